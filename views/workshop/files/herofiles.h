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
    /// Copies a picture beside the hero's file and answers how the text names it; empty where it isn't fit
    /// for a hero or there is no file yet, and `told` says why.
    [[nodiscard]] QString takePicture(const QString& path);

Q_SIGNALS:
    /// The hero of this file is to be packed for friends.
    void packRequested(const QString& path);

protected:
    /// The pictures that the text names go along into another folder, as far as nothing of their names is
    /// there.
    void aboutToSaveTo(const QString& path) override;

private:
    HeroDocument& m_document;
};

} // namespace fabletop
