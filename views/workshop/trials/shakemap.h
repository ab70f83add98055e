// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// ShakeMap: the games of a stress test as a table: a row for each opponent, a column for each battlefield;
/// how many games are coming there, how many were played, and where one failed.
///
/// Why a map: a bar says how long it takes, not what was tried. Here one sees before the first game what will
/// be played, and afterwards where a fault is at home.

#include "model/documents/laboratory/shaking.h"
#include "views/illustrations/figure.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <vector>

namespace fabletop {

class ShakeMap final : public QWidget {
    Q_OBJECT
public:
    ShakeMap(std::shared_ptr<const Theme> theme, Language language, QWidget* parent = nullptr);

    /// What is coming, or how far it has come.
    void setResult(const ShakeResult& result);
    [[nodiscard]] const ShakePlan& plan() const { return m_plan; }
    /// The games played against this opponent on this battlefield.
    [[nodiscard]] int played(int opponent, int battlefield) const;
    [[nodiscard]] bool failedAt(int opponent, int battlefield) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Opponent {
        QString name;
        FigureLook look;
    };

    void readNames();
    void describe();
    [[nodiscard]] QSize sizeFor(int cell, int row) const;
    [[nodiscard]] qreal headHigh() const;
    [[nodiscard]] qreal namesWide() const;
    [[nodiscard]] qreal cellWide() const;
    [[nodiscard]] int largestRadius() const;
    [[nodiscard]] QRectF cellRect(int opponent, int battlefield) const;
    void paintOpponent(QPainter& painter, int opponent) const;
    void paintCell(QPainter& painter, int opponent, int battlefield) const;

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    ShakePlan m_plan;
    ShakeResult m_result;
    std::vector<Opponent> m_opponents;
    QStringList m_battlefields;
};

} // namespace fabletop
