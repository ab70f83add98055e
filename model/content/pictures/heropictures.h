// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The pictures that a hero's file names: found, checked, and given to the hero.
///
/// Why apart from reading it: that needs no disk and is done at every stroke of an editor, and a hero can be
/// played without its pictures, by a figure that fits. So what is wrong with one is a warning; only a package
/// is held to have them all.

#include "model/rules/diagnostic.h"
#include "model/rules/matchrules.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <functional>
#include <optional>

namespace fabletop {

/// One file, looked at: its picture, or what is wrong with it (warnings without a place).
struct CheckedPicture {
    OwnPicture picture;
    Diagnostics problems;
};

/// The bytes of a picture called so, from wherever; nothing: it isn't there.
[[nodiscard]] CheckedPicture checkedPicture(const std::string& name, const std::optional<QByteArray>& bytes);

using PictureSource = std::function<CheckedPicture(const std::string& name)>;

/// Every line of the hero that names a drawing or a file, in the order of the file.
[[nodiscard]] std::vector<const DrawingName*> drawingNames(const HeroRules& hero);
/// The files among them, each once.
[[nodiscard]] std::vector<std::string> pictureFiles(const HeroRules& hero);

/// Gives the hero the pictures that `source` has. Adds what is wrong at the lines that name them, as
/// `severity`.
void takePictures(HeroRules& hero, const PictureSource& source, const std::string& file, Severity severity,
                  Diagnostics& diagnostics);

/// Pictures beside a hero's file. Keeps what it has looked at until the file changes, since an editor asks
/// after every stroke.
class PictureFolder {
public:
    /// `folder`: empty where the hero has no file yet.
    explicit PictureFolder(QString folder = {}) : m_folder(std::move(folder)) {}
    void setFolder(const QString& folder);
    [[nodiscard]] CheckedPicture find(const std::string& name);
    [[nodiscard]] PictureSource source()
    {
        return [this](const std::string& name) { return find(name); };
    }
    /// Files there that could be named, for completion.
    [[nodiscard]] std::vector<std::string> names() const;

private:
    struct Kept {
        QString stamp; ///< its size and time
        CheckedPicture checked;
    };
    QString m_folder;
    QHash<QString, Kept> m_kept;
};

} // namespace fabletop
