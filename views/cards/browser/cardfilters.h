// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CardFilters: the left side of the card browser: words, heroes, types, ranges, timings, users.

#include "model/items/cards/cardfilter.h"
#include "views/theme/theme.h"

#include <QScrollArea>
#include <memory>
#include <vector>

class QAbstractButton;
class QCheckBox;
class QLabel;
class QLineEdit;

namespace fabletop {

class Button;
class FlowLayout;
class RangeSlider;

class CardFilters : public QScrollArea {
    Q_OBJECT
public:
    CardFilters(const CardListModel& list, std::shared_ptr<const Theme> theme, Language language,
                QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLanguage(Language language);
    /// Asks the list again for its heroes.
    void refreshHeroes();
    [[nodiscard]] const CardCriteria& wishes() const { return m_wishes; }
    /// As wide as the design, or as much wider as the names of this language need.
    void fitWidth();
    void setWishes(const CardCriteria& wishes);
    /// "13 of 13 cards, 30 copies".
    void setCount(const QString& words);
    [[nodiscard]] QLineEdit* searchField() const { return m_search; }
    [[nodiscard]] const std::vector<QAbstractButton*>& heroButtons() const { return m_heroes; }
    [[nodiscard]] Button* typeButton(CardType type) const { return m_types[static_cast<std::size_t>(type)]; }
    [[nodiscard]] RangeSlider* valueRange() const { return m_values; }
    [[nodiscard]] RangeSlider* boostRange() const { return m_boosts; }

Q_SIGNALS:
    void wishesChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QLabel* addHead(QLayout* column);
    void nameTimings();
    /// All as wide as the widest: two beside each other where that fits, else each over the whole width.
    void fitTypes();
    void build();
    void buildTypes(QLayout* column);
    void buildRanges(QLayout* column);
    void buildTimings(QLayout* column);
    void retranslate();
    void fillUsers();
    void show();
    void changed();
    [[nodiscard]] QString rangeWords(const RangeSlider& slider) const;

    const CardListModel& m_list;
    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    CardCriteria m_wishes;
    QWidget* m_panel;
    QLineEdit* m_search;
    QLabel* m_count;
    Button* m_reset = nullptr;
    std::vector<QLabel*> m_heads;
    FlowLayout* m_heroRow = nullptr;
    std::vector<QAbstractButton*> m_heroes;
    std::array<Button*, 4> m_types{};
    RangeSlider* m_values = nullptr;
    RangeSlider* m_boosts = nullptr;
    QLabel* m_valueWords = nullptr;
    QLabel* m_boostWords = nullptr;
    std::vector<std::pair<Timing, QCheckBox*>> m_timings;
    QCheckBox* m_noEffect = nullptr;
    FlowLayout* m_userRow = nullptr;
    std::vector<Button*> m_users;
};

} // namespace fabletop
