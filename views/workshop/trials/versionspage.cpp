// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/trials/versionspage.h"

#include "model/content/catalogue.h"
#include "model/match/words/diagnosticwords.h"
#include "model/match/words/spokenname.h"
#include "views/theme/button.h"
#include "views/theme/emptystate.h"
#include "views/theme/fitbox.h"
#include "views/theme/ground.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>

namespace fabletop {

namespace {

// What a choice of the box stands for; a shipped hero is its id.
const QString asSaved = QStringLiteral("?saved");
const QString ofFile = QStringLiteral("?file");
const QString askForFile = QStringLiteral("?ask");

constexpr int widestList = 860;
constexpr int edge = 16; ///< at the left, of all that stands on the page

} // namespace

VersionsPage::VersionsPage(const HeroDocument& document, std::shared_ptr<const Theme> theme,
                           Language language, QWidget* parent)
    : Page(parent), m_document(document), m_theme(std::move(theme)), m_language(language),
      m_label(new QLabel(this)), m_other(new QComboBox(this)), m_stack(new QStackedWidget(this)),
      m_text(new QTextBrowser), m_empty(new EmptyState(m_theme))
{
    m_choose = [this] {
        return QFileDialog::getOpenFileName(this, tr("Compare with"), QString(), tr("Heroes (*.hero)"));
    };
    auto* head = new QHBoxLayout;
    head->setContentsMargins(edge, 5, edge, 5);
    head->setSpacing(8);
    head->addWidget(m_label);
    head->addWidget(m_other);
    head->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_stack, 1);
    m_stack->addWidget(m_text);
    m_stack->addWidget(m_empty);
    m_label->setBuddy(m_other);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(edge);
    connect(m_other, &QComboBox::activated, this, &VersionsPage::onChosen);
    connect(m_empty->actButton(), &Button::clicked, this, [this] {
        if (m_document.hero()) return askForOther();
        Q_EMIT textRequested();
    });
    connect(&m_document, &HeroDocument::compiled, this, [this] {
        if (isVisible()) renew();
    });
    setFocusProxy(m_other);
    retranslate();
    setTheme(m_theme);
}

void VersionsPage::compareWith(const QString& path)
{
    m_file = path;
    fillOthers();
    m_other->setCurrentIndex(m_other->findData(ofFile));
    renew();
}

void VersionsPage::onChosen()
{
    m_other->currentData() == askForFile ? askForOther() : renew();
}

void VersionsPage::askForOther()
{
    const QString path = m_choose();
    if (!path.isEmpty()) return compareWith(path);
    if (m_other->currentData() == askForFile) m_other->setCurrentIndex(0);
    renew();
}

std::shared_ptr<const HeroRules> VersionsPage::other(Diagnostics& diagnostics) const
{
    const QString chosen = m_other->currentData().toString();
    if (chosen == asSaved)
        return readHero(m_document.savedText().toStdString(), m_document.path().toStdString(), diagnostics);
    return loadHero(chosen == ofFile ? m_file : chosen, diagnostics);
}

QString VersionsPage::words() const
{
    return m_stack->currentWidget() == m_empty ? m_empty->title() + u'\n' + m_empty->sentence()
                                               : m_text->toPlainText();
}

void VersionsPage::showEmpty(const char* sign, const QString& title, const QString& sentence)
{
    m_empty->setSign(QLatin1String(sign));
    m_empty->setWords(title, sentence,
                      m_document.hero() ? tr("Compare with a file…") : tr("Back to the text"));
    m_stack->setCurrentWidget(m_empty);
}

void VersionsPage::renew()
{
    if (!m_document.hero())
        return showEmpty("error", tr("Nothing to compare yet"),
                         tr("The text has errors. Correct them to see what has changed."));
    if (m_other->currentData() == asSaved && m_document.savedText().isEmpty())
        return showEmpty(
            "branch", tr("Nothing to compare yet"),
            tr("Save this hero, and everything you change from then on is listed here. Or choose "
               "another version to compare it with."));
    Diagnostics diagnostics;
    const auto before = other(diagnostics);
    if (!before)
        return showEmpty("error", tr("This version can’t be read"),
                         diagnostics.empty() ? QString() : toldWithPlace(diagnostics.front()));
    const std::vector<HeroChange> changes = comparison(*before, *m_document.hero(), m_language);
    if (changes.empty())
        return showEmpty("check", tr("No changes"),
                         tr("This hero is the same as the version chosen above. Whatever you change in its "
                            "fighters, cards and rules is listed here."));
    m_text->setHtml(listed(changes));
    QStringList sentences; // a table is hard to listen to
    for (const HeroChange& change : changes)
        sentences << sentenceOf(change);
    m_text->setAccessibleDescription(sentences.join(u'\n'));
    m_stack->setCurrentWidget(m_text);
}

/// A row each: what was done, with what, and how it reads now.
QString VersionsPage::listed(const std::vector<HeroChange>& changes) const
{
    using Kind = HeroChange::Kind;
    QString rows;
    for (const HeroChange& change : changes) {
        const bool changed = change.kind == Kind::changed;
        const QString act = changed                      ? tr("Changed")
                            : change.kind == Kind::added ? tr("Added")
                                                         : tr("Removed");
        QStringList details;
        for (const QString& detail : change.details)
            details << detail.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
        rows +=
            QStringLiteral("<tr><td width=\"14%\"><span>%1</span></td><td width=\"34%\"><b>%2</b></td>"
                           "<td>%3</td></tr>")
                .arg(act.toHtmlEscaped(), change.what.toHtmlEscaped(), details.join(QStringLiteral("<br>")));
    }
    const int wide = std::min(width() - 2 * edge, m_theme->px(widestList));
    return QStringLiteral("<style>h2{font-family:'%1';font-size:%2px} span{color:%3}"
                          "table{border-collapse:collapse}"
                          "td{background-color:%4;padding:%5px;border:1px solid %6}</style>"
                          "<h2>%7</h2><table width=\"%8\">%9</table>")
        .arg(m_theme->serifFont(1, true).family())
        .arg(static_cast<int>(m_theme->body() * 1.4))
        .arg(m_theme->color(Tone::ink2).name(), m_theme->color(Tone::panel).name())
        .arg(m_theme->px(8))
        .arg(m_theme->color(Tone::hair).name(),
             tr("%n change(s)", nullptr, static_cast<int>(changes.size())).toHtmlEscaped())
        .arg(wide)
        .arg(rows);
}

void VersionsPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    if (isVisible()) renew(); // the list is as wide as there is room
}

void VersionsPage::fillOthers()
{
    const QString before = m_other->currentData().toString();
    m_other->clear();
    m_other->addItem(tr("The file as it was saved"), asSaved);
    if (!m_file.isEmpty()) m_other->addItem(spokenFile(m_file), ofFile);
    m_other->addItem(tr("Another file…"), askForFile);
    Diagnostics ignored;
    for (const QString& id : shippedHeroes())
        if (const auto hero = loadHero(id, ignored)) m_other->addItem(spokenName(hero->name, m_language), id);
    m_other->setCurrentIndex(std::max(0, m_other->findData(before)));
    fitToItems(*m_other);
}

void VersionsPage::retranslate()
{
    m_label->setText(tr("What has changed since"));
    m_other->setAccessibleName(m_label->text());
    m_text->setAccessibleName(tr("Changes"));
    fillOthers();
    renew();
}

void VersionsPage::setLanguage(Language language)
{
    m_language = language;
    retranslate();
}

void VersionsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void VersionsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    renew();
}

void VersionsPage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_label->setFont(m_theme->font(TextRole::body));
    m_text->setFont(m_theme->font(TextRole::body));
    setGround(*m_text, *m_theme, Tone::ground);
    renew();
    update();
}

void VersionsPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
}

} // namespace fabletop
