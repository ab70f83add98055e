// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/battlefield/boardaccess.h"

#include "views/battlefield/battlefieldscene.h"
#include "views/battlefield/battlefieldview.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <algorithm>
#include <map>
#include <utility>

namespace fabletop {

namespace {

/// A space as a list item of its battlefield.
class SpaceAccess final : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    SpaceAccess(BattlefieldView* view, QAccessibleInterface* parent, SpaceId space)
        : m_view(view), m_parent(parent), m_space(space)
    {}

    bool isValid() const override { return m_parent->isValid(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override { return m_parent; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? m_view->describe(m_space) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override
    {
        const QRect own = m_view->spaceRect(m_space);
        return {m_view->viewport()->mapToGlobal(own.topLeft()), own.size()};
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = state.selectable = true;
        state.focused = m_view->hasFocus() && m_view->cursor() == m_space;
        state.disabled = !m_view->look().pickable(m_space);
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override
    {
        if (name == setFocusAction()) m_view->setFocus();
        m_view->setCursorSpace(m_space);
        if (name == pressAction()) m_view->act(m_space);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    BattlefieldView* m_view;
    QAccessibleInterface* m_parent;
    SpaceId m_space;
};

class BoardAccess final : public QAccessibleWidget {
public:
    explicit BoardAccess(BattlefieldView* view) : QAccessibleWidget(view, QAccessible::List), m_view(view) {}
    ~BoardAccess() override
    {
        for (const auto& [space, id] : m_ids)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return m_view->boardScene().geometry().count(); }
    QAccessibleInterface* child(int place) const override
    {
        const std::vector<SpaceId> order = m_view->spacesInOrder();
        return place >= 0 && std::cmp_less(place, order.size()) ? of(order[static_cast<std::size_t>(place)])
                                                                : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* wanted) const override
    {
        const std::vector<SpaceId> order = m_view->spacesInOrder();
        const auto found =
            std::find_if(order.begin(), order.end(), [&](SpaceId space) { return of(space) == wanted; });
        return found == order.end() ? -1 : static_cast<int>(found - order.begin());
    }
    QAccessibleInterface* focusChild() const override
    {
        return m_view->cursor() == SpaceId::none ? nullptr : of(m_view->cursor());
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        const SpaceId space = m_view->spaceAt(m_view->viewport()->mapFromGlobal(QPoint(x, y)));
        return space == SpaceId::none ? nullptr : of(space);
    }
    [[nodiscard]] QAccessibleInterface* of(SpaceId space) const
    {
        const auto known = m_ids.find(space);
        if (known != m_ids.end()) return QAccessible::accessibleInterface(known->second);
        auto* made = new SpaceAccess(m_view, const_cast<BoardAccess*>(this), space);
        m_ids[space] = QAccessible::registerAccessibleInterface(made);
        return made;
    }

private:
    BattlefieldView* m_view;
    mutable std::map<SpaceId, QAccessible::Id> m_ids;
};

QAccessibleInterface* boardAccess(const QString& className, QObject* object)
{
    if (className != QLatin1String("fabletop::BattlefieldView")) return nullptr;
    auto* view = qobject_cast<BattlefieldView*>(object);
    return view ? new BoardAccess(view) : nullptr;
}

} // namespace

void installBoardAccess()
{
    static const bool installed = (QAccessible::installFactory(boardAccess), true);
    static_cast<void>(installed);
}

void announceSpace(BattlefieldView& view, SpaceId space)
{
    if (!QAccessible::isActive()) return;
    auto* board = dynamic_cast<BoardAccess*>(QAccessible::queryAccessibleInterface(&view));
    if (!board) return;
    QAccessibleEvent event(board->of(space), QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

} // namespace fabletop
