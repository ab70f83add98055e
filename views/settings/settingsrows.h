// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// The rows of the settings page that aren't about keys or seats: a setting of the table, a folder, something
/// to do.

#include "views/settings/settingsrow.h"
#include "views/settings/settingstable.h"

class QLineEdit;

namespace fabletop {

class SettingControl;

/// A setting with its control.
class EntryRow final : public SettingsRow {
    Q_OBJECT
public:
    EntryRow(SettingEntry entry, std::shared_ptr<const Theme> theme, QWidget* parent);

    [[nodiscard]] const SettingEntry& entry() const { return m_entry; }
    /// The same in the language of now.
    void setEntry(SettingEntry entry, const QVariant& value);
    void show(const QVariant& value, bool changed);
    [[nodiscard]] SettingControl* part() const { return m_control; }
    [[nodiscard]] bool answers(const QString& wanted) const override;

Q_SIGNALS:
    void picked(const QVariant& value);

protected:
    [[nodiscard]] int controlWide() const override;
    [[nodiscard]] QWidget* control() const override;
    int arrangeControl(int width) override;
    [[nodiscard]] int overhang() const override;

private:
    void make();

    SettingEntry m_entry;
    SettingControl* m_control = nullptr;
};

/// A folder, whole below its name, and a button that does something with it.
class FolderRow final : public SettingsRow {
    Q_OBJECT
public:
    FolderRow(std::shared_ptr<const Theme> theme, QWidget* parent);

    void setFolder(const QString& path);
    [[nodiscard]] Button* actButton() const { return m_act; }
    [[nodiscard]] QString shownFolder() const;

protected:
    [[nodiscard]] int controlWide() const override;
    [[nodiscard]] QWidget* control() const override;
    int arrangeControl(int width) override;

private:
    QWidget* m_room;
    QLineEdit* m_path;
    Button* m_act;
};

/// A sentence and a button.
class DoRow final : public SettingsRow {
    Q_OBJECT
public:
    DoRow(std::shared_ptr<const Theme> theme, QWidget* parent);
    [[nodiscard]] Button* actButton() const { return m_act; }

protected:
    [[nodiscard]] int controlWide() const override;
    [[nodiscard]] QWidget* control() const override;
    int arrangeControl(int width) override;

private:
    Button* m_act;
};

} // namespace fabletop
