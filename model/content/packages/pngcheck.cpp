// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/packages/pngcheck.h"

#include <QtEndian>
#include <algorithm>
#include <array>
#include <zlib.h>

namespace fabletop {

namespace {

constexpr qsizetype afterSignature = 8;
constexpr qsizetype frame = 12; ///< length, name and checksum around the data of a chunk

quint32 numberAt(const QByteArray& bytes, qsizetype at)
{
    return qFromBigEndian<quint32>(bytes.constData() + at);
}

/// What the head says.
struct PngHead {
    quint32 wide = 0;
    quint32 high = 0;
    int depth = 0; ///< bits of a channel
    int color = 0;
    bool interlaced = false;

    [[nodiscard]] bool sound(const QByteArray& data)
    {
        if (data.size() != 13) return false;
        wide = numberAt(data, 0);
        high = numberAt(data, 4);
        depth = data.at(8);
        color = data.at(9);
        interlaced = data.at(12) == 1;
        if (data.at(10) != 0 || data.at(11) != 0 || (data.at(12) != 0 && data.at(12) != 1)) return false;
        const bool small = depth == 1 || depth == 2 || depth == 4;
        switch (color) {
        case 0: return small || depth == 8 || depth == 16;
        case 3: return small || depth == 8;
        case 2:
        case 4:
        case 6: return depth == 8 || depth == 16;
        default: return false;
        }
    }
    [[nodiscard]] quint64 bitsOfPixel() const
    {
        constexpr std::array<quint64, 7> channels{1, 0, 3, 1, 2, 0, 4};
        return channels[static_cast<std::size_t>(color)] * static_cast<quint64>(depth);
    }
};

/// Follows the unpacked bytes row by row: each begins with the number of a filter.
class PngRows {
public:
    explicit PngRows(const PngHead& head)
    {
        struct Pass {
            quint32 x, y, stepX, stepY;
        };
        constexpr std::array<Pass, 7> interlacing{{{0, 0, 8, 8},
                                                   {4, 0, 8, 8},
                                                   {0, 4, 4, 8},
                                                   {2, 0, 4, 4},
                                                   {0, 2, 2, 4},
                                                   {1, 0, 2, 2},
                                                   {0, 1, 1, 2}}};
        const auto add = [&](const Pass& pass) {
            if (head.wide <= pass.x || head.high <= pass.y) return;
            const quint64 wide = (head.wide - pass.x + pass.stepX - 1) / pass.stepX;
            const quint64 rows = (head.high - pass.y + pass.stepY - 1) / pass.stepY;
            m_passes[m_count++] = {1 + (wide * head.bitsOfPixel() + 7) / 8, rows};
        };
        if (!head.interlaced) {
            add({0, 0, 1, 1});
            return;
        }
        for (const Pass& pass : interlacing)
            add(pass);
    }

    /// False where a row has no filter of PNG, or there is a byte too many.
    [[nodiscard]] bool take(const Bytef* bytes, std::size_t count)
    {
        while (count > 0) {
            if (m_pass == m_count) return false;
            Rows& pass = m_passes[m_pass];
            if (m_at == 0 && *bytes > 4) return false;
            const auto step = static_cast<std::size_t>(std::min<quint64>(count, pass.length - m_at));
            bytes += step;
            count -= step;
            m_at += step;
            if (m_at < pass.length) continue;
            m_at = 0;
            if (--pass.number == 0) ++m_pass;
        }
        return true;
    }
    [[nodiscard]] bool complete() const { return m_pass == m_count; }

private:
    struct Rows {
        quint64 length = 0; ///< of one, in bytes, with its filter
        quint64 number = 0; ///< still to come
    };
    std::array<Rows, 7> m_passes{};
    std::size_t m_count = 0;
    std::size_t m_pass = 0;
    quint64 m_at = 0;
};

/// The data of all IDAT chunks, unpacked and forgotten.
class PngData {
public:
    explicit PngData(const PngHead& head) : m_rows(head) { m_ready = inflateInit(&m_stream) == Z_OK; }
    ~PngData()
    {
        if (m_ready) inflateEnd(&m_stream);
    }
    Q_DISABLE_COPY_MOVE(PngData)

    [[nodiscard]] bool take(const char* bytes, qsizetype count)
    {
        if (!m_ready || (m_ended && count > 0)) return false;
        m_stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes)); // zlib only reads it
        m_stream.avail_in = static_cast<uInt>(count);
        while (!m_ended && (m_stream.avail_in > 0 || m_stream.avail_out == 0)) {
            m_stream.next_out = m_buffer.data();
            m_stream.avail_out = static_cast<uInt>(m_buffer.size());
            const int result = inflate(&m_stream, Z_NO_FLUSH);
            if (!m_rows.take(m_buffer.data(), m_buffer.size() - m_stream.avail_out)) return false;
            m_ended = result == Z_STREAM_END;
            if (result == Z_BUF_ERROR) break; // all of it was taken
            if (result != Z_OK && !m_ended) return false;
        }
        return m_stream.avail_in == 0;
    }
    [[nodiscard]] bool complete() const { return m_ended && m_rows.complete(); }

private:
    z_stream m_stream{};
    std::array<Bytef, 16384> m_buffer{};
    PngRows m_rows;
    bool m_ready = false;
    bool m_ended = false;
};

/// Goes from chunk to chunk: the head first and once, a palette before the data, the data in one piece, the
/// end last.
class PngChunks {
public:
    explicit PngChunks(const QByteArray& png) : m_png(png) {}

    [[nodiscard]] bool sound()
    {
        qsizetype at = afterSignature;
        const QByteArray head = m_png.mid(at + 8, 13);
        if (numberAt(m_png, at) != 13 || !m_head.sound(head)) return false;
        PngData data(m_head);
        for (bool first = true; m_png.size() - at >= frame; first = false) {
            const qsizetype length = numberAt(m_png, at);
            if (length > m_png.size() - at - frame) return false;
            const QByteArray name = m_png.mid(at + 4, 4);
            const auto* summed = reinterpret_cast<const Bytef*>(m_png.constData() + at + 4);
            if (crc32(0, summed, static_cast<uInt>(length + 4)) != numberAt(m_png, at + 8 + length))
                return false;
            if (first != (name == "IHDR") || !follows(name, length)) return false;
            if (name == "IDAT" && !data.take(m_png.constData() + at + 8, length)) return false;
            at += frame + length;
            if (name == "IEND") return length == 0 && at == m_png.size() && data.complete();
        }
        return false;
    }

private:
    [[nodiscard]] bool follows(const QByteArray& name, qsizetype length)
    {
        const bool data = name == "IDAT";
        const bool late = m_data && m_last != "IDAT";
        m_last = name;
        if (data) {
            m_data = true;
            return !late && (m_palette || m_head.color != 3);
        }
        if (name == "PLTE") {
            const qsizetype most = m_head.color == 3 ? qsizetype{1} << m_head.depth : 256;
            const bool wanted = !m_palette && !m_data && m_head.color != 0 && m_head.color != 4;
            m_palette = true;
            return wanted && length > 0 && length % 3 == 0 && length / 3 <= most;
        }
        const bool mayBeSkipped = name.at(0) >= 'a' && name.at(0) <= 'z';
        return mayBeSkipped || name == "IHDR" || name == "IEND";
    }

    const QByteArray& m_png;
    PngHead m_head;
    QByteArray m_last;
    bool m_palette = false;
    bool m_data = false;
};

} // namespace

bool soundPng(const QByteArray& png)
{
    return PngChunks(png).sound();
}

} // namespace fabletop
