// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroDrawings: picks figures and pictures by sight and writes their lines into a hero's text.

#include "model/language/reading/words.h"
#include "views/workshop/files/fileasker.h"

#include <QObject>

namespace fabletop {

class DrawingGallery;
class HeroFiles;
class RulesEditor;

class HeroDrawings : public QObject {
    Q_OBJECT
public:
    /// Both must outlive it; dialogs stand over `page`.
    HeroDrawings(RulesEditor& editor, HeroFiles& files, QWidget* page);

    /// For tests: asks for a file without a dialog.
    void setAsker(OpenAsker open) { m_open = std::move(open); }
    /// A gallery of what the declaration at the cursor may name; null where there is none.
    DrawingGallery* offer(Word property);
    /// Writes the line; empty removes it. In one step of undo.
    void write(Word property, const QString& name);
    /// A picture of the person's own, which is copied beside the hero.
    void takeFile(Word property);

private:
    RulesEditor& m_editor;
    HeroFiles& m_files;
    QWidget* m_page;
    OpenAsker m_open;
};

} // namespace fabletop
