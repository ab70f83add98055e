// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of a card one by one: together its text, and every line of its program has the one that says
// it.

#include "model/content/catalogue.h"
#include "model/language/meaning/resolved.h"
#include "model/language/prose/prose.h"

#include <QTest>

using namespace fabletop;

namespace {

constexpr Language sentenceLanguages[] = {Language::en, Language::es, Language::fr, Language::pt};

void lines(const std::vector<Phrase>& block, std::vector<int>& all)
{
    for (const Phrase& phrase : block) {
        if (phrase.word != Word::optionBlock) all.push_back(phrase.span.line);
        lines(phrase.block, all);
        lines(phrase.otherwise, all);
    }
}

const Sentence* saying(const std::vector<TextPart>& parts, int line)
{
    for (const TextPart& part : parts)
        for (const Sentence& sentence : part.sentences)
            if (std::find(sentence.lines.begin(), sentence.lines.end(), line) != sentence.lines.end())
                return &sentence;
    return nullptr;
}

} // namespace

class TestSentences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLineHasItsSentence()
    {
        for (const QString& id : shippedHeroes()) {
            Diagnostics problems;
            const auto hero = loadHero(id, problems);
            QVERIFY(hero);
            for (std::size_t card = 0; card < hero->cards.size(); ++card)
                for (Language language : sentenceLanguages) {
                    const auto parts = cardText(*hero, idAt<CardId>(static_cast<int>(card)), language);
                    for (const TextPart& part : parts) {
                        std::string joined;
                        for (const Sentence& sentence : part.sentences)
                            joined += (joined.empty() ? "" : " ") + sentence.text;
                        QCOMPARE(joined, part.text);
                    }
                    std::vector<int> all;
                    for (const Section& section : hero->text->cards[card])
                        lines(section.block, all);
                    for (int line : all)
                        QVERIFY2(saying(parts, line),
                                 qPrintable(QStringLiteral("%1, line %2").arg(id).arg(line)));
                }
        }
    }

    void anOfferAndWhatFollowsAreTwo()
    {
        const char* const text =
            "hero \"Testa\"\n  health 10, move 2, melee\n\ncard \"One\" x30\n  scheme, boost 1, for any\n  "
            "when played\n"
            "    you may\n      choose an opposing fighter\n      deal 1 damage to that fighter\n"
            "    if there is an opposing fighter adjacent to Testa\n      draw 1 card\n    otherwise\n      "
            "draw 2 cards\n";
        Diagnostics problems;
        const auto hero = readHero(text, "test.hero", problems);
        QVERIFY(hero);
        const auto parts = cardText(*hero, CardId{0}, Language::en);
        QCOMPARE(parts.size(), std::size_t{1});
        QCOMPARE(parts.front().sentences.size(), std::size_t{4});
        QCOMPARE(saying(parts, 8), &parts.front().sentences[0]);
        QCOMPARE(saying(parts, 9), &parts.front().sentences[1]);
        QCOMPARE(saying(parts, 11), &parts.front().sentences[2]);
        QCOMPARE(saying(parts, 13), &parts.front().sentences[3]);
    }
};

QTEST_GUILESS_MAIN(TestSentences)
#include "tst_sentences.moc"
