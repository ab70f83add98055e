// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CombatBar: the row under the combat sheet: which step it is, the speed, and the ways on, in the places
/// that the buttons have at the table.

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
    void setSpeed(double speed);
    /// Whether there is anything left to light.
    void setMore(bool more);
    [[nodiscard]] Button* goOnButton() const { return m_goOn; }
    [[nodiscard]] Button* takeBackButton() const { return m_takeBack; }
    [[nodiscard]] Button* toTheEndButton() const { return m_toTheEnd; }

Q_SIGNALS:
    void goOn();
    void toTheEnd();
    void speedChanged(double speed);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void layOut();
    void onSpeed(int place);

    std::shared_ptr<const Theme> m_theme;
    QString m_sentence;
    QString m_help;
    BarText m_words;
    QLabel* m_speedLabel;
    QButtonGroup* m_speeds;
    QWidget* m_pace;
    Button* m_toTheEnd;
    Button* m_goOn;
    Button* m_takeBack; ///< keeps its place; nothing is taken back while a combat is shown
};

} // namespace fabletop
