// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BattlefieldEditor: one person's place at a battlefield that is drawn: tool in hand, what is selected, what
/// is shown.
///
/// Why apart from the page: everything a stroke or a button means is decided here without a widget, and the
/// page only draws. The selection is kept by ids, so that an undo, which moves places about, does not change
/// it.

#include "model/documents/battlefielddocument.h"
#include "model/documents/battlefieldsteps.h"
#include "model/documents/laboratory/battlefieldfigures.h"

#include <QObject>
#include <QStringList>

namespace fabletop {

enum class EditorTool { select, space, line, zone, start, passage, note };
inline constexpr int editorTools = 7;

/// What is laid over the spaces to be read.
enum class EditorOverlay { none, exposure, choke, distance, protanopia, deuteranopia, tritanopia };

class BattlefieldEditor : public QObject {
    Q_OBJECT
public:
    explicit BattlefieldEditor(QObject* parent = nullptr);

    [[nodiscard]] BattlefieldDocument& document() { return m_document; }
    [[nodiscard]] const BattlefieldDocument& document() const { return m_document; }
    [[nodiscard]] const Battlefield& battlefield() const { return m_document.battlefield(); }
    [[nodiscard]] BattlefieldSteps& steps() { return m_steps; }

    // -- how it is drawn
    [[nodiscard]] EditorTool tool() const { return m_tool; }
    void setTool(EditorTool tool);
    [[nodiscard]] Symmetry symmetry() const { return m_symmetry; }
    void setSymmetry(Symmetry symmetry);
    [[nodiscard]] bool grid() const { return m_grid; }
    void setGrid(bool grid);
    /// The side of a grid square as a share of the width.
    static constexpr double gridStep = 1.0 / 32;
    /// On the grid where there is one.
    [[nodiscard]] QPointF placed(QPointF point) const;
    /// The zone that the brush paints and that new spaces lie in; -1 while there is no zone.
    [[nodiscard]] int brush() const;
    void setBrush(int zone);
    [[nodiscard]] EditorOverlay overlay() const { return m_overlay; }
    void setOverlay(EditorOverlay overlay);

    // -- the selection
    [[nodiscard]] Places selected() const;
    [[nodiscard]] bool isSelected(int space) const;
    [[nodiscard]] int selectedLabel() const { return m_label; }
    [[nodiscard]] int selectedLine() const;
    void select(const Places& spaces, bool add = false);
    void selectLabel(int label);
    void selectLine(int line);
    void selectAll();
    void clearSelection();
    /// The space, zone or line that a problem is about.
    void selectCulprit(const BattlefieldIssue& problem);
    /// What would mend the problem at once, in words; empty where no mend is plain.
    [[nodiscard]] QString quickFix(const BattlefieldIssue& problem) const;
    void applyQuickFix(const BattlefieldIssue& problem);

    // -- lines proposed by an import, to be confirmed
    void propose(const std::vector<std::pair<int, int>>& lines);
    [[nodiscard]] std::vector<std::pair<int, int>> proposals() const;
    void acceptProposal(int one, int other);
    void acceptProposals();
    void dropProposals();

    // -- what is done with the selection
    void removeSelected();
    void copy();
    void cut();
    void paste();
    void duplicate();
    void nudge(QPointF by);
    void align(Alignment alignment);
    void distribute(Qt::Orientation orientation);
    void mirrorSelected(Symmetry symmetry);
    /// Says why an edit was refused, if it was.
    bool report(EditRefusal refusal);
    void refuse(const QString& reason) { Q_EMIT refused(reason); }

    [[nodiscard]] const BattlefieldFigures& figures() const;
    /// What is wrong with the picture under the spaces; looked at once a picture, not at every stroke.
    [[nodiscard]] const std::vector<BattlefieldIssue>& pictureProblems() const { return m_pictureProblems; }
    /// All that is wrong, the picture last.
    [[nodiscard]] std::vector<BattlefieldIssue> problems() const;

Q_SIGNALS:
    /// Something that is shown has changed: content, selection, tool.
    void changed();
    void refused(const QString& reason);
    void pictureLookedAt();

private:
    void follow();
    void lookAtPicture();
    void markBridge(int line);
    void joinToNearest(int space);
    [[nodiscard]] std::string idOf(int space) const
    {
        return battlefield().spaces[static_cast<std::size_t>(space)].id;
    }

    BattlefieldDocument m_document;
    BattlefieldSteps m_steps{m_document};
    EditorTool m_tool = EditorTool::select;
    Symmetry m_symmetry = Symmetry::none;
    EditorOverlay m_overlay = EditorOverlay::none;
    bool m_grid = false;
    std::vector<BattlefieldIssue> m_pictureProblems;
    std::pair<std::string, QString>
        m_picture;       ///< the one looked at, and the folder beside which it was looked for
    std::string m_brush; ///< id of a zone
    std::vector<std::string> m_selected;
    int m_label = -1;
    std::pair<std::string, std::string> m_line;
    std::vector<std::pair<std::string, std::string>> m_proposals;
    mutable std::optional<BattlefieldFigures> m_figures;
};

} // namespace fabletop
