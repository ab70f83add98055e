// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BattlefieldReader: one pass over a battlefield object, keeping where its zones, spaces and lines stand,
/// so that what is found wrong with the whole can still be shown in the text.

#include "model/content/battlefields/battlefieldcheck.h"
#include "model/content/json/jsonfields.h"

#include <map>
#include <optional>

namespace fabletop {

class BattlefieldReader {
public:
    BattlefieldReader(const JsonNode& object, Diagnostics& diagnostics);

    /// Nothing if there are errors. A draft may be unfit to play.
    [[nodiscard]] std::optional<Battlefield> read(bool draft);

private:
    bool readHead(JsonFields& fields);
    Name readName(const JsonNode& node, const std::string& way);
    std::string checkedName(const JsonNode& node);
    void readBackdrop(const JsonNode& node);
    void checkPicture(const JsonNode& node);
    void readZones(JsonFields& fields);
    Zone readZone(const JsonNode& node);
    void readSpaces(JsonFields& fields);
    Space readSpace(const JsonNode& node);
    void readSpaceZones(JsonFields& fields, Space& space);
    void readLines(JsonFields& fields);
    void readLine(const JsonNode& node);
    int readEnd(const JsonNode& node);
    void readLabels(JsonFields& fields);
    std::string readId(const JsonNode& node);
    void keepExtras(JsonFields& fields, const std::string& way);
    void reportParts(bool draft);
    void report(const std::vector<BattlefieldIssue>& issues);
    [[nodiscard]] JsonNode nodeOf(const BattlefieldIssue& issue) const;

    JsonNode m_object;
    Diagnostics& m_all;
    Diagnostics m_diagnostics; ///< of this object alone
    Battlefield m_battlefield;
    std::vector<JsonNode> m_zones;
    std::vector<JsonNode> m_spaces;
    std::vector<JsonNode> m_lines;
    bool m_zonesKnown = false; ///< every zone has an id, so that another id is surely unknown
    bool m_spacesKnown = false;
    std::map<std::string, int> m_zoneOf;
    std::map<std::string, int> m_spaceOf;
};

} // namespace fabletop
