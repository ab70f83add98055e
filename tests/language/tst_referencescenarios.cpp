// SPDX-License-Identifier: GPL-3.0-or-later
// Every construct of the language is carried out by a scenario: the lines of rules text that the scenarios of
// this project run through are collected, and what they hold is compared with the reference.

#include "model/content/catalogue.h"
#include "model/content/scenarios/scenariorunner.h"
#include "model/language/meaning/lowering.h"
#include "model/language/reference/keysofline.h"
#include "model/language/reference/reference.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>
#include <map>
#include <set>

using namespace fabletop;

namespace {

/// Lines of texts, each text read once.
class Lines {
public:
    const std::vector<ReadLine>& of(const std::string& text)
    {
        const auto found = m_read.find(text);
        if (found != m_read.end()) return found->second;
        const auto at = m_read.emplace(text, std::vector<ReadLine>()).first;
        at->second = readLines(at->first); // they point into the key
        return at->second;
    }

private:
    std::map<std::string, std::vector<ReadLine>> m_read;
};

/// What was declared has a scenario where a hero that declares it plays in one.
bool isDeclared(const ReadLine& line)
{
    const Sort sort = rowOf(line.word).sort;
    return line.word != Word::none &&
           (sort == Sort::declaration || sort == Sort::none || line.word == Word::languageAttr);
}

} // namespace

class TestReferenceScenarios : public QObject {
    Q_OBJECT

private:
    std::vector<Scenario> m_scenarios;
    std::set<std::string_view> m_held;
    std::string m_rules;
    Lines m_lines;

    void keep(const ReadLine& line)
    {
        for (std::string_view key : keysOf(line))
            m_held.insert(key);
    }

    /// Where an instruction comes from: the text and the line in it.
    const ReadLine& lineOf(const MatchRules& rules, std::uint16_t instruction)
    {
        const std::string* text = &m_rules;
        for (const SeatRules& seat : rules.seats)
            if (instruction >= seat.codeBase && instruction < seat.codeBase + seat.hero->program.code.size())
                text = &seat.hero->source;
        return m_lines.of(*text)[static_cast<std::size_t>(rules.program.spans[instruction].line) - 1];
    }

    /// The declaration that a line stands in, and its properties.
    void keepDeclaration(const std::vector<ReadLine>& lines, std::size_t at)
    {
        keep(lines[at]);
        for (std::size_t i = at + 1; i <= static_cast<std::size_t>(lines[at].last); ++i) {
            const bool property =
                lines[i].parent == static_cast<int>(at) && rowOf(lines[i].word).sort != Sort::section;
            if (property) keep(lines[i]);
        }
    }

    /// A card that has no effect has no line that is carried out: it counts where it can be played.
    static bool isWithoutEffect(const std::vector<ReadLine>& lines, std::size_t card)
    {
        return std::any_of(lines.begin(), lines.end(), [&](const ReadLine& line) {
            return line.parent == static_cast<int>(card) && line.word == Word::noEffectAttr;
        });
    }

    void keepHero(const HeroRules& hero)
    {
        const auto& lines = m_lines.of(hero.source);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const bool ofCard = lines[i].word == Word::cardDecl || lines[i].word == Word::abilityDecl;
            if (lines[i].parent < 0 && isDeclared(lines[i]) && (!ofCard || isWithoutEffect(lines, i)))
                keepDeclaration(lines, i);
        }
    }

    /// The scenario played by a hero whose standing changes of this kind are taken away.
    static bool passesWithout(const Scenario& scenario, Word modifier)
    {
        Scenario changed = scenario;
        auto rules = std::make_shared<MatchRules>(*scenario.rules);
        for (SeatRules& seat : rules->seats) {
            auto hero = std::make_shared<HeroRules>(*seat.hero);
            std::erase_if(hero->modifiers,
                          [&](const Modifier& one) { return one.kind == standingOf(modifier); });
            for (CardKind& card : hero->cards)
                card.protectedFromCancel = card.protectedFromCancel && modifier != Word::protectCards;
            seat.hero = hero;
        }
        changed.rules = rules;
        return runScenario(changed, QStringLiteral("changed")).passed;
    }

private Q_SLOTS:
    void initTestCase()
    {
        Diagnostics problems;
        m_rules = *readTextFile(QStringLiteral(":/content/rules/standard.rules"), problems);
        QDirIterator files(QStringLiteral(FABLETOP_SOURCE_DIR "/tests/scenarios"), {QStringLiteral("*.json")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString file = files.next();
            const auto text = readTextFile(file, problems);
            auto scenarios = readScenarios(*text, file.toStdString(), problems);
            QVERIFY2(scenarios, qPrintable(file));
            for (Scenario& one : *scenarios)
                m_scenarios.push_back(std::move(one));
        }
        QVERIFY(m_scenarios.size() > 500);
    }

    void scenariosPassAndTellTheirLines()
    {
        for (const Scenario& scenario : m_scenarios) {
            std::vector<std::uint16_t> visited;
            const ScenarioResult result = runScenario(scenario, QStringLiteral("scenario"), &visited);
            QVERIFY2(result.passed, qPrintable(scenario.name + u' ' + result.message));
            QVERIFY(!visited.empty());
            for (const SeatRules& seat : scenario.rules->seats)
                keepHero(*seat.hero);
            for (const std::uint16_t instruction : std::set<std::uint16_t>(visited.begin(), visited.end())) {
                const ReadLine* line = &lineOf(*scenario.rules, instruction);
                const bool ofRules = line >= m_lines.of(m_rules).data() &&
                                     line < m_lines.of(m_rules).data() + m_lines.of(m_rules).size();
                const auto& lines = ofRules ? m_lines.of(m_rules) : *textOf(scenario, line);
                keep(*line);
                // Whatever a line stands under was carried out with it: the moment, the option, the card with
                // its properties.
                for (int parent = line->parent; parent >= 0;
                     parent = lines[static_cast<std::size_t>(parent)].parent) {
                    const auto at = static_cast<std::size_t>(parent);
                    lines[at].parent < 0 ? keepDeclaration(lines, at) : keep(lines[at]);
                }
                keepOtherwise(lines, *line);
            }
        }
        // A rule set's head is read before anything is carried out.
        for (const ReadLine& line : m_lines.of(m_rules))
            if (line.word == Word::rulesDecl || line.word == Word::numberDecl) keep(line);
    }

    /// A standing change is no instruction: it counts where a scenario fails without it.
    void standingChangesMakeADifference()
    {
        for (const Row& row : vocabulary()) {
            if (row.sort != Sort::modifier) continue;
            bool missed = false;
            for (const Scenario& scenario : m_scenarios) {
                for (const SeatRules& seat : scenario.rules->seats) {
                    const auto& all = seat.hero->modifiers;
                    const bool has = std::any_of(all.begin(), all.end(), [&](const Modifier& one) {
                        return one.kind == standingOf(row.word);
                    });
                    if (has && !missed && !passesWithout(scenario, row.word)) missed = true;
                }
                if (missed) break;
            }
            QVERIFY2(missed, row.pattern.data());
            m_held.insert(row.pattern);
        }
        m_held.insert(rowOf(Word::whenAlways).pattern);
    }

    void everyConstructHasAScenario()
    {
        QStringList without;
        for (const ReferenceEntry& entry : reference())
            if (!m_held.count(entry.key))
                without << QString::fromUtf8(entry.key.data(), static_cast<qsizetype>(entry.key.size()));
        QVERIFY2(without.isEmpty(), qPrintable(without.join(u'\n')));
    }

private:
    /// The lines of the hero's text that this line is one of.
    const std::vector<ReadLine>* textOf(const Scenario& scenario, const ReadLine* line)
    {
        for (const SeatRules& seat : scenario.rules->seats) {
            const auto& lines = m_lines.of(seat.hero->source);
            if (line >= lines.data() && line < lines.data() + lines.size()) return &lines;
        }
        return &m_lines.of(m_rules);
    }

    /// "Otherwise" is no phrase: it was carried out where a line below it was.
    void keepOtherwise(const std::vector<ReadLine>& lines, const ReadLine& line)
    {
        if (line.parent < 0) return;
        const auto& tokens = lines[static_cast<std::size_t>(line.parent)].line.tokens;
        if (!tokens.empty() && tokens.front().text == "otherwise") m_held.insert("otherwise");
    }
};

QTEST_GUILESS_MAIN(TestReferenceScenarios)
#include "tst_referencescenarios.moc"
