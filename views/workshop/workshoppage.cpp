// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/workshoppage.h"

#include "model/match/words/spokenname.h"
#include "views/theme/button.h"
#include "views/theme/keyboardhome.h"
#include "views/workshop/canvas/editorcanvas.h"
#include "views/workshop/panels/laboratory.h"
#include "views/workshop/panels/problemlist.h"
#include "views/workshop/panels/thingpanel.h"
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

WorkshopPage::WorkshopPage(std::shared_ptr<const Theme> theme, Language language, const QString& folder,
                           QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_language(language), m_files(m_desk, folder),
      m_tools(new ToolColumn(m_desk, m_theme, this)), m_canvas(new EditorCanvas(m_desk, m_theme, this)),
      m_things(new ThingPanel(m_desk, m_theme, language, this)),
      m_problems(new ProblemList(m_desk, m_theme, this)), m_laboratory(new Laboratory(m_desk, m_theme, this))
{
    QDir().mkpath(folder);
    m_left = m_files.leftBehind();
    build();
    addKeys();
    connect(&m_desk, &EditorDesk::changed, this, &WorkshopPage::renew);
    connect(&m_desk, &EditorDesk::refused, this,
            [this](const QString& reason) { showNote(*m_canvas, reason); });
    connect(&m_files, &EditorFiles::told, this, &WorkshopPage::told);
    connect(&m_files, &EditorFiles::informed, this, &WorkshopPage::informed);
    connect(m_things, &ThingPanel::editZoneWanted, this, &WorkshopPage::offerZone);
    m_canvas->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_canvas, &QWidget::customContextMenuRequested, this, &WorkshopPage::offerEdits);
    connect(&m_canvas->hand(), &EditorHand::noteAdded, this, [this] {
        m_things->textField()->setFocus();
        m_things->textField()->selectAll();
    });
    connect(&m_desk.document().undoStack(), &QUndoStack::indexChanged, this, &WorkshopPage::renew);
    setFocusProxy(m_canvas);
    setKeyboardHome(*this, *m_canvas);
    new FieldKeys(*this);
    setLanguage(language);
    setTheme(m_theme);
}

WorkshopPage::~WorkshopPage()
{
    settle(); // a field that loses the keyboard later would write into a document that is gone
}

void WorkshopPage::build()
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

QWidget* WorkshopPage::buildHead()
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
    connect(m_fileMenu, &Button::clicked, this, &WorkshopPage::offerFiles);
    connect(m_undo, &Button::clicked, this, &WorkshopPage::undo);
    connect(m_redo, &Button::clicked, this, &WorkshopPage::redo);
    connect(m_accept, &Button::clicked, &m_desk, &EditorDesk::acceptProposals);
    connect(m_dismiss, &Button::clicked, &m_desk, &EditorDesk::dropProposals);
    connect(m_try, &Button::clicked, this, &WorkshopPage::tryOut);
    return head;
}

QWidget* WorkshopPage::buildFoot()
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
void WorkshopPage::buildRecovery()
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

void WorkshopPage::placeRecovery()
{
    m_recovery->setGeometry(0, m_head->height(), width(), m_recovery->layout()->totalHeightForWidth(width()));
    m_recovery->raise();
}

void WorkshopPage::offerRecovery()
{
    m_recovery->setVisible(!m_left.empty());
    if (m_left.empty()) return;
    const Recoverable& copy = m_left.front();
    const QString name = copy.path.isEmpty() ? tr("a battlefield without a file") : spokenFile(copy.path);
    m_recoveryWords->setText(tr("Changes to %1 were not saved when the program ended (%2).")
                                 .arg(name, QLocale().toString(copy.written, QLocale::ShortFormat)));
    m_bringBack->setText(tr("Restore"));
    m_throwAway->setText(tr("Discard"));
    placeRecovery();
}

void WorkshopPage::addKey(const QKeySequence& key, const std::function<void()>& act)
{
    auto* shortcut = new QShortcut(key, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, act);
}

void WorkshopPage::addKeys()
{
    for (int tool = 0; tool < editorTools; ++tool)
        addKey(QKeySequence(ToolColumn::keyOf(static_cast<EditorTool>(tool))),
               [this, tool] { m_desk.setTool(static_cast<EditorTool>(tool)); });
    addKey(QKeySequence(QStringLiteral("G")), [this] { m_desk.setGrid(!m_desk.grid()); });
    addKey(QKeySequence(QStringLiteral("M")), [this] {
        m_desk.setSymmetry(m_desk.symmetry() == Symmetry::none ? Symmetry::leftRight : Symmetry::none);
    });
    addKey(QKeySequence(Qt::Key_Delete), [this] { m_desk.removeSelected(); });
    addKey(QKeySequence(Qt::Key_Backspace), [this] { m_desk.removeSelected(); });
    addKey(QKeySequence::Copy, [this] { m_desk.copy(); });
    addKey(QKeySequence::Cut, [this] { m_desk.cut(); });
    addKey(QKeySequence::Paste, [this] { m_desk.paste(); });
    addKey(QKeySequence(QStringLiteral("Ctrl+D")), [this] { m_desk.duplicate(); });
    addKey(QKeySequence::SelectAll, [this] { m_desk.selectAll(); });
    addKey(QKeySequence::Save, [this] { save(); });
    addKey(QKeySequence(QStringLiteral("Ctrl+Shift+Z")), [this] { redo(); });
}

void WorkshopPage::undo()
{
    if (m_canvas->hand().busy())
        m_canvas->hand().cancel();
    else if (m_desk.document().undoStack().canUndo())
        m_desk.document().undo();
    else
        m_desk.refuse(tr("There is nothing to undo"));
}

void WorkshopPage::redo()
{
    if (m_desk.document().undoStack().canRedo())
        m_desk.document().redo();
    else
        m_desk.refuse(tr("There is nothing to redo"));
}

void WorkshopPage::zoom(int step)
{
    if (step == 0) return m_canvas->fit();
    m_canvas->zoomBy(step > 0 ? 1.25 : 0.8, QRectF(m_canvas->rect()).center());
}

/// What is still being typed belongs to the battlefield too.
void WorkshopPage::settle()
{
    if (QWidget* field = focusWidget(); field && field != m_canvas && isAncestorOf(field))
        field->clearFocus();
}

void WorkshopPage::save()
{
    settle();
    if (m_files.save()) showNote(*m_fileMenu, tr("Saved"));
}

bool WorkshopPage::mayLeave()
{
    settle();
    return m_files.mayLeave();
}

void WorkshopPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_laboratory->setNarrow(width() < m_theme->px(1080));
    placeRecovery();
}

/// The clipboard and what belongs to it, for those who look for it under the pointer.
void WorkshopPage::offerEdits(QPoint at)
{
    if (m_canvas->hand().busy()) return;
    QMenu menu(this);
    menu.addAction(tr("Cut"), QKeySequence::Cut, &m_desk, &EditorDesk::cut);
    menu.addAction(tr("Copy"), QKeySequence::Copy, &m_desk, &EditorDesk::copy);
    menu.addAction(tr("Paste"), QKeySequence::Paste, &m_desk, &EditorDesk::paste);
    menu.addAction(tr("Duplicate"), QKeySequence(QStringLiteral("Ctrl+D")), &m_desk, &EditorDesk::duplicate);
    menu.addAction(tr("Delete"), QKeySequence(Qt::Key_Delete), &m_desk, &EditorDesk::removeSelected);
    menu.addSeparator();
    menu.addAction(tr("Select all"), QKeySequence::SelectAll, &m_desk, &EditorDesk::selectAll);
    menu.exec(m_canvas->mapToGlobal(at));
}

QString WorkshopPage::title() const
{
    const BattlefieldDocument& document = m_desk.document();
    const QString name = document.path().isEmpty() ? spokenName(document.battlefield().name, m_language)
                                                   : spokenFile(document.path());
    return (document.modified() ? QStringLiteral("• ") : QString()) + name;
}

void WorkshopPage::tryOut()
{
    settle();
    if (m_desk.document().playable()) Q_EMIT tryWanted(m_files.withPicture());
}

void WorkshopPage::offerZone(int zone)
{
    QMenu menu(this);
    fillZoneMenu(menu, m_desk, zone, m_language, *this);
    const QRect row = m_things->zones()->rowRect(zone);
    menu.exec(m_things->zones()->mapToGlobal(row.bottomLeft()));
}

void WorkshopPage::renew()
{
    QUndoStack& stack = m_desk.document().undoStack();
    m_undoWords->setText(stack.canUndo() ? tr("Undo “%1”").arg(stack.undoText()) : QString());
    m_undo->setReason(stack.canUndo() ? QString() : tr("There is nothing to undo"));
    m_redo->setReason(stack.canRedo() ? QString() : tr("There is nothing to redo"));
    const int proposed = static_cast<int>(m_desk.proposals().size());
    m_accept->setVisible(proposed > 0);
    m_dismiss->setVisible(proposed > 0);
    m_accept->setText(tr("Accept %n proposed line(s)", nullptr, proposed));
    m_try->setReason(m_desk.document().playable() ? QString()
                                                  : tr("No match can be played yet: see the problems"));
    Q_EMIT titleChanged();
}

void WorkshopPage::retranslate()
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

void WorkshopPage::setLanguage(Language language)
{
    m_language = language;
    m_things->setLanguage(language);
    retranslate();
}

void WorkshopPage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_tools->setTheme(m_theme);
    m_canvas->setTheme(m_theme);
    m_things->setTheme(m_theme);
    m_problems->setTheme(m_theme);
    m_laboratory->setTheme(m_theme);
    m_undoWords->setFont(m_theme->font(TextRole::second));
    m_recoveryWords->setFont(m_theme->font(TextRole::body));
    QPalette quiet = m_recovery->palette();
    quiet.setColor(QPalette::Window, m_theme->color(Tone::warnWash));
    m_recovery->setPalette(quiet);
    update();
}

void WorkshopPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void WorkshopPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
}

} // namespace fabletop
