// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/seats/deckpanel.h"

#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int margin = 14;
constexpr qreal footHigh = 48; ///< of the legend
constexpr qreal blockWide = 11;

} // namespace

QString DeckLook::spoken() const
{
    QStringList words{heading};
    for (const Row& row : rows)
        words << DeckPanel::tr("%1: %2 left, %3 in the discard pile")
                     .arg(row.title, QString::number(row.left + row.inHand), QString::number(row.discarded));
    return words.join(QStringLiteral(". "));
}

DeckPanel::DeckPanel(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DeckPanel::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    update();
}

void DeckPanel::setLook(const DeckLook& look)
{
    m_look = look;
    setAccessibleName(look.spoken());
    update();
}

int DeckPanel::wantedHeight() const
{
    return m_theme->px(40) + static_cast<int>(m_look.rows.size()) * m_theme->px(23) + m_theme->px(54);
}

qreal DeckPanel::rowsTop() const
{
    return m_theme->px(28) + 8;
}

qreal DeckPanel::rowHigh() const
{
    const qreal room = height() - rowsTop() + 2 - m_theme->px(footHigh);
    return m_look.rows.empty()
               ? 0
               : std::min<qreal>(m_theme->px(23), room / static_cast<qreal>(m_look.rows.size()));
}

const DeckLook::Row* DeckPanel::rowAt(QPoint at) const
{
    const qreal row = rowHigh() > 0 ? (at.y() - rowsTop()) / rowHigh() : -1;
    return row >= 0 && row < static_cast<qreal>(m_look.rows.size())
               ? &m_look.rows[static_cast<std::size_t>(row)]
               : nullptr;
}

void DeckPanel::paintBlock(QPainter& painter, QPointF centre, Where where) const
{
    const QRectF box(centre.x() - blockWide / 2 + 1, centre.y() - 6.5, blockWide - 2, 13);
    const QColor seat = m_theme->seat(m_look.seat);
    painter.setPen(QPen(where == Where::discarded ? m_theme->color(Tone::edge) : seat, 1));
    painter.setBrush(where == Where::discarded ? Qt::NoBrush : QBrush(seat));
    painter.drawRoundedRect(box, 2, 2);
    if (where == Where::inHand || where == Where::inPlay) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme->color(Tone::panel));
        if (where == Where::inHand)
            painter.drawEllipse(centre, 2.4, 2.4);
        else
            painter.drawRect(QRectF(centre.x() - 2.4, centre.y() - 1.2, 4.8, 2.4));
    }
}

void DeckPanel::paintRow(QPainter& painter, const DeckLook::Row& row, const QRectF& box) const
{
    const bool gone = row.left + row.inHand + row.inPlay == 0;
    paintType(painter, *m_theme, row.type, QRectF(box.left(), box.center().y() - 9, 18, 18),
              row.value < 0 ? QString() : QString::number(row.value));
    const int copies = row.left + row.inHand + row.inPlay + row.discarded;
    const qreal blocks = copies * blockWide;
    const QRectF words(box.left() + 25, box.top(), box.width() - 33 - blocks, box.height());
    paintText(painter, words, row.title,
              {m_theme->font(TextRole::body), m_theme->color(gone ? Tone::ink3 : Tone::ink)}, Fit::elide);
    QPointF at(box.right() - blocks + blockWide / 2, box.center().y());
    for (const auto& [count, where] : {std::pair{row.left, Where::left},
                                       {row.inHand, Where::inHand},
                                       {row.inPlay, Where::inPlay},
                                       {row.discarded, Where::discarded}})
        for (int copy = 0; copy < count; ++copy, at.rx() += blockWide)
            paintBlock(painter, at, where);
}

void DeckPanel::paintLegend(QPainter& painter, const QRectF& box) const
{
    const qreal line = box.height() / 2;
    const qreal half = box.width() / 2;
    const std::pair<Where, QString> parts[] = {{Where::left, tr("left, not seen")},
                                               {Where::inHand, tr("in hand, seen")},
                                               {Where::inPlay, tr("in play")},
                                               {Where::discarded, tr("discarded")}};
    for (int place = 0; place < 4; ++place) {
        const QRectF part(box.left() + half * (place % 2), box.top() + line * (place / 2), half, line);
        paintBlock(painter, QPointF(part.left() + 6, part.center().y()), parts[place].first);
        const QRectF words = part.adjusted(16, 0, -2, 0);
        paintText(painter, words, parts[place].second,
                  {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)}, Fit::elide);
    }
}

void DeckPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, 0, width(), 4), m_theme->seat(m_look.seat));
    painter.setPen(QPen(m_theme->color(Tone::edge), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    const QRectF head(margin, 6, width() - 2 * margin, m_theme->px(28));
    paintText(painter, head, m_look.heading,
              {m_theme->nameFont(TextRole::section, m_look.heading), m_theme->color(Tone::ink)}, Fit::elide);
    const qreal foot = m_theme->px(footHigh);
    const qreal each = rowHigh();
    qreal top = rowsTop();
    for (const DeckLook::Row& row : m_look.rows) {
        paintRow(painter, row, QRectF(margin, top, width() - 2 * margin, each));
        top += each;
    }
    painter.fillRect(QRectF(margin, height() - foot, width() - 2 * margin, 1), m_theme->color(Tone::hair));
    paintLegend(painter, QRectF(margin, height() - foot + 4, width() - 2 * margin, foot - 8));
}

} // namespace fabletop
