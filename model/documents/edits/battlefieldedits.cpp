// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/edits/battlefieldedits.h"

#include "model/content/battlefields/battlefieldcheck.h"
#include "model/content/battlefields/colours.h"
#include "model/content/battlefields/crossings.h"
#include "model/documents/edits/battlefieldextras.h"

#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr double finest = 1e5; ///< five decimals: a hundredth of a pixel on the largest screen

template <typename List> bool has(const List& list, int place)
{
    return place >= 0 && place < static_cast<int>(list.size());
}

Space& spaceAt(Battlefield& battlefield, int place)
{
    return battlefield.spaces[static_cast<std::size_t>(place)];
}

Zone& zoneAt(Battlefield& battlefield, int place)
{
    return battlefield.zones[static_cast<std::size_t>(place)];
}

GroundLabel& labelAt(Battlefield& battlefield, int place)
{
    return battlefield.labels[static_cast<std::size_t>(place)];
}

/// Why nobody could tell a name; ids are names too.
EditRefusal nameFault(const std::string& name)
{
    if (showsNothing(name)) return EditRefusal::emptyName;
    return characterCount(name) > longestName ? EditRefusal::nameTooLong : EditRefusal::none;
}

EditRefusal labelFault(const std::string& text)
{
    return characterCount(text) > longestName ? EditRefusal::labelTooLong : EditRefusal::none;
}

bool readable(const std::string& id)
{
    return !id.empty() &&
           std::none_of(id.begin(), id.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; });
}

double within(double value, double low, double high)
{
    if (!std::isfinite(value)) return low;
    return std::round(std::clamp(value, low, high) * finest) / finest;
}

template <typename List> bool namesOne(const List& list, const std::string& id)
{
    return std::any_of(list.begin(), list.end(), [&](const auto& one) { return one.id == id; });
}

template <typename List> std::string freshId(const List& list, const std::string& start)
{
    int number = 1;
    while (namesOne(list, start + std::to_string(number)))
        ++number;
    return start + std::to_string(number);
}

bool same(std::pair<int, int> line, int one, int other)
{
    return line == std::pair(one, other) || line == std::pair(other, one);
}

/// The ornament that fewest zones bear, the earliest of those.
std::string freshPattern(const Battlefield& battlefield)
{
    const auto uses = [&](const std::string& pattern) {
        return std::count_if(battlefield.zones.begin(), battlefield.zones.end(),
                             [&](const Zone& zone) { return zone.pattern == pattern; });
    };
    const auto& all = zonePatterns();
    return *std::min_element(all.begin(), all.end(),
                             [&](const auto& a, const auto& b) { return uses(a) < uses(b); });
}

bool isPicture(const std::string& file)
{
    std::string name = file.substr(0, 4096);
    std::transform(name.begin(), name.end(), name.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const auto starts = [&](const char* start) { return name.starts_with(start); };
    if (starts("data:"))
        return starts("data:image/svg+xml") || starts("data:image/png") || starts("data:image/jpeg");
    if (file.size() > name.size() || name.find_first_of("/\\:") != std::string::npos ||
        name.starts_with('.') || !readable(name))
        return false;
    return name.ends_with(".svg") || name.ends_with(".png") || name.ends_with(".jpg") ||
           name.ends_with(".jpeg");
}

} // namespace

QPointF onGround(QPointF point)
{
    return {within(point.x(), 0, 1), within(point.y(), 0, 1)};
}

std::string freshSpaceId(const Battlefield& battlefield)
{
    return freshId(battlefield.spaces, {});
}

EditRefusal addSpace(Battlefield& battlefield, QPointF at, const std::vector<int>& zones)
{
    if (battlefield.spaces.size() >= maxSpaces) return EditRefusal::tooManySpaces;
    Space space;
    space.id = freshSpaceId(battlefield);
    const QPointF place = onGround(at);
    space.x = place.x();
    space.y = place.y();
    for (int zone : zones)
        if (has(battlefield.zones, zone) &&
            std::find(space.zones.begin(), space.zones.end(), zone) == space.zones.end())
            space.zones.push_back(zone);
    battlefield.spaces.push_back(std::move(space));
    return EditRefusal::none;
}

void removeSpaces(Battlefield& battlefield, const Places& spaces)
{
    std::vector<int> now(battlefield.spaces.size(), 0); ///< where each space stands afterwards, -1: nowhere
    for (int space : spaces)
        if (has(battlefield.spaces, space)) now[static_cast<std::size_t>(space)] = -1;
    std::vector<Space> kept;
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (now[i] < 0) {
            dropExtras(battlefield, wayTo("spaces", battlefield.spaces[i].id));
            continue;
        }
        now[i] = static_cast<int>(kept.size());
        kept.push_back(std::move(battlefield.spaces[i]));
    }
    battlefield.spaces = std::move(kept);
    for (auto& [a, b] : battlefield.lines) {
        a = now[static_cast<std::size_t>(a)];
        b = now[static_cast<std::size_t>(b)];
    }
    std::erase_if(battlefield.lines, [](const auto& line) { return line.first < 0 || line.second < 0; });
}

EditRefusal renameSpace(Battlefield& battlefield, int space, const std::string& id)
{
    if (!has(battlefield.spaces, space) || spaceAt(battlefield, space).id == id) return EditRefusal::none;
    if (!readable(id)) return EditRefusal::emptyName;
    if (const EditRefusal fault = nameFault(id); fault != EditRefusal::none) return fault;
    if (namesOne(battlefield.spaces, id)) return EditRefusal::idTaken;
    moveExtras(battlefield, wayTo("spaces", spaceAt(battlefield, space).id), wayTo("spaces", id));
    renameInCrossings(battlefield, spaceAt(battlefield, space).id, id);
    spaceAt(battlefield, space).id = id;
    return EditRefusal::none;
}

void setStart(Battlefield& battlefield, int space, int start)
{
    if (!has(battlefield.spaces, space) || start < 0 || start > maxSeats) return;
    for (Space& other : battlefield.spaces)
        if (start != 0 && other.start == start) other.start = 0;
    spaceAt(battlefield, space).start = start;
}

void setPassage(Battlefield& battlefield, const Places& spaces, bool passage)
{
    for (int space : spaces)
        if (has(battlefield.spaces, space)) spaceAt(battlefield, space).passage = passage;
}

void setZone(Battlefield& battlefield, const Places& spaces, int zone, bool inside)
{
    if (!has(battlefield.zones, zone)) return;
    for (int space : spaces) {
        if (!has(battlefield.spaces, space)) continue;
        auto& zones = spaceAt(battlefield, space).zones;
        const bool already = std::find(zones.begin(), zones.end(), zone) != zones.end();
        if (inside && !already) zones.push_back(zone);
        if (!inside) std::erase(zones, zone);
    }
}

bool joined(const Battlefield& battlefield, int one, int other)
{
    return std::any_of(battlefield.lines.begin(), battlefield.lines.end(),
                       [&](const auto& line) { return same(line, one, other); });
}

void connectSpaces(Battlefield& battlefield, int one, int other)
{
    if (one == other || !has(battlefield.spaces, one) || !has(battlefield.spaces, other)) return;
    if (!joined(battlefield, one, other)) battlefield.lines.emplace_back(one, other);
}

void disconnectSpaces(Battlefield& battlefield, int one, int other)
{
    std::erase_if(battlefield.lines, [&](const auto& line) { return same(line, one, other); });
}

void toggleLine(Battlefield& battlefield, int one, int other)
{
    joined(battlefield, one, other) ? disconnectSpaces(battlefield, one, other)
                                    : connectSpaces(battlefield, one, other);
}

void removeLine(Battlefield& battlefield, int line)
{
    if (has(battlefield.lines, line)) battlefield.lines.erase(battlefield.lines.begin() + line);
}

EditRefusal addZone(Battlefield& battlefield)
{
    if (battlefield.zones.size() >= mostZones) return EditRefusal::tooManyZones;
    Zone zone;
    zone.id = freshId(battlefield.zones, "zone-");
    zone.pattern = freshPattern(battlefield);
    zone.color = freshZoneColour(battlefield);
    battlefield.zones.push_back(std::move(zone));
    return EditRefusal::none;
}

void removeZone(Battlefield& battlefield, int zone)
{
    if (!has(battlefield.zones, zone)) return;
    dropExtras(battlefield, wayTo("zones", zoneAt(battlefield, zone).id));
    battlefield.zones.erase(battlefield.zones.begin() + zone);
    for (Space& space : battlefield.spaces) {
        std::erase(space.zones, zone);
        for (int& other : space.zones)
            other -= other > zone ? 1 : 0;
    }
}

void moveZone(Battlefield& battlefield, int from, int to)
{
    auto& zones = battlefield.zones;
    if (!has(zones, from) || !has(zones, to)) return;
    const auto first = zones.begin() + std::min(from, to);
    const auto last = zones.begin() + std::max(from, to) + 1;
    from < to ? std::rotate(first, first + 1, last) : std::rotate(first, last - 1, last);
    for (Space& space : battlefield.spaces)
        for (int& zone : space.zones) {
            if (zone == from)
                zone = to;
            else if (from < zone && zone <= to)
                --zone;
            else if (to <= zone && zone < from)
                ++zone;
        }
}

EditRefusal renameZone(Battlefield& battlefield, int zone, const std::string& id)
{
    if (!has(battlefield.zones, zone) || zoneAt(battlefield, zone).id == id) return EditRefusal::none;
    if (!readable(id)) return EditRefusal::emptyName;
    if (const EditRefusal fault = nameFault(id); fault != EditRefusal::none) return fault;
    if (namesOne(battlefield.zones, id)) return EditRefusal::idTaken;
    moveExtras(battlefield, wayTo("zones", zoneAt(battlefield, zone).id), wayTo("zones", id));
    zoneAt(battlefield, zone).id = id;
    return EditRefusal::none;
}

EditRefusal nameZone(Battlefield& battlefield, int zone, Language language, const std::string& text)
{
    if (!has(battlefield.zones, zone)) return EditRefusal::none;
    if (!text.empty())
        if (const EditRefusal fault = nameFault(text); fault != EditRefusal::none) return fault;
    Name name = zoneAt(battlefield, zone).name;
    name.by[static_cast<std::size_t>(language)].text = text;
    // A file has a name with English in it or none; another language alone would read back as English.
    if (name.by[0].text.empty()) name.by[0].text = text;
    const bool none = language == Language::en && text.empty();
    if (none) dropExtras(battlefield, wayTo("zones", zoneAt(battlefield, zone).id) + extraDivider + "name");
    zoneAt(battlefield, zone).name = none ? Name() : name;
    return EditRefusal::none;
}

EditRefusal setZoneColour(Battlefield& battlefield, int zone, const std::string& colour)
{
    if (!colourFrom(colour)) return EditRefusal::notAColour;
    if (has(battlefield.zones, zone)) zoneAt(battlefield, zone).color = colour;
    return EditRefusal::none;
}

void setZonePattern(Battlefield& battlefield, int zone, const std::string& pattern)
{
    const auto& all = zonePatterns();
    if (has(battlefield.zones, zone) && std::find(all.begin(), all.end(), pattern) != all.end())
        zoneAt(battlefield, zone).pattern = pattern;
}

EditRefusal addLabel(Battlefield& battlefield, QPointF at, const std::string& text)
{
    if (const EditRefusal fault = labelFault(text); fault != EditRefusal::none) return fault;
    const QPointF place = onGround(at);
    battlefield.labels.push_back({place.x(), place.y(), text});
    return EditRefusal::none;
}

void moveLabel(Battlefield& battlefield, int label, QPointF to)
{
    if (!has(battlefield.labels, label)) return;
    const QPointF place = onGround(to);
    labelAt(battlefield, label).x = place.x();
    labelAt(battlefield, label).y = place.y();
}

EditRefusal setLabelText(Battlefield& battlefield, int label, const std::string& text)
{
    if (const EditRefusal fault = labelFault(text); fault != EditRefusal::none) return fault;
    if (has(battlefield.labels, label)) labelAt(battlefield, label).text = text;
    return EditRefusal::none;
}

void removeLabel(Battlefield& battlefield, int label)
{
    if (!has(battlefield.labels, label)) return;
    battlefield.labels.erase(battlefield.labels.begin() + label);
    dropLabelExtras(battlefield, label);
}

EditRefusal setBattlefieldId(Battlefield& battlefield, const std::string& id)
{
    if (id.empty() || kebab(id) != id) return EditRefusal::notAnId;
    if (const EditRefusal fault = nameFault(id); fault != EditRefusal::none) return fault;
    battlefield.id = id;
    return EditRefusal::none;
}

EditRefusal setBattlefieldName(Battlefield& battlefield, Language language, const std::string& text)
{
    const EditRefusal fault = nameFault(text);
    if (fault != EditRefusal::none && (language == Language::en || !text.empty())) return fault;
    battlefield.name.by[static_cast<std::size_t>(language)].text = text;
    return EditRefusal::none;
}

void setAspect(Battlefield& battlefield, double aspect)
{
    battlefield.aspect = within(aspect, 0.25, 4);
}

void setRadius(Battlefield& battlefield, double radius)
{
    battlefield.radius = radius > 0 ? within(radius, 0.01, 0.08) : 0;
}

EditRefusal setBackdrop(Battlefield& battlefield, Backdrop backdrop)
{
    if (backdrop.file.empty()) {
        dropExtras(battlefield, "backdrop");
        battlefield.backdrop = {};
        return EditRefusal::none;
    }
    if (backdrop.file.size() > largestBackdrop) return EditRefusal::pictureTooLarge;
    if (!isPicture(backdrop.file)) return EditRefusal::notAPicture;
    battlefield.backdrop.file = std::move(backdrop.file);
    placeBackdrop(battlefield, backdrop);
    return EditRefusal::none;
}

void placeBackdrop(Battlefield& battlefield, const Backdrop& place)
{
    Backdrop& backdrop = battlefield.backdrop;
    if (backdrop.file.empty()) return;
    backdrop.x = within(place.x, -4, 4);
    backdrop.y = within(place.y, -4, 4);
    backdrop.width = within(place.width, 0.01, 8);
    backdrop.dim = within(place.dim, 0, 1);
}

void setNotes(Battlefield& battlefield, const std::string& notes)
{
    battlefield.notes = notes;
}

void setAuthor(Battlefield& battlefield, const std::string& author)
{
    battlefield.author = author;
}

void setLicense(Battlefield& battlefield, const std::string& license)
{
    battlefield.license = license;
}

} // namespace fabletop
