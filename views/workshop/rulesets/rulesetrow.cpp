// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/rulesets/rulesetrow.h"

#include "model/content/rulesets/rulewords.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/theme/numberfield.h"
#include "views/theme/rulelink.h"
#include "views/theme/switchbutton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace fabletop {

namespace {

constexpr int barWide = 3;
constexpr int fieldWide = 104;
constexpr int standardWide = 104;
constexpr int clauseWide = 92;

} // namespace

RuleSetRow::RuleSetRow(const RuleField& field, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_field(field), m_theme(std::move(theme)), m_value(field.standard()),
      m_name(new QLabel(this)), m_meaning(new QLabel(this)), m_standard(new QLabel(this)),
      m_clause(new RuleLink(m_theme, this)),
      m_reset(new Button(QStringLiteral("undo"), QString(), ButtonRole::plain, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    build();
    connect(m_clause, &RuleLink::clicked, this,
            [this] { Q_EMIT ruleRequested(QLatin1String(m_field.clause)); });
    connect(m_reset, &Button::clicked, this, &RuleSetRow::resetRequested);
    retranslate();
    setTheme(m_theme);
    setValue(m_value);
}

void RuleSetRow::build()
{
    m_name->setWordWrap(true);
    m_meaning->setWordWrap(true);
    m_clause->setRule(QLatin1String(m_field.clause));
    m_reset->setSize(ButtonSize::small);
    QSizePolicy kept = m_reset->sizePolicy();
    kept.setRetainSizeWhenHidden(true); // so that nothing moves when a number is changed
    m_reset->setSizePolicy(kept);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_name);
    words->addWidget(m_meaning);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 10, 0, 10); // the link ends where the line below it does
    row->setSpacing(12);
    row->addLayout(words, 1);
    row->addWidget(buildField());
    row->addWidget(m_standard);
    row->addWidget(m_reset);
    row->addWidget(m_clause);
}

QWidget* RuleSetRow::buildField()
{
    QWidget* widget = nullptr;
    if (m_field.isFlag()) {
        widget = m_flag = new SwitchButton(m_theme, this);
        m_flag->installEventFilter(this);
        connect(m_flag, &SwitchButton::toggled, this, [this](bool on) { Q_EMIT valueRequested(on); });
    } else {
        widget = m_number = new WholeField(this);
        m_number->setRange(m_field.least, m_field.most);
        m_number->setFocusPolicy(Qt::StrongFocus);
        m_number->installEventFilter(this);
        connect(m_number, &WholeField::valueChanged, this, &RuleSetRow::valueRequested);
    }
    m_name->setBuddy(widget);
    return widget;
}

void RuleSetRow::setValue(int value)
{
    m_value = value;
    const QSignalBlocker silent(m_number ? static_cast<QObject*>(m_number) : m_flag);
    if (m_number) m_number->setValue(value);
    if (m_flag) m_flag->setChecked(value != 0);
    m_reset->setVisible(changed());
    update();
}

void RuleSetRow::settle()
{
    if (m_number) m_number->interpretText();
}

void RuleSetRow::retranslate()
{
    const QString name = nameOf(m_field);
    m_name->setText(name);
    m_meaning->setText(meaningOf(m_field));
    m_standard->setText(tr("standard: %1").arg(valueText(m_field, m_field.standard())));
    QWidget* field = m_number ? static_cast<QWidget*>(m_number) : m_flag;
    field->setAccessibleName(name);
    field->setAccessibleDescription(meaningOf(m_field) + u' ' + m_standard->text());
    m_clause->setWords(tr("%1: rule %2").arg(name, QLatin1String(m_field.clause)), tr("Read this rule"));
    m_reset->setToolTip(tr("Reset"));
    m_reset->setAccessibleName(tr("Reset: %1").arg(name));
}

void RuleSetRow::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_name->setFont(m_theme->font(TextRole::button));
    const auto tint = [this](QLabel* label) {
        label->setFont(m_theme->font(TextRole::second));
        QPalette colours = m_theme->palette();
        colours.setColor(QPalette::WindowText, m_theme->color(Tone::ink2));
        label->setPalette(colours);
    };
    tint(m_meaning);
    tint(m_standard);
    (m_number ? static_cast<QWidget*>(m_number) : m_flag)->setFixedWidth(m_theme->px(fieldWide));
    m_standard->setFixedWidth(
        m_theme->px(standardWide)); // all but the words alike in every row, so that they stand in columns
    m_clause->setFixedWidth(m_theme->px(clauseWide));
    m_clause->setTheme(m_theme);
    update();
}

/// The wheel scrolls the page, unless somebody is at this field.
bool RuleSetRow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn) Q_EMIT lookedAt();
    if (watched == m_number && event->type() == QEvent::Wheel && !m_number->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void RuleSetRow::enterEvent(QEnterEvent* event)
{
    QWidget::enterEvent(event);
    Q_EMIT lookedAt();
}

void RuleSetRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (changed()) painter.fillRect(QRect(0, 0, barWide, height() - 1), m_theme->color(Tone::accent));
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme->color(Tone::hair));
}

} // namespace fabletop
