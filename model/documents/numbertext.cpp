// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/numbertext.h"

#include <QString>
#include <cmath>

namespace fabletop {

std::optional<double> numberIn(QStringView text)
{
    QString plain = text.trimmed().toString();
    plain.replace(QChar(0x2212), u'-').replace(u',', u'.');
    int points = 0;
    int digits = 0;
    for (qsizetype at = 0; at < plain.size(); ++at) {
        const QChar sign = plain[at];
        const bool digit = sign >= u'0' && sign <= u'9';
        const bool leads = at == 0 && (sign == u'-' || sign == u'+');
        if (!leads && !digit && sign != u'.') return std::nullopt;
        points += sign == u'.';
        digits += digit;
    }
    if (points > 1 || digits == 0) return std::nullopt;
    bool understood = false;
    const double number = plain.toDouble(&understood);
    return understood && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

std::optional<int> wholeNumberIn(QStringView text, int least, int most)
{
    const auto number = numberIn(text);
    if (!number || *number != std::floor(*number) || *number < least || *number > most) return std::nullopt;
    return static_cast<int>(*number);
}

} // namespace fabletop
