// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/panels/zonelist.h"

#include "model/content/battlefields/battlefieldcheck.h"
#include "model/match/words/spokenname.h"
#include "views/battlefield/painting/boardpainter.h"
#include "views/battlefield/painting/ornaments.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"
#include "views/theme/stylepaint.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOption>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int rowHigh = 42;

} // namespace

QString patternName(const std::string& pattern)
{
    constexpr std::pair<const char*, const char*> names[] = {
        {"plain", QT_TRANSLATE_NOOP("Pattern", "plain")},
        {"dots", QT_TRANSLATE_NOOP("Pattern", "dots")},
        {"rails", QT_TRANSLATE_NOOP("Pattern", "rails")},
        {"zigzag", QT_TRANSLATE_NOOP("Pattern", "zigzag")},
        {"checks", QT_TRANSLATE_NOOP("Pattern", "checks")},
        {"diamonds", QT_TRANSLATE_NOOP("Pattern", "diamonds")},
        {"scales", QT_TRANSLATE_NOOP("Pattern", "scales")},
        {"slant", QT_TRANSLATE_NOOP("Pattern", "slant")},
        {"teeth", QT_TRANSLATE_NOOP("Pattern", "teeth")},
        {"rays", QT_TRANSLATE_NOOP("Pattern", "rays")},
        {"beads", QT_TRANSLATE_NOOP("Pattern", "beads")},
        {"crosses", QT_TRANSLATE_NOOP("Pattern", "crosses")}};
    for (const auto& [id, name] : names)
        if (pattern == id) return QCoreApplication::translate("Pattern", name);
    return QString::fromStdString(pattern);
}

ZoneList::ZoneList(BattlefieldEditor& editor, std::shared_ptr<const Theme> theme, Language language,
                   QWidget* parent)
    : QWidget(parent), m_editor(editor), m_theme(std::move(theme)), m_language(language)
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onLanguageChange(*this, [this](Language other) { setLanguage(other); });
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&m_editor, &BattlefieldEditor::changed, this, &ZoneList::renew);
    renew();
}

void ZoneList::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    renew();
}

void ZoneList::setLanguage(Language language)
{
    m_language = language;
    renew();
}

void ZoneList::renew()
{
    QStringList names;
    for (int zone = 0; zone < count(); ++zone)
        names << nameOf(zone) + (zone == m_editor.brush() ? tr(" (chosen)") : QString());
    setAccessibleName(tr("Zones"));
    setAccessibleDescription(names.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QSize ZoneList::sizeHint() const
{
    return {220, std::max(1, count()) * m_theme->px(rowHigh)};
}

QRect ZoneList::rowRect(int zone) const
{
    return {0, zone * m_theme->px(rowHigh), width(), m_theme->px(rowHigh)};
}

QRect ZoneList::boxRect(int zone) const
{
    const QRect row = rowRect(zone);
    return {row.right() - 26, row.center().y() - 10, 20, 20};
}

int ZoneList::zoneAt(QPoint point) const
{
    const int zone = point.y() / m_theme->px(rowHigh);
    return zone >= 0 && zone < count() ? zone : -1;
}

QString ZoneList::nameOf(int zone) const
{
    const Zone& one = m_editor.battlefield().zones[static_cast<std::size_t>(zone)];
    const std::string& name = one.name.text(m_language);
    return spokenName(name.empty() ? one.id : name);
}

int ZoneList::inside(int zone) const
{
    int spaces = 0;
    for (int space : m_editor.selected()) {
        const auto& zones = m_editor.battlefield().spaces[static_cast<std::size_t>(space)].zones;
        spaces += std::find(zones.begin(), zones.end(), zone) != zones.end();
    }
    return spaces;
}

void ZoneList::toggle(int zone)
{
    const Places selected = m_editor.selected();
    if (selected.empty()) return m_editor.refuse(tr("Select spaces first, or paint with the zone tool"));
    m_editor.report(m_editor.steps().setZone(selected, zone, inside(zone) < static_cast<int>(selected.size()),
                                             m_editor.symmetry()));
}

void ZoneList::paintRow(QPainter& painter, int zone) const
{
    const Zone& one = m_editor.battlefield().zones[static_cast<std::size_t>(zone)];
    const QRect row = rowRect(zone);
    if (zone == m_editor.brush()) {
        painter.fillRect(row, m_theme->color(Tone::accentWash));
        painter.fillRect(QRect(row.left(), row.top(), 3, row.height()), m_theme->color(Tone::accent));
    }
    const QPointF centre(row.left() + 26, row.center().y() + 0.5);
    const QColor ink = m_theme->zoneInk(QColor(QString::fromStdString(one.color)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(centre, 16, 16);
    paintOrnament(painter, QString::fromStdString(one.pattern), {centre, 9, 16, 0.8, 0, 360},
                  m_theme->color(Tone::spaceCentre));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme->color(Tone::spaceCentre));
    painter.drawEllipse(centre, 9, 9);
    paintCentred(painter, centre, zoneLetter(zone), m_theme->interfaceFont(11, QFont::DemiBold),
                 m_theme->color(Tone::ink));
    const auto& sizes = m_editor.figures().zoneSizes;
    const int spaces = zone < static_cast<int>(sizes.size()) ? sizes[static_cast<std::size_t>(zone)] : 0;
    const QRect words(row.left() + 52, row.top(), row.width() - 84, row.height());
    paintText(
        painter, words.adjusted(0, 3, 0, -words.height() / 2), nameOf(zone),
        {m_theme->interfaceFont(m_theme->body(), zone == m_editor.brush() ? QFont::DemiBold : QFont::Normal),
         m_theme->color(Tone::ink)},
        Fit::elide);
    paintText(painter, words.adjusted(0, words.height() / 2, 0, -3),
              tr("%1, %2").arg(patternName(one.pattern), tr("%n space(s)", nullptr, spaces)),
              {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)});
    QStyleOption box;
    box.rect = boxRect(zone);
    const int selected = static_cast<int>(m_editor.selected().size());
    const int here = inside(zone);
    box.state = QStyle::State_None;
    if (selected > 0) box.state |= QStyle::State_Enabled;
    if (here > 0) box.state |= here == selected ? QStyle::State_On : QStyle::State_NoChange;
    paintCheckBox(painter, *m_theme, box);
}

void ZoneList::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (count() == 0) {
        paintText(painter, rect(), tr("No zone yet"),
                  {m_theme->font(TextRole::second), m_theme->color(Tone::ink2)}, Fit::wrap);
    }
    for (int zone = 0; zone < count(); ++zone)
        paintRow(painter, zone);
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme->color(Tone::accent), 2));
    painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
}

void ZoneList::mousePressEvent(QMouseEvent* event)
{
    const int zone = zoneAt(event->pos());
    if (zone < 0) return;
    if (boxRect(zone).adjusted(-6, -8, 6, 8).contains(event->pos())) return toggle(zone);
    m_editor.setBrush(zone);
    if (event->button() == Qt::RightButton) Q_EMIT editRequested(zone);
}

void ZoneList::mouseDoubleClickEvent(QMouseEvent* event)
{
    const int zone = zoneAt(event->pos());
    if (zone >= 0 && !boxRect(zone).adjusted(-6, -8, 6, 8).contains(event->pos())) Q_EMIT editRequested(zone);
}

void ZoneList::keyPressEvent(QKeyEvent* event)
{
    const int zone = m_editor.brush();
    switch (event->key()) {
    case Qt::Key_Up: return m_editor.setBrush(std::max(0, zone - 1));
    case Qt::Key_Down: return m_editor.setBrush(std::min(count() - 1, zone + 1));
    case Qt::Key_Space: return zone >= 0 ? toggle(zone) : void();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (zone >= 0) Q_EMIT editRequested(zone);
        return;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace fabletop
