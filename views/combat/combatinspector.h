// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CombatInspector: the combat at the cursor as a narrow panel: both cards small, the sum, the ledger.

#include "model/match/words/ledger.h"
#include "views/match/looks.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QScrollArea;

namespace fabletop {

class CombatPainter;
class LedgerView;

class CombatInspector : public QWidget {
    Q_OBJECT
public:
    explicit CombatInspector(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setNarrator(const Narrator& narrator);
    /// `where` is the line under the heading: "Turn 8, first action". An empty ledger says that there was no
    /// combat.
    void setCombat(const Ledger& ledger, const QString& where = QString());
    [[nodiscard]] const Ledger& ledger() const { return m_ledger; }

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void ruleActivated(const QString& rule);
    /// A line was clicked: the event it tells of.
    void eventActivated(int event);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void describe();
    void paintHeading(QPainter& painter, const CombatPainter& combat) const;
    void paintCards(QPainter& painter, const CombatPainter& combat) const;
    void paintSum(QPainter& painter, const CombatPainter& combat) const;
    [[nodiscard]] QRectF cardRect(int side) const;
    [[nodiscard]] qreal headingHeight() const;

    std::shared_ptr<const Theme> m_theme;
    Looks m_looks;
    Ledger m_ledger;
    QString m_where;
    QScrollArea* m_scroll;
    LedgerView* m_ledgerView;
};

} // namespace fabletop
