// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// TableKeys: what keys mean on a table, and which choice of the row above the hand a place in it is.

class QKeyEvent;

namespace fabletop {

class HandRow;
class Settings;
class TableController;
class TableInspector;
struct TableParts;

class TableKeys {
public:
    /// All must outlive it.
    TableKeys(Settings& settings, TableController& table, TableParts& parts, TableInspector& inspector,
              HandRow& row)
        : m_settings(settings), m_table(table), m_parts(parts), m_inspector(inspector), m_row(row)
    {}

    /// False: it means nothing here.
    [[nodiscard]] bool press(QKeyEvent& event);
    /// A number, player or option of the question, by its place in the row.
    void choose(int place);

private:
    [[nodiscard]] bool digit(int key);
    void escape();

    Settings& m_settings;
    TableController& m_table;
    TableParts& m_parts;
    TableInspector& m_inspector;
    HandRow& m_row;
};

} // namespace fabletop
