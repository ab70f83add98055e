// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/confirmdialog.h"

#include <QPushButton>
#include <algorithm>

namespace fabletop {

namespace {

QMessageBox::ButtonRole roleOf(ConfirmDialog::Kind kind)
{
    switch (kind) {
    case ConfirmDialog::Kind::stay: return QMessageBox::RejectRole;
    case ConfirmDialog::Kind::keep: return QMessageBox::AcceptRole;
    case ConfirmDialog::Kind::destroy: return QMessageBox::DestructiveRole;
    }
    return QMessageBox::RejectRole;
}

} // namespace

ConfirmDialog::ConfirmDialog(QWidget* parent, const QString& title, const QString& question,
                             const std::vector<Answer>& answers)
    : QMessageBox(QMessageBox::Question, title, question, QMessageBox::NoButton, parent)
{
    setTextFormat(Qt::PlainText); // names of strangers may be in it
    QPushButton* stay = nullptr;
    QPushButton* keep = nullptr;
    for (std::size_t place = 0; place < answers.size(); ++place) {
        QPushButton* button = addButton(answers[place].words, roleOf(answers[place].kind));
        m_buttons.push_back(button);
        if (answers[place].kind == Kind::keep && !keep) keep = button;
        if (answers[place].kind == Kind::stay && !stay) {
            stay = button;
            m_stay = static_cast<int>(place);
        }
    }
    setEscapeButton(stay);
    setDefaultButton(keep ? keep : stay);
}

int ConfirmDialog::ask()
{
    exec();
    const auto found = std::find(m_buttons.begin(), m_buttons.end(), clickedButton());
    return found == m_buttons.end() ? m_stay : static_cast<int>(found - m_buttons.begin());
}

} // namespace fabletop
