// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BalancePage: what the hero that is being written is worth: games between computers in the background, a
/// table that fills while they are played, and behind each of its cells the match that tells most.

#include "model/items/workshop/balancemodel.h"
#include "views/pages/page.h"
#include "views/workshop/files/fileasker.h"

#include <QHash>
#include <memory>

class QLabel;
class QProgressBar;
class QTableView;

namespace fabletop {

class BalanceChoices;
class BalanceDelegate;
class BalanceHeader;
class Button;
class EmptyState;

class BalancePage : public Page {
    Q_OBJECT
public:
    BalancePage(std::shared_ptr<const Theme> theme, Language language, QWidget* parent = nullptr);
    ~BalancePage() override;

    void setTheme(std::shared_ptr<const Theme> theme) override;
    void setLanguage(Language language) override;
    /// The hero as it is written now; null while its text has mistakes. Figures of what it was before stay,
    /// and say so.
    void setHero(std::shared_ptr<const HeroRules> hero);
    /// Where match files of telling games are written.
    void setFolder(const QString& folder) { m_folder = folder; }
    /// A dialog asks where a table goes; without it the answer is "nowhere".
    void useDialogs();
    void setPathAsker(PathAsker path) { m_path = std::move(path); }
    void setSeed(std::uint64_t seed) { m_seed = seed; }

    [[nodiscard]] BalanceChoices* choices() const { return m_choices; }
    [[nodiscard]] Button* startButton() const { return m_start; }
    [[nodiscard]] Button* exportButton() const { return m_export; }
    [[nodiscard]] QTableView* table() const { return m_view; }
    [[nodiscard]] const BalanceModel& model() const { return m_model; }
    [[nodiscard]] QLabel* verdictLabel() const { return m_verdict; }
    [[nodiscard]] QLabel* countLabel() const { return m_count; }
    [[nodiscard]] QLabel* footLabel() const { return m_foot; }
    [[nodiscard]] EmptyState* emptyState() const { return m_empty; }
    [[nodiscard]] bool running() const { return m_trial.running(); }
    void exportTable();

Q_SIGNALS:
    /// A match file was written; to be shown at this position.
    void matchMade(const QString& path, int at);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void build();
    QWidget* buildHead();
    void buildTable();
    void wire();
    void retranslate();
    void startOrCancel();
    void take(const BalanceTable& table);
    void renew();
    void renewHead();
    void shareRoom();
    void openMatchOf(const QModelIndex& index);
    [[nodiscard]] QString pathFor(const BalanceTable& table, int opponent, int battlefield) const;
    /// Why no games can be started; empty: they can.
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] bool outdated() const;

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    std::shared_ptr<const HeroRules> m_hero;
    std::string m_heroId; ///< of the last that there was
    QString m_folder;
    PathAsker m_path;
    std::uint64_t m_seed = 1;
    BalanceModel m_model;
    BalanceTrial m_trial;
    QHash<QString, QString> m_made; ///< matches of the table as it stands, by the game that is in them
    BalanceChoices* m_choices;
    Button* m_export;
    Button* m_start;
    QLabel* m_verdict;
    QProgressBar* m_progress;
    QLabel* m_count;
    QTableView* m_view;
    BalanceDelegate* m_delegate;
    BalanceHeader* m_columns;
    BalanceHeader* m_rows;
    EmptyState* m_empty;
    QLabel* m_foot;
};

} // namespace fabletop
