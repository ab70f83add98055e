// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LinkedWidget: a painted text with links to rules in it, for pointer and keys.
///
/// Why one: both forms of a combat's ledger have them, and a link is reached, seen and pressed alike.

#include <QRectF>
#include <QString>
#include <QWidget>
#include <vector>

namespace fabletop {

struct PlacedLink {
    QRectF rect;
    QString rule;
};

class LinkedWidget : public QWidget {
    Q_OBJECT
public:
    explicit LinkedWidget(QWidget* parent = nullptr);

Q_SIGNALS:
    void ruleActivated(const QString& rule);

protected:
    /// Where the links are now; none is under the pointer or has the keyboard then.
    void setLinks(std::vector<PlacedLink> links);
    [[nodiscard]] const std::vector<PlacedLink>& links() const { return m_links; }
    /// The one that has the keyboard, null: none.
    [[nodiscard]] const PlacedLink* focusedLink() const;

    void mouseMoveEvent(QMouseEvent* event) override;
    /// Ignored unless a link is pressed.
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void setLink(int link);
    [[nodiscard]] int linkAt(QPointF point) const;

    std::vector<PlacedLink> m_links;
    int m_link = -1; ///< place of the one hovered or focused by keyboard
};

} // namespace fabletop
