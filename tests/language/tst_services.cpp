// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules editor asks of the language: colours, completion, outline, definitions, help, folds.

#include "model/content/catalogue.h"
#include "model/language/reading/lineparser.h"
#include "model/language/reading/parser.h"
#include "model/language/reference/reference.h"
#include "model/language/services/completions.h"
#include "model/language/services/highlights.h"
#include "model/language/services/outline.h"

#include <QTest>

using namespace fabletop;

namespace {

const std::string hero = R"(# a hero
hero "Testa"
  health 10, move 2, melee

sidekick "Guard" x2
  plural "Guards"
  health 1, ranged

form "Old Form"
form "New"

token "Mist" x2
  veil

tag "Song"

card "One" x2
  es ours "Uno"
  versatile 3, boost 1, for any, tagged Song
  after combat
    if you won
      move Guards up to 2 spaces
    otherwise
      draw 1 card # at least

card "It's Two" x2
  scheme, boost 1, for Guard
  when played
    place a Mist token on a space without a fighter
    take the form New
)";

/// The place marked with | and the text without the mark.
std::pair<std::string, std::size_t> marked(std::string text)
{
    const std::size_t at = text.find('|');
    text.erase(at, 1);
    return {text, at};
}

/// `line` is written at the end of the hero, in the block of the last card's text.
Completions offered(const std::string& line)
{
    const auto [text, at] = marked(hero + line);
    return completionsAt(text, at);
}

bool has(const Completions& found, std::string_view insert)
{
    return std::any_of(found.items.begin(), found.items.end(),
                       [&](const Completion& item) { return item.insert == insert; });
}

QByteArray all(const Completions& found)
{
    QByteArray text;
    for (const Completion& item : found.items)
        text += QByteArray::fromStdString(item.insert) + " | ";
    return text;
}

std::string wordsOf(std::string_view line, HighlightKind kind)
{
    std::string words;
    for (const Highlight& one : highlightsOfLine(line))
        if (one.kind == kind)
            words += (words.empty() ? "" : ",") +
                     std::string(line.substr(static_cast<std::size_t>(one.where.column) - 1,
                                             static_cast<std::size_t>(one.where.length)));
    return words;
}

} // namespace

#define OFFERS(line, insert) QVERIFY2(has(offered(line), insert), all(offered(line)).constData())
#define REFUSES(line, insert) QVERIFY2(!has(offered(line), insert), all(offered(line)).constData())

class TestServices : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesAreColoured()
    {
        QCOMPARE(wordsOf("card \"One\" x2", HighlightKind::declaration), std::string("card"));
        QCOMPARE(wordsOf("card \"One\" x2", HighlightKind::string), std::string("\"One\""));
        QCOMPARE(wordsOf("card \"One\" x2", HighlightKind::number), std::string("x2"));
        QCOMPARE(wordsOf("  after combat", HighlightKind::moment), std::string("after,combat"));
        QCOMPARE(wordsOf("    at the start of your next turn", HighlightKind::moment).substr(0, 6),
                 std::string("at,the"));
        QCOMPARE(wordsOf("    move Old Tom up to 2 spaces", HighlightKind::name), std::string("Old Tom"));
        QCOMPARE(wordsOf("    mvoe Tom up to 2 spaces", HighlightKind::error), std::string("mvoe"));
        QCOMPARE(wordsOf("    draw 1 card [R-DRAW-02] # why", HighlightKind::rule),
                 std::string("[R-DRAW-02]"));
        QCOMPARE(wordsOf("    draw 1 card [R-DRAW-02] # why", HighlightKind::comment), std::string("# why"));
        QCOMPARE(wordsOf("# all of it # here", HighlightKind::comment), std::string("# all of it # here"));
        QCOMPARE(wordsOf("  option \"A # b\" # c", HighlightKind::comment), std::string("# c"));
        QCOMPARE(wordsOf("card \"One", HighlightKind::error), std::string("\"One"));
        QVERIFY(highlightsOfLine("").empty());
    }

    void shippedHeroesHaveNoErrorColour()
    {
        Diagnostics ignored;
        for (const QString& id : shippedHeroes()) {
            const auto text = readTextFile(QStringLiteral(":/content/heroes/%1.hero").arg(id), ignored);
            for (const Highlight& one : highlights(*text))
                QVERIFY2(one.kind != HighlightKind::error, qPrintable(id));
        }
    }

    void whatMayStandIsOffered()
    {
        OFFERS("    |", "draw");
        OFFERS("    m|", "move");
        OFFERS("    move |", "your hero");
        OFFERS("    move |", "a fighter");
        OFFERS("    move |", "each of");
        OFFERS("    move |", "Testa");
        OFFERS("    move |", "Guards");
        REFUSES("    move |", "Mist");
        OFFERS("    move Testa |", "up to");
        OFFERS("    move Testa |", "adjacent to");
        OFFERS("    move Testa up to |", "1");
        OFFERS("    move Testa up to 2 |", "spaces");
        OFFERS("    draw |", "cards equal to");
        OFFERS("    place a |", "Mist");
        REFUSES("    take the form |", "Guard");
        OFFERS("    take the form |", "Old Form");
        OFFERS("    take \"|", "\"It's Two\"");
        OFFERS("    take |", "\"One\"");
        OFFERS("    choose each |", "fighter");
        REFUSES("    choose each |", "your hero");
        OFFERS("    if |", "this is the first action of the turn");
    }

    void onlyWhatMakesSenseThereIsOffered()
    {
        REFUSES("    |", "shuffle the deck"); // rules files
        REFUSES("    |", "cancel");           // combats
        REFUSES("    if |", "you won");       // after a result
        REFUSES("    |", "option");
        OFFERS("    choose one\n      |", "option");
        REFUSES("    choose one\n      |", "draw");
        OFFERS("  |", "no boost");
        REFUSES("  |", "health");
        REFUSES("  |", "at the end of your turn");
        OFFERS("  |", "after combat");
        OFFERS("  after combat\n    |", "cancel");
        OFFERS("  after combat\n    if |", "you won");
        OFFERS("|", "card");
        REFUSES("|", "hero");
        REFUSES("|", "number");
        OFFERS("ability \"A\"\n  |", "at the end of your turn");
        REFUSES("ability \"A\"\n  |", "boost");
        OFFERS("ability \"A\"\n  always\n    |", "opponents cannot cancel cards for");
        OFFERS("    if you did\n      draw 1 card\n    |", "otherwise");
        REFUSES("    |", "otherwise");
        OFFERS("  |", "es");
        OFFERS("  es |", "ours");
        REFUSES("  es ours |", "ours");
        OFFERS("  scheme, |", "boost");
        OFFERS("  scheme, for |", "Guards");
        OFFERS("  scheme, for |", "New");
        OFFERS("  scheme, tagged |", "Song");
        QVERIFY(offered("    draw 1 card # he|").items.empty());
    }

    void theWordBeingWrittenIsReplaced()
    {
        const auto [text, at] = marked(hero + "    move Old To|");
        QCOMPARE(text.substr(completionsAt(text, at).from), std::string("Old To"));
        const auto [quote, behind] = marked(hero + "    take \"It's T|");
        QCOMPARE(quote.substr(completionsAt(quote, behind).from), std::string("\"It's T"));
        const auto [accents, end] = marked(hero + "    move Él d|");
        QCOMPARE(accents.substr(completionsAt(accents, end).from), std::string("d"));
    }

    /// At every word of every shipped hero, the word that stands there is among those offered.
    void whatIsWrittenWouldHaveBeenOffered()
    {
        Diagnostics ignored;
        int asked = 0;
        for (const QString& id :
             {QStringLiteral("king-arthur"), QStringLiteral("invisible-man"), QStringLiteral("sinbad")}) {
            const std::string text =
                *readTextFile(QStringLiteral(":/content/heroes/%1.hero").arg(id), ignored);
            for (std::size_t at = 1; at < text.size(); ++at) {
                const bool lower = text[at] >= 'a' && text[at] <= 'z';
                const bool copies = text[at] == 'x' && text[at + 1] <= '9';
                if (!lower || copies || text[at - 1] != ' ') continue;
                const std::size_t begin = text.rfind('\n', at) + 1;
                const std::string_view before = std::string_view(text).substr(begin, at - begin);
                if (std::count(before.begin(), before.end(), '"') % 2 == 1 || before.find('#') != before.npos)
                    continue;
                const std::string_view rest =
                    std::string_view(text).substr(at, text.find_first_of(" \n,[", at) - at);
                const Completions found = completionsAt(text, at);
                const bool there =
                    std::any_of(found.items.begin(), found.items.end(), [&](const Completion& item) {
                        const std::string first = item.insert.substr(0, item.insert.find_first_of(" ,"));
                        const std::string_view stem =
                            std::string_view(first).substr(0, first.size() - (first.ends_with('s') ? 1 : 0));
                        return rest.starts_with(stem) || (first == "is" && rest == "are");
                    });
                QVERIFY2(there,
                         (std::string(before) + "^" + std::string(rest) + " : " + all(found).toStdString())
                             .c_str());
                ++asked;
            }
        }
        QVERIFY(asked > 500);
    }

    void everyOfferHasItsHelp()
    {
        for (const char* line : {"    |", "    move |", "  |", "|", "    if |", "  es |", "    move Testa |"})
            for (const Completion& item : offered(line).items)
                QVERIFY2(item.sort == Sort::none || !helpOf(item.key, Language::fr).empty(),
                         item.insert.c_str());
    }

    void declarationsAreOutlined()
    {
        const auto items = outlineOf(hero);
        QCOMPARE(items.size(), std::size_t{8});
        QCOMPARE(items[0].name, std::string("Testa"));
        QCOMPARE(items[0].firstLine, 2);
        QCOMPARE(items[6].name, std::string("One"));
        QCOMPARE(items[6].copies, 2);
        QCOMPARE(items[6].moments.size(), std::size_t{1});
        QCOMPARE(items[6].moments[0].name, std::string("after combat"));
        QCOMPARE(items[6].lastLine, 24);
    }

    void aBrokenLineKeepsItsPlaceInTheOutline()
    {
        const auto items =
            outlineOf("hero \"A\" nonsense\n  health 9\ncard \"B\" 2\n  after combat\n    dael\ncard\n");
        QCOMPARE(items.size(), std::size_t{3});
        QCOMPARE(items[0].name, std::string("A"));
        QCOMPARE(items[1].moments.size(), std::size_t{1});
        QCOMPARE(items[2].name, std::string());
    }

    void namesLeadToTheirDeclaration()
    {
        const auto line = [](const std::string& needle, std::size_t within) {
            const auto where = definitionOf(hero, hero.find(needle) + within);
            return where ? where->line : 0;
        };
        QCOMPARE(line("move Guards", 6), 5);
        QCOMPARE(line("for Guard", 5), 5);
        QCOMPARE(line("a Mist", 3), 12);
        QCOMPARE(line("form New", 6), 10);
        QCOMPARE(line("tagged Song", 8), 15);
        QCOMPARE(line("draw 1", 1), 0);
        QVERIFY(!definitionOf("", 0));
    }

    void theWordUnderTheCursorIsFound()
    {
        const auto key = [](const std::string& needle, std::size_t within) {
            const auto here = wordAt(hero, hero.find(needle) + within);
            return here ? std::string(here->key) : std::string();
        };
        QCOMPARE(key("move Guards", 1), std::string(rowOf(Word::move).pattern));
        QCOMPARE(key("move Guards", 7), std::string(rowOf(Word::named).pattern));
        QCOMPARE(key("you won", 2), std::string("you won"));
        QCOMPARE(key("if you", 0), std::string(rowOf(Word::ifThen).pattern));
        QCOMPARE(key("boost 1", 0), std::string(rowOf(Word::boostAttr).pattern));
        QCOMPARE(key("otherwise", 3), std::string("otherwise"));
        QCOMPARE(key("ours", 1), std::string("ours"));
        QCOMPARE(key("# a hero", 3), std::string());
    }

    void blocksCanBeFolded()
    {
        const auto folds = foldsOf(hero);
        const auto there = [&](int first, int last) {
            return std::find(folds.begin(), folds.end(), Fold{first, last}) != folds.end();
        };
        QVERIFY(there(2, 3));
        QVERIFY(there(17, 24));
        QVERIFY(there(20, 24));
        QVERIFY(there(21, 22));
        QVERIFY(!there(9, 10));
    }

    /// Whatever mend is offered, the line is right once it has been taken.
    void aMendIsOfferedAndMends_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("fix");
        QTest::newRow("first word") << QStringLiteral("    dael 1 damage to Testa") << QStringLiteral("deal");
        QTest::newRow("later word") << QStringLiteral("    move Testa uo to 2 spaces")
                                    << QStringLiteral("up");
        QTest::newRow("noun") << QStringLiteral("    draw 2 crads") << QStringLiteral("cards");
        QTest::newRow("moment") << QStringLiteral("  when plaied") << QStringLiteral("played");
        QTest::newRow("property") << QStringLiteral("  schem, boost 1, for any") << QStringLiteral("scheme");
        QTest::newRow("declaration") << QStringLiteral("tokn \"Smoke\"") << QStringLiteral("token");
        QTest::newRow("fighter") << QStringLiteral("    move each Gaurd up to 2 spaces")
                                 << QStringLiteral("Guard");
        QTest::newRow("form") << QStringLiteral("    take the form Old Fomr") << QStringLiteral("Old Form");
        QTest::newRow("token") << QStringLiteral("    place a Mits token on a space")
                               << QStringLiteral("Mist");
        QTest::newRow("card") << QStringLiteral("    take \"Its To\" from your discard pile or deck")
                              << QStringLiteral("\"It's Two\"");
        QTest::newRow("user") << QStringLiteral("  scheme, boost 1, for Gaurds") << QStringLiteral("Guard");
        QTest::newRow("tag") << QStringLiteral("  scheme, boost 1, for any, tagged Sogn")
                             << QStringLiteral("Song");
    }

    void aMendIsOfferedAndMends()
    {
        QFETCH(QString, line);
        QFETCH(QString, fix);
        const bool declaration = !line.startsWith(u' ');
        const bool act = line.startsWith(QStringLiteral("    "));
        std::string text = hero;
        if (!declaration) text += "card \"New\"\n";
        if (act) text += "  scheme, boost 1, for any\n  when played\n";
        const std::string prefix = text;
        Diagnostics problems;
        (void)readHero(text + line.toStdString() + "\n", "x", problems);
        const int number = static_cast<int>(std::count(prefix.begin(), prefix.end(), '\n')) + 1;
        const auto found = std::find_if(problems.begin(), problems.end(),
                                        [&](const Diagnostic& one) { return one.where.line == number; });
        QVERIFY(found != problems.end());
        QCOMPARE(QString::fromStdString(found->quickFix), fix);
        line.replace(found->where.column - 1, found->where.length, fix);
        problems.clear();
        (void)readHero(text + line.toStdString() + "\n", "x", problems);
        for (const Diagnostic& one : problems)
            QVERIFY2(one.where.line != number || one.code.id() == "block-missing", toLine(one).c_str());
    }

    void nothingBreaksOnTornText()
    {
        for (std::size_t at = 0; at <= hero.size(); ++at) {
            const std::string text = hero.substr(0, at);
            (void)completionsAt(text, at);
            (void)outlineOf(text);
            (void)definitionOf(text, at);
            (void)wordAt(text, at);
            (void)foldsOf(text);
        }
        (void)completionsAt(hero, hero.size() + 100);
    }
};

QTEST_GUILESS_MAIN(TestServices)
#include "tst_services.moc"
