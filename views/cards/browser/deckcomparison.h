// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// DeckComparison: two decks side by side: their figures, their curves, and what they share.

#include "model/items/cards/deckfigures.h"
#include "views/theme/theme.h"

#include <QScrollArea>
#include <memory>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;

namespace fabletop {

class DeckCurves;

class DeckComparison : public QScrollArea {
    Q_OBJECT
public:
    DeckComparison(std::shared_ptr<const Theme> theme, Language language, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLanguage(Language language);
    void setHeroes(std::vector<std::shared_ptr<const HeroRules>> heroes);
    /// Ids; an unknown one takes the first hero, or the second at the right.
    void compare(const QString& left, const QString& right);
    [[nodiscard]] QComboBox* heroBox(int side) const { return m_boxes[static_cast<std::size_t>(side)]; }
    /// What stands in the table, row by row: name, left, right. For tests and screen readers.
    [[nodiscard]] std::vector<std::array<QString, 3>> rows() const { return m_rows; }

private:
    void build();
    void fillBoxes();
    void renew();
    void fillRows(const HeroRules& left, const HeroRules& right);
    void fillCurves(const HeroRules& left, const HeroRules& right);
    void addRow(const QString& name, const QString& left, const QString& right);
    [[nodiscard]] const HeroRules* hero(int side) const;
    [[nodiscard]] QString shared(const HeroRules& left, const HeroRules& right) const;

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    std::vector<std::shared_ptr<const HeroRules>> m_heroes;
    std::vector<std::array<QString, 3>> m_rows;
    QWidget* m_panel;
    std::array<QComboBox*, 2> m_boxes{};
    QGridLayout* m_grid = nullptr;
    std::vector<QLabel*> m_cells;
    std::array<QLabel*, 2> m_heads{};
    std::array<DeckCurves*, 2> m_curves{}; ///< values, boosts
    QLabel* m_shared = nullptr;
};

} // namespace fabletop
