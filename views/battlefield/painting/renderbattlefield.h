// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// A battlefield as a picture, without a window: exports, thumbnails, diagrams of the rulebook, tests.

#include "model/content/battlefields/battlefield.h"
#include "views/battlefield/boardlook.h"
#include "views/theme/theme.h"

#include <QImage>

class QPainter;

namespace fabletop {

/// The largest picture that fits into `room` (device-independent pixels). Draws the backdrop in the
/// calling thread: tens of milliseconds for a shipped one.
[[nodiscard]] QImage renderBattlefield(const Battlefield& battlefield, const BoardLook& look,
                                       const Theme& theme, QSize room, qreal dpr = 1.0,
                                       const QString& folder = QString());

/// The backdrop alone, as `renderBattlefield` draws it for these sizes. Thread safe; the slow part of the
/// picture.
[[nodiscard]] QImage renderGround(const Battlefield& battlefield, const Theme& theme, QSize room,
                                  qreal dpr = 1.0);
/// `renderBattlefield` over a backdrop that is there already.
[[nodiscard]] QImage renderOver(const QImage& ground, const Battlefield& battlefield, const BoardLook& look,
                                const Theme& theme, QSize room, qreal dpr = 1.0);

/// The same straight onto a painter (an SVG or PDF stays sharp), its corner at `box`'s.
void paintBattlefield(QPainter& painter, const QRectF& box, const Battlefield& battlefield,
                      const BoardLook& look, const Theme& theme, const QString& folder = QString());

} // namespace fabletop
