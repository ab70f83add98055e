// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/battlefields/backdropcheck.h"

#include "model/content/battlefields/battlefieldproblem.h"
#include "model/content/catalogue.h"
#include "model/content/json/jsonplace.h"
#include "model/content/packages/limits.h"
#include "model/content/packages/picturecheck.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

namespace fabletop {

namespace {

constexpr auto largest = static_cast<qint64>(packagelimits::backdrop);

/// The names of the pictures that come with the program.
const QSet<QString>& shippedPictures()
{
    static const QSet<QString> names = [] {
        QSet<QString> found;
        for (const QString& id : shippedBattlefields()) {
            QFile file(QStringLiteral(":/content/battlefields/%1.json").arg(id));
            if (file.open(QIODevice::ReadOnly))
                found.insert(
                    QJsonDocument::fromJson(file.readAll()).object()[QStringLiteral("backdrop")].toString());
        }
        found.remove(QString());
        return found;
    }();
    return names;
}

} // namespace

BackdropBytes backdropBytes(const Backdrop& backdrop, const QString& folder)
{
    using State = BackdropBytes::State;
    if (backdrop.file.starts_with("data:")) return {State::own, dataOf(backdrop.file)};
    const QString name = QString::fromStdString(backdrop.file);
    if (!folder.isEmpty() && QFileInfo(name).fileName() == name) {
        QFile file(QDir(folder).filePath(name));
        if (QFileInfo(file).isFile()) {
            if (file.size() > largest) return {State::tooLarge, {}};
            if (file.open(QIODevice::ReadOnly)) return {State::own, file.readAll()};
        }
    }
    return {shippedPictures().contains(name) ? State::shipped : State::missing, {}};
}

std::vector<BattlefieldIssue> examineBackdrop(const Backdrop& backdrop, const QString& folder)
{
    using State = BackdropBytes::State;
    if (backdrop.file.empty()) return {};
    const auto warning = [](ProblemCode code, std::vector<std::string> arguments) {
        return BattlefieldIssue{Severity::warning,      code, std::move(arguments),
                                BattlefieldPart::whole, 0,    "backdrop"};
    };
    const BackdropBytes picture = backdropBytes(backdrop, folder);
    switch (picture.state) {
    case State::missing: return {warning(BattlefieldProblem::backdropMissing, {backdrop.file})};
    case State::tooLarge:
        return {warning(BattlefieldProblem::backdropTooLarge, {std::to_string(largest >> 20)})};
    case State::shipped: return {};
    case State::own: break;
    }
    Diagnostics found;
    checkPicture(picture.bytes, {}, found);
    std::vector<BattlefieldIssue> issues;
    for (Diagnostic& one : found)
        issues.push_back(warning(std::move(one.code), std::move(one.arguments)));
    return issues;
}

void checkBackdrop(const Battlefield& battlefield, const QString& path, Diagnostics& diagnostics)
{
    const auto issues = examineBackdrop(battlefield.backdrop, QFileInfo(path).absolutePath());
    if (issues.empty()) return;
    Diagnostics known;
    const auto json = JsonText::read(battlefield.source, path.toStdString(), known);
    for (const BattlefieldIssue& issue : issues)
        report(diagnostics, {issue.severity,
                             path.toStdString(),
                             json ? json->root()["backdrop"].span() : Span{1, 1, 0},
                             issue.code,
                             issue.arguments,
                             {}});
}

} // namespace fabletop
