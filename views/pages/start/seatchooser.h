// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SeatChooser: one seat of a new match: who sits there, and with which hero; the hero's half figure, figures
/// and ability are always in sight.
///
/// Why it holds no plan: the page does, for all seats together; a chooser shows what it is told and says what
/// was wished for.

#include "views/pages/start/herosummary.h"
#include "views/pages/start/matchplan.h"
#include "views/theme/theme.h"

#include <QFont>
#include <QWidget>
#include <memory>
#include <vector>

class QComboBox;
class QLineEdit;

namespace fabletop {

class Button;
class HeroPick;
class HeroPicker;
class RovingFocus;
class RuleLink;

/// What a seat shows.
struct SeatChoice {
    MatchPlan::Seat plan;
    QString placeholder; ///< what whoever leaves the name empty is called
    QString partner;     ///< who holds the seat two before; empty: there is none
    bool shared = false; ///< that person holds this one too
    bool team = false;   ///< one of four
    HeroSummary hero;
};

class SeatChooser : public QWidget {
    Q_OBJECT
public:
    SeatChooser(int seat, Language language, std::shared_ptr<const Theme> theme, QWidget* parent);

    HeroPick* addHero(const QString& choice, const HeroRules& hero);
    /// Those that are not shipped.
    void removeGuests();
    void show(const SeatChoice& choice);
    /// As the name field and the level box are when a plan is opened.
    void setNames(const MatchPlan::Seat& planned);
    [[nodiscard]] const SeatChoice& choice() const { return m_choice; }
    [[nodiscard]] Button* personButton() const { return m_person; }
    [[nodiscard]] Button* computerButton() const { return m_computer; }
    [[nodiscard]] Button* partnerButton() const { return m_partner; }
    [[nodiscard]] Button* surpriseButton() const { return m_surprise; }
    [[nodiscard]] HeroPicker* heroes() const { return m_heroes; }
    [[nodiscard]] QString heroName() const;
    /// The least height it can do with: head, names and figures, heroes.
    [[nodiscard]] static int leastHeight(const Theme& theme);
    /// Forms of the head, the widest first; all seats of a match have one and the same.
    [[nodiscard]] static int headForms();
    [[nodiscard]] bool fitsHead(int form);
    void setHead(int form);
    [[nodiscard]] int head() const { return m_head; }
    /// Sizes of an ability's letters, the largest first; all seats of a match have one and the same.
    [[nodiscard]] int abilityStep() const { return m_abilityStep; }
    void setAbilityStep(int step);
    /// Where the plates of sidekicks and other forms begin, seen from above; 0: there is none. They begin at
    /// the same height in all seats.
    [[nodiscard]] int companionsTop() const;
    void setCompanionsTop(int top);

Q_SIGNALS:
    void named(const QString& name);
    /// "person", or the name of a computer player.
    void playerPicked(const QString& player);
    void partnerTurned();
    void heroPicked(const QString& choice);
    void surpriseRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void layOut();
    void layOutHead();
    [[nodiscard]] std::vector<Button*> players() const;
    /// With signs, words or both; how wide they are then.
    int dressPlayers(bool icons, bool worded);
    [[nodiscard]] int headLeft(bool labelled) const;
    [[nodiscard]] int nameWide() const;
    [[nodiscard]] int headRight() const;
    /// Discs with names in one row or two; where it is narrow a box.
    void layOutHeroes();
    int layOutSecond(bool box);
    int layOutBesideName();
    [[nodiscard]] bool fitsBesideName() const;
    [[nodiscard]] bool heroesInBox() const;
    [[nodiscard]] int levelWide() const;
    [[nodiscard]] QFont figureFont() const;
    /// As much of the ability as has room.
    void layOutAbility();
    void tellAbility();
    [[nodiscard]] QFont abilityFont(int step) const;
    [[nodiscard]] bool fitsAbility(const QFont& font) const;
    void showAbility();
    void placeMore(int lines);
    [[nodiscard]] QFont nameFont() const;
    /// Above the ability: name and figures.
    [[nodiscard]] int figuresTop() const;
    [[nodiscard]] int figuresHigh() const;
    [[nodiscard]] QString startOfAbility(const QFont& font, int lines, int reserved, qreal& end) const;
    void paintPortrait(QPainter& painter) const;
    void paintPlate(QPainter& painter, const QRectF& plate, const FigureLook& look) const;
    /// Sidekicks and other forms, at the foot of the words, where an ability leaves room.
    void paintCompanions(QPainter& painter) const;
    void paintSummary(QPainter& painter) const;
    struct Figure {
        QString icon;
        QString words;
        QRectF box;
    };
    /// Signs and numbers, in as many rows as they need.
    [[nodiscard]] std::vector<Figure> figures() const;
    void paintFigures(QPainter& painter) const;
    [[nodiscard]] QString label() const;
    [[nodiscard]] int labelWide() const;
    [[nodiscard]] int unit(qreal design) const { return m_theme->px(design); }

    static constexpr int chooserInset = 14;
    static constexpr int chooserBand = 5; ///< in the seat's color, at the left edge

    int m_seat;
    Language m_language;
    std::shared_ptr<const Theme> m_theme;
    SeatChoice m_choice;
    QLineEdit* m_name;
    Button* m_person;
    Button* m_partner; ///< "Also Ana"
    Button* m_computer;
    RovingFocus* m_players;
    QComboBox* m_level;
    Button* m_surprise;
    HeroPicker* m_heroes;
    QComboBox* m_box; ///< of heroes, in place of the discs
    QString m_partnerWords;
    int m_head = 0;         ///< which form
    bool m_labelled = true; ///< "Seat 1" has room in the head
    bool m_nameBelow = false;
    bool m_levelBelow = false;
    QRect m_portrait;
    QRect m_words;
    int m_nameRight = 0; ///< where what is beside the hero's name begins
    RuleLink* m_more;    ///< behind the first lines of a long ability
    QString m_ability;   ///< what is shown of it
    QFont m_abilityFont;
    int m_abilityStep = 0;   ///< that it needs, or is given
    int m_companionsTop = 0; ///< as all seats have it; 0: as it comes out here
    QRect m_abilityBox;
};

} // namespace fabletop
