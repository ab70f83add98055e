// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/files/recoveryoffer.h"

#include "model/match/words/spokenname.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

namespace fabletop {

RecoveryOffer::RecoveryOffer(DocumentFiles& files, const Document& document,
                             const std::shared_ptr<const Theme>& theme, QWidget& page)
    : QWidget(&page), m_files(files), m_document(document), m_left(files.leftBehind()),
      m_words(new QLabel(this)),
      m_restore(new Button(QStringLiteral("undo"), QString(), ButtonRole::plain, this)),
      m_discard(new Button(QStringLiteral("close"), QString(), ButtonRole::plain, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(*other); });
    setAutoFillBackground(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 4, 14, 4);
    m_words->setWordWrap(true);
    row->addWidget(m_restore);
    row->addWidget(m_words, 1);
    row->addWidget(m_discard);
    connect(m_restore, &Button::clicked, this, [this] { give(true); });
    connect(m_discard, &Button::clicked, this, [this] { give(false); });
    setTheme(*theme);
    retranslate();
}

void RecoveryOffer::give(bool back)
{
    const LeftCopy& copy = m_left.front();
    const bool done = back ? m_files.mayLeave() && m_files.recover(copy) : m_files.throwAway(copy);
    if (done) m_left.erase(m_left.begin());
    renew();
}

void RecoveryOffer::place(int top)
{
    m_top = top;
    const int wide = parentWidget()->width();
    setGeometry(0, m_top, wide, layout()->totalHeightForWidth(wide));
    raise();
}

void RecoveryOffer::renew()
{
    setVisible(!m_left.empty());
    if (m_left.empty()) return;
    const LeftCopy& copy = m_left.front();
    const QString name = copy.path.isEmpty() ? m_document.words().nameless : spokenFile(copy.path);
    m_words->setText(tr("Changes to %1 were not saved when the program ended (%2).")
                         .arg(name, QLocale().toString(copy.written, QLocale::ShortFormat)));
    place(m_top);
}

void RecoveryOffer::retranslate()
{
    m_restore->setText(tr("Restore"));
    m_discard->setText(tr("Discard"));
    renew();
}

void RecoveryOffer::setTheme(const Theme& theme)
{
    m_words->setFont(theme.font(TextRole::body));
    QPalette quiet = palette();
    quiet.setColor(QPalette::Window, theme.color(Tone::warnWash));
    setPalette(quiet);
}

void RecoveryOffer::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace fabletop
