// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HandModel: the cards of one hand as somebody may see them, each with whether it can be played now and why
/// not.

#include "model/items/cardrows.h"
#include "model/match/match.h"
#include "model/match/words/narrate.h"

namespace fabletop {

class HandModel : public CardRows {
    Q_OBJECT
public:
    enum Role {
        PlayableRole = FirstOwnRole, ///< bool: some legal decision uses it, and the cursor is at the end
        ReasonRole,                  ///< QString: why not, while its owner is asked; else empty
        ShownRole,                   ///< int: set of other seats that know it is there
        ValueRole,                   ///< int, -1 for none or unknown
        TypeRole,                    ///< int: CardType, -1 for unknown
    };

    explicit HandModel(QObject* parent = nullptr);
    void setMatch(Match* match);
    /// Whose hand, and who looks.
    void setView(SeatId seat, Viewer viewer);
    void setNarrator(const Narrator& narrator);

    [[nodiscard]] SeatId seat() const { return m_seat; }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// The legal decisions that use this card.
    [[nodiscard]] QList<Decision> decisions(int row) const;

private:
    void refresh();
    [[nodiscard]] bool playable(CardId card) const;
    [[nodiscard]] FighterId bearer(const CardKind& kind) const;
    [[nodiscard]] QString reason(CardId card) const;
    [[nodiscard]] int shownTo(int row) const;
    [[nodiscard]] bool asked() const;

    Match* m_match = nullptr;
    SeatId m_seat = SeatId::none;
    Viewer m_viewer = Viewer::spectator();
    Narrator m_narrator;
    Table m_table{};
};

} // namespace fabletop
