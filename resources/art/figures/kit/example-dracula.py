"""Dracula. Pose: a bat unfolding - he lunges left, one claw out, the other fist flings up the cloak like a wing.
Line of action: back heel (right, low) - hip - breast - claw (left). Cloak ends at the thigh in two scalloped wings, so the long
legs stand free in one ink; trousers in tone, not in ink. Head, arms and coat are taken from the first plate, 16 higher."""
from kit import *
from reuse import *
import os
SRC = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'src', 'dracula.svg')
def build(bust=False):
    F = Fig('dracula', False, sw=1.9, e=1.25)
    F.ground = '<ellipse cx="122" cy="311" rx="88" ry="6" fill="#241C15" fill-opacity=".16"/>'
    P = load(SRC); up = lambda p: (p[0], p[1] - 18)
    # the cloak: two wings
    F.part('cloak', shape((84, 98), (60, 112), (42, 146), (26, 192, 'c'), (42, 184), (56, 190), (66, 206, 'c'), (80, 194), (98, 194), (110, 206, 'c'), (128, 190), (146, 186), (163, 196, 'c'), (174, 190), (188, 200), (199, 226, 'c'), (205, 210), (217, 206), (233, 214, 'c'), (236, 170), (231, 112), (223, 80), (212, 60, 'c'), (188, 84), (150, 96), (112, 92)), SEAT)
    F.shade('cloak', shape((116, 90, 'c'), (100, 130), (92, 194, 'c'), (110, 206, 'c'), (128, 191), (146, 187, 'c'), (160, 160), (160, 96)), SEAT2)
    F.shade('cloak', shape((60, 112), (50, 150), (26, 194, 'c'), (48, 186, 'c'), (60, 150), (76, 110)), SEAT2)
    F.shade('cloak', shape((198, 90, 'c'), (190, 150), (172, 203, 'c'), (198, 226, 'c'), (204, 160), (206, 90)), SEAT2)
    F.shade('cloak', shape((214, 62, 'c'), (222, 130), (214, 206, 'c'), (236, 216), (240, 120)), SEAT2)
    F.shade('cloak', shape((150, 190, 'c'), (158, 160), (158, 130, 'c'), (167, 166), (164, 198, 'c')), INK)
    F.hatch('cloak', [(176, 206), (190, 150), (198, 92)], [(198, 226), (203, 160), (207, 86)], 5, 1.7)
    F.hatch('cloak', [(30, 190), (48, 150), (62, 120)], [(62, 200), (68, 160), (78, 124)], 5, 1.6)
    F.hatch('cloak', [(218, 210), (226, 150), (218, 76)], [(234, 214), (236, 150), (224, 84)], 4, 1.6)
    for l in ([(208, 66), (190, 130), (168, 200)], [(212, 64), (208, 140), (200, 222)], [(82, 126), (76, 160), (80, 194)]): F.line(l, 1.7)
    # far (back) leg, thrust out behind
    F.part('leg2', limb((132, 172, 18), (147, 214, 13.6), (162, 252, 10.2), (183, 294, 6.4), cap1='f'), T3)
    F.shade('leg2', shape((144, 176, 'c'), (160, 210), (172, 246), (190, 296), (206, 290), (176, 180)), INK)
    F.hatch('leg2', [(158, 180), (172, 240), (190, 292)], [(144, 190), (158, 244), (181, 292)], 4, 1.5, minlen=10)
    F.part('shoe2', shape((173, 290, 'c'), (187, 288, 'c'), (196, 296), (201, 306), (202, 312, 'c'), (192, 312, 'c'), (188, 309), (184, 312, 'c'), (158, 312.4, 'c'), (160, 307), (168, 303)), INK, 1)
    # tails of the coat
    F.part('tail', shape((126, 158, 'c'), (138, 190), (148, 208), (160, 232, 'c'), (166, 208), (162, 186), (152, 158, 'c')), INK)
    F.pen([[(139, 174), (147, 200), (157, 220)], [(147, 172), (155, 194), (161, 210)]], 1.3, T2)
    # near (front) leg, knee bent
    F.part('leg', [limb((116, 172, 20), (94, 206, 16.6), (80, 228, 13)), limb((80, 227, 12.8), (76, 254, 10.6), (68, 292, 6.4), cap1='f')], T3)
    F.shade('leg', shape((120, 196, 'c'), (100, 218), (88, 234), (84, 256), (73, 296), (94, 296), (112, 230), (134, 196)), INK)
    F.hatch('leg', [(116, 206), (92, 236), (84, 262), (74, 292)], [(100, 204), (80, 232), (76, 258), (68, 290)], 4, 1.3, minlen=10)
    F.line([(98, 182), (78, 212), (69, 234)], 2, T1); F.line([(66, 242), (66, 262), (62, 284)], 1.6, T1)
    F.part('shoe', shape((60, 290, 'c'), (75, 291, 'c'), (79, 300), (82, 312, 'c'), (72, 312, 'c'), (67, 309.6), (62, 312.4, 'c'), (30, 312.4, 'c'), (32, 306), (44, 302), (54, 298)), INK, 1)
    F.pen([[(42, 306.4), (52, 303), (60, 297)], [(172, 306.4), (179, 301)]], 1.4, T1)
    # the stand-up collar is turned outwards, so that the head is free of it in one ink
    c, q = math.cos(math.radians(13)), math.sin(math.radians(13))
    def out(p):
        x, y = p[0] - 140, p[1] - 124
        return 140 + x * c - y * q + 1, 124 + x * q + y * c - 18
    lay(F, pick(P, {10}), f=up)
    lay(F, pick(P, {11, 12, 13}), f=out)
    lay(F, pick(P, range(14, 53)), f=up)
    lay(F, pick(P, {53, 54}), f=out)
    lay(F, pick(P, {55, 56}), f=up)
    return F
if __name__ == '__main__': print(build().save())
