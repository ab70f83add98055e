// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PdfPaper: the one way to write a PDF.
///
/// Why not a QPdfWriter as it is: Qt 6.4's PDF engine loses the transparency of a gradient that fades, so
/// that a wash comes out as a solid blot. Here such a fill goes into the file as a picture inside its
/// outline; everything else stays lines, fills and text. A new export cannot get it wrong, because nothing
/// else in the program makes PDFs.

#include <QPageSize>
#include <QPaintDevice>
#include <memory>

class QIODevice;
class QPdfWriter;

namespace fabletop {

class PdfPaper final : public QPaintDevice {
public:
    /// Pages without margins of their own; `resolution` in dots an inch.
    PdfPaper(QIODevice& device, int resolution, const QString& title = {},
             const QPageSize& page = QPageSize(QPageSize::A4));
    ~PdfPaper() override;
    PdfPaper(const PdfPaper&) = delete;
    PdfPaper& operator=(const PdfPaper&) = delete;

    /// False if the device could not be written.
    bool newPage();
    [[nodiscard]] QPaintEngine* paintEngine() const override;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    std::unique_ptr<QPdfWriter> m_writer;
    std::unique_ptr<QPaintEngine> m_engine;
};

} // namespace fabletop
