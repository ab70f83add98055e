// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/packages/picturecheck.h"

#include "model/content/packages/drawingcheck.h"
#include "model/content/packages/limits.h"
#include "model/content/packages/pictureproblem.h"
#include "model/content/packages/pngcheck.h"
#include "model/content/packages/refuse.h"

#include <QtEndian>
#include <algorithm>

namespace fabletop {

namespace {

namespace limits = packagelimits;

constexpr qsizetype signatureLength = 8;
constexpr qsizetype chunkFrame = 12; ///< length, name and checksum around the data of a chunk

quint32 number(const QByteArray& bytes, qsizetype at)
{
    return qFromBigEndian<quint32>(bytes.constData() + at);
}

bool sanePixels(quint32 wide, quint32 high, const std::string& file, PictureRoom room,
                Diagnostics& diagnostics)
{
    if (wide == 0 || high == 0) return refuse(diagnostics, file, PictureProblem::empty);
    const auto side = static_cast<quint32>(room.side);
    if (wide <= side && high <= side && quint64{wide} * high <= static_cast<quint64>(room.area)) return true;
    return refuse(diagnostics, file, PictureProblem::size,
                  {std::to_string(room.side), std::to_string(wide), std::to_string(high)});
}

/// Where the picture data that begins at `at` gives way to the next mark. Inside them FF is followed by 00 or
/// a restart.
qsizetype afterScan(const QByteArray& jpeg, qsizetype at)
{
    for (at = jpeg.indexOf('\xFF', at); at >= 0 && at + 1 < jpeg.size(); at = jpeg.indexOf('\xFF', at + 1)) {
        const auto kind = static_cast<quint8>(jpeg.at(at + 1));
        if (kind != 0 && kind != 0xFF && (kind < 0xD0 || kind > 0xD7)) return at;
    }
    return jpeg.size();
}

/// A JPEG is marks with lengths, picture data between them, and a mark at its end. Its size stands in its
/// frame.
bool wholeJpeg(const QByteArray& jpeg, quint32& wide, quint32& high)
{
    const auto byte = [&](qsizetype at) { return static_cast<quint8>(jpeg.at(at)); };
    for (qsizetype at = 2; at + 1 < jpeg.size() && byte(at) == 0xFF;) {
        const int kind = byte(at + 1);
        if (kind == 0xD9) return wide > 0 && high > 0;
        if (kind == 0xFF) {
            ++at; // padding
            continue;
        }
        if (at + 9 >= jpeg.size()) return false;
        const bool frame = kind >= 0xC0 && kind <= 0xCF && kind != 0xC4 && kind != 0xC8 && kind != 0xCC;
        if (frame && wide == 0) {
            high = qFromBigEndian<quint16>(jpeg.constData() + at + 5);
            wide = qFromBigEndian<quint16>(jpeg.constData() + at + 7);
        }
        at += 2 + qFromBigEndian<quint16>(jpeg.constData() + at + 2);
        if (kind == 0xDA) at = afterScan(jpeg, at);
    }
    return false;
}

void checkJpeg(const QByteArray& jpeg, const std::string& file, Diagnostics& diagnostics,
               PictureRoom room = {})
{
    quint32 wide = 0;
    quint32 high = 0;
    if (!jpeg.startsWith("\xFF\xD8\xFF") || !wholeJpeg(jpeg, wide, high))
        refuse(diagnostics, file, PictureProblem::damaged);
    else
        (void)sanePixels(wide, high, file, room, diagnostics);
}

} // namespace

void checkPng(const QByteArray& png, const std::string& file, Diagnostics& diagnostics, PictureRoom room)
{
    static const QByteArray head("\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR", 16);
    if (!png.startsWith(head) || png.size() < signatureLength + 2 * chunkFrame)
        return void(refuse(diagnostics, file, PictureProblem::damaged));
    if (sanePixels(number(png, 16), number(png, 20), file, room, diagnostics) && !soundPng(png))
        refuse(diagnostics, file, PictureProblem::damaged);
}

ImageKind imageKindOf(const QByteArray& bytes)
{
    if (bytes.startsWith("\x89PNG")) return ImageKind::png;
    if (bytes.startsWith("\xFF\xD8\xFF")) return ImageKind::jpeg;
    const QByteArray beginning = bytes.left(256).trimmed();
    return beginning.startsWith('<') || beginning.startsWith("\xEF\xBB\xBF<") ? ImageKind::drawing
                                                                              : ImageKind::none;
}

void checkPicture(const QByteArray& bytes, const std::string& file, Diagnostics& diagnostics)
{
    switch (imageKindOf(bytes)) {
    case ImageKind::png: return checkPng(bytes, file, diagnostics);
    case ImageKind::jpeg: return checkJpeg(bytes, file, diagnostics);
    case ImageKind::drawing: return checkDrawing(bytes, file, diagnostics);
    case ImageKind::none: refuse(diagnostics, file, PictureProblem::notAPicture);
    }
}

void checkHeroPicture(const QByteArray& bytes, const std::string& name, const std::string& file,
                      Diagnostics& diagnostics)
{
    if (static_cast<std::size_t>(bytes.size()) > limits::heroPicture)
        return void(refuse(diagnostics, file, PictureProblem::heroPictureTooLarge,
                           {std::to_string(limits::heroPicture >> 10)}));
    const bool png = name.ends_with(".png");
    if (imageKindOf(bytes) != (png ? ImageKind::png : ImageKind::drawing))
        return void(refuse(diagnostics, file, PictureProblem::heroPictureKind, {name}));
    if (png) return checkPng(bytes, file, diagnostics, heroPictureRoom);
    checkDrawing(bytes, file, diagnostics, heroPictureRoom);
}

QByteArray dataOf(const std::string& uri)
{
    const std::size_t comma = uri.find(',');
    if (comma == std::string::npos) return {};
    const QByteArray body(uri.data() + comma + 1, static_cast<qsizetype>(uri.size() - comma - 1));
    const QByteArray head = QByteArray(uri.data(), static_cast<qsizetype>(comma)).toLower();
    return head.endsWith(";base64") ? QByteArray::fromBase64(body) : QByteArray::fromPercentEncoding(body);
}

void checkDataUri(const std::string& uri, bool drawings, const std::string& file, Diagnostics& diagnostics,
                  PictureRoom room)
{
    const PictureProblem neither = drawings ? PictureProblem::notAPicture : PictureProblem::pictureInside;
    const std::size_t comma = uri.find(',');
    std::string head = uri.substr(0, comma == std::string::npos ? uri.size() : comma);
    std::transform(head.begin(), head.end(), head.begin(),
                   [](unsigned char sign) { return static_cast<char>(std::tolower(sign)); });
    if (comma == std::string::npos || !head.starts_with("data:image/"))
        return void(refuse(diagnostics, file, neither));
    const QByteArray bytes = dataOf(uri);
    if (head.starts_with("data:image/png")) return checkPng(bytes, file, diagnostics, room);
    if (head.starts_with("data:image/jpeg")) return checkJpeg(bytes, file, diagnostics, room);
    if (drawings && head.starts_with("data:image/svg+xml"))
        return checkDrawing(bytes, file, diagnostics, room);
    refuse(diagnostics, file, neither);
}

} // namespace fabletop
