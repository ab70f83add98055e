// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// JsonScanner: checks that a text is JSON and notes where each value stands.
///
/// Why apart from JsonText: the grammar is one idea and the look-up of places another.

#include "model/content/json/jsonplace.h"

#include <optional>
#include <string_view>

namespace fabletop {

class JsonScanner {
public:
    explicit JsonScanner(std::string_view text) : m_text(text) {}

    /// What is wrong, at which bytes.
    struct Fault {
        int from = 0;
        int to = 0;
        ProblemCode code;
        std::vector<std::string> arguments;
    };

    /// The places of all values, the whole first. After a fault of grammar the rest is not looked at.
    std::vector<JsonText::Place> scan();
    [[nodiscard]] const std::optional<Fault>& fault() const { return m_fault; }
    /// Keys that stand twice in one object; they do not stop the scan.
    [[nodiscard]] const std::vector<Fault>& repeated() const { return m_repeated; }

private:
    bool checkUtf8();
    bool readValue(int place, int depth);
    bool readContainer(int place, int depth, bool object);
    bool readKey(int place);
    bool readString();
    bool readEscape();
    bool readNumber();
    bool readDigits();
    bool readWord(std::string_view word);
    void skipSpace();
    [[nodiscard]] char peek() const { return m_at < size() ? m_text[static_cast<std::size_t>(m_at)] : '\0'; }
    [[nodiscard]] int size() const { return static_cast<int>(m_text.size()); }
    int addPlace();
    bool fail(int from, int to, ProblemCode code, std::vector<std::string> arguments = {});
    bool unexpected(const char* wanted);

    std::string_view m_text;
    int m_at = 0;
    std::vector<JsonText::Place> m_places;
    std::optional<Fault> m_fault;
    std::vector<Fault> m_repeated;
};

} // namespace fabletop
