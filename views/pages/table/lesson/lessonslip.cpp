#include "views/pages/table/lesson/lessonslip.h"

#include "views/theme/button.h"
#include "views/theme/shapes.h"

#include <QPainter>
#include <QRegion>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int margin = 14;
constexpr int around = 8; ///< between what is meant and its ring

} // namespace

LessonSlip::LessonSlip(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)),
      m_next(new Button(QStringLiteral("next"), QString(), ButtonRole::plain, this)),
      m_skip(new Button(QString(), QString(), ButtonRole::plain, this))
{
    for (Button* button : {m_next, m_skip})
        button->setSize(ButtonSize::small);
    connect(m_next, &Button::clicked, this, &LessonSlip::next);
    connect(m_skip, &Button::clicked, this, &LessonSlip::skipped);
    retranslate();
    hide();
}

void LessonSlip::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    update();
}

void LessonSlip::retranslate()
{
    m_next->setText(tr("Next"));
    m_skip->setText(tr("Skip"));
}

void LessonSlip::setWords(const QString& number, const QString& text)
{
    m_number = number;
    m_text = text;
    m_next->setVisible(!number.isEmpty());
    setAccessibleName(tr("First duel"));
    setAccessibleDescription(number + QStringLiteral(": ") + text);
    update();
}

int LessonSlip::wantedHeight(int width) const
{
    const QFontMetrics metrics(m_theme->font(TextRole::body));
    const int text =
        metrics.boundingRect(QRect(0, 0, width - 2 * margin, 4000), Qt::TextWordWrap, m_text).height();
    return m_theme->px(34) + text + 10 + m_theme->px(30) + 10;
}

void LessonSlip::resizeEvent(QResizeEvent*)
{
    const int high = m_theme->px(30);
    const int top = height() - high - 8;
    const int next = m_next->sizeHint().width();
    m_next->setGeometry(width() - margin - next, top, next, high);
    const int room = width() - 2 * margin - next - 8;
    m_skip->setGeometry(margin, top, std::min(room, m_skip->sizeHint().width()), high);
}

void LessonSlip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme->color(Tone::raised));
    painter.fillRect(QRect(0, 0, 4, height()), m_theme->color(Tone::accent));
    painter.setPen(QPen(m_theme->color(Tone::edge), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    const QRect head(margin, 6, width() - 2 * margin, m_theme->px(24));
    painter.setFont(m_theme->font(TextRole::section));
    painter.setPen(m_theme->color(Tone::ink));
    painter.drawText(head, Qt::AlignVCenter | Qt::AlignLeft, tr("First duel"));
    painter.setFont(m_theme->font(TextRole::second));
    painter.setPen(m_theme->color(Tone::ink2));
    painter.drawText(head, Qt::AlignVCenter | Qt::AlignRight, m_number);
    painter.setFont(m_theme->font(TextRole::body));
    painter.setPen(m_theme->color(Tone::ink));
    painter.drawText(QRect(margin, m_theme->px(34), width() - 2 * margin, height()), Qt::AlignTop | Qt::TextWordWrap,
                     m_text);
}

LessonRing::LessonRing(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme))
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void LessonRing::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    update();
}

void LessonRing::aimAt(const QRect& target, bool round)
{
    setVisible(!target.isEmpty());
    if (target.isEmpty()) return;
    m_round = round;
    setGeometry(target.adjusted(-around, -around, around, around));
    // Only the ring itself, so that what it rings is not painted again for it.
    setMask(QRegion(rect()).subtracted(QRegion(rect().adjusted(10, 10, -10, -10),
                                               round ? QRegion::Ellipse : QRegion::Rectangle)));
    raise();
    update();
}

void LessonRing::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [tone, wide] : {std::pair{Tone::plateCase, 6.0}, {Tone::accent, 3.0}}) {
        painter.setPen(QPen(m_theme->color(tone), wide));
        const QRectF box = QRectF(rect()).adjusted(4, 4, -4, -4);
        m_round ? painter.drawEllipse(box) : painter.drawRoundedRect(box, 8, 8);
    }
}

} // namespace fabletop
