// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/table/puzzles/tryrow.h"

#include "views/cards/cardpeek.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <utility>

namespace fabletop {

namespace {

constexpr int signRoom = 38;
constexpr qreal signRadius = 10;
constexpr int airAround = 7;
constexpr qreal corner = 6;

} // namespace

TryRow::TryRow(std::shared_ptr<const Theme> theme, const TryLook& look, QWidget* parent)
    : QWidget(parent), m_look(look), m_text(new QLabel(look.text)), m_detail(new QLabel(look.detail))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* column = new QVBoxLayout(this);
    column->setSpacing(1);
    column->addWidget(m_text);
    column->addWidget(m_detail);
    m_detail->setVisible(!look.detail.isEmpty());
    for (QLabel* label : {m_text, m_detail}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    setAccessibleName(look.detail.isEmpty() ? look.text : look.text + u' ' + look.detail);
    CardPeek::attach(
        *this, theme, [this](QPoint) { return m_look.card; },
        [this](QSize card, QPoint pointer) {
            const QRect own(mapTo(window(), QPoint(0, 0)), size());
            return CardPeek::beside(own, card, pointer, window()->rect());
        });
    setTheme(std::move(theme));
}

void TryRow::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    const bool plain = m_look.sign == TrySign::none;
    layout()->setContentsMargins(plain ? 2 : m_theme->px(signRoom), airAround, airAround, airAround);
    m_text->setFont(m_theme->interfaceFont(m_theme->body(),
                                           m_look.sign == TrySign::step ? QFont::Normal : QFont::DemiBold));
    m_detail->setFont(m_theme->font(TextRole::second));
    m_detail->setForegroundRole(QPalette::PlaceholderText);
    update();
}

void TryRow::paintEvent(QPaintEvent*)
{
    if (m_look.sign == TrySign::none) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool right = m_look.sign == TrySign::right;
    const bool wrong = m_look.sign == TrySign::wrong;
    const QColor ink = m_theme->color(right ? Tone::accent : wrong ? Tone::harm : Tone::ink2);
    painter.setPen(QPen(m_theme->color(right ? Tone::accent : Tone::hair), 1.2));
    painter.setBrush(m_theme->color(right ? Tone::accentWash : Tone::raised));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), corner, corner);
    const qreal radius = signRadius * std::max(1.0, m_theme->scale());
    const QPointF centre(m_theme->px(signRoom) / 2.0 + 1,
                         airAround + QFontMetricsF(m_text->font()).height() / 2 + 1);
    painter.setPen(QPen(ink, 1.6));
    painter.setBrush(m_theme->color(wrong ? Tone::harmWash : right ? Tone::accentWash : Tone::panel));
    painter.drawEllipse(centre, radius, radius);
    const QRectF box(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    if (m_look.sign == TrySign::step)
        paintText(painter, box, QString::number(m_look.number),
                  {m_theme->interfaceFont(m_theme->body() * 0.9, QFont::DemiBold), ink}, Fit::shrink,
                  Qt::AlignCenter);
    else if (m_look.sign != TrySign::asked)
        m_theme->art().paintIcon(painter, box.adjusted(3, 3, -3, -3),
                                 right ? QStringLiteral("check") : QStringLiteral("close"), ink);
}

} // namespace fabletop
