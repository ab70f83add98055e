// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Laboratory: figures of the battlefield, what is laid over it, and whether its starts are fair.

#include "model/documents/laboratory/fairness.h"
#include "views/theme/theme.h"
#include "views/workshop/battlefield/battlefieldeditor.h"

#include <QWidget>
#include <memory>

class QComboBox;
class QLabel;
class QProgressBar;

namespace fabletop {

class Button;

class Laboratory : public QWidget {
    Q_OBJECT
public:
    Laboratory(BattlefieldEditor& editor, std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    [[nodiscard]] QComboBox* overlayBox() const { return m_overlay; }
    [[nodiscard]] Button* fairnessButton() const { return m_fair; }
    [[nodiscard]] QString fairnessText() const;
    void setGames(int games) { m_games = games; }
    enum class Part { all, figures, tests };
    /// One part alone where there is little room; then somebody else says what it is.
    void showPart(Part part);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void renew();
    void tryFairness();
    void tell(const FairnessResult& result, bool over);
    [[nodiscard]] QString figuresText() const;
    [[nodiscard]] QStringList colourTexts() const;

    BattlefieldEditor& m_editor;
    std::shared_ptr<const Theme> m_theme;
    int m_games = 400;
    FairnessTrial m_trial;
    std::optional<FairnessResult> m_result;
    QLabel* m_head;
    QLabel* m_barsHead;
    QLabel* m_figures;
    class ZoneBars* m_bars;
    QWidget* m_tests; ///< overlay, button, progress, result
    QComboBox* m_overlay;
    Button* m_fair;
    QProgressBar* m_progress;
    QLabel* m_fairness;
};

} // namespace fabletop
