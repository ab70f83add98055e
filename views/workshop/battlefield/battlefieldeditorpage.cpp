// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/battlefield/battlefieldeditorpage.h"

#include "model/match/words/spokenname.h"
#include "views/theme/button.h"
#include "views/theme/keyboardhome.h"
#include "views/workshop/battlefield/battlefieldfilemenu.h"
#include "views/workshop/canvas/editorcanvas.h"
#include "views/workshop/panels/laboratory.h"
#include "views/workshop/panels/problemlist.h"
#include "views/workshop/panels/propertiespanel.h"
#include "views/workshop/panels/toolcolumn.h"
#include "views/workshop/panels/zonelist.h"
#include "views/workshop/panels/zonemenu.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QShortcut>
#include <QVBoxLayout>

namespace fabletop {

namespace {

constexpr int footHigh = 184;

} // namespace

BattlefieldEditorPage::BattlefieldEditorPage(std::shared_ptr<const Theme> theme, Language language,
                                             const QString& folder, QWidget* parent)
    : DocumentPage(parent), m_theme(std::move(theme)), m_language(language), m_files(m_editor, folder),
      m_tools(new ToolColumn(m_editor, m_theme, this)), m_canvas(new EditorCanvas(m_editor, m_theme, this)),
      m_things(new PropertiesPanel(m_editor, m_theme, language, this)),
      m_problems(new ProblemList(m_editor, m_theme, this)),
      m_laboratory(new Laboratory(m_editor, m_theme, this))
{
    QDir().mkpath(folder);
    m_left = m_files.leftBehind();
    build();
    addKeys();
    connect(&m_editor, &BattlefieldEditor::changed, this, &BattlefieldEditorPage::renew);
    connect(&m_editor, &BattlefieldEditor::refused, this,
            [this](const QString& reason) { showNote(*m_canvas, reason); });
    followFiles();
    connect(m_things, &PropertiesPanel::editZoneRequested, this, &BattlefieldEditorPage::offerZone);
    m_canvas->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_canvas, &QWidget::customContextMenuRequested, this, &BattlefieldEditorPage::offerEdits);
    connect(&m_canvas->hand(), &EditorPointer::noteAdded, this, [this] {
        m_things->textField()->setFocus();
        m_things->textField()->selectAll();
    });
    connect(&m_editor.document().undoStack(), &QUndoStack::indexChanged, this, &BattlefieldEditorPage::renew);
    setFocusProxy(m_canvas);
    setKeyboardHome(*this, *m_canvas);
    new FieldKeys(*this);
    setLanguage(language);
    setTheme(m_theme);
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
    middle->addWidget(buildFoot());
    auto* body = new QHBoxLayout;
    body->setSpacing(0);
    body->addWidget(m_tools);
    body->addLayout(middle, 1);
    body->addWidget(m_things);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head = buildHead());
    column->addLayout(body, 1);
    buildRecovery();
}

QWidget* BattlefieldEditorPage::buildHead()
{
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(16, 5, 14, 5);
    row->setSpacing(8);
    m_fileMenu = new Button(QStringLiteral("more"), QString(), ButtonRole::plain, head);
    m_undoWords = new QLabel(head);
    m_undo = new Button(QStringLiteral("undo"), QString(), ButtonRole::plain, head);
    m_redo = new Button(QStringLiteral("redo"), QString(), ButtonRole::plain, head);
    m_accept = new Button(QStringLiteral("check"), QString(), ButtonRole::plain, head);
    m_dismiss = new Button(QStringLiteral("close"), QString(), ButtonRole::plain, head);
    m_try = new Button(QStringLiteral("play"), QString(), ButtonRole::primary, head);
    row->addWidget(m_fileMenu);
    row->addWidget(m_accept);
    row->addWidget(m_dismiss);
    row->addStretch(1);
    row->addWidget(m_undoWords);
    row->addWidget(m_undo);
    row->addWidget(m_redo);
    row->addWidget(m_try);
    connect(m_fileMenu, &Button::clicked, this, &BattlefieldEditorPage::offerFiles);
    connect(m_undo, &Button::clicked, this, &BattlefieldEditorPage::undo);
    connect(m_redo, &Button::clicked, this, &BattlefieldEditorPage::redo);
    connect(m_accept, &Button::clicked, &m_editor, &BattlefieldEditor::acceptProposals);
    connect(m_dismiss, &Button::clicked, &m_editor, &BattlefieldEditor::dropProposals);
    connect(m_try, &Button::clicked, this, &BattlefieldEditorPage::tryOut);
    return head;
}

QWidget* BattlefieldEditorPage::buildFoot()
{
    auto* foot = new QWidget(this);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(16, 10, 16, 10);
    row->setSpacing(18);
    row->addWidget(m_problems, 4);
    row->addWidget(m_laboratory, 5);
    foot->setFixedHeight(m_theme->px(footHigh));
    return foot;
}

/// Copies that an earlier run left behind are offered once, before anything is drawn over them: over the
/// upper edge of the drawing board, which stays where it is.
void BattlefieldEditorPage::buildRecovery()
{
    m_recovery = new QWidget(this);
    m_recovery->setAutoFillBackground(true);
    auto* row = new QHBoxLayout(m_recovery);
    row->setContentsMargins(16, 4, 14, 4);
    m_recoveryWords = new QLabel(m_recovery);
    m_recoveryWords->setWordWrap(true);
    m_bringBack = new Button(QStringLiteral("undo"), QString(), ButtonRole::plain, m_recovery);
    m_throwAway = new Button(QStringLiteral("close"), QString(), ButtonRole::plain, m_recovery);
    row->addWidget(m_bringBack);
    row->addWidget(m_recoveryWords, 1);
    row->addWidget(m_throwAway);
    connect(m_bringBack, &Button::clicked, this, [this] {
        if (m_files.mayLeave() && m_files.recover(m_left.front())) m_left.erase(m_left.begin());
        offerRecovery();
    });
    connect(m_throwAway, &Button::clicked, this, [this] {
        if (m_files.throwAway(m_left.front())) m_left.erase(m_left.begin());
        offerRecovery();
    });
}

void BattlefieldEditorPage::placeRecovery()
{
    m_recovery->setGeometry(0, m_head->height(), width(), m_recovery->layout()->totalHeightForWidth(width()));
    m_recovery->raise();
}

void BattlefieldEditorPage::offerRecovery()
{
    m_recovery->setVisible(!m_left.empty());
    if (m_left.empty()) return;
    const LeftCopy& copy = m_left.front();
    const QString name = copy.path.isEmpty() ? m_editor.document().words().nameless : spokenFile(copy.path);
    m_recoveryWords->setText(tr("Changes to %1 were not saved when the program ended (%2).")
                                 .arg(name, QLocale().toString(copy.written, QLocale::ShortFormat)));
    m_bringBack->setText(tr("Restore"));
    m_throwAway->setText(tr("Discard"));
    placeRecovery();
}

void BattlefieldEditorPage::addKey(const QKeySequence& key, const std::function<void()>& act)
{
    auto* shortcut = new QShortcut(key, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, act);
}

void BattlefieldEditorPage::addKeys()
{
    for (int tool = 0; tool < editorTools; ++tool)
        addKey(QKeySequence(ToolColumn::keyOf(static_cast<EditorTool>(tool))),
               [this, tool] { m_editor.setTool(static_cast<EditorTool>(tool)); });
    addKey(QKeySequence(QStringLiteral("G")), [this] { m_editor.setGrid(!m_editor.grid()); });
    addKey(QKeySequence(QStringLiteral("M")), [this] {
        m_editor.setSymmetry(m_editor.symmetry() == Symmetry::none ? Symmetry::leftRight : Symmetry::none);
    });
    addKey(QKeySequence(Qt::Key_Delete), [this] { m_editor.removeSelected(); });
    addKey(QKeySequence(Qt::Key_Backspace), [this] { m_editor.removeSelected(); });
    addKey(QKeySequence::Copy, [this] { m_editor.copy(); });
    addKey(QKeySequence::Cut, [this] { m_editor.cut(); });
    addKey(QKeySequence::Paste, [this] { m_editor.paste(); });
    addKey(QKeySequence(QStringLiteral("Ctrl+D")), [this] { m_editor.duplicate(); });
    addKey(QKeySequence::SelectAll, [this] { m_editor.selectAll(); });
    addKey(QKeySequence::Save, [this] { save(); });
    addKey(QKeySequence(QStringLiteral("Ctrl+Shift+Z")), [this] { redo(); });
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
    showNote(*m_fileMenu, tr("Saved"));
    return true;
}

void BattlefieldEditorPage::offerFiles()
{
    BattlefieldFileMenu menu(m_files, m_editor, m_theme, *this);
    menu.exec(m_fileMenu->mapToGlobal(QPoint(0, m_fileMenu->height())));
}

void BattlefieldEditorPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_laboratory->setNarrow(width() < m_theme->px(1080));
    placeRecovery();
}

/// The clipboard and what belongs to it, for those who look for it under the pointer.
void BattlefieldEditorPage::offerEdits(QPoint at)
{
    if (m_canvas->hand().busy()) return;
    QMenu menu(this);
    menu.addAction(tr("Cut"), QKeySequence::Cut, &m_editor, &BattlefieldEditor::cut);
    menu.addAction(tr("Copy"), QKeySequence::Copy, &m_editor, &BattlefieldEditor::copy);
    menu.addAction(tr("Paste"), QKeySequence::Paste, &m_editor, &BattlefieldEditor::paste);
    menu.addAction(tr("Duplicate"), QKeySequence(QStringLiteral("Ctrl+D")), &m_editor,
                   &BattlefieldEditor::duplicate);
    menu.addAction(tr("Delete"), QKeySequence(Qt::Key_Delete), &m_editor, &BattlefieldEditor::removeSelected);
    menu.addSeparator();
    menu.addAction(tr("Select all"), QKeySequence::SelectAll, &m_editor, &BattlefieldEditor::selectAll);
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

void BattlefieldEditorPage::renew()
{
    QUndoStack& stack = m_editor.document().undoStack();
    m_undoWords->setText(stack.canUndo() ? tr("Undo “%1”").arg(stack.undoText()) : QString());
    m_undo->setReason(stack.canUndo() ? QString() : tr("There is nothing to undo"));
    m_redo->setReason(stack.canRedo() ? QString() : tr("There is nothing to redo"));
    const int proposed = static_cast<int>(m_editor.proposals().size());
    m_accept->setVisible(proposed > 0);
    m_dismiss->setVisible(proposed > 0);
    m_accept->setText(tr("Accept %n proposed line(s)", nullptr, proposed));
    m_try->setReason(m_editor.document().playable() ? QString()
                                                    : tr("No match can be played yet: see the problems"));
    Q_EMIT titleChanged();
}

void BattlefieldEditorPage::retranslate()
{
    m_fileMenu->setText(tr("File"));
    m_undo->setAccessibleName(tr("Undo"));
    m_undo->setToolTip(tr("Undo"));
    m_redo->setAccessibleName(tr("Redo"));
    m_redo->setToolTip(tr("Redo"));
    m_dismiss->setText(tr("Dismiss them"));
    m_try->setText(tr("Try it"));
    offerRecovery();
    renew();
}

void BattlefieldEditorPage::setLanguage(Language language)
{
    m_language = language;
    retranslate();
}

void BattlefieldEditorPage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_undoWords->setFont(m_theme->font(TextRole::second));
    m_recoveryWords->setFont(m_theme->font(TextRole::body));
    QPalette quiet = m_recovery->palette();
    quiet.setColor(QPalette::Window, m_theme->color(Tone::warnWash));
    m_recovery->setPalette(quiet);
    update();
}

void BattlefieldEditorPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void BattlefieldEditorPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
}

} // namespace fabletop
