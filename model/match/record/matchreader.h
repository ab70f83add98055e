// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MatchReader: goes through the lines of a match file and builds the match they record.

#include "model/content/json/jsonplace.h"
#include "model/match/record/matchfile.h"
#include "model/match/record/rerun.h"

#include <map>
#include <set>
#include <utility>

namespace fabletop {

class AnnotationFields;

class MatchReader {
public:
    MatchReader(const QByteArray& text, const QString& path, Check check, MatchLimits limits);
    [[nodiscard]] LoadedMatch read();

private:
    bool splitLines(const QByteArray& text);
    // -- the header
    bool readHeader();
    void readRules(const JsonNode& node);
    void readSeats(const JsonNode& node);
    void checkTeams(const JsonNode& node);
    [[nodiscard]] std::shared_ptr<const HeroRules> readSeatHero(const JsonNode& seat);
    [[nodiscard]] std::shared_ptr<const HeroRules> readOwnHero(const std::string& id, const JsonNode& source);
    void checkPictureText(const JsonNode& picture);
    [[nodiscard]] std::shared_ptr<const HeroRules> withPictures(std::shared_ptr<const HeroRules> hero,
                                                                const JsonNode& node);
    void readSeed(const JsonNode& node);
    [[nodiscard]] std::uint8_t personOf(const QString& name);
    // -- the other lines
    void readLine(int place);
    bool readDecision(int place, const QJsonObject& object);
    std::optional<RecordedStep> recordedStep(int place, const QJsonObject& object, int expected);
    void readNote(int place, const QJsonValue& value);
    void readBookmark(int place, const QJsonValue& value);
    void readOpened(int place, const QJsonValue& value);
    void readAnalysis(int place, const QJsonValue& value);
    /// Warns of an annotation of another shape and keeps its line; true where there is none.
    bool sound(int place, const AnnotationFields& fields);
    void readBranch(int place, const QJsonObject& object);
    void openBranch(int place, const QJsonObject& object);
    [[nodiscard]] const State* stateOf(int branch, int position) const;
    Branch* branch(int id);
    void error(int place, ProblemCode code, std::vector<std::string> arguments = {});
    void warn(int place, ProblemCode code, std::vector<std::string> arguments = {});
    void fail(int place, const std::optional<RecordFault>& fault);
    void tellMissing(int place, Rerun& run);
    [[nodiscard]] bool isTornAt(int place) const
    {
        return m_unended && place + 1 == static_cast<int>(m_match.lines.size());
    }

    Check m_check;
    MatchLimits m_limits;
    LoadedMatch m_match;
    std::optional<Rerun> m_rerun;
    qsizetype m_pictureBytes = 0;        ///< of base64 text, of all seats
    std::optional<Divergence> m_refused; ///< why nothing can be run again
    std::map<int, Rerun> m_branchRuns;
    std::optional<QJsonArray> m_opening;
    std::vector<QString> m_people;
    std::set<std::vector<std::string>> m_missing; ///< heroes and cards that were told
    std::map<std::pair<std::string, std::string>, std::shared_ptr<const HeroRules>>
        m_heroes; ///< by id, source
    bool m_digestsCount = true;
    bool m_unended = false; ///< the text ends without a line end
};

} // namespace fabletop
