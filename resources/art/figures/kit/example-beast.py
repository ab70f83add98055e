"""The beast (stock). Pose as the first plate: a bear risen on its hind legs, both paws up. New: a torn war coat in the seat's wash from collar to thigh,
three claw cuts across the breast through which the fur shows, broad belt, ragged hem that breaks the outline."""
from kit import *
from reuse import *
import os
SRC = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'src', 'stock')
def tears(F, x, y, s=1):
    L = []
    for i, (dx, dy, k) in enumerate(((0, 0, 1), (12, 1, 1.1), (24, 5, .9))):
        P = at(x + dx * s, y + dy * s, 14, s)
        L.append(limb(*P((8 * k, -22 * k, .3), (3, -7, 2.8 * k), (-2, 6, 3.2 * k), (-8 * k, 24 * k, .3))))
    F.multi('tear', L, T2, 1.4)
def build(bust=False):
    F = Fig('beast', bust, sw=1.9, e=1.4)
    P = load(os.path.join(SRC, F.name + '.svg'))
    if not bust:
        F.ground = '<ellipse cx="120" cy="311" rx="100" ry="6" fill="#241C15" fill-opacity=".16"/>'
        lay(F, pick(P, range(0, 10)), slim=.3)
        lay(F, pick(P, range(15, 20)), slim=.3)
        F.part('coat', shape((96, 96, 'c'), (74, 116), (58, 148), (50, 182), (42, 216), (36, 240, 'c'), (47, 238), (54, 254, 'c'), (65, 241), (74, 258, 'c'), (86, 243), (97, 254, 'c'), (108, 240), (121, 252, 'c'), (133, 238), (148, 250, 'c'), (158, 236), (172, 246, 'c'), (180, 231), (193, 234, 'c'), (186, 198), (178, 160), (168, 126), (160, 100, 'c')), SEAT)
        F.shade('coat', shape((150, 100), (152, 150), (148, 196), (156, 260), (200, 240), (190, 150), (170, 100)), SEAT2)
        F.shade('coat', shape((84, 200, 'c'), (78, 224), (74, 262), (96, 258), (94, 220), (92, 200, 'c')), SEAT2)
        F.shade('coat', shape((126, 204, 'c'), (128, 226), (120, 256), (138, 244), (140, 220), (136, 204, 'c')), SEAT2)
        F.shade('coat', shape((172, 204, 'c'), (178, 220), (180, 232, 'c'), (172, 248, 'c'), (166, 226)), INK)
        F.shade('coat', shape((84, 134, 'c'), (120, 146), (164, 130, 'c'), (170, 142), (122, 158), (80, 146)), SEAT2)
        for l in ([(62, 206), (56, 224), (54, 248)], [(108, 206), (110, 222), (108, 238)], [(152, 204), (158, 220), (158, 234)], [(72, 158), (66, 176), (64, 192)]): F.line(l, 1.8)
        F.hatch('coat', [(178, 240), (176, 190), (162, 130)], [(192, 232), (184, 180), (168, 124)], 5, 1.8)
        F.hatch('coat', [(160, 192), (162, 164), (156, 136)], [(178, 190), (174, 160), (164, 134)], 4, 1.7)
        F.hatch('coat', [(46, 240), (56, 200), (70, 150)], [(58, 250), (64, 210), (76, 160)], 4, 1.6)
        F.hatch('coat', [(96, 252), (98, 230), (98, 216)], [(108, 240), (106, 226), (104, 216)], 3, 1.5)
        tears(F, 108, 164)
        F.part('belt', shape((46, 194, 'c'), (80, 202), (120, 204), (160, 201), (185, 194, 'c'), (187, 206, 'c'), (160, 214), (120, 217), (78, 215), (43, 207, 'c')), T3, 1.6)
        F.shade('belt', shape((150, 196), (152, 220), (192, 220), (192, 190)), INK)
        F.part('buck', shape((112, 200, 'c'), (130, 200, 'c'), (131, 221, 'c'), (111, 221, 'c')), T1, 1.6)
        F.part('buck2', shape((117, 205, 'c'), (125, 205, 'c'), (125.6, 216, 'c'), (116.6, 216, 'c')), T3, 1.2)
        P[22].fill, P[23].fill = T1, T2      # a collar of leather against the coat
        lay(F, pick(P, range(22, 47), drop=()), slim=.25)
        lay(F, pick(P, range(57, 64), drop={62}), slim=.3)
    else:
        lay(F, pick(P, range(0, 5)), slim=.25)
        lay(F, pick(P, [5]), 'body')
        F.part('coat', shape((84, 104, 'c'), (62, 124), (46, 156), (34, 190), (22, 240, 'c'), (196, 240, 'c'), (188, 200), (180, 164), (168, 136), (164, 110, 'c')), SEAT, within='body')
        F.shade('coat', shape((154, 110), (158, 150), (150, 190), (154, 244), (200, 244), (190, 150)), SEAT2)
        F.shade('coat', shape((74, 158, 'c'), (120, 184), (170, 150, 'c'), (174, 166), (122, 200), (68, 172)), SEAT2)
        F.shade('coat', shape((176, 180, 'c'), (180, 206), (176, 240), (200, 240), (196, 190)), INK)
        F.hatch('coat', [(156, 236), (160, 200), (166, 164)], [(184, 226), (178, 190), (172, 160)], 6, 1.5)
        F.line([(62, 178), (56, 198), (56, 214)], 1.7); F.line([(88, 196), (82, 212), (84, 228)], 1.5)
        tears(F, 112, 204, .9)
        P[11].fill, P[12].fill = T1, T2
        lay(F, pick(P, range(11, 36), drop=()), slim=.25)
        lay(F, pick(P, range(46, 53), drop={51}), slim=.25)
    return F
if __name__ == '__main__':
    w = sys.argv[1] if len(sys.argv) > 1 else 'fb'
    if 'f' in w: print('full', build(False).save('stock'))
    if 'b' in w: print('bust', build(True).save('stock'))
