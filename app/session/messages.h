// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Messages: where a sentence for the person goes, with answers to it. The window has a banner for it; a test
/// a list.

#include <QStringList>
#include <functional>

namespace fabletop {

class Messages {
public:
    /// What is done with an answer, by its place; closing is -1.
    using Heard = std::function<void(int place)>;

    virtual ~Messages() = default;
    /// Something that went wrong. It replaces what is shown.
    virtual void tell(const QString& sentence, const QStringList& answers = {}, Heard heard = {}) = 0;
    /// Something that may be done next.
    virtual void offer(const QString& sentence, const QStringList& answers, Heard heard = {}) = 0;
    /// What went well.
    virtual void inform(const QString& sentence) = 0;
    /// What is shown holds no longer.
    virtual void dismiss() = 0;
    [[nodiscard]] virtual QString sentence() const = 0;
};

} // namespace fabletop
