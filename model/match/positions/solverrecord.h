// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SolverRecord: what is kept of somebody who solves positions: which, how many at once, and a rating.
///
/// Why only the first answer counts: whoever tries until it is right has learned something, and is no
/// stronger for it.

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace fabletop {

class SolverRecord {
public:
    static constexpr int firstRating = 1200;

    [[nodiscard]] int rating() const { return m_rating; }
    /// Right at the first answer, one after the other.
    [[nodiscard]] int streak() const { return m_streak; }
    [[nodiscard]] int solved() const { return static_cast<int>(m_solved.size()); }
    /// Positions that were answered, rightly or not.
    [[nodiscard]] int seen() const { return static_cast<int>(m_seen.size()); }
    [[nodiscard]] bool wasSolved(const QString& id) const { return m_solved.contains(id); }
    [[nodiscard]] bool wasSeen(const QString& id) const { return m_seen.contains(id); }

    /// The first answer to a position that nobody saw before, or its answer was asked for (`right` false),
    /// moves rating and streak; later ones only tell that it is solved. `rating` 0: of a position without
    /// one, which leaves that of the person.
    void answer(const QString& id, int rating, bool right);

    [[nodiscard]] QJsonObject toJson() const;
    /// Whatever isn't as it should be is left out.
    [[nodiscard]] static SolverRecord fromJson(const QJsonObject& object);

    bool operator==(const SolverRecord&) const = default;

private:
    int m_rating = firstRating;
    int m_streak = 0;
    QStringList m_seen;   ///< by id, in order
    QStringList m_solved; ///< of them those that were solved in the end
};

} // namespace fabletop
