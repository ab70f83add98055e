// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// QuestionPanel: what a position asks for, where it comes from, and how far whoever solves has come.

#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QLabel;

namespace fabletop {

/// All of it, worded.
struct QuestionLook {
    QString number; ///< "Position 12 of 97"
    QString level;  ///< "medium"
    QString title;
    QString task;
    QString source;
    QString solved; ///< "Solved 37 of 97"
    QString rating; ///< "Rating 1480"
    QString streak; ///< "4 in a row"; empty: none
    SeatId seat = SeatId::none;
    bool operator==(const QuestionLook&) const = default;
};

class QuestionPanel : public QWidget {
    Q_OBJECT
public:
    explicit QuestionPanel(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setLook(const QuestionLook& look);
    [[nodiscard]] const QuestionLook& look() const { return m_look; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setTheme(std::shared_ptr<const Theme> theme);
    void fit();

    std::shared_ptr<const Theme> m_theme;
    QuestionLook m_look;
    QLabel* m_number;
    QLabel* m_level;
    QLabel* m_title;
    QLabel* m_task;
    QLabel* m_source;
    QLabel* m_solved;
    QLabel* m_streak;
    QLabel* m_rating;
};

} // namespace fabletop
