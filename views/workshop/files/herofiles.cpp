// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/files/herofiles.h"

#include "model/content/catalogue.h"
#include "model/content/files/wholefile.h"
#include "model/content/packages/limits.h"
#include "model/content/pictures/heropictures.h"
#include "model/documents/rules/newhero.h"
#include "model/match/words/diagnosticwords.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace fabletop {

namespace {

constexpr qint64 largestTable = 1024 * 1024;

/// Of the file of somebody's own, as the text may name it: "Mara (2).PNG" is "mara-2.png".
std::string pictureName(const QFileInfo& file, int number)
{
    std::string stem = kebab(file.completeBaseName().toStdString());
    if (stem.empty()) stem = "picture";
    if (number > 1) stem += '-' + std::to_string(number);
    return stem + '.' + file.suffix().toLower().toStdString();
}

} // namespace

HeroFiles::HeroFiles(HeroDocument& document, const QString& folder, QObject* parent)
    : DocumentFiles(document, folder, parent), m_document(document)
{}

bool HeroFiles::duplicate(const QString& hero, const QString& name)
{
    if (!mayLeave()) return false;
    Diagnostics diagnostics;
    const auto text = readTextFile(QStringLiteral(":/content/heroes/%1.hero").arg(hero), diagnostics);
    const auto copy = text ? duplicateText(QString::fromStdString(*text), name) : std::nullopt;
    if (!copy) {
        Q_EMIT told(tr("A name needs at least one letter"));
        return false;
    }
    m_document.adopt(*copy);
    return true;
}

QString HeroFiles::cardsOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        tellUnopened(path, file.errorString());
        return {};
    }
    Diagnostics diagnostics;
    const auto cards = cardsFromCsv(readAtMost(file, largestTable), QFileInfo(path).fileName(), diagnostics);
    if (!cards) Q_EMIT told(diagnostics.empty() ? QString() : toldWithPlace(diagnostics.front()));
    return cards.value_or(QString());
}

QString HeroFiles::takePicture(const QString& path)
{
    if (m_document.path().isEmpty() && !save()) return {};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        tellUnopened(path, file.errorString());
        return {};
    }
    const QByteArray bytes = readAtMost(file, static_cast<qsizetype>(packagelimits::heroPicture) + 1);
    const QFileInfo from(path);
    const CheckedPicture checked = checkedPicture(pictureName(from, 1), bytes);
    if (!checked.picture) {
        Q_EMIT told(fabletop::told(checked.problems.front()));
        return {};
    }
    const QDir folder = QFileInfo(m_document.path()).absoluteDir();
    for (int number = 1;; ++number) {
        const QString name = QString::fromStdString(pictureName(from, number));
        const QFileInfo there(folder.filePath(name));
        QFile same(there.filePath());
        if (there.isFile() && there.size() == bytes.size() && same.open(QIODevice::ReadOnly) &&
            same.readAll() == bytes)
            return name;
        if (there.exists()) continue;
        const auto fault = writeWholeFile(there.filePath(), bytes, Onto::nothing);
        if (!fault) return name;
        Q_EMIT told(fault->sentence());
        return {};
    }
}

void HeroFiles::aboutToSaveTo(const QString& path)
{
    const QString own = m_document.path();
    if (own.isEmpty() || !m_document.hero()) return;
    const QDir from = QFileInfo(own).absoluteDir();
    const QDir to = QFileInfo(path).absoluteDir();
    if (from == to) return;
    for (const std::string& file : pictureFiles(*m_document.hero())) {
        const QString name = QString::fromStdString(file);
        if (!from.exists(name) || to.exists(name)) continue;
        if (const auto fault = copyWholeFile(from.filePath(name), to.filePath(name), Onto::nothing))
            return Q_EMIT told(fault->sentence());
    }
}

void HeroFiles::pack()
{
    m_document.compileNow();
    if (!m_document.upToDate()) return Q_EMIT told(tr("The text has mistakes: see the problems"));
    if (save()) Q_EMIT packRequested(m_document.path());
}

} // namespace fabletop
