// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/words/samplenotes.h"

#include "model/match/words/spokenname.h"

#include <QCoreApplication>

namespace fabletop {

QString shownNote(const QString& text)
{
    if (text.isEmpty()) return text;
    return spokenLines(QCoreApplication::translate("SampleNotes", text.toUtf8().constData()));
}

} // namespace fabletop
