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

QByteArray laid(const QColor& over, const QColor& under, qreal share)
{
    const auto part = [&](float upper, float lower) { return upper * share + lower * (1 - share); };
    return QColor::fromRgbF(static_cast<float>(part(over.redF(), under.redF())),
                            static_cast<float>(part(over.greenF(), under.greenF())),
                            static_cast<float>(part(over.blueF(), under.blueF())))
        .name()
        .toUpper()
        .toLatin1();
}

/// 55 % over its brighter self, 74 % over the ink of drawings, as the shipped ones are made.
std::array<QByteArray, 2> washOfOwn(const QColor& ink)
{
    float hue = 0, saturation = 0, lightness = 0;
    ink.getHslF(&hue, &saturation, &lightness);
    const QColor brighter =
        QColor::fromHslF(std::max(hue, 0.0F), saturation * 0.85F, std::min(lightness + 0.18F, 0.62F));
    return {laid(ink, brighter, 0.55), laid(ink, QColor(0x12, 0x0C, 0x08), 0.74)};
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

Inks::Inks(const QJsonObject& illustration, const std::array<QColor, maxSeats>& seats)
    : m_marks(inkPair(illustration.value("marks")))
{
    const QJsonObject washes = illustration.value("washes").toObject();
    for (std::size_t wash = 0; wash < m_washes.size(); ++wash)
        m_washes[wash] = inkPair(washes.value(QLatin1String(washNames[wash])));
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (seats[seat].isValid()) m_washes[seat] = washOfOwn(seats[seat]);
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
