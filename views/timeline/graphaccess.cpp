// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/graphaccess.h"

#include "views/timeline/matchgraph.h"

#include <QAccessibleWidget>

namespace fabletop {

namespace {

class GraphAccess final : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit GraphAccess(MatchGraph* curves)
        : QAccessibleWidget(curves, QAccessible::Slider), m_curves(curves)
    {}

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface) return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_curves->valueText() : QAccessibleWidget::text(kind);
    }
    QVariant currentValue() const override { return m_curves->value(); }
    void setCurrentValue(const QVariant& value) override { m_curves->seekTo(value.toInt()); }
    QVariant maximumValue() const override { return m_curves->maximum(); }
    QVariant minimumValue() const override { return 0; }
    QVariant minimumStepSize() const override { return 1; }

private:
    MatchGraph* m_curves;
};

QAccessibleInterface* graphAccess(const QString& className, QObject* object)
{
    if (className != QLatin1String("fabletop::MatchGraph")) return nullptr;
    auto* curves = qobject_cast<MatchGraph*>(object);
    return curves ? new GraphAccess(curves) : nullptr;
}

} // namespace

void installGraphAccess()
{
    static const bool installed = (QAccessible::installFactory(graphAccess), true);
    static_cast<void>(installed);
}

} // namespace fabletop
