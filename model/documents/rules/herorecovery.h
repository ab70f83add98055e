// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroRecovery: keeps a copy of a hero's text that is not saved yet, and brings it back after a crash.

#include "model/documents/autosaveplace.h"
#include "model/documents/rules/herodocument.h"

#include <QTimer>
#include <chrono>
#include <vector>

namespace fabletop {

/// A copy that a program left behind.
struct LeftHero {
    QString autosave; ///< the copy
    QString path;     ///< of the hero it belongs to; empty: it had no file yet
    QString text;
};

class HeroRecovery : public QObject {
    Q_OBJECT
public:
    /// `folder` takes copies of heroes without a file, and of those whose own folder takes none.
    HeroRecovery(HeroDocument& document, QString folder,
                 std::chrono::milliseconds delay = std::chrono::seconds(2), QObject* parent = nullptr);
    /// What is modified and was not given up stays recoverable.
    ~HeroRecovery() override;

    /// Copies left in a folder by programs that no longer run.
    [[nodiscard]] static std::vector<LeftHero> leftIn(const QString& folder);
    /// The one that belongs to a hero's file, beside it.
    [[nodiscard]] static std::optional<LeftHero> leftFor(const QString& path);
    /// Brings a copy into the document: modified, bound to its old path. The copy stays until the document is
    /// saved.
    void recover(const LeftHero& copy);
    static void remove(const LeftHero& copy);

    /// The changes are given up on purpose: removes the copy.
    void discard();
    /// Writes at once what the timer would write later.
    void write();
    /// Where the copy is; empty while there is none.
    [[nodiscard]] const QString& target() const { return m_place.target(); }

Q_SIGNALS:
    void failed(const QString& message);

private:
    void followChange();

    HeroDocument& m_document;
    AutosavePlace m_place;
    QTimer m_timer;
};

} // namespace fabletop
