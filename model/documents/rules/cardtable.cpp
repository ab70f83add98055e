// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/numbertext.h"
#include "model/documents/rules/cardtableproblem.h"
#include "model/documents/rules/newhero.h"
#include "model/language/meaning/meaningproblem.h"
#include "model/language/reading/printer.h"
#include "model/language/reading/readingproblem.h"
#include "model/rules/names.h"
#include "model/rules/textproblem.h"

#include <QRegularExpression>
#include <QStringDecoder>
#include <QStringList>
#include <array>
#include <set>

namespace fabletop {

namespace {

constexpr qsizetype largestTable = 256 * 1024;
constexpr int mostCards = 30;
constexpr qsizetype longestField = 120;
enum Column { title, copies, type, value, boost, user, columns };
constexpr std::array<const char*, columns> headings{"title", "copies", "type", "value", "boost", "for"};

struct TextRow {
    int line = 1;
    QStringList fields;
};

/// Fields of a text after RFC 4180, with any of three separators: the one that the first line has most of.
class SeparatedText {
public:
    explicit SeparatedText(const QString& text) : m_text(text)
    {
        const QString first = text.section(u'\n', 0, 0);
        for (QChar candidate : {QChar(u';'), QChar(u'\t')})
            if (first.count(candidate) > first.count(m_separator)) m_separator = candidate;
    }

    std::vector<TextRow> rows()
    {
        std::vector<TextRow> all;
        while (m_at < m_text.size()) {
            TextRow row{m_line, {}};
            do
                row.fields << field();
            while (m_at < m_text.size() && m_text[m_at++] == m_separator);
            ++m_line;
            if (row.fields.size() > 1 || !row.fields.front().isEmpty()) all.push_back(std::move(row));
        }
        return all;
    }

    [[nodiscard]] int openQuote() const { return m_openQuote; } ///< line of a quote without end; 0: none

private:
    /// Leaves `m_at` on what ends the field.
    QString field()
    {
        while (m_at < m_text.size() && m_text[m_at] == u' ')
            ++m_at;
        if (m_at >= m_text.size() || m_text[m_at] != u'"') return plain();
        QString text;
        const int line = m_line;
        for (++m_at; m_at < m_text.size(); ++m_at) {
            if (m_text[m_at] == u'\n') ++m_line;
            if (m_text[m_at] != u'"') {
                text += m_text[m_at];
            } else if (m_at + 1 < m_text.size() && m_text[m_at + 1] == u'"') {
                text += m_text[++m_at];
            } else {
                ++m_at;
                return (text + plain()).simplified();
            }
        }
        m_openQuote = line;
        return text;
    }

    QString plain()
    {
        const qsizetype from = m_at;
        while (m_at < m_text.size() && m_text[m_at] != m_separator && m_text[m_at] != u'\n')
            ++m_at;
        return m_text.mid(from, m_at - from).simplified();
    }

    const QString& m_text;
    QChar m_separator = u',';
    qsizetype m_at = 0;
    int m_line = 1;
    int m_openQuote = 0;
};

class CardReader {
public:
    CardReader(const QString& file, Diagnostics& diagnostics)
        : m_file(file.toStdString()), m_diagnostics(diagnostics)
    {}

    /// Whether the row is one of headings, which then say where each column stands.
    bool readHeadings(const TextRow& row)
    {
        std::array<int, columns> places{};
        places.fill(-1);
        for (std::size_t column = 0; column < columns; ++column)
            for (int i = 0; i < row.fields.size(); ++i)
                if (row.fields[i].toLower() == QLatin1String(headings[column])) places[column] = i;
        if (places[title] < 0) return false;
        m_places = places;
        for (std::size_t column = 0; column < columns; ++column)
            if (places[column] < 0) complain(row.line, CardTableProblem::column, {headings[column]});
        return true;
    }

    QString card(const TextRow& row)
    {
        const QString name = at(row, title).remove(u'"').left(longestField);
        const std::string id = kebab(name.toStdString());
        if (id.empty()) return complain(row.line, MeaningProblem::nameEmpty, {}), QString();
        if (!m_seen.insert(id).second)
            return complain(row.line, MeaningProblem::nameTwice, {name.toStdString()}), QString();
        static const QRegularExpression times(QStringLiteral("^[x×]\\s*|\\s*[x×]$"),
                                              QRegularExpression::CaseInsensitiveOption);
        const QString count = at(row, copies).remove(times);
        const int number = count.isEmpty() ? 1 : numberIn(row, count, 1, 30);
        QString head = QStringLiteral("card \"%1\"").arg(name);
        if (number > 1) head += QStringLiteral(" x%1").arg(number);
        return head + QStringLiteral("\n  %1, %2, %3\n").arg(typeOf(row), boostOf(row), userOf(row));
    }

    void complain(int line, ProblemCode code, std::vector<std::string> arguments)
    {
        if (m_diagnostics.size() < mostDiagnostics)
            m_diagnostics.push_back(
                {Severity::error, m_file, Span{line, 1, 0}, code, std::move(arguments), {}});
    }

private:
    [[nodiscard]] QString at(const TextRow& row, Column column) const
    {
        const int place = m_places[column];
        return place >= 0 && place < row.fields.size() ? row.fields[place].left(longestField) : QString();
    }

    int numberIn(const TextRow& row, const QString& text, int least, int most)
    {
        if (const auto number = wholeNumberIn(text, least, most)) return *number;
        complain(row.line, MeaningProblem::numberOutOfRange, {std::to_string(least), std::to_string(most)});
        return least;
    }

    QString typeOf(const TextRow& row)
    {
        const QString text = at(row, type).toLower();
        if (text == QStringLiteral("scheme")) return text;
        for (const QString& known :
             {QStringLiteral("attack"), QStringLiteral("defense"), QStringLiteral("versatile")})
            if (text == known)
                return QStringLiteral("%1 %2").arg(known).arg(numberIn(row, at(row, value), 0, 20));
        complain(row.line, CardTableProblem::type, {text.toStdString()});
        return {};
    }

    QString boostOf(const TextRow& row)
    {
        const QString text = at(row, boost);
        if (text.isEmpty() || text == QStringLiteral("-") || text == QStringLiteral("–"))
            return QStringLiteral("no boost");
        return QStringLiteral("boost %1").arg(numberIn(row, text, 0, 9));
    }

    [[nodiscard]] QString userOf(const TextRow& row) const
    {
        const QString text = at(row, user).remove(u'"');
        if (text.isEmpty() || text.compare(QStringLiteral("any"), Qt::CaseInsensitive) == 0)
            return QStringLiteral("for any");
        return QStringLiteral("for ") + QString::fromStdString(asName(text.toStdString()));
    }

    std::string m_file;
    Diagnostics& m_diagnostics;
    std::array<int, columns> m_places{0, 1, 2, 3, 4, 5};
    std::set<std::string> m_seen;
};

std::optional<QString> decoded(const QByteArray& bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString text = decoder.decode(bytes);
    if (decoder.hasError() || text.contains(QChar(0))) return std::nullopt;
    return text.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
}

} // namespace

std::optional<QString> cardsFromCsv(const QByteArray& bytes, const QString& file, Diagnostics& diagnostics)
{
    const std::size_t before = diagnostics.size();
    CardReader reader(file, diagnostics);
    if (bytes.size() > largestTable)
        return reader.complain(1, CardTableProblem::tooLarge, {std::to_string(largestTable / 1024)}),
               std::nullopt;
    const auto text = decoded(bytes);
    if (!text) return reader.complain(1, TextProblem::notUtf8, {}), std::nullopt;
    SeparatedText table(*text);
    const std::vector<TextRow> rows = table.rows();
    if (table.openQuote() > 0)
        return reader.complain(table.openQuote(), ReadingProblem::stringWithoutEnd, {}), std::nullopt;
    QStringList cards;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i == 0 && reader.readHeadings(rows[i])) continue;
        if (cards.size() >= mostCards)
            return reader.complain(rows[i].line, MeaningProblem::tooManyCards, {}), std::nullopt;
        cards << reader.card(rows[i]);
    }
    if (cards.isEmpty() && diagnostics.size() == before) reader.complain(1, CardTableProblem::empty, {});
    if (diagnostics.size() > before) return std::nullopt;
    return cards.join(u'\n');
}

} // namespace fabletop
