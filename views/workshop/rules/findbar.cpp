// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/findbar.h"

#include "views/theme/button.h"
#include "views/workshop/rules/ruleseditor.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>

namespace fabletop {

FindBar::FindBar(RulesEditor& editor, QWidget* parent)
    : QWidget(parent), m_editor(editor), m_words(new QLineEdit(this)), m_others(new QLineEdit(this)),
      m_next(new Button(this)), m_replace(new Button(this)), m_all(new Button(this)),
      m_close(new Button(QStringLiteral("close"), QString(), ButtonRole::plain, this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 2, 14, 5);
    row->setSpacing(8);
    row->addWidget(m_words, 1);
    row->addWidget(m_next);
    row->addWidget(m_others, 1);
    row->addWidget(m_replace);
    row->addWidget(m_all);
    row->addWidget(m_close);
    connect(m_words, &QLineEdit::returnPressed, this, &FindBar::findNext);
    connect(m_next, &Button::clicked, this, &FindBar::findNext);
    connect(m_others, &QLineEdit::returnPressed, this, &FindBar::replace);
    connect(m_replace, &Button::clicked, this, &FindBar::replace);
    connect(m_all, &Button::clicked, this, &FindBar::replaceAll);
    connect(m_close, &Button::clicked, this, &FindBar::end);
    retranslate();
}

void FindBar::begin(bool replacing)
{
    if (const QString chosen = m_editor.textCursor().selectedText();
        !chosen.isEmpty() && !chosen.contains(QChar::ParagraphSeparator))
        m_words->setText(chosen);
    show();
    QLineEdit* field = replacing && !m_words->text().isEmpty() ? m_others : m_words;
    field->setFocus();
    field->selectAll();
}

void FindBar::end()
{
    hide();
    m_editor.setFocus();
}

void FindBar::findNext()
{
    if (!m_editor.findNext(m_words->text())) showNote(*m_words, tr("It stands nowhere"));
}

/// What is found is replaced; where nothing is marked yet, the next place is marked first.
void FindBar::replace()
{
    if (m_editor.textCursor().selectedText().compare(m_words->text(), Qt::CaseInsensitive) == 0 &&
        !m_words->text().isEmpty())
        m_editor.insertPlainText(m_others->text());
    findNext();
}

void FindBar::replaceAll()
{
    const int count = m_editor.replaceAll(m_words->text(), m_others->text());
    showNote(*m_all, count == 0 ? tr("It stands nowhere") : tr("Replaced in %n place(s)", nullptr, count));
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    event->key() == Qt::Key_Escape ? end() : QWidget::keyPressEvent(event);
}

void FindBar::retranslate()
{
    m_words->setPlaceholderText(tr("Find"));
    m_words->setAccessibleName(tr("Find"));
    m_others->setPlaceholderText(tr("Replace with"));
    m_others->setAccessibleName(tr("Replace with"));
    m_next->setText(tr("Next"));
    m_replace->setText(tr("Replace"));
    m_all->setText(tr("Replace all"));
    m_close->setAccessibleName(tr("Close"));
    m_close->setToolTip(tr("Close"));
}

void FindBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace fabletop
