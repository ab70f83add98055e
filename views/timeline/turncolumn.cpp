// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/turncolumn.h"

#include "views/theme/follow.h"
#include "views/theme/ground.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"
#include "views/timeline/strippeek.h"
#include "views/timeline/symbolpainter.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <algorithm>
#include <vector>

namespace fabletop {

namespace {

constexpr qreal band = 4;
constexpr qreal head = 30; ///< for the turn's number
constexpr qreal gap = 7;
constexpr qreal lineHigh = 30;
constexpr qreal symbolHigh = 26;

struct Placed {
    Symbol symbol;
    QRectF box;
};

/// Where the symbols of a row stand in a block of that width, from its top left corner.
std::vector<Placed> placed(const QModelIndex& index, qreal width, qreal scale)
{
    std::vector<Placed> all;
    qreal x = head * scale;
    qreal y = band + 5;
    for (const Symbol& symbol : index.data(TimelineModel::SymbolsRole).value<QList<Symbol>>()) {
        const qreal wide = symbolWidth(symbol) * scale;
        if (x + wide > width - 6 && x > head * scale) {
            x = head * scale;
            y += lineHigh * scale;
        }
        all.push_back({symbol, QRectF(x, y + (lineHigh - symbolHigh) * scale / 2, wide, symbolHigh * scale)});
        x += wide + gap * scale;
    }
    return all;
}

class TurnDelegate final : public QStyledItemDelegate {
public:
    TurnDelegate(TurnColumn& column, std::shared_ptr<const Theme> theme)
        : QStyledItemDelegate(&column), m_column(column), m_theme(std::move(theme))
    {}
    void setTheme(std::shared_ptr<const Theme> theme) { m_theme = std::move(theme); }
    [[nodiscard]] qreal scale() const { return std::min(m_theme->scale(), 1.6); }
    [[nodiscard]] QRectF block(const QRect& row) const { return QRectF(row).adjusted(8, 3, -8, -3); }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const qreal wide = m_column.viewport()->width();
        const auto symbols = placed(index, wide - 16, scale());
        const qreal bottom = symbols.empty() ? band + 5 + lineHigh * scale() : symbols.back().box.bottom();
        return {static_cast<int>(wide), static_cast<int>(bottom + 14)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QRectF box = block(option.rect);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        QPainterPath shape;
        shape.addRoundedRect(box, 4, 4);
        const bool current = index.data(TimelineModel::CurrentRole).toBool();
        painter->fillPath(shape, m_theme->color(current ? Tone::accentWash : Tone::raised));
        painter->setClipPath(shape);
        const int seat = index.data(TimelineModel::SeatRole).toInt();
        painter->fillRect(QRectF(box.topLeft(), QSizeF(box.width(), band)),
                          seat < 0 ? m_theme->color(Tone::hair) : m_theme->seat(idAt<SeatId>(seat)));
        painter->setClipping(false);
        painter->setPen(QPen(m_theme->color(current ? Tone::accent : Tone::hair), current ? 1.6 : 1));
        painter->drawPath(shape);
        const int number = index.data(TimelineModel::NumberRole).toInt();
        paintText(*painter, QRectF(box.left() + 8, box.top() + band + 5, head * scale(), lineHigh * scale()),
                  number > 0 ? QString::number(number) : QStringLiteral("–"),
                  {m_theme->interfaceFont(12 * scale(), current ? QFont::Bold : QFont::Normal),
                   m_theme->color(current ? Tone::ink : Tone::ink2)});
        const int events = m_column.cursorEvents();
        for (const Placed& one : placed(index, box.width(), scale()))
            paintSymbol(*painter, *m_theme, one.box.translated(box.topLeft()), one.symbol,
                        events > one.symbol.firstEvent && events <= one.symbol.endEvent);
        painter->restore();
    }

private:
    TurnColumn& m_column;
    std::shared_ptr<const Theme> m_theme;
};

} // namespace

TurnColumn::TurnColumn(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QListView(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setItemDelegate(new TurnDelegate(*this, m_theme));
    setModel(&m_model);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust);
    setAccessibleName(tr("Timeline"));
    setTheme(m_theme);
    peekAtSigns(*viewport(), PeekPlace::leftOfIt, m_theme, [this](QPoint at) { return cardAt(at); });
}

std::optional<CardLook> TurnColumn::cardAt(QPoint at) const
{
    const QModelIndex index = indexAt(at);
    if (!index.isValid() || !m_view || !m_view->match()) return std::nullopt;
    const auto* delegate = static_cast<const TurnDelegate*>(itemDelegate());
    const QRectF box = delegate->block(visualRect(index));
    for (const Placed& one : placed(index, box.width(), delegate->scale()))
        if (const QRectF sign = one.box.translated(box.topLeft()); sign.contains(at))
            return cardOfSign(*m_view, {one.symbol, sign.left(), sign.width()}, at.x());
    return std::nullopt;
}

void TurnColumn::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    static_cast<TurnDelegate*>(itemDelegate())->setTheme(m_theme);
    setGround(*this, *m_theme, Tone::panel);
    scheduleDelayedItemsLayout();
}

void TurnColumn::setView(TableView* view)
{
    if (m_view) m_view->disconnect(this);
    m_view = view;
    m_model.setView(view);
    if (view) {
        connect(view, &TableView::moved, this, &TurnColumn::follow);
        connect(view, &TableView::renewed, this, &TurnColumn::follow);
    }
    follow();
}

void TurnColumn::follow()
{
    viewport()->update();
    if (m_model.currentRow() >= 0) scrollTo(m_model.index(m_model.currentRow()));
}

void TurnColumn::seekTo(int events)
{
    if (!m_view || !m_view->match()) return;
    const Cursor wanted = m_view->match()->timeline().cursorAt(events);
    if (wanted == m_view->place()) return Q_EMIT alreadyThere();
    Q_EMIT seekRequested(wanted.position, wanted.offset);
}

void TurnColumn::mouseReleaseEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->pos());
    if (event->button() != Qt::LeftButton || !index.isValid()) return event->ignore();
    const auto* delegate = static_cast<TurnDelegate*>(itemDelegate());
    const QRectF box = delegate->block(visualRect(index));
    for (const Placed& one : placed(index, box.width(), delegate->scale()))
        if (one.box.translated(box.topLeft()).adjusted(-3, -3, 3, 3).contains(event->position())) {
            if (one.symbol.kind == Symbol::Kind::combat) return Q_EMIT fightPressed(one.symbol.firstEvent);
            return seekTo(one.symbol.endEvent);
        }
    seekTo(index.data(TimelineModel::EndEventRole).toInt());
}

void TurnColumn::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
    follow();
}

void TurnColumn::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) setAccessibleName(tr("Timeline"));
    QListView::changeEvent(event);
}

} // namespace fabletop
