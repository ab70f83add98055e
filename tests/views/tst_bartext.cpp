// SPDX-License-Identifier: GPL-3.0-or-later
// What a bar says gives way in a fixed order, and its help is never cut within a sentence.

#include "views/hand/bartext.h"

#include <QApplication>
#include <QFontMetrics>
#include <QTest>

using namespace fabletop;

class TestBarText : public QObject {
    Q_OBJECT

private:
    static constexpr int link = 80;

    static const Theme& theme()
    {
        static const Theme theme(false, QApplication::font());
        return theme;
    }
    static BarText fitted(const BarSpeech& speech, int wide)
    {
        return BarText::fitted(theme(), speech, wide);
    }
    /// Nothing is wider than its room, and the link stands within it.
    static QString faultOf(const BarText& text, int wide)
    {
        for (const QString& line : text.lines)
            if (QFontMetrics(text.font).horizontalAdvance(line) > wide) return line;
        for (const QString& line : text.help)
            if (QFontMetrics(text.helpFont).horizontalAdvance(line) > wide) return line;
        if (text.link.x() + link > wide + 12) return QStringLiteral("the link");
        if (text.font.pixelSize() < 11 || (!text.help.isEmpty() && text.helpFont.pixelSize() < 11))
            return QStringLiteral("letters under 11");
        if (std::cmp_greater(text.lines.size() + text.help.size(), text.bases.size()))
            return QStringLiteral("a line without a place");
        return {};
    }

private Q_SLOTS:
    void helpIsNeverCutWithinASentence()
    {
        const QStringList parts{QStringLiteral("Two actions left."),
                                QStringLiteral("A lit space begins a maneuver;"),
                                QStringLiteral("a card without a lock can be played.")};
        const BarSpeech speech{QStringLiteral("Ana, what should Sherlock Holmes do?"), parts.join(u' '),
                               false, false, link};
        QSet<qsizetype> told;
        for (int wide = 240; wide < 900; wide += 7) {
            const BarText text = fitted(speech, wide);
            QVERIFY2(faultOf(text, wide).isEmpty(), qPrintable(faultOf(text, wide)));
            QStringList whole;
            bool prefix = text.help.isEmpty();
            for (const QString& part : parts) {
                whole << part;
                prefix = prefix || whole.join(u' ') == text.help.join(u' ');
            }
            QVERIFY2(prefix, qPrintable(text.help.join(u'|')));
            QCOMPARE(text.tip.isEmpty(),
                     text.help.join(u' ') == speech.help && text.lines.join(u' ') == speech.sentence);
            told.insert(text.help.join(u' ').size());
        }
        QCOMPARE(told.size(), 4); // all, two, one and none of them
    }

    /// The sentence takes the whole bar before a word of it is lost.
    void theSentenceTakesTheLine()
    {
        const BarSpeech speech{
            QStringLiteral("Confirm Suspicion: Ana, name a number from 0 to 9 for the hand of the Computer"),
            QStringLiteral("You may decline."), false, false, link};
        const BarText roomy = fitted(speech, 1000);
        QCOMPARE(roomy.lines, QStringList{speech.sentence});
        QCOMPARE(roomy.help, QStringList{speech.help});
        const BarText narrow = fitted(speech, 420);
        QVERIFY(narrow.help.isEmpty() && narrow.tip.contains(speech.help));
        for (int wide = 260; wide < 1000; wide += 9)
            QCOMPARE(fitted(speech, wide).lines.join(u' '), speech.sentence);
    }

    /// Rather a third line than no help at all.
    void helpTakesAThirdLine()
    {
        const BarSpeech speech{QStringLiteral("Ana, choose an action"),
                               QStringLiteral("Click a fighter to maneuver. 2 actions left."), false, false,
                               link};
        for (int wide = 240; wide < 600; wide += 7) {
            const BarText text = fitted(speech, wide);
            QVERIFY2(faultOf(text, wide).isEmpty(), qPrintable(faultOf(text, wide)));
            QVERIFY2(text.help.join(u' ').startsWith(QStringLiteral("Click a fighter to maneuver.")),
                     qPrintable(QString::number(wide)));
            QCOMPARE(text.lines, QStringList{speech.sentence});
        }
    }

    /// A reason is read whole, whatever becomes of the question.
    void aRefusalIsWhole()
    {
        const BarSpeech speech{
            QStringLiteral("Ana, what should Sherlock Holmes do?"),
            QStringLiteral("Space 18 is 4 spaces away, Sherlock Holmes may move 2 and none of "
                           "the cards in hand boosts that far"),
            true, false, link};
        for (int wide = 230; wide < 1000; wide += 9) {
            const BarText text = fitted(speech, wide);
            QCOMPARE(text.help.join(u' '), speech.help);
            QVERIFY2(faultOf(text, wide).isEmpty(), qPrintable(faultOf(text, wide)));
        }
    }

    /// What a lesson says may take a second line.
    void aLessonIsWhole()
    {
        const BarSpeech speech{
            QStringLiteral("Ana, what should Sherlock Holmes do?"),
            QStringLiteral("Rest the pointer on your hero: numbers show how many steps away "
                           "each space is."),
            false, true, link};
        for (int wide = 420; wide < 1000; wide += 9)
            QCOMPARE(fitted(speech, wide).help.join(u' '), speech.help);
    }
};

QTEST_MAIN(TestBarText)
#include "tst_bartext.moc"
