// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/panels/problemlist.h"

#include "model/documents/edits/editwords.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/ground.h"
#include "views/theme/scrollanchor.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace fabletop {

ProblemList::ProblemList(BattlefieldEditor& editor, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_editor(editor), m_theme(std::move(theme)), m_head(new QLabel(this)),
      m_list(new QListWidget(this)),
      m_quickFix(new Button(QStringLiteral("check"), QString(), ButtonRole::plain, this)),
      m_row(new QHBoxLayout)
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_row->addWidget(m_head, 1);
    m_row->addStretch();
    m_row->addWidget(m_quickFix);
    column->addLayout(m_row);
    column->addWidget(m_list, 1);
    m_quickFix->setSize(ButtonSize::small);
    keepPlace(*m_quickFix);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_list, &QListWidget::itemClicked, this, [this] { onRow(m_list->currentRow()); });
    connect(m_list, &QListWidget::itemActivated, this, [this] { onRow(m_list->currentRow()); });
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int at) {
        const auto problems = m_editor.problems();
        const bool real = at >= 0 && at < static_cast<int>(problems.size());
        const QString mend = real ? m_editor.quickFix(problems[static_cast<std::size_t>(at)]) : QString();
        m_quickFix->setText(unmarked(mend));
        m_quickFix->setVisible(!mend.isEmpty());
    });
    connect(m_quickFix, &Button::clicked, this, [this] {
        const auto problems = m_editor.problems();
        const int at = m_list->currentRow();
        if (at >= 0 && at < static_cast<int>(problems.size()))
            m_editor.applyQuickFix(problems[static_cast<std::size_t>(at)]);
    });
    connect(&m_editor.document(), &BattlefieldDocument::changed, this, &ProblemList::renew);
    connect(&m_editor, &BattlefieldEditor::pictureLookedAt, this, &ProblemList::renew);
    setTheme(m_theme);
}

void ProblemList::onRow(int row)
{
    const auto problems = m_editor.problems();
    if (row >= 0 && row < static_cast<int>(problems.size()))
        m_editor.selectCulprit(problems[static_cast<std::size_t>(row)]);
}

void ProblemList::renew()
{
    const int before = m_list->currentRow();
    m_list->clear();
    const auto problems = m_editor.problems();
    for (const BattlefieldIssue& problem : problems) {
        auto* item = new QListWidgetItem(issueText(problem), m_list);
        const bool error = problem.severity == Severity::error;
        item->setIcon(m_theme->art().icon(error ? QStringLiteral("error") : QStringLiteral("warning"),
                                          m_theme->color(error ? Tone::harm : Tone::warn)));
        item->setToolTip(error ? tr("No match can be played with this")
                               : tr("A match can be played all the same"));
    }
    if (problems.empty()) {
        auto* item = new QListWidgetItem(tr("Nothing is wrong: a match can be played"), m_list);
        item->setIcon(m_theme->art().icon(QStringLiteral("check"), m_theme->color(Tone::accent)));
    }
    m_head->setText(title());
    m_list->setAccessibleName(tr("Problems"));
    m_list->setCurrentRow(std::min(before, m_list->count() - 1));
    if (m_list->currentRow() < 0) m_quickFix->hide();
    Q_EMIT renewed();
}

QString ProblemList::title() const
{
    const auto count = m_editor.problems().size();
    return count == 0 ? tr("Problems") : tr("Problems (%1)").arg(count);
}

void ProblemList::showHead(bool shown)
{
    m_head->setVisible(shown);
    // Without a head its button would hold a line free above the list.
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->removeItem(m_row);
    m_row->setParent(nullptr);
    column->insertLayout(shown ? 0 : -1, m_row);
}

void ProblemList::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    setGround(*m_list, *m_theme, Tone::ground);
    m_head->setFont(m_theme->font(TextRole::section));
    renew();
}

void ProblemList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) renew();
    QWidget::changeEvent(event);
}

} // namespace fabletop
