// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// Shot: all that can be learned from a widget: its picture, every text and tip in it, and what a screen
/// reader is told.

#include "tests/window/settled.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSet>
#include <QTest>
#include <QToolTip>
#include <QWidget>

namespace fabletop::testing {

struct Shot {
    QList<QImage> pictures;
    QStringList texts;

    void add(const Shot& other)
    {
        pictures += other.pictures;
        texts += other.texts;
    }

    /// Where two shots differ; empty: nowhere.
    [[nodiscard]] QString differs(const Shot& other) const
    {
        for (qsizetype place = 0; place < std::max(texts.size(), other.texts.size()); ++place)
            if (texts.value(place) != other.texts.value(place))
                return QStringLiteral("“%1” and “%2”")
                    .arg(texts.value(place).left(400), other.texts.value(place).left(400));
        if (pictures.size() != other.pictures.size()) return QStringLiteral("the number of pictures");
        for (qsizetype place = 0; place < pictures.size(); ++place)
            if (const QString where = differs(pictures[place], other.pictures[place]); !where.isEmpty())
                return QStringLiteral("picture %1: %2").arg(place).arg(where);
        return {};
    }

private:
    static QString differs(const QImage& one, const QImage& two)
    {
        if (one == two) return {};
        if (one.size() != two.size()) return QStringLiteral("its size");
        int count = 0;
        QString first;
        for (int y = 0; y < one.height(); ++y)
            for (int x = 0; x < one.width(); ++x) {
                if (one.pixel(x, y) == two.pixel(x, y) || count++ > 0) continue;
                first = QStringLiteral("%1, %2 is %3 and %4")
                            .arg(x)
                            .arg(y)
                            .arg(QColor(one.pixel(x, y)).name(), QColor(two.pixel(x, y)).name());
            }
        return QStringLiteral("%1 pixels, the first at %2").arg(count).arg(first);
    }
};

inline void collectRows(const QAbstractItemModel& model, const QModelIndex& parent, QStringList& texts)
{
    for (int row = 0; row < std::min(model.rowCount(parent), 60); ++row)
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (int role = 0; role < Qt::UserRole + 24;
                 role = role == Qt::InitialSortOrderRole ? int(Qt::UserRole) : role + 1)
                if (const QVariant data = index.data(role); data.canConvert<QString>())
                    texts << data.toString(); // a picture has no words
            if (column == 0) collectRows(model, index, texts);
        }
}

inline void collectWidget(const QWidget& widget, QStringList& texts)
{
    texts << widget.toolTip() << widget.statusTip() << widget.whatsThis() << widget.accessibleName()
          << widget.accessibleDescription() << widget.windowTitle() << widget.objectName();
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) texts << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) texts << button->text();
    if (const auto* field = qobject_cast<const QLineEdit*>(&widget))
        texts << field->text() << field->placeholderText();
    if (const auto* field = qobject_cast<const QPlainTextEdit*>(&widget)) texts << field->toPlainText();
    if (const auto* box = qobject_cast<const QComboBox*>(&widget))
        for (int place = 0; place < box->count(); ++place)
            texts << box->itemText(place);
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget); view && view->model())
        collectRows(*view->model(), {}, texts);
    for (const QAction* action : widget.actions())
        texts << action->text() << action->toolTip()
              << (action->isEnabled() ? QStringLiteral("on") : QStringLiteral("off"));
}

inline void collectAccessible(QAccessibleInterface* one, QStringList& texts, int depth = 0)
{
    if (!one || !one->isValid() || depth > 12) return;
    for (QAccessible::Text kind :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        texts << one->text(kind);
    if (QAccessibleTextInterface* text = one->textInterface()) texts << text->text(0, text->characterCount());
    if (QAccessibleValueInterface* value = one->valueInterface()) texts << value->currentValue().toString();
    texts << QString::number(one->childCount());
    for (int child = 0; child < std::min(one->childCount(), 120); ++child)
        collectAccessible(one->child(child), texts, depth + 1);
}

/// Takes a tip away at once. QToolTip::hideText() lets it stay for some 300 ms, and then the tip of one
/// place, or of the page before, would be taken for another's.
inline void dropTip()
{
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window->inherits("QTipLabel")) delete window;
}

/// What comes up where the pointer rests, all over the widget.
inline void collectTips(QWidget& root, QStringList& texts)
{
    constexpr int pitch = 36;
    QStringList tips;
    dropTip();
    for (int y = pitch / 2; y < root.height(); y += pitch)
        for (int x = pitch / 2; x < root.width(); x += pitch) {
            QWidget* child = root.childAt(x, y);
            QWidget* there = child ? child : &root;
            const QPoint global = root.mapToGlobal(QPoint(x, y));
            QHelpEvent event(QEvent::ToolTip, there->mapFromGlobal(global), global);
            QCoreApplication::sendEvent(there, &event);
            const QString tip = QToolTip::text();
            if (tip.isEmpty()) continue;
            tips << tip;
            dropTip();
        }
    const QSet<QString> unique(tips.begin(), tips.end());
    QStringList sorted(unique.begin(), unique.end());
    sorted.sort();
    texts << sorted;
}

/// The picture once nothing moves any more.
inline QImage settledPicture(QWidget& root)
{
    settle();
    return root.grab().toImage();
}

inline Shot shotOf(QWidget& root)
{
    Shot shot;
    shot.pictures << settledPicture(root);
    QList<QWidget*> widgets = root.findChildren<QWidget*>(); // hidden ones too
    widgets.prepend(&root);
    for (const QWidget* widget : widgets)
        collectWidget(*widget, shot.texts);
    collectAccessible(QAccessible::queryAccessibleInterface(&root), shot.texts);
    collectTips(root, shot.texts);
    return shot;
}

inline Shot shotOf(const QString& text)
{
    return {{}, text.split(u'\n')};
}

} // namespace fabletop::testing
