#include "views/pages/replay/replayeyes.h"

#include "views/theme/button.h"
#include "views/theme/shapes.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

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

} // namespace

ReplayEyes::ReplayEyes(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_label(new QLabel(this)), m_row(new QHBoxLayout), m_buttons(new QButtonGroup(this)),
      m_sign(new QLabel(this)), m_note(new QLabel(this)), m_place(new QLabel(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 5, 16, 5);
    row->setSpacing(10);
    row->setSizeConstraint(QLayout::SetNoConstraint);
    row->addWidget(m_label);
    m_row->setSpacing(6);
    row->addLayout(m_row);
    row->addWidget(m_sign);
    row->addWidget(m_note, 1);
    row->addWidget(m_place);
    connect(m_buttons, &QButtonGroup::idClicked, this, &ReplayEyes::onChosen);
    setTheme(std::move(theme));
}

void ReplayEyes::setTheme(std::shared_ptr<const Theme> theme)
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

void ReplayEyes::setNarrator(const Narrator& narrator)
{
    m_narrator = narrator;
    rebuild();
}

void ReplayEyes::setPlace(const QString& place)
{
    m_place->setText(place);
    fitIn();
}

void ReplayEyes::fitIn()
{
    const auto tooWide = [this] {
        m_row->invalidate();
        layout()->invalidate();
        return layout()->sizeHint().width() > width();
    };
    for (QLabel* label : {m_label, m_note})
        label->show();
    for (QAbstractButton* button : m_buttons->buttons())
        button->setText(button->toolTip());
    for (QLabel* label : {m_note, m_label})
        if (tooWide()) label->hide();
    if (!tooWide()) return;
    for (QAbstractButton* button : m_buttons->buttons())
        button->setText(QString());
}

void ReplayEyes::resizeEvent(QResizeEvent*)
{
    fitIn();
}

void ReplayEyes::addChoice(Eyes eyes, const QString& text, const QString& icon)
{
    auto* button = new Button(icon, text, ButtonRole::plain, this);
    button->setSize(ButtonSize::small);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    if (icon.isEmpty())
        button->setIcon(formIcon(*m_theme, idAt<SeatId>(std::countr_zero(eyes.seats)), devicePixelRatioF()));
    m_buttons->addButton(button, static_cast<int>(m_choices.size()));
    button->setAccessibleName(tr("Seen by %1").arg(text));
    button->setToolTip(text);
    m_choices.push_back(eyes);
    m_row->addWidget(button);
}

void ReplayEyes::rebuild()
{
    for (QAbstractButton* button : m_buttons->buttons()) {
        m_buttons->removeButton(button);
        delete button;
    }
    m_choices.clear();
    m_label->setText(tr("Seen by"));
    addChoice(Eyes::all(), tr("Everyone"), QStringLiteral("eye"));
    const int seats = m_narrator.valid() ? m_narrator.rules().seatCount() : 0;
    for (int seat = 0; seat < seats; ++seat)
        addChoice(Eyes::of(idAt<SeatId>(seat)), m_narrator.person(idAt<SeatId>(seat)), QString());
    addChoice(Eyes::spectator(), tr("Spectator"), QStringLiteral("person"));
    setEyes(m_eyes);
    fitIn(); // other words need other room
}

void ReplayEyes::setEyes(Eyes eyes)
{
    m_eyes = eyes;
    const auto place = std::find(m_choices.begin(), m_choices.end(), eyes);
    if (place != m_choices.end())
        m_buttons->button(static_cast<int>(place - m_choices.begin()))->setChecked(true);
    showNote();
}

void ReplayEyes::showNote()
{
    const QColor ink = m_theme->color(m_eyes.everything ? Tone::warn : Tone::ink2);
    m_sign->setVisible(m_eyes.everything);
    m_sign->setPixmap(m_theme->art().iconPixmap(QStringLiteral("warning"), ink, 16, devicePixelRatioF()));
    m_note->setText(m_eyes.everything   ? tr("All hands are open.")
                    : m_eyes.seats == 0 ? tr("No hand is seen.")
                                        : QString());
    m_sign->setToolTip(m_note->text());
    fitIn();
}

void ReplayEyes::onChosen(int place)
{
    setEyes(m_choices[static_cast<std::size_t>(place)]);
    Q_EMIT eyesChanged(m_eyes);
}

void ReplayEyes::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) rebuild();
    QWidget::changeEvent(event);
}

void ReplayEyes::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme->color(Tone::hair));
}

} // namespace fabletop
