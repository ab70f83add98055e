// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PaneLines: a short list to read: what it is about, its rows with a number hanging before each and a figure
/// behind, and what comes after.
///
/// Why no label: a label breaks a long row under its number, and sets its figure somewhere in the text.

#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <vector>

namespace fabletop {

/// Without a rank it is a sentence of its own or a heading, in the second ink.
struct PaneLine {
    int rank = 0;
    QString text;
    QString value = {};
};

class PaneLines : public QWidget {
    Q_OBJECT
public:
    explicit PaneLines(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setLines(std::vector<PaneLine> lines);
    [[nodiscard]] const std::vector<PaneLine>& lines() const { return m_lines; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont fontOf(const PaneLine& line) const;
    [[nodiscard]] QFont valueFont(const PaneLine& line) const;
    /// The room of its words in a row that begins at `top`.
    [[nodiscard]] QRect wordsOf(const PaneLine& line, int width, int top) const;

    std::shared_ptr<const Theme> m_theme;
    std::vector<PaneLine> m_lines;
};

} // namespace fabletop
