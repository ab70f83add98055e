// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/files/herofiles.h"

#include "model/content/catalogue.h"
#include "model/content/files/wholefile.h"
#include "model/documents/rules/newhero.h"
#include "model/match/words/diagnosticwords.h"

#include <QFile>
#include <QFileInfo>

namespace fabletop {

namespace {

constexpr qint64 largestTable = 1024 * 1024;

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

void HeroFiles::pack()
{
    m_document.compileNow();
    if (!m_document.upToDate()) return Q_EMIT told(tr("The text has mistakes: see the problems"));
    if (save()) Q_EMIT packRequested(m_document.path());
}

} // namespace fabletop
