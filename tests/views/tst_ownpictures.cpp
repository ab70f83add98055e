// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of an author's own: in which frame and colors they are painted, what stands in for one that can't
// be read, and that whatever shows a hero shows them.

#include "model/content/catalogue.h"
#include "model/content/pictures/drawings.h"
#include "tests/support/effort.h"
#include "tests/support/packing.h"
#include "tests/views/sitting.h"
#include "views/baking/ownpicture.h"
#include "views/cards/cardfaces.h"
#include "views/cards/cardpainter.h"
#include "views/illustrations/figurestem.h"
#include "views/library/seatdrawings.h"
#include "views/match/looks.h"
#include "views/pages/start/herosummary.h"

#include <QBuffer>
#include <QDir>
#include <QPainter>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QtEndian>
#include <array>

using namespace fabletop;
using namespace fabletop::test;
using namespace fabletop::testing;

namespace {

const QColor red(200, 0, 0);
const QColor blue(0, 0, 200);

/// Red above, blue below; the left half of the blue is green where `sided`.
QByteArray pngOf(QSize size, bool sided = false)
{
    QImage image(size, QImage::Format_ARGB32);
    image.fill(red);
    for (int y = size.height() / 2; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            image.setPixelColor(x, y, sided && x < size.width() / 2 ? QColor(0, 200, 0) : blue);
    QByteArray bytes;
    QBuffer device(&bytes);
    device.open(QIODevice::WriteOnly);
    image.save(&device, "PNG");
    return bytes;
}

quint32 checksum(const QByteArray& bytes)
{
    quint32 sum = 0xFFFFFFFFu;
    for (const char byte : bytes) {
        sum ^= static_cast<quint8>(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = sum & 1 ? 0xEDB88320u ^ sum >> 1 : sum >> 1;
    }
    return ~sum;
}

QByteArray chunk(const QByteArray& name, const QByteArray& data)
{
    QByteArray length(4, 0);
    QByteArray sum(4, 0);
    qToBigEndian<quint32>(static_cast<quint32>(data.size()), length.data());
    qToBigEndian<quint32>(checksum(name + data), sum.data());
    return length + name + data + sum;
}

OwnPicture own(const QByteArray& bytes, const std::string& name = "a.png")
{
    const CheckedPicture checked = checkedPicture(name, bytes);
    for (const Diagnostic& problem : checked.problems)
        qWarning("%s", toLine(problem).c_str());
    return checked.picture;
}

OwnPicture ownDrawing(const char* ink)
{
    return own("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 30 40\"><rect width=\"30\" "
               "height=\"40\" fill=\"" +
                   QByteArray(ink) + "\"/></svg>",
               "a.svg");
}

QImage painted(const Illustration& illustration, QSize size)
{
    Art art;
    art.illustrations().setPatient(true);
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    if (!art.illustrations().paint(painter, QRectF(QPointF(), QSizeF(size)), illustration))
        qWarning("not painted");
    return image;
}

Illustration of(IllustrationKind kind, const OwnPicture& picture, Wash wash = Wash::seat1, bool dark = false)
{
    Illustration drawn;
    drawn.kind = kind;
    drawn.stem =
        kind == IllustrationKind::vignette ? QStringLiteral("stock/blow") : QStringLiteral("stock/archer");
    drawn.wash = wash;
    drawn.lamplight = dark;
    drawn.own = picture;
    return drawn;
}

} // namespace

class TestOwnPictures : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    void put(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    /// A hero whose every drawing is a picture of its author's own.
    [[nodiscard]] QString heroFile() const
    {
        put(QStringLiteral("figure.png"), pngOf(QSize(60, 80)));
        put(QStringLiteral("bust.png"), pngOf(QSize(60, 60)));
        put(QStringLiteral("spark.png"), pngOf(QSize(216, 100)));
        QByteArray text = maraText();
        text.replace("move 2, melee\n", "move 2, melee\n  figure \"figure.png\"\n  bust \"bust.png\"\n");
        text.replace("health 4, ranged\n", "health 4, ranged\n  figure \"dragon\"\n");
        text.replace("attack 4, boost 2, for any\n", "attack 4, boost 2, for any\n  picture \"spark.png\"\n");
        text.replace("defense 3, boost 1, for any\n",
                     "defense 3, boost 1, for any\n  picture \"excalibur\"\n");
        put(QStringLiteral("mara.hero"), text);
        return m_folder.filePath(QStringLiteral("mara.hero"));
    }

private Q_SLOTS:
    /// As large as it fits, its feet where those of drawings are, in its own colors whoever plays it.
    void aFigureStandsOnItsFeet()
    {
        for (const bool dark : {false, true})
            for (const Wash wash : {Wash::seat1, Wash::seat4}) {
                const QImage wide =
                    painted(of(IllustrationKind::figure, own(pngOf(QSize(96, 24))), wash, dark), {240, 320});
                QCOMPARE(wide.pixelColor(120, 309), blue);
                QCOMPARE(wide.pixelColor(120, 256), red);
                QCOMPARE(wide.pixelColor(2, 309), blue);
                QCOMPARE(wide.pixelColor(120, 316).alpha(), 0);
                QCOMPARE(wide.pixelColor(120, 248).alpha(), 0);
            }
        const QImage tall = painted(of(IllustrationKind::figure, own(pngOf(QSize(20, 200)))), {240, 320});
        QCOMPARE(tall.pixelColor(120, 3), red);
        QCOMPARE(tall.pixelColor(120, 309), blue);
        QCOMPARE(tall.pixelColor(90, 200).alpha(), 0);
    }

    /// On the lower edge; of a figure its upper part.
    void aHalfFigure()
    {
        const QImage bust = painted(of(IllustrationKind::bust, own(pngOf(QSize(100, 50)))), {240, 240});
        QCOMPARE(bust.pixelColor(120, 237), blue);
        QCOMPARE(bust.pixelColor(120, 124), red);
        QCOMPARE(bust.pixelColor(120, 110).alpha(), 0);
        Illustration cut = of(IllustrationKind::bust, own(pngOf(QSize(60, 80))));
        cut.whole = false;
        const QImage half = painted(cut, {240, 240}); // 320 high in 400, from above: three quarters of it
        QCOMPARE(half.pixelColor(120, 3), red);
        QCOMPARE(half.pixelColor(120, 150), red);
        QCOMPARE(half.pixelColor(120, 237), blue);
    }

    /// Over the whole; what juts out is cut off.
    void aCardPicture()
    {
        const QImage square =
            painted(of(IllustrationKind::vignette, own(pngOf(QSize(200, 200)))), {216, 100});
        for (const QPoint corner : {QPoint(1, 1), QPoint(214, 1)})
            QCOMPARE(square.pixelColor(corner), red);
        for (const QPoint corner : {QPoint(1, 98), QPoint(214, 98)})
            QCOMPARE(square.pixelColor(corner), blue);
    }

    void itLooksTheOtherWay()
    {
        Illustration look = of(IllustrationKind::figure, own(pngOf(QSize(60, 80), true)));
        const QImage right = painted(look, {240, 320});
        QCOMPARE(right.pixelColor(30, 300).green(), 200);
        QCOMPARE(right.pixelColor(210, 300), blue);
        look.mirrored = true;
        const QImage left = painted(look, {240, 320});
        QCOMPARE(left.pixelColor(30, 300), blue);
        QCOMPARE(left.pixelColor(210, 300).green(), 200);
        FigureLook seated;
        seated.drawing = {QStringLiteral("stock/archer"), QStringLiteral("stock/archer"), false, look.own};
        seated.right = true;
        QVERIFY(!illustrationOf(*lightTheme(), IllustrationKind::figure, seated).mirrored);
        seated.right = false;
        QVERIFY(illustrationOf(*lightTheme(), IllustrationKind::figure, seated).mirrored);
    }

    /// An SVG wears a seat's color where it has the inks that stand for it, and none otherwise.
    void onlyDrawingsWithTheInksAreDyed()
    {
        const Inks& inks = lightTheme()->art().illustrations().inks();
        for (const Wash wash : {Wash::seat2, Wash::seat4}) {
            const QImage dyed =
                painted(of(IllustrationKind::figure, ownDrawing("#3D58A8"), wash), {240, 320});
            QCOMPARE(dyed.pixelColor(120, 200), inks.wash(wash));
            for (const bool dark : {false, true}) {
                const QImage plain =
                    painted(of(IllustrationKind::figure, ownDrawing("#FCF8EE"), wash, dark), {240, 320});
                QCOMPARE(plain.pixelColor(120, 200).name().toUpper(), QStringLiteral("#FCF8EE"));
            }
        }
    }

    /// Sound as a file, but nothing that can be drawn: the check takes none of it, for it unpacks the pixels.
    /// An empty drawing is one.
    void whatCantBeReadIsRefused()
    {
        const QByteArray whole = pngOf(QSize(8, 8));
        const QByteArray head = whole.left(33);
        const QByteArray rubbish = head + chunk("IDAT", QByteArray(40, 'x')) + chunk("IEND", {});
        const QByteArray empty = head + chunk("IEND", {});
        for (const QByteArray& bytes : {rubbish, empty})
            QVERIFY(!own(bytes));
        const OwnPicture nothing = own("<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>", "a.svg");
        QVERIFY(nothing);
        (void)painted(of(IllustrationKind::figure, nothing), {120, 160});
    }

    /// What isn't the picture itself isn't unpacked: a text in it may be a thousand times as long as it lies
    /// there.
    void textsInPicturesAreLeftAlone()
    {
        const QByteArray packed = qCompress(QByteArray(8 << 20, 'x'), 9).mid(4);
        QByteArray bytes = pngOf(QSize(60, 80));
        bytes.insert(33, chunk("zTXt", QByteArray("Note\0\0", 6) + packed).repeated(40));
        QVERIFY(bytes.size() < 512 * 1024);
        QImage image;
        const double took = test::leastTime(1000, [&] {
            image = painted(of(IllustrationKind::figure, own(bytes)), {240, 320});
        });
        QVERIFY2(took < 1000, qPrintable(QString::number(took)));
        QVERIFY(image == painted(of(IllustrationKind::figure, own(pngOf(QSize(60, 80)))), {240, 320}));
    }

    /// Whatever passes the check can be painted, or is replaced: pixels that lie, drawings changed by chance.
    void bytesByChance()
    {
        QRandomGenerator chance(7);
        const QByteArray png = pngOf(QSize(60, 80), true);
        const QByteArray data = png.mid(41, png.indexOf("IEND") - 4 - 4 - 41);
        const QByteArray svg =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 30 40\"><defs><linearGradient id=\"g\">"
            "<stop offset=\"0\" stop-color=\"#3D58A8\"/><stop offset=\"1\"/></linearGradient></defs><g "
            "transform=\""
            "rotate(20 3 4) scale(2)\" opacity=\"0.5\"><path d=\"M1 2C3 4 5 6 7 8A9 9 0 0 1 3 3Z\" "
            "fill=\"url(#g)\" "
            "stroke=\"red\" stroke-width=\"2\" stroke-dasharray=\"1 2\"/><text x=\"2\" y=\"9\" "
            "font-size=\"8\">a"
            "</text><polygon points=\"1,2 3,4 5,6\"/></g></svg>";
        Art art;
        art.illustrations().setPatient(true);
        int sound = 0;
        for (int round = 0; round < 400; ++round) {
            const bool pixels = round % 2 == 0;
            QByteArray changed = pixels ? data : svg;
            for (int change = chance.bounded(1, 4); change > 0; --change) {
                const auto at = static_cast<qsizetype>(chance.bounded(static_cast<int>(changed.size())));
                chance.bounded(2) == 0
                    ? void(changed[at] = static_cast<char>(chance.bounded(32, 127)))
                    : void(changed.insert(at, QByteArray::number(chance.bounded(1'000'000))));
            }
            if (pixels) changed = png.left(33) + chunk("IDAT", changed) + chunk("IEND", {});
            const OwnPicture picture = checkedPicture(pixels ? "a.png" : "a.svg", changed).picture;
            if (!picture) continue;
            ++sound;
            QImage image(60, 80, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            QVERIFY(art.illustrations().paint(painter, QRectF(0, 0, 60, 80),
                                              of(IllustrationKind::figure, picture)));
        }
        // Changed pixels hardly ever unpack to the size they should; drawings often stay drawings.
        QVERIFY2(sound > 60, qPrintable(QString::number(sound)));
    }

    /// What is kept is known by its content: an edited picture shows anew, under the same name.
    void anEditedPictureShowsAnew()
    {
        Art art;
        art.illustrations().setPatient(true);
        const auto shown = [&](const OwnPicture& picture) {
            QImage image(60, 80, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            (void)art.illustrations().paint(painter, QRectF(0, 0, 60, 80),
                                            of(IllustrationKind::figure, picture));
            return image;
        };
        const QImage drawing = shown(nullptr);
        const QImage first = shown(own(pngOf(QSize(60, 80))));
        const QImage second = shown(own(pngOf(QSize(60, 80), true)));
        QVERIFY(first != drawing && second != first);
        QVERIFY(shown(own(pngOf(QSize(60, 80)))) == first);
    }

    /// Every name that may be written is drawn, and every drawing for heroes has a name.
    void everyNameIsDrawn()
    {
        QStringList figures;
        for (const std::string& name : figureDrawings()) {
            const QString stem = QStringLiteral("stock/") + QString::fromStdString(name);
            QVERIFY2(Illustrations::has(IllustrationKind::figure, stem), name.c_str());
            QVERIFY2(Illustrations::has(IllustrationKind::bust, stem), name.c_str());
            QVERIFY(DrawingName::sound(name) && !DrawingName::isFileName(name));
            figures << QString::fromStdString(name) + QStringLiteral(".svg")
                    << QString::fromStdString(name) + QStringLiteral("-bust.svg");
        }
        figures.sort();
        QCOMPARE(figures, QDir(QStringLiteral(":/art/figures/stock")).entryList(QDir::Files, QDir::Name));
        QStringList pictures;
        for (const std::string& name : cardDrawings()) {
            QVERIFY2(Illustrations::has(IllustrationKind::vignette, cardDrawingStem(name)), name.c_str());
            QVERIFY(DrawingName::sound(name) && !DrawingName::isFileName(name));
            pictures << cardDrawingStem(name) + QStringLiteral(".svg");
        }
        QStringList drawn =
            QDir(QStringLiteral(":/art/vignettes")).entryList({QStringLiteral("*.svg")}, QDir::Files);
        for (const QString& name : QDir(QStringLiteral(":/art/vignettes/stock")).entryList(QDir::Files))
            drawn << QStringLiteral("stock/") + name;
        QVERIFY(drawn.removeOne(QStringLiteral("vanish.svg"))); // the act has its name
        pictures.sort();
        drawn.sort();
        QCOMPARE(pictures, drawn);
        QCOMPARE(figureDrawings().size(), std::size_t{12});
    }

    // -- whatever shows a hero

    void whatTheFileNamesIsShown()
    {
        Diagnostics diagnostics;
        const auto hero = loadHero(heroFile(), diagnostics);
        QVERIFY2(hero && diagnostics.empty(), diagnostics.empty() ? "" : toLine(diagnostics.front()).c_str());
        const FigureDrawing mara = figureDrawing(*hero, 0, 0);
        QVERIFY(mara.ownFigure && mara.ownBust && mara.ownFigure != mara.ownBust && !mara.stem.isEmpty());
        QVERIFY(figureDrawing(*hero, 1, 0) ==
                (FigureDrawing{QStringLiteral("stock/dragon"), QStringLiteral("stock/dragon")}));
        QVERIFY(heroSummary(*hero, Language::en).figure.drawing == mara);
        const CardLook spark = cardFace(*hero, idAt<CardId>(0), Language::en);
        QVERIFY(spark.ownPicture);
        QCOMPARE(spark.picture, QStringLiteral("stock/blow"));
        const CardLook wall = cardFace(*hero, idAt<CardId>(1), Language::en);
        QVERIFY(!wall.ownPicture);
        QCOMPARE(wall.picture, QStringLiteral("excalibur"));
        FigureLook look;
        look.drawing = mara;
        QVERIFY(illustrationOf(*lightTheme(), IllustrationKind::bust, look).own == mara.ownBust);
        look.drawing.ownBust.reset();
        const Illustration cut = illustrationOf(*lightTheme(), IllustrationKind::bust, look);
        QVERIFY(cut.own == mara.ownFigure && !cut.whole);
        look.drawing.bustNamed = true;
        QVERIFY(!illustrationOf(*lightTheme(), IllustrationKind::bust, look).own);
    }

    /// Its line of the form goes before that of the hero.
    void formsHaveTheirOwn()
    {
        HeroRules hero;
        FighterKind fighter;
        fighter.id = fighter.kind = "odile";
        fighter.figure.name = "witch";
        hero.fighters.push_back(fighter);
        hero.forms = {{"day", Name("Day"), "Day"}, {"night", Name("Night"), "Night"}};
        hero.forms[1].figure.name = "beast";
        hero.forms[1].bust.name = "dragon";
        QCOMPARE(figureDrawing(hero, 0, 0).stem, QStringLiteral("stock/witch"));
        QCOMPARE(figureDrawing(hero, 0, 0).bust, QStringLiteral("stock/witch"));
        QCOMPARE(figureDrawing(hero, 0, 1).stem, QStringLiteral("stock/beast"));
        QCOMPARE(figureDrawing(hero, 0, 1).bust, QStringLiteral("stock/dragon"));
    }

    /// In pixels: on a card in hand, on the large card, and on the board of a match.
    void pixels()
    {
        const Patience patience(*lightTheme());
        Diagnostics diagnostics;
        const QString file = heroFile();
        const auto hero = loadHero(file, diagnostics);
        const auto has = [](const QImage& image, const QColor& ink) {
            int count = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    count += image.pixelColor(x, y) == ink ? 1 : 0;
            return count;
        };
        const CardPainter cards(*lightTheme());
        for (const bool inHand : {false, true})
            for (const int card : {0, 2}) {
                QImage image(220, 310, QImage::Format_ARGB32_Premultiplied);
                image.fill(Qt::white);
                QPainter painter(&image);
                const CardLook look = cardFace(*hero, idAt<CardId>(card), Language::en);
                inHand ? cards.paintInHand(painter, QRectF(0, 0, 148, 206), look)
                       : cards.paintFace(painter, QRectF(0, 0, 220, 307), look);
                painter.end();
                QCOMPARE(has(image, red) > 300 && has(image, blue) > 300, card == 0);
            }
        MatchPlan plan = duelPlan(3);
        plan.seats[0].hero = file;
        Sitting table(plan);
        QVERIFY(table.match && table.untilAsked(Ask::action));
        const QImage board = table.page->board()->grab().toImage();
        if (qEnvironmentVariableIsSet("FABLETOP_KEEP_PICTURES"))
            table.page->grab().save(QDir::tempPath() + QStringLiteral("/own-figure.png"));
        QVERIFY2(has(board, red) > 200 && has(board, blue) > 200,
                 qPrintable(QString::number(has(board, red))));
        const QImage page = table.page->grab().toImage();
        QVERIFY2(has(page, red) > has(board, red) + 1000, "the half figure in the panel");
        // The saved match carries them: its preview shows them where the author's folder isn't.
        const QString saved = m_folder.filePath(QStringLiteral("own.match"));
        QVERIFY(table.match->saveElsewhere(saved));
        QVERIFY(QFile::remove(file) && QFile::remove(m_folder.filePath(QStringLiteral("bust.png"))));
        const auto drawings = seatDrawings(summarize(saved));
        QCOMPARE(drawings.size(), std::size_t{2});
        QVERIFY(drawings[0].ownBust && drawings[0].ownFigure);
        QVERIFY(!drawings[1].ownBust && !drawings[1].bust.isEmpty());
    }
};

QTEST_MAIN(TestOwnPictures)
#include "tst_ownpictures.moc"
