// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/battlefield/battlefieldeditorpage.h"

#include "views/theme/button.h"
#include "views/theme/keyboardhome.h"
#include "views/workshop/battlefield/battlefieldfilemenu.h"
#include "views/workshop/battlefield/editorhead.h"
#include "views/workshop/battlefield/editorkeys.h"
#include "views/workshop/canvas/editorcanvas.h"
#include "views/workshop/files/recoveryoffer.h"
#include "views/workshop/panels/editorfoot.h"
#include "views/workshop/panels/propertiespanel.h"
#include "views/workshop/panels/toolcolumn.h"
#include "views/workshop/panels/zonelist.h"
#include "views/workshop/panels/zonemenu.h"

#include <QDir>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

namespace fabletop {

BattlefieldEditorPage::BattlefieldEditorPage(std::shared_ptr<const Theme> theme, Language language,
                                             const QString& folder, QWidget* parent)
    : DocumentPage(parent), m_theme(std::move(theme)), m_language(language), m_files(m_editor, folder),
      m_head(new EditorHead(m_editor, m_theme, this)),
      m_recovery(new RecoveryOffer(m_files, m_editor.document(), m_theme, *this)),
      m_keys(new EditorKeys(m_editor, *this)), m_tools(new ToolColumn(m_editor, m_theme, this)),
      m_canvas(new EditorCanvas(m_editor, m_theme, this)),
      m_things(new PropertiesPanel(m_editor, m_theme, language, this)),
      m_foot(new EditorFoot(m_editor, m_theme, this))
{
    QDir().mkpath(folder);
    build();
    connectParts();
    followFiles();
    m_keys->add(Act::saveField, [this] { save(); });
    m_keys->add(Act::redoField, [this] { redo(); });
    setFocusProxy(m_canvas);
    setKeyboardHome(*this, *m_canvas);
    new FieldKeys(*this);
}

BattlefieldEditorPage::~BattlefieldEditorPage()
{
    settle(); // a field that loses the keyboard later would write into a document that is gone
}

void BattlefieldEditorPage::build()
{
    auto* middle = new QVBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_canvas, 1);
    middle->addWidget(m_foot);
    auto* body = new QHBoxLayout;
    body->setSpacing(0);
    body->addWidget(m_tools);
    body->addLayout(middle, 1);
    body->addWidget(m_things);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addLayout(body, 1);
}

ProblemList* BattlefieldEditorPage::problems() const
{
    return m_foot->problems();
}

ToolRow* BattlefieldEditorPage::tools() const
{
    return m_head;
}

void BattlefieldEditorPage::connectParts()
{
    connect(&m_editor, &BattlefieldEditor::changed, this, &BattlefieldEditorPage::titleChanged);
    connect(&m_editor, &BattlefieldEditor::refused, this,
            [this](const QString& reason) { showNote(*m_canvas, reason); });
    connect(&m_editor.document().undoStack(), &QUndoStack::indexChanged, this,
            &BattlefieldEditorPage::titleChanged);
    connect(m_things, &PropertiesPanel::editZoneRequested, this, &BattlefieldEditorPage::offerZone);
    m_canvas->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_canvas, &QWidget::customContextMenuRequested, this, &BattlefieldEditorPage::offerEdits);
    connect(&m_canvas->hand(), &EditorPointer::noteAdded, this, [this] {
        m_things->textField()->setFocus();
        m_things->textField()->selectAll();
    });
    connect(m_head, &EditorHead::filesRequested, this, &BattlefieldEditorPage::offerFiles);
    connect(m_head, &EditorHead::undoRequested, this, &BattlefieldEditorPage::undo);
    connect(m_head, &EditorHead::redoRequested, this, &BattlefieldEditorPage::redo);
    connect(m_head, &EditorHead::trialRequested, this, &BattlefieldEditorPage::tryOut);
}

bool BattlefieldEditorPage::beforeUndo()
{
    if (m_canvas->hand().busy()) {
        m_canvas->hand().cancel();
        return true;
    }
    if (m_editor.document().undoStack().canUndo()) return false;
    m_editor.refuse(tr("There is nothing to undo"));
    return true;
}

void BattlefieldEditorPage::redo()
{
    if (m_editor.document().undoStack().canRedo())
        m_editor.document().redo();
    else
        m_editor.refuse(tr("There is nothing to redo"));
}

void BattlefieldEditorPage::zoom(int step)
{
    if (step == 0) return m_canvas->fit();
    m_canvas->zoomBy(step > 0 ? 1.25 : 0.8, QRectF(m_canvas->rect()).center());
}

/// What is still being typed belongs to the battlefield too.
void BattlefieldEditorPage::settle()
{
    if (QWidget* field = focusWidget(); field && field != m_canvas && isAncestorOf(field))
        field->clearFocus();
}

bool BattlefieldEditorPage::save()
{
    if (!DocumentPage::save()) return false;
    showNote(*m_head->fileButton(), tr("Saved"));
    return true;
}

void BattlefieldEditorPage::offerFiles()
{
    BattlefieldFileMenu menu(m_files, m_editor, m_theme, *this);
    const Button& button = *m_head->fileButton();
    menu.exec(button.mapToGlobal(QPoint(0, button.height())));
}

void BattlefieldEditorPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_recovery->place(m_head->height());
}

void BattlefieldEditorPage::offerEdits(QPoint at)
{
    if (m_canvas->hand().busy()) return;
    QMenu menu(this);
    m_keys->fillMenu(menu);
    menu.exec(m_canvas->mapToGlobal(at));
}

void BattlefieldEditorPage::tryOut()
{
    settle();
    if (m_editor.document().playable()) Q_EMIT tryRequested(m_files.withPicture());
}

void BattlefieldEditorPage::offerZone(int zone)
{
    QMenu menu(this);
    fillZoneMenu(menu, m_editor, zone, m_language, *this);
    const QRect row = m_things->zones()->rowRect(zone);
    menu.exec(m_things->zones()->mapToGlobal(row.bottomLeft()));
}

void BattlefieldEditorPage::setLanguage(Language language)
{
    m_language = language;
    Q_EMIT titleChanged();
}

void BattlefieldEditorPage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    update();
}

void BattlefieldEditorPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
}

} // namespace fabletop
