// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/heroproblems.h"

#include "model/documents/rules/herodocument.h"
#include "model/match/words/diagnosticwords.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/ground.h"
#include "views/theme/scrollanchor.h"

#include <QEvent>
#include <QListWidget>
#include <QVBoxLayout>
#include <utility>

namespace fabletop {

namespace {

constexpr int problemsHigh = 130;

} // namespace

HeroProblems::HeroProblems(HeroDocument& document, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_document(document), m_theme(std::move(theme)), m_list(new QListWidget(this)),
      m_quickFix(new Button(QStringLiteral("check"), QString(), ButtonRole::plain, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 6, 12, 8);
    column->setSpacing(4);
    column->addWidget(m_list, 1);
    column->addWidget(m_quickFix, 0, Qt::AlignLeft);
    m_quickFix->setSize(ButtonSize::small);
    keepPlace(*m_quickFix);
    m_quickFix->hide();
    setFixedHeight(m_theme->px(problemsHigh));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setWordWrap(true);
    connect(m_list, &QListWidget::itemClicked, this, [this] {
        if (const Diagnostic* problem = problemAt(m_list->currentRow())) Q_EMIT chosen(*problem);
    });
    connect(m_list, &QListWidget::currentRowChanged, this, &HeroProblems::onRow);
    connect(m_quickFix, &Button::clicked, this, [this] {
        // A copy: what mends it makes the list anew.
        if (const Diagnostic* problem = problemAt(m_list->currentRow()))
            Q_EMIT quickFixRequested(Diagnostic(*problem));
    });
    setTheme(m_theme);
    retranslate();
}

const Diagnostic* HeroProblems::problemAt(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    return row >= 0 && at < m_document.diagnostics().size() ? &m_document.diagnostics()[at] : nullptr;
}

void HeroProblems::onRow(int row)
{
    const Diagnostic* problem = problemAt(row);
    const bool fixable = problem && !problem->quickFix.empty();
    m_quickFix->setVisible(fixable);
    if (fixable) m_quickFix->setText(unmarked(toldMend(*problem)));
}

void HeroProblems::renew()
{
    m_list->clear();
    m_quickFix->hide();
    for (const Diagnostic& problem : m_document.diagnostics()) {
        auto* item = new QListWidgetItem(toldWithPlace(problem), m_list);
        const bool error = problem.severity == Severity::error;
        item->setIcon(m_theme->art().icon(error ? QStringLiteral("error") : QStringLiteral("warning"),
                                          m_theme->color(error ? Tone::harm : Tone::warn)));
    }
    if (!m_document.diagnostics().empty()) return;
    const bool empty = m_document.text().trimmed().isEmpty();
    auto* item = new QListWidgetItem(empty ? tr("The text is empty") : tr("Nothing is wrong"), m_list);
    if (!empty) item->setIcon(m_theme->art().icon(QStringLiteral("check"), m_theme->color(Tone::accent)));
}

void HeroProblems::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    setGround(*m_list, *m_theme, Tone::ground);
    m_list->setFont(m_theme->font(TextRole::body));
    renew();
}

void HeroProblems::retranslate()
{
    m_list->setAccessibleName(tr("Problems"));
    renew();
}

void HeroProblems::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace fabletop
