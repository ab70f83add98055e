// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/trials/shakechecks.h"

#include "views/theme/follow.h"

#include <QEvent>
#include <QFontMetrics>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace fabletop {

namespace {

/// The lines, in their order.
enum class ShakeCheck { questions, texts, cards, fighters, record, count };
constexpr int signWide = 16;
constexpr int signGap = 8;
constexpr int lineGap = 6;

ShakeCheck shakeCheckOf(Breach breach)
{
    switch (breach) {
    case Breach::noAnswer:
    case Breach::strayAnswers:
    case Breach::fullList: return ShakeCheck::questions;
    case Breach::runaway:
    case Breach::overflow: return ShakeCheck::texts;
    case Breach::cardsDiffer: return ShakeCheck::cards;
    case Breach::healthDiffers:
    case Breach::spacesDiffer: return ShakeCheck::fighters;
    case Breach::eventsDiffer: return ShakeCheck::record;
    case Breach::none: break;
    }
    return ShakeCheck::count;
}

} // namespace

ShakeChecks::ShakeChecks(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_states(static_cast<std::size_t>(ShakeCheck::count), State::open)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(signWide + signGap, 0, 0, 0);
    column->setSpacing(lineGap);
    for (std::size_t line = 0; line < m_states.size(); ++line) {
        auto* label = new QLabel(this);
        label->setWordWrap(true);
        column->addWidget(label);
        m_lines.push_back(label);
    }
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setTheme(std::move(theme));
    retranslate();
}

void ShakeChecks::setResult(bool over, Breach breach)
{
    for (std::size_t line = 0; line < m_states.size(); ++line) {
        const bool broken = static_cast<std::size_t>(shakeCheckOf(breach)) == line;
        m_states[line] = broken ? State::broken : over && breach == Breach::none ? State::held : State::open;
    }
    retranslate();
    update();
}

void ShakeChecks::retranslate()
{
    const QString words[] = {tr("Every question has an answer"), tr("Every text comes to its end"),
                             tr("No card is lost or doubled"), tr("Fighters have a legal space and health"),
                             tr("The events match the table")};
    const QString states[] = {tr("not tested yet"), tr("passed"), tr("failed")};
    for (std::size_t line = 0; line < m_lines.size(); ++line) {
        m_lines[line]->setText(words[line]);
        m_lines[line]->setAccessibleName(
            QStringLiteral("%1: %2").arg(words[line], states[static_cast<int>(m_states[line])]));
    }
}

/// Level with the first line of each.
void ShakeChecks::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t line = 0; line < m_lines.size(); ++line) {
        const qreal first = QFontMetrics(m_lines[line]->font()).height();
        const QRectF sign(0, m_lines[line]->y() + (first - signWide) / 2, signWide, signWide);
        if (m_states[line] == State::open) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme->color(Tone::ink2));
            painter.drawEllipse(sign.center(), 2.5, 2.5);
            continue;
        }
        const bool held = m_states[line] == State::held;
        m_theme->art().paintIcon(painter, sign, held ? QStringLiteral("check") : QStringLiteral("error"),
                                 m_theme->color(held ? Tone::accent : Tone::harm));
    }
}

void ShakeChecks::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    for (QLabel* label : m_lines)
        label->setFont(m_theme->font(TextRole::body));
    update();
}

void ShakeChecks::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace fabletop
