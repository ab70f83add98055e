// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ShakeChecks: what a stress test looks after in each game, a line each, with a sign before it: not yet
/// looked at, held, or broken.

#include "model/bots/invariants.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <vector>

class QLabel;

namespace fabletop {

class ShakeChecks final : public QWidget {
    Q_OBJECT
public:
    enum class State { open, held, broken };

    explicit ShakeChecks(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    /// `over`: all games were played. What broke is marked by its breach; what else there is stays open, for
    /// the games stopped there.
    void setResult(bool over, Breach breach);
    [[nodiscard]] int count() const { return static_cast<int>(m_lines.size()); }
    [[nodiscard]] State state(int line) const { return m_states[static_cast<std::size_t>(line)]; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setTheme(std::shared_ptr<const Theme> theme);
    void retranslate();

    std::shared_ptr<const Theme> m_theme;
    std::vector<QLabel*> m_lines;
    std::vector<State> m_states;
};

} // namespace fabletop
