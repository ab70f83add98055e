// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HintPainter: draws what comes and goes: choice hints, hover, traces, tokens, strokes.
///
/// Why above the spaces and never a state of one: a baked board is repainted in a tenth of a
/// millisecond; twenty hints are cheap, renewing twenty cached spaces is not.

#include "views/battlefield/boardlook.h"
#include "views/battlefield/painting/boardpainter.h"

#include <QPainterPath>

class QPainter;

namespace fabletop {

/// Where the pointer and the keyboard are.
struct Attention {
    SpaceId hovered = SpaceId::none;
    SpaceId cursor = SpaceId::none; ///< keyboard; none while the view has no keyboard focus
    qreal stroke = 1;               ///< how much of the attack strokes is drawn, 0 … 1
    bool operator==(const Attention&) const = default;
};

enum class HintLayer { under, over }; ///< the fighters

class HintPainter {
public:
    HintPainter(const BoardPainter& board, const BoardLook& look, Attention attention)
        : m_board(board), m_geometry(board.geometry()), m_theme(board.theme()), m_look(look),
          m_attention(attention)
    {}

    void paint(QPainter& painter, HintLayer layer) const;
    /// One token's mark and veil.
    void paintToken(QPainter& painter, const TokenLook& token, QPointF shift = QPointF()) const;

private:
    void paintHover(QPainter& painter, SpaceId space) const;
    void paintPassages(QPainter& painter, SpaceId space) const;
    void paintTrace(QPainter& painter, const TraceLook& trace) const;
    void paintPath(QPainter& painter, const std::vector<SpaceId>& path) const;
    void paintUnder(QPainter& painter) const;
    void paintOver(QPainter& painter) const;
    void paintOffer(QPainter& painter, const SpaceOffer& offer) const;
    void paintSteps(QPainter& painter, const SpaceOffer& offer) const;
    void paintTarget(QPainter& painter, SpaceId space, TargetKind kind) const;
    void paintSpikes(QPainter& painter, SpaceId space) const;
    void paintSelected(QPainter& painter, SpaceId space) const;
    void paintSecondRing(QPainter& painter, SpaceId space, qreal width) const;
    void paintRinged(QPainter& painter, SpaceId space) const;
    void paintRings(QPainter& painter) const;
    void paintStaged(QPainter& painter) const;
    void paintStroke(QPainter& painter, const StrokeLook& stroke) const;
    void paintAdvice(QPainter& painter, const AdviceLook& advice) const;
    void paintRank(QPainter& painter, const AdviceLook& advice) const;
    [[nodiscard]] QPainterPath curve(SpaceId from, SpaceId to) const;
    [[nodiscard]] bool joined(SpaceId a, SpaceId b) const;
    [[nodiscard]] bool lit(SpaceId space) const;
    [[nodiscard]] bool valid(SpaceId space) const;

    const BoardPainter& m_board;
    const BoardGeometry& m_geometry;
    const Theme& m_theme;
    const BoardLook& m_look;
    Attention m_attention;
};

} // namespace fabletop
