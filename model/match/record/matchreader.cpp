// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/record/matchreader.h"

#include "model/content/battlefields/battlefieldfile.h"
#include "model/content/json/jsonfields.h"
#include "model/content/json/jsonproblem.h"
#include "model/match/analysis/analysisjson.h"
#include "model/match/record/annotationfields.h"
#include "model/match/record/matchfileproblem.h"

#include <QJsonDocument>
#include <algorithm>

namespace fabletop {

namespace {

constexpr qsizetype longestMark = 4; ///< of a note

/// Whether a line is of a kind that this version doesn't know: it has one key, and none of those that have a
/// meaning.
bool isOtherKind(const QJsonObject& line)
{
    static const QStringList known{QStringLiteral("fabletop"), QStringLiteral("n"),
                                   QStringLiteral("decision"), QStringLiteral("events"),
                                   QStringLiteral("digest"),   QStringLiteral("branch")};
    return line.size() == 1 && !known.contains(line.begin().key());
}

} // namespace

MatchReader::MatchReader(const QByteArray& text, const QString& path, Check check, MatchLimits limits)
    : m_check(check), m_limits(limits)
{
    m_match.path = path;
    if (!splitLines(text)) m_match.lines.clear();
}

bool MatchReader::splitLines(const QByteArray& text)
{
    qsizetype from = 0;
    while (from < text.size()) {
        const qsizetype end = text.indexOf('\n', from);
        const qsizetype to = end < 0 ? text.size() : end;
        m_unended = end < 0;
        const qint64 most = m_match.lines.empty() ? std::max(m_limits.header, m_limits.line) : m_limits.line;
        if (to - from > most) {
            error(static_cast<int>(m_match.lines.size()), MatchFileProblem::recordTooLong,
                  {std::to_string(most / 1024)});
            return false;
        }
        m_match.lines.push_back(text.mid(from, to - from));
        from = to + 1;
    }
    return true;
}

LoadedMatch MatchReader::read()
{
    if (hasErrors(m_match.diagnostics) || !readHeader()) return std::move(m_match);
    m_rerun.emplace(m_match.rules, m_check, m_digestsCount);
    if (m_refused) m_rerun->follow(*m_refused);
    const bool begun = m_rerun->begin(m_match.info, m_opening, m_match.timeline);
    tellMissing(0, *m_rerun);
    if (!begun) {
        fail(0, m_rerun->problem());
        return std::move(m_match);
    }
    const int count = static_cast<int>(m_match.lines.size());
    for (int place = 1; place < count && !hasErrors(m_match.diagnostics); ++place)
        readLine(place);
    if (m_unended) m_match.torn = true;
    m_match.divergence = m_rerun->divergence();
    for (Branch& one : m_match.annotations.branches)
        one.divergence = m_branchRuns.at(one.id).divergence();
    return std::move(m_match);
}

void MatchReader::error(int place, ProblemCode code, std::vector<std::string> arguments)
{
    m_match.diagnostics.push_back(
        {Severity::error, m_match.path.toStdString(), Span{place + 1, 1, 0}, code, std::move(arguments), {}});
}

void MatchReader::warn(int place, ProblemCode code, std::vector<std::string> arguments)
{
    m_match.diagnostics.push_back({Severity::warning,
                                   m_match.path.toStdString(),
                                   Span{place + 1, 1, 0},
                                   code,
                                   std::move(arguments),
                                   {}});
}

void MatchReader::fail(int place, const std::optional<RecordFault>& fault)
{
    error(place, fault.value().code, fault->arguments);
}

/// Each card once, at the first line that names it.
void MatchReader::tellMissing(int place, Rerun& run)
{
    for (const RecordFault& missing : run.takeMissingCards())
        if (m_missing.insert(missing.arguments).second) warn(place, missing.code, missing.arguments);
}

void MatchReader::readLine(int place)
{
    const QByteArray& line = m_match.lines[static_cast<std::size_t>(place)];
    QJsonParseError parse;
    const QJsonDocument document = QJsonDocument::fromJson(line, &parse);
    if (!document.isObject()) {
        if (isTornAt(place)) {
            warn(place, MatchFileProblem::tornLine);
            m_match.lines.pop_back();
            return;
        }
        // The strict reader says where and what, but of a line and not of the file.
        if (line.trimmed().isEmpty() ||
            JsonText::read(line.toStdString(), m_match.path.toStdString(), m_match.diagnostics, place + 1) ||
            !hasErrors(m_match.diagnostics))
            error(place, MatchFileProblem::notAMatchLine);
        return;
    }
    const QJsonObject object = document.object();
    if (object.contains(QLatin1String("decision"))) {
        readDecision(place, object);
    } else if (object.size() == 1 && object.contains(QLatin1String("note"))) {
        readNote(place, object.begin().value());
    } else if (object.size() == 1 && object.contains(QLatin1String("bookmark"))) {
        readBookmark(place, object.begin().value());
    } else if (object.size() == 1 && object.contains(QLatin1String("opened"))) {
        readOpened(place, object.begin().value());
    } else if (object.size() == 1 && object.contains(QLatin1String("analysis"))) {
        readAnalysis(place, object.begin().value());
    } else if (object.size() == 1 && object.value(QLatin1String("branch")).isObject()) {
        readBranch(place, object.begin().value().toObject());
    } else if (isOtherKind(object)) {
        m_match.annotations.others.push_back({m_match.timeline.last(), line});
    } else {
        error(place, MatchFileProblem::notAMatchLine);
    }
}

std::optional<RecordedStep> MatchReader::recordedStep(int place, const QJsonObject& object, int expected)
{
    const QJsonValue number = object.value(QLatin1String("n"));
    const QJsonValue events = object.value(QLatin1String("events"));
    const char* missing = number.isUndefined()                        ? "n"
                          : !object.contains(QLatin1String("digest")) ? "digest"
                                                                      : nullptr;
    if (missing) {
        error(place, JsonProblem::missingField, {missing});
    } else if (!isWhole(number)) {
        error(place, JsonProblem::wrongType, {"n", "a whole number"});
    } else if (number.toInt() != expected) {
        error(place, MatchFileProblem::wrongNumber,
              {std::to_string(number.toInt(-1)), std::to_string(expected)});
    } else if (expected > m_limits.decisions) {
        error(place, MatchFileProblem::tooManyDecisions, {std::to_string(m_limits.decisions)});
    } else if (!object.value(QLatin1String("decision")).isObject()) {
        error(place, JsonProblem::wrongType, {"decision", "an object"});
    } else if (!events.isUndefined() && !events.isArray()) {
        error(place, JsonProblem::wrongType, {"events", "an array"});
    } else {
        return RecordedStep{place + 1, expected, object.value(QLatin1String("decision")).toObject(),
                            events.toArray(), object.value(QLatin1String("digest")).toString()};
    }
    return std::nullopt;
}

bool MatchReader::readDecision(int place, const QJsonObject& object)
{
    const auto recorded = recordedStep(place, object, m_match.timeline.last() + 1);
    if (!recorded) return false;
    const bool taken = m_rerun->take(*recorded, m_match.timeline);
    tellMissing(place, *m_rerun);
    if (!taken) return fail(place, m_rerun->problem()), false;
    m_match.record.push_back(m_match.lines[static_cast<std::size_t>(place)]);
    return true;
}

bool MatchReader::sound(int place, const AnnotationFields& fields)
{
    if (!fields.fault()) return true;
    warn(place, JsonProblem::wrongType, *fields.fault());
    m_match.annotations.others.push_back(
        {m_match.timeline.last(), m_match.lines[static_cast<std::size_t>(place)]});
    return false;
}

void MatchReader::readNote(int place, const QJsonValue& value)
{
    AnnotationFields fields(value, "note", "text");
    Note note;
    note.position = std::max(0, fields.whole("at", m_match.timeline.last()));
    note.text = fields.text("text");
    note.mark = fields.text("mark").left(longestMark);
    const QString of =
        fields.oneOf("of", {QStringLiteral("step"), QStringLiteral("combat"), QStringLiteral("match")});
    note.scope = of == u"combat" ? NoteScope::combat : of == u"match" ? NoteScope::match : NoteScope::step;
    note.takenBack = fields.whole("takeback", 0);
    if (sound(place, fields)) m_match.annotations.notes.push_back(note);
}

void MatchReader::readBookmark(int place, const QJsonValue& value)
{
    AnnotationFields fields(value, "bookmark", "name", "at");
    const int at = fields.whole("at", m_match.timeline.last());
    const QString name = fields.text("name");
    if (sound(place, fields)) m_match.annotations.bookmarks.push_back({std::max(0, at), name});
}

/// That somebody looked is never lost: at a place that cannot be read it is as if they had looked here.
void MatchReader::readOpened(int place, const QJsonValue& value)
{
    if (!isWhole(value)) warn(place, JsonProblem::wrongType, {"opened", "a whole number"});
    const int at = isWhole(value) ? value.toInt() : m_match.timeline.last();
    m_match.annotations.opened.push_back(std::clamp(at, 0, m_limits.decisions));
}

/// The last one counts; one of another match, or of a later version's shape, is kept and not shown.
void MatchReader::readAnalysis(int place, const QJsonValue& value)
{
    auto analysis = analysisFrom(value, m_match.timeline.last(), m_match.rules->seatCount());
    if (analysis) {
        m_match.annotations.analysis = std::move(analysis);
        return;
    }
    warn(place, JsonProblem::wrongType, {"analysis", "an analysis of this match"});
    m_match.annotations.others.push_back(
        {m_match.timeline.last(), m_match.lines[static_cast<std::size_t>(place)]});
}

Branch* MatchReader::branch(int id)
{
    auto& branches = m_match.annotations.branches;
    const auto found =
        std::find_if(branches.begin(), branches.end(), [&](const Branch& one) { return one.id == id; });
    return found == branches.end() ? nullptr : &*found;
}

const State* MatchReader::stateOf(int id, int position) const
{
    const Timeline* line = id == 0 ? &m_match.timeline : nullptr;
    int from = 0;
    for (const Branch& one : m_match.annotations.branches)
        if (id != 0 && one.id == id) line = &one.line, from = one.position;
    const int local = position - from;
    return line && local >= 0 && local <= line->last() ? &line->state(local) : nullptr;
}

void MatchReader::openBranch(int place, const QJsonObject& object)
{
    Branch one;
    one.id = object.value(QLatin1String("id")).toInt();
    one.parent = object.value(QLatin1String("from")).toInt(0);
    one.position = object.value(QLatin1String("at")).toInt(-1);
    one.title = object.value(QLatin1String("title")).toString();
    const State* state = stateOf(one.parent, one.position);
    if (one.id <= 0 || branch(one.id) || !state)
        return error(place, MatchFileProblem::wrongBranch, {std::to_string(one.id)});
    Rerun run(m_match.rules, m_check, m_digestsCount, one.id);
    if (m_refused) run.follow(*m_refused);
    run.beginAt(*state, one.line);
    m_branchRuns.emplace(one.id, std::move(run));
    one.record.push_back(m_match.lines[static_cast<std::size_t>(place)]);
    m_match.annotations.branches.push_back(std::move(one));
}

void MatchReader::readBranch(int place, const QJsonObject& object)
{
    if (!isWhole(object.value(QLatin1String("id"))))
        return error(place, JsonProblem::wrongType, {"id", "a whole number"});
    if (!object.contains(QLatin1String("decision"))) return openBranch(place, object);
    const int id = object.value(QLatin1String("id")).toInt();
    Branch* one = branch(id);
    if (!one) return error(place, MatchFileProblem::wrongBranch, {std::to_string(id)});
    const auto recorded = recordedStep(place, object, one->last() + 1);
    if (!recorded) return;
    Rerun& run = m_branchRuns.at(id);
    const bool taken = run.take(*recorded, one->line);
    tellMissing(place, run);
    if (!taken) return fail(place, run.problem());
    one->record.push_back(m_match.lines[static_cast<std::size_t>(place)]);
}

} // namespace fabletop
