"""ink.py: share of ink / paper / wash in every vignette (of the plate)."""
import os,sys,glob; os.environ['QT_QPA_PLATFORM']='offscreen'
from PyQt6.QtSvg import QSvgRenderer
from PyQt6.QtGui import QImage,QPainter,QColor,QGuiApplication
app=QGuiApplication([])
def sh(f):
    im=QImage(216,100,QImage.Format.Format_RGB32); im.fill(QColor('#ff00ff')); p=QPainter(im); QSvgRenderer(f).render(p); p.end()
    n=b=0;w=0
    for y in range(100):
        for x in range(216):
            c=QColor(im.pixel(x,y)); n+=1
            if c.lightness()<50: b+=1
            if c.blue()>c.red()+50 and c.green()<110 and c.red()<90: w+=1
    return 100*b/n,100*w/n
for f in sys.argv[1:]: print('%-30s ink %4.1f wash %4.1f  %d B'%(os.path.basename(f),*sh(f),os.path.getsize(f)))
