// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/tabs/comparewindow.h"

#include "model/match/branches.h"
#include "views/battlefield/battlefieldview.h"
#include "views/pages/replay/eventcards.h"
#include "views/pages/replay/replaylook.h"
#include "views/pages/replay/tabs/combattab.h"
#include "views/theme/button.h"

#include <QGridLayout>
#include <QLabel>
#include <QSlider>
#include <algorithm>

namespace fabletop {

namespace {

std::unique_ptr<Match> lineAsMatch(const Match& trunk, int id)
{
    LoadedMatch loaded;
    loaded.info = trunk.info();
    loaded.rules = trunk.sharedRules();
    loaded.timeline = lineOf(trunk.timeline(), trunk.annotations().branches, id);
    return std::make_unique<Match>(std::move(loaded));
}

} // namespace

CompareWindow::CompareWindow(const Match& trunk, int left, int right, const Looks& looks, Viewer viewer,
                             std::shared_ptr<const Theme> theme, QWidget* parent)
    : QDialog(parent), m_looks(looks), m_viewer(viewer), m_theme(std::move(theme)),
      m_slider(new QSlider(Qt::Horizontal, this))
{
    setWindowTitle(tr("Compare two lines of play"));
    resize(1240, 780);
    m_sides[0].match = lineAsMatch(trunk, left);
    m_sides[1].match = lineAsMatch(trunk, right);
    m_fork = commonSteps(m_sides[0].match->timeline(), m_sides[1].match->timeline());
    auto* grid = new QGridLayout(this);
    const auto titleOf = [&trunk](int id) {
        const Branch* branch = branchOf(trunk.annotations().branches, id);
        if (!branch) return tr("The recorded line");
        return branch->title.isEmpty() ? tr("Branch %1").arg(id) : branch->title;
    };
    build(0, titleOf(left));
    build(1, titleOf(right));
    grid->setRowStretch(1, 1);
    auto* back = new Button(QStringLiteral("prev"), QString(), ButtonRole::plain, this);
    auto* next = new Button(QStringLiteral("next"), QString(), ButtonRole::plain, this);
    back->setAccessibleName(tr("Step back"));
    next->setAccessibleName(tr("Step forward"));
    auto* foot = new QHBoxLayout;
    foot->addWidget(back);
    foot->addWidget(m_slider, 1);
    foot->addWidget(next);
    grid->addLayout(foot, 4, 0, 1, 2);
    m_slider->setRange(0, lastStep());
    m_slider->setAccessibleName(tr("Decisions after the place where the lines part"));
    connect(m_slider, &QSlider::valueChanged, this, &CompareWindow::setStep);
    connect(back, &Button::clicked, this, [this] { m_slider->setValue(step() - 1); });
    connect(next, &Button::clicked, this, [this] { m_slider->setValue(step() + 1); });
    setStep(0);
}

CompareWindow::~CompareWindow() = default;

void CompareWindow::build(int place, const QString& title)
{
    Side& side = m_sides[static_cast<std::size_t>(place)];
    auto* grid = static_cast<QGridLayout*>(layout());
    side.title = new QLabel(title, this);
    side.title->setFont(m_theme->font(TextRole::section));
    side.board = new BattlefieldView(this);
    side.board->setFrameShape(QFrame::NoFrame);
    side.board->setBattlefield(side.match->info().setup.battlefield, m_theme);
    side.sentence = new QLabel(this);
    side.sentence->setWordWrap(true);
    side.sentence->setMinimumHeight(m_theme->px(40));
    side.inspector = new CombatTab(m_theme, this);
    side.inspector->setNarrator(m_looks.narrator());
    side.inspector->setCardOf([this, place](int event) {
        return cardOfEvent(line(place).timeline().seen(event, m_viewer), m_looks);
    });
    side.inspector->setMinimumHeight(m_theme->px(250));
    grid->addWidget(side.title, 0, place);
    grid->addWidget(side.board, 1, place);
    grid->addWidget(side.sentence, 2, place);
    grid->addWidget(side.inspector, 3, place);
}

int CompareWindow::step() const
{
    return m_slider->value();
}

int CompareWindow::lastStep() const
{
    return std::max(m_sides[0].match->timeline().last(), m_sides[1].match->timeline().last()) - m_fork;
}

void CompareWindow::setStep(int step)
{
    m_slider->setValue(step);
    refresh(0);
    refresh(1);
}

Cursor CompareWindow::place(int side) const
{
    return {std::min(m_fork + step(), line(side).timeline().last()), 0};
}

void CompareWindow::refresh(int place)
{
    const Side& side = m_sides[static_cast<std::size_t>(place)];
    const Timeline& timeline = side.match->timeline();
    const Cursor cursor = this->place(place);
    const Table table = timeline.seenAt(cursor, m_viewer);
    const ReplayLook look(*side.match, m_looks, cursor, m_viewer, table);
    const Ledger ledger = ledgerAt(timeline, cursor, m_viewer, m_looks.narrator());
    side.board->setLook(look.board());
    side.inspector->setCombat(ledger, look.combat(ledger));
    QString words = look.place();
    if (cursor.position > 0)
        words += u'\n' + m_looks.narrator().decision(timeline.seenDecision(cursor.position, m_viewer));
    side.sentence->setText(words);
}

} // namespace fabletop
