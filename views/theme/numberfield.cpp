// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/numberfield.h"

#include "model/documents/numbertext.h"
#include "views/theme/button.h"
#include "views/theme/themeddialog.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QTimer>
#include <QVBoxLayout>
#include <cmath>

namespace fabletop {

namespace {

constexpr const char* refusalName = "refusal"; ///< property of the line: what it has just refused
constexpr int refusalLasts = 6000;             ///< milliseconds, about as long as the note

/// Without what the field puts around its number.
template <typename Field> QString bare(const Field& field, const QString& text)
{
    QStringView rest(text);
    if (!field.prefix().isEmpty() && rest.startsWith(field.prefix())) rest = rest.mid(field.prefix().size());
    if (!field.suffix().isEmpty() && rest.endsWith(field.suffix())) rest.chop(field.suffix().size());
    return rest.trimmed().toString();
}

/// The number of the field that the text is; only a whole one where `whole` is asked for.
template <typename Field> std::optional<double> numberOf(const Field& field, const QString& text, bool whole)
{
    if (!field.specialValueText().isEmpty() && text == field.specialValueText()) return field.minimum();
    const auto number = numberIn(bare(field, text));
    if (!number || *number < field.minimum() || *number > field.maximum() ||
        (whole && *number != std::floor(*number)))
        return std::nullopt;
    return number;
}

/// Everything may be typed: what cannot be taken is told when it is handed in, and not swallowed sign by
/// sign.
QValidator::State stateOf(const std::optional<double>& number)
{
    return number ? QValidator::Acceptable : QValidator::Intermediate;
}

/// Qt asks for a fixup where a text that is no number of the field was handed in, before the number before it
/// comes back.
template <typename Field> void refuse(const Field& field, QLineEdit& line, const QString& text, bool whole)
{
    const auto said = [](const char* words) {
        return QCoreApplication::translate("fabletop::NumberField", words);
    };
    const QString given = bare(field, text);
    const QString words =
        given.isEmpty() ? said(QT_TRANSLATE_NOOP("fabletop::NumberField", "Enter a number from %1 to %2."))
        : whole ? said(QT_TRANSLATE_NOOP("fabletop::NumberField", "“%3” isn’t a whole number from %1 to %2."))
                : said(QT_TRANSLATE_NOOP("fabletop::NumberField", "“%3” isn’t a number from %1 to %2."));
    const QLocale locale = field.locale();
    QString filled = words;
    filled.replace(QStringLiteral("%1"), locale.toString(static_cast<double>(field.minimum()), 'g', 6))
        .replace(QStringLiteral("%2"), locale.toString(static_cast<double>(field.maximum()), 'g', 6))
        .replace(QStringLiteral("%3"), given);
    line.setProperty(refusalName, filled);
    QTimer::singleShot(refusalLasts, &line, [&line, filled] {
        if (line.property(refusalName).toString() == filled) line.setProperty(refusalName, QVariant());
    });
    showNote(line, filled);
}

/// Return hands the number in; one that is refused does not press the button of the dialog as well.
template <typename Field> bool refusedByReturn(Field& field, const QLineEdit& line, const QKeyEvent& event)
{
    if (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter) return false;
    if (line.hasAcceptableInput()) return false;
    field.interpretText();
    return true;
}

} // namespace

DecimalField::DecimalField(QWidget* parent) : QDoubleSpinBox(parent)
{
    setKeyboardTracking(false); // a number counts when it is handed in: the 9 of 99 is none yet
}

QValidator::State DecimalField::validate(QString& text, int&) const
{
    return stateOf(numberOf(*this, text, false));
}

double DecimalField::valueFromText(const QString& text) const
{
    return numberOf(*this, text, false).value_or(value());
}

void DecimalField::fixup(QString& text) const
{
    refuse(*this, *lineEdit(), text, false);
}

void DecimalField::keyPressEvent(QKeyEvent* event)
{
    if (!refusedByReturn(*this, *lineEdit(), *event)) QDoubleSpinBox::keyPressEvent(event);
}

WholeField::WholeField(QWidget* parent) : QSpinBox(parent)
{
    setKeyboardTracking(false);
}

QValidator::State WholeField::validate(QString& text, int&) const
{
    return stateOf(numberOf(*this, text, true));
}

int WholeField::valueFromText(const QString& text) const
{
    return static_cast<int>(numberOf(*this, text, true).value_or(value()));
}

void WholeField::fixup(QString& text) const
{
    refuse(*this, *lineEdit(), text, true);
}

void WholeField::keyPressEvent(QKeyEvent* event)
{
    if (!refusedByReturn(*this, *lineEdit(), *event)) QSpinBox::keyPressEvent(event);
}

bool takeRefusal(QWidget& form)
{
    for (QAbstractSpinBox* field : form.findChildren<QAbstractSpinBox*>())
        field->interpretText();
    for (QLineEdit* line : form.findChildren<QLineEdit*>()) {
        const QString words = line->property(refusalName).toString();
        if (words.isEmpty()) continue;
        line->setProperty(refusalName, QVariant());
        showNote(*line, words);
        return true;
    }
    return false;
}

std::optional<double> askNumber(QWidget* parent, const QString& title, const QString& words, double value,
                                double least, double most, int decimals)
{
    ThemedDialog dialog(parent, title);
    dialog.setText(words);
    auto* field = new DecimalField(&dialog);
    field->setAccessibleName(words);
    field->setDecimals(decimals);
    field->setRange(least, most);
    field->setValue(value);
    field->selectAll();
    dialog.addContent(field);
    const Button* cancel = dialog.addButton(ThemedDialog::tr("Cancel"), ButtonRole::plain);
    Button* go = dialog.addButton(ThemedDialog::tr("OK"), ButtonRole::primary);
    go->setDefault(true);
    field->setFocus();
    QObject::connect(go, &Button::clicked, &dialog, [&] {
        if (!takeRefusal(dialog)) dialog.accept();
    });
    QObject::connect(cancel, &Button::clicked, &dialog, &QDialog::reject);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return field->value();
}

} // namespace fabletop
