// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LibraryPreview: the chosen match before it is opened: who, how it ended, its curves, what is missing for
/// it.

#include "model/items/library/librarymodel.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

namespace fabletop {

class Button;

class LibraryPreview : public QWidget {
    Q_OBJECT
public:
    LibraryPreview(const LibraryModel& model, std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setSummary(const MatchSummary& summary);
    [[nodiscard]] const MatchSummary& summary() const { return m_summary; }
    [[nodiscard]] Button* openButton() const { return m_open; }
    void retranslate();

Q_SIGNALS:
    void openRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    qreal paintSeats(QPainter& painter, qreal top) const;
    void paintPortrait(QPainter& painter, const QRectF& plate, std::size_t place) const;
    qreal paintWords(QPainter& painter, qreal top, const QString& words, TextRole role, Tone tone) const;
    [[nodiscard]] QString facts() const;

    const LibraryModel& m_model;
    std::shared_ptr<const Theme> m_theme;
    MatchSummary m_summary;
    Button* m_open;
};

} // namespace fabletop
