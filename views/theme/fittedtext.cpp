// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/fittedtext.h"

#include <QFontMetricsF>
#include <QRectF>
#include <QStringList>

namespace fabletop {

QString fittedWords(const QFont& font, QSizeF room, const QString& text)
{
    const QFontMetricsF metrics(font);
    constexpr qreal endless = 1e6;
    const auto fits = [&](const QString& words) {
        return metrics.boundingRect(QRectF(0, 0, room.width(), endless), Qt::TextWordWrap, words).height() <=
               room.height() + 0.5;
    };
    if (fits(text)) return text;
    const QStringList words = text.split(u' ');
    qsizetype low = 0;
    qsizetype high = words.size();
    while (low + 1 < high) {
        const qsizetype middle = (low + high) / 2;
        (fits(words.mid(0, middle).join(u' ') + QChar(0x2026)) ? low : high) = middle;
    }
    return low == 0 ? QString() : words.mid(0, low).join(u' ') + QChar(0x2026);
}

} // namespace fabletop
