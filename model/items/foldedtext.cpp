#include "model/items/foldedtext.h"

namespace fabletop {

QString folded(const QString& text)
{
    QString plain;
    for (const QChar sign : text.normalized(QString::NormalizationForm_D))
        if (sign.category() != QChar::Mark_NonSpacing) plain += sign.toCaseFolded();
    return plain;
}

} // namespace fabletop
