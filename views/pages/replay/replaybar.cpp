// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/replaybar.h"

#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <algorithm>
#include <array>
#include <vector>

namespace fabletop {

namespace {

constexpr std::array<Unit, 5> units{Unit::event, Unit::decision, Unit::combatStep, Unit::action, Unit::turn};
constexpr std::array<double, 7> speeds{0.25, 0.5, 1, 2, 4, 8, 16};
constexpr int plainSpeed = 2;
constexpr int gap = 6; ///< pixels between parts
constexpr int narrowGap = 3;
constexpr int leastUnit = 90;

void name(Button& button, const QString& what, const QString& key)
{
    button.setAccessibleName(what);
    button.setToolTip(QStringLiteral("%1  (%2)").arg(what, key));
}

} // namespace

ReplayBar::ReplayBar(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_stepLabel(new QLabel(this)), m_unit(new QComboBox(this)),
      m_jump(new QComboBox(this)), m_speedLabel(new QLabel(this)), m_speed(new QComboBox(this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 5, 12, 5);
    row->setSpacing(gap);
    row->setSizeConstraint(QLayout::SetNoConstraint);
    m_first = addButton(*row, QStringLiteral("first"));
    m_previousTurn = addButton(*row, QStringLiteral("prev-turn"));
    m_previous = addButton(*row, QStringLiteral("prev"));
    m_play = addButton(*row, QStringLiteral("play"));
    m_play->setRole(ButtonRole::primary);
    m_next = addButton(*row, QStringLiteral("next"));
    m_nextTurn = addButton(*row, QStringLiteral("next-turn"));
    m_last = addButton(*row, QStringLiteral("last"));
    row->addSpacing(8);
    row->addWidget(m_stepLabel);
    row->addWidget(m_unit);
    row->addSpacing(4);
    m_jumpBack = addButton(*row, QStringLiteral("prev"));
    row->addWidget(m_jump);
    m_jumpForward = addButton(*row, QStringLiteral("next"));
    row->addSpacing(4);
    m_until = addButton(*row, QStringLiteral("flag"));
    row->addStretch(1);
    row->addWidget(m_speedLabel);
    row->addWidget(m_speed);
    for (Unit unit : units)
        m_unit->addItem(QString(), static_cast<int>(unit));
    for (int jump = 0; jump < jumpCount; ++jump)
        m_jump->addItem(QString(), jump);
    for (double speed : speeds)
        m_speed->addItem(QString(), speed);
    m_speed->setCurrentIndex(plainSpeed);
    for (QComboBox* box : {m_unit, m_jump, m_speed})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connectParts();
    setTheme(std::move(theme));
    retranslate();
    setUnit(Unit::combatStep);
    setPlace({});
}

Button* ReplayBar::addButton(QHBoxLayout& row, const QString& icon)
{
    auto* button = new Button(icon, QString(), ButtonRole::plain, this);
    button->setFocusPolicy(Qt::TabFocus);
    row.addWidget(button);
    return button;
}

void ReplayBar::connectParts()
{
    connect(m_first, &QAbstractButton::clicked, this, &ReplayBar::first);
    connect(m_last, &QAbstractButton::clicked, this, &ReplayBar::last);
    connect(m_play, &QAbstractButton::clicked, this, &ReplayBar::playToggled);
    connect(m_previous, &QAbstractButton::clicked, this, [this] { Q_EMIT stepBack(unit()); });
    connect(m_next, &QAbstractButton::clicked, this, [this] { Q_EMIT stepForward(unit()); });
    connect(m_previousTurn, &QAbstractButton::clicked, this, [this] { Q_EMIT stepBack(Unit::turn); });
    connect(m_nextTurn, &QAbstractButton::clicked, this, [this] { Q_EMIT stepForward(Unit::turn); });
    connect(m_jumpBack, &QAbstractButton::clicked, this, [this] { Q_EMIT jumpBack(jump()); });
    connect(m_jumpForward, &QAbstractButton::clicked, this, [this] { Q_EMIT jumpForward(jump()); });
    connect(m_jump, &QComboBox::currentIndexChanged, this, [this] {
        nameJumps();
        fitIn();
        Q_EMIT jumpChanged();
    });
    connect(m_until, &QAbstractButton::clicked, this, &ReplayBar::untilRequested);
    connect(m_unit, &QComboBox::currentIndexChanged, this, [this] {
        fitIn();
        Q_EMIT unitChanged();
    });
    connect(m_speed, &QComboBox::currentIndexChanged, this, [this] {
        fitIn();
        Q_EMIT speedChanged(m_speed->currentData().toDouble());
    });
}

void ReplayBar::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    for (QLabel* label : {m_stepLabel, m_speedLabel})
        label->setFont(m_theme->font(TextRole::body));
    fitIn();
    update();
}

void ReplayBar::setPlace(Place place)
{
    const QString start = place.atStart ? tr("This is the beginning") : QString();
    const QString end = place.atEnd ? tr("This is the end") : QString();
    for (Button* button : {m_first, m_previousTurn, m_previous})
        button->setReason(start);
    for (Button* button : {m_next, m_nextTurn, m_last, m_play})
        button->setReason(end);
    m_jumpBack->setReason(place.jumpBehind ? QString() : tr("There is none before"));
    m_jumpForward->setReason(place.jumpAhead ? QString() : tr("None follows"));
    m_until->setReason(end);
}

void ReplayBar::setPlaying(bool playing)
{
    m_playing = playing;
    m_play->setIconStem(playing ? QStringLiteral("pause") : QStringLiteral("play"));
    name(*m_play, playing ? tr("Pause") : tr("Play"), tr("Space"));
}

void ReplayBar::setUnit(Unit unit)
{
    m_unit->setCurrentIndex(m_unit->findData(static_cast<int>(unit)));
}

Unit ReplayBar::unit() const
{
    return static_cast<Unit>(m_unit->currentData().toInt());
}

void ReplayBar::retranslate()
{
    name(*m_first, tr("To the beginning"), tr("Home"));
    name(*m_previousTurn, tr("Previous turn"), tr("Page up"));
    name(*m_previous, tr("Step back"), QStringLiteral("←"));
    name(*m_next, tr("Step forward"), QStringLiteral("→"));
    name(*m_nextTurn, tr("Next turn"), tr("Page down"));
    name(*m_last, tr("To the end"), tr("End"));
    setPlaying(m_playing);
    const std::array<QString, jumpCount> jumps{tr("combat"),   tr("damage"), tr("defeat"),
                                               tr("bookmark"), tr("note"),   tr("turning point"),
                                               tr("mistake")};
    for (int jump = 0; jump < jumpCount; ++jump)
        m_jump->setItemText(jump, jumps[static_cast<std::size_t>(jump)]);
    m_jump->setAccessibleName(tr("Jump to"));
    nameJumps();
    name(*m_until, tr("Run until…"), QStringLiteral("U"));
    m_stepLabel->setText(tr("Step by"));
    m_speedLabel->setText(tr("Speed"));
    const std::array<QString, units.size()> words{tr("event"), tr("decision"), tr("combat step"),
                                                  tr("action"), tr("turn")};
    for (std::size_t i = 0; i < words.size(); ++i)
        m_unit->setItemText(static_cast<int>(i), words[i]);
    for (std::size_t i = 0; i < speeds.size(); ++i)
        m_speed->setItemText(static_cast<int>(i), locale().toString(speeds[i]) + QStringLiteral("×"));
    m_unit->setAccessibleName(tr("Step by"));
    m_speed->setAccessibleName(tr("Speed"));
    fitIn();
}

QSize ReplayBar::minimumSizeHint() const
{
    return {440, m_theme->px(44)};
}

void ReplayBar::setJump(Jump jump)
{
    m_jump->setCurrentIndex(static_cast<int>(jump));
}

Jump ReplayBar::jump() const
{
    return static_cast<Jump>(std::max(0, m_jump->currentIndex()));
}

/// One pair of buttons for all kinds, so that each has a name and a key of its own.
void ReplayBar::nameJumps()
{
    static constexpr std::array<const char*, jumpCount> keys{"C", "D", "K", "M", "N", "T", "X"};
    const std::array<QString, jumpCount> next{
        tr("Next combat"), tr("Next damage"),        tr("Next defeat"), tr("Next bookmark"),
        tr("Next note"),   tr("Next turning point"), tr("Next mistake")};
    const std::array<QString, jumpCount> previous{
        tr("Previous combat"), tr("Previous damage"),        tr("Previous defeat"), tr("Previous bookmark"),
        tr("Previous note"),   tr("Previous turning point"), tr("Previous mistake")};
    const auto place = static_cast<std::size_t>(jump());
    const QString key = QLatin1String(keys[place]);
    name(*m_jumpForward, next[place], key);
    name(*m_jumpBack, previous[place], tr("Shift+%1").arg(key));
}

/// What people can do without goes first where not all has room: words, then buttons whose keys and boxes do
/// the same.
void ReplayBar::fitIn()
{
    const auto tooWide = [this] { return layout()->sizeHint().width() > width(); };
    const std::vector<QWidgetList> lesser{
        {m_speedLabel}, {m_stepLabel}, {m_previousTurn, m_nextTurn}, {m_first, m_last}};
    m_until->setText(tr("Run until…"));
    for (const QWidgetList& parts : lesser)
        for (QWidget* part : parts)
            part->show();
    m_until->show();
    m_jumpBack->show();
    fitBoxes(false);
    layout()->setSpacing(gap);
    if (tooWide()) m_until->setText(QString());
    for (const QWidgetList& parts : lesser) {
        if (!tooWide()) break;
        for (QWidget* part : parts)
            part->hide();
    }
    if (tooWide()) layout()->setSpacing(narrowGap);
    if (tooWide()) fitBoxes(true);
    if (tooWide()) m_until->hide();
    if (tooWide()) m_jumpBack->hide();
    if (tooWide()) m_unit->setMinimumWidth(leastUnit); // the end of its words, but nothing stands on another
    if (tooWide()) m_unit->setMaximumWidth(QWIDGETSIZE_MAX);
}

void ReplayBar::fitBoxes(bool shown)
{
    for (QComboBox* box : {m_unit, m_jump, m_speed}) {
        box->setMinimumWidth(0);
        box->setMaximumWidth(QWIDGETSIZE_MAX);
        const QFontMetrics metrics(box->font());
        int widest = 0;
        for (int item = 0; item < box->count(); ++item)
            widest = std::max(widest, metrics.horizontalAdvance(box->itemText(item)));
        if (shown)
            box->setFixedWidth(box->sizeHint().width() - widest +
                               metrics.horizontalAdvance(box->currentText()));
    }
}

void ReplayBar::resizeEvent(QResizeEvent*)
{
    fitIn();
}

void ReplayBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void ReplayBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, 0, width(), 1), m_theme->color(Tone::hair));
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme->color(Tone::hair));
}

} // namespace fabletop
