// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/keys/keyrow.h"

#include "views/settings/keys/keybutton.h"
#include "views/theme/follow.h"

#include <QLabel>
#include <QPainter>
#include <algorithm>

namespace fabletop {

KeyRow::KeyRow(Act act, Settings& settings, std::shared_ptr<const Theme> theme, QWidget* parent)
    : SettingsRow(std::move(theme), parent), m_act(act), m_shortcuts(settings), m_key(new KeyButton(this)),
      m_clash(new QLabel(this)), m_take(new Button(QString(), this))
{
    m_key->setSize(ButtonSize::small);
    m_clash->setWordWrap(true);
    m_clash->setTextFormat(Qt::PlainText);
    m_take->setSize(ButtonSize::small);
    m_clash->hide();
    m_take->hide();
    connect(m_key, &KeyButton::taken, this, &KeyRow::onKey);
    connect(m_take, &Button::clicked, this, &KeyRow::takeOver);
    connect(this, &SettingsRow::resetRequested, this, &KeyRow::reset);
    onThemeChange(*this, [this](const auto&) { dress(); });
    dress();
    renew();
}

void KeyRow::dress()
{
    QPalette ink = palette();
    ink.setColor(QPalette::WindowText, theme().color(Tone::harm));
    m_clash->setPalette(ink);
}

/// One of its first keys may be another act's by now.
void KeyRow::reset()
{
    for (const QKeySequence& key : rowOf(m_act).usualKeys())
        if (!m_shortcuts.owners(key, m_act).empty()) return onKey(key);
    forgetClash();
    m_shortcuts.reset(m_act);
}

Button* KeyRow::keyButton() const
{
    return m_key;
}

void KeyRow::renew()
{
    const QString name = rowOf(m_act).spokenName();
    const QString spoken = m_shortcuts.spoken(m_act);
    setWords(name, {});
    m_key->setKey(spoken);
    m_key->setAccessibleName(spoken.isEmpty() ? tr("%1: no key").arg(name) : tr("%1: %2").arg(name, spoken));
    setChanged(m_shortcuts.changed(m_act));
}

bool KeyRow::answers(const QString& wanted) const
{
    QString words = name() + u' ' + scopeName(rowOf(m_act).scope);
    for (const QKeySequence& key : m_shortcuts.keys(m_act))
        words += u' ' + key.toString(QKeySequence::NativeText);
    return containsWords(words, wanted);
}

/// Nothing is taken from anybody without being asked for.
void KeyRow::onKey(const QKeySequence& key)
{
    forgetClash();
    m_owners = m_shortcuts.owners(key, m_act);
    if (m_owners.empty()) return m_shortcuts.setKey(m_act, key);
    m_wanted = key;
    QStringList names;
    for (const Act owner : m_owners)
        names << rowOf(owner).spokenName();
    const QString all = names.join(QStringLiteral(", "));
    m_clash->setText(tr("%1 already does this: %2.").arg(key.toString(QKeySequence::NativeText), all));
    m_take->setText(unmarked(tr("Take it from %1").arg(all)));
    m_clash->show();
    m_take->show();
    Q_EMIT grown();
    m_take->setFocus();
}

void KeyRow::takeOver()
{
    const std::vector<Act> owners = m_owners;
    const QKeySequence key = m_wanted;
    m_key->setFocus();
    forgetClash();
    for (const Act owner : owners)
        m_shortcuts.removeKey(owner, key);
    m_shortcuts.setKey(m_act, key);
}

void KeyRow::forgetClash()
{
    if (m_owners.empty()) return;
    if (m_take->hasFocus()) m_key->setFocus();
    m_owners.clear();
    m_clash->hide();
    m_take->hide();
    Q_EMIT grown();
}

int KeyRow::controlWide() const
{
    return std::max(m_key->sizeHint().width(), theme().px(40));
}

QWidget* KeyRow::control() const
{
    return m_key;
}

/// Lower than other buttons: there are many of them.
int KeyRow::arrangeControl(int)
{
    return theme().px(26);
}

int KeyRow::arrange(int width)
{
    const int row = SettingsRow::arrange(width);
    if (m_owners.empty()) return row;
    const int take = std::min(width, m_take->sizeHint().width());
    const bool beside = width - take - 12 >= theme().px(140);
    const int words = beside ? width - take - 12 : width;
    const int wordsHigh = m_clash->heightForWidth(words);
    const int takeHigh = m_take->sizeHint().height();
    m_clash->setGeometry(0, row, words, wordsHigh);
    m_take->setGeometry(width - take, beside ? row : row + wordsHigh + 4, take, takeHigh);
    return (beside ? row + std::max(wordsHigh, takeHigh) : row + wordsHigh + 4 + takeHigh) + 6;
}

void KeyRow::paintEvent(QPaintEvent* event)
{
    if (clashes()) QPainter(this).fillRect(rect(), theme().color(Tone::harmWash));
    SettingsRow::paintEvent(event);
}

} // namespace fabletop
