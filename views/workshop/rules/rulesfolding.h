// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RulesFolding: which blocks of a rules text are folded away. Blocks are called by their first line.

#include "model/language/services/outline.h"

#include <QObject>
#include <optional>
#include <vector>

namespace fabletop {

class RulesEditor;

class RulesFolding : public QObject {
    Q_OBJECT
public:
    /// The editor must outlive it.
    explicit RulesFolding(RulesEditor& editor);

    /// Takes up the blocks of the text as it is now.
    void renew();
    [[nodiscard]] const std::vector<Fold>& blocks() const { return m_blocks; }
    [[nodiscard]] bool folded(int first) const;
    void setFolded(int first, bool away);
    /// The innermost block around the cursor, away or back.
    void foldHere();
    void foldAll(bool away);

Q_SIGNALS:
    /// Other blocks, or one of them is folded or open again.
    void changed();

private:
    /// Nobody writes where nothing is seen.
    void showCursor();
    void showLostLines();
    void relayout();
    [[nodiscard]] std::optional<Fold> blockAt(int first) const;

    RulesEditor& m_editor;
    std::vector<Fold> m_blocks;
};

} // namespace fabletop
