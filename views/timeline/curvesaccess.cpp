// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/timeline/curvesaccess.h"

#include "views/timeline/healthcurves.h"

#include <QAccessibleWidget>

namespace fabletop {

namespace {

class CurvesAccess final : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit CurvesAccess(HealthCurves* curves)
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
    HealthCurves* m_curves;
};

QAccessibleInterface* curvesAccess(const QString& className, QObject* object)
{
    if (className != QLatin1String("fabletop::HealthCurves")) return nullptr;
    auto* curves = qobject_cast<HealthCurves*>(object);
    return curves ? new CurvesAccess(curves) : nullptr;
}

} // namespace

void installCurvesAccess()
{
    static const bool installed = (QAccessible::installFactory(curvesAccess), true);
    static_cast<void>(installed);
}

} // namespace fabletop
