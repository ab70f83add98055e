// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/start/pickbuttons.h"

#include "model/content/shortnames.h"
#include "model/match/words/spokenname.h"
#include "views/battlefield/painting/renderbattlefield.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr int discRadius = 16;
constexpr qreal edgeDrawnOut = 2;   ///< of a thumbnail, where its frame is higher or wider than the board
constexpr qreal barredShare = 0.38; ///< opacity of a battlefield that can't be chosen
constexpr qreal barredSign = 15;    ///< radius of the lock on it
constexpr qreal frameAspect = 1.55; ///< of all thumbnails, whatever the board's own is

void paintChosen(QPainter& painter, const Theme& theme, const QRectF& box, bool chosen, bool focused)
{
    if (!chosen && !focused) return;
    painter.setPen(QPen(theme.color(Tone::accent), chosen ? 2.4 : 1.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, 6, 6);
}

QString figures(const Battlefield& battlefield)
{
    return FieldPick::tr("%n space(s), %1", nullptr, static_cast<int>(battlefield.spaces.size()))
        .arg(FieldPick::tr("%n seat(s)", nullptr, battlefield.starts()));
}

} // namespace

HeroPick::HeroPick(const QString& choice, const HeroRules& hero, Language language, SeatId seat,
                   std::shared_ptr<const Theme> theme, QWidget* parent)
    : QAbstractButton(parent), m_choice(choice), m_emblem(QString::fromStdString(hero.id)),
      m_short(shortHeroName(choice, language)), m_seat(seat), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setText(unmarked(spokenName(hero.name, language)));
    setAccessibleName(spokenName(hero.name, language));
    setCheckable(true);
    setAutoExclusive(false);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void HeroPick::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    update();
}

void HeroPick::setOrigin(const QString& origin)
{
    m_origin = origin;
    setAccessibleDescription(origin);
    renewTip();
}

void HeroPick::renewTip()
{
    QStringList words;
    if (shortName() != shownText(text())) words << shownText(text()).toHtmlEscaped();
    if (!m_origin.isEmpty()) words << m_origin.toHtmlEscaped(); // a stranger's words are no markup
    setToolTip(words.isEmpty() ? QString()
                               : QStringLiteral("<qt>%1</qt>").arg(words.join(QStringLiteral("<br>"))));
}

bool HeroPick::fitsWhole(int width) const
{
    const QFontMetricsF metrics(
        m_theme->interfaceFont(std::max(11.0, m_theme->body() * 0.86), QFont::DemiBold));
    return metrics.horizontalAdvance(shownText(text())) <= width - 2;
}

void HeroPick::setWhole(bool whole)
{
    m_whole = whole;
    renewTip();
    update();
}

/// The whole name where those of all beside it fit too, or where it has no shorter one.
QString HeroPick::shortName() const
{
    return m_whole || m_short.isEmpty() ? shownText(text()) : m_short;
}

QSize HeroPick::sizeHint() const
{
    return {52, 2 * discRadius + 8 + m_theme->px(17)};
}

void HeroPick::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF centre(width() / 2.0, discRadius + 4.0);
    if (isChecked()) {
        DiscLook look;
        look.seat = m_seat;
        look.emblem = m_emblem;
        look.initial = firstLetter(shownText(text()));
        paintDisc(painter, *m_theme, centre, discRadius, look);
        // The ink, for a fill may be as dark as the ground around it.
        painter.setPen(QPen(m_theme->seat(m_seat), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, discRadius + 2.6, discRadius + 2.6);
    } else {
        painter.setPen(QPen(m_theme->color(Tone::edge), 1));
        painter.setBrush(m_theme->color(underMouse() ? Tone::accentWash : Tone::panel));
        painter.drawEllipse(centre, discRadius, discRadius);
        if (m_theme->art().hasEmblem(m_emblem))
            m_theme->art().paintEmblem(painter,
                                       QRectF(centre - QPointF(discRadius, discRadius) * 0.68,
                                              QSizeF(discRadius, discRadius) * 1.36),
                                       m_emblem, m_theme->color(Tone::ink));
        else
            paintCentred(painter, centre, firstLetter(shownText(text())), m_theme->serifFont(discRadius),
                         m_theme->color(Tone::ink));
    }
    if (hasFocus()) paintChosen(painter, *m_theme, QRectF(rect()).adjusted(1, 0, -1, 0), false, true);
    paintText(painter, QRectF(0, height() - m_theme->px(17), width(), m_theme->px(16)), shortName(),
              {m_theme->interfaceFont(std::max(11.0, m_theme->body() * 0.86),
                                      isChecked() ? QFont::DemiBold : QFont::Normal),
               m_theme->color(Tone::ink)},
              Fit::shrink, Qt::AlignHCenter | Qt::AlignVCenter);
}

FieldPick::FieldPick(const QString& choice, Battlefield battlefield, const QString& name,
                     std::shared_ptr<const Theme> theme, QWidget* parent)
    : QAbstractButton(parent), m_choice(choice), m_battlefield(std::move(battlefield)),
      m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setText(unmarked(name));
    setAccessibleName(name);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAccessibleDescription(figures(m_battlefield));
}

void FieldPick::setReason(const QString& reason)
{
    if (reason == m_reason) return;
    m_reason = reason;
    setToolTip(reason.isEmpty() ? m_origin : reason);
    setAccessibleDescription(reason.isEmpty() ? figures(m_battlefield) : reason);
    update();
}

void FieldPick::setOrigin(const QString& origin)
{
    m_origin = QStringLiteral("<qt>%1</qt>").arg(origin.toHtmlEscaped());
    if (m_reason.isEmpty()) setToolTip(m_origin);
}

void FieldPick::nextCheckState()
{
    if (!m_reason.isEmpty()) Q_EMIT refused(m_reason);
}

void FieldPick::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_picture = QPixmap();
    update();
}

QSize FieldPick::sizeHint() const
{
    return {150, 112 + m_theme->px(44)};
}

int FieldPick::highFor(int width) const
{
    return static_cast<int>((width - 2 * air) / frameAspect) + 2 * air + m_theme->px(44);
}

QRectF FieldPick::frame() const
{
    const QRectF room(air, air, width() - 2 * air, height() - m_theme->px(44) - 2 * air);
    const qreal wide = std::min(room.width(), room.height() * frameAspect);
    const QSizeF size(wide, wide / frameAspect);
    return QRectF(QPointF(room.center().x() - size.width() / 2, room.bottom() - size.height()), size);
}

QRectF FieldPick::board() const
{
    const QRectF around = frame();
    const qreal wide = std::min(around.width(), around.height() * m_battlefield.aspect);
    const QSizeF size(wide, wide / m_battlefield.aspect);
    return QRectF(around.center() - QPointF(size.width(), size.height()) / 2, size);
}

bool FieldPick::baked() const
{
    const QSizeF drawn = m_picture.deviceIndependentSize();
    return !m_picture.isNull() && std::abs(drawn.width() - board().width()) < 3;
}

void FieldPick::bake()
{
    const QSize room = board().size().toSize();
    if (room.width() < 20) return;
    m_picture = QPixmap::fromImage(
        renderBattlefield(m_battlefield, BoardLook(), *m_theme, room, devicePixelRatioF()));
    update();
}

void FieldPick::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF box = frame();
    painter.fillRect(box, m_theme->color(Tone::plateCase));
    const bool barred = !m_reason.isEmpty();
    painter.save();
    painter.setClipRect(box);
    if (barred) painter.setOpacity(barredShare);
    if (!m_picture.isNull()) paintBoard(painter, box);
    painter.restore();
    painter.setPen(QPen(m_theme->color(Tone::edge), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
    if (barred) paintBarred(painter, box);
    paintChosen(painter, *m_theme, box.adjusted(-4, -4, 4, 4), isChecked(), hasFocus());
    const qreal top = height() - m_theme->px(42);
    paintText(painter, QRectF(0, top, width(), m_theme->px(20)), shownText(text()),
              {m_theme->interfaceFont(m_theme->body(), isChecked() ? QFont::DemiBold : QFont::Normal),
               m_theme->color(barred ? Tone::ink3 : Tone::ink)},
              Fit::shrink, Qt::AlignCenter);
    paintText(painter, QRectF(0, top + m_theme->px(19), width(), m_theme->px(18)),
              barred ? tr("%n start(s) only", nullptr, starts()) : figures(m_battlefield),
              {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)}, Fit::shrink, Qt::AlignCenter);
}

/// Whole, for its spaces reach close to its edges; what the frame has beyond it is its edge drawn out.
void FieldPick::paintBoard(QPainter& painter, const QRectF& box) const
{
    const QRectF board = this->board();
    const QRectF all(m_picture.rect());
    const qreal edge = edgeDrawnOut * m_picture.devicePixelRatio();
    if (board.height() < box.height()) {
        painter.drawPixmap(QRectF(box.topLeft(), board.topRight() + QPointF(0, 1)), m_picture,
                           QRectF(0, 0, all.width(), edge));
        painter.drawPixmap(QRectF(board.bottomLeft() - QPointF(0, 1), box.bottomRight()), m_picture,
                           QRectF(0, all.height() - edge, all.width(), edge));
    } else if (board.width() < box.width()) {
        painter.drawPixmap(QRectF(box.topLeft(), board.bottomLeft() + QPointF(1, 0)), m_picture,
                           QRectF(0, 0, edge, all.height()));
        painter.drawPixmap(QRectF(board.topRight() - QPointF(1, 0), box.bottomRight()), m_picture,
                           QRectF(all.width() - edge, 0, edge, all.height()));
    }
    painter.drawPixmap(board, m_picture, all);
}

/// The sign by which a card that can't be played is known too.
void FieldPick::paintBarred(QPainter& painter, const QRectF& box) const
{
    const qreal radius = std::min(barredSign, box.height() / 4);
    painter.setPen(QPen(m_theme->color(Tone::edge), 1.2));
    painter.setBrush(m_theme->color(Tone::raised));
    painter.drawEllipse(box.center(), radius, radius);
    const QPointF reach(radius * 0.6, radius * 0.6);
    m_theme->art().paintIcon(painter, QRectF(box.center() - reach, box.center() + reach),
                             QStringLiteral("lock"), m_theme->color(Tone::ink2));
}

} // namespace fabletop
