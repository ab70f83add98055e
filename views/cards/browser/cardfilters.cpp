// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/browser/cardfilters.h"

#include "model/language/prose/prose.h"
#include "model/match/words/spokenname.h"
#include "views/cards/browser/herodisc.h"
#include "views/cards/browser/rangeslider.h"
#include "views/theme/button.h"
#include "views/theme/flowlayout.h"
#include "views/theme/follow.h"
#include "views/theme/searchsign.h"
#include "views/theme/shapes.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int designWide = 236;
constexpr int longestSearch = 80;
constexpr int highestNumber = 6; ///< of the sliders; higher numbers count as this and more
constexpr Timing timingBoxes[] = {Timing::committed, Timing::immediately, Timing::during, Timing::after};
constexpr int tickShapeSide = 16;
constexpr int timingsBeside = 62; ///< pixels: the margins of the column, and a tick box with its gap

/// The shape of a type in its own colour, as on the cards.
QIcon shapeIcon(const Theme& theme, CardType type, qreal dpr)
{
    QPixmap picture((QSizeF(tickShapeSide, tickShapeSide) * dpr).toSize());
    picture.setDevicePixelRatio(dpr);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(tickShapeSide / 100.0, tickShapeSide / 100.0);
    painter.fillPath(typePath(type), theme.type(type));
    return QIcon(picture);
}

} // namespace

CardFilters::CardFilters(const CardListModel& list, std::shared_ptr<const Theme> theme, Language language,
                         QWidget* parent)
    : QScrollArea(parent), m_list(list), m_theme(std::move(theme)), m_language(language),
      m_panel(new QWidget), m_search(new QLineEdit(m_panel)), m_count(new QLabel(m_panel))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onLanguageChange(*this, [this](Language other) { setLanguage(other); });
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    build();
    setWidget(m_panel);
    retranslate();
    setTheme(m_theme);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_wishes.words = words;
        changed();
    });
}

QLabel* CardFilters::addHead(QLayout* column)
{
    auto* head = new QLabel(m_panel);
    m_heads.push_back(head);
    column->addWidget(head);
    return head;
}

void CardFilters::build()
{
    auto* column = new QVBoxLayout(m_panel);
    column->setContentsMargins(16, 16, 10, 16);
    column->setSpacing(8);
    m_search->setClearButtonEnabled(true);
    addSearchSign(*m_search, m_theme);
    m_search->setMaxLength(longestSearch);
    column->addWidget(m_search);
    auto* found = new QHBoxLayout;
    m_count->setWordWrap(true);
    found->addWidget(m_count, 1);
    m_reset = new Button(QStringLiteral("close"), QString(), ButtonRole::quiet, m_panel);
    m_reset->setFixedSize(26, 26);
    connect(m_reset, &Button::clicked, this, [this] { setWishes({}); });
    found->addWidget(m_reset);
    column->addLayout(found);
    addHead(column);
    auto* heroes = new QWidget(m_panel);
    m_heroRow = new FlowLayout(2, heroes);
    column->addWidget(heroes);
    addHead(column);
    buildTypes(column);
    buildRanges(column);
    addHead(column);
    buildTimings(column);
    addHead(column);
    auto* users = new QWidget(m_panel);
    m_userRow = new FlowLayout(6, users);
    column->addWidget(users);
    column->addStretch(1);
}

void CardFilters::buildTypes(QLayout* column)
{
    auto* types = new QWidget(m_panel);
    auto* row = new FlowLayout(6, types);
    column->addWidget(types);
    for (int type = 0; type < 4; ++type) {
        auto* button = new Button(m_panel);
        button->setSize(ButtonSize::small);
        button->setCheckable(true);
        row->addWidget(button);
        m_types[static_cast<std::size_t>(type)] = button;
        connect(button, &Button::toggled, this, [this, type](bool on) {
            m_wishes.types = on ? m_wishes.types | 1 << type : m_wishes.types & ~(1 << type);
            changed();
        });
    }
}

void CardFilters::buildRanges(QLayout* column)
{
    const auto range = [&](QLabel*& words, RangeSlider*& slider, int CardCriteria::*from,
                           int CardCriteria::*to) {
        auto* row = new QHBoxLayout;
        static_cast<QVBoxLayout*>(column)->addLayout(row);
        addHead(row);
        words = new QLabel(m_panel);
        row->addStretch(1);
        row->addWidget(words);
        slider = new RangeSlider(m_theme, m_panel);
        slider->setHighest(highestNumber);
        column->addWidget(slider);
        connect(slider, &RangeSlider::rangeChanged, this,
                [this, slider = slider, from, to](int low, int high) {
                    m_wishes.*from = low;
                    m_wishes.*to = high == slider->highest() ? CardCriteria::open : high;
                    changed();
                });
    };
    range(m_valueWords, m_values, &CardCriteria::valueFrom, &CardCriteria::valueTo);
    range(m_boostWords, m_boosts, &CardCriteria::boostFrom, &CardCriteria::boostTo);
}

void CardFilters::buildTimings(QLayout* column)
{
    for (Timing timing : timingBoxes) {
        auto* box = new QCheckBox(m_panel);
        column->addWidget(box);
        m_timings.emplace_back(timing, box);
        connect(box, &QCheckBox::toggled, this, [this, timing](bool on) {
            const int bit = 1 << static_cast<int>(timing);
            m_wishes.timings = on ? m_wishes.timings | bit : m_wishes.timings & ~bit;
            changed();
        });
    }
    m_noEffect = new QCheckBox(m_panel);
    column->addWidget(m_noEffect);
    connect(m_noEffect, &QCheckBox::toggled, this, [this](bool on) {
        m_wishes.noEffect = on;
        changed();
    });
}

/// A box has one line: what does not fit ends in "…" and stands in the tip.
void CardFilters::nameTimings()
{
    const int room = viewport()->width() - timingsBeside;
    for (const auto& [timing, box] : m_timings) {
        const QString name = unmarked(QString::fromStdString(timingLabel(timing, m_language)));
        const QString shown = box->fontMetrics().elidedText(name, Qt::ElideRight, room);
        box->setText(shown);
        box->setAccessibleName(name);
        box->setToolTip(shown == name ? QString() : name);
    }
}

void CardFilters::fitTypes()
{
    constexpr int between = 6;
    const int room = std::max(1, viewport()->width() - m_panel->layout()->contentsMargins().left() -
                                     m_panel->layout()->contentsMargins().right());
    int widest = 0;
    for (Button* type : m_types) {
        type->ensurePolished(); // its font counts
        type->setMinimumWidth(0);
        widest = std::max(widest, type->sizeHint().width());
    }
    const int half = (room - between) / 2;
    for (Button* type : m_types)
        type->setFixedWidth(widest <= half ? half : room);
}

void CardFilters::refreshHeroes()
{
    qDeleteAll(m_heroes);
    m_heroes.clear();
    for (const auto& hero : m_list.heroes()) {
        auto* disc = new HeroDisc(QString::fromStdString(hero->id), m_theme, m_heroRow->parentWidget());
        m_heroRow->addWidget(disc);
        m_heroes.push_back(disc);
        connect(disc, &HeroDisc::toggled, this, [this, id = disc->id()](bool on) {
            m_wishes.heroes.removeAll(id);
            if (on) m_wishes.heroes << id;
            m_wishes.users.clear();
            fillUsers();
            changed();
        });
    }
    retranslate();
    show();
}

/// "any", and the fighters of the heroes that are chosen.
void CardFilters::fillUsers()
{
    qDeleteAll(m_users);
    m_users.clear();
    QStringList seen;
    const auto add = [&](const QString& key, const QString& name) {
        if (seen.contains(key)) return;
        seen << key;
        auto* chip = new Button(unmarked(name), m_userRow->parentWidget());
        chip->setSize(ButtonSize::small);
        chip->setFont(m_theme->font(TextRole::body));
        chip->setCheckable(true);
        chip->setChecked(m_wishes.users.contains(key));
        m_userRow->addWidget(chip);
        chip->show();
        m_users.push_back(chip);
        connect(chip, &Button::toggled, this, [this, key](bool on) {
            m_wishes.users.removeAll(key);
            if (on) m_wishes.users << key;
            changed();
        });
    };
    add(CardListModel::anyUser(), tr("any fighter"));
    for (const auto& hero : m_list.heroes()) {
        if (!m_wishes.heroes.contains(QString::fromStdString(hero->id))) continue;
        for (std::size_t fighter = 0; fighter < hero->fighters.size(); ++fighter)
            add(CardListModel::userKey(*hero, fighter), spokenName(hero->fighters[fighter].name, m_language));
    }
}

void CardFilters::changed()
{
    m_valueWords->setText(rangeWords(*m_values));
    m_boostWords->setText(rangeWords(*m_boosts));
    m_reset->setVisible(m_wishes != CardCriteria());
    Q_EMIT wishesChanged();
}

void CardFilters::setWishes(const CardCriteria& wishes)
{
    m_wishes = wishes;
    show();
    changed();
}

/// Puts the wishes into the controls without telling anybody.
void CardFilters::show()
{
    const CardCriteria wishes = m_wishes;
    const QSignalBlocker quiet(this);
    m_search->setText(wishes.words);
    for (QAbstractButton* disc : m_heroes)
        disc->setChecked(wishes.heroes.contains(static_cast<HeroDisc*>(disc)->id()));
    for (int type = 0; type < 4; ++type)
        m_types[static_cast<std::size_t>(type)]->setChecked(wishes.types >> type & 1);
    m_values->setRange(wishes.valueFrom, wishes.valueTo);
    m_boosts->setRange(wishes.boostFrom, wishes.boostTo);
    for (const auto& [timing, box] : m_timings)
        box->setChecked(wishes.timings >> static_cast<int>(timing) & 1);
    m_noEffect->setChecked(wishes.noEffect);
    m_wishes = wishes;
    fillUsers();
    m_valueWords->setText(rangeWords(*m_values));
    m_boostWords->setText(rangeWords(*m_boosts));
    m_reset->setVisible(m_wishes != CardCriteria());
}

QString CardFilters::rangeWords(const RangeSlider& slider) const
{
    if (slider.whole()) return tr("any number");
    if (slider.to() == slider.highest()) return tr("%1 and more").arg(slider.from());
    if (slider.from() == slider.to()) return QString::number(slider.from());
    return tr("%1 to %2").arg(slider.from()).arg(slider.to());
}

void CardFilters::setCount(const QString& words)
{
    m_count->setText(words);
}

void CardFilters::retranslate()
{
    m_search->setPlaceholderText(tr("Names and card texts"));
    m_search->setAccessibleName(tr("Names and card texts"));
    m_reset->setAccessibleName(tr("Show all cards"));
    m_reset->setToolTip(tr("Show all cards"));
    const QString heads[] = {tr("Hero"),   tr("Type"), tr("Value"), tr("Boost", "what a card lends"),
                             tr("Timing"), tr("For")};
    for (std::size_t place = 0; place < m_heads.size(); ++place)
        m_heads[place]->setText(heads[place].toUpper());
    m_values->setAccessibleName(tr("Value"));
    m_boosts->setAccessibleName(tr("Boost", "what a card lends"));
    for (std::size_t type = 0; type < 4; ++type) {
        QString name = CardListModel::typeName(static_cast<CardType>(type));
        name.replace(0, 1, name.left(1).toUpper());
        m_types[type]->setText(name);
    }
    nameTimings();
    QString none = QString::fromStdString(noEffectText(m_language));
    if (none.endsWith(u'.')) none.chop(1);
    m_noEffect->setText(none);
    for (std::size_t place = 0; place < m_heroes.size(); ++place) {
        const QString name = spokenName(m_list.heroes()[place]->name, m_language);
        m_heroes[place]->setAccessibleName(name);
        m_heroes[place]->setToolTip(name);
    }
    fillUsers();
    m_valueWords->setText(rangeWords(*m_values));
    m_boostWords->setText(rangeWords(*m_boosts));
}

void CardFilters::fitWidth()
{
    const int beside = timingsBeside + verticalScrollBar()->sizeHint().width();
    int widest = m_theme->px(designWide);
    for (const auto& [timing, box] : m_timings)
        widest = std::max(widest, box->fontMetrics().horizontalAdvance(box->accessibleName()) + beside);
    setFixedWidth(std::min(widest, m_theme->px(designWide) * 5 / 4));
    nameTimings();
    fitTypes();
}

void CardFilters::setLanguage(Language language)
{
    m_language = language;
    retranslate();
    fitWidth();
}

void CardFilters::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    QPalette colours = m_theme->palette();
    colours.setColor(QPalette::Window, m_theme->color(Tone::panel));
    setPalette(colours);
    m_panel->setPalette(colours);
    m_panel->setAutoFillBackground(true);
    for (QLabel* head : m_heads) {
        head->setFont(m_theme->font(TextRole::label));
        head->setContentsMargins(0, 3, 0, 0); // room for accents over capitals
        QPalette ink = colours;
        ink.setColor(QPalette::WindowText, m_theme->textColor(TextRole::label));
        head->setPalette(ink);
    }
    for (std::size_t type = 0; type < 4; ++type) {
        m_types[type]->setFont(m_theme->font(TextRole::body));
        m_types[type]->setIcon(shapeIcon(*m_theme, static_cast<CardType>(type), devicePixelRatioF()));
    }
    for (Button* chip : m_users)
        chip->setFont(m_theme->font(TextRole::body));
    m_count->setFont(m_theme->font(TextRole::second));
    nameTimings(); // the letters may be larger now
    fitTypes();
}

void CardFilters::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    m_panel->setMaximumWidth(viewport()->width());
    nameTimings();
    fitTypes();
}

} // namespace fabletop
