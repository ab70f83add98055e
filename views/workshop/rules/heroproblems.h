// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroProblems: what is wrong with a hero's text; a click leads to the place, a button mends what is plain.

#include "model/rules/diagnostic.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QListWidget;

namespace fabletop {

class Button;
class HeroDocument;

class HeroProblems : public QWidget {
    Q_OBJECT
public:
    /// The document must outlive it.
    HeroProblems(HeroDocument& document, std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    /// Shows what is wrong now.
    void renew();
    [[nodiscard]] QListWidget* list() const { return m_list; }
    [[nodiscard]] Button* quickFixButton() const { return m_quickFix; }

Q_SIGNALS:
    void chosen(const fabletop::Diagnostic& problem);
    void quickFixRequested(const fabletop::Diagnostic& problem);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void setTheme(std::shared_ptr<const Theme> theme);
    void retranslate();
    void onRow(int row);
    void fitHeight();
    /// The problem of that row; null where it is none.
    [[nodiscard]] const Diagnostic* problemAt(int row) const;

    HeroDocument& m_document;
    std::shared_ptr<const Theme> m_theme;
    QListWidget* m_list;
    Button* m_quickFix;
};

} // namespace fabletop
