// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/battlefielddocument.h"

#include "model/content/battlefields/battlefieldfile.h"
#include "model/match/words/diagnosticwords.h"
#include "model/match/words/narration.h"
#include "model/match/words/spokenname.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QScopedValueRollback>
#include <QUndoCommand>
#include <algorithm>

namespace fabletop {

namespace {

constexpr double usualAspect = 1.5;
/// The field of a copy that says which battlefield it is a copy of.
constexpr const char* pathField = "x-autosave-of";

std::string asJson(const QString& text)
{
    const QByteArray list = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2).toStdString();
}

/// Takes the path out of a copy.
QString takePath(Battlefield& copy)
{
    const auto found = std::find_if(copy.extras.begin(), copy.extras.end(),
                                    [](const auto& extra) { return extra.first == pathField; });
    if (found == copy.extras.end()) return {};
    const QByteArray list = '[' + QByteArray::fromStdString(found->second) + ']';
    copy.extras.erase(found);
    return QJsonDocument::fromJson(list).array().first().toString();
}

} // namespace

/// One undo step: before and after. Undo and redo are the same exchange.
class BattlefieldDocument::Step : public QUndoCommand {
public:
    Step(BattlefieldDocument& document, const QString& name, int drag, BattlefieldSnapshot after)
        : QUndoCommand(name), m_document(document), m_drag(drag), m_before(document.m_current),
          m_after(std::move(after))
    {}

    void undo() override { m_document.take(m_before); }
    void redo() override { m_document.take(m_after); }
    [[nodiscard]] int id() const override { return m_drag == 0 ? -1 : m_drag; }
    bool mergeWith(const QUndoCommand* other) override
    {
        m_after = static_cast<const Step*>(other)->m_after;
        setObsolete(m_after == m_before); // dragged back to where it began: no step at all
        return true;
    }

private:
    BattlefieldDocument& m_document;
    int m_drag;
    BattlefieldSnapshot m_before;
    BattlefieldSnapshot m_after;
};

BattlefieldDocument::BattlefieldDocument(QObject* parent) : Document(parent)
{
    startNew();
    connect(&m_stack, &QUndoStack::cleanChanged, this,
            [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
}

const std::vector<BattlefieldIssue>& BattlefieldDocument::problems() const
{
    if (!m_problems) m_problems = examine(m_battlefield);
    return *m_problems;
}

QString BattlefieldDocument::problemText(const BattlefieldIssue& problem)
{
    return sentence(told({problem.severity, {}, {}, problem.code, problem.arguments, {}}));
}

bool BattlefieldDocument::playable() const
{
    const auto& all = problems();
    return std::none_of(all.begin(), all.end(),
                        [](const auto& problem) { return problem.severity == Severity::error; });
}

EditRefusal BattlefieldDocument::change(const QString& name, const Edit& edit)
{
    const BattlefieldSnapshot& base = dragging() ? m_dragBegin : m_current;
    base.restore(m_battlefield, m_current);
    const EditRefusal refusal = edit(m_battlefield);
    const BattlefieldSnapshot after(m_battlefield, base);
    if (refusal != EditRefusal::none || after == m_current) {
        m_current.restore(m_battlefield, after);
        return refusal;
    }
    // The step takes m_current for its past, and `take` compares with it: both must find the battlefield that
    // belongs to it.
    m_current.restore(m_battlefield, after);
    const QScopedValueRollback changing(m_changing, true);
    m_stack.push(new Step(*this, name, m_drag, after));
    return EditRefusal::none;
}

void BattlefieldDocument::take(const BattlefieldSnapshot& snapshot)
{
    if (!m_changing) letGo();
    snapshot.restore(m_battlefield, m_current);
    m_current = snapshot;
    noteChange();
}

void BattlefieldDocument::noteChange()
{
    m_problems.reset();
    Q_EMIT changed();
}

void BattlefieldDocument::beginDrag()
{
    endDrag();
    m_drag = ++m_drags;
    m_dragBegin = m_current;
}

void BattlefieldDocument::endDrag()
{
    m_drag = 0;
}

void BattlefieldDocument::letGo()
{
    if (!dragging()) return;
    endDrag();
    Q_EMIT dragEnded();
}

void BattlefieldDocument::cancelDrag()
{
    if (!dragging()) return;
    (void)change({}, [](Battlefield&) { return EditRefusal::none; });
    endDrag();
}

void BattlefieldDocument::undo()
{
    letGo();
    m_stack.undo();
}

void BattlefieldDocument::redo()
{
    letGo();
    m_stack.redo();
}

void BattlefieldDocument::start(Battlefield battlefield, const QString& path, bool modified)
{
    letGo();
    // What was read is no longer what there is after the first edit; match files must not take it for the
    // battlefield.
    battlefield.source.clear();
    m_battlefield = std::move(battlefield);
    m_current = BattlefieldSnapshot(m_battlefield, {});
    m_problems.reset();
    m_stack.clear();
    m_stack.setClean();
    begin(path);
    if (modified) m_stack.resetClean();
}

void BattlefieldDocument::startNew()
{
    Battlefield battlefield;
    battlefield.id = "battlefield";
    battlefield.name = Name(tr("Battlefield").toStdString());
    battlefield.aspect = usualAspect;
    start(std::move(battlefield), {}, false);
}

void BattlefieldDocument::adopt(Battlefield battlefield, const QString& path, bool modified)
{
    start(std::move(battlefield), path, modified);
}

bool BattlefieldDocument::read(const std::string& text, const QString& path, bool modified,
                               Diagnostics& diagnostics)
{
    auto battlefield = readBattlefieldDraft(text, path.toStdString(), diagnostics);
    if (!battlefield) return false;
    start(std::move(*battlefield), path, modified);
    return true;
}

QByteArray BattlefieldDocument::serialise() const
{
    return QByteArray::fromStdString(writeBattlefield(m_battlefield));
}

std::function<QByteArray()> BattlefieldDocument::copier() const
{
    return [snapshot = m_current, owner = path()] {
        Battlefield copy = snapshot.whole();
        if (!owner.isEmpty()) copy.extras.emplace_back(pathField, asJson(owner));
        return QByteArray::fromStdString(writeBattlefield(copy));
    };
}

std::optional<QString> BattlefieldDocument::ownerOfCopy(const QByteArray& copy) const
{
    Diagnostics diagnostics;
    auto battlefield = readBattlefieldDraft(copy.toStdString(), {}, diagnostics);
    return battlefield ? std::optional(takePath(*battlefield)) : std::nullopt;
}

std::string BattlefieldDocument::contentOfCopy(const QByteArray& copy) const
{
    Diagnostics diagnostics;
    auto battlefield = readBattlefieldDraft(copy.toStdString(), {}, diagnostics);
    if (!battlefield) return copy.toStdString(); // whoever reads it says what is wrong
    (void)takePath(*battlefield);
    return writeBattlefield(*battlefield);
}

QString BattlefieldDocument::ending() const
{
    return QStringLiteral(".battlefield.json");
}

DocumentWords BattlefieldDocument::words() const
{
    return {tr("The battlefield has no file yet."),
            tr("No copy of the unsaved battlefield can be kept in %1."),
            tr("This battlefield has changes that are not saved."),
            tr("a battlefield without a file"),
            tr("Save the battlefield"),
            tr("Battlefields (*.battlefield.json)"),
            tr("Open a battlefield"),
            tr("Battlefields (*.json)")};
}

QString BattlefieldDocument::name(Language language) const
{
    return spokenName(m_battlefield.name, language);
}

QString BattlefieldDocument::fileStem() const
{
    return m_battlefield.id.empty() ? QStringLiteral("battlefield")
                                    : QString::fromStdString(m_battlefield.id);
}

QString BattlefieldDocument::refusalText(EditRefusal refusal)
{
    switch (refusal) {
    case EditRefusal::none: return {};
    case EditRefusal::tooManySpaces: return tr("A battlefield has at most %1 spaces.").arg(maxSpaces);
    case EditRefusal::tooManyZones: return tr("A battlefield has at most %1 zones.").arg(mostZones);
    case EditRefusal::emptyName: return tr("A name needs at least one letter or digit.");
    case EditRefusal::notAnId: return tr("An id is made of lower-case letters, digits and single hyphens.");
    case EditRefusal::idTaken: return tr("That name is taken already.");
    case EditRefusal::notAColour: return tr("A colour looks like #828F8F.");
    case EditRefusal::notAPicture:
        return tr("A backdrop is an SVG, PNG or JPEG picture beside the battlefield or inside it.");
    case EditRefusal::pictureTooLarge:
        return tr("The picture is larger than %1 MB.").arg(largestBackdrop * 3 / 4 >> 20);
    case EditRefusal::notAClip: return tr("The clipboard holds no part of a battlefield.");
    }
    return {};
}

} // namespace fabletop
