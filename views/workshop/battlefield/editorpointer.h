// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// EditorPointer: the tool at work: what pressing, dragging and letting go does to the battlefield.
///
/// Why without a widget: strokes are told in shares of the board with what lies under them, so that tests
/// draw as a person does, and the canvas only translates pixels.

#include "views/workshop/battlefield/battlefieldeditor.h"

#include <QObject>
#include <QRectF>

namespace fabletop {

/// A point of the board in shares, and what lies there; -1: nothing.
struct EditorPoint {
    QPointF at;
    int space = -1;
    int label = -1;
    int line = -1;
    std::pair<int, int> proposal{-1, -1};
};

class EditorPointer : public QObject {
    Q_OBJECT
public:
    explicit EditorPointer(BattlefieldEditor& editor, QObject* parent = nullptr);

    void press(const EditorPoint& point, bool adds);
    void move(const EditorPoint& point);
    void release(const EditorPoint& point);
    /// As if nothing had been begun.
    void cancel();
    [[nodiscard]] bool busy() const { return m_stroke != Stroke::none; }

    /// A band that is being drawn round spaces; empty: none.
    [[nodiscard]] QRectF band() const
    {
        return m_stroke == Stroke::band ? QRectF(m_from, m_to).normalized() : QRectF();
    }
    /// A line that is being drawn: from a space (-1: none) to the pointer.
    [[nodiscard]] int lineFrom() const { return m_stroke == Stroke::line ? m_space : -1; }
    [[nodiscard]] QPointF lineTo() const { return m_to; }

Q_SIGNALS:
    void changed();
    /// A text was put down and waits for its words.
    void noteAdded();

private:
    enum class Stroke { none, band, spaces, label, line, brush };
    void pressSelect(const EditorPoint& point, bool adds);
    void pressSpace(const EditorPoint& point);
    void pressStart(int space);
    void pressNote(const EditorPoint& point);
    void paint(int space);
    void begin(Stroke stroke);
    void end();

    BattlefieldEditor& m_editor;
    Stroke m_stroke = Stroke::none;
    QPointF m_from;
    QPointF m_to;
    QPointF m_grip; ///< where the grabbed space or label stood
    int m_space = -1;
    int m_label = -1;
    bool m_adds = false;
    bool m_moved = false;
    bool m_inside = true; ///< the brush paints, or takes out
    Places m_painted;
    Places m_before; ///< selected when the band began
};

} // namespace fabletop
