// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/wizard/namespage.h"

#include "model/content/languagetext.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace fabletop {

NamesPage::NamesPage(AnswersSoFar answers, QWidget* parent)
    : WizardPage(tr("Names"), tr("Translated names"),
                 tr("The cards are written in four languages by themselves; names are not. Where nothing "
                    "stands the English name is used."),
                 parent),
      m_answers(std::move(answers))
{
    new QVBoxLayout(body());
}

/// Fields for the fighters there are now; what was written for those that are still there stays.
void NamesPage::initializePage()
{
    NewHero known = m_answers();
    delete m_form;
    m_form = new QWidget(body());
    m_fields.clear();
    auto* grid = new QGridLayout(m_form);
    grid->setContentsMargins(0, 0, 0, 0);
    // Languages are called by their own names, whatever the language of the window.
    const auto languageIn = [](std::size_t column) {
        return languageName(languageTable[column + 1].language);
    };
    for (std::size_t column = 0; column + 1 < languageCount; ++column)
        grid->addWidget(new QLabel(languageIn(column), m_form), 0, static_cast<int>(column) + 1);
    const auto add = [&](const QString& name, const NewHero::Abroad& abroad) {
        const int row = grid->rowCount();
        grid->addWidget(new QLabel(name, m_form), row, 0);
        Fields fields{};
        for (std::size_t column = 0; column < fields.size(); ++column) {
            fields[column] = new QLineEdit(abroad[column], m_form);
            fields[column]->setPlaceholderText(name);
            fields[column]->setAccessibleName(tr("%1, %2").arg(name, languageIn(column)));
            grid->addWidget(fields[column], row, static_cast<int>(column) + 1);
        }
        m_fields.push_back(fields);
    };
    add(known.name, known.abroad);
    for (const NewHero::Sidekick& sidekick : known.sidekicks)
        add(sidekick.name, sidekick.abroad);
    grid->setRowStretch(grid->rowCount(), 1);
    body()->layout()->addWidget(m_form);
}

void NamesPage::addTo(NewHero& answers) const
{
    const auto read = [this](std::size_t row) {
        NewHero::Abroad names;
        for (std::size_t column = 0; row < m_fields.size() && column < names.size(); ++column)
            names[column] = m_fields[row][column]->text();
        return names;
    };
    answers.abroad = read(0);
    for (std::size_t i = 0; i < answers.sidekicks.size(); ++i)
        answers.sidekicks[i].abroad = read(i + 1);
}

} // namespace fabletop
