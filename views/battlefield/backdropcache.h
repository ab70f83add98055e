// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BackdropCache: turns a battlefield's backdrop file into a picture, away from the window's thread.
///
/// Why: a shipped plan costs 26 to 300 ms to draw; the board is shown without it at once and the
/// picture fades in.

#include "model/content/battlefields/battlefield.h"
#include "views/theme/theme.h"

#include <QFutureWatcher>
#include <QImage>
#include <QObject>
#include <QRectF>
#include <memory>
#include <optional>

namespace fabletop {

struct BackdropRequest {
    Backdrop backdrop;
    QString folder;          ///< where a user's own picture lies; empty: only shipped ones and data
    QSize board;             ///< the whole board in device pixels
    QRectF part{0, 0, 1, 1}; ///< shares of the board that are wanted
};

/// A picture of at most this width is kept; further in only the visible part is drawn.
inline constexpr int widestBackdrop = 3000;

/// Draws it in the calling thread; null where there is none or it cannot be read. Thread safe.
[[nodiscard]] QImage renderBackdrop(const BackdropRequest& request, const Theme& theme);

/// Draws it on a painter as it is, a shipped plan as paths: for files that are printed or enlarged.
void drawBackdrop(QPainter& painter, const BackdropRequest& request, const Theme& theme);

class BackdropCache : public QObject {
    Q_OBJECT
public:
    explicit BackdropCache(QObject* parent = nullptr);
    ~BackdropCache() override;

    /// Begins to draw; a request that waits is replaced, so that fast zooming draws the last size only.
    void request(const BackdropRequest& request, std::shared_ptr<const Theme> theme);
    void clear();

Q_SIGNALS:
    /// `part` as requested; the picture may be null.
    void ready(const QImage& picture, const QRectF& part);

private:
    struct Job {
        BackdropRequest request;
        std::shared_ptr<const Theme> theme;
    };
    void start(Job job);
    void onFinished();

    QFutureWatcher<QImage> m_watcher;
    std::optional<Job> m_waiting;
    std::shared_ptr<const Theme> m_theme; ///< of the drawing under way: its pictures must end in this thread
    QRectF m_part;
    bool m_dropped = false;
};

} // namespace fabletop
