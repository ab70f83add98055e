// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ResultBar: who has won and by what, in place of bar and hand; the board stays free to look at.
///
/// Why it lays out a bar of its own: what can be done next is in the slots where everything else was done.

#include "model/items/healthcurve.h"
#include "views/hand/barslots.h"
#include "views/hand/bartext.h"
#include "views/match/looks.h"
#include "views/theme/theme.h"

#include <QList>
#include <QWidget>
#include <array>
#include <memory>
#include <vector>

namespace fabletop {

class Button;
class Match;
class RuleLink;

struct ResultLook {
    DialLook winner;
    FigureLook figure; ///< of the winner
    SeatId seat = SeatId::none;
    int seats = 2;
    QString title; ///< "<hero> wins"
    QString cause; ///< "<card> defeated <hero> in turn 14"
    std::vector<HealthCurve> curves;
    QList<QString> names; ///< of the heroes, one a curve
    struct Turn {
        int number = 0;
        int event = 0; ///< its first
        int end = 0;   ///< one behind its last
    };
    std::vector<Turn> turns;
    int events = 1;
    struct Figure {
        QString name;
        QString left;
        QString right;
    };
    std::vector<Figure> figures;        ///< one line each: team A, team B
    std::array<QList<SeatId>, 2> heads; ///< who is counted in which column
};

/// What is to say about a match that is over.
[[nodiscard]] ResultLook resultLook(const Match& match, const Looks& looks);

class ResultBar : public QWidget {
    Q_OBJECT
public:
    explicit ResultBar(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLook(const ResultLook& look);
    [[nodiscard]] const ResultLook& look() const { return m_look; }
    void setCanReview(bool can);
    void retranslate();

Q_SIGNALS:
    void rematch();
    void swapSides();
    void review();
    void newMatch();
    /// The rule by which it ended was asked for.
    void ruleActivated(const QString& rule);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void enlargeTitle(int wide);
    void layOut();
    struct Choice {
        Button* button;
        QString sign;
        QString name;
    };
    [[nodiscard]] std::array<Choice, 3> choices() const;
    [[nodiscard]] std::array<int, 3> choiceWidths(int room, int sign) const;
    int layOutChoices(const BarSlots& places);
    [[nodiscard]] qreal paintCause(QPainter& painter, const QRectF& box) const;
    void paintBar(QPainter& painter) const;
    void paintWinner(QPainter& painter, const QRectF& plate) const;
    [[nodiscard]] int sentenceWide() const;
    [[nodiscard]] qreal causeWide() const;
    void paintNumbers(QPainter& painter, const QRectF& box, qreal most) const;
    void paintFigures(QPainter& painter, const QRectF& box, qreal growth) const;
    [[nodiscard]] QFont figuresFont(qreal growth, QFont::Weight weight) const;
    [[nodiscard]] QFont causeFont() const;

    std::shared_ptr<const Theme> m_theme;
    ResultLook m_look;
    Button* m_rematch;
    Button* m_swap;
    Button* m_review;
    Button* m_new;
    Button* m_takeBack; ///< keeps its slot
    RuleLink* m_rule;
    BarText m_words;
    bool m_causeBelow = false; ///< it has no room in the bar, and stands over the curves
};

} // namespace fabletop
