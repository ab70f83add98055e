// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/files/editorfiles.h"

#include "model/content/contentcollection.h"
#include "model/content/files/wholefile.h"
#include "model/documents/drawnmap/drawnmap.h"
#include "model/match/words/diagnosticwords.h"
#include "model/match/words/spokenname.h"
#include "views/battlefield/painting/renderbattlefield.h"
#include "views/theme/paperpages.h"
#include "views/theme/pdfpaper.h"

#include <QBuffer>
#include <QDir>
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

QString firstOf(const Diagnostics& diagnostics)
{
    for (const Diagnostic& one : diagnostics)
        if (one.severity == Severity::error) return toldWithPlace(one);
    return diagnostics.empty() ? QString() : toldWithPlace(diagnostics.front());
}

} // namespace

QSizeF paperSize(const Battlefield& battlefield, double circle)
{
    const double wide = std::min(widestPaper, circle / (2 * std::max(0.005, spaceRadius(battlefield))));
    return {wide, wide / battlefield.aspect};
}

EditorFiles::EditorFiles(BattlefieldEditor& editor, const QString& folder, QObject* parent)
    : QObject(parent), m_editor(editor), m_folder(folder), m_recovery(editor.document(), folder),
      m_ask([](const QString&, const QList<Answer>&) { return Answer::cancel; }),
      m_path([](const QString&) { return QString(); })
{
    connect(&m_recovery, &BattlefieldRecovery::failed, this, &EditorFiles::told);
}

void EditorFiles::setAskers(FileAsker ask, PathAsker path)
{
    m_ask = std::move(ask);
    m_path = std::move(path);
}

bool EditorFiles::mayLeave()
{
    if (!m_editor.document().modified()) return true;
    switch (m_ask(tr("This battlefield has changes that are not saved."),
                  {Answer::save, Answer::discard, Answer::cancel})) {
    case Answer::save: return save();
    case Answer::discard: m_recovery.discard(); return true;
    default: return false;
    }
}

bool EditorFiles::startNew()
{
    if (!mayLeave()) return false;
    m_editor.document().startNew();
    m_editor.clearSelection();
    m_editor.dropProposals();
    return true;
}

bool EditorFiles::open(const QString& path)
{
    if (!mayLeave()) return false;
    if (const auto copy = BattlefieldRecovery::recoverableFor(path)) {
        const QString question =
            tr("Changes to %1 were not saved when the program ended.").arg(spokenFile(path));
        const Answer answer = m_ask(question, {Answer::bringBack, Answer::discard, Answer::cancel});
        if (answer == Answer::bringBack) return recover(*copy);
        if (answer != Answer::discard) return false; // nothing is decided, so nothing is opened
        BattlefieldRecovery::remove(*copy);
    }
    Diagnostics diagnostics;
    if (!m_editor.document().load(path, diagnostics)) {
        Q_EMIT told(tr("%1 could not be opened: %2").arg(spokenFile(path), firstOf(diagnostics)));
        return false;
    }
    remember(path);
    m_editor.clearSelection();
    m_editor.dropProposals();
    return true;
}

bool EditorFiles::handle(const SaveReport& report)
{
    return settleSave(
        report, m_ask, [this] { return m_editor.document().saveAnyway(); }, [this] { return saveAs(); });
}

bool EditorFiles::save()
{
    return m_editor.document().path().isEmpty() ? saveAs() : handle(m_editor.document().save());
}

bool EditorFiles::saveAs()
{
    const Battlefield& field = m_editor.battlefield();
    const QString folder = m_editor.document().path().isEmpty()
                               ? m_folder
                               : QFileInfo(m_editor.document().path()).absolutePath();
    const QString name = QString::fromStdString(field.id.empty() ? std::string("battlefield") : field.id);
    const QString path = m_path(QStringLiteral("%1/%2.battlefield.json").arg(folder, name));
    return !path.isEmpty() && saveTo(path);
}

bool EditorFiles::saveTo(QString path)
{
    if (!path.endsWith(QStringLiteral(".json"))) path += QStringLiteral(".battlefield.json");
    const QString own = m_editor.document().path();
    const bool elsewhere = !own.isEmpty() && QFileInfo(own).absolutePath() != QFileInfo(path).absolutePath();
    if (elsewhere) // a picture beside the old file would be missing beside the new one
        if (const Backdrop whole = withPicture().backdrop; whole.file != m_editor.battlefield().backdrop.file)
            m_editor.report(m_editor.steps().setBackdrop(whole));
    if (!handle(m_editor.document().saveAs(path))) return false;
    remember(m_editor.document().path());
    return true;
}

/// The last few paths, so that what a crash left beside them is found again.
void EditorFiles::remember(const QString& path)
{
    constexpr qsizetype most = 12;
    QFile file(m_folder + QStringLiteral("/recent.txt"));
    QStringList paths;
    if (file.open(QIODevice::ReadOnly))
        paths = QString::fromUtf8(file.read(64 * 1024)).split(u'\n', Qt::SkipEmptyParts);
    const QString absolute = QFileInfo(path).absoluteFilePath();
    paths.removeAll(absolute);
    paths.prepend(absolute);
    if (const auto fault = writeWholeFile(file.fileName(), paths.mid(0, most).join(u'\n').toUtf8()))
        Q_EMIT told(fault->sentence());
}

std::vector<Recoverable> EditorFiles::leftBehind() const
{
    std::vector<Recoverable> all = BattlefieldRecovery::recoverableIn(m_folder);
    QFile file(m_folder + QStringLiteral("/recent.txt"));
    if (!file.open(QIODevice::ReadOnly)) return all;
    for (const QString& path : QString::fromUtf8(file.read(64 * 1024)).split(u'\n', Qt::SkipEmptyParts)) {
        const auto copy = BattlefieldRecovery::recoverableFor(path);
        const bool known = copy && std::any_of(all.begin(), all.end(), [&](const Recoverable& one) {
                               return one.autosave == copy->autosave;
                           });
        if (copy && !known) all.push_back(*copy);
    }
    return all;
}

bool EditorFiles::throwAway(const Recoverable& copy)
{
    if (m_ask(tr("Discard these changes? You can’t restore them later."),
              {Answer::discard, Answer::cancel}) != Answer::discard)
        return false;
    BattlefieldRecovery::remove(copy);
    return true;
}

Battlefield EditorFiles::withPicture() const
{
    const QString path = m_editor.document().path();
    return withPictureInside(m_editor.document().snapshot().whole(),
                             path.isEmpty() ? QString() : QFileInfo(path).absolutePath());
}

bool EditorFiles::recover(const Recoverable& copy)
{
    Diagnostics diagnostics;
    if (m_recovery.recover(copy, diagnostics)) return true;
    Q_EMIT told(tr("%1 could not be opened: %2").arg(spokenFile(copy.autosave), firstOf(diagnostics)));
    return false;
}

bool EditorFiles::importMap(const QString& path)
{
    if (!mayLeave()) return false;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        Q_EMIT told(tr("%1 could not be opened: %2").arg(spokenFile(path), file.errorString()));
        return false;
    }
    constexpr qint64 largest = 21 * 1024 * 1024; // the reader refuses what is larger than 20
    Diagnostics diagnostics;
    const auto map =
        readDrawnMap(readAtMost(file, largest), QFileInfo(path).fileName().toStdString(), diagnostics);
    if (!map) {
        Q_EMIT told(tr("%1 could not be opened: %2").arg(spokenFile(path), firstOf(diagnostics)));
        return false;
    }
    m_editor.document().adopt(map->battlefield, QString(), true);
    m_editor.clearSelection();
    m_editor.propose(map->proposedLines);
    if (!diagnostics.empty()) Q_EMIT told(fabletop::told(diagnostics.front()));
    return true;
}

bool EditorFiles::setPicture(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > static_cast<qint64>(largestBackdrop)) {
        Q_EMIT told(file.isOpen()
                        ? BattlefieldDocument::refusalText(EditRefusal::pictureTooLarge)
                        : tr("%1 could not be opened: %2").arg(spokenFile(path), file.errorString()));
        return false;
    }
    const QByteArray bytes = file.readAll();
    const QString kind = QMimeDatabase().mimeTypeForFileNameAndData(path, bytes).name();
    Backdrop backdrop;
    backdrop.file = "data:" + kind.toStdString() + ";base64," + bytes.toBase64().toStdString();
    backdrop.dim = tracingDim;
    return m_editor.report(m_editor.steps().setBackdrop(backdrop));
}

bool EditorFiles::exportTo(const QString& path, double circle, const Theme& theme)
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
