// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PropertiesPanel: the right side of the battlefield editor: the fields of what is selected, the zones,
/// figures.

#include "views/theme/theme.h"
#include "views/workshop/battlefield/battlefieldeditor.h"

#include <QScrollArea>
#include <memory>
#include <vector>

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace fabletop {

class BeginningField;
class DecimalField;
class Button;
class ZoneList;

class PropertiesPanel : public QScrollArea {
    Q_OBJECT
public:
    PropertiesPanel(BattlefieldEditor& editor, std::shared_ptr<const Theme> theme, Language language,
                    QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLanguage(Language language);
    [[nodiscard]] DecimalField* across() const { return m_across; }
    [[nodiscard]] DecimalField* down() const { return m_down; }
    [[nodiscard]] Button* startButton(int start) const { return m_starts[static_cast<std::size_t>(start)]; }
    [[nodiscard]] QCheckBox* passageBox() const { return m_passage; }
    [[nodiscard]] QLineEdit* textField() const { return m_text; }
    [[nodiscard]] ZoneList* zones() const { return m_zones; }
    [[nodiscard]] Button* newZoneButton() const { return m_newZone; }
    [[nodiscard]] Button* removeButton() const { return m_remove; }

Q_SIGNALS:
    void editZoneRequested(int zone);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    QWidget* buildSpace();
    QWidget* buildSeveral();
    QWidget* buildField();
    void addField(QGridLayout& grid, QWidget* field, int columns);
    void retranslate();
    void renew();
    void fillSpace(int space);
    void fillField();
    void placePicture();
    [[nodiscard]] QString figuresOfSpace(int space) const;
    DecimalField* addNumber(double least, double most, double step, int decimals);
    BeginningField* addWord(BattlefieldEditor& editor, EditRefusal (BattlefieldSteps::*set)(const QString&));

    BattlefieldEditor& m_editor;
    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    bool m_filling = false;
    QWidget* m_panel;
    QLabel* m_title;
    QWidget* m_space = nullptr;
    QWidget* m_several = nullptr;
    QWidget* m_field = nullptr;
    std::vector<QLabel*> m_fieldNames; ///< each over its field, in order
    std::vector<QWidget*> m_fields;
    QLineEdit* m_text = nullptr;
    DecimalField* m_across = nullptr;
    DecimalField* m_down = nullptr;
    QLabel* m_acrossName = nullptr;
    QLabel* m_downName = nullptr;
    QLabel* m_startName = nullptr;
    std::array<Button*, 5> m_starts{};
    QCheckBox* m_passage = nullptr;
    std::vector<Button*> m_arrange;
    BeginningField* m_name = nullptr;
    BeginningField* m_id = nullptr;
    BeginningField* m_author = nullptr;
    BeginningField* m_license = nullptr;
    DecimalField* m_aspect = nullptr;
    DecimalField* m_radius = nullptr;
    std::array<DecimalField*, 3> m_picture{}; ///< across, down, width; as shares of the width
    QLabel* m_zonesHead = nullptr;
    ZoneList* m_zones = nullptr;
    Button* m_newZone = nullptr;
    Button* m_editZone = nullptr;
    Button* m_remove = nullptr;
    QLabel* m_figures = nullptr;
};

} // namespace fabletop
