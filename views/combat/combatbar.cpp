// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/combatbar.h"

#include "views/hand/barlabels.h"
#include "views/hand/barslots.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <algorithm>
#include <array>

namespace fabletop {

namespace {

struct Speed {
    double speed;
    const char* text;
};
constexpr std::array<Speed, 5> speeds{{{0, nullptr}, {0.5, "½"}, {1, "1"}, {2, "2"}, {4, "4"}}};
constexpr int roomForLabel = 1100;
constexpr int wordsLeft = 24;

} // namespace

CombatBar::CombatBar(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_speedLabel(new QLabel(this)), m_speeds(new QButtonGroup(this)),
      m_pace(new QWidget(this)),
      m_toTheEnd(new Button(QStringLiteral("last"), QString(), ButtonRole::plain, this)),
      m_goOn(new Button(QStringLiteral("next"), QString(), ButtonRole::primary, this)),
      m_takeBack(new Button(QStringLiteral("undo"), QString(), ButtonRole::plain, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* buttons = new QHBoxLayout(m_pace);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(0);
    buttons->addWidget(m_speedLabel);
    buttons->addSpacing(8);
    for (std::size_t place = 0; place < speeds.size(); ++place) {
        auto* button = new Button(QString::fromUtf8(speeds[place].text), this);
        button->setSize(ButtonSize::small);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        m_speeds->addButton(button, static_cast<int>(place));
        buttons->addWidget(button);
    }
    m_toTheEnd->setFocusPolicy(Qt::TabFocus);
    m_goOn->setFocusPolicy(Qt::TabFocus);
    m_takeBack->setFocusPolicy(Qt::TabFocus);
    connect(m_speeds, &QButtonGroup::idClicked, this, &CombatBar::onSpeed);
    connect(m_toTheEnd, &QAbstractButton::clicked, this, &CombatBar::toTheEnd);
    connect(m_goOn, &QAbstractButton::clicked, this, &CombatBar::goOn);
    setTheme(std::move(theme));
    retranslate();
    setSpeed(1);
}

void CombatBar::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_speedLabel->setFont(m_theme->font(TextRole::second));
    layOut();
    update();
}

/// As in the bar of the table; what shows all that is left is an answer before the slots, the pace left of
/// it.
void CombatBar::layOut()
{
    const BarSlots places = barSlots(*m_theme, size());
    m_takeBack->setGeometry(places.takeBack);
    m_goOn->setGeometry(places.primary);
    m_toTheEnd->setGeometry(places.before(places.rest, m_toTheEnd->sizeHint().width()));
    m_speedLabel->setVisible(width() >= m_theme->px(roomForLabel));
    const QSize pace = m_pace->sizeHint();
    m_pace->setGeometry(m_toTheEnd->x() - 2 * barGap - pace.width(), (height() - pace.height()) / 2,
                        pace.width(), pace.height());
    m_words = BarText::fitted(*m_theme, m_sentence, m_help, false,
                              std::max(40, m_pace->x() - 2 * barGap - wordsLeft));
    setToolTip(m_words.tip);
    update();
}

void CombatBar::resizeEvent(QResizeEvent*)
{
    layOut();
}

void CombatBar::setSentence(const QString& sentence, const QString& help)
{
    m_sentence = sentence;
    m_help = help;
    setAccessibleName(sentence);
    setAccessibleDescription(help);
    layOut();
}

void CombatBar::setSpeed(double speed)
{
    for (std::size_t place = 0; place < speeds.size(); ++place)
        if (std::abs(speeds[place].speed - speed) < 0.01)
            m_speeds->button(static_cast<int>(place))->setChecked(true);
}

void CombatBar::setMore(bool more)
{
    m_toTheEnd->setVisible(more);
}

void CombatBar::onSpeed(int place)
{
    Q_EMIT speedChanged(speeds[static_cast<std::size_t>(place)].speed);
}

void CombatBar::retranslate()
{
    m_speedLabel->setText(tr("Speed"));
    m_speeds->button(0)->setText(tr("off"));
    m_speeds->button(0)->setAccessibleName(tr("No motion"));
    for (std::size_t place = 1; place < speeds.size(); ++place)
        m_speeds->button(static_cast<int>(place))
            ->setAccessibleName(tr("Speed %1").arg(QString::fromUtf8(speeds[place].text)));
    m_toTheEnd->setText(tr("Skip to end"));
    m_goOn->setText(wordOf(PrimaryLabel::goOn));
    m_takeBack->setText(takeBackWord());
    m_takeBack->setReason(tr("You can take this back once the combat has been shown."));
    layOut();
}

void CombatBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void CombatBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, 0, width(), 1), m_theme->color(Tone::hair));
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme->color(Tone::hair));
    painter.fillRect(QRect(0, 0, 5, height()), m_theme->color(Tone::accent));
    m_words.paint(painter, *m_theme, wordsLeft, Tone::ink2);
}

} // namespace fabletop
