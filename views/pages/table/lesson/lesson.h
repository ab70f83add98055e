// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Lesson: a first duel that teaches by playing: nine things, each told where it fits what is asked, and done
/// when it was.
///
/// Why it only watches: everything legal stays allowed and nothing is blocked; whoever does things in another
/// order finds them learned already, and hears what fits the question that is open now.

#include "model/match/match.h"

#include <QObject>
#include <QPointer>
#include <array>
#include <optional>

namespace fabletop {

/// The nine things, in the order they are told.
enum class LessonStep { hover, maneuver, boost, lines, zones, attack, ledger, defense, scheme, over };
inline constexpr int lessonSteps = static_cast<int>(LessonStep::over);

/// What the table asks of the person who learns.
enum class LessonScene {
    waiting,  ///< nothing: somebody else decides, or things move
    placing,  ///< the set-up
    action,   ///< which action to take
    maneuver, ///< boost and moves of a maneuver
    combat,   ///< a combat is told on its sheet
    defense,  ///< which card to defend with
    question, ///< what a card or ability asks
};

/// What the sentence is about; the page rings it.
enum class LessonAim { none, hero, sidekick, maneuver, attack, scheme, hand };

class Lesson : public QObject {
    Q_OBJECT
public:
    explicit Lesson(QObject* parent = nullptr) : QObject(parent) {}

    /// Teaches the person of `seat`, who has learned so much already; null: stops. What was played before
    /// counts too.
    void setMatch(Match* match, SeatId seat, int learned = 0);
    void setScene(LessonScene scene);
    [[nodiscard]] LessonScene scene() const { return m_scene; }
    [[nodiscard]] bool running() const { return m_match != nullptr && !m_skipped && !complete(); }
    /// Things learned, a bit each; to go on after a restart.
    [[nodiscard]] int learned() const;

    // -- what is told
    /// The next thing that fits what is asked; nothing where none does.
    [[nodiscard]] std::optional<LessonStep> told() const;
    /// That, or else the next thing there is; over when there is none.
    [[nodiscard]] LessonStep step() const;
    /// "3 of 9"; empty while fighters are still placed.
    [[nodiscard]] QString number() const;
    /// Empty where nothing fits.
    [[nodiscard]] QString text() const;
    [[nodiscard]] LessonAim aim() const;

    // -- what was done
    void seeFighter(FighterId fighter);
    /// Also with the keyboard's cursor: whoever stands there is looked at too.
    void seeSpace(SpaceId space);
    /// A combat was told to its end, or is not told on a sheet at all.
    void closeLedger();
    /// The person has read it.
    void next();
    void skip();

Q_SIGNALS:
    void changed();
    /// Everything was told, or it was skipped.
    void finished();

private:
    void onStepped(int position);
    void look(int position);
    void learn(LessonStep step);
    [[nodiscard]] bool knows(LessonStep step) const { return m_learned[static_cast<std::size_t>(step)]; }
    [[nodiscard]] bool complete() const { return learned() == (1 << lessonSteps) - 1; }
    [[nodiscard]] bool fits(LessonStep step) const;
    [[nodiscard]] bool boostOffered() const;
    [[nodiscard]] bool rangedSidekick() const;
    [[nodiscard]] bool schemeInHand() const;

    QPointer<Match> m_match;
    SeatId m_seat = SeatId::none;
    LessonScene m_scene = LessonScene::waiting;
    std::array<bool, lessonSteps> m_learned{};
    bool m_maneuvering = false;
    bool m_skipped = false;
};

} // namespace fabletop
