// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MatchSounds: which sound goes with what happens in a match.
///
/// Why it hears of parts and not of events: a sound belongs to what is being shown. And a combat is heard
/// when it has been shown: a blow at its beginning would tell how it ends.

#include "app/session/soundmodule.h"
#include "model/table/event.h"

#include <QPluginLoader>
#include <functional>
#include <optional>
#include <vector>

namespace fabletop {

class Settings;

/// The sound of an event; none: it is silent.
[[nodiscard]] std::optional<Sound> soundOf(const Event& event);
/// The one that is heard of several that happen at once.
[[nodiscard]] std::optional<Sound> soundOf(const std::vector<Event>& events);

class MatchSounds : public QObject {
    Q_OBJECT
public:
    using Play = std::function<void(Sound sound, double volume)>;

    /// `play`: instead of the module, for tests.
    explicit MatchSounds(const Settings& settings, Play play = {});

    /// Nobody sits at the table: the computer plays itself, and nothing is heard.
    void setWatched(bool watched) { m_watched = watched; }
    /// These are shown now.
    void begin(const std::vector<Event>& events, bool combat);
    /// What was shown is over.
    void end();
    void refuse();
    /// Whether the module was asked for; it isn't before there is something to hear.
    [[nodiscard]] bool loaded() const { return m_asked; }

private:
    void play(std::optional<Sound> sound);

    const Settings& m_settings;
    Play m_play;
    std::optional<QPluginLoader> m_loader; ///< since the first sound
    SoundModule* m_module = nullptr;
    bool m_asked = false;
    bool m_watched = false;
    std::optional<Sound> m_waiting; ///< of a combat that is being shown
};

} // namespace fabletop
