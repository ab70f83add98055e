// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/start/seatchooser.h"

#include "model/match/words/spokenname.h"
#include "views/illustrations/followbaked.h"
#include "views/illustrations/plate.h"
#include "views/pages/start/heropicker.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/rovingfocus.h"
#include "views/theme/rulelink.h"
#include "views/theme/shapes.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr qreal signWide = 20; ///< of a figure, with what parts it from the number
constexpr qreal figureGap = 10;
constexpr qreal leastFigures = 0.92; ///< of the size of letters
constexpr qreal figureStep = 0.06;
constexpr int leastCompanion = 64;     ///< height of its plate
constexpr qreal widestCompanion = 2.8; ///< by its height
constexpr qreal companionShare = 0.62; ///< at most, of the hero's

} // namespace

SeatChooser::SeatChooser(int seat, Language language, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_seat(seat), m_language(language), m_theme(std::move(theme)),
      m_name(new QLineEdit(this)),
      m_person(new Button(QStringLiteral("person"), tr("Person"), ButtonRole::plain, this)),
      m_partner(new Button(QStringLiteral("person"), QString(), ButtonRole::plain, this)),
      m_computer(new Button(QStringLiteral("computer"), tr("Computer"), ButtonRole::plain, this)),
      m_players(new RovingFocus(this)), m_level(new QComboBox(this)),
      m_surprise(new Button(QStringLiteral("chance"), QString(), ButtonRole::quiet, this)),
      m_heroes(new HeroPicker(idAt<SeatId>(seat), language, this)), m_box(new QComboBox(this)),
      m_more(new RuleLink(m_theme, this))
{
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
        m_more->setTheme(m_theme);
        layOut();
        update();
    });
    onIllustrationsBaked(*this, m_theme, [this] { update(); });
    build();
}

void SeatChooser::build()
{
    m_name->setMaxLength(24);
    m_name->setAccessibleName(tr("Name of seat %1").arg(m_seat + 1));
    m_person->setAccessibleName(tr("Person"));
    m_computer->setAccessibleName(tr("Computer"));
    m_level->addItem(tr("Apprentice"), QStringLiteral("apprentice"));
    m_level->addItem(tr("Duelist"), QStringLiteral("duelist"));
    m_level->addItem(tr("Master"), QStringLiteral("master"));
    m_level->setAccessibleName(tr("Level of the computer"));
    m_surprise->setAccessibleName(tr("Surprise me: a hero for seat %1").arg(m_seat + 1));
    m_surprise->setToolTip(tr("Surprise me"));
    m_box->setAccessibleName(tr("Hero of seat %1").arg(m_seat + 1));
    m_more->setText(tr("more"));
    m_more->setWords(tr("Full ability of the hero of seat %1").arg(m_seat + 1), QString());
    connect(m_more, &RuleLink::clicked, this, [this] { showNote(*m_more, m_choice.hero.ability); });
    connect(m_name, &QLineEdit::textEdited, this, &SeatChooser::named);
    connect(m_person, &Button::clicked, this, [this] {
        if (m_choice.shared) Q_EMIT partnerTurned();
        Q_EMIT playerPicked(QStringLiteral("person"));
    });
    const auto computer = [this] {
        if (m_choice.shared) Q_EMIT partnerTurned();
        Q_EMIT playerPicked(m_level->currentData().toString());
    };
    connect(m_computer, &Button::clicked, this, computer);
    connect(m_level, &QComboBox::activated, this, computer);
    connect(m_partner, &Button::clicked, this, &SeatChooser::partnerTurned);
    connect(m_surprise, &Button::clicked, this, &SeatChooser::surpriseRequested);
    connect(m_heroes, &HeroPicker::picked, this, &SeatChooser::heroPicked);
    connect(m_box, &QComboBox::activated, this,
            [this] { Q_EMIT heroPicked(m_box->currentData().toString()); });
    m_players->setButtons({m_person, m_computer}, 2);
}

HeroPick* SeatChooser::addHero(const QString& choice, const HeroRules& hero)
{
    m_box->addItem(spokenName(hero.name, m_language), choice);
    return m_heroes->add(choice, hero, m_theme);
}

void SeatChooser::removeGuests()
{
    m_heroes->removeGuests();
    for (int place = m_box->count(); place-- > 0;)
        if (looksLikePath(m_box->itemData(place).toString())) m_box->removeItem(place);
}

void SeatChooser::setNames(const MatchPlan::Seat& planned)
{
    m_name->setText(planned.name);
    m_level->setCurrentIndex(std::max(0, m_level->findData(planned.player)));
}

QString SeatChooser::heroName() const
{
    return m_heroes->chosenName();
}

void SeatChooser::show(const SeatChoice& choice)
{
    m_choice = choice;
    m_choice.hero.figure.seat = idAt<SeatId>(m_seat);
    m_choice.hero.figure.right = m_seat % 2 == 0;
    for (FigureLook& companion : m_choice.hero.companions) {
        companion.seat = m_choice.hero.figure.seat;
        companion.right = m_choice.hero.figure.right;
    }
    const bool person = choice.plan.player == u"person";
    const bool shared = choice.shared;
    m_person->setRole(person && !shared ? ButtonRole::on : ButtonRole::plain);
    m_computer->setRole(person || shared ? ButtonRole::plain : ButtonRole::on);
    m_partner->setRole(shared ? ButtonRole::on : ButtonRole::plain);
    m_partnerWords = choice.partner.isEmpty() ? QString() : tr("Also %1").arg(unmarked(choice.partner));
    m_partner->setText(m_partnerWords);
    m_partner->setAccessibleName(shownText(m_partnerWords));
    m_partner->setToolTip(shownText(m_partnerWords).toHtmlEscaped());
    m_players->setCurrent(person ? m_person : m_computer);
    m_name->setVisible(!shared);
    m_name->setPlaceholderText(choice.placeholder);
    m_level->setVisible(!person && !shared);
    m_partner->setVisible(!choice.partner.isEmpty());
    m_box->setCurrentIndex(m_box->findData(choice.plan.hero));
    m_heroes->showChoice(choice.plan.hero);
    layOut();
    update();
}

// -- drawing

void SeatChooser::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(m_theme->color(Tone::hair), 1));
    painter.setBrush(m_theme->color(Tone::raised));
    painter.drawRoundedRect(frame, 6, 6);
    const SeatId seat = idAt<SeatId>(m_seat);
    QPainterPath shape;
    shape.addRoundedRect(frame, 6, 6);
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(QRectF(0, 0, chooserBand, height()), m_theme->seat(seat));
    painter.restore();
    const qreal middle = unit(8) + unit(30) / 2.0;
    paintSeatForm(painter, *m_theme, seat, QPointF(chooserBand + chooserInset + 6, middle), 6);
    if (m_labelled)
        paintText(painter, QRectF(chooserBand + chooserInset + 20, middle - 14, labelWide() + 6, 28), label(),
                  {m_theme->font(TextRole::button), m_theme->color(Tone::ink)});
    if (m_portrait.isEmpty()) return;
    paintPortrait(painter);
    paintSummary(painter);
}

void SeatChooser::paintPortrait(QPainter& painter) const
{
    paintPlate(painter, QRectF(m_portrait), m_choice.hero.figure);
}

void SeatChooser::paintPlate(QPainter& painter, const QRectF& plate, const FigureLook& look) const
{
    const SeatId seat = idAt<SeatId>(m_seat);
    paintPlateGround(painter, *m_theme, plate, seat);
    // Where the plate is high the half figure fills it, and what is beside its middle is cut off.
    const qreal side = std::clamp(plate.height() - 3, 1.0, plate.width() * 1.5);
    const QRectF box(plate.center().x() - side / 2, plate.bottom() - side, side, side);
    if (!paintOnPlate(painter, *m_theme, plate, box, look)) {
        DiscLook disc;
        disc.seat = seat;
        disc.emblem = m_choice.plan.hero;
        disc.initial = firstLetter(m_choice.hero.name);
        paintDisc(painter, *m_theme, plate.center(), side * 0.34, disc);
    }
    paintPlateFrame(painter, *m_theme, plate, seat);
}

int SeatChooser::companionsTop() const
{
    if (m_choice.hero.companions.empty() || m_ability.isEmpty() || m_ability != m_choice.hero.ability)
        return 0;
    const QRectF words = QFontMetricsF(m_abilityFont)
                             .boundingRect(QRectF(m_abilityBox), Qt::TextWordWrap | Qt::AlignTop, m_ability);
    const int bottom = m_portrait.bottom() + 1;
    const int high = std::min(bottom - static_cast<int>(std::ceil(words.bottom())) - unit(10),
                              static_cast<int>(m_portrait.height() * companionShare));
    return high < unit(leastCompanion) ? 0 : bottom - high;
}

/// All beside each other, as wide as the words where that leaves no empty band.
void SeatChooser::paintCompanions(QPainter& painter) const
{
    const int top = companionsTop();
    if (top == 0) return;
    const QRectF row(QPointF(m_words.left(), std::max(top, m_companionsTop)),
                     QPointF(m_words.right() + 1, QRectF(m_portrait).bottom()));
    const auto count = static_cast<qreal>(m_choice.hero.companions.size());
    const qreal share = (row.width() - (count - 1) * unit(8)) / count;
    QRectF plate(row.topLeft(), QSizeF(std::min(share, row.height() * widestCompanion), row.height()));
    for (const FigureLook& look : m_choice.hero.companions) {
        paintPlate(painter, plate, look);
        plate.translate(plate.width() + unit(8), 0);
    }
}

void SeatChooser::paintSummary(QPainter& painter) const
{
    const qreal line = figuresTop() - m_words.top();
    if (m_box->isHidden()) // else the box above says it
        paintText(painter, QRectF(m_words.left(), m_words.top(), m_nameRight - m_words.left(), line),
                  m_choice.hero.name, {nameFont(), m_theme->color(Tone::ink)}, Fit::shrink);
    paintFigures(painter);
    if (m_ability.isEmpty()) return;
    paintText(painter, m_abilityBox.adjusted(0, 0, 0, 3), m_ability,
              {m_abilityFont, m_theme->color(Tone::ink)}, Fit::wrap, Qt::AlignTop | Qt::AlignLeft);
    if (m_more->isHidden()) paintCompanions(painter);
}

/// Smaller, as far as needed, where that saves a row.
QFont SeatChooser::figureFont() const
{
    const qreal grown = std::clamp(m_words.height() / static_cast<qreal>(unit(330)), 1.0, 1.4);
    const HeroSummary& hero = m_choice.hero;
    const QString all = QString::number(hero.health) + QString::number(hero.move) +
                        (hero.ranged ? tr("ranged") : tr("melee")) + hero.sidekicks;
    const qreal room = m_words.width() - 4 * signWide - 3 * figureGap;
    for (qreal share = grown; share > leastFigures - 0.01; share -= figureStep) {
        const QFont font = m_theme->interfaceFont(std::max(11.0, m_theme->body() * share));
        if (QFontMetricsF(font).horizontalAdvance(all) <= room) return font;
    }
    return m_theme->interfaceFont(m_theme->body() * grown);
}

std::vector<SeatChooser::Figure> SeatChooser::figures() const
{
    const HeroSummary& hero = m_choice.hero;
    const QFontMetricsF metrics(figureFont());
    const qreal high = std::max(metrics.height(), 18.0);
    std::vector<Figure> all{{QStringLiteral("heart"), QString::number(hero.health), {}},
                            {QStringLiteral("maneuver"), QString::number(hero.move), {}},
                            {hero.ranged ? QStringLiteral("ranged") : QStringLiteral("melee"),
                             hero.ranged ? tr("ranged") : tr("melee"),
                             {}}};
    if (!hero.sidekicks.isEmpty()) all.push_back({QStringLiteral("person"), hero.sidekicks, {}});
    qreal x = m_words.left();
    qreal y = figuresTop();
    for (Figure& figure : all) {
        const qreal wide =
            std::min<qreal>(signWide + metrics.horizontalAdvance(figure.words), m_words.width());
        if (x > m_words.left() && x + wide > m_words.right() + 1) {
            x = m_words.left();
            y += high + 2;
        }
        figure.box = QRectF(x, y, wide, high);
        x += wide + figureGap;
    }
    return all;
}

void SeatChooser::paintFigures(QPainter& painter) const
{
    const QFont font = figureFont();
    for (const Figure& figure : figures()) {
        const QRectF& box = figure.box;
        m_theme->art().paintIcon(painter, QRectF(box.left(), box.center().y() - 8, 16, 16), figure.icon,
                                 m_theme->color(Tone::ink2));
        paintText(painter, box.adjusted(signWide - 1, 0, 1, 0), figure.words,
                  {font, m_theme->color(Tone::ink)}, Fit::shrink);
    }
}

void SeatChooser::resizeEvent(QResizeEvent*)
{
    layOut();
}

void SeatChooser::showEvent(QShowEvent*)
{
    layOut(); // what its parts want counts from now on
}

void SeatChooser::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) layOut();
}

} // namespace fabletop
