// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/battlefieldsteps.h"

#include "model/documents/edits/battlefieldclip.h"
#include "model/match/words/spokenname.h"

#include <QLocale>

namespace fabletop {

template <typename Edit> EditRefusal BattlefieldSteps::always(const QString& name, Edit edit)
{
    return m_document.change(name, [&](Battlefield& battlefield) {
        edit(battlefield);
        return EditRefusal::none;
    });
}

QString BattlefieldSteps::spaceName(int space) const
{
    const auto& spaces = m_document.battlefield().spaces;
    if (space < 0 || space >= static_cast<int>(spaces.size())) return {};
    return spokenName(spaces[static_cast<std::size_t>(space)].id);
}

/// As the list of zones calls it: by its name in the language of the window, else by its id.
QString BattlefieldSteps::zoneName(int zone) const
{
    const auto& zones = m_document.battlefield().zones;
    if (zone < 0 || zone >= static_cast<int>(zones.size())) return {};
    const Zone& one = zones[static_cast<std::size_t>(zone)];
    const auto language = languageFromCode(QLocale().name().left(2).toStdString()).value_or(Language::en);
    const std::string& name = one.name.text(language);
    return spokenName(name.empty() ? one.id : name);
}

QString BattlefieldSteps::ofSpaces(const Places& spaces, const QString& one, const char* several) const
{
    if (spaces.size() == 1) return one.arg(spaceName(spaces.front()));
    return tr(several, nullptr, static_cast<int>(spaces.size()));
}

EditRefusal BattlefieldSteps::addSpace(QPointF at, const std::vector<int>& zones, Symmetry symmetry)
{
    return m_document.change(tr("Add a space"),
                             [&](Battlefield& b) { return addSpaceAndImage(b, at, zones, symmetry); });
}

EditRefusal BattlefieldSteps::removeSpaces(const Places& spaces, Symmetry symmetry)
{
    const QString name = ofSpaces(spaces, tr("Remove space %1"), QT_TR_N_NOOP("Remove %n spaces"));
    return always(name,
                  [&](Battlefield& b) { fabletop::removeSpaces(b, withCounterparts(b, spaces, symmetry)); });
}

EditRefusal BattlefieldSteps::moveSpaces(const Places& spaces, QPointF by, Symmetry symmetry)
{
    const QString name = ofSpaces(spaces, tr("Move space %1"), QT_TR_N_NOOP("Move %n spaces"));
    return always(name, [&](Battlefield& b) { moveSpacesAndImages(b, spaces, by, symmetry); });
}

EditRefusal BattlefieldSteps::placeSpace(int space, QPointF at)
{
    return always(tr("Move space %1").arg(spaceName(space)),
                  [&](Battlefield& b) { fabletop::placeSpace(b, space, at); });
}

EditRefusal BattlefieldSteps::renameSpace(int space, const QString& id)
{
    return m_document.change(tr("Rename space %1").arg(spaceName(space)), [&](Battlefield& b) {
        return fabletop::renameSpace(b, space, id.toStdString());
    });
}

EditRefusal BattlefieldSteps::setStart(int space, int start)
{
    const QString name = start == 0
                             ? tr("Take the start from space %1").arg(spaceName(space))
                             : tr("Make space %1 start %2").arg(spaceName(space), QString::number(start));
    return always(name, [&](Battlefield& b) { fabletop::setStart(b, space, start); });
}

EditRefusal BattlefieldSteps::setPassage(const Places& spaces, bool passage, Symmetry symmetry)
{
    const QString name = passage ? ofSpaces(spaces, tr("Open a passage on space %1"),
                                            QT_TR_N_NOOP("Open passages on %n spaces"))
                                 : ofSpaces(spaces, tr("Close the passage on space %1"),
                                            QT_TR_N_NOOP("Close passages on %n spaces"));
    return always(name, [&](Battlefield& b) {
        fabletop::setPassage(b, withCounterparts(b, spaces, symmetry), passage);
    });
}

EditRefusal BattlefieldSteps::setZone(const Places& spaces, int zone, bool inside, Symmetry symmetry)
{
    const QString name = inside ? tr("Paint zone %1").arg(zoneName(zone))
                                : tr("Take spaces out of zone %1").arg(zoneName(zone));
    return always(name, [&](Battlefield& b) {
        fabletop::setZone(b, withCounterparts(b, spaces, symmetry), zone, inside);
    });
}

EditRefusal BattlefieldSteps::snap(const Places& spaces, double step)
{
    return always(tr("Snap to the grid"), [&](Battlefield& b) { snapSpaces(b, spaces, step); });
}

EditRefusal BattlefieldSteps::align(const Places& spaces, Alignment alignment)
{
    return always(tr("Align spaces"), [&](Battlefield& b) { alignSpaces(b, spaces, alignment); });
}

EditRefusal BattlefieldSteps::distribute(const Places& spaces, Qt::Orientation orientation)
{
    return always(tr("Distribute spaces"), [&](Battlefield& b) { distributeSpaces(b, spaces, orientation); });
}

EditRefusal BattlefieldSteps::cut(const Places& spaces)
{
    const QString name = ofSpaces(spaces, tr("Cut space %1"), QT_TR_N_NOOP("Cut %n spaces"));
    return always(name, [&](Battlefield& b) { fabletop::removeSpaces(b, spaces); });
}

EditRefusal BattlefieldSteps::paste(const QString& clip, QPointF offset, Places* added)
{
    return m_document.change(tr("Paste"), [&](Battlefield& b) {
        const Pasted pasted = pasteSpaces(b, clip.toStdString(), offset);
        if (added) *added = pasted.spaces;
        return pasted.refusal;
    });
}

EditRefusal BattlefieldSteps::duplicate(const Places& spaces, QPointF offset, Places* added)
{
    const QString name = ofSpaces(spaces, tr("Duplicate space %1"), QT_TR_N_NOOP("Duplicate %n spaces"));
    return m_document.change(name, [&](Battlefield& b) {
        const Pasted pasted = duplicateSpaces(b, spaces, offset);
        if (added) *added = pasted.spaces;
        return pasted.refusal;
    });
}

EditRefusal BattlefieldSteps::setLine(int one, int other, bool line, Symmetry symmetry)
{
    const QString name = line ? tr("Connect %1 and %2") : tr("Disconnect %1 and %2");
    return always(name.arg(spaceName(one), spaceName(other)),
                  [&](Battlefield& b) { setLineAndImage(b, one, other, line, symmetry); });
}

EditRefusal BattlefieldSteps::toggleLine(int one, int other, Symmetry symmetry)
{
    return setLine(one, other, !joined(m_document.battlefield(), one, other), symmetry);
}

EditRefusal BattlefieldSteps::removeLine(int line)
{
    return always(tr("Remove a line"), [&](Battlefield& b) { fabletop::removeLine(b, line); });
}

EditRefusal BattlefieldSteps::addZone()
{
    return m_document.change(tr("Add a zone"), [](Battlefield& b) { return fabletop::addZone(b); });
}

EditRefusal BattlefieldSteps::removeZone(int zone)
{
    return always(tr("Remove zone %1").arg(zoneName(zone)),
                  [&](Battlefield& b) { fabletop::removeZone(b, zone); });
}

EditRefusal BattlefieldSteps::moveZone(int from, int to)
{
    return always(tr("Move zone %1").arg(zoneName(from)),
                  [&](Battlefield& b) { fabletop::moveZone(b, from, to); });
}

EditRefusal BattlefieldSteps::renameZone(int zone, const QString& id)
{
    return m_document.change(tr("Rename zone %1").arg(zoneName(zone)),
                             [&](Battlefield& b) { return fabletop::renameZone(b, zone, id.toStdString()); });
}

EditRefusal BattlefieldSteps::nameZone(int zone, Language language, const QString& text)
{
    return m_document.change(tr("Name zone %1").arg(zoneName(zone)), [&](Battlefield& b) {
        return fabletop::nameZone(b, zone, language, text.toStdString());
    });
}

EditRefusal BattlefieldSteps::setZoneColour(int zone, const QString& colour)
{
    return m_document.change(tr("Colour zone %1").arg(zoneName(zone)), [&](Battlefield& b) {
        return fabletop::setZoneColour(b, zone, colour.toStdString());
    });
}

EditRefusal BattlefieldSteps::setZonePattern(int zone, const QString& pattern)
{
    return always(tr("Change the pattern of zone %1").arg(zoneName(zone)),
                  [&](Battlefield& b) { fabletop::setZonePattern(b, zone, pattern.toStdString()); });
}

EditRefusal BattlefieldSteps::addLabel(QPointF at, const QString& text)
{
    return m_document.change(tr("Add a text"),
                             [&](Battlefield& b) { return fabletop::addLabel(b, at, text.toStdString()); });
}

EditRefusal BattlefieldSteps::moveLabel(int label, QPointF to)
{
    return always(tr("Move a text"), [&](Battlefield& b) { fabletop::moveLabel(b, label, to); });
}

EditRefusal BattlefieldSteps::setLabelText(int label, const QString& text)
{
    return m_document.change(tr("Change a text"), [&](Battlefield& b) {
        return fabletop::setLabelText(b, label, text.toStdString());
    });
}

EditRefusal BattlefieldSteps::removeLabel(int label)
{
    return always(tr("Remove a text"), [&](Battlefield& b) { fabletop::removeLabel(b, label); });
}

EditRefusal BattlefieldSteps::setId(const QString& id)
{
    return m_document.change(tr("Change the id"),
                             [&](Battlefield& b) { return setBattlefieldId(b, id.toStdString()); });
}

EditRefusal BattlefieldSteps::setName(Language language, const QString& text)
{
    return m_document.change(tr("Name the battlefield"), [&](Battlefield& b) {
        return setBattlefieldName(b, language, text.toStdString());
    });
}

EditRefusal BattlefieldSteps::setAspect(double aspect)
{
    return always(tr("Change the shape"), [&](Battlefield& b) { fabletop::setAspect(b, aspect); });
}

EditRefusal BattlefieldSteps::setRadius(double radius)
{
    return always(tr("Change the size of spaces"), [&](Battlefield& b) { fabletop::setRadius(b, radius); });
}

EditRefusal BattlefieldSteps::setBackdrop(const Backdrop& backdrop)
{
    const QString name = backdrop.file.empty() ? tr("Remove the picture") : tr("Change the picture");
    return m_document.change(name, [&](Battlefield& b) { return fabletop::setBackdrop(b, backdrop); });
}

EditRefusal BattlefieldSteps::placeBackdrop(const Backdrop& place)
{
    return always(tr("Place the picture"), [&](Battlefield& b) { fabletop::placeBackdrop(b, place); });
}

EditRefusal BattlefieldSteps::setNotes(const QString& notes)
{
    return always(tr("Change the notes"),
                  [&](Battlefield& b) { fabletop::setNotes(b, notes.toStdString()); });
}

EditRefusal BattlefieldSteps::setAuthor(const QString& author)
{
    return always(tr("Change the author"),
                  [&](Battlefield& b) { fabletop::setAuthor(b, author.toStdString()); });
}

EditRefusal BattlefieldSteps::setLicense(const QString& license)
{
    return always(tr("Change the license"),
                  [&](Battlefield& b) { fabletop::setLicense(b, license.toStdString()); });
}

} // namespace fabletop
