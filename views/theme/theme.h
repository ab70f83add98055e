// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Theme: every colour, font and measure of the window for one palette and one text size, as one value.
///
/// Why a value handed in: a view draws with the theme it was given, so a page can be drawn light for
/// print while the window is dark, and a test needs no application-wide state.

#include "model/rules/matchrules.h"
#include "views/theme/art.h"

#include <QColor>
#include <QFont>
#include <QPalette>
#include <array>
#include <memory>
#include <vector>

namespace fabletop {

/// The colour tokens of the design, in the order of tokens.json.
enum class Tone {
    ground,
    panel,
    raised,
    sunken,
    hair,
    edge,
    ink,
    ink2,
    ink3,
    accent,
    accentWash,
    onAccent,
    harm,
    harmWash,
    warn,
    warnWash,
    link,
    attack,
    defense,
    versatile,
    scheme,
    onType,
    seat1,
    seat2,
    seat3,
    seat4,
    onSeat,
    offer,
    onOffer,
    rim,
    spaceCentre,
    plateLine,
    plateCase,
};
inline constexpr int toneCount = static_cast<int>(Tone::plateCase) + 1;

/// What a text is for; decides face, weight and size.
enum class TextRole { display, pageTitle, panelTitle, section, prompt, button, body, second, label };

class Theme {
public:
    /// `base` is the desktop's font; `textScale` the user's text-size setting (1 is the desktop's own).
    /// Hand the art of an older theme on to keep its pictures.
    explicit Theme(bool dark, const QFont& base = QFont(), qreal textScale = 1.0,
                   std::shared_ptr<const Art> art = {});

    /// True where the desktop's palette is dark (window lightness below a half).
    [[nodiscard]] static bool isDark(const QPalette& palette);

    /// The same with other art.
    [[nodiscard]] Theme withArt(std::shared_ptr<const Art> art) const;
    /// The same with a person's own colours of seats: `fills` of the light palette, `inks` of this one; one
    /// that isn't valid stays.
    [[nodiscard]] Theme withSeats(const std::array<QColor, maxSeats>& fills,
                                  const std::array<QColor, maxSeats>& inks) const;

    [[nodiscard]] bool dark() const { return m_dark; }
    [[nodiscard]] const Art& art() const { return *m_art; }
    [[nodiscard]] std::shared_ptr<const Art> sharedArt() const { return m_art; }

    [[nodiscard]] QColor color(Tone tone) const { return m_tones[static_cast<std::size_t>(tone)]; }
    /// The seat's colour as text and graphics on panel and raised.
    [[nodiscard]] QColor seat(SeatId seat) const;
    /// The seat's colour as the fill of a disc or token: the light one in both palettes.
    [[nodiscard]] QColor seatFill(SeatId seat) const;
    /// Emblems and casings on `seatFill`, in both palettes.
    [[nodiscard]] static QColor onSeatFill() { return QColor(0xFD, 0xFA, 0xF2); }
    [[nodiscard]] QColor type(CardType type) const;
    /// A zone's ink as it is drawn: the stored light ink, or its partner by lamplight.
    [[nodiscard]] QColor zoneInk(const QColor& stored) const;
    /// A light zone ink by its name in tokens.json ("sea"), invalid if unknown.
    [[nodiscard]] QColor namedZoneInk(const QString& name) const;
    /// All of them, light.
    [[nodiscard]] std::vector<QColor> zoneInks() const;
    /// `over` at `share` (0 … 1) laid on `under`, opaque.
    [[nodiscard]] static QColor mix(const QColor& over, const QColor& under, qreal share);
    /// Soft shadows, doubled in the dark: `alpha` is the light palette's.
    [[nodiscard]] QColor shadow(qreal alpha) const;

    [[nodiscard]] QFont font(TextRole role) const;
    /// The colour that goes with a role: ink, or ink2 for second and label.
    [[nodiscard]] QColor textColor(TextRole role) const;
    /// A title that may hold a digit ("Turn 12"): never in a face with old-style figures, nor in one that
    /// lacks a letter of it.
    [[nodiscard]] QFont nameFont(TextRole role, const QString& name) const;
    /// The desktop's family at a pixel size.
    [[nodiscard]] QFont interfaceFont(qreal pixels, QFont::Weight weight = QFont::Normal) const;
    /// The serif at a pixel size; bold takes the face whose bold is complete, at 0.9.
    [[nodiscard]] QFont serifFont(qreal pixels, bool bold = false, bool italic = false) const;
    [[nodiscard]] QFont fixedFont() const;

    /// Body size in pixels, text setting included, and its share of 13.
    [[nodiscard]] qreal body() const { return m_body; }
    [[nodiscard]] qreal scale() const { return m_body / 13.0; }
    /// A length of the design that holds text: grows with the text size, whole pixels.
    [[nodiscard]] int px(qreal design) const;

    /// The application's palette in these colours.
    [[nodiscard]] QPalette palette() const;

private:
    bool m_dark;
    QFont m_base;
    qreal m_body;
    std::shared_ptr<const Art> m_art;
    std::array<QColor, toneCount> m_tones;
    std::array<QColor, 4> m_seatFills;
    struct ZoneInk {
        QString name;
        QColor light;
        QColor dark;
    };
    std::vector<ZoneInk> m_zoneInks;
};

} // namespace fabletop
