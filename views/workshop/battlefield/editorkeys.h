// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// EditorKeys: the keys of the battlefield editor, and the menu under the pointer that names some of them.

#include "views/preferences/acts.h"

#include <QObject>
#include <functional>

class QMenu;
class QWidget;

namespace fabletop {

class BattlefieldEditor;

class EditorKeys : public QObject {
    Q_OBJECT
public:
    /// Tools, grid and symmetry, the clipboard, deleting; while the keyboard is in `page`. The editor must
    /// outlive it.
    EditorKeys(BattlefieldEditor& editor, QWidget& page);

    void add(Act act, const std::function<void()>& carryOut);
    /// The clipboard and what belongs to it, for those who look for it under the pointer.
    void fillMenu(QMenu& menu) const;

private:
    BattlefieldEditor& m_editor;
    QWidget& m_page;
};

} // namespace fabletop
