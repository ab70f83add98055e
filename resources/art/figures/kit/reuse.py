"""reuse.py - take up a drawing that is already there: its pieces in order, to be kept, dropped or moved.

    P = load('../sinbad.svg')            # list of Piece, back to front (the casing is left out)
    lay(F, P, drop={3, 4}, cut=shape(...))  # lays the pieces into a Fig; subpaths whose middle lies in `cut` are dropped
Indices are those of `pieces.py NAME.svg` (a contact sheet).
"""
import re
from plate import *
import plate

TOK = re.compile(r'[MmLlCcQqZzHhVv]|-?\d*\.?\d+(?:e-?\d+)?')

class Piece:
    __slots__ = ('fill', 'stroke', 'sw', 'subs', 'closed')
    def box(s, i=None):
        P = [p for q in (s.subs if i is None else [s.subs[i]]) for g in q for p in g]
        xs = [p[0] for p in P]; ys = [p[1] for p in P]
        return min(xs), min(ys), max(xs), max(ys)

def parse(d, k):
    t = TOK.findall(d); i = 0; x = y = sx = sy = 0.0; cmd = ''; subs = []; cl = []; cur = []
    def n():
        nonlocal i
        v = float(t[i]); i += 1; return v
    def line(a, b):
        cur.append(((x, y), (x + (a - x) / 3, y + (b - y) / 3), (x + (a - x) * 2 / 3, y + (b - y) * 2 / 3), (a, b)))
    def end(c):
        nonlocal cur
        if cur: subs.append([tuple((p[0] * k, p[1] * k) for p in g) for g in cur]); cl.append(c)
        cur = []
    while i < len(t):
        if t[i].isalpha(): cmd = t[i]; i += 1
        r = cmd.islower(); c = cmd.upper()
        ox, oy = (x, y) if r else (0, 0)
        if c == 'M':
            end(False); x, y = ox + n(), oy + n(); sx, sy = x, y; cmd = 'l' if r else 'L'
        elif c == 'L': a, b = ox + n(), oy + n(); line(a, b); x, y = a, b
        elif c == 'H': a = ox + n(); line(a, y); x = a
        elif c == 'V': b = oy + n(); line(x, b); y = b
        elif c == 'C':
            v = [n() for _ in range(6)]
            p = [(ox + v[j], oy + v[j + 1]) for j in (0, 2, 4)]
            cur.append(((x, y),) + tuple(p)); x, y = p[2]
        elif c == 'Q':
            v = [n() for _ in range(4)]
            q, e = (ox + v[0], oy + v[1]), (ox + v[2], oy + v[3])
            cur.append(((x, y), (x + (q[0] - x) * 2 / 3, y + (q[1] - y) * 2 / 3), (e[0] + (q[0] - e[0]) * 2 / 3, e[1] + (q[1] - e[1]) * 2 / 3), e)); x, y = e
        elif c == 'Z':
            if abs(x - sx) + abs(y - sy) > .01: line(sx, sy)
            x, y = sx, sy; end(True)
    end(False)
    return subs, cl

def load(path):
    s = open(path).read(); out = []; stack = [{}]; k = 1.0; skip = True
    for m in re.finditer(r'<(/?)(g|path)\b([^>]*?)(/?)>', s):
        if m[1]: stack.pop(); continue
        a = dict(re.findall(r'([\w-]+)="([^"]*)"', m[3]))
        st = dict(stack[-1]); st.update(a)
        if m[2] == 'g':
            if 'transform' in a: k = float(re.search(r'scale\(([\d.]+)\)', a['transform'])[1])
            stack.append(st); continue
        if skip and st.get('stroke', '').upper() in ('#FCF8EE', '#FFF'): skip = False; continue
        p = Piece(); p.fill = st.get('fill', INK); p.stroke = st.get('stroke'); p.sw = float(st.get('stroke-width', 1)) * k if p.stroke else 0
        p.subs, c = parse(st['d'], k); p.closed = all(c)
        out.append(p)
    return out

def winding(F, subs):
    """one mask of a path with holes (non-zero winding)"""
    segs = []
    S = plate.Mask.S; rows = [[] for _ in range(Mask.H)]
    for q in subs:
        pts = [((x + Mask.OX) * S, (y + Mask.OY) * S) for x, y in flat(q, 1.0)]
        for (x0, y0), (x1, y1) in zip(pts, pts[1:] + pts[:1]):
            if y0 == y1: continue
            d = 1
            if y0 > y1: x0, y0, x1, y1, d = x1, y1, x0, y0, -1
            a = max(0, math.ceil(y0 - .5)); b = min(Mask.H, math.ceil(y1 - .5)); kk = (x1 - x0) / (y1 - y0) if y1 != y0 else 0
            for y in range(a, b): rows[y].append((x0 + (y + .5 - y0) * kk, d))
    out = [0] * Mask.H
    for y, r in enumerate(rows):
        r.sort(); w = 0; v = 0
        for x, d in r:
            if w == 0: xs = x
            w += d
            if w == 0:
                a = max(0, min(Mask.W, math.ceil(xs - .5))); b = max(0, min(Mask.W, math.ceil(x - .5)))
                if b > a: v |= ((1 << b) - 1) ^ ((1 << a) - 1)
        out[y] = v
    return Mask(out)

def pick(P, ids=None, drop=(), cut=None, keep=None, part=None):
    """pieces chosen: ids (range or set) less drop; `part` {index: set of subpaths kept}; cut: a closed path, subpaths with their middle in it go"""
    m = fill([cut]) if cut else None
    o = []
    for i, p in enumerate(P):
        if ids is not None and i not in ids or i in drop: continue
        q = Piece(); q.fill, q.stroke, q.sw, q.closed = p.fill, p.stroke, p.sw, p.closed; q.subs = []
        for j in range(len(p.subs)):
            if part and i in part and j not in part[i]: continue
            if m:
                b = p.box(j)
                if m.at((b[0] + b[2]) / 2, (b[1] + b[3]) / 2): continue
            q.subs.append(p.subs[j])
        if q.subs: o.append(q)
    return o

def lay(F, P, name=None, f=None, slim=0):
    """lay pieces into F; f maps a point (view units); slim > 0 refits the outlines coarser"""
    tot = None
    for p in P:
        subs = [[tuple(f(a) for a in g) for g in q] for q in p.subs] if f else p.subs
        if p.fill == 'none':
            F.items.append(('@' + p.stroke, p.sw / F.lw() if F.bust else p.sw, d_path(subs, False))); continue
        m = winding(F, subs)
        if slim and p.sw: subs = [refit(q, slim) for q in subs]
        F.sil = F.sil | m if p.sw or p.fill == INK else F.sil
        tot = m if tot is None else tot | m
        F.items.append((p.fill, p.sw / F.lw() if F.bust else p.sw, d_path(subs)))
    if name and tot: F.masks[name] = tot
    return tot

def weigh(F, n=14):
    """the heaviest items, to find bytes"""
    for L, i in sorted(((len(d), i) for i, (c, w, d) in enumerate(F.items)), reverse=True)[:n]: print('  ', i, F.items[i][0], L, end=';')
    print()
