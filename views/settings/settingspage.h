// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SettingsPage: everything that can be set, in groups, with a search; what is set holds and is kept at once.
///
/// Why no "Apply": the window shows what was chosen while somebody still looks at the choice, and "Reset" is
/// beside whatever isn't as it was at first.

#include "views/pages/page.h"
#include "views/settings/settingslist.h"
#include "views/settings/settingsrows.h"

class QLabel;
class QLineEdit;
class QScrollArea;

namespace fabletop {

class KeyRow;
class SeatsRow;
class SettingsCard;

class SettingsPage : public Page {
    Q_OBJECT
public:
    SettingsPage(Settings& settings, std::shared_ptr<const Theme> theme, Language language,
                 QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme) override;
    void setLanguage(Language language) override;
    [[nodiscard]] QString title() const override { return tr("Settings"); }
    /// "shortcuts", or a setting by its key.
    void goTo(const QString& place) override;
    /// Where matches and what a person makes are kept.
    void setFolders(const QString& matches, const QString& own);
    /// This build can't play sounds.
    void setMute(bool mute);

    [[nodiscard]] QLineEdit* search() const { return m_search; }
    /// Of the shortcuts alone.
    [[nodiscard]] QLineEdit* keySearch() const { return m_keySearch; }
    [[nodiscard]] SettingsList* list() const { return m_list; }
    [[nodiscard]] SettingsCard* card(SettingsGroup group) const;
    [[nodiscard]] EntryRow* row(const QString& key) const;
    [[nodiscard]] KeyRow* keyRow(Act act) const;
    [[nodiscard]] Button* resetAllButton() const { return m_resetAll; }
    [[nodiscard]] Button* printButton() const { return m_print; }
    [[nodiscard]] SeatsRow* seatsRow() const { return m_seats; }
    [[nodiscard]] FolderRow* matchesRow() const { return m_matches; }
    /// How many settings and keys aren't as at first.
    [[nodiscard]] int changes() const;

Q_SIGNALS:
    void languageRequested(const QString& code);
    void folderRequested();
    void ownFolderRequested();
    void lessonRequested();
    void printRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void buildEntries();
    void buildOthers();
    void buildKeys();
    void connectParts();
    void dress();
    void retranslate();
    void onChanged(const QString& key);
    void onPicked(const EntryRow& row, const QVariant& value);
    void renewCounts();
    void orderTabs();
    void resetAll();
    void filter();
    void layOut();
    void layOutSide();
    /// The cards in up to three columns; the height of the highest one.
    int layOutCards(int width);
    void bringToSight(QWidget& shown);

    Settings& m_settings;
    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    QLineEdit* m_search;
    SettingsList* m_list;
    QLabel* m_count;
    Button* m_resetAll;
    QScrollArea* m_area;
    QWidget* m_ground;                  ///< of the cards
    QLabel* m_none;                     ///< nothing is found
    std::vector<SettingsCard*> m_cards; ///< by group
    std::vector<EntryRow*> m_entries;
    std::vector<KeyRow*> m_keys;   ///< by act
    std::vector<QLabel*> m_scopes; ///< headings, by scope
    QLineEdit* m_keySearch = nullptr;
    QLabel* m_noKeys = nullptr;
    SeatsRow* m_seats = nullptr;
    FolderRow* m_matches = nullptr;
    FolderRow* m_own = nullptr;
    DoRow* m_lesson = nullptr;
    Button* m_print = nullptr;
    bool m_mute = false;
    bool m_compact = false;
};

} // namespace fabletop
