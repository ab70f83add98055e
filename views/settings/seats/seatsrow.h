// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SeatsRow: the four seats with form and colour; a press on one offers other colours below.
///
/// Why a colour that clashes is refused with its figure and not taken: what it clashes with may be out of
/// sight, on a board that is played much later.

#include "views/preferences/seatinks.h"
#include "views/settings/settingsrow.h"

class QLineEdit;

namespace fabletop {

class RovingFocus;
class SeatSwatchButton;
class SeatTile;
class Settings;

class SeatsRow final : public SettingsRow {
    Q_OBJECT
public:
    SeatsRow(Settings& settings, std::shared_ptr<const Theme> theme, QWidget* parent);

    /// As the settings say, in the language of now.
    void renew();
    void reset();
    [[nodiscard]] SeatTile* tile(SeatId seat) const;
    [[nodiscard]] const std::vector<SeatSwatchButton*>& swatches() const { return m_swatches; }
    [[nodiscard]] QLineEdit* field() const { return m_field; }
    /// Why the colour that was wanted last wasn't taken; empty: it was.
    [[nodiscard]] QString refusal() const;
    [[nodiscard]] bool answers(const QString& wanted) const override;
    int arrange(int width) override;

Q_SIGNALS:
    /// It takes another height.
    void grown();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void openFor(SeatTile* tile);
    void want(const QColor& ink);
    void wantTyped();
    void refuse(const QString& why);
    [[nodiscard]] QString reasonAgainst(const QColor& ink) const;
    int arrangeSwatches(int top, int width);

    Settings& m_settings;
    std::vector<SeatTile*> m_tiles;
    std::vector<SeatSwatchButton*> m_swatches;
    RovingFocus* m_stop;
    QLineEdit* m_field;
    QLabel* m_refusal;
    SeatId m_open = SeatId::none; ///< the seat whose colours are offered
    QRect m_wash;                 ///< of the refusal
};

} // namespace fabletop
