// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SoundModule: what plays sounds, in a module of its own that is loaded when somebody wants to hear one.
///
/// Why a module: playing takes Qt Multimedia, which not everybody has, and which costs start and memory of
/// those who play silently.

#include <QObject>
#include <QtPlugin>
#include <cstdint>
#include <memory>

class QPluginLoader;

namespace fabletop {

enum class Sound : std::uint8_t { laid, drawn, step, blow, block, heal, turn, won, refused };
inline constexpr int soundCount = static_cast<int>(Sound::refused) + 1;
/// The stem of its file.
[[nodiscard]] const char* nameOf(Sound sound);

class SoundModule {
public:
    virtual ~SoundModule() = default;
    /// `volume`: 0 … 1.
    virtual void play(Sound sound, double volume) = 0;
};

/// Where the module is, beside the program or where it was installed; empty: this build has none.
[[nodiscard]] QString soundModuleFile();
/// Loads it; null where there is none, or it can't be used. It lives as long as the loader.
[[nodiscard]] SoundModule* loadSoundModule(QPluginLoader& loader);

} // namespace fabletop

Q_DECLARE_INTERFACE(fabletop::SoundModule, "io.github.fabletop.SoundModule/1")
