import sys,os
os.environ['QT_QPA_PLATFORM']='offscreen'
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from sheet import *
import reuse
from plate import d_path
f,out=sys.argv[1:3]; h=int(sys.argv[3]) if len(sys.argv)>3 else 190
P=reuse.load(f); s=open(f).read(); vb=re.search(r'viewBox="0 0 (\d+) (\d+)"',s); vw,vh=int(vb[1]),int(vb[2])
w=h*vw//vh; per=1560//w
base=rend(s,w,h,'#F4ECDB')
n=len(P); rows=(n+per-1)//per
o=QImage(per*w,rows*(h+4),QImage.Format.Format_RGB32); o.fill(QColor('#fff')); p=QPainter(o)
from PyQt6.QtGui import QFont
for i,q in enumerate(P):
    x,y=(i%per)*w,(i//per)*(h+4)
    p.setOpacity(.25); p.drawImage(x,y,base); p.setOpacity(1)
    if q.fill=='none': t='<path fill="none" stroke="#f00" stroke-width="8" d="%s"/>'%d_path(q.subs,False)
    else: t='<path fill="#e00" stroke="#800" stroke-width="3" d="%s"/>'%d_path(q.subs)
    t='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d"><g transform="scale(.25)">%s</g></svg>'%(vw,vh,t)
    r=QSvgRenderer(QByteArray(t.encode())); r.render(p,QRectF(x,y,w,h))
    p.setPen(QColor('#00f')); p.drawText(x+3,y+12,'%d %s %s n%d'%(i,q.fill.replace('#3D58A8','SEAT').replace('#2A3E7A','SEAT2').replace('#241C15','INK').replace('#FCF8EE','PAP').replace('#B9A682','T1').replace('#8F7B58','T2').replace('#574A3A','T3'),'s' if q.sw else '',len(q.subs)))
p.end(); o.save(out)
