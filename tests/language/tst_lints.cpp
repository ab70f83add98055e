// SPDX-License-Identifier: GPL-3.0-or-later
// Lints: what a hero says in vain is told as a warning, by its smallest example; what makes sense is not, and
// the shipped heroes say nothing in vain.

#include "model/content/catalogue.h"
#include "model/language/services/mends.h"

#include <QTest>

using namespace fabletop;

namespace {

const std::string lintHero = "hero \"Probe\"\n  health 14, move 2, melee\n\n";

/// A card of this type with this text; the lines of other declarations before it.
QString lintCard(const QString& type, const QString& text, const QString& others = {})
{
    return others + QStringLiteral("card \"One\" x30\n  %1, boost 1, for any\n").arg(type) + text;
}

/// Warnings as "id line", without those of a deck's size.
QStringList warningsOf(const std::string& text)
{
    Diagnostics problems;
    const auto hero = checkHero(text, "probe.hero", problems);
    QStringList all;
    for (const Diagnostic& problem : problems) {
        const bool error = problem.severity == Severity::error;
        all << QStringLiteral("%1%2 %3")
                   .arg(error ? QStringLiteral("error: ") : QString(),
                        QString::fromUtf8(problem.code.id().data(),
                                          static_cast<qsizetype>(problem.code.id().size())))
                   .arg(problem.where.line);
    }
    if (!hero) all << QStringLiteral("unread");
    return all;
}

} // namespace

class TestLints : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsSaidInVain_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("warnings"); // lines count from the hero's first
        const auto row = [](const char* name, const QString& text, const QStringList& warnings) {
            QTest::newRow(name) << text << warnings;
        };
        const QString tag = QStringLiteral("tag \"Song\"\n\n");
        const QString token = QStringLiteral("token \"Mist\"\n\n");
        const QString forms = QStringLiteral("form \"Calm\"\n\nform \"Wild\"\n\n");
        const QString bear = QStringLiteral("sidekick \"Bear\"\n  health 5, melee\n\n");
        row("except somebody else",
            lintCard("attack 2", "  after combat\n    deal 1 damage to each opposing fighter except Probe\n"),
            {"except-nobody 7"});
        row("except all of them",
            lintCard("attack 2",
                     "  after combat\n    deal 1 damage to each opposing fighter except an opposing "
                     "fighter\n"),
            {"except-everybody 7"});
        row("with itself",
            lintCard("attack 2",
                     "  after combat\n    choose a fighter\n    swap that fighter with that fighter\n"),
            {"nothing-happens 8"});
        row("no choice",
            lintCard("attack 2", "  after combat\n    choose one\n      option \"A\"\n        draw 1 card\n"),
            {"options-few 7"});
        row("two of a name",
            lintCard("attack 2",
                     "  after combat\n    choose one\n      option \"A\"\n        draw 1 card\n      option "
                     "\"A\"\n        draw 2 cards\n"),
            {"option-twice 10"});
        row("a hero leaves",
            lintCard("attack 2", "  after combat\n    an opposing fighter leaves the battlefield\n"),
            {"leaves-for-good 7"});
        row("a sidekick leaves",
            lintCard("attack 2", "  after combat\n    Bear leaves the battlefield\n", bear), {});
        row("except another name",
            lintCard("attack 2", "  after combat\n    deal 1 damage to a Bear except Probe\n", bear),
            {"except-nobody 10"});
        row("except one of them",
            lintCard("attack 2", "  after combat\n    deal 1 damage to each friendly fighter except Probe\n"),
            {});
        row("a card without a text", lintCard("attack 2", {}), {"card-without-text 5"});
        row("a scheme without a text", lintCard("scheme", {}), {"card-without-text 5"});
        row("meant so", lintCard("attack 2", "  no effect\n"), {});
        row("meant so, with a text", lintCard("attack 2", "  no effect\n  after combat\n    draw 1 card\n"),
            {"text-despite-no-effect 6"});

        row("value", lintCard("attack 2", "  after combat\n    add 2 to this card\n    draw 1 card\n"),
            {"too-late 7"});
        row("value in time", lintCard("attack 2", "  during combat\n    add 2 to this card\n"), {});
        row("printed value",
            lintCard("attack 2",
                     "  after combat\n    set the printed value of this card to 3\n    draw 1 card\n"),
            {"too-late 7"});
        row("printed value asked for",
            lintCard("attack 2", "  after combat\n    set the printed value of this card to 3\n"
                                 "    draw cards equal to the printed value of this card\n"),
            {});
        row("boost", lintCard("attack 2", "  after combat\n    boost this card\n    draw 1 card\n"),
            {"too-late 7"});
        row("cancelled by the attacker",
            lintCard("attack 2", "  after combat\n    cancel the opposing card\n    draw 1 card\n"),
            {"too-late 7"});
        row("cancelled by the defender",
            lintCard("defense 2", "  after combat\n    cancel the opposing card\n"), {});
        row("prevented by the attacker",
            lintCard("attack 2", "  after combat\n    prevent all damage to this fighter\n    draw 1 card\n"),
            {"too-late 7"});
        row("prevented by the defender",
            lintCard("defense 2", "  after combat\n    prevent all damage to this fighter\n"), {});
        row("face up", lintCard("attack 2", "  during combat\n    play this card face up\n    draw 1 card\n"),
            {"too-late 7"});
        row("cancelled in an ability",
            lintCard("attack 2", "  no effect\n",
                     "ability \"Late\"\n  after your fighter attacks\n    cancel the opposing card\n"
                     "    draw 1 card\n\n"),
            {"too-late 6"});

        row("tag", lintCard("attack 2", "  tagged Song, no effect\n", tag), {"name-unused 4"});
        row("tag asked for",
            lintCard("attack 2",
                     "  tagged Song\n  after combat\n    return each Song card in your discard pile to your "
                     "hand\n",
                     tag),
            {});
        row("token", lintCard("attack 2", "  no effect\n", token), {"name-unused 4"});
        row("token placed",
            lintCard(
                "attack 2",
                "  after combat\n    place each Mist token on a space\n    place a Mist token on a space\n",
                token),
            {});
        row("token only moved",
            lintCard("attack 2", "  after combat\n    place a Mist token on a space\n", token),
            {"token-never-placed 4", "nothing-happens 9", "text-never 8"});
        row("token only asked for",
            lintCard("attack 2",
                     "  after combat\n    if this fighter is on a Mist token\n      draw 1 card\n    draw 1 "
                     "card\n",
                     token),
            {"token-never-placed 4"});
        row("more health than the dial has",
            lintCard("attack 2", "  after combat\n    set the health of your hero to 40\n"),
            {"above-maximum 7"});
        row("as much as the dial has",
            lintCard("attack 2", "  after combat\n    set the health of your hero to 1\n"), {});
        row("forms", lintCard("attack 2", "  no effect\n", forms), {"name-unused 4", "name-unused 6"});
        row("forms changed", lintCard("attack 2", "  after combat\n    change form\n", forms), {});
        row("form named", lintCard("attack 2", "  after combat\n    take the form Wild\n", forms),
            {"name-unused 4"});

        row("attack on defense",
            lintCard("defense 2", "  after combat\n    if you attack\n      draw 1 card\n    draw 1 card\n"),
            {"condition-never 7"});
        row("attack and …",
            lintCard("defense 2",
                     "  after combat\n    if you won and you attack\n      draw 1 card\n    draw 1 card\n"),
            {"condition-never 7"});
        row("attack or …",
            lintCard("defense 2", "  after combat\n    if you won or you attack\n      draw 1 card\n"),
            {"condition-never 7"});
        row("defend on attack",
            lintCard("attack 2", "  after combat\n    if not you defend\n      draw 1 card\n    otherwise\n  "
                                 "    draw 2 cards\n"),
            {"condition-never 7"});
        row("attack on attack",
            lintCard("attack 2", "  after combat\n    if you attack\n      draw 1 card\n"),
            {"condition-always 7"});
        row("versatile", lintCard("versatile 2", "  after combat\n    if you attack\n      draw 1 card\n"),
            {});

        row("fighter chosen", lintCard("scheme", "  when played\n    choose a fighter\n    draw 1 card\n"),
            {"choice-unused 7"});
        row("fighter used",
            lintCard("scheme", "  when played\n    choose a fighter\n    deal 1 damage to that fighter\n"),
            {});
        row("card chosen",
            lintCard("scheme", "  when played\n    choose a card in your hand\n    draw 1 card\n"),
            {"choice-unused 7"});
        row("space chosen", lintCard("scheme", "  when played\n    choose a space\n    draw 1 card\n"),
            {"choice-unused 7"});
        row("spaces used",
            lintCard("scheme",
                     "  when played\n    choose a space\n    choose a space adjacent to that space\n"
                     "    deal 1 damage to each fighter on the chosen spaces\n"),
            {});
        row("player chosen", lintCard("scheme", "  when played\n    choose an opponent\n    draw 1 card\n"),
            {"choice-unused 7"});
        row("number named", lintCard("scheme", "  when played\n    name a number\n    draw 1 card\n"),
            {"choice-unused 7"});
        row("number used in another text",
            lintCard("attack 2",
                     "  during combat\n    name a number\n  after combat\n    if the number named is 2\n"
                     "      draw 1 card\n"),
            {});

        row("one form",
            lintCard("attack 2", "  after combat\n    change form\n    draw 1 card\n",
                     QStringLiteral("form \"Calm\"\n\n")),
            {"nothing-happens 9"});
        row("nobody bears the tag",
            lintCard("attack 2",
                     "  after combat\n    return each Song card in your discard pile to your hand\n    draw "
                     "1 card\n",
                     tag),
            {"nothing-happens 9"});
        row("no token lies",
            lintCard("attack 2", "  after combat\n    move a Mist token up to 1 space\n    draw 1 card\n",
                     token),
            {"token-never-placed 4", "nothing-happens 9"});
        row("a whole text", lintCard("defense 2", "  after combat\n    if you attack\n      draw 1 card\n"),
            {"condition-never 7", "text-never 6"});
        row("a whole text too late", lintCard("attack 2", "  after combat\n    add 2 to this card\n"),
            {"too-late 7", "text-never 6"});
    }

    void whatIsSaidInVain()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, warnings);
        QCOMPARE(warningsOf(lintHero + text.toStdString()), warnings);
    }

    void withoutATextIsMended()
    {
        const std::string text = lintHero + lintCard(QStringLiteral("attack 2"), {}).toStdString();
        Diagnostics problems;
        (void)checkHero(text, "probe.hero", problems);
        QCOMPARE(problems.size(), std::size_t{1});
        const std::string whole = mended(text, problems[0]);
        QVERIFY(whole.find("for any, no effect\n") != std::string::npos);
        QCOMPARE(warningsOf(whole), QStringList());
    }

    /// Whoever opens a match doesn't want to hear of it.
    void onlyWhoeverWritesIsTold()
    {
        Diagnostics problems;
        const std::string text = lintHero + lintCard(QStringLiteral("attack 2"), {}).toStdString();
        QVERIFY(readHero(text, "probe.hero", problems));
        QVERIFY(problems.empty());
    }

    void shippedHeroesSayNothingInVain()
    {
        for (const QString& id : shippedHeroes()) {
            Diagnostics problems;
            const auto text = readTextFile(QStringLiteral(":/content/heroes/%1.hero").arg(id), problems);
            QVERIFY(text);
            const QStringList warnings = warningsOf(*text);
            QVERIFY2(warnings.isEmpty(), qPrintable(id + u' ' + warnings.join(u'\n')));
        }
    }
};

QTEST_GUILESS_MAIN(TestLints)
#include "tst_lints.moc"
