// SPDX-License-Identifier: GPL-3.0-or-later
// Where the parts of a SeatChooser are, and how much of an ability has room.

#include "views/pages/start/heropicker.h"
#include "views/pages/start/seatchooser.h"
#include "views/theme/button.h"
#include "views/theme/rulelink.h"

#include <QComboBox>
#include <QLineEdit>
#include <QTextLayout>
#include <algorithm>
#include <cmath>
#include <iterator>

namespace fabletop {

namespace {

constexpr int chooserGap = 6;
constexpr int leastSummary = 62; ///< height of portrait and words
constexpr int wordsWide = 400;   ///< what a half figure leaves to the words beside it
constexpr int abilitySteps = 5;  ///< sizes of an ability's letters
constexpr int roomyFrom = 320;   ///< height from which two rows of discs have room all the same

/// What a head has room for. Signs give way first, then the seat's own name, then the words; then the name
/// and the level go to the row below.
struct HeadForm {
    bool icons, label, name, level, words = true;
};
constexpr HeadForm forms[] = {
    {true, true, true, true},          {false, true, true, true},         {false, false, true, true},
    {true, true, true, true, false},   {true, false, true, true, false},  {true, true, true, false},
    {false, true, true, false},        {false, false, true, false},       {true, true, false, false},
    {false, true, false, false},       {false, false, false, false},      {true, true, true, false, false},
    {true, false, true, false, false}, {true, true, false, false, false}, {true, false, false, false, false},
};

/// In how many lines a text stands, and where its last one ends.
int linesOf(const QString& text, const QFont& font, qreal width, qreal* end = nullptr)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    int lines = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        if (end) *end = line.naturalTextWidth();
        ++lines;
    }
    layout.endLayout();
    return lines;
}

} // namespace

int SeatChooser::leastHeight(const Theme& theme)
{
    return theme.px(46) + theme.px(62) + theme.px(54);
}

// -- where things are

QString SeatChooser::label() const
{
    return tr("Seat %1").arg(m_seat + 1);
}

int SeatChooser::labelWide() const
{
    return QFontMetrics(m_theme->font(TextRole::button)).horizontalAdvance(label());
}

void SeatChooser::layOut()
{
    if (m_choice.plan.hero.isEmpty()) return;
    layOutHead();
    layOutHeroes();
}

std::vector<Button*> SeatChooser::players() const
{
    std::vector<Button*> who{m_person};
    if (!m_partner->isHidden()) who.push_back(m_partner);
    who.push_back(m_computer);
    return who;
}

int SeatChooser::dressPlayers(bool icons, bool worded)
{
    m_person->setText(worded ? tr("Person") : QString());
    m_computer->setText(worded ? tr("Computer") : QString());
    m_partner->setText(m_partnerWords);
    int wide = 0;
    for (Button* button : players()) {
        button->ensurePolished(); // its font counts
        button->setIconStem(!icons && worded       ? QString()
                            : button == m_computer ? QStringLiteral("computer")
                                                   : QStringLiteral("person"));
        if (button == m_partner && !worded) button->setIconStem({}); // it is the one that says a name
        wide += button->sizeHint().width() + chooserGap;
    }
    return wide;
}

int SeatChooser::headLeft(bool labelled) const
{
    return chooserBand + chooserInset + 20 + (labelled ? labelWide() + 12 : 0);
}

int SeatChooser::headRight() const
{
    return heroesInBox() ? width() - chooserInset : width() - chooserInset - unit(30) - chooserGap;
}

int SeatChooser::headForms()
{
    return static_cast<int>(std::size(forms));
}

/// What is in the field while nobody has written there is read whole.
int SeatChooser::nameWide() const
{
    const int words = m_name->fontMetrics().horizontalAdvance(m_name->placeholderText());
    return std::clamp(words + unit(24), unit(92), unit(150));
}

/// Room for a level is kept beside a person too: the heads of all seats are alike.
bool SeatChooser::fitsHead(int form)
{
    const HeadForm& one = forms[form];
    const int name = one.name && !m_name->isHidden() ? nameWide() + chooserGap : 0;
    const int level = one.level ? levelWide() + 2 * chooserGap : 0;
    return headLeft(one.label) + name + dressPlayers(one.icons, one.words) + level <= headRight();
}

void SeatChooser::setHead(int form)
{
    m_head = form;
    layOut();
}

/// Name and who plays at the left, level and surprise at the right.
void SeatChooser::layOutHead()
{
    const int top = unit(8);
    const int high = unit(30);
    m_surprise->setGeometry(width() - chooserInset - high, heroesInBox() ? top + high + chooserGap : top,
                            high, high);
    const HeadForm& form = forms[m_head];
    const int buttons = dressPlayers(form.icons, form.words);
    for (Button* button : {m_person, m_computer})
        button->setToolTip(form.words ? QString() : button->accessibleName());
    m_labelled = form.label;
    m_nameBelow = !m_name->isHidden() && !form.name;
    m_levelBelow = !m_level->isHidden() && !form.level;
    const int level = levelWide();
    int left = headLeft(form.label);
    const int right = headRight() - (form.level ? level + 2 * chooserGap : 0);
    if (const int over = left + buttons - chooserGap - right; over > 0 && !m_partner->isHidden()) {
        // A person's name may be longer than any window.
        const int words = m_partner->fontMetrics().horizontalAdvance(shownText(m_partnerWords));
        m_partner->setText(unmarked(m_partner->fontMetrics().elidedText(
            shownText(m_partnerWords), Qt::ElideRight, std::max(words - over - unit(4), unit(30)))));
    }
    if (!m_name->isHidden() && form.name) {
        const int wide = std::clamp(right - buttons - left, nameWide(), unit(150));
        m_name->setGeometry(left, top, wide, high);
        left += wide + chooserGap;
    }
    for (Button* button : players()) {
        button->setGeometry(left, top, std::min(button->sizeHint().width(), std::max(right - left, 40)),
                            high);
        left += button->width() + chooserGap;
    }
    if (!m_level->isHidden() && form.level) m_level->setGeometry(headRight() - level, top, level, high);
}

/// The row below the head: the box of heroes, the name and the level, as far as they are there. Where the
/// next thing begins.
int SeatChooser::layOutSecond(bool box)
{
    const int left = chooserBand + chooserInset;
    if (!box && !m_nameBelow && !m_levelBelow) return unit(46);
    if (!box && fitsBesideName()) return layOutBesideName();
    const int top = unit(8) + unit(30) + chooserGap;
    const int high = unit(30);
    int from = left;
    int to = box ? m_surprise->x() - chooserGap : width() - chooserInset;
    if (m_levelBelow) {
        m_level->setGeometry(to - levelWide(), top, levelWide(), high);
        to -= levelWide() + chooserGap;
    }
    if (m_nameBelow) {
        const int wide = box ? std::clamp((to - from) * 2 / 5, unit(80), unit(140)) : unit(150);
        m_name->setGeometry(from, top, wide, high);
        from += wide + chooserGap;
    }
    if (box) m_box->setGeometry(from, top, to - from, high);
    return top + high + chooserGap + 2;
}

bool SeatChooser::heroesInBox() const
{
    const int row = width() - chooserBand - 2 * chooserInset;
    return height() <= unit(roomyFrom) && row < HeroPicker::rowWide(*m_theme, m_box->count());
}

/// At the right of the hero's name, where the discs below keep their height.
int SeatChooser::layOutBesideName()
{
    const int high = unit(28);
    int to = width() - chooserInset;
    if (m_levelBelow) {
        m_level->setGeometry(to - levelWide(), unit(44), levelWide(), high);
        to -= levelWide() + chooserGap;
    }
    if (m_nameBelow) {
        m_name->setGeometry(to - unit(110), unit(44), unit(110), high);
        to -= unit(110) + chooserGap;
    }
    m_nameRight = to;
    return unit(46);
}

bool SeatChooser::fitsBesideName() const
{
    const int beside =
        (m_levelBelow ? levelWide() + chooserGap : 0) + (m_nameBelow ? unit(110) + chooserGap : 0);
    const int name = static_cast<int>(
        QFontMetricsF(m_theme->serifFont(21 * m_theme->scale())).horizontalAdvance(m_choice.hero.name));
    return chooserBand + 3 * chooserInset + unit(100) + name + beside <= width();
}

int SeatChooser::levelWide() const
{
    return std::min(std::max(m_level->sizeHint().width(), unit(100)), unit(170));
}

void SeatChooser::layOutHeroes()
{
    m_nameRight = width() - chooserInset;
    int foot = height() - unit(6);
    const int left = chooserBand + chooserInset;
    const bool roomy = height() > unit(roomyFrom);
    const bool box = heroesInBox();
    m_box->setVisible(box);
    m_heroes->setVisible(!box);
    const int top = layOutSecond(box);
    if (!box) {
        const int high =
            m_heroes->layOut(*m_theme, QRect(left, 0, width() - left - chooserInset, foot), roomy ? 2 : 1);
        foot -= high + unit(4);
    }
    const int high = foot - top;
    // Where the seat is large the half figure is as wide as it is high, and nothing of it is cut off.
    const int share = m_choice.team ? width() / 6 : width() * 2 / 5;
    const int side = std::clamp(std::min(high, std::max(share, width() - unit(wordsWide))), 40, unit(560));
    if (high < unit(leastSummary)) { // the letters are too large for more than who plays what
        m_portrait = m_words = QRect();
        m_ability.clear();
        m_more->hide();
        return tellAbility();
    }
    m_portrait = QRect(left, top, side, std::min(high, side * 9 / 5));
    const int words = roomy ? top + unit(4) : top;
    m_words =
        QRect(m_portrait.right() + 15, words, width() - chooserInset - m_portrait.right() - 15, foot - words);
    layOutAbility();
}

QFont SeatChooser::nameFont() const
{
    return m_theme->serifFont(std::min(20.0 + m_words.height() / 40.0, 34.0) * m_theme->scale());
}

int SeatChooser::figuresTop() const
{
    if (!m_box->isHidden()) return m_words.top(); // the name is in the box
    return m_words.top() + static_cast<int>(std::ceil(QFontMetricsF(nameFont()).height())) + unit(2);
}

int SeatChooser::figuresHigh() const
{
    const auto all = figures();
    return all.empty() ? 0 : static_cast<int>(all.back().box.bottom()) - figuresTop();
}

/// The whole of it, to whoever rests on a seat that shows less. A page that isn't shown has no size that
/// counts.
void SeatChooser::tellAbility()
{
    setToolTip(isVisible() ? QStringLiteral("<qt>%1</qt>").arg(m_choice.hero.ability.toHtmlEscaped())
                           : QString());
}

void SeatChooser::setAbilityStep(int step)
{
    if (step == m_abilityStep) return;
    m_abilityStep = step;
    if (!m_words.isEmpty()) showAbility();
    update();
}

void SeatChooser::setCompanionsTop(int top)
{
    if (top == m_companionsTop) return;
    m_companionsTop = top;
    update();
}

QFont SeatChooser::abilityFont(int step) const
{
    const qreal grown = std::clamp(m_words.height() / static_cast<qreal>(unit(260)), 1.0, 1.7);
    const qreal largest = m_words.height() > unit(220) ? std::max(grown, 1.15) : 1.15;
    const qreal shares[abilitySteps] = {largest, 1.15, 1.0, 0.94, 0.89};
    return m_theme->interfaceFont(std::max(m_theme->body() * shares[step], 11.0));
}

bool SeatChooser::fitsAbility(const QFont& font) const
{
    return QFontMetricsF(font)
               .boundingRect(QRectF(0, 0, m_abilityBox.width(), 9999), Qt::TextWordWrap,
                             m_choice.hero.ability)
               .height() <= m_abilityBox.height() + 1;
}

/// The letters give way a little before anything is left out; then whole words go, behind which "more" is.
void SeatChooser::layOutAbility()
{
    const int top = figuresTop() + figuresHigh() + unit(5);
    m_abilityBox = QRect(m_words.left(), top, m_words.width(), std::max(0, m_words.bottom() + 1 - top));
    m_abilityStep = 0;
    while (m_abilityStep + 1 < abilitySteps && !fitsAbility(abilityFont(m_abilityStep)))
        ++m_abilityStep;
    showAbility();
}

void SeatChooser::showAbility()
{
    m_abilityFont = abilityFont(m_abilityStep);
    m_ability = m_choice.hero.ability;
    m_more->hide();
    setToolTip(QString());
    if (fitsAbility(m_abilityFont)) return;
    tellAbility();
    placeMore(static_cast<int>(m_abilityBox.height() / QFontMetricsF(m_abilityFont).lineSpacing()));
    m_more->show();
}

/// Straight behind the first lines; where there is no room for one, behind the figures.
void SeatChooser::placeMore(int lines)
{
    const QSize more = m_more->sizeHint();
    if (lines < 1) {
        m_ability.clear();
        const QRectF last = figures().back().box;
        m_more->setGeometry(std::min(static_cast<int>(last.right()) + 4, m_words.right() + 1 - more.width()),
                            static_cast<int>(last.center().y()) - more.height() / 2, more.width(),
                            more.height());
        return;
    }
    const QFontMetricsF metrics(m_abilityFont);
    const auto space = static_cast<int>(std::ceil(metrics.horizontalAdvance(u' ')));
    qreal end = 0;
    m_ability = startOfAbility(m_abilityFont, lines, more.width() + space, end);
    const int shown = m_ability.isEmpty() ? 1 : linesOf(m_ability, m_abilityFont, m_abilityBox.width());
    const qreal base = m_abilityBox.top() + (shown - 1) * metrics.lineSpacing() + metrics.ascent();
    m_more->setGeometry(m_abilityBox.left() + static_cast<int>(std::ceil(end)) + space,
                        static_cast<int>(std::round(base)) - m_more->baseLine(), more.width(), more.height());
}

/// As many words as stand in so many lines with that much free behind the last; where it ends.
QString SeatChooser::startOfAbility(const QFont& font, int lines, int reserved, qreal& end) const
{
    const QStringList words = m_choice.hero.ability.split(u' ');
    for (qsizetype count = words.size() - 1; count > 0; --count) {
        const QString text = words.mid(0, count).join(u' ') + QChar(0x2026);
        const int taken = linesOf(text, font, m_abilityBox.width(), &end);
        if (taken <= lines && end + reserved <= m_abilityBox.width()) return text;
    }
    end = 0;
    return {};
}

} // namespace fabletop
