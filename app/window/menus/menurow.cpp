// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/menus/menurow.h"

#include "model/content/languagetext.h"
#include "views/theme/band.h"
#include "views/theme/button.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QMenuBar>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace fabletop {

namespace {

constexpr int rowHigh = 34;
constexpr int titleGap = 8; ///< between the title and what is beside it

} // namespace

std::vector<std::pair<QString, QString>> languageNames()
{
    std::vector<std::pair<QString, QString>> names;
    for (const LanguageRow& row : languageTable)
        names.emplace_back(languageCode(row.language), languageName(row.language));
    return names;
}

MenuRow::MenuRow(std::shared_ptr<const Theme> theme, Language language, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_menus(new QMenuBar(this)), m_title(new QLabel(this)),
      m_turn(new QLabel(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 0, 12, 1);
    row->setSpacing(6);
    m_menus->setNativeMenuBar(false);
    m_menus->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    addHome(*row);
    row->addWidget(m_menus, 0, Qt::AlignVCenter);
    row->addStretch(1);
    addLabels(*row);
    addZoom(*row);
    row->addWidget(languageBox(language));
    setFixedHeight(band(*m_theme, rowHigh));
}

void MenuRow::addHome(QBoxLayout& row)
{
    auto* home = new Button(QString(), this);
    home->setRole(ButtonRole::quiet);
    home->setIcon(Art::appIcon());
    home->setIconSize(QSize(22, 22));
    home->setAccessibleName(tr("Welcome page"));
    home->setFixedSize(34, 30);
    connect(home, &Button::clicked, this, &MenuRow::homeRequested);
    row.addWidget(home);
}

void MenuRow::addLabels(QBoxLayout& row)
{
    m_title->setAlignment(Qt::AlignCenter);
    m_turn->installEventFilter(this);
    m_menus->installEventFilter(this);
    m_title->setFont(m_theme->serifFont(m_theme->body() * 1.3));
    m_turn->setFont(m_theme->font(TextRole::second));
    m_turn->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row.addWidget(m_turn);
}

void MenuRow::addZoom(QBoxLayout& row)
{
    const auto add = [&](const char* icon, const QString& name, int step) {
        auto* button = new Button(QLatin1String(icon), QString(), ButtonRole::quiet, this);
        button->setFixedSize(30, 28);
        button->setAccessibleName(name);
        button->setToolTip(name);
        button->setFocusPolicy(Qt::NoFocus);
        m_zoom.push_back(button);
        connect(button, &Button::clicked, this, [this, step] { Q_EMIT zoomRequested(step); });
        row.addWidget(button);
    };
    add("minus", tr("Zoom out"), -1);
    add("fit", tr("Fit"), 0);
    add("plus", tr("Zoom in"), 1);
}

QComboBox* MenuRow::languageBox(Language language)
{
    auto* box = new QComboBox(this);
    box->setAccessibleName(tr("Language"));
    for (const auto& [code, name] : languageNames())
        box->addItem(name, code);
    box->setCurrentIndex(box->findData(languageCode(language)));
    box->setFixedHeight(std::min(m_theme->px(26), band(*m_theme, rowHigh) - 6));
    connect(box, &QComboBox::activated, this,
            [this, box] { Q_EMIT languageRequested(box->currentData().toString()); });
    return box;
}

QMenu* MenuRow::addMenu(const QString& name)
{
    return m_menus->addMenu(name);
}

void MenuRow::addMenu(QMenu* menu)
{
    m_menus->addMenu(menu);
}

void MenuRow::setTitle(const QString& title)
{
    m_words = title;
    fitTitle();
}

/// In the middle of the window; beside it where menus or the turn leave no room there, and cut last.
void MenuRow::fitTitle()
{
    const int left = m_menus->geometry().right() + 1 + titleGap;
    const int right = (m_turn->text().isEmpty() ? m_turn->geometry().right() + 1 : m_turn->x()) - titleGap;
    const int wide =
        std::clamp(m_title->fontMetrics().horizontalAdvance(m_words) + 2, 0, std::max(0, right - left));
    const int x = std::clamp((width() - wide) / 2, left, std::max(left, right - wide));
    m_title->setGeometry(x, 0, wide, height() - 1);
    const QString shown = m_title->fontMetrics().elidedText(m_words, Qt::ElideRight, wide);
    m_title->setText(shown);
    m_title->setAccessibleName(m_words);
    m_title->setToolTip(shown == m_words ? QString()
                                         : QStringLiteral("<qt>%1</qt>").arg(m_words.toHtmlEscaped()));
}

bool MenuRow::eventFilter(QObject* watched, QEvent* event)
{
    if ((watched == m_turn || watched == m_menus) &&
        (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        fitTitle();
    return QWidget::eventFilter(watched, event);
}

void MenuRow::setTurn(const QString& turn)
{
    m_turn->setText(turn);
    layout()->activate();
    fitTitle();
}

void MenuRow::setZoomVisible(bool visible)
{
    for (QWidget* button : m_zoom)
        button->setVisible(visible);
}

void MenuRow::resizeEvent(QResizeEvent*)
{
    fitTitle();
}

/// In panel, with a rule at its foot under which everything stands.
void MenuRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme->color(Tone::hair));
}

} // namespace fabletop
