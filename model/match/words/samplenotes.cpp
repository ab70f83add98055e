// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/words/samplenotes.h"

#include "model/match/words/spokenname.h"

#include <QCoreApplication>

namespace fabletop {

QString noteToEdit(const QString& text)
{
    return text.isEmpty() ? text : QCoreApplication::translate("SampleNotes", text.toUtf8().constData());
}

QString shownNote(const QString& text)
{
    return spokenLines(noteToEdit(text));
}

} // namespace fabletop
