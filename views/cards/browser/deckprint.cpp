// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/browser/deckprint.h"

#include "model/content/files/wholefile.h"
#include "model/items/cards/cardlistmodel.h"
#include "model/match/words/spokenname.h"
#include "views/cards/cardfaces.h"
#include "views/cards/cardpainter.h"
#include "views/theme/paperpages.h"
#include "views/theme/pdfpaper.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QTextDocument>

namespace fabletop {

namespace {

constexpr int resolution = 300;
constexpr qreal cardWide = 63; ///< millimetres
constexpr qreal cardHigh = 88;
constexpr int across = 3;
constexpr int down = 3;
constexpr qreal markLength = 4; ///< millimetres, outside the cards
constexpr qreal markGap = 1;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DeckPrint)
};

qreal dots(qreal millimetres)
{
    return millimetres * resolution / 25.4;
}

/// Short lines in the margin where the cards are to be cut apart.
void paintMarks(QPainter& painter, const QRectF& block)
{
    painter.setPen(QPen(Qt::black, dots(0.12)));
    for (int column = 0; column <= across; ++column) {
        const qreal x = block.left() + column * dots(cardWide);
        painter.drawLine(QPointF(x, block.top() - dots(markGap)),
                         QPointF(x, block.top() - dots(markGap + markLength)));
        painter.drawLine(QPointF(x, block.bottom() + dots(markGap)),
                         QPointF(x, block.bottom() + dots(markGap + markLength)));
    }
    for (int row = 0; row <= down; ++row) {
        const qreal y = block.top() + row * dots(cardHigh);
        painter.drawLine(QPointF(block.left() - dots(markGap), y),
                         QPointF(block.left() - dots(markGap + markLength), y));
        painter.drawLine(QPointF(block.right() + dots(markGap), y),
                         QPointF(block.right() + dots(markGap + markLength), y));
    }
}

void printSheets(PdfPaper& pdf, const std::vector<PrintedCard>& cards, Language language, const Theme& paper)
{
    QPainter painter(&pdf);
    const QSizeF size(across * dots(cardWide), down * dots(cardHigh));
    const QRectF block(QPointF((pdf.width() - size.width()) / 2, (pdf.height() - size.height()) / 2), size);
    const CardPainter faces(paper);
    int place = 0;
    for (const PrintedCard& card : cards) {
        CardLook look = cardFace(*card.hero, card.card, language);
        look.copies = 0; // each is one of them
        for (int copy = 0; copy < card.copies; ++copy, ++place) {
            const int slot = place % (across * down);
            if (slot == 0 && place > 0) pdf.newPage();
            if (slot == 0) paintMarks(painter, block);
            const QPointF corner =
                block.topLeft() + QPointF(slot % across * dots(cardWide), slot / across * dots(cardHigh));
            faces.paintFace(painter, QRectF(corner, QSizeF(dots(cardWide), dots(cardHigh))), look);
        }
    }
}

QString listOf(const std::vector<PrintedCard>& cards, Language language)
{
    QString html;
    const HeroRules* last = nullptr;
    for (const PrintedCard& card : cards) {
        const CardKind& kind = card.hero->cards[index(card.card)];
        const CardLook look = cardFace(*card.hero, card.card, language);
        if (card.hero.get() != last) html += QStringLiteral("<h2>%1</h2>").arg(look.hero.toHtmlEscaped());
        last = card.hero.get();
        const QString value =
            look.value < 0 ? CardListModel::typeName(kind.type)
                           : QStringLiteral("%1 %2").arg(CardListModel::typeName(kind.type)).arg(look.value);
        const QString boost = look.boost < 0 ? QString() : Words::tr("boost %1").arg(look.boost);
        QStringList facts{value, boost, look.bearer};
        facts.removeAll(QString());
        html += QStringLiteral("<p><b>%1 × %2</b> (%3)<br>")
                    .arg(card.copies)
                    .arg(look.title.toHtmlEscaped(), facts.join(QStringLiteral(", ")).toHtmlEscaped());
        for (const CardPart& part : look.parts)
            html += QStringLiteral("%1%2 ").arg(
                part.timing.isEmpty() ? QString()
                                      : QStringLiteral("<i>%1:</i> ").arg(part.timing.toHtmlEscaped()),
                part.text.toHtmlEscaped());
        if (look.parts.empty()) html += QStringLiteral("<i>%1</i>").arg(look.noEffect.toHtmlEscaped());
        html += QStringLiteral("</p>");
    }
    return html;
}

void printList(PdfPaper& pdf, const std::vector<PrintedCard>& cards, Language language)
{
    QTextDocument document;
    document.documentLayout()->setPaintDevice(&pdf);
    document.setDefaultFont(QFont(QStringLiteral("DejaVu Serif"), 9));
    document.setDocumentMargin(0);
    document.setHtml(listOf(cards, language));
    const qreal margin = dots(18);
    const QRectF body(margin, margin, pdf.width() - 2 * margin, pdf.height() - 2 * margin);
    document.setPageSize(body.size());
    QPainter painter(&pdf);
    for (int page = 0; page < document.pageCount(); ++page) {
        if (page > 0) pdf.newPage();
        paintPaperPage(painter, document, body, page);
    }
}

} // namespace

QString printCards(const QString& file, const std::vector<PrintedCard>& cards, DeckPrint kind,
                   Language language, const Theme& theme)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        PdfPaper pdf(buffer, resolution, Words::tr("Cards"));
        const Theme paper(false, QFont(QStringLiteral("DejaVu Sans"), 9), 1.0, theme.sharedArt());
        if (kind == DeckPrint::sheets)
            printSheets(pdf, cards, language, paper);
        else
            printList(pdf, cards, language);
    }
    const auto fault = writeWholeFile(file, bytes);
    return fault ? fault->sentence() : QString();
}

} // namespace fabletop
