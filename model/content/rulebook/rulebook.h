// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Rulebook: the book of rules in one language, as chapters of blocks, and the search in it.
///
/// Why its own small format over Markdown: every clause is a block with an id, so links, search hits and two
/// languages side by side meet at clauses, whatever a page looks like.

#include "model/rules/matchrules.h"
#include "model/rules/names.h"

#include <QHash>
#include <QString>
#include <QStringList>
#include <vector>

namespace fabletop {

/// Around what a rule set changed: signs that no text holds.
inline constexpr QChar changeBegins(0xE000);
inline constexpr QChar changeEnds(0xE001);

struct BookBlock {
    enum class Kind { section, paragraph, clause, question, item, diagram };
    Kind kind = Kind::paragraph;
    QString id;   ///< "R-TURN-01", "Q-CANCEL-01", the name of a diagram; else empty
    QString text; ///< with ** and * marks, numbers of the rule set filled in, changed ones between the signs
                  ///< below
    bool operator==(const BookBlock&) const = default;
};

struct BookChapter {
    QString file; ///< "03-turns", the same in every language
    QString title;
    std::vector<BookBlock> blocks;
};

/// A place where words were found.
struct BookHit {
    int chapter = 0;
    int block = -1; ///< -1: the chapter's title
    QString context;
    int weight = 0;
    bool operator==(const BookHit&) const = default;
};

class Rulebook {
public:
    Rulebook() = default;
    /// Reads the shipped book; English stands in for a chapter that a language lacks.
    explicit Rulebook(Language language, const RuleNumbers& numbers = {});

    [[nodiscard]] Language language() const { return m_language; }
    [[nodiscard]] const std::vector<BookChapter>& chapters() const { return m_chapters; }
    /// The chapter in which a clause or question stands, -1 for none.
    [[nodiscard]] int chapterOf(const QString& id) const { return m_places.value(id, -1); }
    /// All ids in the order of the book.
    [[nodiscard]] QStringList ids() const;
    /// Where all words stand, the best first: titles before sections before sentences. Ignores accents, case
    /// and common endings.
    [[nodiscard]] std::vector<BookHit> search(const QString& words) const;

    /// One chapter's text, taken apart. Never fails: what is no mark is text.
    [[nodiscard]] static BookChapter parse(const QString& text, const RuleNumbers& numbers);

private:
    Language m_language = Language::en;
    std::vector<BookChapter> m_chapters;
    QHash<QString, int> m_places;
};

/// Small letters without accents, and without the endings of a plural.
[[nodiscard]] QString stemmed(const QString& word);

} // namespace fabletop
