#include "model/content/wholefile.h"

#include <QSaveFile>

namespace fabletop {

QString writeWholeFile(const QString& file, const QByteArray& bytes)
{
    QSaveFile out(file);
    out.setDirectWriteFallback(true);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit()) return out.errorString();
    return {};
}

} // namespace fabletop
