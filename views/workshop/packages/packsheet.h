// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PackSheet: a hero is made ready for friends: a name, an author, a license, and what goes along.

#include "model/content/packages/packing.h"
#include "views/preferences/settings.h"
#include "views/theme/theme.h"
#include "views/workshop/files/fileasker.h"

#include <QWidget>
#include <memory>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QScrollArea;
class QVBoxLayout;

namespace fabletop {

class WholeField;
class Button;

class PackSheet : public QWidget {
    Q_OBJECT
public:
    PackSheet(std::shared_ptr<const Theme> theme, Language language, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLanguage(Language language);
    /// Where author and license are remembered; without it they are asked each time.
    void setSettings(Settings* settings) { m_settings = settings; }
    void setAskers(PathAsker save, OpenAsker open);
    /// Begins with the hero of a file. False, with diagnostics, where it does not compile.
    bool begin(const QString& heroPath, Diagnostics& diagnostics);

    [[nodiscard]] QLineEdit* titleField() const { return m_title; }
    [[nodiscard]] QLineEdit* idField() const { return m_id; }
    [[nodiscard]] QLineEdit* authorField() const { return m_author; }
    [[nodiscard]] QComboBox* licenseBox() const { return m_license; }
    [[nodiscard]] QLineEdit* licenseField() const { return m_ownLicense; }
    [[nodiscard]] WholeField* revisionField() const { return m_revision; }
    [[nodiscard]] Button* addButton() const { return m_add; }
    [[nodiscard]] Button* packButton() const { return m_pack; }
    [[nodiscard]] Button* cancelButton() const { return m_cancel; }
    /// Of whom it shows: "mara", "owl".
    [[nodiscard]] Button* pictureButton(const QString& id) const;
    [[nodiscard]] Button* leaveOutButton(int file) const;
    [[nodiscard]] QString problems() const;
    [[nodiscard]] PackPlan plan() const;

Q_SIGNALS:
    void packedTo(const QString& path);
    void cancelled();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void buildFields();
    void buildLicenses();
    void addField(int row, QLabel* label, QWidget* field);
    void retranslate();
    void renewFiles();
    void addFileRow(int place);
    void addNamedPicture(const QString& file);
    void addPictureRow(const QString& id, const QString& name);
    void addFile();
    void choosePicture(const QString& id);
    void renewState();
    void pack();
    void remember() const;
    void tell(const Diagnostics& diagnostics);
    [[nodiscard]] QString license() const;
    [[nodiscard]] QString nameOf(const QString& pictureId) const;

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    Settings* m_settings = nullptr;
    PathAsker m_save;
    OpenAsker m_open;
    std::shared_ptr<const HeroRules> m_hero;
    QStringList m_files; ///< the hero's first
    QMap<QString, QString> m_pictures;
    QScrollArea* m_scroll;
    QWidget* m_form;
    QGridLayout* m_grid = nullptr;
    QVBoxLayout* m_along = nullptr; ///< files and pictures, a row each
    std::vector<QLabel*> m_labels;
    Diagnostics m_refusals; ///< why the last attempt came to nothing, in every language
    QLabel* m_head;
    QLineEdit* m_title;
    QLineEdit* m_id;
    QLineEdit* m_author;
    QComboBox* m_license;
    QLineEdit* m_ownLicense;
    WholeField* m_revision;
    QLabel* m_alongHead;
    Button* m_add;
    QLabel* m_problems;
    Button* m_cancel;
    Button* m_pack;
};

} // namespace fabletop
