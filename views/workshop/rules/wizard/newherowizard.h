// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// NewHeroWizard: a hero from four pages of answers: its numbers, its sidekicks, a starter deck, names in
/// other languages.
///
/// Why a wizard though everything can be typed: whoever has never written a line begins with a hero that
/// plays, and learns the language by changing it.

#include "model/documents/rules/newhero.h"
#include "views/theme/theme.h"

#include <QWizard>
#include <memory>

namespace fabletop {

class DeckPage;
class NamesPage;
class NumbersPage;
class SidekicksPage;

class NewHeroWizard : public QWizard {
    Q_OBJECT
public:
    NewHeroWizard(std::shared_ptr<const Theme> theme, Language language, QWidget* parent = nullptr);

    /// All answers so far.
    [[nodiscard]] NewHero answers() const;
    [[nodiscard]] NumbersPage* numbers() const { return m_numbers; }
    [[nodiscard]] SidekicksPage* sidekicks() const { return m_sidekicks; }
    [[nodiscard]] DeckPage* deck() const { return m_deck; }
    [[nodiscard]] NamesPage* names() const { return m_names; }

Q_SIGNALS:
    /// Finished: the text of the new hero.
    void heroMade(const QString& text);

private:
    NumbersPage* m_numbers;
    SidekicksPage* m_sidekicks;
    DeckPage* m_deck;
    NamesPage* m_names;
};

} // namespace fabletop
