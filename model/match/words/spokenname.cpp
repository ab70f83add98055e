// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/match/words/spokenname.h"

#include <QDir>
#include <QFileInfo>
#include <QStringList>
#include <QTextBoundaryFinder>

namespace fabletop {

QString spokenName(const QString& name)
{
    const QByteArray bytes = name.toUtf8();
    return QString::fromStdString(
        spoken(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size()))));
}

QString spokenName(const std::string& name)
{
    return QString::fromStdString(spoken(name));
}

QString spokenFile(const QString& path)
{
    return spokenName(QFileInfo(path).fileName());
}

QString spokenPath(const QString& path)
{
    return spokenName(QDir::toNativeSeparators(path));
}

QString spokenLines(const QString& text)
{
    QStringList lines = text.split(u'\n');
    for (QString& line : lines)
        line = spokenName(line);
    return lines.join(u'\n');
}

QString firstLetter(const QString& name)
{
    QString plain = name;
    plain.remove(QChar(0x2068)).remove(QChar(0x2069));
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, plain);
    const qsizetype end = letters.toNextBoundary();
    return end > 0 ? plain.left(end) : plain;
}

} // namespace fabletop
