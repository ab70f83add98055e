// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard comes back: from every field of the battlefield editor by Enter and Escape, from tools and the
// board, and undo is the page's as soon as a field has nothing of its own to undo.

#include "model/content/catalogue.h"
#include "views/theme/button.h"
#include "views/theme/style.h"
#include "views/workshop/battlefield/battlefieldeditorpage.h"
#include "views/workshop/canvas/editorcanvas.h"
#include "views/workshop/panels/propertiespanel.h"
#include "views/workshop/panels/toolcolumn.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

using namespace fabletop;

class TestKeyboardHome : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const Theme> m_theme;
    QTemporaryDir m_folder;
    std::unique_ptr<BattlefieldEditorPage> m_page;

    BattlefieldEditor& editor() { return m_page->editor(); }
    int undone() { return editor().document().undoStack().index(); }
    /// Lines and numbers that can be typed in now, each once.
    std::vector<QWidget*> fields()
    {
        std::vector<QWidget*> found;
        for (QWidget* widget : m_page->findChildren<QWidget*>()) {
            if (!widget->isVisible() || !widget->isEnabled()) continue;
            const bool inSpin = qobject_cast<QAbstractSpinBox*>(widget->parentWidget()) != nullptr;
            if (qobject_cast<QAbstractSpinBox*>(widget) || (qobject_cast<QLineEdit*>(widget) && !inSpin))
                found.push_back(widget);
        }
        return found;
    }
    /// What is selected: nothing, a space, a text.
    void select(int what)
    {
        editor().clearSelection();
        if (what == 1) editor().select({3});
        if (what == 2) {
            QTest::mouseClick(m_page->findChild<ToolColumn*>()->toolButton(EditorTool::note), Qt::LeftButton);
            QTest::mouseClick(m_page->canvas(), Qt::LeftButton, {},
                              m_page->canvas()->pixelOf({0.31, 0.07}).toPoint());
            QVERIFY(editor().selectedLabel() >= 0);
        }
    }

private Q_SLOTS:
    void init()
    {
        m_theme = std::make_shared<const Theme>(false, QApplication::font());
        applyTheme(*qApp, m_theme);
        m_page = std::make_unique<BattlefieldEditorPage>(m_theme, Language::en, m_folder.path());
        m_page->resize(1224, 766);
        Diagnostics ignored;
        editor().document().adopt(*loadBattlefield(QStringLiteral("soho"), ignored), QString(), false);
        auto* undo = new QAction(m_page.get()); // the menu's
        undo->setShortcut(QKeySequence::Undo);
        connect(undo, &QAction::triggered, m_page.get(), [this] { m_page->undo(); });
        m_page->addAction(undo);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }
    void cleanup() { m_page.reset(); }

    void everyField_data()
    {
        QTest::addColumn<int>("selected");
        QTest::newRow("nothing") << 0;
        QTest::newRow("a space") << 1;
        QTest::newRow("a text") << 2;
    }
    void everyField()
    {
        QFETCH(int, selected);
        select(selected);
        const std::vector<QWidget*> all = fields();
        QVERIFY(!all.empty());
        for (QWidget* field : all) {
            const QString name = field->accessibleName();
            for (int key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Escape}) {
                field->setFocus(Qt::MouseFocusReason);
                QCOMPARE(QApplication::focusWidget(), field);
                QTest::keyClick(field, Qt::Key(key));
                QVERIFY2(m_page->canvas()->hasFocus(), qPrintable(name));
            }
            if (!field->isVisible()) continue;
            // Nothing typed: undo is the battlefield's.
            QVERIFY(editor().report(editor().steps().addZone()));
            const int before = undone();
            field->setFocus(Qt::MouseFocusReason);
            QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
            QVERIFY2(undone() == before - 1, qPrintable(name));
        }
    }

    /// Typed text is the field's to undo, is given up by Escape and taken by Enter.
    void typedText()
    {
        select(0);
        auto* author = static_cast<QLineEdit*>(nullptr);
        for (QWidget* field : fields())
            if (field->accessibleName() == QStringLiteral("Author")) author = qobject_cast<QLineEdit*>(field);
        QVERIFY(author);
        const QString was = author->text();
        const int before = undone();
        author->setFocus();
        QTest::keyClicks(author, QStringLiteral("Ana"));
        QTest::keyClick(author, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(author->hasFocus() && author->text() == was);
        QTest::keyClicks(author, QStringLiteral("Ana"));
        QTest::keyClick(author, Qt::Key_Escape);
        QCOMPARE(author->text(), was);
        QCOMPARE(undone(), before);
        author->setFocus();
        QTest::keyClicks(author, QStringLiteral("Ana"));
        QTest::keyClick(author, Qt::Key_Return);
        QCOMPARE(QString::fromStdString(editor().battlefield().author), was + QStringLiteral("Ana"));
        QCOMPARE(undone(), before + 1);
        QTest::keyClick(m_page->canvas(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(QString::fromStdString(editor().battlefield().author), was);
    }

    /// The fault as it was found: a text is put down, and undo does nothing.
    void undoAfterAText()
    {
        const auto count = [this] { return editor().battlefield().labels.size(); };
        const std::size_t before = count();
        select(2);
        QCOMPARE(count(), before + 1);
        QCOMPARE(QApplication::focusWidget(), m_page->things()->textField()); // to be written at once
        QTest::keyClick(m_page->things()->textField(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(count(), before);
        QVERIFY(m_page->canvas()->hasFocus()); // the field has gone, and no other took the keyboard
    }

    void toolsAndBoard()
    {
        select(2);
        QLineEdit* text = m_page->things()->textField();
        for (EditorTool tool : {EditorTool::select, EditorTool::space, EditorTool::line, EditorTool::zone}) {
            text->setFocus();
            QTest::mouseClick(m_page->findChild<ToolColumn*>()->toolButton(tool), Qt::LeftButton);
            QVERIFY(m_page->canvas()->hasFocus());
        }
        text->setFocus();
        QTest::mouseClick(m_page->canvas(), Qt::LeftButton, {},
                          m_page->canvas()->pixelOf({0.9, 0.05}).toPoint());
        QVERIFY(m_page->canvas()->hasFocus());
    }
};

QTEST_MAIN(TestKeyboardHome)
#include "tst_keyboardhome.moc"
