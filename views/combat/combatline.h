// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// CombatLine: the ledger of a combat as one line in the strip, while the hand lies where it was.

#include "model/match/words/ledger.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

namespace fabletop {

class CombatLine : public QWidget {
    Q_OBJECT
public:
    explicit CombatLine(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLedger(const Ledger& ledger);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    std::shared_ptr<const Theme> m_theme;
    Ledger m_ledger;
    QString m_sentence;
};

} // namespace fabletop
