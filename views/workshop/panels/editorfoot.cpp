// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/panels/editorfoot.h"

#include "views/theme/fitbox.h"
#include "views/theme/follow.h"
#include "views/workshop/panels/laboratory.h"
#include "views/workshop/panels/problemlist.h"

#include <QEvent>
#include <QTabBar>
#include <QVBoxLayout>
#include <utility>

namespace fabletop {

namespace {

constexpr int editorFootHigh = 184;
constexpr int allBesideFrom = 708; ///< width of the foot

} // namespace

EditorFoot::EditorFoot(BattlefieldEditor& editor, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_tabs(new QTabBar(this)),
      m_problems(new ProblemList(editor, m_theme, this)), m_laboratory(new Laboratory(editor, m_theme, this))
{
    auto* column = new QVBoxLayout(this);
    column->setSpacing(4);
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->addTab(QString());
    m_tabs->addTab(QString());
    auto* row = new QHBoxLayout;
    row->setSpacing(18);
    row->addWidget(m_problems, 4);
    row->addWidget(m_laboratory, 5);
    column->addWidget(m_tabs);
    column->addLayout(row, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, &EditorFoot::arrange);
    connect(m_problems, &ProblemList::renewed, this, &EditorFoot::retranslate);
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setTheme(m_theme);
    retranslate();
}

void EditorFoot::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    setFixedHeight(m_theme->px(editorFootHigh));
    arrange();
}

void EditorFoot::arrange()
{
    const bool narrow = width() < m_theme->px(allBesideFrom);
    const bool figures = narrow && m_tabs->currentIndex() == 1;
    layout()->setContentsMargins(16, narrow ? 2 : 10, 16, narrow ? 6 : 10);
    m_tabs->setVisible(narrow);
    m_problems->setVisible(!figures);
    m_problems->showHead(!narrow);
    m_laboratory->showPart(!narrow   ? Laboratory::Part::all
                           : figures ? Laboratory::Part::figures
                                     : Laboratory::Part::tests);
}

void EditorFoot::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void EditorFoot::retranslate()
{
    m_tabs->setTabText(0, m_problems->title());
    m_tabs->setTabText(1, tr("Figures"));
    m_tabs->setAccessibleName(tr("Below the board"));
    nameArrows(*m_tabs);
}

void EditorFoot::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace fabletop
