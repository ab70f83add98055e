// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LanguageFaces: one card as it is printed in every language, two beside each other; where there is room
/// for one, a row of languages says which.
///
/// Why faces and not lines of text: an author sees at once where a translation is too long for its card.

#include "model/rules/matchrules.h"
#include "views/cards/cardlook.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <vector>

class QLabel;

namespace fabletop {

class Button;
class CardWidget;

class LanguageFaces : public QWidget {
    Q_OBJECT
public:
    LanguageFaces(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    /// The reader's language comes first.
    void setCard(const HeroRules& hero, CardId card, Language language);
    /// What each face says, one a line: "ES Chispa. …"
    [[nodiscard]] QString texts() const;
    /// The languages whose text is longer than its card: "FR, PT"
    [[nodiscard]] QString overflows() const;
    /// The height there is for all of them; they are smaller rather than out of sight.
    void setRoomHigh(int high);
    /// The width at which two faces stand beside each other.
    [[nodiscard]] int wideFrom() const;
    [[nodiscard]] bool beside() const { return beside(width()); }
    [[nodiscard]] Button* languageButton(Language language) const;
    [[nodiscard]] CardWidget* face(Language language) const;

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Face {
        Language language;
        QLabel* name;
        Button* button;
        CardWidget* card;
    };

    [[nodiscard]] bool beside(int width) const { return width >= wideFrom(); }
    /// From the top of a row of faces to that of the next.
    [[nodiscard]] int rowHigh(int card) const;
    [[nodiscard]] int rowCount() const;
    [[nodiscard]] int cardWide(int width) const;
    [[nodiscard]] int nameHigh() const;
    [[nodiscard]] int buttonsHigh() const;
    void layOut();
    void layOutOne();
    void layOutAll();
    void showOnly(Language language);
    void dress();

    std::shared_ptr<const Theme> m_theme;
    std::vector<Face> m_faces; ///< in the order they are shown
    int m_roomHigh = QWIDGETSIZE_MAX;
    Language m_reader = Language::en;
    Language m_shown = Language::en; ///< where only one is
};

} // namespace fabletop
