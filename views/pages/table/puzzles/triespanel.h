// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TriesPanel: what was answered to a position, in the end the line that solves it, and where to go from
/// here.

#include "views/pages/table/puzzles/tryrow.h"

class QScrollArea;

namespace fabletop {

class Button;

class TriesPanel : public QWidget {
    Q_OBJECT
public:
    explicit TriesPanel(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    /// The row `top` and what follows it is in sight; -1: the last one.
    void setRows(const std::vector<TryLook>& rows, int top = -1);
    [[nodiscard]] const std::vector<TryLook>& rows() const { return m_rows; }
    /// It was solved, or its answer is shown: the next one is what is to be pressed.
    void setDone(bool done);
    [[nodiscard]] Button* answerButton() const { return m_answer; }
    [[nodiscard]] Button* nextButton() const { return m_next; }

Q_SIGNALS:
    void answerRequested();
    void nextRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setTheme(std::shared_ptr<const Theme> theme);
    void retranslate();
    void fill();

    std::shared_ptr<const Theme> m_theme;
    std::vector<TryLook> m_rows;
    int m_top = -1;
    bool m_done = false;
    QScrollArea* m_area;
    Button* m_answer;
    Button* m_next;
};

} // namespace fabletop
