// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Shelf: what a person has beside the shipped content, and when that is no longer what it was.

#include "model/content/contentcollection.h"

#include <QObject>

namespace fabletop {

class Shelf : public QObject {
    Q_OBJECT
public:
    explicit Shelf(const QString& dataFolder, QObject* parent = nullptr);

    /// Looks whether the person has other heroes, battlefields or pictures than a moment ago.
    void refresh();
    [[nodiscard]] ContentCollection& content() { return m_content; }

Q_SIGNALS:
    void changed();

private:
    ContentCollection m_content;
};

} // namespace fabletop
