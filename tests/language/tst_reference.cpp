// The language reference: every construct has its help in four languages and an example that is rules text.

#include "model/content/catalogue.h"
#include "model/language/meaning/belonging.h"
#include "model/language/reading/lineparser.h"
#include "model/language/reading/parser.h"
#include "model/language/reference/reference.h"

#include <QFile>
#include <QTest>

using namespace fabletop;

namespace {

constexpr Language languages[] = {Language::en, Language::es, Language::fr, Language::pt};

QString text(std::string_view view) { return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())); }

bool holds(const Node& node, Word word)
{
    if (node.word == word) return true;
    return std::any_of(node.parts.begin(), node.parts.end(), [&](const Node& part) { return holds(part, word); });
}

/// The example as a line of some block that may hold it.
std::optional<Node> read(std::string_view example)
{
    Diagnostics problems;
    std::vector<Line> lines = tokenize(example, {}, problems);
    if (lines.empty() || !problems.empty()) return std::nullopt;
    std::vector<Token>& tokens = lines.front().tokens;
    if (tokens.back().kind == TokenKind::rule) tokens.pop_back();
    for (Word parent : {Word::none, Word::cardDecl, Word::whenScheme, Word::whenAlways}) {
        PhraseParser phrases(tokens);
        if (auto node = parseLine(parent, tokens, phrases)) return node;
    }
    return std::nullopt;
}

} // namespace

class TestReference : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyConstructHasItsHelpInEveryLanguage()
    {
        constexpr qsizetype longest = 90;
        for (const ReferenceEntry& entry : reference())
            for (Language language : languages) {
                const QString help = text(helpOf(entry.key, language));
                QVERIFY2(!help.isEmpty(), qPrintable(text(entry.key)));
                QVERIFY2(help.size() <= longest, qPrintable(help));
                QVERIFY2(help == help.trimmed() && !help.endsWith(u'.'), qPrintable(help));
            }
        QVERIFY(helpOf("no such thing", Language::fr).empty());
    }

    void tablesHoldNothingElse()
    {
        for (const HelpTable* table : {&spanishHelp, &frenchHelp, &portugueseHelp, &examples}) {
            QCOMPARE(table->words.size(), vocabulary().size());
            QCOMPARE(table->little.size(), englishHelp.little.size());
        }
        for (std::string_view word : nameWords()) QVERIFY2(!helpOf(word, Language::en).empty(), qPrintable(text(word)));
    }

    void frenchKeepsItsSpaces()
    {
        for (const ReferenceEntry& entry : reference()) {
            const QString help = text(helpOf(entry.key, Language::fr));
            for (qsizetype i = 1; i < help.size(); ++i)
                if (help[i] == u';' || help[i] == u':') QVERIFY2(help[i - 1] == QChar::Nbsp, qPrintable(help));
            QVERIFY2(!help.contains(u'\''), qPrintable(help));
        }
    }

    void everyExampleIsRulesTextWithItsConstruct()
    {
        for (const ReferenceEntry& entry : reference()) {
            const QString example = text(entry.example);
            QVERIFY2(!example.isEmpty(), qPrintable(text(entry.key)));
            if (entry.word == Word::none) continue;
            const auto node = read(entry.example);
            QVERIFY2(node.has_value(), qPrintable(example));
            QVERIFY2(holds(*node, entry.word), qPrintable(text(entry.key) + QStringLiteral(": ") + example));
        }
    }

    void littleWordsAreReadInTheirExamples()
    {
        for (const ReferenceEntry& entry : reference()) {
            if (entry.word != Word::none || entry.key == "otherwise") continue;
            const std::string example(entry.example);
            const bool name = example.size() > 2 && languageFromCode(example.substr(0, 2)).has_value();
            Diagnostics problems;
            if (name) {
                (void)parse("card \"One\"\n  " + example + "\n", "x", problems);
                QVERIFY2(problems.empty(), example.c_str());
            } else {
                QVERIFY2(read(example).has_value(), example.c_str());
            }
            const bool there = entry.key == "#" || entry.key == "[R-…]" || example.find(entry.key) != std::string::npos;
            QVERIFY2(there, example.c_str());
        }
    }

    /// The English page is written by hand; it must say the same.
    void thePageOfTheLanguageAgrees()
    {
        QFile file(QStringLiteral(FABLETOP_SOURCE_DIR "/resources/help/rules-language.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(file.readAll());
        for (const ReferenceEntry& entry : reference()) {
            if (entry.word == Word::none) continue;
            const QString line = QStringLiteral("| `%1` | %2 | `%3` |")
                                     .arg(text(entry.key), text(helpOf(entry.key, Language::en)), text(entry.example));
            QVERIFY2(page.contains(line), qPrintable(line));
        }
    }

    /// Whoever adds a word with a name must say what the name may be of.
    void namesAreTheNamesOfSomething()
    {
        for (const Row& row : vocabulary()) {
            bool named = false;
            for (const PatternPart& part : patternOf(row.word))
                named = named || part.kind == PatternPart::Kind::name || part.kind == PatternPart::Kind::string;
            const bool makes = row.sort == Sort::declaration || row.word == Word::setAttr || row.word == Word::pluralAttr
                               || row.word == Word::optionBlock;
            QCOMPARE(namesMeantBy(row.word) != 0, named && !makes);
        }
    }

    /// What the completion offers below a declaration is what the resolver takes there.
    void propertiesBelongWhereTheResolverTakesThem()
    {
        for (const Row& row : vocabulary()) {
            if (row.sort != Sort::attribute || row.word == Word::pluralAttr) continue;
            const std::string line = "  " + std::string(exampleOf(row.pattern)) + "\n";
            const auto misplaced = [&](const std::string& before) {
                Diagnostics problems;
                (void)readHero(before + line, "x", problems);
                return std::any_of(problems.begin(), problems.end(),
                                   [](const Diagnostic& problem) { return problem.code == "property-not-here"; });
            };
            QCOMPARE(!misplaced("hero \"H\"\n"), belongs(row.word, Word::heroDecl));
            QCOMPARE(!misplaced("hero \"H\"\n  health 9, melee\nsidekick \"S\"\n"), belongs(row.word, Word::sidekickDecl));
            QCOMPARE(!misplaced("hero \"H\"\n  health 9, melee\ncard \"C\"\n"), belongs(row.word, Word::cardDecl));
        }
    }
};

QTEST_GUILESS_MAIN(TestReference)
#include "tst_reference.moc"
