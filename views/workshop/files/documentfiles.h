// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// DocumentFiles: opening and saving a document, with the questions that come up; what a crash left behind,
/// and which files were opened lately.
///
/// Why apart from the pages: what is asked before anything could be lost is decided in one place for every
/// kind of document, and tests answer the same questions without a dialog.

#include "model/documents/documentrecovery.h"
#include "views/workshop/files/fileasker.h"

#include <QPointer>

class QMenu;

namespace fabletop {

class DocumentFiles : public QObject {
    Q_OBJECT
public:
    using Answer = FileAnswer;

    /// `folder` is where such documents are kept as a rule; it takes copies of those that have no file yet.
    DocumentFiles(Document& document, QString folder, QObject* parent = nullptr);

    void setAskers(FileAsker ask, PathAsker path);
    /// Dialogs over `parent` for what is asked; without them every question is answered by "cancel".
    void useDialogs(QWidget* parent);
    [[nodiscard]] DocumentRecovery& recovery() { return m_recovery; }
    [[nodiscard]] Document& document() { return m_document; }
    [[nodiscard]] const QString& folder() const { return m_folder; }

    /// All of these answer whether it was done; where not, `told` says why unless somebody cancelled.
    bool startNew();
    bool open(const QString& path);
    void openByDialog();
    bool save();
    bool saveAs();
    /// Whether the document may be left: saved, given up, or nothing to save.
    bool mayLeave();

    bool recover(const LeftCopy& copy);
    /// Gives a copy up, after a question. Whether it is gone.
    bool throwAway(const LeftCopy& copy);
    /// Copies of an earlier run: of documents without a file, and beside those that were opened lately.
    [[nodiscard]] std::vector<LeftCopy> leftBehind() const;
    /// Asks about each of them, unless something is being made already.
    void offerLeftBehind();

    /// Paths that were opened or saved lately and are still there, the last first.
    [[nodiscard]] QStringList recent() const;
    /// A menu of them, where there are any.
    void addRecent(QMenu& menu);

Q_SIGNALS:
    void told(const QString& message);
    void informed(const QString& message);
    /// It is in its file.
    void saved(const QString& path);

protected:
    /// The last moment to change a document for the place that it moves to.
    virtual void aboutToSaveTo(const QString&) {}
    void tellUnopened(const QString& path, const QString& why);
    void tellUnopened(const QString& path, const Diagnostics& diagnostics);

private:
    bool handle(const SaveReport& report);
    void remember(const QString& path);
    [[nodiscard]] QStringList remembered() const;

    Document& m_document;
    QString m_folder;
    DocumentRecovery m_recovery;
    FileAsker m_ask;
    PathAsker m_path;
    QPointer<QWidget> m_window; ///< of dialogs
};

} // namespace fabletop
