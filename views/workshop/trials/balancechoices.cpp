// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/trials/balancechoices.h"

#include "model/match/words/spokenname.h"
#include "views/theme/follow.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QListWidget>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int rowHigh = 26;
constexpr int aroundAName = 74; ///< margins and the box to tick, or the arrow of a list box
constexpr int gamesOffered[] = {40, 100, 200, 400, 1000, 4000};
constexpr int gamesAtFirst = 200; ///< tells seven points apart, in seconds

/// A click anywhere on a line ticks it; Qt's own wants the box to be hit. The line that keys act on shows
/// where they do.
class TickDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!option->widget->hasFocus()) option->state.setFlag(QStyle::State_Selected, false);
    }
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override
    {
        if (event->type() != QEvent::MouseButtonRelease)
            return event->type() == QEvent::KeyPress &&
                   QStyledItemDelegate::editorEvent(event, model, option, index);
        if (static_cast<QMouseEvent*>(event)->button() != Qt::LeftButton) return false;
        const bool ticked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        return model->setData(index, ticked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    }
};

int ticked(const QListWidget& list)
{
    int sum = 0;
    for (int row = 0; row < list.count(); ++row)
        sum += list.item(row)->checkState() == Qt::Checked ? 1 : 0;
    return sum;
}

/// The things whose lines are ticked.
template <typename Thing> std::vector<Thing> chosen(const std::vector<Thing>& things, const QListWidget& list)
{
    std::vector<Thing> some;
    for (std::size_t row = 0; row < things.size(); ++row)
        if (list.item(static_cast<int>(row))->checkState() == Qt::Checked) some.push_back(things[row]);
    return some;
}

} // namespace

BalanceChoices::BalanceChoices(std::shared_ptr<const Theme> theme, Language language, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_language(language), m_allHeroes(new QCheckBox(this)),
      m_heroList(new QListWidget(this)), m_allFields(new QCheckBox(this)), m_fieldList(new QListWidget(this)),
      m_level(new QComboBox(this)), m_games(new QComboBox(this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onLanguageChange(*this, [this](Language other) { setLanguage(other); });
    Diagnostics ignored; // what is shipped is checked when built
    for (const QString& id : shippedHeroes())
        if (auto hero = loadHero(id, ignored)) m_heroes.push_back(std::move(hero));
    for (const QString& id : shippedBattlefields())
        if (auto field = loadBattlefield(id, ignored)) m_fields.push_back(std::move(*field));
    build();
    chooseFor({});
    setLanguage(language);
    setTheme(m_theme);
}

void BalanceChoices::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 8);
    column->setSpacing(4);
    const auto add = [&](QCheckBox& all, QListWidget& list, std::size_t count) {
        all.setTristate(true);
        list.setItemDelegate(new TickDelegate(&list));
        list.setFrameShape(QFrame::NoFrame);
        list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        list.setUniformItemSizes(true);
        for (std::size_t row = 0; row < count; ++row) {
            auto* item = new QListWidgetItem(&list);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
            item->setCheckState(Qt::Unchecked);
        }
        column->addWidget(&all);
        column->addWidget(&list, static_cast<int>(count));
        connect(&list, &QListWidget::itemChanged, this, &BalanceChoices::renew);
        connect(&all, &QCheckBox::clicked, this,
                [this, &list] { tickAll(list, ticked(list) < list.count()); });
    };
    add(*m_allHeroes, *m_heroList, m_heroes.size());
    column->addSpacing(8);
    add(*m_allFields, *m_fieldList, m_fields.size());
    column->addSpacing(8);
    for (QComboBox* box : {m_level, m_games})
        column->addWidget(box);
    column->addStretch(1);
    m_level->addItem(QString(), QStringLiteral("greedy"));
    m_level->addItem(QString(), QStringLiteral("random"));
    for (int games : gamesOffered)
        m_games->addItem(QString(), games);
    m_games->setCurrentIndex(m_games->findData(gamesAtFirst));
}

QString BalanceChoices::player() const
{
    return m_level->currentData().toString();
}

int BalanceChoices::games() const
{
    return m_games->currentData().toInt();
}

/// As wide as the longest name needs in this language.
void BalanceChoices::fit()
{
    const QFontMetrics metrics(m_theme->font(TextRole::body));
    int widest = 0;
    for (const QListWidget* list : {m_heroList, m_fieldList})
        for (int row = 0; row < list->count(); ++row)
            widest = std::max(widest, metrics.horizontalAdvance(list->item(row)->text()));
    for (const QComboBox* box : {m_level, m_games})
        for (int place = 0; place < box->count(); ++place)
            widest = std::max(widest, metrics.horizontalAdvance(box->itemText(place)));
    setFixedWidth(widest + aroundAName);
}

void BalanceChoices::chooseFor(const std::string& heroId)
{
    for (std::size_t row = 0; row < m_heroes.size(); ++row)
        m_heroList->item(static_cast<int>(row))
            ->setCheckState(m_heroes[row]->id == heroId ? Qt::Unchecked : Qt::Checked);
    for (int row = 0; row < m_fieldList->count(); ++row)
        m_fieldList->item(row)->setCheckState(row == 0 ? Qt::Checked : Qt::Unchecked);
}

std::vector<std::shared_ptr<const HeroRules>> BalanceChoices::opponents() const
{
    return chosen(m_heroes, *m_heroList);
}

std::vector<Battlefield> BalanceChoices::battlefields() const
{
    return chosen(m_fields, *m_fieldList);
}

void BalanceChoices::tickAll(QListWidget& list, bool to)
{
    for (int row = 0; row < list.count(); ++row)
        list.item(row)->setCheckState(to ? Qt::Checked : Qt::Unchecked);
    renew();
}

void BalanceChoices::renew()
{
    const auto show = [](QCheckBox& all, const QListWidget& list) {
        const int some = ticked(list);
        all.setCheckState(some == 0              ? Qt::Unchecked
                          : some == list.count() ? Qt::Checked
                                                 : Qt::PartiallyChecked);
    };
    show(*m_allHeroes, *m_heroList);
    show(*m_allFields, *m_fieldList);
    Q_EMIT changed();
}

void BalanceChoices::retranslate()
{
    m_allHeroes->setText(tr("Against"));
    m_allHeroes->setAccessibleName(tr("All opponents"));
    m_heroList->setAccessibleName(tr("Opponents"));
    m_allFields->setText(tr("On", "battlefields"));
    m_allFields->setAccessibleName(tr("All battlefields"));
    m_fieldList->setAccessibleName(tr("Battlefields"));
    const QStringList levels{tr("Greedy computers"), tr("Random computers")};
    for (int place = 0; place < m_level->count(); ++place)
        m_level->setItemText(place, levels.value(place));
    for (int place = 0; place < m_games->count(); ++place)
        m_games->setItemText(place, tr("%n game(s) a cell", nullptr, m_games->itemData(place).toInt()));
    fit();
    m_level->setAccessibleName(tr("Level of the computer"));
    m_games->setAccessibleName(tr("Games for each opponent on each battlefield"));
    m_games->setToolTip(tr("Half of them from each seat. Four times as many games halve the interval."));
}

void BalanceChoices::setLanguage(Language language)
{
    m_language = language;
    const QSignalBlocker heroesAsTheyWere(m_heroList); // names are no choice
    const QSignalBlocker fieldsAsTheyWere(m_fieldList);
    for (std::size_t row = 0; row < m_heroes.size(); ++row)
        m_heroList->item(static_cast<int>(row))->setText(spokenName(m_heroes[row]->name, language));
    for (std::size_t row = 0; row < m_fields.size(); ++row)
        m_fieldList->item(static_cast<int>(row))->setText(spokenName(m_fields[row].name, language));
    retranslate();
}

void BalanceChoices::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    QPalette colours = m_theme->palette();
    colours.setColor(QPalette::Base, m_theme->color(Tone::panel));
    for (QListWidget* list : {m_heroList, m_fieldList}) {
        list->setPalette(colours);
        list->setFont(m_theme->font(TextRole::body));
        for (int row = 0; row < list->count(); ++row)
            list->item(row)->setSizeHint(QSize(0, m_theme->px(rowHigh)));
        list->setMaximumHeight(list->count() * m_theme->px(rowHigh) + 2);
    }
    for (QCheckBox* all : {m_allHeroes, m_allFields})
        all->setFont(m_theme->font(TextRole::section));
    fit();
}

void BalanceChoices::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace fabletop
