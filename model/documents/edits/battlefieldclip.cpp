// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/edits/battlefieldclip.h"

#include "model/content/battlefields/battlefieldcheck.h"
#include "model/content/battlefields/colours.h"
#include "model/documents/edits/arrangement.h"
#include "model/documents/edits/battlefieldextras.h"

#include <algorithm>
#include <map>

namespace fabletop {

namespace {

constexpr const char* clipId = "clip";

bool sameColour(const std::string& one, const std::string& other)
{
    const auto a = colourFrom(one);
    const auto b = colourFrom(other);
    return a && b && a->red == b->red && a->green == b->green && a->blue == b->blue;
}

/// Place of the zone that `zone` is in `battlefield`, or -1.
int matching(const Battlefield& battlefield, const Zone& zone)
{
    const auto& zones = battlefield.zones;
    auto found = std::find_if(zones.begin(), zones.end(), [&](const Zone& one) { return one.id == zone.id; });
    if (found == zones.end())
        found = std::find_if(zones.begin(), zones.end(),
                             [&](const Zone& one) { return sameColour(one.color, zone.color); });
    return found == zones.end() ? -1 : static_cast<int>(found - zones.begin());
}

/// Adds the zones that are missing; gives the place of each zone of the clip.
std::vector<int> mergeZones(Battlefield& battlefield, const Battlefield& clip)
{
    std::vector<int> places;
    for (const Zone& zone : clip.zones) {
        int place = matching(battlefield, zone);
        if (place < 0) {
            place = static_cast<int>(battlefield.zones.size());
            battlefield.zones.push_back(zone);
            copyExtras(clip, wayTo("zones", zone.id), battlefield, wayTo("zones", zone.id));
        }
        places.push_back(place);
    }
    return places;
}

bool startTaken(const Battlefield& battlefield, int start)
{
    return std::any_of(battlefield.spaces.begin(), battlefield.spaces.end(),
                       [&](const Space& space) { return space.start == start; });
}

void pasteSpace(Battlefield& battlefield, const Battlefield& clip, Space space, const std::vector<int>& zones)
{
    const std::string id = space.id;
    if (battlefield.find(id) >= 0) space.id = freshSpaceId(battlefield);
    if (startTaken(battlefield, space.start)) space.start = 0;
    std::vector<int> now;
    for (int zone : space.zones) {
        const int place = zones[static_cast<std::size_t>(zone)];
        // Two zones of a clip may be one and the same here.
        if (std::find(now.begin(), now.end(), place) == now.end()) now.push_back(place);
    }
    space.zones = std::move(now);
    copyExtras(clip, wayTo("spaces", id), battlefield, wayTo("spaces", space.id));
    battlefield.spaces.push_back(std::move(space));
}

EditRefusal roomFor(const Battlefield& battlefield, const Battlefield& clip)
{
    if (battlefield.spaces.size() + clip.spaces.size() > maxSpaces) return EditRefusal::tooManySpaces;
    std::size_t zones = battlefield.zones.size();
    for (const Zone& zone : clip.zones)
        zones += matching(battlefield, zone) < 0 ? 1 : 0;
    return zones > mostZones ? EditRefusal::tooManyZones : EditRefusal::none;
}

} // namespace

std::string copySpaces(const Battlefield& battlefield, const Places& spaces)
{
    Battlefield clip;
    clip.id = clipId;
    clip.name = Name(clipId);
    clip.aspect = battlefield.aspect;
    std::map<int, int> zoneOf, spaceOf; // places there → places here
    for (int place : spaces) {
        if (place < 0 || place >= static_cast<int>(battlefield.spaces.size()) || spaceOf.contains(place))
            continue;
        Space space = battlefield.spaces[static_cast<std::size_t>(place)];
        for (int& zone : space.zones) {
            const auto [known, fresh] = zoneOf.emplace(zone, static_cast<int>(clip.zones.size()));
            if (fresh) {
                const Zone& whole = battlefield.zones[static_cast<std::size_t>(zone)];
                clip.zones.push_back(whole);
                copyExtras(battlefield, wayTo("zones", whole.id), clip, wayTo("zones", whole.id));
            }
            zone = known->second;
        }
        spaceOf.emplace(place, static_cast<int>(clip.spaces.size()));
        copyExtras(battlefield, wayTo("spaces", space.id), clip, wayTo("spaces", space.id));
        clip.spaces.push_back(std::move(space));
    }
    for (const auto& [a, b] : battlefield.lines)
        if (spaceOf.contains(a) && spaceOf.contains(b)) clip.lines.emplace_back(spaceOf[a], spaceOf[b]);
    return writeBattlefield(clip);
}

Pasted pasteSpaces(Battlefield& battlefield, const std::string& clip, QPointF offset)
{
    Diagnostics diagnostics;
    const auto read = readBattlefieldDraft(clip, clipId, diagnostics);
    if (!read) return {EditRefusal::notAClip, {}};
    if (const EditRefusal refusal = roomFor(battlefield, *read); refusal != EditRefusal::none)
        return {refusal, {}};
    const std::vector<int> zones = mergeZones(battlefield, *read);
    const int first = static_cast<int>(battlefield.spaces.size());
    Pasted pasted;
    for (const Space& space : read->spaces) {
        pasted.spaces.push_back(static_cast<int>(battlefield.spaces.size()));
        pasteSpace(battlefield, *read, space, zones);
    }
    for (const auto& [a, b] : read->lines)
        battlefield.lines.emplace_back(first + a, first + b);
    moveSpaces(battlefield, pasted.spaces, offset);
    return pasted;
}

Pasted duplicateSpaces(Battlefield& battlefield, const Places& spaces, QPointF offset)
{
    return pasteSpaces(battlefield, copySpaces(battlefield, spaces), offset);
}

} // namespace fabletop
