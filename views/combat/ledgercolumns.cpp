// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/combat/ledgercolumns.h"

#include "views/combat/ledgercolumn.h"
#include "views/combat/ledgertexts.h"
#include "views/theme/follow.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace fabletop {

namespace {

constexpr int sideMargin = 8;
constexpr int endMargin = 6;
constexpr int resultColumn = 5;
// "During" gives 30 to the reveal, which names two cards beside each other.
constexpr std::array<int, Ledger::rowCount> columnDesign{112, 122, 142, 126, 196, 186, 206, 134};
constexpr int columnDesignRoom = 1208;
constexpr int columnDesignHigh = 202;
constexpr qreal leastText = 0.88;  ///< 11 of 12.5
constexpr qreal ruleGap = 10;      ///< right of a name
constexpr qreal spareShare = 0.07; ///< of the room, kept for sentences when letters grow

using ColumnWidths = std::array<int, Ledger::rowCount>;

/// What the names of the steps, the values and the longest word of what is said there need.
ColumnWidths leastWidths(const Theme& theme, qreal scale, const std::array<int, Ledger::rowCount>& words)
{
    const QFontMetrics metrics(LedgerColumn::nameFont(theme, scale));
    ColumnWidths least{};
    for (std::size_t place = 0; place < least.size(); ++place) {
        const auto step = static_cast<CombatStep>(place + static_cast<std::size_t>(CombatStep::declare));
        least[place] = std::max(metrics.horizontalAdvance(Narrator::step(step)) +
                                    static_cast<int>(std::ceil((LedgerColumn::inset + ruleGap) * scale)),
                                words[place]);
    }
    return least;
}

QAccessibleInterface* ledgerAccess(const QString& name, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    if (!widget) return nullptr;
    if (name == QLatin1String("fabletop::LedgerColumns"))
        return new QAccessibleWidget(widget, QAccessible::List);
    if (name == QLatin1String("fabletop::LedgerColumn"))
        return new QAccessibleWidget(widget, QAccessible::ListItem);
    return nullptr;
}

} // namespace

void installLedgerAccess()
{
    static const bool installed = (QAccessible::installFactory(ledgerAccess), true);
    static_cast<void>(installed);
}

LedgerColumns::LedgerColumns(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    installLedgerAccess();
    setAttribute(Qt::WA_OpaquePaintEvent);
    for (LedgerColumn*& column : m_columns) {
        column = new LedgerColumn(m_theme, this);
        connect(column, &LedgerColumn::ruleActivated, this, &LedgerColumns::ruleActivated);
    }
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    tell();
}

void LedgerColumns::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    layOut();
}

void LedgerColumns::setLedger(const Ledger& shown)
{
    if (shown == m_ledger) return;
    m_ledger = shown;
    tell();
    layOut(); // a word may be longer than the column of its step
}

void LedgerColumns::tell()
{
    setAccessibleName(tr("Steps of the combat"));
    for (int place = 0; place < Ledger::rowCount; ++place) {
        ColumnLook look;
        look.number = place + 1;
        look.row = m_ledger.rows[static_cast<std::size_t>(place)];
        look.onward = place + 1 < Ledger::rowCount &&
                      m_ledger.rows[static_cast<std::size_t>(place + 1)].status != RowStatus::toCome;
        if (place == resultColumn && m_ledger.decided) look.result = LedgerTexts::result(m_ledger);
        column(place + 1)->setLook(look);
    }
}

qreal LedgerColumns::textScale(const Theme& theme, int room, int high)
{
    const qreal wide = static_cast<qreal>(room) / columnDesignRoom;
    const qreal row = high / (columnDesignHigh * theme.scale()); // beyond what the text size made of it
    const qreal wanted = theme.scale() * std::max(1.0, std::min(wide, row));
    qreal scale = std::max(leastText, std::min(wanted, 1.25 * wide));
    const auto needed = [&] {
        const ColumnWidths least = leastWidths(theme, scale, {});
        return std::accumulate(least.begin(), least.end(), 0);
    };
    while (scale > leastText && needed() > room * (1 - spareShare))
        scale = std::max(leastText, scale - 0.02);
    return scale;
}

std::array<int, Ledger::rowCount> LedgerColumns::widths(const Theme& theme, int room, int high,
                                                        const std::array<int, Ledger::rowCount>& words)
{
    ColumnWidths least = leastWidths(theme, textScale(theme, room, high), words);
    ColumnWidths wide{};
    const int all = std::accumulate(columnDesign.begin(), columnDesign.end(), 0);
    // The result keeps its share: what comes of a combat is said there.
    least[resultColumn] = std::max(least[resultColumn], room * columnDesign[resultColumn] / all);
    const int needed = std::accumulate(least.begin(), least.end(), 0);
    if (needed > room)
        least[resultColumn] = std::max(leastWidths(theme, textScale(theme, room, high), words)[resultColumn],
                                       least[resultColumn] - (needed - room));
    for (std::size_t place = 0; place < wide.size(); ++place)
        wide[place] = std::max(room * columnDesign[place] / all, least[place]);
    // What names took beyond the design, the columns with the most to spare give back.
    for (int over = std::accumulate(wide.begin(), wide.end(), 0) - room; over != 0;
         over += over > 0 ? -1 : 1) {
        std::size_t best = 0;
        for (std::size_t place = 1; place < wide.size(); ++place)
            if (wide[place] - least[place] > wide[best] - least[best]) best = place;
        wide[best] -= over > 0 ? 1 : -1;
    }
    return wide;
}

void LedgerColumns::layOut()
{
    const int room = width() - 2 * sideMargin - 2;
    const int high = std::max(0, height() - 2 * endMargin - 2);
    std::array<int, Ledger::rowCount> words{};
    for (std::size_t place = 0; place < words.size(); ++place)
        words[place] = m_columns[place]->leastWidth();
    const auto wide = widths(*m_theme, room, high, words);
    int x = sideMargin + 1;
    for (std::size_t place = 0; place < wide.size(); ++place) {
        m_columns[place]->setText(textScale(*m_theme, room, high));
        m_columns[place]->setGeometry(x, endMargin + 1, wide[place], high);
        x += wide[place];
    }
    update();
}

void LedgerColumns::resizeEvent(QResizeEvent*)
{
    layOut();
}

void LedgerColumns::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        tell();
        layOut();
    }
    QWidget::changeEvent(event);
}

void LedgerColumns::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
    painter.setPen(QPen(m_theme->color(Tone::edge), 1));
    painter.setBrush(m_theme->color(Tone::raised));
    painter.drawRoundedRect(
        QRectF(rect()).adjusted(sideMargin + 0.5, endMargin + 0.5, -sideMargin - 0.5, -endMargin - 0.5), 6,
        6);
}

} // namespace fabletop
