// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// DrawingGallery: all drawings that a line may name, by sight, and pictures of the author's own.

#include "model/language/reading/words.h"
#include "views/baking/illustrations.h"
#include "views/theme/themeddialog.h"

class QListWidget;
class QLineEdit;

namespace fabletop {

class DrawingGallery : public ThemedDialog {
    Q_OBJECT
public:
    /// `property`: figureAttr, bustAttr or pictureAttr. `named` is what the text names now.
    DrawingGallery(QWidget* parent, Word property, const QString& named);

    /// What was picked: the name of a drawing; empty for none, the one that fits by itself.
    [[nodiscard]] QString picked() const { return m_picked; }
    [[nodiscard]] QListWidget* list() const { return m_list; }
    [[nodiscard]] QLineEdit* filter() const { return m_filter; }

Q_SIGNALS:
    /// A file is to be picked in place of a drawing; the gallery is done.
    void fileRequested();

private:
    void fill(Word property, const QString& named);
    void narrow(const QString& words);
    void pick(const QString& name);

    QListWidget* m_list;
    QLineEdit* m_filter;
    QString m_picked;
};

} // namespace fabletop
