// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BarWords: every text that the two fixed slots of the bar can hold.
///
/// Why a closed set: a slot is as wide as the widest of them, and nothing can come into it that was not
/// measured.

#include <QString>
#include <QStringList>

namespace fabletop {

/// What the primary button says.
enum class PrimaryLabel {
    attack,
    play,
    done,
    endTurn,
    defend,
    yes,
    becomes, ///< "Change to 5"
    stay,
    discardNone,
    discard,
    discardSeveral,
    boost,
    chooseCard,
    toTable,
    goOn,
};
inline constexpr int primaryWords = static_cast<int>(PrimaryLabel::goOn) + 1;

/// In the language in force; `one` and `other` are the numbers in it, where there are any.
[[nodiscard]] QString wordOf(PrimaryLabel word, int one = 0, int other = 0);
[[nodiscard]] QString takeBackWord();

/// All of them, numbers at their widest.
[[nodiscard]] QStringList widestPrimaryWords();

} // namespace fabletop
