// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Tool tips that are what they say: Qt takes one with "<b>" in it for markup, and names come from strangers.
///
/// Why a filter over all of them: a tip is set in a hundred places, and each would have to think of it.

#include <QObject>
#include <QString>

namespace fabletop {

/// A tip of markup begins so; everything else is plain.
inline constexpr const char* markedTip = "<qt>";

/// The text as QToolTip shows it letter by letter.
[[nodiscard]] QString plainTip(const QString& text);

/// Shows tips of widgets and of rows in lists through `plainTip`. Put on the application by `applyTheme`.
class PlainTips final : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace fabletop
