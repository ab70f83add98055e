// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/keys/keyprint.h"

#include "model/content/files/wholefile.h"
#include "views/theme/paperpages.h"
#include "views/theme/pdfpaper.h"
#include "views/theme/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QTextDocument>

namespace fabletop {

namespace {

class KeyPrint {
    Q_DECLARE_TR_FUNCTIONS(KeyPrint)
};

constexpr int resolution = 150;
constexpr double marginShare = 0.1;

QString line(const QString& name, const QString& keys)
{
    return QStringLiteral("<tr><td width=\"70%\">%1</td><td><b>%2</b></td></tr>")
        .arg(name.toHtmlEscaped(), keys.toHtmlEscaped());
}

QString allKeys(const QList<QKeySequence>& keys)
{
    QStringList words;
    for (const QKeySequence& key : keys)
        words << key.toString(QKeySequence::NativeText);
    return words.join(QStringLiteral(", "));
}

QString scopeAsHtml(const Shortcuts& shortcuts, ActScope scope)
{
    QString rows;
    for (const ActRow& row : actTable())
        if (const auto keys = shortcuts.keys(row.act); row.scope == scope && !keys.isEmpty())
            rows += line(row.spokenName(), allKeys(keys));
    for (const FixedKey& key : fixedKeys())
        if (key.scope == scope)
            rows += line(QCoreApplication::translate("Acts", key.name),
                         QCoreApplication::translate("Acts", key.keys));
    return QStringLiteral("<h3>%1</h3><table width=\"100%\" cellpadding=\"2\">%2</table>")
        .arg(scopeName(scope).toHtmlEscaped(), rows);
}

} // namespace

QString keysAsHtml(const Shortcuts& shortcuts)
{
    QString html = QStringLiteral("<h2>%1</h2>").arg(KeyPrint::tr("Keys of Fabletop").toHtmlEscaped());
    for (int scope = 0; scope < actScopes; ++scope)
        html += scopeAsHtml(shortcuts, static_cast<ActScope>(scope));
    return html;
}

QString printKeys(const QString& file, const Shortcuts& shortcuts, const Theme& theme)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    PdfPaper pdf(buffer, resolution, KeyPrint::tr("Keys of Fabletop"));
    QTextDocument document;
    document.documentLayout()->setPaintDevice(&pdf);
    QFont font = theme.interfaceFont(theme.body());
    font.setPointSizeF(9.5);
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    document.setHtml(keysAsHtml(shortcuts));
    const qreal margin = pdf.width() * marginShare;
    const QRectF body(margin, margin, pdf.width() - 2 * margin, pdf.height() - 2 * margin);
    document.setPageSize(body.size());
    QPainter painter(&pdf);
    for (int page = 0; page < document.pageCount(); ++page) {
        if (page > 0) pdf.newPage();
        paintPaperPage(painter, document, body, page);
    }
    painter.end();
    const auto fault = writeWholeFile(file, bytes);
    return fault ? fault->sentence() : QString();
}

} // namespace fabletop
