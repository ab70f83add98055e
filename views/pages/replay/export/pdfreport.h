// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// A match report on paper: A4 pages with the curves at the head and the page number at the foot.

#include <QRectF>
#include <QString>
#include <memory>

class QIODevice;
class QPaintDevice;
class QPainter;
class QTextDocument;

namespace fabletop {

class MatchReport;

/// The pages of a report laid out for a device: a PDF, a printer, a picture of a page.
class ReportPages {
public:
    /// `sheet` is the whole page in the device's pixels.
    ReportPages(const MatchReport& report, QPaintDevice& device, QSizeF sheet);
    ~ReportPages();

    [[nodiscard]] int count() const;
    void paint(QPainter& painter, int page) const;

private:
    QString m_title;
    QRectF m_body;
    std::unique_ptr<QTextDocument> m_document;
};

/// Writes the report as PDF. How many pages it took, 0 if the device could not be written.
int writePdfReport(QIODevice& device, const MatchReport& report);

} // namespace fabletop
