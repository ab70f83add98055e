// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/herooutline.h"

#include "model/items/workshop/outlinemodel.h"
#include "views/illustrations/followbaked.h"
#include "views/theme/follow.h"
#include "views/theme/ground.h"
#include "views/workshop/rules/outlinedelegate.h"

#include <QEvent>
#include <QPainter>

namespace fabletop {

namespace {

constexpr int outlineWide = 238;

} // namespace

HeroOutline::HeroOutline(const std::shared_ptr<const Theme>& theme, QWidget* parent)
    : QTreeView(parent), m_theme(theme), m_declared(new OutlineModel(this)),
      m_lines(new OutlineDelegate(this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onIllustrationsBaked(*this, theme, [this] { viewport()->update(); });
    setModel(m_declared);
    m_lines->setTheme(theme);
    setItemDelegate(m_lines);
    setUniformRowHeights(true);
    setHeaderHidden(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setExpandsOnDoubleClick(false);
    const auto go = [this](const QModelIndex& index) {
        Q_EMIT lineRequested(index.data(OutlineModel::FirstLineRole).toInt());
    };
    connect(this, &QTreeView::clicked, this, go);
    connect(this, &QTreeView::activated, this, go);
    setTheme(theme);
    setAccessibleName(tr("What the file declares"));
}

void HeroOutline::setText(const QString& text)
{
    QStringList open;
    const auto rows = [this](auto visit) {
        for (int row = 0; row < m_declared->rowCount(); ++row)
            visit(m_declared->index(row, 0));
    };
    rows([&](const QModelIndex& index) {
        if (isExpanded(index)) open << index.data().toString();
    });
    m_declared->setText(text);
    rows([&](const QModelIndex& index) {
        if (open.contains(index.data().toString())) expand(index);
    });
}

QString HeroOutline::nameAt(int line) const
{
    return m_declared->indexOfLine(line).data(OutlineModel::NameRole).toString();
}

void HeroOutline::showLine(int line)
{
    const QModelIndex place = m_declared->indexOfLine(line);
    if (place == currentIndex() || (place.isValid() && place == currentIndex().parent())) return;
    if (!place.isValid()) clearSelection();
    setCurrentIndex(place);
}

void HeroOutline::setHero(const std::shared_ptr<const HeroRules>& hero)
{
    m_lines->setHero(hero);
    viewport()->update();
}

void HeroOutline::setTheme(const std::shared_ptr<const Theme>& theme)
{
    m_theme = theme;
    m_lines->setTheme(theme);
    setGround(*this, *theme, Tone::panel);
    setFont(theme->font(TextRole::body));
    setFixedWidth(theme->px(outlineWide));
    setIndentation(theme->px(16));
}

/// A row that is lit is lit from edge to edge, with the place of its arrow.
void HeroOutline::drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    if (selectionModel()->isSelected(index)) {
        const QRect row(0, option.rect.top(), viewport()->width(), option.rect.height());
        painter->fillRect(row, m_theme->color(Tone::accentWash));
        painter->fillRect(QRect(0, row.top(), 3, row.height()), m_theme->color(Tone::accent));
    }
    QTreeView::drawRow(painter, option, index);
}

void HeroOutline::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) setAccessibleName(tr("What the file declares"));
    QTreeView::changeEvent(event);
}

} // namespace fabletop
