// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MatchStore: the person's data folder, where matches save themselves in it, and which of them was left
/// unfinished last.

#include "model/content/files/filefault.h"
#include "model/match/match.h"

#include <QString>
#include <memory>
#include <optional>

namespace fabletop {

class MatchStore {
public:
    /// `dataFolder` empty: the usual one of this person.
    explicit MatchStore(QString dataFolder = QString());

    /// "matches", "heroes", "battlefields", "rulesets", "packages" … lie beside each other in it.
    [[nodiscard]] const QString& dataFolder() const { return m_dataFolder; }
    /// Where matches save themselves from now on; empty: the usual place, beside the rest.
    void setFolder(const QString& folder) { m_matches = folder; }
    [[nodiscard]] QString folder() const
    {
        return m_matches.isEmpty() ? m_dataFolder + QStringLiteral("/matches") : m_matches;
    }
    [[nodiscard]] QString ruleSets() const { return m_dataFolder + QStringLiteral("/rulesets"); }
    /// A name nobody has yet: "2024-05-31-<hero>-<hero>.match" in the folder of matches.
    [[nodiscard]] QString newPath(const MatchInfo& info) const;
    /// Copies a match of elsewhere into the folder, under a name nobody has yet.
    [[nodiscard]] std::optional<FileFault> takeIn(const QString& path) const;
    /// Removes what a killed program had begun to write.
    void clearUnfinished() const;
    /// The newest match that can go on. Looks at the last few files only.
    [[nodiscard]] std::optional<LoadedMatch> unfinished() const;

private:
    [[nodiscard]] QString newPathLike(const QString& path) const;

    QString m_dataFolder;
    QString m_matches;
};

} // namespace fabletop
