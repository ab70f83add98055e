// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rules/herohead.h"

#include "views/theme/button.h"

#include <QEvent>

namespace fabletop {

HeroHead::HeroHead(const std::shared_ptr<const Theme>& theme, QWidget* parent)
    : ToolRow(theme, parent), m_file(new Button(QStringLiteral("more"), QString(), ButtonRole::plain, this)),
      m_find(new Button(QStringLiteral("search"), QString(), ButtonRole::plain, this)),
      m_format(new Button(QString(), this)),
      m_tryCard(new Button(QStringLiteral("cards"), QString(), ButtonRole::plain, this)),
      m_try(new Button(QStringLiteral("play"), QString(), ButtonRole::primary, this))
{
    add(*m_file);
    addGap();
    for (Button* button : {m_find, m_format, m_tryCard, m_try})
        add(*button);
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
    setWords(*m_file, tr("File"));
    setWords(*m_find, tr("Find"), tr("Find and replace"));
    setWords(*m_format, tr("Format"), tr("Puts the text into its canonical form"));
    setWords(*m_tryCard, tr("Try this card"),
             tr("The card at the cursor on a table where it can be played at once"));
    setWords(*m_try, tr("Try it"), tr("A match with this hero"));
    Q_EMIT wideChanged();
}

void HeroHead::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    ToolRow::changeEvent(event);
}

} // namespace fabletop
