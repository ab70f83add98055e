// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/gallery/herocard.h"

#include "model/match/words/spokenname.h"
#include "views/baking/illustrations.h"
#include "views/illustrations/followbaked.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int pictureWide = 92;
constexpr int pictureAir = 20; ///< over a bust that is as large as it gets
constexpr int signSize = 15;   ///< of health, move and reach
constexpr int wideFrom = 300;  ///< from here on the picture may take more than a half

/// A sheet that can be pressed.
void paintSheet(QPainter& painter, const Theme& theme, const QAbstractButton& button, const QColor& ground)
{
    const QRectF box = QRectF(button.rect()).adjusted(sheetAir, sheetAir, -sheetAir, -sheetAir - 1);
    const bool lit = button.underMouse() || button.hasFocus();
    paintShadow(painter, theme, box, 6, 1); // a deeper one would be cut off at the edge of the button
    painter.setPen(QPen(theme.color(lit ? Tone::accent : Tone::edge), lit ? 2 : 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 6, 6);
}

/// The lines of a heading closer than its font has them; where they end.
qreal paintHeading(QPainter& painter, const QRectF& room, const QString& words, const TextStyle& style)
{
    const QFontMetricsF metrics(style.font);
    QStringList lines;
    for (const QString& word : words.split(u' ')) {
        const QString longer = lines.isEmpty() ? word : lines.back() + u' ' + word;
        if (!lines.isEmpty() && metrics.horizontalAdvance(longer) <= room.width())
            lines.back() = longer;
        else
            lines << word;
    }
    const qreal pitch = metrics.ascent() * 1.02;
    qreal base = room.top() + metrics.ascent();
    for (const QString& line : lines) {
        paintText(painter, QPointF(room.left(), base), line, style);
        base += pitch;
    }
    return base - pitch + metrics.descent();
}

/// A sign and what it counts; where that ends.
qreal paintCounted(QPainter& painter, const Theme& theme, const QRectF& line, const char* sign, int number)
{
    const qreal side = theme.px(signSize);
    theme.art().paintIcon(painter, {line.left(), line.center().y() - side / 2, side, side},
                          QLatin1String(sign), theme.color(Tone::ink2));
    const QRectF room = line.adjusted(side + 4, 0, 0, 0);
    const PaintedText words = paintText(painter, room, QString::number(number),
                                        {theme.font(TextRole::button), theme.color(Tone::ink)});
    return words.used.right();
}

/// The bust of the hero or of one of its forms.
QString bustOf(const HeroRules& hero, const Theme& theme)
{
    std::vector<std::string> stems{hero.id, hero.fighters.front().kind};
    for (const FormRules& form : hero.forms)
        stems.push_back(form.id);
    for (const std::string& stem : stems)
        if (const QString name = QString::fromStdString(stem);
            theme.art().illustrations().has(IllustrationKind::bust, name))
            return name;
    return {};
}

void prepare(QAbstractButton& button)
{
    button.setFocusPolicy(Qt::StrongFocus);
    button.setCursor(Qt::PointingHandCursor);
    button.setAttribute(Qt::WA_Hover);
}

} // namespace

HeroCard::HeroCard(QString id, const HeroRules& hero, Language language, std::shared_ptr<const Theme> theme,
                   QWidget* parent)
    : QAbstractButton(parent), m_id(std::move(id)), m_hero(std::make_shared<const HeroRules>(hero)),
      m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
        update();
    });
    onIllustrationsBaked(*this, m_theme, [this] { update(); });
    prepare(*this);
    speak(language);
}

void HeroCard::speak(Language language)
{
    const FighterKind& hero = m_hero->fighters.front();
    m_reach = hero.ranged ? tr("Ranged") : tr("Melee");
    m_words = (hero.ranged ? tr("Ranged, %1 health, move %2") : tr("Melee, %1 health, move %2"))
                  .arg(hero.health)
                  .arg(m_hero->move);
    setText(spokenName(m_hero->name, language));
    setAccessibleName(tr("Copy %1. %2").arg(text(), m_words));
    update();
}

int HeroCard::high() const
{
    return std::max(128, m_theme->px(110));
}

int HeroCard::widestPicture(int width) const
{
    return width * (width < m_theme->px(wideFrom) ? 50 : 58) / 100;
}

int HeroCard::highestFor(int width) const
{
    return std::max(high(), widestPicture(width) + 20 + pictureAir);
}

void HeroCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSheet(painter, *m_theme, *this, m_theme->color(Tone::raised));
    const int wide =
        std::clamp(height() - 20, std::max(pictureWide, m_theme->px(86)), widestPicture(width()));
    const QRectF picture(9, 9, wide, height() - 19);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme->color(Tone::sunken));
    painter.drawRoundedRect(picture, 4, 4);
    const QRectF bust(picture.left(), picture.bottom() - wide, wide, wide);
    const Wash wash = underMouse() || hasFocus() ? Wash::seat1 : Wash::seat3;
    const QString stem = bustOf(*m_hero, *m_theme);
    if (stem.isEmpty() || !m_theme->art().illustrations().paint(
                              painter, bust, {IllustrationKind::bust, stem, wash, m_theme->dark(), false}))
        m_theme->art().paintEmblem(painter, bust.adjusted(18, 18, -18, -18), m_id,
                                   m_theme->color(Tone::ink2));
    const QRectF words(picture.right() + 10, 14, width() - picture.right() - 18, height() - 26);
    const qreal below =
        paintHeading(painter, words, text(),
                     {m_theme->serifFont(m_theme->body() * 1.35, true), m_theme->color(Tone::ink)});
    paintNumbers(painter, QRectF(words.left(), below + 6, words.width(), words.bottom() - below - 6));
}

/// Health and move by their signs, as at the table; below them how far the hero reaches.
void HeroCard::paintNumbers(QPainter& painter, const QRectF& room) const
{
    const qreal side = m_theme->px(signSize);
    const QRectF line(room.left(), room.top(), room.width(), side + 4);
    const qreal end = paintCounted(painter, *m_theme, line, "heart", m_hero->fighters.front().health);
    paintCounted(painter, *m_theme, line.adjusted(end - line.left() + 12, 0, 0, 0), "maneuver", m_hero->move);
    const QFont second = m_theme->font(TextRole::second);
    const qreal high = QFontMetricsF(second).height();
    const QRectF reach(room.left(), line.bottom() + 4, room.width(), room.bottom() - line.bottom() - 4);
    const bool ranged = m_hero->fighters.front().ranged;
    m_theme->art().paintIcon(painter, {reach.left(), reach.top() + (high - side) / 2, side, side},
                             ranged ? QStringLiteral("ranged") : QStringLiteral("melee"),
                             m_theme->color(Tone::ink2));
    paintText(painter, reach.adjusted(side + 4, 0, 0, 0), m_reach, {second, m_theme->color(Tone::ink2)},
              Fit::wrap, Qt::AlignLeft | Qt::AlignTop);
}

StartCard::StartCard(QString icon, bool primary, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QAbstractButton(parent), m_icon(std::move(icon)), m_primary(primary), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
        update();
    });
    prepare(*this);
}

void StartCard::setWords(const QString& name, const QString& help)
{
    setText(name);
    m_help = help;
    setAccessibleName(name);
    setAccessibleDescription(help);
    update();
}

int StartCard::high() const
{
    return m_theme->px(102);
}

void StartCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSheet(painter, *m_theme, *this, m_theme->color(m_primary ? Tone::accent : Tone::raised));
    const QColor ink = m_theme->color(m_primary ? Tone::onAccent : Tone::ink);
    m_theme->art().paintIcon(painter, QRectF(20, height() / 2.0 - 13, 26, 26), m_icon, ink);
    // Name and help stand in the middle of the height, as the sign does.
    const QFont second = m_theme->font(TextRole::second);
    const qreal told =
        std::min<qreal>(QFontMetricsF(second)
                            .boundingRect(QRectF(0, 0, width() - 74, 999), Qt::TextWordWrap, m_help)
                            .height(),
                        m_theme->px(54));
    const qreal top = std::max(4.0, (height() - 1 - m_theme->px(24) - 2 - told) / 2);
    const QRectF words(62, top, width() - 74, height() - top);
    const PaintedText name =
        paintText(painter, QRectF(words.left(), words.top(), words.width(), m_theme->px(24)), text(),
                  {m_theme->serifFont(m_theme->body() * 1.4, true), ink}, Fit::shrink);
    paintText(painter, QRectF(words.left(), name.used.bottom() + 2, words.width(), m_theme->px(54)), m_help,
              {second, m_primary ? ink : m_theme->color(Tone::ink2)}, Fit::wrapElide,
              Qt::AlignLeft | Qt::AlignTop);
}

} // namespace fabletop
