// SPDX-License-Identifier: GPL-3.0-or-later
// A MatchReport with marks: Markdown, a page of HTML, and the curves in it.

#include "model/content/languagetext.h"
#include "model/items/report/matchreport.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <array>

namespace fabletop {

namespace {

constexpr std::array<const char*, maxSeats> seatInks{"#3D58A8", "#9C4C0A", "#163E29", "#5C235A"};
constexpr std::array<const char*, maxSeats> dashes{"none", "6 4", "2 3", "8 3 2 3"};

QString cell(const QString& text)
{
    return text.toHtmlEscaped();
}

/// A pipe would end a cell of a Markdown table, and marks of its own must not become Markdown.
QString plain(QString text)
{
    for (const char* sign : {"\\", "|", "*", "_", "`", "#", "<", ">", "[", "&", "~"})
        text.replace(QLatin1String(sign), QStringLiteral("\\") + QLatin1String(sign));
    static const QRegularExpression list(QStringLiteral("^(\\s*\\d*)([-+.)])(?=\\s)"));
    return text.replace(u'\n', u' ').replace(list, QStringLiteral("\\1\\\\\\2"));
}

QString value(int number)
{
    return number < 0 ? QString() : QString::number(number);
}

const char* const style =
    "body{font:16px/1.5 system-ui,sans-serif;color:#241C15;background:#F4ECDB;max-width:46em;margin:2em "
    "auto;padding:0 1em}"
    "h1,h2{font-family:Georgia,serif;line-height:1.2}h2{border-top:4px solid "
    "#CDBF9F;padding-top:.4em;margin-top:1.6em}"
    "table{border-collapse:collapse;width:100%;background:#FCF8EE;margin:.6em 0}"
    "td,th{border-bottom:1px solid #CDBF9F;padding:.25em .5em;text-align:left;vertical-align:top}"
    ".v{text-align:right;font-weight:bold}.rule{color:#1E5080;font-size:.85em}s{color:#746550}"
    "blockquote{border-left:4px solid #7F5405;margin:.6em 0;padding:.2em .8em;background:#F2E2B8}"
    "li{margin:.1em "
    "0}@media(prefers-color-scheme:dark){body{background:#161513;color:#F0E7D5}table{background:#2A2723}"
    "td,th{border-color:#3B372F}blockquote{background:#40321A}.rule{color:#8FBCEB}s{color:#9D9280}}";

} // namespace

QString MatchReport::markdownCombat(int fight) const
{
    const Ledger combat = ledger(fight);
    QStringList lines{QStringLiteral("| %1 | %2 | %3 | %4 | %5 |")
                          .arg(tr("Step"), tr("What happens"), tr("Attack"), tr("Defense"), tr("Rule")),
                      QStringLiteral("| --- | --- | ---: | ---: | --- |")};
    for (const LedgerRow& row : combat.rows) {
        bool first = true;
        for (const LedgerLine& line : row.lines) {
            const QString words =
                line.cancelled ? QStringLiteral("~~%1~~").arg(plain(line.sentence)) : plain(line.sentence);
            lines << QStringLiteral("| %1 | %2 | %3 | %4 | %5 |")
                         .arg(first ? plain(Narrator::step(row.step)) : QString(), words, value(line.attack),
                              value(line.defense), line.rule);
            first = false;
        }
    }
    if (combat.decided) lines << QString() << QStringLiteral("**%1**").arg(plain(outcome(combat)));
    return lines.join(u'\n');
}

QString MatchReport::markdown() const
{
    QStringList lines{QStringLiteral("# ") + plain(title()), QString()};
    for (const QString& line : setUp())
        lines << QStringLiteral("* ") + plain(line);
    for (const QString& line : turning())
        lines << QStringLiteral("* ") + plain(line);
    lines << QString() << QStringLiteral("## ") + tr("Setup") << QString();
    for (const Item& item : m_items) {
        switch (item.kind) {
        case Item::Kind::turn:
            lines << QString()
                  << QStringLiteral("## ") + plain(tr("Turn %1: %2").arg(item.turn).arg(item.text))
                  << QString();
            break;
        case Item::Kind::sentence: lines << QStringLiteral("* ") + plain(item.text); break;
        case Item::Kind::note:
            lines << QString()
                  << QStringLiteral("> ") + plain(QStringList{item.mark, item.text}.join(u' ').trimmed())
                  << QString();
            break;
        case Item::Kind::bookmark:
            lines << QString() << QStringLiteral("### ") + plain(item.text) << QString();
            break;
        case Item::Kind::combat:
            lines << QString() << QStringLiteral("**%1**").arg(plain(item.text)) << QString()
                  << markdownCombat(item.fight) << QString();
        }
    }
    lines << QString() << QStringLiteral("## ") + tr("Result") << QString() << plain(result());
    return lines.join(u'\n') + u'\n';
}

QString MatchReport::htmlCombat(int fight) const
{
    const Ledger combat = ledger(fight);
    QString out = QStringLiteral("<table width=\"100%\"><tr><th>%1</th><th>%2</th><th class=\"v\">%3</th><th "
                                 "class=\"v\">%4</th><th>%5</th></tr>")
                      .arg(cell(tr("Step")), cell(tr("What happens")), cell(tr("Attack")),
                           cell(tr("Defense")), cell(tr("Rule")));
    for (const LedgerRow& row : combat.rows) {
        bool first = true;
        for (const LedgerLine& line : row.lines) {
            const QString words =
                line.cancelled ? QStringLiteral("<s>%1</s>").arg(cell(line.sentence)) : cell(line.sentence);
            out += QStringLiteral("<tr><td>%1</td><td>%2</td><td class=\"v\">%3</td><td "
                                  "class=\"v\">%4</td><td class=\"rule\">%5</td></tr>")
                       .arg(first ? cell(Narrator::step(row.step)) : QString(), words, value(line.attack),
                            value(line.defense), cell(line.rule));
            first = false;
        }
    }
    out += QStringLiteral("</table>");
    if (combat.decided) out += QStringLiteral("<p><b>%1</b></p>").arg(cell(outcome(combat)));
    return out;
}

QString MatchReport::htmlItems() const
{
    QString out = QStringLiteral("<h2>%1</h2>").arg(cell(tr("Setup")));
    bool list = false;
    const auto close = [&] {
        if (list) out += QStringLiteral("</ul>");
        list = false;
    };
    for (const Item& item : m_items) {
        if (item.kind == Item::Kind::sentence) {
            if (!list) out += QStringLiteral("<ul>");
            list = true;
            out += QStringLiteral("<li>%1 <span class=\"rule\">%2</span></li>")
                       .arg(cell(item.text), cell(item.rule));
            continue;
        }
        close();
        if (item.kind == Item::Kind::turn)
            out += QStringLiteral("<h2 id=\"turn-%1\">%2</h2>")
                       .arg(item.turn)
                       .arg(cell(tr("Turn %1: %2").arg(item.turn).arg(item.text)));
        else if (item.kind == Item::Kind::combat)
            out += QStringLiteral("<h3>%1</h3>").arg(cell(item.text)) + htmlCombat(item.fight);
        else if (item.kind == Item::Kind::note)
            out += QStringLiteral("<blockquote><b>%1</b> %2</blockquote>")
                       .arg(cell(item.mark), cell(item.text).replace(u'\n', QStringLiteral("<br>")));
        else
            out += QStringLiteral("<h3>%1</h3>").arg(cell(item.text));
    }
    close();
    return out;
}

QString MatchReport::html(bool printed) const
{
    QStringList points;
    for (const QString& line : setUp() + turning())
        points << QStringLiteral("<li>%1</li>").arg(cell(line));
    const QString curves = printed
                               ? QStringLiteral("<p><img src=\"curves\" width=\"640\" height=\"200\"></p>")
                               : QStringLiteral("<p>%1</p>").arg(curvesSvg(720, 220));
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\">"
                          "<meta name=\"viewport\" "
                          "content=\"width=device-width\"><title>%2</title><style>%3</style></head><body>"
                          "<h1>%2</h1><p><b>%4</b></p><ul>%5</ul>%6%7</body></html>\n")
        .arg(languageCode(m_narrator.language()), cell(title()), printed ? QString() : QLatin1String(style),
             cell(result()), points.join(QString()), curves, htmlItems());
}

QString MatchReport::curvesSvg(int width, int height) const
{
    const auto curves = healthCurves(m_narrator.rules(), m_timeline);
    int top = 1;
    for (const HealthCurve& curve : curves)
        top = std::max(top, curve.maximum);
    const double left = 30;
    const double foot = height - 24;
    const double events = std::max(1, m_timeline.eventCount());
    const auto x = [&](int event) { return left + (width - left - 10) * event / events; };
    const auto y = [&](int health) { return foot - (foot - 10) * health / top; };
    const auto n = [](double number) { return QString::number(number, 'f', 1); };
    QString out =
        QStringLiteral(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%1\" height=\"%2\" viewBox=\"0 0 %1 %2\" "
            "role=\"img\" font-family=\"sans-serif\" font-size=\"11\">")
            .arg(width)
            .arg(height);
    for (int health = 0; health <= top; health += std::max(1, (top + 3) / 4))
        out += QStringLiteral("<line x1=\"%1\" y1=\"%2\" x2=\"%3\" y2=\"%2\" stroke=\"#CDBF9F\"/><text "
                              "x=\"4\" y=\"%4\" fill=\"#574A3A\">%5</text>")
                   .arg(n(left), n(y(health)), n(width - 10), n(y(health) + 4))
                   .arg(health);
    double legend = left;
    for (const HealthCurve& curve : curves) {
        const auto seat = static_cast<std::size_t>(index(seatOf(curve.fighter)));
        QStringList path;
        double last = y(curve.maximum);
        for (const HealthPoint& point : curve.points) {
            const double now = y(point.health);
            path << (path.isEmpty() ? QStringLiteral("M") : QStringLiteral("L")) + n(x(point.event)) + u' ' +
                        n(path.isEmpty() ? now : last)
                 << QStringLiteral("L") + n(x(point.event)) + u' ' + n(now);
            last = now;
        }
        path << QStringLiteral("L") + n(x(m_timeline.eventCount())) + u' ' + n(last);
        out += QStringLiteral(
                   "<path d=\"%1\" fill=\"none\" stroke=\"%2\" stroke-width=\"2\" stroke-dasharray=\"%3\"/>")
                   .arg(path.join(u' '), QLatin1String(seatInks[seat]), QLatin1String(dashes[seat]));
        const QString name = m_narrator.fighter(curve.fighter);
        out += QStringLiteral("<line x1=\"%1\" y1=\"%2\" x2=\"%3\" y2=\"%2\" stroke=\"%4\" "
                              "stroke-width=\"2\" stroke-dasharray=\"%5\"/>"
                              "<text x=\"%6\" y=\"%7\" fill=\"#574A3A\">%8</text>")
                   .arg(n(legend), n(height - 10.0), n(legend + 24), QLatin1String(seatInks[seat]),
                        QLatin1String(dashes[seat]), n(legend + 30), n(height - 6.0), cell(name));
        legend += 60 + 7.0 * static_cast<double>(name.size());
    }
    return out + QStringLiteral("</svg>");
}

} // namespace fabletop
