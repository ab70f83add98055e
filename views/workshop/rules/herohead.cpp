// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/herohead.h"

#include "views/theme/button.h"

#include <QEvent>
#include <QHBoxLayout>

namespace fabletop {

HeroHead::HeroHead(QWidget* parent)
    : QWidget(parent), m_file(new Button(QStringLiteral("more"), QString(), ButtonRole::plain, this)),
      m_find(new Button(QStringLiteral("search"), QString(), ButtonRole::plain, this)),
      m_format(new Button(QString(), this)),
      m_tryCard(new Button(QStringLiteral("cards"), QString(), ButtonRole::plain, this)),
      m_try(new Button(QStringLiteral("play"), QString(), ButtonRole::primary, this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 5, 16, 5);
    row->setSpacing(8);
    row->addWidget(m_file);
    row->addStretch(1);
    for (Button* button : {m_find, m_format, m_tryCard, m_try})
        row->addWidget(button);
    connect(m_file, &Button::clicked, this, &HeroHead::filesRequested);
    connect(m_find, &Button::clicked, this, &HeroHead::findRequested);
    connect(m_format, &Button::clicked, this, &HeroHead::formatRequested);
    connect(m_tryCard, &Button::clicked, this, &HeroHead::cardTrialRequested);
    connect(m_try, &Button::clicked, this, &HeroHead::trialRequested);
    retranslate();
}

void HeroHead::setHindrance(const QString& why)
{
    m_try->setReason(why);
    m_tryCard->setReason(why);
}

void HeroHead::retranslate()
{
    m_file->setText(tr("File"));
    m_find->setText(tr("Find"));
    m_find->setToolTip(tr("Find and replace"));
    m_format->setText(tr("Format"));
    m_format->setToolTip(tr("Puts the text into its canonical form"));
    m_tryCard->setText(tr("Try this card"));
    m_tryCard->setToolTip(tr("The card at the cursor on a table where it can be played at once"));
    m_try->setText(tr("Try it"));
    m_try->setToolTip(tr("A match with this hero"));
}

void HeroHead::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace fabletop
