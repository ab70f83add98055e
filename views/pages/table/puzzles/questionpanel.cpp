// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/puzzles/questionpanel.h"

#include "views/seats/seatpanellayout.h"
#include "views/theme/follow.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <utility>

namespace fabletop {

namespace {

QHBoxLayout* pairOf(QLabel* left, QLabel* right)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(left, 1);
    row->addWidget(right, 0, Qt::AlignRight);
    return row;
}

} // namespace

QuestionPanel::QuestionPanel(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_number(new QLabel), m_level(new QLabel), m_title(new QLabel), m_task(new QLabel),
      m_source(new QLabel), m_solved(new QLabel), m_streak(new QLabel), m_rating(new QLabel)
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* column = new QVBoxLayout(this);
    column->setSpacing(4);
    column->addLayout(pairOf(m_number, m_level));
    column->addWidget(m_title);
    column->addWidget(m_task);
    column->addWidget(m_source);
    column->addStretch(1);
    column->addWidget(m_solved);
    column->addLayout(pairOf(m_rating, m_streak));
    for (QLabel* label : {m_number, m_level, m_title, m_task, m_source, m_solved, m_streak, m_rating})
        label->setTextFormat(Qt::PlainText);
    for (QLabel* label : {m_title, m_task, m_source})
        label->setWordWrap(true);
    setTheme(std::move(theme));
}

void QuestionPanel::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    const int side = static_cast<int>(seatPadding);
    layout()->setContentsMargins(side, static_cast<int>(seatBand) + 7, side, 6);
    m_title->setFont(m_theme->font(TextRole::pageTitle));
    m_task->setFont(m_theme->font(TextRole::body));
    for (QLabel* label : {m_number, m_level, m_source, m_solved, m_streak, m_rating}) {
        label->setFont(m_theme->font(TextRole::second));
        label->setForegroundRole(QPalette::PlaceholderText);
    }
    update();
}

void QuestionPanel::setLook(const QuestionLook& look)
{
    m_look = look;
    m_number->setText(look.number);
    m_level->setText(look.level);
    m_title->setText(look.title);
    m_task->setText(look.task);
    m_source->setText(look.source);
    m_solved->setText(look.solved);
    m_streak->setText(look.streak);
    m_rating->setText(look.rating);
    fit();
    update();
}

/// Where there is little height, where it comes from gives way, then the record, and can be read under the
/// pointer.
void QuestionPanel::fit()
{
    const std::initializer_list<QLabel*> lesser{m_source, m_solved, m_streak, m_rating};
    for (QLabel* label : lesser)
        label->setVisible(true);
    QStringList hidden;
    for (QLabel* label : lesser) {
        layout()->activate();
        const int wanted = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width())
                                                         : layout()->totalSizeHint().height();
        if (wanted <= height() || height() == 0) break;
        label->setVisible(false);
        if (!label->text().isEmpty()) hidden.append(label->text());
    }
    setToolTip(hidden.join(u'\n'));
}

void QuestionPanel::resizeEvent(QResizeEvent*)
{
    fit();
}

void QuestionPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    if (m_look.seat != SeatId::none)
        painter.fillRect(QRectF(0, 0, width(), seatBand), m_theme->seat(m_look.seat));
}

} // namespace fabletop
