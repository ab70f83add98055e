// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preferences/shortcuts.h"

#include <QAction>
#include <QShortcut>
#include <QVariant>
#include <QWidget>
#include <algorithm>

namespace fabletop {

namespace {

constexpr const char* actProperty = "act";
const QLatin1String noKey("none"); ///< in the file: an act that has lost its keys

/// Keys that Qt's own texts call by long names or by those of other keyboards; the program's go before them.
[[maybe_unused]] constexpr const char* keyNames[]{QT_TRANSLATE_NOOP("QShortcut", "Shift"),
                                                  QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),
                                                  QT_TRANSLATE_NOOP("QShortcut", "Return")};

std::optional<Act> actOf(const QObject& object)
{
    const QVariant act = object.property(actProperty);
    return act.isValid() ? std::optional(static_cast<Act>(act.toInt())) : std::nullopt;
}

QString shown(const QList<QKeySequence>& keys)
{
    return keys.isEmpty() ? QString() : keys.front().toString(QKeySequence::NativeText);
}

} // namespace

QString Shortcuts::settingOf(Act act)
{
    return QStringLiteral("keys/") + QLatin1String(rowOf(act).id);
}

QList<QKeySequence> Shortcuts::keys(Act act) const
{
    const QString kept = m_settings.value(settingOf(act)).toString();
    if (kept.isEmpty()) return rowOf(act).usualKeys();
    return kept == noKey ? QList<QKeySequence>() : QKeySequence::listFromString(kept);
}

QString Shortcuts::spoken(Act act) const
{
    return shown(keys(act));
}

bool Shortcuts::matches(Act act, const QKeyEvent& event) const
{
    const QKeyCombination pressed(event.modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(event.key()));
    return keys(act).contains(QKeySequence(pressed));
}

std::vector<Act> Shortcuts::owners(const QKeySequence& key, Act wanted) const
{
    std::vector<Act> owners;
    for (const ActRow& row : actTable())
        if (row.act != wanted && meet(row.scope, rowOf(wanted).scope) && keys(row.act).contains(key))
            owners.push_back(row.act);
    return owners;
}

void Shortcuts::setKey(Act act, const QKeySequence& key)
{
    keep(act, key.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{key});
}

void Shortcuts::removeKey(Act act, const QKeySequence& key)
{
    QList<QKeySequence> left = keys(act);
    left.removeAll(key);
    keep(act, left);
}

void Shortcuts::reset(Act act)
{
    m_settings.setValue(settingOf(act), QString());
}

void Shortcuts::keep(Act act, const QList<QKeySequence>& keys)
{
    if (keys == rowOf(act).usualKeys()) return reset(act);
    m_settings.setValue(settingOf(act), keys.isEmpty() ? QString(noKey) : QKeySequence::listToString(keys));
}

void Shortcuts::applyTo(QWidget& root) const
{
    for (QAction* action : root.findChildren<QAction*>())
        if (const auto act = actOf(*action)) action->setShortcuts(keys(*act));
    for (QShortcut* shortcut : root.findChildren<QShortcut*>())
        if (const auto act = actOf(*shortcut)) shortcut->setKeys(keys(*act));
    for (QWidget* button : root.findChildren<QWidget*>())
        if (const auto act = actOf(*button)) button->setProperty("keyHint", spoken(*act));
}

void standFor(QAction& action, Act act)
{
    action.setProperty(actProperty, static_cast<int>(act));
    action.setShortcuts(rowOf(act).usualKeys());
}

void standFor(QShortcut& shortcut, Act act)
{
    shortcut.setProperty(actProperty, static_cast<int>(act));
    shortcut.setKeys(rowOf(act).usualKeys());
}

void showKeyOf(QWidget& button, Act act)
{
    button.setProperty(actProperty, static_cast<int>(act));
    button.setProperty("keyHint", shown(rowOf(act).usualKeys()));
}

QShortcut* addActKey(QWidget& page, Act act, const std::function<void()>& carryOut)
{
    auto* shortcut = new QShortcut(&page);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    standFor(*shortcut, act);
    QObject::connect(shortcut, &QShortcut::activated, &page, carryOut);
    return shortcut;
}

QList<QKeySequence> keysIn(const QWidget& page, Act act)
{
    for (const QShortcut* shortcut : page.findChildren<QShortcut*>())
        if (actOf(*shortcut) == act) return shortcut->keys();
    return rowOf(act).usualKeys();
}

} // namespace fabletop
