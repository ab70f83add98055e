// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/theme.h"

#include "views/baking/tokens.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QRawFont>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr std::array<const char*, toneCount> toneNames{
    "ground",  "panel",    "raised",      "sunken",     "hair",     "edge",      "ink",
    "ink2",    "ink3",     "accent",      "accentWash", "onAccent", "harm",      "harmWash",
    "warn",    "warnWash", "link",        "attack",     "defense",  "versatile", "scheme",
    "onType",  "seat1",    "seat2",       "seat3",      "seat4",    "onSeat",    "offer",
    "onOffer", "rim",      "spaceCentre", "plateLine",  "plateCase"};

const QStringList& serifFamilies()
{
    static const QStringList families{
        "EB Garamond 12", "EB Garamond", "Gentium Book Plus", "Libertinus Serif", "Noto Serif",
        "DejaVu Serif",   "serif"};
    return families;
}

/// Faces whose bold has every accented letter, and whose figures are lining.
const QStringList& boldSerifFamilies()
{
    static const QStringList families{"Gentium Book Plus", "Libertinus Serif", "Noto Serif", "DejaVu Serif",
                                      "serif"};
    return families;
}

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}
double gamma(double channel)
{
    return channel <= 0.0031308 ? channel * 12.92 : 1.055 * std::pow(channel, 1 / 2.4) - 0.055;
}

/// CIE lightness L* of a colour, 0 … 100.
double lightness(const QColor& color)
{
    const double y =
        0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
    return y > 0.008856 ? 116 * std::cbrt(y) - 16 : 903.3 * y;
}

/// The colour with its lightness raised to at least `least` by mixing in white, its hue kept.
QColor lightened(const QColor& color, double least)
{
    double low = 0;
    double high = 1;
    const auto mixed = [&color](double share) {
        const auto channel = [share](double value) {
            return std::clamp(gamma(linear(value) + (1 - linear(value)) * share), 0.0, 1.0);
        };
        return QColor::fromRgbF(static_cast<float>(channel(color.redF())),
                                static_cast<float>(channel(color.greenF())),
                                static_cast<float>(channel(color.blueF())));
    };
    if (lightness(color) >= least) return color;
    for (int step = 0; step < 16; ++step) {
        const double middle = (low + high) / 2;
        (lightness(mixed(middle)) < least ? low : high) = middle;
    }
    return mixed(high);
}

qreal roleSize(TextRole role)
{
    switch (role) {
    case TextRole::display: return 5.2;
    case TextRole::pageTitle: return 2.15;
    case TextRole::panelTitle: return 1.6;
    case TextRole::section: return 1.25;
    case TextRole::prompt: return 1.3;
    case TextRole::button: return 1.08;
    case TextRole::body: return 1.0;
    case TextRole::second: return 0.92;
    case TextRole::label: return 0.8;
    }
    return 1.0;
}

int wholePixels(qreal size)
{
    return std::max(1, static_cast<int>(std::lround(size)));
}

} // namespace

Theme::Theme(bool dark, const QFont& base, qreal textScale, std::shared_ptr<const Art> art)
    : m_dark(dark), m_base(base), m_body(QFontInfo(base).pixelSize() * textScale),
      m_art(art ? std::move(art) : std::make_shared<const Art>())
{
    const QJsonObject& tokens = designTokens();
    const QJsonObject light = tokens.value("light").toObject();
    const QJsonObject mine = dark ? tokens.value("dark").toObject() : light;
    for (std::size_t i = 0; i < m_tones.size(); ++i)
        m_tones[i] = QColor(mine.value(toneNames[i]).toString());
    for (std::size_t i = 0; i < m_seatFills.size(); ++i)
        m_seatFills[i] = QColor(light.value(QStringLiteral("seat%1").arg(i + 1)).toString());
    const QJsonObject zones = tokens.value("zones").toObject();
    const QJsonObject inks = zones.value("light").toObject();
    for (auto ink = inks.begin(); ink != inks.end(); ++ink)
        m_zoneInks.push_back({ink.key(), QColor(ink.value().toString()),
                              QColor(zones.value("dark").toObject().value(ink.key()).toString())});
}

bool Theme::isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightnessF() < 0.5F;
}

Theme Theme::withArt(std::shared_ptr<const Art> art) const
{
    Theme other = *this;
    other.m_art = std::move(art);
    return other;
}

Theme Theme::withSeats(const std::array<QColor, maxSeats>& fills,
                       const std::array<QColor, maxSeats>& inks) const
{
    Theme other = *this;
    for (std::size_t seat = 0; seat < fills.size(); ++seat) {
        if (!fills[seat].isValid() || !inks[seat].isValid()) continue;
        other.m_seatFills[seat] = fills[seat];
        other.m_tones[static_cast<std::size_t>(Tone::seat1) + seat] = inks[seat];
    }
    return other;
}

std::vector<QColor> Theme::zoneInks() const
{
    std::vector<QColor> inks;
    for (const ZoneInk& ink : m_zoneInks)
        inks.push_back(ink.light);
    return inks;
}

QColor Theme::seat(SeatId seat) const
{
    if (seat == SeatId::none) return color(Tone::ink2);
    return color(static_cast<Tone>(static_cast<int>(Tone::seat1) + static_cast<int>(index(seat) % maxSeats)));
}

QColor Theme::seatFill(SeatId seat) const
{
    if (seat == SeatId::none) return QColor(0x57, 0x4A, 0x3A);
    return m_seatFills[index(seat) % maxSeats];
}

QColor Theme::type(CardType type) const
{
    switch (type) {
    case CardType::attack: return color(Tone::attack);
    case CardType::defense: return color(Tone::defense);
    case CardType::versatile: return color(Tone::versatile);
    case CardType::scheme: return color(Tone::scheme);
    }
    return color(Tone::ink2);
}

QColor Theme::zoneInk(const QColor& stored) const
{
    if (!m_dark) return stored;
    for (const ZoneInk& ink : m_zoneInks)
        if (ink.light.rgb() == stored.rgb()) return ink.dark;
    return lightened(stored, 52);
}

QColor Theme::namedZoneInk(const QString& name) const
{
    for (const ZoneInk& ink : m_zoneInks)
        if (ink.name == name) return ink.light;
    return {};
}

QColor Theme::mix(const QColor& over, const QColor& under, qreal share)
{
    const auto part = [share](int top, int bottom) {
        return static_cast<int>(std::lround(top * share + bottom * (1 - share)));
    };
    return {part(over.red(), under.red()), part(over.green(), under.green()),
            part(over.blue(), under.blue())};
}

QColor Theme::shadow(qreal alpha) const
{
    QColor shade(0x1A, 0x12, 0x0A);
    if (m_dark) shade = QColor(0, 0, 0);
    shade.setAlphaF(static_cast<float>(std::min(1.0, alpha * (m_dark ? 2 : 1))));
    return shade;
}

QFont Theme::font(TextRole role) const
{
    const qreal size = roleSize(role) * m_body;
    switch (role) {
    case TextRole::display:
    case TextRole::pageTitle:
    case TextRole::panelTitle: return serifFont(size);
    case TextRole::section: return serifFont(size, true);
    case TextRole::prompt: return interfaceFont(size, QFont::Bold);
    case TextRole::button: return interfaceFont(size, QFont::DemiBold);
    case TextRole::body:
    case TextRole::second: return interfaceFont(size);
    case TextRole::label: break;
    }
    QFont label = interfaceFont(size, QFont::Bold);
    label.setCapitalization(QFont::AllUppercase);
    label.setLetterSpacing(QFont::PercentageSpacing, 109);
    return label;
}

QColor Theme::textColor(TextRole role) const
{
    return color(role == TextRole::second || role == TextRole::label ? Tone::ink2 : Tone::ink);
}

namespace {

/// Whether the face has every letter itself: one from elsewhere would stand out of the line.
bool standsWhole(const QFont& font, const QString& name)
{
    const auto beyond = [](QChar letter) { return letter.unicode() > 0xFF && letter.isLetter(); };
    if (std::none_of(name.begin(), name.end(), beyond)) return true;
    const QRawFont face = QRawFont::fromFont(font);
    return std::all_of(name.begin(), name.end(),
                       [&](QChar letter) { return !beyond(letter) || face.supportsCharacter(letter); });
}

} // namespace

QFont Theme::nameFont(TextRole role, const QString& name) const
{
    QFont plain = font(role);
    const bool digits = std::any_of(name.begin(), name.end(), [](QChar letter) { return letter.isDigit(); });
    const bool serif =
        role == TextRole::display || role == TextRole::pageTitle || role == TextRole::panelTitle;
    if (!serif || (!digits && standsWhole(plain, name))) return plain;
    plain.setFamilies(boldSerifFamilies());
    plain.setPixelSize(wholePixels(roleSize(role) * m_body * 0.9));
    return plain;
}

QFont Theme::interfaceFont(qreal pixels, QFont::Weight weight) const
{
    QFont font(m_base);
    font.setPixelSize(wholePixels(std::max(pixels, 1.0)));
    font.setWeight(weight);
    return font;
}

QFont Theme::serifFont(qreal pixels, bool bold, bool italic) const
{
    QFont font(m_base);
    font.setFamilies(bold ? boldSerifFamilies() : serifFamilies());
    font.setStyleHint(QFont::Serif);
    font.setPixelSize(wholePixels(bold ? pixels * 0.9 : pixels));
    font.setWeight(bold ? QFont::Bold : QFont::Normal);
    font.setItalic(italic);
    return font;
}

QFont Theme::fixedFont() const
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(wholePixels(m_body));
    return font;
}

int Theme::px(qreal design) const
{
    return static_cast<int>(std::lround(design * scale()));
}

QPalette Theme::palette() const
{
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, Tone usable, Tone disabled) {
        palette.setColor(QPalette::Active, role, color(usable));
        palette.setColor(QPalette::Inactive, role, color(usable));
        palette.setColor(QPalette::Disabled, role, color(disabled));
    };
    set(QPalette::Window, Tone::panel, Tone::panel);
    set(QPalette::WindowText, Tone::ink, Tone::ink3);
    set(QPalette::Base, Tone::raised, Tone::panel);
    set(QPalette::AlternateBase, Tone::panel, Tone::panel);
    set(QPalette::Text, Tone::ink, Tone::ink3);
    set(QPalette::Button, Tone::raised, Tone::panel);
    set(QPalette::ButtonText, Tone::ink, Tone::ink3);
    set(QPalette::BrightText, Tone::harm, Tone::harm);
    set(QPalette::Highlight, Tone::accentWash, Tone::accentWash);
    set(QPalette::HighlightedText, Tone::ink, Tone::ink3);
    set(QPalette::Link, Tone::link, Tone::ink3);
    set(QPalette::LinkVisited, Tone::link, Tone::ink3);
    set(QPalette::PlaceholderText, Tone::ink2, Tone::ink3);
    set(QPalette::ToolTipBase, Tone::ink, Tone::ink);
    set(QPalette::ToolTipText, Tone::raised, Tone::raised);
    set(QPalette::Light, Tone::raised, Tone::raised);
    set(QPalette::Midlight, Tone::panel, Tone::panel);
    set(QPalette::Mid, Tone::hair, Tone::hair);
    set(QPalette::Dark, Tone::edge, Tone::hair);
    set(QPalette::Shadow, Tone::edge, Tone::hair);
    return palette;
}

} // namespace fabletop
