// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroSide: what stands beside a hero's text: the card at the cursor, or the language reference in its
/// place.

#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QStackedWidget;
class QTabBar;

namespace fabletop {

class CardSide;
class ReferencePanel;

class HeroSide : public QWidget {
    Q_OBJECT
public:
    HeroSide(const std::shared_ptr<const Theme>& theme, Language language, QWidget* parent = nullptr);

    [[nodiscard]] CardSide* card() const { return m_card; }
    [[nodiscard]] ReferencePanel* reference() const { return m_reference; }
    /// The reference, at that word; empty: where it was.
    void showReference(const QString& word);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QTabBar* m_tabs;
    QStackedWidget* m_sides;
    CardSide* m_card;
    ReferencePanel* m_reference;
};

} // namespace fabletop
