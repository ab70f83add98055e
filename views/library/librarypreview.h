// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LibraryPreview: the chosen match before it is opened: the board as it was left, who played, how it ended,
/// its curves and figures, what is missing for it.
///
/// Why blocks in grades: a low window leaves out what can be done without, whole block by whole block, and
/// nothing is cut off.

#include "model/items/library/librarymodel.h"
#include "views/illustrations/figure.h"
#include "views/library/lastposition.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <array>
#include <memory>
#include <vector>

namespace fabletop {

class Button;

class LibraryPreview : public QWidget {
    Q_OBJECT
public:
    LibraryPreview(const LibraryModel& model, std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setFields(QHash<QString, Battlefield> fields);
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
    /// How much of each block a height has room for.
    struct Grade {
        int board; ///< height; 0: none
        int plate;
        int curves;
        bool blow;
        int note; ///< lines
    };
    static const std::array<Grade, 8> grades;
    [[nodiscard]] qreal heightOf(const Grade& grade) const;
    [[nodiscard]] Grade gradeFor(qreal room) const;
    [[nodiscard]] Grade grown(Grade grade, qreal spare) const;
    [[nodiscard]] qreal boardHeight(const Grade& grade) const;
    [[nodiscard]] int seatRows() const { return (static_cast<int>(m_summary.seats.size()) + 1) / 2; }
    [[nodiscard]] qreal line(TextRole role) const;
    /// "11 of 16", empty where the hero isn't known; and with who played.
    [[nodiscard]] QString healthOf(std::size_t place) const;
    [[nodiscard]] QString stateOf(std::size_t place) const;
    [[nodiscard]] int blowLines() const;
    /// Bold for who has won.
    [[nodiscard]] QFont nameFont(std::size_t place) const;
    /// Lines that names or states take below the plates: one, or two for all where one has to break.
    [[nodiscard]] int seatLines(bool names) const;
    [[nodiscard]] qreal seatWordsHigh() const;
    [[nodiscard]] qreal inner() const;

    qreal paintBoard(QPainter& painter, qreal top, const Grade& grade);
    qreal paintResult(QPainter& painter, qreal top) const;
    qreal paintSeats(QPainter& painter, qreal top, qreal high) const;
    void paintSeatWords(QPainter& painter, const QRectF& box, std::size_t place) const;
    void paintPortrait(QPainter& painter, const QRectF& plate, std::size_t place) const;
    qreal paintCurves(QPainter& painter, qreal top, qreal high) const;
    qreal paintFigures(QPainter& painter, qreal top) const;
    qreal paintProblem(QPainter& painter, qreal top) const;
    qreal paintWords(QPainter& painter, qreal top, const QString& words, TextRole role, Tone tone,
                     int lines) const;
    [[nodiscard]] QString when() const;
    [[nodiscard]] QString blow() const;
    [[nodiscard]] QString facts() const;
    /// Damage that the fighters of a team took.
    [[nodiscard]] int suffered(int team) const;

    const LibraryModel& m_model;
    std::shared_ptr<const Theme> m_theme;
    MatchSummary m_summary;
    std::vector<FigureDrawing> m_drawings; ///< by seat
    LastPosition m_position;
    Button* m_open;
};

} // namespace fabletop
