// The menu row of a MainWindow and its menus.

#include "app/window/mainwindow.h"
#include "views/battlefield/battlefieldview.h"
#include "views/pages/start/newmatchpage.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/table/tablepage.h"
#include "views/theme/button.h"
#include "views/workshop/workshophub.h"

#include <QActionGroup>
#include <QApplication>
#include <QBoxLayout>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPainter>
#include <QStackedWidget>
#include <array>

namespace fabletop {

namespace {

/// Code and own name of every language.
std::vector<std::pair<QString, QString>> languages()
{
    return {{QStringLiteral("en"), QStringLiteral("English")},
            {QStringLiteral("es"), QStringLiteral("Español")},
            {QStringLiteral("fr"), QStringLiteral("Français")},
            {QStringLiteral("pt"), QStringLiteral("Português")}};
}

/// The row under which everything stands: painted in panel with a rule at its foot.
class MenuRow final : public QWidget {
public:
    explicit MenuRow(std::shared_ptr<const Theme> theme) : m_theme(std::move(theme)) {}

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), m_theme->color(Tone::panel));
        painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme->color(Tone::hair));
    }

private:
    std::shared_ptr<const Theme> m_theme;
};

} // namespace

void MainWindow::buildMenus()
{
    setMenuWidget(buildMenuRow());
    refreshTitle();
}

QWidget* MainWindow::buildMenuRow()
{
    m_menuRow = new MenuRow(m_theme);
    auto* row = new QHBoxLayout(m_menuRow);
    row->setContentsMargins(12, 0, 12, 1);
    row->setSpacing(6);
    auto* home = new Button(QString(), m_menuRow);
    home->setRole(ButtonRole::quiet);
    home->setIcon(m_theme->art().appIcon());
    home->setIconSize(QSize(22, 22));
    home->setAccessibleName(tr("Welcome page"));
    home->setFixedSize(34, 30);
    connect(home, &Button::clicked, this, &MainWindow::showWelcome);
    m_menus = new QMenuBar(m_menuRow);
    m_menus->setNativeMenuBar(false);
    m_menus->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    fillMatchMenu(*m_menus);
    fillViewMenu(*m_menus);
    fillGoMenu(*m_menus);
    fillHelpMenu(*m_menus);
    m_title = new QLabel(m_menuRow);
    m_title->setAlignment(Qt::AlignCenter);
    m_title->setFont(m_theme->serifFont(m_theme->body() * 1.3));
    m_turn = new QLabel(m_menuRow);
    m_turn->setFont(m_theme->font(TextRole::second));
    m_turn->setMinimumWidth(120);
    m_turn->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(home);
    row->addWidget(m_menus, 0, Qt::AlignVCenter);
    row->addWidget(m_title, 1);
    row->addWidget(m_turn);
    addZoom(*row);
    row->addWidget(languageBox());
    m_menuRow->setFixedHeight(m_theme->px(34));
    return m_menuRow;
}

/// The board under the pointer is enlarged by the wheel; these do it for whoever has none.
void MainWindow::addZoom(QBoxLayout& row)
{
    m_zoom.clear();
    const auto add = [&](const char* icon, const QString& name, void (BattlefieldView::*act)(), int step) {
        auto* button = new Button(QLatin1String(icon), QString(), ButtonRole::quiet, m_menuRow);
        button->setFixedSize(30, 28);
        button->setAccessibleName(name);
        button->setToolTip(name);
        button->setFocusPolicy(Qt::NoFocus);
        m_zoom.push_back(button);
        connect(button, &Button::clicked, this, [this, act, step] {
            if (m_workshop && m_pages->currentWidget() == m_workshop) return m_workshop->battlefields()->zoom(step);
            BattlefieldView* board = m_pages->currentWidget() == m_replay ? m_replay->board() : m_table->board();
            (board->*act)();
        });
        row.addWidget(button);
    };
    add("minus", tr("Zoom out"), &BattlefieldView::zoomOut, -1);
    add("fit", tr("Fit"), &BattlefieldView::fit, 0);
    add("plus", tr("Zoom in"), &BattlefieldView::zoomIn, 1);
}

QComboBox* MainWindow::languageBox()
{
    auto* box = new QComboBox(m_menuRow);
    box->setAccessibleName(tr("Language"));
    for (const auto& [code, name] : languages())
        box->addItem(name, code);
    const QString now = QString::fromUtf8(languageCodes[static_cast<std::size_t>(m_language)].data());
    box->setCurrentIndex(box->findData(now));
    box->setFixedHeight(std::min(m_theme->px(26), m_theme->px(34) - 6));
    connect(box, &QComboBox::activated, this, [this, box] { Q_EMIT languageWanted(box->currentData().toString()); });
    return box;
}

void MainWindow::fillMatchMenu(QMenuBar& bar)
{
    QMenu* menu = bar.addMenu(tr("&Match"));
    menu->addAction(tr("&New match…"), QKeySequence::New, this, &MainWindow::showNewMatch);
    menu->addAction(tr("&Open…"), QKeySequence::Open, this, &MainWindow::chooseFile);
    menu->addAction(tr("&Save a copy as…"), QKeySequence::SaveAs, this, [this] {
        if (m_workshop && m_pages->currentWidget() == m_workshop) return void(m_workshop->battlefields()->files().saveAs());
        if (!m_match) return;
        const QString path =
            QFileDialog::getSaveFileName(this, tr("Save a copy"), m_match->path(), tr("Matches (*.match)"));
        if (!path.isEmpty()) m_match->saveElsewhere(path);
    });
    menu->addSeparator();
    menu->addAction(tr("&Take back"), QKeySequence::Undo, this, [this] { takeBack(); });
    menu->addAction(tr("Move no&w"), this, [this] { m_table->desk().moveNow(); });
    menu->addAction(tr("&Resign…"), this, &MainWindow::onResign);
    menu->addSeparator();
    menu->addAction(tr("&Leave the table"), this, &MainWindow::leave);
    menu->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);
}

void MainWindow::fillViewMenu(QMenuBar& bar)
{
    QMenu* menu = bar.addMenu(tr("&View"));
    BattlefieldView* board = m_table->board();
    menu->addAction(tr("Zoom &in"), QKeySequence::ZoomIn, board, &BattlefieldView::zoomIn);
    menu->addAction(tr("Zoom &out"), QKeySequence::ZoomOut, board, &BattlefieldView::zoomOut);
    menu->addAction(tr("&Fit"), QKeySequence(tr("Ctrl+0")), board, &BattlefieldView::fit);
    menu->addSeparator();
    fillBoardMenu(*menu);
    menu->addSeparator();
    const auto group = [&](const QString& title, const auto& choices, auto current, auto pick) {
        QMenu* part = menu->addMenu(title);
        auto* radio = new QActionGroup(part);
        for (const auto& [value, name] : choices) {
            QAction* action = part->addAction(name);
            action->setCheckable(true);
            action->setChecked(value == current);
            radio->addAction(action);
            connect(action, &QAction::triggered, this, [pick, chosen = value] { pick(chosen); });
        }
    };
    using Named = std::pair<double, QString>;
    using Spelled = std::pair<QString, QString>;
    const std::vector<Named> speeds{
        {0.0, tr("Off")}, {0.5, tr("Half")}, {1.0, tr("Normal")}, {2.0, tr("Double")}, {4.0, tr("Fourfold")}};
    group(tr("&Motion"), speeds, m_settings.speed(), [this](double speed) { m_table->setSpeed(speed); });
    const std::vector<Spelled> docks{{QStringLiteral("below"), tr("Below the hand")},
                                     {QStringLiteral("beside"), tr("At the right")},
                                     {QStringLiteral("hidden"), tr("Hidden")}};
    group(tr("T&imeline"), docks, m_settings.value(QStringLiteral("look/timeline"), QStringLiteral("below")).toString(),
          [this](const QString& dock) {
              m_settings.setValue(QStringLiteral("look/timeline"), dock);
              applyBoardOptions();
          });
    const std::vector<Spelled> palettes{{QStringLiteral("desktop"), tr("As the desktop")},
                                        {QStringLiteral("light"), tr("Light")},
                                        {QStringLiteral("dark"), tr("Dark")}};
    group(tr("&Palette"), palettes, m_settings.palette(),
          [this](const QString& palette) { Q_EMIT paletteWanted(palette); });
    const std::vector<Named> sizes{
        {0.9, tr("Small")}, {1.0, tr("Normal")}, {1.2, tr("Large")}, {1.4, tr("Very large")}};
    group(tr("&Text size"), sizes, m_settings.textScale(),
          [this](double scale) { Q_EMIT textScaleWanted(scale); });
    const std::vector<Spelled> tongues = languages();
    const QString now = QString::fromUtf8(languageCodes[static_cast<std::size_t>(m_language)].data());
    group(tr("&Language"), tongues, now, [this](const QString& code) { Q_EMIT languageWanted(code); });
}

/// What is written on every board, kept between runs.
void MainWindow::fillBoardMenu(QMenu& menu)
{
    const auto toggle = [&](const QString& name, const QString& key) {
        QAction* action = menu.addAction(name);
        action->setCheckable(true);
        action->setChecked(m_settings.value(key, false).toBool());
        connect(action, &QAction::toggled, this, [this, key](bool on) {
            m_settings.setValue(key, on);
            applyBoardOptions();
        });
    };
    toggle(tr("Zone &letters"), QStringLiteral("look/zoneLetters"));
    toggle(tr("Space &numbers"), QStringLiteral("look/spaceNumbers"));
    toggle(tr("Plain &board"), QStringLiteral("look/plainBoard"));
}

void MainWindow::applyBoardOptions()
{
    const auto on = [this](const char* key) { return m_settings.value(QLatin1String(key), false).toBool(); };
    const BattlefieldView::Options options{on("look/zoneLetters"), on("look/spaceNumbers"), on("look/plainBoard")};
    m_table->board()->setOptions(options);
    m_replay->board()->setOptions(options);
    const QString dock = m_settings.value(QStringLiteral("look/timeline")).toString();
    m_table->setDock(dock == u"beside"   ? TablePage::Dock::beside
                     : dock == u"hidden" ? TablePage::Dock::hidden
                                         : TablePage::Dock::below);
}

void MainWindow::fillGoMenu(QMenuBar& bar)
{
    QMenu* menu = bar.addMenu(tr("&Go"));
    menu->addAction(tr("&Welcome"), this, &MainWindow::showWelcome);
    menu->addAction(tr("&Table"), QKeySequence(tr("Ctrl+1")), this, &MainWindow::showTable);
    menu->addAction(tr("&Replay"), QKeySequence(tr("Ctrl+2")), this, &MainWindow::showReplay);
    menu->addAction(tr("&Matches"), QKeySequence(tr("Ctrl+3")), this, &MainWindow::showLibrary);
    menu->addAction(tr("&Cards"), QKeySequence(tr("Ctrl+4")), this, &MainWindow::showCards);
    menu->addAction(tr("Wor&kshop"), QKeySequence(tr("Ctrl+5")), this, &MainWindow::showWorkshop);
    menu->addAction(tr("R&ulebook"), QKeySequence(QKeySequence::HelpContents), this, &MainWindow::showRulebook);
}

void MainWindow::fillHelpMenu(QMenuBar& bar)
{
    QMenu* menu = bar.addMenu(tr("&Help"));
    menu->addAction(tr("&About Fabletop"), this, &MainWindow::about);
}

void MainWindow::about()
{
    QMessageBox box(this);
    box.setWindowTitle(tr("About Fabletop"));
    box.setIconPixmap(m_theme->art().appIcon().pixmap(64, 64));
    box.setText(tr("Fabletop %1. A table for duels between storied heroes.")
                    .arg(QCoreApplication::applicationVersion()));
    box.setInformativeText(
        tr("Fabletop is an unofficial fan project. It is not made, endorsed or supported by the publisher of "
           "the game.\n\n"
           "Unmatched is a trademark of Restoration Games, LLC. Mondo and the Mondo Games logo are "
           "trademarks of Mondo Tees, LLC. "
           "No art, logo or card wording of the published game is used.\n\n"
           "Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later)."));
    box.exec();
}

} // namespace fabletop
