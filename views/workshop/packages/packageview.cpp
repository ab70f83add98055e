// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/packages/packageview.h"

#include "model/match/words/spokenname.h"
#include "views/theme/button.h"
#include "views/theme/emptystate.h"
#include "views/theme/follow.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

namespace fabletop {

namespace {

constexpr int rowsMargin = 14;
constexpr std::size_t mostReasons = 20; ///< whoever mends these sees the next

/// A stranger's words are shown as they are, never read as markup.
QLabel* plainLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

PackageView::PackageView(std::shared_ptr<const Theme> theme, Language language, QWidget* parent)
    : QWidget(parent), m_theme(std::move(theme)), m_language(language), m_title(plainLabel(this)),
      m_origin(plainLabel(this)), m_note(plainLabel(this)), m_scroll(new QScrollArea(this)),
      m_ground(new QWidget), m_nothing(new EmptyState(m_theme, this)),
      m_install(new Button(QStringLiteral("check"), QString(), ButtonRole::primary, this)),
      m_cancel(new Button(this)),
      m_remove(new Button(QStringLiteral("close"), QString(), ButtonRole::harm, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    onLanguageChange(*this, [this](Language other) { setLanguage(other); });
    build();
    m_nothing->setSign(QStringLiteral("deck"));
    connect(m_nothing->actButton(), &Button::clicked, this, &PackageView::openRequested);
    connect(m_install, &Button::clicked, this, &PackageView::installRequested);
    connect(m_cancel, &Button::clicked, this, &PackageView::cancelled);
    connect(m_remove, &Button::clicked, this, &PackageView::removeRequested);
    renew();
}

void PackageView::build()
{
    m_rows = new QVBoxLayout(m_ground);
    m_rows->setContentsMargins(16, rowsMargin, 16, rowsMargin);
    m_rows->setSpacing(14);
    m_scroll->setWidget(m_ground);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_ground->setAutoFillBackground(false);
    m_note->setContentsMargins(14, 9, 12, 9);
    m_note->setAutoFillBackground(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_remove);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_install);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(28, 20, 24, 18);
    column->setSpacing(8);
    column->addWidget(m_nothing, 1);
    column->addWidget(m_title);
    column->addWidget(m_origin);
    column->addWidget(m_note);
    column->addSpacing(6);
    column->addWidget(m_scroll, 1);
    column->addLayout(buttons);
}

void PackageView::offer(const QString& path, const Package& package, Standing standing,
                        const std::optional<InstalledPackage>& there, const Diagnostics& remarks)
{
    m_shown = Shown::offered;
    m_path = path;
    m_package = package;
    m_standing = standing;
    m_there = there;
    keepRemarks(remarks, Severity::warning);
    renew();
    m_install->setFocus();
}

void PackageView::refuse(const QString& path, const Diagnostics& reasons)
{
    m_shown = Shown::refused;
    m_path = path;
    keepRemarks(reasons, Severity::error);
    renew();
    m_cancel->setFocus();
}

void PackageView::keepRemarks(const Diagnostics& all, Severity severity)
{
    m_remarks.clear();
    for (const Diagnostic& one : all)
        if (one.severity == severity && m_remarks.size() < mostReasons) m_remarks.push_back(one);
}

void PackageView::showInstalled(const Package& package)
{
    m_shown = Shown::installed;
    m_package = package;
    renew();
}

void PackageView::showNothing()
{
    m_shown = Shown::nothing;
    renew();
}

void PackageView::clearRows()
{
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

void PackageView::addRow(const ContentRow& row)
{
    auto* line = new QWidget(m_ground);
    auto* picture = new QLabel(line);
    picture->setPixmap(row.picture);
    picture->setFixedSize(row.picture.deviceIndependentSize().toSize());
    auto* name = plainLabel(line);
    name->setText(row.name);
    name->setFont(m_theme->font(TextRole::section));
    auto* text = plainLabel(line);
    text->setText(row.text);
    text->setFont(m_theme->font(TextRole::body));
    QPalette faint = m_theme->palette();
    faint.setColor(QPalette::WindowText, m_theme->color(Tone::ink2));
    text->setPalette(faint);
    auto* words = new QVBoxLayout;
    words->setSpacing(1);
    words->addWidget(name);
    words->addWidget(text);
    auto* across = new QHBoxLayout(line);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(14);
    across->addWidget(picture);
    across->addLayout(words, 1);
    m_rows->addWidget(line);
    line->show(); // a layout shows what is new only where its ground was in sight already
}

void PackageView::addRemark(const Diagnostic& remark)
{
    const bool error = remark.severity == Severity::error;
    auto* line = new QWidget(m_ground);
    auto* icon = new QLabel(line);
    icon->setPixmap(m_theme->art().iconPixmap(error ? QStringLiteral("error") : QStringLiteral("warning"),
                                              m_theme->color(error ? Tone::harm : Tone::warn), 16,
                                              devicePixelRatioF()));
    auto* text = plainLabel(line);
    text->setText(reasonWords(remark, m_path));
    text->setFont(m_theme->font(TextRole::body));
    auto* across = new QHBoxLayout(line);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(10);
    across->addWidget(icon, 0, Qt::AlignTop);
    across->addWidget(text, 1);
    m_rows->addWidget(line);
    line->show(); // a layout shows what is new only where its ground was in sight already
}

void PackageView::renew()
{
    clearRows();
    const bool package = m_shown == Shown::offered || m_shown == Shown::installed;
    m_title->setFont(m_theme->font(TextRole::pageTitle));
    m_origin->setFont(m_theme->font(TextRole::body));
    QPalette faint = m_theme->palette();
    faint.setColor(QPalette::WindowText, m_theme->color(Tone::ink2));
    m_origin->setPalette(faint);
    m_title->setText(package ? spokenName(m_package.manifest.title)
                             : tr("Can’t install %1").arg(spokenFile(m_path)));
    m_origin->setText(
        package ? originWords(m_package.manifest)
                : tr("Nothing of it was written anywhere. Whoever made it finds here what to mend:"));
    renewNothing();
    if (m_shown == Shown::offered || m_shown == Shown::refused)
        for (const Diagnostic& remark : m_remarks)
            addRemark(remark);
    if (package)
        for (const ContentRow& row : contentRows(m_package, *m_theme, m_language, devicePixelRatioF()))
            addRow(row);
    m_rows->addStretch(1);
    renewNote();
    renewButtons();
    update();
}

/// Where nothing is installed and nothing offered: what packages are, in the middle.
void PackageView::renewNothing()
{
    const bool nothing = m_shown == Shown::nothing;
    m_nothing->setVisible(nothing);
    for (QWidget* part :
         {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_origin), static_cast<QWidget*>(m_scroll)})
        part->setVisible(!nothing);
    m_nothing->setWords(
        tr("Packages of friends"),
        tr("A package is one file with heroes, battlefields and pictures. Drop it on the window, or "
           "install it from a file. To make one, open a hero and choose “Pack as a file for "
           "friends…”."),
        tr("Install from a file…"));
}

void PackageView::renewNote()
{
    const QString words =
        m_shown == Shown::offered ? standingWords(m_standing, m_package.manifest, m_there) : QString();
    m_note->setVisible(!words.isEmpty());
    m_note->setText(words);
    m_note->setFont(m_theme->font(TextRole::body));
    QPalette wash = m_theme->palette();
    const bool asks = m_standing == Standing::older || m_standing == Standing::otherAuthor;
    wash.setColor(QPalette::Window, m_theme->color(asks ? Tone::warnWash : Tone::accentWash));
    wash.setColor(QPalette::WindowText, m_theme->color(Tone::ink));
    m_note->setPalette(wash);
}

void PackageView::renewButtons()
{
    m_install->setVisible(m_shown == Shown::offered);
    m_cancel->setVisible(m_shown == Shown::offered || m_shown == Shown::refused);
    m_remove->setVisible(m_shown == Shown::installed);
    const bool replaces = m_standing != Standing::fresh && m_standing != Standing::same;
    m_install->setText(replaces ? tr("Install and replace") : tr("Install"));
    m_install->setReason(m_standing == Standing::same ? tr("It is installed already") : QString());
    m_cancel->setText(m_shown == Shown::refused ? tr("Close") : tr("Cancel"));
    m_remove->setText(tr("Remove"));
}

Button* PackageView::openButton() const
{
    return m_nothing->actButton();
}

QStringList PackageView::words() const
{
    if (m_shown == Shown::nothing) return {m_nothing->title(), m_nothing->sentence()};
    QStringList all{m_title->text(), m_origin->text()};
    if (!m_note->isHidden()) all << m_note->text();
    for (const QLabel* label : m_ground->findChildren<QLabel*>())
        if (!label->text().isEmpty()) all << label->text();
    return all;
}

void PackageView::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    renew();
}

void PackageView::setLanguage(Language language)
{
    m_language = language;
    renew();
}

void PackageView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) renew();
    QWidget::changeEvent(event);
}

void PackageView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
    if (m_scroll->isHidden()) return;
    // Its contents lie on a sheet, no higher than they are.
    const QRect area = m_scroll->geometry();
    const int high = std::min(area.height(), m_ground->childrenRect().bottom() + 1 + rowsMargin);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme->color(Tone::hair), 1.4));
    painter.setBrush(m_theme->color(Tone::panel));
    painter.drawRoundedRect(QRectF(area.x(), area.y(), area.width(), high).adjusted(1, 1, -1, -1), 6, 6);
}

} // namespace fabletop
