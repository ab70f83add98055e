// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/replay/viewpoint/viewpointselector.h"

#include "model/match/words/spokenname.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/shapes.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int leastName = 30; ///< of a hero, however little room there is

QIcon formIcon(const Theme& theme, SeatId seat, qreal dpr)
{
    constexpr int side = 16;
    QPixmap picture(QSize(side, side) * dpr);
    picture.setDevicePixelRatio(dpr);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintSeatForm(painter, theme, seat, QPointF(side / 2.0, side / 2.0), 5.5);
    return QIcon(picture);
}

bool isSeat(const ViewpointOffer& offer)
{
    return !offer.viewer.everything() && offer.viewer.seats() != 0;
}

} // namespace

ViewpointSelector::ViewpointSelector(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_label(new QLabel(this)), m_row(new QHBoxLayout), m_buttons(new QButtonGroup(this)),
      m_sign(new QLabel(this)), m_note(new QLabel(this)), m_place(new QLabel(this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 5, 14, 5);
    row->setSpacing(10);
    row->setSizeConstraint(QLayout::SetNoConstraint);
    row->addWidget(m_label);
    m_row->setSpacing(6);
    row->addLayout(m_row);
    row->addWidget(m_sign);
    row->addWidget(m_note, 1);
    row->addWidget(m_place);
    m_place->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_buttons->setExclusive(false); // what is pressed is shown once it is shown
    connect(m_buttons, &QButtonGroup::idClicked, this, [this](int place) {
        const ViewpointOffer offer = m_offers[static_cast<std::size_t>(place)];
        showChosen();
        Q_EMIT wanted(offer);
    });
    setTheme(std::move(theme));
}

void ViewpointSelector::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    for (QLabel* label : {m_label, m_note}) {
        label->setFont(m_theme->font(TextRole::second));
        label->setForegroundRole(QPalette::WindowText);
    }
    m_place->setFont(m_theme->font(TextRole::body));
    setFixedHeight(m_theme->px(42));
    rebuild();
}

void ViewpointSelector::setNarrator(const Narrator& narrator)
{
    m_narrator = narrator;
    rebuild();
}

void ViewpointSelector::setPlace(const PlaceWords& place, const PlaceWords& widest)
{
    m_where = place;
    m_widest = widest;
    m_place->setToolTip(place.whole);
    fitIn();
}

void ViewpointSelector::sayPlace(QString PlaceWords::*words)
{
    const QFontMetrics metrics(m_place->font());
    m_place->setText(m_where.*words);
    m_place->setMinimumWidth(
        std::max(metrics.horizontalAdvance(m_where.*words), metrics.horizontalAdvance(m_widest.*words)));
}

void ViewpointSelector::fitIn()
{
    leaveOut();
    layout()->activate(); // also where words have gone and come back since
}

bool ViewpointSelector::tooWide()
{
    m_row->invalidate();
    layout()->invalidate();
    return layout()->sizeHint().width() > width();
}

/// Whose person it is goes first, then the words of those who have a sign of their own, then the turn, which
/// the window's head says too. A seat always keeps a name.
void ViewpointSelector::leaveOut()
{
    for (QLabel* label : {m_label, m_note, m_place})
        label->show();
    m_sign->setVisible(m_viewer.everything());
    sayPlace(&PlaceWords::whole);
    for (QAbstractButton* button : m_buttons->buttons())
        button->setText(unmarked(button->toolTip()));
    for (QLabel* label : {m_note, m_label})
        if (tooWide()) label->hide();
    if (!tooWide()) return;
    for (std::size_t place = 0; place < m_offers.size(); ++place)
        if (QAbstractButton* one = button(place); one && isSeat(m_offers[place]))
            one->setText(unmarked(heroName(m_offers[place])));
    if (!tooWide()) return;
    for (std::size_t place = 0; place < m_offers.size(); ++place)
        if (QAbstractButton* one = button(place); one && !isSeat(m_offers[place])) one->setText(QString());
    if (!tooWide()) return;
    sayPlace(&PlaceWords::brief);
    if (!tooWide()) return;
    m_sign->hide(); // the button of whoever sees all says it too
    if (!tooWide()) return;
    m_place->hide();
    if (tooWide()) shortenNames();
}

/// The longest names end early, all at the same width.
void ViewpointSelector::shortenNames()
{
    for (int room = width() / 2; room > leastName && tooWide(); room -= 4)
        for (std::size_t place = 0; place < m_offers.size(); ++place)
            if (QAbstractButton* one = button(place); one && isSeat(m_offers[place]))
                one->setText(unmarked(
                    QFontMetrics(one->font()).elidedText(heroName(m_offers[place]), Qt::ElideRight, room)));
}

void ViewpointSelector::resizeEvent(QResizeEvent*)
{
    fitIn();
}

QString ViewpointSelector::name(const ViewpointOffer& offer) const
{
    if (offer.viewer.everything()) return offer.asks ? tr("Everyone…") : tr("Everyone");
    if (offer.viewer.seats() == 0) return tr("Spectator");
    const SeatId seat = offer.viewer.place();
    return tr("%1 · %2", "hero and person").arg(heroName(offer), m_narrator.person(seat));
}

QString ViewpointSelector::heroName(const ViewpointOffer& offer) const
{
    return spokenName(m_narrator.rules().hero(offer.viewer.place()).name, m_narrator.language());
}

void ViewpointSelector::addButton(const ViewpointOffer& offer)
{
    const bool seated = isSeat(offer);
    const QString icon = seated                      ? QString()
                         : offer.viewer.everything() ? QStringLiteral("eye")
                                                     : QStringLiteral("person");
    auto* button = new Button(icon, unmarked(name(offer)), ButtonRole::plain, this);
    button->setSize(ButtonSize::small);
    button->setFont(m_theme->font(TextRole::body));
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    if (seated) button->setIcon(formIcon(*m_theme, offer.viewer.place(), devicePixelRatioF()));
    m_buttons->addButton(button, static_cast<int>(m_buttons->buttons().size()));
    button->setAccessibleName(tr("Seen by %1").arg(name(offer)));
    button->setToolTip(name(offer));
    m_row->addWidget(button);
    button->show(); // at once: a part that is to be shown later counts as nothing when the row is fitted
}

void ViewpointSelector::rebuild()
{
    for (QAbstractButton* button : m_buttons->buttons()) {
        m_buttons->removeButton(button);
        delete button;
    }
    m_label->setText(tr("Seen by"));
    if (m_narrator.valid())
        for (const ViewpointOffer& offer : m_offers)
            addButton(offer);
    showChosen();
    fitIn(); // other words need other room
}

void ViewpointSelector::setOffers(const std::vector<ViewpointOffer>& offers, Viewer viewer)
{
    const bool same =
        offers == m_offers && static_cast<std::size_t>(m_buttons->buttons().size()) == offers.size();
    m_offers = offers;
    m_viewer = viewer;
    same ? showChosen() : rebuild();
}

QAbstractButton* ViewpointSelector::button(std::size_t offer) const
{
    return m_buttons->button(static_cast<int>(offer));
}

bool ViewpointSelector::isChosen(const ViewpointOffer& offer) const
{
    const bool all = offer.viewer.everything() && m_viewer.everything(); // whatever the reason
    return !offer.asks && (all || offer.viewer == m_viewer);
}

void ViewpointSelector::showChosen()
{
    for (std::size_t place = 0; place < m_offers.size(); ++place)
        if (QAbstractButton* one = button(place)) one->setChecked(isChosen(m_offers[place]));
    showNote();
}

void ViewpointSelector::showNote()
{
    // Its words stay where there is room; alone it must not look as if something had failed.
    const int side = m_theme->px(16);
    m_sign->setPixmap(m_theme->art().iconPixmap(QStringLiteral("hand"), m_theme->color(Tone::ink2), side,
                                                devicePixelRatioF()));
    m_note->setText(m_viewer.everything()                            ? tr("All hands are open.")
                    : m_viewer.seats() == 0 && !m_viewer.handsOpen() ? tr("No hand is seen.")
                                                                     : QString());
    m_sign->setToolTip(m_note->text());
    fitIn();
}

void ViewpointSelector::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) rebuild();
    QWidget::changeEvent(event);
}

void ViewpointSelector::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme->color(Tone::hair));
}

} // namespace fabletop
