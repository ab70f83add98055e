"""Stock vignettes for home-made heroes: heal, cancel, vanish, discard."""
from hands import *
import sys

def heal():
    F = Vig('heal')
    # the hurt arm
    with F.at(140, 31, -92, 1.06): openhand(F, T1)
    F.part('arm', limb((140, 100, 15), (139, 76, 12.6), (139, 54, 8.4), cap0='f', cap1='f'), T1)
    F.shade('arm', shape((142, 104), (143, 76), (142, 50), (160, 50), (164, 104)), T2)
    F.part('sc', shape((104, 112, 'c'), (108, 88, 'c'), (120, 93), (140, 95), (158, 92), (172, 84, 'c'), (182, 112, 'c')), T3)
    F.shade('sc', shape((138, 80), (136, 112), (190, 112), (180, 80)), INK)
    F.line([(114, 91), (114, 98), (112, 104)], 1.5)
    # the bandage
    band = lambda n, *p: F.part(n, limb(*p, cap0='f', cap1='f'), PAPER, 1.8)
    F.part('b0', shape((126, 72, 'c'), (140, 78), (153, 71, 'c'), (153, 80, 'c'), (140, 88), (125, 82, 'c')), PAPER, 1.8)
    F.part('b1', shape((127, 61, 'c'), (140, 68), (152, 60, 'c'), (152.6, 71, 'c'), (140, 78), (126, 72, 'c')), PAPER, 1.8)
    F.hatchlin(['b0', 'b1'], shape((142, 50), (144, 92), (160, 90), (160, 50)), 184, 3.2, 1.5, minlen=2)
    F.part('b2', shape((151, 51, 'c'), (153, 61, 'c'), (140, 66), (120, 64), (98, 62, 'c'), (96, 50, 'c'), (118, 54), (136, 56)), PAPER, 1.8)
    F.line([(100, 56), (120, 59), (138, 60)], 1.2)
    with F.at(84, 61, -10, 1.02):
        sleeve(F, SEAT, SEAT2, x=-64, l=50, w0=12, w1=18); cuff(F, PAPER, x=-56, l=9); pinch_back(F, index=False)
        F.part('roll', ell(3, -3, 17, 17, n=10), PAPER)
        F.pen([[(3 + r * math.cos(t), -3 + r * math.sin(t)) for t, r in [(math.radians(a), 3 + a / 92) for a in range(0, 980, 40)]]], 1.5)
        F.part('pix', limb((-26, -13, 5.2), (-17, -21, 5.4), (-6, -22, 4.8), (4, -15, 3.4)), PAPER, 1.8)
        with F.at(0, 6, 6): pinch_front(F)
    return F

def cancel():
    F = Vig('cancel')
    tear = [(3, -48, 'c'), (-4, -36, 'c'), (4, -27, 'c'), (-5, -14, 'c'), (5, -4, 'c'), (-4, 9, 'c'), (4, 18, 'c'), (-5, 31, 'c'), (3, 40, 'c'), (0, 60, 'c')]
    def half(n, x, r, fl):
        with F.at(x, 54, r, 1, flip=fl):
            edge = [(-x if fl else x, y, c) for x, y, c in tear]
            F.part(n, curve([(-32, -48, 'c')] + edge + [(-32, 60, 'c')]), PAPER)
            F.part(n + 'i', curve([(-27, -43, 'c')] + [(x - 4.4, max(-43, y), c) for x, y, c in edge] + [(-27, 60, 'c')]), T3, 1.2)
            F.part(n + 's', curve([(0, -30, 'c'), (20, 2, 'c'), (0, 34, 'c'), (-20, 2, 'c')]), PAPER, 0, within=n + 'i')
            F.shade(n + 'i', curve([(-30, -50, 'c'), (-22, -50, 'c'), (-22, 60, 'c'), (-30, 60, 'c')]), INK)
    hand = lambda fl: F.at(84 if not fl else 144, 60, -14 if not fl else 14, 1.08, flip=fl)
    for k, (x, r, fl) in enumerate(((104, -10, False), (124, 10, True))):
        with hand(fl):
            sleeve(F, SEAT, SEAT2, x=-62, l=50, w0=11, w1=16, nm='v%d' % k); cuff(F, PAPER, x=-54, l=9, nm='u%d' % k); pinch_back(F, nm='p%d' % k, fan=False)
        half('h%d' % k, x, r, fl)
        with hand(fl): pinch_front(F, nm='p%d' % k)
    for i, (x, y, r) in enumerate(((114, 9, 20), (116, 92, -30))):
        with F.at(x, y, r): F.part('z%d' % i, shape((-6, -3, 'c'), (5, -5, 'c'), (2, 5, 'c')), PAPER, 1.4)
    return F

def vanish():
    F = Vig('vanish')
    F.part('pf', [ell(76, 98, 15, 10), ell(96, 101, 13, 9), ell(140, 101, 14, 9), ell(160, 97, 15, 11), ell(178, 101, 12, 8), ell(58, 102, 12, 8)], PAPER, 1.8)
    F.pen([[(68, 95), (75, 91), (82, 95)], [(152, 94), (160, 89), (167, 94)]], 1.4)
    for p in ([(88, 82), (74, 79), (64, 70)], [(142, 84), (158, 80), (168, 71)], [(80, 18), (70, 26), (68, 38)]): F.free(p, 2.8)
    # the cloak winds itself up round nobody
    def band(n, cx, y, w, h, tl=0, tr=0):
        F.part(n + 'i', ell(cx, y - 2, w * .94, h * .5, n=10), INK, 1)
        L = [(cx - w, y - 7, 'c')] if not tl else [(cx - w - tl, y - 12, 'c'), (cx - w - tl * .3, y - 3)]
        R = [(cx + w, y - 7, 'c')] if not tr else [(cx + w + tr * .3, y - 3), (cx + w + tr, y - 10, 'c')]
        R2 = [(cx + w * .98, y + h * .3)] if not tr else [(cx + w + tr * .5, y + h * .2), (cx + w * .8, y + h * .7)]
        L2 = [(cx - w * .98, y + h * .3)] if not tl else [(cx - w * .8, y + h * .7), (cx - w - tl * .5, y + h * .2)]
        F.part(n, curve(L + [(cx - w * .6, y + 2), (cx, y + 5), (cx + w * .6, y + 2)] + R + R2 + [(cx + w * .5, y + h * .86), (cx, y + h), (cx - w * .5, y + h * .86)] + L2), SEAT)
        F.shade(n, shape((cx + w * .2, y - 20), (cx + w * .3, y + 6), (cx + w * .1, y + h + 6), (cx + w + tr + 6, y + h + 6), (cx + w + tr + 6, y - 20)), SEAT2)
        F.line([(cx - w * .8, y + h * .36), (cx - w * .3, y + h * .62), (cx + w * .3, y + h * .6), (cx + w * .7, y + h * .4)], 1.6)
    F.part('tip', limb((122, 84, 7), (117, 94, 4.6), (122, 104, 2)), SEAT2)
    F.part('tip', limb((124, 90, 5), (118, 98, 4), (124, 108, 2)), SEAT2)
    band('b4', 121, 85, 11, 11); band('b3', 114, 73, 20, 13, 0, 26); band('b2', 121, 60, 30, 14, 34, 0); band('b1', 115, 46, 35, 15, 0, 34)
    with F.at(113, 23, 8, .92):
        F.part('hood', shape((-2, -32, 'c'), (-16, -23), (-27, -6), (-28, 10), (-36, 24, 'c'), (-16, 30), (2, 33), (20, 29), (38, 22, 'c'), (28, 10), (27, -6), (14, -23)), SEAT)
        F.shade('hood', shape((8, -28), (20, -8), (16, 12), (2, 34), (24, 32), (44, 22), (30, -20)), SEAT2)
        F.part('hole', shape((-1, -19, 'c'), (-12, -11), (-17, 4), (-11, 15), (0, 21, 'c'), (11, 15), (17, 4), (12, -11)), INK, 1)
        F.line([(-21, -8), (-22, 6), (-16, 18)], 1.4)
        F.part('br', ell(0, 25, 5, 5), T1, 1.6)
    return F

def discard():
    F = Vig('discard')
    with F.at(160, 84, 208, 1.12, vflip=True):
        F.part('sl', limb((-90, -8, 22), (-40, 2, 13), cap0='f', cap1='f'), T3)
        F.shade('sl', shape((-90, -2), (-36, 4), (-36, -30), (-90, -50)), INK)
        cuff(F, T1, l=9); openhand(F, T1, nm='vh')
    for i, (x, y, r, b) in enumerate(((156, 34, 36, 1), (80, 24, -50, 1), (118, 24, 10, 0))):
        with F.at(x, y, r, .94): card(F, 'c%d' % i, (22, 34, 34)[i], 50, back=b, pip='d' if b else 's', col=T3)
    for a, b in (((116, 63), (132, 53)), ((118, 72), (135, 68)), ((117, 81), (131, 82))): F.wedge(a, b, 3.4)
    with F.at(90, 74, -12, 1.26):
        sleeve(F, SEAT, SEAT2, l=70, w0=11, w1=16); cuff(F, PAPER, l=9); jab(F)
    return F

if __name__ == '__main__':
    for f in (heal, cancel, vanish, discard):
        if len(sys.argv) < 2 or f.__name__ in sys.argv[1:]: print(f.__name__, f().save('../stock'))
