// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/baking/inks.h"

#include <QJsonArray>
#include <QJsonObject>
#include <algorithm>

namespace fabletop {

namespace {

constexpr qsizetype inkLength = 7; // "#RRGGBB"
constexpr std::array<const char*, washCount> washNames{"seat1",  "seat2",   "seat3",     "seat4",
                                                       "attack", "defense", "versatile", "scheme"};

std::array<QByteArray, 2> inkPair(const QJsonValue& value)
{
    const QJsonArray pair = value.toArray();
    return {pair.at(0).toString().toLatin1(), pair.at(1).toString().toLatin1()};
}

} // namespace

Wash washOf(SeatId seat)
{
    return seat == SeatId::none ? Wash::seat1 : static_cast<Wash>(index(seat) % maxSeats);
}

Wash washOf(CardType type)
{
    switch (type) {
    case CardType::attack: return Wash::attack;
    case CardType::defense: return Wash::defense;
    case CardType::versatile: return Wash::versatile;
    case CardType::scheme: return Wash::scheme;
    }
    return Wash::versatile;
}

Inks::Inks(const QJsonObject& illustration) : m_marks(inkPair(illustration.value("marks")))
{
    const QJsonObject washes = illustration.value("washes").toObject();
    for (std::size_t wash = 0; wash < m_washes.size(); ++wash)
        m_washes[wash] = inkPair(washes.value(QLatin1String(washNames[wash])));
    const QJsonObject lamplight = illustration.value("lamplight").toObject();
    for (auto ink = lamplight.begin(); ink != lamplight.end(); ++ink)
        m_lamplight.emplace_back(ink.key().toLatin1(), ink.value().toString().toLatin1());
}

QByteArray Inks::printed(const QByteArray& svg, Wash wash, bool lamplight) const
{
    const auto& washed = m_washes[static_cast<std::size_t>(wash)];
    const auto replaced = [&](QByteArrayView ink) -> QByteArrayView {
        for (std::size_t mark = 0; mark < m_marks.size(); ++mark)
            if (ink == m_marks[mark]) return washed[mark];
        for (const Pair& pair : m_lamplight)
            if (lamplight && ink == pair.first) return pair.second;
        return {};
    };
    const QByteArrayView drawn(svg);
    QByteArray text;
    text.reserve(svg.size());
    qsizetype from = 0;
    for (qsizetype at = svg.indexOf('#'); at >= 0; at = svg.indexOf('#', at + 1)) {
        const QByteArrayView ink = replaced(drawn.sliced(at, std::min(inkLength, drawn.size() - at)));
        if (ink.isEmpty()) continue;
        text.append(drawn.sliced(from, at - from)).append(ink);
        from = at + inkLength;
    }
    return text.append(drawn.sliced(from));
}

bool Inks::carriedBy(const QByteArray& svg) const
{
    return std::any_of(m_marks.begin(), m_marks.end(),
                       [&](const QByteArray& mark) { return svg.contains(mark); });
}

QColor Inks::wash(Wash wash) const
{
    return QColor(QLatin1String(m_washes[static_cast<std::size_t>(wash)][0]));
}

QColor Inks::shade(Wash wash) const
{
    return QColor(QLatin1String(m_washes[static_cast<std::size_t>(wash)][1]));
}

} // namespace fabletop
