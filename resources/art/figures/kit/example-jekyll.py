"""Jekyll. Pose as the first plate (he weighs the flask, hand on heart); the head is new so that he parts from Holmes and Watson as a silhouette:
bare, bowed a little to the flask, high dome of a scholar, hair blown back in a mane, round spectacles, shaven chin, whiskers to the jaw."""
from kit import *
from reuse import *
import os
SRC = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'src')
def head(F):
    F.part('lens2', ell(81, 62.6, 3, 5.6, 6), PAPER, 1.4)
    F.part('face', shape((96, 33), (88, 39), (84, 48), (83, 55), (84.4, 60), (80.6, 66), (75.6, 73), (77, 76), (81.6, 77), (80.4, 81), (82.4, 83.4), (81.6, 87), (83.4, 93), (88.6, 97.4), (97, 97), (108, 91), (119, 80), (124, 60), (116, 40), (106, 33)), PAPER)
    F.shade('face', shape((86, 98, 'c'), (97, 94.4), (106, 88), (114, 78, 'c'), (122, 84), (104, 104), (86, 104)), INK)
    F.hatchlin('face', shape((104, 60), (96, 76), (88, 92), (94, 94), (106, 76)), 205, 2.6, 1.3)
    F.part('back', shape((109, 74, 'c'), (102, 93, 'c'), (112, 88), (120, 78), (120, 70, 'c')), T3, 1)
    F.hatchlin('face', shape((98, 30), (94, 42), (98, 52), (108, 50), (108, 30)), 200, 2.8, 1.2)
    # hair, blown back
    F.part('hair', shape((94, 37, 'c'), (98, 28), (108, 21), (121, 19), (134, 23), (148, 20, 'c'), (144, 29), (140, 33), (156, 37, 'c'), (148, 43), (142, 46), (155, 55, 'c'), (146, 58), (138, 58), (146, 71, 'c'), (136, 71), (130, 70), (130, 80), (123, 88, 'c'), (117, 82), (115, 74, 'c'), (108, 80), (101, 92), (95, 90, 'c'), (101, 78), (104, 66), (106, 54), (103, 44, 'c')), T2)
    F.shade('hair', shape((126, 40), (118, 58), (120, 74), (116, 96), (150, 84), (160, 56), (150, 44, 'c')), T3)
    for l in ([(100, 34), (112, 28), (126, 29), (140, 25)], [(106, 40), (120, 35), (134, 39), (148, 38)], [(109, 48), (122, 45), (134, 50), (148, 54)], [(119, 60), (126, 56), (134, 62), (140, 68)], [(111, 70), (106, 78), (100, 87)]): F.line(l, 1.5)
    F.part('ear', shape((109, 62), (113, 58.6), (118, 62), (117, 69), (112.6, 74.4), (109.4, 70)), PAPER, 1.3)
    F.pen([[(112, 64), (115, 63), (114, 68)]], .9)
    # spectacles, eye, brow, mouth
    F.part('lens', ell(91, 63, 6.4, 6.2), PAPER, 1.5)
    F.pen([[(97.4, 62), (110, 60.4)], [(84.6, 61.6), (83, 61)]], 1.3)
    F.line([(86.4, 62.6), (90, 60.8), (95, 62.4)], 1.6); F.pen([[(89, 62.4), (89, 64.4)]], 2.3)
    F.line([(84.6, 55.4), (90, 52), (98, 54)], 2.6, tip=.5)
    F.line([(81, 81.6), (85, 82.4), (90, 81)], 1.5); F.line([(83.4, 72), (88, 74.6), (90, 79)], 1.2); F.line([(83, 88.6), (86, 88)], 1)
    F.line([(88, 44), (92, 42.4), (97, 43)], 1)
def build(bust=False):
    if bust: F = Fig('jekyll', True, sw=1.7)
    else:
        F = Fig('jekyll', False, sw=1.9, e=1.2)
        F.ground = '<ellipse cx="124" cy="311" rx="82" ry="5.5" fill="#241C15" fill-opacity=".16"/>'
    P = load(os.path.join(SRC, F.name + '.svg'))
    if bust:
        lay(F, pick(P, range(0, 31)))
        F.k, F.dx, F.dy = 1.31, -21.7, -10
    else: lay(F, pick(P, range(0, 41)))
    head(F)
    F.k, F.dx, F.dy = 1, 0, 0
    return F
if __name__ == '__main__': go(build)
