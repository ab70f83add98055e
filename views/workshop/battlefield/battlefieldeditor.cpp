// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/battlefield/battlefieldeditor.h"

#include "model/content/battlefields/backdropcheck.h"
#include "model/content/battlefields/battlefieldproblem.h"
#include "model/content/battlefields/crossings.h"
#include "model/documents/edits/battlefieldclip.h"
#include "model/documents/edits/editwords.h"
#include "model/match/words/spokenname.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <algorithm>

namespace fabletop {

namespace {

constexpr QPointF besideIt(0.04, 0.04); ///< where a copy lies

} // namespace

BattlefieldEditor::BattlefieldEditor(QObject* parent) : QObject(parent)
{
    connect(&m_document, &BattlefieldDocument::changed, this, &BattlefieldEditor::follow);
    connect(&m_document, &BattlefieldDocument::pathChanged, this, [this] {
        m_picture = {}; // another folder, or the same one looked at again
        lookAtPicture();
        Q_EMIT changed();
    });
    connect(&m_document, &BattlefieldDocument::modifiedChanged, this, &BattlefieldEditor::changed);
}

/// After any change: what is gone is no longer selected.
void BattlefieldEditor::follow()
{
    m_figures.reset();
    std::erase_if(m_selected, [this](const std::string& id) { return battlefield().find(id) < 0; });
    if (m_label >= static_cast<int>(battlefield().labels.size())) m_label = -1;
    lookAtPicture();
    Q_EMIT changed();
}

void BattlefieldEditor::setTool(EditorTool tool)
{
    m_tool = tool;
    Q_EMIT changed();
}

void BattlefieldEditor::setSymmetry(Symmetry symmetry)
{
    m_symmetry = symmetry;
    Q_EMIT changed();
}

void BattlefieldEditor::setGrid(bool grid)
{
    m_grid = grid;
    Q_EMIT changed();
}

void BattlefieldEditor::setOverlay(EditorOverlay overlay)
{
    m_overlay = overlay;
    Q_EMIT changed();
}

QPointF BattlefieldEditor::placed(QPointF point) const
{
    return m_grid ? snapped(point, gridStep, battlefield().aspect) : point;
}

int BattlefieldEditor::brush() const
{
    const auto& zones = battlefield().zones;
    const auto found =
        std::find_if(zones.begin(), zones.end(), [this](const Zone& zone) { return zone.id == m_brush; });
    return found != zones.end() ? static_cast<int>(found - zones.begin()) : zones.empty() ? -1 : 0;
}

void BattlefieldEditor::setBrush(int zone)
{
    if (zone >= 0 && zone < static_cast<int>(battlefield().zones.size()))
        m_brush = battlefield().zones[static_cast<std::size_t>(zone)].id;
    Q_EMIT changed();
}

void BattlefieldEditor::lookAtPicture()
{
    const QString path = m_document.path();
    const QString folder = path.isEmpty() ? QString() : QFileInfo(path).absolutePath();
    const std::string& file = battlefield().backdrop.file;
    if (file.size() == m_picture.first.size() && file == m_picture.first && folder == m_picture.second)
        return;
    m_picture = {file, folder};
    m_pictureProblems = examineBackdrop(battlefield().backdrop, folder);
    Q_EMIT pictureLookedAt();
}

std::vector<BattlefieldIssue> BattlefieldEditor::problems() const
{
    std::vector<BattlefieldIssue> all = m_document.problems();
    all.insert(all.end(), m_pictureProblems.begin(), m_pictureProblems.end());
    return all;
}

const BattlefieldFigures& BattlefieldEditor::figures() const
{
    if (!m_figures) m_figures = figuresOf(battlefield());
    return *m_figures;
}

// -- the selection

Places BattlefieldEditor::selected() const
{
    Places places;
    for (const std::string& id : m_selected)
        if (const int place = battlefield().find(id); place >= 0) places.push_back(place);
    return places;
}

bool BattlefieldEditor::isSelected(int space) const
{
    return std::find(m_selected.begin(), m_selected.end(), idOf(space)) != m_selected.end();
}

void BattlefieldEditor::select(const Places& spaces, bool add)
{
    if (!add) m_selected.clear();
    for (int space : spaces)
        if (!isSelected(space)) m_selected.push_back(idOf(space));
    m_label = -1;
    m_line = {};
    Q_EMIT changed();
}

void BattlefieldEditor::selectLabel(int label)
{
    m_selected.clear();
    m_line = {};
    m_label = label;
    Q_EMIT changed();
}

void BattlefieldEditor::selectLine(int line)
{
    const auto& [one, other] = battlefield().lines[static_cast<std::size_t>(line)];
    m_selected.clear();
    m_label = -1;
    m_line = {idOf(one), idOf(other)};
    Q_EMIT changed();
}

int BattlefieldEditor::selectedLine() const
{
    const auto& lines = battlefield().lines;
    for (std::size_t line = 0; line < lines.size(); ++line)
        if (idOf(lines[line].first) == m_line.first && idOf(lines[line].second) == m_line.second)
            return static_cast<int>(line);
    return -1;
}

void BattlefieldEditor::selectAll()
{
    Places all(battlefield().spaces.size());
    for (std::size_t place = 0; place < all.size(); ++place)
        all[place] = static_cast<int>(place);
    select(all);
}

void BattlefieldEditor::clearSelection()
{
    select({});
}

void BattlefieldEditor::selectCulprit(const BattlefieldIssue& problem)
{
    switch (problem.part) {
    case BattlefieldPart::space: return select({problem.index});
    case BattlefieldPart::line: return selectLine(problem.index);
    case BattlefieldPart::zone: {
        setBrush(problem.index);
        Places inside;
        for (std::size_t space = 0; space < battlefield().spaces.size(); ++space) {
            const auto& zones = battlefield().spaces[space].zones;
            if (std::find(zones.begin(), zones.end(), problem.index) != zones.end())
                inside.push_back(static_cast<int>(space));
        }
        return select(inside);
    }
    case BattlefieldPart::whole: return clearSelection();
    }
}

QString BattlefieldEditor::quickFix(const BattlefieldIssue& problem) const
{
    if (problem.code == BattlefieldProblem::noZones) return tr("Add a zone");
    if (problem.code == BattlefieldProblem::spaceWithoutZone && brush() >= 0)
        return tr("Put it into zone %1")
            .arg(spokenName(battlefield().zones[static_cast<std::size_t>(brush())].id));
    if (problem.code == BattlefieldProblem::unreachedSpace && battlefield().spaces.size() > 1)
        return tr("Join it to its neighbour");
    if (problem.code == BattlefieldProblem::closeColours) return tr("Another colour");
    if (problem.code == BattlefieldProblem::smallZone) return tr("Remove the zone");
    if (problem.code == BattlefieldProblem::crossingLines) return tr("Mark as a bridge");
    if (problem.field == "backdrop") return tr("Remove the picture");
    return {};
}

void BattlefieldEditor::applyQuickFix(const BattlefieldIssue& problem)
{
    if (problem.code == BattlefieldProblem::noZones) report(m_steps.addZone());
    if (problem.code == BattlefieldProblem::spaceWithoutZone && brush() >= 0)
        report(m_steps.setZone({problem.index}, brush(), true));
    if (problem.code == BattlefieldProblem::closeColours)
        report(m_steps.setZoneColour(problem.index, QString::fromStdString(freshZoneColour(battlefield()))));
    if (problem.code == BattlefieldProblem::smallZone) report(m_steps.removeZone(problem.index));
    if (problem.code == BattlefieldProblem::crossingLines) markBridge(problem.index);
    if (problem.field == "backdrop") report(m_steps.setBackdrop({}));
    if (problem.code == BattlefieldProblem::unreachedSpace) joinToNearest(problem.index);
}

void BattlefieldEditor::markBridge(int line)
{
    const int other = Crossings(battlefield()).crossedBy(line);
    if (other < 0) return;
    report(m_document.change(tr("Mark as a bridge"), [line, other](Battlefield& battlefield) {
        declareCrossing(battlefield, other, line);
        return EditRefusal::none;
    }));
}

void BattlefieldEditor::joinToNearest(int space)
{
    const Space& from = battlefield().spaces[static_cast<std::size_t>(space)];
    int nearest = -1;
    double least = 1e9;
    for (std::size_t place = 0; place < battlefield().spaces.size(); ++place) {
        const Space& to = battlefield().spaces[place];
        const double away = std::hypot((to.x - from.x) * battlefield().aspect, to.y - from.y);
        if (static_cast<int>(place) == space || away >= least) continue;
        least = away;
        nearest = static_cast<int>(place);
    }
    if (nearest >= 0) report(m_steps.setLine(space, nearest, true));
}

// -- proposed lines

void BattlefieldEditor::propose(const std::vector<std::pair<int, int>>& lines)
{
    m_proposals.clear();
    for (const auto& [one, other] : lines)
        m_proposals.emplace_back(idOf(one), idOf(other));
    Q_EMIT changed();
}

std::vector<std::pair<int, int>> BattlefieldEditor::proposals() const
{
    std::vector<std::pair<int, int>> lines;
    for (const auto& [one, other] : m_proposals) {
        const int from = battlefield().find(one);
        const int to = battlefield().find(other);
        if (from >= 0 && to >= 0 && !joined(battlefield(), from, to)) lines.emplace_back(from, to);
    }
    return lines;
}

void BattlefieldEditor::acceptProposal(int one, int other)
{
    report(m_steps.setLine(one, other, true));
}

/// One step: a whole import is taken back at once.
void BattlefieldEditor::acceptProposals()
{
    const auto lines = proposals();
    report(m_document.change(tr("Accept the proposed lines"), [&lines](Battlefield& battlefield) {
        for (const auto& [one, other] : lines)
            connectSpaces(battlefield, one, other);
        return EditRefusal::none;
    }));
}

void BattlefieldEditor::dropProposals()
{
    m_proposals.clear();
    Q_EMIT changed();
}

// -- the selection as a whole

bool BattlefieldEditor::report(EditRefusal refusal)
{
    if (refusal == EditRefusal::none) return true;
    Q_EMIT refused(editRefusal(refusal));
    return false;
}

void BattlefieldEditor::removeSelected()
{
    if (m_label >= 0)
        report(m_steps.removeLabel(m_label));
    else if (const int line = selectedLine(); line >= 0)
        report(m_steps.removeLine(line));
    else if (m_selected.empty())
        refuse(tr("Nothing is selected"));
    else
        report(m_steps.removeSpaces(selected(), m_symmetry));
}

void BattlefieldEditor::copy()
{
    if (m_selected.empty()) return refuse(tr("Nothing is selected"));
    QGuiApplication::clipboard()->setText(QString::fromStdString(copySpaces(battlefield(), selected())));
}

void BattlefieldEditor::cut()
{
    if (m_selected.empty()) return refuse(tr("Nothing is selected"));
    copy();
    report(m_steps.cut(selected()));
}

void BattlefieldEditor::paste()
{
    Places added;
    if (report(m_steps.paste(QGuiApplication::clipboard()->text(), besideIt, &added))) select(added);
}

void BattlefieldEditor::duplicate()
{
    if (m_selected.empty()) return refuse(tr("Nothing is selected"));
    Places added;
    if (report(m_steps.duplicate(selected(), besideIt, &added))) select(added);
}

void BattlefieldEditor::nudge(QPointF by)
{
    if (!m_selected.empty()) report(m_steps.moveSpaces(selected(), by, m_symmetry));
}

void BattlefieldEditor::align(Alignment alignment)
{
    if (m_selected.size() < 2) return refuse(tr("Select two spaces or more"));
    report(m_steps.align(selected(), alignment));
}

void BattlefieldEditor::distribute(Qt::Orientation orientation)
{
    if (m_selected.size() < 3) return refuse(tr("Select three spaces or more"));
    report(m_steps.distribute(selected(), orientation));
}

/// A copy of the selected spaces at their mirror image, with their zones and the lines between them.
void BattlefieldEditor::mirrorSelected(Symmetry symmetry)
{
    if (m_selected.empty()) return refuse(tr("Nothing is selected"));
    const Places originals = selected();
    const EditRefusal refusal = m_document.change(tr("Mirror spaces"), [&](Battlefield& battlefield) {
        const Pasted pasted = duplicateSpaces(battlefield, originals, QPointF(0, 0));
        if (pasted.refusal != EditRefusal::none) return pasted.refusal;
        for (int space : pasted.spaces) {
            const Space& copied = battlefield.spaces[static_cast<std::size_t>(space)];
            placeSpace(battlefield, space, image(QPointF(copied.x, copied.y), symmetry));
        }
        return EditRefusal::none;
    });
    report(refusal);
}

} // namespace fabletop
