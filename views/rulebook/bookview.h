#pragma once
/// BookView: one chapter of the rulebook in one language, with its anchors, links and diagrams.

#include "model/content/rulebook/rulebook.h"
#include "views/theme/theme.h"

#include <QTextBrowser>
#include <memory>

namespace fabletop {

class BookView : public QTextBrowser {
    Q_OBJECT
public:
    explicit BookView(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void showChapter(const Rulebook& book, int chapter);
    /// Sections with these titles lead to that hero's cards: title → id.
    void setHeroes(const QHash<QString, QString>& heroes) { m_heroes = heroes; }
    /// Scrolls to a clause or a section ("s3") and marks it until the next.
    void goTo(const QString& anchor);
    /// The clause at the top of what is seen; empty above the first.
    [[nodiscard]] QString clauseInView() const;
    [[nodiscard]] int chapter() const { return m_chapter; }
    /// The chapter as one page of HTML, for printing.
    [[nodiscard]] static QString html(const Rulebook& book, int chapter, const Theme& theme, bool anchors = true);

Q_SIGNALS:
    /// "R-…", "Q-…" or "hero:id" was clicked.
    void linkClicked(const QString& id);

protected:
    QVariant loadResource(int type, const QUrl& name) override;

private:
    [[nodiscard]] QString withHeroLinks(QString page) const;

    std::shared_ptr<const Theme> m_theme;
    QHash<QString, QString> m_heroes;
    int m_chapter = -1;
};

/// The picture of a diagram of that name: a part of a real battlefield with what it explains lit.
[[nodiscard]] QImage bookDiagram(const QString& name, const Theme& theme, int width, qreal dpr);

} // namespace fabletop
