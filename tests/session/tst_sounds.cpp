// SPDX-License-Identifier: GPL-3.0-or-later
// Sounds: off until asked for, what is heard with which event, and the files themselves.

#include "app/session/matchsounds.h"
#include "views/preferences/settings.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>
#include <cstdlib>

using namespace fabletop;

namespace {

Event of(EventBody body)
{
    Event event;
    event.body = std::move(body);
    return event;
}

DamageDealt damage(int amount)
{
    DamageDealt dealt{};
    dealt.amount = static_cast<std::uint8_t>(amount);
    return dealt;
}

CombatDecided decided(int amount)
{
    CombatDecided end{};
    end.damage = static_cast<std::uint8_t>(amount);
    return end;
}

CardMoved card(Place from, Place to)
{
    CardMoved moved{};
    moved.from = from;
    moved.to = to;
    return moved;
}

const QDir& folder()
{
    static const QDir sounds(QStringLiteral(FABLETOP_SOURCE_DIR "/resources/sound"));
    return sounds;
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestSounds : public QObject {
    Q_OBJECT

    PassingSettings m_settings;
    QList<Sound> m_heard;
    double m_volume = 0;

    MatchSounds::Play hear()
    {
        return [this](Sound sound, double volume) {
            m_heard << sound;
            m_volume = volume;
        };
    }

private Q_SLOTS:
    void init()
    {
        m_settings = PassingSettings();
        m_heard.clear();
    }

    void silentUntilAskedFor()
    {
        MatchSounds sounds(m_settings, hear());
        sounds.setWatched(true);
        sounds.begin({of(damage(2))}, false);
        sounds.refuse();
        QVERIFY(m_heard.isEmpty());
        m_settings.setValue(QStringLiteral("sound/volume"), 40);
        sounds.begin({of(damage(2))}, false);
        QCOMPARE(m_heard, QList<Sound>{Sound::blow});
        QCOMPARE(m_volume, 0.4);
        sounds.refuse();
        QCOMPARE(m_heard.back(), Sound::refused);
        // Without anybody at the table the computer plays itself.
        sounds.setWatched(false);
        sounds.begin({of(damage(2))}, false);
        QCOMPARE(m_heard.size(), 2);
    }

    /// Neither a silent program nor one without Qt Multimedia pays or complains.
    void theModuleIsLoadedWhenItIsNeeded()
    {
        MatchSounds sounds(m_settings);
        sounds.setWatched(true);
        sounds.begin({of(damage(1))}, false);
        QVERIFY(!sounds.loaded());
        m_settings.setValue(QStringLiteral("sound/volume"), 1);
        sounds.begin({of(TurnEnded{})}, false); // says nothing
        QVERIFY(!sounds.loaded());
        sounds.begin({of(damage(1))}, false);
        QVERIFY(sounds.loaded());
        QPluginLoader nowhere;
        QVERIFY(!loadSoundModule(nowhere));
        QPluginLoader noModule(QStringLiteral(FABLETOP_SOURCE_DIR "/resources/sound/laid.wav"));
        QVERIFY(!loadSoundModule(noModule));
    }

    void whatIsHeard()
    {
        QCOMPARE(soundOf(of(card(Place::deckTop, Place::hand))), Sound::drawn);
        QCOMPARE(soundOf(of(card(Place::hand, Place::combat))), Sound::laid);
        QCOMPARE(soundOf(of(card(Place::hand, Place::scheme))), Sound::laid);
        QVERIFY(!soundOf(of(card(Place::discard, Place::hand))));
        QCOMPARE(soundOf(of(FighterMoved{})), Sound::step);
        QVERIFY(!soundOf(of(damage(0))));
        QCOMPARE(soundOf(of(decided(0))), Sound::block);
        QVERIFY(!soundOf(of(decided(3))));
        QCOMPARE(soundOf(of(HealthRecovered{})), Sound::heal);
        QCOMPARE(soundOf(of(TurnBegan{})), Sound::turn);
        QCOMPARE(soundOf(of(MatchEnded{})), Sound::won);
        // Of several at once the weightiest alone.
        QCOMPARE(soundOf(std::vector{of(TurnBegan{}), of(damage(3)), of(FighterMoved{})}), Sound::blow);
        QCOMPARE(soundOf(std::vector{of(damage(3)), of(MatchEnded{})}), Sound::won);
        QVERIFY(!soundOf(std::vector<Event>{}));
    }

    /// Nothing tells how a combat ends before it has been shown.
    void aCombatIsHeardAtItsEnd()
    {
        m_settings.setValue(QStringLiteral("sound/volume"), 100);
        for (const bool hurts : {true, false}) {
            MatchSounds sounds(m_settings, hear());
            sounds.setWatched(true);
            m_heard.clear();
            std::vector<Event> fight{of(decided(hurts ? 2 : 0))};
            if (hurts) fight.push_back(of(damage(2)));
            sounds.begin(fight, true);
            QCOMPARE(m_heard, QList<Sound>{Sound::laid});
            sounds.end();
            QCOMPARE(m_heard, (QList<Sound>{Sound::laid, hurts ? Sound::blow : Sound::block}));
            sounds.end();
            QCOMPARE(m_heard.size(), 2);
        }
    }

    /// Short, soft, without a click at either end, and together small.
    void theFiles()
    {
        qint64 all = 0;
        for (int place = 0; place < soundCount; ++place) {
            const char* name = nameOf(static_cast<Sound>(place));
            const QByteArray file =
                bytesOf(folder().filePath(QStringLiteral("%1.wav").arg(QLatin1String(name))));
            QVERIFY2(file.startsWith("RIFF") && file.size() > 4'000, name);
            all += file.size();
            constexpr int head = 44;
            int peak = 0;
            const qsizetype samples = (file.size() - head) / 2;
            const auto at = [&](qsizetype sample) {
                return qFromLittleEndian<qint16>(file.constData() + head + 2 * sample);
            };
            for (qsizetype sample = 0; sample < samples; ++sample)
                peak = std::max(peak, std::abs(int(at(sample))));
            QVERIFY2(peak > 3'000 && peak < 32767 * 45 / 100, name);
            QVERIFY2(std::abs(int(at(0))) < 1'200 && std::abs(int(at(samples - 1))) < 40, name);
            QVERIFY2(samples < 22'050 * 3 / 2, name);
        }
        QVERIFY2(all < 300'000, qPrintable(QString::number(all)));
    }

    /// What is checked in is what the script makes.
    void theScriptMakesThem()
    {
        const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
        if (python.isEmpty()) QSKIP("no Python here");
        const QTemporaryDir made;
        QCOMPARE(
            QProcess::execute(python, {folder().filePath(QStringLiteral("kit/makesounds.py")), made.path()}),
            0);
        for (int place = 0; place < soundCount; ++place) {
            const QString name =
                QStringLiteral("%1.wav").arg(QLatin1String(nameOf(static_cast<Sound>(place))));
            QVERIFY2(bytesOf(made.filePath(name)) == bytesOf(folder().filePath(name)), qPrintable(name));
        }
    }
};

QTEST_GUILESS_MAIN(TestSounds)
#include "tst_sounds.moc"
