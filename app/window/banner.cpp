// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/banner.h"

#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/keyboardhome.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <algorithm>
#include <chrono>
#include <utility>

namespace fabletop {

namespace {

using namespace std::chrono_literals;
constexpr auto shownFor = 6s;

} // namespace

Banner::Banner(std::shared_ptr<const Theme> theme, QWidget& pages)
    : QWidget(pages.parentWidget()), m_theme(std::move(theme)), m_pages(pages), m_row(new QHBoxLayout(this)),
      m_words(new QLabel(this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    m_row->setContentsMargins(48, 4, 12, 4);
    m_words->setTextFormat(Qt::PlainText); // names of files and packages are no markup
    m_words->setWordWrap(true);
    m_row->addWidget(m_words, 1);
    auto* close = new Button(QStringLiteral("close"), QString(), ButtonRole::quiet, this);
    m_close = close;
    m_close->setAccessibleName(tr("Close"));
    connect(close, &Button::clicked, this, [this] {
        hide();
        answer(-1);
    });
    m_row->addWidget(close);
    m_leaving.setSingleShot(true);
    connect(&m_leaving, &QTimer::timeout, this, &QWidget::hide);
    m_pages.installEventFilter(this);
    hide();
}

/// As high as its words need at that width; what lies under it stays where it is.
void Banner::place()
{
    const int high = std::max(m_theme->px(44), m_row->totalHeightForWidth(m_pages.width()));
    setGeometry(m_pages.x(), m_pages.y(), m_pages.width(), high);
    raise();
}

bool Banner::eventFilter(QObject* watched, QEvent* event)
{
    const bool moved = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    if (watched == &m_pages && moved && !isHidden()) place();
    return QWidget::eventFilter(watched, event);
}

void Banner::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    place();
    update();
}

void Banner::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) m_close->setAccessibleName(tr("Close"));
    QWidget::changeEvent(event);
}

QString Banner::sentence() const
{
    return m_words->text();
}

void Banner::tell(const QString& sentence, const QStringList& answers, Heard heard)
{
    m_leaving.stop();
    show(sentence, answers, false, std::move(heard));
}

void Banner::offer(const QString& sentence, const QStringList& answers, Heard heard)
{
    m_leaving.stop();
    show(sentence, answers, true, std::move(heard));
}

void Banner::answer(int place)
{
    const Heard heard = m_heard; // an answer may show another sentence
    if (heard) heard(place);
}

void Banner::inform(const QString& sentence)
{
    m_leaving.start(shownFor);
    show(sentence, {}, true, {});
}

void Banner::show(const QString& sentence, const QStringList& answers, bool good, Heard heard)
{
    m_good = good;
    m_heard = std::move(heard);
    for (Button* button : m_buttons) {
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
    m_words->setText(sentence);
    for (int place = 0; place < answers.size(); ++place) {
        auto* button = new Button(answers.at(place), this);
        button->setSize(ButtonSize::small);
        connect(button, &Button::clicked, this, [this, place] { answer(place); });
        m_row->insertWidget(1 + place, button);
        m_buttons.push_back(button);
    }
    setAccessibleName(sentence);
    if (QWidget* focused = window()->focusWidget(); focused && !isAncestorOf(focused))
        setKeyboardHome(*this, *focused); // it comes back from here
    place();
    update();
    QWidget::show();
}

void Banner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme->color(m_good ? Tone::accentWash : Tone::harmWash));
    const QColor mark = m_theme->color(m_good ? Tone::accent : Tone::harm);
    painter.fillRect(QRect(0, height() - 1, width(), 1), mark);
    m_theme->art().paintIcon(painter, QRectF(16, (height() - 20) / 2.0, 20, 20),
                             m_good ? QStringLiteral("check") : QStringLiteral("error"), mark);
}

} // namespace fabletop
