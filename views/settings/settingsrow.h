// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SettingsRow: a name, a line of help, and what changes it; a dot and "Reset" while it isn't as it was at
/// first.
///
/// Why it measures itself by a width: the same row stands beside its control in a wide window and above it in
/// a narrow one or with large letters, and the page needs to know how high it became.

#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QLabel;

namespace fabletop {

class Button;

class SettingsRow : public QWidget {
    Q_OBJECT
public:
    SettingsRow(std::shared_ptr<const Theme> theme, QWidget* parent);

    void setWords(const QString& name, const QString& help);
    [[nodiscard]] QString name() const;
    /// A dot behind its name, and the sign of "Reset" before its control: the same on every page, at every
    /// size.
    void setChanged(bool changed);
    [[nodiscard]] bool changed() const { return m_changed; }
    /// Whether it can be reset; where not, nothing is kept free for it.
    void setResettable(bool resettable) { m_resettable = resettable; }
    [[nodiscard]] Button* resetButton() const { return m_reset; }
    /// Whether it is what somebody looks for; an empty text is answered by every row.
    [[nodiscard]] virtual bool answers(const QString& wanted) const;
    /// Lays it out in that width; the height it takes.
    virtual int arrange(int width);

Q_SIGNALS:
    void resetRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

    /// What stands at the right: how wide it would like to be, and laid out in a width, its height.
    /// Above and below what stands in the row.
    [[nodiscard]] virtual int air() const { return 4; }
    [[nodiscard]] virtual int controlWide() const { return 0; }
    virtual QWidget* control() const { return nullptr; }
    virtual int arrangeControl(int) { return 0; }
    /// How far the ring of focus reaches over the right edge, where what it goes round ends there.
    [[nodiscard]] virtual int overhang() const { return 0; }

    [[nodiscard]] const Theme& theme() const { return *m_theme; }
    [[nodiscard]] const std::shared_ptr<const Theme>& sharedTheme() const { return m_theme; }

private:
    /// What the words need beside a control.
    [[nodiscard]] int leastWords() const;
    [[nodiscard]] int resetWide() const;

    std::shared_ptr<const Theme> m_theme;
    QLabel* m_name;
    QLabel* m_help;
    Button* m_reset;
    bool m_changed = false;
    bool m_resettable = true;
};

/// Whether each word of `wanted` is somewhere in the text, whatever its accents.
[[nodiscard]] bool containsWords(const QString& text, const QString& wanted);

} // namespace fabletop
