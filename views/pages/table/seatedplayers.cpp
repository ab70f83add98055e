// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/seatedplayers.h"

#include "model/match/match.h"
#include "model/match/players/botplayer.h"
#include "model/match/players/personplayer.h"
#include "views/pages/table/pacedplayer.h"
#include "views/pages/table/playback.h"
#include "views/preferences/settings.h"

namespace fabletop {

namespace {

constexpr int thinkingPause = 600; ///< a computer takes at least so long, divided by the speed

} // namespace

SeatedPlayers::SeatedPlayers(Settings& settings, Playback& playback, QObject* parent)
    : QObject(parent), m_settings(settings), m_playback(playback)
{}

void SeatedPlayers::sitDown(Match& match)
{
    for (int place = 0; place < match.rules().seatCount(); ++place) {
        const SeatId seat = idAt<SeatId>(place);
        match.setPlayer(seat, match.info().person(seat) ? person()
                                                        : computer(match.info().seats[index(seat)].player));
    }
}

void SeatedPlayers::leave(Match& match)
{
    for (int place = 0; place < match.rules().seatCount(); ++place)
        match.setPlayer(idAt<SeatId>(place), nullptr);
}

std::unique_ptr<Player> SeatedPlayers::person()
{
    auto person = std::make_unique<PersonPlayer>();
    connect(person.get(), &PersonPlayer::asked, this,
            [this, asking = person.get()] { Q_EMIT asked(asking->question()); });
    return person;
}

std::unique_ptr<Player> SeatedPlayers::computer(const QString& name)
{
    std::unique_ptr<BotPlayer> bot = BotPlayer::named(name);
    if (!bot) bot = BotPlayer::named(QStringLiteral("greedy"));
    const auto pause = [this] {
        const double speed = m_settings.speed();
        return speed > 0 ? static_cast<int>(thinkingPause / speed) : 0;
    };
    auto paced = std::make_unique<PacedPlayer>(
        std::move(bot), [this] { return !m_playback.busy(); }, pause);
    connect(&m_playback, &Playback::finished, paced.get(), &PacedPlayer::release);
    return paced;
}

} // namespace fabletop
