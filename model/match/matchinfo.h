// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// What a match is called to be, before and beside what happened in it: who plays what, and what people
/// wrote into it.

#include "model/content/catalogue.h"
#include "model/match/analysis/matchanalysis.h"
#include "model/match/record/divergence.h"
#include "model/match/timeline.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <vector>

namespace fabletop {

/// The version of digests: 2 is of the table by meaning. Verification under another one compares events only.
inline constexpr int digestVersion = 2;
inline constexpr int matchFileVersion = 1;

/// Everything the first line of a match file says.
struct MatchInfo {
    MatchSetup setup;
    struct Seat {
        QString name;   ///< of the person; seats of one person share it
        QString player; ///< "person", "random", "greedy", "search:200" …
    };
    std::vector<Seat> seats;
    int digests = digestVersion; ///< the version of the digests, which is that of the rules it was begun by
    bool practice = false;       ///< take-backs also after something hidden came to light, marked in the file
    bool hints = true;           ///< people may be shown good decisions
    bool openHands = false;      ///< everybody at the table sees every hand
    QJsonObject
        otherFields; ///< of the first line, which another version of Fabletop put there; kept as they are

    /// The same match with another seed: everybody keeps seat and hero.
    [[nodiscard]] MatchInfo rematch(std::uint64_t seed) const;
    /// Everybody takes the next seat (in a duel: the other one) with its hero.
    [[nodiscard]] MatchInfo swappedSides(std::uint64_t seed) const;
    [[nodiscard]] bool person(SeatId seat) const { return seats[index(seat)].player == u"person"; }
};

/// The digest of a hero's text, 16 hex digits.
[[nodiscard]] QString heroDigest(const HeroRules& hero);

/// What a note is about.
enum class NoteScope : std::uint8_t { step, combat, match };

struct Note {
    int position = 0;
    QString text;
    QString mark; ///< "!", "?", "!?", "?!", "!!", "??" as chess players use them, or empty
    NoteScope scope = NoteScope::step;
    int takenBack = 0; ///< so many decisions were taken back here after something hidden had come to light
    bool operator==(const Note&) const = default;
};

struct Bookmark {
    int position = 0;
    QString name;
    bool operator==(const Bookmark&) const = default;
};

/// Another way the match could have gone on, from a position of the main line or of another branch.
struct Branch {
    int id = 1;
    int parent = 0;   ///< id of the branch it leaves, 0: the main line
    int position = 0; ///< where it leaves, counted from the start of the match
    QString title;
    Timeline line;                  ///< its position 0 is that place
    std::vector<QByteArray> record; ///< its lines as they stand in the file
    std::optional<Divergence> divergence;

    /// The match's count of the branch's end.
    [[nodiscard]] int last() const { return position + line.last(); }
};

/// A line of a kind that this version doesn't know. It stands where it stood when decisions are taken back
/// behind it, and goes with the decision it followed.
struct OtherLine {
    int position = 0; ///< of the decision before it
    QByteArray text;
};

/// What lines beside the decisions hold.
struct Annotations {
    std::vector<Note> notes;
    std::vector<Bookmark> bookmarks;
    std::vector<Branch> branches;
    std::vector<int> opened; ///< positions at which somebody looked at all hands while the match ran
    std::optional<MatchAnalysis> analysis; ///< the last one made, perhaps by an earlier version
    std::vector<OtherLine> others;
};

} // namespace fabletop
