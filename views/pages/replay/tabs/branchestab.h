// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BranchesTab: other lines of play as a tree: look at one, name it, compare it, go on with it, begin a new
/// one here.

#include "model/match/match.h"
#include "model/match/words/narrate.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace fabletop {

class BranchDelegate;
class Button;

class BranchesTab : public QWidget {
    Q_OBJECT
public:
    explicit BranchesTab(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// The match with the recorded line and its branches.
    void setMatch(Match* trunk, const Narrator& narrator);
    /// The line that is looked at, 0: the recorded one, and the place in it.
    /// With the future hidden, only what left before that place is there, and nothing tells how it went.
    void setPlace(int branch, int position, bool futureHidden = false);
    /// Why nobody can play on from here; empty: they can.
    void setBar(const QString& reason);
    [[nodiscard]] Button* playButton() const { return m_play; }
    [[nodiscard]] Button* compareButton() const { return m_compare; }
    [[nodiscard]] Button* renameButton() const { return m_rename; }
    [[nodiscard]] Button* removeButton() const { return m_remove; }
    [[nodiscard]] QTreeWidget* tree() const { return m_tree; }
    [[nodiscard]] QComboBox* seatBox(int seat) const { return m_players[static_cast<std::size_t>(seat)]; }

Q_SIGNALS:
    void branchChosen(int id);
    void compareRequested(int id);
    /// A player a seat: "person" or the name of a computer.
    void playRequested(const QStringList& players);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectParts();
    void renew();
    void retranslate();
    void addLine(QTreeWidgetItem* above, const Branch& branch);
    QTreeWidgetItem* makeItem(const QString& name, const QString& facts, int id) const;
    void rename(QTreeWidgetItem* item);
    void refreshButtons();
    [[nodiscard]] int chosen() const;
    [[nodiscard]] bool shows(const Branch& branch) const;
    [[nodiscard]] bool leadsHere(const Branch& branch) const;
    [[nodiscard]] QString nameOf(const Branch& branch) const;
    [[nodiscard]] QString facts(const Branch& branch) const;

    std::shared_ptr<const Theme> m_theme;
    Match* m_match = nullptr;
    Narrator m_narrator;
    int m_branch = 0;
    int m_position = 0;
    bool m_futureHidden = false;
    bool m_renewing = false;
    QTreeWidget* m_tree;
    BranchDelegate* m_delegate;
    Button* m_rename;
    Button* m_compare;
    Button* m_remove;
    QLabel* m_heading;
    QGridLayout* m_seats;
    std::vector<QLabel*> m_names;
    std::vector<QComboBox*> m_players;
    Button* m_play;
};

} // namespace fabletop
