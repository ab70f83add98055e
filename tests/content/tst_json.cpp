// SPDX-License-Identifier: GPL-3.0-or-later
// Reading JSON strictly: what is JSON, where each value stands, and what a reader says of fields that are not
// as they should be.

#include "model/content/json/jsonfields.h"
#include "model/content/json/jsonproblem.h"
#include "model/content/json/jsonscanner.h"
#include "model/table/rng.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace fabletop;

namespace {

using Arguments = QStringList;

/// "code line:column+length (argument, argument) [mend]" of each diagnostic.
QStringList worded(const Diagnostics& diagnostics)
{
    QStringList lines;
    for (const Diagnostic& diagnostic : diagnostics) {
        QStringList arguments;
        for (const std::string& argument : diagnostic.arguments) {
            const std::vector<std::string> parts = takenApart(argument);
            QString text = QString::fromStdString(parts.front());
            for (std::size_t i = 1; i < parts.size(); ++i)
                text.replace(QStringLiteral("%") + QString::number(i), QString::fromStdString(parts[i]));
            arguments.append(text);
        }
        QString line = QStringLiteral("%1 %2:%3+%4")
                           .arg(QString::fromStdString(std::string(diagnostic.code.id())))
                           .arg(diagnostic.where.line)
                           .arg(diagnostic.where.column)
                           .arg(diagnostic.where.length);
        if (!arguments.isEmpty()) line += QStringLiteral(" (%1)").arg(arguments.join(QStringLiteral(", ")));
        if (!diagnostic.quickFix.empty())
            line += QStringLiteral(" [%1]").arg(QString::fromStdString(diagnostic.quickFix));
        lines.append(line);
    }
    return lines;
}

QString placed(const Span& span)
{
    return QStringLiteral("%1:%2+%3").arg(span.line).arg(span.column).arg(span.length);
}

std::unique_ptr<const JsonText> read(const QByteArray& text, Diagnostics& diagnostics, int firstLine = 1)
{
    return JsonText::read(text.toStdString(), "one.json", diagnostics, firstLine);
}

QByteArray nested(int depth)
{
    return QByteArray(depth, '[') + QByteArray(depth, ']');
}

/// A value made by chance, as people and programs write them.
QByteArray madeByChance(Rng& rng, int depth)
{
    const auto pick = [&](std::initializer_list<const char*> texts) {
        return QByteArray(texts.begin()[rng.below(static_cast<std::uint32_t>(texts.size()))]);
    };
    const QByteArray space = pick({"", "", " ", "\n", "\t \r\n"});
    const std::uint32_t kind = rng.below(depth > 3 ? 3 : 5);
    if (kind == 0)
        return space + pick({"0", "-0", "7", "-12.5", "1e3", "2.5E-2", "123456789", "0.125"}) + space;
    if (kind == 1) return space + pick({"true", "false", "null"}) + space;
    if (kind == 2)
        return space +
               pick({"\"\"", "\"a\"", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\u00e9\\ud83d\\ude00\"", "\"é😀\"",
                     "\"]},:\""}) +
               space;
    QByteArray text = kind == 3 ? "[" : "{";
    const std::uint32_t count = rng.below(4);
    for (std::uint32_t i = 0; i < count; ++i) {
        if (i > 0) text += ',';
        if (kind == 4)
            text += space + '"' + QByteArray(1, static_cast<char>('a' + i)) +
                    pick({"\"", "\\u0041\"", "é\""}) + space + ':';
        text += madeByChance(rng, depth + 1);
    }
    return space + text + (count ? "" : space) + (kind == 3 ? "]" : "}") + space;
}

} // namespace

class TestJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void values_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QJsonValue>("value");
        QTest::newRow("a number") << QByteArray("7") << QJsonValue(7);
        QTest::newRow("zero") << QByteArray("0") << QJsonValue(0);
        QTest::newRow("a fraction") << QByteArray("-0.5e-1") << QJsonValue(-0.05);
        QTest::newRow("a power") << QByteArray("2E+3") << QJsonValue(2000);
        QTest::newRow("a text") << QByteArray(" \"x\"\n") << QJsonValue("x");
        QTest::newRow("a text of another alphabet")
            << QByteArray("\"é😀\"") << QJsonValue(QString::fromUtf8("é😀"));
        QTest::newRow("every escape") << QByteArray("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00\"")
                                      << QJsonValue(QString::fromUtf8("\"\\/\b\f\n\r\té😀"));
        QTest::newRow("hex digits of either case")
            << QByteArray(R"("\u00E9\u00e9")") << QJsonValue(QString::fromUtf8("éé"));
        QTest::newRow("true") << QByteArray("true") << QJsonValue(true);
        QTest::newRow("null") << QByteArray("null") << QJsonValue(QJsonValue::Null);
        QTest::newRow("an empty list") << QByteArray("[ ]") << QJsonValue(QJsonArray());
        QTest::newRow("an empty object") << QByteArray("{\t}") << QJsonValue(QJsonObject());
        QTest::newRow("a list") << QByteArray("[1,[2], 3 ]") << QJsonValue(QJsonArray{1, QJsonArray{2}, 3});
        QTest::newRow("an object") << QByteArray("{\"a\":1, \"b\" : {}}")
                                   << QJsonValue(QJsonObject{{"a", 1}, {"b", QJsonObject()}});
        QTest::newRow("a byte order mark") << QByteArray("\xEF\xBB\xBF[1]") << QJsonValue(QJsonArray{1});
        QTest::newRow("as deep as may be")
            << nested(101) << QJsonValue(QJsonDocument::fromJson(nested(101)).array());
    }
    void values()
    {
        QFETCH(QByteArray, text);
        QFETCH(QJsonValue, value);
        Diagnostics diagnostics;
        const auto json = read(text, diagnostics);
        QCOMPARE(worded(diagnostics), QStringList());
        QVERIFY(json);
        QCOMPARE(json->root().value(), value);
        QCOMPARE(json->root().file(), std::string("one.json"));
    }

    void faults_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("told");
        const auto row = [](const char* name, const QByteArray& text, const char* told) {
            QTest::newRow(name) << text << QStringList{QString::fromUtf8(told)};
        };
        row("nothing", "", "json-empty 1:1+0");
        row("nothing but space", " \n ", "json-empty 2:2+0");
        row("nothing but a byte order mark", "\xEF\xBB\xBF", "json-empty 1:2+0");
        row("more behind it", "{} x", "json-after-end 1:4+1");
        row("two values", "1 2", "json-after-end 1:3+1");
        row("a word nobody knows", "[yes]", "json-unexpected 1:2+1 (y, a value)");
        row("a word cut short", "[tru]", "json-unexpected 1:2+1 (t, a value)");
        row("a capital", "True", "json-unexpected 1:1+1 (T, a value)");
        row("a letter of two bytes", "[é]", "json-unexpected 1:2+1 (é, a value)");
        row("single quotes", "['a']", "json-unexpected 1:2+1 (', a value)");
        row("a comma too many in a list", "[1,]", "json-unexpected 1:4+1 (], a value)");
        row("a comma too many in an object", "{\"a\":1,}", "json-unexpected 1:8+1 (}, a name in quotes)");
        row("a comma missing in a list", "[1 2]", "json-unexpected 1:4+1 (2, ‘,’ or ‘]’)");
        row("a comma missing in an object", "{\"a\":1\n \"b\":2}", "json-unexpected 2:2+1 (\", ‘,’ or ‘}’)");
        row("the wrong bracket", "[1}", "json-unexpected 1:3+1 (}, ‘,’ or ‘]’)");
        row("a name without quotes", "{a:1}", "json-unexpected 1:2+1 (a, a name in quotes)");
        row("a colon missing", "{\"a\" 1}", "json-unexpected 1:6+1 (1, ‘:’)");
        row("a comment", "[1, // one\n2]", "json-unexpected 1:5+1 (/, a value)");
        row("ends in a list", "[1,", "json-ends-early 1:4+0 (a value)");
        row("ends in an object", "{\"a\":\n", "json-ends-early 2:1+0 (a value)");
        row("ends behind a value", "{\"a\":1", "json-ends-early 1:7+0 (‘,’ or ‘}’)");
        row("ends in a number", "-", "json-ends-early 1:2+0 (a digit)");
        row("a point without digits", "[1.]", "json-unexpected 1:4+1 (], a digit)");
        row("a power without digits", "[1e+]", "json-unexpected 1:5+1 (], a digit)");
        row("a plus", "+1", "json-unexpected 1:1+1 (+, a value)");
        row("a leading zero", "[01]", "json-unexpected 1:3+1 (1, ‘,’ or ‘]’)");
        row("a leading point", "[.5]", "json-unexpected 1:2+1 (., a value)");
        row("a text without end", "[\"abc", "json-string-without-end 1:2+4");
        row("a text that ends with its line", "[\"abc\n\"]", "json-string-without-end 1:2+4");
        row("a tab in a text", "[\"a\tb\"]", "json-control-character 1:4+1");
        row("a zero in a text", QByteArray("[\"a\0b\"]", 7), "json-control-character 1:4+1");
        row("an escape nobody knows", R"(["a\x"])", "json-bad-escape 1:4+1");
        row("an escape cut short", R"(["\u12"])", "json-bad-escape 1:3+2");
        row("an escape at the end", "[\"\\", "json-bad-escape 1:3+1");
        row("the second half of a character", R"(["\ude00"])", "json-bad-escape 1:3+6");
        row("the first half of a character", R"(["\ud83d"])", "json-bad-escape 1:3+6");
        row("two first halves", R"(["\ud83d\ud83d"])", "json-bad-escape 1:3+6");
        row("no UTF-8", "[\"\xFF\"]", "not-utf8 1:3+1");
        row("half a character of UTF-8", "[\"\xC3\"]", "not-utf8 1:3+1");
        row("too deep", nested(102), "json-too-deep 1:102+1 (100)");
        row("a number beyond all bounds", "[1e999]", "");
        QTest::newRow("a name twice")
            << QByteArray("{\"a\":1,\n \"a\":2}") << QStringList{"duplicate-field 2:2+3 (a)"};
        QTest::newRow("written in two ways")
            << QByteArray(R"({"a":1,"\u0061":2})") << QStringList{"duplicate-field 1:8+8 (a)"};
        QTest::newRow("names twice, and a fault")
            << QByteArray("{\"a\":{\"b\":1,\"b\":2},\"a\":2,}")
            << QStringList{"duplicate-field 1:13+3 (b)", "duplicate-field 1:20+3 (a)",
                           "json-unexpected 1:26+1 (}, a name in quotes)"};
    }
    void faults()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, told);
        Diagnostics diagnostics;
        const auto json = read(text, diagnostics);
        QVERIFY(!json);
        QVERIFY(hasErrors(diagnostics));
        if (told.front().isEmpty()) { // Qt's own words
            QCOMPARE(diagnostics.size(), std::size_t{1});
            QCOMPARE(std::string(diagnostics.front().code.id()), std::string("json-unreadable"));
            return;
        }
        QCOMPARE(worded(diagnostics), told);
    }

    void theSameNameInTwoObjectsIsNoFault()
    {
        Diagnostics diagnostics;
        QVERIFY(read("[{\"a\":1},{\"a\":{\"a\":2}}]", diagnostics));
        QVERIFY(diagnostics.empty());
    }

    void places_data()
    {
        QTest::addColumn<QString>("path"); ///< names and numbers
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("source");
        QTest::newRow("the whole, cut at its first line") << ""
                                                          << "1:1+1"
                                                          << "1:1+1"
                                                          << "whole";
        QTest::newRow("a number") << "a"
                                  << "2:8+2"
                                  << "2:3+3"
                                  << "12";
        QTest::newRow("behind letters of two bytes") << "é"
                                                     << "3:8+5"
                                                     << "3:3+3"
                                                     << "\"ñ😀ñ\"";
        QTest::newRow("a list over two lines") << "list"
                                               << "4:11+3"
                                               << "4:3+6"
                                               << "[1,\n    \"two\"]";
        QTest::newRow("its first") << "list/0"
                                   << "4:12+1"
                                   << "4:12+1"
                                   << "1";
        QTest::newRow("its second") << "list/1"
                                    << "5:5+5"
                                    << "5:5+5"
                                    << "\"two\"";
        QTest::newRow("beside another on its line") << "in/b"
                                                    << "6:20+4"
                                                    << "6:16+3"
                                                    << "true";
        QTest::newRow("a name with an escape") << "in/c\""
                                               << "6:32+2"
                                               << "6:26+5"
                                               << "{}";
        QTest::newRow("what is not there, by its object") << "in/none"
                                                          << "6:8+1"
                                                          << "6:3+4"
                                                          << "";
        QTest::newRow("what is not there, by its list") << "list/7"
                                                        << "4:11+1"
                                                        << "4:3+6"
                                                        << "";
        QTest::newRow("what is not there, by a number") << "a/b"
                                                        << "2:8+1"
                                                        << "2:3+3"
                                                        << "";
    }
    void places()
    {
        QFETCH(QString, path);
        QFETCH(QString, value);
        QFETCH(QString, key);
        QFETCH(QString, source);
        const QByteArray text = "{\n"
                                "  \"a\": 12,\n"
                                "  \"é\": \"ñ😀ñ\",\n"
                                "  \"list\": [1,\n"
                                "    \"two\"],\n"
                                "  \"in\":{\"a\":1, \"b\":true, \"c\\\"\":{}}\n"
                                "}";
        Diagnostics diagnostics;
        const auto json = read(text, diagnostics);
        QVERIFY2(json, qPrintable(worded(diagnostics).join(u'\n')));
        JsonNode node = json->root();
        for (const QString& part : path.split(u'/', Qt::SkipEmptyParts)) {
            bool number = false;
            const int position = part.toInt(&number);
            node = number ? node.at(position) : node[part];
        }
        QCOMPARE(placed(node.span()), value);
        QCOMPARE(placed(node.keySpan()), key);
        QCOMPARE(node.source(),
                 (source == QLatin1String("whole") ? QString::fromUtf8(text) : source).toStdString());
        QCOMPARE(node.exists(), !source.isEmpty());
        if (node.exists() && !path.isEmpty() && !path.contains(u'/')) QCOMPARE(node.key(), path);
    }

    void linesOfALargerFile()
    {
        Diagnostics diagnostics;
        const auto json = read("\n{\"a\":1}", diagnostics, 40);
        QVERIFY(json);
        QCOMPARE(placed(json->root()["a"].span()), QStringLiteral("41:6+1"));
        QVERIFY(!read("{\"a\"\n1}", diagnostics, 40));
        QCOMPARE(worded(diagnostics), QStringList{QString::fromUtf8("json-unexpected 41:1+1 (1, ‘:’)")});
    }

    void children()
    {
        Diagnostics diagnostics;
        const auto json = read(R"({"z":1,"a":[],"m":[3,4,{"x":5}]})", diagnostics);
        QVERIFY(json);
        QStringList keys;
        for (const JsonNode& node : json->root().children())
            keys.append(node.key());
        QCOMPARE(keys, (QStringList{"z", "a", "m"})); // as in the file, not sorted
        QVERIFY(json->root()["a"].children().empty());
        QVERIFY(json->root()["z"].children().empty());
        const auto list = json->root()["m"].children();
        QCOMPARE(list.size(), std::size_t{3});
        QCOMPARE(list[1].value().toInt(), 4);
        QVERIFY(list[1].key().isEmpty());
        QCOMPARE(list[2]["x"].value().toInt(), 5);
        QVERIFY(!json->root()["m"].at(-1).exists() && !json->root()["m"].at(3).exists());
        QVERIFY(!json->root()["m"]["x"].exists() && !json->root().at(9).exists());
        QCOMPARE(json->root().at(0).value().toInt(), 1); // the members of an object have places too
        const JsonNode none;
        QVERIFY(!none.exists() && none.key().isEmpty() && none.file().empty() && none.source().empty() &&
                !none["a"].exists());
        QCOMPARE(none.string(), std::string());
    }

    /// Whatever chance writes, Qt's parser reads the same; and every value's text, read alone, is that value.
    void likeQt()
    {
        Rng rng = Rng::seeded(1);
        for (int round = 0; round < 400; ++round) {
            const QByteArray text = madeByChance(rng, 0);
            const QJsonDocument wrapped = QJsonDocument::fromJson('[' + text + ']');
            QVERIFY2(!wrapped.isNull(), text.constData());
            Diagnostics diagnostics;
            const auto json = read(text, diagnostics);
            QVERIFY2(json && diagnostics.empty(), text.constData());
            QCOMPARE(json->root().value(), wrapped.array().at(0));
            QCOMPARE(json->root().source(), text.trimmed().toStdString());
            std::vector<JsonNode> nodes{json->root()};
            for (std::size_t i = 0; i < nodes.size(); ++i) {
                const QByteArray part = QByteArray::fromStdString(nodes[i].source());
                QCOMPARE(QJsonDocument::fromJson('[' + part + ']').array().at(0), nodes[i].value());
                const auto more = nodes[i].children();
                nodes.insert(nodes.end(), more.begin(), more.end());
            }
        }
    }

    /// A byte more, less or another: read or refused with a place in the text, and never read as something
    /// that Qt refuses.
    void damaged()
    {
        Rng rng = Rng::seeded(2);
        int refused = 0;
        for (int round = 0; round < 2000; ++round) {
            QByteArray text = madeByChance(rng, 0);
            const auto at = static_cast<qsizetype>(rng.below(static_cast<std::uint32_t>(text.size())));
            const char byte = "\"\\{}[]:,0-.eEu \n\tx\x80\xFF"[rng.below(20)];
            switch (rng.below(4)) {
            case 0: text.remove(at, 1); break;
            case 1: text.insert(at, byte); break;
            case 2: text[at] = byte; break;
            default: text.truncate(at); break;
            }
            Diagnostics diagnostics;
            const auto json = read(text, diagnostics);
            QCOMPARE(json == nullptr, hasErrors(diagnostics));
            QJsonParseError error;
            (void)QJsonDocument::fromJson('[' + text + ']', &error);
            if (json) QCOMPARE(error.error, QJsonParseError::NoError);
            refused += json ? 0 : 1;
            for (const Diagnostic& diagnostic : diagnostics) {
                QVERIFY(diagnostic.where.line >= 1 && diagnostic.where.line <= text.count('\n') + 1);
                QVERIFY(diagnostic.where.column >= 1 && diagnostic.where.column <= text.size() + 1 &&
                        diagnostic.where.length >= 0);
            }
        }
        QVERIFY(refused > 500 && refused < 2000);
    }

    void fields_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("got"); ///< empty: nothing
        QTest::addColumn<QString>("told");
        const auto row = [](const char* kind, const char* value, const char* got, const char* told) {
            QTest::addRow("%s %s", kind, value) << QString::fromLatin1(kind) << QByteArray(value)
                                                << QString::fromUtf8(got) << QString::fromUtf8(told);
        };
        row("text", "\"a\"", "a", "");
        row("text", "\"\"", "", "");
        row("text", "7", "", "wrong-type 1:6+1 (f, a text in quotes)");
        row("text", "null", "", "wrong-type 1:6+4 (f, a text in quotes)");
        row("number", "1.5", "1.5", "");
        row("number", "0", "0", "");
        row("number", "2", "2", "");
        row("number", "2.001", "", "wrong-type 1:6+5 (f, a number from 0 to 2)");
        row("number", "-0.1", "", "wrong-type 1:6+4 (f, a number from 0 to 2)");
        row("number", "\"1\"", "", "wrong-type 1:6+3 (f, a number from 0 to 2)");
        row("whole", "3", "3", "");
        row("whole", "9", "9", "");
        row("whole", "3.0", "3", "");
        row("whole", "2", "", "wrong-type 1:6+1 (f, a whole number from 3 to 9)");
        row("whole", "10", "", "wrong-type 1:6+2 (f, a whole number from 3 to 9)");
        row("whole", "4.5", "", "wrong-type 1:6+3 (f, a whole number from 3 to 9)");
        row("whole", "true", "", "wrong-type 1:6+4 (f, a whole number from 3 to 9)");
        row("only", "5", "5", "");
        row("only", "6", "", "wrong-type 1:6+1 (f, 5)");
        row("flag", "true", "1", "");
        row("flag", "false", "0", "");
        row("flag", "1", "", "wrong-type 1:6+1 (f, true or false)");
        row("list", "[1,2]", "2", "");
        row("list", "[]", "0", "");
        row("list", "{}", "0", "wrong-type 1:6+2 (f, a list in brackets)");
        row("members", "{\"a\":1}", "1", "");
        row("members", "[]", "0", "wrong-type 1:6+2 (f, an object in braces)");
    }
    /// There, and of the right type, or told; absent, and required or not.
    void fields()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, value);
        QFETCH(QString, got);
        QFETCH(QString, told);
        const auto ask = [&](JsonFields& object, Need need) -> QString {
            const auto number = [](const auto& found) { return found ? QString::number(*found) : QString(); };
            if (kind == QLatin1String("text"))
                return QString::fromStdString(object.text("f", need).value_or(""));
            if (kind == QLatin1String("number")) return number(object.number("f", 0, 2, need));
            if (kind == QLatin1String("whole")) return number(object.whole("f", 3, 9, need));
            if (kind == QLatin1String("only")) return number(object.whole("f", 5, 5, need));
            if (kind == QLatin1String("flag")) return number(object.flag("f", need));
            if (kind == QLatin1String("list")) return QString::number(object.list("f", need).size());
            return QString::number(object.members("f", need).size());
        };
        Diagnostics diagnostics;
        const auto json = read("{\"f\":" + value + "}", diagnostics);
        QVERIFY(json);
        for (Need need : {Need::optional, Need::required}) {
            Diagnostics found;
            JsonFields object(json->root(), found);
            QVERIFY(object.valid());
            QCOMPARE(ask(object, need), got);
            object.finish();
            QCOMPARE(worded(found).join(u'\n'), told);
        }
        const auto without = read("{}", diagnostics);
        for (Need need : {Need::optional, Need::required}) {
            Diagnostics found;
            JsonFields object(without->root(), found);
            (void)ask(object, need);
            QCOMPARE(worded(found),
                     need == Need::required ? QStringList{"missing-field 1:1+2 (f)"} : QStringList());
        }
    }

    void elements()
    {
        Diagnostics diagnostics;
        const auto json = read("[\"a\", 7, {}]", diagnostics);
        QVERIFY(json);
        Diagnostics found;
        QCOMPARE(textOf(json->root().at(0), found), std::optional<std::string>("a"));
        QVERIFY(!textOf(json->root().at(1), found));
        QVERIFY(!flagOf(json->root().at(2), found));
        QVERIFY(!textOf(json->root().at(5), found)); // not there: nothing to be told of
        QCOMPARE(worded(found), (QStringList{"wrong-element 1:7+1 (a text in quotes)",
                                             "wrong-element 1:10+2 (true or false)"}));
    }

    void noObject_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("a text") << QByteArray("\"f\"");
        QTest::newRow("null") << QByteArray("null");
    }
    /// Told once, whatever is asked of it.
    void noObject()
    {
        QFETCH(QByteArray, text);
        Diagnostics diagnostics;
        const auto json = read(text, diagnostics);
        QVERIFY(json);
        JsonFields object(json->root(), diagnostics);
        QVERIFY(!object.valid());
        QVERIFY(!object.text("f", Need::required));
        QVERIFY(object.list("g", Need::required).empty());
        object.finish();
        QCOMPARE(worded(diagnostics),
                 QStringList{QStringLiteral("wrong-element 1:1+%1 (an object in braces)").arg(text.size())});
    }

    void unknown_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("keep");
        QTest::addColumn<QStringList>("told");
        QTest::addColumn<QStringList>("kept");
        QTest::newRow("none") << QByteArray(R"({"name":1,"size":2})") << false << QStringList{}
                              << QStringList{};
        QTest::newRow("misspelt") << QByteArray(R"({"nam":1,"size":2})") << false
                                  << QStringList{"unknown-field 1:2+5 (nam) [\"name\"]"} << QStringList{};
        QTest::newRow("misspelt, but the right one is there")
            << QByteArray(R"({"name":1,"names":2})") << false << QStringList{"unknown-field 1:11+7 (names)"}
            << QStringList{};
        QTest::newRow("like nothing") << QByteArray(R"({"zzzzzzzz":1})") << false
                                      << QStringList{"unknown-field 1:2+10 (zzzzzzzz)"} << QStringList{};
        QTest::newRow("somebody else's, not kept")
            << QByteArray(R"({"x-mine":1})") << false << QStringList{"unknown-field 1:2+8 (x-mine)"}
            << QStringList{};
        QTest::newRow("somebody else's, kept") << QByteArray(R"({"x-mine":1,"name":2,"x-b":[]})") << true
                                               << QStringList{} << QStringList{"x-mine", "x-b"};
        QTest::newRow("two") << QByteArray(R"({"aaaaaaaaa":1,"bbbbbbbbb":1})") << true
                             << QStringList{"unknown-field 1:2+11 (aaaaaaaaa)",
                                            "unknown-field 1:16+11 (bbbbbbbbb)"}
                             << QStringList{};
    }
    void unknown()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, keep);
        QFETCH(QStringList, told);
        QFETCH(QStringList, kept);
        Diagnostics diagnostics;
        const auto json = read(text, diagnostics);
        QVERIFY(json);
        JsonFields object(json->root(), diagnostics);
        (void)object.field("name");
        (void)object.field("size");
        std::vector<JsonNode> others;
        object.finish(keep ? &others : nullptr);
        QCOMPARE(worded(diagnostics), told);
        QStringList names;
        for (const JsonNode& node : others)
            names.append(node.key());
        QCOMPARE(names, kept);
    }

    void spaceIds_data()
    {
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QString>("id"); ///< null: none
        QTest::newRow("a text") << QJsonValue("a1") << "a1";
        QTest::newRow("a number") << QJsonValue(12) << "12";
        QTest::newRow("zero") << QJsonValue(0) << "0";
        QTest::newRow("the largest") << QJsonValue(9007199254740992.0) << "9007199254740992";
        QTest::newRow("larger") << QJsonValue(1e17) << QString();
        QTest::newRow("negative") << QJsonValue(-1) << QString();
        QTest::newRow("a fraction") << QJsonValue(1.5) << QString();
        QTest::newRow("something else") << QJsonValue(true) << QString();
    }
    void spaceIds()
    {
        QFETCH(QJsonValue, value);
        QFETCH(QString, id);
        const auto found = spaceIdOf(value);
        QCOMPARE(found.has_value(), !id.isNull());
        if (found) QCOMPARE(*found, id.toStdString());
    }

    void nobodyReadsMore()
    {
        QByteArray text = "{";
        for (int i = 0; i < 400; ++i)
            text += (i ? ",\"" : "\"") + QByteArray::number(i) + "\":0";
        Diagnostics diagnostics;
        const auto json = read(text + "}", diagnostics);
        QVERIFY(json);
        JsonFields(json->root(), diagnostics).finish();
        QCOMPARE(diagnostics.size(), mostDiagnostics);
        QVERIFY(enough(diagnostics));
        complain(diagnostics, json->root(), JsonProblem::unknownField);
        complainOfKey(diagnostics, json->root(), JsonProblem::unknownField);
        QCOMPARE(diagnostics.size(), mostDiagnostics);
        // An error is still told among as many warnings.
        Diagnostics warnings(mostDiagnostics,
                             Diagnostic{Severity::warning, "f", {}, JsonProblem::empty, {}, {}});
        QVERIFY(!enough(warnings));
        report(warnings, Diagnostic{Severity::warning, "f", {}, JsonProblem::empty, {}, {}});
        QCOMPARE(warnings.size(), mostDiagnostics);
        complain(warnings, json->root(), JsonProblem::unknownField);
        QCOMPARE(warnings.size(), mostDiagnostics + 1);
        QVERIFY(enough(warnings));
    }

    void scannerAlone()
    {
        JsonScanner scanner("{\"a\": [10, \"b\"]}");
        const auto places = scanner.scan();
        QVERIFY(!scanner.fault() && scanner.repeated().empty());
        QCOMPARE(places.size(), std::size_t{4});
        QCOMPARE(places[0].child, 1);
        QCOMPARE(places[1].key, QStringLiteral("a"));
        QCOMPARE(places[1].child, 2);
        QCOMPARE(places[2].next, 3);
        QCOMPARE(places[3].next, -1);
        QCOMPARE(places[2].from, 7);
        QCOMPARE(places[2].to, 9);
        QVERIFY(JsonScanner("\xFF").scan().empty());
    }
};

QTEST_GUILESS_MAIN(TestJson)
#include "tst_json.moc"
