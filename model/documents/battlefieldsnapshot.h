// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BattlefieldSnapshot: a battlefield at one moment, sharing with the moment before whatever did not change.
///
/// Why: undo has no limit and a picture inside a battlefield may weigh twenty megabytes. A thousand moved
/// spaces must not make a thousand pictures, and a thousand snapshots of 64 spaces not a thousand lists of
/// zones.

#include "model/content/battlefields/battlefield.h"

#include <memory>

namespace fabletop {

class BattlefieldSnapshot {
public:
    BattlefieldSnapshot() = default;
    /// Takes a copy; parts that equal those of `before` are shared with it.
    BattlefieldSnapshot(const Battlefield& battlefield, const BattlefieldSnapshot& before);

    /// Makes `battlefield` what was copied, touching only what differs. `current` is the snapshot that it
    /// equals now.
    void restore(Battlefield& battlefield, const BattlefieldSnapshot& current) const;
    /// The whole, for another thread for instance.
    [[nodiscard]] Battlefield whole() const;
    /// Whether both hold the picture in the same memory.
    [[nodiscard]] bool sharesPicture(const BattlefieldSnapshot& other) const
    {
        return m_picture == other.m_picture;
    }

    bool operator==(const BattlefieldSnapshot& other) const;

private:
    template <typename Part> using Shared = std::shared_ptr<const Part>;

    Shared<std::string> m_picture;
    Shared<std::vector<Zone>> m_zones;
    Shared<std::vector<Space>> m_spaces;
    Shared<std::vector<std::pair<int, int>>> m_lines;
    Shared<Battlefield> m_rest; ///< everything else; the parts above are empty in it
};

} // namespace fabletop
