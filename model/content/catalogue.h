// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The catalogue: everything shipped or opened that a match can be made of, and the one place where a
/// match's MatchRules is put together.

#include "model/content/battlefields/battlefield.h"
#include "model/content/pictures/heropictures.h"
#include "model/rules/diagnostic.h"
#include "model/rules/matchrules.h"

#include <QString>
#include <QStringList>
#include <memory>
#include <optional>

namespace fabletop {

/// Shipped heroes and battlefields, in the order people see them.
[[nodiscard]] QStringList shippedHeroes();
[[nodiscard]] QStringList shippedBattlefields();
/// Whether a word given for a hero or a battlefield means a file rather than an id.
[[nodiscard]] bool looksLikePath(const QString& argument);

/// A hero by shipped id, or by path to a .hero file, with the pictures beside that. Diagnostics say what is
/// wrong; null on errors. A shipped one is compiled when it is first asked for and kept, since every page
/// lists them all. Thread safe.
[[nodiscard]] std::shared_ptr<const HeroRules> loadHero(const QString& idOrPath, Diagnostics& diagnostics);
/// A hero from its text; `file` only names it in diagnostics.
[[nodiscard]] std::shared_ptr<const HeroRules> readHero(const std::string& text, const std::string& file,
                                                        Diagnostics& diagnostics);
/// The same for whoever writes it: also warns of what it says in vain, and of pictures that `pictures` lacks.
[[nodiscard]] std::shared_ptr<const HeroRules> checkHero(const std::string& text, const std::string& file,
                                                         Diagnostics& diagnostics,
                                                         const PictureSource& pictures = {});

/// A hero whose text today's language refuses, as far as a recording needs it: its fighters, tokens and cards
/// stand as they are declared, and a text with a mistake is left out. Null where a declaration itself has
/// one.
[[nodiscard]] std::shared_ptr<const HeroRules> readRecordedHero(const std::string& text,
                                                                const std::string& file);

[[nodiscard]] std::optional<Battlefield> loadBattlefield(const QString& idOrPath, Diagnostics& diagnostics);

/// What a match is made of, before anything has happened.
struct MatchSetup {
    struct Seat {
        std::shared_ptr<const HeroRules> hero;
        std::uint8_t team = 0;
        std::uint8_t person = 0;
    };
    std::vector<Seat> seats;
    Battlefield battlefield;
    RuleNumbers numbers;
    std::uint64_t seed = 1;
    std::string rulesName = {}; ///< of the rule set that `numbers` come from; empty: the standard one
};

/// Links standard.rules, the heroes and the battlefield into a MatchRules. Null, with diagnostics, if the
/// battlefield has too few starts or spaces for them.
[[nodiscard]] std::shared_ptr<const MatchRules> buildRuleset(const MatchSetup& setup,
                                                             Diagnostics& diagnostics);

/// The battlefield's graph for the engine.
[[nodiscard]] Board makeBoard(const Battlefield& battlefield);

inline constexpr qint64 largestFile =
    32 * 1024 * 1024; ///< bytes; room for a battlefield with a large picture inside

/// That a file is larger than that.
[[nodiscard]] Diagnostic tooLarge(const QString& path);
/// The whole of a shipped or local file; empty, with a diagnostic, if it cannot be read.
[[nodiscard]] std::optional<std::string> readTextFile(const QString& path, Diagnostics& diagnostics);

} // namespace fabletop
