// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// FindBar: finding and replacing words in the rules text, a row under the head while it is wanted.

#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QLabel;
class QLineEdit;

namespace fabletop {

class Button;
class RulesEditor;

class FindBar : public QWidget {
    Q_OBJECT
public:
    FindBar(RulesEditor& editor, QWidget* parent = nullptr);

    /// Shows itself; what is selected in the text is looked for. `replacing`: the second field has the focus.
    void begin(bool replacing);
    [[nodiscard]] QLineEdit* words() const { return m_words; }
    [[nodiscard]] QLineEdit* others() const { return m_others; }
    [[nodiscard]] Button* replaceButton() const { return m_replace; }
    [[nodiscard]] Button* allButton() const { return m_all; }

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void findNext();
    void replace();
    void replaceAll();
    void end();

    RulesEditor& m_editor;
    QLineEdit* m_words;
    QLineEdit* m_others;
    Button* m_next;
    Button* m_replace;
    Button* m_all;
    Button* m_close;
};

} // namespace fabletop
