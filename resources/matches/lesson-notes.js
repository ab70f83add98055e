// The texts of lesson-notes.jsonl for the tools of translation; nothing runs this.
qsTranslate("SampleNotes", "A lesson. Two greedy computers play; the notes say what a person would think. Jump from note to note with N.");
qsTranslate("SampleNotes", "All stand: helpers only in a zone of their hero's start. Dracula spread his Sisters out, one of them on a secret passage.");
qsTranslate("SampleNotes", "Name a number: the other player discards a card of that value or else shows the hand. A good first action: what is seen stays known as long as the cards stay there.");
qsTranslate("SampleNotes", "Attack 4, defense 3: one damage, and the attacker won because damage was dealt. Recovering it at once makes the trade even.");
qsTranslate("SampleNotes", "Defending with nothing costs three. The cards left in hand are all for Holmes: keep a defense for the helper too.");
qsTranslate("SampleNotes", "The printed value of the other card becomes its boost value. Here both are 2, so nothing changes; 3 against 2 is enough, and the Sister falls.");
qsTranslate("SampleNotes", "A value is replaced");
qsTranslate("SampleNotes", "A Sister comes back on a space of her hero's zone. Helpers with one health are cheap to lose and cheap to return.");
qsTranslate("SampleNotes", "The same card in defense: the attack stays at 2, and the defender wins a combat in which nobody is hurt.");
qsTranslate("SampleNotes", "Dr. Watson is ranged: he hits across his zone, and Dracula has no answer in hand.");
qsTranslate("SampleNotes", "At the start of each turn Dracula may bite whoever stands adjacent, and draws for it. Staying beside him costs one health a turn.");
qsTranslate("SampleNotes", "An empty hand has no defense, and this card grows with every card discarded. It takes nine.");
qsTranslate("SampleNotes", "The turning point");
qsTranslate("SampleNotes", "The helper falls, and with him the three cards in the deck that only he could use.");
