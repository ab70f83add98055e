#pragma once
/// ChoiceRow: answers that are neither on the board nor a card: numbers, players, options in words.

#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <vector>

namespace fabletop {

class Button;

struct ChoiceLook {
    QString text;
    QString icon; ///< file stem, may be empty
    bool operator==(const ChoiceLook&) const = default;
};

class ChoiceRow : public QWidget {
    Q_OBJECT
public:
    explicit ChoiceRow(std::shared_ptr<const Theme> theme, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setChoices(const std::vector<ChoiceLook>& choices);
    [[nodiscard]] bool empty() const { return m_choices.empty(); }
    [[nodiscard]] const std::vector<Button*>& buttons() const { return m_buttons; }
    [[nodiscard]] int wantedHeight(int width) const;

Q_SIGNALS:
    void picked(int place);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    int layOut(int width, bool place) const;

    std::shared_ptr<const Theme> m_theme;
    std::vector<ChoiceLook> m_choices;
    std::vector<Button*> m_buttons;
};

} // namespace fabletop
