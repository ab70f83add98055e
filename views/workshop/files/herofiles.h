// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroFiles: the files of a hero, and what else a hero is begun from or made into: a shipped one, a table of
/// cards, a package.

#include "model/documents/rules/herodocument.h"
#include "views/workshop/files/documentfiles.h"

namespace fabletop {

class HeroFiles : public DocumentFiles {
    Q_OBJECT
public:
    HeroFiles(HeroDocument& document, const QString& folder, QObject* parent = nullptr);

    /// A copy of a shipped hero under another name.
    bool duplicate(const QString& hero, const QString& name);
    /// The cards of a table as rules text; empty where there are none, and `told` says why.
    [[nodiscard]] QString cardsOf(const QString& path);
    /// What friends get is what stands in the file: a hero that does not compile is not packed, and the text
    /// is saved first.
    void pack();

Q_SIGNALS:
    /// The hero of this file is to be packed for friends.
    void packRequested(const QString& path);

private:
    HeroDocument& m_document;
};

} // namespace fabletop
