// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BoardPainter: draws what does not move: ground, lines, spaces, marks.
///
/// Why apart from the scene: the same drawing is baked for the window, printed, exported and shrunk to
/// a thumbnail.

#include "views/battlefield/geometry.h"
#include "views/theme/theme.h"

#include <QImage>
#include <span>

class QPainter;

namespace fabletop {

/// A backdrop as it was drawn, and the part of the board it covers, in shares.
struct BackdropPicture {
    QImage image;
    QRectF part{0, 0, 1, 1};
};

class BoardPainter {
public:
    /// All three must outlive the painter.
    BoardPainter(const Battlefield& battlefield, const BoardGeometry& geometry, const Theme& theme)
        : m_battlefield(battlefield), m_geometry(geometry), m_theme(theme)
    {}

    struct Labels {
        bool zones = false;
        bool numbers = false;
        SpaceSet named = 0; ///< spaces whose numbers are written anyway
    };

    /// Paper, the pictures one over the other, or blots of zone ink where the file names no backdrop.
    void paintGround(QPainter& painter, std::span<const BackdropPicture> backdrops) const;
    void paintLines(QPainter& painter) const;
    void paintSpaces(QPainter& painter) const;
    void paintLabels(QPainter& painter, Labels labels) const;
    /// Ground, lines, spaces and marks. Labels lie above the hints and are drawn with them.
    void paint(QPainter& painter, std::span<const BackdropPicture> backdrops) const;

    void paintLine(QPainter& painter, SpaceId from, SpaceId to, qreal inkWidth) const;
    /// Start and passage of one space.
    void paintMarks(QPainter& painter, SpaceId space) const;
    /// The eye of a space in its zone inks at `share`.
    void paintEye(QPainter& painter, SpaceId space, qreal share) const;
    [[nodiscard]] QColor zoneInk(int zone) const;
    [[nodiscard]] const Battlefield& battlefield() const { return m_battlefield; }
    [[nodiscard]] const BoardGeometry& geometry() const { return m_geometry; }
    [[nodiscard]] const Theme& theme() const { return m_theme; }

private:
    void paintBlots(QPainter& painter) const;
    void paintGroundTexts(QPainter& painter) const;
    void paintSpace(QPainter& painter, SpaceId space) const;
    void paintRing(QPainter& painter, SpaceId space) const;
    void paintPennon(QPainter& painter, QPointF centre, int start) const;
    void paintArch(QPainter& painter, QPointF centre) const;
    [[nodiscard]] qreal markScale() const;
    [[nodiscard]] const Space& space(SpaceId id) const { return m_battlefield.spaces[index(id)]; }

    const Battlefield& m_battlefield;
    const BoardGeometry& m_geometry;
    const Theme& m_theme;
};

/// The letter of a zone: A, B, C … in file order.
[[nodiscard]] QString zoneLetter(int zone);
/// Where the sectors of a space with this many zones begin, degrees clockwise from the top.
[[nodiscard]] qreal firstSector(std::size_t zones);

} // namespace fabletop
