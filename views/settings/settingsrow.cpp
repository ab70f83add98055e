// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/settingsrow.h"

#include "model/items/foldedtext.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int gap = 12;
constexpr int leastWords = 150; ///< beside a control

} // namespace

SettingsRow::SettingsRow(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_name(new QLabel(this)), m_help(new QLabel(this)),
      m_reset(new Button(QString(), this))
{
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
        m_help->setFont(m_theme->font(TextRole::second));
        update();
    });
    m_name->setWordWrap(true);
    m_help->setWordWrap(true);
    m_help->setFont(m_theme->font(TextRole::second));
    m_help->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel* words : {m_name, m_help})
        words->setTextFormat(Qt::PlainText);
    m_reset->setRole(ButtonRole::quiet);
    m_reset->setSize(ButtonSize::small);
    m_reset->setText(tr("Reset"));
    m_reset->hide();
    connect(m_reset, &Button::clicked, this, &SettingsRow::resetRequested);
}

void SettingsRow::setWords(const QString& name, const QString& help)
{
    m_name->setText(name);
    m_help->setText(help);
    m_help->setVisible(!help.isEmpty());
    m_reset->setAccessibleName(tr("Reset %1").arg(name));
}

QString SettingsRow::name() const
{
    return m_name->text();
}

/// Who pressed "Reset" goes on at what was reset.
void SettingsRow::setChanged(bool changed)
{
    if (changed == m_changed) return;
    m_changed = changed;
    if (!changed && m_reset->hasFocus() && control())
        (control()->focusProxy() ? control()->focusProxy() : control()->nextInFocusChain())->setFocus();
    m_reset->setVisible(changed);
    update();
}

bool SettingsRow::answers(const QString& wanted) const
{
    return containsWords(m_name->text() + u' ' + m_help->text(), wanted);
}

int SettingsRow::arrange(int width)
{
    const int above = air();
    const int reset = m_resettable ? m_reset->sizeHint().width() : 0;
    const int beside =
        controlWide() + gap + (m_resettable ? reset + gap : 0); // its place is kept, so that nothing moves
    const bool inOne = width - beside >= std::max(leastWords, m_theme->px(leastWords * 0.8));
    const int words = inOne ? width - beside : width - reset - gap;
    const int nameHigh = m_name->heightForWidth(words);
    const int helpHigh = m_help->text().isEmpty() ? 0 : m_help->heightForWidth(words);
    int high = nameHigh + helpHigh;
    QWidget* part = control();
    const int partWide = inOne ? controlWide() : width;
    const int partHigh = part ? arrangeControl(partWide) : 0;
    const int resetHigh = m_resettable ? m_reset->sizeHint().height() : 0;
    if (inOne) {
        high = std::max({high, partHigh, resetHigh});
        if (part) part->setGeometry(width - partWide, above + (high - partHigh) / 2, partWide, partHigh);
        m_reset->setGeometry(width - partWide - gap - reset, above + (high - resetHigh) / 2, reset,
                             resetHigh);
    } else {
        m_reset->setGeometry(width - reset, above, reset, resetHigh);
        high = std::max(high, resetHigh) + (partHigh > 0 ? 4 + partHigh : 0);
        if (part) part->setGeometry(0, above + high - partHigh, partWide, partHigh);
    }
    const int text = inOne ? (high - nameHigh - helpHigh) / 2 : 0;
    m_name->setGeometry(0, above + text, words, nameHigh);
    m_help->setGeometry(0, above + text + nameHigh, words, helpHigh);
    return high + 2 * above;
}

void SettingsRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) m_reset->setText(tr("Reset"));
    QWidget::changeEvent(event);
}

/// The dot stands in the margin of the card, where its parent leaves room for it.
void SettingsRow::paintEvent(QPaintEvent*)
{
    if (!m_changed) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme->color(Tone::accent));
    const QRect name = m_name->geometry();
    const int line = m_name->fontMetrics().height();
    const int wide = std::min(m_name->fontMetrics().horizontalAdvance(m_name->text()), name.width() - 10);
    painter.drawEllipse(QPointF(name.left() + wide + 8, name.top() + line / 2.0), 3.2, 3.2);
}

bool containsWords(const QString& text, const QString& wanted)
{
    const QString all = folded(text);
    const QStringList words = folded(wanted).split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(), [&](const QString& word) { return all.contains(word); });
}

} // namespace fabletop
