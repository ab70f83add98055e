// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Drawing lines: the lines of a hero's text that name a figure, a half figure or a card's picture, found and
/// written for whoever picks one by sight.
///
/// Why an edit and not a text: the editor keeps its cursor and undoes it in one step.

#include "model/language/reading/words.h"
#include "model/language/services/mends.h"

#include <QString>
#include <optional>

namespace fabletop {

/// The declaration around a line that may have a drawing, and what it names now.
struct DrawnDeclaration {
    Word word = Word::none; ///< heroDecl, sidekickDecl, formDecl or cardDecl
    QString name;           ///< as declared
    QString figure;         ///< as written, without its quotes; empty: no such line
    QString bust;
    QString picture;
    bool operator==(const DrawnDeclaration&) const = default;

    [[nodiscard]] bool card() const { return word == Word::cardDecl; }
    [[nodiscard]] const QString& named(Word property) const;
};

/// Nothing where the line (from 1) stands in no such declaration.
[[nodiscard]] std::optional<DrawnDeclaration> drawnDeclarationAt(const QString& text, int line);

/// Has the declaration around that line name a drawing or a file by `property` (figureAttr, bustAttr or
/// pictureAttr), or nothing where `name` is empty. Nothing where there is no such declaration.
[[nodiscard]] std::optional<TextEdit> drawingEdit(const QString& text, int line, Word property,
                                                  const QString& name);

} // namespace fabletop
