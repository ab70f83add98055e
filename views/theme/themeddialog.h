// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ThemedDialog: a window for a question or a notice: a heading, a text, what is asked for, and buttons.
///
/// Why one class: desktops put buttons in orders of their own and draw message boxes as they like. Here who
/// goes on presses the button at the right end, wherever the program runs; what gives something up is at the
/// left end, apart.

#include "views/theme/style.h"

#include <QDialog>
#include <memory>
#include <optional>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace fabletop {

class Button;

class ThemedDialog : public QDialog {
    Q_OBJECT
public:
    enum class End { left, right };

    ThemedDialog(QWidget* parent, const QString& title);

    /// Plain text: names of strangers may be in it.
    void setText(const QString& text);
    [[nodiscard]] QString text() const;
    /// Over the heading.
    void setPicture(const QPixmap& picture);
    /// Below the text.
    void addContent(QWidget* content, int stretch = 0);
    /// Behind those that are at this end.
    Button* addButton(const QString& words, ButtonRole role, End end = End::right);

    [[nodiscard]] const Theme& theme() const { return *m_theme; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::shared_ptr<const Theme> m_theme;
    QVBoxLayout* m_column;
    QHBoxLayout* m_left;
    QHBoxLayout* m_right;
    QLabel* m_picture;
    QLabel* m_text;
};

/// Asks for a line of text in a dialog; nothing if it was cancelled.
[[nodiscard]] std::optional<QString> askText(QWidget* parent, const QString& title, const QString& words,
                                             const QString& value, const QString& going);

} // namespace fabletop
