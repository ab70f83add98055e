// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rulesets/ruleseteditorpage.h"

#include "model/content/rulesets/rulenumbers.h"
#include "model/match/words/spokenname.h"
#include "views/preferences/shortcuts.h"
#include "views/theme/button.h"
#include "views/theme/ground.h"
#include "views/theme/numberfield.h"
#include "views/workshop/rulesets/rulereader.h"
#include "views/workshop/rulesets/rulesethead.h"
#include "views/workshop/rulesets/rulesetrow.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int formWide = 960;
constexpr int formBeside = 740;  ///< with a book beside it
constexpr int leastReader = 400; ///< of the book
constexpr int mostReader = 640;  ///< longer lines are hard to read

bool undoes(const QKeyEvent& key)
{
    return key.matches(QKeySequence::Undo);
}

bool redoes(const QKeyEvent& key)
{
    return key.matches(QKeySequence::Redo) ||
           key.keyCombination() == QKeyCombination(Qt::ControlModifier | Qt::ShiftModifier, Qt::Key_Z);
}

} // namespace

RuleSetEditorPage::RuleSetEditorPage(std::shared_ptr<const Theme> theme, Language language,
                                     const QString& folder, QWidget* parent)
    : DocumentPage(parent), m_theme(std::move(theme)), m_language(language), m_files(m_document, folder),
      m_buttons(new RuleSetHead(m_theme, this)), // before the form: Tab goes from the top down
      m_reader(new RuleReader(m_theme, language, this))
{
    build();
    connectButtons();
    connect(&m_document, &RuleSetDocument::changed, this, &RuleSetEditorPage::renew);
    connect(&m_document, &RuleSetDocument::pathChanged, this, &RuleSetEditorPage::titleChanged);
    connect(&m_document, &RuleSetDocument::modifiedChanged, this, &RuleSetEditorPage::titleChanged);
    connect(&m_document.undoStack(), &QUndoStack::indexChanged, this, &RuleSetEditorPage::renew);
    followFiles();
    connect(&m_files, &DocumentFiles::saved, this,
            [this](const QString& path) { Q_EMIT informed(tr("Saved as %1").arg(spokenPath(path))); });
    addActKey(*this, Act::saveRules, [this] { save(); });
    setFocusProxy(m_rows.front()->number());
    setLanguage(language);
    setTheme(m_theme);
}

/// A field that loses the focus as it goes would hand in what was typed, to a document that is gone.
RuleSetEditorPage::~RuleSetEditorPage()
{
    m_name->disconnect(this);
    for (RuleSetRow* row : m_rows)
        row->disconnect(this);
}

void RuleSetEditorPage::build()
{
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto* middle = new QWidget;
    auto* centred = new QHBoxLayout(middle);
    centred->setContentsMargins(16, 8, 16, 16);
    centred->addStretch(1);
    centred->addWidget(buildForm(), 100);
    centred->addStretch(1);
    m_scroll->setWidget(middle);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_buttons);
    auto* body = new QHBoxLayout;
    body->setSpacing(0);
    body->addWidget(m_scroll, 1);
    body->addWidget(m_reader);
    column->addLayout(body, 1);
    m_reader->showRule(QLatin1String(m_rows.front()->field().clause));
    connect(m_reader, &RuleReader::ruleRequested, this, &RuleSetEditorPage::ruleRequested);
}

ToolRow* RuleSetEditorPage::tools() const
{
    return m_buttons;
}

void RuleSetEditorPage::connectButtons()
{
    connect(m_buttons->fileButton(), &Button::clicked, this, &RuleSetEditorPage::offerFiles);
    connect(m_buttons->undoButton(), &Button::clicked, this, &RuleSetEditorPage::undo);
    connect(m_buttons->redoButton(), &Button::clicked, this, &RuleSetEditorPage::redo);
    connect(m_buttons->playButton(), &Button::clicked, this, [this] {
        settle();
        Q_EMIT playRequested(m_document.rules());
    });
}

QWidget* RuleSetEditorPage::buildForm()
{
    m_form = new QWidget;
    auto* column = new QVBoxLayout(m_form);
    column->setContentsMargins(0, 8, 0, 8);
    column->setSpacing(0);
    m_nameWord = new QLabel(m_form);
    m_name = new QLineEdit(m_form);
    m_name->setMaxLength(longestRulesName);
    m_name->installEventFilter(this);
    m_nameWord->setBuddy(m_name);
    connect(m_name, &QLineEdit::editingFinished, this, &RuleSetEditorPage::settle);
    m_changes = new QLabel(m_form);
    m_resetAll = new Button(QStringLiteral("undo"), QString(), ButtonRole::plain, m_form);
    connect(m_resetAll, &Button::clicked, this, [this] { m_document.resetAll(); });
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 18, 8, 8);
    row->addWidget(m_changes, 1);
    row->addWidget(m_resetAll);
    column->addWidget(m_nameWord);
    column->addSpacing(4);
    column->addWidget(m_name);
    column->addLayout(row);
    for (const RuleField& field : ruleFields()) {
        auto* one = new RuleSetRow(field, m_theme, m_form);
        connect(one, &RuleSetRow::valueRequested, this,
                [this, &field](int value) { m_document.setValue(field, value); });
        connect(one, &RuleSetRow::resetRequested, this, [this, &field] { m_document.reset(field); });
        connect(one, &RuleSetRow::ruleRequested, this, &RuleSetEditorPage::ruleRequested);
        connect(one, &RuleSetRow::lookedAt, this,
                [this, &field] { m_reader->showRule(QLatin1String(field.clause)); });
        if (one->number()) one->number()->installEventFilter(this);
        column->addWidget(one);
        m_rows.push_back(one);
    }
    column->addStretch(1);
    return m_form;
}

/// What was typed and not yet confirmed counts.
void RuleSetEditorPage::settle()
{
    if (m_name->isModified()) {
        m_name->setModified(false);
        m_document.setName(m_name->text());
    }
    for (RuleSetRow* row : m_rows)
        row->settle();
    renew();
}

bool RuleSetEditorPage::beforeUndo()
{
    settle();
    if (m_document.undoStack().canUndo()) return false;
    showNote(*m_buttons->undoButton(), tr("There is nothing to undo"));
    return true;
}

void RuleSetEditorPage::redo()
{
    settle();
    if (m_document.undoStack().canRedo()) return m_document.redo();
    showNote(*m_buttons->redoButton(), tr("There is nothing to redo"));
}

void RuleSetEditorPage::fillFileMenu(QMenu& menu)
{
    menu.addAction(tr("New rule set"), this, [this] { m_files.startNew(); });
    menu.addAction(tr("Open…"), this, &RuleSetEditorPage::openByDialog);
    m_files.addRecent(menu);
    menu.addAction(tr("Save"), this, &RuleSetEditorPage::save)->setShortcuts(keysIn(*this, Act::saveRules));
    menu.addAction(tr("Save as…"), this, &RuleSetEditorPage::saveAs);
}

void RuleSetEditorPage::offerFiles()
{
    settle();
    QMenu menu(this);
    fillFileMenu(menu);
    const Button& button = *m_buttons->fileButton();
    menu.exec(button.mapToGlobal(QPoint(0, button.height())));
}

void RuleSetEditorPage::renew()
{
    for (RuleSetRow* row : m_rows)
        row->setValue(m_document.value(row->field()));
    if (!m_name->isModified()) m_name->setText(QString::fromStdString(m_document.rules().name));
    const int changes = static_cast<int>(m_document.changes().size());
    m_changes->setText(changes == 0 ? tr("Same as the standard rules")
                                    : tr("%n change(s)", nullptr, changes));
    m_resetAll->setVisible(changes > 0);
    m_buttons->showSteps(m_document.undoStack());
    m_reader->setNumbers(m_document.rules().numbers);
    Q_EMIT titleChanged();
}

void RuleSetEditorPage::retranslate()
{
    m_nameWord->setText(tr("Name"));
    m_name->setAccessibleName(tr("Name of the rule set"));
    m_resetAll->setText(tr("Reset all"));
    for (RuleSetRow* row : m_rows)
        row->retranslate();
    renew();
}

/// A form that nobody has touched is called as a new one in this language.
void RuleSetEditorPage::setLanguage(Language language)
{
    m_language = language;
    if (m_document.path().isEmpty() && !m_document.modified() && m_document.undoStack().count() == 0)
        m_document.startNew();
    retranslate();
}

void RuleSetEditorPage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    setGround(*m_scroll, *m_theme, Tone::ground);
    m_form->setMaximumWidth(m_theme->px(formWide));
    m_nameWord->setFont(m_theme->font(TextRole::second));
    m_name->setFont(m_theme->font(TextRole::body));
    m_changes->setFont(m_theme->font(TextRole::section));
    arrange();
    update();
}

/// Undo is the page's own while the focus is in it, not the window's.
bool RuleSetEditorPage::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride)
        if (const auto* key = static_cast<QKeyEvent*>(event); undoes(*key) || redoes(*key)) {
            event->accept();
            return true;
        }
    return Page::event(event);
}

void RuleSetEditorPage::keyPressEvent(QKeyEvent* event)
{
    if (undoes(*event)) return undo();
    if (redoes(*event)) return redo();
    Page::keyPressEvent(event);
}

/// A field's own undo knows only of its text; the page's knows what was changed before.
bool RuleSetEditorPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return Page::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (!undoes(*key) && !redoes(*key)) return Page::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress) undoes(*key) ? undo() : redo();
    event->accept();
    return true;
}

void RuleSetEditorPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

/// The book has the room that the form doesn't need.
void RuleSetEditorPage::arrange()
{
    const int least = m_theme->px(leastReader);
    const int spare = width() - m_theme->px(formBeside);
    m_reader->setVisible(spare >= least);
    m_reader->setFixedWidth(
        std::clamp(std::min(width() * 3 / 8, m_theme->px(mostReader)), least, std::max(spare, least)));
}

void RuleSetEditorPage::resizeEvent(QResizeEvent* event)
{
    DocumentPage::resizeEvent(event);
    arrange();
}

void RuleSetEditorPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
}

} // namespace fabletop
