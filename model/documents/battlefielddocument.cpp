// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/battlefielddocument.h"

#include "model/content/battlefields/battlefieldfile.h"
#include "model/match/words/spokenname.h"

#include <QJsonArray>
#include <QJsonDocument>
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

BattlefieldDocument::BattlefieldDocument(QObject* parent) : Document(parent)
{
    startNew();
    connect(&m_history.stack(), &QUndoStack::cleanChanged, this,
            [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
    connect(&m_history, &BattlefieldHistory::changed, this, [this] {
        m_problems.reset();
        Q_EMIT changed();
    });
}

const std::vector<BattlefieldIssue>& BattlefieldDocument::problems() const
{
    if (!m_problems) m_problems = examine(battlefield());
    return *m_problems;
}

bool BattlefieldDocument::playable() const
{
    const auto& all = problems();
    return std::none_of(all.begin(), all.end(),
                        [](const auto& problem) { return problem.severity == Severity::error; });
}

void BattlefieldDocument::startNew()
{
    Battlefield battlefield;
    battlefield.id = "battlefield";
    battlefield.name = Name(tr("Battlefield").toStdString());
    battlefield.aspect = usualAspect;
    adopt(std::move(battlefield), {}, false);
}

void BattlefieldDocument::adopt(Battlefield battlefield, const QString& path, bool modified)
{
    m_history.letGo();
    m_problems.reset();
    m_history.start(std::move(battlefield));
    begin(path);
    if (modified) m_history.stack().resetClean();
}

bool BattlefieldDocument::read(const std::string& text, const QString& path, bool modified,
                               Diagnostics& diagnostics)
{
    auto battlefield = readBattlefieldDraft(text, path.toStdString(), diagnostics);
    if (!battlefield) return false;
    adopt(std::move(*battlefield), path, modified);
    return true;
}

QByteArray BattlefieldDocument::serialise() const
{
    return QByteArray::fromStdString(writeBattlefield(battlefield()));
}

std::function<QByteArray()> BattlefieldDocument::copier() const
{
    return [snapshot = snapshot(), owner = path()] {
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
    return spokenName(battlefield().name, language);
}

QString BattlefieldDocument::fileStem() const
{
    return battlefield().id.empty() ? QStringLiteral("battlefield")
                                    : QString::fromStdString(battlefield().id);
}

} // namespace fabletop
