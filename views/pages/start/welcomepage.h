// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// WelcomePage: where the window opens: play, go on with what was left, open a match, choose a language.

#include "model/rules/names.h"
#include "views/match/looks.h"
#include "views/pages/page.h"

#include <QTimer>
#include <array>
#include <memory>
#include <vector>

namespace fabletop {

class Button;
class ContinueButton;
class WelcomePicture;

/// A match that was left unfinished.
struct UnfinishedLook {
    QString path;  ///< empty: there is none
    QString title; ///< "<hero> against <hero>, turn 7"
    QString text;  ///< "Ana to move, one action left"
    std::array<DialLook, 2> dials;
};

class WelcomePage : public Page {
    Q_OBJECT
public:
    WelcomePage(std::shared_ptr<const Theme> theme, Language language, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme) override;
    void setUnfinished(const UnfinishedLook& look);
    void setLanguage(Language language) override;
    /// Until the first duel was played (or skipped) it is the first thing offered.
    void setNewcomer(bool newcomer);

Q_SIGNALS:
    void firstDuelRequested();
    void playRequested();
    void surpriseRequested();
    void continueRequested(const QString& path);
    void openRequested();
    void languageChosen(const QString& code);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void layOut();
    void paintContinue(QPainter& painter) const;
    void paintFade(QPainter& painter) const;
    [[nodiscard]] qreal growth() const;
    [[nodiscard]] int grown(qreal design) const;
    [[nodiscard]] int unit(qreal design) const { return m_theme->px(design); }

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    UnfinishedLook m_unfinished;
    Button* m_first;
    Button* m_play;
    Button* m_surprise;
    Button* m_open;
    ContinueButton* m_continue;
    std::vector<Button*> m_languages;
    bool m_newcomer = false;
    WelcomePicture* m_picture;
    QTimer m_soon; ///< until the picture is asked for
    int m_footTop = 0;
};

} // namespace fabletop
