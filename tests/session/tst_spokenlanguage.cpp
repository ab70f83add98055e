// SPDX-License-Identifier: GPL-3.0-or-later
// The language of the program is chosen without a window: Qt tells of it, and the settings keep it.

#include "app/session/spokenlanguage.h"
#include "model/content/languagetext.h"
#include "views/preferences/settings.h"

#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace fabletop;

namespace {

class Listener final : public QObject {
public:
    int heard = 0;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        heard += watched == QCoreApplication::instance() && event->type() == QEvent::LanguageChange;
        return false;
    }
};

QString cancel()
{
    return QCoreApplication::translate("fabletop::PackSheet", "Cancel");
}

} // namespace

class TestSpokenLanguage : public QObject {
    Q_OBJECT

private:
    PassingSettings m_settings;

private Q_SLOTS:
    void theSettingSpeaks()
    {
        m_settings.setLanguage(QStringLiteral("es"));
        const SpokenLanguage spoken(m_settings, QString());
        QCOMPARE(spoken.now(), Language::es);
        QCOMPARE(QLocale(), localeOf(Language::es));
    }

    /// `--language` is for this run: it changes no setting.
    void theCommandLineComesFirst()
    {
        m_settings.setLanguage(QStringLiteral("es"));
        const SpokenLanguage spoken(m_settings, QStringLiteral("fr"));
        QCOMPARE(spoken.now(), Language::fr);
        QCOMPARE(m_settings.language(), QStringLiteral("es"));
    }

    void anotherIsToldOfAndKept()
    {
        m_settings.setLanguage(QStringLiteral("en"));
        SpokenLanguage spoken(m_settings, QString());
        const QString english = cancel();
        Listener listener;
        qApp->installEventFilter(&listener);
        QSignalSpy changed(&spoken, &SpokenLanguage::changed);
        spoken.choose(QStringLiteral("pt"));
        QVERIFY(listener.heard > 0);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.front().front().value<Language>(), Language::pt);
        QCOMPARE(QLocale(), localeOf(Language::pt));
        QCOMPARE(m_settings.language(), QStringLiteral("pt"));
        QVERIFY(cancel() != english);
        spoken.choose(QStringLiteral("xx")); // unknown: English
        QCOMPARE(spoken.now(), Language::en);
        QCOMPARE(cancel(), english);
    }

    /// It takes its texts with it when it goes.
    void nothingIsLeftBehind()
    {
        const QString before = cancel();
        {
            const SpokenLanguage spoken(m_settings, QStringLiteral("fr"));
            QVERIFY(cancel() != before);
        }
        QCOMPARE(cancel(), before);
    }
};

QTEST_GUILESS_MAIN(TestSpokenLanguage)
#include "tst_spokenlanguage.moc"
