// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TurnColumn: the timeline docked at the side: a turn a row, its symbols on as many lines as they need.
///
/// Why a list view: the same model as the strip's, and a column scrolls, selects and is read aloud as any
/// list.

#include "model/items/timelinemodel.h"
#include "views/cards/cardlook.h"
#include "views/theme/theme.h"

#include <QListView>
#include <memory>
#include <optional>

namespace fabletop {

class TurnColumn : public QListView {
    Q_OBJECT
public:
    explicit TurnColumn(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// Follows what the view tells and where it looks. Null: an empty column.
    void setView(TableView* view);
    [[nodiscard]] int cursorEvents() const { return m_view ? m_view->cursor().events() : 0; }

    /// The card of the sign there.
    [[nodiscard]] std::optional<CardLook> cardAt(QPoint at) const;

Q_SIGNALS:
    /// A turn or one of its symbols was clicked: this place (a Cursor) is asked for.
    void seekRequested(int position, int offset);
    /// A combat was clicked, the one with this event; no place is asked for then.
    void fightPressed(int event);
    /// A click on the place that is shown already.
    void alreadyThere();

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void seekTo(int events);
    void follow();

    std::shared_ptr<const Theme> m_theme;
    QPointer<TableView> m_view;
    TimelineModel m_model;
};

} // namespace fabletop
