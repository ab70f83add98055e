// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/heroeditorpage.h"

#include "model/items/workshop/outlinemodel.h"
#include "model/match/words/diagnosticwords.h"
#include "model/match/words/spokenname.h"
#include "model/rules/names.h"
#include "views/theme/button.h"
#include "views/theme/fitbox.h"
#include "views/theme/scrollanchor.h"
#include "views/workshop/reference/referencepanel.h"
#include "views/workshop/rules/cardside.h"
#include "views/workshop/rules/findbar.h"
#include "views/workshop/rules/herofilemenu.h"
#include "views/workshop/rules/ruleseditor.h"
#include "views/workshop/rules/wizard/newherowizard.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QShortcut>
#include <QStackedWidget>
#include <QTabBar>
#include <QTreeView>
#include <QVBoxLayout>

namespace fabletop {

namespace {

constexpr int outlineWide = 210;
constexpr int sideWide = 300;
constexpr int problemsHigh = 130;

} // namespace

HeroEditorPage::HeroEditorPage(std::shared_ptr<const Theme> theme, Language language, const QString& folder,
                               QWidget* parent)
    : DocumentPage(parent), m_theme(std::move(theme)), m_language(language), m_files(m_document, folder),
      m_declared(new OutlineModel(this)), m_outline(new QTreeView(this)),
      m_editor(new RulesEditor(m_document, m_theme, language, this)), m_problems(new QListWidget(this)),
      m_quickFix(new Button(QStringLiteral("check"), QString(), ButtonRole::plain, this)),
      m_sideTabs(new QTabBar(this)), m_sides(new QStackedWidget(this)),
      m_side(new CardSide(m_theme, language, this)), m_reference(new ReferencePanel(m_theme, language, this))
{
    QDir().mkpath(folder);
    build();
    addKeys();
    connect(&m_document, &HeroDocument::compiled, this, &HeroEditorPage::renew);
    followFiles();
    connect(&m_document, &HeroDocument::modifiedChanged, this, &HeroEditorPage::titleChanged);
    connect(&m_document, &HeroDocument::pathChanged, this, &HeroEditorPage::titleChanged);
    connect(m_editor, &QPlainTextEdit::cursorPositionChanged, this, &HeroEditorPage::showCard);
    connect(m_editor, &RulesEditor::refused, this,
            [this](const QString& reason) { showNote(*m_format, reason); });
    connectOutline();
    connect(m_problems, &QListWidget::itemClicked, this, [this] {
        const auto at = static_cast<std::size_t>(m_problems->currentRow());
        if (at < m_document.diagnostics().size()) m_editor->goTo(m_document.diagnostics()[at].where);
    });
    connect(m_problems, &QListWidget::currentRowChanged, this, [this](int row) {
        const auto at = static_cast<std::size_t>(row);
        const bool fixable = row >= 0 && at < m_document.diagnostics().size() &&
                             !m_document.diagnostics()[at].quickFix.empty();
        m_quickFix->setVisible(fixable);
        if (fixable)
            m_quickFix->setText(
                unmarked(tr("Write “%1”").arg(spokenName(m_document.diagnostics()[at].quickFix))));
    });
    connect(m_quickFix, &Button::clicked, this, [this] {
        const auto at = static_cast<std::size_t>(m_problems->currentRow());
        if (at < m_document.diagnostics().size())
            m_editor->applyQuickFix(Diagnostic(m_document.diagnostics()[at]));
    });
    setFocusProxy(m_editor);
    retranslate();
    setTheme(m_theme);
}

void HeroEditorPage::build()
{
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(12, 6, 12, 8);
    foot->setSpacing(4);
    foot->addWidget(m_problems, 1);
    foot->addWidget(m_quickFix, 0, Qt::AlignLeft);
    m_quickFix->setSize(ButtonSize::small);
    keepPlace(*m_quickFix);
    m_quickFix->hide();
    auto* footPart = new QWidget(this);
    footPart->setLayout(foot);
    footPart->setFixedHeight(m_theme->px(problemsHigh));
    auto* middle = new QVBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_editor, 1);
    middle->addWidget(footPart);
    auto* body = new QHBoxLayout;
    body->setSpacing(0);
    body->addWidget(m_outline);
    body->addLayout(middle, 1);
    body->addWidget(buildSide());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHead());
    m_find = new FindBar(*m_editor, this);
    m_find->hide();
    column->addWidget(m_find);
    column->addLayout(body, 1);
    for (QAbstractItemView* list :
         {static_cast<QAbstractItemView*>(m_outline), static_cast<QAbstractItemView*>(m_problems)}) {
        list->setFrameShape(QFrame::NoFrame);
        list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    }
    m_problems->setWordWrap(true);
    m_outline->setFixedWidth(m_theme->px(outlineWide));
}

/// The card at the cursor, or the language reference in its place.
QWidget* HeroEditorPage::buildSide()
{
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_sideTabs->setExpanding(false);
    m_sideTabs->setDrawBase(false);
    m_sideTabs->addTab(QString());
    m_sideTabs->addTab(QString());
    m_sides->addWidget(m_side);
    m_sides->addWidget(m_reference);
    column->addWidget(m_sideTabs);
    column->addWidget(m_sides, 1);
    side->setFixedWidth(m_theme->px(sideWide));
    connect(m_sideTabs, &QTabBar::currentChanged, m_sides, &QStackedWidget::setCurrentIndex);
    connect(m_reference, &ReferencePanel::ruleRequested, this, &HeroEditorPage::ruleRequested);
    connect(m_reference, &ReferencePanel::insertRequested, m_editor, &RulesEditor::insertExample);
    return side;
}

void HeroEditorPage::showReference()
{
    m_sideTabs->setCurrentIndex(1);
    if (const QString key = m_editor->wordHere(); !key.isEmpty()) m_reference->showWord(key);
}

QWidget* HeroEditorPage::buildHead()
{
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(16, 5, 14, 5);
    row->setSpacing(8);
    m_fileMenu = new Button(QStringLiteral("more"), QString(), ButtonRole::plain, head);
    m_findButton = new Button(QStringLiteral("search"), QString(), ButtonRole::plain, head);
    m_format = new Button(QString(), head);
    m_tryCard = new Button(QStringLiteral("cards"), QString(), ButtonRole::plain, head);
    m_try = new Button(QStringLiteral("play"), QString(), ButtonRole::primary, head);
    row->addWidget(m_fileMenu);
    row->addStretch(1);
    row->addWidget(m_findButton);
    row->addWidget(m_format);
    row->addWidget(m_tryCard);
    row->addWidget(m_try);
    connect(m_fileMenu, &Button::clicked, this, &HeroEditorPage::offerFiles);
    connect(m_format, &Button::clicked, m_editor, &RulesEditor::format);
    connect(m_tryCard, &Button::clicked, this, &HeroEditorPage::cardTrialRequested);
    connect(m_try, &Button::clicked, this, &HeroEditorPage::tryOut);
    connect(m_findButton, &Button::clicked, this, [this] { m_find->begin(false); });
    return head;
}

void HeroEditorPage::addKeys()
{
    const auto add = [this](const QKeySequence& key, auto act) {
        auto* shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    add(QKeySequence::Save, [this] { save(); });
    add(QKeySequence::Find, [this] { m_find->begin(false); });
    add(QKeySequence::Replace, [this] { m_find->begin(true); });
    add(QKeySequence(QStringLiteral("Ctrl+Shift+[")), [this] { m_editor->foldHere(); });
    add(QKeySequence(QStringLiteral("Ctrl+Shift+]")), [this] { m_editor->foldAll(false); });
    add(QKeySequence(Qt::Key_F9), [this] { m_tryCard->press(); });
    add(QKeySequence(QKeySequence::WhatsThis), [this] { showReference(); });
    add(QKeySequence(Qt::Key_F12), [this] { m_editor->goToDefinition(); });
    add(QKeySequence(QStringLiteral("Ctrl+/")), [this] { m_editor->toggleComment(); });
    add(QKeySequence(QStringLiteral("Ctrl+Shift+F")), [this] { m_editor->format(); });
}

void HeroEditorPage::zoom(int step)
{
    m_editor->setZoom(step == 0 ? 0 : m_editor->zoom() + step);
}

// -- showing

void HeroEditorPage::renew()
{
    m_declared->setText(m_document.text());
    fillProblems();
    showCard();
    m_try->setReason(hindrance());
    m_tryCard->setReason(hindrance());
    Q_EMIT titleChanged();
}

QString HeroEditorPage::hindrance() const
{
    if (m_document.text().trimmed().isEmpty()) return tr("The text is empty");
    if (!m_document.upToDate()) return tr("The text has mistakes: see the problems");
    return m_document.hero()->deckSize() > 0 ? QString() : tr("The hero has no cards yet");
}

/// A click or Enter goes to the line; what was open in the tree stays open when its shape changes.
void HeroEditorPage::connectOutline()
{
    m_outline->setModel(m_declared);
    m_outline->setHeaderHidden(true);
    m_outline->setIndentation(m_theme->px(14));
    m_outline->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_outline->setExpandsOnDoubleClick(false);
    const auto go = [this](const QModelIndex& index) {
        m_editor->goToLine(index.data(OutlineModel::FirstLineRole).toInt());
    };
    connect(m_outline, &QTreeView::clicked, this, go);
    connect(m_outline, &QTreeView::activated, this, go);
    const auto open = std::make_shared<QStringList>();
    connect(m_declared, &QAbstractItemModel::modelAboutToBeReset, this, [this, open] {
        open->clear();
        for (int row = 0; row < m_declared->rowCount(); ++row)
            if (const QModelIndex index = m_declared->index(row, 0); m_outline->isExpanded(index))
                *open << index.data().toString();
    });
    connect(m_declared, &QAbstractItemModel::modelReset, this, [this, open] {
        for (int row = 0; row < m_declared->rowCount(); ++row)
            if (const QModelIndex index = m_declared->index(row, 0); open->contains(index.data().toString()))
                m_outline->expand(index);
    });
}

void HeroEditorPage::fillProblems()
{
    m_problems->clear();
    for (const Diagnostic& problem : m_document.diagnostics()) {
        auto* item = new QListWidgetItem(toldWithPlace(problem), m_problems);
        const bool error = problem.severity == Severity::error;
        item->setIcon(m_theme->art().icon(error ? QStringLiteral("error") : QStringLiteral("warning"),
                                          m_theme->color(error ? Tone::harm : Tone::warn)));
    }
    if (m_document.diagnostics().empty()) {
        const bool empty = m_document.text().trimmed().isEmpty();
        auto* item =
            new QListWidgetItem(empty ? tr("The text is empty") : tr("Nothing is wrong"), m_problems);
        if (empty) return m_quickFix->hide();
        item->setIcon(m_theme->art().icon(QStringLiteral("check"), m_theme->color(Tone::accent)));
    }
    m_quickFix->hide();
}

/// The card in whose block the cursor stands.
CardId HeroEditorPage::cardAtCursor() const
{
    const QModelIndex block = m_declared->indexOfLine(m_editor->line());
    if (!m_document.hero() || !block.isValid()) return CardId::none;
    const int place =
        m_document.hero()->findCard(kebab(block.data(OutlineModel::NameRole).toString().toStdString()));
    return place >= 0 ? idAt<CardId>(place) : CardId::none;
}

void HeroEditorPage::showCard()
{
    m_side->setHero(m_document.hero(), cardAtCursor());
}

bool HeroEditorPage::beforeUndo()
{
    m_editor->undo();
    return true;
}

void HeroEditorPage::tryOut()
{
    m_document.compileNow();
    if (!m_document.upToDate() || !save()) return;
    Q_EMIT tryRequested(m_document.path());
}

// -- files

void HeroEditorPage::offerFiles()
{
    HeroFileMenu menu(m_files, m_language, this);
    connect(&menu, &HeroFileMenu::newRequested, this, [this] { beginNew(); });
    connect(&menu, &HeroFileMenu::cardsMade, this, &HeroEditorPage::addCards);
    menu.exec(m_fileMenu->mapToGlobal(QPoint(0, m_fileMenu->height())));
}

void HeroEditorPage::addCards(const QString& text)
{
    QTextCursor end = m_editor->textCursor();
    end.movePosition(QTextCursor::End);
    end.insertText((m_document.text().endsWith(u'\n') ? QStringLiteral("\n") : QStringLiteral("\n\n")) +
                   text);
}

NewHeroWizard* HeroEditorPage::beginNew()
{
    if (!mayLeave()) return nullptr;
    auto* wizard = new NewHeroWizard(m_theme, m_language, this);
    wizard->setAttribute(Qt::WA_DeleteOnClose);
    wizard->setWindowModality(Qt::WindowModal);
    connect(wizard, &NewHeroWizard::heroMade, this, [this](const QString& text) { m_document.adopt(text); });
    wizard->show();
    return wizard;
}

void HeroEditorPage::retranslate()
{
    m_fileMenu->setText(tr("File"));
    m_findButton->setText(tr("Find"));
    m_findButton->setToolTip(tr("Find and replace"));
    m_format->setText(tr("Tidy up"));
    m_format->setToolTip(tr("Puts the text into its canonical form"));
    m_tryCard->setText(tr("Try this card"));
    m_tryCard->setToolTip(tr("The card at the cursor on a table where it can be played at once"));
    m_try->setText(tr("Try it"));
    m_try->setToolTip(tr("A match with this hero"));
    m_sideTabs->setTabText(0, tr("Card"));
    m_sideTabs->setTabText(1, tr("Language"));
    m_sideTabs->setTabToolTip(1,
                              QStringLiteral("%1 (%2)").arg(
                                  tr("Everything that can be written, with examples"),
                                  QKeySequence(QKeySequence::WhatsThis).toString(QKeySequence::NativeText)));
    m_sideTabs->setAccessibleName(tr("Beside the text"));
    nameArrows(*m_sideTabs);
    m_outline->setAccessibleName(tr("What the file declares"));
    m_problems->setAccessibleName(tr("Problems"));
    m_editor->setAccessibleName(tr("Rules text"));
    m_editor->setPlaceholderText(tr("Begin with File → New hero…, or write a first line: hero \"Name\""));
    renew();
}

void HeroEditorPage::setLanguage(Language language)
{
    m_language = language;
    retranslate();
}

void HeroEditorPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void HeroEditorPage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    QPalette colours = m_theme->palette();
    colours.setColor(QPalette::Base, m_theme->color(Tone::ground));
    for (QAbstractItemView* list :
         {static_cast<QAbstractItemView*>(m_outline), static_cast<QAbstractItemView*>(m_problems)}) {
        list->setPalette(colours);
        list->viewport()->setPalette(colours);
        list->setFont(m_theme->font(TextRole::body));
    }
    fillProblems();
    update();
}

void HeroEditorPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
}

} // namespace fabletop
