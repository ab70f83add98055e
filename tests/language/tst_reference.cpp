// SPDX-License-Identifier: GPL-3.0-or-later
// The language reference: every construct has its help in four languages and an example that is rules text.

#include "model/content/catalogue.h"
#include "model/content/reference/exampletexts.h"
#include "model/content/rulebook/rulebook.h"
#include "model/language/languages/wordhelp.h"
#include "model/language/meaning/belonging.h"
#include "model/language/meaning/moments.h"
#include "model/language/reading/lineparser.h"
#include "model/language/reference/keysofline.h"
#include "model/language/reference/reference.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTest>

using namespace fabletop;

namespace {

constexpr Language helpLanguages[] = {Language::en, Language::es, Language::fr, Language::pt};

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

/// Words that stand in the rules of the game and in no hero.
bool isOfTheRules(Word word)
{
    switch (word) {
    case Word::rulesDecl:
    case Word::numberDecl:
    case Word::toDecl: return true;
    default: return refusalOf(word, TextPlace{false, true, true, true}) == MeaningProblem::rulesWord;
    }
}

std::string fileText(const QString& path)
{
    Diagnostics problems;
    return readTextFile(path, problems).value_or(std::string());
}

} // namespace

class TestReference : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyConstructHasItsHelpInEveryLanguage()
    {
        constexpr qsizetype longest = 90;
        for (const ReferenceEntry& entry : reference())
            for (Language language : helpLanguages) {
                const QString help = text(helpOf(entry.key, language));
                QVERIFY2(!help.isEmpty(), qPrintable(text(entry.key)));
                QVERIFY2(help.size() <= longest, qPrintable(help));
                QVERIFY2(help == help.trimmed() && !help.endsWith(u'.'), qPrintable(help));
            }
        QVERIFY(helpOf("no such thing", Language::fr).empty());
    }

    /// A help that reads the same in two languages was forgotten in one; what may be the same is short or a
    /// word they share.
    void helpsDifferBetweenLanguages()
    {
        for (const ReferenceEntry& entry : reference()) {
            QStringList helps;
            for (Language language : helpLanguages)
                helps << text(helpOf(entry.key, language));
            for (int i = 1; i < helps.size(); ++i) {
                const bool differs = helps[i] != helps[0];
                QVERIFY2(differs, qPrintable(text(entry.key) + QStringLiteral(": ") + helps[i]));
            }
            const bool close = helps[1] == helps[3]; // Spanish and Portuguese share whole phrases
            QVERIFY2(!close || helps[1].count(u' ') <= 4, qPrintable(helps[1]));
            QVERIFY2(helps[1] != helps[2] && helps[2] != helps[3], qPrintable(helps[2]));
        }
    }

    /// The publisher's terms, as in the glossary; and the words of other games that stand for the same.
    void helpsUseTheTermsOfTheGame_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QStringList>("terms");
        const auto row = [](const char* key, const char* en, const char* es, const char* fr, const char* pt) {
            QTest::addRow("%s", key) << QString::fromUtf8(key)
                                     << QStringList{QString::fromUtf8(en), QString::fromUtf8(es),
                                                    QString::fromUtf8(fr), QString::fromUtf8(pt)};
        };
        row("sidekick {string} {times}", "sidekick", "ayudante", "acolyte", "ajudante");
        row("ability {string}", "ability", "habilidad", "capacité", "habilidade");
        row("health {int}", "health", "vida", "santé", "vida");
        row("move {int}", "maneuver", "maniobra", "manœuvre", "manobra");
        row("melee", "adjacent", "adyacente", "adjacent", "adjacente");
        row("ranged", "zone", "zona", "zone", "zona");
        row("large", "secret passages", "pasadizos secretos", "passages secrets", "passagens secretas");
        row("attack {int}", "attack", "ataque", "Attaque", "ataque");
        row("boost {int}", "boost value", "valor POTENCIADOR", "valeur de BOOST", "valor de REFORÇAR");
        row("no boost", "boost", "potenciar", "BOOST", "reforçar");
        row("immediately", "turned over", "mostrar", "révélées", "reveladas");
        row("when played", "scheme", "ingenio", "stratagème", "tática");
        row("during combat", "damage", "daño", "dégâts", "dano");
        row("draw {amount:card(s)}", "deck", "mazo", "deck", "baralho");
        row("return a defeated {name} to {spaces}", "defeated", "derrotado", "vaincu", "derrotado");
        row("{spaces} without a {name} token", "yours", "tuyas", "vôtres", "suas");
        row("{fighters} leaves/leave the battlefield", "defeated", "derrotado", "vaincu", "derrotado");
        row("discard {cards}", "card", "carta", "carte", "carta");
        row("{fighters} in this combat", "attacker", "atacante", "attaquant", "atacante");
        row("token {string} {times}", "spaces", "casillas", "cases", "espaços");
        row("{fighters} may move {number} further in a maneuver", "move value", "valor de movimiento",
            "valeur de déplacement", "valor de movimento");
    }

    void helpsUseTheTermsOfTheGame()
    {
        QFETCH(QString, key);
        QFETCH(QStringList, terms);
        for (int i = 0; i < 4; ++i) {
            const QString help = text(helpOf(key.toStdString(), helpLanguages[i]));
            QVERIFY2(help.contains(terms[i]), qPrintable(help));
        }
    }

    void helpsUseNoOtherWordsForThem()
    {
        const std::pair<Language, const char*> others[] = {
            {Language::es, "\\b(espacios?|combatientes?|peleador|campeón|secuaz|salud|puntos de "
                           "golpe|coger|impulso|truco)"},
            {Language::fr,
             "\\b(espaces?|combattante|acolite|pile de défausse|tirer|paquet|sbire|manoeuvre|ruse|PV)\\b"},
            {Language::pt, "\\b(lutador|casas?|maço|saúde|puxar|descarta-se|escudeiro|truque|impulso)\\b"},
            {Language::en, "\\b(hit points|minions?|squares?|cells?|heal)\\b"}};
        for (const auto& [language, words] : others) {
            const QRegularExpression wrong(QString::fromUtf8(words));
            QVERIFY(wrong.isValid());
            for (const ReferenceEntry& entry : reference()) {
                const QString help = text(helpOf(entry.key, language));
                QVERIFY2(!help.contains(wrong), qPrintable(help));
            }
        }
    }

    void tablesHoldNothingElse()
    {
        for (const HelpTable* table :
             {&wordHelp<Language::es>(), &wordHelp<Language::fr>(), &wordHelp<Language::pt>()}) {
            QCOMPARE(table->words.size(), vocabulary().size());
            QCOMPARE(table->little.size(), wordHelp<Language::en>().little.size());
        }
        for (std::string_view word : nameWords())
            QVERIFY2(!helpOf(word, Language::en).empty(), qPrintable(text(word)));
    }

    void frenchKeepsItsSpaces()
    {
        for (const ReferenceEntry& entry : reference()) {
            const QString help = text(helpOf(entry.key, Language::fr));
            for (qsizetype i = 1; i < help.size(); ++i)
                if (help[i] == u';' || help[i] == u':')
                    QVERIFY2(help[i - 1] == QChar::Nbsp, qPrintable(help));
            QVERIFY2(!help.contains(u'\''), qPrintable(help));
        }
    }

    /// The example hero and the rules compile, so every one of their lines parses and resolves.
    void textsOfTheExamplesCompile()
    {
        Diagnostics problems;
        const std::string hero = fileText(QStringLiteral(":/content/help/language/beekeeper.hero"));
        QVERIFY(readHero(hero, "beekeeper", problems));
        for (const Diagnostic& problem : problems)
            qWarning("%s", toLine(problem).c_str());
        QVERIFY(problems.empty());
        const auto compiled = exampleTexts().hero;
        QVERIFY(compiled);
        QCOMPARE(compiled->deckSize(), 30);
        MatchSetup match;
        match.seats = {{compiled, 0, 0}, {compiled, 1, 1}};
        match.battlefield = *loadBattlefield(shippedBattlefields().front(), problems);
        QVERIFY(buildRuleset(match, problems));
        QVERIFY(problems.empty());
    }

    void everyConstructHasAnExample()
    {
        const Examples examples = exampleTexts().examples;
        const std::vector<std::string> sources = {
            fileText(QStringLiteral(":/content/rules/standard.rules")),
            fileText(QStringLiteral(":/content/help/language/beekeeper.hero"))};
        const std::vector<ReadLine> lines[] = {readLines(sources[0]), readLines(sources[1])};
        for (const ReferenceEntry& entry : reference()) {
            const Example* example = examples.of(entry.key);
            QVERIFY2(example, qPrintable(text(entry.key)));
            const auto& all = lines[example->ofHero];
            bool held = false;
            for (auto i = static_cast<std::size_t>(example->number - 1); i < all.size() && !held; ++i) {
                const auto keys = keysOf(all[i]);
                held = std::find(keys.begin(), keys.end(), entry.key) != keys.end();
                const bool more = example->text.size() > example->line.size();
                if (!more) break;
            }
            QVERIFY2(held, qPrintable(text(entry.key) + QStringLiteral(": ") + text(example->text)));
            QVERIFY2(text(example->text).startsWith(text(example->line)), example->text.c_str());
            QVERIFY2(example->line.front() != ' ' && example->text.back() != '\n', example->text.c_str());
        }
        QVERIFY(!examples.of("no such thing"));
    }

    /// Only what a hero may not say is shown by the rules.
    void examplesAreOfTheHeroWhereAHeroMaySayIt()
    {
        const Examples examples = exampleTexts().examples;
        for (const Row& row : vocabulary()) {
            const Example* example = examples.of(row.pattern);
            QVERIFY2(example, row.pattern.data());
            QCOMPARE(example->ofHero, !isOfTheRules(row.word));
        }
    }

    void everyRuleBehindAConstructIsInTheRulebook()
    {
        const Rulebook book(Language::en);
        const Examples examples = exampleTexts().examples;
        int led = 0;
        for (const ReferenceEntry& entry : reference()) {
            const std::string mark = examples.of(entry.key)->rule;
            for (const QString& rule : {text(ruleBehind(entry.word)), QString::fromStdString(mark)}) {
                if (rule.isEmpty()) continue;
                ++led;
                QVERIFY2(book.chapterOf(rule) >= 0, qPrintable(rule));
            }
        }
        QVERIFY(led > 100);
    }

    /// What authors read is made from the vocabulary: `fabletop text --words`.
    void thePrintedListHasEveryWord()
    {
        QProcess program;
        program.start(QStringLiteral(FABLETOP_PROGRAM), {QStringLiteral("text"), QStringLiteral("--words"),
                                                         QStringLiteral("--language"), QStringLiteral("es")});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 0);
        const QString printed = QString::fromUtf8(program.readAllStandardOutput());
        const Examples examples = exampleTexts().examples;
        for (const ReferenceEntry& entry : reference()) {
            const Example* example = examples.of(entry.key);
            const QString lines =
                text(entry.key) + QStringLiteral("\n    ") + text(helpOf(entry.key, Language::es)) +
                (example ? QStringLiteral("\n    ") + text(example->line) : QString()) + u'\n';
            QVERIFY2(printed.contains(lines), qPrintable(lines));
        }
    }

    /// Whoever adds a word with a name must say what the name may be of.
    void namesAreTheNamesOfSomething()
    {
        for (const Row& row : vocabulary()) {
            bool named = false;
            for (const PatternPart& part : patternOf(row.word))
                named =
                    named || part.kind == PatternPart::Kind::name || part.kind == PatternPart::Kind::string;
            const bool makes = row.sort == Sort::declaration || row.word == Word::setAttr ||
                               row.word == Word::pluralAttr || row.word == Word::optionBlock;
            QCOMPARE(namesMeantBy(row.word) != 0, named && !makes);
        }
    }

    /// What the completion offers below a declaration is what the resolver takes there.
    void propertiesBelongWhereTheResolverTakesThem()
    {
        const Examples examples = exampleTexts().examples;
        for (const Row& row : vocabulary()) {
            if (row.sort != Sort::attribute || row.word == Word::pluralAttr) continue;
            const std::string line = "  " + examples.of(row.pattern)->line + "\n";
            const auto misplaced = [&](const std::string& before) {
                Diagnostics problems;
                (void)readHero(before + line, "x", problems);
                return std::any_of(problems.begin(), problems.end(), [](const Diagnostic& problem) {
                    return problem.code.id() == "property-not-here";
                });
            };
            QCOMPARE(!misplaced("hero \"H\"\n"), belongs(row.word, Word::heroDecl));
            QCOMPARE(!misplaced("hero \"H\"\n  health 9, melee\nsidekick \"S\"\n"),
                     belongs(row.word, Word::sidekickDecl));
            QCOMPARE(!misplaced("hero \"H\"\n  health 9, melee\ncard \"C\"\n"),
                     belongs(row.word, Word::cardDecl));
        }
    }
};

QTEST_GUILESS_MAIN(TestReference)
#include "tst_reference.moc"
