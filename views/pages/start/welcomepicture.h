// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// WelcomePicture: two heroes on a battlefield, behind the welcome page.
///
/// Why a part of its own: its backdrop takes longer to draw than all the rest of a start. It is drawn away
/// from the window's thread, and a page is whole without it.

#include "model/content/battlefields/battlefield.h"
#include "views/battlefield/backdropcache.h"
#include "views/theme/theme.h"

#include <QPixmap>
#include <memory>
#include <optional>

namespace fabletop {

class WelcomePicture : public QObject {
    Q_OBJECT
public:
    explicit WelcomePicture(QObject* parent = nullptr);

    /// Begins one that fills `page` (device-independent pixels) beside its buttons. The one before stays
    /// until then.
    void request(QSize page, qreal dpr, std::shared_ptr<const Theme> theme);
    /// There is none until the next is asked for and drawn.
    void clear();
    /// Null while there is none.
    [[nodiscard]] const QPixmap& pixmap() const { return m_pixmap; }

Q_SIGNALS:
    void changed();

private:
    void finish(const QImage& ground);

    std::optional<Battlefield> m_field;
    BackdropCache m_grounds;
    std::shared_ptr<const Theme> m_theme;
    QSize m_room;
    qreal m_dpr = 1;
    QPixmap m_pixmap;
};

} // namespace fabletop
