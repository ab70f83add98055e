// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BattlefieldSteps: what tools, fields and menus do to a document, each as one undo step with a name for the
/// menu.
///
/// Why apart from the document: it knows how to undo anything; this knows what there is to do and how it is
/// called.

#include "model/documents/battlefielddocument.h"
#include "model/documents/edits/arrangement.h"

#include <QCoreApplication>

namespace fabletop {

class BattlefieldSteps {
    Q_DECLARE_TR_FUNCTIONS(fabletop::BattlefieldSteps)
public:
    explicit BattlefieldSteps(BattlefieldDocument& document) : m_document(document) {}

    // -- spaces
    EditRefusal addSpace(QPointF at, const std::vector<int>& zones = {}, Symmetry symmetry = Symmetry::none);
    EditRefusal removeSpaces(const Places& spaces, Symmetry symmetry = Symmetry::none);
    EditRefusal moveSpaces(const Places& spaces, QPointF by, Symmetry symmetry = Symmetry::none);
    EditRefusal placeSpace(int space, QPointF at);
    EditRefusal renameSpace(int space, const QString& id);
    EditRefusal setStart(int space, int start);
    EditRefusal setPassage(const Places& spaces, bool passage, Symmetry symmetry = Symmetry::none);
    EditRefusal setZone(const Places& spaces, int zone, bool inside, Symmetry symmetry = Symmetry::none);
    EditRefusal snap(const Places& spaces, double step);
    EditRefusal align(const Places& spaces, Alignment alignment);
    EditRefusal distribute(const Places& spaces, Qt::Orientation orientation);

    // -- the clipboard
    /// The new spaces are put into `added` where it is given, to be selected.
    EditRefusal cut(const Places& spaces);
    EditRefusal paste(const QString& clip, QPointF offset, Places* added = nullptr);
    EditRefusal duplicate(const Places& spaces, QPointF offset, Places* added = nullptr);

    // -- lines
    EditRefusal setLine(int one, int other, bool line, Symmetry symmetry = Symmetry::none);
    EditRefusal toggleLine(int one, int other, Symmetry symmetry = Symmetry::none);
    EditRefusal removeLine(int line);

    // -- zones
    EditRefusal addZone();
    EditRefusal removeZone(int zone);
    EditRefusal moveZone(int from, int to);
    EditRefusal renameZone(int zone, const QString& id);
    EditRefusal nameZone(int zone, Language language, const QString& text);
    EditRefusal setZoneColour(int zone, const QString& colour);
    EditRefusal setZonePattern(int zone, const QString& pattern);

    // -- labels
    EditRefusal addLabel(QPointF at, const QString& text);
    EditRefusal moveLabel(int label, QPointF to);
    EditRefusal setLabelText(int label, const QString& text);
    EditRefusal removeLabel(int label);

    // -- the battlefield as a whole
    EditRefusal setId(const QString& id);
    EditRefusal setName(Language language, const QString& text);
    EditRefusal setAspect(double aspect);
    EditRefusal setRadius(double radius);
    EditRefusal setBackdrop(const Backdrop& backdrop);
    EditRefusal placeBackdrop(const Backdrop& place);
    EditRefusal setNotes(const QString& notes);
    EditRefusal setAuthor(const QString& author);
    EditRefusal setLicense(const QString& license);

private:
    /// An edit that cannot be refused.
    template <typename Edit> EditRefusal always(const QString& name, Edit edit);
    [[nodiscard]] QString spaceName(int space) const;
    [[nodiscard]] QString zoneName(int zone) const;
    /// `one` for a single space, its id filled in, else `several` with their number.
    [[nodiscard]] QString ofSpaces(const Places& spaces, const QString& one, const char* several) const;

    BattlefieldDocument& m_document;
};

} // namespace fabletop
