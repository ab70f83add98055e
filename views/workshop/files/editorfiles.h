// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// EditorFiles: opening, saving, importing and exporting battlefields, with the questions that come up.
///
/// Why apart from the page: what is asked before anything could be lost is decided in one place, and tests
/// answer the same questions without a dialog.

#include "model/documents/battlefieldrecovery.h"
#include "views/theme/theme.h"
#include "views/workshop/battlefield/battlefieldeditor.h"
#include "views/workshop/files/fileasker.h"

#include <QObject>
#include <memory>

namespace fabletop {

class EditorFiles : public QObject {
    Q_OBJECT
public:
    using Answer = FileAnswer;

    /// `folder` takes copies of battlefields that have no file yet.
    EditorFiles(BattlefieldEditor& editor, const QString& folder, QObject* parent = nullptr);

    void setAskers(FileAsker ask, PathAsker path);
    [[nodiscard]] BattlefieldRecovery& recovery() { return m_recovery; }
    [[nodiscard]] const QString& folder() const { return m_folder; }

    /// All of these answer whether it was done; where not, `told` says why unless somebody cancelled.
    bool startNew();
    bool open(const QString& path);
    bool save();
    bool saveAs();
    /// Whether what is on the editor may be left: saved, given up, or nothing to save.
    bool mayLeave();
    bool recover(const Recoverable& copy);
    /// Gives a copy up, after a question. Whether it is gone.
    bool throwAway(const Recoverable& copy);
    /// Copies of an earlier run: of battlefields without a file, and beside those that were opened lately.
    [[nodiscard]] std::vector<Recoverable> leftBehind() const;
    /// The battlefield with its picture inside, where that lies beside the file.
    [[nodiscard]] Battlefield withPicture() const;
    /// An SVG drawing as a new battlefield, its lines proposed.
    bool importMap(const QString& path);
    /// A picture to trace over, kept inside the file and dimmed.
    bool setPicture(const QString& path);
    /// By the ending: png, svg, pdf. `circle` is the diameter of a space on paper in millimetres.
    bool exportTo(const QString& path, double circle, const Theme& theme);

Q_SIGNALS:
    void told(const QString& message);
    void informed(const QString& message);

private:
    bool handle(const SaveReport& report);
    bool saveTo(QString path);
    void remember(const QString& path);

    BattlefieldEditor& m_editor;
    QString m_folder;
    BattlefieldRecovery m_recovery;
    FileAsker m_ask;
    PathAsker m_path;
};

/// Millimetres of the whole battlefield on paper, so that a space has the diameter `circle`.
[[nodiscard]] QSizeF paperSize(const Battlefield& battlefield, double circle);

} // namespace fabletop
