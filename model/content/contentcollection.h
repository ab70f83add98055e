// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ContentCollection: what a person has beside the shipped content: heroes and battlefields of their own, and
/// those of packages.
///
/// Why one place: the page of a new match, the cards and the drawings of fighters all ask the same folders,
/// and what does not compile is offered nowhere.

#include "model/content/battlefields/battlefield.h"
#include "model/rules/matchrules.h"

#include <QHash>
#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

namespace fabletop {

struct CollectedHero {
    QString path; ///< what a match is told to load
    std::shared_ptr<const HeroRules> hero;
    QString package; ///< title of the package; empty: the person's own
};

struct CollectedBattlefield {
    QString path;
    Battlefield battlefield; ///< its picture inside
    QString package;
};

class ContentCollection {
public:
    /// `folder` is the person's data folder: "heroes", "battlefields" and "packages" stand in it.
    explicit ContentCollection(QString folder = QString());

    /// Looks into the folders again, at names and times only. Whether anything is new, other or gone.
    bool refresh();
    /// Read and compiled when first asked for after a change.
    [[nodiscard]] const std::vector<CollectedHero>& heroes();
    [[nodiscard]] const std::vector<CollectedBattlefield>& battlefields();
    /// Paths of the rule sets of packages.
    [[nodiscard]] const QStringList& ruleSets() const { return m_ruleSets; }
    /// Pictures of packages by whom they show: a hero's, fighter's or token's id.
    [[nodiscard]] const QHash<QString, QString>& pictures() const { return m_pictures; }
    [[nodiscard]] QString packagesFolder() const { return m_folder + QStringLiteral("/packages"); }

private:
    struct Found {
        QString path;
        QString package;
    };
    void look(const QString& folder, const QString& package, QStringList& stamps);
    void lookForPictures(const QString& folder);

    QString m_folder;
    QStringList m_stamps; ///< path, size and time of all that was found
    std::vector<Found> m_heroFiles;
    std::vector<Found> m_fieldFiles;
    QStringList m_ruleSets;
    QHash<QString, QString> m_pictures;
    std::vector<CollectedHero> m_heroes;
    std::vector<CollectedBattlefield> m_battlefields;
    bool m_heroesRead = true;
    bool m_fieldsRead = true;
};

/// The battlefield with the picture that lies beside its file taken inside; as it is where there is none or
/// it is too large.
[[nodiscard]] Battlefield withPictureInside(Battlefield field, const QString& folder);

} // namespace fabletop
