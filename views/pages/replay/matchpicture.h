// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// MatchPicture: one place of a match as a picture of its own: battlefield, panels, and the sentence of what
/// happened.
///
/// Why of the page's own parts: a picture that is sent to a friend shows what the window showed.

#include "model/match/match.h"
#include "views/match/looks.h"
#include "views/theme/theme.h"

#include <QCoreApplication>
#include <QRectF>
#include <memory>

class QPainter;

namespace fabletop {

class MatchPicture {
    Q_DECLARE_TR_FUNCTIONS(MatchPicture)
public:
    /// The match at that place, as the viewer sees it. Match and looks must outlive it.
    MatchPicture(const Match& match, const Looks& looks, Cursor cursor, Viewer viewer,
                 std::shared_ptr<const Theme> theme)
        : m_match(match), m_looks(looks), m_cursor(cursor), m_viewer(viewer),
          m_table(match.timeline().seenAt(cursor, viewer)), m_theme(std::move(theme))
    {}

    static constexpr QSize usualSize{1280, 720};
    void paint(QPainter& painter, const QRectF& sheet) const;
    [[nodiscard]] QString title() const;

private:
    void paintPanels(QPainter& painter, const QRectF& body, int wide) const;
    void paintHead(QPainter& painter, const QRectF& box) const;
    [[nodiscard]] QString sentence() const;

    const Match& m_match;
    const Looks& m_looks;
    Cursor m_cursor;
    Viewer m_viewer;
    Table m_table; ///< as the viewer may know it
    std::shared_ptr<const Theme> m_theme;
};

} // namespace fabletop
