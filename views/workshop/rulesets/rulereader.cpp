// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rulesets/rulereader.h"

#include "views/rulebook/bookview.h"
#include "views/theme/follow.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <utility>

namespace fabletop {

RuleReader::RuleReader(std::shared_ptr<const Theme> theme, Language language, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_language(language), m_view(new BookView(m_theme, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 0, 0, 0);
    column->addWidget(m_view);
    m_view->setFocusPolicy(Qt::ClickFocus); // Tab goes from number to number
    m_view->setAccessibleName(tr("Rulebook"));
    connect(m_view, &BookView::linkClicked, this, &RuleReader::ruleRequested);
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
        renew();
    });
    onLanguageChange(*this, [this](Language other) {
        m_language = other;
        renew();
    });
}

void RuleReader::setNumbers(const RuleNumbers& numbers)
{
    if (m_numbers == numbers) return;
    m_numbers = numbers;
    renew();
}

void RuleReader::showRule(const QString& clause)
{
    if (m_clause == clause) return;
    m_clause = clause;
    renew();
}

QString RuleReader::text() const
{
    return m_view->toPlainText();
}

void RuleReader::renew()
{
    if (!isVisible() || m_clause.isEmpty()) return;
    const Rulebook book(m_language, m_numbers);
    const int chapter = book.chapterOf(m_clause);
    if (chapter < 0) return;
    m_view->showChapter(book, chapter);
    m_view->goTo(m_clause);
}

void RuleReader::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    renew();
}

void RuleReader::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, 0, 1, height()), m_theme->color(Tone::hair));
}

void RuleReader::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) m_view->setAccessibleName(tr("Rulebook"));
    QWidget::changeEvent(event);
}

} // namespace fabletop
