// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/gallery/recentfile.h"

#include "model/content/catalogue.h"
#include "model/content/rulesets/ruleset.h"
#include "model/match/words/spokenname.h"
#include "views/illustrations/figurestem.h"
#include "views/illustrations/followbaked.h"
#include "views/library/fieldthumbnail.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/painttext.h"
#include "views/theme/shapes.h"

#include <QFileInfo>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int recentRowHigh = 46;
constexpr int leastColumns = 420; ///< a narrower row has two lines

} // namespace

RecentFile::RecentFile(Kind kind, const QString& path, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_path(path), m_theme(std::move(theme)), m_open(new Button(this))
{
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
        update();
    });
    onIllustrationsBaked(*this, m_theme, [this] { update(); });
    m_open->setSize(ButtonSize::small);
    read();
    retranslate();
}

void RecentFile::read()
{
    m_changed = QFileInfo(m_path).lastModified().date();
    Diagnostics diagnostics;
    bool sound = false;
    if (m_kind == Kind::hero) {
        m_hero = loadHero(m_path, diagnostics);
        sound = m_hero != nullptr;
    } else if (m_kind == Kind::battlefield) {
        m_field = loadBattlefield(m_path, diagnostics);
        sound = m_field.has_value();
    } else {
        sound = loadRuleSet(m_path, diagnostics).has_value();
    }
    m_mistakes =
        static_cast<int>(std::count_if(diagnostics.begin(), diagnostics.end(), [](const Diagnostic& one) {
            return one.severity == Severity::error;
        }));
    if (!sound) m_mistakes = std::max(1, m_mistakes);
}

int RecentFile::high() const
{
    return m_theme->px(recentRowHigh);
}

void RecentFile::retranslate()
{
    const QString file = QFileInfo(m_path).fileName();
    m_open->setText(tr("Open"));
    m_open->setAccessibleName(tr("Open %1").arg(file));
    QStringList facts;
    if (m_hero) facts << tr("%n card(s)", nullptr, m_hero->deckSize());
    if (m_field) facts << tr("%n space(s)", nullptr, static_cast<int>(m_field->spaces.size()));
    facts << (m_mistakes > 0 ? tr("%n problem(s)", nullptr, m_mistakes) : tr("no problems"));
    m_facts = facts.join(QStringLiteral(", "));
    m_facts.replace(0, 1, m_facts.left(1).toUpper());
    m_open->setAccessibleDescription(m_facts);
    update();
}

void RecentFile::resizeEvent(QResizeEvent*)
{
    const QSize open(std::max(m_open->sizeHint().width(), m_theme->px(88)), m_open->sizeHint().height());
    m_open->setGeometry(width() - open.width(), (height() - open.height()) / 2, open.width(), open.height());
}

/// The hero in a disc, the battlefield as a stamp, else a sign.
void RecentFile::paintPicture(QPainter& painter, const QRectF& box) const
{
    if (m_field) return paintFieldThumbnail(painter, *m_theme, box, *m_field);
    const QRectF disc(box.center().x() - box.height() / 2, box.top(), box.height(), box.height());
    painter.setPen(QPen(m_theme->color(Tone::edge), 1.4));
    painter.setBrush(m_theme->color(Tone::raised));
    painter.drawEllipse(disc.adjusted(1, 1, -1, -1));
    if (m_hero) {
        const FigureLook look{figureDrawing(*m_hero, 0, 0), idAt<SeatId>(2), true};
        if (paintFace(painter, *m_theme, disc.center(), disc.height() / 2 - 2, look)) return;
    }
    const QRectF inner = disc.adjusted(8, 8, -8, -8);
    if (m_hero && m_theme->art().hasEmblem(QString::fromStdString(m_hero->id)))
        m_theme->art().paintEmblem(painter, inner, QString::fromStdString(m_hero->id),
                                   m_theme->color(Tone::ink));
    else if (m_hero)
        paintCentred(painter, disc.center(), firstLetter(spokenName(m_hero->name, Language::en)),
                     m_theme->serifFont(disc.height() * 0.5), m_theme->color(Tone::ink));
    else
        m_theme->art().paintIcon(painter, inner,
                                 m_kind == Kind::hero ? QStringLiteral("person") : QStringLiteral("rulebook"),
                                 m_theme->color(Tone::ink2));
}

/// The name over what is in it.
void RecentFile::paintNarrow(QPainter& painter, qreal left, qreal room) const
{
    const qreal half = height() / 2.0;
    paintText(painter, QRectF(left, 3, room, half - 3), QFileInfo(m_path).fileName(),
              {m_theme->interfaceFont(m_theme->body(), QFont::DemiBold), m_theme->color(Tone::ink)},
              Fit::elide);
    paintText(painter, QRectF(left, half, room, half - 4), m_facts,
              {m_theme->font(TextRole::second), m_theme->color(m_mistakes > 0 ? Tone::harm : Tone::ink2)},
              Fit::elide);
}

void RecentFile::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme->color(Tone::hair));
    const qreal side = height() - 10;
    const QRectF picture(0, 5, m_field ? side * 1.5 : side, side);
    paintPicture(painter, picture);
    const qreal left = side * (m_kind == Kind::battlefield ? 1.5 : 1) + 12;
    const qreal room = m_open->x() - 16 - left;
    if (room < m_theme->px(leastColumns)) return paintNarrow(painter, left, room);
    const QString day = QLocale().toString(m_changed, QStringLiteral("d MMMM yyyy"));
    const QFont second = m_theme->interfaceFont(m_theme->body());
    const qreal date = std::min(room * 0.3, QFontMetricsF(second).horizontalAdvance(day) + 4);
    const qreal words = room - date - 16;
    const TextStyle quiet{second, m_theme->color(Tone::ink2)};
    paintText(painter, QRectF(left, 0, words * 0.5, height()), QFileInfo(m_path).fileName(),
              {m_theme->interfaceFont(m_theme->body(), QFont::DemiBold), m_theme->color(Tone::ink)},
              Fit::elide);
    paintText(painter, QRectF(left + words * 0.5 + 12, 0, words * 0.5 - 12, height()), m_facts,
              {second, m_theme->color(m_mistakes > 0 ? Tone::harm : Tone::ink2)}, Fit::elide);
    paintText(painter, QRectF(m_open->x() - 16 - date, 0, date, height()), day, quiet, Fit::elide,
              Qt::AlignRight | Qt::AlignVCenter);
}

} // namespace fabletop
