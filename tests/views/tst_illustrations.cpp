// SPDX-License-Identifier: GPL-3.0-or-later
// Figures and card pictures: in which inks, which for whom, and what becomes of them until they are baked.

#include "model/content/catalogue.h"
#include "model/content/contentcollection.h"
#include "tests/views/sitting.h"
#include "tests/window/settled.h"
#include "views/battlefield/battlefieldscene.h"
#include "views/illustrations/figure.h"
#include "views/illustrations/figurestem.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

using namespace fabletop;
using namespace fabletop::testing;

class TestIllustrations : public QObject {
    Q_OBJECT

private:
    static QByteArray bytes(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QJsonObject tokens()
    {
        return QJsonDocument::fromJson(
                   bytes(QStringLiteral(FABLETOP_SOURCE_DIR "/resources/art/tokens.json")))
            .object();
    }
    static QStringList drawings()
    {
        QStringList found;
        for (const char* folder : {"figures", "figures/stock", "vignettes", "vignettes/stock"}) {
            const QDir dir(QStringLiteral(":/art/") + QLatin1String(folder));
            for (const QString& name : dir.entryList({QStringLiteral("*.svg")}))
                found << dir.filePath(name);
        }
        return found;
    }

private Q_SLOTS:
    /// The recipe: the seat's light ink 55 % over a brighter one, 74 % over nearly black; charcoal keeps its
    /// own two.
    void washes()
    {
        const Inks& inks = lightTheme()->art().illustrations().inks();
        const QJsonObject light = tokens()["light"].toObject();
        const QColor dark(0x12, 0x0C, 0x08);
        const std::pair<Wash, const char*> brighter[] = {
            {Wash::seat1, "#4A4CCF"}, {Wash::seat2, "#B9631C"}, {Wash::seat4, "#B75AD4"}};
        for (const auto& [wash, over] : brighter) {
            const QColor seat(light[QStringLiteral("seat%1").arg(static_cast<int>(wash) + 1)].toString());
            QCOMPARE(inks.wash(wash).name(), Theme::mix(seat, QColor(QLatin1String(over)), 0.55).name());
            QCOMPARE(inks.shade(wash).name(), Theme::mix(seat, dark, 0.74).name());
        }
        QCOMPARE(inks.wash(Wash::seat3).name().toUpper(), QStringLiteral("#4A515A"));
        QCOMPARE(inks.shade(Wash::seat3).name().toUpper(), QStringLiteral("#24282D"));
        for (const auto& [type, name] : {std::pair{CardType::attack, "attack"},
                                         {CardType::defense, "defense"},
                                         {CardType::versatile, "versatile"},
                                         {CardType::scheme, "scheme"}})
            QCOMPARE(inks.wash(washOf(type)).name().toUpper(), light[QLatin1String(name)].toString());
    }

    /// Every drawing in every wash and both palettes: the marks are gone, no ink is replaced twice, nothing
    /// else has changed.
    void everyDrawingInEveryInk()
    {
        const Inks& inks = lightTheme()->art().illustrations().inks();
        const QStringList files = drawings();
        QVERIFY(files.size() > 180);
        static const QRegularExpression ink(QStringLiteral("#[0-9A-Fa-f]{6}"));
        for (const QString& path : files) {
            const QByteArray drawn = bytes(path);
            QByteArray bare(drawn);
            for (int wash = 0; wash < washCount; ++wash)
                for (bool lamplight : {false, true}) {
                    const QByteArray printed = inks.printed(drawn, static_cast<Wash>(wash), lamplight);
                    QVERIFY2(!printed.contains("#3D58A8") && !printed.contains("#2A3E7A"), qPrintable(path));
                    QCOMPARE(QString::fromLatin1(printed).remove(ink),
                             QString::fromLatin1(drawn).remove(ink));
                    if (!lamplight) continue;
                    QVERIFY2(!printed.contains("#FCF8EE") && !printed.contains("#241C15"), qPrintable(path));
                }
        }
    }

    /// Every hero and sidekick that is shipped has a figure and a half figure of its own, and each form its
    /// own where they differ.
    void everyShippedFighterHasItsFigure()
    {
        QSet<QString> stems;
        for (const QString& id : shippedHeroes()) {
            Diagnostics diagnostics;
            const auto hero = loadHero(id, diagnostics);
            QVERIFY(hero);
            for (std::size_t place = 0; place < hero->fighters.size(); ++place)
                for (std::size_t form = 0; form < std::max<std::size_t>(hero->forms.size(), 1); ++form) {
                    const QString stem = figureStem(*hero, place, static_cast<std::uint8_t>(form));
                    QVERIFY2(!stem.startsWith(QLatin1String("stock/")), qPrintable(id));
                    QVERIFY2(Illustrations::has(IllustrationKind::figure, stem) &&
                                 Illustrations::has(IllustrationKind::bust, stem),
                             qPrintable(stem));
                    stems.insert(stem);
                }
        }
        for (const char* both : {"jekyll", "hyde", "alice-small", "alice-big"})
            QVERIFY2(stems.contains(QLatin1String(both)) || QByteArray(both) == "alice-small", both);
    }

    /// Another hero gets a stock figure that fits how it fights; a name that says what it is gets that one.
    void strangersGetFittingFigures()
    {
        HeroRules hero;
        FighterKind fighter;
        fighter.maximum = 14;
        fighter.id = "odile";
        fighter.ranged = true;
        hero.fighters.push_back(fighter);
        const QStringList ranged{QStringLiteral("stock/archer"), QStringLiteral("stock/witch"),
                                 QStringLiteral("stock/wizard"), QStringLiteral("stock/gentleman")};
        QVERIFY(ranged.contains(figureStem(hero, 0, 0)));
        hero.fighters[0].ranged = false;
        QVERIFY(!ranged.contains(figureStem(hero, 0, 0)));
        hero.fighters[0].id = "bone-knight";
        QCOMPARE(figureStem(hero, 0, 0), QStringLiteral("stock/knight"));
        QCOMPARE(figureStem(hero, 7, 0), QString());
        for (const QString& stem : ranged)
            QVERIFY(Illustrations::has(IllustrationKind::figure, stem));
    }

    /// Until it is there nothing is painted; then the same picture as at once; and it is told.
    void bakedInAWorker()
    {
        Art art;
        Illustrations& pictures = art.illustrations();
        const Illustration alice{IllustrationKind::figure, QStringLiteral("alice"), Wash::seat2, false,
                                 false};
        QSignalSpy baked(&pictures, &Illustrations::baked);
        const auto draw = [&](bool& there) {
            QImage image(60, 80, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            there = pictures.paint(painter, QRectF(0, 0, 60, 80), alice);
            return image;
        };
        bool there = true;
        const QImage before = draw(there);
        QVERIFY(!there && !pictures.settled());
        QVERIFY(baked.wait(5'000));
        QVERIFY(pictures.settled());
        const QImage after = draw(there);
        QVERIFY(there && after != before);
        Art other;
        other.illustrations().setPatient(true);
        QImage atOnce(60, 80, QImage::Format_ARGB32_Premultiplied);
        atOnce.fill(Qt::white);
        QPainter painter(&atOnce);
        QVERIFY(other.illustrations().paint(painter, QRectF(0, 0, 60, 80), alice));
        painter.end();
        QVERIFY(atOnce == after);
        QVERIFY(!pictures.has(IllustrationKind::figure, QStringLiteral("nobody")));
    }

    /// Figures look at each other: the first team to the right, the second to the left, whichever way they
    /// are drawn.
    void whichWayTheyLook()
    {
        const Theme& theme = *lightTheme();
        const Illustrations& pictures = theme.art().illustrations();
        QVERIFY(pictures.looksLeft(QStringLiteral("medusa")) && !pictures.looksLeft(QStringLiteral("alice")));
        const auto mirrored = [&](const char* stem, bool right) {
            return illustrationOf(theme, IllustrationKind::figure,
                                  {{QLatin1String(stem), QLatin1String(stem)}, idAt<SeatId>(0), right})
                .mirrored;
        };
        QVERIFY(mirrored("medusa", true) && !mirrored("medusa", false));
        QVERIFY(!mirrored("alice", true) && mirrored("alice", false));
    }

    /// A press outside all discs belongs to the figure it hits; on a disc to its space, whoever's head is
    /// there.
    void headsAnswerForTheirSpace()
    {
        Sitting table(duelPlan(7));
        QVERIFY(table.untilAsked(Ask::action));
        BattlefieldView& board = *table.page->board();
        Illustrations& pictures = lightTheme()->art().illustrations();
        QVERIFY(QTest::qWaitFor([&] { return pictures.settled(); }, 10'000));
        const auto* scene = qobject_cast<BattlefieldScene*>(board.scene());
        QVERIFY(scene);
        int heads = 0;
        for (const PieceLook& piece : board.look().pieces) {
            const QPointF centre = scene->geometry().centre(piece.space);
            QCOMPARE(scene->fighterAt(centre), piece.fighter);
            // From the rule of its space upwards to the height of its head.
            for (qreal up = 1.1; up < 2.2; up += 0.1) {
                const QPointF point = centre - QPointF(0, up * scene->geometry().radius());
                const SpaceId disc = scene->geometry().spaceAt(point);
                if (disc != SpaceId::none)
                    QCOMPARE(scene->spaceAt(point), disc);
                else
                    heads += scene->spaceAt(point) == piece.space;
            }
        }
        QVERIFY(heads > 0);
    }

    /// Stretched while somebody zooms; then as if it had never had another size.
    void afterAZoomFightersAreSharp()
    {
        Sitting table(duelPlan(7));
        QVERIFY(table.untilAsked(Ask::action));
        const BoardLook look = table.page->board()->look();
        const auto show = [&](BattlefieldView& view) {
            view.resize(900, 640);
            view.setBattlefield(table.page->match()->info().setup.battlefield, lightTheme());
            view.setLook(look);
            view.show();
        };
        const auto atRest = [&](BattlefieldView& view) {
            QImage before;
            for (int tries = 0; tries < 40;
                 ++tries) {        // a busy machine takes its time for what a worker draws
                QTest::qWait(250); // longer than a zoom takes to settle
                testing::settle();
                const QImage now = view.viewport()->grab().toImage();
                if (now == before) return now;
                before = now;
            }
            return before;
        };
        BattlefieldView straight;
        show(straight);
        const QImage once = atRest(straight);
        BattlefieldView zoomed;
        show(zoomed);
        QCOMPARE(atRest(zoomed), once);
        zoomed.zoomIn();
        zoomed.zoomIn();
        const QImage stretched = zoomed.viewport()->grab().toImage();
        QVERIFY(atRest(zoomed) != stretched);
        zoomed.fit();
        (void)zoomed.viewport()->grab();
        QCOMPARE(atRest(zoomed), once);
    }

    /// No head of a hero leaves the view, wherever it stands, and the board doesn't move for it.
    void headsHaveRoom()
    {
        for (const QString& id : shippedBattlefields()) {
            Diagnostics diagnostics;
            const auto field = loadBattlefield(id, diagnostics);
            QVERIFY(field);
            for (const QSizeF room : {QSizeF(560, 300), QSizeF(714, 466), QSizeF(2400, 1500)}) {
                const BoardGeometry geometry = BoardGeometry::withHeads(*field, room);
                QVERIFY(geometry.size().height() + geometry.headroom() <= room.height() + 0.5);
                for (int space = 0; space < geometry.count(); ++space)
                    QVERIFY(geometry.centre(idAt<SpaceId>(space)).y() - 2.2 * geometry.radius() >=
                            -geometry.headroom() - 0.01);
            }
        }
    }
};

QTEST_MAIN(TestIllustrations)
#include "tst_illustrations.moc"
