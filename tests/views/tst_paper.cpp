// SPDX-License-Identifier: GPL-3.0-or-later
// What goes on paper is what stands on the screen: PDFs, shown by poppler, beside the picture of the same
// size.

#include "model/content/catalogue.h"
#include "views/battlefield/painting/renderbattlefield.h"
#include "views/theme/pdfpaper.h"

#include <QApplication>
#include <QBuffer>
#include <QDirIterator>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QPdfWriter>
#include <QProcess>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

using namespace fabletop;

namespace {

/// Edges and letters differ a little between two painters, so squares of this side are compared by their mean
/// colour.
constexpr int side = 8;
constexpr double meanAllowed = 4;      ///< of 255, over all squares; measured: at most 3
constexpr double otherColour = 40;     ///< of 255: a square that no longer shows the same
constexpr double othersAllowed = 0.02; ///< share of such squares; measured: at most 0.01
constexpr QSize sheet(800, 520);       ///< whole points: 600 × 390
constexpr int dots = 96;

struct Difference {
    double mean = 0;
    double others = 0;
    [[nodiscard]] bool small() const { return mean <= meanAllowed && others <= othersAllowed; }
    [[nodiscard]] QString text() const { return QStringLiteral("mean %1, others %2").arg(mean).arg(others); }
};

QImage onWhite(const QImage& picture)
{
    QImage result(picture.size(), QImage::Format_RGB32);
    result.fill(Qt::white);
    QPainter painter(&result);
    painter.drawImage(QRect(QPoint(), picture.size()), picture);
    return result;
}

double apart(const QImage& one, const QImage& other, int left, int top)
{
    double sums[3] = {};
    for (int y = top; y < top + side; ++y)
        for (int x = left; x < left + side; ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            sums[0] += qRed(a) - qRed(b);
            sums[1] += qGreen(a) - qGreen(b);
            sums[2] += qBlue(a) - qBlue(b);
        }
    return std::max({std::abs(sums[0]), std::abs(sums[1]), std::abs(sums[2])}) / (side * side);
}

Difference differenceOf(const QImage& one, const QImage& other)
{
    const QImage a = onWhite(one);
    const QImage b = onWhite(other);
    if (a.size() != b.size()) return {255, 1};
    Difference result;
    int squares = 0;
    for (int top = 0; top + side <= a.height(); top += side)
        for (int left = 0; left + side <= a.width(); left += side, ++squares) {
            const double here = apart(a, b, left, top);
            result.mean += here;
            result.others += here > otherColour;
        }
    result.mean /= squares;
    result.others /= squares;
    return result;
}

const QByteArray fadingDrawing =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 800 520'>"
    "<defs><linearGradient id='a' x2='0' y2='1'><stop offset='0' stop-color='#803010' "
    "stop-opacity='.5'/><stop offset='1' stop-color='#803010' stop-opacity='0'/></linearGradient>"
    "<radialGradient id='b' cx='.5' cy='.5' r='.5'><stop offset='0' stop-color='#104080' "
    "stop-opacity='.8'/><stop offset='1' stop-color='#104080' stop-opacity='.1'/></radialGradient></defs>"
    "<rect width='800' height='520' fill='#E8E0C8'/><rect width='800' height='520' fill='url(#a)'/>"
    "<g opacity='.5'><circle cx='400' cy='260' r='200' fill='url(#b)'/></g>"
    "<path d='M50 50l700 300' fill='none' stroke='url(#a)' stroke-width='30'/></svg>";

} // namespace

class TestPaper : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString at(const QString& name) const { return m_folder.filePath(name); }

    static bool run(const QString& program, const QStringList& words, QString& said)
    {
        QProcess process;
        process.start(program, words);
        const bool well = process.waitForFinished(60000) && process.exitStatus() == QProcess::NormalExit &&
                          process.exitCode() == 0;
        said = QString::fromUtf8(process.readAllStandardError()) + process.errorString();
        return well;
    }
    /// The first page as poppler shows it; a null picture where it cannot.
    QImage shown(const QString& pdf, QString& said) const
    {
        const QString stem = at(QStringLiteral("shown"));
        QFile::remove(stem + QStringLiteral(".png"));
        run(QStringLiteral("pdftoppm"),
            {QStringLiteral("-png"), QStringLiteral("-r"), QString::number(dots),
             QStringLiteral("-singlefile"), pdf, stem},
            said);
        return QImage(stem + QStringLiteral(".png"));
    }
    /// A shipped battlefield as somebody's own file, with another backdrop or without.
    QString ownFile(const QString& id, const QString& backdrop) const
    {
        QFile shipped(QStringLiteral(FABLETOP_SOURCE_DIR "/resources/battlefields/%1.json").arg(id));
        if (!shipped.open(QIODevice::ReadOnly)) return {};
        QJsonObject field = QJsonDocument::fromJson(shipped.readAll()).object();
        field.remove(QStringLiteral("backdrop"));
        if (!backdrop.isEmpty()) field[QStringLiteral("backdrop")] = backdrop;
        QFile own(at(id + QStringLiteral(".battlefield.json")));
        if (!own.open(QIODevice::WriteOnly)) return {};
        own.write(QJsonDocument(field).toJson());
        return own.fileName();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QString said;
        QVERIFY2(run(QStringLiteral("pdftoppm"), {QStringLiteral("-v")}, said),
                 "Install poppler-utils: without pdftoppm nobody knows what is in a PDF.");
        QFile drawing(at(QStringLiteral("fading.svg")));
        QVERIFY(drawing.open(QIODevice::WriteOnly));
        drawing.write(fadingDrawing);
    }

    void paperShowsTheScreen_data()
    {
        QTest::addColumn<QStringList>("what");
        const QString battlefield = QStringLiteral("battlefield");
        for (const QString& id : shippedBattlefields())
            QTest::newRow(qPrintable(id)) << QStringList{battlefield, id};
        // Drawn grounds come from one painter: the roomiest and the tightest board show it, at twenty seconds
        // each.
        for (const char* id : {"sarpedon", "soho"})
            QTest::addRow("%s without a picture", id)
                << QStringList{battlefield, ownFile(QString::fromLatin1(id), {})};
        QTest::newRow("a drawing of one's own that fades") << QStringList{battlefield, QStringLiteral("own")};
        QTest::newRow("card") << QStringList{QStringLiteral("card"), QStringLiteral("medusa/gaze-of-stone")};
        QTest::newRow("moment") << QStringList{
            QStringLiteral("match"),
            QStringLiteral(FABLETOP_SOURCE_DIR "/resources/matches/fog-over-soho.match"),
            QStringLiteral("--at"), QStringLiteral("40")};
    }
    void paperShowsTheScreen()
    {
        QFETCH(QStringList, what);
        if (what.last() == u"own")
            what.last() = ownFile(QStringLiteral("yukon"), QStringLiteral("fading.svg"));
        for (const bool dark : {false, true}) {
            for (const char* ending : {"png", "pdf", "svg"}) {
                QString said;
                QStringList words =
                    QStringList{QStringLiteral("render")} + what +
                    QStringList{QStringLiteral("--size"),
                                QStringLiteral("%1x%2").arg(sheet.width()).arg(sheet.height()),
                                QStringLiteral("--out"), at(QStringLiteral("out.") + QLatin1String(ending))};
                if (dark) words << QStringLiteral("--dark");
                QVERIFY2(run(QStringLiteral(FABLETOP_PROGRAM), words, said), qPrintable(said));
            }
            const QImage screen(at(QStringLiteral("out.png")));
            QCOMPARE(screen.size(), sheet);
            QString said;
            const QImage pdf = shown(at(QStringLiteral("out.pdf")), said);
            QVERIFY2(!pdf.isNull(), qPrintable(said));
            const Difference onPaper = differenceOf(screen, pdf);
            QVERIFY2(onPaper.small(),
                     qPrintable(QStringLiteral("PDF, dark %1: %2").arg(dark).arg(onPaper.text())));
            QImage svg(sheet, QImage::Format_ARGB32_Premultiplied);
            svg.fill(Qt::transparent);
            QPainter painter(&svg);
            QSvgRenderer renderer(at(QStringLiteral("out.svg")));
            QVERIFY(renderer.isValid());
            renderer.render(&painter);
            painter.end();
            const Difference inSvg = differenceOf(screen, svg);
            QVERIFY2(inSvg.small(),
                     qPrintable(QStringLiteral("SVG, dark %1: %2").arg(dark).arg(inSvg.text())));
        }
    }

    /// The comparison can fail: straight to Qt's own writer the washes are solid, and it says so.
    void theDifferenceIsSeen()
    {
        Diagnostics diagnostics;
        auto field = loadBattlefield(QStringLiteral("yukon"), diagnostics);
        QVERIFY(field);
        field->backdrop = {};
        const Theme theme(false, QApplication::font());
        QImage screen(sheet, QImage::Format_RGB32);
        screen.fill(Qt::white);
        const auto draw = [&](QPaintDevice& device) {
            QPainter painter(&device);
            paintBattlefield(painter, QRectF(QPointF(), QSizeF(sheet)), *field, BoardLook(), theme,
                             QString());
        };
        draw(screen);
        const QPageSize page(QSizeF(sheet) * 72 / dots, QPageSize::Point, QString(), QPageSize::ExactMatch);
        const auto fileOf = [&](const QByteArray& bytes) {
            QFile file(at(QStringLiteral("direct.pdf")));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName()
                                                                                        : QString();
        };
        QBuffer straight;
        straight.open(QIODevice::WriteOnly);
        {
            QPdfWriter writer(&straight);
            writer.setResolution(dots);
            writer.setPageSize(page);
            writer.setPageMargins(QMarginsF());
            draw(writer);
        }
        QString said;
        QVERIFY(!differenceOf(screen, shown(fileOf(straight.data()), said)).small());
        QBuffer normalized;
        normalized.open(QIODevice::WriteOnly);
        {
            PdfPaper paper(normalized, dots, {}, page);
            draw(paper);
        }
        const Difference left = differenceOf(screen, shown(fileOf(normalized.data()), said));
        QVERIFY2(left.small(), qPrintable(left.text() + said));
    }

    /// Outlines stay outlines: a card on paper is no picture of a card.
    void onlyWhatFadesIsAPicture()
    {
        const auto picturesIn = [this](const QStringList& what) {
            QString said;
            const QString file = at(QStringLiteral("few.pdf"));
            if (!run(QStringLiteral(FABLETOP_PROGRAM),
                     QStringList{QStringLiteral("render")} + what +
                         QStringList{QStringLiteral("--out"), file},
                     said))
                return -1;
            QFile pdf(file);
            return pdf.open(QIODevice::ReadOnly) ? static_cast<int>(pdf.readAll().count("/Subtype /Image"))
                                                 : -1;
        };
        QCOMPARE(picturesIn({QStringLiteral("card"), QStringLiteral("medusa/gaze-of-stone")}), 0);
        QCOMPARE(picturesIn({QStringLiteral("battlefield"), QStringLiteral("sarpedon")}), 0);
    }

    /// One door: who makes a PDF by another way makes one with solid washes.
    void nothingElseWritesPdf()
    {
        for (const char* folder : {"app", "model", "views"}) {
            QDirIterator files(QStringLiteral(FABLETOP_SOURCE_DIR "/") + QLatin1String(folder),
                               {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                if (file.fileName().contains(QStringLiteral("/theme/pdfpaper."))) continue;
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QByteArray text = file.readAll();
                for (const char* other : {"QPdfWriter", "QPrinter", "QPrintDialog"})
                    QVERIFY2(!text.contains(other),
                             qPrintable(file.fileName() + QStringLiteral(" names ") + QLatin1String(other)));
            }
        }
    }
};

QTEST_MAIN(TestPaper)
#include "tst_paper.moc"
