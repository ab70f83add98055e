// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/languagefaces.h"

#include "model/content/languagetext.h"
#include "views/cards/cardfaces.h"
#include "views/cards/cardpainter.h"
#include "views/cards/cardwidget.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QLabel>
#include <algorithm>
#include <cmath>
#include <utility>

namespace fabletop {

namespace {

constexpr int facesAcross = 2;
constexpr int faceGap = 4;      ///< the margins of the cards part them already
constexpr int leastFace = 148;  ///< as in a hand: smaller ones show no text
constexpr int widestFace = 272; ///< of several
constexpr int shadowKept = 6;   ///< of the room below a card; the rest is for one that is lifted
constexpr int lineBelow = 40;
constexpr int widestAlone = 232; ///< of one

int faceMargins()
{
    return static_cast<int>(CardPainter::margins().left() + CardPainter::margins().right());
}

/// Not asked of a card: that knows the widest it may be only when it is laid out.
int highOfFace(int wide)
{
    const QMarginsF around = CardPainter::margins();
    return static_cast<int>(std::ceil(wide * CardPainter::aspect + around.top() + around.bottom()));
}

} // namespace

LanguageFaces::LanguageFaces(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
        dress();
    });
    for (const LanguageRow& row : languageTable) {
        const Language language = row.language;
        auto* button = new Button(languageCode(language).toUpper(), this);
        button->setSize(ButtonSize::small);
        button->setAccessibleName(languageName(language));
        button->setToolTip(languageName(language));
        connect(button, &Button::clicked, this, [this, language] { showOnly(language); });
        m_faces.push_back(
            {language, new QLabel(languageName(language), this), button, new CardWidget(m_theme, this)});
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    dress();
}

void LanguageFaces::setCard(const HeroRules& hero, CardId card, Language language)
{
    if (language != m_reader) m_shown = language;
    m_reader = language;
    const auto rank = [language](const Face& face) {
        return face.language == language ? -1 : static_cast<int>(face.language);
    };
    std::sort(m_faces.begin(), m_faces.end(),
              [&](const Face& one, const Face& other) { return rank(one) < rank(other); });
    for (const Face& face : m_faces)
        face.card->setCard(cardFace(hero, card, face.language));
    layOut();
}

CardWidget* LanguageFaces::face(Language language) const
{
    for (const Face& face : m_faces)
        if (face.language == language) return face.card;
    return nullptr;
}

Button* LanguageFaces::languageButton(Language language) const
{
    for (const Face& face : m_faces)
        if (face.language == language) return face.button;
    return nullptr;
}

QString LanguageFaces::texts() const
{
    QStringList all;
    for (const Face& face : m_faces)
        if (face.card->card())
            all << languageCode(face.language).toUpper() + u' ' + face.card->card()->title +
                       QStringLiteral(". ") + face.card->card()->spoken();
    return all.join(u'\n');
}

QString LanguageFaces::overflows() const
{
    QStringList codes;
    for (const Face& face : m_faces)
        if (face.card->card() && !CardPainter(*m_theme).fits(*face.card->card()))
            codes << languageCode(face.language).toUpper();
    return codes.join(QStringLiteral(", "));
}

void LanguageFaces::showOnly(Language language)
{
    m_shown = language;
    layOut();
}

// -- where things are

void LanguageFaces::setRoomHigh(int high)
{
    if (m_roomHigh == high) return;
    m_roomHigh = high;
    updateGeometry();
    layOut();
}

int LanguageFaces::wideFrom() const
{
    return facesAcross * (m_theme->px(leastFace) + faceMargins()) + faceGap;
}

int LanguageFaces::rowCount() const
{
    return (static_cast<int>(m_faces.size()) + facesAcross - 1) / facesAcross;
}

int LanguageFaces::rowHigh(int card) const
{
    const QMarginsF around = CardPainter::margins();
    return nameHigh() + highOfFace(card) - static_cast<int>(around.top() + around.bottom()) + shadowKept +
           faceGap;
}

int LanguageFaces::cardWide(int width) const
{
    if (!beside(width)) {
        int card = std::min(width - faceMargins(), m_theme->px(widestAlone));
        while (card > m_theme->px(leastFace) && buttonsHigh() + highOfFace(card) > m_roomHigh)
            --card;
        return card;
    }
    int card = std::min((width - faceGap) / facesAcross - faceMargins(), m_theme->px(widestFace));
    while (card > m_theme->px(leastFace) && rowCount() * rowHigh(card) > m_roomHigh)
        --card;
    return card;
}

int LanguageFaces::buttonsHigh() const
{
    return m_faces.front().button->sizeHint().height();
}

int LanguageFaces::nameHigh() const
{
    return m_theme->px(18);
}

int LanguageFaces::heightForWidth(int width) const
{
    const int card = cardWide(width);
    const int shadow = static_cast<int>(CardPainter::margins().bottom()) - shadowKept;
    const int high = beside(width) ? rowCount() * rowHigh(card) + shadow : buttonsHigh() + highOfFace(card);
    // What comes next begins where a line of it can be read, or out of sight.
    return m_roomHigh - high < m_theme->px(lineBelow) ? std::max(high, m_roomHigh) : high;
}

QSize LanguageFaces::sizeHint() const
{
    return {wideFrom(), heightForWidth(wideFrom())};
}

QSize LanguageFaces::minimumSizeHint() const
{
    return {m_theme->px(leastFace) + faceMargins(), 0};
}

void LanguageFaces::layOut()
{
    const bool all = beside();
    for (const Face& face : m_faces) {
        face.name->setVisible(all);
        face.button->setVisible(!all);
        face.button->setRole(face.language == m_shown ? ButtonRole::on : ButtonRole::plain);
        face.card->setVisible(all || face.language == m_shown);
    }
    all ? layOutAll() : layOutOne();
}

void LanguageFaces::layOutOne()
{
    const int high = buttonsHigh();
    const int count = static_cast<int>(m_faces.size());
    const int each = (width() - (count - 1) * faceGap) / count;
    const int wide = cardWide(width()) + faceMargins();
    for (int place = 0; place < count; ++place) {
        const Face& face = m_faces[static_cast<std::size_t>(place)];
        face.button->setGeometry(place * (each + faceGap), 0, each, high);
        face.card->setMaximumCardWidth(wide - faceMargins());
        face.card->setGeometry((width() - wide) / 2, high, wide, face.card->heightForWidth(wide));
    }
}

/// The name stands over its card, where the card has room for its lift.
void LanguageFaces::layOutAll()
{
    const int wide = cardWide(width()) + faceMargins();
    const int above = static_cast<int>(CardPainter::margins().top());
    const int left = (width() - facesAcross * wide - faceGap) / 2;
    int place = 0;
    for (const Face& face : m_faces) {
        const int high = face.card->heightForWidth(wide);
        const int x = left + place % facesAcross * (wide + faceGap);
        const int y = place / facesAcross * rowHigh(wide - faceMargins());
        face.card->setMaximumCardWidth(wide - faceMargins());
        face.card->setGeometry(x, y + nameHigh() - above, wide, high);
        face.name->setGeometry(x + faceMargins() / 2, y, wide - faceMargins(), nameHigh() - 3);
        face.name->raise();
        ++place;
    }
}

void LanguageFaces::dress()
{
    for (const Face& face : m_faces)
        face.name->setFont(m_theme->font(TextRole::second));
    updateGeometry();
    layOut();
}

void LanguageFaces::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

} // namespace fabletop
