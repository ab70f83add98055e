// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/tabs/branchestab.h"

#include "model/match/branches.h"
#include "model/match/words/narration.h"
#include "model/match/words/spokenname.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace fabletop {

BranchesTab::BranchesTab(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_list(new QListWidget(this)),
      m_compare(new Button(QStringLiteral("branch"), QString(), ButtonRole::plain, this)),
      m_remove(new Button(QStringLiteral("close"), QString(), ButtonRole::plain, this)),
      m_heading(new QLabel(this)), m_seats(new QGridLayout),
      m_play(new Button(QStringLiteral("play"), QString(), ButtonRole::primary, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 4);
    column->addWidget(m_list, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_compare, 1);
    buttons->addWidget(m_remove, 1);
    column->addLayout(buttons);
    column->addSpacing(10);
    column->addWidget(m_heading);
    column->addLayout(m_seats);
    column->addWidget(m_play);
    m_heading->setWordWrap(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setWordWrap(true);
    for (int seat = 0; seat < maxSeats; ++seat) {
        m_names.push_back(new QLabel(this));
        m_players.push_back(new QComboBox(this));
        for (const char* player : {"person", "greedy", "random"})
            m_players.back()->addItem(QString(), QLatin1String(player));
        m_players.back()->setCurrentIndex(seat == 0 ? 0 : 1);
        m_seats->addWidget(m_names.back(), seat, 0);
        m_seats->addWidget(m_players.back(), seat, 1);
    }
    m_seats->setColumnStretch(0, 1);
    connect(m_list, &QListWidget::itemClicked, this, [this] { Q_EMIT branchChosen(chosen()); });
    connect(m_list, &QListWidget::itemActivated, this, [this] { Q_EMIT branchChosen(chosen()); });
    connect(m_compare, &Button::clicked, this, [this] { Q_EMIT compareRequested(chosen()); });
    connect(m_remove, &Button::clicked, this, [this] {
        const int id = chosen();
        if (id == 0 || !m_match) return;
        Q_EMIT branchChosen(0);
        m_match->removeBranch(id);
    });
    connect(m_play, &Button::clicked, this, [this] {
        QStringList players;
        for (int seat = 0; m_match && seat < m_match->rules().seatCount(); ++seat)
            players << m_players[static_cast<std::size_t>(seat)]->currentData().toString();
        Q_EMIT playRequested(players);
    });
    retranslate();
    setTheme(std::move(theme));
}

void BranchesTab::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    QPalette colours = m_theme->palette();
    colours.setColor(QPalette::Base, m_theme->color(Tone::panel));
    colours.setColor(QPalette::Highlight, m_theme->color(Tone::accentWash));
    colours.setColor(QPalette::HighlightedText, m_theme->color(Tone::ink));
    m_list->setPalette(colours);
    m_heading->setFont(m_theme->font(TextRole::button));
    renew();
}

void BranchesTab::setMatch(Match* trunk, const Narrator& narrator)
{
    if (m_match) m_match->disconnect(this);
    m_match = trunk;
    m_narrator = narrator;
    if (trunk) {
        connect(trunk, &Match::annotationsChanged, this, &BranchesTab::renew);
        connect(trunk, &QObject::destroyed, this, [this] { setMatch(nullptr, Narrator()); });
    }
    m_branch = 0;
    for (int seat = 0; seat < maxSeats; ++seat) {
        const bool sits = trunk && seat < trunk->rules().seatCount();
        m_names[static_cast<std::size_t>(seat)]->setVisible(sits);
        m_players[static_cast<std::size_t>(seat)]->setVisible(sits);
        if (!sits || !narrator.valid()) continue;
        m_names[static_cast<std::size_t>(seat)]->setText(
            spokenName(trunk->rules().hero(idAt<SeatId>(seat)).name, narrator.language()));
    }
    renew();
}

void BranchesTab::setPlace(int branch, int position)
{
    if (branch == m_branch && position == m_position) return;
    m_branch = branch;
    m_position = position;
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(Qt::UserRole).toInt() == branch) m_list->setCurrentRow(row);
}

void BranchesTab::setBar(const QString& reason)
{
    m_play->setReason(reason);
}

int BranchesTab::chosen() const
{
    return m_list->currentItem() ? m_list->currentItem()->data(Qt::UserRole).toInt() : 0;
}

QString BranchesTab::describe(const Branch& branch) const
{
    const int turn = branch.line.empty() ? 0 : branch.line.seenAt({}, Viewer::spectator()).turn.number;
    const Table end = branch.line.seenAt(branch.line.end(), Viewer::spectator());
    QString words = branch.title.isEmpty() ? tr("Branch %1").arg(branch.id) : spokenName(branch.title);
    words += u'\n' + (turn > 0 ? tr("from turn %1, %n decision(s)", nullptr, branch.line.last()).arg(turn)
                               : tr("from setup, %n decision(s)", nullptr, branch.line.last()));
    if (branch.divergence)
        words +=
            QStringLiteral(". ") +
            tr("Decision %1 has a different result under today’s rules").arg(branch.divergence->decision);
    if (end.over()) {
        QStringList winners;
        for (int seat = 0; seat < m_match->rules().seatCount(); ++seat)
            if (m_match->rules().team(idAt<SeatId>(seat)) == end.turn.winner)
                winners << spokenName(m_match->rules().hero(idAt<SeatId>(seat)).name, m_narrator.language());
        words += QStringLiteral(". ") + tr("Winner: %1").arg(winners.join(QStringLiteral(", ")));
    }
    return words;
}

void BranchesTab::renew()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    if (!m_match || !m_narrator.valid()) return;
    const auto add = [this](const QString& words, int id) {
        auto* item = new QListWidgetItem(words, m_list);
        item->setData(Qt::UserRole, id);
        if (id == m_branch) m_list->setCurrentItem(item);
    };
    add(tr("The recorded line\n%n decision(s)", nullptr, m_match->timeline().last()), 0);
    for (const Branch& branch : m_match->annotations().branches)
        add(describe(branch), branch.id);
    const bool any = !m_match->annotations().branches.empty();
    m_compare->setReason(any ? QString() : tr("There is no other line yet"));
    m_remove->setReason(any ? QString() : tr("There is no other line yet"));
}

void BranchesTab::retranslate()
{
    m_list->setAccessibleName(tr("Lines of play"));
    m_compare->setText(tr("Compare"));
    m_remove->setText(tr("Delete"));
    m_heading->setText(tr("Play on from here, as:"));
    m_play->setText(tr("Play on from here"));
    for (QComboBox* box : m_players) {
        box->setItemText(0, tr("Person"));
        box->setItemText(1, tr("Computer, greedy"));
        box->setItemText(2, tr("Computer, random"));
    }
    renew();
}

void BranchesTab::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace fabletop
