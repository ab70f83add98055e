// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/keys/keysheet.h"

#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/ground.h"
#include "views/theme/shapes.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int inset = 20;
constexpr int widest = 760;

} // namespace

KeySheet::KeySheet(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_title(new QLabel(this)), m_area(new QScrollArea(this)),
      m_text(new QLabel),
      m_change(new Button(QStringLiteral("settings"), QString(), ButtonRole::plain, this)),
      m_close(new Button(QString(), this))
{
    hide();
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
        dress();
    });
    setFocusPolicy(Qt::StrongFocus);
    m_text->setTextFormat(Qt::RichText);
    m_text->setAlignment(Qt::AlignTop);
    m_area->setWidget(m_text);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_close->setRole(ButtonRole::primary);
    connect(m_close, &Button::clicked, this, &KeySheet::leave);
    connect(m_change, &Button::clicked, this, [this] {
        leave();
        Q_EMIT changeRequested();
    });
    parent->installEventFilter(this);
    dress();
}

void KeySheet::dress()
{
    m_title->setFont(m_theme->font(TextRole::panelTitle));
    setGround(*m_area, *m_theme, Tone::panel);
    m_title->setText(tr("Keys of this page"));
    m_change->setText(tr("Change keys"));
    m_close->setText(tr("Close"));
    if (!isHidden()) layOut();
    update();
}

void KeySheet::open(const Shortcuts& shortcuts, const std::vector<ActScope>& scopes)
{
    if (isHidden()) m_before = window()->focusWidget();
    fill(shortcuts, scopes);
    layOut();
    show();
    raise();
    m_close->setFocus();
}

/// As a table of two columns: what, and its key.
void KeySheet::fill(const Shortcuts& shortcuts, const std::vector<ActScope>& scopes)
{
    m_lines.clear();
    QString html;
    const auto line = [&](const QString& name, const QString& key) {
        m_lines << name + u'\t' + key;
        html += QStringLiteral("<tr><td>%1</td><td align=\"right\"><b>%2</b></td></tr>")
                    .arg(name.toHtmlEscaped(), key.toHtmlEscaped());
    };
    for (const ActScope scope : scopes) {
        html += QStringLiteral("<tr><td colspan=\"2\"><p style=\"color:%1\"><b>%2</b></p></td></tr>")
                    .arg(m_theme->color(Tone::ink2).name(), scopeName(scope).toHtmlEscaped());
        for (const ActRow& row : actTable())
            if (const QString key = shortcuts.spoken(row.act); row.scope == scope && !key.isEmpty())
                line(row.spokenName(), key);
        for (const FixedKey& key : fixedKeys())
            if (key.scope == scope)
                line(QCoreApplication::translate("Acts", key.name),
                     QCoreApplication::translate("Acts", key.keys));
    }
    m_text->setText(QStringLiteral("<table width=\"100%\" cellpadding=\"3\">%1</table>").arg(html));
    m_text->setAccessibleName(m_lines.join(u'\n'));
}

void KeySheet::layOut()
{
    setGeometry(parentWidget()->rect());
    const int wide = std::min(width() - 2 * inset, m_theme->px(widest * 0.7));
    const int title = m_title->sizeHint().height();
    const int foot = m_close->sizeHint().height();
    const int bar = m_area->verticalScrollBar()->sizeHint().width();
    const int words = wide - 2 * inset - bar;
    m_text->setFixedWidth(words);
    m_text->setFixedHeight(m_text->heightForWidth(words));
    const int frame = title + foot + 3 * inset;
    const int high = std::min(height() - 2 * inset, frame + m_text->height());
    m_box = QRect((width() - wide) / 2, (height() - high) / 2, wide, high);
    m_title->setGeometry(m_box.left() + inset, m_box.top() + inset / 2, wide - 2 * inset, title);
    m_area->setGeometry(m_box.left() + inset, m_box.top() + inset + title, wide - 2 * inset, high - frame);
    const int y = m_box.bottom() - inset + 6 - foot;
    const int close = std::max(m_close->sizeHint().width(), 96);
    m_close->setGeometry(m_box.right() - inset - close, y, close, foot);
    m_change->setGeometry(m_box.left() + inset, y, m_change->sizeHint().width(), foot);
}

void KeySheet::leave()
{
    if (isHidden()) return;
    hide();
    if (m_before && m_before->isVisible()) m_before->setFocus();
}

void KeySheet::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), m_theme->shadow(0.28));
    paintShadow(painter, *m_theme, m_box, 8, 2);
    painter.setPen(QPen(m_theme->color(Tone::edge), 1));
    painter.setBrush(m_theme->color(Tone::panel));
    painter.drawRoundedRect(QRectF(m_box).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

void KeySheet::mousePressEvent(QMouseEvent* event)
{
    if (!m_box.contains(event->pos())) leave();
}

void KeySheet::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape || event->text() == u"?") leave(); // nothing else reaches the page
}

void KeySheet::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) dress();
    QWidget::changeEvent(event);
}

bool KeySheet::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && !isHidden()) layOut();
    return QWidget::eventFilter(watched, event);
}

} // namespace fabletop
