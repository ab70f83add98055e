// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LessonGuide: shows a lesson on a table page: tells it what is asked and looked at, numbers its tag, rings
/// what its sentence speaks of.

#include "views/pages/table/lesson/lesson.h"
#include "views/pages/table/tableparts.h"
#include "views/preferences/settings.h"

#include <QRect>

namespace fabletop {

class TableController;

class LessonGuide : public QObject {
    Q_OBJECT
public:
    /// All must outlive it.
    LessonGuide(Settings& settings, const TableController& table, TableParts& parts, QWidget& page);

    /// Teaches the game while the match is played that the table has now.
    void teach(SeatId seat);
    void stop();
    /// Nothing is ringed while things move or somebody else decides.
    void refresh();
    void closeLedger(bool onSheet);
    [[nodiscard]] Lesson& lesson() { return m_lesson; }
    [[nodiscard]] const Lesson& lesson() const { return m_lesson; }

Q_SIGNALS:
    void changed();
    void finished();

private:
    [[nodiscard]] LessonScene scene() const;
    [[nodiscard]] QRect target(bool& round) const;
    [[nodiscard]] QRect inside(const QWidget& widget, const QRect& rect) const;
    [[nodiscard]] QRect spaceOf(FighterId fighter) const;

    Settings& m_settings;
    const TableController& m_table;
    TableParts& m_parts;
    QWidget& m_page;
    Lesson m_lesson;
};

} // namespace fabletop
