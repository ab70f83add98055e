// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/edits/editwords.h"

#include "model/match/words/diagnosticwords.h"
#include "model/match/words/narration.h"

#include <QCoreApplication>

namespace fabletop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BattlefieldEdits)
};

} // namespace

QString issueText(const BattlefieldIssue& issue)
{
    return sentence(told({issue.severity, {}, {}, issue.code, issue.arguments, {}}));
}

QString editRefusal(EditRefusal refusal)
{
    switch (refusal) {
    case EditRefusal::none: return {};
    case EditRefusal::tooManySpaces: return Words::tr("A battlefield has at most %1 spaces.").arg(maxSpaces);
    case EditRefusal::tooManyZones: return Words::tr("A battlefield has at most %1 zones.").arg(mostZones);
    case EditRefusal::emptyName: return Words::tr("A name needs at least one letter or digit.");
    case EditRefusal::nameTooLong: return Words::tr("A name has at most %1 characters.").arg(longestName);
    case EditRefusal::labelTooLong: return Words::tr("A label has at most %1 characters.").arg(longestName);
    case EditRefusal::notAnId:
        return Words::tr("An id is made of lower-case letters, digits and single hyphens.");
    case EditRefusal::idTaken: return Words::tr("That name is taken already.");
    case EditRefusal::notAColour: return Words::tr("A colour looks like #828F8F.");
    case EditRefusal::notAPicture:
        return Words::tr("A backdrop is an SVG, PNG or JPEG picture beside the battlefield or inside it.");
    case EditRefusal::pictureTooLarge:
        return Words::tr("The picture is larger than %1 MB.").arg(largestBackdrop * 3 / 4 >> 20);
    case EditRefusal::notAClip: return Words::tr("The clipboard holds no part of a battlefield.");
    }
    return {};
}

} // namespace fabletop
