#include "model/content/packages/picturecheck.h"

#include "model/content/packages/drawingcheck.h"
#include "model/content/packages/limits.h"

#include <QtEndian>

#include <algorithm>

namespace fabletop {

namespace {

namespace limits = packagelimits;

constexpr qsizetype signatureLength = 8;
constexpr qsizetype chunkFrame = 12; ///< length, name and checksum around the data of a chunk

bool refuse(Diagnostics& diagnostics, const std::string& file, std::string code, std::vector<std::string> arguments = {})
{
    diagnostics.push_back({Severity::error, file, {}, std::move(code), std::move(arguments), {}});
    return false;
}

quint32 number(const QByteArray& bytes, qsizetype at)
{
    return qFromBigEndian<quint32>(bytes.constData() + at);
}

bool sanePixels(quint32 wide, quint32 high, const std::string& file, Diagnostics& diagnostics)
{
    constexpr auto side = static_cast<quint32>(limits::pictureSide);
    if (wide > 0 && high > 0 && wide <= side && high <= side && quint64{wide} * high <= quint64{limits::pictureArea}) return true;
    return refuse(diagnostics, file, "picture-size", {std::to_string(limits::pictureSide), std::to_string(wide), std::to_string(high)});
}

/// The chunks follow each other without a gap, from the head to the end, with nothing after it.
bool wholePng(const QByteArray& png)
{
    qsizetype at = signatureLength;
    while (png.size() - at >= chunkFrame) {
        const qsizetype length = number(png, at);
        if (length > png.size() - at - chunkFrame) return false;
        const bool end = png.mid(at + 4, 4) == "IEND";
        at += chunkFrame + length;
        if (end) return at == png.size();
    }
    return false;
}

/// A JPEG's size stands in its frame; everything before it is skipped by its length.
bool jpegPixels(const QByteArray& jpeg, quint32& wide, quint32& high)
{
    const auto byte = [&](qsizetype at) { return static_cast<quint8>(jpeg.at(at)); };
    for (qsizetype at = 2; at + 9 < jpeg.size() && byte(at) == 0xFF;) {
        const int kind = byte(at + 1);
        const bool frame = kind >= 0xC0 && kind <= 0xCF && kind != 0xC4 && kind != 0xC8 && kind != 0xCC;
        if (frame) {
            high = qFromBigEndian<quint16>(jpeg.constData() + at + 5);
            wide = qFromBigEndian<quint16>(jpeg.constData() + at + 7);
            return true;
        }
        at += 2 + qFromBigEndian<quint16>(jpeg.constData() + at + 2);
    }
    return false;
}

void checkJpeg(const QByteArray& jpeg, const std::string& file, Diagnostics& diagnostics)
{
    quint32 wide = 0;
    quint32 high = 0;
    if (!jpeg.startsWith("\xFF\xD8\xFF") || !jpegPixels(jpeg, wide, high)) refuse(diagnostics, file, "picture-damaged");
    else (void)sanePixels(wide, high, file, diagnostics);
}

} // namespace

void checkPng(const QByteArray& png, const std::string& file, Diagnostics& diagnostics)
{
    static const QByteArray head("\x89PNG\r\n\x1A\n\0\0\0\x0DIHDR", 16);
    if (!png.startsWith(head) || !wholePng(png)) return void(refuse(diagnostics, file, "picture-damaged"));
    (void)sanePixels(number(png, 16), number(png, 20), file, diagnostics);
}

void checkDataUri(const std::string& uri, bool drawings, const std::string& file, Diagnostics& diagnostics)
{
    const std::size_t comma = uri.find(',');
    std::string head = uri.substr(0, comma == std::string::npos ? uri.size() : comma);
    std::transform(head.begin(), head.end(), head.begin(), [](unsigned char sign) { return static_cast<char>(std::tolower(sign)); });
    if (comma == std::string::npos || !head.starts_with("data:image/")) return void(refuse(diagnostics, file, "not-a-picture"));
    const QByteArray body(uri.data() + comma + 1, static_cast<qsizetype>(uri.size() - comma - 1));
    const QByteArray bytes = head.ends_with(";base64") ? QByteArray::fromBase64(body) : QByteArray::fromPercentEncoding(body);
    if (head.starts_with("data:image/png")) return checkPng(bytes, file, diagnostics);
    if (head.starts_with("data:image/jpeg")) return checkJpeg(bytes, file, diagnostics);
    if (drawings && head.starts_with("data:image/svg+xml")) return checkDrawing(bytes, file, diagnostics);
    refuse(diagnostics, file, "not-a-picture");
}

} // namespace fabletop
