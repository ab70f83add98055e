// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/tabs/branchestab.h"

#include "model/match/branches.h"
#include "model/match/words/narration.h"
#include "model/match/words/spokenname.h"
#include "views/pages/replay/tabs/branchdelegate.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

namespace fabletop {

BranchesTab::BranchesTab(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_tree(new QTreeWidget(this)),
      m_delegate(new BranchDelegate(theme, *m_tree)),
      m_rename(new Button(QStringLiteral("note"), QString(), ButtonRole::plain, this)),
      m_compare(new Button(QStringLiteral("branch"), QString(), ButtonRole::plain, this)),
      m_remove(new Button(QStringLiteral("close"), QString(), ButtonRole::plain, this)),
      m_heading(new QLabel(this)), m_seats(new QGridLayout),
      m_play(new Button(QStringLiteral("play"), QString(), ButtonRole::primary, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    build();
    connectParts();
    retranslate();
    setTheme(std::move(theme));
}

void BranchesTab::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 10, 16, 10);
    column->addWidget(m_tree);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_compare, 1);
    buttons->addWidget(m_rename);
    buttons->addWidget(m_remove);
    column->addLayout(buttons);
    column->addStretch(1);
    column->addSpacing(6);
    column->addWidget(m_heading);
    column->addLayout(m_seats);
    column->addWidget(m_play);
    m_heading->setWordWrap(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);  // what is done with a line is right
    m_tree->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum); // below the last of them
    m_tree->header()->hide();
    m_tree->setIndentation(16);
    m_tree->setItemsExpandable(false);
    m_tree->setRootIsDecorated(false);
    m_tree->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setItemDelegate(m_delegate);
    for (int seat = 0; seat < maxSeats; ++seat) {
        m_names.push_back(new QLabel(this));
        m_names.back()->setWordWrap(true); // before the box beside it loses the end of its words
        m_players.push_back(new QComboBox(this));
        for (const char* player : {"person", "apprentice", "duelist", "master"})
            m_players.back()->addItem(QString(), QLatin1String(player));
        m_players.back()->setCurrentIndex(seat == 0 ? 0 : 1);
        m_seats->addWidget(m_names.back(), seat, 0);
        m_seats->addWidget(m_players.back(), seat, 1);
    }
    m_seats->setColumnStretch(0, 1);
}

void BranchesTab::connectParts()
{
    connect(m_tree, &QTreeWidget::itemClicked, this, [this] { Q_EMIT branchChosen(chosen()); });
    connect(m_tree, &QTreeWidget::itemActivated, this, [this] { Q_EMIT branchChosen(chosen()); });
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &BranchesTab::refreshButtons);
    connect(m_tree, &QTreeWidget::itemChanged, this, &BranchesTab::rename);
    connect(m_tree->header(), &QHeaderView::sectionResized, m_tree, &QTreeWidget::doItemsLayout);
    connect(m_rename, &Button::clicked, this, [this] {
        if (chosen() != 0) m_tree->editItem(m_tree->currentItem());
    });
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
}

void BranchesTab::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_delegate->setTheme(m_theme);
    QPalette colours = m_theme->palette();
    colours.setColor(QPalette::Base, m_theme->color(Tone::panel));
    colours.setColor(QPalette::Highlight, m_theme->color(Tone::accentWash));
    colours.setColor(QPalette::HighlightedText, m_theme->color(Tone::ink));
    m_tree->setPalette(colours);
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

void BranchesTab::setPlace(int branch, int position, bool futureHidden)
{
    const bool same = branch == m_branch && futureHidden == m_futureHidden;
    if (same && position == m_position) return;
    m_branch = branch;
    m_position = position;
    m_futureHidden = futureHidden;
    if (!same || futureHidden)
        renew();
    else
        refreshButtons();
}

void BranchesTab::setBar(const QString& reason)
{
    m_play->setReason(reason);
}

int BranchesTab::chosen() const
{
    return m_tree->currentItem() ? m_tree->currentItem()->data(0, BranchDelegate::IdRole).toInt() : 0;
}

// -- what a line is called, and what is told of it

QString BranchesTab::nameOf(const Branch& branch) const
{
    return branch.title.isEmpty() ? tr("Branch %1").arg(branch.id) : spokenName(branch.title);
}

/// The line that is looked at, or one it comes from.
bool BranchesTab::leadsHere(const Branch& branch) const
{
    const auto& branches = m_match->annotations().branches;
    std::size_t met = 0;
    for (const Branch* one = branchOf(branches, m_branch); one && met++ <= branches.size();
         one = branchOf(branches, one->parent))
        if (one->id == branch.id) return true;
    return false;
}

bool BranchesTab::shows(const Branch& branch) const
{
    return !m_futureHidden || branch.position <= m_position || leadsHere(branch);
}

QString BranchesTab::facts(const Branch& branch) const
{
    const int turn = branch.line.empty() ? 0 : branch.line.seenAt({}, Viewer::spectator()).turn.number;
    if (m_futureHidden) return turn > 0 ? tr("from turn %1").arg(turn) : tr("from setup");
    const Table end = branch.line.seenAt(branch.line.end(), Viewer::spectator());
    QString words = turn > 0 ? tr("from turn %1, %n decision(s)", nullptr, branch.line.last()).arg(turn)
                             : tr("from setup, %n decision(s)", nullptr, branch.line.last());
    if (branch.divergence)
        words +=
            QStringLiteral(". ") +
            tr("Decision %1 has a different result under today’s rules").arg(branch.divergence->decision);
    if (!end.over()) return words + QStringLiteral(". ") + tr("Still running");
    QStringList winners;
    for (int seat = 0; seat < m_match->rules().seatCount(); ++seat)
        if (m_match->rules().team(idAt<SeatId>(seat)) == end.turn.winner)
            winners << spokenName(m_match->rules().hero(idAt<SeatId>(seat)).name, m_narrator.language());
    return words + QStringLiteral(". ") + tr("Winner: %1").arg(winners.join(QStringLiteral(", ")));
}

// -- the tree

QTreeWidgetItem* BranchesTab::makeItem(const QString& name, const QString& facts, int id) const
{
    auto* item = new QTreeWidgetItem({name});
    item->setData(0, BranchDelegate::IdRole, id);
    item->setData(0, BranchDelegate::FactsRole, facts);
    item->setData(0, BranchDelegate::ShownRole, id == m_branch);
    item->setData(0, Qt::AccessibleTextRole, name + QStringLiteral(". ") + facts);
    if (id != 0) item->setFlags(item->flags() | Qt::ItemIsEditable);
    return item;
}

void BranchesTab::addLine(QTreeWidgetItem* above, const Branch& branch)
{
    if (!shows(branch)) return;
    QTreeWidgetItem* item = makeItem(nameOf(branch), facts(branch), branch.id);
    above->addChild(item);
    if (branch.id == m_branch) m_tree->setCurrentItem(item);
    for (const Branch& other : m_match->annotations().branches)
        if (other.parent == branch.id && other.id > branch.id) addLine(item, other);
}

void BranchesTab::renew()
{
    m_renewing = true;
    m_tree->clear();
    if (m_match && m_narrator.valid()) {
        const QString facts =
            m_futureHidden ? QString() : tr("%n decision(s)", nullptr, m_match->timeline().last());
        QTreeWidgetItem* recorded = makeItem(tr("The recorded line"), facts, 0);
        m_tree->addTopLevelItem(recorded);
        m_tree->setCurrentItem(recorded);
        for (const Branch& branch : m_match->annotations().branches)
            if (branch.parent == 0) addLine(recorded, branch);
        m_tree->expandAll();
        if (m_tree->currentItem()) m_tree->scrollToItem(m_tree->currentItem());
    }
    m_renewing = false;
    refreshButtons();
}

void BranchesTab::rename(QTreeWidgetItem* item)
{
    if (m_renewing || !m_match) return;
    const int id = item->data(0, BranchDelegate::IdRole).toInt();
    const QString name = item->text(0).trimmed();
    // Later: the tree is made anew by it, and its editor is not gone yet.
    QMetaObject::invokeMethod(
        this,
        [this, id, name] {
            const Branch* branch = m_match ? branchOf(m_match->annotations().branches, id) : nullptr;
            if (branch && name != nameOf(*branch)) m_match->renameBranch(id, name);
        },
        Qt::QueuedConnection);
}

void BranchesTab::refreshButtons()
{
    const QTreeWidgetItem* recorded = m_tree->topLevelItem(0);
    const bool any = recorded && recorded->childCount() > 0;
    const QString own = chosen() == 0 ? tr("The recorded line stays as it is") : QString();
    for (Button* button : {m_compare, m_rename, m_remove})
        button->setVisible(any);
    m_compare->setReason(m_futureHidden ? tr("The future is hidden") : QString());
    m_rename->setReason(own);
    m_remove->setReason(own);
    const Branch* here = m_match ? branchOf(m_match->annotations().branches, m_branch) : nullptr;
    const bool goesOn = here && here->last() == m_position && !m_futureHidden;
    m_heading->setText(goesOn ? tr("Continue this line as:") : tr("Continue from here as:"));
    m_play->setText(goesOn ? tr("Continue this line") : tr("Continue from here"));
}

void BranchesTab::retranslate()
{
    m_tree->setAccessibleName(tr("Lines of play"));
    m_compare->setText(tr("Compare"));
    for (const auto& [button, name] :
         {std::pair{m_rename, tr("Rename")}, std::pair{m_remove, tr("Delete")}}) {
        button->setAccessibleName(name);
        button->setToolTip(name);
    }
    for (QComboBox* box : m_players) {
        box->setItemText(0, tr("Person"));
        box->setItemText(1, tr("Computer, Apprentice"));
        box->setItemText(2, tr("Computer, Duelist"));
        box->setItemText(3, tr("Computer, Master"));
    }
    renew();
}

void BranchesTab::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace fabletop
