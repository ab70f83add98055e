// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PageStack: pages by a list of entries, one of them in sight; each is made when it is first wanted.
///
/// Why a list: sidebar, menus, tabs and whoever opens a file read it, so a page is added by one line of it.

#include "views/pages/page.h"
#include "views/preferences/acts.h"

#include <QStackedWidget>
#include <QUndoGroup>
#include <functional>
#include <vector>

namespace fabletop {

struct PageEntry {
    QString id;
    QString icon;           ///< of its button in the sidebar; empty: it has none
    const char* name = "";  ///< in the sidebar or on its tab; QT_TRANSLATE_NOOP("Pages", …)
    const char* entry = ""; ///< in the menu Go, with a mark for its letter; empty: not there
    std::optional<Act> act; ///< that turns to it, where the menu does
    QString under;          ///< the page whose button is lit while it is in sight; empty: its own
    QStringList opens;      ///< endings of the files that it opens
    std::function<Page*()> make;

    [[nodiscard]] QString spokenName() const;
    [[nodiscard]] QString menuName() const;
};

class PageStack : public QStackedWidget {
    Q_OBJECT
public:
    explicit PageStack(std::vector<PageEntry> entries, QWidget* parent = nullptr);
    ~PageStack() override;

    [[nodiscard]] const std::vector<PageEntry>& entries() const { return m_entries; }
    /// Made if it isn't there yet.
    Page* page(const QString& id);
    /// The pages that are there, in the order of the list.
    [[nodiscard]] std::vector<Page*> made() const;
    /// The page of that class; null while it isn't there.
    template <typename T> [[nodiscard]] T* find() const
    {
        for (Page* page : made())
            if (auto* found = qobject_cast<T*>(page)) return found;
        return nullptr;
    }
    /// Null before the first.
    [[nodiscard]] Page* current() const;
    [[nodiscard]] const PageEntry* currentEntry() const;

    /// Shows it, or the page that it says is to be shown in its place.
    Page* turnTo(const QString& id);
    /// The page that opens files with this ending; null: none does.
    Page* pageFor(const QString& path);
    /// What was done last on the page in sight.
    void undo();
    /// Asks page by page.
    bool mayLeave();
    void applySettings();

Q_SIGNALS:
    /// Another page is in sight, or its title is another.
    void titleChanged();
    /// It is there from now on, hidden or not.
    void pageMade(fabletop::Page* page);
    // Of any of the pages.
    void warned(const QString& sentence);
    void informed(const QString& sentence);
    void ruleRequested(const QString& rule);

private:
    void follow(Page& page);

    std::vector<PageEntry> m_entries;
    std::vector<Page*> m_pages; ///< by entry; null: not made yet
    QUndoGroup m_undo;          ///< its active stack is the one of the page in sight
};

} // namespace fabletop
