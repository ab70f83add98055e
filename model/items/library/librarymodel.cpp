// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/library/librarymodel.h"

#include "model/content/files/fileproblem.h"
#include "model/items/foldedtext.h"
#include "model/match/record/matchfileproblem.h"
#include "model/match/words/peoplenames.h"
#include "model/match/words/samplenotes.h"
#include "model/match/words/spokenname.h"

#include <QDir>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int batchSize = 64;

} // namespace

void LibraryScanner::scan(const QString& folder, const QStringList& more, int round)
{
    QStringList files;
    for (const QFileInfo& file :
         QDir(folder).entryInfoList({QStringLiteral("*.match")}, QDir::Files, QDir::Time))
        files << file.filePath();
    files += more;
    Q_EMIT listed(static_cast<int>(files.size()), round);
    QList<MatchSummary> batch;
    for (const QString& file : files) {
        if (m_stopped) return;
        batch.append(summarize(file));
        if (batch.size() < batchSize) continue;
        Q_EMIT read(batch, round);
        batch.clear();
    }
    if (!batch.isEmpty()) Q_EMIT read(batch, round);
    Q_EMIT done(round);
}

LibraryModel::LibraryModel(QObject* parent) : QAbstractTableModel(parent), m_scanner(new LibraryScanner)
{
    qRegisterMetaType<QList<MatchSummary>>();
    m_scanner->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_scanner, &QObject::deleteLater);
    connect(this, &LibraryModel::scanRequested, m_scanner, &LibraryScanner::scan);
    connect(m_scanner, &LibraryScanner::listed, this, [this](int total, int round) {
        if (round != m_round) return;
        m_total = total;
        Q_EMIT progressed(rowCount(), total);
    });
    connect(m_scanner, &LibraryScanner::read, this, &LibraryModel::take);
    connect(m_scanner, &LibraryScanner::done, this, [this](int round) {
        if (round != m_round) return;
        m_reading = false;
        Q_EMIT readingChanged();
    });
    m_thread.start(QThread::LowPriority);
}

LibraryModel::~LibraryModel()
{
    m_scanner->stop();
    m_thread.quit();
    m_thread.wait();
}

void LibraryModel::setNamer(Namer hero, Namer card, Namer field)
{
    m_hero = std::move(hero);
    m_card = std::move(card);
    m_field = std::move(field);
    for (const Row& row : m_rows)
        row.search.clear();
    if (!m_rows.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

void LibraryModel::setFolder(const QString& folder, const QStringList& samples)
{
    m_folder = folder;
    m_samples = samples;
    refresh();
}

void LibraryModel::refresh()
{
    beginResetModel();
    m_rows.clear();
    endResetModel();
    m_total = 0;
    m_reading = true;
    Q_EMIT readingChanged();
    Q_EMIT scanRequested(m_folder, m_samples, ++m_round);
}

void LibraryModel::take(const QList<MatchSummary>& batch, int round)
{
    if (round != m_round || batch.isEmpty()) return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(batch.size()) - 1);
    for (const MatchSummary& summary : batch)
        m_rows.push_back({summary, {}});
    endInsertRows();
    Q_EMIT progressed(rowCount(), m_total);
}

int LibraryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int LibraryModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString LibraryModel::fieldName(const MatchSummary& summary) const
{
    const QString name = m_field ? m_field(summary.battlefieldId) : QString();
    return spokenName(name.isEmpty() ? summary.battlefield : name);
}

QString LibraryModel::problemText(const MatchSummary& summary)
{
    if (!summary.problem) return {};
    if (summary.problem == FileProblem::newerVersion)
        return tr("Written by a newer Fabletop (version %1 of the file)").arg(summary.problemArgument);
    if (summary.problem == MatchFileProblem::unknownHero)
        return tr("The hero %1 is not installed").arg(summary.problemArgument);
    if (summary.problem == FileProblem::unreadable) return tr("Couldn’t read this file");
    return tr("This is no match file");
}

QString LibraryModel::resultText(const MatchSummary& summary) const
{
    if (summary.seats.empty()) return {};
    if (!summary.over()) return tr("not over");
    QStringList winners;
    for (const MatchSummary::Seat& seat : summary.seats)
        if (seat.team == summary.winner) winners << heroName(seat.hero);
    const QString who = winners.join(tr(" and "));
    return summary.cause == u"resigned" ? tr("%1, the others resigned").arg(who) : who;
}

QString LibraryModel::outcomeText(const MatchSummary& summary) const
{
    if (summary.problem) return problemText(summary);
    if (summary.seats.empty()) return {};
    if (!summary.over()) return tr("Not finished");
    QStringList winners;
    for (const MatchSummary::Seat& seat : summary.seats)
        if (seat.team == summary.winner) winners << heroName(seat.hero);
    return tr("%1 won", nullptr, static_cast<int>(winners.size())).arg(winners.join(tr(" and ")));
}

QString LibraryModel::causeText(const MatchSummary& summary) const
{
    if (summary.problem || summary.seats.empty()) return {};
    if (!summary.over()) return tr("turn %1").arg(summary.turns);
    if (summary.cause == u"resigned") return tr("the others resigned, turn %1").arg(summary.turns);
    if (summary.cause == u"exhaustion") return tr("exhaustion, turn %1").arg(summary.turns);
    if (summary.lastCard.isEmpty()) return tr("turn %1").arg(summary.turns);
    return tr("%1, turn %2", "card that ended it").arg(cardName(summary.lastCard)).arg(summary.turns);
}

QString LibraryModel::peopleText(const MatchSummary& summary)
{
    QStringList people;
    for (const MatchSummary::Seat& seat : summary.seats)
        if (const QString name = shownName(seat.person, seat.player); !people.contains(name)) people << name;
    return people.join(QStringLiteral(", "));
}

QVariant LibraryModel::shown(const MatchSummary& summary, int column) const
{
    QStringList parts;
    switch (column) {
    case heroes:
        for (const MatchSummary::Seat& seat : summary.seats)
            parts << heroName(seat.hero);
        return parts.isEmpty() ? spokenFile(summary.path) : parts.join(QStringLiteral(", "));
    case battlefield: return fieldName(summary);
    case people: return peopleText(summary);
    case result: return !summary.problem ? resultText(summary) : problemText(summary);
    case turns: return summary.turns;
    case decisions: return summary.decisions;
    case date: return summary.sample ? tr("sample") : summary.changed.toString(QStringLiteral("yyyy-MM-dd"));
    case notes: return shownNote(summary.note);
    default: return {};
    }
}

QVariant LibraryModel::sortKey(const MatchSummary& summary, int column) const
{
    if (column == date) return summary.sample ? QDateTime::fromSecsSinceEpoch(0) : summary.changed;
    if (column == turns || column == decisions) return shown(summary, column);
    if (column == notes) return summary.notes;
    return folded(shown(summary, column).toString());
}

QString LibraryModel::searchText(const Row& row) const
{
    const MatchSummary& summary = row.summary;
    QStringList words{fieldName(summary), shownNote(summary.note),
                      QFileInfo(summary.path).completeBaseName()};
    for (const MatchSummary::Seat& seat : row.summary.seats)
        words << heroName(seat.hero) << shownName(seat.person, seat.player);
    for (const QString& card : summary.cards)
        words << cardName(card);
    return folded(words.join(u'\n'));
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return shown(row.summary, index.column());
    case Qt::ToolTipRole:
        return index.column() == notes ? shownNote(row.summary.note)
               : index.column() == date
                   ? spokenPath(row.summary.path) + u'\n' + row.summary.changed.toString(Qt::ISODate)
                   : shown(row.summary, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == turns || index.column() == decisions
                   ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant();
    case SummaryRole: return QVariant::fromValue(row.summary);
    case SortRole: return sortKey(row.summary, index.column());
    case OutcomeRole: return outcomeText(row.summary);
    case CauseRole: return causeText(row.summary);
    case PeopleRole: return peopleText(row.summary);
    case NamesRole: {
        QStringList names;
        for (const MatchSummary::Seat& seat : row.summary.seats)
            names << heroName(seat.hero);
        return names;
    }
    case InitialsRole: {
        QStringList initials;
        for (const MatchSummary::Seat& seat : row.summary.seats)
            initials << firstLetter(heroName(seat.hero));
        return initials;
    }
    case SearchRole:
        if (row.search.isEmpty()) row.search = searchText(row);
        return row.search;
    default: return {};
    }
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case heroes: return tr("Match");
    case battlefield: return tr("Battlefield");
    case people: return tr("People");
    case result: return tr("Result");
    case turns: return tr("Turns");
    case decisions: return tr("Decisions");
    case date: return tr("Date");
    case notes: return tr("Notes");
    case curves: return tr("Health");
    default: return {};
    }
}

// -- the filter

LibraryFilter::LibraryFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(LibraryModel::SortRole);
    setDynamicSortFilter(true);
}

void LibraryFilter::setWords(const QString& words)
{
    m_words = folded(words).split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void LibraryFilter::setHero(const QString& id)
{
    m_hero = id;
    invalidateFilter();
}

void LibraryFilter::setState(State state)
{
    m_state = state;
    invalidateFilter();
}

bool LibraryFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const auto* library = static_cast<const LibraryModel*>(sourceModel());
    const MatchSummary& summary = library->summary(row);
    if (m_state == State::finished && !summary.over()) return false;
    if (m_state == State::unfinished && summary.over()) return false;
    if (!m_hero.isEmpty() &&
        std::none_of(summary.seats.begin(), summary.seats.end(),
                     [this](const MatchSummary::Seat& seat) { return seat.hero == m_hero; }))
        return false;
    if (m_words.isEmpty()) return true;
    const QString text = library->index(row, 0, parent).data(LibraryModel::SearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return text.contains(word); });
}

} // namespace fabletop
