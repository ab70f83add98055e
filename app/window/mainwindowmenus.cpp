// Menus, banner, files dropped and the other edges of a MainWindow.

#include "app/window/banner.h"
#include "app/window/mainwindow.h"
#include "model/match/words/narration.h"
#include "views/battlefield/battlefieldview.h"
#include "views/pages/start/newmatchpage.h"
#include "views/pages/replay/replaypage.h"
#include "views/pages/table/tablepage.h"
#include "views/pages/start/welcomepage.h"
#include "views/theme/button.h"

#include <QActionGroup>
#include <QApplication>
#include <QBoxLayout>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QStackedWidget>
#include <array>

namespace fabletop {

namespace {

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
    m_menuRow->setFixedHeight(m_theme->px(34));
    return m_menuRow;
}

void MainWindow::fillMatchMenu(QMenuBar& bar)
{
    QMenu* menu = bar.addMenu(tr("&Match"));
    menu->addAction(tr("&New match…"), QKeySequence::New, this, &MainWindow::showNewMatch);
    menu->addAction(tr("&Open…"), QKeySequence::Open, this, &MainWindow::chooseFile);
    menu->addAction(tr("&Save a copy as…"), QKeySequence::SaveAs, this, [this] {
        if (!m_match) return;
        const QString path =
            QFileDialog::getSaveFileName(this, tr("Save a copy"), m_match->path(), tr("Matches (*.match)"));
        if (!path.isEmpty()) m_match->saveElsewhere(path);
    });
    menu->addSeparator();
    menu->addAction(tr("&Take back"), QKeySequence::Undo, this, [this] { m_table->desk().takeBack(); });
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
    const std::vector<Spelled> palettes{{QStringLiteral("desktop"), tr("As the desktop")},
                                        {QStringLiteral("light"), tr("Light")},
                                        {QStringLiteral("dark"), tr("Dark")}};
    group(tr("&Palette"), palettes, m_settings.palette(),
          [this](const QString& palette) { Q_EMIT paletteWanted(palette); });
    const std::vector<Named> sizes{
        {0.9, tr("Small")}, {1.0, tr("Normal")}, {1.2, tr("Large")}, {1.4, tr("Very large")}};
    group(tr("&Text size"), sizes, m_settings.textScale(),
          [this](double scale) { Q_EMIT textScaleWanted(scale); });
    const std::vector<Spelled> tongues{{QStringLiteral("en"), QStringLiteral("English")},
                                       {QStringLiteral("es"), QStringLiteral("Español")},
                                       {QStringLiteral("fr"), QStringLiteral("Français")},
                                       {QStringLiteral("pt"), QStringLiteral("Português")}};
    const QString now = QString::fromUtf8(languageCodes[static_cast<std::size_t>(m_language)].data());
    group(tr("&Language"), tongues, now, [this](const QString& code) { Q_EMIT languageWanted(code); });
}

void MainWindow::fillGoMenu(QMenuBar& bar)
{
    QMenu* menu = bar.addMenu(tr("&Go"));
    menu->addAction(tr("&Welcome"), this, &MainWindow::showWelcome);
    menu->addAction(tr("&Table"), QKeySequence(tr("Ctrl+1")), this, &MainWindow::showTable);
    menu->addAction(tr("&Replay"), QKeySequence(tr("Ctrl+2")), this, &MainWindow::showReplay);
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

// -- edges

void MainWindow::onResign()
{
    if (!m_match || m_match->over() || !m_table->match()) return;
    const SeatId seat =
        m_table->desk().viewer() != SeatId::none ? m_table->desk().viewer() : m_match->decides();
    QMessageBox box(QMessageBox::Question, tr("Resign"),
                    tr("Give up this match for %1?").arg(m_table->desk().narrator().person(seat)),
                    QMessageBox::NoButton, this);
    QPushButton* yes = box.addButton(tr("Resign"), QMessageBox::AcceptRole);
    box.addButton(tr("Play on"), QMessageBox::RejectRole);
    box.exec();
    if (box.clickedButton() == yes) m_table->desk().resign();
}

/// The match stays on the disk and is offered again.
void MainWindow::leave()
{
    m_table->setMatch(nullptr, m_language);
    m_replay->setMatch(nullptr);
    m_match.reset();
    showWelcome();
}

void MainWindow::chooseFile()
{
    const QString folder = m_settings.value(QStringLiteral("folders/last"), m_store.folder()).toString();
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a match"), folder,
                                                      tr("Matches (*.match);;All files (*)"));
    if (!path.isEmpty()) open(path);
}

void MainWindow::tell(const Diagnostics& diagnostics)
{
    QString words = tr("That could not be opened");
    if (!diagnostics.empty()) words = QString::fromStdString(toLine(diagnostics.front()));
    m_banner->tell(words, {});
}

void MainWindow::onSaveFailed(const QString& message)
{
    m_failedToSave = true;
    m_dropped = message;
    const int waiting = m_match->unsaved();
    const QString words = waiting == 1 ? tr("%1. Play goes on, one decision waits.").arg(message)
                                       : tr("%1. Play goes on, %2 decisions wait.").arg(message).arg(waiting);
    m_banner->tell(words, {tr("Try again"), tr("Another place")});
}

void MainWindow::onBannerAnswered(int place)
{
    if (!m_match || !m_failedToSave || place < 0) return;
    if (place == 0) {
        if (m_match->retrySaving()) m_banner->hide();
        return;
    }
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the match in another place"),
                                     QFileInfo(m_match->path()).fileName(), tr("Matches (*.match)"));
    if (!path.isEmpty() && m_match->saveElsewhere(path)) m_banner->hide();
}

void MainWindow::refreshUnfinished()
{
    UnfinishedLook look;
    if (const auto loaded = m_store.unfinished()) {
        std::vector<QString> people;
        for (const MatchInfo::Seat& seat : loaded->info.seats)
            people.push_back(seat.name);
        const Looks looks(Narrator(loaded->rules, people, m_language));
        const State& state = loaded->timeline.state(loaded->timeline.last());
        look.path = loaded->path;
        look.title = tr("%1 against %2, turn %3")
                         .arg(looks.narrator().fighter(heroOf(idAt<SeatId>(0))),
                              looks.narrator().fighter(heroOf(idAt<SeatId>(1))))
                         .arg(state.table.turn.number);
        look.text = looks.narrator().prompt(state, prompt(*loaded->rules, state));
        for (int seat = 0; seat < 2; ++seat)
            look.dials[static_cast<std::size_t>(seat)] = looks.dial(state.table, heroOf(idAt<SeatId>(seat)));
    }
    m_welcome->setUnfinished(look);
}

void MainWindow::refreshTitle()
{
    QString title;
    QString turn;
    if (m_pages->currentWidget() == m_new) title = tr("New match");
    if (m_match && (m_pages->currentWidget() == m_table || m_pages->currentWidget() == m_replay)) {
        const MatchInfo& info = m_match->info();
        const auto hero = [&](std::size_t seat) {
            return fromUtf8(info.setup.seats[seat].hero->name.text(m_language));
        };
        title = tr("%1 against %2, %3")
                    .arg(hero(0), hero(1), fromUtf8(info.setup.battlefield.name.text(m_language)));
        const int number = m_match->state().table.turn.number;
        if (number > 0) turn = tr("Turn %1").arg(number);
    }
    if (m_title) m_title->setText(title);
    if (m_turn) m_turn->setText(turn);
    setWindowTitle(title.isEmpty() ? QStringLiteral("Fabletop") : title + QStringLiteral(" – Fabletop"));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!event->mimeData()->hasUrls()) return;
    event->acceptProposedAction();
    m_banner->tell(tr("Drop to open"), {});
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent*)
{
    m_banner->hide();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    m_banner->hide();
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) {
            open(url.toLocalFile());
            return;
        }
}

void MainWindow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->color(Tone::ground));
}

} // namespace fabletop
