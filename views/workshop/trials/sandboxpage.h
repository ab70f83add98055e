// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// SandboxPage: one card of the hero that is being written, on a table where it can be played at once.
///
/// Why a whole table page: what happens is then seen, stepped and explained exactly as in a match.

#include "model/documents/laboratory/sandbox.h"
#include "views/pages/page.h"
#include "views/workshop/files/fileasker.h"

#include <memory>

class QComboBox;
class QLabel;
class QStackedWidget;

namespace fabletop {

class Button;
class Settings;
class TablePage;

class SandboxPage : public Page {
    Q_OBJECT
public:
    /// `folder` is where scenarios are kept as a rule.
    SandboxPage(Settings& settings, std::shared_ptr<const Theme> theme, Language language,
                const QString& folder, QWidget* parent = nullptr);
    ~SandboxPage() override;

    void setTheme(std::shared_ptr<const Theme> theme) override;
    void setLanguage(Language language) override;
    bool beforeUndo() override;
    [[nodiscard]] bool canZoom() const override { return true; }
    void zoom(int step) override;
    /// What is tried from the next table on; null: `why` is shown instead of a table.
    void setHero(std::shared_ptr<const HeroRules> hero, CardId card, const QString& why);
    void setPathAsker(PathAsker path) { m_path = std::move(path); }
    /// Sets the table up anew.
    void begin();

    [[nodiscard]] TablePage* table() const { return m_table; }
    [[nodiscard]] Match* match() const { return m_match.get(); }
    [[nodiscard]] QComboBox* cardBox() const { return m_cards; }
    [[nodiscard]] QComboBox* opponentBox() const { return m_opponents; }
    [[nodiscard]] QComboBox* fieldBox() const { return m_fields; }
    [[nodiscard]] Button* defendButton() const { return m_defends; }
    [[nodiscard]] Button* againButton() const { return m_again; }
    [[nodiscard]] Button* keepButton() const { return m_keep; }

Q_SIGNALS:

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* buildHead();
    void fillCards();
    void fillOthers();
    void retranslate();
    void offerParts();
    void keep();

    Settings& m_settings;
    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    QString m_folder;
    PathAsker m_path;
    std::shared_ptr<const HeroRules> m_hero;
    bool m_stale = true; ///< the table shows an older hero or another choice
    QJsonObject m_scenario;
    std::unique_ptr<Match> m_match;
    QComboBox* m_cards = nullptr;
    QComboBox* m_opponents = nullptr;
    QComboBox* m_fields = nullptr;
    Button* m_defends = nullptr;
    Button* m_again = nullptr;
    Button* m_keep = nullptr;
    QLabel* m_why;
    QStackedWidget* m_stack;
    TablePage* m_table;
};

} // namespace fabletop
