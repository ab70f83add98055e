#pragma once
/// LessonSlip: the slip of paper on which a lesson speaks, and the ring round what it speaks of.

#include "views/theme/theme.h"

#include <QWidget>
#include <memory>

namespace fabletop {

class Button;

class LessonSlip : public QWidget {
    Q_OBJECT
public:
    explicit LessonSlip(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setWords(const QString& number, const QString& text);
    void retranslate();
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] int wantedHeight(int width) const;
    [[nodiscard]] Button* nextButton() const { return m_next; }
    [[nodiscard]] Button* skipButton() const { return m_skip; }

Q_SIGNALS:
    void next();
    void skipped();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    std::shared_ptr<const Theme> m_theme;
    QString m_number;
    QString m_text;
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
