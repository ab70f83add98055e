// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/searchsign.h"

#include "views/theme/follow.h"

#include <QAction>
#include <QLineEdit>

namespace fabletop {

void addSearchSign(QLineEdit& field, const std::shared_ptr<const Theme>& theme)
{
    const auto icon = [](const Theme& one) {
        return one.art().icon(QStringLiteral("search"), one.color(Tone::ink2));
    };
    QAction* sign = field.addAction(icon(*theme), QLineEdit::LeadingPosition);
    QObject::connect(sign, &QAction::triggered, &field, [&field] { field.setFocus(); });
    onThemeChange(field, [sign, icon](const auto& other) { sign->setIcon(icon(*other)); });
}

} // namespace fabletop
