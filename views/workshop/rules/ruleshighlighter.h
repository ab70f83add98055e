// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RulesHighlighter: the words of the rules language in colours, by what the language itself says of each
/// line.

#include "views/theme/theme.h"

#include <QSyntaxHighlighter>
#include <memory>

namespace fabletop {

class RulesHighlighter : public QSyntaxHighlighter {
    Q_OBJECT
public:
    RulesHighlighter(QTextDocument* document, std::shared_ptr<const Theme> theme);
    void setTheme(std::shared_ptr<const Theme> theme);

protected:
    void highlightBlock(const QString& text) override;

private:
    std::shared_ptr<const Theme> m_theme;
};

} // namespace fabletop
