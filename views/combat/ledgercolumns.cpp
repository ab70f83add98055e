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
#include <numeric>

namespace fabletop {

namespace {

constexpr int sideMargin = 8;
constexpr int endMargin = 6;
constexpr int resultColumn = 5;
constexpr std::array<int, Ledger::rowCount> columnDesign{112, 122, 112, 126, 226, 186, 206, 134};
constexpr int columnDesignRoom = 1208;

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

qreal LedgerColumns::textScale(const Theme& theme, int room)
{
    return std::max(0.88, std::min(theme.scale(), 1.25 * room / columnDesignRoom));
}

std::array<int, Ledger::rowCount> LedgerColumns::widths(const Theme& theme, int room)
{
    const qreal scale = textScale(theme, room);
    const QFontMetrics metrics(LedgerColumn::nameFont(theme, scale));
    std::array<int, Ledger::rowCount> least{};
    std::array<int, Ledger::rowCount> wide{};
    const int all = std::accumulate(columnDesign.begin(), columnDesign.end(), 0);
    for (std::size_t place = 0; place < wide.size(); ++place) {
        const auto step = static_cast<CombatStep>(place + static_cast<std::size_t>(CombatStep::declare));
        least[place] = metrics.horizontalAdvance(Narrator::step(step)) +
                       static_cast<int>((LedgerColumn::inset + 5) * scale);
        wide[place] = std::max(room * columnDesign[place] / all, least[place]);
    }
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
    const auto wide = widths(*m_theme, room);
    int x = sideMargin + 1;
    for (std::size_t place = 0; place < wide.size(); ++place) {
        m_columns[place]->setText(textScale(*m_theme, room));
        m_columns[place]->setGeometry(x, endMargin + 1, wide[place],
                                      std::max(0, height() - 2 * endMargin - 2));
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
