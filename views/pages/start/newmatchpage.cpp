// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/start/newmatchpage.h"

#include "model/match/words/diagnosticwords.h"
#include "model/match/words/narration.h"
#include "model/match/words/spokenname.h"
#include "views/library/fieldthumbnail.h"
#include "views/pages/start/fieldpicker.h"
#include "views/pages/start/heropicker.h"
#include "views/pages/start/seatchooser.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/shapes.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpressionValidator>
#include <QTimer>
#include <algorithm>

namespace fabletop {

NewMatchPage::NewMatchPage(const MatchPlan& plan, Language language, std::shared_ptr<const Theme> theme,
                           QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_language(language),
      m_fields(new FieldPicker(language, this)), m_fieldBox(new QComboBox(this)),
      m_two(new Button(QStringLiteral("person"), tr("Duel"), ButtonRole::plain, this)),
      m_four(new Button(QStringLiteral("swap"), tr("Two teams"), ButtonRole::plain, this)),
      m_practice(new QCheckBox(tr("Practice: take back anything"), this)),
      m_open(new QCheckBox(tr("Open hands"), this)), m_counts(new RovingFocus(this)),
      m_first(new QComboBox(this)), m_seed(new QLineEdit(this)), m_rules(new QComboBox(this)),
      m_surprise(new Button(QStringLiteral("chance"), tr("Surprise me"), ButtonRole::plain, this)),
      m_start(new Button(QStringLiteral("play"), tr("Start"), ButtonRole::primary, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    Diagnostics ignored;
    for (const QString& id : shippedHeroes())
        m_heroes.insert(id, loadHero(id, ignored));
    for (int seat = 0; seat < maxSeats; ++seat)
        buildSeat(seat);
    buildFields();
    buildRules();
    buildOptions();
    setFocusPolicy(Qt::NoFocus); // else Tab would come to the page, hence to its proxy, and never round
    setFocusProxy(m_start);
    setTabOrder(m_start, m_two); // round again, from the top
    setTabOrder(m_two, m_four);
    setTabOrder(m_four, m_surprise);
    setPlan(plan);
}

void NewMatchPage::buildOptions()
{
    m_counts->setButtons({m_two, m_four}, 2);
    connect(m_two, &Button::clicked, this, [this] { setCount(2); });
    connect(m_four, &Button::clicked, this, [this] { setCount(4); });
    m_practice->setToolTip(
        tr("A step can be taken back even after a card was drawn or shown. The match file says so."));
    m_open->setToolTip(tr("Everybody sees every hand, also the computer's."));
    connect(m_practice, &QCheckBox::toggled, this, [this](bool on) { m_plan.practice = on; });
    connect(m_open, &QCheckBox::toggled, this, [this](bool on) { m_plan.openHands = on; });
    m_seed->setPlaceholderText(tr("by chance"));
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{0,15}")), m_seed));
    connect(m_seed, &QLineEdit::inputRejected, this,
            [this] { showNote(*m_seed, tr("A seed is a whole number of up to 15 digits.")); });
    m_seed->setAccessibleName(tr("Seed"));
    m_first->setAccessibleName(tr("Goes first"));
    connect(m_first, &QComboBox::activated, this, [this](int place) {
        m_plan.first = place == m_plan.count ? -1 : place;
        renew();
    });
    connect(m_surprise, &Button::clicked, this, [this] { setPlan(surprise(this->plan())); });
    connect(m_start, &Button::clicked, this, [this] { Q_EMIT startRequested(this->plan()); });
}

void NewMatchPage::buildSeat(int seat)
{
    MatchPlan::Seat& planned = m_plan.seats[static_cast<std::size_t>(seat)];
    auto* chooser = new SeatChooser(seat, m_language, m_theme, this);
    m_seats[static_cast<std::size_t>(seat)] = chooser;
    for (const QString& id : shippedHeroes())
        if (const auto hero = m_heroes.value(id)) chooser->addHero(id, *hero);
    connect(chooser, &SeatChooser::named, this, [this, &planned](const QString& name) {
        planned.name = name;
        renew();
    });
    connect(chooser, &SeatChooser::playerPicked, this, [this, &planned](const QString& player) {
        planned.player = player;
        renew();
    });
    connect(chooser, &SeatChooser::partnerTurned, this, [this, &planned] {
        planned.withPartner = !planned.withPartner;
        renew();
    });
    connect(chooser, &SeatChooser::heroPicked, this, [this, &planned](const QString& choice) {
        planned.hero = choice;
        renew();
    });
    connect(chooser, &SeatChooser::surpriseRequested, this, [this, seat] { surpriseSeat(seat); });
}

/// Another hero for that seat alone.
void NewMatchPage::surpriseSeat(int seat)
{
    QString& hero = m_plan.seats[static_cast<std::size_t>(seat)].hero;
    const QString before = hero;
    constexpr int tries = 8; // the same one again would be no surprise
    for (int one = 0; one < tries && hero == before; ++one)
        hero = surprise(plan()).seats[static_cast<std::size_t>(seat)].hero;
    renew();
}

Button* NewMatchPage::partnerButton(int number) const
{
    return seat(number)->partnerButton();
}

std::vector<Button*> NewMatchPage::playerButtons(int number) const
{
    return {seat(number)->personButton(), seat(number)->computerButton()};
}

void NewMatchPage::buildFields()
{
    Diagnostics ignored;
    for (const QString& id : shippedBattlefields())
        if (auto field = loadBattlefield(id, ignored)) m_fields->add(id, std::move(*field), m_theme);
    connect(m_fields, &FieldPicker::picked, this, [this](const QString& choice) {
        m_plan.battlefield = choice;
        renew();
    });
    m_fieldBox->setAccessibleName(tr("Battlefield"));
    connect(m_fieldBox, &QComboBox::activated, this, [this] {
        m_plan.battlefield = m_fieldBox->currentData().toString();
        renew();
    });
    connect(m_fields, &FieldPicker::refused, this, [this](const QString& reason) {
        m_refusal = reason;
        update();
    });
}

const std::vector<FieldPick*>& NewMatchPage::fields() const
{
    return m_fields->picks();
}

const std::vector<HeroPick*>& NewMatchPage::heroes(int seat) const
{
    return m_seats[static_cast<std::size_t>(seat)]->heroes()->picks();
}

void NewMatchPage::buildRules()
{
    m_rules->setAccessibleName(tr("Rule set"));
    connect(m_rules, &QComboBox::activated, this, [this] {
        const QString path = m_rules->currentData().toString();
        if (!path.isEmpty()) return chooseRules(path);
        const QString other = QFileDialog::getOpenFileName(this, tr("Open a rule set"), m_rulesFolder,
                                                           tr("Rule sets (*.rules)"));
        other.isEmpty() ? renew() : chooseRules(other);
    });
}

void NewMatchPage::setRuleSets(const QString& folder, const QStringList& files)
{
    m_rulesFolder = folder;
    m_rulesFiles = files;
    renewRules();
}

void NewMatchPage::chooseRules(const QString& path)
{
    Diagnostics diagnostics;
    const bool sound = loadRuleSet(path, diagnostics).has_value();
    if (sound) m_plan.ruleSet = path;
    renewRules();
    if (!sound && !diagnostics.empty())
        m_refusal = tr("%1: %2").arg(spokenFile(path), toldWithPlace(diagnostics.front()));
}

/// The standard rules, those of the folder, the chosen one wherever it lies, and the way to any other.
void NewMatchPage::renewRules()
{
    m_rules->clear();
    m_rules->addItem(tr("Standard"), standardRulesId);
    const auto add = [this](const QString& path) {
        Diagnostics ignored;
        if (const auto rules = loadRuleSet(path, ignored)) m_rules->addItem(spokenName(rules->name), path);
    };
    if (!m_rulesFolder.isEmpty())
        for (const QFileInfo& file :
             QDir(m_rulesFolder).entryInfoList({u'*' + rulesEnding}, QDir::Files, QDir::Name))
            add(file.filePath());
    for (const QString& file : m_rulesFiles)
        add(file);
    if (m_rules->findData(m_plan.ruleSet) < 0) add(m_plan.ruleSet);
    m_rules->addItem(tr("Other…"), QString());
    renew();
}

void NewMatchPage::setShelf(const std::vector<CollectedHero>& heroes,
                            const std::vector<CollectedBattlefield>& battlefields)
{
    removeGuests();
    const auto originOf = [](const QString& package) {
        return package.isEmpty() ? tr("Made by you") : tr("From the package “%1”").arg(package);
    };
    for (const CollectedHero& one : heroes) {
        m_heroes.insert(one.path, one.hero);
        for (SeatChooser* chooser : m_seats)
            chooser->addHero(one.path, *one.hero)->setOrigin(originOf(one.package));
    }
    for (const CollectedBattlefield& one : battlefields)
        m_fields->add(one.path, one.battlefield, m_theme)->setOrigin(originOf(one.package));
    fallBack();
    renew();
    bakeNext();
}

void NewMatchPage::removeGuests()
{
    for (SeatChooser* chooser : m_seats)
        chooser->removeGuests();
    m_fields->removeGuests();
    for (const QString& choice : m_heroes.keys())
        if (looksLikePath(choice)) m_heroes.remove(choice);
}

/// A file that is gone, or does not compile any more, can be chosen no longer.
void NewMatchPage::fallBack()
{
    for (int seat = 0; seat < maxSeats; ++seat) {
        QString& hero = m_plan.seats[static_cast<std::size_t>(seat)].hero;
        if (!m_heroes.contains(hero))
            hero = shippedHeroes().value(seat % static_cast<int>(shippedHeroes().size()));
    }
    m_plan.battlefield = m_fields->fitting(m_plan.battlefield, m_plan.count);
}

void NewMatchPage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
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
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
        m_seats[seat]->setNames(plan.seats[seat]);
    m_practice->setChecked(plan.practice);
    m_open->setChecked(plan.openHands);
    m_seed->setText(plan.seed ? QString::number(*plan.seed) : QString());
    renewRules();
}

QString NewMatchPage::nameOf(int seat) const
{
    const int holder = m_plan.holder(seat);
    const MatchPlan::Seat& planned = m_plan.seats[static_cast<std::size_t>(holder)];
    if (!planned.name.trimmed().isEmpty()) return spokenName(planned.name.trimmed());
    if (planned.player == u"person") return tr("Player %1").arg(holder + 1);
    return m_plan.count == 2 ? tr("Computer") : tr("Computer %1").arg(holder + 1);
}

/// Four need a battlefield with four starts (R-TEAM-02): the first such one, where the chosen has fewer.
void NewMatchPage::setCount(int count)
{
    m_plan.count = count;
    m_plan.first = std::min(m_plan.first, count - 1);
    m_plan.battlefield = m_fields->fitting(m_plan.battlefield, count);
    renew();
}

void NewMatchPage::renewSeat(int seat)
{
    SeatChoice choice;
    choice.plan = m_plan.seats[static_cast<std::size_t>(seat)];
    choice.placeholder = nameOf(seat);
    choice.shared = seat < m_plan.count && m_plan.holder(seat) != seat;
    choice.team = m_plan.count > 2;
    const bool may = seat >= 2 && m_plan.seats[static_cast<std::size_t>(seat - 2)].player == u"person";
    if (may || choice.shared) choice.partner = nameOf(seat - 2);
    if (const auto hero = m_heroes.value(choice.plan.hero)) choice.hero = heroSummary(*hero, m_language);
    SeatChooser& chooser = *m_seats[static_cast<std::size_t>(seat)];
    chooser.show(choice);
    chooser.setVisible(seat < m_plan.count);
}

/// The same choice as the pictures give, each with its stamp.
void NewMatchPage::renewFieldBox()
{
    const QSize size(m_theme->px(42), m_theme->px(27));
    m_fieldBox->setIconSize(size);
    m_fieldBox->clear();
    for (const FieldPick* pick : m_fields->picks())
        if (pick->reason().isEmpty())
            m_fieldBox->addItem(QIcon(fieldStamp(*m_theme, size, pick->battlefield(), devicePixelRatioF())),
                                shownText(pick->text()), pick->choice());
    m_fieldBox->setCurrentIndex(m_fieldBox->findData(m_plan.battlefield));
}

void NewMatchPage::renew()
{
    if (m_renewing) return;
    m_renewing = true;
    m_refusal.clear();
    m_two->setRole(m_plan.count == 2 ? ButtonRole::on : ButtonRole::plain);
    m_four->setRole(m_plan.count == 4 ? ButtonRole::on : ButtonRole::plain);
    m_counts->setCurrent(m_plan.count == 4 ? m_four : m_two);
    for (int seat = 0; seat < maxSeats; ++seat)
        renewSeat(seat);
    m_fields->showChoice(m_plan.battlefield, m_plan.count);
    renewFieldBox();
    m_rules->setCurrentIndex(std::max(0, m_rules->findData(m_plan.ruleSet)));
    m_first->clear();
    for (int seat = 0; seat < m_plan.count; ++seat)
        m_first->addItem(m_plan.count == 2 ? nameOf(seat)
                                           : tr("%1, seat %2").arg(nameOf(seat), QString::number(seat + 1)));
    m_first->addItem(tr("By chance"));
    m_first->setCurrentIndex(m_plan.first < 0 ? m_plan.count : m_plan.first);
    m_renewing = false;
    layOut();
    update();
}

void NewMatchPage::bakeNext()
{
    if (isVisible() && m_fields->bakeNext()) QTimer::singleShot(0, this, &NewMatchPage::bakeNext);
}

void NewMatchPage::showEvent(QShowEvent*)
{
    layOut();     // its size counts from now on
    renewRules(); // files may have come or gone
    QTimer::singleShot(30, this, &NewMatchPage::bakeNext);
}

/// From wherever it was not needed: a field, a box, a picker.
void NewMatchPage::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || event->isAutoRepeat()) return QWidget::keyPressEvent(event);
    m_start->press();
}

void NewMatchPage::resizeEvent(QResizeEvent*)
{
    layOut();
    QTimer::singleShot(120, this, &NewMatchPage::bakeNext);
}

} // namespace fabletop
