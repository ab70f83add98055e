// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sourcetext.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

namespace fabletop::test {

namespace {

QString absolute(const QString& path)
{
    return QStringLiteral(FABLETOP_SOURCE_DIR "/") + path;
}

/// Goes through C++ once; nothing is understood but where comments and strings begin and end.
class CppScanner {
public:
    explicit CppScanner(const QString& code) : m_code(code) {}

    std::vector<SourceText> scan()
    {
        while (m_at < m_code.size()) {
            if (here(u"//")) {
                readLineComment();
            } else if (here(u"/*")) {
                readUntil(u"*/", SourceText::Kind::comment, 2);
            } else if (here(u"R\"")) {
                readRawString();
            } else if (m_code[m_at] == u'"') {
                readString();
            } else if (m_code[m_at] == u'\'') {
                skipCharacter();
            } else {
                step();
            }
        }
        return m_texts;
    }

private:
    [[nodiscard]] bool here(QStringView text) const { return QStringView(m_code).mid(m_at).startsWith(text); }

    void step()
    {
        if (m_code[m_at] == u'\n') ++m_line;
        ++m_at;
    }

    void readLineComment()
    {
        const int line = m_line;
        qsizetype end = m_code.indexOf(u'\n', m_at);
        if (end < 0) end = m_code.size();
        QString text = m_code.mid(m_at, end - m_at);
        while (text.startsWith(u'/') || text.startsWith(u'<'))
            text.remove(0, 1);
        text = text.trimmed();
        m_at = end;
        const bool goesOn = !m_texts.empty() && m_texts.back().kind == SourceText::Kind::comment &&
                            m_lastCommentLine == line - 1;
        if (goesOn)
            m_texts.back().text += u' ' + text;
        else
            m_texts.push_back({SourceText::Kind::comment, line, text});
        m_lastCommentLine = line;
    }

    void readUntil(QStringView end, SourceText::Kind kind, qsizetype skipped)
    {
        const int line = m_line;
        m_at += skipped;
        const qsizetype from = m_at;
        while (m_at < m_code.size() && !here(end))
            step();
        m_texts.push_back({kind, line, m_code.mid(from, m_at - from)});
        m_at = std::min(m_at + end.size(), m_code.size());
    }

    void readRawString()
    {
        const qsizetype open = m_code.indexOf(u'(', m_at);
        const QString end = u')' + m_code.mid(m_at + 2, open - m_at - 2) + u'"';
        readUntil(end, SourceText::Kind::string, open + 1 - m_at);
    }

    void readString()
    {
        const int line = m_line;
        const qsizetype from = ++m_at;
        while (m_at < m_code.size() && m_code[m_at] != u'"')
            m_at += m_code[m_at] == u'\\' ? 2 : 1;
        m_texts.push_back({SourceText::Kind::string, line, m_code.mid(from, m_at - from)});
        ++m_at;
    }

    /// A character, unless it parts the digits of a number.
    void skipCharacter()
    {
        if (m_at > 0 && m_code[m_at - 1].isLetterOrNumber()) return step();
        ++m_at;
        while (m_at < m_code.size() && m_code[m_at] != u'\'')
            m_at += m_code[m_at] == u'\\' ? 2 : 1;
        ++m_at;
    }

    const QString& m_code;
    qsizetype m_at = 0;
    int m_line = 1;
    int m_lastCommentLine = -1;
    std::vector<SourceText> m_texts;
};

std::vector<SourceText> hashComments(const QString& text)
{
    std::vector<SourceText> texts;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const qsizetype at = lines[i].indexOf(u'#');
        if (at >= 0) texts.push_back({SourceText::Kind::comment, int(i) + 1, lines[i].mid(at + 1).trimmed()});
    }
    return texts;
}

} // namespace

std::vector<SourceText> sourceTexts(const QString& file)
{
    const QString text = repositoryText(file);
    const bool cpp = file.endsWith(QStringLiteral(".h")) || file.endsWith(QStringLiteral(".cpp"));
    return cpp ? CppScanner(text).scan() : hashComments(text);
}

QString repositoryText(const QString& path)
{
    QFile file(absolute(path));
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(path));
    return QString::fromUtf8(file.readAll());
}

QStringList repositoryFiles(const QString& folder, const QStringList& patterns)
{
    QStringList files;
    const QDir top(absolute(QString()));
    QDirIterator walk(absolute(folder), patterns, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext())
        files << top.relativeFilePath(walk.next());
    files.sort();
    return files;
}

} // namespace fabletop::test
