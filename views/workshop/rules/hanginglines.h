// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HangingLines: where the lines of a rules text are: what is too long for the editor goes on below, further
/// in than it begins.
///
/// Why a layout of its own: how far a line is indented says what it belongs to. Qt's goes on at the left
/// edge, where the rest of an instruction looks like a new block.

#include <QPlainTextDocumentLayout>

namespace fabletop {

class HangingLines final : public QPlainTextDocumentLayout {
    Q_OBJECT
public:
    explicit HangingLines(QTextDocument* document);

    [[nodiscard]] QRectF blockBoundingRect(const QTextBlock& block) const override;

private:
    [[nodiscard]] static qreal hangOf(const QTextBlock& block);
    void hang(QTextBlock block);
    void announceSize();

    bool m_announced = true;
};

} // namespace fabletop
