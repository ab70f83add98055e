// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PageStack: pages by a list of entries, one of them in sight; each is made when it is first wanted.
///
/// Why a list: sidebar, menus, tabs and whoever opens a file read it, so a page is added by one line of it.
/// Why the entry says what can be known before: the class of a page, and whether it has anything to show, are
/// no reason to make it.

#include "views/pages/page.h"
#include "views/preferences/acts.h"

#include <QStackedWidget>
#include <QUndoGroup>
#include <concepts>
#include <functional>
#include <type_traits>
#include <utility>
#include <vector>

namespace fabletop {

/// Makes a page of a class that is known before.
class PageFactory {
public:
    template <std::invocable Make>
    PageFactory(Make make) // NOLINT(google-explicit-constructor): any function that makes a page is one
        : m_kind(&std::remove_pointer_t<std::invoke_result_t<Make>>::staticMetaObject),
          m_make(std::move(make))
    {}

    [[nodiscard]] const QMetaObject& kind() const { return *m_kind; }
    [[nodiscard]] Page* operator()() const { return m_make(); }

private:
    const QMetaObject* m_kind;
    std::function<Page*()> m_make;
};

struct PageEntry {
    QString id;
    QString icon;           ///< of its button in the sidebar; empty: it has none
    const char* name = "";  ///< in the sidebar or on its tab; QT_TRANSLATE_NOOP("Pages", …)
    const char* entry = ""; ///< in the menu Go, with a mark for its letter; empty: not there
    std::optional<Act> act; ///< that turns to it, where the menu does
    QString under;          ///< the page whose button is lit while it is in sight; empty: its own
    QStringList opens;      ///< endings of the files that it opens
    PageFactory make;
    /// The id of the page that is shown in its place while it has nothing to show; empty, or no function:
    /// itself.
    std::function<QString()> instead = {};

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
    /// The first of that class, made if it isn't there yet; null: no entry makes one.
    template <typename T> T* page()
    {
        for (const PageEntry& entry : m_entries)
            if (entry.make.kind().inherits(&T::staticMetaObject)) return static_cast<T*>(page(entry.id));
        return nullptr;
    }
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
    [[nodiscard]] const PageEntry* entry(const QString& id) const;
    void follow(Page& page);

    std::vector<PageEntry> m_entries;
    std::vector<Page*> m_pages; ///< by entry; null: not made yet
    QUndoGroup m_undo;          ///< its active stack is the one of the page in sight
};

} // namespace fabletop
