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
constexpr int dotRoom = 18;      ///< behind the name
constexpr int widestName = 190;  ///< on one line; a longer one may wrap
constexpr int helpWide = 116;    ///< least, where there is help
constexpr int wrappedName = 110; ///< least beside a control

} // namespace

SettingsRow::SettingsRow(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_name(new QLabel(this)), m_help(new QLabel(this)),
      m_reset(new Button(QStringLiteral("undo"), QString(), ButtonRole::quiet, this))
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
    m_reset->setSize(ButtonSize::small);
    m_reset->setToolTip(tr("Reset"));
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

int SettingsRow::leastWords() const
{
    const int name =
        std::min(m_name->fontMetrics().horizontalAdvance(m_name->text()), m_theme->px(widestName));
    const int help = m_help->fontMetrics().horizontalAdvance(m_help->text());
    return std::max(name + (m_resettable ? dotRoom : 2), std::min(help, m_theme->px(helpWide)));
}

int SettingsRow::resetWide() const
{
    return m_resettable ? m_reset->sizeHint().width() : 0;
}

/// The place of "Reset" is kept, so that nothing moves when it comes.
int SettingsRow::arrange(int width)
{
    const int above = air();
    const int reset = resetWide();
    const int beside = controlWide() + gap + (m_resettable ? reset + gap : 0);
    // A name may take two lines before the control leaves the first.
    const bool inOne = width - beside >= std::min(leastWords(), m_theme->px(wrappedName));
    const int words = inOne ? width - beside : width - reset - gap;
    const int nameHigh = m_name->heightForWidth(words);
    const int helpHigh = m_help->text().isEmpty() ? 0 : m_help->heightForWidth(words);
    int high = nameHigh + helpHigh;
    QWidget* part = control();
    const int partWide = inOne ? controlWide() : width;
    const int partHigh = part ? arrangeControl(partWide) : 0;
    int resetHigh = m_resettable ? m_reset->sizeHint().height() : 0;
    if (inOne && partHigh > 0) resetHigh = std::min(resetHigh, partHigh); // a row isn't higher for it
    if (inOne) {
        high = std::max({high, partHigh, resetHigh});
        if (part)
            part->setGeometry(width - partWide, above + (high - partHigh) / 2, partWide + overhang(),
                              partHigh);
        m_reset->setGeometry(width - partWide - gap - reset, above + (high - resetHigh) / 2, reset,
                             resetHigh);
    } else {
        const int line = std::max(high, resetHigh);
        m_reset->setGeometry(width - reset, above + (line - resetHigh) / 2, reset, resetHigh);
        high = line + (partHigh > 0 ? 4 + partHigh : 0);
        if (part) part->setGeometry(0, above + high - partHigh, partWide + overhang(), partHigh);
    }
    const int lines = inOne ? high : std::max(nameHigh + helpHigh, resetHigh);
    const int text = (lines - nameHigh - helpHigh) / 2;
    m_name->setGeometry(0, above + text, words, nameHigh);
    m_help->setGeometry(0, above + text + nameHigh, words, helpHigh);
    return high + 2 * above;
}

void SettingsRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) m_reset->setToolTip(tr("Reset"));
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
    const int wide = std::min(m_name->fontMetrics().horizontalAdvance(m_name->text()), name.width() - 14);
    painter.drawEllipse(QPointF(name.left() + wide + 9, name.top() + line / 2.0), 3.2, 3.2);
}

bool containsWords(const QString& text, const QString& wanted)
{
    const QString all = folded(text);
    const QStringList words = folded(wanted).split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(), [&](const QString& word) { return all.contains(word); });
}

} // namespace fabletop
