// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RuleReader: the rulebook beside the form of a rule set, open at the clause of the number that is looked
/// at, with the numbers of the rule set in its sentences.
///
/// Why beside: whoever changes a number wants to read what it is for, and how the rule reads with the new
/// one.

#include "model/content/rulebook/rulebook.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

namespace fabletop {

class BookView;

class RuleReader final : public QWidget {
    Q_OBJECT
public:
    RuleReader(std::shared_ptr<const Theme> theme, Language language, QWidget* parent = nullptr);

    void setNumbers(const RuleNumbers& numbers);
    /// Opens the book there; nothing is read while nobody sees it.
    void showRule(const QString& clause);
    [[nodiscard]] const QString& rule() const { return m_clause; }
    /// What is on the page.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void ruleRequested(const QString& id);

protected:
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void renew();

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    RuleNumbers m_numbers;
    QString m_clause;
    BookView* m_view;
};

} // namespace fabletop
