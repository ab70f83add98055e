// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/seats/seatsrow.h"

#include "model/content/battlefields/colours.h"
#include "views/preferences/settings.h"
#include "views/settings/seats/seatswatch.h"
#include "views/theme/follow.h"
#include "views/theme/rovingfocus.h"

#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int tileGap = 8;
constexpr int swatchGap = 3;

} // namespace

SeatsRow::SeatsRow(Settings& settings, std::shared_ptr<const Theme> theme, QWidget* parent)
    : SettingsRow(std::move(theme), parent), m_settings(settings), m_stop(new RovingFocus(this)),
      m_field(new QLineEdit(this)), m_refusal(new QLabel(this))
{
    for (int seat = 0; seat < maxSeats; ++seat) {
        m_tiles.push_back(new SeatTile(idAt<SeatId>(seat), sharedTheme(), this));
        connect(m_tiles.back(), &QAbstractButton::clicked, this,
                [this, tile = m_tiles.back()] { openFor(tile); });
    }
    for (const SeatSwatch& swatch : seatSwatches()) {
        m_swatches.push_back(new SeatSwatchButton(swatch.ink, sharedTheme(), this));
        connect(m_swatches.back(), &QAbstractButton::clicked, this, [this, ink = swatch.ink] { want(ink); });
    }
    m_stop->setButtons({m_swatches.begin(), m_swatches.end()}, static_cast<int>(m_swatches.size()));
    m_field->setMaxLength(7);
    m_refusal->setWordWrap(true);
    m_refusal->setTextFormat(Qt::PlainText);
    connect(m_field, &QLineEdit::returnPressed, this, &SeatsRow::wantTyped);
    connect(m_field, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (text.size() == 7) wantTyped();
    });
    connect(this, &SettingsRow::resetRequested, this, &SeatsRow::reset);
    onThemeChange(*this, [this](const auto&) { renew(); });
    renew();
}

SeatTile* SeatsRow::tile(SeatId seat) const
{
    return m_tiles[index(seat)];
}

QString SeatsRow::refusal() const
{
    return m_refusal->isHidden() ? QString() : m_refusal->text();
}

void SeatsRow::renew()
{
    setWords(tr("Seat colors"), tr("Each seat keeps its shape, whatever its color"));
    const SeatInks inks = seatInksInForce(m_settings);
    for (SeatTile* tile : m_tiles) {
        tile->setInk(inks[index(tile->seat())]);
        tile->setChecked(tile->seat() == m_open);
    }
    const bool open = m_open != SeatId::none;
    for (SeatSwatchButton* swatch : m_swatches) {
        swatch->setVisible(open);
        if (!open) continue;
        const bool chosen = inks[index(m_open)].rgb() == swatch->ink().rgb();
        swatch->show(m_open, chosen, chosen ? QString() : reasonAgainst(swatch->ink()));
        if (chosen) m_stop->setCurrent(swatch);
    }
    m_field->setVisible(open);
    m_field->setAccessibleName(tr("Hex color code"));
    m_field->setToolTip(m_field->accessibleName());
    if (open) m_field->setText(inks[index(m_open)].name().toUpper());
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, theme().color(Tone::harm));
    m_refusal->setPalette(ink);
    refuse({});
    const SeatInks own = ownSeatInks(m_settings);
    setChanged(std::any_of(own.begin(), own.end(), [](const QColor& one) { return one.isValid(); }));
}

void SeatsRow::reset()
{
    for (const SeatTile* tile : m_tiles)
        m_settings.setValue(seatInkKey(tile->seat()), QString());
    m_open = SeatId::none;
    renew();
    m_tiles.front()->setFocus();
    Q_EMIT grown();
}

void SeatsRow::openFor(SeatTile* tile)
{
    m_open = m_open == tile->seat() ? SeatId::none : tile->seat();
    renew();
    Q_EMIT grown();
}

/// The shipped one isn't kept, so that it can change with the program.
void SeatsRow::want(const QColor& ink)
{
    if (m_open == SeatId::none) return;
    const SeatInks inks = seatInksInForce(m_settings);
    if (inks[index(m_open)].rgb() == ink.rgb()) return renew();
    const QString why = reasonAgainst(ink);
    if (!why.isEmpty()) return refuse(why);
    const bool shipped = seatSwatches()[index(m_open)].ink.rgb() == ink.rgb();
    m_settings.setValue(seatInkKey(m_open), shipped ? QString() : ink.name().toUpper());
    renew();
}

void SeatsRow::wantTyped()
{
    const QString typed = m_field->text().trimmed();
    if (!colourFrom(typed.toStdString()))
        return refuse(tr("“%1” isn’t a color. Use a hex code such as #2321A6.").arg(typed));
    const QColor ink(typed);
    want(ink);
}

void SeatsRow::refuse(const QString& why)
{
    const bool moved = m_refusal->isHidden() != why.isEmpty() || m_refusal->text() != why;
    m_refusal->setText(why);
    m_refusal->setVisible(!why.isEmpty());
    if (moved) Q_EMIT grown();
    update();
}

QString SeatsRow::reasonAgainst(const QColor& ink) const
{
    using Kind = SeatInkFault::Kind;
    const SeatInkFault fault = seatInkFault(m_open, ink, seatInksInForce(m_settings), theme());
    const QString measured = QLocale().toString(fault.measured, 'f', 1);
    const QString least = QLocale().toString(fault.least, 'f', 1);
    switch (fault.kind) {
    case Kind::none: return {};
    case Kind::pale: return tr("Too pale to read: contrast %1, at least %2 needed.").arg(measured, least);
    case Kind::seat:
        return tr("Too close to seat %1: color difference %2, at least %3 needed.")
            .arg(QString::number(index(fault.seat) + 1), measured, least);
    case Kind::zone:
        return tr("Too close to the color of a zone: color difference %1, at least %2 needed.")
            .arg(measured, least);
    }
    return {};
}

bool SeatsRow::answers(const QString& wanted) const
{
    QString words = name();
    for (const SeatTile* tile : m_tiles)
        words += u' ' + tile->words();
    return containsWords(words, wanted);
}

int SeatsRow::arrange(int width)
{
    const int across = width >= 4 * theme().px(112) ? 4 : 2;
    const int top = SettingsRow::arrange(width) + 2;
    const int wide = (width - (across - 1) * tileGap) / across;
    const int high = m_tiles.front()->high();
    for (int seat = 0; seat < maxSeats; ++seat)
        m_tiles[static_cast<std::size_t>(seat)]->setGeometry(
            seat % across * (wide + tileGap), top + seat / across * (high + tileGap), wide, high);
    const int bottom = top + maxSeats / across * (high + tileGap);
    return m_open == SeatId::none ? bottom : arrangeSwatches(bottom + 4, width);
}

/// Swatches in as many lines as they need, the field behind them, below why one was refused.
int SeatsRow::arrangeSwatches(int top, int width)
{
    const QSize each = m_swatches.front()->sizeHint();
    const int line = std::max(each.height(), m_field->sizeHint().height()) + swatchGap;
    const int field = m_field->fontMetrics().horizontalAdvance(QStringLiteral("#MMMMMM")) + 24;
    int x = 0;
    int y = top;
    const auto place = [&](QWidget* part, QSize size) {
        if (x > 0 && x + size.width() > width) x = 0, y += line;
        part->setGeometry(x, y + (line - swatchGap - size.height()) / 2, size.width(), size.height());
        x += size.width() + swatchGap;
    };
    for (SeatSwatchButton* swatch : m_swatches)
        place(swatch, each);
    place(m_field, QSize(std::min(field, width), m_field->sizeHint().height()));
    y += line;
    m_wash = QRect();
    if (m_refusal->isHidden()) return y + 2;
    const int high = m_refusal->heightForWidth(width - 20);
    m_wash = QRect(0, y + 2, width, high + 14);
    m_refusal->setGeometry(10, m_wash.top() + 7, width - 20, high);
    return m_wash.bottom() + 6;
}

void SeatsRow::paintEvent(QPaintEvent* event)
{
    SettingsRow::paintEvent(event);
    if (m_refusal->isHidden() || m_open == SeatId::none) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().color(Tone::harmWash));
    painter.drawRoundedRect(m_wash, 5, 5);
}

} // namespace fabletop
