// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
/// BalanceChoices: what a balance is asked for: against whom and where, as two lists to tick, how well and
/// how often.

#include "model/content/catalogue.h"
#include "views/theme/theme.h"

#include <QWidget>
#include <memory>
#include <vector>

class QCheckBox;
class QComboBox;
class QListWidget;
class QListWidgetItem;

namespace fabletop {

class BalanceChoices : public QWidget {
    Q_OBJECT
public:
    BalanceChoices(std::shared_ptr<const Theme> theme, Language language, QWidget* parent = nullptr);

    void setTheme(std::shared_ptr<const Theme> theme);
    void setLanguage(Language language);
    /// Ticks every hero but this one, and the first battlefield.
    void chooseFor(const std::string& heroId);

    /// What is ticked, from top to bottom.
    [[nodiscard]] std::vector<std::shared_ptr<const HeroRules>> opponents() const;
    [[nodiscard]] std::vector<Battlefield> battlefields() const;
    [[nodiscard]] QString player() const; ///< of both sides, see makeBot
    [[nodiscard]] int games() const;      ///< a cell
    [[nodiscard]] QListWidget* heroList() const { return m_heroList; }
    [[nodiscard]] QListWidget* fieldList() const { return m_fieldList; }
    /// Ticks all of a list, or none of it.
    [[nodiscard]] QCheckBox* allHeroes() const { return m_allHeroes; }
    [[nodiscard]] QCheckBox* allFields() const { return m_allFields; }
    [[nodiscard]] QComboBox* levelBox() const { return m_level; }
    [[nodiscard]] QComboBox* gamesBox() const { return m_games; }

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    void fit();
    void tickAll(QListWidget& list, bool ticked);
    void renew();

    std::shared_ptr<const Theme> m_theme;
    Language m_language;
    std::vector<std::shared_ptr<const HeroRules>> m_heroes; ///< as in the list
    std::vector<Battlefield> m_fields;
    QCheckBox* m_allHeroes;
    QListWidget* m_heroList;
    QCheckBox* m_allFields;
    QListWidget* m_fieldList;
    QComboBox* m_level;
    QComboBox* m_games;
};

} // namespace fabletop
