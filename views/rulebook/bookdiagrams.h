// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BookDiagrams: the diagrams of the rulebook, parts of a real battlefield with what they explain lit.
///
/// Why they are begun before anybody turns to them: the ground of a battlefield takes tenths of a second to
/// draw. It is drawn in other threads when the book is opened, and each diagram then only adds a few strokes.

#include "model/content/battlefields/battlefield.h"
#include "views/theme/theme.h"

#include <QFuture>
#include <QHash>
#include <QImage>
#include <QStringList>
#include <memory>

namespace fabletop {

class BookDiagrams {
public:
    /// Pictures `width` wide, device-independent.
    BookDiagrams(std::shared_ptr<const Theme> theme, int width, qreal dpr);
    ~BookDiagrams();

    /// The picture of that name; waits for its ground if it is not there yet.
    [[nodiscard]] QImage picture(const QString& name);
    /// Draws one that is not drawn yet, if its ground is there; false once all are. For moments in which
    /// nothing else is to do.
    bool prepareNext();
    /// Those that the book shows.
    [[nodiscard]] static QStringList names();
    [[nodiscard]] qreal dpr() const { return m_dpr; }
    [[nodiscard]] const Theme* theme() const { return m_theme.get(); }

private:
    [[nodiscard]] QSize room(bool whole) const;

    std::shared_ptr<const Theme> m_theme;
    int m_width;
    qreal m_dpr;
    std::unique_ptr<const Battlefield> m_field; ///< null if it cannot be read
    QFuture<QImage> m_grounds[2];               ///< for a part of the battlefield, for all of it
    QHash<QString, QImage> m_pictures;
};

} // namespace fabletop
