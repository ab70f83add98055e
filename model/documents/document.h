// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Document: something that people make and keep in a file: its path, whether it is saved, saving it, and the
/// copy that survives a crash.
///
/// Why one base: a battlefield, a hero and a rule set differ in what they hold, not in how a file is kept.
/// Whoever adds a kind of document says how it is written, read and called; saving, a change from outside and
/// recovery are there. A document is bound to its path, so that one is never saved over another.

#include "model/documents/documentfile.h"
#include "model/rules/diagnostic.h"
#include "model/rules/names.h"

#include <QObject>
#include <functional>
#include <optional>
#include <string>

namespace fabletop {

/// What a kind of document is called where its files are talked about.
struct DocumentWords {
    QString noFile;   ///< saved without a path
    QString noCopy;   ///< no copy of what is unsaved can be kept in the folder %1
    QString unsaved;  ///< asked before it is left
    QString nameless; ///< in a sentence, one that has no file yet
    QString save;     ///< title of the dialog, and patterns as file dialogs take them
    QString savePatterns;
    QString open;
    QString openPatterns;
};

class Document : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    // -- its kind
    /// Of its files, ".hero".
    [[nodiscard]] virtual QString ending() const = 0;
    [[nodiscard]] virtual DocumentWords words() const = 0;

    // -- what it is called
    /// By itself, for a title, while it has no file.
    [[nodiscard]] virtual QString name(Language language) const = 0;
    /// A name for its file, without the ending.
    [[nodiscard]] virtual QString fileStem() const = 0;
    /// The name of its file, or its own; a dot before it while it is not saved.
    [[nodiscard]] QString title(Language language) const;

    // -- its file
    /// An empty one without a path.
    virtual void startNew() = 0;
    /// False if the file is none of its kind; then this document stays as it is. Diagnostics are added in
    /// either case.
    bool load(const QString& path, Diagnostics& diagnostics);
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] virtual bool modified() const = 0;
    /// Whether the file holds anything else than what was read or written last. A removed file is none.
    [[nodiscard]] bool changedOnDisk() const;
    SaveReport save();
    SaveReport saveAnyway() { return write(m_path); }
    /// Binds the document to another path, if it can be written.
    SaveReport saveAs(const QString& path);

    // -- its copy, for DocumentRecovery
    /// Makes a copy of what it holds now, with its path in it. May be called later and in another thread.
    [[nodiscard]] virtual std::function<QByteArray()> copier() const;
    /// The path that a copy says it belongs to, which may be empty; none: it is no copy of this kind.
    [[nodiscard]] virtual std::optional<QString> ownerOfCopy(const QByteArray& copy) const;
    /// Takes a copy over as unsaved work on the file at `path`.
    bool restore(const QByteArray& copy, const QString& path, Diagnostics& diagnostics);

Q_SIGNALS:
    void changed();
    /// It is another one now: a file, a new one, a copy.
    void replaced();
    void pathChanged();
    void modifiedChanged(bool modified);
    void saved();

protected:
    /// What stands in the file.
    [[nodiscard]] virtual QByteArray serialise() const = 0;
    /// Takes over what a file holds. False: it is none of this kind, and nothing has changed.
    virtual bool read(const std::string& text, const QString& path, bool modified,
                      Diagnostics& diagnostics) = 0;
    /// What a copy holds, without its path.
    [[nodiscard]] virtual std::string contentOfCopy(const QByteArray& copy) const;
    virtual void aboutToWrite() {}
    /// From now on it is as in the file.
    virtual void markSaved() = 0;
    /// `replaced` goes out; whoever calls it holds the new content already.
    void begin(const QString& path);

private:
    SaveReport write(const QString& path);

    QString m_path;
    QByteArray m_onDisk; ///< hash of the file as it was read or written; empty: there was none
};

} // namespace fabletop
