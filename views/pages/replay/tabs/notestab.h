// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// NotesTab: notes and bookmarks of a match as a list, and a place to write them.

#include "model/items/notesmodel.h"
#include "model/match/words/narrate.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

class QComboBox;
class QLabel;
class QListView;
class QPlainTextEdit;

namespace fabletop {

class Button;

class NotesTab : public QWidget {
    Q_OBJECT
public:
    explicit NotesTab(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setMatch(Match* match);
    /// New notes and bookmarks belong here.
    void setPosition(int position, bool futureHidden = false);
    [[nodiscard]] NotesModel& model() { return m_model; }
    [[nodiscard]] Button* addButton() const { return m_add; }
    [[nodiscard]] Button* bookmarkButton() const { return m_bookmark; }
    [[nodiscard]] Button* removeButton() const { return m_remove; }
    [[nodiscard]] QPlainTextEdit* editor() const { return m_text; }
    [[nodiscard]] QListView* list() const { return m_list; }
    /// Into the field for a new note.
    void write();

public Q_SLOTS:
    void add();
    void bookmark();
    void remove();

Q_SIGNALS:
    void seekRequested(int position, int offset);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void onPicked(const QModelIndex& index);
    void refresh();
    [[nodiscard]] QModelIndex picked() const;

    std::shared_ptr<const Theme> m_theme;
    Match* m_match = nullptr;
    NotesModel m_model;
    int m_position = 0;
    int m_edited = -1; ///< place of the note in the field, -1: a new one
    QListView* m_list;
    QLabel* m_none; ///< in its place while it is empty
    QPlainTextEdit* m_text;
    QComboBox* m_mark;
    QComboBox* m_scope;
    Button* m_add;
    Button* m_bookmark;
    Button* m_remove;
};

} // namespace fabletop
