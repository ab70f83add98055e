// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CardPeek: the whole card, large, while the pointer rests on its name, its chip or a small picture of it.
///
/// Why one class for all places: wherever a card is only named, a reader wants its words, after the same
/// while, at the same size and never over what they point at.

#include "views/cards/cardlook.h"
#include "views/theme/theme.h"

#include <QObject>
#include <QPoint>
#include <QPointer>
#include <QRect>
#include <QSize>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>

class QWidget;

namespace fabletop {

class CardWidget;

class CardPeek : public QObject {
    Q_OBJECT
public:
    static constexpr int delay = 250;     ///< milliseconds that the pointer rests first
    static constexpr int cardWide = 246;  ///< of the card, before the text size
    static constexpr int holdDelay = 500; ///< a press so long does what resting does

    /// Which card is seen at a place of the widget; nothing where there is none or it is not known.
    using CardAt = std::function<std::optional<CardLook>(QPoint)>;
    /// Where the card's upper left corner goes; size, pointer and answer as the window has them. It is
    /// brought inside the window afterwards.
    using Place = std::function<QPoint(QSize card, QPoint pointer)>;

    /// From now on the widget shows its cards whole; of a scrolled list that is its viewport. The peek lives
    /// as long as the widget. Without `place` the card stands beside the pointer.
    static CardPeek& attach(QWidget& widget, std::shared_ptr<const Theme> theme, CardAt cardAt,
                            Place place = {});
    /// Beside a rectangle, on the side with more room, level with the pointer.
    [[nodiscard]] static QPoint beside(const QRect& what, QSize card, QPoint pointer, const QRect& window);

    /// The card at that place at once, for keys; nothing is shown where there is none.
    void showAt(QPoint at);
    void hide();
    [[nodiscard]] bool visible() const;
    /// The card that is shown; null while none is.
    [[nodiscard]] const CardLook* shown() const;
    /// Where it is shown, in the window.
    [[nodiscard]] QRect shownRect() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    CardPeek(QWidget& widget, std::shared_ptr<const Theme> theme, CardAt cardAt, Place place);
    void rest(QPoint at, int milliseconds);
    void pointed(QPoint at, bool pressed);
    /// The card there may be another by now, or gone.
    void checkShown();

    QWidget& m_widget;
    std::shared_ptr<const Theme> m_theme;
    CardAt m_cardAt;
    Place m_place;
    QTimer m_resting;
    QPoint m_at;
    std::optional<CardLook> m_waiting; ///< under the pointer, shown or about to be
    QPointer<CardWidget> m_card;
};

} // namespace fabletop
