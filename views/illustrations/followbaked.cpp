// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/illustrations/followbaked.h"

#include "views/baking/illustrations.h"
#include "views/theme/follow.h"

#include <QObject>
#include <QPainter>
#include <QPixmap>
#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>
#include <utility>

namespace fabletop {

namespace {

/// What a widget showed before something came, over it, paler and paler.
class Fading final : public QWidget {
public:
    Fading(QWidget& over, int milliseconds) : QWidget(&over), m_before(over.grab())
    {
        setObjectName(fadingName);
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setAttribute(Qt::WA_DeleteOnClose);
        setGeometry(over.rect());
        m_pale.setStartValue(1.0);
        m_pale.setEndValue(0.0);
        m_pale.setDuration(milliseconds);
        connect(&m_pale, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
        connect(&m_pale, &QVariantAnimation::finished, this, &QWidget::close);
        m_pale.start();
        show();
        raise();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setOpacity(m_pale.currentValue().toReal());
        painter.drawPixmap(0, 0, m_before);
    }

private:
    QPixmap m_before;
    QVariantAnimation m_pale;
};

/// Connected to the illustrations of the theme in force; lives as long as its widget.
class BakedLink final : public QObject {
public:
    BakedLink(QWidget& widget, std::function<void()> renew)
        : QObject(&widget), m_widget(widget), m_renew(std::move(renew))
    {}

    void join(const std::shared_ptr<const Theme>& theme)
    {
        if (!theme || theme->sharedArt() == m_art) return;
        if (m_art) disconnect(&m_art->illustrations(), nullptr, this, nullptr);
        m_art = theme->sharedArt();
        connect(&m_art->illustrations(), &Illustrations::arriving, this, [this] { fade(); });
        connect(&m_art->illustrations(), &Illustrations::baked, this, m_renew);
    }

private:
    /// What comes while it fades already shows through with the rest.
    void fade()
    {
        if (!m_widget.isVisible() || m_fading || m_widget.visibleRegion().isEmpty()) return;
        m_fading = new Fading(m_widget, m_art->illustrations().fade());
    }

    QWidget& m_widget;
    QPointer<QWidget> m_fading;
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
