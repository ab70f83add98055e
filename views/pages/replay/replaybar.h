// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ReplayBar: the buttons under the battlefield of a replay: steps both ways, playing, speed.

#include "model/match/timeline.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QComboBox;
class QHBoxLayout;
class QLabel;

namespace fabletop {

class Button;

/// What a replay jumps to.
enum class Jump { combat, damage, defeat, bookmark, note, turningPoint, mistake };
inline constexpr int jumpCount = 7;

class ReplayBar : public QWidget {
    Q_OBJECT
public:
    explicit ReplayBar(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// What can be done from where the cursor stands.
    struct Place {
        bool atStart = true;
        bool atEnd = true;
        bool jumpBehind = false; ///< of the kind that is chosen
        bool jumpAhead = false;
    };
    void setPlace(Place place);
    void setPlaying(bool playing);
    void setUnit(Unit unit);
    [[nodiscard]] Unit unit() const;
    void setJump(Jump jump);
    [[nodiscard]] Jump jump() const;
    [[nodiscard]] Button* untilButton() const { return m_until; }
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void first();
    void last();
    void stepBack(Unit unit);
    void stepForward(Unit unit);
    void playToggled();
    void unitChanged();
    void jumpBack(Jump jump);
    void jumpForward(Jump jump);
    void jumpChanged();
    /// "Run until" was pressed: what can be waited for is offered.
    void untilRequested();
    void speedChanged(double speed);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    Button* addButton(QHBoxLayout& row, const QString& icon);
    void connectParts();
    void retranslate();
    /// Leaves words out where there is no room for all of them.
    void fitIn();
    void nameJumps();
    /// A box as wide as its widest choice, or as the one it shows.
    void fitBoxes(bool shown);

    std::shared_ptr<const Theme> m_theme;
    Button* m_first;
    Button* m_previousTurn;
    Button* m_previous;
    Button* m_play;
    Button* m_next;
    Button* m_nextTurn;
    Button* m_last;
    QLabel* m_stepLabel;
    QComboBox* m_unit;
    Button* m_jumpBack;
    QComboBox* m_jump;
    Button* m_jumpForward;
    Button* m_until;
    QLabel* m_speedLabel;
    QComboBox* m_speed;
    bool m_playing = false;
};

} // namespace fabletop
