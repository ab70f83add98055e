// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/files/battlefieldfiles.h"

#include "model/content/catalogue.h"
#include "model/content/contentcollection.h"
#include "model/content/files/wholefile.h"
#include "model/documents/drawnmap/drawnmap.h"
#include "model/documents/edits/editwords.h"
#include "model/match/words/diagnosticwords.h"
#include "model/match/words/spokenname.h"
#include "views/battlefield/painting/renderbattlefield.h"
#include "views/theme/paperpages.h"
#include "views/theme/pdfpaper.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QMimeDatabase>
#include <QPageSize>
#include <QPainter>
#include <QSvgGenerator>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr double tracingDim = 0.45;  ///< a picture to trace over must not drown the spaces
constexpr double pictureDots = 5.9;  ///< dots a millimetre of an exported PNG: 150 an inch
constexpr int widestPicture = 12000; ///< pixels
constexpr double widestPaper = 5000; ///< millimetres

} // namespace

QSizeF paperSize(const Battlefield& battlefield, double circle)
{
    const double wide = std::min(widestPaper, circle / (2 * std::max(0.005, spaceRadius(battlefield))));
    return {wide, wide / battlefield.aspect};
}

BattlefieldFiles::BattlefieldFiles(BattlefieldEditor& editor, const QString& folder, QObject* parent)
    : DocumentFiles(editor.document(), folder, parent), m_editor(editor)
{
    connect(&editor.document(), &Document::replaced, this, [this] {
        m_editor.clearSelection();
        m_editor.dropProposals();
    });
}

void BattlefieldFiles::aboutToSaveTo(const QString& path)
{
    const QString own = m_editor.document().path();
    if (own.isEmpty() || QFileInfo(own).absolutePath() == QFileInfo(path).absolutePath()) return;
    if (const Backdrop whole = withPicture().backdrop; whole.file != m_editor.battlefield().backdrop.file)
        m_editor.report(m_editor.steps().setBackdrop(whole));
}

Battlefield BattlefieldFiles::withPicture() const
{
    const QString path = m_editor.document().path();
    return withPictureInside(m_editor.document().snapshot().whole(),
                             path.isEmpty() ? QString() : QFileInfo(path).absolutePath());
}

bool BattlefieldFiles::duplicate(const QString& battlefield, const QString& name)
{
    if (!mayLeave()) return false;
    Diagnostics diagnostics;
    auto copy = loadBattlefield(battlefield, diagnostics);
    const std::string id = kebab(name.trimmed().toStdString());
    if (!copy || id.empty()) {
        Q_EMIT told(tr("A name needs at least one letter"));
        return false;
    }
    copy->name = Name(name.trimmed().toStdString());
    copy->id = id;
    copy->source.clear(); // the text of the one it was made from
    m_editor.document().adopt(std::move(*copy), QString(), true);
    return true;
}

bool BattlefieldFiles::importMap(const QString& path)
{
    if (!mayLeave()) return false;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        tellUnopened(path, file.errorString());
        return false;
    }
    constexpr qint64 largest = 21 * 1024 * 1024; // the reader refuses what is larger than 20
    Diagnostics diagnostics;
    const auto map =
        readDrawnMap(readAtMost(file, largest), QFileInfo(path).fileName().toStdString(), diagnostics);
    if (!map) {
        tellUnopened(path, diagnostics);
        return false;
    }
    m_editor.document().adopt(map->battlefield, QString(), true);
    m_editor.propose(map->proposedLines);
    if (!diagnostics.empty()) Q_EMIT told(fabletop::told(diagnostics.front()));
    return true;
}

bool BattlefieldFiles::setPicture(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > static_cast<qint64>(largestBackdrop)) {
        file.isOpen() ? Q_EMIT told(editRefusal(EditRefusal::pictureTooLarge))
                      : tellUnopened(path, file.errorString());
        return false;
    }
    const QByteArray bytes = file.readAll();
    const QString kind = QMimeDatabase().mimeTypeForFileNameAndData(path, bytes).name();
    Backdrop backdrop;
    backdrop.file = "data:" + kind.toStdString() + ";base64," + bytes.toBase64().toStdString();
    backdrop.dim = tracingDim;
    return m_editor.report(m_editor.steps().setBackdrop(backdrop));
}

bool BattlefieldFiles::exportTo(const QString& path, double circle, const Theme& theme)
{
    const QString kindOfFile = QFileInfo(path).suffix().toLower();
    if (kindOfFile != u"pdf" && kindOfFile != u"svg" && kindOfFile != u"png") {
        Q_EMIT told(tr("A battlefield is exported as .pdf, .svg or .png"));
        return false;
    }
    const Battlefield& field = m_editor.battlefield();
    const QString own = m_editor.document().path();
    const QString folder = own.isEmpty() ? QString() : QFileInfo(own).absolutePath();
    const QSizeF paper = paperSize(field, circle);
    const Theme light(false, QFont(QStringLiteral("DejaVu Sans")), 1.0, theme.sharedArt());
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const BoardLook nothing;
    if (kindOfFile == u"pdf") {
        PdfPaper pdf(buffer, 300, {},
                     QPageSize(paper, QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
        QPainter painter(&pdf);
        paintBattlefield(painter, QRectF(0, 0, pdf.width(), pdf.height()), field, nothing, light, folder);
    } else if (kindOfFile == u"svg") {
        QSvgGenerator svg;
        const QSizeF size = paper / 25.4 * 96;
        prepareSvg(svg, buffer, size);
        QPainter painter(&svg);
        paintBattlefield(painter, QRectF(QPointF(0, 0), size), field, nothing, light, folder);
    } else {
        QSize size = (paper * pictureDots).toSize();
        if (size.width() > widestPicture)
            size = QSize(widestPicture, static_cast<int>(widestPicture / field.aspect));
        QImage picture = renderBattlefield(field, nothing, light, size, 1, folder);
        picture.setDotsPerMeterX(static_cast<int>(picture.width() / paper.width() * 1000));
        picture.setDotsPerMeterY(picture.dotsPerMeterX());
        picture.save(&buffer, "PNG");
    }
    const auto fault = writeWholeFile(path, bytes);
    fault ? Q_EMIT told(fault->sentence()) : Q_EMIT informed(tr("Saved as %1").arg(spokenPath(path)));
    return !fault;
}

} // namespace fabletop
