"""rend.py OUT.png NAME... : each vignette at 648 on two grounds, and at 100 px on four grounds light + dark; and `sheet` mode."""
import os, sys, re
os.environ['QT_QPA_PLATFORM']='offscreen'
from PyQt6.QtSvg import QSvgRenderer
from PyQt6.QtGui import QImage, QPainter, QColor, QPainterPath, QGuiApplication, QPen, QFont
from PyQt6.QtCore import QRectF, QByteArray, Qt
app=QGuiApplication([])
G=['#8E2015','#1F5E9C','#532F6B','#7A6206']
def mix(a,b,t):
    h=lambda s:[int(s[i:i+2],16) for i in (1,3,5)]
    return '#%02x%02x%02x'%tuple(round(x*t+y*(1-t)) for x,y in zip(h(a),h(b)))
DK={'#FCF8EE':'#D9CDB5','#FDF9EF':'#857760','#241C15':'#14110E','#E7DDC8':'#BBAF97','#B9A682':'#9A8968','#8F7B58':'#706246','#574A3A':'#483E32'}
def load(n):
    for p in (n,'stock/%s.svg'%n,'%s.svg'%n):
        if os.path.isfile(p): return open(p).read()
    raise SystemExit('no '+n)
def one(p,svg,x,y,w,type_,dark,value=True):
    k=w/216; h=100*k
    if dark: svg=re.sub('|'.join(DK),lambda m:DK[m.group(0)],svg)
    g=mix(G[type_],'#2A2723',.20) if dark else mix(G[type_],'#FCF8EE',.14)
    p.save(); p.translate(x,y); p.scale(k,k)
    c=QPainterPath(); c.addRoundedRect(QRectF(0,0,216,100),8,8); p.setClipPath(c)
    p.fillRect(QRectF(0,0,216,100),QColor(g))
    r=QSvgRenderer(QByteArray(svg.encode())); 
    p.save(); r.setViewBox(QRectF(0,0,216,100)); r.render(p,QRectF(0,0,216,100)); p.restore()
    if value:
        tc=QColor(G[type_] if not dark else mix(G[type_],'#ffffff',.7))
        p.setPen(Qt.PenStyle.NoPen); p.setBrush(tc)
        q=QPainterPath(); q.addRoundedRect(QRectF(5,5,46,46),7,7); p.drawPath(q)
        p.setBrush(QColor('#FCF8EE')); q=QPainterPath(); q.moveTo(195,8); q.cubicTo(203,22,210,28,210,36); q.cubicTo(210,46,203,51,195,51); q.cubicTo(187,51,180,46,180,36); q.cubicTo(180,28,187,22,195,8)
        p.setPen(QPen(QColor(G[type_]),2)); p.drawPath(q)
    p.restore()
if __name__=='__main__':
    out=sys.argv[1]; names=sys.argv[2:]
    sheet=names[0]=='sheet'
    if sheet:
        names=names[1:]; cols=6 if len(names)>12 else 3; w=216 if cols==6 else 432; h=w*100//216
        rows=-(-len(names)//cols)
        im=QImage(cols*(w+8)+8,rows*(h+8)+8,QImage.Format.Format_ARGB32); im.fill(QColor('#999'))
        p=QPainter(im); p.setRenderHint(QPainter.RenderHint.Antialiasing)
        for i,n in enumerate(names): one(p,load(n),8+i%cols*(w+8),8+i//cols*(h+8),w,i%4,False)
        p.end(); im.save(out); sys.exit()
    if names[0]=='small':      # each name 100px on 4 grounds light+dark, native and doubled view
        names=names[1:]; im=QImage(8*106+6,len(names)*52+6,QImage.Format.Format_ARGB32); im.fill(QColor('#999')); p=QPainter(im); p.setRenderHint(QPainter.RenderHint.Antialiasing)
        for i,n in enumerate(names):
            s=load(n)
            for t in range(8): one(p,s,6+t*106,6+i*52,100,t%4,t>3)
        p.end(); im.save(out); sys.exit()
    H=310
    im=QImage(648*2+30,len(names)*(H+64),QImage.Format.Format_ARGB32); im.fill(QColor('#999')); p=QPainter(im); p.setRenderHint(QPainter.RenderHint.Antialiasing)
    for i,n in enumerate(names):
        s=load(n); y=i*(H+64)+5
        one(p,s,10,y,648,i%4,False); one(p,s,668,y,648,(i+1)%4,True)
        for t in range(8): one(p,s,10+t*108,y+304,100,t%4,t>3)
    p.end(); im.save(out)
