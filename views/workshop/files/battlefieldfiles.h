// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BattlefieldFiles: the files of a battlefield, and what else goes into one or out of it: drawn maps,
/// pictures, exports.

#include "views/theme/theme.h"
#include "views/workshop/battlefield/battlefieldeditor.h"
#include "views/workshop/files/documentfiles.h"

namespace fabletop {

class BattlefieldFiles : public DocumentFiles {
    Q_OBJECT
public:
    /// `folder` takes copies of battlefields that have no file yet.
    BattlefieldFiles(BattlefieldEditor& editor, const QString& folder, QObject* parent = nullptr);

    /// The battlefield with its picture inside, where that lies beside the file.
    [[nodiscard]] Battlefield withPicture() const;
    /// A copy of a shipped battlefield under another name.
    bool duplicate(const QString& battlefield, const QString& name);
    /// An SVG drawing as a new battlefield, its lines proposed.
    bool importMap(const QString& path);
    /// A picture to trace over, kept inside the file and dimmed.
    bool setPicture(const QString& path);
    /// By the ending: png, svg, pdf. `circle` is the diameter of a space on paper in millimetres.
    bool exportTo(const QString& path, double circle, const Theme& theme);

protected:
    /// A picture beside the old file would be missing beside the new one.
    void aboutToSaveTo(const QString& path) override;

private:
    BattlefieldEditor& m_editor;
};

/// Millimetres of the whole battlefield on paper, so that a space has the diameter `circle`.
[[nodiscard]] QSizeF paperSize(const Battlefield& battlefield, double circle);

} // namespace fabletop
