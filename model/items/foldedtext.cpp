// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/foldedtext.h"

namespace fabletop {

namespace {

/// The sign a keyboard has for one that is only printed.
QChar asTyped(QChar sign)
{
    if (sign == QChar(0x2019)) return u'\'';
    return sign == QChar(0x00A0) ? QChar(u' ') : sign;
}

} // namespace

QString folded(const QString& text)
{
    QString plain;
    for (const QChar sign : text.normalized(QString::NormalizationForm_D))
        if (sign.category() != QChar::Mark_NonSpacing) plain += asTyped(sign).toCaseFolded();
    return plain;
}

} // namespace fabletop
