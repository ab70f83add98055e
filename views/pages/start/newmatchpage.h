// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// NewMatchPage: who plays whom where; filled in with what was played last, so that Start is one click.

#include "model/content/contentcollection.h"
#include "views/pages/start/matchplan.h"
#include "views/theme/theme.h"

#include <QHash>
#include <QWidget>
#include <array>
#include <memory>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace fabletop {

class Button;
class FieldPick;
class FieldPicker;
class HeroPick;
class RovingFocus;
class SeatChooser;

class NewMatchPage : public QWidget {
    Q_OBJECT
public:
    NewMatchPage(const MatchPlan& plan, Language language, std::shared_ptr<const Theme> theme,
                 QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    [[nodiscard]] MatchPlan plan() const;
    void setPlan(const MatchPlan& plan);
    /// Offers what the person has beside the shipped content; a choice that is gone falls back to a shipped
    /// one.
    void setShelf(const std::vector<CollectedHero>& heroes,
                  const std::vector<CollectedBattlefield>& battlefields);
    /// Rule sets of this folder and these files are offered by name, any other file through a dialog.
    void setRuleSets(const QString& folder, const QStringList& files = {});
    /// Chooses a rule-set file; the foot says why where it is none.
    void chooseRules(const QString& path);
    [[nodiscard]] QComboBox* rulesBox() const { return m_rules; }
    [[nodiscard]] Button* startButton() const { return m_start; }
    [[nodiscard]] Button* countButton(int count) const { return count == 4 ? m_four : m_two; }
    [[nodiscard]] SeatChooser* seat(int seat) const { return m_seats[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] Button* partnerButton(int seat) const;
    /// Person, computer.
    [[nodiscard]] std::vector<Button*> playerButtons(int seat) const;
    [[nodiscard]] const std::vector<FieldPick*>& fields() const;
    [[nodiscard]] const std::vector<HeroPick*>& heroes(int seat) const;

Q_SIGNALS:
    void startRequested(const fabletop::MatchPlan& plan);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    static constexpr int margin = 16; ///< around all of it

    void buildSeat(int seat);
    void buildFields();
    void buildOptions();
    void removeGuests();
    void fallBack();
    void buildRules();
    void layOut();
    void layOutSeats(QRect room);
    void layOutHeads();
    void alignSeats();
    void layOutOptions();
    /// The width in which each of its items is whole.
    [[nodiscard]] int wordsWide(const QComboBox& box) const;
    void renew();
    void renewSeat(int seat);
    void renewRules();
    void renewFieldBox();
    void setCount(int count);
    void surpriseSeat(int seat);
    void bakeNext();
    void paintTeams(QPainter& painter) const;
    void paintFoot(QPainter& painter) const;
    [[nodiscard]] QString readyWords() const;
    [[nodiscard]] QString nameOf(int seat) const;
    /// Where there is little height the battlefields are in a box.
    [[nodiscard]] bool fieldsInBox() const;
    [[nodiscard]] int unit(qreal design) const { return m_theme->px(design); }

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    MatchPlan m_plan;
    std::array<SeatChooser*, maxSeats> m_seats{};
    QHash<QString, std::shared_ptr<const HeroRules>> m_heroes; ///< by choice; shipped ones are read once
    FieldPicker* m_fields;
    QComboBox* m_fieldBox;
    Button* m_two;
    Button* m_four;
    QCheckBox* m_practice;
    QCheckBox* m_open;
    RovingFocus* m_counts; ///< two or four
    QComboBox* m_first;
    QLineEdit* m_seed;
    QComboBox* m_rules;
    QString m_rulesFolder;
    QStringList m_rulesFiles; ///< of packages
    Button* m_surprise;
    Button* m_start;
    QString m_refusal; ///< why the last click came to nothing
    QRect m_foot;
    std::array<QRect, 2> m_teams; ///< frames around two seats each; empty in a duel
    int m_fieldsTop = 0;
    int m_optionsTop = 0;
    bool m_renewing = false;
};

} // namespace fabletop
