// SPDX-License-Identifier: GPL-3.0-or-later
// Files of strangers: each single field of a shipped battlefield damaged in turn.

#include "model/documents/edits/editwords.h"
#include "tests/documents/drawing.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <algorithm>

using namespace fabletop;
using namespace fabletop::testing;

namespace {

using Way = QList<QVariant>; ///< keys and positions from the top

void collect(const QJsonValue& value, const Way& way, QList<Way>& all)
{
    if (!way.isEmpty()) all.append(way);
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (const QString& key : object.keys())
            collect(object[key], way + Way{key}, all);
    }
    if (value.isArray())
        for (int i = 0; i < value.toArray().size(); ++i)
            collect(value.toArray()[i], way + Way{i}, all);
}

/// The value with the one at `way` replaced; undefined: removed.
QJsonValue damaged(const QJsonValue& value, const Way& way, const QJsonValue& instead)
{
    if (way.isEmpty()) return instead;
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        const QString key = way.front().toString();
        const QJsonValue inner = damaged(object[key], way.mid(1), instead);
        inner.isUndefined() ? object.remove(key) : void(object[key] = inner);
        return object;
    }
    QJsonArray array = value.toArray();
    const int place = way.front().toInt();
    const QJsonValue inner = damaged(array[place], way.mid(1), instead);
    inner.isUndefined() ? array.removeAt(place) : array.replace(place, inner);
    return array;
}

QJsonValue at(QJsonValue value, const Way& way)
{
    for (const QVariant& step : way)
        value = value.isArray() ? value.toArray()[step.toInt()] : value.toObject()[step.toString()];
    return value;
}

QString said(const Way& way)
{
    QStringList words;
    for (const QVariant& step : way)
        words.append(step.toString());
    return words.join(u'/');
}

} // namespace

class TestDamagedFiles : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachFieldInTurn_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : {"soho", "baskerville-manor"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void eachFieldInTurn()
    {
        QFETCH(QString, id);
        m_whole = QJsonDocument::fromJson(bytesOf(shippedFile(id))).object();
        QList<Way> ways;
        collect(m_whole, {}, ways);
        QVERIFY(ways.size() > 300);
        for (const Way& way : ways) {
            const QJsonValue before = at(m_whole, way);
            const QString key = way.last().toString();
            const bool isId = key == QStringLiteral("id") ||
                              way.front() == QVariant(QStringLiteral("lines")) ||
                              (way.size() > 2 && way[way.size() - 2] == QVariant(QStringLiteral("zones")));
            // There is no field that may be null, a list of nothings or a truth it is not.
            tryOne(way, QJsonValue::Null, true);
            tryOne(way, QJsonArray{QJsonValue::Null}, true);
            tryOne(way, QJsonObject{{QStringLiteral("y-unknown"), 1}}, true);
            if (!before.isBool()) tryOne(way, true, true);
            tryOne(way, QStringLiteral("\u0001"), !isPlainText(way));
            for (double number : {-1e9, 0.5e9, 1e308})
                tryOne(way, number, !isId);
            static const QStringList needed{
                QStringLiteral("fabletop"), QStringLiteral("version"), QStringLiteral("id"),
                QStringLiteral("zones"),    QStringLiteral("spaces"),  QStringLiteral("lines"),
                QStringLiteral("x"),        QStringLiteral("y"),       QStringLiteral("color")};
            tryOne(way, QJsonValue::Undefined, needed.contains(key) || way == Way{QStringLiteral("name")});
        }
        qInfo("%d damages, %d refused, the others opened", m_tried, m_refused);
    }
    void namesHaveRoomAndShowSomething_data()
    {
        QTest::addColumn<QVariantList>("way");
        QTest::addColumn<QJsonValue>("instead");
        QTest::addColumn<QString>("code");
        const QString most(longestName, QChar(0xE9));
        const QString label = QStringLiteral("label-too-long");
        const QString length = QStringLiteral("name-too-long");
        const QString empty = QStringLiteral("empty-name");
        const QJsonObject french{{QStringLiteral("en"), QStringLiteral("Soho")},
                                 {QStringLiteral("fr"), most + u'!'}};
        QTest::newRow("most") << Way{QStringLiteral("name")} << QJsonValue(most) << QString();
        QTest::newRow("longer") << Way{QStringLiteral("name")} << QJsonValue(most + u'!') << length;
        QTest::newRow("in French") << Way{QStringLiteral("name")} << QJsonValue(french) << length;
        QTest::newRow("blank") << Way{QStringLiteral("name")} << QJsonValue(QStringLiteral("  ")) << empty;
        QTest::newRow("hidden") << Way{QStringLiteral("name")} << QJsonValue(QStringLiteral("\u200b"))
                                << empty;
        QTest::newRow("no language") << Way{QStringLiteral("name")} << QJsonValue(QJsonObject()) << empty;
        QTest::newRow("zone") << Way{QStringLiteral("zones"), 0, QStringLiteral("name")}
                              << QJsonValue(QStringLiteral(" ")) << empty;
        QTest::newRow("space") << Way{QStringLiteral("spaces"), 0, QStringLiteral("id")}
                               << QJsonValue(most + u'!') << length;
        const auto labels = [](const QString& text) {
            return QJsonArray{QJsonObject{
                {QStringLiteral("x"), 0.5}, {QStringLiteral("y"), 0.5}, {QStringLiteral("text"), text}}};
        };
        QTest::newRow("label") << Way{QStringLiteral("labels")} << QJsonValue(labels(most)) << QString();
        QTest::newRow("long label") << Way{QStringLiteral("labels")} << QJsonValue(labels(most + u'!'))
                                    << label;
    }
    void namesHaveRoomAndShowSomething()
    {
        QFETCH(QVariantList, way);
        QFETCH(QJsonValue, instead);
        QFETCH(QString, code);
        QJsonObject whole = QJsonDocument::fromJson(bytesOf(shippedFile(QStringLiteral("soho")))).object();
        whole.insert(QStringLiteral("labels"), QJsonArray());
        const QByteArray text = QJsonDocument(damaged(whole, way, instead).toObject()).toJson();
        Diagnostics diagnostics;
        const auto read = readBattlefieldDraft(text.toStdString(), "damaged", diagnostics);
        QCOMPARE(read.has_value(), code.isEmpty());
        const auto told = [&](const Diagnostic& one) { return one.code.id() == code.toStdString(); };
        const auto found = std::find_if(diagnostics.begin(), diagnostics.end(), told);
        QCOMPARE(found == diagnostics.end(), code.isEmpty());
        if (!code.isEmpty()) QVERIFY(found->where.line > 1 && found->where.column > 1);
    }
    void cutAnywhere()
    {
        const std::string text = bytesOf(shippedFile(QStringLiteral("soho"))).toStdString();
        for (std::size_t length = 0; length + 2 < text.size(); length += 7) {
            Diagnostics diagnostics;
            QVERIFY(!readBattlefieldDraft(text.substr(0, length), "cut", diagnostics));
            QVERIFY(!diagnostics.empty() && diagnostics.front().where.line > 0 &&
                    diagnostics.front().where.column > 0);
        }
    }

private:
    static bool isPlainText(const Way& way)
    {
        static const QStringList texts{QStringLiteral("notes"), QStringLiteral("author"),
                                       QStringLiteral("license"), QStringLiteral("name")};
        return texts.contains(way.last().toString()) ||
               (way.size() > 1 && way[way.size() - 2] == QVariant(QStringLiteral("name")));
    }
    void tryOne(const Way& way, const QJsonValue& instead, bool mustRefuse)
    {
        const QByteArray text = QJsonDocument(damaged(m_whole, way, instead).toObject()).toJson();
        const QString what =
            said(way) + QStringLiteral(" = ") +
            QString::fromUtf8(QJsonDocument(QJsonArray{instead}).toJson(QJsonDocument::Compact));
        Diagnostics diagnostics;
        auto read = readBattlefieldDraft(text.toStdString(), "damaged", diagnostics);
        ++m_tried;
        for (const Diagnostic& one : diagnostics) {
            QVERIFY2(one.where.line > 0 && one.where.column > 0 && one.where.line <= text.count('\n') + 1,
                     qPrintable(what));
            QVERIFY2(!message(one).empty(), qPrintable(what));
        }
        if (!read) {
            QVERIFY2(hasErrors(diagnostics), qPrintable(what));
            ++m_refused;
            return;
        }
        const bool anybodys =
            !way.isEmpty() && way.front().toString().startsWith(QStringLiteral("x-")); // kept untouched
        QVERIFY2(!mustRefuse || anybodys, qPrintable(what));
        BattlefieldDocument document;
        document.adopt(std::move(*read), {}, false);
        for (const BattlefieldIssue& problem : document.problems())
            QVERIFY(!issueText(problem).isEmpty());
        Pen pen(document, static_cast<quint32>(m_tried));
        for (int i = 0; i < 3; ++i)
            pen.scribble();
        Diagnostics again;
        QVERIFY2(readBattlefieldDraft(writeBattlefield(document.battlefield()), "again", again),
                 qPrintable(what));
    }

    QJsonObject m_whole;
    int m_tried = 0;
    int m_refused = 0;
};

QTEST_APPLESS_MAIN(TestDamagedFiles)
#include "tst_damagedfiles.moc"
