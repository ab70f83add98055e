// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/heroeditorpage.h"

#include "model/rules/names.h"
#include "views/preferences/shortcuts.h"
#include "views/theme/button.h"
#include "views/workshop/reference/referencepanel.h"
#include "views/workshop/rules/cardside.h"
#include "views/workshop/rules/drawingrow.h"
#include "views/workshop/rules/findbar.h"
#include "views/workshop/rules/herodrawings.h"
#include "views/workshop/rules/herofilemenu.h"
#include "views/workshop/rules/herohead.h"
#include "views/workshop/rules/herooutline.h"
#include "views/workshop/rules/heroproblems.h"
#include "views/workshop/rules/heroside.h"
#include "views/workshop/rules/ruleseditor.h"
#include "views/workshop/rules/rulesfolding.h"
#include "views/workshop/rules/wizard/newherowizard.h"

#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QResizeEvent>
#include <QVBoxLayout>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int outlineFrom = 820;    ///< width of the page
constexpr int sideWide = 300;       ///< one face of the card
constexpr int largerFaces = 290;    ///< what they take more of a wide window
constexpr int outlineAndText = 800; ///< what they want beside all four, of which the text most

} // namespace

HeroEditorPage::HeroEditorPage(std::shared_ptr<const Theme> theme, Language language, const QString& folder,
                               QWidget* parent)
    : DocumentPage(parent), m_theme(std::move(theme)), m_language(language), m_files(m_document, folder),
      m_head(new HeroHead(m_theme, this)), m_outline(new HeroOutline(m_theme, this)),
      m_editor(new RulesEditor(m_document, m_theme, language, this)), m_find(new FindBar(*m_editor, this)),
      m_problems(new HeroProblems(m_document, m_theme, this)), m_side(new HeroSide(m_theme, language, this)),
      m_drawings(new HeroDrawings(*m_editor, m_files, this))
{
    QDir().mkpath(folder);
    build();
    addKeys();
    followFiles();
    connectParts();
    setFocusProxy(m_editor);
    retranslate();
}

void HeroEditorPage::build()
{
    auto* middle = new QVBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_editor, 1);
    middle->addWidget(m_problems);
    auto* body = new QHBoxLayout;
    body->setSpacing(0);
    body->addWidget(m_outline);
    body->addLayout(middle, 1);
    body->addWidget(m_side);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head);
    m_find->hide();
    column->addWidget(m_find);
    column->addLayout(body, 1);
}

ToolRow* HeroEditorPage::tools() const
{
    return m_head;
}

void HeroEditorPage::connectParts()
{
    connect(&m_document, &HeroDocument::compiled, this, &HeroEditorPage::renew);
    connect(&m_document, &HeroDocument::modifiedChanged, this, &HeroEditorPage::titleChanged);
    connect(&m_document, &HeroDocument::pathChanged, this, &HeroEditorPage::titleChanged);
    connect(m_editor, &QPlainTextEdit::cursorPositionChanged, this, &HeroEditorPage::showCard);
    connect(m_editor, &RulesEditor::refused, this,
            [this](const QString& reason) { showNote(*m_head->formatButton(), reason); });
    connect(m_outline, &HeroOutline::lineRequested, m_editor, &RulesEditor::goToLine);
    connect(m_problems, &HeroProblems::chosen, this,
            [this](const Diagnostic& problem) { m_editor->goTo(problem.where); });
    connect(m_problems, &HeroProblems::quickFixRequested, m_editor, &RulesEditor::applyQuickFix);
    connect(m_head, &HeroHead::filesRequested, this, &HeroEditorPage::offerFiles);
    connect(m_head, &HeroHead::findRequested, this, [this] { m_find->begin(false); });
    connect(m_head, &HeroHead::formatRequested, m_editor, &RulesEditor::format);
    connect(m_head, &HeroHead::cardTrialRequested, this, &HeroEditorPage::cardTrialRequested);
    connect(m_head, &HeroHead::trialRequested, this, &HeroEditorPage::tryOut);
    connect(m_side->card()->drawings(), &DrawingRow::pickRequested, m_drawings, &HeroDrawings::offer);
    connect(m_side->reference(), &ReferencePanel::ruleRequested, this, &HeroEditorPage::ruleRequested);
    connect(m_side->reference(), &ReferencePanel::insertRequested, m_editor, &RulesEditor::insertExample);
}

void HeroEditorPage::addKeys()
{
    addActKey(*this, Act::saveHero, [this] { save(); });
    addActKey(*this, Act::find, [this] { m_find->begin(false); });
    addActKey(*this, Act::replace, [this] { m_find->begin(true); });
    addActKey(*this, Act::fold, [this] { m_editor->folding().foldHere(); });
    addActKey(*this, Act::unfold, [this] { m_editor->folding().foldAll(false); });
    addActKey(*this, Act::tryCard, [this] { m_head->tryCardButton()->press(); });
    addActKey(*this, Act::lookUp, [this] { m_side->showReference(m_editor->wordHere()); });
    addActKey(*this, Act::definition, [this] { m_editor->goToDefinition(); });
    addActKey(*this, Act::comment, [this] { m_editor->toggleComment(); });
    addActKey(*this, Act::format, [this] { m_editor->format(); });
}

void HeroEditorPage::zoom(int step)
{
    m_editor->setZoom(step == 0 ? 0 : m_editor->zoom() + step);
}

// -- showing

void HeroEditorPage::renew()
{
    m_outline->setText(m_document.text());
    m_outline->setHero(m_document.hero());
    m_problems->renew();
    showCard();
    m_head->setHindrance(hindrance());
    Q_EMIT titleChanged();
}

QString HeroEditorPage::hindrance() const
{
    if (m_document.text().trimmed().isEmpty()) return tr("The text is empty");
    if (!m_document.upToDate()) return tr("The text has mistakes: see the problems");
    return m_document.hero()->deckSize() > 0 ? QString() : tr("The hero has no cards yet");
}

/// The card in whose block the cursor stands.
CardId HeroEditorPage::cardAtCursor() const
{
    const QString declared = m_outline->nameAt(m_editor->line());
    if (!m_document.hero() || declared.isEmpty()) return CardId::none;
    const int place = m_document.hero()->findCard(kebab(declared.toStdString()));
    return place >= 0 ? idAt<CardId>(place) : CardId::none;
}

void HeroEditorPage::showCard()
{
    m_outline->showLine(m_editor->line());
    // The drawings first: what they need is not the faces'.
    m_side->card()->drawings()->setDeclaration(m_document.hero(),
                                               drawnDeclarationAt(m_document.text(), m_editor->line()));
    m_side->card()->setHero(m_document.hero(), cardAtCursor());
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
    HeroFileMenu menu(m_files, this);
    connect(&menu, &HeroFileMenu::newRequested, this, [this] { beginNew(); });
    connect(&menu, &HeroFileMenu::galleryRequested, this, &HeroEditorPage::galleryRequested);
    connect(&menu, &HeroFileMenu::cardsMade, m_editor, &RulesEditor::addBlocks);
    const Button& button = *m_head->fileButton();
    menu.exec(button.mapToGlobal(QPoint(0, button.height())));
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
    QResizeEvent same(size(), size());
    resizeEvent(&same);
    update();
}

/// The text comes first: beside large letters the side gives way, then the outline. What is left goes to the
/// card: all of its languages, then the figures of the deck.
void HeroEditorPage::resizeEvent(QResizeEvent* event)
{
    DocumentPage::resizeEvent(event);
    m_outline->setVisible(width() >= m_theme->px(outlineFrom));
    m_side->setFixedWidth(wideOfSide());
}

int HeroEditorPage::wideOfSide() const
{
    const int spare = width() - m_theme->px(outlineAndText);
    const int deck = m_side->card()->deckWide();
    if (deck <= spare) return std::min(spare, deck + m_theme->px(largerFaces));
    if (m_side->card()->facesWide() <= spare) return m_side->card()->facesWide();
    return std::min(m_theme->px(sideWide), width() * 32 / 100);
}

void HeroEditorPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
}

} // namespace fabletop
