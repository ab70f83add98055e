// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/heroside.h"

#include "views/theme/fitbox.h"
#include "views/workshop/reference/referencepanel.h"
#include "views/workshop/rules/cardside.h"

#include <QEvent>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace fabletop {

HeroSide::HeroSide(const std::shared_ptr<const Theme>& theme, Language language, QWidget* parent)
    : QWidget(parent), m_tabs(new QTabBar(this)), m_sides(new QStackedWidget(this)),
      m_card(new CardSide(theme, language, this)), m_reference(new ReferencePanel(theme, language, this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->addTab(QString());
    m_tabs->addTab(QString());
    m_sides->addWidget(m_card);
    m_sides->addWidget(m_reference);
    column->addWidget(m_tabs);
    column->addWidget(m_sides, 1);
    connect(m_tabs, &QTabBar::currentChanged, m_sides, &QStackedWidget::setCurrentIndex);
    retranslate();
}

void HeroSide::showReference(const QString& word)
{
    m_tabs->setCurrentIndex(1);
    if (!word.isEmpty()) m_reference->showWord(word);
}

void HeroSide::retranslate()
{
    m_tabs->setTabText(0, tr("Card"));
    m_tabs->setTabText(1, tr("Language"));
    const QString key = QKeySequence(QKeySequence::WhatsThis).toString(QKeySequence::NativeText);
    m_tabs->setTabToolTip(
        1, QStringLiteral("%1 (%2)").arg(tr("Everything that can be written, with examples"), key));
    m_tabs->setAccessibleName(tr("Beside the text"));
    nameArrows(*m_tabs);
}

void HeroSide::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace fabletop
