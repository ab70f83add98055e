// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BattlefieldRecovery: keeps a copy of what is not saved yet, and brings it back after a crash.
///
/// Why a file beside the battlefield and not the battlefield itself: nobody's file changes before they say
/// so. Why in another thread: writing a picture of twenty megabytes must not stop the hand that draws.

#include "model/documents/autosaveplace.h"
#include "model/documents/battlefielddocument.h"

#include <QDateTime>
#include <QThreadPool>
#include <QTimer>
#include <chrono>

namespace fabletop {

/// A copy that a program left behind.
struct Recoverable {
    QString autosave; ///< the copy
    QString path;     ///< of the battlefield it belongs to; empty: it had no file yet
    QDateTime written;
    bool fileIsNewer = false; ///< the battlefield was written after the copy
};

class BattlefieldRecovery : public QObject {
    Q_OBJECT
public:
    /// `folder` takes copies of battlefields without a file, and of those whose own folder takes none.
    BattlefieldRecovery(BattlefieldDocument& document, QString folder,
                        std::chrono::milliseconds delay = std::chrono::seconds(2), QObject* parent = nullptr);
    /// What is modified and was not discarded stays recoverable.
    ~BattlefieldRecovery() override;

    /// Copies left in a folder by programs that no longer run, newest first.
    [[nodiscard]] static std::vector<Recoverable> recoverableIn(const QString& folder);
    /// The one that belongs to a battlefield, beside it.
    [[nodiscard]] static std::optional<Recoverable> recoverableFor(const QString& path);
    /// Brings a copy into the document: modified, bound to its old path. The copy stays until the document is
    /// saved.
    bool recover(const Recoverable& copy, Diagnostics& diagnostics);
    /// Throws a copy away.
    static void remove(const Recoverable& copy);

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
    void forget();

    BattlefieldDocument& m_document;
    AutosavePlace m_place;
    QTimer m_timer;
    QThreadPool m_writer; ///< one thread, so that copies are written in order
};

} // namespace fabletop
