// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/workshop/balancemodel.h"

#include "model/content/languagetext.h"
#include "model/match/words/spokenname.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr double hottest = 0.25;   ///< this far from an even chance, and no heat is added any more
constexpr double leastHeat = 0.35; ///< of what is told at all: it must be seen

int percent(double share)
{
    return static_cast<int>(std::lround(share * 100));
}

/// 1: wins more, -1: wins less, 0: an even chance cannot be ruled out. Told of the figures as they are shown,
/// so that nobody reads "50–64: strong".
int told(const BalanceCell& cell)
{
    const Share share = cell.share();
    return percent(share.low) > 50 ? 1 : percent(share.high) < 50 ? -1 : 0;
}

/// As far as the near end of the interval is from an even chance: what luck may have done adds no heat.
double heatOf(const BalanceCell& cell)
{
    const Share share = cell.share();
    if (told(cell) == 0) return 0;
    const double sure = told(cell) > 0 ? share.low - 0.5 : 0.5 - share.high;
    return told(cell) * std::min(1.0, leastHeat + (1 - leastHeat) * sure / hottest);
}

QString rate(const BalanceCell& cell)
{
    return QString::number(percent(cell.share().value));
}

QList<int> spanOf(const BalanceCell& cell)
{
    const Share share = cell.share();
    return {percent(share.value), percent(share.low), percent(share.high)};
}

QString interval(const BalanceCell& cell)
{
    return QStringLiteral("%1–%2").arg(percent(cell.share().low)).arg(percent(cell.share().high));
}

} // namespace

void BalanceModel::setTable(const BalanceTable& table)
{
    const bool same = m_table.question && table.question && m_table.question == table.question;
    if (!same) beginResetModel();
    m_table = table;
    if (m_table.cells.empty()) m_table = {};
    if (!same) return endResetModel();
    if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void BalanceModel::setLanguage(Language language)
{
    m_language = language;
    if (rowCount() == 0) return;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

BalanceCell BalanceModel::cell(int row, int column) const
{
    const bool allRows = row >= m_table.opponents();
    const bool allColumns = column >= m_table.battlefields();
    if (allRows && allColumns) return m_table.whole();
    if (allRows) return m_table.on(column);
    return allColumns ? m_table.against(row) : m_table.cell(row, column);
}

int BalanceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_table.opponents() + (sumsRows() ? 1 : 0);
}

int BalanceModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || rowCount() == 0 ? 0 : wordsColumn() + 1;
}

QVariant BalanceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const bool words = index.column() == wordsColumn();
    const BalanceCell one = cell(index.row(), index.column());
    switch (role) {
    case Qt::DisplayRole:
        if (words) return verdict(index.row());
        return one.ended() > 0 ? tr("%1%").arg(rate(one)) : QStringLiteral("–");
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return words ? verdict(index.row()) : sentence(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(words ? Qt::AlignLeft | Qt::AlignVCenter : Qt::Alignment(Qt::AlignCenter));
    case IntervalRole: return !words && one.ended() > 0 ? interval(one) : QString();
    case HeatRole: return words ? 0.0 : heatOf(one);
    case TotalRole:
        return index.row() >= m_table.opponents() || (!words && index.column() >= m_table.battlefields());
    case SpanRole: return one.ended() > 0 ? QVariant::fromValue(spanOf(one)) : QVariant();
    case OpensRole: return !words && !isTotal(index.row(), index.column()) && one.telling.has_value();
    default: return {};
    }
}

QVariant BalanceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::ToolTipRole && orientation == Qt::Vertical && section >= 0 && section < rowCount())
        return verdict(section);
    if (role != Qt::DisplayRole || section < 0) return {};
    if (orientation == Qt::Vertical) return section < rowCount() ? opponentName(section) : QVariant();
    if (section >= columnCount()) return {};
    return section == wordsColumn() ? tr("In words") : battlefieldName(section);
}

// -- words

QString BalanceModel::heroName() const
{
    return spokenName(m_table.question->hero->name, m_language);
}

QString BalanceModel::opponentName(int row) const
{
    if (row >= m_table.opponents()) return tr("All", "opponents");
    return spokenName(m_table.question->opponents[static_cast<std::size_t>(row)]->name, m_language);
}

QString BalanceModel::battlefieldName(int column) const
{
    if (column >= m_table.battlefields()) return tr("All", "battlefields");
    return spokenName(m_table.question->battlefields[static_cast<std::size_t>(column)].name, m_language);
}

QString BalanceModel::verdict(int row) const
{
    const BalanceCell sum = cell(row, wordsColumn());
    if (sum.ended() == 0) return tr("Nothing has been played yet.");
    const QString figures[] = {heroName(), rate(sum), interval(sum)};
    if (row >= m_table.opponents()) {
        const QString text = told(sum) > 0   ? tr("%1 wins %2% (%3): strong overall.")
                             : told(sum) < 0 ? tr("%1 wins %2% (%3): weak overall.")
                                             : tr("%1 wins %2% (%3): no significant difference overall.");
        return text.arg(figures[0], figures[1], figures[2]);
    }
    const QString text = told(sum) > 0   ? tr("%1 wins %2% (%3): strong against %4.")
                         : told(sum) < 0 ? tr("%1 wins %2% (%3): weak against %4.")
                                         : tr("%1 wins %2% (%3) against %4: no significant difference.");
    return text.arg(figures[0], figures[1], figures[2], opponentName(row));
}

QString BalanceModel::extremes() const
{
    int most = -1;
    int least = -1;
    for (int row = 0; row < m_table.opponents(); ++row) {
        const BalanceCell sum = m_table.against(row);
        if (sum.ended() == 0) continue;
        if (most < 0 || sum.share().value > m_table.against(most).share().value) most = row;
        if (least < 0 || sum.share().value < m_table.against(least).share().value) least = row;
    }
    if (most == least) return {};
    return tr("Most wins against %1 (%2%), fewest against %3 (%4%).")
        .arg(opponentName(most), rate(m_table.against(most)), opponentName(least),
             rate(m_table.against(least)));
}

QString BalanceModel::wholeVerdict() const
{
    if (rowCount() == 0) return {};
    QStringList sentences{verdict(rowCount() - 1)};
    if (const QString most = extremes(); !most.isEmpty()) sentences << most;
    if (const int faults = m_table.whole().faults; faults > 0)
        sentences << tr("%n game(s) did not end and count for nobody.", nullptr, faults);
    return sentences.join(u' ');
}

QString BalanceModel::sentence(int row, int column) const
{
    const BalanceCell one = cell(row, column);
    const QString place =
        tr("%1, %2", "opponent, battlefield").arg(opponentName(row), battlefieldName(column));
    if (one.ended() == 0) return tr("%1: nothing has been played yet.").arg(place);
    const QString turns = localeOf(m_language).toString(one.meanTurns(), 'f', 1);
    QStringList sentences;
    if (column >= m_table.battlefields())
        sentences << verdict(row)
                  << tr("%n game(s) of %1 turns on average.", nullptr, one.ended()).arg(turns);
    else
        sentences << tr("%1: %2 wins %3% (%4) of %n game(s), which take %5 turns.", nullptr, one.ended())
                         .arg(place, heroName(), rate(one), interval(one), turns);
    if (one.faults > 0) sentences << tr("%n game(s) did not end and count for nobody.", nullptr, one.faults);
    if (one.telling && !isTotal(row, column)) {
        const QString seat = QString::number(one.telling->behind() ? 2 : 1);
        const QString turn = QString::number(one.telling->turns);
        sentences << (one.telling->won ? tr("The most telling match: won from seat %1 in turn %2.")
                                       : tr("The most telling match: lost from seat %1 in turn %2."))
                         .arg(seat, turn);
    }
    return sentences.join(u' ');
}

} // namespace fabletop
