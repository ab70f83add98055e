// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/battlefieldsnapshot.h"

namespace fabletop {

namespace {

template <typename Part>
bool equal(const std::shared_ptr<const Part>& one, const std::shared_ptr<const Part>& other)
{
    return one == other || (one && other && *one == *other);
}

template <typename Part>
std::shared_ptr<const Part> shared(const Part& now, const std::shared_ptr<const Part>& before)
{
    return before && *before == now ? before : std::make_shared<const Part>(now);
}

template <typename Part>
void bring(Part& target, const std::shared_ptr<const Part>& wanted,
           const std::shared_ptr<const Part>& current)
{
    if (wanted != current) target = wanted ? *wanted : Part();
}

/// A copy without the parts that are kept on their own.
Battlefield restOf(const Battlefield& battlefield)
{
    Battlefield rest;
    rest.id = battlefield.id;
    rest.name = battlefield.name;
    rest.aspect = battlefield.aspect;
    rest.backdrop = {{},
                     battlefield.backdrop.x,
                     battlefield.backdrop.y,
                     battlefield.backdrop.width,
                     battlefield.backdrop.dim};
    rest.radius = battlefield.radius;
    rest.labels = battlefield.labels;
    rest.notes = battlefield.notes;
    rest.author = battlefield.author;
    rest.license = battlefield.license;
    rest.extras = battlefield.extras;
    rest.source = battlefield.source;
    return rest;
}

/// The other way round: `rest` around the parts that `battlefield` holds.
void bringRest(Battlefield& battlefield, const Battlefield& rest)
{
    Battlefield whole = rest;
    whole.backdrop.file = std::move(battlefield.backdrop.file);
    whole.zones = std::move(battlefield.zones);
    whole.spaces = std::move(battlefield.spaces);
    whole.lines = std::move(battlefield.lines);
    battlefield = std::move(whole);
}

} // namespace

BattlefieldSnapshot::BattlefieldSnapshot(const Battlefield& battlefield, const BattlefieldSnapshot& before)
    : m_picture(shared(battlefield.backdrop.file, before.m_picture)),
      m_zones(shared(battlefield.zones, before.m_zones)),
      m_spaces(shared(battlefield.spaces, before.m_spaces)),
      m_lines(shared(battlefield.lines, before.m_lines)), m_rest(shared(restOf(battlefield), before.m_rest))
{}

void BattlefieldSnapshot::restore(Battlefield& battlefield, const BattlefieldSnapshot& current) const
{
    bring(battlefield.backdrop.file, m_picture, current.m_picture);
    bring(battlefield.zones, m_zones, current.m_zones);
    bring(battlefield.spaces, m_spaces, current.m_spaces);
    bring(battlefield.lines, m_lines, current.m_lines);
    if (m_rest != current.m_rest) bringRest(battlefield, m_rest ? *m_rest : Battlefield());
}

Battlefield BattlefieldSnapshot::whole() const
{
    Battlefield battlefield;
    restore(battlefield, {});
    return battlefield;
}

bool BattlefieldSnapshot::operator==(const BattlefieldSnapshot& other) const
{
    return equal(m_spaces, other.m_spaces) && equal(m_lines, other.m_lines) &&
           equal(m_zones, other.m_zones) && equal(m_rest, other.m_rest) && equal(m_picture, other.m_picture);
}

} // namespace fabletop
