// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PackagesPage: the packages of friends that are installed; one that is offered; and one that is being made.

#include "model/content/packages/packagefolder.h"
#include "views/pages/page.h"
#include "views/workshop/files/fileasker.h"

#include <memory>
#include <vector>

class QLabel;
class QListWidget;
class QStackedWidget;

namespace fabletop {

class Button;
class PackageView;
class PackSheet;
class Settings;

class PackagesPage : public Page {
    Q_OBJECT
public:
    /// `folder` is where packages are installed.
    PackagesPage(std::shared_ptr<const Theme> theme, Language language, const QString& folder,
                 QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme) override;
    void setSettings(Settings* settings);
    /// Dialogs for what is asked; without it every question is answered by "cancel".
    void useDialogs();
    void setAskers(FileAsker ask, PathAsker save, OpenAsker open);
    /// Lays a package file open, to be installed or not. False where it is refused; the page says why.
    bool offer(const QString& path);
    [[nodiscard]] bool keepsFiles() const override { return true; }
    bool open(const QString& path, int = -1) override { return offer(path); }
    void openByDialog() override;
    /// Begins to pack the hero of a file.
    bool pack(const QString& heroPath);
    void refresh();

    [[nodiscard]] QListWidget* list() const { return m_list; }
    [[nodiscard]] PackageView* view() const { return m_view; }
    [[nodiscard]] PackSheet* sheet() const { return m_sheet; }
    [[nodiscard]] Button* openButton() const { return m_open; }
    [[nodiscard]] bool packing() const;
    [[nodiscard]] QString title() const override { return tr("Packages"); }

Q_SIGNALS:
    /// Something was installed or removed.
    void changed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void retranslate();
    void install();
    void remove();
    void showChosen();
    void turnTo(QWidget* part);

    std::shared_ptr<const Theme> m_theme;
    PackageFolder m_folder;
    FileAsker m_ask;
    OpenAsker m_askForFile;
    std::vector<InstalledPackage> m_installed; ///< by row
    std::optional<Package> m_offered;
    bool m_refusing = false; ///< the reasons why a file was refused are shown
    QWidget* m_side;         ///< the list of those installed, and how one comes
    QLabel* m_head;
    QListWidget* m_list;
    Button* m_open;
    QStackedWidget* m_parts;
    PackageView* m_view;
    PackSheet* m_sheet;
};

} // namespace fabletop
