// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// HeroHead: the buttons over a hero's text: its file, finding, tidying up, trying it.

#include "views/workshop/files/toolrow.h"

namespace fabletop {

class Button;

class HeroHead : public ToolRow {
    Q_OBJECT
public:
    explicit HeroHead(const std::shared_ptr<const Theme>& theme, QWidget* parent = nullptr);

    /// Why neither the hero nor a card of it can be tried; empty: they can.
    void setHindrance(const QString& why);
    [[nodiscard]] Button* fileButton() const { return m_file; }
    [[nodiscard]] Button* formatButton() const { return m_format; }
    [[nodiscard]] Button* tryCardButton() const { return m_tryCard; }
    [[nodiscard]] Button* tryButton() const { return m_try; }

Q_SIGNALS:
    void filesRequested();
    void findRequested();
    void formatRequested();
    void cardTrialRequested();
    void trialRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Button* m_file;
    Button* m_find;
    Button* m_format;
    Button* m_tryCard;
    Button* m_try;
};

} // namespace fabletop
