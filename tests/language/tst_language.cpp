// SPDX-License-Identifier: GPL-3.0-or-later
// The rules language: reading, resolving, printing, and its prose in four tongues.

#include "model/content/catalogue.h"
#include "model/language/languages/phrasebook.h"
#include "model/language/prose/prose.h"
#include "model/language/prose/prosewriter.h"
#include "model/language/reading/parser.h"
#include "model/language/reading/printer.h"
#include "model/language/reading/vocabulary.h"
#include "model/table/rng.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace fabletop;

namespace {

const char* const start =
    "hero \"Testa\"\n  health 10, move 2, melee\n\ncard \"One\" x30\n  versatile 3, boost 1, for any\n";

Diagnostics problemsOf(const std::string& text)
{
    Diagnostics diagnostics;
    (void)readHero(text, "test.hero", diagnostics);
    return diagnostics;
}

} // namespace

class TestLanguage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shippedTextsAreFixedPoints()
    {
        for (const QString& id : shippedHeroes()) {
            Diagnostics diagnostics;
            const auto text = readTextFile(QStringLiteral(":/content/heroes/%1.hero").arg(id), diagnostics);
            QVERIFY(text.has_value());
            const std::string once = print(parse(*text, "hero", diagnostics));
            QCOMPARE(QString::fromStdString(once), QString::fromStdString(*text));
            QVERIFY(diagnostics.empty());
        }
    }

    void commentsAreKept()
    {
        const std::string text =
            "# above\nhero \"Testa\" # behind\n  health 10, move 2, melee\n\n# at the end\n";
        Diagnostics diagnostics;
        QCOMPARE(print(parse(text, "x", diagnostics)), text);
    }

    void oneMistakeGivesOneProblem_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        const auto card = [](const char* act) {
            return QString::fromLatin1(start) +
                   QString::fromLatin1("  after combat\n    %1\n").arg(QString::fromLatin1(act));
        };
        QTest::addRow("unknown word")
            << card("dael 2 damage to the opposing fighter") << "not-understood" << 7;
        QTest::addRow("unfinished") << card("deal 2 damage to") << "line-unfinished" << 7;
        QTest::addRow("unknown name") << card("move Nobody up to 2 spaces") << "unknown-name-at-all" << 7;
        QTest::addRow("misspelt name") << card("move Testo up to 2 spaces") << "unknown-name" << 7;
        QTest::addRow("pronoun") << card("deal 1 damage to that fighter") << "pronoun-unbound" << 7;
        QTest::addRow("rules word") << card("shuffle the deck") << "rules-word" << 7;
        QTest::addRow("no hero") << QStringLiteral("card \"One\" x30\n  attack 1, boost 1, for any\n")
                                 << "hero-missing" << 1;
        QTest::addRow("deck too large")
            << QString::fromLatin1(start) + QStringLiteral("card \"Two\"\n  attack 1, boost 1, for any\n")
            << "deck-too-large" << 1;
        QTest::addRow("card twice") << QString::fromLatin1(start).replace(QStringLiteral("x30"),
                                                                          QStringLiteral("x15")) +
                                           QStringLiteral("card \"One\" x15\n  attack 1, boost 1, for any\n")
                                    << "name-twice" << 6;
        QTest::addRow("no boost") << QString::fromLatin1(start).replace(QStringLiteral(", boost 1"),
                                                                        QString())
                                  << "property-missing" << 4;
        QTest::addRow("rule mark alone") << card("[R-TURN-06]") << "not-understood" << 7;
        QTest::addRow("string") << QString::fromLatin1(start) + QStringLiteral("card \"Two\n")
                                << "string-without-end" << 6;
        QTest::addRow("empty block") << QString::fromLatin1(start) + QStringLiteral("  after combat\n")
                                     << "block-missing" << 6;
        QTest::addRow("tabs") << QString::fromLatin1(start).replace(QStringLiteral("\n  "),
                                                                    QStringLiteral("\n\t"))
                              << "tab" << 2;
        QTest::addRow("hidden sign without quotes")
            << card("move Te?sta up to 2 spaces").replace(u'?', QChar(0x200B)) << "hidden-sign" << 7;
        QTest::addRow("name turned round")
            << QString::fromLatin1(start).replace(QStringLiteral("\"One\""), QStringLiteral("\"O\u202Ene\""))
            << "hidden-sign" << 4;
        QTest::addRow("name without width")
            << QString::fromLatin1(start).replace(QStringLiteral("\"One\""), QStringLiteral("\"O\u200Bne\""))
            << "hidden-sign" << 4;
        QTest::addRow("name too long")
            << QString::fromLatin1(start).replace(QStringLiteral("\"One\""), u'"' + QString(61, u'a') + u'"')
            << "name-too-long" << 4;
        QTest::addRow("name without letters")
            << QString::fromLatin1(start).replace(QStringLiteral("\"One\""), QStringLiteral("\"?!\""))
            << "name-without-letters" << 4;
        QTest::addRow("six sidekicks")
            << QString::fromLatin1(start) + QStringLiteral("sidekick \"Cat\" x6\n  health 1, melee\n")
            << "too-many-sidekicks" << 6;
        QTest::addRow("no sidekick") << QString::fromLatin1(start) +
                                            QStringLiteral("sidekick \"Cat\" x0\n  health 1, melee\n")
                                     << "number-out-of-range" << 6;
        QTest::addRow("combat word")
            << QString::fromLatin1(start) +
                   QStringLiteral(
                       "ability \"A\"\n  at the start of your turn\n    cancel the opposing card\n")
            << "combat-word" << 8;
    }

    void oneMistakeGivesOneProblem()
    {
        QFETCH(QString, text);
        QFETCH(QString, code);
        QFETCH(int, line);
        const Diagnostics problems = problemsOf(text.toStdString());
        Diagnostics errors;
        for (const Diagnostic& problem : problems)
            if (problem.severity == Severity::error) errors.push_back(problem);
        QCOMPARE(errors.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(std::string(errors[0].code.id())), code);
        QCOMPARE(errors[0].where.line, line);
        QVERIFY(!message(errors[0]).empty() && message(errors[0]) != errors[0].code.id());
    }

    void tabsAreTidiedAway()
    {
        const std::string text = std::string(start) + "  after combat\n    move Testa up to 2 spaces\n";
        const auto tabbed = [](std::string spaced) {
            for (std::size_t at; (at = spaced.find("\n    ")) != std::string::npos;)
                spaced.replace(at, 5, "\n\t\t");
            for (std::size_t at; (at = spaced.find("\n  ")) != std::string::npos;)
                spaced.replace(at, 3, "\n\t");
            return spaced;
        };
        QVERIFY(tabbed(text).find("\t\t") != std::string::npos);
        Diagnostics problems;
        QCOMPARE(canonicalText(tabbed(text), {}, problems), canonicalText(text, {}, problems));
        QVERIFY(problems.empty());
        // Nothing is lost where a line is not understood, and nothing is guessed where tabs stand among
        // spaces.
        for (const std::string& wrong : {std::string("hero \"A\"\n\tnonsense # precious\n"),
                                         tabbed(text) + "\t\tdraw 1 kard\n", text + "\t\tdraw 1 card\n"}) {
            problems.clear();
            QVERIFY2(!canonicalText(wrong, {}, problems), wrong.c_str());
            QVERIFY(hasErrors(problems));
        }
    }

    void brokenBytesAreTold()
    {
        for (const char* name : {"Bear\xC3\xE2\x80\xAEHug", "\xC9lan", "Bear\xE2\x80"}) {
            const Diagnostics problems =
                problemsOf(std::string("hero \"A\"\n  health 9, move 2, melee\n\ncard \"") + name +
                           "\" x30\n  attack 1, boost 1, for any\n");
            QCOMPARE(problems.size(), std::size_t{1});
            QCOMPARE(QString::fromStdString(std::string(problems[0].code.id())), QStringLiteral("not-utf8"));
            QCOMPARE(problems[0].where.line, 4);
        }
    }

    void aTypoIsMended()
    {
        const Diagnostics problems =
            problemsOf(std::string(start) + "  after combat\n    move Tesla up to 2 spaces\n");
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(problems[0].quickFix), QStringLiteral("Testa"));
    }

    void damagedFilesNeverCrash()
    {
        Diagnostics ignored;
        Rng rng = Rng::seeded(23);
        for (const QString& id : shippedHeroes()) {
            const std::string whole =
                *readTextFile(QStringLiteral(":/content/heroes/%1.hero").arg(id), ignored);
            for (int i = 0; i < 400; ++i) {
                std::string text = whole;
                for (int change = 0; change < 4; ++change) {
                    const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
                    if (rng.below(3) == 0)
                        text.erase(at, rng.below(40));
                    else if (rng.below(2) == 0)
                        text[at] = static_cast<char>(rng.below(256));
                    else
                        text.insert(at, text.substr(rng.below(static_cast<std::uint32_t>(text.size())), 30));
                }
                (void)problemsOf(text);
            }
        }
    }

    void deepAndAmbiguousLinesEndSoon()
    {
        std::string line = "    if ";
        for (int i = 0; i < 3000; ++i)
            line += "not ";
        (void)problemsOf(std::string(start) + "  after combat\n" + line + "you won\n      draw 1 card\n");
        std::string deep = "    deal 1 damage to fighters";
        for (int i = 0; i < 400; ++i)
            deep += " within 1 for each fighter of fighters or fighters adjacent to fighters";
        (void)problemsOf(std::string(start) + "  after combat\n" + deep + "\n");
    }

    void everyWordOfHeroesCanBeSaid()
    {
        for (Language language : {Language::en, Language::es, Language::fr, Language::pt}) {
            for (const Row& row : vocabulary()) {
                const bool text =
                    row.sort != Sort::declaration && row.sort != Sort::attribute && row.sort != Sort::section;
                if (!text || row.block ||
                    (row.word >= Word::shuffleDeck && row.word <= Word::drawForManeuver))
                    continue;
                if (row.word == Word::perform) continue;
                QVERIFY2(canSay(phrasebookOf(language), row.word),
                         qPrintable(QString::fromStdString(std::string(row.pattern))));
            }
        }
    }

    void textsHaveNoHoles()
    {
        for (const QString& id : shippedHeroes()) {
            Diagnostics diagnostics;
            const auto hero = loadHero(id, diagnostics);
            QVERIFY(hero && diagnostics.empty());
            for (Language language : {Language::en, Language::es, Language::fr, Language::pt})
                for (std::size_t c = 0; c < hero->cards.size(); ++c)
                    for (const TextPart& part : cardText(*hero, static_cast<CardId>(c), language)) {
                        const QString text = QString::fromStdString(part.text);
                        QVERIFY2(!text.contains(QLatin1Char('{')) && !text.contains(QLatin1Char('[')) &&
                                     !text.contains(QStringLiteral("  ")),
                                 qPrintable(text));
                        QVERIFY2(text.size() > 5 && text.endsWith(QLatin1Char('.')), qPrintable(text));
                    }
        }
    }

    /// What no sentence of a language may contain, whoever wrote the rules.
    void textsFollowTheGrammar_data()
    {
        QTest::addColumn<int>("language");
        QTest::addColumn<QString>("wrong");
        QTest::newRow("es") << int(Language::es)
                            << QStringLiteral("\\b(a|de) el\\b|\\by i|\\bo o|\\bMueve a Arp[^.]*cada un|mano "
                                              "de [^.]* con ese valor|[dD]evuelve a un");
        QTest::newRow("fr") << int(Language::fr)
                            << QStringLiteral(
                                   "\\b(le|la|de|que) [aeiouéèêâîôAEIOUÉÊ]|\\b(du|au|le|de) "
                                   "Homme\\b|\\b(de|à) les?\\b|\\b[sS]i ils?\\b|[^\u00A0][;:!?]|'");
        QTest::newRow("pt")
            << int(Language::pt)
            << QStringLiteral(
                   "\\b(de|em|por) (o|a|esse|essa|este|esta)\\b|\\ba (o|a)\\b|\\be você "
                   "está\\b|\\b(de|em|por) (seus?|suas?)\\b|\\ba seus?\\b|de (Pé Grande|Dr\\.|Sr\\.)");
        QTest::newRow("en") << int(Language::en)
                            << QStringLiteral("\\b[iI]f [^,.]*, if\\b|\\bHarpy up to 3 spaces each");
    }

    void textsFollowTheGrammar()
    {
        QFETCH(int, language);
        QFETCH(QString, wrong);
        const QRegularExpression fault(wrong);
        QVERIFY(fault.isValid());
        const auto holds = [&](const std::vector<TextPart>& parts) {
            for (const TextPart& part : parts) {
                const QString text = QString::fromStdString(part.text);
                const auto match = fault.match(text);
                if (match.hasMatch()) return match.captured() + QStringLiteral(": ") + text;
            }
            return QString();
        };
        for (const QString& id : shippedHeroes()) {
            Diagnostics diagnostics;
            const auto hero = loadHero(id, diagnostics);
            QVERIFY(hero);
            QStringList faults;
            for (std::size_t c = 0; c < hero->cards.size(); ++c)
                faults << holds(cardText(*hero, static_cast<CardId>(c), static_cast<Language>(language)));
            for (std::size_t a = 0; a < hero->abilities.size(); ++a)
                if (hero->abilities[a].text >= 0)
                    faults << holds(
                        abilityText(*hero, static_cast<AbilityId>(a), static_cast<Language>(language)));
            faults.removeAll(QString());
            QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        }
    }

    void cardsSayWhatTheyDo()
    {
        Diagnostics diagnostics;
        const auto hero = loadHero(QStringLiteral("dracula"), diagnostics);
        const auto text = [&](const char* id, Language language) {
            return QString::fromStdString(
                cardText(*hero, static_cast<CardId>(hero->findCard(id)), language).front().text);
        };
        QCOMPARE(text("feeding-frenzy", Language::en),
                 QStringLiteral("This card gets +1 for each Sister in the opposing fighter's zone."));
        QCOMPARE(
            text("feeding-frenzy", Language::es),
            QStringLiteral("Esta carta recibe +1 por cada Hermana en la zona del luchador del oponente."));
        QCOMPARE(text("baptism-of-blood", Language::es),
                 QStringLiteral("Drácula recupera 2 de vida. Devuelve una Hermana derrotada a una casilla "
                                "de la zona de Drácula."));
        QCOMPARE(
            text("ravening-seduction", Language::fr),
            QStringLiteral("Choisissez un combattant. Déplacez ce combattant de 2 cases au maximum. Infligez "
                           "à ce combattant 1 dégât pour chaque Sœur adjacente à ce combattant."));
    }

    void formsTakeTheArticleOfTheirName()
    {
        Diagnostics diagnostics;
        const auto hero = loadHero(QStringLiteral("jekyll-and-hyde"), diagnostics);
        const auto text = [&](const char* id, Language language) {
            return QString::fromStdString(
                cardText(*hero, static_cast<CardId>(hero->findCard(id)), language).front().text);
        };
        QVERIFY(
            text("recoiling-blow", Language::en).endsWith(QStringLiteral("Take the form of Dr. Jekyll.")));
        QVERIFY(
            text("recoiling-blow", Language::es).endsWith(QStringLiteral("Adopta la forma del Dr. Jekyll.")));
        QVERIFY(
            text("recoiling-blow", Language::fr).endsWith(QStringLiteral("Prenez la forme du Dr Jekyll.")));
        QVERIFY(
            text("recoiling-blow", Language::pt).endsWith(QStringLiteral("Assuma a forma do Dr. Jekyll.")));
        QVERIFY(text("succumb-to-compulsion", Language::es)
                    .endsWith(QStringLiteral("Adopta la forma de Mr. Hyde.")));
        QVERIFY(text("succumb-to-compulsion", Language::pt)
                    .endsWith(QStringLiteral("Assuma a forma do Sr. Hyde.")));
        QVERIFY(text("duality-of-man", Language::es).startsWith(QStringLiteral("Si eres el Dr. Jekyll y")));
        QVERIFY(
            text("forever-hyde", Language::es).contains(QStringLiteral("cartas del Dr. Jekyll de tu mano")));
        QVERIFY(
            text("forever-hyde", Language::fr).contains(QStringLiteral("cartes Dr Jekyll de votre main")));
        // On a plate the name stands alone.
        const CardKind& card = hero->cards[static_cast<std::size_t>(hero->findCard("scientific-method"))];
        QCOMPARE(QString::fromStdString(userText(*hero, card, Language::es)), QStringLiteral("Dr. Jekyll"));
    }

    void whoHoldsACardIsNotTakenForTheCard()
    {
        Diagnostics diagnostics;
        const auto hero = loadHero(QStringLiteral("sherlock-holmes"), diagnostics);
        const auto text = [&](Language language) {
            return QString::fromStdString(
                cardText(*hero, static_cast<CardId>(hero->findCard("confirm-suspicion")), language)
                    .front()
                    .text);
        };
        QVERIFY(text(Language::en)
                    .contains(QStringLiteral("If that opponent has a card with that value in hand, ")));
        QVERIFY(text(Language::es)
                    .contains(QStringLiteral("Si ese oponente tiene una carta con ese valor en la mano, ")));
        QVERIFY(text(Language::fr)
                    .contains(QStringLiteral("Si cet adversaire a une carte ayant cette valeur en main, ")));
        QVERIFY(text(Language::pt)
                    .contains(QStringLiteral("Se esse oponente tiver uma carta com esse valor na mão, ")));
    }

    void oneWordForThisAndThatIsNotSaidTwice()
    {
        Diagnostics diagnostics;
        const auto hero = loadHero(QStringLiteral("alice"), diagnostics);
        const auto text = [&](Language language) {
            return QString::fromStdString(
                cardText(*hero, static_cast<CardId>(hero->findCard("manxome-foe")), language).front().text);
        };
        QVERIFY(text(Language::fr)
                    .endsWith(QStringLiteral("Ajoutez sa valeur de BOOST à la valeur de votre carte.")));
        QVERIFY(
            text(Language::es)
                .endsWith(QStringLiteral("Suma el valor POTENCIADOR de esa carta al valor de esta carta.")));
    }
};

QTEST_GUILESS_MAIN(TestLanguage)
#include "tst_language.moc"
