// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RuleSetRow: one number of a rule set: what it is called, its field, what the standard rules say, its
/// clause, Reset.

#include "model/rules/rulefields.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QAbstractButton;
class QLabel;

namespace fabletop {

class WholeField;
class Button;
class RuleLink;
class SwitchButton;

class RuleSetRow : public QWidget {
    Q_OBJECT
public:
    RuleSetRow(const RuleField& field, std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void retranslate();
    [[nodiscard]] const RuleField& field() const { return m_field; }
    void setValue(int value);
    /// Takes over what was typed and not yet confirmed.
    void settle();
    /// Null where it is a switch, and the other way round.
    [[nodiscard]] WholeField* number() const { return m_number; }
    [[nodiscard]] SwitchButton* flag() const { return m_flag; }
    [[nodiscard]] RuleLink* clauseButton() const { return m_clause; }
    [[nodiscard]] Button* resetButton() const { return m_reset; }
    /// Whether it is marked as changed.
    [[nodiscard]] bool changed() const { return m_value != m_field.standard(); }

Q_SIGNALS:
    void valueRequested(int value);
    void resetRequested();
    /// Somebody points at it, or is about to change it.
    void lookedAt();
    void ruleRequested(const QString& clause);

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    [[nodiscard]] QWidget* buildField();

    const RuleField& m_field;
    std::shared_ptr<const Theme> m_theme;
    int m_value = 0;
    QLabel* m_name;
    QLabel* m_meaning;
    WholeField* m_number = nullptr;
    SwitchButton* m_flag = nullptr;
    QLabel* m_standard;
    RuleLink* m_clause;
    Button* m_reset;
};

} // namespace fabletop
