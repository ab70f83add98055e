// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// WorkshopStart: what a tab of the workshop opens with: something new, something like a built-in one, or
/// what was made lately.
///
/// Why a page of its own: an empty sheet with its first errors tells nobody how to begin.

#include "model/rules/names.h"
#include "views/theme/rovingfocus.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <vector>

class QLabel;
class QScrollArea;

namespace fabletop {

class Button;
class FieldPick;
class HeroCard;
class RecentFile;
class StartCard;

class WorkshopStart : public QWidget {
    Q_OBJECT
public:
    enum class Kind { hero, battlefield, ruleSet };

    WorkshopStart(Kind kind, std::shared_ptr<const Theme> theme, Language language,
                  QWidget* parent = nullptr);

    /// Files that were made lately, and what is open already; empty: nothing.
    void renew(const QStringList& recent, const QString& open);

    [[nodiscard]] StartCard* newCard() const { return m_new; }
    [[nodiscard]] StartCard* openCard() const { return m_open; }
    [[nodiscard]] StartCard* packageCard() const { return m_package; }
    [[nodiscard]] StartCard* backCard() const { return m_back; }
    [[nodiscard]] const std::vector<HeroCard*>& heroes() const { return m_heroes; }
    [[nodiscard]] const std::vector<FieldPick*>& fields() const { return m_fields; }
    [[nodiscard]] std::vector<Button*> recentButtons() const;

Q_SIGNALS:
    void newRequested();
    void openRequested();
    /// What somebody packed for others.
    void packageRequested();
    /// On with what is open.
    void backRequested();
    /// A built-in hero or battlefield, by its id.
    void likeRequested(const QString& id, const QString& name);
    void recentRequested(const QString& path);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fillHeroes();
    void fillFields();
    void dress();
    void retranslate();
    void bakeNext();
    void layOut();
    /// Widgets in rows of so many from `top`, as wide as fills the room. What they paint begins `air` within
    /// them, and is level with the titles; where they end.
    int rows(const std::vector<QWidget*>& each, int beside, int high, int top, int air, int room);
    [[nodiscard]] int cellWide(int beside, int air, int room) const;
    int layOutLikes(int top, int spare);
    int layOutRecent(int top);
    [[nodiscard]] int recentHigh() const;
    [[nodiscard]] int contentWide() const { return m_wide; }
    /// The width of everything, and how many battlefields stand in a row.
    void shareRoom();
    [[nodiscard]] int spareHigh(bool aside) const;
    [[nodiscard]] int left() const;
    /// How many of so many, at least so wide, stand in a row: rows are filled evenly.
    [[nodiscard]] int across(std::size_t count, int least) const;

    Kind m_kind;
    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    QScrollArea* m_area;
    QWidget* m_ground;
    QLabel* m_title;
    QLabel* m_help;
    StartCard* m_new;
    StartCard* m_open;
    StartCard* m_package;
    StartCard* m_back;
    QLabel* m_like;
    QLabel* m_lately;
    RovingFocus m_stop;
    std::vector<HeroCard*> m_heroes;
    std::vector<FieldPick*> m_fields;
    QLabel* m_none; ///< in place of recent files
    std::vector<RecentFile*> m_recent;
    QString m_openName;
    int m_wide = 0;
    int m_likeWide = 0;   ///< of the built-in ones
    bool m_aside = false; ///< the recent ones are beside them
    int m_beside = 0;     ///< battlefields in a row
};

} // namespace fabletop
