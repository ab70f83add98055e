// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/illustrations/followbaked.h"

#include "views/baking/illustrations.h"
#include "views/theme/follow.h"

#include <QObject>
#include <QWidget>
#include <utility>

namespace fabletop {

namespace {

/// Connected to the illustrations of the theme in force; lives as long as its widget.
class BakedLink final : public QObject {
public:
    BakedLink(QWidget& widget, std::function<void()> renew) : QObject(&widget), m_renew(std::move(renew)) {}

    void join(const std::shared_ptr<const Theme>& theme)
    {
        if (!theme || theme->sharedArt() == m_art) return;
        if (m_art) disconnect(&m_art->illustrations(), nullptr, this, nullptr);
        m_art = theme->sharedArt();
        connect(&m_art->illustrations(), &Illustrations::baked, this, m_renew);
    }

private:
    std::function<void()> m_renew;
    std::shared_ptr<const Art> m_art;
};

} // namespace

void onIllustrationsBaked(QWidget& widget, const std::shared_ptr<const Theme>& theme,
                          std::function<void()> renew)
{
    auto* link = new BakedLink(widget, std::move(renew));
    link->join(theme);
    onThemeChange(widget, [link](const auto& other) { link->join(other); });
}

} // namespace fabletop
