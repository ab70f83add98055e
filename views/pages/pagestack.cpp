// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/pagestack.h"

#include <QCoreApplication>
#include <QUndoStack>
#include <algorithm>
#include <utility>

namespace fabletop {

QString PageEntry::spokenName() const
{
    return QCoreApplication::translate("Pages", name);
}

QString PageEntry::menuName() const
{
    return QCoreApplication::translate("Pages", entry);
}

PageStack::PageStack(std::vector<PageEntry> entries, QWidget* parent)
    : QStackedWidget(parent), m_entries(std::move(entries)), m_pages(m_entries.size(), nullptr)
{}

PageStack::~PageStack()
{
    // Pages are deleted when only the widget is left of the stack. One that goes may still let another speak.
    for (Page* page : made())
        page->disconnect(this);
}

const PageEntry* PageStack::entry(const QString& id) const
{
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [&](const PageEntry& one) { return one.id == id; });
    return found == m_entries.end() ? nullptr : &*found;
}

Page* PageStack::page(const QString& id)
{
    const PageEntry* entry = this->entry(id);
    if (!entry) return nullptr;
    Page*& page = m_pages[static_cast<std::size_t>(entry - m_entries.data())];
    if (!page) {
        page = entry->make();
        addWidget(page);
        follow(*page);
        page->applySettings();
        Q_EMIT pageMade(page);
    }
    return page;
}

void PageStack::follow(Page& page)
{
    connect(&page, &Page::titleChanged, this, [this, shown = &page] {
        if (shown == current()) Q_EMIT titleChanged();
    });
    connect(&page, &Page::warned, this, &PageStack::warned);
    connect(&page, &Page::informed, this, &PageStack::informed);
    connect(&page, &Page::ruleRequested, this, &PageStack::ruleRequested);
}

std::vector<Page*> PageStack::made() const
{
    std::vector<Page*> all;
    std::copy_if(m_pages.begin(), m_pages.end(), std::back_inserter(all), [](Page* page) { return page; });
    return all;
}

Page* PageStack::current() const
{
    return qobject_cast<Page*>(currentWidget());
}

const PageEntry* PageStack::currentEntry() const
{
    const auto page = std::find(m_pages.begin(), m_pages.end(), current());
    return !current() || page == m_pages.end() ? nullptr
                                               : &m_entries[static_cast<std::size_t>(page - m_pages.begin())];
}

Page* PageStack::turnTo(const QString& id)
{
    const PageEntry* entry = this->entry(id);
    if (const QString other = entry && entry->instead ? entry->instead() : QString(); !other.isEmpty())
        return turnTo(other);
    Page* page = this->page(id);
    page->aboutToShow();
    setCurrentWidget(page);
    // Parts that know their size now ask for another: it is laid out before it is seen, not after.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    Q_EMIT titleChanged();
    return page;
}

Page* PageStack::pageFor(const QString& path)
{
    for (const PageEntry& entry : m_entries)
        for (const QString& ending : entry.opens)
            if (path.endsWith(ending)) return page(entry.id);
    return nullptr;
}

void PageStack::undo()
{
    Page* page = current();
    if (page->beforeUndo()) return;
    QUndoStack* stack = page->undoStack();
    if (stack && !m_undo.stacks().contains(stack)) m_undo.addStack(stack);
    m_undo.setActiveStack(stack);
    m_undo.undo();
}

bool PageStack::mayLeave()
{
    const auto all = made();
    return std::all_of(all.begin(), all.end(), [](Page* page) { return page->mayLeave(); });
}

void PageStack::applySettings()
{
    for (Page* page : made())
        page->applySettings();
}

} // namespace fabletop
