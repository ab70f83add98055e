// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/settingsrows.h"

#include "views/settings/settingcontrol.h"
#include "views/theme/button.h"

#include <QDir>
#include <QLineEdit>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int folderWide = 270;

} // namespace

EntryRow::EntryRow(SettingEntry entry, std::shared_ptr<const Theme> theme, QWidget* parent)
    : SettingsRow(std::move(theme), parent), m_entry(std::move(entry))
{
    make();
}

void EntryRow::make()
{
    setWords(m_entry.name, m_entry.help);
    setResettable(m_entry.usual.isValid());
    delete m_control;
    m_control = makeControl(m_entry, sharedTheme(), this);
    m_control->setEnabled(m_entry.available);
    m_control->setVisible(true);
    connect(m_control, &SettingControl::picked, this, &EntryRow::picked);
}

/// The keyboard stays where it is if it was here.
void EntryRow::setEntry(SettingEntry entry, const QVariant& value)
{
    const bool mine = m_control->isAncestorOf(window()->focusWidget());
    m_entry = std::move(entry);
    make();
    m_control->show(value);
    if (mine) m_control->setFocus();
}

void EntryRow::show(const QVariant& value, bool changed)
{
    m_control->show(value);
    setChanged(changed);
}

bool EntryRow::answers(const QString& wanted) const
{
    QString words = m_entry.name + u' ' + m_entry.help;
    for (const SettingChoice& choice : m_entry.choices)
        words += u' ' + choice.name;
    return containsWords(words, wanted);
}

int EntryRow::controlWide() const
{
    return m_control->natural();
}

int EntryRow::overhang() const
{
    return m_control->overhang();
}

QWidget* EntryRow::control() const
{
    return m_control;
}

int EntryRow::arrangeControl(int width)
{
    return m_control->arrange(width);
}

FolderRow::FolderRow(std::shared_ptr<const Theme> theme, QWidget* parent)
    : SettingsRow(std::move(theme), parent), m_room(new QWidget(this)), m_path(new QLineEdit(m_room)),
      m_act(new Button(QStringLiteral("folder"), QString(), ButtonRole::plain, m_room))
{
    m_path->setReadOnly(true);
}

void FolderRow::setFolder(const QString& path)
{
    m_path->setText(QDir::toNativeSeparators(path));
    m_path->setToolTip(m_path->text().toHtmlEscaped());
    m_path->setAccessibleName(name());
    m_path->setCursorPosition(0);
}

QString FolderRow::shownFolder() const
{
    return m_path->text();
}

int FolderRow::controlWide() const
{
    return folderWide;
}

QWidget* FolderRow::control() const
{
    return m_room;
}

int FolderRow::arrangeControl(int width)
{
    const int high = m_act->sizeHint().height();
    const int act = std::max(high, m_act->sizeHint().width());
    m_path->setGeometry(0, 0, width - act - 6, high);
    m_act->setGeometry(width - act, 0, act, high);
    return high;
}

DoRow::DoRow(std::shared_ptr<const Theme> theme, QWidget* parent)
    : SettingsRow(std::move(theme), parent), m_act(new Button(this))
{
    setResettable(false);
}

int DoRow::controlWide() const
{
    return m_act->sizeHint().width();
}

QWidget* DoRow::control() const
{
    return m_act;
}

int DoRow::arrangeControl(int)
{
    return m_act->sizeHint().height();
}

} // namespace fabletop
