// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RecentFile: a file that was made or opened lately: its picture, its name, what is in it and how it stands,
/// when it was changed, and the way back to it.

#include "model/content/battlefields/battlefield.h"
#include "model/rules/matchrules.h"
#include "views/theme/theme.h"

#include <QDate>
#include <QWidget>
#include <memory>
#include <optional>

namespace fabletop {

class Button;

class RecentFile final : public QWidget {
    Q_OBJECT
public:
    enum class Kind : std::uint8_t { hero, battlefield, ruleSet };

    RecentFile(Kind kind, const QString& path, std::shared_ptr<const Theme> theme, QWidget* parent);

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] Button* openButton() const { return m_open; }
    [[nodiscard]] int high() const;
    /// In the language of now.
    void retranslate();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void read();
    void paintNarrow(QPainter& painter, qreal left, qreal room) const;
    void paintPicture(QPainter& painter, const QRectF& box) const;

    Kind m_kind;
    QString m_path;
    std::shared_ptr<const Theme> m_theme;
    Button* m_open;
    std::shared_ptr<const HeroRules> m_hero; ///< null where it doesn't compile
    std::optional<Battlefield> m_field;
    int m_mistakes = 0;
    QString m_facts;
    QDate m_changed;
};

} // namespace fabletop
