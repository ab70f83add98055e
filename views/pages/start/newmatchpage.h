#pragma once
/// NewMatchPage: who plays whom where; filled in with what was played last, so that Start is one click.

#include "views/pages/start/matchplan.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <array>
#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;

namespace fabletop {

class Button;
class FieldPick;
class HeroPick;

class NewMatchPage : public QWidget {
    Q_OBJECT
public:
    NewMatchPage(const MatchPlan& plan, Language language, std::shared_ptr<const Theme> theme,
                 QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    [[nodiscard]] MatchPlan plan() const;
    void setPlan(const MatchPlan& plan);
    [[nodiscard]] Button* startButton() const { return m_start; }

Q_SIGNALS:
    void startWanted(const fabletop::MatchPlan& plan);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct SeatRow {
        QLineEdit* name = nullptr;
        Button* person = nullptr;
        Button* computer = nullptr;
        QComboBox* level = nullptr;
        std::vector<HeroPick*> heroes;
        QRect box;
        QString figures;
        QString abilities;
    };
    void buildSeat(int seat);
    void buildHeroes(int seat);
    void buildFields();
    void layOut();
    void layOutSeat(SeatRow& row);
    void renew();
    void bakeNext();
    void paintSeat(QPainter& painter, int seat) const;
    [[nodiscard]] QString figuresOf(const QString& hero) const;
    [[nodiscard]] QString abilitiesOf(const QString& hero) const;
    [[nodiscard]] QString nameOf(int seat) const;
    [[nodiscard]] int unit(qreal design) const { return m_theme->px(design); }

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    MatchPlan m_plan;
    std::array<SeatRow, 2> m_rows;
    std::vector<FieldPick*> m_fields;
    QComboBox* m_first;
    QLineEdit* m_seed;
    Button* m_surprise;
    Button* m_start;
    QRect m_foot;
    int m_fieldsTop = 0;
    int m_optionsTop = 0;
    bool m_renewing = false;
};

} // namespace fabletop
