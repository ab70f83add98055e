// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/reference/referencepanel.h"

#include "model/items/reference/referencemodel.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"
#include "views/workshop/reference/referencedelegate.h"
#include "views/workshop/rules/ruleshighlighter.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSplitter>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>
#include <cmath>

namespace fabletop {

namespace {

constexpr int wideEnough = 640; ///< for list and entry side by side
constexpr int side = 14;

} // namespace

ReferencePanel::ReferencePanel(std::shared_ptr<const Theme> theme, Language language, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_model(new ReferenceModel(language, this)),
      m_filter(new ReferenceFilter(this)), m_delegate(new ReferenceDelegate(m_theme, this)),
      m_search(new QLineEdit(this)), m_none(new QLabel(this)), m_parts(new QSplitter(this)),
      m_list(new QTreeView(m_parts)), m_entry(new QScrollArea(m_parts)), m_wording(new QLabel),
      m_help(new QLabel), m_exampleTitle(new QLabel), m_example(new QPlainTextEdit),
      m_colours(new RulesHighlighter(m_example->document(), m_theme)), m_saysTitle(new QLabel),
      m_says(new QLabel), m_rule(new QLabel),
      m_insert(new Button(QStringLiteral("plus"), QString(), ButtonRole::plain))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onLanguageChange(*this, [this](Language other) { setLanguage(other); });
    m_filter->setSourceModel(m_model);
    build();
    connect(m_search, &QLineEdit::textChanged, this, &ReferencePanel::filter);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ReferencePanel::showChosen);
    connect(m_list, &QTreeView::activated, this, [this] { m_insert->press(); });
    connect(m_insert, &Button::clicked, this, [this] {
        if (!m_example->toPlainText().isEmpty()) Q_EMIT insertRequested(m_example->toPlainText());
    });
    connect(m_rule, &QLabel::linkActivated, this, &ReferencePanel::ruleRequested);
    setFocusProxy(m_search);
    retranslate();
    setTheme(m_theme);
    m_list->setCurrentIndex(firstEntry());
}

void ReferencePanel::build()
{
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->setModel(m_filter);
    m_list->setItemDelegate(m_delegate);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    m_list->setIndentation(0);
    m_list->setUniformRowHeights(false);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->expandAll();
    m_entry->setWidget(buildEntry());
    m_entry->setWidgetResizable(true);
    m_entry->setFrameShape(QFrame::NoFrame);
    m_entry->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_entry->setFocusPolicy(Qt::NoFocus);
    m_parts->setChildrenCollapsible(false);
    m_parts->setOrientation(Qt::Vertical);
    m_parts->setStretchFactor(0, 1);
    m_parts->setStretchFactor(1, 1);
    m_none->setWordWrap(true);
    m_none->setContentsMargins(side, 4, side, 4);
    m_none->hide();
    auto* head = new QVBoxLayout;
    head->setContentsMargins(side, 8, side, 8);
    head->addWidget(m_search);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_none);
    column->addWidget(m_parts, 1);
    setMinimumWidth(260);
}

QWidget* ReferencePanel::buildEntry()
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(side, 10, side, 12);
    column->setSpacing(6);
    for (QLabel* label : {m_wording, m_help, m_exampleTitle, m_saysTitle, m_says, m_rule}) {
        label->setWordWrap(true);
        label->setTextFormat(label == m_rule ? Qt::RichText : Qt::PlainText);
    }
    for (QLabel* label : {m_wording, m_help, m_says})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_rule->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_rule->setFocusPolicy(Qt::TabFocus);
    m_example->setReadOnly(true);
    m_example->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_example->setTabChangesFocus(true);
    m_example->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_example->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_example->installEventFilter(this);
    m_insert->setSize(ButtonSize::small);
    column->addWidget(m_wording);
    column->addWidget(m_help);
    column->addWidget(m_exampleTitle);
    column->addWidget(m_example);
    column->addWidget(m_insert, 0, Qt::AlignLeft);
    column->addWidget(m_saysTitle);
    column->addWidget(m_says);
    column->addWidget(m_rule);
    column->addStretch(1);
    return page;
}

void ReferencePanel::retranslate()
{
    m_search->setPlaceholderText(tr("Search the language"));
    m_search->setAccessibleName(tr("Search the language"));
    m_list->setAccessibleName(tr("Constructs of the language"));
    m_exampleTitle->setText(tr("Example"));
    m_example->setAccessibleName(tr("Example"));
    m_saysTitle->setText(tr("What it says on a card"));
    m_insert->setText(tr("Insert example"));
    m_none->setText(tr("No construct has these words"));
}

void ReferencePanel::setLanguage(Language language)
{
    const QString chosen = key();
    m_model->setLanguage(language);
    m_list->expandAll();
    const QModelIndex again = chosen.isEmpty() ? QModelIndex() : m_model->find(chosen);
    again.isValid() ? choose(again) : m_list->setCurrentIndex(firstEntry());
    showChosen();
}

void ReferencePanel::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_delegate->setTheme(m_theme);
    m_colours->setTheme(m_theme);
    QPalette colours = m_theme->palette();
    colours.setColor(QPalette::Window, m_theme->color(Tone::panel));
    colours.setColor(QPalette::Base, m_theme->color(Tone::panel));
    setPalette(colours);
    setAutoFillBackground(true);
    m_entry->viewport()->setPalette(colours);
    QPalette sunken = colours;
    sunken.setColor(QPalette::Base, m_theme->color(Tone::sunken));
    m_example->setPalette(sunken);
    m_example->setFont(m_theme->fixedFont());
    QFont wording = m_theme->fixedFont();
    wording.setWeight(QFont::Bold);
    m_wording->setFont(wording);
    for (QLabel* label : {m_help, m_says, m_rule, m_none})
        label->setFont(m_theme->font(TextRole::body));
    for (QLabel* label : {m_exampleTitle, m_saysTitle})
        label->setFont(m_theme->font(TextRole::section));
    m_list->doItemsLayout();
    showChosen();
}

QString ReferencePanel::help() const
{
    return m_help->text();
}

QString ReferencePanel::says() const
{
    return m_says->text();
}

QString ReferencePanel::key() const
{
    return m_list->currentIndex().data(ReferenceModel::keyRole).toString();
}

void ReferencePanel::showWord(const QString& word)
{
    const QModelIndex found = m_model->find(word);
    if (!found.isValid()) return m_search->setText(word.trimmed());
    m_search->clear();
    choose(found);
}

void ReferencePanel::choose(const QModelIndex& source)
{
    const QModelIndex here = m_filter->mapFromSource(source);
    m_list->setCurrentIndex(here);
    m_list->scrollTo(here, QAbstractItemView::PositionAtCenter);
}

/// The chosen entry stays chosen while it is among those that are left.
void ReferencePanel::filter()
{
    const QString chosen = key();
    m_filter->setWords(m_search->text());
    m_list->expandAll();
    const QModelIndex first = firstEntry();
    m_none->setVisible(!first.isValid());
    m_parts->setVisible(first.isValid());
    if (key().isEmpty() || key() != chosen || !m_search->text().isEmpty()) m_list->setCurrentIndex(first);
    if (m_list->currentIndex().isValid()) m_list->scrollTo(m_list->currentIndex());
}

QModelIndex ReferencePanel::firstEntry() const
{
    return m_filter->index(0, 0, m_filter->index(0, 0));
}

void ReferencePanel::showChosen()
{
    const QModelIndex index = m_list->currentIndex();
    const auto text = [&](int role) { return index.data(role).toString(); };
    m_wording->setText(text(Qt::DisplayRole));
    m_help->setText(text(ReferenceModel::helpRole));
    m_example->setPlainText(text(ReferenceModel::exampleRole));
    const QString says = text(ReferenceModel::saysRole);
    m_says->setText(says);
    m_saysTitle->setVisible(!says.isEmpty());
    m_says->setVisible(!says.isEmpty());
    const QString rule = text(ReferenceModel::ruleRole);
    m_rule->setVisible(!rule.isEmpty());
    m_rule->setText(QStringLiteral("<a style=\"color:%1\" href=\"%2\">%3</a>")
                        .arg(m_theme->color(Tone::link).name(), rule.toHtmlEscaped(),
                             tr("Rule %1").arg(rule).toHtmlEscaped()));
    fitExample();
}

/// As high as its lines, the broken ones too: a plain text's layout counts its height in lines.
void ReferencePanel::fitExample()
{
    const qreal lines = m_example->document()->size().height();
    const qreal around = 2 * (m_example->frameWidth() + m_example->document()->documentMargin());
    m_example->setFixedHeight(
        static_cast<int>(std::ceil(lines * m_example->fontMetrics().lineSpacing() + around)));
}

void ReferencePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showChosen();
    }
    QWidget::changeEvent(event);
}

void ReferencePanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const Qt::Orientation wanted = width() >= m_theme->px(wideEnough) ? Qt::Horizontal : Qt::Vertical;
    if (m_parts->orientation() != wanted) m_parts->setOrientation(wanted);
}

/// Up and down in the search field move through the list.
bool ReferencePanel::eventFilter(QObject* watched, QEvent* event)
{
    // The lines are broken anew after the resize.
    if (watched == m_example && event->type() == QEvent::Resize)
        QTimer::singleShot(0, this, &ReferencePanel::fitExample);
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool moves = key->key() == Qt::Key_Up || key->key() == Qt::Key_Down ||
                           key->key() == Qt::Key_PageUp || key->key() == Qt::Key_PageDown;
        if (moves) {
            QKeyEvent copy(key->type(), key->key(), key->modifiers());
            QCoreApplication::sendEvent(m_list, &copy);
            return true;
        }
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) return m_list->setFocus(), true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace fabletop
