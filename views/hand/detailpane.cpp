// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/hand/detailpane.h"

#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"

#include <QLabel>
#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int lineHighest = 64; ///< below it there is only room for the news
constexpr int lineEdge = 12;
constexpr int newsAround = 14; ///< room left and right of its words

/// Words that open something.
class LinkButton final : public Button {
public:
    LinkButton(const std::shared_ptr<const Theme>& theme, QWidget* parent)
        : Button(QString(), QString(), ButtonRole::quiet, parent), m_theme(theme)
    {
        setCursor(Qt::PointingHandCursor);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        QFont words = font();
        words.setUnderline(true);
        paintText(painter, rect().adjusted(0, 0, -lineEdge / 2, 0), text(),
                  {words, m_theme->color(Tone::link)}, Fit::exact, Qt::AlignVCenter | Qt::AlignRight);
    }

private:
    const std::shared_ptr<const Theme>& m_theme; ///< the pane's, whichever it is
};

} // namespace

DetailPane::DetailPane(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_text(new QLabel(this)), m_lines(new PaneLines(theme, this)),
      m_log(new QListView(this)), m_news(new LinkButton(m_theme, this))
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
    palette.setColor(QPalette::Base, m_theme->color(Tone::panel));
    palette.setColor(QPalette::Text, m_theme->color(Tone::ink));
    m_log->setPalette(palette);
    m_log->viewport()->setPalette(palette);
    layOut(); // other letters, other widths
    update();
}

void DetailPane::setLog(QAbstractItemModel* model)
{
    m_log->setModel(model);
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
    Q_EMIT heightChanged();
    layOut();
    update();
}

void DetailPane::showText(const QString& heading, const QString& text, bool harm)
{
    m_heading = heading;
    m_harm = harm;
    m_text->setText(text);
    turnTo(Shown::text);
}

void DetailPane::showLines(const QString& heading, std::vector<PaneLine> lines)
{
    m_heading = heading;
    m_harm = false;
    m_lines->setLines(std::move(lines));
    turnTo(Shown::lines);
}

void DetailPane::showLog()
{
    m_heading.clear();
    m_harm = false;
    turnTo(Shown::log);
}

void DetailPane::clear()
{
    m_heading.clear();
    m_harm = false;
    m_text->clear();
    turnTo(Shown::log);
}

void DetailPane::setNews(const QString& news)
{
    m_newsWords = news;
    m_news->setAccessibleName(news);
    m_news->setVisible(!news.isEmpty());
    layOut();
    update();
}

void DetailPane::setLast(const QString& sentence)
{
    if (sentence == m_last) return;
    m_last = sentence;
    setAccessibleDescription(sentence);
    fitLast();
    update();
}

void DetailPane::fitNews()
{
    const QString shown =
        m_news->fontMetrics().elidedText(m_newsWords, Qt::ElideRight, m_news->width() - newsAround);
    m_news->setText(shown);
    m_news->setToolTip(shown == m_newsWords ? QString() : m_newsWords);
}

/// The log takes all the room there is.
int DetailPane::wantedHeight(int width, int least) const
{
    constexpr int endless = 10'000;
    if (m_shown == Shown::log) return endless;
    int wanted = 16 + (m_heading.isEmpty() ? 0 : m_theme->px(26));
    if (m_shown == Shown::lines) return std::max(least, wanted + m_lines->heightForWidth(width - 24) + 4);
    if (!m_text->text().isEmpty()) wanted += m_text->heightForWidth(width - 24) + 8;
    return std::max(least, wanted);
}

bool DetailPane::isLine() const
{
    return height() < m_theme->px(lineHighest);
}

void DetailPane::layOut()
{
    const bool line = isLine();
    // At the right edge, where the strip ends.
    const int wide =
        std::min(width() - 8, m_news->fontMetrics().horizontalAdvance(m_newsWords) + newsAround + 2);
    m_news->setGeometry(line ? QRect(width() - 6 - wide, 1, wide, height() - 2) : QRect());
    fitNews();
    fitLast();
    m_log->setVisible(m_shown == Shown::log && !line);
    m_text->setVisible(m_shown == Shown::text && !line);
    m_lines->setVisible(m_shown == Shown::lines && !line);
    const QRect inner = rect().adjusted(12, 8, -12, -8);
    const int head = m_theme->px(24);
    m_log->setGeometry(inner.adjusted(0, head - 2, 4, 0));
    m_log->scrollToBottom();
    const int top = inner.top() + (m_heading.isEmpty() ? 0 : head);
    m_text->setGeometry(inner.left(), top, inner.width(), inner.bottom() - top);
    m_lines->setGeometry(m_text->geometry());
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

void DetailPane::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && isLine()) return Q_EMIT logRequested();
    QWidget::mouseReleaseEvent(event);
}

/// The last event and a link to more: what is new, or else the log.
void DetailPane::paintLine(QPainter& painter)
{
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, 0, width(), 1), m_theme->color(Tone::hair));
    QFont font = m_theme->font(TextRole::second);
    if (toolTip().isEmpty())
        paintText(painter, QRect(lineEdge, 0, lineLink() - 2 * lineEdge, height()), m_last,
                  {font, m_theme->color(Tone::ink2)}, Fit::exact, Qt::AlignVCenter | Qt::AlignRight);
    if (!m_news->isHidden()) return;
    font.setUnderline(true);
    paintText(painter, QRect(lineLink(), 0, width() - lineEdge - lineLink(), height()), tr("What happened"),
              {font, m_theme->color(Tone::link)}, Fit::shrink, Qt::AlignVCenter | Qt::AlignRight);
}

/// Where the link of the line begins.
int DetailPane::lineLink() const
{
    if (!m_news->isHidden()) return m_news->x();
    const QFontMetrics metrics(m_theme->font(TextRole::second));
    return std::max(lineEdge, width() - lineEdge - metrics.horizontalAdvance(tr("What happened")) - 2);
}

void DetailPane::fitLast()
{
    const QFontMetrics metrics(m_theme->font(TextRole::second));
    setToolTip(isLine() && metrics.horizontalAdvance(m_last) > lineLink() - 2 * lineEdge ? m_last
                                                                                         : QString());
}

void DetailPane::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (isLine()) return paintLine(painter);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, 0, width(), 1), m_theme->color(Tone::edge));
    painter.fillRect(QRect(0, 0, 1, height()), m_theme->color(Tone::edge));
    if (m_harm) painter.fillRect(QRect(0, 0, 3, height()), m_theme->color(Tone::harm));
    const QRect head(12, 8, width() - 20, m_theme->px(20));
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
