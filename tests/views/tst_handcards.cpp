// SPDX-License-Identifier: GPL-3.0-or-later
// Cards are readable: every card of the ten decks, in four languages, at the size of a hand and of a grid.

#include "model/content/catalogue.h"
#include "model/language/prose/cardact.h"
#include "tests/support/paintedtexts.h"
#include "views/baking/illustrations.h"
#include "views/cards/cardfaces.h"
#include "views/cards/cardpainter.h"
#include "views/theme/style.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFontDatabase>
#include <QFontInfo>
#include <QPainter>
#include <QTest>
#include <array>

using namespace fabletop;

namespace {

/// What was painted: every word, and the smallest letters in pixels of the device.
class Letters final : public PaintedTextObserver {
public:
    Letters() : m_watch(*this) {}
    QStringList texts;
    qreal smallest = 1000;
    QRectF ink;
    bool altered = false;

    void painted(const QPainter& painter, const PaintedNote& note) override
    {
        const QTransform place = painter.combinedTransform();
        texts << note.painted.shown;
        altered |= note.painted.shown != note.text;
        smallest = std::min(smallest, note.painted.font.pixelSize() * place.m22());
        ink |= place.mapRect(note.painted.used);
    }

private:
    PaintedTextWatch m_watch;
};

QString lettersOf(QString text)
{
    return text.remove(u' ').remove(QChar(0xA0)).toUpper();
}

} // namespace

class TestHandCards : public QObject {
    Q_OBJECT

    std::vector<std::shared_ptr<const HeroRules>> m_heroes;

    static QList<QFont> fonts()
    {
        QList<QFont> fonts{QApplication::font()};
        for (const char* family : {"Lato", "DejaVu Sans"})
            if (QFontDatabase::families().contains(QString::fromLatin1(family)))
                fonts << QFont(QString::fromLatin1(family), 10);
        return fonts;
    }

    template <typename Do> void forEachCard(Do act) const
    {
        for (const auto& hero : m_heroes)
            for (std::size_t card = 0; card < hero->cards.size(); ++card)
                if (!QTest::currentTestFailed()) act(*hero, idAt<CardId>(static_cast<int>(card)));
    }

    static void wholeTextIsPainted(const CardLook& look, const Letters& letters, const QRectF& sheet)
    {
        const QString where = look.hero + u'/' + look.title;
        const QString painted = lettersOf(letters.texts.join(QString()));
        QVERIFY2(painted.contains(lettersOf(look.title)), qPrintable(where));
        for (const CardPart& part : look.parts)
            QVERIFY2(painted.contains(lettersOf(part.timing + part.text)), qPrintable(where + part.text));
        if (look.parts.empty()) QVERIFY2(painted.contains(lettersOf(look.noEffect)), qPrintable(where));
        QVERIFY2(!letters.altered && !painted.contains(QChar(0x2026)), qPrintable(where));
        QVERIFY2(letters.smallest >= 11,
                 qPrintable(QStringLiteral("%1: %2").arg(where).arg(letters.smallest)));
        QVERIFY2(sheet.adjusted(2, 2, -2, -2).contains(letters.ink), qPrintable(where));
    }

private Q_SLOTS:
    void initTestCase()
    {
        Diagnostics diagnostics;
        for (const QString& id : shippedHeroes())
            m_heroes.push_back(loadHero(id, diagnostics));
        QCOMPARE(m_heroes.size(), std::size_t(10));
    }

    /// At 1280 × 800 a card of the hand is 206 high.
    void everyCardOfTheHandIsReadable_data()
    {
        QTest::addColumn<QFont>("font");
        QTest::addColumn<int>("language");
        for (const QFont& font : fonts())
            for (int language = 0; language < 4; ++language)
                QTest::addRow("%s %d", qPrintable(QFontInfo(font).family()), language) << font << language;
    }
    void everyCardOfTheHandIsReadable()
    {
        QFETCH(QFont, font);
        QFETCH(int, language);
        const Theme theme(false, font);
        const CardPainter cards(theme);
        constexpr qreal high = 206;
        int narrow = 0;
        int pictures = 0;
        forEachCard([&](const HeroRules& hero, CardId card) {
            CardLook look = cardFace(hero, card, static_cast<Language>(language));
            look.dimmed = QStringLiteral("Not now"); // its lock hides no letter
            const qreal wide = cards.handWidth(look, high);
            QVERIFY2(wide <= 232.01 && cards.fitsInHand(look, QSizeF(wide, high)),
                     qPrintable(look.hero + u'/' + look.title));
            narrow += wide < 149;
            QImage picture(static_cast<int>(wide), static_cast<int>(high),
                           QImage::Format_ARGB32_Premultiplied);
            Letters letters;
            QPainter painter(&picture);
            const QRectF sheet(0, 0, wide, high);
            cards.paintInHand(painter, sheet, look);
            painter.end();
            wholeTextIsPainted(look, letters, sheet);
            pictures += cardlayoutShowsPicture(theme, look, QSizeF(wide, high));
        });
        qInfo("%d of 133 are 148 wide, %d show their picture", narrow, pictures);
        // So many as fit without becoming narrower than they may; fewer would be a step back.
        QVERIFY2(narrow >= 105, qPrintable(QString::number(narrow)));
        QVERIFY2(pictures >= 80, qPrintable(QString::number(pictures)));
    }

    static bool cardlayoutShowsPicture(const Theme& theme, const CardLook& look, QSizeF size)
    {
        Illustrations& drawn = theme.art().illustrations();
        drawn.setPatient(true);
        CardLook without = look;
        without.picture = QStringLiteral("no-such-picture");
        const auto painted = [&](const CardLook& one) {
            QImage picture(size.toSize(), QImage::Format_ARGB32_Premultiplied);
            picture.fill(Qt::white);
            QPainter painter(&picture);
            CardPainter(theme).paintInHand(painter, QRectF(QPointF(), size), one);
            return picture;
        };
        return painted(look) != painted(without);
    }

    /// In larger windows everything grows with the hand, and the text with it.
    void largerHandsHaveLargerLetters()
    {
        const Theme theme(false, QApplication::font());
        const CardPainter cards(theme);
        const CardLook look = cardFace(*m_heroes.front(), idAt<CardId>(0), Language::en);
        qreal last = 0;
        for (const qreal high : {206.0, 260.0, 312.0}) {
            QImage picture(400, 320, QImage::Format_ARGB32_Premultiplied);
            Letters letters;
            QPainter painter(&picture);
            cards.paintInHand(painter, QRectF(0, 0, cards.handWidth(look, high), high), look);
            QVERIFY(letters.smallest > last);
            QVERIFY(std::abs(letters.smallest / high - 11.5 / 206) < 0.006);
            last = letters.smallest;
        }
    }

    /// Large faces too, at each size they are shown in, and on a grid: whole, or no text at all.
    void otherFacesCutNothing()
    {
        const Theme theme(false, QApplication::font());
        const CardPainter cards(theme);
        for (int language = 0; language < 4; ++language)
            for (const qreal wide : {148.0, 176.0, 216.0, 230.0, 246.0, 252.0, 300.0})
                forEachCard([&](const HeroRules& hero, CardId card) {
                    const CardLook look = cardFace(hero, card, static_cast<Language>(language));
                    const QSizeF size = CardPainter::sizeForWidth(wide);
                    QImage picture(size.toSize() + QSize(1, 1), QImage::Format_ARGB32_Premultiplied);
                    Letters letters;
                    QPainter painter(&picture);
                    const QRectF sheet(QPointF(), size);
                    cards.paintFace(painter, sheet, look);
                    painter.end();
                    QVERIFY2(letters.smallest >= 10.99,
                             qPrintable(QStringLiteral("%1 %2").arg(wide).arg(letters.smallest)));
                    QVERIFY(!letters.altered);
                    QVERIFY(sheet.contains(letters.ink));
                    const bool text =
                        !look.parts.empty() &&
                        lettersOf(letters.texts.join(QString())).contains(lettersOf(look.parts[0].text));
                    if (wide >= 176 && !look.parts.empty())
                        QVERIFY2(text, qPrintable(QStringLiteral("%1 %2").arg(look.title).arg(wide)));
                    if (text) wholeTextIsPainted(look, letters, sheet);
                });
    }

    void everyCardHasItsPicture()
    {
        int cards = 0;
        forEachCard([&](const HeroRules& hero, CardId card) {
            const QString picture = pictureOf(hero, card);
            QCOMPARE(picture, QString::fromStdString(hero.cards[index(card)].id));
            QVERIFY(Illustrations::has(IllustrationKind::vignette, picture));
            ++cards;
        });
        QCOMPARE(cards, 133);
        for (int act = 0; act < cardActCount; ++act) {
            const std::string_view name = cardActName(static_cast<CardAct>(act));
            QVERIFY(Illustrations::has(IllustrationKind::vignette,
                                       QStringLiteral("stock/") +
                                           QLatin1String(name.data(), static_cast<qsizetype>(name.size()))));
        }
    }

    /// A card that nobody has drawn shows what it does.
    void aCardWithoutAPictureShowsItsAct()
    {
        HeroRules hero;
        hero.program.code = {{Op::end}, {Op::recover}, {Op::end}};
        CardKind card;
        card.id = "never-drawn";
        card.programs[Timing::after] = 1;
        hero.cards.push_back(card);
        QCOMPARE(pictureOf(hero, idAt<CardId>(0)), QStringLiteral("stock/heal"));
    }

    /// In the browser a card wears the inks of its type; somebody's at a table those of the seat.
    void inksOfTheType()
    {
        forEachCard([&](const HeroRules& hero, CardId card) {
            QCOMPARE(cardFace(hero, card, Language::en).wash, washOf(hero.cards[index(card)].type));
        });
    }

    void aHandIsPaintedQuickly()
    {
        const Theme theme(false, QApplication::font());
        const CardPainter cards(theme);
        std::vector<CardLook> hand;
        for (int card = 0; card < 7; ++card)
            hand.push_back(cardFace(*m_heroes.front(), idAt<CardId>(card), Language::fr));
        const auto once = [&] {
            for (const CardLook& look : hand)
                (void)cards.bakedInHand(look, QSizeF(cards.handWidth(look, 206), 206), 1);
        };
        theme.art().illustrations().setPatient(true);
        once();
        QElapsedTimer time;
        time.start();
        constexpr int rounds = 10;
        for (int round = 0; round < rounds; ++round)
            once();
        qInfo("a hand of 7: %.1f ms", static_cast<double>(time.nsecsElapsed()) / 1e6 / rounds);
    }

    void pictures()
    {
        if (!qEnvironmentVariableIsSet("FABLETOP_KEEP_PICTURES")) QSKIP("Pictures are not kept");
        for (const bool dark : {false, true}) {
            const Theme theme(dark, QApplication::font());
            theme.art().illustrations().setPatient(true);
            const CardPainter cards(theme);
            for (int language = 0; language < 4; ++language)
                for (std::size_t hero = 0; hero < m_heroes.size(); ++hero) {
                    QImage sheet(1280, 460, QImage::Format_ARGB32_Premultiplied);
                    sheet.fill(theme.color(Tone::panel));
                    QPainter painter(&sheet);
                    painter.setRenderHint(QPainter::Antialiasing);
                    qreal left = 12;
                    qreal top = 14;
                    for (int card = 0; card < static_cast<int>(m_heroes[hero]->cards.size()); ++card) {
                        CardLook look =
                            cardFace(*m_heroes[hero], idAt<CardId>(card), static_cast<Language>(language));
                        look.wash = static_cast<Wash>(hero % 4);
                        if (card % 3 == 0) look.dimmed = QStringLiteral("x");
                        look.playable = card % 3 == 1;
                        const qreal wide = cards.handWidth(look, 206);
                        if (left + wide > 1270) std::tie(left, top) = std::pair(12.0, top + 224);
                        cards.paintInHand(painter, QRectF(left, top, wide, 206), look);
                        left += wide + 12;
                    }
                    painter.end();
                    sheet.save(QStringLiteral("hand-%1-%2-%3.png").arg(dark).arg(language).arg(hero));
                }
            QImage sheet(1280, 800, QImage::Format_ARGB32_Premultiplied);
            sheet.fill(theme.color(Tone::panel));
            QPainter painter(&sheet);
            for (int row = 0; row < 2; ++row)
                for (int column = 0; column < 4; ++column)
                    cards.paint(painter, QRectF(20 + 280 * column, 20 + 390 * row, 252, 352),
                                cardFace(*m_heroes[static_cast<std::size_t>(column)],
                                         idAt<CardId>(row * 8 + 2), Language::fr));
            const CardLook look = cardFace(*m_heroes[1], idAt<CardId>(3), Language::pt);
            for (int place = 0; place < 5; ++place) {
                const qreal wide =
                    std::array{39.0, 54.0, 75.0, 110.0, 130.0}[static_cast<std::size_t>(place)];
                cards.paint(painter,
                            QRectF(QPointF(1140, 20 + std::array{0, 70, 160, 280,
                                                                 450}[static_cast<std::size_t>(place)]),
                                   CardPainter::sizeForWidth(wide)),
                            look);
            }
            cards.paintStrip(painter, QRectF(1140, 700, 120, 64), look);
            painter.end();
            sheet.save(QStringLiteral("faces-%1.png").arg(dark));
        }
    }
};

QTEST_MAIN(TestHandCards)
#include "tst_handcards.moc"
