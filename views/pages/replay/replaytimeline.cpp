// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/replaytimeline.h"

#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/timeline/turnstrip.h"

#include <QButtonGroup>
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
    : QWidget(parent), m_theme(std::move(theme)), m_curves(new MatchGraph(m_theme)),
      m_strip(new TurnStrip(m_theme)), m_hide(new QCheckBox(m_curves)), m_showing(new QButtonGroup(this))
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
    connect(m_curves, &MatchGraph::seekRequested, this, &ReplayTimeline::seekRequested);
    connect(m_curves, &MatchGraph::scrubbing, m_strip, &TurnStrip::setScrubbing);
    for (Button*& button : m_shows) {
        button = new Button(m_curves);
        button->setSize(ButtonSize::small);
        button->setCheckable(true);
        button->hide();
        m_showing->addButton(button, static_cast<int>(&button - m_shows.data()));
    }
    showsButton(GraphShows::chance)->setChecked(true);
    connect(m_showing, &QButtonGroup::idClicked, this,
            [this](int shows) { m_curves->setShows(static_cast<GraphShows>(shows)); });
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
    placeSwitches();
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

void ReplayTimeline::setChances(const ChanceLook& chances)
{
    m_curves->setChances(chances);
    for (Button* button : m_shows)
        button->setVisible(!chances.empty());
    placeSwitches();
}

/// What is shown at the left of the graph's head, and what is hidden at its right.
void ReplayTimeline::placeSwitches()
{
    const QSize size = m_hide->sizeHint();
    const int head = m_curves->headHeight();
    m_hide->setGeometry(m_curves->width() - size.width() - static_cast<int>(rightMargin),
                        (head - size.height()) / 2 + 1, size.width(), size.height());
    int left = 0;
    for (Button* button : m_shows) {
        if (button->isHidden()) continue;
        const QSize wanted = button->sizeHint();
        const int high = std::min(wanted.height(), head - 4);
        if (left == 0) left = m_theme->px(16);
        button->setGeometry(left, (head - high) / 2 + 1, wanted.width(), high);
        left += wanted.width() + m_theme->px(4);
    }
    m_curves->setHeadTaken(left, size.width() + static_cast<int>(rightMargin));
}

void ReplayTimeline::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_strip->setWide(width());
    placeSwitches();
}

void ReplayTimeline::retranslate()
{
    m_hide->setText(tr("Hide the future"));
    showsButton(GraphShows::chance)->setText(tr("Chance to win"));
    showsButton(GraphShows::health)->setText(tr("Health"));
    showsButton(GraphShows::both)->setText(tr("Both"));
    placeSwitches();
}

void ReplayTimeline::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace fabletop
