// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/resultbar.h"

#include "views/hand/barlabels.h"
#include "views/illustrations/followbaked.h"
#include "views/illustrations/plate.h"
#include "views/pages/table/resultcurves.h"
#include "views/theme/band.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/rulelink.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QtMath>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace fabletop {

namespace {

constexpr int choiceWide = 148; ///< as the actions
constexpr int wordsLeft = 50;
constexpr int mostSentence = 360; ///< what the choices leave for it
constexpr int linkGap = 10;
constexpr qreal axisWide = 34; ///< of the numbers left of the curves
constexpr qreal leastCurves = 90;
constexpr qreal causeShare = 1.08; ///< of the text's size, of what it came of where that stands in the row
constexpr qreal causeGap = 8;
constexpr qreal namesGap = 4;
constexpr qreal valuesWide = 82; ///< of the two columns of figures
constexpr qreal mostGrowth = 1.25;
constexpr qreal figuresText = 13;  ///< of words and figures beside the curves
constexpr qreal figuresLine = 22;  ///< of them, at least
constexpr qreal mostFigures = 1.7; ///< how far its lines go apart
constexpr qreal leastRow = 100;    ///< below the bar; in less there are only the bar's words
constexpr qreal plateHigh = 178;   ///< of the winner, at most; more where the row is high
constexpr qreal plateShare = 0.78; ///< of the row
constexpr qreal plateShape = 0.86; ///< its width by its height
constexpr std::array<qreal, 4> titleSizes{28, 26, 24, 22};

qreal figureGrowth(const QRectF& box)
{
    return std::clamp(box.height() / plateHigh, 1.0, mostGrowth);
}

} // namespace

ResultBar::ResultBar(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)),
      m_rematch(new Button(QStringLiteral("play"), QString(), ButtonRole::primary, this)),
      m_swap(new Button(QStringLiteral("swap"), QString(), ButtonRole::plain, this)),
      m_review(new Button(QStringLiteral("replay"), QString(), ButtonRole::plain, this)),
      m_new(new Button(QStringLiteral("table"), QString(), ButtonRole::plain, this)),
      m_takeBack(new Button(QStringLiteral("undo"), QString(), ButtonRole::plain, this)),
      m_rule(new RuleLink(m_theme, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onIllustrationsBaked(*this, m_theme, [this] { update(); });
    setFocusProxy(m_rematch);
    connect(m_rematch, &Button::clicked, this, &ResultBar::rematch);
    connect(m_swap, &Button::clicked, this, &ResultBar::swapSides);
    connect(m_review, &Button::clicked, this, &ResultBar::review);
    connect(m_new, &Button::clicked, this, &ResultBar::newMatch);
    connect(m_rule, &RuleLink::clicked, this, [this] { Q_EMIT ruleActivated(m_rule->rule()); });
    QWidget* before = m_swap;
    for (QWidget* next :
         {static_cast<QWidget*>(m_review), static_cast<QWidget*>(m_new), static_cast<QWidget*>(m_rematch),
          static_cast<QWidget*>(m_rule), static_cast<QWidget*>(m_takeBack)})
        setTabOrder(std::exchange(before, next), next);
    retranslate();
}

void ResultBar::retranslate()
{
    m_rematch->setText(tr("Rematch"));
    m_takeBack->setText(takeBackWord());
    m_takeBack->setReason(tr("The match is over."));
    layOut();
}

void ResultBar::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_rule->setTheme(m_theme);
    layOut();
}

void ResultBar::setLook(const ResultLook& look)
{
    m_look = look;
    setAccessibleName(look.title + QStringLiteral(". ") + look.cause);
    m_rule->setRule(QString::fromLatin1(look.seats > 2 ? "R-TEAM-10" : "R-VIC-01"));
    layOut();
}

void ResultBar::setCanReview(bool can)
{
    m_review->setVisible(can);
    layOut();
}

void ResultBar::resizeEvent(QResizeEvent*)
{
    layOut();
}

std::array<ResultBar::Choice, 3> ResultBar::choices() const
{
    return {{{m_new, QStringLiteral("table"), tr("New match")},
             {m_review, QStringLiteral("replay"), tr("Replay")},
             {m_swap, QStringLiteral("swap"), tr("Swap sides")}}};
}

/// All of one width if there is room beside the sentence; else each as wide as its word, then without their
/// signs, and at last only `sign` for those whose word doesn't go in.
std::array<int, 3> ResultBar::choiceWidths(int room, int sign) const
{
    const std::array<Choice, 3> all = choices();
    std::array<int, 3> wide{};
    const auto sum = [&] {
        int taken = 0;
        for (std::size_t place = 0; place < all.size(); ++place)
            if (!all[place].button->isHidden()) taken += wide[place] + barGap;
        return taken;
    };
    for (const bool signs : {true, false}) {
        for (std::size_t place = 0; place < all.size(); ++place) {
            all[place].button->setSize(signs ? ButtonSize::normal : ButtonSize::small);
            all[place].button->setIconStem(signs ? all[place].sign : QString());
            all[place].button->setText(all[place].name);
            wide[place] = all[place].button->sizeHint().width();
        }
        const std::array<int, 3> own = wide;
        wide.fill(std::max(*std::max_element(own.begin(), own.end()), band(*m_theme, choiceWide)));
        if (signs && sum() <= room) return wide;
        wide = own;
        if (sum() <= room) return wide;
    }
    const std::array<int, 3> whole = wide;
    wide.fill(sign);
    for (std::size_t place = 0; place < all.size(); ++place) { // each that still goes in
        wide[place] = whole[place];
        if (sum() <= room) continue;
        wide[place] = sign;
        all[place].button->setText(QString());
        all[place].button->setIconStem(all[place].sign);
    }
    return wide;
}

/// In the slots of the actions. The left edge of all that.
int ResultBar::layOutChoices(const BarSlots& places)
{
    const std::array<int, 3> wide =
        choiceWidths(places.rest - wordsLeft - sentenceWide() - barGap, places.high + 4);
    const std::array<Choice, 3> all = choices();
    int right = places.rest;
    for (std::size_t place = 0; place < all.size(); ++place) {
        Button* button = all[place].button;
        button->setAccessibleName(all[place].name);
        button->setToolTip(button->text().isEmpty() ? all[place].name : QString());
        if (button->isHidden()) continue;
        button->setGeometry(places.before(right, wide[place]));
        right = button->x() - barGap;
    }
    return right;
}

/// What the choices leave to the sentence and what it came of, where that stands beside it: all of it, in
/// letters a little smaller.
int ResultBar::sentenceWide() const
{
    const qreal title = QFontMetricsF(m_theme->interfaceFont(15 * m_theme->scale(), QFont::Bold))
                            .horizontalAdvance(m_look.title);
    return std::min(qCeil(std::max(title, m_causeBelow ? 0 : causeWide())) + 4, m_theme->px(mostSentence));
}

/// With the link behind it.
qreal ResultBar::causeWide() const
{
    const int link = m_rule->isHidden() ? 0 : m_rule->sizeHint().width() + linkGap;
    return QFontMetricsF(m_theme->font(TextRole::second)).horizontalAdvance(m_look.cause) + link;
}

void ResultBar::layOut()
{
    const BarSlots places = barSlots(*m_theme, QSize(width(), barHeight(*m_theme)));
    m_rematch->setGeometry(places.primary);
    m_takeBack->setGeometry(places.takeBack);
    m_causeBelow = height() - barHeight(*m_theme) >= leastRow && causeWide() > m_theme->px(mostSentence);
    const int wide = std::max(40, layOutChoices(places) - wordsLeft - barGap);
    const int link = m_rule->isHidden() ? 0 : m_rule->sizeHint().width() + linkGap;
    const QString help = m_causeBelow ? QString() : m_look.cause;
    m_words = BarText::fitted(*m_theme, {m_look.title, help, false, true, link}, wide);
    enlargeTitle(wide);
    m_rule->resize(m_rule->sizeHint());
    m_rule->move(wordsLeft + qRound(m_words.link.x()) - 1, qRound(m_words.link.y()) - m_rule->baseLine());
    update();
}

/// Who has won is the one thing to read here: in the letters of a title, where it stands in one line.
void ResultBar::enlargeTitle(int wide)
{
    if (m_words.lines.size() != 1 || m_words.bases.size() > 2) return;
    for (const qreal size : titleSizes) {
        const QFont font = m_theme->serifFont(size * m_theme->scale());
        if (QFontMetricsF(font).horizontalAdvance(m_look.title) > wide) continue;
        m_words.font = font;
        return;
    }
}

/// Whose they are, then a line each, over the whole height of the box.
void ResultBar::paintFigures(QPainter& painter, const QRectF& box, qreal growth) const
{
    const auto rows = static_cast<qreal>(m_look.figures.size() + 1);
    const qreal least = m_theme->px(figuresLine) * growth;
    const qreal line = std::min(box.height() / rows, least * mostFigures);
    const qreal each = valuesWide / 2 * growth; // a column of figures
    const auto column = [&](std::size_t team) { return box.right() - (team == 0 ? 2 : 1) * each; };
    qreal top = box.top();
    for (std::size_t team = 0; team < 2; ++team) {
        qreal x = column(team) + each / 2 - 6.0 * static_cast<qreal>(m_look.heads[team].size() - 1);
        for (SeatId seat : m_look.heads[team]) {
            paintSeatForm(painter, *m_theme, seat, QPointF(x, top + line / 2), 5);
            x += 12;
        }
    }
    top += line;
    const TextStyle words{figuresFont(growth, QFont::Normal), m_theme->color(Tone::ink2)};
    const TextStyle bold{figuresFont(growth, QFont::Bold), m_theme->color(Tone::ink)};
    for (const ResultLook::Figure& figure : m_look.figures) {
        paintText(painter, QRectF(box.left(), top, column(0) - box.left(), line), figure.name, words);
        paintText(painter, QRectF(column(0), top, each, line), figure.left, bold, Fit::exact,
                  Qt::AlignCenter);
        paintText(painter, QRectF(column(1), top, each, line), figure.right, bold, Fit::exact,
                  Qt::AlignCenter);
        top += line;
    }
}

QFont ResultBar::figuresFont(qreal growth, QFont::Weight weight) const
{
    return m_theme->interfaceFont(figuresText * m_theme->scale() * growth, weight);
}

/// As it stood on the table, on a tint of its seat, with the health it has left; its half figure is in the
/// panel above. What has no figure shows that here too.
void ResultBar::paintWinner(QPainter& painter, const QRectF& plate) const
{
    const QColor seat = m_theme->seat(m_look.seat);
    paintPlateGround(painter, *m_theme, plate, m_look.seat);
    const qreal side = std::min(plate.height() - 4, plate.width() * 1.1);
    const QRectF bust(plate.center().x() - side / 2, plate.bottom() - side, side, side);
    const QPointF feet(plate.center().x(), plate.bottom() - 8);
    if (!paintFigure(painter, *m_theme, feet, plate.height() - 16, m_look.figure) &&
        !paintOnPlate(painter, *m_theme, plate, bust, m_look.figure))
        paintDisc(painter, *m_theme, plate.center(), side * 0.36, m_look.winner.disc);
    paintPlateFrame(painter, *m_theme, plate, m_look.seat);
    const QRectF tab(plate.right() - 54, plate.top() + 6, 48, 30); // beside the head, not over the feet
    painter.setBrush(m_theme->color(Tone::raised));
    painter.drawRoundedRect(tab, 6, 6);
    m_theme->art().paintIcon(painter, QRectF(tab.left() + 5, tab.center().y() - 7, 14, 14),
                             QStringLiteral("heart"), seat);
    paintText(painter, tab.adjusted(20, 0, -3, 0), QString::number(m_look.winner.health),
              {m_theme->interfaceFont(17, QFont::Bold), m_theme->color(Tone::ink)}, Fit::exact,
              Qt::AlignCenter);
}

/// As the table's bar.
void ResultBar::paintBar(QPainter& painter) const
{
    const int high = barHeight(*m_theme);
    painter.fillRect(QRect(0, 0, width(), high), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, 0, width(), 1), m_theme->color(Tone::hair));
    painter.fillRect(QRect(0, high - 1, width(), 1), m_theme->color(Tone::hair));
    if (m_look.seat == SeatId::none) return;
    const QColor seat = m_theme->seat(m_look.seat);
    painter.fillRect(QRect(0, 0, 5, high), seat);
    m_theme->art().paintIcon(painter, QRectF(18, (high - 22) / 2.0, 22, 22), QStringLiteral("flag"), seat);
    m_words.paint(painter, *m_theme, wordsLeft, Tone::ink2);
}

void ResultBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
    paintBar(painter);
    if (m_look.seat == SeatId::none) return;
    const qreal top = barHeight(*m_theme);
    const qreal room = height() - top;
    const qreal middle = top + room / 2;
    if (room < leastRow) return;
    const qreal plate = std::min(std::max(plateHigh, room * plateShare), room - 24);
    paintWinner(painter, QRectF(24, middle - plate / 2, plate * plateShape, plate));
    const qreal left = 24 + plate * plateShape + 24;
    const QRectF rest(left, middle - plate / 2, width() - left - 32, plate);
    paintNumbers(painter, rest, plate - (m_causeBelow ? paintCause(painter, rest) : 0));
}

QFont ResultBar::causeFont() const
{
    return m_theme->interfaceFont(m_theme->body() * causeShare, QFont::DemiBold);
}

/// In the row, from the top of its box; the height it takes there.
qreal ResultBar::paintCause(QPainter& painter, const QRectF& box) const
{
    const QFont font = causeFont();
    const qreal high = QFontMetricsF(font)
                           .boundingRect(QRectF(0, 0, box.width(), 1000), Qt::TextWordWrap, m_look.cause)
                           .height();
    paintText(painter, QRectF(box.topLeft(), QSizeF(box.width(), std::ceil(high))), m_look.cause,
              {font, m_theme->color(Tone::ink)}, Fit::wrap, Qt::AlignTop | Qt::AlignLeft);
    return std::ceil(high) + causeGap;
}

/// The curves in the lower part of the box, `most` high, over them whose they are, and at their right the
/// figures, as high as they and as wide as they need, in letters that grow with the row.
void ResultBar::paintNumbers(QPainter& painter, const QRectF& box, qreal most) const
{
    const qreal growth = figureGrowth(box);
    const QFontMetricsF words(figuresFont(growth, QFont::Normal));
    qreal said = 0;
    for (const ResultLook::Figure& figure : m_look.figures)
        said = std::max(said, words.horizontalAdvance(figure.name));
    const qreal figures = std::ceil(said) + 8 + valuesWide * growth;
    const QFontMetricsF metrics(m_theme->font(TextRole::second));
    const QRectF free(box.left() + axisWide, box.top(),
                      box.width() - axisWide - figures - 32 - resultFormGap - 6, box.height());
    const qreal foot = metrics.height() + 6; // turn numbers
    qreal top = box.bottom() - most;
    if (free.width() >= curveNamesWide(*m_theme, m_look)) {
        // In the row of the cause, if that leaves it the room.
        const qreal head = std::ceil(metrics.height()) + namesGap;
        const QFontMetricsF cause(causeFont());
        const bool beside =
            m_causeBelow && cause.horizontalAdvance(m_look.cause) + 24 + curveNamesWide(*m_theme, m_look) <=
                                free.right() - box.left();
        const qreal row = beside ? box.top() : top;
        if (!beside) top += head;
        paintCurveNames(painter, *m_theme, m_look,
                        QRectF(free.left(), row, free.width(), beside ? cause.height() : metrics.height()));
    }
    const qreal high = std::max(40.0, box.bottom() - foot - top);
    if (free.width() > leastCurves)
        paintResultCurves(painter, *m_theme, m_look, QRectF(free.left(), top, free.width(), high));
    paintFigures(painter, QRectF(box.right() - figures, box.top(), figures, box.height()), growth);
}

} // namespace fabletop
