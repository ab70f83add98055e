// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/drawingrow.h"

#include "model/rules/names.h"
#include "views/illustrations/figurestem.h"
#include "views/illustrations/followbaked.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace fabletop {

namespace {

constexpr int figureHigh = 104;
constexpr int gap = 10;

/// Of the fighter or form that is declared so; of the hero where it is new and hasn't compiled yet.
FigureDrawing drawingOf(const HeroRules& hero, const DrawnDeclaration& at)
{
    const std::string id = kebab(at.name.toStdString());
    if (at.word == Word::formDecl)
        for (std::size_t form = 0; form < hero.forms.size(); ++form)
            if (hero.forms[form].id == id) return figureDrawing(hero, 0, static_cast<std::uint8_t>(form));
    for (std::size_t place = 0; place < hero.fighters.size(); ++place)
        if (hero.fighters[place].kind == id) return figureDrawing(hero, place, 0);
    return figureDrawing(hero, 0, 0);
}

} // namespace

DrawingRow::DrawingRow(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_figure(new Button(this)), m_bust(new Button(this)),
      m_picture(new Button(this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onIllustrationsBaked(*this, m_theme, [this] { update(); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addStretch(1);
    auto* row = new QHBoxLayout;
    row->setSpacing(gap);
    for (const auto& [button, property] :
         {std::pair{m_figure, Word::figureAttr}, {m_bust, Word::bustAttr}, {m_picture, Word::pictureAttr}}) {
        button->setSize(ButtonSize::small);
        row->addWidget(button, 1);
        connect(button, &Button::clicked, this, [this, wanted = property] { Q_EMIT pickRequested(wanted); });
    }
    column->addLayout(row);
    retranslate();
    setDeclaration(nullptr, std::nullopt);
}

void DrawingRow::setDeclaration(const std::shared_ptr<const HeroRules>& hero,
                                const std::optional<DrawnDeclaration>& at)
{
    m_at = hero && !hero->fighters.empty() ? at : std::nullopt;
    m_look = {};
    if (ofFighter()) m_look.drawing = drawingOf(*hero, *m_at);
    m_look.seat = SeatId{0};
    m_look.right = true;
    m_figure->setVisible(ofFighter());
    m_bust->setVisible(ofFighter());
    m_picture->setVisible(m_at && m_at->card());
    setVisible(m_at.has_value());
    setMinimumHeight(ofFighter() ? m_theme->px(figureHigh) + gap + m_figure->sizeHint().height() : 0);
    update();
}

Button* DrawingRow::button(Word property) const
{
    return property == Word::figureAttr ? m_figure : property == Word::bustAttr ? m_bust : m_picture;
}

void DrawingRow::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    update();
}

void DrawingRow::paintEvent(QPaintEvent*)
{
    if (!ofFighter()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal high = m_theme->px(figureHigh);
    const qreal foot = m_figure->geometry().top() - gap / 2.0;
    (void)paintFigure(painter, *m_theme, QPointF(m_figure->geometry().center().x(), foot), high, m_look);
    const QRectF bust(m_bust->geometry().center().x() - high / 2, foot - high, high, high);
    (void)paintBust(painter, *m_theme, bust, m_look);
}

void DrawingRow::retranslate()
{
    m_figure->setText(tr("Figure…"));
    m_bust->setText(tr("Bust…"));
    m_picture->setText(tr("Picture…"));
    m_figure->setToolTip(tr("Shown on the battlefield"));
    m_bust->setToolTip(tr("Shown in panels"));
    m_picture->setToolTip(tr("Shown on the card"));
}

void DrawingRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace fabletop
