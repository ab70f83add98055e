// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/themeddialog.h"

#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QVBoxLayout>

namespace fabletop {

namespace {

constexpr int edge = 22;
constexpr int textWide = 400;

} // namespace

ThemedDialog::ThemedDialog(QWidget* parent, const QString& title)
    : QDialog(parent), m_theme(themeInForce()), m_column(new QVBoxLayout), m_left(new QHBoxLayout),
      m_right(new QHBoxLayout), m_picture(new QLabel(this)), m_text(new QLabel(this))
{
    onThemeChange(*this, [this](const auto& other) {
        m_theme = other;
        update();
    });
    setWindowTitle(title);
    auto* heading = new QLabel(title, this);
    heading->setTextFormat(Qt::PlainText);
    heading->setFont(m_theme->nameFont(TextRole::panelTitle, title));
    heading->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setMinimumWidth(m_theme->px(textWide));
    m_text->hide();
    m_picture->hide();
    m_column->setSpacing(10);
    m_column->addWidget(m_picture, 0, Qt::AlignLeft);
    m_column->addWidget(heading);
    m_column->addWidget(m_text);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addLayout(m_left);
    buttons->addStretch(1);
    buttons->addLayout(m_right);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(edge, edge - 4, edge, edge - 4);
    whole->setSpacing(20);
    whole->addLayout(m_column, 1);
    whole->addLayout(buttons);
}

void ThemedDialog::setText(const QString& text)
{
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    setAccessibleDescription(text);
}

QString ThemedDialog::text() const
{
    return m_text->text();
}

void ThemedDialog::setPicture(const QPixmap& picture)
{
    m_picture->setPixmap(picture);
    m_picture->show();
}

void ThemedDialog::addContent(QWidget* content, int stretch)
{
    m_column->addWidget(content, stretch);
}

Button* ThemedDialog::addButton(const QString& words, ButtonRole role, End end)
{
    auto* button = new Button(unmarked(words), this);
    button->setRole(role);
    button->setAutoDefault(false);
    (end == End::left ? m_left : m_right)->addWidget(button);
    return button;
}

void ThemedDialog::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
}

std::optional<QString> askText(QWidget* parent, const QString& title, const QString& words,
                               const QString& value, const QString& going)
{
    ThemedDialog dialog(parent, title);
    dialog.setText(words);
    auto* field = new QLineEdit(value, &dialog);
    field->setAccessibleName(words);
    dialog.addContent(field);
    Button* cancel = dialog.addButton(ThemedDialog::tr("Cancel"), ButtonRole::plain);
    Button* go = dialog.addButton(going, ButtonRole::primary);
    go->setDefault(true);
    QObject::connect(cancel, &Button::clicked, &dialog, &QDialog::reject);
    QObject::connect(go, &Button::clicked, &dialog, &QDialog::accept);
    field->selectAll();
    field->setFocus();
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return field->text();
}

} // namespace fabletop
