// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/detailpane.h"

#include "views/cards/cardpainter.h"
#include "views/cards/cardwidget.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"

#include <QLabel>
#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int trayStep = 66; ///< from one back to the next
constexpr int newsHigh = 26;
constexpr int newsAround = 14; ///< room left and right of its words

} // namespace

DetailPane::DetailPane(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_card(new CardWidget(theme, this)), m_text(new QLabel(this)),
      m_log(new QListView(this)), m_news(new Button(QString(), QString(), ButtonRole::quiet, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    m_news->setSize(ButtonSize::small);
    m_news->setProperty("alignment", QStringLiteral("left"));
    m_news->hide();
    connect(m_news, &Button::clicked, this, &DetailPane::newsRequested);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_text->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_card->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_log->setWordWrap(true);
    m_log->setFrameShape(QFrame::NoFrame);
    m_log->setSelectionMode(QAbstractItemView::NoSelection);
    m_log->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_log->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_log->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_log->setResizeMode(QListView::Adjust);
    m_log->setSpacing(1);
    // A bar that comes later takes room that the lines had been broken for.
    m_log->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_log->setAccessibleName(tr("What happened"));
    m_log->viewport()->installEventFilter(this);
    m_log->setMouseTracking(true);
    connect(m_log, &QListView::entered, this,
            [this](const QModelIndex& index) { Q_EMIT sentenceHovered(index.row()); });
    connect(m_log, &QListView::viewportEntered, this, [this] { Q_EMIT sentenceHovered(-1); });
    connect(m_log, &QListView::clicked, this,
            [this](const QModelIndex& index) { Q_EMIT sentenceClicked(index.row()); });
    setTheme(std::move(theme));
    turnTo(Shown::log);
}

void DetailPane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) m_log->setAccessibleName(tr("What happened"));
    QWidget::changeEvent(event);
}

void DetailPane::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_text->setFont(m_theme->font(TextRole::body));
    m_log->setFont(m_theme->font(TextRole::second));
    m_news->setFont(m_theme->font(TextRole::second));
    QPalette palette = m_log->palette();
    palette.setColor(QPalette::Base, m_theme->color(Tone::ground));
    palette.setColor(QPalette::Text, m_theme->color(Tone::ink));
    m_log->setPalette(palette);
    m_log->viewport()->setPalette(palette);
    update();
}

void DetailPane::setLog(QAbstractItemModel* model)
{
    m_log->setModel(model);
    m_keepsNews = true;
    if (!model) return;
    connect(model, &QAbstractItemModel::rowsInserted, this, &DetailPane::toEnd, Qt::QueuedConnection);
    connect(model, &QAbstractItemModel::modelReset, this, &DetailPane::toEnd, Qt::QueuedConnection);
    toEnd();
}

void DetailPane::toEnd()
{
    m_log->scrollToBottom();
}

void DetailPane::turnTo(Shown what)
{
    m_shown = what;
    m_card->setVisible(what == Shown::card || what == Shown::brief);
    m_text->setVisible(what == Shown::text || what == Shown::brief ||
                       (what == Shown::card && !m_text->text().isEmpty()));
    m_log->setVisible(what == Shown::log);
    Q_EMIT heightChanged();
    layOut();
    update();
}

void DetailPane::showCard(const CardLook& look, const QString& remark)
{
    CardLook plain = look;
    plain.dimmed.clear();
    plain.chosen = plain.lifted = false;
    m_heading.clear();
    m_harm = !remark.isEmpty();
    m_text->setText(remark);
    m_card->setCard(plain);
    turnTo(Shown::card);
}

void DetailPane::showBrief(const CardLook& look, const QString& heading, const QString& text)
{
    CardLook plain = look;
    plain.dimmed.clear();
    m_heading = heading;
    m_harm = false;
    m_text->setText(text);
    m_card->setCard(plain);
    turnTo(Shown::brief);
}

void DetailPane::showText(const QString& heading, const QString& text, bool harm)
{
    m_heading = heading;
    m_harm = harm;
    m_text->setText(text);
    turnTo(Shown::text);
}

void DetailPane::showLog()
{
    if (m_shown == Shown::log) return;
    m_heading.clear();
    turnTo(Shown::log);
}

void DetailPane::clear()
{
    m_heading.clear();
    m_harm = false;
    m_text->clear();
    m_card->setCard({});
    turnTo(Shown::log);
}

void DetailPane::setNews(const QString& news)
{
    m_newsWords = news;
    m_news->setAccessibleName(news);
    m_news->setVisible(!news.isEmpty());
    fitNews();
}

void DetailPane::fitNews()
{
    const QString shown =
        m_news->fontMetrics().elidedText(m_newsWords, Qt::ElideRight, m_news->width() - newsAround);
    m_news->setText(shown);
    m_news->setToolTip(shown == m_newsWords ? QString() : m_newsWords);
}

void DetailPane::setTray(const QStringList& backs)
{
    if (backs == m_tray) return;
    m_tray = backs;
    layOut();
    update();
}

int DetailPane::trayWide() const
{
    return m_shown == Shown::log && !m_tray.isEmpty() ? static_cast<int>(m_tray.size()) * trayStep + 6 : 0;
}

void DetailPane::paintTray(QPainter& painter) const
{
    const CardPainter cards(*m_theme);
    for (int place = 0; place < m_tray.size(); ++place) {
        const QRectF box(12 + place * trayStep, m_theme->px(32), 54, 75);
        cards.paintBack(painter, box);
        paintText(painter, QRectF(box.left() - 8, box.bottom() + 3, box.width() + 16, m_theme->px(18)),
                  m_tray.at(place), {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)}, Fit::exact,
                  Qt::AlignCenter);
    }
}

int DetailPane::wantedHeight(int width, int least) const
{
    const int inner = width - 24;
    if (m_shown == Shown::log) return least;
    int wanted = 16 + (m_heading.isEmpty() ? 0 : m_theme->px(26));
    if (m_shown == Shown::card) wanted += m_card->heightForWidth(inner) + 8;
    if (!m_text->text().isEmpty()) wanted += m_text->heightForWidth(inner) + 8;
    return std::max(least, wanted);
}

void DetailPane::layOut()
{
    const int foot = m_keepsNews ? m_theme->px(newsHigh) : 0;
    m_news->setGeometry(2, height() - foot - 3, width() - 8, foot);
    fitNews();
    const QRect inner = rect().adjusted(12, 8, -12, foot > 0 ? -foot - 4 : -8);
    const int head = m_theme->px(24);
    m_log->setGeometry(inner.adjusted(trayWide(), head - 2, 4, 0));
    m_log->scrollToBottom();
    if (m_shown == Shown::brief) {
        const int wide = std::min(inner.width() / 2, static_cast<int>(inner.height() / CardPainter::aspect));
        m_card->setGeometry(inner.left(), inner.top(), wide, m_card->heightForWidth(wide));
        const int left = inner.left() + wide + 10;
        m_text->setGeometry(left, inner.top() + head, inner.right() - left, inner.height() - head);
        return;
    }
    int top = inner.top() + (m_heading.isEmpty() ? 0 : head);
    if (m_shown == Shown::card) {
        const int text = m_text->text().isEmpty() ? 0 : m_text->heightForWidth(inner.width()) + 6;
        m_text->setGeometry(inner.left(), inner.bottom() - text, inner.width(), text);
        m_card->setGeometry(inner.left(), top, inner.width(), inner.bottom() - text - top);
        return;
    }
    m_text->setGeometry(inner.left(), top, inner.width(), inner.bottom() - top);
}

bool DetailPane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_log->viewport() && event->type() == QEvent::MouseButtonRelease)
        if (!m_log->indexAt(static_cast<QMouseEvent*>(event)->pos()).isValid()) Q_EMIT emptyClicked();
    if (watched == m_log->viewport() && event->type() == QEvent::Leave) Q_EMIT sentenceHovered(-1);
    return QWidget::eventFilter(watched, event);
}

void DetailPane::resizeEvent(QResizeEvent*)
{
    layOut();
}

void DetailPane::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const bool quiet = m_shown == Shown::log || m_shown == Shown::brief;
    painter.fillRect(rect(), m_theme->color(quiet ? Tone::ground : Tone::panel));
    if (!quiet) {
        painter.fillRect(QRect(0, 0, width(), 1), m_theme->color(Tone::edge));
        painter.fillRect(QRect(0, 0, 1, height()), m_theme->color(Tone::edge));
        if (m_harm) painter.fillRect(QRect(0, 0, 3, height()), m_theme->color(Tone::harm));
    }
    if (trayWide() > 0) paintTray(painter);
    const int left = m_shown == Shown::brief ? m_card->geometry().right() + 11 : 12;
    const QRect head(left, 8, width() - left - 8, m_theme->px(20));
    if (m_shown == Shown::log) {
        paintText(painter, head, tr("What happened"),
                  {m_theme->font(TextRole::label), m_theme->textColor(TextRole::label)});
    } else if (!m_heading.isEmpty()) {
        paintText(painter, head, m_heading,
                  {m_theme->nameFont(TextRole::section, m_heading),
                   m_theme->color(m_harm ? Tone::harm : Tone::ink)},
                  Fit::elide);
    }
}

} // namespace fabletop
