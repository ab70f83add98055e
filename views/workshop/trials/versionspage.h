// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// VersionsPage: what the hero that is being written differs in from another version of it, in words.

#include "model/documents/rules/herodocument.h"
#include "model/documents/rules/herohints.h"
#include "views/pages/page.h"

#include <memory>

class QComboBox;
class QLabel;
class QStackedWidget;
class QTextBrowser;

namespace fabletop {

class EmptyState;

class VersionsPage : public Page {
    Q_OBJECT
public:
    /// Asks for a file to compare with; empty: none.
    using FileChooser = std::function<QString()>;

    VersionsPage(const HeroDocument& document, std::shared_ptr<const Theme> theme, Language language,
                 QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme) override;
    void setLanguage(Language language) override;
    void setChooser(FileChooser choose) { m_choose = std::move(choose); }
    /// The text has changed, or the page is turned to.
    void renew();
    /// Compares with this file, which is then one of the choices.
    void compareWith(const QString& path);
    [[nodiscard]] QComboBox* otherBox() const { return m_other; }
    [[nodiscard]] EmptyState* emptyState() const { return m_empty; }
    [[nodiscard]] QString words() const;

Q_SIGNALS:
    /// Back to what is written.
    void textRequested();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void fillOthers();
    [[nodiscard]] QString listed(const std::vector<HeroChange>& changes) const;
    void onChosen();
    void askForOther();
    /// Nothing is listed: what will be, and the way there.
    void showEmpty(const char* sign, const QString& title, const QString& sentence);
    [[nodiscard]] std::shared_ptr<const HeroRules> other(Diagnostics& diagnostics) const;

    const HeroDocument& m_document;
    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    FileChooser m_choose;
    QString m_file; ///< another version that was chosen
    QLabel* m_label;
    QComboBox* m_other;
    QStackedWidget* m_stack;
    QTextBrowser* m_text;
    EmptyState* m_empty;
};

} // namespace fabletop
