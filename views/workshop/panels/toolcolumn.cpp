// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/panels/toolcolumn.h"

#include "views/theme/follow.h"
#include "views/theme/keyboardhome.h"
#include "views/workshop/panels/toolbutton.h"

#include <QActionGroup>
#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

namespace fabletop {

namespace {

constexpr int columnWide = 88;
constexpr const char* icons[] = {"select", "node", "line", "zone", "start", "passage", "note"};

} // namespace

ToolColumn::ToolColumn(BattlefieldEditor& editor, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_editor(editor), m_theme(std::move(theme)),
      m_grid(new ToolButton(QStringLiteral("grid"), Act::grid, m_theme, this)),
      m_mirror(new ToolButton(QStringLiteral("mirror"), Act::mirror, m_theme, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 8, 6, 8);
    column->setSpacing(2);
    for (int tool = 0; tool < editorTools; ++tool) {
        auto* button =
            new ToolButton(QLatin1String(icons[tool]), actOf(static_cast<EditorTool>(tool)), m_theme, this);
        button->setAutoExclusive(true);
        m_tools.push_back(button);
        column->addWidget(button);
        connect(button, &QAbstractButton::clicked, this, [this, tool] {
            m_editor.setTool(static_cast<EditorTool>(tool));
            giveKeyboardHome(*this); // a stroke is meant next, not a text
        });
    }
    column->addSpacing(10);
    column->addWidget(m_grid);
    column->addWidget(m_mirror);
    column->addStretch(1);
    connect(m_grid, &QAbstractButton::clicked, this, [this](bool on) {
        m_editor.setGrid(on);
        giveKeyboardHome(*this);
    });
    connect(m_mirror, &QAbstractButton::clicked, this, &ToolColumn::offerSymmetries);
    connect(&m_editor, &BattlefieldEditor::changed, this, &ToolColumn::renew);
    setFixedWidth(columnWide);
    retranslate();
    renew();
}

Act actOf(EditorTool tool)
{
    return static_cast<Act>(static_cast<int>(Act::toolSelect) + static_cast<int>(tool));
}

void ToolColumn::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    update();
}

void ToolColumn::offerSymmetries()
{
    QMenu menu(this);
    auto* group = new QActionGroup(&menu);
    const std::pair<Symmetry, QString> all[] = {{Symmetry::none, tr("No symmetry")},
                                                {Symmetry::leftRight, tr("Left and right")},
                                                {Symmetry::topBottom, tr("Top and bottom")},
                                                {Symmetry::halfTurn, tr("Rotate 180°")}};
    for (const auto& [symmetry, name] : all) {
        QAction* action =
            menu.addAction(name, this, [this, chosen = symmetry] { m_editor.setSymmetry(chosen); });
        action->setCheckable(true);
        action->setChecked(symmetry == m_editor.symmetry());
        group->addAction(action);
    }
    menu.exec(m_mirror->mapToGlobal(QPoint(m_mirror->width(), 0)));
    giveKeyboardHome(*this);
    renew();
}

void ToolColumn::renew()
{
    m_tools[static_cast<std::size_t>(m_editor.tool())]->setChecked(true);
    m_grid->setChecked(m_editor.grid());
    m_mirror->setChecked(m_editor.symmetry() != Symmetry::none);
}

void ToolColumn::retranslate()
{
    const QString names[] = {tr("Select"), tr("Space"),   tr("Line"), tr("Zone"),
                             tr("Start"),  tr("Passage"), tr("Note")};
    const QString helps[] = {
        tr("Select and move; drag a band round several"),
        tr("Click where a space is to be"),
        tr("Drag from one space to another; again to part them"),
        tr("Paint the chosen zone over spaces; begin on one that has it to take it away"),
        tr("Click on a space to make it the next start"),
        tr("Click on a space to open or close a secret passage"),
        tr("Click where a text is to stand")};
    for (std::size_t tool = 0; tool < m_tools.size(); ++tool) {
        m_tools[tool]->setText(names[tool]);
        m_tools[tool]->setToolTip(helps[tool]);
        m_tools[tool]->setAccessibleName(names[tool]);
    }
    m_grid->setText(tr("Grid"));
    m_grid->setToolTip(tr("Snap new and moved spaces to the grid"));
    m_mirror->setText(tr("Mirror"));
    m_mirror->setToolTip(tr("Every stroke is drawn on the other side too"));
}

void ToolColumn::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void ToolColumn::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(width() - 1, 0, 1, height()), m_theme->color(Tone::hair));
}

} // namespace fabletop
