// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RecoveryOffer: copies that an earlier run left behind, offered one after the other before anything is
/// made over them.
///
/// Why over the upper edge of the page and not by a question: what is below stays where it is, and nobody has
/// to decide before they have looked.

#include "views/theme/theme.h"
#include "views/workshop/files/documentfiles.h"

#include <QWidget>
#include <memory>
#include <vector>

class QLabel;

namespace fabletop {

class Button;

class RecoveryOffer : public QWidget {
    Q_OBJECT
public:
    /// Both must outlive it. Hidden where there is nothing to offer.
    RecoveryOffer(DocumentFiles& files, const Document& document, const std::shared_ptr<const Theme>& theme,
                  QWidget& page);

    /// Across the page, below what is so high.
    void place(int top);

protected:
    void changeEvent(QEvent* event) override;

private:
    void setTheme(const Theme& theme);
    void retranslate();
    void renew();
    void give(bool back);

    DocumentFiles& m_files;
    const Document& m_document;
    std::vector<LeftCopy> m_left;
    QLabel* m_words;
    Button* m_restore;
    Button* m_discard;
    int m_top = 0;
};

} // namespace fabletop
