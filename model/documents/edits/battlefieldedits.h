// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Everything that can be done to a battlefield while it is drawn, as plain functions on the value.
///
/// Why apart from the document: undo, autosave and signals are the document's business; what an edit means
/// (which lines go with a space, who loses a start, which foreign fields follow a new name) is tried best
/// without them. Whatever is done here leaves a battlefield that can be written and read again as a draft.

#include "model/content/battlefields/battlefield.h"

#include <QPointF>

namespace fabletop {

/// Why an edit was not carried out; the battlefield is then as it was.
enum class EditRefusal {
    none,
    tooManySpaces,
    tooManyZones,
    emptyName,
    nameTooLong,
    labelTooLong,
    notAnId, ///< of the battlefield: kebab-case
    idTaken,
    notAColour,
    notAPicture,
    pictureTooLarge,
    notAClip,
};

/// Places in Battlefield::spaces, in any order. Places that do not exist are passed over.
using Places = std::vector<int>;

// -- spaces
/// The smallest positive number that names no space yet.
[[nodiscard]] std::string freshSpaceId(const Battlefield& battlefield);
/// The new space is the last one.
EditRefusal addSpace(Battlefield& battlefield, QPointF at, const std::vector<int>& zones = {});
/// Their lines go with them.
void removeSpaces(Battlefield& battlefield, const Places& spaces);
EditRefusal renameSpace(Battlefield& battlefield, int space, const std::string& id);
/// 0: no start. Whoever held the number loses it.
void setStart(Battlefield& battlefield, int space, int start);
void setPassage(Battlefield& battlefield, const Places& spaces, bool passage);
void setZone(Battlefield& battlefield, const Places& spaces, int zone, bool inside);

// -- lines
[[nodiscard]] bool joined(const Battlefield& battlefield, int one, int other);
void connectSpaces(Battlefield& battlefield, int one, int other);
void disconnectSpaces(Battlefield& battlefield, int one, int other);
void toggleLine(Battlefield& battlefield, int one, int other);
/// By place in Battlefield::lines.
void removeLine(Battlefield& battlefield, int line);

// -- zones
/// The new zone is the last one: a fresh id, the next ornament, an ink well apart from the others.
EditRefusal addZone(Battlefield& battlefield);
/// Spaces may be left without a zone; `examine` says so.
void removeZone(Battlefield& battlefield, int zone);
/// The order decides letters and the order of arcs in a divided space.
void moveZone(Battlefield& battlefield, int from, int to);
EditRefusal renameZone(Battlefield& battlefield, int zone, const std::string& id);
/// An empty text takes the name away.
EditRefusal nameZone(Battlefield& battlefield, int zone, Language language, const std::string& text);
EditRefusal setZoneColour(Battlefield& battlefield, int zone, const std::string& colour);
/// Unknown patterns are passed over.
void setZonePattern(Battlefield& battlefield, int zone, const std::string& pattern);
/// The first of our inks that no zone comes close to, or else the colour farthest from all zones.
[[nodiscard]] std::string freshZoneColour(const Battlefield& battlefield);

// -- labels
EditRefusal addLabel(Battlefield& battlefield, QPointF at, const std::string& text);
void moveLabel(Battlefield& battlefield, int label, QPointF to);
EditRefusal setLabelText(Battlefield& battlefield, int label, const std::string& text);
void removeLabel(Battlefield& battlefield, int label);

// -- the battlefield as a whole
EditRefusal setBattlefieldId(Battlefield& battlefield, const std::string& id);
EditRefusal setBattlefieldName(Battlefield& battlefield, Language language, const std::string& text);
void setAspect(Battlefield& battlefield, double aspect);
/// 0: as large as the distances allow.
void setRadius(Battlefield& battlefield, double radius);
/// An empty `file` takes the picture away. A file name beside the battlefield or a data: URI.
EditRefusal setBackdrop(Battlefield& battlefield, Backdrop backdrop);
/// Where the picture lies, how wide it is and how dim, all but its file.
void placeBackdrop(Battlefield& battlefield, const Backdrop& place);
void setNotes(Battlefield& battlefield, const std::string& notes);
void setAuthor(Battlefield& battlefield, const std::string& author);
void setLicense(Battlefield& battlefield, const std::string& license);

// -- numbers
/// Within 0 … 1 and of five decimals, so that files stay readable however often something was dragged.
[[nodiscard]] QPointF onGround(QPointF point);

/// The largest picture that is kept inside a file, as the text of its data: URI.
inline constexpr std::size_t largestBackdrop = 28u << 20;

} // namespace fabletop
