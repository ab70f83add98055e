// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Blockshape: what the statements of a block are to each other, whatever the language they are said in.

#include "model/language/meaning/resolved.h"

#include <vector>

namespace fabletop {

/// A statement that holds others.
[[nodiscard]] bool structural(Word word);
/// The first of these acts of that word, or none.
[[nodiscard]] const Phrase* saying(const std::vector<Phrase>& block, Word word);
/// The block in which that act itself is, or none.
[[nodiscard]] const std::vector<Phrase>* blockWith(const std::vector<Phrase>& block, Word word);
/// The lines of a text, with what stands below them.
void addLines(const std::vector<Phrase>& block, std::vector<int>& lines);
[[nodiscard]] std::vector<int> linesOf(const Phrase& phrase);
/// Clauses about somebody else than "you".
[[nodiscard]] bool hasSubject(const Phrase& phrase);
/// Whether the last words of these hang on an "if", so that an "otherwise" behind them would be heard as its
/// own.
[[nodiscard]] bool endsInIf(const std::vector<Phrase>& block);
[[nodiscard]] bool isIfAlone(const std::vector<Phrase>& block);
/// The same with fewer blocks: an "if" that holds nothing but another "if" is one with two conditions, and an
/// offer that holds nothing but an "if" is made only if it holds. `lines` get those of the blocks that went.
[[nodiscard]] Phrase plainer(const Phrase& phrase, std::vector<int>& lines);
/// "If you do" and "if they do not": about the offer before.
[[nodiscard]] bool asksWhetherDone(const Phrase& phrase);
/// The statements of a block, each with what asks whether it was done.
[[nodiscard]] std::vector<std::vector<Phrase>> chainsOf(const std::vector<Phrase>& block);
/// Whether nothing that a text does changes it: who attacks, who won.
[[nodiscard]] bool staysSo(const Phrase& condition);
/// Whether the text has a "that card", said or not.
[[nodiscard]] bool picksCard(const std::vector<Phrase>& block);
/// Every "that card" gets the word of the act that made it so as its number.
void markMakers(std::vector<Phrase>& block);

} // namespace fabletop
