// SPDX-License-Identifier: GPL-3.0-or-later
// What the examples of the reference say in four languages, and what a mistake in them is told as: both
// against reviewed tables (reference/prose.json, reference/errors.json).

#include "model/content/catalogue.h"
#include "model/content/reference/exampletexts.h"
#include "model/language/compiling/compiler.h"
#include "model/language/meaning/resolver.h"
#include "model/language/prose/lineprose.h"
#include "model/language/prose/prose.h"
#include "model/language/reading/parser.h"
#include "model/language/reference/reference.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace fabletop;

namespace {

constexpr Language proseLanguages[] = {Language::en, Language::es, Language::fr, Language::pt};

QString textOfBytes(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

QJsonObject table(const char* name)
{
    QFile file(
        QStringLiteral(FABLETOP_SOURCE_DIR "/tests/language/reference/%1.json").arg(QString::fromUtf8(name)));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QString source(bool ofHero)
{
    Diagnostics problems;
    const QString path = ofHero ? QStringLiteral(":/content/help/language/beekeeper.hero")
                                : QStringLiteral(":/content/rules/standard.rules");
    return textOfBytes(readTextFile(path, problems).value_or(std::string()));
}

Diagnostics errorsOf(const std::string& rulesText, bool ofHero)
{
    Diagnostics all;
    if (ofHero) {
        (void)readHero(rulesText, "x", all);
    } else {
        const RulesText rules = resolveRules(parse(rulesText, "x", all), "x", all);
        RulesEntries entries;
        if (!hasErrors(all)) (void)compileRules(rules, "x", entries, all);
    }
    Diagnostics errors;
    for (const Diagnostic& one : all)
        if (one.severity == Severity::error) errors.push_back(one);
    return errors;
}

/// What the first line of the card "Charge" says in four languages with `line` in its place; or what is wrong
/// with it.
QStringList said(QString heroText, const QString& line)
{
    const QString was = QStringLiteral("    move the Bear up to 4 spaces through opposing fighters\n");
    const auto place = static_cast<int>(heroText.left(heroText.indexOf(was)).count(u'\n')) + 1;
    const bool ofDrawn = line.contains(QStringLiteral("of the cards drawn"));
    const QString before = ofDrawn ? QStringLiteral("    draw up to 3 cards\n") : QString();
    heroText.replace(was, before + QStringLiteral("    %1\n").arg(line));
    Diagnostics problems;
    const auto hero = readHero(heroText.toStdString(), "x", problems);
    if (!hero) return {problems.empty() ? QString() : textOfBytes(message(problems.front()))};
    QStringList all;
    for (Language language : proseLanguages)
        all << textOfBytes(lineProse(*hero, place + ofDrawn, language));
    return all;
}

/// What no card prints: figures and kinds of a declaration, grammar of names, and everything only the rules
/// may say.
bool isSilent(const ReferenceEntry& entry, const Example& example)
{
    if (!example.ofHero || entry.sort == Sort::attribute || entry.word == Word::versionDecl) return true;
    constexpr std::string_view ofNames[] = {"en",       "es",        "fr",      "pt",    "ours",
                                            "feminine", "masculine", "article", "plural"};
    return std::find(std::begin(ofNames), std::end(ofNames), entry.key) != std::end(ofNames);
}

} // namespace

class TestReferenceTexts : public QObject {
    Q_OBJECT

private:
    ExampleTexts m_texts = exampleTexts();

private Q_SLOTS:
    void everyConstructIsSaidInFourLanguages()
    {
        const QJsonObject golden = table("prose");
        qsizetype said = 0;
        for (const ReferenceEntry& entry : reference()) {
            const Example& example = *m_texts.examples.of(entry.key);
            const QJsonObject wanted = golden.value(textOfBytes(entry.key)).toObject();
            QCOMPARE(wanted.isEmpty(), isSilent(entry, example));
            if (wanted.isEmpty()) continue;
            ++said;
            QCOMPARE(textOfBytes(example.text), wanted.value(QStringLiteral("example")).toString());
            for (Language language : proseLanguages) {
                const QString code = textOfBytes(codeOf(language));
                QCOMPARE(textOfBytes(lineProse(*m_texts.hero, example.number, language)),
                         wanted.value(code).toString());
            }
        }
        QCOMPARE(said, golden.size()); // nothing stale
    }

    void whatNoCardPrintsSaysNothing()
    {
        for (const ReferenceEntry& entry : reference()) {
            const Example& example = *m_texts.examples.of(entry.key);
            if (!example.ofHero || !isSilent(entry, example)) continue;
            QVERIFY2(lineProse(*m_texts.hero, example.number, Language::en).empty(), example.line.c_str());
        }
        QVERIFY(lineProse(*m_texts.hero, 0, Language::en).empty());
        QVERIFY(lineProse(*m_texts.hero, 100'000, Language::en).empty());
    }

    /// Conditions that do not hold, verbs of several, and what "you" do: in cards that no shipped hero has
    /// yet.
    void grammarFollowsTheWords_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("says");
        const auto row = [](const char* line, const char* en, const char* es, const char* fr,
                            const char* pt) {
            QTest::addRow("%s", qPrintable(QString::fromUtf8(line).simplified()))
                << QString::fromUtf8(line)
                << QStringList{QString::fromUtf8(en), QString::fromUtf8(es), QString::fromUtf8(fr),
                               QString::fromUtf8(pt)};
        };
        row("your fighters recover 1 health", "Your fighters recover 1 health.",
            "Tus luchadores recuperan 1 de vida.", "Vos combattants récupèrent 1 point de vie.",
            "Seus combatentes recuperam 1 de vida.");
        row("all Wasps recover 1 health", "All Wasps recover 1 health.",
            "Todas las Avispas recuperan 1 de vida.", "Toutes les Guêpes récupèrent 1 point de vie.",
            "Todas as Vespas recuperam 1 de vida.");
        row("deal 1 damage to all opposing fighters adjacent to a Wasp",
            "Deal 1 damage to all opposing fighters adjacent to a Wasp.",
            "Haz 1 de daño a todos los luchadores del oponente adyacentes a una Avispa.",
            "Infligez 1 dégât à tous les combattants adverses adjacents à une Guêpe.",
            "Cause 1 de dano a todos os combatentes inimigos adjacentes a uma Vespa.");
        row("choose a fighter within 1 of Bear", "Choose a fighter within 1 space of the Bear.",
            "Elige a un luchador a 1 casilla o menos del Oso.",
            "Choisissez un combattant à 1 case au maximum de l’Ours.",
            "Escolha um combatente a até 1 espaço do Urso.");
        row("you discard 1 random card", "Discard 1 random card.", "Descarta 1 carta al azar.",
            "Défaussez 1 carte au hasard.", "Descarte 1 carta aleatória.");
        row("you reveal the hand", "Reveal your hand.", "Muestra tu mano.", "Révélez votre main.",
            "Revele sua mão.");
        row("deal 1 damage to a Wasp or Bear", "Deal 1 damage to a Wasp or the Bear.",
            "Haz 1 de daño a una Avispa o al Oso.", "Infligez 1 dégât à une Guêpe ou à l’Ours.",
            "Cause 1 de dano a uma Vespa ou ao Urso.");
        // Whose zone it is has a fighter's name: no other word for a fighter stands before it.
        row("place the Bear on a space in a zone of Beekeeper without a fighter",
            "Place the Bear on a space without a fighter in the Beekeeper's zone.",
            "Coloca al Oso en una casilla libre de la zona de la Apicultora.",
            "Placez l’Ours sur une case libre de la zone de l’Apicultrice.",
            "Coloque o Urso em um espaço livre da zona da Apicultora.");
        row("look at the top 1 card of your deck", "Look at the top card of your deck.",
            "Mira la carta superior de tu mazo.", "Regardez la première carte de votre deck.",
            "Olhe a carta do topo do seu baralho.");
        // Both verbs of what one may do.
        row("you may\n      keep one of the cards drawn and put the others under the deck",
            "You may keep one of the cards drawn and put the others under your deck in any order.",
            "Puedes quedarte con una de las cartas robadas y poner las demás debajo de tu mazo en el orden "
            "que quieras.",
            "Vous pouvez garder une des cartes piochées et placer les autres sous votre deck dans l’ordre de "
            "votre choix.",
            "Você pode ficar com uma das cartas compradas e colocar as outras embaixo do seu baralho na "
            "ordem que quiser.");
        row("you may\n      take \"Royal Jelly\" from your discard pile or deck",
            "You may take Royal Jelly from your discard pile or your deck into your hand; if you searched "
            "the deck, shuffle it.",
            "Puedes buscar Jalea real en tu pila de descarte o en tu mazo y añadirla a tu mano; si has "
            "buscado en el mazo, barájalo.",
            "Vous pouvez chercher Gelée royale dans votre défausse ou dans votre deck et prendre cette carte "
            "en main ; si vous avez cherché dans le deck, mélangez-le.",
            "Você pode procurar Geleia Real na sua pilha de descartes ou no seu baralho e colocá-la na sua "
            "mão; se procurou no baralho, embaralhe-o.");
        // "Votre combattant" is any of them.
        row("deal 1 damage to each friendly fighter except this fighter",
            "Deal 1 damage to each friendly fighter except this fighter.",
            "Haz 1 de daño a cada luchador aliado excepto este luchador.",
            "Infligez 1 dégât à chaque combattant ami, sauf celui qui utilise la carte.",
            "Cause 1 de dano a cada combatente aliado exceto este combatente.");
        row("deal 1 damage to each friendly fighter except Bear",
            "Deal 1 damage to each friendly fighter except the Bear.",
            "Haz 1 de daño a cada luchador aliado excepto el Oso.",
            "Infligez 1 dégât à chaque combattant ami sauf l’Ours.",
            "Cause 1 de dano a cada combatente aliado exceto o Urso.");
    }

    void grammarFollowsTheWords()
    {
        QFETCH(QString, line);
        QFETCH(QStringList, says);
        QCOMPARE(said(source(true), line), says);
    }

    void inAnAbilityNobodyUsesACard()
    {
        QString changed = source(true);
        const QString line = QStringLiteral("deal 1 damage to each friendly fighter except this fighter");
        changed.replace(QStringLiteral("      this fighter recovers 1 health\n"),
                        QStringLiteral("      %1\n").arg(line));
        Diagnostics problems;
        const auto hero = readHero(changed.toStdString(), "x", problems);
        QVERIFY2(hero, problems.empty() ? "" : message(problems.front()).c_str());
        const int place = static_cast<int>(changed.left(changed.indexOf(line)).count(u'\n')) + 1;
        const QString wanted = QStringLiteral("Infligez 1 dégât à chaque combattant ami, sauf celui-ci.");
        QCOMPARE(textOfBytes(lineProse(*hero, place, Language::fr)), wanted);
        std::size_t tending = 0;
        while (tending < hero->abilities.size() && hero->abilities[tending].id != "tending")
            ++tending;
        QVERIFY(tending < hero->abilities.size());
        const auto parts = abilityText(*hero, static_cast<AbilityId>(tending), Language::fr);
        QVERIFY(parts.size() == 1 &&
                textOfBytes(parts[0].text).endsWith(QStringLiteral(", i") + wanted.mid(1)));
    }

    /// What a name begins with changes the small words before it.
    void smallWordsFollowTheName_data()
    {
        QTest::addColumn<QString>("from"); // line of the Bear's names
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("language");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* from, const char* to, const char* line, Language language,
                            const char* says) {
            QTest::addRow("%s", says)
                << QString::fromUtf8(from) << QString::fromUtf8(to) << QString::fromUtf8(line)
                << static_cast<int>(language) << QString::fromUtf8(says);
        };
        const char* const es = "es ours \"Oso\" article";
        const char* const fr = "fr ours \"Ours\" article";
        const char* const either = "a Wasp or Bear recovers 1 health";
        const char* const and_ = "if you are Calm\n      draw 1 card\n      Bear recovers 1 health";
        row(es, "es ours \"Hombre lobo\"", either, Language::es,
            "Una Avispa u Hombre lobo recupera 1 de vida.");
        row(es, "es ours \"Olmo\"", either, Language::es, "Una Avispa u Olmo recupera 1 de vida.");
        row(es, "es ours \"Irene\" feminine", and_, Language::es,
            "Si eres Serena, roba 1 carta e Irene recupera 1 de vida.");
        row(es, "es ours \"Hidra\" feminine", and_, Language::es,
            "Si eres Serena, roba 1 carta e Hidra recupera 1 de vida.");
        row(es, "es ours \"Hielo\"", and_, Language::es,
            "Si eres Serena, roba 1 carta y Hielo recupera 1 de vida.");
        row(es, "es ours \"Águila\" feminine, article", "deal 1 damage to Bear", Language::es,
            "Haz 1 de daño al Águila.");
        row(es, "es ours \"Hada\" feminine, article", "choose a fighter adjacent to Bear", Language::es,
            "Elige a un luchador adyacente al Hada.");
        row(es, "es ours \"Arpía\" feminine, article", "deal 1 damage to Bear", Language::es,
            "Haz 1 de daño a la Arpía.");
        row(fr, "fr ours \"Héroïne\" feminine, article", "Bear recovers 1 health", Language::fr,
            "L’Héroïne récupère 1 point de vie.");
        row(fr, "fr ours \"Hermite\" article", "choose a fighter adjacent to Bear", Language::fr,
            "Choisissez un combattant adjacent à l’Hermite.");
        row(fr, "fr ours \"Âne\" article", "choose a fighter adjacent to Bear", Language::fr,
            "Choisissez un combattant adjacent à l’Âne.");
        row(fr, "fr ours \"Héros\" article", "choose a fighter adjacent to Bear", Language::fr,
            "Choisissez un combattant adjacent au Héros.");
        row(fr, "fr ours \"Hache\" feminine, article", "Bear recovers 1 health", Language::fr,
            "La Hache récupère 1 point de vie.");
    }

    void smallWordsFollowTheName()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, line);
        QFETCH(int, language);
        QFETCH(QString, says);
        QString changed = source(true);
        QVERIFY(changed.contains(from));
        changed.replace(from, to);
        QCOMPARE(said(changed, line).value(language), says);
    }

    /// An adjective agrees with "form"; a person's name or title is whose form it is.
    void formsAreNamedByAdjectivesOrPersons()
    {
        const QString line = QStringLiteral("take the form Angry");
        QCOMPARE(said(source(true), line).mid(1), (QStringList{QStringLiteral("Adopta la forma Furiosa."),
                                                               QStringLiteral("Prenez la forme Furieuse."),
                                                               QStringLiteral("Assuma a forma Furiosa.")}));
        QString persons = source(true);
        persons.replace(QStringLiteral("es ours \"Furiosa\" feminine"),
                        QStringLiteral("es ours \"Sra. Roble\" feminine, article"));
        persons.replace(QStringLiteral("fr ours \"Furieuse\" feminine"),
                        QStringLiteral("fr ours \"Mr Oak\""));
        persons.replace(QStringLiteral("pt ours \"Furiosa\" feminine"),
                        QStringLiteral("pt ours \"Sr. Oak\" article"));
        QCOMPARE(said(persons, line).mid(1), (QStringList{QStringLiteral("Adopta la forma de la Sra. Roble."),
                                                          QStringLiteral("Prenez la forme de Mr Oak."),
                                                          QStringLiteral("Assuma a forma do Sr. Oak.")}));
    }

    void conditionsThatDoNotHoldAreSaid_data()
    {
        QTest::addColumn<QString>("condition");
        QTest::addColumn<QStringList>("says");
        const auto row = [](const char* line, const char* en, const char* es, const char* fr,
                            const char* pt) {
            QTest::addRow("%s", line) << QString::fromUtf8(line)
                                      << QStringList{QString::fromUtf8(en), QString::fromUtf8(es),
                                                     QString::fromUtf8(fr), QString::fromUtf8(pt)};
        };
        row("not you lost", "you did not lose the combat", "no has perdido el combate",
            "vous n’avez pas perdu le combat", "você não perdeu o combate");
        row("not you attack", "you are not attacking", "no estás atacando", "vous n’êtes pas l’attaquant",
            "você não estiver atacando");
        row("not Bear is adjacent to the attacker", "the Bear is not adjacent to the attacker",
            "el Oso no está adyacente al atacante", "l’Ours n’est pas adjacent à l’attaquant",
            "o Urso não estiver adjacente ao atacante");
        row("not there is an opposing fighter in a zone of Bear",
            "there are no opposing fighters in the Bear's zone",
            "no hay luchadores del oponente en la zona del Oso",
            "il n’y a pas de combattants adverses dans la zone de l’Ours",
            "não houver combatentes inimigos na zona do Urso");
        row("not the health of Bear is at most 2", "the health of the Bear is more than 2",
            "la vida del Oso es mayor que 2", "la santé de l’Ours est de plus de 2",
            "a vida do Urso for maior que 2");
        row("not the opponent played a card", "your opponent did not play a card",
            "tu oponente no ha jugado ninguna carta", "votre adversaire n’a pas joué de carte",
            "seu oponente não jogou nenhuma carta");
        row("not your fighters are on the battlefield", "your fighters are not on the battlefield",
            "tus luchadores no están en el campo de batalla",
            "vos combattants ne sont pas sur le champ de bataille",
            "seus combatentes não estiverem no campo de batalha");
        row("not not you won", "you won the combat", "has ganado el combate", "vous avez remporté le combat",
            "você venceu o combate");
    }

    void conditionsThatDoNotHoldAreSaid()
    {
        QFETCH(QString, condition);
        QFETCH(QStringList, says);
        QString changed = source(true);
        changed.replace(QStringLiteral("    if the combat damage is at least 3\n"),
                        QStringLiteral("    if %1\n").arg(condition));
        const int place =
            static_cast<int>(
                changed.left(changed.indexOf(QStringLiteral("    if ") + condition + u'\n')).count(u'\n')) +
            1;
        Diagnostics problems;
        const auto hero = readHero(changed.toStdString(), "x", problems);
        QVERIFY2(hero, problems.empty() ? "" : message(problems.front()).c_str());
        const QStringList opens = {QStringLiteral("If "), QStringLiteral("Si "), QStringLiteral("Si "),
                                   QStringLiteral("Se ")};
        for (int i = 0; i < 4; ++i) {
            const QString sentence = textOfBytes(lineProse(*hero, place, proseLanguages[i]));
            const QString opening =
                says[i].startsWith(QStringLiteral("il ")) ? QStringLiteral("S’") : opens[i];
            QVERIFY2(sentence.startsWith(opening + says[i] + u','), qPrintable(sentence));
        }
    }

    /// One mistake, one problem, in its line, with the code that says what it is.
    void everyConstructHasItsMistake()
    {
        const QJsonObject mistakes = table("errors");
        QCOMPARE(static_cast<std::size_t>(mistakes.size()), reference().size());
        for (const ReferenceEntry& entry : reference()) {
            const QJsonObject mistake = mistakes.value(textOfBytes(entry.key)).toObject();
            QVERIFY2(!mistake.isEmpty(), qPrintable(textOfBytes(entry.key)));
            const Example& example = *m_texts.examples.of(entry.key);
            const QString damaged = mistake.value(QStringLiteral("damaged")).toString();
            const bool alone =
                mistake.value(QStringLiteral("alone")).toBool(); // without what stands below it
            QVERIFY(alone || damaged != textOfBytes(example.line));
            QStringList lines = source(example.ofHero).split(u'\n');
            const qsizetype at = example.number - 1;
            const qsizetype indent = lines[at].indexOf(textOfBytes(example.line));
            QVERIFY(indent >= 0);
            lines[at] = QString(indent, u' ') + damaged;
            if (alone) lines.remove(at + 1, textOfBytes(example.text).count(u'\n'));
            const Diagnostics errors = errorsOf(lines.join(u'\n').toStdString(), example.ofHero);
            const QString told = textOfBytes(entry.key) + QStringLiteral(": ") + damaged;
            QVERIFY2(errors.size() == 1, qPrintable(told));
            QCOMPARE(errors[0].where.line, example.number);
            const QString code = textOfBytes(errors[0].code.id());
            QVERIFY2(code == mistake.value(QStringLiteral("code")).toString(),
                     qPrintable(told + QStringLiteral(" is told as ") + code));
            QVERIFY2(!errors[0].code.wording().empty(), qPrintable(told));
        }
    }

    void aBrokenConditionTakesItsOtherwiseAlong()
    {
        QString changed = source(true);
        changed.replace(QStringLiteral("    if you lost\n"), QStringLiteral("    if yuo lost\n"));
        QCOMPARE(errorsOf(changed.toStdString(), true).size(), std::size_t{1});
        changed = source(true);
        changed.replace(QStringLiteral("    choose two\n"), QStringLiteral("    otherwise\n"));
        QVERIFY(!errorsOf(changed.toStdString(), true).empty()); // alone it is no construct
    }
};

QTEST_GUILESS_MAIN(TestReferenceTexts)
#include "tst_referencetexts.moc"
