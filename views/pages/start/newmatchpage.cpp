#include "views/pages/start/newmatchpage.h"

#include "model/language/prose/prose.h"
#include "model/match/words/narration.h"
#include "views/pages/start/pickbuttons.h"
#include "views/theme/button.h"
#include "views/theme/shapes.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpressionValidator>
#include <QTimer>
#include <algorithm>

namespace fabletop {

NewMatchPage::NewMatchPage(const MatchPlan& plan, Language language, std::shared_ptr<const Theme> theme,
                           QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_language(language), m_first(new QComboBox(this)),
      m_seed(new QLineEdit(this)),
      m_surprise(new Button(QString(), tr("Surprise me"), ButtonRole::plain, this)),
      m_start(new Button(QStringLiteral("play"), tr("Start"), ButtonRole::primary, this))
{
    buildSeat(0);
    buildSeat(1);
    buildFields();
    m_seed->setPlaceholderText(tr("by chance"));
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{0,15}")), m_seed));
    m_seed->setAccessibleName(tr("Seed"));
    m_first->setAccessibleName(tr("Goes first"));
    connect(m_first, &QComboBox::activated, this, [this](int place) {
        m_plan.first = place == 2 ? -1 : place;
        renew();
    });
    connect(m_surprise, &Button::clicked, this, [this] { setPlan(surprise(this->plan())); });
    connect(m_start, &Button::clicked, this, [this] { Q_EMIT startWanted(this->plan()); });
    setFocusProxy(m_start);
    setPlan(plan);
}

void NewMatchPage::buildSeat(int seat)
{
    SeatRow& row = m_rows[static_cast<std::size_t>(seat)];
    MatchPlan::Seat& planned = m_plan.seats[static_cast<std::size_t>(seat)];
    row.name = new QLineEdit(this);
    row.name->setMaxLength(24);
    row.name->setAccessibleName(tr("Name of seat %1").arg(seat + 1));
    row.person = new Button(QStringLiteral("person"), tr("Person"), ButtonRole::plain, this);
    row.computer = new Button(QStringLiteral("computer"), tr("Computer"), ButtonRole::plain, this);
    row.level = new QComboBox(this);
    row.level->addItem(tr("Greedy"), QStringLiteral("greedy"));
    row.level->addItem(tr("Random"), QStringLiteral("random"));
    row.level->setAccessibleName(tr("Level of the computer"));
    connect(row.name, &QLineEdit::textEdited, this, [this, &planned](const QString& text) {
        planned.name = text;
        renew();
    });
    connect(row.person, &Button::clicked, this, [this, &planned] {
        planned.player = QStringLiteral("person");
        renew();
    });
    connect(row.computer, &Button::clicked, this, [this, &planned, &row] {
        planned.player = row.level->currentData().toString();
        renew();
    });
    connect(row.level, &QComboBox::activated, this, [this, &planned, &row] {
        planned.player = row.level->currentData().toString();
        renew();
    });
    buildHeroes(seat);
}

void NewMatchPage::buildHeroes(int seat)
{
    SeatRow& row = m_rows[static_cast<std::size_t>(seat)];
    MatchPlan::Seat& planned = m_plan.seats[static_cast<std::size_t>(seat)];
    Diagnostics ignored;
    for (const QString& id : shippedHeroes()) {
        const auto hero = loadHero(id, ignored);
        if (!hero) continue;
        auto* pick =
            new HeroPick(id, fromUtf8(hero->name.text(m_language)), idAt<SeatId>(seat), m_theme, this);
        connect(pick, &HeroPick::clicked, this, [this, &planned, id] {
            planned.hero = id;
            renew();
        });
        row.heroes.push_back(pick);
    }
}

void NewMatchPage::buildFields()
{
    Diagnostics ignored;
    for (const QString& id : shippedBattlefields()) {
        auto field = loadBattlefield(id, ignored);
        if (!field) continue;
        const QString name = fromUtf8(field->name.text(m_language));
        auto* pick = new FieldPick(std::move(*field), name, m_theme, this);
        connect(pick, &FieldPick::clicked, this, [this, id] {
            m_plan.battlefield = id;
            renew();
        });
        m_fields.push_back(pick);
    }
}

void NewMatchPage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    for (SeatRow& row : m_rows)
        for (HeroPick* pick : row.heroes)
            pick->setTheme(m_theme);
    for (FieldPick* pick : m_fields)
        pick->setTheme(m_theme);
    layOut();
    bakeNext();
    update();
}

MatchPlan NewMatchPage::plan() const
{
    MatchPlan plan = m_plan;
    bool given = false;
    const qulonglong seed = m_seed->text().toULongLong(&given);
    plan.seed.reset();
    if (given) plan.seed = seed;
    return plan;
}

void NewMatchPage::setPlan(const MatchPlan& plan)
{
    m_plan = plan;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        m_rows[seat].name->setText(plan.seats[seat].name);
        m_rows[seat].level->setCurrentIndex(
            std::max(0, m_rows[seat].level->findData(plan.seats[seat].player)));
    }
    m_seed->setText(plan.seed ? QString::number(*plan.seed) : QString());
    renew();
}

QString NewMatchPage::nameOf(int seat) const
{
    const MatchPlan::Seat& planned = m_plan.seats[static_cast<std::size_t>(seat)];
    if (!planned.name.trimmed().isEmpty()) return planned.name.trimmed();
    return planned.player == u"person" ? tr("Player %1").arg(seat + 1) : tr("Computer");
}

void NewMatchPage::renew()
{
    if (m_renewing) return;
    m_renewing = true;
    for (int seat = 0; seat < 2; ++seat) {
        SeatRow& row = m_rows[static_cast<std::size_t>(seat)];
        const MatchPlan::Seat& planned = m_plan.seats[static_cast<std::size_t>(seat)];
        const bool person = planned.player == u"person";
        row.person->setRole(person ? ButtonRole::on : ButtonRole::plain);
        row.computer->setRole(person ? ButtonRole::plain : ButtonRole::on);
        row.level->setVisible(!person);
        row.name->setPlaceholderText(person ? tr("Player %1").arg(seat + 1) : tr("Computer"));
        for (HeroPick* pick : row.heroes)
            pick->setChecked(pick->hero() == planned.hero);
        row.figures = figuresOf(planned.hero);
        row.abilities = abilitiesOf(planned.hero);
    }
    for (FieldPick* pick : m_fields)
        pick->setChecked(pick->id() == m_plan.battlefield);
    m_first->clear();
    m_first->addItems({nameOf(0), nameOf(1), tr("By chance")});
    m_first->setCurrentIndex(m_plan.first < 0 ? 2 : m_plan.first);
    m_renewing = false;
    layOut();
    update();
}

QString NewMatchPage::figuresOf(const QString& id) const
{
    Diagnostics ignored;
    const auto hero = loadHero(id, ignored);
    if (!hero || hero->fighters.empty()) return {};
    const FighterKind& first = hero->fighters.front();
    QStringList parts{tr("%1 health").arg(first.health), tr("moves %1").arg(hero->move),
                      first.ranged ? tr("ranged") : tr("melee")};
    QString words = parts.join(QStringLiteral(" · "));
    if (hero->fighters.size() < 2) return words;
    const FighterKind& helper = hero->fighters[1];
    const int count = static_cast<int>(hero->fighters.size()) - 1;
    const LocalName& name = helper.name.in(m_language);
    const QString called = fromUtf8(count > 1 && !name.plural.empty() ? name.plural : name.text);
    const QString reach = helper.ranged ? tr("ranged") : tr("melee");
    words += QStringLiteral("      ") +
             (count > 1 ? tr("%1 %2, %3 health each, %4").arg(count).arg(called).arg(helper.health).arg(reach)
                        : tr("%1, %2 health, %3").arg(called).arg(helper.health).arg(reach));
    return words;
}

QString NewMatchPage::abilitiesOf(const QString& id) const
{
    Diagnostics ignored;
    const auto hero = loadHero(id, ignored);
    QStringList texts;
    for (std::size_t ability = 0; hero && ability < hero->abilities.size(); ++ability)
        for (const TextPart& part :
             abilityText(*hero, idAt<AbilityId>(static_cast<int>(ability)), m_language))
            texts << (part.label.empty() ? fromUtf8(part.text)
                                         : tr("%1: %2").arg(fromUtf8(part.label), fromUtf8(part.text)));
    return texts.join(u' ');
}

void NewMatchPage::bakeNext()
{
    if (!isVisible()) return;
    for (FieldPick* pick : m_fields) {
        if (pick->baked()) continue;
        pick->bake();
        QTimer::singleShot(0, this, &NewMatchPage::bakeNext);
        return;
    }
}

void NewMatchPage::showEvent(QShowEvent*)
{
    QTimer::singleShot(30, this, &NewMatchPage::bakeNext);
}

void NewMatchPage::resizeEvent(QResizeEvent*)
{
    layOut();
    QTimer::singleShot(120, this, &NewMatchPage::bakeNext);
}

} // namespace fabletop
