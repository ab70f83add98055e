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
#include <cmath>
#include <functional>
#include <utility>

namespace fabletop {

namespace {

constexpr int inset = 56;             ///< of the column of buttons
constexpr int together = 428;         ///< its width
constexpr int leading = 236;          ///< width of the first in a row of two
constexpr int between = 12;           ///< the two
constexpr qreal mostGrown = 1.5;      ///< on a large screen
constexpr QSizeF designed(1224, 766); ///< page of a window of 1280 × 800
constexpr qreal longFade = 260;
constexpr qreal fadeShare = 0.3; ///< of what is right of the buttons, at most
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
    m_open->setText(tr("Replay a match"));
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

/// Letters, buttons and the way they are in by one factor: a large screen isn't a small page in its corner.
qreal WelcomePage::growth() const
{
    return std::clamp(std::min(width() / designed.width(), height() / designed.height()), 1.0, mostGrown);
}

int WelcomePage::grown(qreal design) const
{
    return static_cast<int>(std::lround(design * growth()));
}

void WelcomePage::layOut()
{
    QFont letters = m_theme->font(TextRole::button);
    letters.setPixelSize(grown(letters.pixelSize()));
    std::vector<Button*> all{m_first, m_play, m_surprise, m_open};
    all.insert(all.end(), m_languages.begin(), m_languages.end());
    for (Button* button : all)
        button->setFont(letters);
    const int left = grown(inset);
    const int column = grown(together);
    const int first = grown(leading);
    const int second = first + grown(between);
    const bool goesOn = !m_continue->isHidden();
    // In a low window everything moves closer; the languages are in the menu row too.
    constexpr int row = 46; // both rows of buttons are alike
    const int whole = unit(grown(118 + 2 * row + 44 + 32)) + 44 + (goesOn ? unit(92) + 12 : 0);
    const bool low = whole + 16 > height();
    const int gap = low ? 10 : 12;
    int top =
        (low ? 4 : std::min(std::max(unit(60), height() / 2 - grown(unit(250))), height() - whole - 8)) +
        unit(grown(118));
    const int high = unit(grown(row));
    Button* begin = m_newcomer ? m_first : m_play;
    Button* beside = m_newcomer ? m_play : m_surprise;
    Button* last = m_newcomer ? m_surprise : m_first;
    for (Button* button : {begin, beside, last, m_open})
        button->setSize(ButtonSize::large);
    begin->setGeometry(left, top, first, high);
    beside->setGeometry(left + second, top, column - second, high);
    top += high + gap;
    if (goesOn) {
        m_continue->setGeometry(left - 2, top, column + 4, unit(92));
        top += unit(92) + gap;
    }
    m_open->setGeometry(left, top, first, high);
    last->setGeometry(left + second, top, column - second, high);
    m_footTop = top + high + grown(32);
    const int count = static_cast<int>(m_languages.size());
    const int step = (column + 8) / count; // together as wide as the buttons above
    int x = left;
    for (Button* button : m_languages) {
        button->setGeometry(x, m_footTop + unit(grown(44)), step - 8, unit(grown(32)));
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

/// From the ground behind the buttons to the whole picture before its first figure, slower at both ends: no
/// edge of it is seen.
void WelcomePage::paintFade(QPainter& painter) const
{
    const qreal edge = grown(inset) + grown(together);
    const qreal from = edge - grown(14);
    const qreal over = std::min<qreal>(grown(longFade), (width() - edge) * fadeShare) + grown(14);
    QLinearGradient fade(from, 0, from + over, 0);
    for (const auto& [at, share] : {std::pair{0.0, 1.0},
                                    {0.15, 0.96},
                                    {0.35, 0.76},
                                    {0.5, 0.5},
                                    {0.65, 0.24},
                                    {0.85, 0.04},
                                    {1.0, 0.0}}) {
        QColor ground = m_theme->color(Tone::ground);
        ground.setAlphaF(static_cast<float>(share));
        fade.setColorAt(at, ground);
    }
    painter.fillRect(rect(), fade);
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
        paintFade(painter);
    }
    const int left = grown(inset);
    const int top = (m_newcomer ? m_first : m_play)->y() - unit(grown(118));
    QFont name = m_theme->font(TextRole::display);
    name.setPixelSize(grown(name.pixelSize()));
    paintText(painter, QRect(left, top, grown(480), unit(grown(78))), QStringLiteral("Fabletop"),
              {name, m_theme->color(Tone::ink)});
    paintText(
        painter, QRect(left + 4, top + unit(grown(74)), grown(480), unit(grown(28))),
        tr("A table for duels between storied heroes"),
        {m_theme->serifFont(m_theme->body() * 1.45 * growth(), false, true), m_theme->color(Tone::ink2)});
    if (m_languages.front()->isHidden()) return;
    painter.fillRect(QRect(left, m_footTop, grown(together), 1), m_theme->color(Tone::hair));
    paintText(painter, QRect(left, m_footTop + unit(grown(10)), grown(together), unit(grown(24))),
              tr("Drop a match on the window to open it."),
              {m_theme->interfaceFont(m_theme->body() * growth()), m_theme->color(Tone::ink2)});
}

} // namespace fabletop
