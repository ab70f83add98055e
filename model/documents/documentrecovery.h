// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// DocumentRecovery: keeps a copy of what is not saved yet, and brings it back after a crash.
///
/// Why a file beside the document's own: nobody's file changes before they say so. Why in another thread:
/// writing a picture of twenty megabytes must not stop the hand that draws.

#include "model/documents/autosaveplace.h"
#include "model/documents/document.h"

#include <QDateTime>
#include <QThreadPool>
#include <QTimer>
#include <chrono>
#include <vector>

namespace fabletop {

/// A copy that a program left behind.
struct LeftCopy {
    QString autosave; ///< the copy
    QString path;     ///< of the document it belongs to; empty: it had no file yet
    QDateTime written;
    bool fileIsNewer = false; ///< the document was written after the copy
};

class DocumentRecovery : public QObject {
    Q_OBJECT
public:
    /// `folder` takes copies of documents without a file, and of those whose own folder takes none.
    DocumentRecovery(Document& document, QString folder,
                     std::chrono::milliseconds delay = std::chrono::seconds(2), QObject* parent = nullptr);
    /// What is modified and was not discarded stays recoverable.
    ~DocumentRecovery() override;

    /// Copies of documents of that kind, left in a folder by programs that no longer run, newest first.
    [[nodiscard]] static std::vector<LeftCopy> leftIn(const Document& kind, const QString& folder);
    /// The one that belongs to a file, beside it.
    [[nodiscard]] static std::optional<LeftCopy> leftFor(const Document& kind, const QString& path);
    /// Brings a copy into the document: modified, bound to its old path. The copy stays until the document is
    /// saved.
    bool recover(const LeftCopy& copy, Diagnostics& diagnostics);
    /// Throws a copy away.
    static void remove(const LeftCopy& copy);

    /// Writes at once what the timer would write later, and waits for it.
    void writeNow();
    /// The changes are given up on purpose: removes the copy.
    void discard();
    /// Where the copy is; empty while there is none.
    [[nodiscard]] const QString& target() const { return m_place.target(); }

Q_SIGNALS:
    void autosaved();
    void failed(const QString& message);

private:
    void followChange();
    void write();

    Document& m_document;
    AutosavePlace m_place;
    QTimer m_timer;
    QThreadPool m_writer; ///< one thread, so that copies are written in order
};

} // namespace fabletop
