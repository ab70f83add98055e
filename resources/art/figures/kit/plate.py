"""plate.py - a little engraver's bench (std lib only).

Figures are built from smooth closed curves in a 240 x 320 space, laid back to front.
Clipping, unions, contours and casing are worked out here on bit rows (Python ints) and
traced back to Bezier paths, so the SVG holds plain paths only.
"""
import math, random, sys

INK = '#241C15'; PAPER = '#FCF8EE'; T1 = '#B9A682'; T2 = '#8F7B58'; T3 = '#574A3A'
LIGHT = '#E7DDC8'; SEAT = '#3D58A8'; SEAT2 = '#2A3E7A'

# ---------------------------------------------------------------- curves
def _unit(x, y):
    d = math.hypot(x, y)
    return (x / d, y / d) if d > 1e-9 else (0.0, 0.0)

def curve(pts, closed=True, k=0.36):
    """Smooth Bezier segments through pts; a third item 'c' makes a corner."""
    n = len(pts)
    P = [(float(p[0]), float(p[1])) for p in pts]
    C = [len(p) > 2 and p[2] == 'c' for p in pts]
    if not closed:
        C[0] = C[-1] = True
    Tn = []
    for i in range(n):
        if C[i]:
            Tn.append(None); continue
        a, b, c = P[i - 1], P[i], P[(i + 1) % n]
        d1 = math.hypot(b[0] - a[0], b[1] - a[1]) or 1e-6
        d2 = math.hypot(c[0] - b[0], c[1] - b[1]) or 1e-6
        tx = (b[0] - a[0]) / d1 * d2 + (c[0] - b[0]) / d2 * d1
        ty = (b[1] - a[1]) / d1 * d2 + (c[1] - b[1]) / d2 * d1
        Tn.append(_unit(tx, ty))
    segs = []
    m = n if closed else n - 1
    for i in range(m):
        j = (i + 1) % n
        p0, p3 = P[i], P[j]
        d = math.hypot(p3[0] - p0[0], p3[1] - p0[1])
        t0, t3 = Tn[i], Tn[j]
        c1 = c2 = None
        if t0: c1 = (p0[0] + t0[0] * d * k, p0[1] + t0[1] * d * k)
        if t3: c2 = (p3[0] - t3[0] * d * k, p3[1] - t3[1] * d * k)
        if c1 is None and c2 is None:
            c1 = (p0[0] + (p3[0] - p0[0]) / 3, p0[1] + (p3[1] - p0[1]) / 3)
            c2 = (p0[0] + (p3[0] - p0[0]) * 2 / 3, p0[1] + (p3[1] - p0[1]) * 2 / 3)
        elif c1 is None:
            c1 = (p0[0] + (c2[0] - p0[0]) * .5, p0[1] + (c2[1] - p0[1]) * .5)
        elif c2 is None:
            c2 = (p3[0] + (c1[0] - p3[0]) * .5, p3[1] + (c1[1] - p3[1]) * .5)
        segs.append((p0, c1, c2, p3))
    return segs

def bez(s, t):
    u = 1 - t
    a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
    return (a * s[0][0] + b * s[1][0] + c * s[2][0] + d * s[3][0],
            a * s[0][1] + b * s[1][1] + c * s[2][1] + d * s[3][1])

def flat(segs, step=1.2):
    out = []
    for s in segs:
        L = math.hypot(s[3][0] - s[0][0], s[3][1] - s[0][1])
        n = max(2, min(40, int(L / step) + 2))
        for i in range(n):
            out.append(bez(s, i / n))
    out.append(segs[-1][3])
    return out

def resample(poly, n):
    d = [0.0]
    for a, b in zip(poly, poly[1:]):
        d.append(d[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    tot = d[-1] or 1e-6
    out = []; j = 0
    for i in range(n):
        t = tot * i / (n - 1)
        while j < len(d) - 2 and d[j + 1] < t: j += 1
        f = (t - d[j]) / ((d[j + 1] - d[j]) or 1e-9)
        out.append((poly[j][0] + (poly[j + 1][0] - poly[j][0]) * f,
                    poly[j][1] + (poly[j + 1][1] - poly[j][1]) * f))
    return out

def shape(*pts): return curve(list(pts), True)
def opened(*pts): return curve(list(pts), False)

def limb(*pts, cap0='r', cap1='r', sub=2):
    """Tapered form round a spine of (x, y, half width)."""
    sp = curve([(p[0], p[1]) for p in pts], False)
    W = [p[2] for p in pts]
    L, R = [], []
    n = len(sp)
    samples = []
    for i, s in enumerate(sp):
        for q in range(sub):
            samples.append((i, q / sub))
    samples.append((n - 1, 1.0))
    first = last = None
    for i, t in samples:
        s = sp[i]
        p = bez(s, t)
        e = 1e-2
        a = bez(s, max(0, t - e)); b = bez(s, min(1, t + e))
        tx, ty = _unit(b[0] - a[0], b[1] - a[1])
        f = t * t * (3 - 2 * t)
        w = W[i] + (W[i + 1] - W[i]) * f
        L.append((p[0] + ty * w, p[1] - tx * w)); R.append((p[0] - ty * w, p[1] + tx * w))
        if first is None: first = (p, (tx, ty), w)
        last = (p, (tx, ty), w)
    def cap(info, sgn, kind):
        p, t, w = info
        if kind == 'r' and w > .4: return [(p[0] + sgn * t[0] * w * .9, p[1] + sgn * t[1] * w * .9)]
        return []
    if cap1 == 'f' or last[2] <= .4: L[-1] = L[-1] + ('c',); R[-1] = R[-1] + ('c',)
    if cap0 == 'f' or first[2] <= .4: L[0] = L[0] + ('c',); R[0] = R[0] + ('c',)
    pts2 = L + cap(last, 1, cap1) + R[::-1] + cap(first, -1, cap0)
    return curve(pts2, True)

def ell(cx, cy, rx, ry, rot=0, n=8):
    c, s = math.cos(math.radians(rot)), math.sin(math.radians(rot))
    return curve([(cx + rx * math.cos(a) * c - ry * math.sin(a) * s, cy + rx * math.cos(a) * s + ry * math.sin(a) * c)
                  for a in [2 * math.pi * i / n for i in range(n)]], True, k=.36)

def tf(segs, s=1, dx=0, dy=0, rot=0, cx=0, cy=0, sx=None, sy=None):
    c, q = math.cos(math.radians(rot)), math.sin(math.radians(rot))
    sx = s if sx is None else sx; sy = s if sy is None else sy
    def f(p):
        x, y = (p[0] - cx) * sx, (p[1] - cy) * sy
        return (x * c - y * q + cx + dx, x * q + y * c + cy + dy)
    return [tuple(f(p) for p in s_) for s_ in segs]

# ---------------------------------------------------------------- bit rows
class Mask:
    __slots__ = ('r',)
    W = H = 0
    S = 5
    OX = 30; OY = 30          # margin in units kept round the view box
    def __init__(self, rows=None): self.r = rows if rows is not None else [0] * Mask.H
    def __or__(a, b): return Mask([x | y for x, y in zip(a.r, b.r)])
    def __and__(a, b): return Mask([x & y for x, y in zip(a.r, b.r)])
    def __sub__(a, b): return Mask([x & ~y for x, y in zip(a.r, b.r)])
    def at(s, x, y):
        i = int((y + Mask.OY) * Mask.S); j = int((x + Mask.OX) * Mask.S)
        return 0 <= i < Mask.H and 0 <= j and (s.r[i] >> j) & 1
    def grow(s, r):
        r = int(round(r * Mask.S)); full = (1 << Mask.W) - 1
        out = [0] * Mask.H
        for dy in range(-r, r + 1):
            w = int(math.sqrt(r * r - dy * dy))
            for y in range(max(0, -dy), min(Mask.H, Mask.H - dy)):
                v = s.r[y]
                if not v: continue
                # spread sideways by w
                k = 1; a = v
                done = 0
                while done < w:
                    st = min(k, w - done)
                    a |= (a << st) | (a >> st); done += st; k *= 2
                out[y + dy] |= a & full
        return Mask(out)
    def shift(s, dx, dy):
        dx = int(round(dx * Mask.S)); dy = int(round(dy * Mask.S)); full = (1 << Mask.W) - 1
        out = [0] * Mask.H
        for y in range(Mask.H):
            if 0 <= y + dy < Mask.H:
                v = s.r[y]
                out[y + dy] = ((v << dx) if dx >= 0 else (v >> -dx)) & full
        return Mask(out)

def setview(w, h):
    Mask.W = (w + 2 * Mask.OX) * Mask.S; Mask.H = (h + 2 * Mask.OY) * Mask.S

def fill(segs_list):
    """Fill of a list of closed Bezier paths (their union)."""
    if len(segs_list) > 1:
        m = fill(segs_list[:1])
        for q in segs_list[1:]: m = m | fill([q])
        return m
    S = Mask.S
    rows = [[] for _ in range(Mask.H)]
    for segs in segs_list:
        poly = flat(segs, 1.0)
        pts = [((x + Mask.OX) * S, (y + Mask.OY) * S) for x, y in poly]
        for (x0, y0), (x1, y1) in zip(pts, pts[1:] + pts[:1]):
            if y0 == y1: continue
            d = 1
            if y0 > y1: x0, y0, x1, y1, d = x1, y1, x0, y0, -1
            a = max(0, math.ceil(y0 - .5)); b = min(Mask.H, math.ceil(y1 - .5))
            if b <= a: continue
            k = (x1 - x0) / (y1 - y0)
            for y in range(a, b):
                rows[y].append((x0 + (y + .5 - y0) * k, d))
    out = [0] * Mask.H
    for y, r in enumerate(rows):
        if not r: continue
        r.sort(); w = 0; v = 0
        for x, d in r:
            if w == 0: xs = x
            w += d
            if w == 0:
                a = max(0, min(Mask.W, math.ceil(xs - .5))); b = max(0, min(Mask.W, math.ceil(x - .5)))
                if b > a: v |= ((1 << b) - 1) ^ ((1 << a) - 1)
        out[y] = v
    return Mask(out)

def trace(m, err=.5, minarea=3.0):
    """Mask -> list of closed Bezier paths."""
    S = Mask.S
    nxt = {}
    full = (1 << Mask.W) - 1
    def bits(v):
        while v:
            l = v & -v
            yield l.bit_length() - 1
            v ^= l
    for y in range(Mask.H):
        v = m.r[y]
        if not v: continue
        up = m.r[y - 1] if y else 0; dn = m.r[y + 1] if y + 1 < Mask.H else 0
        for x in bits(v & ~up): nxt.setdefault((x, y), []).append((x + 1, y))
        for x in bits(v & ~dn): nxt.setdefault((x + 1, y + 1), []).append((x, y + 1))
        for x in bits(v & ~(v << 1)): nxt.setdefault((x, y + 1), []).append((x, y))
        for x in bits(v & ~(v >> 1)): nxt.setdefault((x + 1, y), []).append((x + 1, y + 1))
    loops = []
    while nxt:
        st = next(iter(nxt)); cur = st; loop = []; pd = None
        while True:
            lst = nxt.get(cur)
            if not lst: break
            if len(lst) > 1 and pd:
                lst.sort(key=lambda q: -(pd[0] * (q[1] - cur[1]) - pd[1] * (q[0] - cur[0])))
            q = lst.pop(0)
            if not lst: del nxt[cur]
            loop.append(((cur[0] + q[0]) / 2, (cur[1] + q[1]) / 2))
            pd = (q[0] - cur[0], q[1] - cur[1]); cur = q
            if cur == st: break
        if len(loop) < 8: continue
        A = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(loop, loop[1:] + loop[:1])) / 2
        if abs(A) < minarea * S * S: continue
        n = len(loop)
        sm = loop
        for _ in range(3):
            sm = [((sm[i - 1][0] + 2 * sm[i][0] + sm[(i + 1) % n][0]) / 4,
                   (sm[i - 1][1] + 2 * sm[i][1] + sm[(i + 1) % n][1]) / 4) for i in range(n)]
        pts = [(x / S - Mask.OX, y / S - Mask.OY) for x, y in sm]
        loops.append(fitloop(pts, err))
    return loops

# ---------------------------------------------------------------- Schneider's fit
def fitloop(pts, err):
    n = len(pts); h = max(3, int(1.1 * Mask.S))
    turn = []
    for i in range(n):
        a, b, c = pts[i - h], pts[i], pts[(i + h) % n]
        u = _unit(b[0] - a[0], b[1] - a[1]); v = _unit(c[0] - b[0], c[1] - b[1])
        turn.append(math.acos(max(-1, min(1, u[0] * v[0] + u[1] * v[1]))))
    cor = []
    for i in range(n):
        if turn[i] > math.radians(48) and all(turn[i] >= turn[(i + k) % n] for k in range(-h, h + 1)):
            if not cor or i - cor[-1] > h: cor.append(i)
    if not cor: cor = [max(range(n), key=lambda i: turn[i])]; smooth = True
    else: smooth = False
    segs = []
    for q, a in enumerate(cor):
        b = cor[(q + 1) % len(cor)]
        run = pts[a:b + 1] if b > a else pts[a:] + pts[:b + 1]
        # split very long runs for speed
        k = 0
        if len(run) < 3:
            segs.append((run[0], run[0], run[-1], run[-1])); continue
        t1 = tang(run, 0, 1); t2 = tang(run, len(run) - 1, -1)
        if smooth:
            d = _unit(t1[0] - t2[0], t1[1] - t2[1]); t1 = d; t2 = (-d[0], -d[1])
        segs += fitcubic(run, t1, t2, err)
    return segs

def tang(run, i, d):
    j = max(0, min(len(run) - 1, i + d * max(2, int(.8 * Mask.S))))
    return _unit(run[j][0] - run[i][0], run[j][1] - run[i][1])

def fitcubic(p, t1, t2, err):
    n = len(p)
    if n == 2:
        d = math.hypot(p[1][0] - p[0][0], p[1][1] - p[0][1]) / 3
        return [(p[0], (p[0][0] + t1[0] * d, p[0][1] + t1[1] * d), (p[1][0] + t2[0] * d, p[1][1] + t2[1] * d), p[1])]
    u = [0.0]
    for a, b in zip(p, p[1:]): u.append(u[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    u = [x / u[-1] for x in u]
    best = None
    for it in range(9):
        s = gen(p, u, t1, t2)
        me, k = 0, n // 2
        for i in range(1, n - 1):
            q = bez(s, u[i]); e = (q[0] - p[i][0]) ** 2 + (q[1] - p[i][1]) ** 2
            if e > me: me, k = e, i
        if me < err * err: return [s]
        if me > (400 if it < 2 else 40 if it < 5 else 6) * err * err: break
        u = [newton(s, p[i], u[i]) for i in range(n)]
    k = max(1, min(n - 2, k))
    a, b = max(0, k - max(2, int(.6 * Mask.S))), min(n - 1, k + max(2, int(.6 * Mask.S)))
    tc = _unit(p[a][0] - p[b][0], p[a][1] - p[b][1])
    return fitcubic(p[:k + 1], t1, tc, err) + fitcubic(p[k:], (-tc[0], -tc[1]), t2, err)

def gen(p, u, t1, t2):
    c00 = c01 = c11 = x0 = x1 = 0.0
    P0, P3 = p[0], p[-1]
    for (x, y), t in zip(p, u):
        q = 1 - t
        b0, b1, b2, b3 = q ** 3, 3 * q * q * t, 3 * q * t * t, t ** 3
        a0 = (t1[0] * b1, t1[1] * b1); a1 = (t2[0] * b2, t2[1] * b2)
        c00 += a0[0] ** 2 + a0[1] ** 2; c01 += a0[0] * a1[0] + a0[1] * a1[1]; c11 += a1[0] ** 2 + a1[1] ** 2
        tx = x - P0[0] * (b0 + b1) - P3[0] * (b2 + b3); ty = y - P0[1] * (b0 + b1) - P3[1] * (b2 + b3)
        x0 += a0[0] * tx + a0[1] * ty; x1 += a1[0] * tx + a1[1] * ty
    det = c00 * c11 - c01 * c01
    L = math.hypot(P3[0] - P0[0], P3[1] - P0[1])
    if abs(det) > 1e-12:
        al, ar = (x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det
    else: al = ar = L / 3
    if al < 1e-2 * L or ar < 1e-2 * L or al > 3 * L or ar > 3 * L: al = ar = L / 3
    return (P0, (P0[0] + t1[0] * al, P0[1] + t1[1] * al), (P3[0] + t2[0] * ar, P3[1] + t2[1] * ar), P3)

def newton(s, p, t):
    q = bez(s, t)
    d1 = [((s[i + 1][0] - s[i][0]) * 3, (s[i + 1][1] - s[i][1]) * 3) for i in range(3)]
    d2 = [((d1[i + 1][0] - d1[i][0]) * 2, (d1[i + 1][1] - d1[i][1]) * 2) for i in range(2)]
    u = 1 - t
    a = (d1[0][0] * u * u + 2 * d1[1][0] * u * t + d1[2][0] * t * t, d1[0][1] * u * u + 2 * d1[1][1] * u * t + d1[2][1] * t * t)
    b = (d2[0][0] * u + d2[1][0] * t, d2[0][1] * u + d2[1][1] * t)
    num = (q[0] - p[0]) * a[0] + (q[1] - p[1]) * a[1]
    den = a[0] ** 2 + a[1] ** 2 + (q[0] - p[0]) * b[0] + (q[1] - p[1]) * b[1]
    return max(0, min(1, t - num / den)) if abs(den) > 1e-9 else t

# ---------------------------------------------------------------- writing
Q = 4          # the drawing is written in quarters of a unit (group scale .25), so numbers stay short whole ones
def num(v): return str(int(v))
def rq(v): return int(math.floor(v * Q + .5))

def join(a):
    o = ''
    for s in a:
        o += s if not o or s[0] == '-' else ' ' + s
    return o

def refit(segs, err=.2, closed=True):
    """Fewer Bezier pieces for the same curve; corners over 30 degrees stay."""
    pts = []; corner = []
    for i, s in enumerate(segs):
        L = math.hypot(s[3][0] - s[0][0], s[3][1] - s[0][1]) 
        n = max(3, min(24, int(L / .8)))
        for k in range(n): pts.append(bez(s, k / n))
    if not closed: pts.append(segs[-1][3])
    # corners from the tangents at the joints
    joints = []
    idx = 0
    for i, s in enumerate(segs):
        L = math.hypot(s[3][0] - s[0][0], s[3][1] - s[0][1])
        n = max(3, min(24, int(L / .8)))
        p = segs[i - 1]
        if closed or i:
            t0 = _unit(p[3][0] - p[2][0], p[3][1] - p[2][1]); t1 = _unit(s[1][0] - s[0][0], s[1][1] - s[0][1])
            if t0 == (0, 0): t0 = _unit(p[3][0] - p[1][0], p[3][1] - p[1][1])
            if t1 == (0, 0): t1 = _unit(s[2][0] - s[0][0], s[2][1] - s[0][1])
            if t0[0] * t1[0] + t0[1] * t1[1] < math.cos(math.radians(30)): joints.append(idx)
        idx += n
    def tn(i0, i1, run):
        return None
    out = []
    if closed:
        smooth = not joints
        if smooth: joints = [0]
        pts2 = pts
        for q, a in enumerate(joints):
            b = joints[(q + 1) % len(joints)]
            run = pts2[a:b + 1] if b > a else pts2[a:] + pts2[:b + 1]
            if len(run) < 2: continue
            j = min(len(run) - 1, 1)
            t1 = _unit(run[j][0] - run[0][0], run[j][1] - run[0][1]); t2 = _unit(run[-1 - j][0] - run[-1][0], run[-1 - j][1] - run[-1][1])
            if smooth:
                d = _unit(t1[0] - t2[0], t1[1] - t2[1]); t1 = d; t2 = (-d[0], -d[1])
            out += fitcubic(run, t1, t2, err)
    return out or segs

def d_path(paths, closed=True):
    o = ''
    cx = cy = 0; first = True
    for segs in paths:
        p = segs[0][0]
        x, y = rq(p[0]), rq(p[1])
        if first: o += 'M' + join([num(x), num(y)]); first = False
        else: o += 'm' + join([num(x - cx), num(y - cy)])
        sx, sy = x, y
        cx, cy = x, y
        last = ''
        for n, s in enumerate(segs):
            q = [(rq(a), rq(b)) for a, b in s[1:]]
            L = math.hypot(q[2][0] - cx, q[2][1] - cy)
            if L < 2.2: continue
            dev = max(abs((q[i][0] - cx) * (q[2][1] - cy) - (q[i][1] - cy) * (q[2][0] - cx)) for i in (0, 1)) / (L or 1)
            if dev < .75:
                if closed and n == len(segs) - 1: continue
                a = join([num(q[2][0] - cx), num(q[2][1] - cy)])
                cmd = 'l'
            else:
                a = join([num(v) for t in q for v in (t[0] - cx, t[1] - cy)])
                cmd = 'c'
            if cmd == last: o += a if a[0] == '-' else ' ' + a
            else: o += cmd + a
            last = cmd
            cx, cy = q[2]
        if closed: o += 'z'; cx, cy = sx, sy
    return o

class Fig:
    """One figure. scale/dx/dy map figure space into the view box (used for the busts)."""
    def __init__(s, name, bust=False, view=(0, 0, 1), crop=None, sw=1.9, e=1.0):
        s.name = name + ('-bust' if bust else ''); s.bust = bust
        s.w, s.h = (240, 240) if bust else (240, 320)
        s.k, s.dx, s.dy = view[2], view[0], view[1]
        setview(s.w, s.h)
        s.e = e; s.items = []; s.masks = {}; s.sil = Mask(); s.sw = sw
        s.rnd = random.Random(7)
        s.crop = fill([crop]) if crop else None
        s.ground = ''
    def T(s, segs): return [tuple((p[0] * s.k + s.dx, p[1] * s.k + s.dy) for p in q) for q in segs]
    def paths(s, shp):
        if not shp: return []
        return [s.T(q) for q in ([shp] if isinstance(shp[0][0], tuple) and isinstance(shp[0][0][0], (int, float)) else shp)]
    def mask(s, shp):
        m = fill(s.paths(shp))
        return m & s.crop if s.crop else m
    def part(s, name, shp, col, sw=None, sil=True, minus=None, within=None, err=.42):
        """shp: one path or several (several are united)."""
        ps = s.paths(shp)
        m = fill(ps); red = False
        if minus is not None: m = m - s.m(minus); red = True
        if within is not None: m = m & s.m(within); red = True
        if s.crop:
            c = m & s.crop
            if c.r != m.r: red = True
            m = c
        if not any(m.r): s.masks[name] = m; return m
        if len(ps) > 1 or red: ps = trace(m, err * s.e)
        else: ps = [refit(p, .34 * s.e) for p in ps]
        s.masks[name] = m
        if sil: s.sil = s.sil | m
        sw = s.sw if sw is None else sw
        if ps: s.items.append((col, sw, d_path(ps)))
        return m
    def m(s, ref):
        if isinstance(ref, Mask): return ref
        if isinstance(ref, str): return s.masks[ref]
        if isinstance(ref, list) and isinstance(ref[0], str):
            m = s.masks[ref[0]]
            for r in ref[1:]: m = m | s.masks[r]
            return m
        return s.mask(ref)
    def shade(s, ref, shp, col=INK, minus=None, err=.55):
        m = s.m(ref) & fill(s.paths(shp))
        if minus is not None: m = m - s.m(minus)
        ps = trace(m, err * s.e, 1.0)
        if ps: s.items.append((col, 0, d_path(ps)))
        return m
    def line(s, pts, w=1.2, col=INK, tip=.25, ref=None):
        """A swelling line: one cubic spine made into a lens (thin, w, thin)."""
        P = flat(s.T(curve(pts, False)), 1.5)
        n = len(P)
        t1 = _unit(P[1][0] - P[0][0], P[1][1] - P[0][1]); t2 = _unit(P[-2][0] - P[-1][0], P[-2][1] - P[-1][1])
        segs = fitcubic(P, t1, t2, .5 * s.k)
        w = w * s.lw()
        if len(segs) > 1: segs = [x for x in segs]
        L, R = [], []
        m = len(segs)
        for i, g in enumerate(segs):
            ws = [w * max(.06, math.sin(math.pi * (i + t) / m)) / 2 * 1.15 for t in (0, .4, .6, 1)]
            ws[0] = max(ws[0], w * tip * .3); ws[-1] = max(ws[-1], w * tip * .3) if i == m - 1 else ws[-1]
            tang = [_unit(g[1][0] - g[0][0], g[1][1] - g[0][1]), _unit(g[2][0] - g[0][0], g[2][1] - g[0][1]), _unit(g[3][0] - g[1][0], g[3][1] - g[1][1]), _unit(g[3][0] - g[2][0], g[3][1] - g[2][1])]
            q = list(zip(g, tang, ws))
            L.append(tuple((p[0] + t[1] * v, p[1] - t[0] * v) for p, t, v in q))
            R.append(tuple((p[0] - t[1] * v, p[1] + t[0] * v) for p, t, v in q))
        for i in range(m - 1):
            L[i] = L[i][:3] + (L[i + 1][0],); R[i] = R[i][:3] + (R[i + 1][0],)
        path = L + [tuple(reversed(g)) for g in reversed(R)]
        inside = not s.crop or all(s.crop.at(*p) for p in P)
        if ref is not None or not inside:
            mm = fill([path])
            if ref is not None: mm = mm & s.m(ref)
            if s.crop: mm = mm & s.crop
            ps = trace(mm, .3, .3)
            if ps: s.items.append((col, 0, d_path(ps)))
        else: s.items.append((col, 0, d_path([path])))
    def pen(s, lists, w=1.4, col=INK):
        """Even strokes (round ends), several at once."""
        o = ''.join(d_path([s.T(curve(l, False))], False) for l in lists)
        s.items.append(('@' + col, w, o))
    def lw(s): return 1.25 if s.bust else 1.0
    def hatch(s, ref, A, B, n, w=1.3, w1=.15, minlen=4, jit=.18, rev=False, minus=None, col=INK, both=False, bow=None):
        """n wedge strokes that pass from guide A to guide B (the family lies between, each stroke runs along t)."""
        m = s.m(ref)
        if minus is not None: m = m - s.m(minus)
        A = resample(flat(s.T(curve(A, False))), 41); B = resample(flat(s.T(curve(B, False))), 41)
        if s.bust: n = int(n * 1.35)
        w *= s.lw()
        strokes = []
        for i in range(n):
            f = (i + .5) / n
            ln = [(a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f) for a, b in zip(A, B)]
            ln = resample(ln, 81)
            j0 = s.rnd.random() * jit; 
            run = []
            lim = int(80 * (1 - j0))
            for k, p in enumerate(ln):
                inside = m.at(*p) and k <= lim
                if inside: run.append(p)
                if (not inside or k == 80) and run:
                    L = sum(math.hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(run, run[1:]))
                    if L >= minlen: strokes.append(run[::-1] if rev else run)
                    run = []
        s._wedges(strokes, w, w1, col, both)
    def hatchlin(s, ref, region, ang, gap, w=1.2, w1=.15, minlen=3, jit=.25, minus=None, col=INK, both=False, bend=0):
        """Parallel strokes at ang (degrees, direction from dark to light) inside ref & region."""
        m = s.m(ref)
        if region is not None: m = m & fill(s.paths(region))
        if minus is not None: m = m - s.m(minus)
        if s.bust: gap = gap * .8
        c, q = math.cos(math.radians(ang)), math.sin(math.radians(ang))
        gap = gap * s.k
        w *= s.lw()
        strokes = []
        cx, cy = s.w / 2, s.h / 2; R = 230
        N = int(2 * R / gap)
        for i in range(N):
            o = -R + i * gap + (s.rnd.random() - .5) * gap * .22
            run = []; st = .7
            for k in range(int(2 * R / st)):
                t = -R + k * st
                bb = bend * ((t / R) ** 2)
                x, y = cx + t * c - (o + bb) * q, cy + t * q + (o + bb) * c
                if m.at(x, y): run.append((x, y)); continue
                if len(run) * st >= minlen:
                    cut = 1 - s.rnd.random() * jit
                    strokes.append(run[:max(2, int(len(run) * cut))])
                run = []
        s._wedges(strokes, w, w1, col, both)
    def _wedges(s, strokes, w, w1, col, both):
        o = ''; cx = cy = None
        for run in strokes:
            a, b = run[0], run[-1]; mm = run[len(run) // 2]
            c = (2 * mm[0] - (a[0] + b[0]) / 2, 2 * mm[1] - (a[1] + b[1]) / 2)
            tx, ty = _unit(c[0] - a[0], c[1] - a[1]); ux, uy = _unit(b[0] - c[0], b[1] - c[1])
            L = math.hypot(b[0] - a[0], b[1] - a[1])
            ww = w * min(1, .45 + L / 26) / 2
            if both:
                pts = [a, (c[0] + ty * ww * 2, c[1] - tx * ww * 2), b, (c[0] - ty * ww * 2, c[1] + tx * ww * 2), a]
            else:
                pts = [(a[0] + ty * ww, a[1] - tx * ww), (c[0] + ty * ww * .7, c[1] - tx * ww * .7), b,
                       (c[0] - ty * ww * .7, c[1] + tx * ww * .7), (a[0] - ty * ww, a[1] + tx * ww)]
            P = [(rq(x), rq(y)) for x, y in pts]
            if cx is None: o += 'M' + join([num(P[0][0]), num(P[0][1])])
            else: o += 'm' + join([num(P[0][0] - cx), num(P[0][1] - cy)])
            straight = math.hypot(mm[0] - (a[0] + b[0]) / 2, mm[1] - (a[1] + b[1]) / 2) < .45
            x0, y0 = P[0]
            if straight and not both:
                o += 'l' + join([num(P[2][0] - x0), num(P[2][1] - y0)])
                e = join([num(P[4][0] - P[2][0]), num(P[4][1] - P[2][1])])
                o += (e if e[0] == '-' else ' ' + e) + 'z'
            else:
                o += 'q' + join([num(P[1][0] - x0), num(P[1][1] - y0), num(P[2][0] - x0), num(P[2][1] - y0)])
                e = join([num(P[3][0] - P[2][0]), num(P[3][1] - P[2][1]), num(P[4][0] - P[2][0]), num(P[4][1] - P[2][1])])
                o += (e if e[0] == '-' else ' ' + e) + 'z'
            cx, cy = P[0]
        if o: s.items.append((col, 0, o))
    def save(s, folder='.', case=2.6, contour=.9, drop=(1.1, 1.2)):
        sil = s.sil
        ink = sil.grow(contour) | sil.grow(contour * .8).shift(*drop)
        cas = ink.grow(case / 2)
        out = ['<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" viewBox="0 0 %d %d"><title>%s</title>' % (s.w, s.h, s.name)]
        if s.ground: out.append(s.ground)
        # neighbours of one kind are written as one path where nothing lies between
        ws = [int((sw * s.lw() if sw else 0) * Q + .5) for _, sw, _ in s.items if sw]
        common = max(set(ws), key=ws.count) if ws else 0      # the commonest width is said once, on the group
        out.append('<g transform="scale(.25)" fill="#241C15" stroke-width="%d" stroke-linejoin="round" stroke-linecap="round">' % common)
        out.append('<path stroke="%s" stroke-width="%s" d="%s"/>' % (PAPER, num(case * Q), d_path(trace(cas, 1.0 * s.e, 14))))
        # a run of one kind shares a group; ink and even strokes run together into one path
        runs = []
        for col, sw, d in s.items:
            key = (col, int((sw * s.lw() if sw else 0) * Q + .5))
            if runs and runs[-1][0] == key: runs[-1][1].append(d)
            else: runs.append((key, [d]))
        for (col, sw), ds in runs:
            if col[0] == '@': at = ' fill="none" stroke="%s"' % col[1:] + ('' if sw == common else ' stroke-width="%d"' % sw); ds = [''.join(ds)]
            else:
                at = ('' if col == INK else ' fill="%s"' % col) + (' stroke="%s"' % INK + ('' if sw == common else ' stroke-width="%d"' % sw) if sw else '')
                if not sw: ds = [''.join(ds)]
            if len(ds) == 1: out.append('<path%s d="%s"/>' % (at, ds[0]))
            else: out.append('<g%s>' % at + ''.join('<path d="%s"/>' % d for d in ds) + '</g>')
        out.append('</g></svg>')
        t = '\n'.join(out) + '\n'
        open('%s/%s.svg' % (folder, s.name), 'w').write(t)
        return len(t)
