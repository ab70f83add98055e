// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroCard: a built-in hero as something to begin with: half figure, name, how it fights.

#include "model/content/catalogue.h"
#include "views/theme/theme.h"

#include <QAbstractButton>
#include <memory>

namespace fabletop {

/// Around the painted sheet of a card is room for its shadow.
inline constexpr int sheetAir = 3;

class HeroCard final : public QAbstractButton {
    Q_OBJECT
public:
    HeroCard(QString id, const HeroRules& hero, Language language, std::shared_ptr<const Theme> theme,
             QWidget* parent);

    [[nodiscard]] const QString& id() const { return m_id; }
    void speak(Language language);
    /// The least; a higher one has a larger picture.
    [[nodiscard]] int high() const;
    /// Beyond this a card so wide would show no larger picture, only more of what is behind it.
    [[nodiscard]] int highestFor(int width) const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int widestPicture(int width) const;
    void paintNumbers(QPainter& painter, const QRectF& room) const;

    QString m_id;
    std::shared_ptr<const HeroRules> m_hero;
    QString m_reach;
    QString m_words; ///< all of it in a sentence
    std::shared_ptr<const Theme> m_theme;
};

/// A large button: what is begun, and a line that says more.
class StartCard final : public QAbstractButton {
    Q_OBJECT
public:
    StartCard(QString icon, bool primary, std::shared_ptr<const Theme> theme, QWidget* parent);

    void setWords(const QString& name, const QString& help);
    [[nodiscard]] int high() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_icon;
    bool m_primary;
    QString m_help;
    std::shared_ptr<const Theme> m_theme;
};

} // namespace fabletop
