// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LedgerColumn: one step of a combat: bead, name, what happened, and the rules at its foot.

#include "model/match/words/ledger.h"
#include "views/combat/linkedwidget.h"
#include "views/theme/theme.h"

#include <functional>
#include <memory>

namespace fabletop {

/// What a column shows.
struct ColumnLook {
    int number = 0; ///< 1 … 8
    LedgerRow row;
    QString result;      ///< of the whole combat, in the step that decides it
    bool onward = false; ///< the next step has begun
    bool operator==(const ColumnLook&) const = default;
};

class LedgerColumn : public LinkedWidget {
    Q_OBJECT
public:
    explicit LedgerColumn(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLook(const ColumnLook& look);
    [[nodiscard]] const ColumnLook& look() const { return m_look; }
    /// Letters of the lines in the width of a whole row.
    void setText(qreal scale);
    /// How far its lines are scrolled, and how far they can be.
    [[nodiscard]] int offset() const { return m_offset; }
    [[nodiscard]] int most() const;
    void scrollTo(int offset);
    [[nodiscard]] static QFont nameFont(const Theme& theme, qreal scale);
    /// In less, a word of its lines would not stand whole in letters of 11, or the values not on one line.
    [[nodiscard]] int leastWidth() const;
    static constexpr qreal inset = 12; ///< of its text, at scale 1

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// One line as it is broken; only whole ones are painted.
    struct Line {
        QString text;
        QFont font;
        Tone ink = Tone::ink;
        QRectF box; ///< from the top of the lines
    };
    void renew();
    void write();
    void add(const QString& text, QFont font, Tone ink);
    void forEachText(const std::function<void(const QString&, const QFont&, Tone)>& use) const;
    qreal placeLinks(qreal bottom);
    [[nodiscard]] bool tight() const;
    [[nodiscard]] QPointF bead() const;
    [[nodiscard]] qreal linesTop() const;
    [[nodiscard]] QRectF room() const;
    void paintThread(QPainter& painter) const;
    void paintBead(QPainter& painter) const;
    void paintLines(QPainter& painter) const;
    void paintLinks(QPainter& painter) const;

    std::shared_ptr<const Theme> m_theme;
    ColumnLook m_look;
    qreal m_scale = 1;
    std::vector<Line> m_lines;
    qreal m_height = 0; ///< of all lines
    qreal m_foot = 0;   ///< where the rules begin
    int m_offset = 0;
};

} // namespace fabletop
