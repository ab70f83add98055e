// SPDX-License-Identifier: GPL-3.0-or-later
// The files of a HeroEditorPage: opening, saving, new heroes, duplicates, cards out of a table.

#include "model/content/catalogue.h"
#include "model/content/files/wholefile.h"
#include "model/documents/rules/newhero.h"
#include "model/match/words/diagnosticwords.h"
#include "model/match/words/spokenname.h"
#include "views/theme/button.h"
#include "views/workshop/rules/heroeditorpage.h"
#include "views/workshop/rules/ruleseditor.h"
#include "views/workshop/rules/wizard/newherowizard.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMenu>

namespace fabletop {

namespace {

constexpr qint64 largestTable = 1024 * 1024;

} // namespace

void HeroEditorPage::setAskers(FileAsker ask, PathAsker path)
{
    m_ask = std::move(ask);
    m_path = std::move(path);
}

void HeroEditorPage::useDialogs()
{
    setAskers(dialogAsker(this), [this](const QString& proposal) {
        return askWhereToSave(this, tr("Save the hero"), proposal, tr("Heroes (*.hero)"),
                              QStringLiteral(".hero"));
    });
}

bool HeroEditorPage::mayLeave()
{
    if (!m_document.modified()) return true;
    switch (m_ask(tr("This hero has changes that are not saved."),
                  {FileAnswer::save, FileAnswer::discard, FileAnswer::cancel})) {
    case FileAnswer::save: return save();
    case FileAnswer::discard: m_recovery.discard(); return true;
    default: return false;
    }
}

bool HeroEditorPage::open(const QString& path, int)
{
    if (!mayLeave()) return false;
    if (const auto copy = HeroRecovery::leftFor(path)) {
        const QString question =
            tr("Changes to %1 were not saved when the program ended.").arg(spokenFile(path));
        const FileAnswer answer =
            m_ask(question, {FileAnswer::bringBack, FileAnswer::discard, FileAnswer::cancel});
        if (answer == FileAnswer::bringBack) return m_recovery.recover(*copy), true;
        if (answer != FileAnswer::discard) return false; // nothing is decided, so nothing is opened
        HeroRecovery::remove(*copy);
    }
    Diagnostics diagnostics;
    if (m_document.load(path, diagnostics)) return true;
    Q_EMIT warned(
        tr("%1 could not be opened: %2")
            .arg(spokenFile(path), diagnostics.empty() ? QString() : fabletop::told(diagnostics.front())));
    return false;
}

void HeroEditorPage::offerLeftBehind()
{
    if (m_document.modified()) return;
    for (const LeftHero& copy : HeroRecovery::leftIn(m_folder)) {
        const QString name =
            copy.path.isEmpty() ? tr("a hero that was not saved yet") : spokenFile(copy.path);
        const FileAnswer answer = m_ask(tr("The program ended before %1 was saved.").arg(name),
                                        {FileAnswer::bringBack, FileAnswer::discard, FileAnswer::cancel});
        if (answer == FileAnswer::bringBack) return m_recovery.recover(copy);
        if (answer == FileAnswer::discard) HeroRecovery::remove(copy);
    }
}

bool HeroEditorPage::handle(const SaveReport& report)
{
    return settleSave(
        report, m_ask, [this] { return m_document.saveAnyway(); }, [this] { return saveAs(); });
}

bool HeroEditorPage::save()
{
    return m_document.path().isEmpty() ? saveAs() : handle(m_document.save());
}

bool HeroEditorPage::saveAs()
{
    const QString id =
        m_document.hero() ? QString::fromStdString(m_document.hero()->id) : QStringLiteral("hero");
    QString path = m_path(
        QStringLiteral("%1/%2.hero")
            .arg(m_document.path().isEmpty() ? m_folder : QFileInfo(m_document.path()).absolutePath(), id));
    if (path.isEmpty()) return false;
    if (!path.endsWith(QStringLiteral(".hero"))) path += QStringLiteral(".hero");
    return handle(m_document.saveAs(path));
}

bool HeroEditorPage::duplicate(const QString& hero, const QString& name)
{
    if (!mayLeave()) return false;
    Diagnostics diagnostics;
    const auto text = readTextFile(QStringLiteral(":/content/heroes/%1.hero").arg(hero), diagnostics);
    const auto copy = text ? duplicateText(QString::fromStdString(*text), name) : std::nullopt;
    if (!copy) {
        Q_EMIT warned(tr("A name needs at least one letter"));
        return false;
    }
    m_document.adopt(*copy);
    return true;
}

void HeroEditorPage::offerFiles()
{
    QMenu menu(this);
    menu.addAction(tr("New hero…"), this, [this] { beginNew(); });
    menu.addAction(tr("Like a hero that comes with the program…"), this, &HeroEditorPage::duplicateByDialog);
    menu.addAction(tr("Open…"), this, &HeroEditorPage::openByDialog);
    menu.addAction(tr("Save"), QKeySequence::Save, this, [this] { save(); });
    menu.addAction(tr("Save as…"), this, [this] { saveAs(); });
    menu.addAction(tr("Pack as a file for friends…"), this, &HeroEditorPage::pack);
    menu.addSeparator();
    menu.addAction(tr("Cards out of a table (CSV)…"), this, &HeroEditorPage::cardsByDialog);
    menu.exec(m_fileMenu->mapToGlobal(QPoint(0, m_fileMenu->height())));
}

void HeroEditorPage::openByDialog()
{
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open a hero"), m_folder, tr("Heroes (*.hero)"));
    if (!file.isEmpty()) open(file);
}

NewHeroWizard* HeroEditorPage::beginNew()
{
    if (!mayLeave()) return nullptr;
    auto* wizard = new NewHeroWizard(m_theme, m_language, this);
    wizard->setAttribute(Qt::WA_DeleteOnClose);
    wizard->setWindowModality(Qt::WindowModal);
    connect(wizard, &NewHeroWizard::heroMade, this, [this](const QString& text) { m_document.adopt(text); });
    wizard->show();
    return wizard;
}

void HeroEditorPage::duplicateByDialog()
{
    QStringList names;
    QStringList ids;
    Diagnostics ignored;
    for (const QString& id : shippedHeroes())
        if (const auto hero = loadHero(id, ignored)) {
            names << spokenName(hero->name, m_language);
            ids << id;
        }
    bool kept = false;
    const QString like =
        QInputDialog::getItem(this, tr("Like which hero?"), tr("Hero"), names, 0, false, &kept);
    if (!kept) return;
    const QString name = QInputDialog::getText(this, tr("New hero"), tr("Name of the hero"),
                                               QLineEdit::Normal, like + QStringLiteral(" 2"), &kept);
    if (kept) duplicate(ids.value(names.indexOf(like)), name);
}

void HeroEditorPage::cardsByDialog()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Cards out of a table"), m_folder,
                                                      QStringLiteral("*.csv *.tsv *.txt"));
    QFile file(path);
    if (path.isEmpty()) return;
    if (!file.open(QIODevice::ReadOnly))
        return Q_EMIT warned(tr("%1 could not be opened: %2").arg(spokenFile(path), file.errorString()));
    Diagnostics diagnostics;
    const auto cards = cardsFromCsv(readAtMost(file, largestTable), QFileInfo(path).fileName(), diagnostics);
    if (!cards) return Q_EMIT warned(diagnostics.empty() ? QString() : toldWithPlace(diagnostics.front()));
    QTextCursor end = m_editor->textCursor();
    end.movePosition(QTextCursor::End);
    end.insertText((m_document.text().endsWith(u'\n') ? QStringLiteral("\n") : QStringLiteral("\n\n")) +
                   *cards);
}

} // namespace fabletop
