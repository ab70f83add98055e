// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/puzzles/triespanel.h"

#include "views/seats/seatpanellayout.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/ground.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>
#include <utility>

namespace fabletop {

TriesPanel::TriesPanel(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_area(new QScrollArea),
      m_answer(new Button(QStringLiteral("eye"), {}, ButtonRole::plain)),
      m_next(new Button(QStringLiteral("next"), {}, ButtonRole::plain))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* column = new QVBoxLayout(this);
    column->setSpacing(6);
    column->addWidget(m_area, 1);
    column->addWidget(m_answer);
    column->addWidget(m_next);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_answer, &QAbstractButton::clicked, this, &TriesPanel::answerRequested);
    connect(m_next, &QAbstractButton::clicked, this, &TriesPanel::nextRequested);
    setTheme(std::move(theme));
    retranslate();
}

void TriesPanel::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    const int side = static_cast<int>(seatPadding);
    layout()->setContentsMargins(side, 4, side, 10);
    setGround(*m_area, *m_theme, Tone::panel);
    fill();
    update();
}

void TriesPanel::setRows(const std::vector<TryLook>& rows, int top)
{
    m_top = top;
    if (std::exchange(m_rows, rows) != rows) fill();
}

void TriesPanel::fill()
{
    auto* list = new QWidget;
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(5);
    for (const TryLook& row : m_rows)
        column->addWidget(new TryRow(m_theme, row));
    column->addStretch(1);
    m_area->setWidget(list);
    const QWidget* first = m_top < 0 ? nullptr : column->itemAt(m_top)->widget();
    QTimer::singleShot(0, list, [area = m_area, first] { // once it has its height
        QScrollBar& bar = *area->verticalScrollBar();
        bar.setValue(first ? first->y() : bar.maximum());
    });
}

void TriesPanel::setDone(bool done)
{
    m_done = done;
    m_next->setRole(done ? ButtonRole::primary : ButtonRole::plain);
}

void TriesPanel::retranslate()
{
    m_answer->setText(tr("Show solution"));
    m_next->setText(tr("Next position"));
    m_area->setAccessibleName(tr("Your tries"));
}

void TriesPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void TriesPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
}

} // namespace fabletop
