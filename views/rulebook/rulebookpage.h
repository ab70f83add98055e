// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// RulebookPage: the book of rules: contents, search, back and forward, two languages side by side, printing.

#include "model/content/rulebook/rulebook.h"
#include "views/pages/page.h"

#include <QTimer>
#include <memory>
#include <vector>

class QComboBox;
class QLineEdit;
class QListWidget;

namespace fabletop {

class BookView;
class Button;

class RulebookPage : public Page {
    Q_OBJECT
public:
    RulebookPage(std::shared_ptr<const Theme> theme, Language language, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme) override;
    void setLanguage(Language language) override;
    /// Of the match that is played, so that the book says what holds there.
    void setNumbers(const RuleNumbers& numbers);
    /// Turns to a clause ("R-…") or question ("Q-…").
    void showRule(const QString& id);
    void showChapter(int chapter);
    void back();
    void forward();
    /// A second language beside the first; none: -1.
    void setSecond(int language);
    [[nodiscard]] const Rulebook& book() const { return m_book; }
    [[nodiscard]] QLineEdit* searchField() const { return m_search; }
    [[nodiscard]] QListWidget* contents() const { return m_contents; }
    [[nodiscard]] BookView* view() const { return m_view; }
    [[nodiscard]] BookView* secondView() const { return m_other; }
    [[nodiscard]] int chapter() const;

Q_SIGNALS:
    void printRequested();
    /// The cards of a hero, by id.
    void cardsRequested(const QString& hero);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Place {
        int chapter = 0;
        QString anchor;
        bool operator==(const Place&) const = default;
    };
    void build();
    void retranslate();
    void reload();
    void nameHeroes();
    void onLink(const QString& id);
    void fillContents();
    void goToFirstHit();
    void go(const Place& place, bool remember);
    void follow();

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    RuleNumbers m_numbers;
    Rulebook m_book;
    Rulebook m_secondBook;
    std::vector<Place> m_visited;
    int m_at = -1;    ///< place in m_visited
    QTimer m_prepare; ///< draws diagrams before they are turned to
    QLineEdit* m_search;
    Button* m_back;
    Button* m_forward;
    Button* m_print;
    QComboBox* m_second;
    QListWidget* m_contents;
    BookView* m_view;
    BookView* m_other;
};

} // namespace fabletop
