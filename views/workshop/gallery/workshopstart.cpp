// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/gallery/workshopstart.h"

#include "model/content/catalogue.h"
#include "model/match/words/spokenname.h"
#include "views/pages/start/pickbuttons.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/ground.h"
#include "views/workshop/gallery/herocard.h"
#include "views/workshop/gallery/recentfile.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int margin = 16; ///< as the heads of the pages have
constexpr int gap = 10;
constexpr int leastHero = 196;
constexpr int leastField = 150;
constexpr int widest = 1660; ///< on a large screen its pictures grow with it
constexpr qsizetype mostRecent = 6;
constexpr int mostGaps = 1;      ///< in the last row of battlefields
constexpr int recentAside = 300; ///< width of recent files beside battlefields, at least
constexpr int asideGap = 32;

/// Between cells, so that what is drawn in them is as far apart whatever air they have around it.
constexpr int gapWith(int air)
{
    return gap + 2 * (sheetAir - air);
}

} // namespace

WorkshopStart::WorkshopStart(Kind kind, std::shared_ptr<const Theme> theme, Language language,
                             QWidget* parent)
    : QWidget(parent), m_kind(kind), m_theme(std::move(theme)), m_language(language),
      m_area(new QScrollArea(this)), m_ground(new QWidget), m_title(new QLabel(m_ground)),
      m_help(new QLabel(m_ground)), m_new(new StartCard(QStringLiteral("plus"), true, m_theme, m_ground)),
      m_open(new StartCard(QStringLiteral("folder"), false, m_theme, m_ground)),
      m_package(new StartCard(QStringLiteral("deck"), false, m_theme, m_ground)),
      m_back(new StartCard(QStringLiteral("next"), false, m_theme, m_ground)), m_like(new QLabel(m_ground)),
      m_lately(new QLabel(m_ground)), m_stop(this), m_none(new QLabel(m_ground))
{
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
        dress();
        layOut();
        QTimer::singleShot(0, this, &WorkshopStart::bakeNext);
    });
    onLanguageChange(*this, [this](Language other) {
        m_language = other;
        if (m_kind == Kind::battlefield) fillFields();
        retranslate();
        QTimer::singleShot(0, this, &WorkshopStart::bakeNext);
    });
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidget(m_ground);
    m_help->setWordWrap(true);
    m_none->setWordWrap(true);
    connect(m_new, &QAbstractButton::clicked, this, &WorkshopStart::newRequested);
    connect(m_open, &QAbstractButton::clicked, this, &WorkshopStart::openRequested);
    connect(m_package, &QAbstractButton::clicked, this, &WorkshopStart::packageRequested);
    connect(m_back, &QAbstractButton::clicked, this, &WorkshopStart::backRequested);
    if (m_kind == Kind::hero) fillHeroes();
    if (m_kind == Kind::battlefield) fillFields();
    m_back->hide();
    setFocusProxy(m_new);
    dress();
    retranslate();
}

void WorkshopStart::fillHeroes()
{
    Diagnostics ignored;
    for (const QString& id : shippedHeroes()) {
        const auto hero = loadHero(id, ignored);
        if (!hero) continue;
        auto* card = new HeroCard(id, *hero, m_language, m_theme, m_ground);
        m_heroes.push_back(card);
        connect(card, &QAbstractButton::clicked, this,
                [this, card] { Q_EMIT likeRequested(card->id(), card->text()); });
    }
}

/// Made anew for another language: their words are theirs.
void WorkshopStart::fillFields()
{
    m_stop.setButtons({}, 1);
    for (const FieldPick* pick : m_fields)
        delete pick;
    m_fields.clear();
    Diagnostics ignored;
    for (const QString& id : shippedBattlefields()) {
        auto field = loadBattlefield(id, ignored);
        if (!field) continue;
        const QString name = spokenName(field->name, m_language);
        auto* pick = new FieldPick(id, std::move(*field), name, m_theme, m_ground);
        pick->setCheckable(false);
        pick->show();
        m_fields.push_back(pick);
        connect(pick, &QAbstractButton::clicked, this,
                [this, pick] { Q_EMIT likeRequested(pick->choice(), pick->text()); });
    }
}

void WorkshopStart::renew(const QStringList& recent, const QString& open)
{
    m_openName = open;
    for (RecentFile* file : m_recent)
        file->deleteLater();
    m_recent.clear();
    for (const QString& path : recent.mid(0, mostRecent)) {
        m_recent.push_back(new RecentFile(static_cast<RecentFile::Kind>(m_kind), path, m_theme, m_ground));
        connect(m_recent.back()->openButton(), &Button::clicked, this,
                [this, path] { Q_EMIT recentRequested(path); });
        m_recent.back()->show();
    }
    retranslate();
}

std::vector<Button*> WorkshopStart::recentButtons() const
{
    std::vector<Button*> buttons;
    for (const RecentFile* file : m_recent)
        buttons.push_back(file->openButton());
    return buttons;
}

void WorkshopStart::retranslate()
{
    const bool hero = m_kind == Kind::hero;
    const bool field = m_kind == Kind::battlefield;
    m_title->setText(hero    ? tr("Create a hero")
                     : field ? tr("Create a battlefield")
                             : tr("Create a rule set"));
    m_help->setText(hero ? tr("Every change is kept; a hero can be tried from the first card on.")
                         : tr("Every change is kept, and everything can be undone."));
    m_new->setWords(hero    ? tr("New hero")
                    : field ? tr("New battlefield")
                            : tr("New rule set"),
                    hero    ? tr("Four steps: numbers, sidekicks, a starter deck of 30 cards, names")
                    : field ? tr("An empty board to draw spaces and lines on")
                            : tr("The standard rules, with every number open to change"));
    m_open->setWords(tr("Open a file"), hero    ? tr("A .hero file; you can also drop it on the window")
                                        : field ? tr("A battlefield file; you can also drop it on the window")
                                                : tr("A .rules file; you can also drop it on the window"));
    m_package->setWords(tr("From a package"),
                        tr("A .fabletop file from a friend: preview it, then install it"));
    m_back->setWords(tr("Back"), m_openName);
    m_back->setVisible(!m_openName.isEmpty());
    m_like->setText(tr("From a built-in one"));
    m_lately->setText(tr("Recent"));
    for (HeroCard* card : m_heroes)
        card->speak(m_language);
    m_none->setText(tr("Files you open or save are listed here."));
    for (RecentFile* file : m_recent)
        file->retranslate();
    layOut();
}

void WorkshopStart::dress()
{
    setGround(*m_area, *m_theme, Tone::ground);
    m_title->setFont(m_theme->font(TextRole::pageTitle));
    m_help->setFont(m_theme->font(TextRole::second));
    m_help->setForegroundRole(QPalette::PlaceholderText);
    m_none->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel* heading : {m_like, m_lately})
        heading->setFont(m_theme->font(TextRole::panelTitle));
    update();
}

/// Pictures of battlefields keep their shape, so a large window is filled by fewer in a row. Where the height
/// then sets their size, the recent files have the room beside them: the page is as wide as that of heroes.
void WorkshopStart::shareRoom()
{
    const int whole =
        std::min(width() - 2 * margin, widest); // the bar for scrolling has its room in the margin
    m_wide = m_likeWide = whole;
    m_aside = false;
    if (m_fields.empty()) return;
    m_beside = across(m_fields.size(), m_theme->px(leastField));
    const int count = static_cast<int>(m_fields.size());
    int best = cellWide(m_beside, FieldPick::air, whole);
    for (int beside = m_beside - 1; beside > 1; --beside) {
        const int lines = (count + beside - 1) / beside;
        if (lines * beside - count > mostGaps) continue;
        for (const bool aside : {false, true}) {
            const int room = whole - (aside ? m_theme->px(recentAside) + asideGap : 0);
            const int high = spareHigh(aside) / lines - gap;
            int wide = (room + 2 * FieldPick::air - (beside - 1) * gapWith(FieldPick::air)) / beside;
            while (wide > best && m_fields.front()->highFor(wide) > high)
                --wide;
            const int all = beside * wide + (beside - 1) * gapWith(FieldPick::air) - 2 * FieldPick::air;
            if (wide <= best || (!aside && all < whole)) continue;
            best = wide;
            m_beside = beside;
            m_likeWide = all;
            m_aside = aside;
        }
    }
}

/// The height that is left to the built-in ones, with the recent ones `aside` or below.
int WorkshopStart::spareHigh(bool aside) const
{
    const int above =
        16 + m_title->sizeHint().height() + 2 + m_help->sizeHint().height() + 14 + m_new->high() + gap;
    return height() - above - m_like->sizeHint().height() - 16 - (aside ? 0 : recentHigh()) - margin;
}

int WorkshopStart::left() const
{
    return (width() - contentWide()) / 2;
}

int WorkshopStart::across(std::size_t count, int least) const
{
    const int fits = std::max(1, (contentWide() + gap) / (least + gap));
    const int lines = (static_cast<int>(count) + fits - 1) / fits;
    return (static_cast<int>(count) + lines - 1) / lines;
}

int WorkshopStart::cellWide(int beside, int air, int room) const
{
    return (room + 2 * air - (beside - 1) * gapWith(air)) / beside;
}

int WorkshopStart::rows(const std::vector<QWidget*>& each, int beside, int high, int top, int air, int room)
{
    const int wide = cellWide(beside, air, room);
    for (std::size_t place = 0; place < each.size(); ++place) {
        const int column = static_cast<int>(place) % beside;
        const int row = static_cast<int>(place) / beside;
        each[place]->setGeometry(left() - air + column * (wide + gapWith(air)), top + row * (high + gap),
                                 wide, high);
    }
    const int lines = (static_cast<int>(each.size()) + beside - 1) / beside;
    return top + lines * (high + gap);
}

/// Built-in ones; what a high window leaves over makes their pictures larger.
int WorkshopStart::layOutLikes(int top, int spare)
{
    std::vector<QWidget*> like(m_heroes.begin(), m_heroes.end());
    like.insert(like.end(), m_fields.begin(), m_fields.end());
    m_like->setVisible(!like.empty());
    if (like.empty()) return top;
    const int head = m_like->sizeHint().height();
    m_like->setGeometry(left(), top + 8, contentWide(), head);
    const bool heroes = !m_heroes.empty();
    const int air = heroes ? sheetAir : FieldPick::air;
    const int beside = heroes ? across(like.size(), m_theme->px(leastHero)) : m_beside;
    const int lines = (static_cast<int>(like.size()) + beside - 1) / beside;
    int high =
        heroes ? m_heroes.front()->high() : m_fields.front()->highFor(cellWide(beside, air, m_likeWide));
    const int needed = head + 16 + lines * (high + gap);
    if (heroes && spare > needed)
        high = std::min(m_heroes.front()->highestFor(cellWide(beside, air, m_likeWide)),
                        high + (spare - needed) / lines);
    std::vector<QAbstractButton*> buttons;
    for (QWidget* one : like)
        buttons.push_back(static_cast<QAbstractButton*>(one));
    m_stop.setButtons(buttons, beside);
    return rows(like, beside, high, top + head + 16, air, m_likeWide);
}

int WorkshopStart::recentHigh() const
{
    const int head = m_lately->sizeHint().height() + 16;
    return head + (m_recent.empty() ? m_none->sizeHint().height()
                                    : static_cast<int>(m_recent.size()) * m_recent.front()->high());
}

int WorkshopStart::layOutRecent(int top)
{
    const int head = m_lately->sizeHint().height();
    const int from = left() + (m_aside ? m_likeWide + asideGap : 0);
    const int wide = left() + contentWide() - from;
    m_lately->setGeometry(from, top + 8, wide, head);
    int y = top + 8 + head + 6;
    m_none->setVisible(m_recent.empty());
    m_none->setGeometry(from, y + 8, wide, m_none->heightForWidth(wide));
    for (RecentFile* file : m_recent) {
        file->setGeometry(from, y, wide, file->high());
        y += file->high();
    }
    return m_recent.empty() ? m_none->geometry().bottom() + 1 : y;
}

void WorkshopStart::layOut()
{
    if (width() < 1) return;
    m_area->setGeometry(rect());
    const int room = width() - m_area->verticalScrollBar()->sizeHint().width();
    m_ground->resize(room, m_ground->height());
    shareRoom();
    const int wide = contentWide();
    const auto line = [&](QLabel* words, int top) {
        const int high = words->wordWrap() ? words->heightForWidth(wide) : words->sizeHint().height();
        words->setGeometry(left(), top, wide, high);
        return top + high;
    };
    int y = line(m_title, 16);
    y = line(m_help, y + 2) + 14;
    std::vector<QWidget*> begin{m_new, m_open, m_package};
    if (!m_back->isHidden()) begin.push_back(m_back);
    y = rows(begin, static_cast<int>(begin.size()), m_new->high(), y, sheetAir, wide);
    const int below = layOutLikes(y, height() - y - recentHigh() - margin);
    y = m_aside ? std::max(below, layOutRecent(y)) : layOutRecent(below);
    m_ground->resize(room, std::max(y + margin, height()));
}

/// One thumbnail at a time, so that the page is there at once.
void WorkshopStart::bakeNext()
{
    if (!isVisible()) return;
    const auto next =
        std::find_if(m_fields.begin(), m_fields.end(), [](const FieldPick* pick) { return !pick->baked(); });
    if (next == m_fields.end()) return;
    (*next)->bake();
    if ((*next)->baked()) QTimer::singleShot(0, this, &WorkshopStart::bakeNext);
}

void WorkshopStart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
}

void WorkshopStart::resizeEvent(QResizeEvent*)
{
    layOut();
    QTimer::singleShot(0, this, &WorkshopStart::bakeNext);
}

void WorkshopStart::showEvent(QShowEvent* event)
{
    layOut();
    QTimer::singleShot(0, this, &WorkshopStart::bakeNext);
    QWidget::showEvent(event);
}

void WorkshopStart::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace fabletop
