// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BookView: one chapter of the rulebook in one language, with its anchors, links and diagrams.

#include "model/content/rulebook/rulebook.h"
#include "views/rulebook/bookdiagrams.h"
#include "views/theme/theme.h"

#include <QTextBlock>
#include <QTextBrowser>
#include <memory>
#include <utility>
#include <vector>

namespace fabletop {

class BookView : public QTextBrowser {
    Q_OBJECT
public:
    explicit BookView(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void showChapter(const Rulebook& book, int chapter);
    /// The ids of the clauses stand in the margin beside them; where that would leave too little, behind
    /// their last words.
    [[nodiscard]] bool idsInMargin() const { return m_inMargin; }
    /// Shared by the views of one page. Made anew where theme or screen have changed.
    void setDiagrams(std::shared_ptr<BookDiagrams> diagrams) { m_diagrams = std::move(diagrams); }
    static constexpr int diagramWide = 420;
    /// Sections with these titles lead to that hero's cards: title → id.
    void setHeroes(const QHash<QString, QString>& heroes) { m_heroes = heroes; }
    /// Scrolls to a clause or a section ("s3") and marks it until the next.
    void goTo(const QString& anchor);
    /// Where every section and clause of the chapter begins, in pixels of the whole page, from the top down.
    [[nodiscard]] std::vector<std::pair<QString, qreal>> anchors() const;
    /// Scrolls so that the two pages stand level: what is at the top here is at the top there, to the line
    /// between two clauses that both have.
    void keepLevelWith(const BookView& other);
    [[nodiscard]] int chapter() const { return m_chapter; }
    /// The chapter as one page of HTML, for printing: with ids behind the clauses.
    [[nodiscard]] static QString html(const Rulebook& book, int chapter, const Theme& theme,
                                      bool anchors = true);

Q_SIGNALS:
    /// "R-…", "Q-…" or "hero:id" was clicked.
    void linkClicked(const QString& id);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString withHeroLinks(QString page) const;
    [[nodiscard]] QTextBlock blockOf(const QString& anchor) const;
    void bringToSight();
    void mark();
    void fill();
    void setSides();
    [[nodiscard]] bool roomForMargin() const;
    [[nodiscard]] int idWide() const;
    void paintIds(const QRect& part);

    std::shared_ptr<const Theme> m_theme;
    std::shared_ptr<BookDiagrams> m_diagrams;
    QHash<QString, QString> m_heroes;
    QString m_page; ///< the chapter, ids behind its clauses
    bool m_inMargin = false;
    int m_chapter = -1;
    QString m_anchor;   ///< what was gone to last; empty: the top of the chapter
    int m_anchored = 0; ///< where the scroll bar was put for it
};

/// Underlines what a rule set changed in `warn`.
void tintChanges(QTextDocument& document, const Theme& theme);

} // namespace fabletop
