// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// AnnotationFields: the fields of a note or a bookmark of a match file.
///
/// Why it remembers the first fault instead of telling it: such a line is no part of the match. Whoever reads
/// the file warns of it, keeps the line as it is, and goes on.

#include <QJsonObject>
#include <QString>
#include <optional>
#include <string>
#include <vector>

namespace fabletop {

class AnnotationFields {
public:
    /// `forText`, `forNumber`: the field that a text or a number in place of the object stands for.
    AnnotationFields(const QJsonValue& value, const char* kind, const char* forText,
                     const char* forNumber = nullptr);

    /// Absent: `fallback`.
    [[nodiscard]] int whole(const char* field, int fallback);
    [[nodiscard]] QString text(const char* field);
    /// One of those; absent: an empty text.
    [[nodiscard]] QString oneOf(const char* field, const QStringList& known);
    /// What is wrong, as arguments of "wrong-type"; none: nothing.
    [[nodiscard]] const std::optional<std::vector<std::string>>& fault() const { return m_fault; }

private:
    void refuse(const char* field, const std::string& expected);

    QJsonObject m_fields;
    std::optional<std::vector<std::string>> m_fault;
};

/// 3 and 3.0, but no 3.5 and no 1e300.
[[nodiscard]] bool isWhole(const QJsonValue& value);

} // namespace fabletop
