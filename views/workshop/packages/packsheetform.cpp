// SPDX-License-Identifier: GPL-3.0-or-later
// The form of a PackSheet: its fields, and a row for each file and picture that goes along.

#include "model/content/packages/limits.h"
#include "model/match/words/spokenname.h"
#include "views/theme/button.h"
#include "views/theme/numberfield.h"
#include "views/workshop/packages/packsheet.h"

#include <QComboBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace fabletop {

namespace {

constexpr int rowsOfFields = 6;

/// So that tests and assistive programs find a row's button by what it is for.
QString pictureName(const QString& id)
{
    return QStringLiteral("picture-") + id;
}
QString leaveOutName(int file)
{
    return QStringLiteral("leave-out-%1").arg(file);
}

} // namespace

void PackSheet::build()
{
    buildFields();
    auto* column = new QVBoxLayout(m_form);
    column->setContentsMargins(28, 20, 24, 16);
    column->setSpacing(8);
    column->addWidget(m_head);
    column->addSpacing(4);
    column->addLayout(m_grid);
    column->addSpacing(14);
    column->addWidget(m_alongHead);
    m_along = new QVBoxLayout;
    m_along->setSpacing(6);
    column->addLayout(m_along);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    column->addStretch(1);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(m_form);
    m_problems->setTextFormat(Qt::PlainText);
    m_problems->setWordWrap(true);
    m_problems->setAutoFillBackground(true);
    m_problems->setContentsMargins(14, 9, 12, 9);
    m_problems->hide();
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(28, 0, 24, 18);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_pack);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(m_scroll, 1);
    page->addWidget(m_problems);
    page->addLayout(buttons);
}

void PackSheet::buildFields()
{
    m_grid = new QGridLayout;
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(8);
    m_grid->setColumnStretch(1, 1);
    for (int row = 0; row < rowsOfFields; ++row)
        m_labels.push_back(new QLabel(m_form));
    m_title->setMaxLength(packagelimits::textLength);
    m_id->setMaxLength(packagelimits::textLength);
    m_author->setMaxLength(packagelimits::textLength);
    m_ownLicense->setMaxLength(packagelimits::licenseLength);
    m_revision->setRange(1, highestRevision);
    QWidget* const fields[rowsOfFields] = {m_title, m_id, m_author, m_license, m_ownLicense, m_revision};
    for (int row = 0; row < rowsOfFields; ++row)
        addField(row, m_labels[static_cast<std::size_t>(row)], fields[row]);
    m_revision->setMaximumWidth(m_theme->px(110));
}

void PackSheet::addField(int row, QLabel* label, QWidget* field)
{
    label->setBuddy(field);
    m_grid->addWidget(label, row, 0);
    m_grid->addWidget(field, row, 1);
}

/// The same choices in another language; what was chosen stays.
void PackSheet::buildLicenses()
{
    const QSignalBlocker quiet(m_license);
    const int chosen = std::max(m_license->currentIndex(), 0);
    m_license->clear();
    m_license->addItem(tr("CC BY 4.0: everybody may use and change it, and names you"));
    m_license->addItem(tr("CC BY-SA 4.0: the same, and what comes of it is as free"));
    m_license->addItem(tr("CC0 1.0: everybody may do anything with it"));
    m_license->addItem(tr("In your own words"));
    m_license->setCurrentIndex(chosen);
}

void PackSheet::retranslate()
{
    m_head->setText(tr("Pack as a file for friends"));
    const QStringList names{tr("Title"),   tr("Short name"), tr("Author"),
                            tr("License"), QString(),        tr("Revision")};
    for (int row = 0; row < rowsOfFields; ++row)
        m_labels[static_cast<std::size_t>(row)]->setText(names[row]);
    m_title->setAccessibleName(names[0]);
    m_id->setAccessibleName(names[1]);
    m_id->setToolTip(
        tr("Packages of the same short name replace each other: keep it when you hand out a better one"));
    m_author->setAccessibleName(names[2]);
    m_license->setAccessibleName(names[3]);
    m_ownLicense->setAccessibleName(tr("License in your own words"));
    m_ownLicense->setPlaceholderText(tr("What others may do with it"));
    m_revision->setAccessibleName(names[5]);
    m_revision->setToolTip(tr("A number more each time you hand it out"));
    m_alongHead->setText(tr("Contents"));
    m_add->setText(tr("Add a battlefield, a rule set or another hero…"));
    m_cancel->setText(tr("Cancel"));
    m_pack->setText(tr("Save the package…"));
    buildLicenses();
    renewFiles();
    renewState();
}

void PackSheet::renewFiles()
{
    while (QLayoutItem* item = m_along->takeAt(0)) {
        if (item->widget()) item->widget()->deleteLater(); // the button of such a row may be what was clicked
        if (item->widget()) item->widget()->hide();
        if (item->widget()) item->widget()->setParent(nullptr);
        delete item;
    }
    if (!m_hero) return;
    for (int place = 0; place < m_files.size(); ++place)
        addFileRow(place);
    for (const auto& [file, picture] : m_hero->pictures)
        addNamedPicture(QString::fromStdString(file));
    for (const std::string& id : pictureIds(*m_hero))
        addPictureRow(QString::fromStdString(id), nameOf(QString::fromStdString(id)));
}

void PackSheet::addFileRow(int place)
{
    auto* row = new QWidget(m_form);
    auto* name = new QLabel(QFileInfo(m_files[place]).fileName(), row);
    name->setTextFormat(Qt::PlainText);
    name->setFont(m_theme->font(TextRole::body));
    auto* across = new QHBoxLayout(row);
    across->setContentsMargins(0, 0, 0, 0);
    across->addWidget(name, 1);
    if (place > 0) { // the hero itself stays
        auto* out = new Button(QStringLiteral("minus"), tr("Remove"), ButtonRole::plain, row);
        out->setObjectName(leaveOutName(place));
        out->setSize(ButtonSize::small);
        out->setAccessibleName(tr("Leave %1 out").arg(name->text()));
        connect(out, &Button::clicked, this, [this, place] {
            m_files.removeAt(place);
            renewFiles();
            m_add->setFocus();
        });
        across->addWidget(out);
    }
    m_along->addWidget(row);
}

/// A picture that the hero names comes along whether one wants it or not; here one sees that it does.
void PackSheet::addNamedPicture(const QString& file)
{
    auto* words = new QLabel(tr("%1: comes with the hero").arg(spokenFile(file)), m_form);
    words->setTextFormat(Qt::PlainText);
    words->setFont(m_theme->font(TextRole::body));
    m_along->addWidget(words);
}

void PackSheet::addPictureRow(const QString& id, const QString& name)
{
    auto* row = new QWidget(m_form);
    const QString file = m_pictures.value(id);
    auto* words = new QLabel(file.isEmpty() ? tr("Picture of %1: none").arg(name)
                                            : tr("Picture of %1: %2").arg(name, spokenFile(file)),
                             row);
    words->setTextFormat(Qt::PlainText);
    words->setFont(m_theme->font(TextRole::body));
    auto* choose = new Button(file.isEmpty() ? QStringLiteral("image") : QStringLiteral("minus"),
                              file.isEmpty() ? tr("Choose…") : tr("Remove"), ButtonRole::plain, row);
    choose->setObjectName(pictureName(id));
    choose->setSize(ButtonSize::small);
    choose->setAccessibleName(tr("Picture of %1").arg(name));
    connect(choose, &Button::clicked, this, [this, id] { choosePicture(id); });
    auto* across = new QHBoxLayout(row);
    across->setContentsMargins(0, 0, 0, 0);
    across->addWidget(words, 1);
    across->addWidget(choose);
    m_along->addWidget(row);
}

Button* PackSheet::pictureButton(const QString& id) const
{
    return m_form->findChild<Button*>(pictureName(id));
}

Button* PackSheet::leaveOutButton(int file) const
{
    return m_form->findChild<Button*>(leaveOutName(file));
}

} // namespace fabletop
