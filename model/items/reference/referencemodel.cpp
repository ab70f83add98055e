// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/reference/referencemodel.h"

#include "model/items/foldedtext.h"
#include "model/language/prose/lineprose.h"

#include <algorithm>

namespace fabletop {

namespace {

/// Marks as the keyboard has them and the language wants them: whoever copies a gap's look must not be
/// refused.
QString asTyped(QString gap)
{
    for (const QChar mark : QStringLiteral("“”„«»"))
        gap.replace(mark, u'"');
    gap.remove(QChar::Nbsp).remove(QChar(0x202F));
    return gap.replace(u'×', u'x');
}

constexpr quintptr kindId = 0; ///< of a kind; a construct has its kind's place plus one
constexpr int kindCount = 13;

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// Acts that only the rules of the game use stand apart from those that a hero may use.
int kindOf(const ReferenceEntry& entry, const Example* example)
{
    constexpr Sort order[] = {Sort::declaration, Sort::attribute, Sort::section,   Sort::act,
                              Sort::modifier,    Sort::player,    Sort::fighters,  Sort::spaces,
                              Sort::cards,       Sort::number,    Sort::condition, Sort::none};
    if (entry.sort == Sort::act && example && !example->ofHero) return kindCount - 1;
    return static_cast<int>(std::find(std::begin(order), std::end(order), entry.sort) - std::begin(order));
}

/// The words of a wording that are no gaps.
QStringList plainWords(std::string_view key)
{
    QStringList words;
    for (const QString& word : text(key).split(u' ', Qt::SkipEmptyParts))
        if (!word.contains(u'{') && !word.contains(u'}')) words << word;
    return words;
}

/// How many of its plain words a phrase holds in their order; 0 unless it holds all of them.
int agreement(std::string_view key, const QStringList& phrase)
{
    qsizetype from = 0;
    int count = 0;
    for (const QString& word : plainWords(key)) {
        const std::string pattern = word.toStdString();
        while (from < phrase.size() && !matchesWord(pattern, phrase[from].toStdString()))
            ++from;
        if (from == phrase.size()) return 0;
        ++from;
        ++count;
    }
    return count;
}

} // namespace

ReferenceModel::ReferenceModel(Language language, QObject* parent)
    : QAbstractItemModel(parent), m_language(language), m_texts(exampleTexts())
{
    fill();
}

void ReferenceModel::setLanguage(Language language)
{
    beginResetModel();
    m_language = language;
    fill();
    endResetModel();
}

void ReferenceModel::fill()
{
    m_kinds.assign(kindCount, {});
    for (const ReferenceEntry& entry : reference()) {
        const Example* example = m_texts.examples.of(entry.key);
        const QString words = wording(entry.key);
        const QString whole = words + u'\n' + text(helpOf(entry.key, m_language)) + u'\n' +
                              (example ? text(example->line) : QString());
        m_kinds[static_cast<std::size_t>(kindOf(entry, example))].push_back(
            {&entry, example, words, folded(whole)});
    }
}

QString ReferenceModel::kindName(int kind)
{
    switch (kind) {
    case 0: return tr("Declarations");
    case 1: return tr("Properties");
    case 2: return tr("Moments");
    case 3: return tr("Instructions");
    case 4: return tr("Standing changes");
    case 5: return tr("Players");
    case 6: return tr("Fighters");
    case 7: return tr("Spaces");
    case 8: return tr("Cards");
    case 9: return tr("Numbers");
    case 10: return tr("Conditions");
    case 11: return tr("Keywords");
    default: return tr("Instructions of the rules");
    }
}

QString ReferenceModel::wording(std::string_view key)
{
    const std::pair<const char*, QString> gaps[] = {
        {"{player}", tr("player", "a gap in a wording")},
        {"{fighters}", tr("fighters", "a gap in a wording")},
        {"{spaces}", tr("spaces", "a gap in a wording")},
        {"{cards}", tr("cards", "a gap in a wording")},
        {"{number}", tr("number", "a gap in a wording")},
        {"{int}", tr("number", "a gap in a wording")},
        {"{condition}", tr("condition", "a gap in a wording")},
        {"{name}", tr("name", "a gap in a wording")},
        {"{string}", tr("“name”", "a gap in a wording")},
        {"{times}", tr("×copies", "a gap in a wording")},
    };
    QString words = text(key);
    for (const auto& [gap, name] : gaps)
        words.replace(QLatin1String(gap), u'‹' + asTyped(name) + u'›');
    for (qsizetype at = words.indexOf(QStringLiteral("{amount:")); at >= 0;
         at = words.indexOf(QStringLiteral("{amount:"))) {
        const qsizetype stop = words.indexOf(u'}', at);
        const QString noun = words.mid(at + 8, stop - at - 8);
        words.replace(at, stop - at + 1,
                      u'‹' + tr("number", "a gap in a wording") + QStringLiteral("› ") + noun);
    }
    return words.replace(QStringLiteral("(s)"), QStringLiteral("s"))
        .replace(QStringLiteral(" 's"), QStringLiteral("'s"));
}

QModelIndex ReferenceModel::find(const QString& phrase) const
{
    const QStringList words = QString(phrase)
                                  .replace(QStringLiteral("'s"), QStringLiteral(" 's"))
                                  .simplified()
                                  .split(u' ', Qt::SkipEmptyParts);
    QModelIndex best;
    int most = 0;
    for (int kind = 0; kind < rowCount(); ++kind) {
        const auto& entries = m_kinds[static_cast<std::size_t>(kind)];
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const std::string_view key = entries[i].entry->key;
            const QModelIndex here = createIndex(static_cast<int>(i), 0, static_cast<quintptr>(kind) + 1);
            if (text(key) == phrase.trimmed()) return here;
            const int agrees = agreement(key, words);
            if (agrees <= most) continue;
            most = agrees;
            best = here;
        }
    }
    return best;
}

QModelIndex ReferenceModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kindId);
}

QModelIndex ReferenceModel::parent(const QModelIndex& index) const
{
    return index.isValid() && index.internalId() != kindId
               ? createIndex(static_cast<int>(index.internalId()) - 1, 0, kindId)
               : QModelIndex();
}

int ReferenceModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) return static_cast<int>(m_kinds.size());
    const bool kind = parent.internalId() == kindId && parent.column() == 0;
    return kind ? static_cast<int>(m_kinds[static_cast<std::size_t>(parent.row())].size()) : 0;
}

int ReferenceModel::columnCount(const QModelIndex&) const
{
    return 1;
}

const ReferenceModel::Entry& ReferenceModel::at(const QModelIndex& index) const
{
    return m_kinds[static_cast<std::size_t>(index.internalId()) - 1][static_cast<std::size_t>(index.row())];
}

QVariant ReferenceModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    if (index.internalId() == kindId)
        return role == Qt::DisplayRole ? QVariant(kindName(index.row())) : QVariant();
    const Entry& one = at(index);
    const std::string_view rule = ruleBehind(one.entry->word);
    switch (role) {
    case Qt::DisplayRole: return one.wording;
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(one.wording, text(helpOf(one.entry->key, m_language)));
    case helpRole: return text(helpOf(one.entry->key, m_language));
    case keyRole: return text(one.entry->key);
    case lineRole: return one.example ? text(one.example->line) : QString();
    case exampleRole: return one.example ? text(one.example->text) : QString();
    case saysRole:
        return one.example && one.example->ofHero && m_texts.hero
                   ? text(lineProse(*m_texts.hero, one.example->number, m_language))
                   : QString();
    case ruleRole: return !rule.empty() ? text(rule) : one.example ? text(one.example->rule) : QString();
    case searchRole: return one.search;
    default: return {};
    }
}

Qt::ItemFlags ReferenceModel::flags(const QModelIndex& index) const
{
    if (!index.isValid()) return Qt::NoItemFlags;
    return index.internalId() == kindId ? Qt::ItemIsEnabled
                                        : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

void ReferenceFilter::setWords(const QString& words)
{
    m_words = folded(words).split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool ReferenceFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (!parent.isValid()) {
        for (int child = 0; child < sourceModel()->rowCount(index); ++child)
            if (filterAcceptsRow(child, index)) return true;
        return false;
    }
    const QString where = index.data(ReferenceModel::searchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return where.contains(word); });
}

} // namespace fabletop
