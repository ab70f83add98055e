// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/lamplighter.h"

#include <QRegularExpression>
#include <utility>

namespace fabletop::test {

QString lamplighterText()
{
    return QStringLiteral(R"(hero "Lamplighter"
  es "Farolero"
  fr "Allumeur"
  pt "Acendedor"
  health 14, move 2, melee

sidekick "Cat"
  es "Gata" feminine, article
  fr "Chatte" feminine, article
  pt "Gata" feminine, article
  health 5, melee

form "Bright"
  es "Encendido"
  fr "Allumé"
  pt "Aceso"

form "Dim"
  es "Apagado"
  fr "Éteint"
  pt "Apagado"

token "Lamp" x2
  es "Farol"
  fr "Lanterne" feminine
  pt "Lampião"
  veil

ability "Lamps"
  during set-up
    place each Lamp token on a space in a zone of Lamplighter without a fighter

ability "Trim the wick"
  at the start of your turn
    you may
      choose a form

ability "In the light"
  always
    add 1 to attack cards of Lamplighter while you are Bright
    add 1 to defense cards of Lamplighter while you are Dim

card "Flare" x5
  attack 4, boost 2, for any
  after combat
    if you won
      draw 1 card

card "Scratch" x3
  attack 3, boost 1, for Cat
  after combat
    deal 1 damage to the opposing fighter

card "Snuff" x4
  versatile 2, boost 2, for any
  immediately
    cancel the opposing card

card "Long Shadow" x5
  versatile 3, boost 1, for any
  after combat
    move your fighter up to 2 spaces

card "Shutter" x5
  defense 4, boost 2, for any, no effect

card "Nine Lives" x2
  defense 2, boost 3, for Cat
  after combat
    Cat recovers 1 health

card "Rounds" x4
  scheme, boost 2, for Lamplighter
  when played
    place a Lamp token on a space without a fighter
    move each of your fighters up to 3 spaces

card "Rekindle" x2
  scheme, boost 3, for Lamplighter
  when played
    Lamplighter recovers 2 health
    draw 1 card
)");
}

QString hostileHeroText()
{
    QString text = lamplighterText();
    text.remove(
        QRegularExpression(QStringLiteral("^  (es|fr|pt) .*\n"), QRegularExpression::MultilineOption));
    const std::pair<const char*, QString> names[] = {{"Lamplighter", QStringLiteral("أمير %1 & <b>ل")},
                                                     {"Cat", QStringLiteral("חתול %2")},
                                                     {"Lamp", QStringLiteral("מנורה %1")},
                                                     {"Bright", QStringLiteral("בהיר")},
                                                     {"Dim", QStringLiteral("עמום")},
                                                     {"Flare", QStringLiteral("شعلة & <i>%3")},
                                                     {"Scratch", QStringLiteral("خدش")},
                                                     {"Rounds", QStringLiteral("جولات %1")},
                                                     {"Trim the wick", QStringLiteral("فتيل %1")}};
    for (const auto& [name, other] : names) {
        text.replace(QStringLiteral("\"%1\"").arg(QLatin1String(name)), QStringLiteral("\"\u0001\""));
        text.replace(QRegularExpression(QStringLiteral("\\b%1\\b").arg(QLatin1String(name))),
                     QStringLiteral("\"\u0001\""));
        text.replace(QStringLiteral("\u0001"), other);
    }
    return text;
}

} // namespace fabletop::test
