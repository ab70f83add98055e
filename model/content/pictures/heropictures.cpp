// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/pictures/heropictures.h"

#include "model/content/files/wholefile.h"
#include "model/content/packages/limits.h"
#include "model/content/packages/picturecheck.h"
#include "model/content/packages/pictureproblem.h"
#include "model/content/pictures/drawings.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <algorithm>

namespace fabletop {

namespace {

constexpr qsizetype mostNames = 200; ///< who has more pictures beside a hero is offered the first ones

Diagnostic warning(ProblemCode code, std::vector<std::string> arguments)
{
    return {Severity::warning, {}, {}, code, std::move(arguments), {}};
}

/// What is wrong with the name of a drawing; a quick fix where one is near.
std::optional<Diagnostic> wrongName(const std::string& name, const std::vector<std::string>& known)
{
    if (std::find(known.begin(), known.end(), name) != known.end()) return std::nullopt;
    const std::string nearest = nearestName(name, known);
    if (nearest.empty()) return warning(PictureProblem::unknownDrawingAtAll, {name});
    Diagnostic problem = warning(PictureProblem::unknownDrawing, {name, nearest});
    problem.quickFix = '"' + nearest + '"';
    return problem;
}

/// Goes through the lines of one hero.
class Taking {
public:
    Taking(HeroRules& hero, const PictureSource& source, const std::string& file, Severity severity,
           Diagnostics& diagnostics)
        : m_hero(hero), m_source(source), m_file(file), m_severity(severity), m_diagnostics(diagnostics)
    {}

    void take(const DrawingName& drawing, const std::vector<std::string>& known)
    {
        if (drawing.name.empty()) return;
        if (drawing.isFile()) return takeFile(drawing);
        if (auto problem = wrongName(drawing.name, known)) tell(std::move(*problem), drawing);
    }

private:
    void takeFile(const DrawingName& drawing)
    {
        if (!m_source) return;
        CheckedPicture checked = m_source(drawing.name);
        if (checked.picture) m_hero.pictures[drawing.name] = std::move(checked.picture);
        for (Diagnostic& problem : checked.problems)
            tell(std::move(problem), drawing);
    }

    void tell(Diagnostic problem, const DrawingName& drawing)
    {
        if (m_diagnostics.size() >= mostDiagnostics) return;
        problem.severity = m_severity;
        problem.file = m_file;
        problem.where = drawing.where;
        m_diagnostics.push_back(std::move(problem));
    }

    HeroRules& m_hero;
    const PictureSource& m_source;
    const std::string& m_file;
    Severity m_severity;
    Diagnostics& m_diagnostics;
};

/// `visit` is called with every name and whether it is of a card's picture. Alike sidekicks share one line.
template <typename Visit> void forEachDrawing(const HeroRules& hero, Visit visit)
{
    for (const FighterKind& fighter : hero.fighters) {
        if (fighter.number > 1) continue;
        visit(fighter.figure, false);
        visit(fighter.bust, false);
    }
    for (const FormRules& form : hero.forms) {
        visit(form.figure, false);
        visit(form.bust, false);
    }
    for (const CardKind& card : hero.cards)
        visit(card.picture, true);
}

} // namespace

CheckedPicture checkedPicture(const std::string& name, const std::optional<QByteArray>& bytes)
{
    CheckedPicture checked;
    if (!bytes) {
        checked.problems.push_back(warning(PictureProblem::heroPictureMissing, {name}));
        return checked;
    }
    checkHeroPicture(*bytes, name, {}, checked.problems);
    for (Diagnostic& problem : checked.problems)
        problem.severity = Severity::warning;
    if (checked.problems.empty())
        checked.picture = std::make_shared<const HeroPicture>(
            HeroPicture{bytes->toStdString(),
                        QCryptographicHash::hash(*bytes, QCryptographicHash::Sha1).toHex().toStdString()});
    return checked;
}

std::vector<const DrawingName*> drawingNames(const HeroRules& hero)
{
    std::vector<const DrawingName*> names;
    forEachDrawing(hero, [&](const DrawingName& drawing, bool) {
        if (!drawing.name.empty()) names.push_back(&drawing);
    });
    return names;
}

std::vector<std::string> pictureFiles(const HeroRules& hero)
{
    std::vector<std::string> files;
    for (const DrawingName* drawing : drawingNames(hero))
        if (drawing->isFile() && std::find(files.begin(), files.end(), drawing->name) == files.end())
            files.push_back(drawing->name);
    return files;
}

void takePictures(HeroRules& hero, const PictureSource& source, const std::string& file, Severity severity,
                  Diagnostics& diagnostics)
{
    Taking taking(hero, source, file, severity, diagnostics);
    hero.pictures.clear();
    forEachDrawing(hero, [&](const DrawingName& drawing, bool ofCard) {
        taking.take(drawing, ofCard ? cardDrawings() : figureDrawings());
    });
}

void PictureFolder::setFolder(const QString& folder)
{
    if (folder == m_folder) return;
    m_folder = folder;
    m_kept.clear();
}

CheckedPicture PictureFolder::find(const std::string& name)
{
    constexpr auto most = static_cast<qsizetype>(packagelimits::heroPicture);
    const QString called = QString::fromStdString(name);
    const QFileInfo info(QDir(m_folder).filePath(called));
    if (m_folder.isEmpty() || !DrawingName::sound(name) || !info.exists())
        return checkedPicture(name, std::nullopt);
    if (!info.isFile() || !info.isReadable())
        return {{}, {warning(PictureProblem::heroPictureUnreadable, {name})}};
    const QString stamp =
        QStringLiteral("%1|%2").arg(info.size()).arg(info.lastModified().toMSecsSinceEpoch());
    Kept& kept = m_kept[called];
    if (kept.stamp == stamp) return kept.checked;
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly))
        return {{}, {warning(PictureProblem::heroPictureUnreadable, {name})}};
    kept = {stamp, checkedPicture(name, readAtMost(file, most + 1))};
    return kept.checked;
}

std::vector<std::string> PictureFolder::names() const
{
    std::vector<std::string> names;
    if (m_folder.isEmpty()) return names;
    const QStringList files = QDir(m_folder)
                                  .entryList({QStringLiteral("*.png"), QStringLiteral("*.svg")},
                                             QDir::Files | QDir::Readable, QDir::Name)
                                  .mid(0, mostNames);
    for (const QString& file : files)
        if (DrawingName::sound(file.toStdString())) names.push_back(file.toStdString());
    return names;
}

} // namespace fabletop
