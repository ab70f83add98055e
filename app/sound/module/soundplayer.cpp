// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/module/soundplayer.h"

#include <QSoundEffect>
#include <QUrl>

namespace fabletop {

void SoundPlayer::play(Sound sound, double volume)
{
    QSoundEffect*& effect = m_effects[static_cast<std::size_t>(sound)];
    if (!effect) {
        effect = new QSoundEffect(this);
        effect->setSource(QUrl(QStringLiteral("qrc:/sound/%1.wav").arg(QLatin1String(nameOf(sound)))));
    }
    effect->setVolume(static_cast<float>(volume));
    effect->play();
}

} // namespace fabletop
