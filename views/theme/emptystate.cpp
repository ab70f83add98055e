// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/emptystate.h"

#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QLabel>
#include <QVBoxLayout>
#include <utility>

namespace fabletop {

namespace {

constexpr int widestSentence = 460; ///< longer lines are hard to read
constexpr int emptyGap = 12;
constexpr int signSide = 40;
constexpr int emptyEdge = 24;

} // namespace

EmptyState::EmptyState(std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_sign(new QLabel(this)), m_title(new QLabel(this)), m_sentence(new QLabel(this)),
      m_act(new Button(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(emptyEdge, emptyEdge, emptyEdge, emptyEdge);
    column->setSpacing(emptyGap);
    column->addStretch(2);
    for (QLabel* words : {m_title, m_sentence}) {
        words->setTextFormat(Qt::PlainText);
        words->setWordWrap(true);
        words->setAlignment(Qt::AlignCenter);
    }
    m_sign->setAlignment(Qt::AlignCenter);
    m_sign->hide();
    column->addWidget(m_sign);
    column->addWidget(m_title);
    auto* middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(m_sentence, 1000); // as wide as it may be, and no wider
    middle->addStretch(1);
    column->addLayout(middle);
    column->addWidget(m_act, 0, Qt::AlignHCenter);
    column->addStretch(3); // what is looked at stands a little above the middle
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    setTheme(std::move(theme));
}

void EmptyState::setWords(const QString& title, const QString& sentence, const QString& act)
{
    m_title->setText(title);
    m_sentence->setText(sentence);
    m_act->setText(act);
}

void EmptyState::setSign(const QString& stem)
{
    if (m_stem == stem) return;
    m_stem = stem;
    showSign();
}

void EmptyState::showSign()
{
    m_sign->setVisible(!m_stem.isEmpty());
    if (m_stem.isEmpty()) return;
    const int side = m_theme->px(signSide);
    const QIcon icon = m_theme->art().icon(m_stem, m_theme->color(Tone::ink2));
    m_sign->setPixmap(icon.pixmap(QSize(side, side), devicePixelRatioF()));
}

QString EmptyState::title() const
{
    return m_title->text();
}

QString EmptyState::sentence() const
{
    return m_sentence->text();
}

void EmptyState::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    showSign();
    m_title->setFont(m_theme->font(TextRole::pageTitle));
    m_sentence->setFont(m_theme->font(TextRole::body));
    m_sentence->setMaximumWidth(m_theme->px(widestSentence));
    m_sentence->setForegroundRole(QPalette::PlaceholderText);
}

} // namespace fabletop
