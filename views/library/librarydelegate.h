// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LibraryDelegate: draws a match as a row of two lines: a stamp of its battlefield, who fought and who
/// played, how it ended, where and when, and health over the match as small step lines.

#include "model/content/battlefields/battlefield.h"
#include "model/items/library/librarymodel.h"
#include "views/theme/theme.h"

#include <QHash>
#include <QPixmap>
#include <QStyledItemDelegate>
#include <memory>

namespace fabletop {

class LibraryDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit LibraryDelegate(std::shared_ptr<const Theme> theme, QObject* parent = nullptr)
        : QStyledItemDelegate(parent), m_theme(std::move(theme))
    {}
    void setTheme(std::shared_ptr<const Theme> theme);
    /// The battlefields there are, by id, for the stamps.
    void setFields(QHash<QString, Battlefield> fields);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

    /// Where the names of a row so high begin.
    [[nodiscard]] static int namesLeft(int rowHigh);

private:
    void paintSampleChip(QPainter& painter, const QRectF& box, const QString& words) const;
    void paintMatch(QPainter& painter, const QRectF& box, const MatchSummary& summary,
                    const QModelIndex& index) const;
    void paintEach(QPainter& painter, const QRectF& words, const MatchSummary& summary,
                   const QStringList& names) const;
    void paintTeam(QPainter& painter, const QRectF& line, const MatchSummary& summary,
                   const QStringList& names, int team) const;
    void paintTwo(QPainter& painter, const QRectF& box, const QString& first, const QString& second,
                  Tone tone) const;
    [[nodiscard]] QRectF linesIn(const QRectF& row) const;
    [[nodiscard]] QPixmap stamp(const QString& field, QSizeF size, qreal dpr) const;

    std::shared_ptr<const Theme> m_theme;
    QHash<QString, Battlefield> m_fields;
    mutable QHash<QString, QPixmap> m_stamps; ///< drawn once a battlefield
    mutable QSizeF m_stampSize;
};

/// The health of all heroes over a match, in the inks and dashes of their seats.
void paintSmallCurves(QPainter& painter, const Theme& theme, const QRectF& box, const MatchSummary& summary);

} // namespace fabletop
