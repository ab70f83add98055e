// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/library/librarypreview.h"

#include "views/illustrations/followbaked.h"
#include "views/library/seatdrawings.h"
#include "views/theme/button.h"
#include "views/theme/follow.h"

#include <QLocale>
#include <utility>

namespace fabletop {

namespace {

constexpr int openHigh = 40;
constexpr int openPad = 16;

} // namespace

/// From a high window to the lowest: what goes first says least about how it was played.
const std::array<LibraryPreview::Grade, 8> LibraryPreview::grades{{{230, 128, 84, true, 3},
                                                                   {200, 110, 72, true, 2},
                                                                   {190, 92, 64, true, 0},
                                                                   {170, 76, 56, true, 0},
                                                                   {124, 64, 46, true, 0},
                                                                   {124, 64, 44, false, 0},
                                                                   {124, 0, 44, false, 0},
                                                                   {0, 0, 44, false, 0}}};

LibraryPreview::LibraryPreview(const LibraryModel& model, std::shared_ptr<const Theme> theme, QWidget* parent)
    : QWidget(parent), m_model(model), m_theme(std::move(theme)),
      m_open(new Button(QStringLiteral("replay"), QString(), ButtonRole::primary, this))
{
    onThemeChange(*this, [this](const auto& other) { setTheme(other); });
    connect(m_open, &Button::clicked, this, &LibraryPreview::openRequested);
    connect(&m_position, &LastPosition::ready, this, qOverload<>(&QWidget::update));
    onIllustrationsBaked(*this, m_theme, [this] { update(); });
    retranslate();
    setSummary({});
}

void LibraryPreview::setTheme(std::shared_ptr<const Theme> theme)
{
    m_theme = std::move(theme);
    update();
}

void LibraryPreview::setFields(QHash<QString, Battlefield> fields)
{
    m_position.setFields(std::move(fields));
    update();
}

void LibraryPreview::retranslate()
{
    const bool goesOn =
        !m_summary.path.isEmpty() && !m_summary.over() && !m_summary.problem && !m_summary.sample;
    m_open->setText(goesOn ? tr("Continue match") : tr("Replay"));
    setAccessibleName(facts());
    update();
}

void LibraryPreview::setSummary(const MatchSummary& summary)
{
    if (summary.path != m_summary.path || summary.seats != m_summary.seats)
        m_drawings = seatDrawings(summary);
    m_summary = summary;
    m_position.setMatch(summary);
    m_open->setVisible(!summary.path.isEmpty());
    m_open->setReason(LibraryModel::problemText(summary));
    retranslate();
}

int LibraryPreview::suffered(int team) const
{
    int all = 0;
    for (std::size_t seat = 0; seat < m_summary.seats.size(); ++seat)
        if (m_summary.seats[seat].team == team) all += m_summary.suffered[seat];
    return all;
}

/// Where it was played, and when.
QString LibraryPreview::when() const
{
    const QString day =
        m_summary.sample ? tr("sample") : QLocale().toString(m_summary.changed, QLocale::ShortFormat);
    return tr("%1, %2", "battlefield, date").arg(m_model.fieldName(m_summary), day);
}

QString LibraryPreview::blow() const
{
    const MatchSummary::Blow& blow = m_summary.blow;
    if (blow.amount == 0) return {};
    const QString hero = m_model.heroName(m_summary.seats[static_cast<std::size_t>(blow.seat)].hero);
    const QString amount = QString::number(blow.amount);
    const QString turn = QString::number(blow.turn);
    return blow.card.isEmpty() ? tr("Biggest blow: %1 damage to %2, turn %3").arg(amount, hero, turn)
                               : tr("Biggest blow: %1 damage to %2, turn %3, with %4")
                                     .arg(amount, hero, turn, m_model.cardName(blow.card));
}

/// For those who hear it.
QString LibraryPreview::facts() const
{
    if (m_summary.path.isEmpty()) return {};
    QStringList lines;
    if (!m_summary.seats.empty())
        lines << m_model.outcomeText(m_summary) << m_model.causeText(m_summary) << when()
              << tr("%n turn(s)", nullptr, m_summary.turns) << blow();
    if (m_summary.torn) lines << tr("The last line is incomplete and was skipped");
    lines.removeAll(QString());
    return lines.join(u'\n');
}

void LibraryPreview::resizeEvent(QResizeEvent*)
{
    const int high = m_theme->px(openHigh);
    m_open->setGeometry(openPad, height() - high - openPad, width() - 2 * openPad, high);
}

} // namespace fabletop
