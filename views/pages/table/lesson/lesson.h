#pragma once
/// Lesson: a first duel that teaches by playing: nine things, each told when it can be tried and done when it was.
///
/// Why it only watches: everything legal stays allowed and nothing is blocked; whoever does things in another
/// order finds them told already.

#include "model/match/match.h"

#include <QObject>
#include <QPointer>
#include <array>

namespace fabletop {

/// The nine things, in the order they are told.
enum class LessonStep { hover, maneuver, boost, lines, zones, attack, ledger, defense, scheme, over };
inline constexpr int lessonSteps = static_cast<int>(LessonStep::over);

/// What the sentence is about; the page rings it.
enum class LessonAim { none, hero, sidekick, maneuver, attack, scheme, hand, confirm };

class Lesson : public QObject {
    Q_OBJECT
public:
    explicit Lesson(QObject* parent = nullptr) : QObject(parent) {}

    /// Teaches the person of `seat`; null: stops.
    void setMatch(Match* match, SeatId seat);
    [[nodiscard]] bool running() const { return m_match != nullptr && m_step != LessonStep::over; }
    [[nodiscard]] LessonStep step() const { return m_step; }
    /// "3 of 9"; empty while fighters are still placed.
    [[nodiscard]] QString number() const;
    [[nodiscard]] QString text() const;
    [[nodiscard]] LessonAim aim() const;

    // -- what was done
    void seeFighter(FighterId fighter);
    void seeSpace(SpaceId space);
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
    void look(const Event& event, const Decision& decision);
    void done(LessonStep step);
    void advance();
    [[nodiscard]] bool placing() const;
    [[nodiscard]] LessonStep told() const;
    [[nodiscard]] bool schemeInHand() const;

    QPointer<Match> m_match;
    SeatId m_seat = SeatId::none;
    LessonStep m_step = LessonStep::over;
    std::array<bool, lessonSteps> m_done{};
};

} // namespace fabletop
