// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/outlinedelegate.h"

#include "model/items/workshop/outlinemodel.h"
#include "model/match/words/spokenname.h"
#include "model/rules/names.h"
#include "views/illustrations/figurestem.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QPainter>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int outlineRowHigh = 27;
constexpr int outlineSign = 20;

/// Some form has a picture that isn't just the hero's.
bool formsDiffer(const HeroRules& hero)
{
    const FigureDrawing first = figureDrawing(hero, 0, 0);
    for (std::size_t form = 1; form < hero.forms.size(); ++form)
        if (figureDrawing(hero, 0, static_cast<std::uint8_t>(form)) != first) return true;
    return false;
}

} // namespace

QSize OutlineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width(), m_theme->px(outlineRowHigh)};
}

/// The face of a fighter or of one of the hero's forms; an initial where it would be the hero's. False: it is
/// neither, or not there yet.
bool OutlineDelegate::paintFaceOf(QPainter& painter, const QRectF& box, const std::string& id) const
{
    const auto fighter = std::find_if(m_hero->fighters.begin(), m_hero->fighters.end(),
                                      [&id](const FighterKind& one) { return one.kind == id; });
    const auto form = std::find_if(m_hero->forms.begin(), m_hero->forms.end(),
                                   [&id](const FormRules& one) { return one.id == id; });
    FigureLook look;
    look.seat = idAt<SeatId>(2); // ink: no seat is meant
    const FigureDrawing heros = figureDrawing(*m_hero, 0, 0);
    bool own = true;
    if (form != m_hero->forms.end()) {
        look.drawing = figureDrawing(*m_hero, 0, static_cast<std::uint8_t>(form - m_hero->forms.begin()));
        own = formsDiffer(*m_hero);
    } else if (fighter != m_hero->fighters.end()) {
        look.drawing =
            figureDrawing(*m_hero, static_cast<std::size_t>(fighter - m_hero->fighters.begin()), 0);
        own = fighter == m_hero->fighters.begin() || look.drawing != heros;
    } else if (id == m_hero->id) {
        look.drawing = heros;
    } else {
        return false;
    }
    painter.setPen(QPen(m_theme->color(Tone::ink2), 1.2));
    painter.setBrush(m_theme->color(Tone::raised));
    const qreal radius = box.width() / 2 + 1;
    painter.drawEllipse(box.center(), radius, radius);
    if (own) return paintFace(painter, *m_theme, box.center(), radius - 1, look);
    paintCentred(painter, box.center(), QString::fromStdString(id).left(1).toUpper(),
                 m_theme->interfaceFont(m_theme->body(), QFont::DemiBold), m_theme->color(Tone::ink));
    return true;
}

bool OutlineDelegate::paintSign(QPainter& painter, const QRectF& box, const QModelIndex& index) const
{
    if (!m_hero || index.parent().isValid()) return false;
    const std::string name = index.data(OutlineModel::NameRole).toString().toStdString();
    const std::string id = kebab(name);
    if (const int card = m_hero->findCard(id); card >= 0) {
        const CardKind& kind = m_hero->cards[static_cast<std::size_t>(card)];
        paintType(painter, *m_theme, kind.type, box,
                  kind.value == noValue ? QString() : QString::number(kind.value));
        return true;
    }
    if (paintFaceOf(painter, box, id)) return true;
    const auto called = [&id](const auto& one) { return one.id == id; };
    const bool fighter = std::any_of(m_hero->fighters.begin(), m_hero->fighters.end(),
                                     [&id](const FighterKind& one) { return one.kind == id; }) ||
                         m_hero->id == id;
    const bool form = std::any_of(m_hero->forms.begin(), m_hero->forms.end(), called);
    const QString icon = fighter ? QStringLiteral("person")
                         : form  ? QStringLiteral("swap")
                                 : QStringLiteral("turning-point");
    m_theme->art().paintIcon(painter, box.adjusted(2, 2, -2, -2), icon, m_theme->color(Tone::ink2));
    return true;
}

void OutlineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool chosen = option.state & QStyle::State_Selected;
    QRectF box = QRectF(option.rect).adjusted(6, 0, -10, 0);
    const QRectF sign(box.left(), box.center().y() - outlineSign / 2.0, outlineSign, outlineSign);
    if (paintSign(*painter, sign, index)) box.setLeft(sign.right() + 9);
    const int copies = index.data(OutlineModel::CopiesRole).toInt();
    if (copies > 1) {
        const QString words = QStringLiteral("×%1").arg(copies);
        const QFont second = m_theme->interfaceFont(m_theme->body());
        const qreal wide = QFontMetricsF(second).horizontalAdvance(words);
        paintText(*painter, box, words, {second, m_theme->color(Tone::ink2)}, Fit::exact,
                  Qt::AlignRight | Qt::AlignVCenter);
        box.setRight(box.right() - wide - 8);
    }
    paintText(*painter, box, spokenName(index.data(OutlineModel::NameRole).toString()),
              {m_theme->interfaceFont(m_theme->body(), chosen ? QFont::DemiBold : QFont::Normal),
               m_theme->color(index.parent().isValid() ? Tone::ink2 : Tone::ink)},
              Fit::elide);
    painter->restore();
}

} // namespace fabletop
