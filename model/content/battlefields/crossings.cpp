// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/battlefields/crossings.h"

#include "model/content/json/jsonfields.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <tuple>

namespace fabletop {

namespace {

constexpr const char* field = "x-crossings";

using Ends = std::array<std::string, 4>;

Ends inOrder(std::string a, std::string b, std::string c, std::string d)
{
    if (b < a) a.swap(b);
    if (d < c) c.swap(d);
    if (std::tie(c, d) < std::tie(a, b)) a.swap(c), b.swap(d);
    return {a, b, c, d};
}

std::pair<std::string, std::string>* find(Battlefield& battlefield)
{
    const auto found = std::find_if(battlefield.extras.begin(), battlefield.extras.end(),
                                    [](const auto& extra) { return extra.first == field; });
    return found == battlefield.extras.end() ? nullptr : &*found;
}

QJsonArray listOf(const Battlefield& battlefield)
{
    for (const auto& [key, value] : battlefield.extras)
        if (key == field) return QJsonDocument::fromJson(QByteArray::fromStdString(value)).array();
    return {};
}

/// The four ids of one entry; all empty where it is something else.
Ends endsOf(const QJsonValue& entry)
{
    const auto id = [&](int line, int end) { return spaceIdOf(entry[line][end]).value_or(std::string()); };
    return inOrder(id(0, 0), id(0, 1), id(1, 0), id(1, 1));
}

void write(Battlefield& battlefield, const QJsonArray& list)
{
    const std::string text = QJsonDocument(list).toJson(QJsonDocument::Compact).toStdString();
    if (auto* extra = find(battlefield))
        extra->second = text;
    else
        battlefield.extras.emplace_back(field, text);
}

/// Whether two lines cross between their ends.
bool cross(const Battlefield& battlefield, std::pair<int, int> one, std::pair<int, int> other)
{
    if (one.first == other.first || one.first == other.second || one.second == other.first ||
        one.second == other.second)
        return false;
    const auto side = [&](std::pair<int, int> line, int point) {
        const Space& a = battlefield.spaces[static_cast<std::size_t>(line.first)];
        const Space& b = battlefield.spaces[static_cast<std::size_t>(line.second)];
        const Space& p = battlefield.spaces[static_cast<std::size_t>(point)];
        return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    };
    return side(one, other.first) * side(one, other.second) < 0 &&
           side(other, one.first) * side(other, one.second) < 0;
}

const std::string& idAtEnd(const Battlefield& battlefield, int space)
{
    return battlefield.spaces[static_cast<std::size_t>(space)].id;
}

} // namespace

Crossings::Crossings(const Battlefield& battlefield) : m_battlefield(battlefield)
{
    for (const QJsonValue& entry : listOf(battlefield))
        m_meant.push_back(endsOf(entry));
}

int Crossings::crossedBy(int line) const
{
    const auto& lines = m_battlefield.lines;
    for (int earlier = 0; earlier < line; ++earlier)
        if (cross(m_battlefield, lines[static_cast<std::size_t>(earlier)],
                  lines[static_cast<std::size_t>(line)]) &&
            !meant(earlier, line))
            return earlier;
    return -1;
}

bool Crossings::meant(int line, int other) const
{
    const auto& [a, b] = m_battlefield.lines[static_cast<std::size_t>(line)];
    const auto& [c, d] = m_battlefield.lines[static_cast<std::size_t>(other)];
    const Ends ends = inOrder(idAtEnd(m_battlefield, a), idAtEnd(m_battlefield, b), idAtEnd(m_battlefield, c),
                              idAtEnd(m_battlefield, d));
    return std::find(m_meant.begin(), m_meant.end(), ends) != m_meant.end();
}

void declareCrossing(Battlefield& battlefield, int line, int other)
{
    const auto pair = [&](int at) {
        const auto& [a, b] = battlefield.lines[static_cast<std::size_t>(at)];
        return QJsonArray{QString::fromStdString(idAtEnd(battlefield, a)),
                          QString::fromStdString(idAtEnd(battlefield, b))};
    };
    QJsonArray list = listOf(battlefield);
    list.append(QJsonArray{pair(line), pair(other)});
    write(battlefield, list);
}

void renameInCrossings(Battlefield& battlefield, const std::string& from, const std::string& to)
{
    QJsonArray list = listOf(battlefield);
    bool changed = false;
    for (QJsonValueRef entry : list) {
        QJsonArray lines = entry.toArray();
        for (QJsonValueRef line : lines) {
            QJsonArray ends = line.toArray();
            for (QJsonValueRef end : ends)
                if (spaceIdOf(end) == from) end = QString::fromStdString(to), changed = true;
            line = ends;
        }
        entry = lines;
    }
    if (changed) write(battlefield, list);
}

} // namespace fabletop
