// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PileModel: a discard pile at the cursor, top card first. Open to everybody (R-INFO).

#include "model/items/cardrows.h"
#include "model/match/match.h"
#include "model/match/words/narrate.h"

namespace fabletop {

class PileModel : public CardRows {
    Q_OBJECT
public:
    explicit PileModel(QObject* parent = nullptr);
    void setMatch(Match* match);
    void setSeat(SeatId seat);
    void setNarrator(const Narrator& narrator);

    [[nodiscard]] SeatId seat() const { return m_seat; }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    void refresh();

    Match* m_match = nullptr;
    SeatId m_seat = SeatId::none;
    Narrator m_narrator;
};

} // namespace fabletop
