// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Illustrations: figures, half figures and card pictures, in the inks of a seat and at the size they are
/// shown.
///
/// Why they are baked in a worker and kept: a figure takes some milliseconds to draw, a table shows twenty.
/// Whoever paints one that isn't there yet gets `false`, draws something plainer and is told by `baked`.
/// Printers and files that take outlines get outlines.

#include "model/rules/heropicture.h"
#include "views/baking/inks.h"

#include <QCache>
#include <QHash>
#include <QImage>
#include <QObject>
#include <QPixmap>
#include <QRectF>
#include <QSet>
#include <QString>
#include <QTimer>
#include <vector>

class QPainter;

namespace fabletop {

enum class IllustrationKind : std::uint8_t {
    figure,   ///< 240 × 320, the feet at y = 312
    bust,     ///< 240 × 240, cut off by its lower edge
    vignette, ///< 216 × 100; bleeds over its edges
};

/// One drawing in one set of inks.
struct Illustration {
    IllustrationKind kind = IllustrationKind::figure;
    QString stem; ///< "alice", "stock/archer"; of a vignette its card's id
    Wash wash = Wash::seat1;
    bool lamplight = false; ///< the palette is dark
    bool mirrored = false;
    OwnPicture own = {}; ///< in place of the drawing, which stands in where it can't be read
    bool whole = true;   ///< of a half figure: `own` is one, and not the figure it is to be cut from
    bool operator==(const Illustration&) const = default;
};

class Illustrations : public QObject {
    Q_OBJECT
public:
    /// `seats`: colours that stand for the shipped ones, where they are valid.
    explicit Illustrations(const std::array<QColor, maxSeats>& seats = {}, QObject* parent = nullptr);
    ~Illustrations() override;

    [[nodiscard]] static QSizeF designSize(IllustrationKind kind);
    [[nodiscard]] static bool has(IllustrationKind kind, const QString& stem);
    /// Which way figure and bust of this name look as they are drawn.
    [[nodiscard]] bool looksLeft(const QString& stem) const { return m_left.contains(stem); }
    [[nodiscard]] const Inks& inks() const { return m_inks; }

    /// Paints it into `box`, which should have the shape of `designSize`. False: it isn't baked at any size
    /// yet; it will be, and `baked` tells.
    bool paint(QPainter& painter, const QRectF& box, const Illustration& illustration);
    /// Begins to bake it for boxes `width` device pixels wide.
    void prepare(const Illustration& illustration, qreal width);
    /// For programs without an event loop and pictures in files: paint bakes what is missing itself.
    void setPatient(bool patient) { m_patient = patient; }
    [[nodiscard]] bool patient() const { return m_patient; }
    /// How long what has come is faded in by those who show it, in milliseconds; 0: it is there at once.
    void setFade(int milliseconds) { m_fade = milliseconds; }
    [[nodiscard]] int fade() const { return m_fade; }
    /// Nothing is being baked, and nothing that came is still fading in.
    [[nodiscard]] bool settled() const
    {
        return m_baking.isEmpty() && m_arrived.empty() && !m_fading.isActive();
    }
    /// Whether something is drawn there: `at` in shares of the box. True while it isn't baked.
    [[nodiscard]] bool opaqueAt(const Illustration& illustration, QPointF at) const;
    /// Its upper edge cuts through what is drawn, so it may only end where its frame does. False while it
    /// isn't baked.
    [[nodiscard]] bool cutAbove(const Illustration& illustration) const
    {
        return m_cutAbove.contains(keyOf(illustration, 0));
    }

Q_SIGNALS:
    /// One or several will be there the next moment: what is shown now is what they fade in from.
    void arriving();
    /// One or several are there now; repaint.
    void baked();

private:
    using Key = QString;
    [[nodiscard]] static Key keyOf(const Illustration& illustration, int width);
    [[nodiscard]] const QPixmap* anySize(const Illustration& illustration) const;
    void keep(const Illustration& illustration, int width, const QImage& picture);
    void start(const Illustration& illustration, int width);
    void tell();

    struct Arrived {
        Illustration illustration;
        int width = 0;
        QImage picture;
    };
    Inks m_inks;
    QSet<QString> m_left;
    QCache<Key, QPixmap> m_kept;
    QHash<Key, int> m_lastWidth; ///< by key without width: the size that was baked last
    QSet<Key> m_cutAbove;        ///< keys without width
    QSet<Key> m_baking;
    std::vector<Arrived> m_arrived; ///< baked, and shown with the next pass of the event loop
    int m_fade = 0;
    QTimer m_fading;
    bool m_patient = false;
};

} // namespace fabletop
