// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/reading/vocabulary.h"

namespace fabletop {

Binding bindingOf(Word word)
{
    switch (word) {
    case Word::orEither:
    case Word::orFighters:
    case Word::exceptFighters:
    case Word::plus: return Binding::loose;
    case Word::andBoth:
    case Word::perFighter:
    case Word::perCard:
    case Word::perDiscarded: return Binding::middle;
    default: return Binding::tight;
    }
}

Binding bindingWithin(Word word)
{
    return bindingOf(word) == Binding::loose ? Binding::middle : Binding::tight;
}

} // namespace fabletop
