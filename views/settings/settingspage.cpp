// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/settingspage.h"

#include "model/content/languagetext.h"
#include "views/settings/keys/keyrow.h"
#include "views/settings/seats/seatsrow.h"
#include "views/settings/settingcontrol.h"
#include "views/settings/settingscard.h"
#include "views/theme/button.h"
#include "views/theme/ground.h"
#include "views/theme/searchsign.h"

#include <QAbstractButton>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScrollArea>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int longestSearch = 80;

} // namespace

SettingsPage::SettingsPage(Settings& settings, std::shared_ptr<const Theme> theme, Language language,
                           QWidget* parent)
    : Page(parent), m_settings(settings), m_theme(std::move(theme)), m_language(language),
      m_search(new QLineEdit(this)), m_list(new SettingsList(m_theme, this)), m_count(new QLabel(this)),
      m_resetAll(new Button(QStringLiteral("undo"), QString(), ButtonRole::plain, this)),
      m_area(new QScrollArea(this)), m_ground(new QWidget), m_none(new QLabel(m_ground))
{
    build();
    connectParts();
    setFocusProxy(m_search);
    dress();
    retranslate();
}

void SettingsPage::build()
{
    m_search->setMaxLength(longestSearch);
    m_search->setClearButtonEnabled(true);
    addSearchSign(*m_search, m_theme);
    m_count->setWordWrap(true);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidget(m_ground);
    m_none->hide();
    for (int group = 0; group < settingsGroups; ++group)
        m_cards.push_back(new SettingsCard(m_theme, m_ground));
    buildEntries();
    buildOthers();
    buildKeys();
}

void SettingsPage::buildEntries()
{
    for (SettingEntry& entry : settingEntries()) {
        SettingsCard* card = this->card(entry.group);
        auto* row = new EntryRow(std::move(entry), m_theme, card);
        card->add(row);
        m_entries.push_back(row);
        connect(row, &EntryRow::picked, this, [this, row](const QVariant& value) { onPicked(*row, value); });
        connect(row, &SettingsRow::resetRequested, this, [this, row] { onPicked(*row, row->entry().usual); });
    }
}

void SettingsPage::buildOthers()
{
    const auto add = [this](SettingsGroup group, SettingsRow* row) {
        row->setParent(card(group));
        card(group)->add(row);
    };
    add(SettingsGroup::seats, m_seats = new SeatsRow(m_settings, m_theme, nullptr));
    add(SettingsGroup::play, m_lesson = new DoRow(m_theme, nullptr));
    add(SettingsGroup::folders, m_matches = new FolderRow(m_theme, nullptr));
    add(SettingsGroup::folders, m_own = new FolderRow(m_theme, nullptr));
    m_own->setResettable(false);
    m_own->actButton()->setIconStem(QStringLiteral("eye"));
    connect(m_seats, &SeatsRow::grown, this, &SettingsPage::layOut);
    connect(m_lesson->actButton(), &Button::clicked, this, &SettingsPage::lessonRequested);
    connect(m_matches->actButton(), &Button::clicked, this, &SettingsPage::folderRequested);
    connect(m_own->actButton(), &Button::clicked, this, &SettingsPage::ownFolderRequested);
    connect(m_matches, &SettingsRow::resetRequested, this,
            [this] { m_settings.setValue(matchesFolderKey, QString()); });
}

/// What is pressed most comes first: the table, then the replay, then what holds everywhere.
void SettingsPage::buildKeys()
{
    SettingsCard* card = this->card(SettingsGroup::shortcuts);
    m_print = new Button(QStringLiteral("export"), QString(), ButtonRole::plain, card);
    m_print->setSize(ButtonSize::small);
    card->setAct(m_print);
    connect(m_print, &Button::clicked, this, &SettingsPage::printRequested);
    m_keySearch = new QLineEdit(card);
    m_keySearch->setMaxLength(longestSearch);
    m_keySearch->setClearButtonEnabled(true);
    addSearchSign(*m_keySearch, m_theme);
    m_noKeys = new QLabel(card);
    card->setSearch(m_keySearch, m_noKeys);
    connect(m_keySearch, &QLineEdit::textChanged, this, &SettingsPage::filter);
    m_keys.resize(actTable().size());
    m_scopes.resize(actScopes);
    for (const ActScope scope : {ActScope::table, ActScope::replay, ActScope::everywhere,
                                 ActScope::battlefields, ActScope::heroes, ActScope::ruleSets}) {
        card->addHeading(m_scopes[static_cast<std::size_t>(scope)] = new QLabel(card));
        for (const ActRow& act : actTable()) {
            if (act.scope != scope) continue;
            auto* row = new KeyRow(act.act, m_settings, m_theme, card);
            card->add(row);
            m_keys[static_cast<std::size_t>(act.act)] = row;
            connect(row, &KeyRow::grown, this, &SettingsPage::layOut);
        }
    }
}

void SettingsPage::connectParts()
{
    connect(m_search, &QLineEdit::textChanged, this, &SettingsPage::filter);
    connect(m_list, &SettingsList::picked, this, [this](SettingsGroup group) {
        m_search->clear();
        m_keySearch->clear();
        bringToSight(*card(group));
    });
    connect(m_resetAll, &Button::clicked, this, &SettingsPage::resetAll);
    connect(&m_settings.news(), &SettingsNews::changed, this, &SettingsPage::onChanged);
}

// -- values

void SettingsPage::onPicked(const EntryRow& row, const QVariant& value)
{
    row.entry().key == languageKey ? Q_EMIT languageRequested(value.toString())
                                   : m_settings.setValue(row.entry().key, value);
}

/// Whoever changed it: this page, a menu, or the table.
void SettingsPage::onChanged(const QString& key)
{
    if (key.startsWith(QStringLiteral("keys/"))) {
        for (KeyRow* row : m_keys)
            row->renew();
    } else if (key.startsWith(QStringLiteral("seats/"))) {
        m_seats->renew();
    } else if (EntryRow* row = this->row(key)) {
        const SettingEntry& entry = row->entry();
        row->show(entry.value(m_settings), entry.changed(m_settings));
    }
    renewCounts();
}

int SettingsPage::changes() const
{
    int all = 0;
    for (const SettingsCard* card : m_cards)
        all += card->changes();
    return all;
}

void SettingsPage::renewCounts()
{
    m_matches->setChanged(!m_settings.value(matchesFolderKey).toString().isEmpty());
    for (int group = 0; group < settingsGroups; ++group) {
        const auto place = static_cast<SettingsGroup>(group);
        m_list->setChanges(place, card(place)->changes());
    }
    const int all = changes();
    m_count->setText(all == 0 ? tr("All settings are at their defaults.")
                              : tr("%n setting(s) differ from the default; a dot marks each.", nullptr, all));
    m_resetAll->setReason(all == 0 ? tr("All settings are at their defaults.") : QString());
}

void SettingsPage::resetAll()
{
    for (const EntryRow* row : m_entries)
        if (row->changed()) onPicked(*row, row->entry().usual);
    for (const KeyRow* row : m_keys)
        if (row->changed()) Shortcuts(m_settings).reset(row->act());
    if (m_seats->changed()) m_seats->reset();
    m_settings.setValue(matchesFolderKey, QString());
    m_resetAll->setFocus();
}

// -- looking

SettingsCard* SettingsPage::card(SettingsGroup group) const
{
    return m_cards[static_cast<std::size_t>(group)];
}

EntryRow* SettingsPage::row(const QString& key) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&](const EntryRow* row) { return row->entry().key == key; });
    return found == m_entries.end() ? nullptr : *found;
}

KeyRow* SettingsPage::keyRow(Act act) const
{
    return m_keys[static_cast<std::size_t>(act)];
}

void SettingsPage::filter()
{
    int shown = 0;
    for (SettingsCard* card : m_cards)
        shown += card->filter(m_search->text());
    m_none->setVisible(shown == 0);
    layOut();
}

void SettingsPage::goTo(const QString& place)
{
    m_search->clear();
    m_keySearch->clear();
    if (place == u"shortcuts") {
        m_list->setCurrent(SettingsGroup::shortcuts);
        bringToSight(*card(SettingsGroup::shortcuts));
        m_keySearch->setFocus();
    } else if (EntryRow* found = row(place)) {
        m_list->setCurrent(found->entry().group);
        bringToSight(*found);
        found->part()->setFocus();
    }
}

// -- words and looks

void SettingsPage::setFolders(const QString& matches, const QString& own)
{
    m_matches->setFolder(matches);
    m_own->setFolder(own);
}

void SettingsPage::setMute(bool mute)
{
    m_mute = mute;
    retranslate();
}

void SettingsPage::retranslate()
{
    m_search->setPlaceholderText(tr("Search settings"));
    m_search->setAccessibleName(tr("Search settings"));
    m_none->setText(tr("No settings found"));
    std::vector<SettingEntry> entries = settingEntries();
    for (std::size_t place = 0; place < entries.size(); ++place) {
        if (m_mute && entries[place].group == SettingsGroup::sound) {
            entries[place].help = tr("Sound is not available here");
            entries[place].available = false;
        }
        const SettingEntry& entry = entries[place];
        const QVariant value =
            entry.key == languageKey ? QVariant(languageCode(m_language)) : entry.value(m_settings);
        m_entries[place]->setEntry(entry, value);
        m_entries[place]->setChanged(entry.changed(m_settings));
    }
    for (int group = 0; group < settingsGroups; ++group)
        m_cards[static_cast<std::size_t>(group)]->setTitle(groupName(static_cast<SettingsGroup>(group)));
    for (int scope = 0; scope < actScopes; ++scope)
        m_scopes[static_cast<std::size_t>(scope)]->setText(scopeName(static_cast<ActScope>(scope)));
    m_keySearch->setPlaceholderText(tr("Action or key"));
    m_keySearch->setAccessibleName(tr("Search shortcuts"));
    m_noKeys->setText(tr("No shortcuts found"));
    for (KeyRow* row : m_keys)
        row->renew();
    m_seats->renew();
    m_lesson->setWords(tr("First duel"), tr("A short match that teaches the game"));
    m_lesson->actButton()->setText(tr("Start the lesson"));
    m_matches->setWords(tr("Matches"), tr("Where new matches are saved"));
    m_matches->actButton()->setAccessibleName(tr("Choose a folder for matches"));
    m_matches->actButton()->setToolTip(m_matches->actButton()->accessibleName());
    m_own->setWords(tr("Your heroes, battlefields and rules"), {});
    m_own->actButton()->setAccessibleName(tr("Show this folder"));
    m_own->actButton()->setToolTip(m_own->actButton()->accessibleName());
    for (FolderRow* row : {m_matches, m_own})
        row->setFolder(row->shownFolder());
    m_print->setText(tr("Print…"));
    m_list->retranslate();
    orderTabs();
    renewCounts();
    layOut();
}

/// As they are read: a control that was made anew stands at the end of Qt's chain.
void SettingsPage::orderTabs()
{
    QWidget* before = m_search;
    const auto next = [&before](QWidget* widget) {
        QWidget::setTabOrder(before, widget);
        before = widget;
    };
    for (int group = 0; group < settingsGroups; ++group)
        next(m_list->button(static_cast<SettingsGroup>(group)));
    next(m_resetAll);
    for (const SettingsCard* card : m_cards) {
        if (card == this->card(SettingsGroup::shortcuts)) next(m_keySearch);
        for (SettingsRow* row : card->rows()) {
            for (QWidget* part : row->findChildren<QWidget*>())
                if (part->focusPolicy() != Qt::NoFocus && part != row->resetButton() && !part->focusProxy())
                    next(part);
            next(row->resetButton());
        }
    }
    next(m_print);
}

void SettingsPage::setLanguage(Language language)
{
    m_language = language;
    retranslate();
}

void SettingsPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    Page::changeEvent(event);
}

void SettingsPage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    dress();
    layOut();
}

void SettingsPage::dress()
{
    setGround(*m_area, *m_theme, Tone::ground);
    m_count->setFont(m_theme->font(TextRole::second));
    update();
}

void SettingsPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
    const QRect side(0, 0, m_area->x(), height());
    painter.fillRect(side, m_theme->color(Tone::panel));
    painter.fillRect(QRect(side.right(), 0, 1, height()), m_theme->color(Tone::hair));
}

} // namespace fabletop
