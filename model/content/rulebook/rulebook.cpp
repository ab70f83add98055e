// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/rulebook/rulebook.h"

#include "model/content/languagetext.h"
#include "model/rules/rulefields.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>

// A static library's resources are there only once they are asked for; the macro wants no namespace round it.
static void initRulebook()
{
    Q_INIT_RESOURCE(rulebook);
}

namespace fabletop {

namespace {

constexpr int titleWeight = 40;
constexpr int sectionWeight = 12;
constexpr int longestContext = 110;

QString plainWord(const QString& word)
{
    QString plain;
    for (const QChar sign : word.normalized(QString::NormalizationForm_D))
        if (sign.category() != QChar::Mark_NonSpacing) plain += sign.toCaseFolded();
    return plain;
}

QStringList stemsOf(const QString& text)
{
    static const QRegularExpression apart(QStringLiteral("[^\\p{L}\\p{N}-]+"));
    QStringList stems;
    for (const QString& word : text.split(apart, Qt::SkipEmptyParts))
        stems << stemmed(word);
    return stems;
}

/// What a rule set changed stands between marks.
QString marked(const QString& text, bool changed)
{
    return changed ? changeBegins + text + changeEnds : text;
}

/// "{hand_limit}" is a number; "{reshuffle?so|else}" is one text where the flag is set and the other where it
/// is not.
QString filledIn(QString text, const RuleNumbers& numbers)
{
    for (const RuleField& field : ruleFields()) {
        const QString key = QLatin1String(field.key);
        const bool changed = field.changed(numbers);
        const int value = field.value(numbers);
        text.replace(u'{' + key + u'}', marked(QString::number(value), changed));
        if (!field.isFlag()) continue;
        const QRegularExpression either(QStringLiteral("\\{%1\\?([^|}]*)\\|([^}]*)\\}").arg(key));
        for (auto found = either.match(text); found.hasMatch(); found = either.match(text))
            text.replace(found.capturedStart(), found.capturedLength(),
                         marked(found.captured(value != 0 ? 1 : 2), changed));
    }
    return text;
}

QString readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The words round the first hit, without marks.
QString contextOf(const QString& text, const QStringList& wanted)
{
    QString plain = text;
    plain.remove(QStringLiteral("**")).remove(u'*').remove(changeBegins).remove(changeEnds);
    qsizetype at = 0;
    static const QRegularExpression word(QStringLiteral("[\\p{L}\\p{N}-]+"));
    for (auto it = word.globalMatch(plain); it.hasNext();) {
        const auto match = it.next();
        if (!wanted.contains(stemmed(match.captured()))) continue;
        at = match.capturedStart();
        break;
    }
    qsizetype from = std::max<qsizetype>(0, at - longestContext / 3);
    if (from > 0) from = plain.indexOf(u' ', from) + 1; // whole words
    QString part = plain.mid(from, longestContext);
    if (from > 0) part.prepend(u'…');
    if (from + longestContext < plain.size()) part += u'…';
    return part;
}

} // namespace

QString stemmed(const QString& word)
{
    QString stem = plainWord(word);
    for (const char* ending : {"ies", "es", "s", "x"})
        if (stem.size() > 4 && stem.endsWith(QLatin1String(ending))) {
            stem.chop(static_cast<int>(qstrlen(ending)));
            break;
        }
    // "manobra" finds "manobrar", "attaque" finds "attaquer", "exhausted" finds "exhaustion".
    for (const char* ending : {"ion", "ed", "er", "ar", "ir", "ing", "e", "a", "o"})
        if (stem.size() > 5 && stem.endsWith(QLatin1String(ending))) {
            stem.chop(static_cast<int>(qstrlen(ending)));
            break;
        }
    return stem;
}

BookChapter Rulebook::parse(const QString& text, const RuleNumbers& numbers)
{
    static const QRegularExpression clause(QStringLiteral("^\\[([RQ]-[A-Z]+-\\d+)\\]\\s*(.*)$"));
    static const QRegularExpression diagram(QStringLiteral("^\\{diagram:([a-z]+)\\}$"));
    BookChapter chapter;
    for (QString line : filledIn(text, numbers).split(u'\n')) {
        line = line.trimmed();
        if (line.isEmpty()) continue;
        if (line.startsWith(QStringLiteral("# "))) {
            chapter.title = line.mid(2);
        } else if (line.startsWith(QStringLiteral("## "))) {
            chapter.blocks.push_back({BookBlock::Kind::section, {}, line.mid(3)});
        } else if (line.startsWith(QStringLiteral("- "))) {
            chapter.blocks.push_back({BookBlock::Kind::item, {}, line.mid(2)});
        } else if (const auto found = clause.match(line); found.hasMatch()) {
            const bool rule = found.captured(1).startsWith(u'R');
            chapter.blocks.push_back({rule ? BookBlock::Kind::clause : BookBlock::Kind::question,
                                      found.captured(1), found.captured(2)});
        } else if (const auto drawn = diagram.match(line); drawn.hasMatch()) {
            chapter.blocks.push_back({BookBlock::Kind::diagram, drawn.captured(1), {}});
        } else {
            chapter.blocks.push_back({BookBlock::Kind::paragraph, {}, line});
        }
    }
    return chapter;
}

Rulebook::Rulebook(Language language, const RuleNumbers& numbers) : m_language(language)
{
    initRulebook();
    const QString code = languageCode(language);
    const QString english = QStringLiteral(":/rulebook/en");
    for (const QString& name : QDir(english).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name)) {
        QString text = readFile(QStringLiteral(":/rulebook/%1/%2").arg(code, name));
        if (text.isEmpty()) text = readFile(english + u'/' + name);
        BookChapter chapter = parse(text, numbers);
        chapter.file = name.chopped(3);
        for (const BookBlock& block : chapter.blocks)
            if (block.kind == BookBlock::Kind::clause || block.kind == BookBlock::Kind::question)
                m_places.insert(block.id, static_cast<int>(m_chapters.size()));
        m_chapters.push_back(std::move(chapter));
    }
}

QStringList Rulebook::ids() const
{
    QStringList all;
    for (const BookChapter& chapter : m_chapters)
        for (const BookBlock& block : chapter.blocks)
            if (block.kind == BookBlock::Kind::clause || block.kind == BookBlock::Kind::question)
                all << block.id;
    return all;
}

std::vector<BookHit> Rulebook::search(const QString& words) const
{
    std::vector<BookHit> hits;
    const QStringList wanted = stemsOf(words);
    if (wanted.isEmpty()) return hits;
    const auto found = [&](const QString& text) {
        const QStringList stems = stemsOf(text);
        int count = 0;
        for (const QString& word : wanted) {
            const auto own = stems.count(word);
            if (own == 0) return 0;
            count += static_cast<int>(own);
        }
        return count;
    };
    std::vector<int> totals(m_chapters.size(), 0);
    for (std::size_t place = 0; place < m_chapters.size(); ++place) {
        const BookChapter& chapter = m_chapters[place];
        const int chapterNumber = static_cast<int>(place);
        if (found(chapter.title)) {
            hits.push_back({chapterNumber, -1, chapter.title, titleWeight});
            totals[place] += titleWeight;
        }
        for (std::size_t block = 0; block < chapter.blocks.size(); ++block) {
            const BookBlock& one = chapter.blocks[block];
            if (one.kind == BookBlock::Kind::diagram) continue;
            const QString text = one.id.isEmpty() ? one.text : one.id + u' ' + one.text;
            const int count = found(text);
            if (count == 0) continue;
            const bool section = one.kind == BookBlock::Kind::section;
            const int weight = section                               ? sectionWeight
                               : one.kind == BookBlock::Kind::clause ? 2 + count
                                                                     : count;
            hits.push_back({chapterNumber, static_cast<int>(block), contextOf(one.text, wanted), weight});
            // Questions and the glossary mention everything: they do not make a chapter the right one.
            if (section || one.kind == BookBlock::Kind::clause) totals[place] += weight;
        }
    }
    std::stable_sort(hits.begin(), hits.end(), [&](const BookHit& a, const BookHit& b) {
        const int left = totals[static_cast<std::size_t>(a.chapter)];
        const int right = totals[static_cast<std::size_t>(b.chapter)];
        if (a.chapter != b.chapter && left != right) return left > right;
        return a.chapter != b.chapter ? a.chapter < b.chapter : a.weight > b.weight;
    });
    return hits;
}

} // namespace fabletop
