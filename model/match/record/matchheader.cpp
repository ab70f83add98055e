// SPDX-License-Identifier: GPL-3.0-or-later
/// The first line of a match file.

#include "model/content/battlefields/battlefieldfile.h"
#include "model/content/files/fileproblem.h"
#include "model/content/json/jsonfields.h"
#include "model/content/json/jsonproblem.h"
#include "model/content/pictures/heropictures.h"
#include "model/content/records/recordproblem.h"
#include "model/content/rulesets/rulenumbers.h"
#include "model/language/meaning/meaningproblem.h"
#include "model/match/record/earlierrules.h"
#include "model/match/record/matchfileproblem.h"
#include "model/match/record/matchlines.h"
#include "model/match/record/matchreader.h"

#include <algorithm>

namespace fabletop {

bool MatchReader::readHeader()
{
    Diagnostics& diagnostics = m_match.diagnostics;
    if (m_match.lines.empty()) {
        error(0, JsonProblem::empty);
        return false;
    }
    const auto text =
        JsonText::read(m_match.lines.front().toStdString(), m_match.path.toStdString(), diagnostics);
    if (!text) return false;
    const JsonNode root = text->root();
    if (root["fabletop"].value() != QJsonValue(QStringLiteral("match")))
        return complain(diagnostics, root, MatchFileProblem::notAMatch), false;
    const JsonNode version = root["version"];
    if (version.exists() && version.value().toInt() > matchFileVersion)
        return complain(diagnostics, version, FileProblem::newerVersion,
                        {std::to_string(version.value().toInt()), std::to_string(matchFileVersion)}),
               false;
    JsonFields fields(root, diagnostics);
    (void)fields.text("fabletop", Need::required);
    (void)fields.whole("version", 1, matchFileVersion, Need::required);
    const auto digests = fields.whole("digest_version", 0, 1'000'000, Need::required).value_or(0);
    m_digestsCount = digests == digestVersion;
    if (!m_digestsCount)
        warn(0, MatchFileProblem::otherDigests, {std::to_string(digests), std::to_string(digestVersion)});
    readRules(fields.field("ruleset"));
    const JsonNode ground = fields.field("battlefield", Need::required);
    if (ground.exists())
        if (auto battlefield = readBattlefield(ground, diagnostics))
            m_match.info.setup.battlefield = *battlefield;
    readSeats(fields.field("seats", Need::required));
    readSeed(fields.field("seed", Need::required));
    m_match.info.hints = fields.flag("hints").value_or(true);
    m_match.info.practice = fields.flag("practice").value_or(false);
    const bool openHands = fields.flag("open_hands").value_or(false); // as versions before wrote it
    m_match.info.openHands = fields.flag("open").value_or(openHands);
    if (const JsonNode opening = fields.field("opening"); opening.exists())
        m_opening = opening.value().toArray();
    for (const JsonNode& other : fields.others())
        m_match.info.otherFields.insert(other.key(), other.value());
    if (hasErrors(diagnostics)) return false;
    m_match.info.digests = digests;
    m_match.rules = rulesAsOf(buildRuleset(m_match.info.setup, diagnostics), digests);
    m_match.record.push_back(m_match.lines.front());
    return m_match.rules && !hasErrors(diagnostics);
}

/// The rule set's name and what it changes; the standard rules have none and change nothing.
void MatchReader::readRules(const JsonNode& node)
{
    if (!node.exists()) return;
    JsonFields fields(node, m_match.diagnostics);
    m_match.info.setup.rulesName = readRulesName(fields.field("name"), m_match.diagnostics);
    readRuleNumbers(fields, m_match.info.setup.numbers, m_match.diagnostics);
    fields.finish();
}

std::uint8_t MatchReader::personOf(const QString& name)
{
    const auto found = std::find(m_people.begin(), m_people.end(), name);
    if (found != m_people.end()) return static_cast<std::uint8_t>(found - m_people.begin());
    m_people.push_back(name);
    return static_cast<std::uint8_t>(m_people.size() - 1);
}

void MatchReader::readSeats(const JsonNode& node)
{
    if (!node.exists()) return;
    const std::vector<JsonNode> seats = node.children();
    if (!node.value().isArray() || (seats.size() != 2 && seats.size() != 4))
        return complain(m_match.diagnostics, node, RecordProblem::seatCount);
    for (std::size_t place = 0; place < seats.size(); ++place) {
        JsonFields fields(seats[place], m_match.diagnostics);
        const int number = static_cast<int>(place) + 1;
        (void)fields.whole("seat", number, number);
        MatchSetup::Seat seat;
        seat.hero = readSeatHero(seats[place]);
        for (const char* key : {"hero", "digest"})
            (void)fields.text(key, Need::required);
        (void)fields.text("source");
        for (const JsonNode& picture : fields.members("pictures"))
            checkPictureText(picture);
        const std::string team = fields.text("team", Need::required).value_or("A");
        if (team != "A" && team != "B") wrongType(m_match.diagnostics, seats[place]["team"], "“A” or “B”");
        seat.team = team == "B" ? 1 : 0;
        const JsonNode person = fields.field("person");
        const QString name =
            person.value().isDouble() ? QString::number(person.value().toInt()) : person.value().toString();
        seat.person = person.exists() ? personOf(name) : personOf(QString::number(number));
        bool unnamed = false;
        (void)name.toInt(&unnamed);
        unnamed = unnamed || showsNothing(name.toStdString());
        const QString player = QString::fromStdString(fields.text("player").value_or("person"));
        m_match.info.seats.push_back({unnamed ? QString() : name.left(longestName), player});
        m_match.info.setup.seats.push_back(seat);
        fields.finish();
    }
    checkTeams(node);
}

/// Both teams of one size, and nobody in both (R-TEAM-01).
void MatchReader::checkTeams(const JsonNode& node)
{
    const auto& seats = m_match.info.setup.seats;
    std::size_t ofTeamA = 0;
    bool torn = false;
    for (const MatchSetup::Seat& seat : seats) {
        ofTeamA += seat.team == 0 ? 1 : 0;
        for (const MatchSetup::Seat& other : seats)
            torn = torn || (seat.person == other.person && seat.team != other.team);
    }
    if (ofTeamA * 2 != seats.size()) return complain(m_match.diagnostics, node, RecordProblem::unevenTeams);
    if (torn) complain(m_match.diagnostics, node, MatchFileProblem::personInBothTeams);
}

std::shared_ptr<const HeroRules> MatchReader::readSeatHero(const JsonNode& seat)
{
    Diagnostics& diagnostics = m_match.diagnostics;
    const JsonNode id = seat["hero"];
    if (!id.value().isString()) return nullptr;
    const QString wanted = seat["digest"].value().toString();
    const JsonNode source = seat["source"];
    // Seats of one hero share it, so that the rules are linked as they were when the match was played.
    std::shared_ptr<const HeroRules>& hero = m_heroes[{id.string(), source.string()}];
    if (hero) return hero;
    if (source.exists()) {
        hero = withPictures(readOwnHero(id.string(), source), seat["pictures"]);
    } else if (shippedHeroes().contains(id.value().toString())) { // never a path: it may be a stranger's file
        hero = loadHero(id.value().toString(), diagnostics);
    } else {
        complain(diagnostics, id, MatchFileProblem::unknownHero, {id.string()});
    }
    if (hero && heroDigest(*hero) != wanted) {
        const Span span = seat["digest"].span();
        diagnostics.push_back(
            {Severity::warning, seat.file(), span, MatchFileProblem::heroChanged, {id.string()}, {}});
    }
    return hero;
}

/// The hero out of its text in the file. One that today's language refuses still shows what was recorded.
std::shared_ptr<const HeroRules> MatchReader::readOwnHero(const std::string& id, const JsonNode& source)
{
    Diagnostics own;
    const std::string file = id + ".hero";
    auto hero = readHero(source.string(), file, own);
    if (!hero) hero = readRecordedHero(source.string(), file);
    const auto wrong = std::find_if(own.begin(), own.end(),
                                    [](const Diagnostic& one) { return one.severity == Severity::error; });
    const bool follows = hero && wrong != own.end();
    if (follows && !m_refused) {
        m_refused.emplace();
        m_refused->kind = Divergence::Kind::hero;
        m_refused->line = 1;
        m_refused->recorded = QString::fromStdString(id);
        m_refused->now = QString::fromStdString(toLine(*wrong));
        m_refused->problem = *wrong;
    }
    for (Diagnostic& one : own) {
        if (follows) one.severity = Severity::warning;
        m_match.diagnostics.push_back(std::move(one));
    }
    return hero;
}

/// What the field holds is text of base64 under names of pictures, in all no more than is ever written.
void MatchReader::checkPictureText(const JsonNode& picture)
{
    const std::string name = picture.key().toStdString();
    if (!DrawingName::sound(name) || !DrawingName::isFileName(name))
        return complainOfKey(m_match.diagnostics, picture, MeaningProblem::drawingName, {name});
    const QByteArray text = picture.value().toString().toLatin1();
    if (!picture.value().isString() ||
        !QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors))
        return wrongType(m_match.diagnostics, picture, "a picture as base64 text");
    const bool fitted = m_pictureBytes <= mostPictureBytes;
    m_pictureBytes += text.size();
    if (fitted && m_pictureBytes > mostPictureBytes)
        complain(m_match.diagnostics, picture, MatchFileProblem::picturesTooLarge,
                 {std::to_string(mostPictureBytes >> 20)});
}

/// The hero with the pictures that lie in the file. One that is wrong stays out, with a warning: a figure
/// stands in for it. One that isn't there had no room.
std::shared_ptr<const HeroRules> MatchReader::withPictures(std::shared_ptr<const HeroRules> hero,
                                                           const JsonNode& node)
{
    if (!hero || !node.value().isObject()) return hero;
    auto whole = std::make_shared<HeroRules>(*hero);
    whole->pictures.clear();
    for (const std::string& name : pictureFiles(*hero)) {
        const JsonNode text = node[QString::fromStdString(name)];
        const auto bytes = QByteArray::fromBase64Encoding(text.value().toString().toLatin1(),
                                                          QByteArray::AbortOnBase64DecodingErrors);
        if (!text.value().isString() || !bytes) continue; // told before
        CheckedPicture checked = checkedPicture(name, *bytes);
        if (checked.picture) whole->pictures[name] = std::move(checked.picture);
        for (Diagnostic& problem : checked.problems) {
            problem.file = text.file();
            problem.where = text.span();
            report(m_match.diagnostics, std::move(problem));
        }
    }
    return whole;
}

void MatchReader::readSeed(const JsonNode& node)
{
    if (!node.exists()) return;
    bool ok = node.value().isDouble() && node.value().toInteger(-1) >= 0;
    if (ok) m_match.info.setup.seed = static_cast<std::uint64_t>(node.value().toInteger());
    if (node.value().isString()) m_match.info.setup.seed = node.value().toString().toULongLong(&ok);
    if (!ok) wrongType(m_match.diagnostics, node, "a whole number");
}

} // namespace fabletop
