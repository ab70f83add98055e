// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// FlowLayout: widgets one after the other, as words in a paragraph.
///
/// Why: names in four languages are of very different lengths; a grid would cut some and waste room on
/// others.

#include <QLayout>
#include <memory>
#include <vector>

namespace fabletop {

class FlowLayout : public QLayout {
public:
    explicit FlowLayout(int gap, QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int place) const override;
    QLayoutItem* takeAt(int place) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override { return place(QRect(0, 0, width, 0), false); }
    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& box) override;

private:
    /// Lays everything out in `box`; the height it takes. Only measures unless `moves`.
    int place(const QRect& box, bool moves) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace fabletop
