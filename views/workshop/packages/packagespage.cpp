// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workshop/packages/packagespage.h"

#include "model/content/files/wholefile.h"
#include "model/match/words/diagnosticwords.h"
#include "model/match/words/spokenname.h"
#include "views/theme/button.h"
#include "views/workshop/packages/packageview.h"
#include "views/workshop/packages/packsheet.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace fabletop {

namespace {

constexpr int listWide = 310;

/// An installed package as it lies on the disk: whole files again, read as strictly as when it came.
std::optional<Package> readInstalled(const InstalledPackage& installed)
{
    ArchiveFiles files;
    const auto take = [&](const std::string& path) {
        QFile file(installed.folder + u'/' + QString::fromStdString(path));
        if (file.open(QIODevice::ReadOnly))
            files[path] = readAtMost(file, static_cast<qsizetype>(roomFor(path)) + 1);
    };
    for (const PackagedFile& file : installed.manifest.contents)
        take(file.path);
    Diagnostics ignored;
    const QByteArray archive = writePackage(installed.manifest, files, installed.manifest.id, ignored);
    return archive.isEmpty() ? std::nullopt : readPackage(archive, installed.manifest.id, ignored);
}

} // namespace

PackagesPage::PackagesPage(std::shared_ptr<const Theme> theme, Language language, const QString& folder,
                           QWidget* parent)
    : Page(parent), m_theme(std::move(theme)), m_folder(folder),
      m_ask([](const QString&, const QList<FileAnswer>&) { return FileAnswer::cancel; }),
      m_askForFile([](const QString&, const QString&) { return QString(); }), m_side(new QWidget(this)),
      m_head(new QLabel(this)), m_list(new QListWidget(this)),
      m_open(new Button(QStringLiteral("plus"), QString(), ButtonRole::plain, this)),
      m_parts(new QStackedWidget(this)), m_view(new PackageView(m_theme, language)),
      m_sheet(new PackSheet(m_theme, language))
{
    build();
    connect(m_open, &Button::clicked, this, &PackagesPage::openByDialog);
    connect(m_view, &PackageView::openRequested, this, &PackagesPage::openByDialog);
    connect(m_list, &QListWidget::currentRowChanged, this, &PackagesPage::showChosen);
    connect(m_list, &QListWidget::itemClicked, this, &PackagesPage::showChosen);
    connect(m_view, &PackageView::installRequested, this, &PackagesPage::install);
    connect(m_view, &PackageView::cancelled, this, &PackagesPage::showChosen);
    connect(m_view, &PackageView::removeRequested, this, &PackagesPage::remove);
    connect(m_sheet, &PackSheet::cancelled, this, &PackagesPage::showChosen);
    connect(m_sheet, &PackSheet::packedTo, this, [this](const QString& path) {
        Q_EMIT informed(tr("Saved as %1").arg(spokenPath(path)));
        showChosen();
    });
    retranslate();
    setTheme(m_theme);
    refresh();
}

void PackagesPage::build()
{
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setWordWrap(true);
    m_parts->addWidget(m_view);
    m_parts->addWidget(m_sheet);
    auto* side = new QVBoxLayout;
    side->setContentsMargins(16, 14, 12, 14);
    side->setSpacing(8);
    side->addWidget(m_head);
    side->addWidget(m_list, 1);
    side->addWidget(m_open);
    m_side->setLayout(side);
    m_side->setFixedWidth(m_theme->px(listWide));
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(0);
    across->addWidget(m_side);
    across->addWidget(m_parts, 1);
}

void PackagesPage::setAskers(FileAsker ask, PathAsker save, OpenAsker open)
{
    m_ask = std::move(ask);
    m_askForFile = open;
    m_sheet->setAskers(std::move(save), std::move(open));
}

void PackagesPage::useDialogs()
{
    setAskers(
        dialogAsker(this),
        [this](const QString& proposal) {
            return askWhereToSave(this, tr("Save the package"), proposal, tr("Packages (*.fabletop)"),
                                  QLatin1String(packageEnding));
        },
        [this](const QString& title, const QString& patterns) {
            return QFileDialog::getOpenFileName(this, title, QString(), patterns);
        });
}

void PackagesPage::setSettings(Settings* settings)
{
    m_sheet->setSettings(settings);
}

bool PackagesPage::packing() const
{
    return m_parts->currentWidget() == m_sheet;
}

void PackagesPage::turnTo(QWidget* part)
{
    m_parts->setCurrentWidget(part);
}

void PackagesPage::openByDialog()
{
    const QString path = m_askForFile(tr("Install a package"), tr("Packages (*.fabletop)"));
    if (!path.isEmpty()) offer(path);
}

bool PackagesPage::offer(const QString& path)
{
    turnTo(m_view);
    Diagnostics diagnostics;
    m_offered = loadPackage(path, diagnostics);
    m_refusing = !m_offered;
    if (!m_offered) {
        m_view->refuse(path, diagnostics);
        return false;
    }
    m_view->offer(path, *m_offered, m_folder.standing(m_offered->manifest),
                  m_folder.find(m_offered->manifest.id), diagnostics);
    return true;
}

bool PackagesPage::pack(const QString& heroPath)
{
    Diagnostics diagnostics;
    if (!m_sheet->begin(heroPath, diagnostics)) {
        Q_EMIT warned(diagnostics.empty() ? QString() : toldWithPlace(diagnostics.front()));
        return false;
    }
    turnTo(m_sheet);
    return true;
}

/// What another person made, or a later revision, is replaced only when asked about.
void PackagesPage::install()
{
    if (!m_offered) return;
    const Package package = *m_offered;
    const Standing standing = m_folder.standing(package.manifest);
    const bool asks = standing == Standing::older || standing == Standing::otherAuthor;
    const QString question = standingWords(standing, package.manifest, m_folder.find(package.manifest.id));
    if (asks && m_ask(question, {FileAnswer::replace, FileAnswer::cancel}) != FileAnswer::replace) return;
    if (const QString why = m_folder.install(package); !why.isEmpty()) return Q_EMIT warned(why);
    m_offered.reset();
    refresh();
    for (std::size_t row = 0; row < m_installed.size(); ++row)
        if (m_installed[row].manifest.id == package.manifest.id) m_list->setCurrentRow(static_cast<int>(row));
    showChosen();
    m_list->setFocus(); // the button that was pressed is gone
    Q_EMIT informed(tr("“%1” is installed: its heroes and battlefields can be chosen for a match.")
                        .arg(spokenName(package.manifest.title)));
    Q_EMIT changed();
}

void PackagesPage::remove()
{
    const auto row = static_cast<std::size_t>(m_list->currentRow());
    if (row >= m_installed.size()) return;
    const PackageManifest manifest = m_installed[row].manifest;
    const QString question =
        tr("“%1” is removed from this computer. Saved matches with it can still be seen.")
            .arg(spokenName(manifest.title));
    if (m_ask(question, {FileAnswer::remove, FileAnswer::cancel}) != FileAnswer::remove) return;
    if (const QString why = m_folder.remove(manifest.id); !why.isEmpty()) return Q_EMIT warned(why);
    refresh();
    showChosen();
    Q_EMIT changed();
}

void PackagesPage::refresh()
{
    const QSignalBlocker quiet(m_list);
    const int row = m_list->currentRow();
    m_folder.repair();
    m_installed = m_folder.installed();
    m_list->clear();
    for (const InstalledPackage& one : m_installed) {
        auto* item = new QListWidgetItem(spokenName(one.manifest.title), m_list);
        item->setToolTip(
            QStringLiteral("<qt>%1</qt>")
                .arg(originWords(one.manifest).toHtmlEscaped())); // a stranger's words are no markup
    }
    m_side->setVisible(!m_installed.empty()); // an empty list says nothing
    m_list->setVisible(!m_installed.empty());
    setFocusProxy(m_installed.empty() ? static_cast<QWidget*>(m_view->openButton()) : m_list);
    m_list->setCurrentRow(std::min(std::max(row, 0), static_cast<int>(m_installed.size()) - 1));
}

void PackagesPage::showChosen()
{
    m_offered.reset();
    m_refusing = false;
    turnTo(m_view);
    const auto row = static_cast<std::size_t>(m_list->currentRow());
    const auto package = row < m_installed.size() ? readInstalled(m_installed[row]) : std::nullopt;
    if (package) return m_view->showInstalled(*package);
    if (row >= m_installed.size()) return m_view->showNothing();
    Package damaged; // its files were touched by another program: it can still be removed
    damaged.manifest = m_installed[row].manifest;
    m_view->showInstalled(damaged);
}

void PackagesPage::showEvent(QShowEvent*)
{
    if (m_offered || m_refusing || packing()) return;
    refresh();
    showChosen();
}

void PackagesPage::retranslate()
{
    m_head->setText(tr("Installed"));
    m_list->setAccessibleName(tr("Installed packages"));
    m_open->setText(tr("Install from a file…"));
}

void PackagesPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void PackagesPage::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    m_head->setFont(m_theme->font(TextRole::section));
    m_list->setFont(m_theme->font(TextRole::body));
    QPalette colours = m_theme->palette();
    colours.setColor(QPalette::Base, m_theme->color(Tone::panel));
    m_list->setPalette(colours);
    update();
}

void PackagesPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::panel));
}

} // namespace fabletop
