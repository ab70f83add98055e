// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CombatTab: the combat at the cursor in the inspector: who fights whom, both values with their sums and
/// cards by name, what came of it, and the ledger.
///
/// Why no small pictures of the cards: at this width they would be cut; the whole card comes up where its
/// name is pointed at.

#include "model/match/words/ledger.h"
#include "views/match/looks.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <functional>
#include <memory>
#include <optional>

class QScrollArea;

namespace fabletop {

class Button;
class CardPeek;
class LedgerView;

class CombatTab : public QWidget {
    Q_OBJECT
public:
    explicit CombatTab(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setNarrator(const Narrator& narrator);
    /// Which card an event of the ledger is about; without it only the two that were played come up.
    void setCardOf(std::function<std::optional<CardLook>(int event)> cardOf);
    /// `where` is the line under the heading: "Turn 8, action 1". An empty ledger says that there was no
    /// combat.
    void setCombat(const Ledger& ledger, const QString& where = QString());
    [[nodiscard]] const Ledger& ledger() const { return m_ledger; }
    /// Offers to show it large; there is no such button where it can't be.
    void setCanShow(bool can);
    [[nodiscard]] Button* showButton() const { return m_show; }
    [[nodiscard]] CardPeek& peek() const { return m_peek; }
    /// Where the card of a side is named.
    [[nodiscard]] QRectF nameRect(int side) const;

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void ruleActivated(const QString& rule);
    /// A line was clicked: the event it tells of.
    void eventActivated(int event);
    /// The combat is to be shown large.
    void showRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void describe();
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QString outcome() const;
    [[nodiscard]] QString cardName(int side) const;
    [[nodiscard]] QString sumOf(int side) const;
    void nameShow();
    [[nodiscard]] std::optional<CardLook> cardAt(QPoint at) const;
    [[nodiscard]] QRectF sideRect(int side) const;
    /// The heading and the line below it, broken where they are too long for one line.
    struct Head {
        QFont font;
        QRectF title;
        QRectF where;
    };
    [[nodiscard]] Head head() const;
    [[nodiscard]] qreal sideWide() const;
    [[nodiscard]] QFont nameFont() const;
    [[nodiscard]] qreal namesHigh() const;
    [[nodiscard]] qreal sumsHigh() const;
    [[nodiscard]] const LedgerSide& at(int side) const
    {
        return m_ledger.sides[static_cast<std::size_t>(side)];
    }
    void paintHeading(QPainter& painter) const;
    void paintSide(QPainter& painter, int side) const;
    void paintOutcome(QPainter& painter) const;

    std::shared_ptr<const Theme> m_theme;
    Looks m_looks;
    Ledger m_ledger;
    QString m_where;
    bool m_canShow = false;
    std::function<std::optional<CardLook>(int)> m_cardOf;
    Button* m_show;
    QScrollArea* m_scroll;
    LedgerView* m_ledgerView;
    CardPeek& m_peek;
};

} // namespace fabletop
