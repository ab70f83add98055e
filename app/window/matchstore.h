#pragma once
/// MatchStore: where matches save themselves, and which of them was left unfinished last.

#include "model/match/match.h"

#include <QString>
#include <memory>
#include <optional>

namespace fabletop {

class MatchStore {
public:
    /// `folder` empty: the person's data folder.
    explicit MatchStore(QString folder = QString());

    [[nodiscard]] const QString& folder() const { return m_folder; }
    /// A name nobody has yet: "2024-05-31-<hero>-<hero>.match" in the folder.
    [[nodiscard]] QString newPath(const MatchInfo& info) const;
    /// The newest match that can go on. Looks at the last few files only.
    [[nodiscard]] std::optional<LoadedMatch> unfinished() const;

private:
    QString m_folder;
};

} // namespace fabletop
