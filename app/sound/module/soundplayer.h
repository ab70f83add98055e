// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SoundPlayer: plays the sounds by Qt Multimedia. The only file that needs it.

#include "app/session/soundmodule.h"

#include <array>

class QSoundEffect;

namespace fabletop {

class SoundPlayer final : public QObject, public SoundModule {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "io.github.fabletop.SoundModule/1")
    Q_INTERFACES(fabletop::SoundModule)
public:
    void play(Sound sound, double volume) override;

private:
    std::array<QSoundEffect*, soundCount> m_effects{}; ///< each made when it is first heard
};

} // namespace fabletop
