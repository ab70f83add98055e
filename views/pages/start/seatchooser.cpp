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
#include "views/theme/shapes.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int chooserInset = 14;
constexpr int chooserBand = 5;
constexpr int chooserGap = 6;
constexpr int heroBoxBelow = 470; ///< width under which heroes are chosen in a box

} // namespace

SeatChooser::SeatChooser(int seat, Language language, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_seat(seat), m_language(language), m_theme(std::move(theme)),
      m_name(new QLineEdit(this)),
      m_person(new Button(QStringLiteral("person"), tr("Person"), ButtonRole::plain, this)),
      m_partner(new Button(QStringLiteral("person"), QString(), ButtonRole::plain, this)),
      m_computer(new Button(QStringLiteral("computer"), tr("Computer"), ButtonRole::plain, this)),
      m_players(new RovingFocus(this)), m_level(new QComboBox(this)),
      m_surprise(new Button(QStringLiteral("chance"), QString(), ButtonRole::quiet, this)),
      m_heroes(new HeroPicker(idAt<SeatId>(seat), language, this)), m_box(new QComboBox(this))
{
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
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
    m_level->addItem(tr("Greedy"), QStringLiteral("greedy"));
    m_level->addItem(tr("Random"), QStringLiteral("random"));
    m_level->setAccessibleName(tr("Level of the computer"));
    m_surprise->setAccessibleName(tr("Surprise me: a hero for seat %1").arg(m_seat + 1));
    m_surprise->setToolTip(tr("Surprise me"));
    m_box->setAccessibleName(tr("Hero of seat %1").arg(m_seat + 1));
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
    const bool person = choice.plan.player == u"person";
    const bool shared = choice.shared;
    m_person->setRole(person && !shared ? ButtonRole::on : ButtonRole::plain);
    m_computer->setRole(person || shared ? ButtonRole::plain : ButtonRole::on);
    m_partner->setRole(shared ? ButtonRole::on : ButtonRole::plain);
    m_partner->setText(choice.partner.isEmpty() ? QString() : tr("Also %1").arg(unmarked(choice.partner)));
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

int SeatChooser::leastHeight(const Theme& theme)
{
    return theme.px(46) + theme.px(62) + theme.px(54);
}

// -- where things are

QString SeatChooser::label() const
{
    return tr("Seat %1").arg(m_seat + 1);
}

int SeatChooser::labelWide() const
{
    return QFontMetrics(m_theme->font(TextRole::button)).horizontalAdvance(label());
}

void SeatChooser::layOut()
{
    if (m_choice.plan.hero.isEmpty()) return;
    layOutHead();
    layOutHeroes();
}

/// Name and who plays at the left, level and surprise at the right.
void SeatChooser::layOutHead()
{
    const int top = unit(8);
    const int high = unit(30);
    const int square = high;
    m_surprise->setGeometry(width() - chooserInset - square, top, square, high);
    int right = m_surprise->x() - chooserGap;
    if (!m_level->isHidden()) {
        const int wide = std::min(std::max(m_level->sizeHint().width(), unit(110)), unit(170));
        const bool second = width() < unit(500); // it then stands beside the box of heroes
        m_level->setGeometry(second ? width() - chooserInset - wide : right - wide,
                             second ? top + high + chooserGap : top, wide, high);
        if (!second) right -= wide + 3 * chooserGap;
    }
    std::vector<Button*> who{m_person};
    if (!m_partner->isHidden()) who.push_back(m_partner);
    who.push_back(m_computer);
    m_person->setIconStem(QStringLiteral("person"));
    m_partner->setIconStem(QStringLiteral("person"));
    m_computer->setIconStem(QStringLiteral("computer"));
    int needed = 0;
    for (Button* button : who)
        button->ensurePolished(); // its font counts
    for (const Button* button : who)
        needed += button->sizeHint().width() + chooserGap;
    const int labelled = chooserBand + chooserInset + 22 + labelWide() + 10;
    // Where both do not fit the name stands alone: empty, it says "Player 1" itself.
    const bool alone = right - needed - labelled < unit(70);
    int left = alone ? chooserBand + chooserInset + 20 : labelled;
    if (!m_name->isHidden()) {
        const int wide = std::clamp(right - needed - left, unit(56), unit(150));
        m_name->setGeometry(left, top, wide, high);
        left += wide + chooserGap;
    }
    if (left + needed > right) // signs give way before words do
        for (Button* button : who)
            button->setIconStem(QString());
    for (Button* button : who) {
        button->setGeometry(left, top, std::min(button->sizeHint().width(), std::max(right - left, 40)),
                            high);
        left += button->width() + chooserGap;
    }
}

void SeatChooser::layOutHeroes()
{
    const bool narrow = width() < unit(heroBoxBelow);
    const int head = unit(46);
    int foot = height() - unit(6);
    const int left = chooserBand + chooserInset;
    const bool roomy = height() > unit(320);
    const bool box = narrow && !roomy;
    m_box->setVisible(box);
    m_heroes->setVisible(!box);
    int top = head;
    if (box) {
        const int wide = m_level->isHidden() || m_level->y() < head - unit(12)
                             ? width() - left - chooserInset
                             : m_level->x() - left - chooserGap;
        m_box->setGeometry(left, unit(8) + unit(30) + chooserGap, wide, unit(30));
        top = m_box->geometry().bottom() + 8;
    } else {
        const int rows = roomy ? 2 : 1;
        const int high =
            m_heroes->layOut(*m_theme, QRect(left, 0, width() - left - chooserInset, foot), rows);
        foot -= high + unit(4);
    }
    const int high = foot - top;
    const int side = std::clamp(std::min(high, width() * 2 / 5), 40, unit(260));
    m_portrait = QRect(left, top, side, std::min(high, side * 6 / 5));
    // A level that has no room in the head stands above the words, where there is no box beside it.
    const bool above = !box && !m_level->isHidden() && m_level->y() > unit(20);
    if (above) m_level->move(m_portrait.right() + 15, top);
    const int words = above ? top + m_level->height() + chooserGap : top;
    m_words =
        QRect(m_portrait.right() + 15, words, width() - chooserInset - m_portrait.right() - 15, foot - words);
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
    if (m_name->isHidden() || m_name->x() > chooserBand + chooserInset + 22)
        paintText(painter, QRectF(chooserBand + chooserInset + 20, middle - 14, labelWide() + 6, 28), label(),
                  {m_theme->font(TextRole::button), m_theme->color(Tone::ink)});
    paintPortrait(painter);
    paintSummary(painter);
}

void SeatChooser::paintPortrait(QPainter& painter) const
{
    const QRectF plate(m_portrait);
    const SeatId seat = idAt<SeatId>(m_seat);
    paintPlateGround(painter, *m_theme, plate, seat);
    const qreal side = std::min(plate.height() - 3, plate.width() * 1.04);
    const QRectF box(plate.center().x() - side / 2, plate.bottom() - side, side, side);
    if (!paintOnPlate(painter, *m_theme, plate, box, m_choice.hero.figure)) {
        DiscLook disc;
        disc.seat = seat;
        disc.emblem = m_choice.plan.hero;
        disc.initial = firstLetter(m_choice.hero.name);
        paintDisc(painter, *m_theme, plate.center(), side * 0.34, disc);
    }
    paintPlateFrame(painter, *m_theme, plate, seat);
}

/// Name, figures, and as much of the ability as there is room for.
void SeatChooser::paintSummary(QPainter& painter) const
{
    const HeroSummary& hero = m_choice.hero;
    const qreal size = std::min(21.0 + m_words.height() / 60.0, 26.0) * m_theme->scale();
    const QFont serif = m_theme->serifFont(size);
    const qreal line = QFontMetricsF(serif).height();
    paintText(painter, QRectF(m_words.left(), m_words.top() - 2, m_words.width(), line), hero.name,
              {serif, m_theme->color(Tone::ink)}, Fit::shrink);
    const qreal top = paintFigures(painter, m_words.left(), m_words.top() + line, m_words.right());
    const QRectF room(m_words.left(), top + 3, m_words.width(), m_words.bottom() - top - 3);
    QFont font = m_theme->font(TextRole::body);
    if (room.height() < QFontMetricsF(font).height()) return;
    paintText(painter, room, hero.ability, {font, m_theme->color(Tone::ink)}, Fit::wrapElide,
              Qt::AlignTop | Qt::AlignLeft);
}

/// Signs and numbers, in one row or two. Its lower edge.
qreal SeatChooser::paintFigures(QPainter& painter, qreal left, qreal top, qreal right) const
{
    const HeroSummary& hero = m_choice.hero;
    const QFont font = m_theme->interfaceFont(m_theme->body());
    const QFontMetricsF metrics(font);
    const qreal high = std::max(metrics.height(), 18.0);
    const QColor ink = m_theme->color(Tone::ink2);
    qreal x = left;
    const auto add = [&](const QString& icon, const QString& words) {
        const qreal wide = 20 + metrics.horizontalAdvance(words) + 2;
        if (x > left && x + wide > right) {
            x = left;
            top += high + 2;
        }
        m_theme->art().paintIcon(painter, QRectF(x, top + high / 2 - 8, 16, 16), icon, ink);
        paintText(painter, QRectF(x + 20, top, std::min(wide - 20, right - x - 20), high), words,
                  {font, m_theme->color(Tone::ink)}, Fit::shrink);
        x += wide + 12;
    };
    add(QStringLiteral("heart"), QString::number(hero.health));
    add(QStringLiteral("maneuver"), QString::number(hero.move));
    add(hero.ranged ? QStringLiteral("ranged") : QStringLiteral("melee"),
        hero.ranged ? tr("ranged") : tr("melee"));
    if (!hero.sidekicks.isEmpty()) add(QStringLiteral("person"), hero.sidekicks);
    return top + high;
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
