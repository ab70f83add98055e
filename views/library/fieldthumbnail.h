// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// A battlefield as small as a stamp: its lines and its spaces in their zones' inks.

#include "model/content/battlefields/battlefield.h"
#include "views/theme/theme.h"

#include <QPixmap>
#include <QRectF>

class QPainter;

namespace fabletop {

/// Fills `box`; the battlefield keeps its shape in it.
void paintFieldThumbnail(QPainter& painter, const Theme& theme, const QRectF& box, const Battlefield& field);
/// The same as a picture of that size, for boxes and lists.
[[nodiscard]] QPixmap fieldStamp(const Theme& theme, QSizeF size, const Battlefield& field, qreal dpr);

} // namespace fabletop
