// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/panels/propertiespanel.h"

#include "model/match/words/spokenname.h"
#include "views/theme/button.h"
#include "views/theme/flowlayout.h"
#include "views/theme/follow.h"
#include "views/theme/numberfield.h"
#include "views/workshop/panels/beginningfield.h"
#include "views/workshop/panels/zonelist.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int wide = 284;
constexpr int nameAir = 5; ///< between a field and the name of the next

} // namespace

PropertiesPanel::PropertiesPanel(BattlefieldEditor& editor, std::shared_ptr<const Theme> theme,
                                 Language language, QWidget* parent)
    : QScrollArea(parent), m_editor(editor), m_theme(std::move(theme)), m_language(language),
      m_panel(new QWidget), m_title(new QLabel(m_panel))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onLanguageChange(*this, [this](Language other) { setLanguage(other); });
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    build();
    setWidget(m_panel);
    connect(&m_editor, &BattlefieldEditor::changed, this, &PropertiesPanel::renew);
    retranslate();
    setTheme(m_theme);
}

DecimalField* PropertiesPanel::addNumber(double least, double most, double step, int decimals)
{
    auto* box = new DecimalField(m_panel);
    box->setRange(least, most);
    box->setSingleStep(step);
    box->setDecimals(decimals);
    return box;
}

void PropertiesPanel::build()
{
    auto* column = new QVBoxLayout(m_panel);
    column->setSpacing(10);
    column->addWidget(m_title);
    column->addWidget(m_space = buildSpace());
    column->addWidget(m_several = buildSeveral());
    m_text = new QLineEdit(m_panel);
    connect(m_text, &QLineEdit::editingFinished, this, [this] {
        if (m_editor.selectedLabel() >= 0)
            m_editor.report(m_editor.steps().setLabelText(m_editor.selectedLabel(), m_text->text()));
    });
    column->addWidget(m_text);
    column->addWidget(m_field = buildField());
    m_remove = new Button(QStringLiteral("close"), QString(), ButtonRole::plain, m_panel);
    m_remove->setSize(ButtonSize::small);
    connect(m_remove, &Button::clicked, &m_editor, &BattlefieldEditor::removeSelected);
    column->addWidget(m_remove);
    m_zonesHead = new QLabel(m_panel);
    m_editZone = new Button(m_panel);
    m_editZone->setSize(ButtonSize::small);
    auto* zonesHead = new QHBoxLayout; // what changes the chosen zone stands over all of them
    zonesHead->addWidget(m_zonesHead, 1);
    zonesHead->addWidget(m_editZone);
    column->addLayout(zonesHead);
    m_zones = new ZoneList(m_editor, m_theme, m_language, m_panel);
    column->addWidget(m_zones);
    connect(m_zones, &ZoneList::editRequested, this, &PropertiesPanel::editZoneRequested);
    m_newZone = new Button(QStringLiteral("plus"), QString(), ButtonRole::plain, m_panel);
    m_newZone->setSize(ButtonSize::small);
    column->addWidget(m_newZone);
    connect(m_newZone, &Button::clicked, this, [this] {
        if (m_editor.report(m_editor.steps().addZone()))
            m_editor.setBrush(static_cast<int>(m_editor.battlefield().zones.size()) - 1);
    });
    connect(m_editZone, &Button::clicked, this, [this] {
        if (m_editor.brush() >= 0) Q_EMIT editZoneRequested(m_editor.brush());
    });
    m_figures = new QLabel(m_panel);
    m_figures->setWordWrap(true);
    column->addWidget(m_figures);
    column->addStretch(1);
}

QWidget* PropertiesPanel::buildSpace()
{
    auto* part = new QWidget(m_panel);
    auto* grid = new QGridLayout(part);
    grid->setContentsMargins(0, 0, 0, 0);
    m_acrossName = new QLabel(part);
    m_downName = new QLabel(part);
    grid->addWidget(m_acrossName, 0, 0);
    grid->addWidget(m_downName, 0, 1);
    m_across = addNumber(0, 1, 0.005, 4);
    m_down = addNumber(0, 1, 0.005, 4);
    m_across->setMinimumWidth(90);
    m_down->setMinimumWidth(90);
    grid->addWidget(m_across, 1, 0);
    grid->addWidget(m_down, 1, 1);
    const auto place = [this] {
        const Places selected = m_editor.selected();
        if (!m_filling && selected.size() == 1)
            m_editor.report(
                m_editor.steps().placeSpace(selected.front(), {m_across->value(), m_down->value()}));
    };
    connect(m_across, &DecimalField::valueChanged, this, place);
    connect(m_down, &DecimalField::valueChanged, this, place);
    m_startName = new QLabel(part);
    grid->addWidget(m_startName, 2, 0, 1, 2);
    auto* starts = new QHBoxLayout;
    starts->setSpacing(4);
    for (int start = 0; start <= 4; ++start) {
        auto* button = new Button(start == 0 ? QString() : QString::number(start), part);
        button->setSize(ButtonSize::small);
        m_starts[static_cast<std::size_t>(start)] = button;
        starts->addWidget(button, start == 0 ? 2 : 1);
        connect(button, &Button::clicked, this, [this, start] {
            const Places selected = m_editor.selected();
            if (selected.size() == 1) m_editor.report(m_editor.steps().setStart(selected.front(), start));
        });
    }
    grid->addLayout(starts, 3, 0, 1, 2);
    m_passage = new QCheckBox(part);
    connect(m_passage, &QCheckBox::clicked, this, [this](bool on) {
        m_editor.report(m_editor.steps().setPassage(m_editor.selected(), on, m_editor.symmetry()));
    });
    grid->addWidget(m_passage, 4, 0, 1, 2);
    return part;
}

QWidget* PropertiesPanel::buildSeveral()
{
    auto* part = new QWidget(m_panel);
    auto* flow = new FlowLayout(6, part);
    const auto add = [&](auto act) {
        auto* button = new Button(part);
        button->setSize(ButtonSize::small);
        connect(button, &Button::clicked, this, act);
        flow->addWidget(button);
        m_arrange.push_back(button);
    };
    for (Alignment alignment : {Alignment::left, Alignment::centre, Alignment::right, Alignment::top,
                                Alignment::middle, Alignment::bottom})
        add([this, alignment] { m_editor.align(alignment); });
    add([this] { m_editor.distribute(Qt::Horizontal); });
    add([this] { m_editor.distribute(Qt::Vertical); });
    add([this] { m_editor.report(m_editor.steps().snap(m_editor.selected(), BattlefieldEditor::gridStep)); });
    add([this] { m_editor.mirrorSelected(Symmetry::leftRight); });
    add([this] { m_editor.mirrorSelected(Symmetry::topBottom); });
    add([this] { m_editor.mirrorSelected(Symmetry::halfTurn); });
    add([this] {
        const Places two = m_editor.selected();
        if (two.size() != 2) return m_editor.refuse(tr("Select two spaces"));
        m_editor.report(m_editor.steps().toggleLine(two[0], two[1], m_editor.symmetry()));
    });
    return part;
}

BeginningField* PropertiesPanel::addWord(BattlefieldEditor& editor,
                                         EditRefusal (BattlefieldSteps::*set)(const QString&))
{
    auto* field = new BeginningField(m_panel);
    connect(field, &QLineEdit::editingFinished, this, [this, field, &editor, set] {
        if (field->isModified()) editor.report((editor.steps().*set)(field->text()));
        field->setModified(false);
        renew();
    });
    return field;
}

QWidget* PropertiesPanel::buildField()
{
    auto* part = new QWidget(m_panel);
    auto* grid = new QGridLayout(part);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    for (const int column : {0, 1})
        grid->setColumnStretch(column, 1);
    m_name = new BeginningField(part);
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        if (m_name->isModified()) m_editor.report(m_editor.steps().setName(m_language, m_name->text()));
        m_name->setModified(false);
        renew();
    });
    m_id = addWord(m_editor, &BattlefieldSteps::setId);
    m_author = addWord(m_editor, &BattlefieldSteps::setAuthor);
    m_license = addWord(m_editor, &BattlefieldSteps::setLicense);
    m_aspect = addNumber(0.25, 4, 0.05, 3);
    m_radius = addNumber(0, 0.08, 0.001, 4);
    connect(m_aspect, &DecimalField::valueChanged, this, [this](double aspect) {
        if (!m_filling) m_editor.report(m_editor.steps().setAspect(aspect));
    });
    connect(m_radius, &DecimalField::valueChanged, this, [this](double radius) {
        if (!m_filling) m_editor.report(m_editor.steps().setRadius(radius > 0 ? std::max(0.01, radius) : 0));
    });
    m_picture = {addNumber(-1, 1, 0.01, 3), addNumber(-1, 1, 0.01, 3), addNumber(0.05, 4, 0.05, 3)};
    for (DecimalField* box : m_picture)
        connect(box, &DecimalField::valueChanged, this, &PropertiesPanel::placePicture);
    addField(*grid, m_name, 2);
    for (QWidget* field : {static_cast<QWidget*>(m_id), static_cast<QWidget*>(m_author),
                           static_cast<QWidget*>(m_license), static_cast<QWidget*>(m_aspect),
                           static_cast<QWidget*>(m_radius), static_cast<QWidget*>(m_picture[0]),
                           static_cast<QWidget*>(m_picture[1]), static_cast<QWidget*>(m_picture[2])})
        addField(*grid, field, 1);
    return part;
}

/// Names stand over their fields: beside them neither has room for what is in it.
void PropertiesPanel::addField(QGridLayout& grid, QWidget* field, int columns)
{
    auto* name = new QLabel(field->parentWidget());
    name->setWordWrap(true);
    name->setBuddy(field);
    name->setContentsMargins(0, nameAir, 0, 0); // it goes with what is below it
    const int place = m_fields.empty() ? 0 : static_cast<int>(m_fields.size()) + 1; // the first takes two
    const int row = place / 2 * 2;
    grid.addWidget(name, row, place % 2, 1, columns, Qt::AlignBottom);
    grid.addWidget(field, row + 1, place % 2, 1, columns);
    m_fieldNames.push_back(name);
    m_fields.push_back(field);
}

// -- showing

void PropertiesPanel::renew()
{
    const Places selected = m_editor.selected();
    const bool one = selected.size() == 1;
    const bool label = m_editor.selectedLabel() >= 0;
    m_filling = true;
    m_space->setVisible(one);
    m_several->setVisible(selected.size() > 1);
    m_text->setVisible(label);
    m_field->setVisible(selected.empty() && !label);
    m_remove->setVisible(!selected.empty() || label || m_editor.selectedLine() >= 0);
    m_title->setText(
        one ? tr("Space %1")
                  .arg(spokenName(
                      m_editor.battlefield().spaces[static_cast<std::size_t>(selected.front())].id))
        : !selected.empty() ? tr("%n space(s)", nullptr, static_cast<int>(selected.size()))
        : label             ? tr("Label")
                            : tr("Battlefield"));
    if (one) fillSpace(selected.front());
    if (label && !m_text->hasFocus())
        m_text->setText(QString::fromStdString(
            m_editor.battlefield().labels[static_cast<std::size_t>(m_editor.selectedLabel())].text));
    if (selected.empty()) fillField();
    m_editZone->setReason(m_editor.brush() >= 0 ? QString() : tr("There is no zone yet"));
    m_figures->setText(one ? figuresOfSpace(selected.front()) : QString());
    m_figures->setVisible(one);
    m_filling = false;
}

void PropertiesPanel::placePicture()
{
    if (m_filling) return;
    Backdrop backdrop = m_editor.battlefield().backdrop;
    backdrop.x = m_picture[0]->value();
    backdrop.y = m_picture[1]->value();
    backdrop.width = m_picture[2]->value();
    m_editor.report(m_editor.steps().placeBackdrop(backdrop));
}

void PropertiesPanel::fillSpace(int place)
{
    const Space& space = m_editor.battlefield().spaces[static_cast<std::size_t>(place)];
    m_across->setValue(space.x);
    m_down->setValue(space.y);
    for (int start = 0; start <= 4; ++start)
        m_starts[static_cast<std::size_t>(start)]->setRole(space.start == start ? ButtonRole::on
                                                                                : ButtonRole::plain);
    m_passage->setChecked(space.passage);
}

void PropertiesPanel::fillField()
{
    const Battlefield& field = m_editor.battlefield();
    const auto show = [](BeginningField* line, const std::string& text) {
        line->showText(QString::fromStdString(text));
    };
    show(m_name, field.name.text(m_language));
    show(m_id, field.id);
    show(m_author, field.author);
    show(m_license, field.license);
    m_aspect->setValue(field.aspect);
    m_radius->setValue(field.radius);
    const double picture[] = {field.backdrop.x, field.backdrop.y, field.backdrop.width};
    for (std::size_t place = 0; place < m_picture.size(); ++place) {
        m_picture[place]->setValue(picture[place]);
        m_picture[place]->setEnabled(!field.backdrop.file.empty());
    }
}

QString PropertiesPanel::figuresOfSpace(int place) const
{
    const BattlefieldFigures& figures = m_editor.figures();
    const auto space = static_cast<std::size_t>(place);
    const int others = std::max(1, static_cast<int>(m_editor.battlefield().spaces.size()) - 1);
    const int seen = static_cast<int>(std::lround(figures.exposure[space] * others));
    return tr("Three steps or fewer from here: %1 of %2 spaces").arg(figures.reach[space]).arg(others) +
           u'\n' + tr("In range of a ranged attack from %1 of %2 spaces").arg(seen).arg(others) + u'\n' +
           tr("Shortest paths through here: %1%").arg(std::lround(figures.choke[space] * 100));
}

/// As wide as there is room: long names wrap instead of pushing the fields out of sight. The room is the same
/// with a scroll bar and without: else what wraps because of the bar would be why there is one.
void PropertiesPanel::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    const bool bar = viewport()->width() < width();
    m_panel->layout()->setContentsMargins(18, 14, bar ? 4 : 4 + verticalScrollBar()->sizeHint().width(), 14);
    m_panel->setMaximumWidth(viewport()->width());
}

void PropertiesPanel::retranslate()
{
    m_acrossName->setText(tr("X"));
    m_downName->setText(tr("Y"));
    m_across->setAccessibleName(tr("X"));
    m_down->setAccessibleName(tr("Y"));
    m_startName->setText(tr("Start"));
    m_starts[0]->setText(tr("none"));
    m_passage->setText(tr("Secret passage opens here"));
    const QString arrange[] = {tr("Align left"),
                               tr("Centre"),
                               tr("Align right"),
                               tr("Align top"),
                               tr("Middle"),
                               tr("Align bottom"),
                               tr("Spread across"),
                               tr("Spread down"),
                               tr("Snap to the grid"),
                               tr("Mirror left to right"),
                               tr("Mirror top to bottom"),
                               tr("Rotate 180°"),
                               tr("Connect or disconnect")};
    for (std::size_t place = 0; place < m_arrange.size(); ++place)
        m_arrange[place]->setText(arrange[place]);
    m_text->setAccessibleName(tr("Label"));
    const QString names[] = {tr("Name"),
                             tr("Id"),
                             tr("Author"),
                             tr("License"),
                             tr("Width by height"),
                             tr("Size of spaces"),
                             tr("Picture across"),
                             tr("Picture down"),
                             tr("Picture width")};
    for (std::size_t place = 0; place < m_fields.size(); ++place) {
        m_fieldNames[place]->setText(names[place]);
        m_fields[place]->setAccessibleName(names[place]);
    }
    m_radius->setSpecialValueText(tr("Maximum"));
    m_zonesHead->setText(tr("Zones"));
    m_remove->setText(tr("Delete"));
    m_newZone->setText(tr("New zone"));
    m_editZone->setText(tr("Change…"));
    renew();
}

void PropertiesPanel::setLanguage(Language language)
{
    m_language = language;
    retranslate();
}

void PropertiesPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QScrollArea::changeEvent(event);
}

void PropertiesPanel::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    QPalette colours = m_theme->palette();
    colours.setColor(QPalette::Window, m_theme->color(Tone::panel));
    setPalette(colours);
    m_panel->setPalette(colours);
    m_panel->setAutoFillBackground(true);
    m_title->setFont(m_theme->font(TextRole::panelTitle));
    m_zonesHead->setFont(m_theme->font(TextRole::section));
    m_figures->setFont(m_theme->font(TextRole::body));
    for (QLabel* name : {m_acrossName, m_downName, m_startName})
        name->setFont(m_theme->font(TextRole::second));
    for (QLabel* name : m_fieldNames)
        name->setFont(m_theme->font(TextRole::second));
    for (QWidget* field : m_fields) // lines and numbers beside each other are level
        field->setMinimumHeight(m_radius->sizeHint().height());
    for (Button* button : {m_newZone, m_editZone})
        button->setFont(m_theme->font(TextRole::body));
    for (Button* button : m_arrange)
        button->setFont(m_theme->font(TextRole::body));
    setFixedWidth(m_theme->px(wide));
    renew();
}

} // namespace fabletop
