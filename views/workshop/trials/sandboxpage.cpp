// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/trials/sandboxpage.h"

#include "model/content/files/wholefile.h"
#include "model/match/scenariomatch.h"
#include "model/match/words/diagnosticwords.h"
#include "model/match/words/spokenname.h"
#include "views/battlefield/battlefieldview.h"
#include "views/cards/cardfaces.h"
#include "views/cards/cardpeek.h"
#include "views/pages/table/tablepage.h"
#include "views/theme/button.h"

#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QJsonDocument>
#include <QLabel>
#include <QPainter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace fabletop {

namespace {

constexpr int boxWide = 210;
constexpr int leastLetters = 10;

} // namespace

SandboxPage::SandboxPage(Settings& settings, std::shared_ptr<const Theme> theme, Language language,
                         const QString& folder, QWidget* parent)
    : Page(parent), m_settings(settings), m_theme(std::move(theme)), m_language(language), m_folder(folder),
      m_why(new QLabel), m_stack(new QStackedWidget(this)), m_table(new TablePage(settings, m_theme))
{
    m_path = [this](const QString& proposal) {
        return askWhereToSave(this, tr("Keep as a scenario"), proposal, tr("Scenarios (*.json)"),
                              QStringLiteral(".json"));
    };
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHead());
    column->addWidget(m_stack, 1);
    m_stack->addWidget(m_why);
    m_stack->addWidget(m_table);
    m_why->setAlignment(Qt::AlignCenter);
    m_why->setWordWrap(true);
    CardPeek::attach(*m_cards, m_theme, [this](QPoint) -> std::optional<CardLook> {
        if (!m_hero || m_cards->currentIndex() < 0) return std::nullopt;
        return cardFace(*m_hero, idAt<CardId>(m_cards->currentIndex()), m_language);
    });
    connect(m_table, &TablePage::ruleActivated, this, &SandboxPage::ruleRequested);
    fillOthers();
    retranslate();
    setTheme(m_theme);
}

SandboxPage::~SandboxPage()
{
    m_table->setMatch(nullptr, m_language); // before the match goes
}

QWidget* SandboxPage::buildHead()
{
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(16, 5, 16, 5);
    row->setSpacing(8);
    for (QComboBox** box : {&m_cards, &m_opponents, &m_fields}) {
        *box = new QComboBox(head);
        // The row has room for three boxes of this width, whatever stands in them and in whatever language.
        (*box)->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        (*box)->setMinimumContentsLength(leastLetters);
        (*box)->setMaximumWidth(m_theme->px(boxWide));
        row->addWidget(*box, 1);
        connect(*box, &QComboBox::activated, this, [this] {
            offerParts();
            begin();
        });
    }
    m_defends = new Button(head);
    m_defends->setCheckable(true);
    connect(m_defends, &Button::clicked, this, &SandboxPage::begin);
    m_again = new Button(QStringLiteral("replay"), QString(), ButtonRole::plain, head);
    connect(m_again, &Button::clicked, this, &SandboxPage::begin);
    m_keep = new Button(QString(), head);
    connect(m_keep, &Button::clicked, this, &SandboxPage::keep);
    row->addWidget(m_defends);
    row->addStretch(1);
    row->addWidget(m_again);
    row->addWidget(m_keep);
    return head;
}

void SandboxPage::setHero(std::shared_ptr<const HeroRules> hero, CardId card, const QString& why)
{
    m_hero = std::move(hero);
    m_stale = true;
    m_why->setText(why);
    fillCards();
    if (card != CardId::none) m_cards->setCurrentIndex(static_cast<int>(index(card)));
    offerParts();
    if (isVisible()) begin();
}

void SandboxPage::begin()
{
    m_table->setMatch(nullptr, m_language);
    m_match.reset();
    m_keep->setReason(tr("There is no table yet"));
    m_stack->setCurrentWidget(m_why);
    if (!m_hero || m_cards->currentIndex() < 0) return;
    Diagnostics diagnostics;
    SandboxQuestion question;
    question.hero = m_hero;
    question.card = idAt<CardId>(m_cards->currentIndex());
    question.defends = m_defends->isChecked();
    question.opponent = loadHero(m_opponents->currentData().toString(), diagnostics);
    if (const auto field = loadBattlefield(m_fields->currentData().toString(), diagnostics);
        field && question.opponent) {
        question.battlefield = *field;
        m_scenario = sandboxScenario(question);
        m_match = makeSandbox(m_scenario, diagnostics);
    }
    m_stale = false;
    if (!m_match)
        return m_why->setText(diagnostics.empty() ? tr("No table can be set up for this card.")
                                                  : fabletop::told(diagnostics.front()));
    m_keep->setReason({});
    m_stack->setCurrentWidget(m_table);
    m_table->setMatch(m_match.get(), m_language);
    m_match->begin();
}

/// A card that attacks and defends can be tried as either; the others as what they are.
void SandboxPage::offerParts()
{
    const int place = m_cards->currentIndex();
    if (!m_hero || place < 0) return;
    const CardKind& card = m_hero->cards[static_cast<std::size_t>(place)];
    const bool both = card.type == CardType::versatile;
    m_defends->setVisible(card.defends());
    m_defends->setReason(both ? QString() : tr("This card only defends"));
    if (!both) m_defends->setChecked(card.defends());
}

void SandboxPage::keep()
{
    if (!m_match) return;
    const QString name = kebab(m_scenario[QStringLiteral("name")].toString().toStdString()).c_str();
    QString path = m_path(QStringLiteral("%1/%2.json").arg(m_folder, name));
    if (path.isEmpty()) return;
    if (!path.endsWith(QStringLiteral(".json"))) path += QStringLiteral(".json");
    QDir().mkpath(QFileInfo(path).absolutePath());
    const QByteArray text = QJsonDocument(scenarioPlayed(m_scenario, *m_match)).toJson();
    if (const auto fault = writeWholeFile(path, text)) return Q_EMIT warned(fault->sentence());
    Q_EMIT informed(tr("Saved as %1").arg(spokenPath(path)));
}

// -- showing

void SandboxPage::fillCards()
{
    const int before = m_cards->currentIndex();
    m_cards->clear();
    if (!m_hero) return;
    for (const CardKind& card : m_hero->cards)
        m_cards->addItem(spokenName(card.name, m_language));
    m_cards->setCurrentIndex(std::clamp(before, 0, m_cards->count() - 1));
}

void SandboxPage::fillOthers()
{
    Diagnostics ignored;
    const int opponent = m_opponents->currentIndex();
    const int field = m_fields->currentIndex();
    m_opponents->clear();
    m_fields->clear();
    for (const QString& id : shippedHeroes())
        if (const auto hero = loadHero(id, ignored))
            m_opponents->addItem(spokenName(hero->name, m_language), id);
    for (const QString& id : shippedBattlefields())
        if (const auto one = loadBattlefield(id, ignored))
            m_fields->addItem(spokenName(one->name, m_language), id);
    m_opponents->setCurrentIndex(std::max(0, opponent));
    m_fields->setCurrentIndex(std::max(0, field));
}

void SandboxPage::retranslate()
{
    m_cards->setAccessibleName(tr("Card"));
    m_cards->setToolTip(tr("Card that is tried"));
    m_opponents->setAccessibleName(tr("Opponent"));
    m_opponents->setToolTip(tr("Opponent"));
    m_fields->setAccessibleName(tr("Battlefield"));
    m_fields->setToolTip(tr("Battlefield"));
    m_defends->setText(tr("It defends"));
    m_defends->setToolTip(tr("The opponent has the turn and attacks"));
    m_again->setText(tr("Start over"));
    m_keep->setText(tr("Keep as a scenario…"));
    m_keep->setToolTip(tr("The table, what was done and what came of it, as a file"));
}

void SandboxPage::setLanguage(Language language)
{
    m_language = language;
    const int card = m_cards->currentIndex();
    fillCards();
    m_cards->setCurrentIndex(card);
    fillOthers();
    retranslate();
}

void SandboxPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void SandboxPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale) begin();
}

bool SandboxPage::beforeUndo()
{
    m_table->controller().takeBack();
    return true;
}

void SandboxPage::zoom(int step)
{
    m_table->board()->zoom(step);
}

void SandboxPage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_why->setFont(m_theme->font(TextRole::body));
    update();
}

void SandboxPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
}

} // namespace fabletop
