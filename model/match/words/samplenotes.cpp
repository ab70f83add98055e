#include "model/match/words/samplenotes.h"

#include <QCoreApplication>

namespace fabletop {

QString shownNote(const QString& text)
{
    if (text.isEmpty()) return text;
    return QCoreApplication::translate("SampleNotes", text.toUtf8().constData());
}

} // namespace fabletop
