// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/rulesets/rulewords.h"

#include <QCoreApplication>

namespace fabletop {

QString nameOf(const RuleField& field)
{
    return QCoreApplication::translate("RuleField", field.name);
}

QString meaningOf(const RuleField& field)
{
    return QCoreApplication::translate("RuleField", field.meaning);
}

QString valueText(const RuleField& field, int value)
{
    if (!field.isFlag()) return QString::number(value);
    return value != 0 ? QCoreApplication::translate("RuleField", "yes")
                      : QCoreApplication::translate("RuleField", "no");
}

} // namespace fabletop
