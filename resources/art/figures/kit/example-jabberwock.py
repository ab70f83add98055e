"""Jabberwock. Pose: stalking out of the wood, neck in an S, claws that catch. Line of action: tail - hip - arched neck - jaws. The whole
upper body stands 20 higher on longer legs; the near arm is turned up from the shoulder, so that both fore-arms and the thigh stand apart."""
from kit import *
from reuse import *
import os
SRC = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'src', 'jabberwock.svg')
def turn(cx, cy, deg, dx=0, dy=0):
    c, s = math.cos(math.radians(deg)), math.sin(math.radians(deg))
    return lambda p: (cx + (p[0] - cx) * c - (p[1] - cy) * s + dx, cy + (p[0] - cx) * s + (p[1] - cy) * c + dy)
def build(bust=False):
    F = Fig('jabberwock', False, sw=1.9, e=1.4)
    F.ground = '<ellipse cx="118" cy="311" rx="92" ry="6" fill="#241C15" fill-opacity=".16"/>'
    P = load(SRC); D = -22
    up = lambda p: (p[0], p[1] + D)
    lay(F, pick(P, range(0, 11)), f=up, slim=.3)
    # far leg, set forward
    F.part('leg2', [limb((112, 204, 24), (142, 222, 18), (164, 236, 12)), limb((164, 236, 11.6), (158, 258, 8), (148, 276, 6.4), (154, 294, 6), (164, 303, 6)), shape((152, 296), (166, 295), (186, 301), (193, 308), (191, 312.4, 'c'), (156, 312.4, 'c'), (150, 306))], SEAT2)
    F.shade('leg2', shape((144, 236, 'c'), (156, 240), (158, 254), (148, 268), (142, 280), (146, 296), (150, 306), (136, 306), (136, 270), (140, 250)), INK)
    F.shade('leg2', shape((134, 206), (146, 226), (136, 246), (120, 230)), INK)
    F.multi('claw2', [shape((189, 304, 'c'), (203, 312.4, 'c'), (188, 312.4, 'c')), shape((174, 304, 'c'), (186, 312.4, 'c'), (173, 312.4, 'c'))], PAPER, 1.4)
    # far arm
    lay(F, pick(P, range(15, 19)), f=turn(113, 165, -4, 4, D + 3))
    lay(F, pick(P, range(19, 26)), f=up)
    # near leg
    F.part('spur', shape((98, 282, 'c'), (82, 277, 'c'), (97, 268, 'c')), PAPER, 1.4)
    F.part('leg', [limb((98, 208, 27), (114, 228, 21), (130, 243, 14)), limb((130, 243, 13.4), (122, 260, 9), (99, 276, 7), (101, 292, 6.6), (108, 303, 6.6)), shape((98, 297), (110, 294), (128, 301), (139, 307), (138, 312.4, 'c'), (98, 312.4, 'c'), (94, 306))], SEAT)
    F.multi('claw', [shape((134, 303, 'c'), (149, 312.4, 'c'), (134, 312.4, 'c')), shape((118, 304, 'c'), (131, 312.4, 'c'), (117, 312.4, 'c')), shape((98, 304, 'c'), (88, 312.4, 'c'), (100, 312.4, 'c'))], PAPER, 1.4)
    F.shade('leg', shape((86, 230), (104, 244), (122, 252), (110, 266), (98, 280), (100, 300), (90, 300), (90, 272), (112, 254), (92, 246), (76, 226)), SEAT2)
    F.shade('leg', shape((136, 230), (140, 250), (124, 268), (106, 280), (108, 298), (120, 300), (114, 284), (134, 264), (150, 244)), SEAT2)
    F.shade('leg', shape((120, 212, 'c'), (132, 226), (140, 244), (128, 262, 'c'), (150, 250), (140, 220)), INK)
    F.hatchlin('leg', shape((68, 200), (74, 222), (88, 238), (106, 250), (96, 260), (60, 240)), -30, 4, 1.7)
    F.pen([[(78, 196), (82, 201), (88, 198)], [(92, 200), (96, 206), (102, 202)], [(80, 214), (84, 220), (90, 216)], [(96, 216), (100, 222), (106, 218)], [(106, 232), (110, 237), (116, 233)], [(106, 304), (112, 302)]], 1.2)
    lay(F, pick(P, range(32, 48)), f=up, slim=.25)
    # near arm turned up about the shoulder
    lay(F, pick(P, range(48, 54)), f=turn(118, 172, -9, 3, D - 1))
    return F
if __name__ == '__main__': print(build().save())
