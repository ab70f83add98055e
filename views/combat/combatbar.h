// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CombatBar: the row under the combat sheet: which step it is, the pace, and the ways on, in the places
/// that the buttons have at the table.

#include "views/combat/combatrun.h"
#include "views/hand/bartext.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QButtonGroup;
class QLabel;

namespace fabletop {

class Button;

class CombatBar : public QWidget {
    Q_OBJECT
public:
    explicit CombatBar(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setSentence(const QString& sentence, const QString& help);
    void setPace(CombatPace pace);
    /// A past combat is looked at: instead of taking back there is a way back, which says where to.
    void setPast(const QString& back);
    /// Whether there is anything left to light.
    void setMore(bool more);
    [[nodiscard]] Button* goOnButton() const { return m_goOn; }
    [[nodiscard]] Button* takeBackButton() const { return m_takeBack; }
    [[nodiscard]] Button* toTheEndButton() const { return m_toTheEnd; }
    [[nodiscard]] Button* backButton() const { return m_back; }
    [[nodiscard]] Button* paceButton(CombatPace pace) const;
    [[nodiscard]] CombatPace pace() const;

Q_SIGNALS:
    void goOn();
    void toTheEnd();
    void back();
    void paceChanged(CombatPace pace);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void layOut();
    int placePace(int right, int least);
    void showPaces();

    std::shared_ptr<const Theme> m_theme;
    QString m_sentence;
    QString m_help;
    BarText m_words;
    Button* m_paceMenu; ///< where there is no room for all three
    QLabel* m_paceLabel;
    QButtonGroup* m_paces;
    QWidget* m_pace;
    Button* m_back;
    Button* m_toTheEnd;
    Button* m_goOn;
    Button* m_takeBack; ///< keeps its place; nothing is taken back while a combat is shown
};

} // namespace fabletop
