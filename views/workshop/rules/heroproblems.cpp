// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/heroproblems.h"

#include "model/documents/rules/herodocument.h"
#include "model/match/words/diagnosticwords.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/ground.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int problemsHigh = 130; ///< at most
constexpr int quietHigh = 30;     ///< while nothing is wrong

} // namespace

HeroProblems::HeroProblems(HeroDocument& document, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_document(document), m_theme(std::move(theme)), m_list(new QListWidget(this)),
      m_quickFix(new Button(QStringLiteral("check"), QString(), ButtonRole::plain, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 1, 8, 0);
    row->setSpacing(8);
    row->addWidget(m_list, 1);
    row->addWidget(m_quickFix, 0, Qt::AlignTop);
    m_quickFix->setSize(ButtonSize::small);
    m_quickFix->hide();
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
    fitHeight();
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
    if (!m_document.diagnostics().empty()) return fitHeight();
    const bool empty = m_document.text().trimmed().isEmpty();
    auto* item = new QListWidgetItem(empty ? tr("The text is empty") : tr("Nothing is wrong"), m_list);
    if (!empty) item->setIcon(m_theme->art().icon(QStringLiteral("check"), m_theme->color(Tone::accent)));
    fitHeight();
}

/// One line until there is a problem, then as many as there are, up to a limit: the text has the rest.
void HeroProblems::fitHeight()
{
    int rows = 3;
    for (int row = 0; row < m_list->count(); ++row)
        rows += m_list->sizeHintForRow(row);
    const int fix = m_quickFix->isHidden() ? 0 : m_quickFix->sizeHint().height() + 2;
    const int high = std::max({rows, fix, m_theme->px(quietHigh)});
    setFixedHeight(m_document.diagnostics().empty() ? high : std::min(high, m_theme->px(problemsHigh)));
}

void HeroProblems::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    setGround(*m_list, *m_theme, Tone::panel);
    m_list->setFont(m_theme->font(TextRole::body));
    renew();
}

void HeroProblems::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, 0, width(), 1), m_theme->color(Tone::hair));
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
