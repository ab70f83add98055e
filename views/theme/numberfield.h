// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Fields for numbers: they take a point or a comma, whatever the language, and say so where they take a text
/// for none.
///
/// Why not Qt's: theirs read "1,8" in English and "1.8" in French as 1, and a number out of range as its
/// first digits. Here everything can be typed; what is no number of the field is refused as a whole, in a
/// note under it, and the number before it comes back. Nothing else in the program asks for numbers (a test
/// looks).

#include <QDoubleSpinBox>
#include <QSpinBox>
#include <optional>

namespace fabletop {

class DecimalField : public QDoubleSpinBox {
    Q_OBJECT
public:
    explicit DecimalField(QWidget* parent = nullptr);
    [[nodiscard]] QValidator::State validate(QString& text, int& cursor) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    void fixup(QString& text) const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

class WholeField : public QSpinBox {
    Q_OBJECT
public:
    explicit WholeField(QWidget* parent = nullptr);

protected:
    [[nodiscard]] QValidator::State validate(QString& text, int& cursor) const override;
    [[nodiscard]] int valueFromText(const QString& text) const override;
    void fixup(QString& text) const override;
    void keyPressEvent(QKeyEvent* event) override;
};

/// Hands in what stands in the number fields of `form`. True, once, if one of them refused it: whoever goes
/// on with the form stays then, so that nobody goes on with the number before.
[[nodiscard]] bool takeRefusal(QWidget& form);

/// Asks for a number in a dialog; nothing if it was cancelled.
[[nodiscard]] std::optional<double> askNumber(QWidget* parent, const QString& title, const QString& words,
                                              double value, double least, double most, int decimals);

} // namespace fabletop
