// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ShakePage: thousands of random games with the hero that is being written, and what they brought to light.

#include "model/documents/laboratory/shaking.h"
#include "views/pages/page.h"

#include <array>
#include <memory>

class QBoxLayout;
class QLabel;
class QProgressBar;
class QScrollArea;

namespace fabletop {

class Button;
class ShakeChecks;
class ShakeMap;

class ShakePage : public Page {
    Q_OBJECT
public:
    /// A failing game is written into `folder`.
    ShakePage(std::shared_ptr<const Theme> theme, Language language, const QString& folder,
              QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme) override;
    /// What is shaken next; null: `why` is told instead.
    void setHero(std::shared_ptr<const HeroRules> hero, const QString& why);
    void setGames(int games);
    [[nodiscard]] Button* startButton() const { return m_start; }
    [[nodiscard]] Button* openButton() const { return m_open; }
    [[nodiscard]] ShakeMap* map() const { return m_map; }
    [[nodiscard]] ShakeChecks* checks() const { return m_checks; }
    [[nodiscard]] QString result() const;
    [[nodiscard]] bool running() const { return m_trial.running(); }

Q_SIGNALS:
    /// The failing game, to be opened at its failing step.
    void matchMade(const QString& path, int at);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// A number and, below it, what it counts.
    struct Figure {
        QLabel* number;
        QLabel* what;
    };

    void build();
    void wire();
    QWidget* buildWords();
    void retranslate();
    void showFigures();
    void arrange();
    void startOrCancel();
    void tell(const ShakeResult& result, bool over);
    void openFailure();
    [[nodiscard]] QString verdict(const ShakeResult& result) const;

    std::shared_ptr<const Theme> m_theme;
    QString m_folder;
    std::shared_ptr<const HeroRules> m_hero;
    int m_games = 2000;
    QString m_why;
    ShakeQuestion m_question; ///< of the result that is shown
    ShakeTrial m_trial;
    std::optional<ShakeResult> m_result;
    bool m_over = false;
    QScrollArea* m_area;
    QBoxLayout* m_columns = nullptr; ///< words, and the map beside or below them
    QWidget* m_words = nullptr;
    QLabel* m_head;
    QLabel* m_what;
    ShakeChecks* m_checks;
    std::array<Figure, 3> m_figures{};
    Button* m_start;
    QProgressBar* m_progress;
    QLabel* m_verdict;
    Button* m_open;
    ShakeMap* m_map;
};

} // namespace fabletop
