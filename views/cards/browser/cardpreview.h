// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CardPreview: the chosen card large, in any language, where its copies are in the match, and its deck's
/// curves.

#include "model/items/cards/cardlistmodel.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QBoxLayout;
class QLabel;

namespace fabletop {

class Button;
class CardWidget;
class DeckCurves;

class CardPreview : public QWidget {
    Q_OBJECT
public:
    CardPreview(std::shared_ptr<const Theme> theme, Language language, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLanguage(Language language);
    /// A row of the list; -1: none.
    void setCard(const CardListModel& list, int row);
    /// The language of this card alone.
    void showIn(Language language);
    [[nodiscard]] Language shownLanguage() const { return m_shown; }
    [[nodiscard]] CardWidget* card() const { return m_card; }
    [[nodiscard]] Button* languageButton(Language language) const { return m_languages[index(language)]; }
    [[nodiscard]] Button* ruleButton() const { return m_rule; }
    [[nodiscard]] Button* printButton() const { return m_print; }
    /// The clause about what the card does first, by its timing.
    [[nodiscard]] const QString& clause() const { return m_clause; }

Q_SIGNALS:
    void printRequested();
    void ruleRequested(const QString& id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void renew();
    void showCurves();
    [[nodiscard]] QString matchWords(const CardListModel& list, int row) const;

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    Language m_shown;
    std::shared_ptr<const HeroRules> m_hero;
    CardId m_id = CardId::none;
    QString m_where;
    QString m_clause;
    CardWidget* m_card;
    std::array<Button*, languageCount> m_languages{};
    QLabel* m_matchHead;
    QLabel* m_match;
    QLabel* m_curvesHead;
    DeckCurves* m_curves;
    Button* m_print;
    Button* m_rule;
    QBoxLayout* m_buttons = nullptr;
};

} // namespace fabletop
