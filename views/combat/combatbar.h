#pragma once
/// CombatBar: the row under the combat sheet: which step it is, the speed, and the ways on.

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
    void setSentence(const QString& sentence);
    void setSpeed(double speed);
    /// Whether there is anything left to light.
    void setMore(bool more);

Q_SIGNALS:
    void goOn();
    void toTheEnd();
    void speedChanged(double speed);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void onSpeed(int place);

    std::shared_ptr<const Theme> m_theme;
    QLabel* m_sentence;
    QLabel* m_speedLabel;
    QButtonGroup* m_speeds;
    Button* m_toTheEnd;
    Button* m_goOn;
};

} // namespace fabletop
