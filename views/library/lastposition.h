// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LastPosition: the board of a saved match as it was left, as a picture.
///
/// Why its backdrop comes from a worker: it takes tens of milliseconds, and the list is walked through by
/// key. The first wish is begun at once; a rest follows, in which only the last one counts.

#include "model/content/battlefields/battlefield.h"
#include "model/items/library/matchsummary.h"
#include "views/battlefield/backdropcache.h"
#include "views/theme/theme.h"

#include <QHash>
#include <QObject>
#include <QPixmap>
#include <QTimer>
#include <memory>

namespace fabletop {

class LastPosition : public QObject {
    Q_OBJECT
public:
    explicit LastPosition(QObject* parent = nullptr);

    /// Battlefields by id; matches on others have no picture.
    void setFields(QHash<QString, Battlefield> fields);
    void setMatch(const MatchSummary& summary);
    [[nodiscard]] bool known() const { return m_fields.contains(m_summary.battlefieldId); }
    /// Width over height; 0 where the battlefield isn't known.
    [[nodiscard]] double aspect() const;
    /// The picture of this size. While it is being made, which `ready` ends: the match's picture of another
    /// size, null where there is none yet.
    [[nodiscard]] QPixmap picture(const std::shared_ptr<const Theme>& theme, QSize size, qreal dpr);

Q_SIGNALS:
    void ready();

private:
    struct Wish {
        std::shared_ptr<const Theme> theme;
        QSize size;
        qreal dpr = 1;
        bool operator==(const Wish&) const = default;
    };

    void forget();
    void begin();
    void finish(const QImage& ground);

    QHash<QString, Battlefield> m_fields;
    MatchSummary m_summary;
    Wish m_made;          ///< what the picture shows
    Wish m_wanted;        ///< what it is to show next
    bool m_asked = false; ///< wanted, but not begun yet
    QPixmap m_picture;
    QTimer m_rest;
    BackdropCache m_grounds;
};

} // namespace fabletop
