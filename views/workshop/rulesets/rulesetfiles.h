// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RuleSetFiles: opening and saving rule sets, with the questions that come up.
///
/// Why apart from the page: what is asked before anything could be lost is decided in one place, and tests
/// answer the same questions without a dialog.

#include "model/documents/rulesets/rulesetdocument.h"
#include "views/workshop/files/fileasker.h"

namespace fabletop {

class RuleSetFiles : public QObject {
    Q_OBJECT
public:
    /// `folder` is where rule sets are kept as a rule.
    RuleSetFiles(RuleSetDocument& document, QString folder, QObject* parent = nullptr);

    void setAskers(FileAsker ask, PathAsker path);
    [[nodiscard]] const QString& folder() const { return m_folder; }

    /// All of these answer whether it was done; where not, `told` says why unless somebody cancelled.
    bool startNew();
    bool open(const QString& path);
    bool save();
    bool saveAs();
    /// Whether what stands in the form may be left: saved, given up, or nothing to save.
    bool mayLeave();

Q_SIGNALS:
    void told(const QString& message);
    void informed(const QString& message);

private:
    bool handle(const SaveReport& report);

    RuleSetDocument& m_document;
    QString m_folder;
    FileAsker m_ask;
    PathAsker m_path;
};

} // namespace fabletop
