// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LibraryPage: all saved matches: sort, filter, search by whom, where and what was played; a look before
/// opening.

#include "model/items/library/librarymodel.h"
#include "model/rules/names.h"
#include "views/pages/page.h"

#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QTableView;

namespace fabletop {

class Button;
class LibraryPreview;

class LibraryPage : public Page {
    Q_OBJECT
public:
    LibraryPage(std::shared_ptr<const Theme> theme, Language language, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme) override;
    void setLanguage(Language language) override;
    /// The folder where matches are saved, and the ones that come with the program.
    void setFolder(const QString& folder, const QStringList& samples);
    void refresh() { m_model.refresh(); }
    [[nodiscard]] LibraryModel& model() { return m_model; }
    [[nodiscard]] LibraryFilter& filter() { return m_filter; }
    [[nodiscard]] QLineEdit* searchField() const { return m_search; }
    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] Button* openButton() const;
    /// The match that is chosen; an empty path: none.
    [[nodiscard]] MatchSummary chosen() const;

Q_SIGNALS:
    void openRequested(const QString& path);
    void playRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    void nameThings();
    void renewFilters();
    void onProgress();
    void layOutRows();
    void openChosen();
    [[nodiscard]] int unit(qreal design) const { return m_theme->px(design); }

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    LibraryModel m_model;
    LibraryFilter m_filter;
    QLineEdit* m_search;
    QComboBox* m_hero;
    QComboBox* m_state;
    QLabel* m_count;
    QProgressBar* m_progress;
    QTableView* m_table;
    LibraryPreview* m_preview;
    QLabel* m_empty;
};

} // namespace fabletop
