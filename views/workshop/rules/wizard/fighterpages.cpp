// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/wizard/fighterpages.h"

#include "model/language/reading/vocabulary.h"
#include "model/rules/names.h"
#include "views/theme/button.h"
#include "views/theme/numberfield.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace fabletop {

namespace {

constexpr std::size_t mostKinds = 3;

/// A field for the number of that line of the rules language, with the language's own range.
WholeField* numberBox(Word line, int value, QWidget* parent)
{
    auto* box = new WholeField(parent);
    box->setRange(rangeOf(line).least, rangeOf(line).most);
    box->setValue(value);
    return box;
}

QComboBox* reachBox(const QString& melee, const QString& ranged, QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->addItems({melee, ranged});
    return box;
}

} // namespace

NumbersPage::NumbersPage(QWidget* parent)
    : WizardPage(tr("Numbers"), tr("Who is it?"),
                 tr("Heroes that are played a lot have 13 to 18 health and move 2 or 3. Every answer can be "
                    "changed later."),
                 parent),
      m_name(new QLineEdit(this)), m_health(numberBox(Word::healthAttr, 14, this)),
      m_move(numberBox(Word::moveAttr, 2, this)), m_reach(reachBox(tr("Melee"), tr("Ranged"), this)),
      m_why(new QLabel(this))
{
    m_name->setMaxLength(longestName);
    m_why->setWordWrap(true);
    auto* form = new QFormLayout(body());
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Health"), m_health);
    form->addRow(tr("Move"), m_move);
    form->addRow(tr("Attack"), m_reach);
    form->addRow(m_why);
    connect(m_name, &QLineEdit::textChanged, this, [this] {
        m_why->setText(m_name->text().isEmpty() ? QString() : refusalOf(answers()));
        Q_EMIT completeChanged();
    });
}

NewHero NumbersPage::answers() const
{
    NewHero hero;
    hero.name = m_name->text();
    hero.health = m_health->value();
    hero.move = m_move->value();
    hero.ranged = m_reach->currentIndex() == 1;
    return hero;
}

bool NumbersPage::isComplete() const
{
    return refusalOf(answers()).isEmpty();
}

bool NumbersPage::validatePage()
{
    return !takeRefusal(*this);
}

SidekickRow::SidekickRow(QWidget* parent)
    : QWidget(parent), m_name(new QLineEdit(this)), m_plural(new QLineEdit(this)),
      m_count(numberBox(Word::sidekickDecl, 1, this)), m_health(numberBox(Word::healthAttr, 6, this)),
      m_reach(reachBox(tr("Melee"), tr("Ranged"), this))
{
    auto* remove = new Button(QStringLiteral("close"), QString(), ButtonRole::plain, this);
    remove->setAccessibleName(tr("Remove this sidekick"));
    remove->setToolTip(remove->accessibleName());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    m_name->setMaxLength(longestName);
    m_plural->setMaxLength(longestName);
    m_name->setPlaceholderText(tr("Name"));
    m_name->setAccessibleName(tr("Name of the sidekick"));
    m_plural->setPlaceholderText(tr("Name of several"));
    m_plural->setAccessibleName(tr("Name of several"));
    m_count->setAccessibleName(tr("How many"));
    m_count->setPrefix(QStringLiteral("× "));
    m_health->setAccessibleName(tr("Health"));
    m_health->setPrefix(tr("Health") + u' ');
    m_reach->setAccessibleName(tr("Attack"));
    row->addWidget(m_name, 3);
    row->addWidget(m_count);
    row->addWidget(m_plural, 3);
    row->addWidget(m_health);
    row->addWidget(m_reach);
    row->addWidget(remove);
    for (QLineEdit* field : {m_name, m_plural})
        connect(field, &QLineEdit::textChanged, this, &SidekickRow::changed);
    connect(m_count, &WholeField::valueChanged, this, [this] {
        renew();
        Q_EMIT changed();
    });
    connect(remove, &Button::clicked, this, &SidekickRow::removed);
    setFocusProxy(m_name);
    renew();
}

void SidekickRow::renew()
{
    m_plural->setVisible(m_count->value() > 1);
}

NewHero::Sidekick SidekickRow::answer() const
{
    NewHero::Sidekick sidekick;
    sidekick.name = m_name->text();
    sidekick.plural = m_plural->text();
    sidekick.count = m_count->value();
    sidekick.health = m_health->value();
    sidekick.ranged = m_reach->currentIndex() == 1;
    return sidekick;
}

SidekicksPage::SidekicksPage(std::shared_ptr<const Theme> theme, AnswersSoFar answers, QWidget* parent)
    : WizardPage(tr("Sidekicks"), tr("Sidekicks"),
                 tr("Sidekicks fight beside the hero. One with 6 health is common, so are several with 1 "
                    "health. None is possible too."),
                 parent),
      m_answers(std::move(answers)), m_list(new QVBoxLayout),
      m_add(new Button(QStringLiteral("plus"), tr("Add a sidekick"), ButtonRole::plain, body())),
      m_why(new QLabel(this))
{
    auto* column = new QVBoxLayout(body());
    column->setSpacing(theme->px(8));
    column->addLayout(m_list);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    column->addWidget(m_why);
    column->addStretch(1);
    m_why->setWordWrap(true);
    connect(m_add, &Button::clicked, this, &SidekicksPage::addRow);
}

void SidekicksPage::addRow()
{
    auto* row = new SidekickRow(body());
    m_rows.push_back(row);
    m_list->addWidget(row);
    connect(row, &SidekickRow::changed, this, &SidekicksPage::renew);
    connect(row, &SidekickRow::removed, this, [this, row] {
        m_rows.erase(std::find(m_rows.begin(), m_rows.end(), row));
        row->hide();
        row->deleteLater();
        renew();
    });
    row->setFocus();
    renew();
}

void SidekicksPage::renew()
{
    m_add->setReason(m_rows.size() < mostKinds
                         ? QString()
                         : tr("There is room for three kinds here; more can be written in the text"));
    m_why->setText(refusalOf(m_answers()));
    Q_EMIT completeChanged();
}

std::vector<NewHero::Sidekick> SidekicksPage::sidekicks() const
{
    std::vector<NewHero::Sidekick> result;
    for (const SidekickRow* row : m_rows)
        result.push_back(row->answer());
    return result;
}

bool SidekicksPage::isComplete() const
{
    return refusalOf(m_answers()).isEmpty();
}

bool SidekicksPage::validatePage()
{
    return !takeRefusal(*this);
}

} // namespace fabletop
