// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/herodrawings.h"

#include "model/documents/rules/drawinglines.h"
#include "model/documents/rules/textplaces.h"
#include "views/workshop/files/herofiles.h"
#include "views/workshop/rules/drawinggallery.h"
#include "views/workshop/rules/ruleseditor.h"

#include <QFileDialog>

namespace fabletop {

HeroDrawings::HeroDrawings(RulesEditor& editor, HeroFiles& files, QWidget* page)
    : QObject(page), m_editor(editor), m_files(files), m_page(page),
      m_open([page, &files](const QString& title, const QString& patterns) {
          return QFileDialog::getOpenFileName(page, title, files.folder(), patterns);
      })
{}

DrawingGallery* HeroDrawings::offer(Word property)
{
    const auto at = drawnDeclarationAt(m_editor.toPlainText(), m_editor.line());
    if (!at) return nullptr;
    auto* gallery = new DrawingGallery(m_page, property, at->named(property));
    gallery->setAttribute(Qt::WA_DeleteOnClose);
    gallery->setWindowModality(Qt::WindowModal);
    connect(gallery, &QDialog::accepted, this,
            [this, gallery, property] { write(property, gallery->picked()); });
    connect(gallery, &DrawingGallery::fileRequested, this, [this, property] { takeFile(property); });
    gallery->show();
    return gallery;
}

void HeroDrawings::write(Word property, const QString& name)
{
    const QString text = m_editor.toPlainText();
    const auto edit = drawingEdit(text, m_editor.line(), property, name);
    if (!edit) return;
    QTextCursor cursor(m_editor.QPlainTextEdit::document());
    cursor.setPosition(static_cast<int>(positionOf(text, edit->from)));
    cursor.setPosition(static_cast<int>(positionOf(text, edit->behind)), QTextCursor::KeepAnchor);
    cursor.insertText(QString::fromStdString(edit->text));
    m_editor.setFocus();
}

void HeroDrawings::takeFile(Word property)
{
    const QString path = m_open(tr("Select a picture"), tr("Pictures (*.png *.svg)"));
    if (path.isEmpty()) return;
    if (const QString name = m_files.takePicture(path); !name.isEmpty()) write(property, name);
}

} // namespace fabletop
