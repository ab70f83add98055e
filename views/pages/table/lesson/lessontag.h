// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// LessonTag: how far a lesson has got, at the left end of the timeline strip, and the ring round what its
/// sentence speaks of.
///
/// Why so small: the sentence itself stands in the help line, which nothing else needs then; a tag with a
/// place of its own lies over nothing.

#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

namespace fabletop {

class Button;

class LessonTag : public QWidget {
    Q_OBJECT
public:
    explicit LessonTag(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    /// "3 of 9"; empty: the lesson has not begun to count.
    void setNumber(const QString& number);
    void retranslate();
    [[nodiscard]] const QString& number() const { return m_number; }
    [[nodiscard]] Button* nextButton() const { return m_next; }
    [[nodiscard]] Button* skipButton() const { return m_skip; }
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void next();
    void skipped();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int wordsWide() const;

    std::shared_ptr<const Theme> m_theme;
    QString m_number;
    Button* m_next;
    Button* m_skip;
};

/// A ring in the accent over other widgets; the pointer goes through it.
class LessonRing : public QWidget {
    Q_OBJECT
public:
    explicit LessonRing(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);
    void setTheme(std::shared_ptr<const Theme> theme);
    /// Round this rectangle of the parent; an empty one hides it.
    void aimAt(const QRect& target, bool round);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::shared_ptr<const Theme> m_theme;
    bool m_round = false;
};

} // namespace fabletop
