#pragma once
/// ReplayEyes: the row above the battlefield of a replay: through whose eyes it is seen, and where it stands.

#include "model/match/eyes.h"
#include "model/match/words/narrate.h"
#include "views/theme/theme.h"

#include <QWidget>

#include <memory>
#include <vector>

class QButtonGroup;
class QHBoxLayout;
class QLabel;

namespace fabletop {

class ReplayEyes : public QWidget {
    Q_OBJECT
public:
    explicit ReplayEyes(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// A button for everything, for each seat, for a spectator.
    void setNarrator(const Narrator& narrator);
    void setEyes(Eyes eyes);
    [[nodiscard]] Eyes eyes() const { return m_eyes; }
    /// "Turn 8, event 61 of 143".
    void setPlace(const QString& place);
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, height()}; }

Q_SIGNALS:
    void eyesChanged(Eyes eyes);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void addChoice(Eyes eyes, const QString& text, const QString& icon);
    void onChosen(int place);
    void showNote();
    /// Leaves words out where there is no room for all of them.
    void fitIn();

    std::shared_ptr<const Theme> m_theme;
    Narrator m_narrator;
    Eyes m_eyes = Eyes::all();
    std::vector<Eyes> m_choices;
    QLabel* m_label;
    QHBoxLayout* m_row;
    QButtonGroup* m_buttons;
    QLabel* m_sign;
    QLabel* m_note;
    QLabel* m_place;
};

} // namespace fabletop
