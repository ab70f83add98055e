// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// PackageView: one package laid open: who made it, what is in it, and what is to be done with it.
///
/// Why one view for both: what is offered and what is installed look the same; only the buttons differ.

#include "views/workshop/packages/packagewords.h"

#include <QWidget>
#include <memory>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace fabletop {

class Button;
class EmptyState;

class PackageView : public QWidget {
    Q_OBJECT
public:
    PackageView(std::shared_ptr<const Theme> theme, Language language, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLanguage(Language language);
    /// Beside what is `there`: to be installed or not. Warnings among the `remarks` are shown above the
    /// contents.
    void offer(const QString& path, const Package& package, Standing standing,
               const std::optional<InstalledPackage>& there, const Diagnostics& remarks);
    /// A file that is refused, with every reason.
    void refuse(const QString& path, const Diagnostics& reasons);
    /// One that is installed.
    void showInstalled(const Package& package);
    /// Nothing to look at; says how packages come here.
    void showNothing();

    /// "Install from a file", where nothing is shown.
    [[nodiscard]] Button* openButton() const;
    [[nodiscard]] Button* installButton() const { return m_install; }
    [[nodiscard]] Button* cancelButton() const { return m_cancel; }
    [[nodiscard]] Button* removeButton() const { return m_remove; }
    /// All that is said, a line each.
    [[nodiscard]] QStringList words() const;

Q_SIGNALS:
    void openRequested();
    void installRequested();
    void cancelled();
    void removeRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Shown { nothing, offered, refused, installed };
    void build();
    void renew();
    void clearRows();
    void addRow(const ContentRow& row);
    void keepRemarks(const Diagnostics& all, Severity severity);
    void addRemark(const Diagnostic& remark);
    void renewNothing();
    void renewNote();
    void renewButtons();

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    Shown m_shown = Shown::nothing;
    Package m_package;
    Standing m_standing = Standing::fresh;
    std::optional<InstalledPackage> m_there;
    QString m_path; ///< of the file that is offered or refused
    Diagnostics m_remarks;
    QLabel* m_title;
    QLabel* m_origin;
    QLabel* m_note;
    QScrollArea* m_scroll;
    QWidget* m_ground;
    QVBoxLayout* m_rows = nullptr;
    EmptyState* m_nothing;
    Button* m_install;
    Button* m_cancel;
    Button* m_remove;
};

} // namespace fabletop
