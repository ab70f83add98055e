// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/packages/packagewords.h"

#include "model/content/rulesets/rulenumbers.h"
#include "model/match/words/diagnosticwords.h"
#include "model/match/words/spokenname.h"
#include "views/battlefield/painting/renderbattlefield.h"
#include "views/theme/shapes.h"

#include <QCoreApplication>
#include <QImage>
#include <QJsonObject>
#include <QPainter>
#include <QSvgRenderer>

namespace fabletop {

namespace {

constexpr int pictureWide = 72;
constexpr int pictureHigh = 48;
constexpr const char* emblemInk = "#241C15"; ///< drawings in this ink are tinted, as the shipped emblems are

/// For the words of this file; a namespace has no tr of its own.
struct PackageWords {
    Q_DECLARE_TR_FUNCTIONS(PackageWords)
};

QString utf8(const std::string& text)
{
    return QString::fromStdString(text);
}

QPixmap blank(qreal dpr)
{
    QPixmap picture(QSize(pictureWide, pictureHigh) * dpr);
    picture.setDevicePixelRatio(dpr);
    picture.fill(Qt::transparent);
    return picture;
}

/// The picture of somebody out of the package itself: nothing of it is on the disk yet.
bool drawOwn(QPainter& painter, const QRectF& box, const Package& package, const std::string& id,
             const QColor& ink)
{
    const auto svg = package.files.find(pathInPackage(PackagedKind::art, id, "svg"));
    if (svg != package.files.end()) {
        QByteArray text = svg->second;
        QSvgRenderer drawing(text.replace(emblemInk, ink.name().toLatin1()));
        drawing.setAspectRatioMode(Qt::KeepAspectRatio);
        drawing.render(&painter, box);
        return true;
    }
    const auto png = package.files.find(pathInPackage(PackagedKind::art, id, "png"));
    if (png == package.files.end()) return false;
    const QImage image = QImage::fromData(png->second, "PNG");
    if (image.isNull()) return false;
    QRectF place(QPointF(), QSizeF(image.size()).scaled(box.size(), Qt::KeepAspectRatio));
    place.moveCenter(box.center());
    painter.drawImage(place, image);
    return true;
}

QPixmap heroPicture(const Package& package, const HeroRules& hero, const Theme& theme, Language language,
                    qreal dpr)
{
    QPixmap picture = blank(dpr);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QPointF centre(pictureWide / 2.0, pictureHigh / 2.0);
    constexpr qreal radius = 22;
    painter.setPen(QPen(theme.color(Tone::edge), 1));
    painter.setBrush(theme.color(Tone::raised));
    painter.drawEllipse(centre, radius, radius);
    const QRectF box(centre - QPointF(radius, radius) * 0.68, QSizeF(radius, radius) * 1.36);
    if (!drawOwn(painter, box, package, hero.id, theme.color(Tone::ink)))
        paintCentred(painter, centre, firstLetter(utf8(hero.name.text(language))), theme.serifFont(radius),
                     theme.color(Tone::ink));
    return picture;
}

QPixmap fieldPicture(const Battlefield& field, const Theme& theme, qreal dpr)
{
    QPixmap picture = blank(dpr);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const qreal wide = std::min<qreal>(pictureWide, pictureHigh * field.aspect);
    const QSize size(std::max(1, static_cast<int>(wide)), std::max(1, static_cast<int>(wide / field.aspect)));
    const QRectF place(QPointF((pictureWide - size.width()) / 2.0, (pictureHigh - size.height()) / 2.0),
                       QSizeF(size));
    painter.drawImage(place, renderBattlefield(field, BoardLook(), theme, size, dpr));
    painter.setPen(QPen(theme.color(Tone::edge), 1));
    painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5));
    return picture;
}

QPixmap iconPicture(const QString& stem, const Theme& theme, qreal dpr)
{
    QPixmap picture = blank(dpr);
    QPainter painter(&picture);
    theme.art().paintIcon(painter, QRectF((pictureWide - 24) / 2.0, (pictureHigh - 24) / 2.0, 24, 24), stem,
                          theme.color(Tone::ink2));
    return picture;
}

QString heroWords(const HeroRules& hero, Language language)
{
    QStringList parts{PackageWords::tr("Hero")};
    if (!hero.fighters.empty()) parts << PackageWords::tr("%n health", nullptr, hero.fighters.front().health);
    parts << PackageWords::tr("moves %1").arg(hero.move)
          << PackageWords::tr("%n card(s)", nullptr, hero.deckSize());
    std::string last;
    for (std::size_t place = 1; place < hero.fighters.size(); ++place) {
        const FighterKind& fighter = hero.fighters[place];
        if (fighter.kind == last && !last.empty()) continue; // those that are alike are named once
        last = fighter.kind;
        parts << PackageWords::tr("with %1").arg(spokenName(fighter.name, language));
    }
    return parts.join(QStringLiteral(" · "));
}

QString fieldWords(const Battlefield& field)
{
    return QStringList{PackageWords::tr("Battlefield"),
                       PackageWords::tr("%n space(s)", nullptr, static_cast<int>(field.spaces.size())),
                       PackageWords::tr("%n seat(s)", nullptr, field.starts())}
        .join(QStringLiteral(" · "));
}

} // namespace

std::vector<ContentRow> contentRows(const Package& package, const Theme& theme, Language language, qreal dpr)
{
    std::vector<ContentRow> rows;
    for (const auto& hero : package.heroes)
        rows.push_back({heroPicture(package, *hero, theme, language, dpr), spokenName(hero->name, language),
                        heroWords(*hero, language)});
    for (const Battlefield& field : package.battlefields)
        rows.push_back(
            {fieldPicture(field, theme, dpr), spokenName(field.name, language), fieldWords(field)});
    for (const RuleSet& rules : package.ruleSets) {
        const int changes = static_cast<int>(numbersJson(rules.numbers).size());
        rows.push_back({iconPicture(QStringLiteral("rulebook"), theme, dpr), spokenName(rules.name),
                        PackageWords::tr("Rule set") + QStringLiteral(" · ") +
                            PackageWords::tr("%n change(s)", nullptr, changes)});
    }
    if (!package.pictures.empty())
        rows.push_back({iconPicture(QStringLiteral("image"), theme, dpr), PackageWords::tr("Pictures"),
                        PackageWords::tr("%n picture(s) for cards and figures", nullptr,
                                         static_cast<int>(package.pictures.size()))});
    return rows;
}

QString originWords(const PackageManifest& manifest)
{
    return PackageWords::tr("by %1").arg(spokenName(manifest.author)) + QStringLiteral(" · ") +
           PackageWords::tr("revision %1").arg(manifest.revision) + QStringLiteral(" · ") +
           spokenName(manifest.license);
}

QString standingWords(Standing standing, const PackageManifest& manifest,
                      const std::optional<InstalledPackage>& there)
{
    const int old = there ? there->manifest.revision : 0;
    switch (standing) {
    case Standing::fresh: return {};
    case Standing::newer: return PackageWords::tr("It replaces revision %1, which is installed.").arg(old);
    case Standing::same: return PackageWords::tr("This very package is installed already.");
    case Standing::older:
        return old == manifest.revision
                   ? PackageWords::tr("Revision %1 is installed with other contents. Installing replaces it.")
                         .arg(old)
                   : PackageWords::tr("Revision %1 is installed, which is newer. Installing replaces it.")
                         .arg(old);
    case Standing::otherAuthor:
        return PackageWords::tr("“%1” by %2 is installed under the same name. Installing replaces it.")
            .arg(spokenName(there->manifest.title), spokenName(there->manifest.author));
    }
    return {};
}

QString reasonWords(const Diagnostic& diagnostic, const QString& packageName)
{
    QString file = utf8(diagnostic.file);
    if (file.startsWith(packageName)) file = file.mid(packageName.size()).mid(1);
    const bool placed = diagnostic.where.line > 1 || diagnostic.where.column > 1;
    const QString words = placed ? toldWithPlace(diagnostic) : told(diagnostic);
    return file.isEmpty() ? words : PackageWords::tr("%1: %2").arg(spokenName(file), words);
}

} // namespace fabletop
