import os,sys
os.environ['QT_QPA_PLATFORM']='offscreen'
from PyQt6.QtGui import *
from PyQt6.QtCore import *
from PyQt6.QtSvg import QSvgRenderer
import re
app=QGuiApplication([])
def rend(src,w,h,bg,flat=None):
    im=QImage(w,h,QImage.Format.Format_ARGB32_Premultiplied); im.fill(QColor(0,0,0,0))
    r=QSvgRenderer(QByteArray(src.encode())); assert r.isValid()
    p=QPainter(im); p.setRenderHint(QPainter.RenderHint.Antialiasing)
    vb=r.viewBoxF(); s=min(w/vb.width(),h/vb.height())
    r.render(p,QRectF((w-vb.width()*s)/2,(h-vb.height()*s)/2,vb.width()*s,vb.height()*s)); p.end()
    o=QImage(w,h,QImage.Format.Format_RGB32); o.fill(QColor(bg)); p=QPainter(o); p.drawImage(0,0,im); p.end(); return o
def flat(src):
    # one flat ink: all non-paper ink
    s=re.sub(r'<ellipse[^>]*fill-opacity[^>]*/>','',src)
    s=re.sub(r'<path stroke="#FCF8EE"[^>]*/>','',s,count=1)
    return re.sub(r'#(FCF8EE|B9A682|8F7B58|574A3A|3D58A8|2A3E7A|E7DDC8|241C15)','#241C15',s)
def seat(s,a,b): return s.replace('#3D58A8',a).replace('#2A3E7A',b)
def sheet(files,out,big=600,cols=None):
    """each: big on light, then column: 56 light, 56 dark, flat 64 (each also enlarged x3), seat red"""
    n=len(files); W=[]
    for f in files:
        s=open(f).read(); b='bust' in f
        vb=re.search(r'viewBox="0 0 (\d+) (\d+)"',s); vw,vh=int(vb[1]),int(vb[2])
        bw=int(big*vw/vh); 
        def sm(src,h,bg,z=3):
            w=int(round(h*vw/vh)); im=rend(src,w,h,bg); return im, im.scaled(w*z,h*z,transformMode=Qt.TransformationMode.SmoothTransformation)
        items=[sm(s,56,'#F4ECDB'),sm(seat(s,'#A83D3D','#7A2A2A'),56,'#201E1B'),sm(flat(s),64,'#F4ECDB')]
        W.append((rend(s,bw,big,'#F4ECDB'),items))
    tw=sum(a.width()+ max(i[1].width() for i in it)+70 for a,it in W)
    o=QImage(tw,max(big,580),QImage.Format.Format_RGB32); o.fill(QColor('#ccc')); p=QPainter(o); x=0
    for a,it in W:
        p.drawImage(x,0,a); x+=a.width()+4; y=2
        for i in it: p.drawImage(x,y,i[1]); p.drawImage(x+i[1].width()+4,y,i[0]); y+=i[1].height()+4
        x+=max(i[1].width() for i in it)+66
    p.end(); o.save(out)
def row(files,out,h=300,bg='#F4ECDB',fl=False,z=1,per=8):
    ims=[]
    for f in files:
        s=open(f).read(); vb=re.search(r'viewBox="0 0 (\d+) (\d+)"',s)
        im=rend(flat(s) if fl else s,int(h*int(vb[1])/int(vb[2])),h,bg)
        if z>1: im=im.scaled(im.width()*z,im.height()*z,transformMode=Qt.TransformationMode.SmoothTransformation)
        ims.append(im)
    rows=[ims[i:i+per] for i in range(0,len(ims),per)]
    o=QImage(max(sum(i.width() for i in r) for r in rows),sum(max(i.height() for i in r) for r in rows),QImage.Format.Format_RGB32); o.fill(QColor(bg)); p=QPainter(o); y=0
    for r in rows:
        x=0
        for i in r: p.drawImage(x,y,i); x+=i.width()
        y+=max(i.height() for i in r)
    p.end(); o.save(out)
if __name__=='__main__':
    m=sys.argv[1]; out=sys.argv[2]; fs=sys.argv[3:]
    if m=='sheet': sheet(fs,out)
    elif m=='row': row(fs,out)
    elif m=='small': row(fs,out,56,'#201E1B',z=3)
    elif m=='smalll': row(fs,out,56,z=3)
    elif m=='flat': row(fs,out,64,fl=True,z=3)
