#include "views/combat/combatbar.h"

#include "views/theme/button.h"

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

} // namespace

CombatBar::CombatBar(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_sentence(new QLabel(this)), m_speedLabel(new QLabel(this)),
      m_speeds(new QButtonGroup(this)),
      m_toTheEnd(new Button(QStringLiteral("last"), QString(), ButtonRole::plain, this)),
      m_goOn(new Button(QStringLiteral("next"), QString(), ButtonRole::primary, this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(24, 4, 16, 4);
    row->setSpacing(8);
    m_sentence->setWordWrap(true);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_speedLabel);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(0);
    for (std::size_t place = 0; place < speeds.size(); ++place) {
        auto* button = new Button(QString::fromUtf8(speeds[place].text), this);
        button->setSize(ButtonSize::small);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        m_speeds->addButton(button, static_cast<int>(place));
        buttons->addWidget(button);
    }
    row->addLayout(buttons);
    row->addSpacing(8);
    row->addWidget(m_toTheEnd);
    row->addWidget(m_goOn);
    QSizePolicy policy = m_toTheEnd->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_toTheEnd->setSizePolicy(policy);
    m_toTheEnd->setFocusPolicy(Qt::TabFocus);
    m_goOn->setFocusPolicy(Qt::TabFocus);
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
    m_sentence->setFont(m_theme->font(TextRole::prompt));
    m_speedLabel->setFont(m_theme->font(TextRole::second));
    update();
}

void CombatBar::setSentence(const QString& sentence)
{
    m_sentence->setText(sentence);
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
    m_toTheEnd->setText(tr("To the end"));
    m_goOn->setText(tr("Go on"));
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
}

} // namespace fabletop
