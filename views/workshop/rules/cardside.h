// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CardSide: what the card under the cursor says now in four languages, its face, and the figures of the
/// deck.

#include "model/rules/matchrules.h"
#include "views/theme/theme.h"

#include <QScrollArea>
#include <memory>

class QLabel;

namespace fabletop {

class CardWidget;
class DeckCurves;
class DrawingRow;

class CardSide : public QScrollArea {
    Q_OBJECT
public:
    CardSide(std::shared_ptr<const Theme> theme, Language language, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLanguage(Language language);
    /// The hero as it compiled last, and the card whose lines the cursor is in; none: the first.
    void setHero(const std::shared_ptr<const HeroRules>& hero, CardId card);
    [[nodiscard]] DrawingRow* drawings() const { return m_drawings; }
    [[nodiscard]] QString texts() const;
    [[nodiscard]] QString hints() const;

private:
    void renew();

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    std::shared_ptr<const HeroRules> m_hero;
    CardId m_id = CardId::none;
    QWidget* m_panel;
    CardWidget* m_card;
    DrawingRow* m_drawings;
    QLabel* m_texts;
    QLabel* m_deck;
    DeckCurves* m_curves;
    QLabel* m_hints;
};

} // namespace fabletop
