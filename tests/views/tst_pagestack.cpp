// SPDX-License-Identifier: GPL-3.0-or-later
// Pages by a list: made when wanted, shown, titled, undone, opened and left without anybody knowing which
// they are.

#include "model/content/languagetext.h"
#include "views/pages/pagestack.h"

#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace fabletop;

namespace {

class Plain : public Page {
    Q_OBJECT
public:
    explicit Plain(const QString& name) : called(name) {}

    void setTheme(std::shared_ptr<const Theme>) override {}
    void setLanguage(Language language) override { spoken = language; }
    QString title() const override { return called; }
    void aboutToShow() override { ++shown; }
    QUndoStack* undoStack() override { return stack; }
    bool beforeUndo() override { return ownUndo && ++undone > 0; }
    bool mayLeave() override
    {
        ++asked;
        return leaves;
    }

    QString called;
    Language spoken = Language::en;
    QUndoStack* stack = nullptr;
    bool ownUndo = false;
    bool leaves = true;
    int shown = 0;
    int undone = 0;
    int asked = 0;
};

/// Of which no entry makes one.
class Unlisted final : public Page {
    Q_OBJECT
};

class Other final : public Plain {
    Q_OBJECT
public:
    using Plain::Plain;
};

} // namespace

class TestPageStack : public QObject {
    Q_OBJECT

    std::unique_ptr<PageStack> m_stack;
    QStringList m_made;
    QHash<QString, QString> m_instead;

    template <typename Kind = Plain> PageEntry entry(const QString& id, const QStringList& opens = {})
    {
        return {id,
                {},
                "",
                "",
                {},
                {},
                opens,
                [this, id] {
                    m_made << id;
                    return new Kind(id);
                },
                [this, id] { return m_instead.value(id); }};
    }
    Plain& page(const char* id) { return static_cast<Plain&>(*m_stack->page(QLatin1String(id))); }

private Q_SLOTS:
    void init()
    {
        m_made.clear();
        m_instead.clear();
        m_stack = std::make_unique<PageStack>(
            std::vector<PageEntry>{entry("one"), entry("two", {".two", ".zwei"}), entry<Other>("three")});
    }

    void pagesAreMadeWhenTheyAreWanted()
    {
        QVERIFY(!m_stack->current() && !m_stack->currentEntry());
        QCOMPARE(m_stack->turnTo("two")->title(), QStringLiteral("two"));
        QCOMPARE(m_made, QStringList{"two"});
        m_stack->turnTo("one");
        m_stack->turnTo("two");
        QCOMPARE(m_made, QStringList({"two", "one"}));
        QCOMPARE(page("two").shown, 2);
        QCOMPARE(m_stack->currentEntry()->id, QStringLiteral("two"));
        QCOMPARE(m_stack->made().size(), std::size_t{2});
        QCOMPARE(m_stack->find<Plain>()->called, QStringLiteral("one")); // in the order of the list
        QVERIFY(!m_stack->page("four"));
        m_stack->setLocale(localeOf(Language::fr));
        QCOMPARE(page("one").spoken, Language::fr);
    }

    void aPageWithNothingToShowGivesWay()
    {
        m_instead.insert("one", "three");
        QCOMPARE(m_stack->turnTo("one")->title(), QStringLiteral("three"));
        QCOMPARE(m_made, QStringList{"three"}); // nobody has to be there to say so
        m_instead.clear();
        QCOMPARE(m_stack->turnTo("one")->title(), QStringLiteral("one"));
        QCOMPARE(page("one").shown, 1);
    }

    void aPageIsFoundByItsClass()
    {
        QVERIFY(!m_stack->find<Other>());
        QCOMPARE(m_stack->page<Other>()->called, QStringLiteral("three"));
        QCOMPARE(m_stack->find<Other>(), m_stack->page<Other>());
        QCOMPARE(m_made, QStringList{"three"});
        QCOMPARE(m_stack->page<Plain>()->called, QStringLiteral("one")); // in the order of the list
        QVERIFY(!m_stack->page<Unlisted>());
    }

    void onlyThePageInSightTellsItsTitle()
    {
        m_stack->turnTo("one");
        m_stack->page("two");
        QSignalSpy titles(m_stack.get(), &PageStack::titleChanged);
        Q_EMIT page("two").titleChanged();
        QCOMPARE(titles.size(), 0);
        Q_EMIT page("one").titleChanged();
        m_stack->turnTo("two");
        QCOMPARE(titles.size(), 2);
        QSignalSpy warned(m_stack.get(), &PageStack::warned);
        Q_EMIT page("one").warned(QStringLiteral("a")); // what went wrong is told wherever it did
        QCOMPARE(warned.size(), 1);
    }

    void aPageThatGoesMayLetAnotherSpeak()
    {
        Plain& two = page("two");
        m_stack->turnTo("one");
        int told = 0;
        connect(m_stack.get(), &PageStack::titleChanged, this, [&told] { ++told; });
        // Children go in the order they came, when nothing of the stack but the widget is left.
        connect(&two, &QObject::destroyed, &page("one"),
                [one = &page("one")] { Q_EMIT one->titleChanged(); });
        m_stack.reset();
        QCOMPARE(told, 0);
    }

    void filesFindTheirPage()
    {
        QCOMPARE(m_stack->pageFor("/a/b.zwei"), m_stack->page("two"));
        QVERIFY(!m_stack->pageFor("/a/b.drei"));
    }

    void undoIsThatOfThePageInSight()
    {
        QUndoStack stack;
        stack.push(new QUndoCommand(QStringLiteral("a")));
        page("one").stack = &stack;
        page("two").ownUndo = true;
        m_stack->turnTo("three");
        m_stack->undo();
        m_stack->turnTo("two");
        m_stack->undo();
        QCOMPARE(page("two").undone, 1);
        QVERIFY(stack.canUndo());
        m_stack->turnTo("one");
        m_stack->undo();
        QVERIFY(!stack.canUndo() && stack.canRedo());
    }

    void nobodyIsAskedAfterTheFirstWhoStays()
    {
        page("one").leaves = false;
        m_stack->page("three");
        QVERIFY(!m_stack->mayLeave());
        QCOMPARE(page("three").asked, 0);
        page("one").leaves = true;
        QVERIFY(m_stack->mayLeave());
        QCOMPARE(page("three").asked, 1);
        QVERIFY(!m_made.contains(QStringLiteral("two"))); // nothing was made there
    }
};

QTEST_MAIN(TestPageStack)
#include "tst_pagestack.moc"
