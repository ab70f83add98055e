// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/confirmdialog.h"

#include "views/theme/button.h"

namespace fabletop {

ConfirmDialog::ConfirmDialog(QWidget* parent, const QString& title, const QString& question,
                             const std::vector<Answer>& answers)
    : ThemedDialog(parent, title)
{
    setText(question);
    add(answers, Kind::destroy);
    add(answers, Kind::stay);
    add(answers, Kind::keep);
    if (!m_default) m_default = m_escape;
    m_default->setDefault(true);
    m_default->setFocus();
}

void ConfirmDialog::add(const std::vector<Answer>& answers, Kind kind)
{
    for (std::size_t place = 0; place < answers.size(); ++place) {
        if (answers[place].kind != kind) continue;
        const bool main = kind == Kind::keep && !m_default;
        Button* button = addButton(answers[place].words,
                                   kind == Kind::destroy ? ButtonRole::harm
                                   : main                ? ButtonRole::primary
                                                         : ButtonRole::plain,
                                   kind == Kind::destroy ? End::left : End::right);
        if (main) m_default = button;
        if (kind == Kind::stay && !m_escape) {
            m_escape = button;
            m_stay = static_cast<int>(place);
        }
        connect(button, &Button::clicked, this, [this, place] {
            m_answer = static_cast<int>(place);
            accept();
        });
    }
}

int ConfirmDialog::ask()
{
    return exec() == QDialog::Accepted ? m_answer : m_stay;
}

} // namespace fabletop
