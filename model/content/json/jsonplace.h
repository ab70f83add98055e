// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// JsonText: a JSON text together with the place of every value in it.
///
/// Why: QJsonDocument supplies values but forgets where they stood, and it takes the last of two equal
/// keys in silence. A strict scan beforehand finds the places, so that every complaint about a file of
/// ours, however late it is made, can name its line and column.

#include "model/rules/diagnostic.h"

#include <QJsonValue>
#include <QString>
#include <memory>
#include <string>
#include <vector>

namespace fabletop {

class JsonText;

/// One value of a JsonText: what it is and where it stands. A node that is not there has a value of
/// type Undefined and the place of the object it was looked for in. Lives no longer than its text.
class JsonNode {
public:
    JsonNode() = default;

    [[nodiscard]] bool exists() const { return !m_value.isUndefined(); }
    [[nodiscard]] const QJsonValue& value() const { return m_value; }
    /// Shorthands for the value; empty where it is of another type.
    [[nodiscard]] std::string string() const { return m_value.toString().toStdString(); }

    /// The member of an object, or the element of an array.
    [[nodiscard]] JsonNode operator[](const QString& key) const;
    [[nodiscard]] JsonNode operator[](const char* key) const { return (*this)[QString::fromUtf8(key)]; }
    [[nodiscard]] JsonNode at(int position) const;
    /// All elements of an array, or members of an object in the order of the file.
    [[nodiscard]] std::vector<JsonNode> children() const;
    /// The key under which it stands; empty in arrays.
    [[nodiscard]] QString key() const;

    [[nodiscard]] Span span() const;
    [[nodiscard]] Span keySpan() const; ///< of the key, or of the value where it has none
    [[nodiscard]] const std::string& file() const;
    /// The text as it stands in the file.
    [[nodiscard]] std::string source() const;

private:
    friend class JsonText;
    JsonNode(const JsonText* text, int place, QJsonValue value)
        : m_text(text), m_place(place), m_value(std::move(value))
    {}

    const JsonText* m_text = nullptr;
    int m_place = 0;
    QJsonValue m_value = QJsonValue(QJsonValue::Undefined);
};

class JsonText {
public:
    static constexpr int deepest = 100;          ///< nesting beyond this is refused
    static constexpr int mostValues = 1'000'000; ///< and so are more values than this

    /// Null, with located diagnostics, unless `text` is well-formed UTF-8 and JSON without repeated keys.
    /// `firstLine` is the line of a larger file at which the text begins.
    [[nodiscard]] static std::unique_ptr<const JsonText> read(std::string text, std::string file,
                                                              Diagnostics& diagnostics, int firstLine = 1);
    [[nodiscard]] JsonNode root() const;
    [[nodiscard]] const std::string& file() const { return m_file; }
    /// Line and column of a stretch of the text, cut at the end of its first line.
    [[nodiscard]] Span span(int from, int to) const;

    /// Where one value stands; a tree in one vector.
    struct Place {
        int from = 0;
        int to = 0;
        int keyFrom = -1;
        int keyTo = -1;
        int child = -1; ///< first
        int next = -1;  ///< sibling
        QString key;
    };

private:
    friend class JsonNode;
    JsonText(std::string text, std::string file, int firstLine);
    bool scan(Diagnostics& diagnostics);
    bool parse(Diagnostics& diagnostics);

    std::string m_text;
    std::string m_file;
    int m_firstLine = 1;
    [[nodiscard]] int charactersBefore(int place) const;

    std::vector<int> m_lines; ///< where each line begins
    std::vector<int>
        m_marks; ///< characters before every `markEvery`th byte, so that a column is found at once
    std::vector<Place> m_places;
    QJsonValue m_root;
};

/// Adds an error about a value, or about its key.
void complain(Diagnostics& diagnostics, const JsonNode& node, ProblemCode code,
              std::vector<std::string> arguments = {});
void complainOfKey(Diagnostics& diagnostics, const JsonNode& node, ProblemCode code,
                   std::vector<std::string> arguments = {});
/// Whether further complaints would be dropped; asked first where finding a place or a guess takes time.
[[nodiscard]] bool enough(const Diagnostics& diagnostics);
/// Adds one diagnostic, unless there are already more than anybody would read.
void report(Diagnostics& diagnostics, Diagnostic diagnostic);

} // namespace fabletop
