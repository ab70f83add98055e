// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Pickers of a new match: a hero by portrait, a battlefield by its picture.

#include "model/content/battlefields/battlefield.h"
#include "model/rules/matchrules.h"
#include "views/theme/theme.h"

#include <QAbstractButton>
#include <QPixmap>
#include <memory>

class QPainter;

namespace fabletop {

class HeroPick final : public QAbstractButton {
    Q_OBJECT
public:
    /// `choice` is what a plan calls the hero: a shipped id, or the path of a file.
    HeroPick(const QString& choice, const HeroRules& hero, Language language, SeatId seat,
             std::shared_ptr<const Theme> theme, QWidget* parent);
    void setTheme(std::shared_ptr<const Theme> theme);
    [[nodiscard]] const QString& choice() const { return m_choice; }
    /// Where a hero that is not shipped comes from; its tip.
    void setOrigin(const QString& origin);
    /// Whether its whole name has room under a disc so wide, in readable letters.
    [[nodiscard]] bool fitsWhole(int width) const;
    void setWhole(bool whole);
    /// The name under the disc.
    [[nodiscard]] QString shortName() const;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void renewTip();

    QString m_choice;
    QString m_emblem;
    QString m_short; ///< name, of a shipped hero; empty: it has no shorter one
    QString m_origin;
    bool m_whole = false;
    SeatId m_seat;
    std::shared_ptr<const Theme> m_theme;
};

class FieldPick final : public QAbstractButton {
    Q_OBJECT
public:
    /// `choice` is what a plan calls the battlefield: a shipped id, or the path of a file.
    FieldPick(const QString& choice, Battlefield battlefield, const QString& name,
              std::shared_ptr<const Theme> theme, QWidget* parent);
    void setTheme(std::shared_ptr<const Theme> theme);
    [[nodiscard]] const QString& choice() const { return m_choice; }
    /// Where a battlefield that is not shipped comes from; its tip.
    void setOrigin(const QString& origin);
    [[nodiscard]] QSize sizeHint() const override;
    /// Not empty: it cannot be chosen, and this says why.
    void setReason(const QString& reason);
    [[nodiscard]] const QString& reason() const { return m_reason; }
    [[nodiscard]] int starts() const { return m_battlefield.starts(); }
    [[nodiscard]] const Battlefield& battlefield() const { return m_battlefield; }
    /// Around the frame is room for the line of a chosen one.
    static constexpr int air = 5;
    /// The height at which its frame is as wide as there is room.
    [[nodiscard]] int highFor(int width) const;
    /// Draws the thumbnail; tens of milliseconds, so it is done after the first paint.
    void bake();
    /// The thumbnail is there, at the size it is shown.
    [[nodiscard]] bool baked() const;

Q_SIGNALS:
    void refused(const QString& reason);

protected:
    void nextCheckState() override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRectF frame() const;
    [[nodiscard]] QRectF board() const; ///< whole, in the frame all of them have
    void paintBoard(QPainter& painter, const QRectF& box) const;
    void paintBarred(QPainter& painter, const QRectF& box) const;

    QString m_choice;
    QString m_origin;
    Battlefield m_battlefield;
    QString m_reason;
    std::shared_ptr<const Theme> m_theme;
    QPixmap m_picture;
};

} // namespace fabletop
