// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/json/jsonscanner.h"

#include "model/content/json/jsonproblem.h"
#include "model/rules/textproblem.h"
#include "model/rules/utf8.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

namespace fabletop {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

QString decodeKey(std::string_view quoted)
{
    if (quoted.find('\\') == std::string_view::npos)
        return QString::fromUtf8(quoted.data() + 1, static_cast<qsizetype>(quoted.size()) - 2);
    const QByteArray wrapped = '[' + QByteArray(quoted.data(), static_cast<qsizetype>(quoted.size())) + ']';
    return QJsonDocument::fromJson(wrapped).array().at(0).toString();
}

} // namespace

std::vector<JsonText::Place> JsonScanner::scan()
{
    if (!checkUtf8()) return {};
    if (m_text.starts_with("\xEF\xBB\xBF")) m_at = 3; // a byte order mark is harmless
    skipSpace();
    if (m_at == size()) {
        fail(m_at, m_at, JsonProblem::empty);
        return {};
    }
    if (!readValue(addPlace(), 0)) return {};
    skipSpace();
    if (m_at < size()) fail(m_at, m_at + 1, JsonProblem::afterEnd);
    return std::move(m_places);
}

bool JsonScanner::checkUtf8()
{
    const auto broken = firstBrokenByte(m_text);
    return !broken || fail(static_cast<int>(*broken), static_cast<int>(*broken) + 1, TextProblem::notUtf8);
}

bool JsonScanner::readValue(int place, int depth)
{
    if (depth > JsonText::deepest)
        return fail(m_at, m_at + 1, JsonProblem::tooDeep, {std::to_string(JsonText::deepest)});
    if (place >= JsonText::mostValues)
        return fail(m_at, m_at + 1, JsonProblem::tooLarge, {std::to_string(JsonText::mostValues)});
    const auto at = static_cast<std::size_t>(place);
    m_places[at].from = m_at;
    bool good = false;
    switch (peek()) {
    case '{': good = readContainer(place, depth, true); break;
    case '[': good = readContainer(place, depth, false); break;
    case '"': good = readString(); break;
    case 't': good = readWord("true"); break;
    case 'f': good = readWord("false"); break;
    case 'n': good = readWord("null"); break;
    default: good = peek() == '-' || isDigit(peek()) ? readNumber() : unexpected("a value"); break;
    }
    m_places[at].to = m_at;
    return good;
}

bool JsonScanner::readContainer(int place, int depth, bool object)
{
    const char closing = object ? '}' : ']';
    QSet<QString> keys;
    int last = -1;
    ++m_at;
    skipSpace();
    if (peek() == closing) return ++m_at, true;
    while (true) {
        const int child = addPlace();
        (last < 0 ? m_places[static_cast<std::size_t>(place)].child
                  : m_places[static_cast<std::size_t>(last)].next) = child;
        last = child;
        if (object && !readKey(child)) return false;
        if (!readValue(child, depth + 1)) return false;
        const JsonText::Place& done = m_places[static_cast<std::size_t>(child)];
        if (object && keys.contains(done.key))
            m_repeated.push_back(
                {done.keyFrom, done.keyTo, JsonProblem::duplicateField, {done.key.toStdString()}});
        if (object) keys.insert(done.key);
        skipSpace();
        if (peek() == closing) return ++m_at, true;
        if (peek() != ',') return unexpected(object ? "‘,’ or ‘}’" : "‘,’ or ‘]’");
        ++m_at;
        skipSpace();
    }
}

bool JsonScanner::readKey(int place)
{
    if (peek() != '"') return unexpected("a name in quotes");
    const int from = m_at;
    if (!readString()) return false;
    JsonText::Place& own = m_places[static_cast<std::size_t>(place)];
    own.keyFrom = from;
    own.keyTo = m_at;
    own.key = decodeKey(m_text.substr(static_cast<std::size_t>(from), static_cast<std::size_t>(m_at - from)));
    skipSpace();
    if (peek() != ':') return unexpected("‘:’");
    ++m_at;
    skipSpace();
    return true;
}

bool JsonScanner::readString()
{
    const int from = m_at++;
    while (m_at < size()) {
        const char c = peek();
        if (c == '"') return ++m_at, true;
        if (c == '\n') break;
        if (static_cast<unsigned char>(c) < 0x20) return fail(m_at, m_at + 1, JsonProblem::controlCharacter);
        if (c == '\\') {
            if (!readEscape()) return false;
        } else {
            ++m_at;
        }
    }
    return fail(from, m_at, JsonProblem::stringWithoutEnd);
}

bool JsonScanner::readEscape()
{
    const int from = m_at++;
    const auto hex = [&](int at) -> int {
        unsigned number = 0;
        for (int i = at; i < at + 4; ++i) {
            const char c = i < size() ? m_text[static_cast<std::size_t>(i)] : '\0';
            const bool letter = (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
            if (!isDigit(c) && !letter) return -1;
            number = number * 16 + static_cast<unsigned>(isDigit(c) ? c - '0' : (c | 0x20) - 'a' + 10);
        }
        return static_cast<int>(number);
    };
    const char c = peek();
    if (c == '\0' || std::string_view("\"\\/bfnrtu").find(c) == std::string_view::npos)
        return fail(from, m_at, JsonProblem::badEscape);
    ++m_at;
    if (c != 'u') return true;
    const int first = hex(m_at);
    if (first < 0) return fail(from, m_at, JsonProblem::badEscape);
    m_at += 4;
    if (first < 0xD800 || first > 0xDFFF) return true;
    // Half of a pair is no character and would be lost when the text is written again.
    const bool pair = first < 0xDC00 && m_text.substr(static_cast<std::size_t>(m_at), 2) == "\\u";
    const int second = pair ? hex(m_at + 2) : -1;
    if (second < 0xDC00 || second > 0xDFFF) return fail(from, m_at, JsonProblem::badEscape);
    m_at += 6;
    return true;
}

bool JsonScanner::readNumber()
{
    if (peek() == '-') ++m_at;
    if (peek() == '0')
        ++m_at;
    else if (!readDigits())
        return false;
    if (peek() == '.') {
        ++m_at;
        if (!readDigits()) return false;
    }
    if (peek() == 'e' || peek() == 'E') {
        ++m_at;
        if (peek() == '+' || peek() == '-') ++m_at;
        if (!readDigits()) return false;
    }
    return true;
}

bool JsonScanner::readDigits()
{
    if (!isDigit(peek())) return unexpected("a digit");
    while (isDigit(peek()))
        ++m_at;
    return true;
}

bool JsonScanner::readWord(std::string_view word)
{
    if (m_text.substr(static_cast<std::size_t>(m_at), word.size()) != word) return unexpected("a value");
    m_at += static_cast<int>(word.size());
    return true;
}

void JsonScanner::skipSpace()
{
    while (peek() == ' ' || peek() == '\n' || peek() == '\r' || peek() == '\t')
        ++m_at;
}

int JsonScanner::addPlace()
{
    m_places.emplace_back();
    return static_cast<int>(m_places.size()) - 1;
}

bool JsonScanner::fail(int from, int to, ProblemCode code, std::vector<std::string> arguments)
{
    m_fault = Fault{from, to, code, std::move(arguments)};
    return false;
}

bool JsonScanner::unexpected(const char* wanted)
{
    if (m_at >= size()) return fail(m_at, m_at, JsonProblem::endsEarly, {wanted});
    const auto at = static_cast<std::size_t>(m_at);
    const int length = utf8Length(m_text, at);
    return fail(m_at, m_at + length, JsonProblem::unexpected,
                {std::string(m_text.substr(at, static_cast<std::size_t>(length))), wanted});
}

} // namespace fabletop
