// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// WizardPage: a page of the NewHeroWizard, its question in the letters of the theme; and WizardSteps, which
/// names all pages beside them.
///
/// Why not the heads of QWizard: those are drawn in the desktop's ways, whatever the window around looks
/// like.

#include "views/theme/theme.h"

#include <QWizardPage>
#include <memory>

namespace fabletop {

class WizardPage : public QWizardPage {
    Q_OBJECT
public:
    WizardPage(const QString& step, const QString& question, const QString& help, QWidget* parent);

    /// What the page is called among the steps.
    [[nodiscard]] const QString& step() const { return m_step; }
    /// Where its fields are.
    [[nodiscard]] QWidget* body() const { return m_body; }

private:
    QString m_step;
    QWidget* m_body;
};

class WizardSteps final : public QWidget {
    Q_OBJECT
public:
    WizardSteps(std::shared_ptr<const Theme> theme, QStringList steps, QWidget* parent);

    void setCurrent(int step);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::shared_ptr<const Theme> m_theme;
    QStringList m_steps;
    int m_current = 0;
};

} // namespace fabletop
