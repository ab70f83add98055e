// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PaintedTexts: every text a window paints, where, and what became of it.
///
/// Why: a picture can't be read. This can: whether a text was cut off or left out, whether two stand on each
/// other, and whether a button stands on one.

#include "views/theme/painttext.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QWidget>
#include <algorithm>
#include <vector>

namespace fabletop::testing {

struct PaintedWords {
    const QWidget* widget = nullptr; ///< null: a picture, to be painted somewhere later
    QString text;
    QString shown;
    QRectF box;      ///< in the widget, as are the others
    QRectF ink;      ///< about what the letters cover
    QSizeF needed;   ///< what the text would want
    int letters = 0; ///< their size in pixels
    bool cut = false;
    [[nodiscard]] bool elided() const { return shown != text; }
};

class PaintedTexts final : public PaintedTextObserver {
public:
    PaintedTexts() : m_watch(*this) {}

    [[nodiscard]] const std::vector<PaintedWords>& all() const { return m_all; }

    /// Paints the widget with all that is in it, once.
    void look(QWidget& root)
    {
        m_all.clear();
        (void)root.grab();
    }

    /// "SeatPanel in TablePage": the widget and what it lies in, without Qt's own.
    [[nodiscard]] static QString placeOf(const QWidget* widget)
    {
        QStringList names;
        for (; widget && !widget->isWindow(); widget = widget->parentWidget()) {
            const QString name = QString::fromLatin1(widget->metaObject()->className());
            if (names.isEmpty() || name.startsWith(QStringLiteral("fabletop::")))
                names << name.section(QStringLiteral("::"), -1);
        }
        return names.join(QStringLiteral(" in "));
    }

    void painted(const QPainter& painter, const PaintedNote& note) override
    {
        if (note.text.trimmed().isEmpty()) return;
        PaintedWords words;
        const QPaintDevice* device = painter.device();
        if (device->devType() == QInternal::Widget) words.widget = static_cast<const QWidget*>(device);
        words.text = note.text;
        words.shown = note.painted.shown;
        words.letters = note.painted.font.pixelSize();
        const QFontMetricsF metrics(note.painted.font, const_cast<QPaintDevice*>(device));
        const QRectF wanted = metrics.boundingRect(note.box, note.flags & ~Qt::TextDontClip, note.text);
        const QRectF ink = inkOf(note, metrics);
        words.needed = wanted.size();
        words.cut = !(note.flags & Qt::TextDontClip) && !words.elided() && isCut(note, wanted, ink);
        const QTransform place = painter.combinedTransform();
        words.box = place.mapRect(note.box);
        const bool clipped = !(note.flags & Qt::TextDontClip);
        words.ink = place.mapRect(clipped ? ink.intersected(note.box) : ink);
        m_all.push_back(words);
    }

private:
    static QRectF inkOf(const PaintedNote& note, const QFontMetricsF& metrics)
    {
        const QRectF& used = note.painted.used;
        const bool oneLine = used.height() < 1.5 * metrics.height();
        if (!oneLine) return used.adjusted(0, metrics.ascent() - metrics.capHeight(), 0, -metrics.descent());
        QString letters = note.painted.shown;
        if (note.flags & Qt::TextShowMnemonic) letters.remove(u'&');
        return metrics.tightBoundingRect(letters.trimmed())
            .translated(used.left(), used.top() + metrics.ascent());
    }

    static bool isCut(const PaintedNote& note, const QRectF& wanted, const QRectF& ink)
    {
        constexpr qreal hair = 1;
        if (wanted.width() > note.box.width() + hair) return true;
        return ink.top() < note.box.top() - hair || ink.bottom() > note.box.bottom() + hair;
    }

    std::vector<PaintedWords> m_all;
    PaintedTextWatch m_watch;
};

} // namespace fabletop::testing
