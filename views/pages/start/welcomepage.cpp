// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/start/welcomepage.h"

#include "model/content/catalogue.h"
#include "model/content/languagetext.h"
#include "views/battlefield/painting/renderbattlefield.h"
#include "views/theme/button.h"
#include "views/theme/painttext.h"

#include <QAbstractButton>
#include <QLinearGradient>
#include <QPainter>
#include <QTimer>
#include <algorithm>
#include <functional>

namespace fabletop {

namespace {

constexpr int left = 56;
constexpr int column = 428;

} // namespace

/// The card that leads back to an unfinished match.
class ContinueButton final : public QAbstractButton {
public:
    ContinueButton(QWidget* parent, std::function<void(QPainter&)> paint)
        : QAbstractButton(parent), m_paint(std::move(paint))
    {
        setCursor(Qt::PointingHandCursor);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        m_paint(painter);
    }

private:
    std::function<void(QPainter&)> m_paint;
};

WelcomePage::WelcomePage(std::shared_ptr<const Theme> theme, Language language, QWidget* parent)
    : Page(parent), m_theme(std::move(theme)), m_language(language),
      m_first(new Button(QStringLiteral("lamp"), QString(), ButtonRole::plain, this)),
      m_play(new Button(QStringLiteral("table"), QString(), ButtonRole::primary, this)),
      m_surprise(new Button(QStringLiteral("turning-point"), QString(), ButtonRole::plain, this)),
      m_open(new Button(QStringLiteral("replay"), QString(), ButtonRole::plain, this)),
      m_continue(new ContinueButton(this, [this](QPainter& painter) { paintContinue(painter); }))
{
    connect(m_first, &Button::clicked, this, &WelcomePage::firstDuelRequested);
    connect(m_play, &Button::clicked, this, &WelcomePage::playRequested);
    connect(m_surprise, &Button::clicked, this, &WelcomePage::surpriseRequested);
    connect(m_open, &Button::clicked, this, &WelcomePage::openRequested);
    connect(m_continue, &QAbstractButton::clicked, this,
            [this] { Q_EMIT continueRequested(m_unfinished.path); });
    for (const LanguageRow& row : languageTable) {
        auto* button = new Button(languageName(row.language), this);
        connect(button, &Button::clicked, this,
                [this, code = languageCode(row.language)] { Q_EMIT languageChosen(code); });
        m_languages.push_back(button);
    }
    m_continue->hide();
    setFocusProxy(m_play);
    retranslate();
}

void WelcomePage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_picture = QPixmap();
    layOut();
    QTimer::singleShot(0, this, &WelcomePage::bake);
}

void WelcomePage::setLanguage(Language language)
{
    m_language = language;
    retranslate();
}

void WelcomePage::setNewcomer(bool newcomer)
{
    m_newcomer = newcomer;
    m_first->setRole(newcomer ? ButtonRole::primary : ButtonRole::plain);
    m_play->setRole(newcomer ? ButtonRole::plain : ButtonRole::primary);
    setFocusProxy(newcomer ? m_first : m_play);
    layOut();
}

void WelcomePage::retranslate()
{
    m_first->setText(tr("First duel"));
    m_play->setText(tr("Play"));
    m_surprise->setText(tr("Surprise me"));
    m_open->setText(tr("Review a match"));
    for (std::size_t place = 0; place < m_languages.size(); ++place)
        m_languages[place]->setRole(index(m_language) == place ? ButtonRole::on : ButtonRole::plain);
    layOut();
    update();
}

void WelcomePage::setUnfinished(const UnfinishedLook& look)
{
    m_unfinished = look;
    m_continue->setVisible(!look.path.isEmpty());
    m_continue->setAccessibleName(tr("Continue: %1. %2").arg(look.title, look.text));
    layOut();
    update();
}

void WelcomePage::layOut()
{
    const bool goesOn = !m_continue->isHidden();
    // In a low window everything moves closer; the languages are in the menu row too.
    const int whole = unit(118 + 50 + 40 + 44 + 32) + 58 + (goesOn ? unit(92) + 26 : 0);
    const bool low = whole + 16 > height();
    const int gap = low ? 10 : 26;
    int top =
        (low ? 4 : std::min(std::max(unit(60), height() / 2 - unit(250)), height() - whole - 8)) + unit(118);
    Button* lead = m_newcomer ? m_first : m_play;
    Button* second = m_newcomer ? m_play : m_surprise;
    Button* third = m_newcomer ? m_surprise : m_first;
    lead->setSize(ButtonSize::large);
    second->setSize(ButtonSize::large);
    third->setSize(ButtonSize::normal);
    lead->setGeometry(left, top, 236, unit(50));
    second->setGeometry(left + 248, top, column - 248, unit(50));
    top += unit(50) + gap;
    if (goesOn) {
        m_continue->setGeometry(left - 2, top, column + 4, unit(92));
        top += unit(92) + gap;
    }
    m_open->setGeometry(left, top, 236, unit(40));
    third->setGeometry(left + 248, top, column - 248, unit(40));
    m_footTop = top + unit(40) + 32;
    const int count = static_cast<int>(m_languages.size());
    const int step = (column + 8) / count; // together as wide as the buttons above
    int x = left;
    for (Button* button : m_languages) {
        button->setGeometry(x, m_footTop + unit(44), step - 8, unit(32));
        button->setVisible(!low);
        x += step;
    }
}

void WelcomePage::bake()
{
    Diagnostics ignored;
    const auto field = loadBattlefield(shippedBattlefields().value(0), ignored);
    if (!field || width() < 300) return;
    const int wide = std::max(width() - 420, static_cast<int>(height() * field->aspect));
    BoardLook look;
    for (int seat = 0; seat < 2; ++seat) {
        PieceLook piece;
        piece.seat = idAt<SeatId>(seat);
        piece.fighter = heroOf(piece.seat);
        piece.space = idAt<SpaceId>(seat == 0 ? 17 : 13);
        piece.hero = true;
        piece.emblem = shippedHeroes().value(seat);
        piece.health = seat == 0 ? 11 : 9;
        piece.maximum = seat == 0 ? 16 : 13;
        piece.figure = {{piece.emblem, piece.emblem}, piece.seat, seat == 0};
        look.pieces.push_back(piece);
    }
    const Patience complete(*m_theme);
    m_picture = QPixmap::fromImage(renderBattlefield(
        *field, look, *m_theme, QSize(wide, static_cast<int>(wide / field->aspect)), devicePixelRatioF()));
    update();
}

void WelcomePage::showEvent(QShowEvent*)
{
    if (m_picture.isNull()) QTimer::singleShot(20, this, &WelcomePage::bake);
}

void WelcomePage::resizeEvent(QResizeEvent*)
{
    layOut();
    if (!m_picture.isNull()) QTimer::singleShot(60, this, &WelcomePage::bake);
}

void WelcomePage::paintContinue(QPainter& painter) const
{
    const QRectF box = QRectF(m_continue->rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(m_theme->color(m_continue->hasFocus() ? Tone::accent : Tone::edge),
                        m_continue->hasFocus() ? 2 : 1));
    painter.setBrush(m_theme->color(m_continue->underMouse() ? Tone::accentWash : Tone::raised));
    painter.drawRoundedRect(box, 6, 6);
    painter.fillRect(QRectF(1, 1, 4, box.height()), m_theme->color(Tone::accent));
    const qreal middle = box.center().y();
    paintDial(painter, *m_theme, QPointF(48, middle), 22, m_unfinished.dials[0]);
    paintDial(painter, *m_theme, QPointF(108, middle), 22, m_unfinished.dials[1]);
    const QRectF text(150, box.top(), box.width() - 180, box.height());
    paintText(painter, text.adjusted(0, unit(14), 0, 0), tr("Continue"),
              {m_theme->font(TextRole::section), m_theme->color(Tone::ink)}, Fit::exact,
              Qt::AlignTop | Qt::AlignLeft);
    paintText(painter, text.adjusted(0, unit(38), 0, 0), m_unfinished.title + u'\n' + m_unfinished.text,
              {m_theme->font(TextRole::body), m_theme->color(Tone::ink2)}, Fit::wrap,
              Qt::AlignTop | Qt::AlignLeft);
    m_theme->art().paintIcon(painter, QRectF(box.right() - 30, middle - 9, 18, 18), QStringLiteral("next"),
                             m_theme->color(Tone::ink2));
}

void WelcomePage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QColor ground = m_theme->color(Tone::ground);
    painter.fillRect(rect(), ground);
    if (!m_picture.isNull()) {
        const QSizeF size = m_picture.deviceIndependentSize();
        painter.drawPixmap(QPointF(width() - size.width(), (height() - size.height()) / 2), m_picture);
        QColor none = ground;
        none.setAlpha(0);
        QLinearGradient fade(0, 0, width(), 0);
        fade.setColorAt(0, ground);
        fade.setColorAt(std::min(0.95, 470.0 / width()), ground);
        fade.setColorAt(std::min(0.97, 780.0 / width()), none);
        painter.fillRect(rect(), fade);
    }
    const int top = (m_newcomer ? m_first : m_play)->y() - unit(118);
    paintText(painter, QRect(left, top, 480, unit(78)), QStringLiteral("Fabletop"),
              {m_theme->font(TextRole::display), m_theme->color(Tone::ink)});
    paintText(painter, QRect(left + 4, top + unit(74), 480, unit(28)),
              tr("A table for duels between storied heroes"),
              {m_theme->serifFont(m_theme->body() * 1.45, false, true), m_theme->color(Tone::ink2)});
    if (m_languages.front()->isHidden()) return;
    painter.fillRect(QRect(left, m_footTop, column, 1), m_theme->color(Tone::hair));
    paintText(painter, QRect(left, m_footTop + unit(10), column, unit(24)),
              tr("Drop a match on the window to open it."),
              {m_theme->font(TextRole::body), m_theme->color(Tone::ink2)});
}

} // namespace fabletop
