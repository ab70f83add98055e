// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// EmptyState: what stands in the middle of a page that has nothing to show: what will be here, and how to
/// get there.

#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QLabel;

namespace fabletop {

class Button;

class EmptyState final : public QWidget {
    Q_OBJECT
public:
    explicit EmptyState(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setWords(const QString& title, const QString& sentence, const QString& act);
    /// The sign over the title: what kind of nothing it is.
    void setSign(const QString& stem);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] Button* actButton() const { return m_act; }

private:
    void showSign();
    void setTheme(std::shared_ptr<const Theme> theme);

    std::shared_ptr<const Theme> m_theme;
    QString m_stem;
    QLabel* m_sign;
    QLabel* m_title;
    QLabel* m_sentence;
    Button* m_act;
};

} // namespace fabletop
