// SPDX-License-Identifier: GPL-3.0-or-later
// Words fit: on every page, in every language and at the sizes people have, nothing is cut off, nothing is
// left out that may not be, and nothing stands on anything else.

#include "app/window/application.h"
#include "app/window/mainwindow.h"
#include "tests/support/paintedtexts.h"
#include "tests/support/sourcetext.h"
#include "tests/window/settled.h"
#include "tests/window/sights.h"

#include <QApplication>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace fabletop;
using namespace fabletop::testing;

class TestPaintedText : public QObject {
    Q_OBJECT

private:
    static QString said(const QString& page, const QString& what, const PaintedWords& words)
    {
        return QStringLiteral("%1 | %2 | %3 | “%4” | %5×%6 in %7×%8 at %9")
            .arg(page, what, PaintedTexts::placeOf(words.widget), words.text)
            .arg(words.needed.width())
            .arg(words.needed.height())
            .arg(words.box.width())
            .arg(words.box.height())
            .arg(QStringLiteral("%1,%2").arg(words.box.x()).arg(words.box.y()));
    }

    /// What may be left out, and where the whole of it is.
    static bool mayElide(const PaintedWords& words)
    {
        static constexpr std::pair<const char*, const char*> places[] = {
            {"QComboBox", "what is chosen: the list, once open, is as wide as its entries"},
            {"in Library", "names in the table: the sheet beside it has them all"},
            {"SeatPanel", "the beginning of an ability: the pane has all of it below the pointer"},
            {"NewMatchPage", "the beginning of abilities where the window is low; Cards has all of them"},
        };
        const QString place = PaintedTexts::placeOf(words.widget);
        return std::any_of(std::begin(places), std::end(places),
                           [&](const auto& one) { return place.contains(QLatin1String(one.first)); });
    }

    static QStringList faultsOn(const QString& page, const std::vector<PaintedWords>& all)
    {
        QStringList faults;
        for (auto one = all.begin(); one != all.end(); ++one) {
            if (one->cut) faults << said(page, QStringLiteral("cut"), *one);
            if (one->elided() && !mayElide(*one)) faults << said(page, QStringLiteral("elided"), *one);
            if (!one->widget) continue;
            for (auto other = all.begin(); other != one; ++other) {
                const QRectF both = one->ink.intersected(other->ink);
                if (other->widget == one->widget && both.width() > 1.5 && both.height() > 1.5)
                    faults << said(page, QStringLiteral("on “%1”").arg(other->text), *one);
            }
            for (const QObject* child : one->widget->children()) {
                const auto* above = qobject_cast<const QWidget*>(child);
                if (!above || above->isHidden() || above->isWindow()) continue;
                const QRectF both = one->ink.intersected(above->geometry());
                if (both.width() > 1.5 && both.height() > 1.5)
                    faults << said(page,
                                   QStringLiteral("below a %1")
                                       .arg(QString::fromLatin1(above->metaObject()->className())),
                                   *one);
            }
        }
        return faults;
    }

private Q_SLOTS:
    void fits_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char* language : {"en", "es", "fr", "pt"})
            for (const QSize size : {QSize(1280, 800), QSize(960, 640)})
                QTest::addRow("%s %dx%d", language, size.width(), size.height())
                    << QString::fromLatin1(language) << size;
    }
    void fits()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        const QTemporaryDir folder;
        PassingSettings settings;
        settings.setSpeed(0);
        settings.setPalette(QStringLiteral("light"));
        Application application(*qApp, settings, language, folder.path());
        MainWindow& window = application.window();
        window.resize(size);
        window.show();
        QVERIFY(sitDown(window, settings, folder.path() + QStringLiteral("/painted.match")));
        PaintedTexts texts;
        QStringList faults;
        for (const Sight& page : sights()) {
            QVERIFY2(page.show(window), page.name);
            testing::settle(16);
            texts.look(window);
            QVERIFY2(!texts.all().empty(), page.name);
            faults << faultsOn(QString::fromLatin1(page.name), texts.all());
        }
        faults.removeDuplicates();
        for (const QString& fault : faults)
            qWarning("%s", qPrintable(fault));
        QCOMPARE(faults.size(), 0);
    }

    /// No other way to paint words.
    void oneWay()
    {
        const QRegularExpression other(QStringLiteral(
            R"re(\bdraw(Text|StaticText|GlyphRun|Contents)\s*\(|(\.|->)addText\s*\(|[lL]ayout(\(\))?(\.|->)draw\s*\()re"));
        QVERIFY(other.isValid());
        QStringList faults;
        for (const QString& folder : {QStringLiteral("views"), QStringLiteral("app")})
            for (const QString& file : test::repositoryFiles(folder, {"*.cpp", "*.h"})) {
                if (file == QStringLiteral("views/theme/painttext.cpp")) continue;
                const QStringList lines = test::repositoryText(file).split(u'\n');
                for (qsizetype line = 0; line < lines.size(); ++line)
                    if (other.match(lines[line].section(QStringLiteral("//"), 0, 0)).hasMatch())
                        faults
                            << QStringLiteral("%1:%2: %3").arg(file).arg(line + 1).arg(lines[line].trimmed());
            }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }
};

QTEST_MAIN(TestPaintedText)
#include "tst_paintedtext.moc"
