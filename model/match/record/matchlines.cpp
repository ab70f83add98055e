// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/record/matchlines.h"

#include "model/content/battlefields/battlefieldfile.h"
#include "model/content/pictures/heropictures.h"
#include "model/content/records/decisionjson.h"
#include "model/content/records/eventjson.h"
#include "model/content/rulesets/rulenumbers.h"
#include "model/match/analysis/analysisjson.h"
#include "model/table/fold.h"
#include "model/table/tabledigest.h"

#include <QJsonDocument>

namespace fabletop {

namespace {

/// An object whose members stand in the order in which they were added.
class JsonLine {
public:
    JsonLine& add(const char* key, const QByteArray& json)
    {
        m_text += m_text.isEmpty() ? "{\"" : ",\"";
        m_text += key;
        m_text += "\":";
        m_text += json;
        return *this;
    }
    JsonLine& add(const char* key, const QJsonValue& value) { return add(key, compact(value)); }
    [[nodiscard]] QByteArray text() const { return m_text + '}'; }

private:
    QByteArray m_text;
};

QJsonValue seedJson(std::uint64_t seed)
{
    constexpr std::uint64_t exact = 1ULL << 53; // beyond it a JSON number loses digits
    return seed < exact ? QJsonValue(static_cast<qint64>(seed)) : QJsonValue(QString::number(seed));
}

QJsonObject rulesJson(const MatchSetup& setup)
{
    QJsonObject object = numbersJson(setup.numbers);
    if (!setup.rulesName.empty())
        object.insert(QLatin1String("name"), QString::fromStdString(setup.rulesName));
    return object;
}

QByteArray battlefieldJson(const Battlefield& battlefield)
{
    const std::string text = battlefield.source.empty() ? writeBattlefield(battlefield) : battlefield.source;
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(text));
    return document.toJson(QJsonDocument::Compact);
}

/// What the file calls the person of a seat: the name where it is theirs alone, else their number.
QString personText(const MatchInfo& info, std::size_t seat)
{
    const std::uint8_t person = info.setup.seats[seat].person;
    const QString number = QString::number(person + 1);
    const QString name = seat < info.seats.size() ? info.seats[seat].name : QString();
    bool isNumber = false;
    (void)name.toInt(&isNumber);
    if (name.isEmpty() || isNumber) return number;
    for (std::size_t other = 0; other < info.seats.size(); ++other)
        if (info.setup.seats[other].person != person && info.seats[other].name == name)
            return QStringLiteral("%1 %2").arg(name, number);
    return name;
}

/// What the hero's file names, so that whoever is sent the match sees it too: as many as there is room for.
QJsonObject picturesJson(const HeroRules& hero, qsizetype& room)
{
    QJsonObject pictures;
    for (const std::string& name : pictureFiles(hero)) {
        const auto found = hero.pictures.find(name);
        if (found == hero.pictures.end()) continue;
        const QByteArray text = QByteArray::fromStdString(found->second->bytes).toBase64();
        if (text.size() > room) continue;
        room -= text.size();
        pictures.insert(QString::fromStdString(name), QString::fromLatin1(text));
    }
    return pictures;
}

QByteArray seatJson(const MatchInfo& info, std::size_t seat, qsizetype& room)
{
    const MatchSetup::Seat& setup = info.setup.seats[seat];
    JsonLine members;
    members.add("seat", QJsonValue(static_cast<int>(seat) + 1));
    members.add("hero", QJsonValue(QString::fromStdString(setup.hero->id)));
    members.add("digest", QJsonValue(heroDigest(*setup.hero)));
    members.add("team", QJsonValue(setup.team == 0 ? QStringLiteral("A") : QStringLiteral("B")));
    members.add("person", QJsonValue(personText(info, seat)));
    members.add("player", QJsonValue(info.seats[seat].player));
    if (setup.hero->shipped) return members.text();
    members.add("source", QJsonValue(QString::fromStdString(setup.hero->source)));
    if (const QJsonObject pictures = picturesJson(*setup.hero, room); !pictures.isEmpty())
        members.add("pictures", QJsonValue(pictures));
    return members.text();
}

QByteArray stepText(const MatchRules& rules, const Timeline& timeline, int position, int number)
{
    JsonLine members;
    members.add("n", QJsonValue(number));
    const State& before = timeline.state(position - 1);
    members.add("decision", QJsonValue(stepJson(rules, before, timeline.step(position))));
    if (!timeline.events(position).empty())
        members.add("events", QJsonValue(eventsJson(rules, before.table, timeline.events(position))));
    members.add("digest", QJsonValue(digestText(timeline.state(position).table)));
    return members.text();
}

QByteArray only(const char* key, const QJsonValue& value)
{
    return JsonLine().add(key, value).text();
}

QByteArray only(const char* key, const QByteArray& json)
{
    return JsonLine().add(key, json).text();
}

} // namespace

QByteArray compact(const QJsonValue& value)
{
    if (value.isObject()) return QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
    const QByteArray boxed =
        QJsonDocument(value.isArray() ? value.toArray() : QJsonArray{value}).toJson(QJsonDocument::Compact);
    return value.isArray() ? boxed : boxed.mid(1, boxed.size() - 2);
}

QString digestText(const Table& table)
{
    return QString::number(digestByMeaning(table), 16).rightJustified(16, u'0');
}

QJsonArray eventsJson(const MatchRules& rules, Table before, std::span<const Event> events)
{
    QJsonArray array;
    for (const Event& event : events) {
        array.append(toJson(rules, event, &before));
        fold(before, event);
    }
    return array;
}

QJsonObject stepJson(const MatchRules& rules, const State& before, const Step& step)
{
    if (!step.resignation) return toJson(rules, before, step.decision);
    return {{QStringLiteral("do"), QStringLiteral("resign")},
            {QStringLiteral("seat"), static_cast<int>(index(step.decision.seat)) + 1}};
}

QByteArray headerLine(const MatchInfo& info, const MatchRules& rules, const Timeline& timeline)
{
    const QByteArray field = battlefieldJson(info.setup.battlefield);
    qsizetype room = mostPictureBytes - field.size();
    QByteArray seats;
    for (std::size_t seat = 0; seat < info.setup.seats.size(); ++seat)
        seats += (seats.isEmpty() ? "[" : ",") + seatJson(info, seat, room);
    JsonLine members;
    members.add("fabletop", QJsonValue(QStringLiteral("match")));
    members.add("version", QJsonValue(matchFileVersion));
    members.add("digest_version", QJsonValue(info.digests));
    members.add("ruleset", QJsonValue(rulesJson(info.setup)));
    members.add("battlefield", field);
    members.add("seats", seats + ']');
    members.add("seed", seedJson(info.setup.seed));
    if (!info.hints) members.add("hints", QJsonValue(false));
    if (info.practice) members.add("practice", QJsonValue(true));
    if (info.openHands) members.add("open", QJsonValue(true));
    for (auto other = info.otherFields.begin(); other != info.otherFields.end(); ++other)
        members.add(compact(other.key()).mid(1).chopped(1).constData(), other.value());
    members.add("opening", QJsonValue(eventsJson(rules, timeline.tableBefore(0), timeline.events(0))));
    return members.text();
}

QByteArray decisionLine(const MatchRules& rules, const Timeline& timeline, int position)
{
    return stepText(rules, timeline, position, position);
}

QByteArray noteLine(const Note& note)
{
    JsonLine inner;
    inner.add("at", QJsonValue(note.position));
    if (!note.mark.isEmpty()) inner.add("mark", QJsonValue(note.mark));
    if (note.scope != NoteScope::step)
        inner.add("of", QJsonValue(note.scope == NoteScope::combat ? QStringLiteral("combat")
                                                                   : QStringLiteral("match")));
    if (note.takenBack > 0) inner.add("takeback", QJsonValue(note.takenBack));
    if (!note.text.isEmpty()) inner.add("text", QJsonValue(note.text));
    return only("note", inner.text());
}

QByteArray analysisLine(const MatchAnalysis& analysis)
{
    return only("analysis", QJsonValue(toJson(analysis)));
}

QByteArray bookmarkLine(const Bookmark& bookmark)
{
    JsonLine inner;
    inner.add("at", QJsonValue(bookmark.position));
    if (!bookmark.name.isEmpty()) inner.add("name", QJsonValue(bookmark.name));
    return only("bookmark", inner.text());
}

QByteArray openedLine(int position)
{
    return only("opened", QJsonValue(position));
}

QByteArray branchLine(const MatchRules& rules, const Branch& branch, int local)
{
    const QByteArray step = stepText(rules, branch.line, local, branch.position + local);
    return only("branch", "{\"id\":" + QByteArray::number(branch.id) + ',' + step.mid(1));
}

std::vector<QByteArray> branchLines(const MatchRules& rules, const Branch& branch)
{
    JsonLine opening;
    opening.add("id", QJsonValue(branch.id));
    if (branch.parent != 0) opening.add("from", QJsonValue(branch.parent));
    opening.add("at", QJsonValue(branch.position));
    if (!branch.title.isEmpty()) opening.add("title", QJsonValue(branch.title));
    std::vector<QByteArray> lines{only("branch", opening.text())};
    for (int position = 1; position <= branch.line.last(); ++position)
        lines.push_back(branchLine(rules, branch, position));
    return lines;
}

} // namespace fabletop
