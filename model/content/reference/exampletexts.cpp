// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/content/reference/exampletexts.h"

#include "model/content/catalogue.h"

namespace fabletop {

ExampleTexts exampleTexts()
{
    Diagnostics diagnostics; // of shipped texts there are none
    const QString path = QStringLiteral(":/content/help/language/beekeeper.hero");
    const std::string hero = readTextFile(path, diagnostics).value_or(std::string());
    const std::string rules =
        readTextFile(QStringLiteral(":/content/rules/standard.rules"), diagnostics).value_or(std::string());
    return {readHero(hero, path.toStdString(), diagnostics), Examples(hero, rules)};
}

} // namespace fabletop
