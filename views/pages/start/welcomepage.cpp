// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/start/welcomepage.h"

#include "model/content/languagetext.h"
#include "views/pages/start/welcomepicture.h"
#include "views/theme/button.h"
#include "views/theme/painttext.h"

#include <QAbstractButton>
#include <QLinearGradient>
#include <QPainter>
#include <algorithm>
#include <functional>

namespace fabletop {

namespace {

constexpr int left = 56;
constexpr int column = 428;
constexpr int afterShown = 20;   ///< milliseconds; the page itself is seen first
constexpr int afterResized = 60; ///< it may go on

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
      m_continue(new ContinueButton(this, [this](QPainter& painter) { paintContinue(painter); })),
      m_picture(new WelcomePicture(this))
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this,
            [this] { m_picture->request(size(), devicePixelRatioF(), m_theme); });
    connect(m_picture, &WelcomePicture::changed, this, qOverload<>(&WelcomePage::update));
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
    m_picture->clear();
    layOut();
    m_soon.start(0);
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
    constexpr int row = 46; // both rows of buttons are alike
    const int whole = unit(118 + 2 * row + 44 + 32) + 44 + (goesOn ? unit(92) + 12 : 0);
    const bool low = whole + 16 > height();
    const int gap = low ? 10 : 12;
    int top =
        (low ? 4 : std::min(std::max(unit(60), height() / 2 - unit(250)), height() - whole - 8)) + unit(118);
    Button* lead = m_newcomer ? m_first : m_play;
    Button* second = m_newcomer ? m_play : m_surprise;
    Button* third = m_newcomer ? m_surprise : m_first;
    lead->setSize(ButtonSize::large);
    second->setSize(ButtonSize::large);
    third->setSize(ButtonSize::large);
    m_open->setSize(ButtonSize::large);
    lead->setGeometry(left, top, 236, unit(row));
    second->setGeometry(left + 248, top, column - 248, unit(row));
    top += unit(row) + gap;
    if (goesOn) {
        m_continue->setGeometry(left - 2, top, column + 4, unit(92));
        top += unit(92) + gap;
    }
    m_open->setGeometry(left, top, 236, unit(row));
    third->setGeometry(left + 248, top, column - 248, unit(row));
    m_footTop = top + unit(row) + 32;
    const int count = static_cast<int>(m_languages.size());
    const int step = (column + 8) / count; // together as wide as the buttons above
    int x = left;
    for (Button* button : m_languages) {
        button->setGeometry(x, m_footTop + unit(44), step - 8, unit(32));
        button->setVisible(!low);
        x += step;
    }
}

void WelcomePage::showEvent(QShowEvent*)
{
    if (m_picture->pixmap().isNull()) m_soon.start(afterShown);
}

void WelcomePage::resizeEvent(QResizeEvent*)
{
    layOut();
    if (!m_picture->pixmap().isNull()) m_soon.start(afterResized);
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
    if (const QPixmap& picture = m_picture->pixmap(); !picture.isNull()) {
        const QSizeF size = picture.deviceIndependentSize();
        painter.drawPixmap(QPointF(width() - size.width(), (height() - size.height()) / 2), picture);
        QColor none = ground;
        none.setAlpha(0);
        QLinearGradient fade(0, 0, width(), 0);
        fade.setColorAt(0, ground);
        constexpr qreal edge = left + column; // behind the buttons, and before the first figure
        fade.setColorAt(std::min(0.95, (edge - 14) / width()), ground);
        fade.setColorAt(std::min(0.97, (edge + 90) / width()), none);
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
