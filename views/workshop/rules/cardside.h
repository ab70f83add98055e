// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CardSide: the card under the cursor as it is printed in four languages, the drawings of what is declared
/// there, and the figures of the deck.

#include "model/rules/matchrules.h"
#include "views/theme/theme.h"

#include <QScrollArea>
#include <memory>

class QBoxLayout;
class QLabel;

namespace fabletop {

class DeckCurves;
class DrawingRow;
class LanguageFaces;

class CardSide : public QScrollArea {
    Q_OBJECT
public:
    CardSide(std::shared_ptr<const Theme> theme, Language language, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLanguage(Language language);
    /// The hero as it compiled last, and the card whose lines the cursor is in; none: the first.
    void setHero(const std::shared_ptr<const HeroRules>& hero, CardId card);
    [[nodiscard]] DrawingRow* drawings() const { return m_drawings; }
    [[nodiscard]] LanguageFaces* faces() const { return m_faces; }
    /// The width with all faces, and with the figures of the deck beside them.
    [[nodiscard]] int facesWide() const;
    [[nodiscard]] int deckWide() const;
    [[nodiscard]] QString texts() const;
    [[nodiscard]] QString hints() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void renew();
    void showDeck();
    void arrange();
    void shareHeight();

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    std::shared_ptr<const HeroRules> m_hero;
    CardId m_id = CardId::none;
    QWidget* m_panel;
    QBoxLayout* m_columns = nullptr; ///< faces and drawings; the deck beside or below them
    LanguageFaces* m_faces;
    DrawingRow* m_drawings;
    QLabel* m_deck;
    DeckCurves* m_curves;
    QLabel* m_hints;
};

} // namespace fabletop
