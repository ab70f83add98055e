// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/matchsounds.h"

#include "views/preferences/settings.h"

#include <array>
#include <type_traits>
#include <utility>
#include <variant>

namespace fabletop {

namespace {

/// Which drowns which: the end of a match, what hurts or heals, what moves, cards, turns.
int weight(Sound sound)
{
    constexpr std::array<int, soundCount> weights{3, 2, 4, 8, 6, 7, 1, 9, 0};
    return weights[static_cast<std::size_t>(sound)];
}

template <typename T> std::optional<Sound> soundOfBody(const T& body)
{
    if constexpr (std::is_same_v<T, CardMoved>) {
        if (body.from == Place::deckTop && body.to == Place::hand) return Sound::drawn;
        const bool down = body.to == Place::combat || body.to == Place::boost || body.to == Place::scheme ||
                          body.to == Place::discard;
        return down ? std::optional(Sound::laid) : std::nullopt;
    }
    if constexpr (std::is_same_v<T, FighterMoved> || std::is_same_v<T, FighterPlaced> ||
                  std::is_same_v<T, FightersSwapped>)
        return Sound::step;
    if constexpr (std::is_same_v<T, DamageDealt>)
        return body.amount > 0 ? std::optional(Sound::blow) : std::nullopt;
    if constexpr (std::is_same_v<T, CombatDecided>)
        return body.damage == 0 ? std::optional(Sound::block) : std::nullopt;
    if constexpr (std::is_same_v<T, HealthRecovered>) return Sound::heal;
    if constexpr (std::is_same_v<T, TurnBegan>) return Sound::turn;
    if constexpr (std::is_same_v<T, MatchEnded>) return Sound::won;
    return std::nullopt;
}

} // namespace

std::optional<Sound> soundOf(const Event& event)
{
    return std::visit([](const auto& body) { return soundOfBody(body); }, event.body);
}

std::optional<Sound> soundOf(const std::vector<Event>& events)
{
    std::optional<Sound> loudest;
    for (const Event& event : events)
        if (const auto sound = soundOf(event); sound && (!loudest || weight(*sound) > weight(*loudest)))
            loudest = sound;
    return loudest;
}

MatchSounds::MatchSounds(const Settings& settings, Play play) : m_settings(settings), m_play(std::move(play))
{}

void MatchSounds::begin(const std::vector<Event>& events, bool combat)
{
    end();
    const auto sound = soundOf(events);
    if (!combat) return play(sound);
    m_waiting = sound;
    play(Sound::laid);
}

void MatchSounds::end()
{
    play(std::exchange(m_waiting, std::nullopt));
}

void MatchSounds::refuse()
{
    play(Sound::refused);
}

void MatchSounds::play(std::optional<Sound> sound)
{
    const double volume = m_settings.soundVolume() / 100.0;
    if (!sound || !m_watched || volume <= 0) return;
    if (m_play) return m_play(*sound, volume);
    if (!std::exchange(m_asked, true)) {
        m_loader.emplace(soundModuleFile());
        m_module = loadSoundModule(*m_loader);
    }
    if (m_module) m_module->play(*sound, volume);
}

} // namespace fabletop
