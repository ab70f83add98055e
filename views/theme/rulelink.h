// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RuleLink: the id of a rule at the end of a line, which opens it.

#include "views/theme/theme.h"

#include <QAbstractButton>
#include <memory>

namespace fabletop {

class RuleLink : public QAbstractButton {
public:
    explicit RuleLink(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// "R-MOVE-01"; empty: hidden.
    void setRule(const QString& rule);
    [[nodiscard]] QString rule() const { return text(); }
    /// What it is called and its tip, instead of "Rule …" and "Open rule …".
    void setWords(const QString& name, const QString& tip);
    /// How far its base line is below its upper edge.
    [[nodiscard]] int baseLine() const;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void name();
    [[nodiscard]] QFont words() const;

    std::shared_ptr<const Theme> m_theme;
    bool m_named = false; ///< by whoever shows it
};

} // namespace fabletop
