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
#include <QMenu>
#include <QPainter>
#include <algorithm>
#include <array>

namespace fabletop {

namespace {

constexpr std::array<CombatPace, 3> paces{CombatPace::click, CombatPace::slow, CombatPace::fast};
constexpr int wordsLeft = 50;
constexpr int leastSentence = 230; ///< what the choices leave for the sentence

} // namespace

CombatBar::CombatBar(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_paceMenu(new Button(QString(), QString(), ButtonRole::plain, this)),
      m_paceLabel(new QLabel(this)), m_paces(new QButtonGroup(this)), m_pace(new QWidget(this)),
      m_back(new Button(QStringLiteral("prev"), QString(), ButtonRole::plain, this)),
      m_toTheEnd(new Button(QStringLiteral("last"), QString(), ButtonRole::plain, this)),
      m_goOn(new Button(QStringLiteral("next"), QString(), ButtonRole::primary, this)),
      m_takeBack(new Button(QStringLiteral("undo"), QString(), ButtonRole::plain, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* buttons = new QHBoxLayout(m_pace);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(4);
    buttons->addWidget(m_paceLabel);
    buttons->addSpacing(4);
    for (CombatPace pace : paces) {
        auto* button = new Button(m_pace);
        button->setSize(ButtonSize::small);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        m_paces->addButton(button, static_cast<int>(pace));
        buttons->addWidget(button);
    }
    m_paceMenu->setFocusPolicy(Qt::TabFocus);
    connect(m_paceMenu, &QAbstractButton::clicked, this, &CombatBar::showPaces);
    m_back->setFocusPolicy(Qt::TabFocus);
    m_back->hide();
    m_toTheEnd->setFocusPolicy(Qt::TabFocus);
    m_goOn->setFocusPolicy(Qt::TabFocus);
    m_takeBack->setFocusPolicy(Qt::TabFocus);
    connect(m_paces, &QButtonGroup::idClicked, this,
            [this](int pace) { Q_EMIT paceChanged(static_cast<CombatPace>(pace)); });
    connect(m_back, &QAbstractButton::clicked, this, &CombatBar::back);
    connect(m_toTheEnd, &QAbstractButton::clicked, this, &CombatBar::toTheEnd);
    connect(m_goOn, &QAbstractButton::clicked, this, &CombatBar::goOn);
    setTheme(std::move(theme));
    retranslate();
    setPace(CombatPace::click);
}

void CombatBar::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_paceLabel->setFont(m_theme->font(TextRole::second));
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
    m_back->setGeometry(
        places.before(width() - barGap * 2, std::max(places.takeBack.width(), m_back->sizeHint().width())));
    m_toTheEnd->setText(tr("Skip to end"));
    m_toTheEnd->setGeometry(places.before(places.rest, m_toTheEnd->sizeHint().width()));
    const int least = wordsLeft + m_theme->px(leastSentence) + 2 * barGap;
    int left = placePace(m_toTheEnd->x() - barGap, least);
    if (left < least) { // its sign alone, then
        m_toTheEnd->setText(QString());
        m_toTheEnd->setGeometry(places.before(places.rest, m_toTheEnd->sizeHint().width()));
        left = placePace(m_toTheEnd->x() - barGap, least);
    }
    m_words = BarText::fitted(*m_theme, {m_sentence, m_help}, std::max(40, left - 2 * barGap - wordsLeft));
    setToolTip(m_words.tip);
    update();
}

/// With its name, without, or as one button with a menu that says the pace in force; its left edge.
int CombatBar::placePace(int right, int least)
{
    m_paceMenu->hide();
    m_pace->show();
    for (bool named : {true, false}) {
        m_paceLabel->setVisible(named);
        m_pace->layout()->activate();
        const QSize size = m_pace->sizeHint();
        const QRect place(right - (named ? barGap : 0) - size.width(), (height() - size.height()) / 2,
                          size.width(), size.height());
        m_pace->setGeometry(place);
        if (place.left() >= least) return place.left();
    }
    m_pace->hide();
    m_paceMenu->show();
    // It sets something and does nothing: its name first, and no sign of going on unless it stands alone.
    m_paceMenu->setIconStem(QString());
    m_paceMenu->setText(m_paceMenu->accessibleName());
    if (right - m_paceMenu->sizeHint().width() < least) m_paceMenu->setText(m_paceLabel->text());
    if (right - m_paceMenu->sizeHint().width() < least) {
        m_paceMenu->setText(QString());
        m_paceMenu->setIconStem(QStringLiteral("settings"));
    }
    const QSize size = m_paceMenu->sizeHint();
    m_paceMenu->setGeometry(right - size.width(), (height() - size.height()) / 2, size.width(),
                            size.height());
    return m_paceMenu->x();
}

void CombatBar::showPaces()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (CombatPace pace : paces) {
        QAction* action = menu->addAction(paceButton(pace)->text());
        action->setCheckable(true);
        action->setChecked(paceButton(pace)->isChecked());
        connect(action, &QAction::triggered, this, [this, pace] { Q_EMIT paceChanged(pace); });
    }
    menu->popup(m_paceMenu->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
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

void CombatBar::setPace(CombatPace pace)
{
    paceButton(pace)->setChecked(true);
    m_paceMenu->setAccessibleName(tr("Pace: %1").arg(paceButton(pace)->text()));
    m_paceMenu->setToolTip(m_paceMenu->accessibleName());
    layOut();
}

CombatPace CombatBar::pace() const
{
    return static_cast<CombatPace>(std::max(0, m_paces->checkedId()));
}

Button* CombatBar::paceButton(CombatPace pace) const
{
    return static_cast<Button*>(m_paces->button(static_cast<int>(pace)));
}

void CombatBar::setPast(const QString& back)
{
    m_back->setText(back);
    m_back->setVisible(!back.isEmpty());
    m_takeBack->setVisible(back.isEmpty());
    layOut();
}

void CombatBar::setMore(bool more)
{
    m_toTheEnd->setVisible(more);
}

void CombatBar::retranslate()
{
    m_paceLabel->setText(tr("Pace"));
    paceButton(CombatPace::click)->setText(tr("On click"));
    paceButton(CombatPace::slow)->setText(tr("Slow"));
    paceButton(CombatPace::fast)->setText(tr("Fast"));
    paceButton(CombatPace::click)
        ->setToolTip(tr("Waits at the reveal, at each effect that changes something and at the result"));
    paceButton(CombatPace::slow)
        ->setToolTip(tr("Goes on by itself; rests for 3 seconds at the reveal and at the result"));
    paceButton(CombatPace::fast)->setToolTip(tr("Goes on by itself, within 2.5 seconds"));
    m_toTheEnd->setAccessibleName(tr("Skip to end"));
    m_toTheEnd->setToolTip(tr("Skip to end"));
    setPace(pace());
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
    m_theme->art().paintIcon(painter, QRectF(18, (height() - 22) / 2.0, 22, 22), QStringLiteral("attack"),
                             m_theme->color(Tone::accent));
    m_words.paint(painter, *m_theme, wordsLeft, Tone::ink2);
}

} // namespace fabletop
