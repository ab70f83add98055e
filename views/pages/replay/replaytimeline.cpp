// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/replaytimeline.h"

#include "views/theme/follow.h"
#include "views/timeline/healthcurves.h"
#include "views/timeline/turnstrip.h"

#include <QCheckBox>
#include <QEvent>
#include <QFontMetricsF>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace fabletop {

namespace {

constexpr qreal rightMargin = 14;
constexpr int roomy = 660; ///< pages this high show the graph at its full height

} // namespace

ReplayTimeline::ReplayTimeline(std::shared_ptr<const Theme> theme, TableView& view, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_curves(new HealthCurves(m_theme)),
      m_strip(new TurnStrip(m_theme)), m_hide(new QCheckBox(m_curves))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_curves);
    column->addWidget(m_strip);
    m_curves->setView(&view);
    m_strip->setView(&view);
    connect(m_strip, &TurnStrip::placesChanged, this, &ReplayTimeline::align);
    connect(m_strip, &TurnStrip::seekRequested, this, &ReplayTimeline::seekRequested);
    connect(m_strip, &TurnStrip::combatRequested, this, &ReplayTimeline::combatRequested);
    connect(m_curves, &HealthCurves::seekRequested, this, &ReplayTimeline::seekRequested);
    connect(m_curves, &HealthCurves::scrubbing, m_strip, &TurnStrip::setScrubbing);
    connect(m_hide, &QCheckBox::toggled, this, &ReplayTimeline::futureHidden);
    setTheme(m_theme);
    retranslate();
}

void ReplayTimeline::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_hide->setFont(m_theme->font(TextRole::second));
    const QFontMetricsF metrics(m_theme->interfaceFont(11 * std::min(m_theme->scale(), 1.3)));
    m_strip->setMargins(std::ceil(std::max(metrics.horizontalAdvance(QStringLiteral("100")) + 16, 46.0)),
                        rightMargin);
    placeSwitch();
}

void ReplayTimeline::setStripShown(bool shown)
{
    m_strip->setVisible(shown);
}

void ReplayTimeline::fitInto(int pageHeight)
{
    const QSize full = m_curves->sizeHint();
    m_curves->setFixedHeight(pageHeight < roomy ? m_curves->minimumSizeHint().height() : full.height());
    layout()->activate(); // at once: the page is laid out around it
}

int ReplayTimeline::fixedHeight() const
{
    return m_curves->maximumHeight() + (m_strip->isHidden() ? 0 : m_strip->sizeHint().height());
}

void ReplayTimeline::align()
{
    m_curves->setPlaces(m_strip->places(), m_strip->left(), rightMargin);
}

void ReplayTimeline::placeSwitch()
{
    const QSize size = m_hide->sizeHint();
    m_hide->setGeometry(m_curves->width() - size.width() - static_cast<int>(rightMargin),
                        (m_curves->headHeight() - size.height()) / 2 + 1, size.width(), size.height());
    m_curves->setHeadTaken(size.width() + static_cast<int>(rightMargin));
}

void ReplayTimeline::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_strip->setWide(width());
    placeSwitch();
}

void ReplayTimeline::retranslate()
{
    m_hide->setText(tr("Hide the future"));
    placeSwitch();
}

void ReplayTimeline::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace fabletop
