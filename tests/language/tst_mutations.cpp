// SPDX-License-Identifier: GPL-3.0-or-later
// Shipped heroes damaged token by token: the result is understood, or a problem is told near the damage.

#include "model/content/catalogue.h"
#include "model/language/reading/lexer.h"
#include "model/table/rng.h"
#include "tests/support/effort.h"

#include <QTest>

using namespace fabletop;

namespace {

constexpr int damages = test::repetitions(2000); ///< of each hero
constexpr int nearLines = 3;                     ///< from the damage down
constexpr std::size_t mostTold = 20;
constexpr double longestTime = test::patience(50.0); ///< milliseconds, for reading, resolving and compiling

/// A token's bytes and its line.
struct Piece {
    std::size_t from = 0;
    std::size_t to = 0;
    int line = 1;
};

std::size_t byteOf(const std::string& text, std::size_t lineBegin, int column)
{
    std::size_t at = lineBegin;
    for (int passed = 1; at < text.size(); ++at) {
        if ((static_cast<unsigned char>(text[at]) & 0xC0) == 0x80) continue;
        if (passed++ == column) break;
    }
    return at;
}

std::vector<Piece> piecesOf(const std::string& text)
{
    Diagnostics ignored;
    std::vector<Piece> pieces;
    std::size_t begin = 0;
    for (const Line& line : tokenize(text, {}, ignored)) {
        for (const Token& token : line.tokens)
            pieces.push_back({byteOf(text, begin, token.span.column),
                              byteOf(text, begin, token.span.column + token.span.length), line.number});
        begin = text.find('\n', begin) + 1;
    }
    return pieces;
}

struct Damaged {
    std::string text;
    std::vector<int> lines; ///< where it was hurt
    std::string what;
};

Damaged damage(const std::string& whole, const std::vector<Piece>& pieces, Rng& rng)
{
    const auto any = [&] { return rng.below(static_cast<std::uint32_t>(pieces.size())); };
    const auto textOf = [&](const Piece& piece) { return whole.substr(piece.from, piece.to - piece.from); };
    std::size_t a = any();
    std::size_t b = any();
    Damaged result{whole, {pieces[a].line}, {}};
    switch (rng.below(4)) {
    case 0:
        result.text.erase(pieces[a].from, pieces[a].to - pieces[a].from);
        result.what = "without " + textOf(pieces[a]);
        break;
    case 1: // neighbours
        b = a + 1 < pieces.size() ? a + 1 : a - 1;
        [[fallthrough]];
    case 2: {
        if (b < a) std::swap(a, b);
        const std::string first = textOf(pieces[a]);
        const std::string second = textOf(pieces[b]);
        result.text.replace(pieces[b].from, second.size(), first);
        result.text.replace(pieces[a].from, first.size(), second);
        result.lines = {pieces[a].line, pieces[b].line};
        result.what = first + " and " + second + " swapped";
        break;
    }
    default:
        result.text.insert(pieces[a].from, textOf(pieces[b]) + " ");
        result.what = textOf(pieces[b]) + " inserted";
    }
    return result;
}

/// That a deck is too large is a fact of all its cards and has no line of its own: every line was understood.
/// A name that is gone from its declaration is told where it is called, and the problem names it.
bool isNear(const Diagnostic& problem, const Damaged& damaged)
{
    if (problem.code.id() == "deck-too-large") return true;
    if (problem.code.id() == "unknown-name-at-all" &&
        damaged.what.find('"' + problem.arguments.front() + '"') != std::string::npos)
        return true;
    return std::any_of(damaged.lines.begin(), damaged.lines.end(), [&](int line) {
        return problem.where.line >= line && problem.where.line <= line + nearLines;
    });
}

} // namespace

class TestMutations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void damageIsToldWhereItIs_data()
    {
        QTest::addColumn<QString>("id");
        for (const QString& id : shippedHeroes())
            QTest::newRow(qPrintable(id)) << id;
    }

    void damageIsToldWhereItIs()
    {
        QFETCH(QString, id);
        Diagnostics ignored;
        const std::string whole = *readTextFile(QStringLiteral(":/content/heroes/%1.hero").arg(id), ignored);
        const std::vector<Piece> pieces = piecesOf(whole);
        Rng rng = Rng::seeded(2024);
        double slowest = 0;
        std::size_t most = 0;
        int broken = 0;
        QStringList faults;
        for (int i = 0; i < damages; ++i) {
            const Damaged damaged = damage(whole, pieces, rng);
            Diagnostics problems;
            bool hero = false;
            slowest = std::max(slowest, test::leastTime(longestTime, [&] {
                                   problems.clear();
                                   hero = readHero(damaged.text, "damaged.hero", problems) != nullptr;
                               }));
            most = std::max(most, problems.size());
            for (const Diagnostic& problem : problems)
                QVERIFY2(problem.code.id() != "not-understood" || !problem.arguments.back().empty(),
                         "something is wanted, but not said what");
            const bool told =
                hero || std::any_of(problems.begin(), problems.end(),
                                    [&](const Diagnostic& problem) { return isNear(problem, damaged); });
            broken += hero ? 0 : 1;
            if (told && problems.size() <= mostTold) continue;
            faults << QStringLiteral("%1 in line %2: ")
                              .arg(QString::fromStdString(damaged.what))
                              .arg(damaged.lines.front()) +
                          (problems.empty() ? QStringLiteral("nothing")
                                            : QString::fromStdString(toLine(problems.front()))) +
                          QStringLiteral(" (%1)").arg(problems.size());
        }
        qInfo("%s: %d of %d do not compile, at most %zu problems, slowest %.1f ms", qPrintable(id), broken,
              damages, most, slowest);
        QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1 faults\n").arg(faults.size()) +
                                              faults.mid(0, 400).join(u'\n')));
        QVERIFY(slowest <= longestTime);
    }

    void whatIsWantedIsSaid()
    {
        for (const char* line : {"card \"A\" x-3", "card \"A\" \xC3\x97"
                                                   "3"}) {
            Diagnostics problems;
            (void)readHero(std::string("hero \"H\"\n  health 9, move 2, melee\n\n") + line +
                               "\n  attack 3, boost 1, for any\n",
                           "x.hero", problems);
            QVERIFY2(!problems.empty(), line);
            QVERIFY2(problems.front().code.id() != "not-understood" ||
                         !problems.front().arguments.back().empty(),
                     toLine(problems.front()).c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestMutations)
#include "tst_mutations.moc"
