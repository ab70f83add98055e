"""hands.py - more hands and the playing card, for the stock set (each in the current frame)."""
from vig import *

def pinch_back(F, skin=PAPER, nm='pi', index=True, fan=True):
    """Hand reaching along local +x; forefinger and thumb will meet at (0,0); the other fingers fan out above; wrist at (-56,-2)."""
    if not fan:
        for i, (x, y, a, b) in enumerate(((-26, 17, 8, 5.4), (-17, 14, 9, 6), (-9, 8, 9, 6))): F.part(nm + 'c%d' % i, ell(x, y, a, b, -20), skin, 1.7)
    for i, p in enumerate((((-32, -15, 4.6), (-25, -29, 4.6), (-10, -36, 3.2)), ((-28, -16, 4.8), (-15, -29, 4.8), (4, -30, 3.5)), ((-24, -14, 5), (-7, -22, 5), (10, -17, 3.7))) if fan else ()):
        F.part(nm + 'f%d' % i, limb(*p), skin, 1.7)
    F.part(nm, shape((-58, -10), (-46, -13), (-36, -20), (-26, -21), (-16, -16), (-12, -8), (-16, 2), (-28, 10), (-44, 9), (-58, 7)), skin)
    F.hatchlin(nm, shape((-58, 0), (-40, 2), (-24, -2), (-20, 14), (-58, 14)), F.ang(-80), 3, 1.4, minlen=2)
    if index: F.part(nm + 'ix', limb((-26, -13, 5.2), (-14, -16, 5.4), (-4, -12, 4.8), (2, -1, 3.4)), skin, 1.8)

def pinch_front(F, skin=PAPER, nm='pi'):
    F.part(nm + 't', shape((-38, 0), (-28, 1), (-18, 4), (-12, 1.4), (-3, -1.6), (3.4, -1.4, 'c'), (5, 1.6), (0, 5.2), (-9, 8.2), (-18, 13.6), (-30, 13), (-42, 8.4), (-44, 3)), skin, 1.8)
    F.shade(nm, shape((-52, -4), (-36, -2.4), (-31, -1, 'c'), (-36, 7), (-42, 7.2, 'c'), (-52, 6.4)), skin)
    F.shade(nm + 't', shape((-50, -6), (-34, -3), (-32, 1), (-34, 9.6), (-44, 6.4), (-54, 4)), skin)
    F.hatchlin(nm + 't', shape((-44, 6), (-26, 8), (-16, 9), (-16, 16), (-44, 16)), F.ang(-80), 3, 1.3, minlen=1.5)
    F.pen([[(-2.4, 1), (2.4, .4)]], 1); F.pen([[(-19, 6.4), (-16, 9)]], 1)

def jab(F, skin=PAPER, nm='jb', dark=None):
    """A clenched fist that strikes along local +x, thumb side to us; knuckles at x=16, wrist at (-28,0)."""
    F.part(nm, shape((-29, -9), (-17, -12), (-6, -15.6), (6, -17), (12, -12), (10, 2), (4, 15), (-7, 17), (-17, 13), (-29, 9)), skin)
    if dark: F.shade(nm, shape((-30, 2), (-14, 7), (0, 10), (10, 6), (10, 22), (-30, 22)), dark)
    F.hatchlin(nm, shape((-30, 1), (-14, 6), (-2, 10), (-2, 22), (-32, 22)), F.ang(-80), 3, 1.5, minlen=2)
    for i, (x, y, r) in enumerate(((1.4, 13.6, 7), (5, 7, 8.4), (7, -.6, 9.4), (7, -9.4, 9))):
        F.part(nm + 'c%d' % i, shape((x - r, y - 4.4), (x + r * .3, y - 5), (x + r * .9, y - 3), (x + r, y + 1.6), (x + r * .6, y + 4.4), (x - r * .2, y + 4.8), (x - r, y + 3.4)), skin, 1.7)
        if dark: F.shade(nm + 'c%d' % i, shape((x - r, y + 1), (x + r * 1.2, y + 1.4), (x + r, y + 8), (x - r, y + 8)), dark)
    F.shade(nm + 'c3', shape((-6, -20), (1, -13.6, 'c'), (1.6, -6, 'c'), (-6, -2)), skin)
    F.pen([[(6, -13.4), (9, -12), (10.6, -9.4)]], 1)
    F.part(nm + 't', shape((-20, -1), (-11, -1.6), (-4, 0), (3, -3.4), (9, -4.4), (12, -1.6), (9.6, 2.6), (3, 5.4), (-4, 9.4), (-13, 9), (-20, 7)), skin, 1.8)
    F.shade(nm + 't', shape((-28, -5), (-14, -4), (-13, 2, 'c'), (-14, 12), (-28, 12)), skin)
    F.pen([[(5.4, -2.4), (10, -2.6)], [(-4.6, 2.4), (-2, 5)]], 1)

def point(F, skin=PAPER, nm='po'):
    """Forefinger along local +x, tip at (38,-8); thumb side to us; wrist at (-26,0)."""
    F.part(nm, shape((-28, -8), (-16, -12), (-4, -14), (6, -13), (8, 0), (4, 15), (-6, 17), (-16, 13), (-28, 9)), skin)
    F.hatchlin(nm, shape((-28, 2), (-14, 6), (-2, 12), (-2, 20), (-30, 20)), F.ang(-80), 3, 1.4, minlen=2)
    for i, (x, y, r) in enumerate(((1, 15, 6.4), (5, 9, 7.4), (7, 2.4, 8))): F.part(nm + 'c%d' % i, shape((x - r, y - 4), (x + r * .4, y - 4.4), (x + r, y - 1), (x + r * .8, y + 3.4), (x - r * .2, y + 4.4), (x - r, y + 3)), skin, 1.7)
    F.part(nm + 'i', shape((-8, -14), (4, -14.4), (20, -13), (34, -11.4), (38, -8), (34, -4.8), (20, -4.4), (6, -3.4), (-8, -3.4)), skin, 1.8)
    F.shade(nm + 'i', shape((-14, -18), (-4, -13, 'c'), (-4, -4.6, 'c'), (-14, -2)), skin)
    F.pen([[(20, -11.6), (21, -8.6)], [(6, -12.6), (7.4, -9.6)]], 1)
    F.part(nm + 't', limb((-18, 3, 4.8), (-6, 1, 5), (7, -.6, 3.4)), skin, 1.7)
    F.shade(nm + 't', shape((-26, -2), (-16, -.6, 'c'), (-16, 6.6, 'c'), (-26, 8)), skin)
    F.pen([[(3, -2.6), (7.4, -2)]], 1)

def star4(r, r2=.26, x=0, y=0, a0=-90):
    p = []
    for i in range(8):
        t = math.radians(a0 + 45 * i); q = r if i % 2 == 0 else r * r2
        p.append((x + q * math.cos(t), y + q * math.sin(t), 'c'))
    return curve(p)

def card(F, nm, w=38, h=56, back=True, col=T2, pip='d', sw=1.8):
    """Playing card centred on the origin."""
    a, b = w / 2, h / 2
    r = lambda a, b: curve([(-a, -b, 'c'), (a, -b, 'c'), (a, b, 'c'), (-a, b, 'c')])
    F.part(nm, r(a, b), PAPER, sw)
    if back:
        F.part(nm + 'i', r(a - 4, b - 4), col, 1.2)
        if pip: F.part(nm + 'd', curve([(0, -b * .34, 'c'), (a * .42, 0, 'c'), (0, b * .34, 'c'), (-a * .42, 0, 'c')]), PAPER, 0)
    elif pip == 's': F.part(nm + 's', star4(min(a, b) * .8, .3), INK, 0)
    elif pip: F.part(nm + 'd', curve([(0, -b * .44, 'c'), (a * .5, 0, 'c'), (0, b * .44, 'c'), (-a * .5, 0, 'c')]), INK, 0)
