// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// JsonFields: the fields of one JSON object, asked for by name; what nobody asked for is unknown.
///
/// Why: every file of ours refuses unknown fields and wrong types with a place, and a reader that asks
/// for a field has thereby said that it exists.

#include "model/content/json/jsonplace.h"

#include <QStringList>
#include <optional>
#include <utility>

namespace fabletop {

enum class Need { optional, required };

class JsonFields {
public:
    /// Complains if `object` is something else; then all fields read as absent.
    JsonFields(const JsonNode& object, Diagnostics& diagnostics);

    [[nodiscard]] bool valid() const { return m_object.value().isObject(); }
    [[nodiscard]] const JsonNode& object() const { return m_object; }
    /// The field, whatever it holds; complains if it is required and not there.
    [[nodiscard]] JsonNode field(const char* key, Need need = Need::optional);
    /// The field as a value of one type. Empty if absent, or if it is another type or out of range, of
    /// which the diagnostics then speak.
    [[nodiscard]] std::optional<std::string> text(const char* key, Need need = Need::optional);
    [[nodiscard]] std::optional<double> number(const char* key, double low, double high,
                                               Need need = Need::optional);
    [[nodiscard]] std::optional<int> whole(const char* key, int low, int high, Need need = Need::optional);
    [[nodiscard]] std::optional<bool> flag(const char* key, Need need = Need::optional);
    /// The elements of an array.
    [[nodiscard]] std::vector<JsonNode> list(const char* key, Need need = Need::optional);
    /// The members of an object.
    [[nodiscard]] std::vector<JsonNode> members(const char* key, Need need = Need::optional);

    /// Complains of every field that was not asked for. Names that begin with "x-" belong to others: where
    /// they are `kept` they are added to it, else they count as unknown.
    void finish(std::vector<JsonNode>* kept = nullptr);
    /// The fields that were not asked for, instead of complaining of them: for files whose readers keep what
    /// they don't know.
    [[nodiscard]] std::vector<JsonNode> others() const;

private:
    JsonNode m_object;
    Diagnostics& m_diagnostics;
    QStringList m_known;
};

/// Complains that a value is not what is wanted ("a number from 0 to 1").
void wrongType(Diagnostics& diagnostics, const JsonNode& node, const std::string& wanted);

[[nodiscard]] std::optional<std::string> textOf(const JsonNode& node, Diagnostics& diagnostics);
[[nodiscard]] std::optional<double> numberOf(const JsonNode& node, double low, double high,
                                             Diagnostics& diagnostics);
[[nodiscard]] std::optional<int> wholeOf(const JsonNode& node, int low, int high, Diagnostics& diagnostics);
[[nodiscard]] std::optional<bool> flagOf(const JsonNode& node, Diagnostics& diagnostics);

/// A space id: a text, or a whole number for its decimal text (scenario.md). Empty for anything else.
[[nodiscard]] std::optional<std::string> spaceIdOf(const QJsonValue& value);

/// Complains of a field nobody knows, and proposes the nearest of the known ones.
void unknownField(Diagnostics& diagnostics, const JsonNode& node, const QStringList& known);

/// Complains of a name nobody knows, and proposes the nearest known one as a mend.
void unknownName(Diagnostics& diagnostics, const JsonNode& node, ProblemCode code, const std::string& name,
                 const std::vector<std::string>& known);

} // namespace fabletop
