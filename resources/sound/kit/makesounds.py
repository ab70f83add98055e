#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the program: python3 resources/sound/kit/makesounds.py [FOLDER]

Every sound is computed here, from sines and filtered noise, so that all of them are our own and anybody can
change one. They are soft on purpose: quick to rise, long to fall, nothing above two fifths of full scale. What comes
out is the same on every machine; a test compares it with the files that are checked in.
"""

import math
import os
import random
import struct
import sys
import wave

RATE = 22050


def blank(seconds):
    return [0.0] * int(RATE * seconds)


def envelope(place, attack, fall):
    """Rises straight, falls like a struck thing."""
    return min(1.0, place / attack) * math.exp(-place / fall)


def tone(into, start, pitch, level, fall, attack=0.006, bend=0.0):
    """A sine that sinks by `bend` of its pitch while it sounds."""
    phase = 0.0
    for at in range(int(start * RATE), len(into)):
        place = at / RATE - start
        phase += 2 * math.pi * pitch * (1 - bend * min(1.0, place / 0.3)) / RATE
        into[at] += level * envelope(place, attack, fall) * math.sin(phase)


def hiss(into, start, level, fall, low, high, attack=0.004, seed=1):
    """Noise between two pitches, as paper or cloth makes it."""
    noise = random.Random(seed)
    slow = fast = 0.0
    keep_low = math.exp(-2 * math.pi * low / RATE)
    keep_high = math.exp(-2 * math.pi * high / RATE)
    for at in range(int(start * RATE), len(into)):
        white = noise.uniform(-1, 1)
        fast = (1 - keep_high) * white + keep_high * fast
        slow = (1 - keep_low) * fast + keep_low * slow
        into[at] += level * envelope(at / RATE - start, attack, fall) * (fast - slow)


def bell(into, start, pitch, level, fall):
    for part, share in ((1, 1.0), (2.76, 0.28), (5.4, 0.09)):
        tone(into, start, pitch * part, level * share, fall / math.sqrt(part))


def laid():
    sound = blank(0.20)
    hiss(sound, 0, 0.5, 0.028, 500, 4200, seed=11)
    tone(sound, 0.012, 132, 0.22, 0.045, bend=0.3)
    return sound


def drawn():
    sound = blank(0.26)
    hiss(sound, 0, 0.55, 0.09, 1200, 6200, attack=0.07, seed=12)
    return sound


def step():
    sound = blank(0.16)
    tone(sound, 0, 236, 0.26, 0.03, bend=0.2)
    hiss(sound, 0, 0.4, 0.012, 300, 2200, seed=13)
    return sound


def blow():
    sound = blank(0.42)
    tone(sound, 0, 88, 0.26, 0.11, bend=0.45)
    hiss(sound, 0, 0.4, 0.05, 120, 1500, seed=14)
    return sound


def block():
    sound = blank(0.34)
    for pitch, level in ((418, 0.15), (613, 0.10), (927, 0.05)):
        tone(sound, 0, pitch, level, 0.075)
    hiss(sound, 0, 0.35, 0.02, 400, 3000, seed=15)
    return sound


def heal():
    sound = blank(0.75)
    bell(sound, 0, 523.25, 0.15, 0.22)
    bell(sound, 0.12, 783.99, 0.13, 0.22)
    return sound


def turn():
    sound = blank(0.6)
    bell(sound, 0, 392.0, 0.17, 0.2)
    return sound


def won():
    sound = blank(1.35)
    for place, pitch in enumerate((392.0, 523.25, 659.26, 783.99)):
        bell(sound, 0.14 * place, pitch, 0.13, 0.32)
    return sound


def refused():
    sound = blank(0.22)
    tone(sound, 0, 165, 0.22, 0.05)
    tone(sound, 0.075, 139, 0.2, 0.05)
    return sound


SOUNDS = {
    "laid": laid, "drawn": drawn, "step": step, "blow": blow, "block": block,
    "heal": heal, "turn": turn, "won": won, "refused": refused,
}


def write(path, sound):
    """16 bit, one channel; the last hundredth of a second fades, so that nothing clicks."""
    fade = RATE // 100
    for place in range(fade):
        sound[-1 - place] *= place / fade
    samples = [max(-32767, min(32767, round(value * 32767))) for value in sound]
    with wave.open(path, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack("<%dh" % len(samples), *samples))


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(__file__), "..")
    for name, make in SOUNDS.items():
        write(os.path.join(folder, name + ".wav"), make())


if __name__ == "__main__":
    main()
