<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>About</name>
    <message>
        <source>About Fabletop</source>
        <translation>About Fabletop</translation>
    </message>
    <message>
        <source>Fabletop %1. A table for duels between storied heroes.</source>
        <translation>Fabletop %1. A table for duels between storied heroes.</translation>
    </message>
    <message>
        <source>Unofficial</source>
        <translation>Unofficial</translation>
    </message>
    <message>
        <source>Fabletop is an unofficial fan project. It is not made, endorsed or supported by the publisher of the game.

Unmatched is a trademark of Restoration Games, LLC. Mondo and the Mondo Games logo are trademarks of Mondo Tees, LLC. No art, logo or card wording of the published game is used.</source>
        <translation>Fabletop is an unofficial fan project. It is not made, endorsed or supported by the publisher of the game.

Unmatched is a trademark of Restoration Games, LLC. Mondo and the Mondo Games logo are trademarks of Mondo Tees, LLC. No art, logo or card wording of the published game is used.</translation>
    </message>
    <message>
        <source>License</source>
        <translation>License</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later): program, rules texts, rulebook, drawings and sounds. It comes without any warranty.</source>
        <translation>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later): program, rules texts, rulebook, drawings and sounds. It comes without any warranty.</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Credits</translation>
    </message>
    <message>
        <source>Written and drawn by the contributors of Fabletop. The figures, card pictures and backdrops are drawings of our own; the heroes come from books and tales that belong to everyone.</source>
        <translation>Written and drawn by the contributors of Fabletop. The figures, card pictures and backdrops are drawings of our own; the heroes come from books and tales that belong to everyone.</translation>
    </message>
    <message>
        <source>Used with thanks</source>
        <translation>Used with thanks</translation>
    </message>
    <message>
        <source>Qt %1 (LGPL version 3), libzip (BSD, three clauses).
Fonts, where they are installed: EB Garamond and Gentium Book Plus (SIL Open Font License 1.1), DejaVu (Bitstream Vera license), Lato (SIL Open Font License 1.1).</source>
        <translation>Qt %1 (LGPL version 3), libzip (BSD, three clauses).
Fonts, where they are installed: EB Garamond and Gentium Book Plus (SIL Open Font License 1.1), DejaVu (Bitstream Vera license), Lato (SIL Open Font License 1.1).</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Open a file</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Save a copy</translation>
    </message>
    <message>
        <source>Take back or undo</source>
        <translation>Take back or undo</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom in</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom out</translation>
    </message>
    <message>
        <source>Fit the window</source>
        <translation>Fit the window</translation>
    </message>
    <message>
        <source>Zone letters</source>
        <translation>Zone letters</translation>
    </message>
    <message>
        <source>Space numbers</source>
        <translation>Space numbers</translation>
    </message>
    <message>
        <source>Plain board</source>
        <translation>Plain board</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>Welcome page</source>
        <translation>Welcome page</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Workshop</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Rulebook</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Keys of this page</translation>
    </message>
    <message>
        <source>Maneuver</source>
        <translation>Maneuver</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Scheme</translation>
    </message>
    <message>
        <source>Confirm what is selected</source>
        <translation>Confirm what is selected</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Clear the selection</translation>
    </message>
    <message>
        <source>All that has happened</source>
        <translation>All that has happened</translation>
    </message>
    <message>
        <source>Whole hand</source>
        <translation>Whole hand</translation>
    </message>
    <message>
        <source>Start of the match</source>
        <translation>Start of the match</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>End of the match</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Step back</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Step forward</translation>
    </message>
    <message>
        <source>Previous action</source>
        <translation>Previous action</translation>
    </message>
    <message>
        <source>Next action</source>
        <translation>Next action</translation>
    </message>
    <message>
        <source>Previous combat step</source>
        <translation>Previous combat step</translation>
    </message>
    <message>
        <source>Next combat step</source>
        <translation>Next combat step</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Previous turn</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Next turn</translation>
    </message>
    <message>
        <source>Next combat</source>
        <translation>Next combat</translation>
    </message>
    <message>
        <source>Previous combat</source>
        <translation>Previous combat</translation>
    </message>
    <message>
        <source>Next damage</source>
        <translation>Next damage</translation>
    </message>
    <message>
        <source>Previous damage</source>
        <translation>Previous damage</translation>
    </message>
    <message>
        <source>Next defeat</source>
        <translation>Next defeat</translation>
    </message>
    <message>
        <source>Previous defeat</source>
        <translation>Previous defeat</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Next bookmark</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>Previous bookmark</translation>
    </message>
    <message>
        <source>Next note</source>
        <translation>Next note</translation>
    </message>
    <message>
        <source>Previous note</source>
        <translation>Previous note</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Next turning point</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Previous turning point</translation>
    </message>
    <message>
        <source>Play until…</source>
        <translation>Play until…</translation>
    </message>
    <message>
        <source>Add a bookmark</source>
        <translation>Add a bookmark</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Write a note</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Play or pause</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Select</translation>
    </message>
    <message>
        <source>Draw spaces</source>
        <translation>Draw spaces</translation>
    </message>
    <message>
        <source>Draw lines</source>
        <translation>Draw lines</translation>
    </message>
    <message>
        <source>Paint zones</source>
        <translation>Paint zones</translation>
    </message>
    <message>
        <source>Set starts</source>
        <translation>Set starts</translation>
    </message>
    <message>
        <source>Set passages</source>
        <translation>Set passages</translation>
    </message>
    <message>
        <source>Write labels</source>
        <translation>Write labels</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grid</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Mirror</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cut</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Select all</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Find</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Find and replace</translation>
    </message>
    <message>
        <source>Fold this block</source>
        <translation>Fold this block</translation>
    </message>
    <message>
        <source>Unfold everything</source>
        <translation>Unfold everything</translation>
    </message>
    <message>
        <source>Try this card</source>
        <translation>Try this card</translation>
    </message>
    <message>
        <source>Look up this word</source>
        <translation>Look up this word</translation>
    </message>
    <message>
        <source>Go to the definition</source>
        <translation>Go to the definition</translation>
    </message>
    <message>
        <source>Comment out or in</source>
        <translation>Comment out or in</translation>
    </message>
    <message>
        <source>Format the text</source>
        <translation>Format the text</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next control</source>
        <translation>Next control</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter or Space</translation>
    </message>
    <message>
        <source>Press the focused button</source>
        <translation>Press the focused button</translation>
    </message>
    <message>
        <source>0 to 9</source>
        <translation>0 to 9</translation>
    </message>
    <message>
        <source>Answer by number or place</source>
        <translation>Answer by number or place</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Arrow keys</translation>
    </message>
    <message>
        <source>Move among spaces or cards</source>
        <translation>Move among spaces or cards</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Continue a combat</source>
        <translation>Continue a combat</translation>
    </message>
    <message>
        <source>Move what is selected</source>
        <translation>Move what is selected</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation>Ctrl+Space</translation>
    </message>
    <message>
        <source>Complete the word</source>
        <translation>Complete the word</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Everywhere</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>In a replay</translation>
    </message>
    <message>
        <source>Drawing a battlefield</source>
        <translation>Drawing a battlefield</translation>
    </message>
    <message>
        <source>Writing a hero</source>
        <translation>Writing a hero</translation>
    </message>
    <message>
        <source>Editing a rule set</source>
        <translation>Editing a rule set</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Next mistake</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Previous mistake</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
</context>
<context>
    <name>BarWords</name>
    <message>
        <source>Attack</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>End turn</translation>
    </message>
    <message>
        <source>Defend</source>
        <translation>Defend</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Yes</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Stay here</translation>
    </message>
    <message>
        <source>Discard none</source>
        <translation>Discard none</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>Boost</source>
        <translation>Boost</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>Change to %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Discard %1</translation>
    </message>
    <message>
        <source>Choose card</source>
        <translation>Choose card</translation>
    </message>
    <message>
        <source>Back to table</source>
        <translation>Back to table</translation>
    </message>
</context>
<context>
    <name>BattlefieldEdits</name>
    <message>
        <source>A battlefield has at most %1 spaces.</source>
        <translation>A battlefield has at most %1 spaces.</translation>
    </message>
    <message>
        <source>A battlefield has at most %1 zones.</source>
        <translation>A battlefield has at most %1 zones.</translation>
    </message>
    <message>
        <source>A name needs at least one letter or digit.</source>
        <translation>A name needs at least one letter or digit.</translation>
    </message>
    <message>
        <source>A name has at most %1 characters.</source>
        <translation>A name has at most %1 characters.</translation>
    </message>
    <message>
        <source>A label has at most %1 characters.</source>
        <translation>A label has at most %1 characters.</translation>
    </message>
    <message>
        <source>An id is made of lower-case letters, digits and single hyphens.</source>
        <translation>An id is made of lower-case letters, digits and single hyphens.</translation>
    </message>
    <message>
        <source>That name is taken already.</source>
        <translation>That name is taken already.</translation>
    </message>
    <message>
        <source>A colour looks like #828F8F.</source>
        <translation>A color looks like #828F8F.</translation>
    </message>
    <message>
        <source>A backdrop is an SVG, PNG or JPEG picture beside the battlefield or inside it.</source>
        <translation>A backdrop is an SVG, PNG or JPEG picture beside the battlefield or inside it.</translation>
    </message>
    <message>
        <source>The picture is larger than %1 MB.</source>
        <translation>The picture is larger than %1 MB.</translation>
    </message>
    <message>
        <source>The clipboard holds no part of a battlefield.</source>
        <translation>The clipboard holds no part of a battlefield.</translation>
    </message>
</context>
<context>
    <name>CardRow</name>
    <message>
        <source>Discard pile of %1, newest first. Click a card to close it</source>
        <translation>Discard pile of %1, newest first. Click a card to close it</translation>
    </message>
    <message>
        <source>The discard pile is empty</source>
        <translation>The discard pile is empty</translation>
    </message>
    <message>
        <source>Hand of %1: you know %2 of %3. Click a card to close it</source>
        <translation>Hand of %1: you know %2 of %3. Click a card to close it</translation>
    </message>
    <message>
        <source>No card in hand</source>
        <translation>No card in hand</translation>
    </message>
    <message>
        <source>Hand of %1. Only you see this</source>
        <translation>Hand of %1. Only you see this</translation>
    </message>
    <message>
        <source>Nobody looks at a hand now</source>
        <translation>Nobody looks at a hand now</translation>
    </message>
    <message>
        <source>Deck of %1</source>
        <translation>Deck of %1</translation>
    </message>
</context>
<context>
    <name>CombatPainter</name>
    <message>
        <source>No combat yet</source>
        <translation>No combat yet</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Not decided yet</translation>
    </message>
    <message>
        <source>%1 takes no damage</source>
        <translation>%1 takes no damage</translation>
    </message>
    <message>
        <source>%1 has %2 health</source>
        <translation>%1 has %2 health</translation>
    </message>
    <message>
        <source>%1 health left</source>
        <translation>%1 health left</translation>
    </message>
    <message>
        <source>%1 − %2 = %3 health left</source>
        <translation>%1 − %2 = %3 health left</translation>
    </message>
    <message>
        <source>%1 → %2 health</source>
        <translation>%1 → %2 health</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>No card</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage</source>
        <translation>
            <numerusform>%1 takes %n damage</numerusform>
            <numerusform>%1 takes %n damage</numerusform>
        </translation>
    </message>
    <message>
        <source>No defense card</source>
        <translation>No defense card</translation>
    </message>
</context>
<context>
    <name>CombatPlace</name>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>%1, action %2</source>
        <translation>%1, action %2</translation>
    </message>
    <message>
        <source>%1, ranged attack</source>
        <translation>%1, ranged attack</translation>
    </message>
    <message>
        <source>%1, melee attack</source>
        <translation>%1, melee attack</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>couldn’t start %1: %2</source>
        <translation>couldn’t start %1: %2</translation>
    </message>
    <message>
        <source>bench takes no arguments</source>
        <translation>bench takes no arguments</translation>
    </message>
    <message>
        <source>format needs files</source>
        <translation>format needs files</translation>
    </message>
    <message numerus="yes">
        <source>verified: %n decision(s)</source>
        <translation>
            <numerusform>verified: %n decision</numerusform>
            <numerusform>verified: %n decisions</numerusform>
        </translation>
    </message>
    <message>
        <source>replay needs one file</source>
        <translation>replay needs one file</translation>
    </message>
    <message>
        <source>unknown language %1</source>
        <translation>unknown language %1</translation>
    </message>
    <message>
        <source>seat %1 doesn’t exist</source>
        <translation>seat %1 doesn’t exist</translation>
    </message>
    <message>
        <source>scenario needs files</source>
        <translation>scenario needs files</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed</source>
        <translation>%1 passed, %2 failed</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>seat %1 wins %2 (%3% to %4%)</source>
        <translation>seat %1 wins %2 (%3% to %4%)</translation>
    </message>
    <message>
        <source>a result with a different number of seats</source>
        <translation>a result with a different number of seats</translation>
    </message>
    <message>
        <source>not a result of simulate --json</source>
        <translation>not a result of simulate --json</translation>
    </message>
    <message>
        <source>more than %1 games in total</source>
        <translation>more than %1 games in total</translation>
    </message>
    <message>
        <source>unknown hero %1</source>
        <translation>unknown hero %1</translation>
    </message>
    <message>
        <source>--persons takes one number per seat</source>
        <translation>--persons takes one number per seat</translation>
    </message>
    <message>
        <source>--persons takes numbers from 1 to 4</source>
        <translation>--persons takes numbers from 1 to 4</translation>
    </message>
    <message>
        <source>one person can’t be on both teams</source>
        <translation>one person can’t be on both teams</translation>
    </message>
    <message>
        <source>unknown rule set %1</source>
        <translation>unknown rule set %1</translation>
    </message>
    <message>
        <source>unknown battlefield %1</source>
        <translation>unknown battlefield %1</translation>
    </message>
    <message>
        <source>unknown player %1</source>
        <translation>unknown player %1</translation>
    </message>
    <message>
        <source>--players takes one for all or one per seat</source>
        <translation>--players takes one for all or one per seat</translation>
    </message>
    <message>
        <source>simulate --merge needs files</source>
        <translation>simulate --merge needs files</translation>
    </message>
    <message>
        <source>unexpected argument %1</source>
        <translation>unexpected argument %1</translation>
    </message>
    <message>
        <source>simulate needs --%1</source>
        <translation>simulate needs --%1</translation>
    </message>
    <message>
        <source>--heroes takes two heroes, or four for teams</source>
        <translation>--heroes takes two heroes, or four for teams</translation>
    </message>
    <message>
        <source>couldn’t create this folder</source>
        <translation>couldn’t create this folder</translation>
    </message>
    <message>
        <source>text needs one hero</source>
        <translation>text needs one hero</translation>
    </message>
    <message>
        <source>validate needs files</source>
        <translation>validate needs files</translation>
    </message>
    <message>
        <source>couldn’t write everything to the standard output</source>
        <translation>couldn’t write everything to the standard output</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2 to %3</source>
        <translation>--%1 takes a whole number from %2 to %3</translation>
    </message>
    <message>
        <source>give a folder: demo --out DIR</source>
        <translation>give a folder: demo --out DIR</translation>
    </message>
    <message>
        <source>couldn’t create the folder %1</source>
        <translation>couldn’t create the folder %1</translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT, each from %1 to %2</source>
        <translation>--size takes WIDTHxHEIGHT, each from %1 to %2</translation>
    </message>
    <message>
        <source>say what to draw: render battlefield ID --out FILE</source>
        <translation>say what to draw: render battlefield ID --out FILE</translation>
    </message>
    <message>
        <source>give a file: --out FILE</source>
        <translation>give a file: --out FILE</translation>
    </message>
    <message>
        <source>%1 must end in .svg, .png or .pdf</source>
        <translation>%1 must end in .svg, .png or .pdf</translation>
    </message>
    <message>
        <source>a card is named HERO/CARD</source>
        <translation>a card is named HERO/CARD</translation>
    </message>
    <message>
        <source>%1 has no card %2</source>
        <translation>%1 has no card %2</translation>
    </message>
    <message>
        <source>the last position is %1</source>
        <translation>the last position is %1</translation>
    </message>
    <message>
        <source>render draws a battlefield, a card or a match, not %1</source>
        <translation>render draws a battlefield, a card or a match, not %1</translation>
    </message>
    <message>
        <source>unknown command %1</source>
        <translation>unknown command %1</translation>
    </message>
    <message>
        <source>one file at a time</source>
        <translation>one file at a time</translation>
    </message>
    <message>
        <source>no display found; `fabletop --help` lists the commands that work without one</source>
        <translation>no display found; `fabletop --help` lists the commands that work without one</translation>
    </message>
    <message>
        <source>this build has no window</source>
        <translation>this build has no window</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) went wrong</source>
        <translation>
            <numerusform>%n game went wrong</numerusform>
            <numerusform>%n games went wrong</numerusform>
        </translation>
    </message>
    <message>
        <source>game %1, decision %2: %3</source>
        <translation>game %1, decision %2: %3</translation>
    </message>
    <message>
        <source>--from %1 --games 1 --record DIR writes that game into DIR</source>
        <translation>--from %1 --games 1 --record DIR writes that game into DIR</translation>
    </message>
    <message>
        <source>%1. %2 (%3 to %4) %5: %6</source>
        <translation>%1. %2 (%3 to %4) %5: %6</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Better by %1: %2</source>
        <translation>Better by %1: %2</translation>
    </message>
    <message>
        <source>Team %1: accuracy %2, luck %3, inaccuracies %4, mistakes %5, blunders %6</source>
        <translation>Team %1: accuracy %2, luck %3, inaccuracies %4, mistakes %5, blunders %6</translation>
    </message>
    <message>
        <source>the match is not over, and hidden cards stay hidden until then</source>
        <translation>the match is not over, and hidden cards stay hidden until then</translation>
    </message>
    <message>
        <source>it was played by other rules, and can only be shown as recorded</source>
        <translation>it was played by other rules, and can only be shown as recorded</translation>
    </message>
    <message>
        <source>analyse needs one file</source>
        <translation>analyse needs one file</translation>
    </message>
    <message>
        <source>a result of other heroes, battlefields, rules, players, seeds or versions</source>
        <translation>a result of other heroes, battlefields, rules, players, seeds or versions</translation>
    </message>
    <message>
        <source>game %1 is counted already</source>
        <translation>game %1 is counted already</translation>
    </message>
    <message>
        <source>win this turn</source>
        <translation>win this turn</translation>
    </message>
    <message>
        <source>survive</source>
        <translation>survive</translation>
    </message>
    <message>
        <source>best defense</source>
        <translation>best defense</translation>
    </message>
    <message>
        <source>best discard</source>
        <translation>best discard</translation>
    </message>
    <message>
        <source>best decision</source>
        <translation>best decision</translation>
    </message>
    <message>
        <source>%1, after decision %2, %3: %4 (%5, otherwise %6)</source>
        <translation>%1, after decision %2, %3: %4 (%5, otherwise %6)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n position(s)</source>
        <translation>
            <numerusform>%1: %n position</numerusform>
            <numerusform>%1: %n positions</numerusform>
        </translation>
    </message>
    <message>
        <source>positions needs at least one file</source>
        <translation>positions needs at least one file</translation>
    </message>
</context>
<context>
    <name>DeckPrint</name>
    <message>
        <source>boost %1</source>
        <translation>boost %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>there is no such file</source>
        <translation>there is no such file</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>this is a folder, not a file</translation>
    </message>
    <message>
        <source>the file is larger than %1 MB</source>
        <translation>the file is larger than %1 MB</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>this is not UTF-8 text</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>the file is empty</translation>
    </message>
    <message>
        <source>unexpected “%1”; here belongs %2</source>
        <translation>unexpected “%1”; here belongs %2</translation>
    </message>
    <message>
        <source>the file ends too early; here belongs %1</source>
        <translation>the file ends too early; here belongs %1</translation>
    </message>
    <message>
        <source>there is more after the end of the value</source>
        <translation>there is more after the end of the value</translation>
    </message>
    <message>
        <source>a text without its closing quote</source>
        <translation>a text without its closing quote</translation>
    </message>
    <message>
        <source>a control character inside a text</source>
        <translation>a control character inside a text</translation>
    </message>
    <message>
        <source>an escape that stands for no character</source>
        <translation>an escape that stands for no character</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>nested deeper than %1 levels</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>more than %1 values</translation>
    </message>
    <message>
        <source>not readable as JSON: %1</source>
        <translation>not readable as JSON: %1</translation>
    </message>
    <message>
        <source>“%1” stands here twice</source>
        <translation>“%1” stands here twice</translation>
    </message>
    <message>
        <source>unknown field “%1”</source>
        <translation>unknown field “%1”</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>“%1” is missing</translation>
    </message>
    <message>
        <source>“%1” must be %2</source>
        <translation>“%1” must be %2</translation>
    </message>
    <message>
        <source>here belongs %1</source>
        <translation>here belongs %1</translation>
    </message>
    <message>
        <source>this is no battlefield file: “fabletop” must be “battlefield”</source>
        <translation>this is no battlefield file: “fabletop” must be “battlefield”</translation>
    </message>
    <message>
        <source>the file is of version %1, written by a newer Fabletop; this one reads version %2</source>
        <translation>the file is of version %1, written by a newer Fabletop; this one reads version %2</translation>
    </message>
    <message>
        <source>“%1” is no id: lower-case letters, digits and single hyphens make one</source>
        <translation>“%1” is no id: lower-case letters, digits and single hyphens make one</translation>
    </message>
    <message>
        <source>a name without any text</source>
        <translation>a name without any text</translation>
    </message>
    <message>
        <source>a backdrop is a file name beside the battlefield, never a path</source>
        <translation>a backdrop is a file name beside the battlefield, never a path</translation>
    </message>
    <message>
        <source>a backdrop must be an SVG, PNG or JPEG picture</source>
        <translation>a backdrop must be an SVG, PNG or JPEG picture</translation>
    </message>
    <message>
        <source>“%1” is no colour; colours look like #828F8F</source>
        <translation>“%1” is no color; colors look like #828F8F</translation>
    </message>
    <message>
        <source>unknown pattern “%1”</source>
        <translation>unknown pattern “%1”</translation>
    </message>
    <message>
        <source>unknown zone “%1”</source>
        <translation>unknown zone “%1”</translation>
    </message>
    <message>
        <source>unknown space “%1”</source>
        <translation>unknown space “%1”</translation>
    </message>
    <message>
        <source>there is no battlefield “%1”</source>
        <translation>there is no battlefield “%1”</translation>
    </message>
    <message>
        <source>a battlefield needs at least one zone</source>
        <translation>a battlefield needs at least one zone</translation>
    </message>
    <message>
        <source>more than %1 zones</source>
        <translation>more than %1 zones</translation>
    </message>
    <message>
        <source>a second zone “%1”</source>
        <translation>a second zone “%1”</translation>
    </message>
    <message>
        <source>a battlefield needs at least %1 spaces</source>
        <translation>a battlefield needs at least %1 spaces</translation>
    </message>
    <message>
        <source>more than %1 spaces</source>
        <translation>more than %1 spaces</translation>
    </message>
    <message>
        <source>a second space “%1”</source>
        <translation>a second space “%1”</translation>
    </message>
    <message>
        <source>space “%1” lies in no zone</source>
        <translation>space “%1” lies in no zone</translation>
    </message>
    <message>
        <source>space “%1” names a zone twice</source>
        <translation>space “%1” names a zone twice</translation>
    </message>
    <message>
        <source>a second start %1</source>
        <translation>a second start %1</translation>
    </message>
    <message>
        <source>a line from space “%1” to itself</source>
        <translation>a line from space “%1” to itself</translation>
    </message>
    <message>
        <source>a second line between “%1” and “%2”</source>
        <translation>a second line between “%1” and “%2”</translation>
    </message>
    <message>
        <source>no space is start %1</source>
        <translation>no space is start %1</translation>
    </message>
    <message>
        <source>no line or passage reaches space “%1”</source>
        <translation>no line or passage reaches space “%1”</translation>
    </message>
    <message>
        <source>the zones of start %1 have room for %2 of three sidekicks (R-SETUP-08)</source>
        <translation>the zones of start %1 have room for %2 of three sidekicks (R-SETUP-08)</translation>
    </message>
    <message>
        <source>starts %1 and %2 of opposing teams are only %3 steps apart</source>
        <translation>starts %1 and %2 of opposing teams are only %3 steps apart</translation>
    </message>
    <message>
        <source>the battlefield has %1 starts, this match needs %2</source>
        <translation>the battlefield has %1 starts, this match needs %2</translation>
    </message>
    <message>
        <source>the battlefield has %1 spaces, fighters and tokens of this match need %2</source>
        <translation>the battlefield has %1 spaces, fighters and tokens of this match need %2</translation>
    </message>
    <message>
        <source>zone “%1” has %2 spaces, so it joins nothing</source>
        <translation>zone “%1” has %2 spaces, so it joins nothing</translation>
    </message>
    <message>
        <source>spaces “%1” and “%2” overlap</source>
        <translation>spaces “%1” and “%2” overlap</translation>
    </message>
    <message>
        <source>lines %1 and %2 cross without a junction</source>
        <translation>lines %1 and %2 cross without a junction</translation>
    </message>
    <message>
        <source>the colours of zones “%1” and “%2” are hard to tell apart</source>
        <translation>the colors of zones “%1” and “%2” are hard to tell apart</translation>
    </message>
    <message>
        <source>the digests are of version %1, not %2: only events are compared</source>
        <translation>the digests are of version %1, not %2: only events are compared</translation>
    </message>
    <message>
        <source>the last line was half written and is left out</source>
        <translation>the last line was half written and is left out</translation>
    </message>
    <message>
        <source>this is no match file</source>
        <translation>this is no match file</translation>
    </message>
    <message>
        <source>a line is a decision, note, bookmark or branch</source>
        <translation>a line is a decision, note, bookmark or branch</translation>
    </message>
    <message>
        <source>decision %1 stands where %2 belongs</source>
        <translation>decision %1 stands where %2 belongs</translation>
    </message>
    <message>
        <source>today&apos;s rules do not know the place after decision %1</source>
        <translation>today&apos;s rules do not know the place after decision %1</translation>
    </message>
    <message>
        <source>more than %1 decisions</source>
        <translation>more than %1 decisions</translation>
    </message>
    <message>
        <source>a line of more than %1 kB</source>
        <translation>a line of more than %1 kB</translation>
    </message>
    <message>
        <source>branch %1 is not opened, or leaves from nowhere</source>
        <translation>branch %1 is not opened, or leaves from nowhere</translation>
    </message>
    <message>
        <source>the rules of “%1” have changed since this match</source>
        <translation>the rules of “%1” have changed since this match</translation>
    </message>
    <message>
        <source>“%1” has no meaning here</source>
        <translation>“%1” has no meaning here</translation>
    </message>
    <message>
        <source>a rule mark without its closing bracket</source>
        <translation>a rule mark without its closing bracket</translation>
    </message>
    <message>
        <source>the line is longer than %1 bytes</source>
        <translation>the line is longer than %1 bytes</translation>
    </message>
    <message>
        <source>%1 is too large a number</source>
        <translation>%1 is too large a number</translation>
    </message>
    <message>
        <source>this line stands neither with its neighbours nor in a block of its own</source>
        <translation>this line stands neither with its neighbors nor in a block of its own</translation>
    </message>
    <message>
        <source>“%1” is not understood here; wanted: %2</source>
        <translation>“%1” is not understood here; wanted: %2</translation>
    </message>
    <message>
        <source>the line ends too early; wanted: %1</source>
        <translation>the line ends too early; wanted: %1</translation>
    </message>
    <message>
        <source>“%1” does not belong into a line of names</source>
        <translation>“%1” does not belong into a line of names</translation>
    </message>
    <message>
        <source>an indented block is missing below this line</source>
        <translation>an indented block is missing below this line</translation>
    </message>
    <message>
        <source>nothing may stand indented below the line before</source>
        <translation>nothing may stand indented below the line before</translation>
    </message>
    <message>
        <source>blocks are nested too deeply</source>
        <translation>blocks are nested too deeply</translation>
    </message>
    <message>
        <source>the file declares no hero</source>
        <translation>the file declares no hero</translation>
    </message>
    <message>
        <source>a second hero in one file</source>
        <translation>a second hero in one file</translation>
    </message>
    <message>
        <source>this belongs into a rules file, not into a hero</source>
        <translation>this belongs into a rules file, not into a hero</translation>
    </message>
    <message>
        <source>this belongs into a hero file, not into the rules</source>
        <translation>this belongs into a hero file, not into the rules</translation>
    </message>
    <message>
        <source>a name without letters</source>
        <translation>a name without letters</translation>
    </message>
    <message>
        <source>“%1” is there already</source>
        <translation>“%1” is there already</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>missing: %1</translation>
    </message>
    <message>
        <source>this property does not belong here</source>
        <translation>this property does not belong here</translation>
    </message>
    <message>
        <source>a card has one type: %1</source>
        <translation>a card has one type: %1</translation>
    </message>
    <message>
        <source>the number must be from %1 to %2</source>
        <translation>the number must be from %1 to %2</translation>
    </message>
    <message>
        <source>a card has 1 to 30 copies</source>
        <translation>a card has 1 to 30 copies</translation>
    </message>
    <message>
        <source>a deck has at most 30 different cards</source>
        <translation>a deck has at most 30 different cards</translation>
    </message>
    <message>
        <source>a hero has at most 8 abilities</source>
        <translation>a hero has at most 8 abilities</translation>
    </message>
    <message>
        <source>a hero has at most 4 forms</source>
        <translation>a hero has at most 4 forms</translation>
    </message>
    <message>
        <source>a hero has at most 8 tags</source>
        <translation>a hero has at most 8 tags</translation>
    </message>
    <message>
        <source>the deck has %1 cards; 30 is the most</source>
        <translation>the deck has %1 cards; 30 is the most</translation>
    </message>
    <message>
        <source>the deck has %1 cards; published decks have 30</source>
        <translation>the deck has %1 cards; published decks have 30</translation>
    </message>
    <message>
        <source>this moment is there already; put both effects under one heading</source>
        <translation>this moment is there already; put both effects under one heading</translation>
    </message>
    <message>
        <source>this moment does not exist for this kind of text</source>
        <translation>this moment does not exist for this kind of text</translation>
    </message>
    <message>
        <source>nothing here is called “%1”; nearest: “%2”</source>
        <translation>nothing here is called “%1”; nearest: “%2”</translation>
    </message>
    <message>
        <source>nothing here is called “%1”</source>
        <translation>nothing here is called “%1”</translation>
    </message>
    <message>
        <source>there is no moment called “%1”</source>
        <translation>there is no moment called “%1”</translation>
    </message>
    <message>
        <source>the rules have no number called “%1”</source>
        <translation>the rules have no number called “%1”</translation>
    </message>
    <message>
        <source>there is no part of the rules called “%1”</source>
        <translation>there is no part of the rules called “%1”</translation>
    </message>
    <message>
        <source>the rules lack the part “%1”</source>
        <translation>the rules lack the part “%1”</translation>
    </message>
    <message>
        <source>parts of the rules call each other too deeply</source>
        <translation>parts of the rules call each other too deeply</translation>
    </message>
    <message>
        <source>the file has too many instructions</source>
        <translation>the file has too many instructions</translation>
    </message>
    <message>
        <source>“%1”: nothing has been chosen before that it could mean</source>
        <translation>“%1”: nothing has been chosen before that it could mean</translation>
    </message>
    <message>
        <source>“%1” is for rules files only</source>
        <translation>“%1” is for rules files only</translation>
    </message>
    <message>
        <source>“%1” means something only in a combat</source>
        <translation>“%1” means something only in a combat</translation>
    </message>
    <message>
        <source>“%1” is known only after the result of a combat</source>
        <translation>“%1” is known only after the result of a combat</translation>
    </message>
    <message>
        <source>an option must stand below “choose one”</source>
        <translation>an option must stand below “choose one”</translation>
    </message>
    <message>
        <source>one “for each” cannot stand inside another</source>
        <translation>one “for each” cannot stand inside another</translation>
    </message>
    <message>
        <source>“%1” is no kind of file that is known here</source>
        <translation>“%1” is no kind of file that is known here</translation>
    </message>
    <message>
        <source>a scenario file holds a scenario, a list of them, or “battlefields” and “scenarios”</source>
        <translation>a scenario file holds a scenario, a list of them, or “battlefields” and “scenarios”</translation>
    </message>
    <message>
        <source>there is no hero “%1”</source>
        <translation>there is no hero “%1”</translation>
    </message>
    <message>
        <source>no fighter here is called “%1”</source>
        <translation>no fighter here is called “%1”</translation>
    </message>
    <message>
        <source>no token here is called “%1”</source>
        <translation>no token here is called “%1”</translation>
    </message>
    <message>
        <source>no card here is called “%1”</source>
        <translation>no card here is called “%1”</translation>
    </message>
    <message>
        <source>this hero has no form “%1”</source>
        <translation>this hero has no form “%1”</translation>
    </message>
    <message>
        <source>this hero has no value “%1”</source>
        <translation>this hero has no value “%1”</translation>
    </message>
    <message>
        <source>there is no event “%1”</source>
        <translation>there is no event “%1”</translation>
    </message>
    <message>
        <source>there is no decision “%1”</source>
        <translation>there is no decision “%1”</translation>
    </message>
    <message>
        <source>“%1” is with several seats; write “%2”</source>
        <translation>“%1” is with several seats; write “%2”</translation>
    </message>
    <message>
        <source>a match has 2 or 4 seats</source>
        <translation>a match has 2 or 4 seats</translation>
    </message>
    <message>
        <source>one person cannot sit in both teams (R-TEAM-01)</source>
        <translation>one person cannot sit in both teams (R-TEAM-01)</translation>
    </message>
    <message>
        <source>both teams need the same number of seats</source>
        <translation>both teams need the same number of seats</translation>
    </message>
    <message>
        <source>“%1” already stands on space “%2”</source>
        <translation>“%1” already stands on space “%2”</translation>
    </message>
    <message>
        <source>token “%1” already lies on space “%2”</source>
        <translation>token “%1” already lies on space “%2”</translation>
    </message>
    <message>
        <source>the deck has only %2 of card “%1”</source>
        <translation>the deck has only %2 of card “%1”</translation>
    </message>
    <message>
        <source>“%1” may not be given where “setup” is true</source>
        <translation>“%1” may not be given where “setup” is true</translation>
    </message>
    <message>
        <source>team %1 has no hero left, so the match is over</source>
        <translation>team %1 has no hero left, so the match is over</translation>
    </message>
    <message>
        <source>seat “%1” doesn’t exist</source>
        <translation>seat “%1” doesn’t exist</translation>
    </message>
    <message>
        <source>this says nothing that a decision could agree with</source>
        <translation>this says nothing that a decision could agree with</translation>
    </message>
    <message>
        <source>a step has exactly one of “do”, “expect”, “options” and “refuse”</source>
        <translation>a step has exactly one of “do”, “expect”, “options” and “refuse”</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>line %1, column %2: %3</translation>
    </message>
    <message>
        <source>this is no SVG drawing</source>
        <translation>this is no SVG drawing</translation>
    </message>
    <message>
        <source>not readable as XML: %1</source>
        <translation>not readable as XML: %1</translation>
    </message>
    <message>
        <source>more than %1 elements</source>
        <translation>more than %1 elements</translation>
    </message>
    <message>
        <source>elements are nested deeper than %1 levels</source>
        <translation>elements are nested deeper than %1 levels</translation>
    </message>
    <message>
        <source>the drawing has no filled circles that could be spaces</source>
        <translation>the drawing has no filled circles that could be spaces</translation>
    </message>
    <message>
        <source>%1 circles outside the picture are left out</source>
        <translation>%1 circles outside the picture are left out</translation>
    </message>
    <message>
        <source>%1 circles are left out: a battlefield has at most %2 spaces</source>
        <translation>%1 circles are left out: a battlefield has at most %2 spaces</translation>
    </message>
    <message>
        <source>%1 colours are left out: a battlefield has at most %2 zones</source>
        <translation>%1 colors are left out: a battlefield has at most %2 zones</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>warning</translation>
    </message>
    <message>
        <source>the table is larger than %1 kB</source>
        <translation>the table is larger than %1 kB</translation>
    </message>
    <message>
        <source>the table has no cards</source>
        <translation>the table has no cards</translation>
    </message>
    <message>
        <source>the column “%1” is missing</source>
        <translation>the column “%1” is missing</translation>
    </message>
    <message>
        <source>“%1” is no type of card; here belongs attack, defense, versatile or scheme</source>
        <translation>“%1” is no type of card; here belongs attack, defense, versatile or scheme</translation>
    </message>
    <message>
        <source>a name of more than %1 characters</source>
        <translation>a name of more than %1 characters</translation>
    </message>
    <message>
        <source>this is no rule set: “fabletop” must be “ruleset”</source>
        <translation>this is no rule set: “fabletop” must be “ruleset”</translation>
    </message>
    <message>
        <source>the text is of the hero “%1”, not of “%2”</source>
        <translation>the text is of the hero “%1”, not of “%2”</translation>
    </message>
    <message>
        <source>this is no package: it cannot be read as a zip file (%1)</source>
        <translation>this is no package: it cannot be read as a zip file (%1)</translation>
    </message>
    <message>
        <source>a package holds at most %1 files, this one holds %2</source>
        <translation>a package holds at most %1 files, this one holds %2</translation>
    </message>
    <message>
        <source>unpacked, this is larger than the %1 KB that are left for it</source>
        <translation>unpacked, this is larger than the %1 KB that are left for it</translation>
    </message>
    <message>
        <source>“%1” is no name of a file in a package: small letters, digits, “-”, “_” and “.” make one, and it stays inside</source>
        <translation>“%1” is no name of a file in a package: small letters, digits, “-”, “_” and “.” make one, and it stays inside</translation>
    </message>
    <message>
        <source>“%1” lies too deep: files of a package lie in one folder each</source>
        <translation>“%1” lies too deep: files of a package lie in one folder each</translation>
    </message>
    <message>
        <source>“%1” is a link, a folder or something else that is no plain file</source>
        <translation>“%1” is a link, a folder or something else that is no plain file</translation>
    </message>
    <message>
        <source>“%1” is encrypted</source>
        <translation>“%1” is encrypted</translation>
    </message>
    <message>
        <source>“%1” is compressed by a method that is not read here</source>
        <translation>“%1” is compressed by a method that is not read here</translation>
    </message>
    <message>
        <source>“%1” is there twice</source>
        <translation>“%1” is there twice</translation>
    </message>
    <message>
        <source>this is an archive itself; packages hold no others</source>
        <translation>this is an archive itself; packages hold no others</translation>
    </message>
    <message>
        <source>“%1” is no kind of file that belongs into a package</source>
        <translation>“%1” is no kind of file that belongs into a package</translation>
    </message>
    <message>
        <source>“%1” stands in the wrong place or is called otherwise; its name is “%2”</source>
        <translation>“%1” stands in the wrong place or is called otherwise; its name is “%2”</translation>
    </message>
    <message>
        <source>there is no manifest.json in the package</source>
        <translation>there is no manifest.json in the package</translation>
    </message>
    <message>
        <source>this is no package: “fabletop” must be “package”</source>
        <translation>this is no package: “fabletop” must be “package”</translation>
    </message>
    <message>
        <source>here belongs one line without hidden signs</source>
        <translation>here belongs one line without hidden signs</translation>
    </message>
    <message>
        <source>a digest is 64 hexadecimal digits in small letters</source>
        <translation>a digest is 64 hexadecimal digits in small letters</translation>
    </message>
    <message>
        <source>“%1” is in the package, but manifest.json does not name it</source>
        <translation>“%1” is in the package, but manifest.json does not name it</translation>
    </message>
    <message>
        <source>manifest.json names “%1”, which is not in the package</source>
        <translation>manifest.json names “%1”, which is not in the package</translation>
    </message>
    <message>
        <source>“%1” was changed or damaged after it was packed: its digest is another</source>
        <translation>“%1” was changed or damaged after it was packed: its digest is another</translation>
    </message>
    <message>
        <source>manifest.json calls it “%1”, the file itself “%2”</source>
        <translation>manifest.json calls it “%1”, the file itself “%2”</translation>
    </message>
    <message>
        <source>there is no hero, battlefield or rule set in the package</source>
        <translation>there is no hero, battlefield or rule set in the package</translation>
    </message>
    <message>
        <source>nobody in this package is called “%1”; a picture bears the id of whom it shows</source>
        <translation>nobody in this package is called “%1”; a picture bears the id of whom it shows</translation>
    </message>
    <message>
        <source>the picture “%1” lies outside; in a package it must be inside the battlefield’s file</source>
        <translation>the picture “%1” lies outside; in a package it must be inside the battlefield’s file</translation>
    </message>
    <message>
        <source>a picture has at most %1 pixels a side, this one has %2 by %3</source>
        <translation>a picture has at most %1 pixels a side, this one has %2 by %3</translation>
    </message>
    <message>
        <source>this is not readable as an SVG drawing: %1</source>
        <translation>this is not readable as an SVG drawing: %1</translation>
    </message>
    <message>
        <source>a drawing must declare no document type and no entities</source>
        <translation>a drawing must declare no document type and no entities</translation>
    </message>
    <message>
        <source>a drawing must not hold “%1”</source>
        <translation>a drawing must not hold “%1”</translation>
    </message>
    <message>
        <source>a drawing must not react to anything (“%1”)</source>
        <translation>a drawing must not react to anything (“%1”)</translation>
    </message>
    <message>
        <source>a drawing must not point to anything outside itself (“%1”)</source>
        <translation>a drawing must not point to anything outside itself (“%1”)</translation>
    </message>
    <message>
        <source>the drawing has more than %1 elements, or they are nested too deep</source>
        <translation>the drawing has more than %1 elements, or they are nested too deep</translation>
    </message>
    <message>
        <source>a hero has at most %1 sidekicks</source>
        <translation>a hero has at most %1 sidekicks</translation>
    </message>
    <message>
        <source>a hero has at most %1 tokens</source>
        <translation>a hero has at most %1 tokens</translation>
    </message>
    <message>
        <source>can’t find the picture “%1” next to this file</source>
        <translation>can’t find the picture “%1” next to this file</translation>
    </message>
    <message>
        <source>the picture is larger than %1 MB</source>
        <translation>the picture is larger than %1 MB</translation>
    </message>
    <message>
        <source>circles skipped because of unreadable numbers: %1</source>
        <translation>circles skipped because of unreadable numbers: %1</translation>
    </message>
    <message>
        <source>the hero “%1” has no card “%2”</source>
        <translation>the hero “%1” has no card “%2”</translation>
    </message>
    <message>
        <source>“%1” has an unexpected value</source>
        <translation>“%1” has an unexpected value</translation>
    </message>
    <message>
        <source>a choice has at most %1 options</source>
        <translation>a choice has at most %1 options</translation>
    </message>
    <message>
        <source>a hero has at most %1 choices between options</source>
        <translation>a hero has at most %1 choices between options</translation>
    </message>
    <message>
        <source>a hero has at most %1 texts that wait for its next turn</source>
        <translation>a hero has at most %1 texts that wait for its next turn</translation>
    </message>
    <message>
        <source>the picture is incomplete or damaged</source>
        <translation>the picture is incomplete or damaged</translation>
    </message>
    <message>
        <source>indent with spaces, not tabs</source>
        <translation>indent with spaces, not tabs</translation>
    </message>
    <message>
        <source>this text contains an invisible character; it could make one name look like another</source>
        <translation>this text contains an invisible character; it could make one name look like another</translation>
    </message>
    <message>
        <source>Fabletop already includes “%1”; both will be offered for a match</source>
        <translation>Fabletop already includes “%1”; both will be offered for a match</translation>
    </message>
    <message>
        <source>“%1” can’t happen here</source>
        <translation>“%1” can’t happen here</translation>
    </message>
    <message>
        <source>this can be up to %1; the maximum here is %2</source>
        <translation>this can be up to %1; the maximum here is %2</translation>
    </message>
    <message>
        <source>a name needs at least one letter or digit for its short name</source>
        <translation>a name needs at least one letter or digit for its short name</translation>
    </message>
    <message>
        <source>a label of more than %1 characters</source>
        <translation>a label of more than %1 characters</translation>
    </message>
    <message>
        <source>couldn’t read the file: %1</source>
        <translation>couldn’t read the file: %1</translation>
    </message>
    <message>
        <source>couldn’t unpack “%1”: %2</source>
        <translation>couldn’t unpack “%1”: %2</translation>
    </message>
    <message>
        <source>couldn’t create the package: %1</source>
        <translation>couldn’t create the package: %1</translation>
    </message>
    <message>
        <source>“%1” may mean one or all of them; write “%2” or “%3”</source>
        <translation>“%1” may mean one or all of them; write “%2” or “%3”</translation>
    </message>
    <message>
        <source>“%1” has no meaning here; write “%2”</source>
        <translation>“%1” has no meaning here; write “%2”</translation>
    </message>
    <message>
        <source>“%1” may mean several, but only one fits here; choose it on an earlier line and refer to it with “that”</source>
        <translation>“%1” may mean several, but only one fits here; choose it on an earlier line and refer to it with “that”</translation>
    </message>
    <message>
        <source>“%1”: no fighter has been chosen before; write “%2”</source>
        <translation>“%1”: no fighter has been chosen before; write “%2”</translation>
    </message>
    <message>
        <source>“%1” would be in two places</source>
        <translation>“%1” would be in two places</translation>
    </message>
    <message>
        <source>“%1” isn’t anywhere this instruction can take it from</source>
        <translation>“%1” isn’t anywhere this instruction can take it from</translation>
    </message>
    <message>
        <source>“%1” belongs to another player; this is only for a player’s own cards</source>
        <translation>“%1” belongs to another player; this is only for a player’s own cards</translation>
    </message>
    <message>
        <source>“%1” may not be an attack card, and then nothing would happen; choose one “that … may use to attack”</source>
        <translation>“%1” may not be an attack card, and then nothing would happen; choose one “that … may use to attack”</translation>
    </message>
    <message>
        <source>“%1” means something only in the text of a card</source>
        <translation>“%1” means something only in the text of a card</translation>
    </message>
    <message>
        <source>outside combat there may be several opponents; write “choose an opponent” on an earlier line, then “that player”</source>
        <translation>outside combat there may be several opponents; write “choose an opponent” on an earlier line, then “that player”</translation>
    </message>
    <message>
        <source>“and” takes precedence over “or” here; parentheses make that clear: %1</source>
        <translation>“and” takes precedence over “or” here; parentheses make that clear: %1</translation>
    </message>
    <message>
        <source>the version of the language must be on the first line</source>
        <translation>the version of the language must be on the first line</translation>
    </message>
    <message>
        <source>this program doesn’t know version %1 of the language</source>
        <translation>this program doesn’t know version %1 of the language</translation>
    </message>
    <message>
        <source>“%1” has no text; if that is intended, write “no effect”</source>
        <translation>“%1” has no text; if that is intended, write “no effect”</translation>
    </message>
    <message>
        <source>“%1” says “no effect” but has a text</source>
        <translation>“%1” says “no effect” but has a text</translation>
    </message>
    <message>
        <source>“%1” comes too late: nothing depends on it any more</source>
        <translation>“%1” comes too late: nothing depends on it any more</translation>
    </message>
    <message>
        <source>nothing uses “%1”</source>
        <translation>nothing uses “%1”</translation>
    </message>
    <message>
        <source>nothing uses what is chosen here</source>
        <translation>nothing uses what is chosen here</translation>
    </message>
    <message>
        <source>“%1” is never true here</source>
        <translation>“%1” is never true here</translation>
    </message>
    <message>
        <source>“%1” is always true here</source>
        <translation>“%1” is always true here</translation>
    </message>
    <message>
        <source>“%1” can never do anything: %2</source>
        <translation>“%1” can never do anything: %2</translation>
    </message>
    <message>
        <source>this text can never do anything</source>
        <translation>this text can never do anything</translation>
    </message>
    <message>
        <source>the alternative to “if” begins with “otherwise”</source>
        <translation>the alternative to “if” begins with “otherwise”</translation>
    </message>
    <message>
        <source>what happens goes on a line of its own, indented below “%1”</source>
        <translation>what happens goes on a line of its own, indented below “%1”</translation>
    </message>
    <message>
        <source>only names begin with a capital letter; write “%2”</source>
        <translation>only names begin with a capital letter; write “%2”</translation>
    </message>
    <message>
        <source>numbers are written in figures: “%2”, not “%1”</source>
        <translation>numbers are written in figures: “%2”, not “%1”</translation>
    </message>
    <message>
        <source>movement is always “up to” a number of spaces; write “%2”</source>
        <translation>movement is always “up to” a number of spaces; write “%2”</translation>
    </message>
    <message>
        <source>a comma is missing after “%1”</source>
        <translation>a comma is missing after “%1”</translation>
    </message>
    <message>
        <source>what you do yourself is written without “you”: “%2”</source>
        <translation>what you do yourself is written without “you”: “%2”</translation>
    </message>
    <message>
        <source>“%1” doesn’t work with another player</source>
        <translation>“%1” doesn’t work with another player</translation>
    </message>
    <message>
        <source>the rules language has nothing like “%1”</source>
        <translation>the rules language has nothing like “%1”</translation>
    </message>
    <message>
        <source>Replace every tab with spaces</source>
        <translation>Replace every tab with spaces</translation>
    </message>
    <message>
        <source>Write “%1”</source>
        <translation>Write “%1”</translation>
    </message>
    <message>
        <source>“%1”: inside “for each” only one fighter can be chosen at a time</source>
        <translation>“%1”: inside “for each” only one fighter can be chosen at a time</translation>
    </message>
    <message>
        <source>“%1” may mean exactly that many or at least that many; write “%2” or “%3”</source>
        <translation>“%1” may mean exactly that many or at least that many; write “%2” or “%3”</translation>
    </message>
    <message>
        <source>“or” joins what doesn’t go together in “%1”; parentheses make clear what it joins: write “%2”</source>
        <translation>“or” joins what doesn’t go together in “%1”; parentheses make clear what it joins: write “%2”</translation>
    </message>
    <message>
        <source>“%1”: only one can be chosen here</source>
        <translation>“%1”: only one can be chosen here</translation>
    </message>
    <message>
        <source>“%1” may mean different cards here; choose the card again on an earlier line</source>
        <translation>“%1” may mean different cards here; choose the card again on an earlier line</translation>
    </message>
    <message>
        <source>“%1”: the card may not be there any more; use the cards you have seen before the top of the deck changes</source>
        <translation>“%1”: the card may not be there any more; use the cards you have seen before the top of the deck changes</translation>
    </message>
    <message>
        <source>“%1” refers to an offer to that player, but there is none earlier under this heading; write “%2” first</source>
        <translation>“%1” refers to an offer to that player, but there is none earlier under this heading; write “%2” first</translation>
    </message>
    <message>
        <source>“%1” covers only what was done earlier under this heading, and nothing there does that; write “%2” first</source>
        <translation>“%1” covers only what was done earlier under this heading, and nothing there does that; write “%2” first</translation>
    </message>
    <message>
        <source>“the chosen spaces” means two spaces; write “choose a space …” twice before this line</source>
        <translation>“the chosen spaces” means two spaces; write “choose a space …” twice before this line</translation>
    </message>
    <message>
        <source>“%1” works only after “%2”</source>
        <translation>“%1” works only after “%2”</translation>
    </message>
    <message>
        <source>the maximum health of “%1” is %2; more has no effect</source>
        <translation>the maximum health of “%1” is %2; more has no effect</translation>
    </message>
    <message>
        <source>no “%1” token ever gets onto the battlefield; write “%2”, for example under “during set-up”</source>
        <translation>no “%1” token ever gets onto the battlefield; write “%2”, for example under “during set-up”</translation>
    </message>
    <message>
        <source>each instruction goes on a line of its own</source>
        <translation>each instruction goes on a line of its own</translation>
    </message>
    <message>
        <source>“otherwise” takes no condition; “if” goes on a line of its own, indented below it</source>
        <translation>“otherwise” takes no condition; “if” goes on a line of its own, indented below it</translation>
    </message>
    <message>
        <source>under “always”, “%1” means your hero, never a fighter in a combat; write “%2”</source>
        <translation>under “always”, “%1” means your hero, never a fighter in a combat; write “%2”</translation>
    </message>
    <message>
        <source>“%1”: you can’t choose among cards you haven’t seen; write “%2” on an earlier line</source>
        <translation>“%1”: you can’t choose among cards you haven’t seen; write “%2” on an earlier line</translation>
    </message>
    <message>
        <source>“%1” is the name of a card; give that card a tag and write the tag’s name here</source>
        <translation>“%1” is the name of a card; give that card a tag and write the tag’s name here</translation>
    </message>
    <message>
        <source>“%1”: no card has been chosen before that it could be other than</source>
        <translation>“%1”: no card has been chosen before that it could be other than</translation>
    </message>
    <message>
        <source>“%1” is worded differently here; write “%2”</source>
        <translation>“%1” is worded differently here; write “%2”</translation>
    </message>
    <message>
        <source>names begin with a capital letter; write “%2”</source>
        <translation>names begin with a capital letter; write “%2”</translation>
    </message>
    <message>
        <source>put quotation marks around a name that contains small words; write “%2”</source>
        <translation>put quotation marks around a name that contains small words; write “%2”</translation>
    </message>
    <message>
        <source>a line ends without “%1”</source>
        <translation>a line ends without “%1”</translation>
    </message>
    <message>
        <source>“otherwise” is the alternative to “if”; after an offer, write “%2”</source>
        <translation>“otherwise” is the alternative to “if”; after an offer, write “%2”</translation>
    </message>
    <message>
        <source>“%1” can’t be written here; depending on what is meant, write “%2”</source>
        <translation>“%1” can’t be written here; depending on what is meant, write “%2”</translation>
    </message>
    <message>
        <source>cards can’t do this yet: “%1”</source>
        <translation>cards can’t do this yet: “%1”</translation>
    </message>
    <message>
        <source>no hero in this package uses the picture “%1”</source>
        <translation>no hero in this package uses the picture “%1”</translation>
    </message>
    <message>
        <source>a drawing’s sides must be more than 0 and at most %2, not “%1”</source>
        <translation>a drawing’s sides must be more than 0 and at most %2, not “%1”</translation>
    </message>
    <message>
        <source>a hero’s picture can be at most %1 KB</source>
        <translation>a hero’s picture can be at most %1 KB</translation>
    </message>
    <message>
        <source>the content of “%1” doesn’t match its name: a hero’s picture must be a PNG or SVG file</source>
        <translation>the content of “%1” doesn’t match its name: a hero’s picture must be a PNG or SVG file</translation>
    </message>
    <message>
        <source>no drawing is called “%1”; nearest: “%2”</source>
        <translation>no drawing is called “%1”; nearest: “%2”</translation>
    </message>
    <message>
        <source>no drawing is called “%1”</source>
        <translation>no drawing is called “%1”</translation>
    </message>
    <message>
        <source>“%1” isn’t a picture: use the name of a drawing, or of a PNG or SVG file next to this one, such as “mara.png” (small letters, digits and single hyphens)</source>
        <translation>“%1” isn’t a picture: use the name of a drawing, or of a PNG or SVG file next to this one, such as “mara.png” (small letters, digits and single hyphens)</translation>
    </message>
    <message>
        <source>“%1”: the text doesn’t say where; write “%2”</source>
        <translation>“%1”: the text doesn’t say where; write “%2”</translation>
    </message>
    <message>
        <source>“%1”: the text doesn’t say where</source>
        <translation>“%1”: the text doesn’t say where</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways; parentheses make clear which: write “%2” or “%3”</source>
        <translation>“%1” can be read in two ways; parentheses make clear which: write “%2” or “%3”</translation>
    </message>
    <message>
        <source>“except %1” leaves nobody out of “%2”</source>
        <translation>“except %1” leaves nobody out of “%2”</translation>
    </message>
    <message>
        <source>nothing here is called “%1”; if it’s the plural of “%2”, add this line below that name: plural &quot;%1&quot;</source>
        <translation>nothing here is called “%1”; if it’s the plural of “%2”, add this line below that name: plural &quot;%1&quot;</translation>
    </message>
    <message>
        <source>only options can go below “choose one”: write “option &quot;Name&quot;” here and indent this line below it</source>
        <translation>only options can go below “choose one”: write “option &quot;Name&quot;” here and indent this line below it</translation>
    </message>
    <message>
        <source>the “if” above has an “otherwise” already</source>
        <translation>the “if” above has an “otherwise” already</translation>
    </message>
    <message>
        <source>a picture is at least one pixel wide and high</source>
        <translation>a picture is at least one pixel wide and high</translation>
    </message>
    <message>
        <source>an element of a drawing has at most %1 attributes</source>
        <translation>an element of a drawing has at most %1 attributes</translation>
    </message>
    <message>
        <source>the drawing would take too long to draw: fewer or shorter lines, letters and repetitions are needed</source>
        <translation>the drawing would take too long to draw: fewer or shorter lines, letters and repetitions are needed</translation>
    </message>
    <message>
        <source>a drawing must be encoded in UTF-8, not “%1”</source>
        <translation>a drawing must be encoded in UTF-8, not “%1”</translation>
    </message>
    <message>
        <source>a picture inside a drawing must be a PNG or JPEG picture</source>
        <translation>a picture inside a drawing must be a PNG or JPEG picture</translation>
    </message>
    <message>
        <source>“%1” isn’t a file that can be read</source>
        <translation>“%1” isn’t a file that can be read</translation>
    </message>
    <message>
        <source>the pictures of all heroes together can be at most %1 MB</source>
        <translation>the pictures of all heroes together can be at most %1 MB</translation>
    </message>
    <message>
        <source>“except %1” excludes everyone in “%2”, so nothing happens</source>
        <translation>“except %1” excludes everyone in “%2”, so nothing happens</translation>
    </message>
    <message>
        <source>“%1” leaves nothing to choose: write at least two options</source>
        <translation>“%1” leaves nothing to choose: write at least two options</translation>
    </message>
    <message>
        <source>two options are called “%1”; whoever chooses can’t tell them apart</source>
        <translation>two options are called “%1”; whoever chooses can’t tell them apart</translation>
    </message>
    <message>
        <source>“%1” may mean different fighters here; say which with “choose …” on an earlier line</source>
        <translation>“%1” may mean different fighters here; say which with “choose …” on an earlier line</translation>
    </message>
    <message>
        <source>“%1” doesn’t carry over to the next turn: the delayed text remembers nothing from this one</source>
        <translation>“%1” doesn’t carry over to the next turn: the delayed text remembers nothing from this one</translation>
    </message>
    <message>
        <source>here “%1” would always be your hero; write “%2”</source>
        <translation>here “%1” would always be your hero; write “%2”</translation>
    </message>
    <message>
        <source>“%1” may take a hero off the battlefield, and no “bring … back” returns it: nobody could attack it anymore</source>
        <translation>“%1” may take a hero off the battlefield, and no “bring … back” returns it: nobody could attack it anymore</translation>
    </message>
    <message>
        <source>this isn’t a positions file</source>
        <translation>this isn’t a positions file</translation>
    </message>
    <message>
        <source>this decision isn’t possible here</source>
        <translation>this decision isn’t possible here</translation>
    </message>
    <message>
        <source>there’s nothing to decide after decision %1</source>
        <translation>there’s nothing to decide after decision %1</translation>
    </message>
    <message>
        <source>unknown kind of position “%1”</source>
        <translation>unknown kind of position “%1”</translation>
    </message>
</context>
<context>
    <name>DiagnosticPart</name>
    <message>
        <source>a number from %1 to %2</source>
        <translation>a number from %1 to %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>a whole number from %1 to %2</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>an object in braces</translation>
    </message>
    <message>
        <source>a list in brackets</source>
        <translation>a list in brackets</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>an object</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>an array</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>a text in quotes</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>a whole number</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true or false</translation>
    </message>
    <message>
        <source>the number of a seat</source>
        <translation>the number of a seat</translation>
    </message>
    <message>
        <source>a name, or a place from 1</source>
        <translation>a name, or a place from 1</translation>
    </message>
    <message>
        <source>a text, or texts by language</source>
        <translation>a text, or texts by language</translation>
    </message>
    <message>
        <source>a pair of space ids</source>
        <translation>a pair of space ids</translation>
    </message>
    <message>
        <source>a space id</source>
        <translation>a space id</translation>
    </message>
    <message>
        <source>a name of at least one letter or digit</source>
        <translation>a name of at least one letter or digit</translation>
    </message>
    <message>
        <source>a space or null</source>
        <translation>a space or null</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>a value</translation>
    </message>
    <message>
        <source>a name in quotes</source>
        <translation>a name in quotes</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>a digit</translation>
    </message>
    <message>
        <source>a declaration</source>
        <translation>a declaration</translation>
    </message>
    <message>
        <source>a property</source>
        <translation>a property</translation>
    </message>
    <message>
        <source>a moment</source>
        <translation>a moment</translation>
    </message>
    <message>
        <source>an instruction</source>
        <translation>an instruction</translation>
    </message>
    <message>
        <source>a standing change</source>
        <translation>a standing change</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>a player</translation>
    </message>
    <message>
        <source>a fighter</source>
        <translation>a fighter</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>a space</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>a card</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>a number</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>a condition</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>something else</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>a name</translation>
    </message>
    <message>
        <source>melee or ranged</source>
        <translation>melee or ranged</translation>
    </message>
    <message>
        <source>attack, defense, versatile or scheme</source>
        <translation>attack, defense, versatile or scheme</translation>
    </message>
    <message>
        <source>“A”, “B” or null</source>
        <translation>“A”, “B” or null</translation>
    </message>
    <message>
        <source>no card has that tag</source>
        <translation>no card has that tag</translation>
    </message>
    <message>
        <source>the hero doesn’t have two forms</source>
        <translation>the hero doesn’t have two forms</translation>
    </message>
    <message>
        <source>no “place each … token” puts such a token on the battlefield first</source>
        <translation>no “place each … token” puts such a token on the battlefield first</translation>
    </message>
    <message>
        <source>a number in figures</source>
        <translation>a number in figures</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>the end of the line</translation>
    </message>
    <message>
        <source>a fighter can’t change places with itself</source>
        <translation>a fighter can’t change places with itself</translation>
    </message>
</context>
<context>
    <name>Divergence</name>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nothing more</translation>
    </message>
    <message>
        <source>a resignation</source>
        <translation>a resignation</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>not allowed</translation>
    </message>
    <message>
        <source>the one these decisions lead to</source>
        <translation>the one these decisions lead to</translation>
    </message>
    <message>
        <source>decision %1</source>
        <translation>decision %1</translation>
    </message>
    <message>
        <source>%1 of branch %2</source>
        <translation>%1 of branch %2</translation>
    </message>
    <message>
        <source>a different step of the turn</source>
        <translation>a different step of the turn</translation>
    </message>
    <message>
        <source>a different position</source>
        <translation>a different position</translation>
    </message>
    <message>
        <source>the same, but with different details</source>
        <translation>the same, but with different details</translation>
    </message>
    <message>
        <source>%1: recorded %2, now %3</source>
        <translation>%1: recorded %2, now %3</translation>
    </message>
    <message>
        <source>the hero “%1”</source>
        <translation>the hero “%1”</translation>
    </message>
</context>
<context>
    <name>ExportService</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Web page (HTML)</translation>
    </message>
    <message>
        <source>Events as a table (CSV)</source>
        <translation>Events as a table (CSV)</translation>
    </message>
    <message>
        <source>Printable report (PDF)</source>
        <translation>Printable report (PDF)</translation>
    </message>
    <message>
        <source>This moment as PNG</source>
        <translation>This moment as PNG</translation>
    </message>
    <message>
        <source>This moment as SVG</source>
        <translation>This moment as SVG</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Saved as %1. Hidden cards are left out while the match is running.</source>
        <translation>Saved as %1. Hidden cards are left out while the match is running.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copied: %1</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Save as PDF</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Rulebook</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>%1: nothing could be drawn</source>
        <translation>%1: nothing could be drawn</translation>
    </message>
</context>
<context>
    <name>FileFault</name>
    <message>
        <source>the disk is full</source>
        <translation>the disk is full</translation>
    </message>
    <message>
        <source>the file is larger than the system allows</source>
        <translation>the file is larger than the system allows</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>the disk is read-only</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>the disk reported an error</translation>
    </message>
    <message>
        <source>a file with this name already exists</source>
        <translation>a file with this name already exists</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>the name is too long</translation>
    </message>
    <message>
        <source>you’ve used up your disk quota</source>
        <translation>you’ve used up your disk quota</translation>
    </message>
    <message>
        <source>you don’t have permission to create files in this folder</source>
        <translation>you don’t have permission to create files in this folder</translation>
    </message>
    <message>
        <source>you don’t have permission to change this file</source>
        <translation>you don’t have permission to change this file</translation>
    </message>
    <message>
        <source>the folder doesn’t exist</source>
        <translation>the folder doesn’t exist</translation>
    </message>
    <message>
        <source>a folder with this name already exists</source>
        <translation>a folder with this name already exists</translation>
    </message>
    <message>
        <source>Couldn’t save %1 in %2: %3.</source>
        <translation>Couldn’t save %1 in %2: %3.</translation>
    </message>
    <message>
        <source>the link leads back to itself</source>
        <translation>the link leads back to itself</translation>
    </message>
</context>
<context>
    <name>HeroComparison</name>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>name</source>
        <translation>name</translation>
    </message>
    <message>
        <source>move</source>
        <translation>move</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Hero</translation>
    </message>
    <message>
        <source>Fighter “%1”</source>
        <translation>Fighter “%1”</translation>
    </message>
    <message>
        <source>health</source>
        <translation>health</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>ranged</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>melee</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>how many</translation>
    </message>
    <message>
        <source>Ability “%1”</source>
        <translation>Ability “%1”</translation>
    </message>
    <message>
        <source>its text is now: %1</source>
        <translation>its text is now: %1</translation>
    </message>
    <message>
        <source>versatile</source>
        <translation>versatile</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>scheme</translation>
    </message>
    <message>
        <source>Card “%1”</source>
        <translation>Card “%1”</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>copies</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>value</source>
        <translation>value</translation>
    </message>
    <message>
        <source>for</source>
        <translation>for</translation>
    </message>
    <message>
        <source>it no longer has a text</source>
        <translation>it no longer has a text</translation>
    </message>
    <message>
        <source>%1 is new.</source>
        <translation>%1 is new.</translation>
    </message>
    <message>
        <source>%1 is gone.</source>
        <translation>%1 is gone.</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attack</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>defense</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>boost</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HeroHints</name>
    <message>
        <source>The deck has %1 cards; published decks have %2.</source>
        <translation>The deck has %1 cards; published decks have %2.</translation>
    </message>
    <message>
        <source>“%1” is in the deck %2 times; a hand will often hold several.</source>
        <translation>“%1” is in the deck %2 times; a hand will often hold several.</translation>
    </message>
    <message>
        <source>“%1” has the best boost and the lowest value: nobody will think twice about giving it up.</source>
        <translation>“%1” has the best boost and the lowest value: nobody will think twice about giving it up.</translation>
    </message>
    <message>
        <source>Only %1 cards can attack; matches may drag on.</source>
        <translation>Only %1 cards can attack; matches may drag on.</translation>
    </message>
</context>
<context>
    <name>HeroSummary</name>
    <message>
        <source>ranged</source>
        <translation>ranged</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>melee</translation>
    </message>
    <message>
        <source>%1 %2: %3, %4</source>
        <translation>%1 %2: %3, %4</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>KeyPrint</name>
    <message>
        <source>Keys of Fabletop</source>
        <translation>Keys of Fabletop</translation>
    </message>
</context>
<context>
    <name>LedgerView</name>
    <message>
        <source>The attacker and the target are named.</source>
        <translation>The attacker and the target are named.</translation>
    </message>
    <message>
        <source>Both sides choose a card, face down.</source>
        <translation>Both sides choose a card, face down.</translation>
    </message>
    <message>
        <source>The cards turn over.</source>
        <translation>The cards turn over.</translation>
    </message>
    <message>
        <source>Effects that are due at once.</source>
        <translation>Effects that are due at once.</translation>
    </message>
    <message>
        <source>Effects due during combat.</source>
        <translation>Effects due during combat.</translation>
    </message>
    <message>
        <source>The values are compared.</source>
        <translation>The values are compared.</translation>
    </message>
    <message>
        <source>Effects due after combat.</source>
        <translation>Effects due after combat.</translation>
    </message>
    <message>
        <source>All played cards are discarded.</source>
        <translation>All played cards are discarded.</translation>
    </message>
    <message>
        <source>Nothing is left to discard.</source>
        <translation>Nothing is left to discard.</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>Nothing is due.</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>by %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 against %2</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>Attack %1</translation>
    </message>
    <message>
        <source>Defense %1</source>
        <translation>Defense %1</translation>
    </message>
    <message>
        <source>%1 against %2: no damage</source>
        <translation>%1 against %2: no damage</translation>
    </message>
    <message numerus="yes">
        <source>%1 − %2 = %n damage</source>
        <translation>
            <numerusform>%1 − %2 = %n damage</numerusform>
            <numerusform>%1 − %2 = %n damage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 against %2: %n damage</source>
        <translation>
            <numerusform>%1 against %2: %n damage</numerusform>
            <numerusform>%1 against %2: %n damage</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <translation>Step %1, %2</translation>
    </message>
    <message>
        <source>%1, to come: %2</source>
        <translation>%1, to come: %2</translation>
    </message>
    <message>
        <source>%1: nothing is due.</source>
        <translation>%1: nothing is due.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cancelled by %1</source>
        <translation>Canceled by %1</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>defeated</source>
        <translation>defeated</translation>
    </message>
    <message>
        <source>not on the battlefield</source>
        <translation>not on the battlefield</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>ranged</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>melee</translation>
    </message>
    <message>
        <source>%1 of %2 health, moves %3, %4</source>
        <translation>%1 of %2 health, moves %3, %4</translation>
    </message>
    <message>
        <source>Space %1, zone %2</source>
        <translation>Space %1, zone %2</translation>
    </message>
    <message>
        <source>Space %1, zones %2</source>
        <translation>Space %1, zones %2</translation>
    </message>
    <message>
        <source> and </source>
        <translation> and </translation>
    </message>
    <message>
        <source>, secret passage</source>
        <translation>, secret passage</translation>
    </message>
    <message>
        <source>. %1: %2</source>
        <translation>. %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>MatchOpener</name>
    <message>
        <source>The last line of %1 is incomplete and was skipped.</source>
        <translation>The last line of %1 is incomplete and was skipped.</translation>
    </message>
    <message numerus="yes">
        <source>Open the first %n decision(s)</source>
        <translation>
            <numerusform>Open the first decision</numerusform>
            <numerusform>Open the first %n decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchPicture</name>
    <message>
        <source>%1 against %2, %3</source>
        <translation>%1 against %2, %3</translation>
    </message>
    <message>
        <source> and </source>
        <translation> and </translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source> and </source>
        <translation> and </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 against %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, turn %2</translation>
    </message>
    <message>
        <source>%1, setup</source>
        <translation>%1, setup</translation>
    </message>
    <message>
        <source>Couldn’t open this file.</source>
        <translation>Couldn’t open this file.</translation>
    </message>
    <message>
        <source>Couldn’t open %1: %2.</source>
        <translation>Couldn’t open %1: %2.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
</context>
<context>
    <name>NewHero</name>
    <message>
        <source>A hero needs a name with at least one letter or digit.</source>
        <translation>A hero needs a name with at least one letter or digit.</translation>
    </message>
    <message>
        <source>A sidekick needs a name with at least one letter or digit.</source>
        <translation>A sidekick needs a name with at least one letter or digit.</translation>
    </message>
    <message>
        <source>Two fighters have the name “%1”.</source>
        <translation>Two fighters have the name “%1”.</translation>
    </message>
    <message>
        <source>A hero has at most %1 sidekicks.</source>
        <translation>A hero has at most %1 sidekicks.</translation>
    </message>
    <message>
        <source>Health is a number from %1 to %2.</source>
        <translation>Health is a number from %1 to %2.</translation>
    </message>
    <message>
        <source>Move is a number from %1 to %2.</source>
        <translation>Move is a number from %1 to %2.</translation>
    </message>
</context>
<context>
    <name>OldPlaces</name>
    <message>
        <source>Couldn’t move %1 out of %2. It isn’t lost, but Fabletop no longer looks there.</source>
        <translation>Couldn’t move %1 out of %2. It isn’t lost, but Fabletop no longer looks there.</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>Show all hands</source>
        <translation>Show all hands</translation>
    </message>
    <message>
        <source>Show all hands?</source>
        <translation>Show all hands?</translation>
    </message>
    <message>
        <source>This match is still running. The match file will say that all hands were shown here.</source>
        <translation>This match is still running. The match file will say that all hands were shown here.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>PackageFolder</name>
    <message>
        <source>Couldn’t change %1.</source>
        <translation>Couldn’t change %1.</translation>
    </message>
</context>
<context>
    <name>PackageWords</name>
    <message>
        <source>Hero</source>
        <translation>Hero</translation>
    </message>
    <message numerus="yes">
        <source>%n health</source>
        <translation>
            <numerusform>%n health</numerusform>
            <numerusform>%n health</numerusform>
        </translation>
    </message>
    <message>
        <source>moves %1</source>
        <translation>moves %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>with %1</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Battlefield</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Rule set</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Pictures</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) for cards and figures</source>
        <translation>
            <numerusform>%n picture for cards and figures</numerusform>
            <numerusform>%n pictures for cards and figures</numerusform>
        </translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>by %1</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>revision %1</translation>
    </message>
    <message>
        <source>It replaces revision %1, which is installed.</source>
        <translation>It replaces revision %1, which is installed.</translation>
    </message>
    <message>
        <source>This very package is installed already.</source>
        <translation>This very package is installed already.</translation>
    </message>
    <message>
        <source>Revision %1 is installed with other contents. Installing replaces it.</source>
        <translation>Revision %1 is installed with other contents. Installing replaces it.</translation>
    </message>
    <message>
        <source>Revision %1 is installed, which is newer. Installing replaces it.</source>
        <translation>Revision %1 is installed, which is newer. Installing replaces it.</translation>
    </message>
    <message>
        <source>“%1” by %2 is installed under the same name. Installing replaces it.</source>
        <translation>“%1” by %2 is installed under the same name. Installing replaces it.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Try a card</source>
        <translation>Try a card</translation>
    </message>
    <message>
        <source>Stress test</source>
        <translation>Stress test</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>What changed</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Heroes</translation>
    </message>
    <message>
        <source>Battlefields</source>
        <translation>Battlefields</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Rule sets</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Packages</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Welcome</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Replay</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>&amp;Matches</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cards</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>R&amp;ulebook</source>
        <translation>R&amp;ulebook</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Workshop</translation>
    </message>
    <message>
        <source>Wor&amp;kshop</source>
        <translation>Wor&amp;kshop</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Settings</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Puzzles</translation>
    </message>
</context>
<context>
    <name>Pattern</name>
    <message>
        <source>plain</source>
        <translation>plain</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>dots</translation>
    </message>
    <message>
        <source>rails</source>
        <translation>rails</translation>
    </message>
    <message>
        <source>zigzag</source>
        <translation>zigzag</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>checks</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamonds</translation>
    </message>
    <message>
        <source>scales</source>
        <translation>scales</translation>
    </message>
    <message>
        <source>slant</source>
        <translation>slant</translation>
    </message>
    <message>
        <source>teeth</source>
        <translation>teeth</translation>
    </message>
    <message>
        <source>rays</source>
        <translation>rays</translation>
    </message>
    <message>
        <source>beads</source>
        <translation>beads</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>crosses</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>Win this turn</source>
        <translation>Win this turn</translation>
    </message>
    <message>
        <source>Survive</source>
        <translation>Survive</translation>
    </message>
    <message>
        <source>Best defense</source>
        <translation>Best defense</translation>
    </message>
    <message>
        <source>Best discard</source>
        <translation>Best discard</translation>
    </message>
    <message>
        <source>Best decision</source>
        <translation>Best decision</translation>
    </message>
    <message>
        <source>You play %1. Find the decision that defeats %2 before the turn ends.</source>
        <translation>You play %1. Find the decision that defeats %2 before the turn ends.</translation>
    </message>
    <message>
        <source>You play %1. Find the decision that keeps you alive against %2.</source>
        <translation>You play %1. Find the decision that keeps you alive against %2.</translation>
    </message>
    <message>
        <source>You play %1. Find the best way to defend against %2.</source>
        <translation>You play %1. Find the best way to defend against %2.</translation>
    </message>
    <message>
        <source>You play %1 against %2. Find the card you can do without.</source>
        <translation>You play %1 against %2. Find the card you can do without.</translation>
    </message>
    <message>
        <source>You play %1. Find the decision that gives you the best chance against %2.</source>
        <translation>You play %1. Find the decision that gives you the best chance against %2.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>easy</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medium</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>hard</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Scroll Left</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Scroll Right</translation>
    </message>
</context>
<context>
    <name>ReplayLook</name>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>%1, event %2 of %3</source>
        <translation>%1, event %2 of %3</translation>
    </message>
    <message>
        <source>%1. Nobody won it.</source>
        <translation>%1. Nobody won it.</translation>
    </message>
    <message>
        <source>%1. %2 won it.</source>
        <translation>%1. %2 won it.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Setup</translation>
    </message>
    <message>
        <source>%1, event %2</source>
        <translation>%1, event %2</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>event of so many</comment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>ReplayMarks</name>
    <message>
        <source>Bookmark</source>
        <translation>Bookmark</translation>
    </message>
    <message>
        <source>All hands were shown here</source>
        <translation>All hands were shown here</translation>
    </message>
    <message numerus="yes">
        <source>Turning point: %1 loses %n and the lead</source>
        <translation>
            <numerusform>Turning point: %1 loses %n and the lead</numerusform>
            <numerusform>Turning point: %1 loses %n and the lead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turning point: %1 loses %n at once</source>
        <translation>
            <numerusform>Turning point: %1 loses %n at once</numerusform>
            <numerusform>Turning point: %1 loses %n at once</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verdict and decision</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RuleField</name>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>Opening hand</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Hand limit</translation>
    </message>
    <message>
        <source>Exhaustion damage</source>
        <translation>Exhaustion damage</translation>
    </message>
    <message>
        <source>Late end check</source>
        <translation>Late end check</translation>
    </message>
    <message>
        <source>Cards each player draws before the first turn.</source>
        <translation>Cards each player draws before the first turn.</translation>
    </message>
    <message>
        <source>Cards a player may keep at the end of their turn.</source>
        <translation>Cards a player may keep at the end of their turn.</translation>
    </message>
    <message>
        <source>Actions per turn</source>
        <translation>Actions per turn</translation>
    </message>
    <message>
        <source>Actions each player must take per turn.</source>
        <translation>Actions each player must take per turn.</translation>
    </message>
    <message>
        <source>Damage to each fighter when its player must draw from an empty deck.</source>
        <translation>Damage to each fighter when its player must draw from an empty deck.</translation>
    </message>
    <message>
        <source>Reshuffle exhausted decks</source>
        <translation>Reshuffle exhausted decks</translation>
    </message>
    <message>
        <source>When a player must draw from an empty deck, the discard pile becomes the new deck.</source>
        <translation>When a player must draw from an empty deck, the discard pile becomes the new deck.</translation>
    </message>
    <message>
        <source>Defeated heroes are checked after each action, not immediately.</source>
        <translation>Defeated heroes are checked after each action, not immediately.</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>Rule %1</source>
        <translation>Rule %1</translation>
    </message>
    <message>
        <source>Open rule %1 (F1)</source>
        <translation>Open rule %1 (F1)</translation>
    </message>
</context>
<context>
    <name>SampleNotes</name>
    <message>
        <source>A lesson. Two greedy computers play; the notes say what a person would think. Jump from note to note with N.</source>
        <translation>A lesson. Two greedy computers play; the notes say what a person would think. Jump from note to note with N.</translation>
    </message>
    <message>
        <source>All stand: helpers only in a zone of their hero&apos;s start. Dracula spread his Sisters out, one of them on a secret passage.</source>
        <translation>All stand: helpers only in a zone of their hero&apos;s start. Dracula spread his Sisters out, one of them on a secret passage.</translation>
    </message>
    <message>
        <source>Name a number: the other player discards a card of that value or else shows the hand. A good first action: what is seen stays known as long as the cards stay there.</source>
        <translation>Name a number: the other player discards a card of that value or else shows the hand. A good first action: what is seen stays known as long as the cards stay there.</translation>
    </message>
    <message>
        <source>Attack 4, defense 3: one damage, and the attacker won because damage was dealt. Recovering it at once makes the trade even.</source>
        <translation>Attack 4, defense 3: one damage, and the attacker won because damage was dealt. Recovering it at once makes the trade even.</translation>
    </message>
    <message>
        <source>Defending with nothing costs three. The cards left in hand are all for Holmes: keep a defense for the helper too.</source>
        <translation>Defending with nothing costs three. The cards left in hand are all for Holmes: keep a defense for the helper too.</translation>
    </message>
    <message>
        <source>The printed value of the other card becomes its boost value. Here both are 2, so nothing changes; 3 against 2 is enough, and the Sister falls.</source>
        <translation>The printed value of the other card becomes its boost value. Here both are 2, so nothing changes; 3 against 2 is enough, and the Sister falls.</translation>
    </message>
    <message>
        <source>A value is replaced</source>
        <translation>A value is replaced</translation>
    </message>
    <message>
        <source>A Sister comes back on a space of her hero&apos;s zone. Helpers with one health are cheap to lose and cheap to return.</source>
        <translation>A Sister comes back on a space of her hero&apos;s zone. Helpers with one health are cheap to lose and cheap to return.</translation>
    </message>
    <message>
        <source>The same card in defense: the attack stays at 2, and the defender wins a combat in which nobody is hurt.</source>
        <translation>The same card in defense: the attack stays at 2, and the defender wins a combat in which nobody is hurt.</translation>
    </message>
    <message>
        <source>Dr. Watson is ranged: he hits across his zone, and Dracula has no answer in hand.</source>
        <translation>Dr. Watson is ranged: he hits across his zone, and Dracula has no answer in hand.</translation>
    </message>
    <message>
        <source>At the start of each turn Dracula may bite whoever stands adjacent, and draws for it. Staying beside him costs one health a turn.</source>
        <translation>At the start of each turn Dracula may bite whoever stands adjacent, and draws for it. Staying beside him costs one health a turn.</translation>
    </message>
    <message>
        <source>An empty hand has no defense, and this card grows with every card discarded. It takes nine.</source>
        <translation>An empty hand has no defense, and this card grows with every card discarded. It takes nine.</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>The turning point</translation>
    </message>
    <message>
        <source>The helper falls, and with him the three cards in the deck that only he could use.</source>
        <translation>The helper falls, and with him the three cards in the deck that only he could use.</translation>
    </message>
</context>
<context>
    <name>Scenarios</name>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>%1: expected %2, is %3</source>
        <translation>%1: expected %2, is %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>token %1</translation>
    </message>
    <message>
        <source>%1 isn’t defeated</source>
        <translation>%1 isn’t defeated</translation>
    </message>
    <message>
        <source>%1 of seat %2</source>
        <translation>%1 of seat %2</translation>
    </message>
    <message>
        <source>%1: %2 isn’t among them</source>
        <translation>%1: %2 isn’t among them</translation>
    </message>
    <message>
        <source>counter %1</source>
        <translation>counter %1</translation>
    </message>
    <message>
        <source>cards known</source>
        <translation>cards known</translation>
    </message>
    <message>
        <source>no such event happened here: %1</source>
        <translation>no such event happened here: %1</translation>
    </message>
    <message>
        <source>event %1 happened</source>
        <translation>event %1 happened</translation>
    </message>
    <message>
        <source>combat %1</source>
        <translation>combat %1</translation>
    </message>
    <message>
        <source>its battlefield is refused</source>
        <translation>its battlefield is refused</translation>
    </message>
    <message>
        <source>there is no hero “%1”</source>
        <translation>there is no hero “%1”</translation>
    </message>
    <message>
        <source>couldn’t build the rules of this match</source>
        <translation>couldn’t build the rules of this match</translation>
    </message>
    <message>
        <source>“%1” isn’t available; %2</source>
        <translation>“%1” isn’t available; %2</translation>
    </message>
    <message>
        <source>“%1” may mean several decisions; %2</source>
        <translation>“%1” may mean several decisions; %2</translation>
    </message>
    <message>
        <source>“%1” isn’t available</source>
        <translation>“%1” isn’t available</translation>
    </message>
    <message>
        <source>“%1” is available</source>
        <translation>“%1” is available</translation>
    </message>
    <message numerus="yes">
        <source>expected %n decision(s)</source>
        <translation>
            <numerusform>expected %n decision</numerusform>
            <numerusform>expected %n decisions</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” should be refused but is available</source>
        <translation>“%1” should be refused but is available</translation>
    </message>
    <message>
        <source>“%1” should be refused but was taken</source>
        <translation>“%1” should be refused but was taken</translation>
    </message>
    <message>
        <source>“%1” was refused but changed the table</source>
        <translation>“%1” was refused but changed the table</translation>
    </message>
    <message>
        <source>nothing is available</source>
        <translation>nothing is available</translation>
    </message>
    <message>
        <source>available (%1):</source>
        <translation>available (%1):</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>and %1 more</translation>
    </message>
</context>
<context>
    <name>SeatColors</name>
    <message>
        <source>ultramarine</source>
        <translation>ultramarine</translation>
    </message>
    <message>
        <source>russet</source>
        <translation>russet</translation>
    </message>
    <message>
        <source>charcoal</source>
        <translation>charcoal</translation>
    </message>
    <message>
        <source>orchid</source>
        <translation>orchid</translation>
    </message>
    <message>
        <source>garnet</source>
        <translation>garnet</translation>
    </message>
    <message>
        <source>walnut</source>
        <translation>walnut</translation>
    </message>
    <message>
        <source>fern</source>
        <translation>fern</translation>
    </message>
    <message>
        <source>jade</source>
        <translation>jade</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>teal</translation>
    </message>
    <message>
        <source>iris</source>
        <translation>iris</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>plum</translation>
    </message>
    <message>
        <source>eggplant</source>
        <translation>eggplant</translation>
    </message>
</context>
<context>
    <name>SettingsTable</name>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>Cards and board labels grow too</source>
        <translation>Cards and board labels grow too</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Follow system</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Timeline</translation>
    </message>
    <message>
        <source>Where the turns of a match are listed</source>
        <translation>Where the turns of a match are listed</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>On the right</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Hidden</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>Combat pace</source>
        <translation>Combat pace</translation>
    </message>
    <message>
        <source>Slow holds for 3 seconds at the reveal and the result</source>
        <translation>Slow holds for 3 seconds at the reveal and the result</translation>
    </message>
    <message>
        <source>On click</source>
        <translation>On click</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Cards, steps and blows; silent while the computer plays itself</source>
        <translation>Cards, steps and blows; silent while the computer plays itself</translation>
    </message>
    <message>
        <source>Language and text</source>
        <translation>Language and text</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Look</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>Motion and pace</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Seats</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Folders</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Shortcuts</translation>
    </message>
    <message>
        <source>Plain board</source>
        <translation>Plain board</translation>
    </message>
    <message>
        <source>No picture behind the spaces</source>
        <translation>No picture behind the spaces</translation>
    </message>
    <message>
        <source>Zone letters</source>
        <translation>Zone letters</translation>
    </message>
    <message>
        <source>A letter beside each ring</source>
        <translation>A letter beside each ring</translation>
    </message>
    <message>
        <source>Space numbers</source>
        <translation>Space numbers</translation>
    </message>
    <message>
        <source>A number beside each space</source>
        <translation>A number beside each space</translation>
    </message>
    <message>
        <source>Combats step by step</source>
        <translation>Combats step by step</translation>
    </message>
    <message>
        <source>Off: the board shows only the result</source>
        <translation>Off: the board shows only the result</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Less motion</translation>
    </message>
    <message>
        <source>Fighters and cards appear in place; pauses stay</source>
        <translation>Fighters and cards appear in place; pauses stay</translation>
    </message>
    <message>
        <source>Practice take-backs</source>
        <translation>Practice take-backs</translation>
    </message>
    <message>
        <source>In new matches: also after hidden cards were revealed; marked in the match</source>
        <translation>In new matches: also after hidden cards were revealed; marked in the match</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Open hands</translation>
    </message>
    <message>
        <source>In new matches: everyone sees all hands</source>
        <translation>In new matches: everyone sees all hands</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Below</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>In new matches: the lamp shows the best decisions</source>
        <translation>In new matches: the lamp shows the best decisions</translation>
    </message>
</context>
<context>
    <name>Shaking</name>
    <message>
        <source>The game did not come to an end.</source>
        <translation>The game did not come to an end.</translation>
    </message>
    <message>
        <source>A text ran on and on and was stopped.</source>
        <translation>A text ran on and on and was stopped.</translation>
    </message>
    <message>
        <source>A question is open that nobody can answer.</source>
        <translation>A question is open that nobody can answer.</translation>
    </message>
    <message>
        <source>There are answers although nothing is asked.</source>
        <translation>There are answers although nothing is asked.</translation>
    </message>
    <message>
        <source>There are more answers than a question can have.</source>
        <translation>There are more answers than a question can have.</translation>
    </message>
    <message>
        <source>The events do not give the table.</source>
        <translation>The events do not give the table.</translation>
    </message>
    <message>
        <source>The health of a fighter cannot be right.</source>
        <translation>The health of a fighter cannot be right.</translation>
    </message>
    <message>
        <source>A fighter is on a space where it can’t be.</source>
        <translation>A fighter is on a space where it can’t be.</translation>
    </message>
    <message>
        <source>Copies of “%1” were lost or doubled.</source>
        <translation>Copies of “%1” were lost or doubled.</translation>
    </message>
    <message>
        <source>Cards of the opponent were lost or doubled.</source>
        <translation>Cards of the opponent were lost or doubled.</translation>
    </message>
    <message>
        <source>A text exceeded the limits of the table and was stopped.</source>
        <translation>A text exceeded the limits of the table and was stopped.</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>melee</source>
        <translation>melee</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>ranged</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attack</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>defense</translation>
    </message>
    <message>
        <source>versatile</source>
        <translation>versatile</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>scheme</translation>
    </message>
    <message>
        <source>any</source>
        <translation>any</translation>
    </message>
    <message>
        <source>%1: health %2, move %3, %4</source>
        <translation>%1: health %2, move %3, %4</translation>
    </message>
    <message>
        <source>%1 × %2: health %3, %4</source>
        <translation>%1 × %2: health %3, %4</translation>
    </message>
    <message>
        <source>%1 × %2  (%3 %4, boost %5, %6)</source>
        <translation>%1 × %2  (%3 %4, boost %5, %6)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>StagePainter</name>
    <message>
        <source>attacker</source>
        <translation>attacker</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>defender</translation>
    </message>
    <message>
        <source>no card yet</source>
        <translation>no card yet</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face down</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>no card</translation>
    </message>
    <message>
        <source>%1 printed</source>
        <translation>%1 printed</translation>
    </message>
    <message>
        <source>%1 boost</source>
        <translation>%1 boost</translation>
    </message>
    <message>
        <source>Boost, face down</source>
        <translation>Boost, face down</translation>
    </message>
    <message>
        <source>Boost: %1</source>
        <translation>Boost: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 health</source>
        <translation>%1 of %2 health</translation>
    </message>
    <message>
        <source>value %1: %2</source>
        <translation>value %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Not decided yet</translation>
    </message>
    <message>
        <source>Decided at step %1</source>
        <translation>Decided at step %1</translation>
    </message>
    <message>
        <source>Its effects are canceled</source>
        <translation>Its effects are canceled</translation>
    </message>
    <message>
        <source>Its effects can’t be canceled</source>
        <translation>Its effects can’t be canceled</translation>
    </message>
    <message>
        <source>Effects canceled</source>
        <translation>Effects canceled</translation>
    </message>
    <message>
        <source>Can’t be canceled</source>
        <translation>Can’t be canceled</translation>
    </message>
</context>
<context>
    <name>TableLooks</name>
    <message>
        <source>Maneuver: draws a card</source>
        <translation>Maneuver: draws a card</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attack</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>boost</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>defense</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) since your turn</source>
        <translation>
            <numerusform>%n thing since your turn</numerusform>
            <numerusform>%n things since your turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableNews</name>
    <message>
        <source>Played as a scheme</source>
        <translation>Played as a scheme</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>The match is over</source>
        <translation>The match is over</translation>
    </message>
    <message>
        <source>%1, choose a scheme</source>
        <translation>%1, choose a scheme</translation>
    </message>
    <message>
        <source>%1, choose who plays it</source>
        <translation>%1, choose who plays it</translation>
    </message>
    <message>
        <source>%1, choose who attacks</source>
        <translation>%1, choose who attacks</translation>
    </message>
    <message>
        <source>%1, choose who attacks %2</source>
        <translation>%1, choose who attacks %2</translation>
    </message>
    <message>
        <source>%1, choose whom %2 attacks</source>
        <translation>%1, choose whom %2 attacks</translation>
    </message>
    <message>
        <source>%1, choose a card: %2 attacks %3</source>
        <translation>%1, choose a card: %2 attacks %3</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>No match is open</translation>
    </message>
    <message>
        <source>You’re looking at turn %1.</source>
        <translation>You’re looking at turn %1.</translation>
    </message>
    <message>
        <source>You’re looking at the setup.</source>
        <translation>You’re looking at the setup.</translation>
    </message>
    <message>
        <source>Only %1 should look</source>
        <translation>Only %1 should look</translation>
    </message>
    <message>
        <source>%1 is choosing a defense</source>
        <translation>%1 is choosing a defense</translation>
    </message>
    <message>
        <source>%1 is choosing an action</source>
        <translation>%1 is choosing an action</translation>
    </message>
    <message>
        <source>%1 is moving</source>
        <translation>%1 is moving</translation>
    </message>
    <message>
        <source>%1 is deciding</source>
        <translation>%1 is deciding</translation>
    </message>
    <message>
        <source>%1, what should %2 do?</source>
        <translation>%1, what should %2 do?</translation>
    </message>
    <message>
        <source>%1: %2 goes to %3</source>
        <translation>%1: %2 goes to %3</translation>
    </message>
    <message>
        <source>Select the next fighter, or press %1.</source>
        <translation>Select the next fighter, or press %1.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Move %1</translation>
    </message>
    <message>
        <source>+%1 %2</source>
        <translation>+%1 %2</translation>
    </message>
    <message>
        <source>+%1 boost</source>
        <translation>+%1 boost</translation>
    </message>
    <message>
        <source>No defense card</source>
        <translation>No defense card</translation>
    </message>
    <message>
        <source>Leave %1</source>
        <translation>Leave %1</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Not now</translation>
    </message>
    <message>
        <source>Finish the maneuver first</source>
        <translation>Finish the maneuver first</translation>
    </message>
    <message>
        <source>Answer the question first</source>
        <translation>Answer the question first</translation>
    </message>
    <message>
        <source>Wait until everything has been shown</source>
        <translation>Wait until everything has been shown</translation>
    </message>
    <message>
        <source>%1 can attack, undefended:</source>
        <translation>%1 can attack, undefended:</translation>
    </message>
    <message>
        <source>%1: %2, enough to defeat</source>
        <translation>%1: %2, enough to defeat</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Select a token first: click its space.</source>
        <translation>Select a token first: click its space.</translation>
    </message>
    <message>
        <source>Select a fighter first.</source>
        <translation>Select a fighter first.</translation>
    </message>
    <message>
        <source>Choose a target: a fighter with a red ring.</source>
        <translation>Choose a target: a fighter with a red ring.</translation>
    </message>
    <message>
        <source>Choose a card from your hand.</source>
        <translation>Choose a card from your hand.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s).</source>
        <translation>
            <numerusform>Choose one more card.</numerusform>
            <numerusform>Choose %n more cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>There’s no space here.</source>
        <translation>There’s no space here.</translation>
    </message>
    <message>
        <source>%1 is deciding now.</source>
        <translation>%1 is deciding now.</translation>
    </message>
    <message>
        <source>Face down until the defender has chosen.</source>
        <translation>Face down until the defender has chosen.</translation>
    </message>
    <message>
        <source>Choose fighter, target and card in any order.</source>
        <translation>Choose fighter, target and card in any order.</translation>
    </message>
    <message>
        <source>Click a fighter and a lit space. A card boosts the move.</source>
        <translation>Click a fighter and a lit space. A card boosts the move.</translation>
    </message>
    <message>
        <source>Click a fighter, then a lit space. Each may move once.</source>
        <translation>Click a fighter, then a lit space. Each may move once.</translation>
    </message>
    <message>
        <source>The value stays %1 either way.</source>
        <translation>The value stays %1 either way.</translation>
    </message>
    <message>
        <source>You’re looking at an earlier moment. Go back to the table first.</source>
        <translation>You’re looking at an earlier moment. Go back to the table first.</translation>
    </message>
    <message>
        <source>Click a lit space to maneuver. You’ll draw a card.</source>
        <translation>Click a lit space to maneuver. You’ll draw a card.</translation>
    </message>
    <message>
        <source>Boosted with %1. Click the card again to remove the boost.</source>
        <translation>Boosted with %1. Click the card again to remove the boost.</translation>
    </message>
    <message>
        <source>%1. %2, choose a defense</source>
        <comment>who attacks whom; a person</comment>
        <translation>%1. %2, choose a defense</translation>
    </message>
    <message>
        <source>Choose a scheme and who plays it.</source>
        <translation>Choose a scheme and who plays it.</translation>
    </message>
    <message>
        <source>Press %1, or choose another card.</source>
        <translation>Press %1, or choose another card.</translation>
    </message>
    <message>
        <source>Click a card below, or fight without a defense card.</source>
        <translation>Click a card below, or fight without a defense card.</translation>
    </message>
    <message>
        <source>None of your cards can defend here.</source>
        <translation>None of your cards can defend here.</translation>
    </message>
    <message>
        <source>Click a lit space.</source>
        <translation>Click a lit space.</translation>
    </message>
</context>
<context>
    <name>TimelineSymbols</name>
    <message>
        <source>maneuver</source>
        <translation>maneuver</translation>
    </message>
    <message>
        <source>boosted maneuver</source>
        <translation>boosted maneuver</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>scheme</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>combat</translation>
    </message>
    <message>
        <source>a card drawn by an effect</source>
        <translation>a card drawn by an effect</translation>
    </message>
    <message>
        <source>through a secret passage</source>
        <translation>through a secret passage</translation>
    </message>
    <message>
        <source>an action not taken</source>
        <translation>an action not taken</translation>
    </message>
    <message>
        <source>end of the match</source>
        <translation>end of the match</translation>
    </message>
    <message numerus="yes">
        <source>combat, attack %1 without defense, %n damage</source>
        <translation>
            <numerusform>combat, attack %1 without defense, %n damage</numerusform>
            <numerusform>combat, attack %1 without defense, %n damage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>combat, %1 against %2, %n damage</source>
        <translation>
            <numerusform>combat, %1 against %2, %n damage</numerusform>
            <numerusform>combat, %1 against %2, %n damage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage outside combat</source>
        <translation>
            <numerusform>%n damage outside combat</numerusform>
            <numerusform>%n damage outside combat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>Setup</source>
        <translation>Setup</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Turn %1: %2</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Good decision</source>
        <translation>Good decision</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Inaccuracy</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Mistake</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Blunder</translation>
    </message>
</context>
<context>
    <name>ZoneMenu</name>
    <message>
        <source>Pattern</source>
        <translation>Pattern</translation>
    </message>
    <message>
        <source>Name…</source>
        <translation>Name…</translation>
    </message>
    <message>
        <source>Name of the zone</source>
        <translation>Name of the zone</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Color…</translation>
    </message>
    <message>
        <source>Colour of the zone</source>
        <translation>Color of the zone</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Move up</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Move down</translation>
    </message>
    <message>
        <source>Remove the zone</source>
        <translation>Remove the zone</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
</context>
<context>
    <name>fabletop::ActionBar</name>
    <message>
        <source>Maneuver</source>
        <translation>Maneuver</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Scheme</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>One action left</numerusform>
            <numerusform>%n actions left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::AnalysisTab</name>
    <message>
        <source>Not over yet</source>
        <translation>Not over yet</translation>
    </message>
    <message>
        <source>A match can be analyzed once it’s over.</source>
        <translation>A match can be analyzed once it’s over.</translation>
    </message>
    <message>
        <source>Can’t be analyzed</source>
        <translation>Can’t be analyzed</translation>
    </message>
    <message>
        <source>Today’s rules play this match differently from how it was recorded.</source>
        <translation>Today’s rules play this match differently from how it was recorded.</translation>
    </message>
    <message>
        <source>Only the recorded line</source>
        <translation>Only the recorded line</translation>
    </message>
    <message>
        <source>The analysis covers the match as it was played, not its branches.</source>
        <translation>The analysis covers the match as it was played, not its branches.</translation>
    </message>
    <message>
        <source>Not analyzed yet</source>
        <translation>Not analyzed yet</translation>
    </message>
    <message>
        <source>The computer judges every decision by what that player could know, and shows what would have been better. It takes about a minute.</source>
        <translation>The computer judges every decision by what that player could know, and shows what would have been better. It takes about a minute.</translation>
    </message>
    <message>
        <source>Analyze</source>
        <translation>Analyze</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>What would you do?</translation>
    </message>
    <message>
        <source>Judged by the computer</source>
        <translation>Judged by the computer</translation>
    </message>
    <message>
        <source>Wait until the analysis is done</source>
        <translation>Wait until the analysis is done</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>person and decision</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Analyze again</source>
        <translation>Analyze again</translation>
    </message>
    <message>
        <source>Made with older rules or an older version.</source>
        <translation>Made with older rules or an older version.</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>Try it yourself</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Next mistake</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analysis</translation>
    </message>
</context>
<context>
    <name>fabletop::BalanceChoices</name>
    <message>
        <source>Against</source>
        <translation>Against</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>All opponents</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Opponents</translation>
    </message>
    <message>
        <source>On</source>
        <comment>battlefields</comment>
        <translation>On</translation>
    </message>
    <message>
        <source>All battlefields</source>
        <translation>All battlefields</translation>
    </message>
    <message>
        <source>Battlefields</source>
        <translation>Battlefields</translation>
    </message>
    <message>
        <source>Greedy computers</source>
        <translation>Greedy computers</translation>
    </message>
    <message>
        <source>Random computers</source>
        <translation>Random computers</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) a cell</source>
        <translation>
            <numerusform>%n game a cell</numerusform>
            <numerusform>%n games a cell</numerusform>
        </translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Level of the computer</translation>
    </message>
    <message>
        <source>Games for each opponent on each battlefield</source>
        <translation>Games for each opponent on each battlefield</translation>
    </message>
    <message>
        <source>Half of them from each seat. Four times as many games halve the interval.</source>
        <translation>Half of them from each seat. Four times as many games halve the interval.</translation>
    </message>
</context>
<context>
    <name>fabletop::BalanceModel</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In words</translation>
    </message>
    <message>
        <source>All</source>
        <comment>opponents</comment>
        <translation>All</translation>
    </message>
    <message>
        <source>All</source>
        <comment>battlefields</comment>
        <translation>All</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Nothing has been played yet.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): strong overall.</source>
        <translation>%1 wins %2% (%3): strong overall.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): weak overall.</source>
        <translation>%1 wins %2% (%3): weak overall.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): no significant difference overall.</source>
        <translation>%1 wins %2% (%3): no significant difference overall.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): strong against %4.</source>
        <translation>%1 wins %2% (%3): strong against %4.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): weak against %4.</source>
        <translation>%1 wins %2% (%3): weak against %4.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3) against %4: no significant difference.</source>
        <translation>%1 wins %2% (%3) against %4: no significant difference.</translation>
    </message>
    <message>
        <source>Most wins against %1 (%2%), fewest against %3 (%4%).</source>
        <translation>Most wins against %1 (%2%), fewest against %3 (%4%).</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) did not end and count for nobody.</source>
        <translation>
            <numerusform>%n game did not end and counts for nobody.</numerusform>
            <numerusform>%n games did not end and count for nobody.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>opponent, battlefield</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: nothing has been played yet.</source>
        <translation>%1: nothing has been played yet.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of %1 turns on average.</source>
        <translation>
            <numerusform>%n game of %1 turns.</numerusform>
            <numerusform>%n games of %1 turns on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 wins %3% (%4) of %n game(s), which take %5 turns.</source>
        <translation>
            <numerusform>%1: %2 wins %3% (%4) of %n game, which takes %5 turns.</numerusform>
            <numerusform>%1: %2 wins %3% (%4) of %n games, which take %5 turns.</numerusform>
        </translation>
    </message>
    <message>
        <source>The most telling match: won from seat %1 in turn %2.</source>
        <translation>The most telling match: won from seat %1 in turn %2.</translation>
    </message>
    <message>
        <source>The most telling match: lost from seat %1 in turn %2.</source>
        <translation>The most telling match: lost from seat %1 in turn %2.</translation>
    </message>
</context>
<context>
    <name>fabletop::BalancePage</name>
    <message>
        <source>The hero&apos;s text has mistakes: there is nothing to try yet</source>
        <translation>The hero&apos;s text has mistakes: there is nothing to try yet</translation>
    </message>
    <message>
        <source>The hero has no cards yet</source>
        <translation>The hero has no cards yet</translation>
    </message>
    <message>
        <source>Choose an opponent</source>
        <translation>Choose an opponent</translation>
    </message>
    <message>
        <source>Choose a battlefield</source>
        <translation>Choose a battlefield</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n game played</numerusform>
            <numerusform>%n games played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) played</source>
        <translation>
            <numerusform>%1 of %n game played</numerusform>
            <numerusform>%1 of %n games played</numerusform>
        </translation>
    </message>
    <message>
        <source>the hero has changed since</source>
        <translation>the hero has changed since</translation>
    </message>
    <message>
        <source>Computers play %1 against the chosen heroes, half of the games from each seat. The table fills while they play.</source>
        <translation>Computers play %1 against the chosen heroes, half of the games from each seat. The table fills while they play.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>There is no table yet</source>
        <translation>There is no table yet</translation>
    </message>
    <message>
        <source>A click or Enter opens the most telling match. Plain ink: wins more; hatched: wins less; no ink: no difference can be told.</source>
        <translation>A click or Enter opens the most telling match. Plain ink: wins more; hatched: wins less; no ink: no difference can be told.</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Export as CSV…</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Games played</translation>
    </message>
    <message>
        <source>Balance: wins by opponent and battlefield</source>
        <translation>Balance: wins by opponent and battlefield</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Export the table</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tables (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>No games yet</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Not ready yet</translation>
    </message>
</context>
<context>
    <name>fabletop::BalanceTrial</name>
    <message>
        <source>There is nothing to play: a hero, an opponent and a battlefield are needed.</source>
        <translation>There is nothing to play: a hero, an opponent and a battlefield are needed.</translation>
    </message>
</context>
<context>
    <name>fabletop::Banner</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldDocument</name>
    <message>
        <source>Battlefield</source>
        <translation>Battlefield</translation>
    </message>
    <message>
        <source>The battlefield has no file yet.</source>
        <translation>The battlefield has no file yet.</translation>
    </message>
    <message>
        <source>No copy of the unsaved battlefield can be kept in %1.</source>
        <translation>No copy of the unsaved battlefield can be kept in %1.</translation>
    </message>
    <message>
        <source>This battlefield has changes that are not saved.</source>
        <translation>This battlefield has changes that are not saved.</translation>
    </message>
    <message>
        <source>a battlefield without a file</source>
        <translation>a battlefield without a file</translation>
    </message>
    <message>
        <source>Save the battlefield</source>
        <translation>Save the battlefield</translation>
    </message>
    <message>
        <source>Battlefields (*.battlefield.json)</source>
        <translation>Battlefields (*.battlefield.json)</translation>
    </message>
    <message>
        <source>Open a battlefield</source>
        <translation>Open a battlefield</translation>
    </message>
    <message>
        <source>Battlefields (*.json)</source>
        <translation>Battlefields (*.json)</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldEditor</name>
    <message>
        <source>Add a zone</source>
        <translation>Add a zone</translation>
    </message>
    <message>
        <source>Put it into zone %1</source>
        <translation>Put it into zone %1</translation>
    </message>
    <message>
        <source>Join it to its neighbour</source>
        <translation>Join it to its neighbor</translation>
    </message>
    <message>
        <source>Another colour</source>
        <translation>Another color</translation>
    </message>
    <message>
        <source>Remove the zone</source>
        <translation>Remove the zone</translation>
    </message>
    <message>
        <source>Accept the proposed lines</source>
        <translation>Accept the proposed lines</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nothing is selected</translation>
    </message>
    <message>
        <source>Select two spaces or more</source>
        <translation>Select two spaces or more</translation>
    </message>
    <message>
        <source>Select three spaces or more</source>
        <translation>Select three spaces or more</translation>
    </message>
    <message>
        <source>Mirror spaces</source>
        <translation>Mirror spaces</translation>
    </message>
    <message>
        <source>Mark as a bridge</source>
        <translation>Mark as a bridge</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Remove the picture</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldEditorPage</name>
    <message>
        <source>Workshop</source>
        <translation>Workshop</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>There is nothing to undo</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>There is nothing to redo</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Saved</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Overwrite</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restore</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Discard changes</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Replace</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>%1 already exists. Overwrite it?</source>
        <translation>%1 already exists. Overwrite it?</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldFileMenu</name>
    <message>
        <source>New battlefield</source>
        <translation>New battlefield</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message>
        <source>Import a drawn map (SVG)…</source>
        <translation>Import a drawn map (SVG)…</translation>
    </message>
    <message>
        <source>Import a drawn map</source>
        <translation>Import a drawn map</translation>
    </message>
    <message>
        <source>Export as PDF, SVG or PNG…</source>
        <translation>Export as PDF, SVG or PNG…</translation>
    </message>
    <message>
        <source>Background image…</source>
        <translation>Background image…</translation>
    </message>
    <message>
        <source>Picture to draw on</source>
        <translation>Picture to draw on</translation>
    </message>
    <message>
        <source>Increase opacity</source>
        <translation>Increase opacity</translation>
    </message>
    <message>
        <source>Picture dimmer</source>
        <translation>Picture dimmer</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Remove the picture</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Diameter of a space on paper, in millimetres</source>
        <translation>Diameter of a space on paper, in millimeters</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldFiles</name>
    <message>
        <source>A battlefield is exported as .pdf, .svg or .png</source>
        <translation>A battlefield is exported as .pdf, .svg or .png</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
    <message>
        <source>A name needs at least one letter</source>
        <translation>A name needs at least one letter</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldSteps</name>
    <message>
        <source>Add a space</source>
        <translation>Add a space</translation>
    </message>
    <message>
        <source>Remove space %1</source>
        <translation>Remove space %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n spaces</source>
        <translation>
            <numerusform>Remove %n space</numerusform>
            <numerusform>Remove %n spaces</numerusform>
        </translation>
    </message>
    <message>
        <source>Move space %1</source>
        <translation>Move space %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n spaces</source>
        <translation>
            <numerusform>Move %n space</numerusform>
            <numerusform>Move %n spaces</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename space %1</source>
        <translation>Rename space %1</translation>
    </message>
    <message>
        <source>Take the start from space %1</source>
        <translation>Take the start from space %1</translation>
    </message>
    <message>
        <source>Make space %1 start %2</source>
        <translation>Make space %1 start %2</translation>
    </message>
    <message>
        <source>Open a passage on space %1</source>
        <translation>Open a passage on space %1</translation>
    </message>
    <message numerus="yes">
        <source>Open passages on %n spaces</source>
        <translation>
            <numerusform>Open a passage on %n space</numerusform>
            <numerusform>Open passages on %n spaces</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the passage on space %1</source>
        <translation>Close the passage on space %1</translation>
    </message>
    <message numerus="yes">
        <source>Close passages on %n spaces</source>
        <translation>
            <numerusform>Close the passage on %n space</numerusform>
            <numerusform>Close passages on %n spaces</numerusform>
        </translation>
    </message>
    <message>
        <source>Paint zone %1</source>
        <translation>Paint zone %1</translation>
    </message>
    <message>
        <source>Take spaces out of zone %1</source>
        <translation>Take spaces out of zone %1</translation>
    </message>
    <message>
        <source>Snap to the grid</source>
        <translation>Snap to the grid</translation>
    </message>
    <message>
        <source>Align spaces</source>
        <translation>Align spaces</translation>
    </message>
    <message>
        <source>Distribute spaces</source>
        <translation>Distribute spaces</translation>
    </message>
    <message>
        <source>Cut space %1</source>
        <translation>Cut space %1</translation>
    </message>
    <message numerus="yes">
        <source>Cut %n spaces</source>
        <translation>
            <numerusform>Cut %n space</numerusform>
            <numerusform>Cut %n spaces</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>Duplicate space %1</source>
        <translation>Duplicate space %1</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n spaces</source>
        <translation>
            <numerusform>Duplicate %n space</numerusform>
            <numerusform>Duplicate %n spaces</numerusform>
        </translation>
    </message>
    <message>
        <source>Connect %1 and %2</source>
        <translation>Connect %1 and %2</translation>
    </message>
    <message>
        <source>Disconnect %1 and %2</source>
        <translation>Disconnect %1 and %2</translation>
    </message>
    <message>
        <source>Remove a line</source>
        <translation>Remove a line</translation>
    </message>
    <message>
        <source>Add a zone</source>
        <translation>Add a zone</translation>
    </message>
    <message>
        <source>Remove zone %1</source>
        <translation>Remove zone %1</translation>
    </message>
    <message>
        <source>Move zone %1</source>
        <translation>Move zone %1</translation>
    </message>
    <message>
        <source>Rename zone %1</source>
        <translation>Rename zone %1</translation>
    </message>
    <message>
        <source>Name zone %1</source>
        <translation>Name zone %1</translation>
    </message>
    <message>
        <source>Colour zone %1</source>
        <translation>Color zone %1</translation>
    </message>
    <message>
        <source>Change the pattern of zone %1</source>
        <translation>Change the pattern of zone %1</translation>
    </message>
    <message>
        <source>Add a text</source>
        <translation>Add a text</translation>
    </message>
    <message>
        <source>Move a text</source>
        <translation>Move a text</translation>
    </message>
    <message>
        <source>Change a text</source>
        <translation>Change a text</translation>
    </message>
    <message>
        <source>Remove a text</source>
        <translation>Remove a text</translation>
    </message>
    <message>
        <source>Change the id</source>
        <translation>Change the id</translation>
    </message>
    <message>
        <source>Name the battlefield</source>
        <translation>Name the battlefield</translation>
    </message>
    <message>
        <source>Change the shape</source>
        <translation>Change the shape</translation>
    </message>
    <message>
        <source>Change the size of spaces</source>
        <translation>Change the size of spaces</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Remove the picture</translation>
    </message>
    <message>
        <source>Change the picture</source>
        <translation>Change the picture</translation>
    </message>
    <message>
        <source>Place the picture</source>
        <translation>Place the picture</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Change the notes</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Change the author</translation>
    </message>
    <message>
        <source>Change the license</source>
        <translation>Change the license</translation>
    </message>
</context>
<context>
    <name>fabletop::BookView</name>
    <message>
        <source>See the cards</source>
        <translation>See the cards</translation>
    </message>
</context>
<context>
    <name>fabletop::BranchesTab</name>
    <message>
        <source>Branch %1</source>
        <translation>Branch %1</translation>
    </message>
    <message>
        <source>Lines of play</source>
        <translation>Lines of play</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Compare</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Winner: %1</translation>
    </message>
    <message numerus="yes">
        <source>from turn %1, %n decision(s)</source>
        <translation>
            <numerusform>from turn %1, one decision</numerusform>
            <numerusform>from turn %1, %n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from setup, %n decision(s)</source>
        <translation>
            <numerusform>from setup, %n decision</numerusform>
            <numerusform>from setup, %n decisions</numerusform>
        </translation>
    </message>
    <message>
        <source>Decision %1 has a different result under today’s rules</source>
        <translation>Decision %1 has a different result under today’s rules</translation>
    </message>
    <message>
        <source>from turn %1</source>
        <translation>from turn %1</translation>
    </message>
    <message>
        <source>from setup</source>
        <translation>from setup</translation>
    </message>
    <message>
        <source>Still running</source>
        <translation>Still running</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
    <message>
        <source>The recorded line</source>
        <translation>The recorded line</translation>
    </message>
    <message>
        <source>The recorded line stays as it is</source>
        <translation>The recorded line stays as it is</translation>
    </message>
    <message>
        <source>The future is hidden</source>
        <translation>The future is hidden</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rename</translation>
    </message>
    <message>
        <source>Computer, Apprentice</source>
        <translation>Computer, Apprentice</translation>
    </message>
    <message>
        <source>Computer, Duelist</source>
        <translation>Computer, Duelist</translation>
    </message>
    <message>
        <source>Computer, Master</source>
        <translation>Computer, Master</translation>
    </message>
    <message>
        <source>Continue this line as:</source>
        <translation>Continue this line as:</translation>
    </message>
    <message>
        <source>Continue from here as:</source>
        <translation>Continue from here as:</translation>
    </message>
    <message>
        <source>Continue this line</source>
        <translation>Continue this line</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continue from here</translation>
    </message>
</context>
<context>
    <name>fabletop::CardFilters</name>
    <message>
        <source>any fighter</source>
        <translation>any fighter</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>any number</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 and more</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>Names and card texts</source>
        <translation>Names and card texts</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Show all cards</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Hero</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Timing</translation>
    </message>
    <message>
        <source>For</source>
        <translation>For</translation>
    </message>
    <message>
        <source>Boost</source>
        <comment>what a card lends</comment>
        <translation>Boost</translation>
    </message>
</context>
<context>
    <name>fabletop::CardListModel</name>
    <message>
        <source>attack</source>
        <translation>attack</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>defense</translation>
    </message>
    <message>
        <source>versatile</source>
        <translation>versatile</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>scheme</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Hero</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>For</source>
        <translation>For</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Timing</translation>
    </message>
    <message>
        <source>Boost</source>
        <comment>what a card lends</comment>
        <translation>Boost</translation>
    </message>
</context>
<context>
    <name>fabletop::CardPreview</name>
    <message>
        <source>In play</source>
        <translation>In play</translation>
    </message>
    <message>
        <source>In hand, as far as known</source>
        <translation>In hand, as far as known</translation>
    </message>
    <message>
        <source>In the discard pile</source>
        <translation>In the discard pile</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Still to come</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>This match</translation>
    </message>
    <message>
        <source>Value and boost in this deck</source>
        <translation>Value and boost in this deck</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>Open rule</source>
        <translation>Open rule</translation>
    </message>
    <message>
        <source>No card is chosen</source>
        <translation>No card is chosen</translation>
    </message>
    <message>
        <source>value</source>
        <comment>of a card</comment>
        <translation>value</translation>
    </message>
    <message>
        <source>boost</source>
        <comment>what a card lends</comment>
        <translation>boost</translation>
    </message>
</context>
<context>
    <name>fabletop::CardRows</name>
    <message>
        <source>a hidden card</source>
        <translation>a hidden card</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>card and where it was</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No cards.</source>
        <translation>No cards.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>hidden</translation>
    </message>
</context>
<context>
    <name>fabletop::CardSide</name>
    <message>
        <source>No card compiles yet</source>
        <translation>No card compiles yet</translation>
    </message>
    <message>
        <source>%1: %2 cards, %3 different; %4 attack, %5 defense, %6 versatile, %7 scheme</source>
        <translation>%1: %2 cards, %3 different; %4 attack, %5 defense, %6 versatile, %7 scheme</translation>
    </message>
    <message>
        <source>value</source>
        <comment>of a card</comment>
        <translation>value</translation>
    </message>
    <message>
        <source>boost</source>
        <comment>what a card lends</comment>
        <translation>boost</translation>
    </message>
    <message>
        <source>The text is longer than the card in %1</source>
        <translation>The text is longer than the card in %1</translation>
    </message>
</context>
<context>
    <name>fabletop::CardsPage</name>
    <message>
        <source>Sort by deck</source>
        <translation>Sort by deck</translation>
    </message>
    <message>
        <source>Sort by name</source>
        <translation>Sort by name</translation>
    </message>
    <message>
        <source>Sort by type</source>
        <translation>Sort by type</translation>
    </message>
    <message>
        <source>Sort by value</source>
        <translation>Sort by value</translation>
    </message>
    <message>
        <source>Sort by boost</source>
        <translation>Sort by boost</translation>
    </message>
    <message>
        <source>Sort by copies</source>
        <translation>Sort by copies</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Order of the cards</translation>
    </message>
    <message>
        <source>As card faces</source>
        <translation>As card faces</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>As a table</translation>
    </message>
    <message>
        <source>Compare decks</source>
        <translation>Compare decks</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>No card is like that</source>
        <translation>No card is like that</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 of %n card</numerusform>
            <numerusform>%1 of %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>All cards</translation>
    </message>
    <message>
        <source>Two decks</source>
        <translation>Two decks</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to cut out…</source>
        <translation>
            <numerusform>%n card to cut out…</numerusform>
            <numerusform>%n cards to cut out…</numerusform>
        </translation>
    </message>
    <message>
        <source>List of these cards…</source>
        <translation>List of these cards…</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filters</translation>
    </message>
</context>
<context>
    <name>fabletop::CardsPlace</name>
    <message>
        <source>Fix in Workshop</source>
        <translation>Fix in Workshop</translation>
    </message>
    <message>
        <source>These are the cards of %1</source>
        <translation>These are the cards of %1</translation>
    </message>
    <message>
        <source>Edit in Workshop</source>
        <translation>Edit in Workshop</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
</context>
<context>
    <name>fabletop::CombatBand</name>
    <message>
        <source>The combat is over.</source>
        <translation>The combat is over.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Combat, folded</source>
        <translation>Combat, folded</translation>
    </message>
</context>
<context>
    <name>fabletop::CombatBar</name>
    <message>
        <source>Skip to end</source>
        <translation>Skip to end</translation>
    </message>
    <message>
        <source>You can take this back once the combat has been shown.</source>
        <translation>You can take this back once the combat has been shown.</translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <translation>Pace: %1</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Pace</translation>
    </message>
    <message>
        <source>On click</source>
        <translation>On click</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Waits at the reveal, at each effect that changes something and at the result</source>
        <translation>Waits at the reveal, at each effect that changes something and at the result</translation>
    </message>
    <message>
        <source>Goes on by itself; rests for 3 seconds at the reveal and at the result</source>
        <translation>Goes on by itself; rests for 3 seconds at the reveal and at the result</translation>
    </message>
    <message>
        <source>Goes on by itself, within 2.5 seconds</source>
        <translation>Goes on by itself, within 2.5 seconds</translation>
    </message>
</context>
<context>
    <name>fabletop::CombatLine</name>
    <message>
        <source>Step %1, %2</source>
        <translation>Step %1, %2</translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <translation>Step %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>fabletop::CombatSheet</name>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>The combat is over.</source>
        <translation>The combat is over.</translation>
    </message>
    <message>
        <source>Space or a click on the stage goes on at once.</source>
        <translation>Space or a click on the stage goes on at once.</translation>
    </message>
    <message>
        <source>attack %1 against defense %2</source>
        <translation>attack %1 against defense %2</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Step %1 of %2: %3</translation>
    </message>
    <message>
        <source>Space or click to continue.</source>
        <translation>Space or click to continue.</translation>
    </message>
</context>
<context>
    <name>fabletop::CombatStage</name>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
</context>
<context>
    <name>fabletop::CombatTab</name>
    <message>
        <source>No combat yet</source>
        <translation>No combat yet</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Not decided yet</translation>
    </message>
    <message>
        <source>%1: health %2 to %3</source>
        <comment>defender</comment>
        <translation>%1: health %2 to %3</translation>
    </message>
    <message>
        <source>No defense</source>
        <translation>No defense</translation>
    </message>
    <message>
        <source>No card yet</source>
        <translation>No card yet</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Face down</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Show combat</source>
        <translation>Show combat</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>card and sum</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>There hasn’t been a combat yet. “Next combat” goes to the first.</source>
        <translation>There hasn’t been a combat yet. “Next combat” goes to the first.</translation>
    </message>
</context>
<context>
    <name>fabletop::CompareWindow</name>
    <message>
        <source>Compare two lines of play</source>
        <translation>Compare two lines of play</translation>
    </message>
    <message>
        <source>The recorded line</source>
        <translation>The recorded line</translation>
    </message>
    <message>
        <source>Branch %1</source>
        <translation>Branch %1</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Step back</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Step forward</translation>
    </message>
    <message>
        <source>Decisions after the place where the lines part</source>
        <translation>Decisions after the place where the lines part</translation>
    </message>
</context>
<context>
    <name>fabletop::DeckComparison</name>
    <message>
        <source>First deck</source>
        <translation>First deck</translation>
    </message>
    <message>
        <source>Second deck</source>
        <translation>Second deck</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Different cards</source>
        <translation>Different cards</translation>
    </message>
    <message>
        <source>Mean value</source>
        <translation>Mean value</translation>
    </message>
    <message>
        <source>Mean boost</source>
        <translation>Mean boost</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>Without effect</translation>
    </message>
    <message>
        <source>Health of the hero</source>
        <translation>Health of the hero</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Sidekicks</source>
        <translation>Sidekicks</translation>
    </message>
    <message>
        <source>The two decks share no card.</source>
        <translation>The two decks share no card.</translation>
    </message>
    <message>
        <source>In both decks: %1.</source>
        <translation>In both decks: %1.</translation>
    </message>
    <message>
        <source>Copies by value</source>
        <translation>Copies by value</translation>
    </message>
    <message>
        <source>Copies by boost</source>
        <translation>Copies by boost</translation>
    </message>
</context>
<context>
    <name>fabletop::DeckPage</name>
    <message>
        <source>What does it fight with?</source>
        <translation>What does it fight with?</translation>
    </message>
    <message>
        <source>Thirty simple cards that can be played at once. Change them one by one.</source>
        <translation>Thirty simple cards that can be played at once. Change them one by one.</translation>
    </message>
    <message>
        <source>A bit of everything</source>
        <translation>A bit of everything</translation>
    </message>
    <message>
        <source>More attacks: it goes forward</source>
        <translation>More attacks: it goes forward</translation>
    </message>
    <message>
        <source>More defenses: it waits for its time</source>
        <translation>More defenses: it waits for its time</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>Cards of the deck</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 × %2 — %3, boost %4</source>
        <translation>%1 × %2 — %3, boost %4</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
</context>
<context>
    <name>fabletop::DeckPanel</name>
    <message>
        <source>%1: %2 left, %3 in the discard pile</source>
        <translation>%1: %2 left, %3 in the discard pile</translation>
    </message>
    <message>
        <source>left, not seen</source>
        <translation>left, not seen</translation>
    </message>
    <message>
        <source>in hand, seen</source>
        <translation>in hand, seen</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>in play</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>discarded</translation>
    </message>
</context>
<context>
    <name>fabletop::DetailPane</name>
    <message>
        <source>What happened</source>
        <translation>What happened</translation>
    </message>
</context>
<context>
    <name>fabletop::DivergenceLabel</name>
    <message>
        <source>The setup</source>
        <translation>The setup</translation>
    </message>
    <message>
        <source>Decision %1 of “%2”</source>
        <translation>Decision %1 of “%2”</translation>
    </message>
    <message>
        <source>Decision %1</source>
        <translation>Decision %1</translation>
    </message>
    <message>
        <source>%1 has a different result under today’s rules. Recorded: %2. Now: %3. You can still watch the recording.</source>
        <translation>%1 has a different result under today’s rules. Recorded: %2. Now: %3. You can still watch the recording.</translation>
    </message>
    <message>
        <source>“%1” doesn’t work in this version of the rules language: %2. You can watch the recording, but to play on, the hero has to be corrected.</source>
        <translation>“%1” doesn’t work in this version of the rules language: %2. You can watch the recording, but to play on, the hero has to be corrected.</translation>
    </message>
</context>
<context>
    <name>fabletop::Document</name>
    <message>
        <source>%1 was changed by another program since it was opened.</source>
        <translation>%1 was changed by another program since it was opened.</translation>
    </message>
</context>
<context>
    <name>fabletop::DocumentFiles</name>
    <message>
        <source>Changes to %1 were not saved when the program ended.</source>
        <translation>Changes to %1 were not saved when the program ended.</translation>
    </message>
    <message>
        <source>Discard these changes? You can’t restore them later.</source>
        <translation>Discard these changes? You can’t restore them later.</translation>
    </message>
    <message>
        <source>The program ended before %1 was saved.</source>
        <translation>The program ended before %1 was saved.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Recent files</translation>
    </message>
    <message>
        <source>Couldn’t open %1: %2.</source>
        <translation>Couldn’t open %1: %2.</translation>
    </message>
</context>
<context>
    <name>fabletop::DrawingGallery</name>
    <message>
        <source>Figure</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Picture</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Drawings</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>From a file…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Select</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Bust</translation>
    </message>
    <message>
        <source>Remove the line and use the default drawing</source>
        <translation>Remove the line and use the default drawing</translation>
    </message>
</context>
<context>
    <name>fabletop::DrawingRow</name>
    <message>
        <source>Figure…</source>
        <translation>Figure…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Picture…</translation>
    </message>
    <message>
        <source>Shown on the battlefield</source>
        <translation>Shown on the battlefield</translation>
    </message>
    <message>
        <source>Shown in panels</source>
        <translation>Shown in panels</translation>
    </message>
    <message>
        <source>Shown on the card</source>
        <translation>Shown on the card</translation>
    </message>
    <message>
        <source>Bust…</source>
        <translation>Bust…</translation>
    </message>
</context>
<context>
    <name>fabletop::DrawnMap</name>
    <message>
        <source>Drawn map</source>
        <translation>Drawn map</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorCanvas</name>
    <message>
        <source>Drawing board</source>
        <translation>Drawing board</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, selected: %2</source>
        <translation>%1, selected: %2</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorFoot</name>
    <message>
        <source>Figures</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>Below the board</source>
        <translation>Below the board</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorHead</name>
    <message>
        <source>Undo “%1”</source>
        <translation>Undo “%1”</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>There is nothing to undo</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>There is nothing to redo</translation>
    </message>
    <message numerus="yes">
        <source>Accept %n proposed line(s)</source>
        <translation>
            <numerusform>Accept %n proposed line</numerusform>
            <numerusform>Accept %n proposed lines</numerusform>
        </translation>
    </message>
    <message>
        <source>No match can be played yet: see the problems</source>
        <translation>No match can be played yet: see the problems</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dismiss</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Try it</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorKeys</name>
    <message>
        <source>Cut</source>
        <translation>Cut</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Paste</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Select all</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorPointer</name>
    <message>
        <source>Drag from one space to another</source>
        <translation>Drag from one space to another</translation>
    </message>
    <message>
        <source>There is no zone yet: add one first</source>
        <translation>There is no zone yet: add one first</translation>
    </message>
    <message>
        <source>Paint over spaces</source>
        <translation>Paint over spaces</translation>
    </message>
    <message>
        <source>Click on a space</source>
        <translation>Click on a space</translation>
    </message>
    <message>
        <source>All four starts are set: click on one of them to take it away</source>
        <translation>All four starts are set: click on one of them to take it away</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>A line ends on a space</source>
        <translation>A line ends on a space</translation>
    </message>
</context>
<context>
    <name>fabletop::FairnessTrial</name>
    <message>
        <source>No match can be played on this battlefield.</source>
        <translation>No match can be played on this battlefield.</translation>
    </message>
</context>
<context>
    <name>fabletop::FieldPick</name>
    <message numerus="yes">
        <source>%n space(s), %1</source>
        <translation>
            <numerusform>%n space, %1</numerusform>
            <numerusform>%n spaces, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start(s) only</source>
        <translation>
            <numerusform>%n start only</numerusform>
            <numerusform>%n starts only</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::FieldPicker</name>
    <message numerus="yes">
        <source>%1 has %n start(s), four are needed</source>
        <translation>
            <numerusform>%1 has %n start, four are needed</numerusform>
            <numerusform>%1 has %n starts, four are needed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::FindBar</name>
    <message>
        <source>It stands nowhere</source>
        <translation>It stands nowhere</translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %n place(s)</source>
        <translation>
            <numerusform>Replaced in %n place</numerusform>
            <numerusform>Replaced in %n places</numerusform>
        </translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Find</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Replace with</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Replace</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Replace all</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>fabletop::HandGrid</name>
    <message>
        <source>All cards in hand</source>
        <translation>All cards in hand</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards in hand. Press Esc to close.</source>
        <translation>All cards in hand. Press Esc to close.</translation>
    </message>
</context>
<context>
    <name>fabletop::HandOverScreen</name>
    <message>
        <source>I am %1</source>
        <translation>I am %1</translation>
    </message>
    <message>
        <source>The combat goes on.</source>
        <translation>The combat goes on.</translation>
    </message>
    <message>
        <source>Everyone can look again</source>
        <translation>Everyone can look again</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Only %1 should look</source>
        <translation>Only %1 should look</translation>
    </message>
</context>
<context>
    <name>fabletop::HandRow</name>
    <message>
        <source>The other hero is asked now</source>
        <translation>The other hero is asked now</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Your hand lies below the board</source>
        <translation>Your hand lies below the board</translation>
    </message>
</context>
<context>
    <name>fabletop::HandTabs</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>fabletop::HandView</name>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Show all</translation>
    </message>
    <message>
        <source>Show all (G)</source>
        <translation>Show all (G)</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroCard</name>
    <message>
        <source>Ranged, %1 health, move %2</source>
        <translation>Ranged, %1 health, move %2</translation>
    </message>
    <message>
        <source>Melee, %1 health, move %2</source>
        <translation>Melee, %1 health, move %2</translation>
    </message>
    <message>
        <source>Copy %1. %2</source>
        <translation>Copy %1. %2</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>Ranged</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Melee</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroDocument</name>
    <message>
        <source>The hero has no file yet.</source>
        <translation>The hero has no file yet.</translation>
    </message>
    <message>
        <source>No copy of the unsaved hero can be kept in %1.</source>
        <translation>No copy of the unsaved hero can be kept in %1.</translation>
    </message>
    <message>
        <source>This hero has changes that are not saved.</source>
        <translation>This hero has changes that are not saved.</translation>
    </message>
    <message>
        <source>a hero that was not saved yet</source>
        <translation>a hero that was not saved yet</translation>
    </message>
    <message>
        <source>Save the hero</source>
        <translation>Save the hero</translation>
    </message>
    <message>
        <source>Heroes (*.hero)</source>
        <translation>Heroes (*.hero)</translation>
    </message>
    <message>
        <source>Open a hero</source>
        <translation>Open a hero</translation>
    </message>
    <message>
        <source>New hero</source>
        <translation>New hero</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroDrawings</name>
    <message>
        <source>Select a picture</source>
        <translation>Select a picture</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Pictures (*.png *.svg)</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroEditorPage</name>
    <message>
        <source>The text has mistakes: see the problems</source>
        <translation>The text has mistakes: see the problems</translation>
    </message>
    <message>
        <source>The hero has no cards yet</source>
        <translation>The hero has no cards yet</translation>
    </message>
    <message>
        <source>Rules text</source>
        <translation>Rules text</translation>
    </message>
    <message>
        <source>Begin with File → New hero…, or write a first line: hero &quot;Name&quot;</source>
        <translation>Begin with File → New hero…, or write a first line: hero &quot;Name&quot;</translation>
    </message>
    <message>
        <source>The text is empty</source>
        <translation>The text is empty</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroFileMenu</name>
    <message>
        <source>New hero…</source>
        <translation>New hero…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message>
        <source>Export package…</source>
        <translation>Export package…</translation>
    </message>
    <message>
        <source>Import cards from CSV…</source>
        <translation>Import cards from CSV…</translation>
    </message>
    <message>
        <source>Cards out of a table</source>
        <translation>Cards out of a table</translation>
    </message>
    <message>
        <source>Copy a built-in hero…</source>
        <translation>Copy a built-in hero…</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroFiles</name>
    <message>
        <source>A name needs at least one letter</source>
        <translation>A name needs at least one letter</translation>
    </message>
    <message>
        <source>The text has mistakes: see the problems</source>
        <translation>The text has mistakes: see the problems</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroHead</name>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Find</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Find and replace</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Puts the text into its canonical form</source>
        <translation>Puts the text into its canonical form</translation>
    </message>
    <message>
        <source>Try this card</source>
        <translation>Try this card</translation>
    </message>
    <message>
        <source>The card at the cursor on a table where it can be played at once</source>
        <translation>The card at the cursor on a table where it can be played at once</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Try it</translation>
    </message>
    <message>
        <source>A match with this hero</source>
        <translation>A match with this hero</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroOutline</name>
    <message>
        <source>What the file declares</source>
        <translation>What the file declares</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroProblems</name>
    <message>
        <source>The text is empty</source>
        <translation>The text is empty</translation>
    </message>
    <message>
        <source>Nothing is wrong</source>
        <translation>Nothing is wrong</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problems</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroSide</name>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Everything that can be written, with examples</source>
        <translation>Everything that can be written, with examples</translation>
    </message>
    <message>
        <source>Beside the text</source>
        <translation>Beside the text</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroWorkspace</name>
    <message>
        <source>What is done with the hero</source>
        <translation>What is done with the hero</translation>
    </message>
</context>
<context>
    <name>fabletop::JudgedView</name>
    <message numerus="yes">
        <source>%1: %n points lost</source>
        <comment>verdict</comment>
        <translation>
            <numerusform>%1: %n point lost</numerusform>
            <numerusform>%1: %n points lost</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Nothing better was found.</translation>
    </message>
    <message>
        <source>About as good as the best decision.</source>
        <translation>About as good as the best decision.</translation>
    </message>
    <message>
        <source>%1’s chance to win falls from %2% to %3%.</source>
        <translation>%1’s chance to win falls from %2% to %3%.</translation>
    </message>
    <message>
        <source>Options, with %1’s chance to win in %</source>
        <translation>Options, with %1’s chance to win in %</translation>
    </message>
    <message>
        <source>Looking for better options…</source>
        <translation>Looking for better options…</translation>
    </message>
    <message>
        <source>Your choice: %1</source>
        <translation>Your choice: %1</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Played: %1</translation>
    </message>
    <message>
        <source>Likely continuation</source>
        <translation>Likely continuation</translation>
    </message>
</context>
<context>
    <name>fabletop::JudgedWhole</name>
    <message>
        <source>The match so far</source>
        <translation>The match so far</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>The whole match</translation>
    </message>
    <message>
        <source>%1% accuracy</source>
        <translation>%1% accuracy</translation>
    </message>
    <message>
        <source>Biggest swing: turn %1</source>
        <translation>Biggest swing: turn %1</translation>
    </message>
    <message>
        <source>The chance to win is the average of what both sides knew. Hidden cards don’t count. Luck is how draws, shuffles and revealed cards changed that chance.</source>
        <translation>The chance to win is the average of what both sides knew. Hidden cards don’t count. Luck is how draws, shuffles and revealed cards changed that chance.</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <translation>
            <numerusform>%n inaccuracy</numerusform>
            <numerusform>%n inaccuracies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation>luck %1</translation>
    </message>
    <message>
        <source>Costliest mistakes</source>
        <translation>Costliest mistakes</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>turn and decision</comment>
        <translation>Turn %1: %2</translation>
    </message>
</context>
<context>
    <name>fabletop::KeyButton</name>
    <message>
        <source>Press a key</source>
        <translation>Press a key</translation>
    </message>
</context>
<context>
    <name>fabletop::KeyRow</name>
    <message>
        <source>%1: no key</source>
        <translation>%1: no key</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 already does this: %2.</source>
        <translation>%1 already does this: %2.</translation>
    </message>
    <message>
        <source>Take it from %1</source>
        <translation>Take it from %1</translation>
    </message>
</context>
<context>
    <name>fabletop::KeySheet</name>
    <message>
        <source>Keys of this page</source>
        <translation>Keys of this page</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Change keys</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>fabletop::Laboratory</name>
    <message>
        <source>no way</source>
        <translation>no way</translation>
    </message>
    <message>
        <source>No match can be played yet: see the problems</source>
        <translation>No match can be played yet: see the problems</translation>
    </message>
    <message>
        <source>Computers play on it, half of the games from each start.</source>
        <translation>Computers play on it, half of the games from each start.</translation>
    </message>
    <message numerus="yes">
        <source>Start 1 won %1% (%2 to %3%) of %n game(s)</source>
        <translation>
            <numerusform>Start 1 won %1% (%2 to %3%) of %n game</numerusform>
            <numerusform>Start 1 won %1% (%2 to %3%) of %n games</numerusform>
        </translation>
    </message>
    <message>
        <source>The starts are not worth the same.</source>
        <translation>The starts are not worth the same.</translation>
    </message>
    <message>
        <source>No difference is certain.</source>
        <translation>No difference is certain.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>In range of how many spaces, by zone</source>
        <translation>In range of how many spaces, by zone</translation>
    </message>
    <message>
        <source>No overlay</source>
        <translation>No overlay</translation>
    </message>
    <message>
        <source>Exposed to ranged attacks, %</source>
        <translation>Exposed to ranged attacks, %</translation>
    </message>
    <message>
        <source>Shortest ways through, %</source>
        <translation>Shortest ways through, %</translation>
    </message>
    <message>
        <source>Steps from the selected space</source>
        <translation>Steps from the selected space</translation>
    </message>
    <message>
        <source>Protanopia preview</source>
        <translation>Protanopia preview</translation>
    </message>
    <message>
        <source>Deuteranopia preview</source>
        <translation>Deuteranopia preview</translation>
    </message>
    <message>
        <source>Tritanopia preview</source>
        <translation>Tritanopia preview</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Overlay</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Test the starts</source>
        <translation>Test the starts</translation>
    </message>
    <message>
        <source>Spaces: %1, lines: %2 (%3 a space)</source>
        <translation>Spaces: %1, lines: %2 (%3 a space)</translation>
    </message>
    <message>
        <source>Closest colours: %1, %2</source>
        <translation>Closest colors: %1, %2</translation>
    </message>
    <message>
        <source>Least contrast: %1, %2 to 1</source>
        <translation>Least contrast: %1, %2 to 1</translation>
    </message>
    <message>
        <source>%1–%2: %3</source>
        <comment>two starts and the steps between them</comment>
        <translation>%1–%2: %3</translation>
    </message>
    <message>
        <source>Steps between starts:</source>
        <translation>Steps between starts:</translation>
    </message>
    <message>
        <source>Spaces in range</source>
        <translation>Spaces in range</translation>
    </message>
</context>
<context>
    <name>fabletop::LedgerColumns</name>
    <message>
        <source>Steps of the combat</source>
        <translation>Steps of the combat</translation>
    </message>
</context>
<context>
    <name>fabletop::LedgerView</name>
    <message>
        <source>Steps of the combat</source>
        <translation>Steps of the combat</translation>
    </message>
</context>
<context>
    <name>fabletop::Lesson</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Welcome. Your hero is already there; place the sidekick on one of the lit spaces.</source>
        <translation>Welcome. Your hero is already there; place the sidekick on one of the lit spaces.</translation>
    </message>
    <message>
        <source>You have two actions per turn. Press Maneuver or drag a fighter: you draw a card and may move.</source>
        <translation>You have two actions per turn. Press Maneuver or drag a fighter: you draw a card and may move.</translation>
    </message>
    <message>
        <source>Click a card to boost the move by the number in its drop. Move your fighters, then press Done.</source>
        <translation>Click a card to boost the move by the number in its drop. Move your fighters, then press Done.</translation>
    </message>
    <message>
        <source>Fighters walk along the lines between spaces. Rest the pointer on a space to see its lines.</source>
        <translation>Fighters walk along the lines between spaces. Rest the pointer on a space to see its lines.</translation>
    </message>
    <message>
        <source>Colors are zones; a ranged fighter attacks anyone in its zones. Rest the pointer on your sidekick.</source>
        <translation>Colors are zones; a ranged fighter attacks anyone in its zones. Rest the pointer on your sidekick.</translation>
    </message>
    <message>
        <source>Red rings mark whom you can attack. Press Attack, then choose attacker, target and card in any order.</source>
        <translation>Red rings mark whom you can attack. Press Attack, then choose attacker, target and card in any order.</translation>
    </message>
    <message>
        <source>A card with a quill is a scheme, an action of its own. Press Scheme and play it.</source>
        <translation>A card with a quill is a scheme, an action of its own. Press Scheme and play it.</translation>
    </message>
    <message>
        <source>Rest the pointer on your hero: numbers show how many steps away each space is.</source>
        <translation>Rest the pointer on your hero: numbers show how many steps away each space is.</translation>
    </message>
    <message>
        <source>The combat plays out line by line, and every line cites its rule. Click to continue.</source>
        <translation>The combat plays out line by line, and every line cites its rule. Click to continue.</translation>
    </message>
    <message>
        <source>Choose a card with a shield or a hexagon, or none: its value is subtracted from the attack.</source>
        <translation>Choose a card with a shield or a hexagon, or none: its value is subtracted from the attack.</translation>
    </message>
    <message>
        <source>A card with a quill is a scheme, an action of its own. You’ll draw one soon.</source>
        <translation>A card with a quill is a scheme, an action of its own. You’ll draw one soon.</translation>
    </message>
</context>
<context>
    <name>fabletop::LessonTag</name>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>First duel</source>
        <translation>First duel</translation>
    </message>
</context>
<context>
    <name>fabletop::LibraryDelegate</name>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::LibraryModel</name>
    <message>
        <source>Written by a newer Fabletop (version %1 of the file)</source>
        <translation>Written by a newer Fabletop (version %1 of the file)</translation>
    </message>
    <message>
        <source>The hero %1 is not installed</source>
        <translation>The hero %1 is not installed</translation>
    </message>
    <message>
        <source>This is no match file</source>
        <translation>This is no match file</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>not over</translation>
    </message>
    <message>
        <source> and </source>
        <translation> and </translation>
    </message>
    <message>
        <source>sample</source>
        <translation>sample</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Battlefield</translation>
    </message>
    <message>
        <source>People</source>
        <translation>People</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisions</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Health</translation>
    </message>
    <message>
        <source>%1, the others resigned</source>
        <translation>%1, the others resigned</translation>
    </message>
    <message>
        <source>Couldn’t read this file</source>
        <translation>Couldn’t read this file</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Not finished</translation>
    </message>
    <message numerus="yes">
        <source>%1 won</source>
        <translation>
            <numerusform>%1 won</numerusform>
            <numerusform>%1 won</numerusform>
        </translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>turn %1</translation>
    </message>
    <message>
        <source>the others resigned, turn %1</source>
        <translation>the others resigned, turn %1</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <comment>card that ended it</comment>
        <translation>%1, turn %2</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>exhaustion, turn %1</source>
        <translation>exhaustion, turn %1</translation>
    </message>
</context>
<context>
    <name>fabletop::LibraryPage</name>
    <message>
        <source>any hero</source>
        <translation>any hero</translation>
    </message>
    <message>
        <source>Heroes, people, cards</source>
        <translation>Heroes, people, cards</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Hero</translation>
    </message>
    <message>
        <source>all matches</source>
        <translation>all matches</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>finished</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unfinished</translation>
    </message>
    <message>
        <source>State</source>
        <translation>State</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Saved matches</translation>
    </message>
    <message>
        <source>No match is like that</source>
        <translation>No match is like that</translation>
    </message>
    <message>
        <source>No match has been played yet</source>
        <translation>No match has been played yet</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es)</source>
        <translation>
            <numerusform>%1 of %n match</numerusform>
            <numerusform>%1 of %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::LibraryPlace</name>
    <message numerus="yes">
        <source>%n match(es) were taken in</source>
        <translation>
            <numerusform>One match was taken in</numerusform>
            <numerusform>%n matches were taken in</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
</context>
<context>
    <name>fabletop::LibraryPreview</name>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>sample</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>battlefield, date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Biggest blow: %1 damage to %2, turn %3</source>
        <translation>Biggest blow: %1 damage to %2, turn %3</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message>
        <source>The last line is incomplete and was skipped</source>
        <translation>The last line is incomplete and was skipped</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>health</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Health</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>damage</translation>
    </message>
    <message>
        <source>Biggest blow: %1 damage to %2, turn %3, with %4</source>
        <translation>Biggest blow: %1 damage to %2, turn %3, with %4</translation>
    </message>
    <message numerus="yes">
        <source>combat(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>combat</numerusform>
            <numerusform>combats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>decision(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>decision</numerusform>
            <numerusform>decisions</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue match</source>
        <translation>Continue match</translation>
    </message>
</context>
<context>
    <name>fabletop::MainMenu</name>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Match</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Go</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;About Fabletop</source>
        <translation>&amp;About Fabletop</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;New match…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <source>&amp;Save a copy as…</source>
        <translation>&amp;Save a copy as…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Take back</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Open a match</translation>
    </message>
    <message>
        <source>Matches (*.match);;All files (*)</source>
        <translation>Matches (*.match);;All files (*)</translation>
    </message>
    <message>
        <source>&amp;Keys of this page</source>
        <translation>&amp;Keys of this page</translation>
    </message>
</context>
<context>
    <name>fabletop::MainWindow</name>
    <message>
        <source>Drop to open</source>
        <translation>Drop to open</translation>
    </message>
</context>
<context>
    <name>fabletop::MatchGraph</name>
    <message>
        <source>%1 %2</source>
        <comment>hero and health</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>The whole match</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Setup</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>%1, event %2; %3</source>
        <translation>%1, event %2; %3</translation>
    </message>
    <message>
        <source>%1, event %2 of %3; %4</source>
        <translation>%1, event %2 of %3; %4</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Health</translation>
    </message>
    <message>
        <source>%1 wins with %2% chance</source>
        <translation>%1 wins with %2% chance</translation>
    </message>
</context>
<context>
    <name>fabletop::MatchKeeper</name>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Save the match</translation>
    </message>
    <message>
        <source>Matches (*.match)</source>
        <translation>Matches (*.match)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Save a copy</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 copy</translation>
    </message>
    <message numerus="yes">
        <source>The match goes on; %n change(s) aren’t saved yet.</source>
        <translation>
            <numerusform>The match goes on; %n change isn’t saved yet.</numerusform>
            <numerusform>The match goes on; %n changes aren’t saved yet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message>
        <source>This file can’t be changed. Notes and branches are saved only in a copy.</source>
        <translation>This file can’t be changed. Notes and branches are saved only in a copy.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) to this match aren’t saved, because the file can’t be written.</source>
        <translation>
            <numerusform>%n change to this match isn’t saved, because the file can’t be written.</numerusform>
            <numerusform>%n changes to this match aren’t saved, because the file can’t be written.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::MatchReport</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 against %2</translation>
    </message>
    <message>
        <source> and </source>
        <translation> and </translation>
    </message>
    <message>
        <source>Battlefield: %1</source>
        <translation>Battlefield: %1</translation>
    </message>
    <message>
        <source>Seat %1: %2 plays %3</source>
        <translation>Seat %1: %2 plays %3</translation>
    </message>
    <message>
        <source>Practice: anything could be taken back</source>
        <translation>Practice: anything could be taken back</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Open hands</translation>
    </message>
    <message>
        <source>The match is not over</source>
        <translation>The match is not over</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Turn %1: %2</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Step</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>What happens</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defense</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Rule</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message numerus="yes">
        <source>%n damage, health %1 to %2</source>
        <translation>
            <numerusform>%n damage, health %1 to %2</numerusform>
            <numerusform>%n damage, health %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: %2 loses %n and the lead</source>
        <translation>
            <numerusform>Turn %1: %2 loses %n and the lead</numerusform>
            <numerusform>Turn %1: %2 loses %n and the lead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: %2 loses %n at once</source>
        <translation>
            <numerusform>Turn %1: %2 loses %n at once</numerusform>
            <numerusform>Turn %1: %2 loses %n at once</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands were shown after decision %1, while the match was running</source>
        <translation>All hands were shown after decision %1, while the match was running</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Setup</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>canceled</translation>
    </message>
</context>
<context>
    <name>fabletop::MatchSession</name>
    <message>
        <source>%1 (another line)</source>
        <translation>%1 (another line)</translation>
    </message>
    <message>
        <source>Tried from turn %1</source>
        <translation>Tried from turn %1</translation>
    </message>
    <message>
        <source>Tried from setup</source>
        <translation>Tried from setup</translation>
    </message>
</context>
<context>
    <name>fabletop::MenuRow</name>
    <message>
        <source>Welcome page</source>
        <translation>Welcome page</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom out</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Fit</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom in</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
</context>
<context>
    <name>fabletop::NamesPage</name>
    <message>
        <source>Translated names</source>
        <translation>Translated names</translation>
    </message>
    <message>
        <source>The cards are written in four languages by themselves; names are not. Where nothing stands the English name is used.</source>
        <translation>The cards are written in four languages by themselves; names are not. Where nothing stands the English name is used.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Names</translation>
    </message>
</context>
<context>
    <name>fabletop::Narration</name>
    <message>
        <source>%1 takes effect</source>
        <translation>%1 takes effect</translation>
    </message>
    <message>
        <source>%1 shuffles the deck</source>
        <translation>%1 shuffles the deck</translation>
    </message>
    <message>
        <source>%1 puts cards back on the deck</source>
        <translation>%1 puts cards back on the deck</translation>
    </message>
    <message>
        <source>%1 goes to the discard pile</source>
        <translation>%1 goes to the discard pile</translation>
    </message>
    <message>
        <source>%1 takes the place of the card played</source>
        <translation>%1 takes the place of the card played</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 draws %2</translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 draws a card</translation>
    </message>
    <message>
        <source>%1 discards %2 from the deck</source>
        <translation>%1 discards %2 from the deck</translation>
    </message>
    <message>
        <source>%1 holds too many cards and discards %2</source>
        <translation>%1 holds too many cards and discards %2</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 discards %2</translation>
    </message>
    <message>
        <source>%1 adds a boost, face down</source>
        <translation>%1 adds a boost, face down</translation>
    </message>
    <message>
        <source>%1 boosts by %2 with %3</source>
        <translation>%1 boosts by %2 with %3</translation>
    </message>
    <message>
        <source>%1 attacks with %2</source>
        <translation>%1 attacks with %2</translation>
    </message>
    <message>
        <source>%1 defends with %2</source>
        <translation>%1 defends with %2</translation>
    </message>
    <message>
        <source>%1 has chosen an attack card</source>
        <translation>%1 has chosen an attack card</translation>
    </message>
    <message>
        <source>%1 has chosen a defense card</source>
        <translation>%1 has chosen a defense card</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 plays %2</translation>
    </message>
    <message>
        <source>%1 puts %2 on top of the deck</source>
        <translation>%1 puts %2 on top of the deck</translation>
    </message>
    <message>
        <source>%1 puts %2 under the deck</source>
        <translation>%1 puts %2 under the deck</translation>
    </message>
    <message>
        <source>%1 puts %2 into the discard pile</source>
        <translation>%1 puts %2 into the discard pile</translation>
    </message>
    <message>
        <source>%1 takes %2 out of the discard pile</source>
        <translation>%1 takes %2 out of the discard pile</translation>
    </message>
    <message>
        <source>%1 takes %2 out of the deck</source>
        <translation>%1 takes %2 out of the deck</translation>
    </message>
    <message>
        <source>%1 takes %2 into the hand</source>
        <translation>%1 takes %2 into the hand</translation>
    </message>
    <message>
        <source>Cards in the hand of %1 are looked at</source>
        <translation>Cards in the hand of %1 are looked at</translation>
    </message>
    <message>
        <source>Cards in the deck of %1 are looked at</source>
        <translation>Cards in the deck of %1 are looked at</translation>
    </message>
    <message>
        <source>%1 looks at the hand of %2</source>
        <translation>%1 looks at the hand of %2</translation>
    </message>
    <message>
        <source>%1 looks at cards in the deck of %2</source>
        <translation>%1 looks at cards in the deck of %2</translation>
    </message>
    <message>
        <source>%1 sees cards of %2: %3</source>
        <translation>%1 sees cards of %2: %3</translation>
    </message>
    <message>
        <source>%1 starts on %2</source>
        <translation>%1 starts on %2</translation>
    </message>
    <message>
        <source>%1 is placed on %2</source>
        <translation>%1 is placed on %2</translation>
    </message>
    <message>
        <source>%1 returns on %2</source>
        <translation>%1 returns on %2</translation>
    </message>
    <message>
        <source>%1 stays on %2</source>
        <translation>%1 stays on %2</translation>
    </message>
    <message>
        <source>%1 moves from %2 to %3</source>
        <translation>%1 moves from %2 to %3</translation>
    </message>
    <message>
        <source>%1 and %2 change places</source>
        <translation>%1 and %2 change places</translation>
    </message>
    <message>
        <source>%1 leaves the battlefield</source>
        <translation>%1 leaves the battlefield</translation>
    </message>
    <message>
        <source>%1 takes no damage</source>
        <translation>%1 takes no damage</translation>
    </message>
    <message>
        <source>%1 now has %2 health</source>
        <translation>%1 now has %2 health</translation>
    </message>
    <message>
        <source>%1 is out of the match</source>
        <translation>%1 is out of the match</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Turn %1: %2</translation>
    </message>
    <message>
        <source>The turn of %1 ends</source>
        <translation>The turn of %1 ends</translation>
    </message>
    <message>
        <source>%1 maneuvers</source>
        <translation>%1 maneuvers</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 attacks %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 against %2</translation>
    </message>
    <message>
        <source>%1 lies open</source>
        <translation>%1 lies open</translation>
    </message>
    <message>
        <source>%1 against no defense</source>
        <translation>%1 against no defense</translation>
    </message>
    <message>
        <source>, boosted with %1</source>
        <translation>, boosted with %1</translation>
    </message>
    <message>
        <source>The attack value stays %1</source>
        <translation>The attack value stays %1</translation>
    </message>
    <message>
        <source>The defense value stays %1</source>
        <translation>The defense value stays %1</translation>
    </message>
    <message>
        <source>The attack value rises by %1 to %2</source>
        <translation>The attack value rises by %1 to %2</translation>
    </message>
    <message>
        <source>The defense value rises by %1 to %2</source>
        <translation>The defense value rises by %1 to %2</translation>
    </message>
    <message>
        <source>The attack value falls by %1 to %2</source>
        <translation>The attack value falls by %1 to %2</translation>
    </message>
    <message>
        <source>The defense value falls by %1 to %2</source>
        <translation>The defense value falls by %1 to %2</translation>
    </message>
    <message>
        <source>The attack value becomes %1</source>
        <translation>The attack value becomes %1</translation>
    </message>
    <message>
        <source>The defense value becomes %1</source>
        <translation>The defense value becomes %1</translation>
    </message>
    <message>
        <source>The boost of the attack is lost</source>
        <translation>The boost of the attack is lost</translation>
    </message>
    <message>
        <source>The attack value is ignored</source>
        <translation>The attack value is ignored</translation>
    </message>
    <message>
        <source>The defense value is ignored</source>
        <translation>The defense value is ignored</translation>
    </message>
    <message>
        <source>%1 takes no combat damage</source>
        <translation>%1 takes no combat damage</translation>
    </message>
    <message>
        <source>Attack %1, defense %2</source>
        <translation>Attack %1, defense %2</translation>
    </message>
    <message>
        <source>Attack %1, defense %2: %3 wins the combat</source>
        <translation>Attack %1, defense %2: %3 wins the combat</translation>
    </message>
    <message>
        <source>%1 names the number %2</source>
        <translation>%1 names the number %2</translation>
    </message>
    <message>
        <source>%1 is now: %2</source>
        <translation>%1 is now: %2</translation>
    </message>
    <message>
        <source>%1: %2 is now %3</source>
        <translation>%1: %2 is now %3</translation>
    </message>
    <message>
        <source>%1 is put on %2</source>
        <translation>%1 is put on %2</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wins</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>%1 win</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 and %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nobody</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Player %1</translation>
    </message>
    <message>
        <source>no fighter</source>
        <translation>no fighter</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>no card</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>a card</translation>
    </message>
    <message>
        <source>a token</source>
        <translation>a token</translation>
    </message>
    <message>
        <source>the ability of %1</source>
        <translation>the ability of %1</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Declare</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Choose cards</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Reveal</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>Immediately</translation>
    </message>
    <message>
        <source>During combat</source>
        <translation>During combat</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>After combat</source>
        <translation>After combat</translation>
    </message>
    <message>
        <source>Clean-up</source>
        <translation>Clean-up</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Over</translation>
    </message>
    <message>
        <source>Maneuver</source>
        <translation>Maneuver</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Scheme</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>%1 attacks %2 with %3</source>
        <translation>%1 attacks %2 with %3</translation>
    </message>
    <message>
        <source>space %1</source>
        <translation>space %1</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>option %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>%1 boosts with %2</source>
        <translation>%1 boosts with %2</translation>
    </message>
    <message>
        <source>%1 moves %2 to %3</source>
        <translation>%1 moves %2 to %3</translation>
    </message>
    <message>
        <source>%1 places %2 on %3</source>
        <translation>%1 places %2 on %3</translation>
    </message>
    <message>
        <source>%1 gives up %2</source>
        <translation>%1 gives up %2</translation>
    </message>
    <message>
        <source>%1 chooses %2</source>
        <translation>%1 chooses %2</translation>
    </message>
    <message>
        <source>%1 says yes</source>
        <translation>%1 says yes</translation>
    </message>
    <message>
        <source>%1 declines</source>
        <translation>%1 declines</translation>
    </message>
    <message>
        <source>Boost with %1</source>
        <translation>Boost with %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 on %2</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Play %1</translation>
    </message>
    <message>
        <source>Defend with %1</source>
        <translation>Defend with %1</translation>
    </message>
    <message>
        <source>Give up %1</source>
        <translation>Give up %1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Yes</translation>
    </message>
    <message>
        <source>%1, choose an action</source>
        <translation>%1, choose an action</translation>
    </message>
    <message>
        <source>%1, move your fighters</source>
        <translation>%1, move your fighters</translation>
    </message>
    <message>
        <source>%1, choose a defense for %2</source>
        <translation>%1, choose a defense for %2</translation>
    </message>
    <message>
        <source>%1, boost the attack or leave it</source>
        <translation>%1, boost the attack or leave it</translation>
    </message>
    <message>
        <source>%1, choose a space</source>
        <translation>%1, choose a space</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <translation>%1, place %2</translation>
    </message>
    <message>
        <source>%1, choose whom to move and where</source>
        <translation>%1, choose whom to move and where</translation>
    </message>
    <message>
        <source>%1, move %2</source>
        <translation>%1, move %2</translation>
    </message>
    <message>
        <source>%1, choose a fighter</source>
        <translation>%1, choose a fighter</translation>
    </message>
    <message>
        <source>%1, choose a card</source>
        <translation>%1, choose a card</translation>
    </message>
    <message>
        <source>%1, choose a player</source>
        <translation>%1, choose a player</translation>
    </message>
    <message>
        <source>%1, name a number from 0 to 9</source>
        <translation>%1, name a number from 0 to 9</translation>
    </message>
    <message>
        <source>%1, choose what to do</source>
        <translation>%1, choose what to do</translation>
    </message>
    <message>
        <source>%1, choose a card to discard</source>
        <translation>%1, choose a card to discard</translation>
    </message>
    <message>
        <source>%1, choose what comes first</source>
        <translation>%1, choose what comes first</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source> or </source>
        <translation> or </translation>
    </message>
    <message>
        <source>%1 is not in your hand</source>
        <translation>%1 is not in your hand</translation>
    </message>
    <message>
        <source>%1 may not use %2 now</source>
        <translation>%1 may not use %2 now</translation>
    </message>
    <message>
        <source>%1 may not use %2: it is for %3</source>
        <translation>%1 may not use %2: it is for %3</translation>
    </message>
    <message>
        <source>%1 is no attack card</source>
        <translation>%1 is no attack card</translation>
    </message>
    <message>
        <source>%1 is no defense card</source>
        <translation>%1 is no defense card</translation>
    </message>
    <message>
        <source>%1 is no scheme</source>
        <translation>%1 is no scheme</translation>
    </message>
    <message>
        <source>%1 has no boost value</source>
        <translation>%1 has no boost value</translation>
    </message>
    <message>
        <source>Space %1 is taken</source>
        <translation>Space %1 is taken</translation>
    </message>
    <message>
        <source>%1 cannot reach space %2</source>
        <translation>%1 cannot reach space %2</translation>
    </message>
    <message>
        <source>Space %1 may not be chosen here</source>
        <translation>Space %1 may not be chosen here</translation>
    </message>
    <message>
        <source>%1 is on the same side</source>
        <translation>%1 is on the same side</translation>
    </message>
    <message>
        <source>%1 has no line to %2: a melee fighter must be adjacent</source>
        <translation>%1 has no line to %2: a melee fighter must be adjacent</translation>
    </message>
    <message>
        <source>%1 is neither adjacent to %2 nor in a zone with it</source>
        <translation>%1 is neither adjacent to %2 nor in a zone with it</translation>
    </message>
    <message>
        <source>Something else must be decided first</source>
        <translation>Something else must be decided first</translation>
    </message>
    <message>
        <source>There is no such fighter in this match</source>
        <translation>There is no such fighter in this match</translation>
    </message>
    <message>
        <source>%1 is not on the battlefield</source>
        <translation>%1 is not on the battlefield</translation>
    </message>
    <message>
        <source>%1 is not your fighter</source>
        <translation>%1 is not your fighter</translation>
    </message>
    <message>
        <source>No attack card in hand</source>
        <translation>No attack card in hand</translation>
    </message>
    <message>
        <source>No attack card that %1 may use</source>
        <translation>No attack card that %1 may use</translation>
    </message>
    <message>
        <source>No scheme that can be played</source>
        <translation>No scheme that can be played</translation>
    </message>
    <message>
        <source>%1 has already moved</source>
        <translation>%1 has already moved</translation>
    </message>
    <message>
        <source>No further boost: it comes before the first move, and only once</source>
        <translation>No further boost: it comes before the first move, and only once</translation>
    </message>
    <message>
        <source>That is not possible now</source>
        <translation>That is not possible now</translation>
    </message>
    <message>
        <source>Back to before: %1</source>
        <translation>Back to before: %1</translation>
    </message>
    <message>
        <source>Nothing has been decided yet</source>
        <translation>Nothing has been decided yet</translation>
    </message>
    <message>
        <source>A card has been drawn since</source>
        <translation>A card has been drawn since</translation>
    </message>
    <message>
        <source>A deck has been shuffled since</source>
        <translation>A deck has been shuffled since</translation>
    </message>
    <message>
        <source>Cards have been shown since</source>
        <translation>Cards have been shown since</translation>
    </message>
    <message>
        <source>The cards have been revealed since</source>
        <translation>The cards have been revealed since</translation>
    </message>
    <message>
        <source>Chance has decided since</source>
        <translation>Chance has decided since</translation>
    </message>
    <message>
        <source>A card has been played for all to see</source>
        <translation>A card has been played for all to see</translation>
    </message>
    <message>
        <source>Somebody else has decided since</source>
        <translation>Somebody else has decided since</translation>
    </message>
    <message>
        <source>A recorded match stays as it was</source>
        <translation>A recorded match stays as it was</translation>
    </message>
    <message>
        <source>the opposing heroes are defeated in turn %1</source>
        <translation>the opposing heroes are defeated in turn %1</translation>
    </message>
    <message>
        <source>exhaustion defeated %1 in turn %2</source>
        <translation>exhaustion defeated %1 in turn %2</translation>
    </message>
    <message>
        <source>%1 defeated %2 in turn %3</source>
        <translation>%1 defeated %2 in turn %3</translation>
    </message>
    <message>
        <source>%1 was defeated in turn %2</source>
        <translation>%1 was defeated in turn %2</translation>
    </message>
    <message>
        <source>%1 has no target: nobody is adjacent or in the same zone</source>
        <translation>%1 has no target: nobody is adjacent or in the same zone</translation>
    </message>
    <message>
        <source>%1 has no target: nobody is adjacent</source>
        <translation>%1 has no target: nobody is adjacent</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage from exhaustion</source>
        <translation>
            <numerusform>%1 takes %n damage from exhaustion</numerusform>
            <numerusform>%1 takes %n damage from exhaustion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage from %2</source>
        <translation>
            <numerusform>%1 takes %n damage from %2</numerusform>
            <numerusform>%1 takes %n damage from %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage</source>
        <translation>
            <numerusform>%1 takes %n damage</numerusform>
            <numerusform>%1 takes %n damage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 recovers %n health</source>
        <translation>
            <numerusform>%1 recovers %n health</numerusform>
            <numerusform>%1 recovers %n health</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n action(s)</source>
        <translation>
            <numerusform>%1 gains an action</numerusform>
            <numerusform>%1 gains %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, move %2 up to %n space(s)</source>
        <translation>
            <numerusform>%1, move %2 up to %n space</numerusform>
            <numerusform>%1, move %2 up to %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, discard %n card(s)</source>
        <translation>
            <numerusform>%1, discard a card</numerusform>
            <numerusform>%1, discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Space %1 is %n space(s) away, %2 may move %3</source>
        <translation>
            <numerusform>Space %1 is %n space away, %2 may move %3</numerusform>
            <numerusform>Space %1 is %n spaces away, %2 may move %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>Computer %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>%1 resigns</source>
        <translation>%1 resigns</translation>
    </message>
    <message>
        <source>%1 resigned on turn %2</source>
        <translation>%1 resigned on turn %2</translation>
    </message>
    <message>
        <source>the other side resigned on turn %1</source>
        <translation>the other side resigned on turn %1</translation>
    </message>
    <message>
        <source>a rules text</source>
        <translation>a rules text</translation>
    </message>
    <message>
        <source>%1 never ended and was stopped: the match can’t continue</source>
        <translation>%1 never ended and was stopped: the match can’t continue</translation>
    </message>
    <message>
        <source>%1 exceeded the limits of the table and was stopped: the match can’t continue</source>
        <translation>%1 exceeded the limits of the table and was stopped: the match can’t continue</translation>
    </message>
    <message>
        <source>%1 resigned during setup</source>
        <translation>%1 resigned during setup</translation>
    </message>
    <message>
        <source>the other side resigned during setup</source>
        <translation>the other side resigned during setup</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 is defeated</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>The match is over</translation>
    </message>
    <message>
        <source>It is for %1 to decide now</source>
        <translation>It is for %1 to decide now</translation>
    </message>
    <message>
        <source>%1: no change, still %2</source>
        <translation>%1: no change, still %2</translation>
    </message>
    <message>
        <source>%1: %2, now %3</source>
        <comment>card and change</comment>
        <translation>%1: %2, now %3</translation>
    </message>
    <message>
        <source>%1: attack %2, now %3</source>
        <translation>%1: attack %2, now %3</translation>
    </message>
    <message>
        <source>%1: defense %2, now %3</source>
        <translation>%1: defense %2, now %3</translation>
    </message>
    <message>
        <source>%1: now %2</source>
        <comment>card and value</comment>
        <translation>%1: now %2</translation>
    </message>
    <message>
        <source>%1: attack now %2</source>
        <translation>%1: attack now %2</translation>
    </message>
    <message>
        <source>%1: defense now %2</source>
        <translation>%1: defense now %2</translation>
    </message>
    <message>
        <source>%1: stays %2</source>
        <comment>card and value</comment>
        <translation>%1: stays %2</translation>
    </message>
    <message>
        <source>%1: the attack value is ignored</source>
        <translation>%1: the attack value is ignored</translation>
    </message>
    <message>
        <source>%1: the defense value is ignored</source>
        <translation>%1: the defense value is ignored</translation>
    </message>
    <message>
        <source>%1: the boost of the attack is lost</source>
        <translation>%1: the boost of the attack is lost</translation>
    </message>
    <message>
        <source>%1: %2 takes no combat damage</source>
        <translation>%1: %2 takes no combat damage</translation>
    </message>
    <message>
        <source>Boost (%1)</source>
        <translation>Boost (%1)</translation>
    </message>
    <message>
        <source>%1 cancels the effects of %2</source>
        <translation>%1 cancels the effects of %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage, now %2</source>
        <translation>
            <numerusform>%1 takes %n damage, now %2</numerusform>
            <numerusform>%1 takes %n damage, now %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage (%2 − %3), now %4</source>
        <translation>
            <numerusform>%1 takes %n damage (%2 − %3), now %4</numerusform>
            <numerusform>%1 takes %n damage (%2 − %3), now %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 makes no use of it</source>
        <translation>%1: %2 makes no use of it</translation>
    </message>
    <message>
        <source>%1: there is nothing it could change</source>
        <translation>%1: there is nothing it could change</translation>
    </message>
    <message>
        <source>%1: there is no opposing card</source>
        <translation>%1: there is no opposing card</translation>
    </message>
    <message>
        <source>%1: %2 did not win the combat</source>
        <translation>%1: %2 did not win the combat</translation>
    </message>
    <message>
        <source>%1: %2 did not lose the combat</source>
        <translation>%1: %2 did not lose the combat</translation>
    </message>
    <message>
        <source>%1: its condition isn’t met</source>
        <translation>%1: its condition isn’t met</translation>
    </message>
    <message>
        <source>%1: the effects of %2 are canceled already</source>
        <translation>%1: the effects of %2 are canceled already</translation>
    </message>
    <message>
        <source>%1: the effects of %2 can’t be canceled</source>
        <translation>%1: the effects of %2 can’t be canceled</translation>
    </message>
    <message>
        <source>The effects of %1 are canceled</source>
        <translation>The effects of %1 are canceled</translation>
    </message>
    <message>
        <source>%1, use this effect?</source>
        <translation>%1, use this effect?</translation>
    </message>
    <message numerus="yes">
        <source>Your deck is empty: a maneuver costs each of your fighters %n health.</source>
        <translation>
            <numerusform>Your deck is empty: a maneuver costs each of your fighters %n health.</numerusform>
            <numerusform>Your deck is empty: a maneuver costs each of your fighters %n health.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may decline.</source>
        <translation>You may decline.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left.</source>
        <translation>
            <numerusform>One action left.</numerusform>
            <numerusform>%n actions left.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a fighter to maneuver.</source>
        <translation>Click a fighter to maneuver.</translation>
    </message>
    <message>
        <source>Each fighter may move once. Boost before the first move.</source>
        <translation>Each fighter may move once. Boost before the first move.</translation>
    </message>
    <message>
        <source>Or fight without a defense card.</source>
        <translation>Or fight without a defense card.</translation>
    </message>
    <message>
        <source>The boost value is added to the attack.</source>
        <translation>The boost value is added to the attack.</translation>
    </message>
    <message numerus="yes">
        <source>You may keep %n card(s) in hand.</source>
        <translation>
            <numerusform>You may keep one card in hand.</numerusform>
            <numerusform>You may keep %n cards in hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a lit space, or the fighter’s own to stay.</source>
        <translation>Click a lit space, or the fighter’s own to stay.</translation>
    </message>
    <message>
        <source>Click a lit space.</source>
        <translation>Click a lit space.</translation>
    </message>
    <message>
        <source>Click a ringed fighter.</source>
        <translation>Click a ringed fighter.</translation>
    </message>
    <message>
        <source>Click a card in the row below.</source>
        <translation>Click a card in the row below.</translation>
    </message>
    <message>
        <source>Click a number or type it.</source>
        <translation>Click a number or type it.</translation>
    </message>
    <message numerus="yes">
        <source>With this hand, you’ll discard %n card(s) at the end of the turn.</source>
        <translation>
            <numerusform>With this hand, you’ll discard one card at the end of the turn.</numerusform>
            <numerusform>With this hand, you’ll discard %n cards at the end of the turn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a lit space in one of your hero’s zones.</source>
        <translation>Click a lit space in one of your hero’s zones.</translation>
    </message>
    <message>
        <source>You choose the order of your effects.</source>
        <translation>You choose the order of your effects.</translation>
    </message>
    <message>
        <source>%1, choose which token to move and where</source>
        <translation>%1, choose which token to move and where</translation>
    </message>
    <message>
        <source>Click the cards to discard.</source>
        <translation>Click the cards to discard.</translation>
    </message>
    <message>
        <source>Click a token, then a lit space.</source>
        <translation>Click a token, then a lit space.</translation>
    </message>
    <message>
        <source>Click a ringed fighter, then a lit space.</source>
        <translation>Click a ringed fighter, then a lit space.</translation>
    </message>
    <message>
        <source>No defense card</source>
        <translation>No defense card</translation>
    </message>
    <message>
        <source>No further move</source>
        <translation>No further move</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nothing</translation>
    </message>
    <message>
        <source>“%1” isn’t one of the cards to choose from</source>
        <translation>“%1” isn’t one of the cards to choose from</translation>
    </message>
    <message>
        <source>%1 can’t be chosen for this</source>
        <translation>%1 can’t be chosen for this</translation>
    </message>
    <message>
        <source>No text for this step.</source>
        <translation>No text for this step.</translation>
    </message>
</context>
<context>
    <name>fabletop::NewHeroWizard</name>
    <message>
        <source>New hero</source>
        <translation>New hero</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>fabletop::NewMatchPage</name>
    <message>
        <source>Battlefield</source>
        <translation>Battlefield</translation>
    </message>
    <message>
        <source>Goes first</source>
        <translation>Goes first</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Surprise me</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>by chance</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Player %1</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>By chance</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Practice: take back anything</source>
        <translation>Practice: take back anything</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Open hands</translation>
    </message>
    <message>
        <source>A step can be taken back even after a card was drawn or shown. The match file says so.</source>
        <translation>A step can be taken back even after a card was drawn or shown. The match file says so.</translation>
    </message>
    <message>
        <source>Everybody sees every hand, also the computer&apos;s.</source>
        <translation>Everybody sees every hand, also the computer&apos;s.</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>Computer %1</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, seat %2</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Rule set</translation>
    </message>
    <message>
        <source>Open a rule set</source>
        <translation>Open a rule set</translation>
    </message>
    <message>
        <source>Rule sets (*.rules)</source>
        <translation>Rule sets (*.rules)</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Other…</translation>
    </message>
    <message>
        <source>Made by you</source>
        <translation>Made by you</translation>
    </message>
    <message>
        <source>From the package “%1”</source>
        <translation>From the package “%1”</translation>
    </message>
    <message>
        <source>A seed is a whole number of up to 15 digits.</source>
        <translation>A seed is a whole number of up to 15 digits.</translation>
    </message>
    <message>
        <source>on the left, moves first and third</source>
        <translation>on the left, moves first and third</translation>
    </message>
    <message>
        <source>on the right, moves second and fourth</source>
        <translation>on the right, moves second and fourth</translation>
    </message>
    <message>
        <source>Team A</source>
        <translation>Team A</translation>
    </message>
    <message>
        <source>Team B</source>
        <translation>Team B</translation>
    </message>
    <message>
        <source>Ready: %1 against %2</source>
        <translation>Ready: %1 against %2</translation>
    </message>
    <message>
        <source>Ready: %1 and %2 against %3 and %4</source>
        <translation>Ready: %1 and %2 against %3 and %4</translation>
    </message>
    <message>
        <source>%1. Rule set: %2.</source>
        <translation>%1. Rule set: %2.</translation>
    </message>
    <message>
        <source>two teams need four starts</source>
        <translation>two teams need four starts</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duel</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Two teams</translation>
    </message>
    <message>
        <source>%1. Apprentice thinks little before a move, Duelist more, Master for up to two seconds.</source>
        <translation>%1. Apprentice thinks little before a move, Duelist more, Master for up to two seconds.</translation>
    </message>
</context>
<context>
    <name>fabletop::NewMatchPlace</name>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
</context>
<context>
    <name>fabletop::NotesTab</name>
    <message>
        <source>Taken back here after something hidden came to light: %1</source>
        <translation>Taken back here after something hidden came to light: %1</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Marked</translation>
    </message>
    <message>
        <source>Notes and bookmarks</source>
        <translation>Notes and bookmarks</translation>
    </message>
    <message>
        <source>Write a note for this place</source>
        <translation>Write a note for this place</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>no mark</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Mark</translation>
    </message>
    <message>
        <source>What the note is about</source>
        <translation>What the note is about</translation>
    </message>
    <message>
        <source>this step</source>
        <translation>this step</translation>
    </message>
    <message>
        <source>this combat</source>
        <translation>this combat</translation>
    </message>
    <message>
        <source>the whole match</source>
        <translation>the whole match</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Add note</translation>
    </message>
    <message>
        <source>Change note</source>
        <translation>Change note</translation>
    </message>
    <message>
        <source>Choose a note in the list first</source>
        <translation>Choose a note in the list first</translation>
    </message>
    <message>
        <source>All hands were shown here while the match was running</source>
        <translation>All hands were shown here while the match was running</translation>
    </message>
    <message>
        <source>This mark stays in the match file</source>
        <translation>This mark stays in the match file</translation>
    </message>
    <message>
        <source>There’s already a bookmark here.</source>
        <translation>There’s already a bookmark here.</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Bookmark</translation>
    </message>
    <message>
        <source>No notes yet</source>
        <translation>No notes yet</translation>
    </message>
</context>
<context>
    <name>fabletop::NumberField</name>
    <message>
        <source>Enter a number from %1 to %2.</source>
        <translation>Enter a number from %1 to %2.</translation>
    </message>
    <message>
        <source>“%3” isn’t a whole number from %1 to %2.</source>
        <translation>“%3” isn’t a whole number from %1 to %2.</translation>
    </message>
    <message>
        <source>“%3” isn’t a number from %1 to %2.</source>
        <translation>“%3” isn’t a number from %1 to %2.</translation>
    </message>
</context>
<context>
    <name>fabletop::NumbersPage</name>
    <message>
        <source>Melee</source>
        <translation>Melee</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>Ranged</translation>
    </message>
    <message>
        <source>Who is it?</source>
        <translation>Who is it?</translation>
    </message>
    <message>
        <source>Heroes that are played a lot have 13 to 18 health and move 2 or 3. Every answer can be changed later.</source>
        <translation>Heroes that are played a lot have 13 to 18 health and move 2 or 3. Every answer can be changed later.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Health</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attack</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numbers</translation>
    </message>
</context>
<context>
    <name>fabletop::PackSheet</name>
    <message>
        <source>A title is missing</source>
        <translation>A title is missing</translation>
    </message>
    <message>
        <source>The short name takes small letters, digits and single hyphens</source>
        <translation>The short name takes small letters, digits and single hyphens</translation>
    </message>
    <message>
        <source>The author is missing</source>
        <translation>The author is missing</translation>
    </message>
    <message>
        <source>The license is missing</source>
        <translation>The license is missing</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Include</translation>
    </message>
    <message>
        <source>Heroes, battlefields and rule sets (*.hero *.battlefield.json *.rules)</source>
        <translation>Heroes, battlefields and rule sets (*.hero *.battlefield.json *.rules)</translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation>Picture of %1</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>Pictures (*.svg *.png)</translation>
    </message>
    <message>
        <source>CC BY 4.0: everybody may use and change it, and names you</source>
        <translation>CC BY 4.0: everybody may use and change it, and names you</translation>
    </message>
    <message>
        <source>CC BY-SA 4.0: the same, and what comes of it is as free</source>
        <translation>CC BY-SA 4.0: the same, and what comes of it is as free</translation>
    </message>
    <message>
        <source>CC0 1.0: everybody may do anything with it</source>
        <translation>CC0 1.0: everybody may do anything with it</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>In your own words</translation>
    </message>
    <message>
        <source>Pack as a file for friends</source>
        <translation>Pack as a file for friends</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Short name</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Author</translation>
    </message>
    <message>
        <source>License</source>
        <translation>License</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>Packages of the same short name replace each other: keep it when you hand out a better one</source>
        <translation>Packages of the same short name replace each other: keep it when you hand out a better one</translation>
    </message>
    <message>
        <source>License in your own words</source>
        <translation>License in your own words</translation>
    </message>
    <message>
        <source>What others may do with it</source>
        <translation>What others may do with it</translation>
    </message>
    <message>
        <source>A number more each time you hand it out</source>
        <translation>A number more each time you hand it out</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Add a battlefield, a rule set or another hero…</source>
        <translation>Add a battlefield, a rule set or another hero…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Save the package…</source>
        <translation>Save the package…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Leave %1 out</source>
        <translation>Leave %1 out</translation>
    </message>
    <message>
        <source>Picture of %1: none</source>
        <translation>Picture of %1: none</translation>
    </message>
    <message>
        <source>Picture of %1: %2</source>
        <translation>Picture of %1: %2</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choose…</translation>
    </message>
    <message>
        <source>%1: comes with the hero</source>
        <translation>%1: comes with the hero</translation>
    </message>
</context>
<context>
    <name>fabletop::PackageView</name>
    <message>
        <source>Packages of friends</source>
        <translation>Packages of friends</translation>
    </message>
    <message>
        <source>Nothing of it was written anywhere. Whoever made it finds here what to mend:</source>
        <translation>Nothing of it was written anywhere. Whoever made it finds here what to mend:</translation>
    </message>
    <message>
        <source>A package is one file with heroes, battlefields and pictures. Drop it on the window, or install it from a file. To make one, open a hero and choose “Pack as a file for friends…”.</source>
        <translation>A package is one file with heroes, battlefields and pictures. Drop it on the window, or install it from a file. To make one, open a hero and choose “Pack as a file for friends…”.</translation>
    </message>
    <message>
        <source>Install and replace</source>
        <translation>Install and replace</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Install</translation>
    </message>
    <message>
        <source>It is installed already</source>
        <translation>It is installed already</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Can’t install %1</source>
        <translation>Can’t install %1</translation>
    </message>
    <message>
        <source>Install from a file…</source>
        <translation>Install from a file…</translation>
    </message>
</context>
<context>
    <name>fabletop::PackagesPage</name>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
    <message>
        <source>Save the package</source>
        <translation>Save the package</translation>
    </message>
    <message>
        <source>Packages (*.fabletop)</source>
        <translation>Packages (*.fabletop)</translation>
    </message>
    <message>
        <source>Install a package</source>
        <translation>Install a package</translation>
    </message>
    <message>
        <source>“%1” is installed: its heroes and battlefields can be chosen for a match.</source>
        <translation>“%1” is installed: its heroes and battlefields can be chosen for a match.</translation>
    </message>
    <message>
        <source>“%1” is removed from this computer. Saved matches with it can still be seen.</source>
        <translation>“%1” is removed from this computer. Saved matches with it can still be seen.</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Installed</translation>
    </message>
    <message>
        <source>Installed packages</source>
        <translation>Installed packages</translation>
    </message>
    <message>
        <source>Install from a file…</source>
        <translation>Install from a file…</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Packages</translation>
    </message>
</context>
<context>
    <name>fabletop::ProblemList</name>
    <message>
        <source>No match can be played with this</source>
        <translation>No match can be played with this</translation>
    </message>
    <message>
        <source>A match can be played all the same</source>
        <translation>A match can be played all the same</translation>
    </message>
    <message>
        <source>Nothing is wrong: a match can be played</source>
        <translation>Nothing is wrong: a match can be played</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problems</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problems (%1)</translation>
    </message>
</context>
<context>
    <name>fabletop::PromptBar</name>
    <message>
        <source>Move now</source>
        <translation>Move now</translation>
    </message>
    <message>
        <source>Always, never or ask</source>
        <translation>Always, never or ask</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>Ask each time</translation>
    </message>
    <message>
        <source>Always use it</source>
        <translation>Always use it</translation>
    </message>
    <message>
        <source>Never use it</source>
        <translation>Never use it</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Hint: the best decisions, with their chances</source>
        <translation>Hint: the best decisions, with their chances</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <translation>Hide the hint</translation>
    </message>
</context>
<context>
    <name>fabletop::PropertiesPanel</name>
    <message>
        <source>Select two spaces</source>
        <translation>Select two spaces</translation>
    </message>
    <message>
        <source>Space %1</source>
        <translation>Space %1</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Battlefield</translation>
    </message>
    <message>
        <source>There is no zone yet</source>
        <translation>There is no zone yet</translation>
    </message>
    <message>
        <source>Three steps or fewer from here: %1 of %2 spaces</source>
        <translation>Three steps or fewer from here: %1 of %2 spaces</translation>
    </message>
    <message>
        <source>In range of a ranged attack from %1 of %2 spaces</source>
        <translation>In range of a ranged attack from %1 of %2 spaces</translation>
    </message>
    <message>
        <source>Shortest paths through here: %1%</source>
        <translation>Shortest paths through here: %1%</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Secret passage opens here</source>
        <translation>Secret passage opens here</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>Align left</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Center</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>Align right</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>Align top</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Middle</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>Align bottom</translation>
    </message>
    <message>
        <source>Spread across</source>
        <translation>Spread across</translation>
    </message>
    <message>
        <source>Spread down</source>
        <translation>Spread down</translation>
    </message>
    <message>
        <source>Snap to the grid</source>
        <translation>Snap to the grid</translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Mirror left to right</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>Mirror top to bottom</translation>
    </message>
    <message>
        <source>Rotate 180°</source>
        <translation>Rotate 180°</translation>
    </message>
    <message>
        <source>Connect or disconnect</source>
        <translation>Connect or disconnect</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Width by height</source>
        <translation>Width by height</translation>
    </message>
    <message>
        <source>Size of spaces</source>
        <translation>Size of spaces</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Author</translation>
    </message>
    <message>
        <source>License</source>
        <translation>License</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>New zone</source>
        <translation>New zone</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Change…</translation>
    </message>
    <message>
        <source>Picture across</source>
        <translation>Picture across</translation>
    </message>
    <message>
        <source>Picture down</source>
        <translation>Picture down</translation>
    </message>
    <message>
        <source>Picture width</source>
        <translation>Picture width</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
</context>
<context>
    <name>fabletop::PuzzlePage</name>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>No positions</source>
        <translation>No positions</translation>
    </message>
    <message>
        <source>None could be opened.</source>
        <translation>None could be opened.</translation>
    </message>
    <message>
        <source>The solution is shown above</source>
        <translation>The solution is shown above</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>Position %1 of %2</translation>
    </message>
    <message>
        <source>Set up by hand, %1</source>
        <translation>Set up by hand, %1</translation>
    </message>
    <message>
        <source>From your matches: turn %1, %2</source>
        <translation>From your matches: turn %1, %2</translation>
    </message>
    <message>
        <source>Turn %1 of a Master vs. Master match, %2</source>
        <translation>Turn %1 of a Master vs. Master match, %2</translation>
    </message>
    <message>
        <source>Solved: %1 of %2</source>
        <translation>Solved: %1 of %2</translation>
    </message>
    <message>
        <source>Rating: %1</source>
        <translation>Rating: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <comment>positions solved</comment>
        <translation>
            <numerusform>%n in a row</numerusform>
            <numerusform>%n in a row</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tries</source>
        <translation>Your tries</translation>
    </message>
    <message>
        <source>Play as you would at the table. Try as often as you like; only your first try counts.</source>
        <translation>Play as you would at the table. Try as often as you like; only your first try counts.</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Right: %1</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>Wrong: %1</translation>
    </message>
    <message>
        <source>Evaluating this decision…</source>
        <translation>Evaluating this decision…</translation>
    </message>
    <message>
        <source>Chance to win: about %1%; the next best: %2%.</source>
        <translation>Chance to win: about %1%; the next best: %2%.</translation>
    </message>
    <message>
        <source>Chance to win: about %1% instead of %2%.</source>
        <translation>Chance to win: about %1% instead of %2%.</translation>
    </message>
    <message>
        <source>Likely reply: %1.</source>
        <translation>Likely reply: %1.</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Just as good: %1</source>
        <translation>Just as good: %1</translation>
    </message>
    <message>
        <source>Likely continuation</source>
        <translation>Likely continuation</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
</context>
<context>
    <name>fabletop::RecentFile</name>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Open %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>no problems</translation>
    </message>
</context>
<context>
    <name>fabletop::RecoveryOffer</name>
    <message>
        <source>Changes to %1 were not saved when the program ended (%2).</source>
        <translation>Changes to %1 were not saved when the program ended (%2).</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restore</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
</context>
<context>
    <name>fabletop::ReferenceModel</name>
    <message>
        <source>Declarations</source>
        <translation>Declarations</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Properties</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Moments</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instructions</translation>
    </message>
    <message>
        <source>Standing changes</source>
        <translation>Standing changes</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Fighters</source>
        <translation>Fighters</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Spaces</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numbers</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Keywords</translation>
    </message>
    <message>
        <source>Instructions of the rules</source>
        <translation>Instructions of the rules</translation>
    </message>
    <message>
        <source>player</source>
        <comment>a gap in a wording</comment>
        <translation>player</translation>
    </message>
    <message>
        <source>fighters</source>
        <comment>a gap in a wording</comment>
        <translation>fighters</translation>
    </message>
    <message>
        <source>spaces</source>
        <comment>a gap in a wording</comment>
        <translation>spaces</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>a gap in a wording</comment>
        <translation>cards</translation>
    </message>
    <message>
        <source>number</source>
        <comment>a gap in a wording</comment>
        <translation>number</translation>
    </message>
    <message>
        <source>condition</source>
        <comment>a gap in a wording</comment>
        <translation>condition</translation>
    </message>
    <message>
        <source>name</source>
        <comment>a gap in a wording</comment>
        <translation>name</translation>
    </message>
    <message>
        <source>“name”</source>
        <comment>a gap in a wording</comment>
        <translation>“name”</translation>
    </message>
    <message>
        <source>×copies</source>
        <comment>a gap in a wording</comment>
        <translation>×copies</translation>
    </message>
</context>
<context>
    <name>fabletop::ReferencePanel</name>
    <message>
        <source>Search the language</source>
        <translation>Search the language</translation>
    </message>
    <message>
        <source>Constructs of the language</source>
        <translation>Constructs of the language</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Example</translation>
    </message>
    <message>
        <source>What it says on a card</source>
        <translation>What it says on a card</translation>
    </message>
    <message>
        <source>Insert example</source>
        <translation>Insert example</translation>
    </message>
    <message>
        <source>No construct has these words</source>
        <translation>No construct has these words</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Rule %1</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayBar</name>
    <message>
        <source>This is the beginning</source>
        <translation>This is the beginning</translation>
    </message>
    <message>
        <source>This is the end</source>
        <translation>This is the end</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>To the beginning</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Previous turn</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page up</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Step back</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Step forward</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Next turn</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page down</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Next combat</source>
        <translation>Next combat</translation>
    </message>
    <message>
        <source>Next damage</source>
        <translation>Next damage</translation>
    </message>
    <message>
        <source>Step by</source>
        <translation>Step by</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>event</source>
        <translation>event</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>decision</translation>
    </message>
    <message>
        <source>combat step</source>
        <translation>combat step</translation>
    </message>
    <message>
        <source>action</source>
        <translation>action</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turn</translation>
    </message>
    <message>
        <source>There is none before</source>
        <translation>There is none before</translation>
    </message>
    <message>
        <source>None follows</source>
        <translation>None follows</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>combat</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>damage</translation>
    </message>
    <message>
        <source>defeat</source>
        <translation>defeat</translation>
    </message>
    <message>
        <source>bookmark</source>
        <translation>bookmark</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>turning point</source>
        <translation>turning point</translation>
    </message>
    <message>
        <source>Jump to</source>
        <translation>Jump to</translation>
    </message>
    <message>
        <source>Run until…</source>
        <translation>Run until…</translation>
    </message>
    <message>
        <source>Next defeat</source>
        <translation>Next defeat</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Next bookmark</translation>
    </message>
    <message>
        <source>Next note</source>
        <translation>Next note</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Next turning point</translation>
    </message>
    <message>
        <source>Previous combat</source>
        <translation>Previous combat</translation>
    </message>
    <message>
        <source>Previous damage</source>
        <translation>Previous damage</translation>
    </message>
    <message>
        <source>Previous defeat</source>
        <translation>Previous defeat</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>Previous bookmark</translation>
    </message>
    <message>
        <source>Previous note</source>
        <translation>Previous note</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Previous turning point</translation>
    </message>
    <message>
        <source>Shift+%1</source>
        <translation>Shift+%1</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>mistake</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Next mistake</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Previous mistake</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayCombat</name>
    <message>
        <source>Back to replay</source>
        <translation>Back to replay</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayEvents</name>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Setup</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayPage</name>
    <message>
        <source>Today&apos;s rules do not know this place</source>
        <translation>Today&apos;s rules do not know this place</translation>
    </message>
    <message>
        <source>The match is over here</source>
        <translation>The match is over here</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayPanel</name>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Events</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>What happened</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Branches</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Search what happened</source>
        <translation>Search what happened</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analysis</translation>
    </message>
    <message>
        <source>Continue match</source>
        <translation>Continue match</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayPlace</name>
    <message>
        <source>Copy the line that opens this place</source>
        <translation>Copy the line that opens this place</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplaySeats</name>
    <message>
        <source>Hands and piles</source>
        <translation>Hands and piles</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>a hidden card</translation>
    </message>
    <message>
        <source>%1, cards in hand: %2. %3.</source>
        <translation>%1, cards in hand: %2. %3.</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayTimeline</name>
    <message>
        <source>Hide the future</source>
        <translation>Hide the future</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chance to win</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Health</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Both</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayViewpoint</name>
    <message>
        <source>The hands stay hidden: this match file can’t be changed.</source>
        <translation>The hands stay hidden: this match file can’t be changed.</translation>
    </message>
</context>
<context>
    <name>fabletop::ResultBar</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 wins</translation>
    </message>
    <message>
        <source>Damage by attacks</source>
        <translation>Damage by attacks</translation>
    </message>
    <message>
        <source>Damage by effects</source>
        <translation>Damage by effects</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Cards played</translation>
    </message>
    <message>
        <source>Combats won</source>
        <translation>Combats won</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rematch</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Swap sides</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
    <message>
        <source>%1 and %2 win</source>
        <translation>%1 and %2 win</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>The match is over.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
</context>
<context>
    <name>fabletop::RuleReader</name>
    <message>
        <source>Rulebook</source>
        <translation>Rulebook</translation>
    </message>
</context>
<context>
    <name>fabletop::RuleSetDocument</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Back to the standard rules</source>
        <translation>Back to the standard rules</translation>
    </message>
    <message>
        <source>Rename to “%1”</source>
        <translation>Rename to “%1”</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>House rules</translation>
    </message>
    <message>
        <source>The rule set has no file yet.</source>
        <translation>The rule set has no file yet.</translation>
    </message>
    <message>
        <source>This rule set has changes that are not saved.</source>
        <translation>This rule set has changes that are not saved.</translation>
    </message>
    <message>
        <source>Save the rule set</source>
        <translation>Save the rule set</translation>
    </message>
    <message>
        <source>Rule sets (*.rules)</source>
        <translation>Rule sets (*.rules)</translation>
    </message>
    <message>
        <source>Open a rule set</source>
        <translation>Open a rule set</translation>
    </message>
    <message>
        <source>No copy of the unsaved rule set can be kept in %1.</source>
        <translation>No copy of the unsaved rule set can be kept in %1.</translation>
    </message>
    <message>
        <source>a rule set that was not saved yet</source>
        <translation>a rule set that was not saved yet</translation>
    </message>
</context>
<context>
    <name>fabletop::RuleSetEditorPage</name>
    <message>
        <source>There is nothing to undo</source>
        <translation>There is nothing to undo</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>There is nothing to redo</translation>
    </message>
    <message>
        <source>New rule set</source>
        <translation>New rule set</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the rule set</source>
        <translation>Name of the rule set</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Reset all</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
    <message>
        <source>Same as the standard rules</source>
        <translation>Same as the standard rules</translation>
    </message>
</context>
<context>
    <name>fabletop::RuleSetHead</name>
    <message>
        <source>Undo “%1”</source>
        <translation>Undo “%1”</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>There is nothing to undo</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>There is nothing to redo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Play with it</source>
        <translation>Play with it</translation>
    </message>
</context>
<context>
    <name>fabletop::RuleSetRow</name>
    <message>
        <source>standard: %1</source>
        <translation>standard: %1</translation>
    </message>
    <message>
        <source>%1: rule %2</source>
        <translation>%1: rule %2</translation>
    </message>
    <message>
        <source>Read this rule</source>
        <translation>Read this rule</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reset</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Reset: %1</translation>
    </message>
</context>
<context>
    <name>fabletop::RulebookPage</name>
    <message>
        <source>Nothing was found</source>
        <translation>Nothing was found</translation>
    </message>
    <message>
        <source>There is nothing before</source>
        <translation>There is nothing before</translation>
    </message>
    <message>
        <source>There is nothing after</source>
        <translation>There is nothing after</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Forward</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Save as PDF</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Second language</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>One language</translation>
    </message>
</context>
<context>
    <name>fabletop::RulebookPlace</name>
    <message>
        <source>Rulebook</source>
        <translation>Rulebook</translation>
    </message>
</context>
<context>
    <name>fabletop::RulesCompletion</name>
    <message>
        <source>Nothing more can stand here</source>
        <translation>Nothing more can stand here</translation>
    </message>
</context>
<context>
    <name>fabletop::RulesEditor</name>
    <message>
        <source>There is no name under the cursor that this file declares</source>
        <translation>There is no name under the cursor that this file declares</translation>
    </message>
    <message>
        <source>A line is not understood yet: see the problems</source>
        <translation>A line is not understood yet: see the problems</translation>
    </message>
</context>
<context>
    <name>fabletop::SandboxPage</name>
    <message>
        <source>Keep as a scenario</source>
        <translation>Keep as a scenario</translation>
    </message>
    <message>
        <source>Scenarios (*.json)</source>
        <translation>Scenarios (*.json)</translation>
    </message>
    <message>
        <source>There is no table yet</source>
        <translation>There is no table yet</translation>
    </message>
    <message>
        <source>No table can be set up for this card.</source>
        <translation>No table can be set up for this card.</translation>
    </message>
    <message>
        <source>This card only defends</source>
        <translation>This card only defends</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>Card that is tried</source>
        <translation>Card that is tried</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Opponent</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Battlefield</translation>
    </message>
    <message>
        <source>It defends</source>
        <translation>It defends</translation>
    </message>
    <message>
        <source>The opponent has the turn and attacks</source>
        <translation>The opponent has the turn and attacks</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Start over</translation>
    </message>
    <message>
        <source>Keep as a scenario…</source>
        <translation>Keep as a scenario…</translation>
    </message>
    <message>
        <source>The table, what was done and what came of it, as a file</source>
        <translation>The table, what was done and what came of it, as a file</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Saved as %1</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatCardsTab</name>
    <message>
        <source>Hand %1</source>
        <translation>Hand %1</translation>
    </message>
    <message>
        <source>Deck %1</source>
        <translation>Deck %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Discard %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>hero and pile</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cards left of a title</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>turn %1</translation>
    </message>
    <message>
        <source>%1, boost</source>
        <comment>turn</comment>
        <translation>%1, boost</translation>
    </message>
    <message>
        <source>In the deck, in an order nobody knows</source>
        <translation>In the deck, in an order nobody knows</translation>
    </message>
    <message>
        <source>In the deck, in the hand or face down: nobody else knows where</source>
        <translation>In the deck, in the hand or face down: nobody else knows where</translation>
    </message>
    <message>
        <source>In the order discarded, the last one first</source>
        <translation>In the order discarded, the last one first</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatChooser</name>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Name of seat %1</translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Level of the computer</translation>
    </message>
    <message>
        <source>Surprise me: a hero for seat %1</source>
        <translation>Surprise me: a hero for seat %1</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Surprise me</translation>
    </message>
    <message>
        <source>Hero of seat %1</source>
        <translation>Hero of seat %1</translation>
    </message>
    <message>
        <source>Also %1</source>
        <translation>Also %1</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Seat %1</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>ranged</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>melee</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Apprentice</translation>
    </message>
    <message>
        <source>Duelist</source>
        <translation>Duelist</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>Full ability of the hero of seat %1</source>
        <translation>Full ability of the hero of seat %1</translation>
    </message>
    <message>
        <source>more</source>
        <translation>more</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatHead</name>
    <message>
        <source>%1, %2 of %3 health</source>
        <translation>%1, %2 of %3 health</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatPanel</name>
    <message>
        <source>hand %1, deck %2, discard pile %3</source>
        <translation>hand %1, deck %2, discard pile %3</translation>
    </message>
    <message>
        <source>%1 of %2 health</source>
        <translation>%1 of %2 health</translation>
    </message>
    <message>
        <source>not placed yet</source>
        <translation>not placed yet</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>on the board</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>defeated</translation>
    </message>
    <message>
        <source>away</source>
        <translation>away</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>to move</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>ranged</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>melee</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Discard</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>exhausted</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>eliminated</translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n card(s)</source>
        <translation>
            <numerusform>You have seen %n card</numerusform>
            <numerusform>You have seen %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 standing</source>
        <translation>%1 of %2 standing</translation>
    </message>
    <message>
        <source>more</source>
        <translation>more</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>of %1</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Ability</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatTile</name>
    <message>
        <source>Seat %1</source>
        <translation>Seat %1</translation>
    </message>
    <message>
        <source>Change color</source>
        <translation>Change color</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatsRow</name>
    <message>
        <source>“%1” isn’t a color. Use a hex code such as #2321A6.</source>
        <translation>“%1” isn’t a color. Use a hex code such as #2321A6.</translation>
    </message>
    <message>
        <source>Too pale to read: contrast %1, at least %2 needed.</source>
        <translation>Too pale to read: contrast %1, at least %2 needed.</translation>
    </message>
    <message>
        <source>Too close to seat %1: color difference %2, at least %3 needed.</source>
        <translation>Too close to seat %1: color difference %2, at least %3 needed.</translation>
    </message>
    <message>
        <source>Too close to the color of a zone: color difference %1, at least %2 needed.</source>
        <translation>Too close to the color of a zone: color difference %1, at least %2 needed.</translation>
    </message>
    <message>
        <source>Seat colors</source>
        <translation>Seat colors</translation>
    </message>
    <message>
        <source>Each seat keeps its shape, whatever its color</source>
        <translation>Each seat keeps its shape, whatever its color</translation>
    </message>
    <message>
        <source>Hex color code</source>
        <translation>Hex color code</translation>
    </message>
</context>
<context>
    <name>fabletop::SettingControl</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>fabletop::SettingsFile</name>
    <message>
        <source>Couldn’t read your settings, so the defaults are in use. The damaged file is now %1 in %2.</source>
        <translation>Couldn’t read your settings, so the defaults are in use. The damaged file is now %1 in %2.</translation>
    </message>
    <message>
        <source>Couldn’t read your settings, so the defaults are in use. Changes won’t be saved until %1 in %2 can be read.</source>
        <translation>Couldn’t read your settings, so the defaults are in use. Changes won’t be saved until %1 in %2 can be read.</translation>
    </message>
</context>
<context>
    <name>fabletop::SettingsList</name>
    <message numerus="yes">
        <source>%1, %n change(s)</source>
        <translation>
            <numerusform>%1, %n change</numerusform>
            <numerusform>%1, %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::SettingsPage</name>
    <message>
        <source>Reset all</source>
        <translation>Reset all</translation>
    </message>
    <message>
        <source>All settings are at their defaults.</source>
        <translation>All settings are at their defaults.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) differ from the default; a dot marks each.</source>
        <translation>
            <numerusform>%n setting differs from the default; a dot marks it.</numerusform>
            <numerusform>%n settings differ from the default; a dot marks each.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Search settings</translation>
    </message>
    <message>
        <source>No settings found</source>
        <translation>No settings found</translation>
    </message>
    <message>
        <source>First duel</source>
        <translation>First duel</translation>
    </message>
    <message>
        <source>A short match that teaches the game</source>
        <translation>A short match that teaches the game</translation>
    </message>
    <message>
        <source>Start the lesson</source>
        <translation>Start the lesson</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Where new matches are saved</source>
        <translation>Where new matches are saved</translation>
    </message>
    <message>
        <source>Choose a folder for matches</source>
        <translation>Choose a folder for matches</translation>
    </message>
    <message>
        <source>Your heroes, battlefields and rules</source>
        <translation>Your heroes, battlefields and rules</translation>
    </message>
    <message>
        <source>Show this folder</source>
        <translation>Show this folder</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Print…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Action or key</source>
        <translation>Action or key</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Search shortcuts</translation>
    </message>
    <message>
        <source>No shortcuts found</source>
        <translation>No shortcuts found</translation>
    </message>
    <message>
        <source>Sound is not available here</source>
        <translation>Sound is not available here</translation>
    </message>
</context>
<context>
    <name>fabletop::SettingsPlace</name>
    <message>
        <source>Folder for matches</source>
        <translation>Folder for matches</translation>
    </message>
    <message>
        <source>Couldn’t use %1: it isn’t writable.</source>
        <translation>Couldn’t use %1: it isn’t writable.</translation>
    </message>
</context>
<context>
    <name>fabletop::SettingsRow</name>
    <message>
        <source>Reset</source>
        <translation>Reset</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Reset %1</translation>
    </message>
</context>
<context>
    <name>fabletop::ShakeChecks</name>
    <message>
        <source>Every question has an answer</source>
        <translation>Every question has an answer</translation>
    </message>
    <message>
        <source>Every text comes to its end</source>
        <translation>Every text comes to its end</translation>
    </message>
    <message>
        <source>No card is lost or doubled</source>
        <translation>No card is lost or doubled</translation>
    </message>
    <message>
        <source>Fighters have a legal space and health</source>
        <translation>Fighters have a legal space and health</translation>
    </message>
    <message>
        <source>The events match the table</source>
        <translation>The events match the table</translation>
    </message>
    <message>
        <source>not tested yet</source>
        <translation>not tested yet</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passed</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>failed</translation>
    </message>
</context>
<context>
    <name>fabletop::ShakeMap</name>
    <message>
        <source>Games by opponent and battlefield</source>
        <translation>Games by opponent and battlefield</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 of %3</translation>
    </message>
</context>
<context>
    <name>fabletop::ShakePage</name>
    <message>
        <source>Game %1 failed at decision %2: %3</source>
        <translation>Game %1 failed at decision %2: %3</translation>
    </message>
    <message>
        <source>Canceled. Nothing failed until then.</source>
        <translation>Canceled. Nothing went wrong until then.</translation>
    </message>
    <message>
        <source>Stress test</source>
        <translation>Stress test</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Games played</translation>
    </message>
    <message>
        <source>Open at the failing step</source>
        <translation>Open at the failing step</translation>
    </message>
    <message>
        <source>Nothing went wrong in any game.</source>
        <translation>Nothing went wrong in any game.</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Test again</translation>
    </message>
    <message>
        <source>games</source>
        <translation>games</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>opponents</translation>
    </message>
    <message>
        <source>battlefields</source>
        <translation>battlefields</translation>
    </message>
    <message>
        <source>of %1 games</source>
        <translation>of %1 games</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>decisions</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>failure</translation>
    </message>
    <message>
        <source>failures</source>
        <translation>failures</translation>
    </message>
    <message numerus="yes">
        <source>The computer plays %Ln random game(s) with this hero, against every built-in hero and on every built-in battlefield, and checks after each decision:</source>
        <translation>
            <numerusform>The computer plays %Ln random game with this hero, against every built-in hero and on every built-in battlefield, and checks after each decision:</numerusform>
            <numerusform>The computer plays %Ln random games with this hero, against every built-in hero and on every built-in battlefield, and checks after each decision:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::ShakeTrial</name>
    <message>
        <source>No match can be played with this hero.</source>
        <translation>No match can be played with this hero.</translation>
    </message>
</context>
<context>
    <name>fabletop::SidekickRow</name>
    <message>
        <source>Melee</source>
        <translation>Melee</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>Ranged</translation>
    </message>
    <message>
        <source>Remove this sidekick</source>
        <translation>Remove this sidekick</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the sidekick</source>
        <translation>Name of the sidekick</translation>
    </message>
    <message>
        <source>Name of several</source>
        <translation>Name of several</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>How many</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Health</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attack</translation>
    </message>
</context>
<context>
    <name>fabletop::SidekicksPage</name>
    <message>
        <source>Add a sidekick</source>
        <translation>Add a sidekick</translation>
    </message>
    <message>
        <source>Sidekicks</source>
        <translation>Sidekicks</translation>
    </message>
    <message>
        <source>Sidekicks fight beside the hero. One with 6 health is common, so are several with 1 health. None is possible too.</source>
        <translation>Sidekicks fight beside the hero. One with 6 health is common, so are several with 1 health. None is possible too.</translation>
    </message>
    <message>
        <source>There is room for three kinds here; more can be written in the text</source>
        <translation>There is room for three kinds here; more can be written in the text</translation>
    </message>
</context>
<context>
    <name>fabletop::TableHint</name>
    <message>
        <source>Looking for good decisions…</source>
        <translation>Looking for good decisions…</translation>
    </message>
    <message>
        <source>Likely reply to the first: %1.</source>
        <translation>Likely reply to the first: %1.</translation>
    </message>
    <message>
        <source>Best: %1, %2.</source>
        <comment>a decision and its chance to win</comment>
        <translation>Best: %1, %2.</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>chance to win</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Best decisions</source>
        <translation>Best decisions</translation>
    </message>
    <message>
        <source>chance to win</source>
        <comment>heading of a column</comment>
        <translation>chance to win</translation>
    </message>
</context>
<context>
    <name>fabletop::TableInput</name>
    <message>
        <source>Finish the maneuver first</source>
        <translation>Finish the maneuver first</translation>
    </message>
    <message>
        <source>Nothing is picked</source>
        <translation>Nothing is picked</translation>
    </message>
</context>
<context>
    <name>fabletop::TableInspector</name>
    <message>
        <source>Timeline</source>
        <translation>Timeline</translation>
    </message>
    <message>
        <source>The table shows this moment already</source>
        <translation>The table shows this moment already</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>What is asked</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>A turn has actions: maneuver, attack and scheme, in any order, also the same one twice. Filled lozenges are left.</source>
        <translation>A turn has actions: maneuver, attack and scheme, in any order, also the same one twice. Filled lozenges are left.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>There is no card here</source>
        <translation>There is no card here</translation>
    </message>
    <message>
        <source>Between the cards is nothing to pick</source>
        <translation>Between the cards is nothing to pick</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>What happened</translation>
    </message>
    <message>
        <source>Click a sentence to learn from which rule it follows.</source>
        <translation>Click a sentence to learn from which rule it follows.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>The table</translation>
    </message>
    <message>
        <source>There is nothing to pick here</source>
        <translation>There is nothing to pick here</translation>
    </message>
    <message>
        <source>Space %1</source>
        <translation>Space %1</translation>
    </message>
    <message numerus="yes">
        <source>%n copy(ies) left</source>
        <translation>
            <numerusform>One copy left</numerusform>
            <numerusform>%n copies left</numerusform>
        </translation>
    </message>
    <message>
        <source>You are not asked any more. Click here to be asked again.</source>
        <translation>You are not asked any more. Click here to be asked again.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Setup</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turn %1</translation>
    </message>
    <message>
        <source>%1
It follows from %2.</source>
        <translation>%1
It follows from %2.</translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Since your turn</translation>
    </message>
    <message>
        <source>Log closed</source>
        <translation>Log closed</translation>
    </message>
</context>
<context>
    <name>fabletop::TablePage</name>
    <message>
        <source>Battlefield</source>
        <translation>Battlefield</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
</context>
<context>
    <name>fabletop::TablePlace</name>
    <message>
        <source>Move no&amp;w</source>
        <translation>Move no&amp;w</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>&amp;Resign…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Leave the table</translation>
    </message>
    <message>
        <source>Resign as %1?</source>
        <translation>Resign as %1?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Resign</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Keep playing</translation>
    </message>
</context>
<context>
    <name>fabletop::TableStage</name>
    <message>
        <source>Back to table</source>
        <translation>Back to table</translation>
    </message>
</context>
<context>
    <name>fabletop::ThemedDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>fabletop::TimelineStrip</name>
    <message>
        <source>Timeline</source>
        <translation>Timeline</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Nothing has happened yet.</translation>
    </message>
    <message numerus="yes">
        <source>%1. %n turn(s) in all.</source>
        <translation>
            <numerusform>%1. %n turn in all.</numerusform>
            <numerusform>%1. %n turns in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::ToolColumn</name>
    <message>
        <source>No symmetry</source>
        <translation>No symmetry</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Left and right</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Top and bottom</translation>
    </message>
    <message>
        <source>Rotate 180°</source>
        <translation>Rotate 180°</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Select</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Line</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Passage</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Select and move; drag a band round several</source>
        <translation>Select and move; drag a band round several</translation>
    </message>
    <message>
        <source>Click where a space is to be</source>
        <translation>Click where a space is to be</translation>
    </message>
    <message>
        <source>Drag from one space to another; again to part them</source>
        <translation>Drag from one space to another; again to part them</translation>
    </message>
    <message>
        <source>Paint the chosen zone over spaces; begin on one that has it to take it away</source>
        <translation>Paint the chosen zone over spaces; begin on one that has it to take it away</translation>
    </message>
    <message>
        <source>Click on a space to make it the next start</source>
        <translation>Click on a space to make it the next start</translation>
    </message>
    <message>
        <source>Click on a space to open or close a secret passage</source>
        <translation>Click on a space to open or close a secret passage</translation>
    </message>
    <message>
        <source>Click where a text is to stand</source>
        <translation>Click where a text is to stand</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grid</translation>
    </message>
    <message>
        <source>Snap new and moved spaces to the grid</source>
        <translation>Snap new and moved spaces to the grid</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Mirror</translation>
    </message>
    <message>
        <source>Every stroke is drawn on the other side too</source>
        <translation>Every stroke is drawn on the other side too</translation>
    </message>
</context>
<context>
    <name>fabletop::TrialFacts</name>
    <message>
        <source>%1’s hand</source>
        <comment>the player who decides</comment>
        <translation>%1’s hand</translation>
    </message>
</context>
<context>
    <name>fabletop::TrialView</name>
    <message>
        <source>Select an option first</source>
        <translation>Select an option first</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Answer</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Show the answer</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>who attacks whom; what is asked</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>fabletop::TriesPanel</name>
    <message>
        <source>Show solution</source>
        <translation>Show solution</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Next position</translation>
    </message>
    <message>
        <source>Your tries</source>
        <translation>Your tries</translation>
    </message>
</context>
<context>
    <name>fabletop::TurnColumn</name>
    <message>
        <source>Timeline</source>
        <translation>Timeline</translation>
    </message>
</context>
<context>
    <name>fabletop::TurnStrip</name>
    <message>
        <source>Timeline</source>
        <translation>Timeline</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Nothing has happened yet.</translation>
    </message>
    <message numerus="yes">
        <source>%1. %n turn(s) in all.</source>
        <translation>
            <numerusform>%1. %n turn in all.</numerusform>
            <numerusform>%1. %n turns in all.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Setup</translation>
    </message>
</context>
<context>
    <name>fabletop::UntilMenu</name>
    <message>
        <source>The match ends</source>
        <translation>The match ends</translation>
    </message>
    <message>
        <source>A card is played</source>
        <translation>A card is played</translation>
    </message>
    <message>
        <source>%1 is hurt</source>
        <translation>%1 is hurt</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 is defeated</translation>
    </message>
    <message>
        <source>%1 is down to %2 or less</source>
        <translation>%1 is down to %2 or less</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>A card is drawn</translation>
    </message>
</context>
<context>
    <name>fabletop::VersionsPage</name>
    <message>
        <source>Compare with</source>
        <translation>Compare with</translation>
    </message>
    <message>
        <source>Heroes (*.hero)</source>
        <translation>Heroes (*.hero)</translation>
    </message>
    <message>
        <source>The file as it was saved</source>
        <translation>The file as it was saved</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Another file…</translation>
    </message>
    <message>
        <source>What has changed since</source>
        <translation>What has changed since</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changes</translation>
    </message>
    <message>
        <source>Compare with a file…</source>
        <translation>Compare with a file…</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>Back to the text</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Nothing to compare yet</translation>
    </message>
    <message>
        <source>The text has errors. Correct them to see what has changed.</source>
        <translation>The text has errors. Correct them to see what has changed.</translation>
    </message>
    <message>
        <source>Save this hero, and everything you change from then on is listed here. Or choose another version to compare it with.</source>
        <translation>Save this hero, and everything you change from then on is listed here. Or choose another version to compare it with.</translation>
    </message>
    <message>
        <source>This version can’t be read</source>
        <translation>This version can’t be read</translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>No changes</translation>
    </message>
    <message>
        <source>This hero is the same as the version chosen above. Whatever you change in its fighters, cards and rules is listed here.</source>
        <translation>This hero is the same as the version chosen above. Whatever you change in its fighters, cards and rules is listed here.</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Changed</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Added</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Removed</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;in</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom &amp;out</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Fit</translation>
    </message>
    <message>
        <source>Zone &amp;letters</source>
        <translation>Zone &amp;letters</translation>
    </message>
    <message>
        <source>Space &amp;numbers</source>
        <translation>Space &amp;numbers</translation>
    </message>
    <message>
        <source>Plain &amp;board</source>
        <translation>Plain &amp;board</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Half</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>Below the hand</source>
        <translation>Below the hand</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Hidden</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Small</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Large</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Very large</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Text size</translation>
    </message>
    <message>
        <source>Quadruple</source>
        <translation>Quadruple</translation>
    </message>
    <message>
        <source>&amp;Animation speed</source>
        <translation>&amp;Animation speed</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>On the right</translation>
    </message>
    <message>
        <source>Tim&amp;eline</source>
        <translation>Tim&amp;eline</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Follow system</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>T&amp;heme</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lan&amp;guage</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>Full &amp;screen</translation>
    </message>
</context>
<context>
    <name>fabletop::ViewpointSelector</name>
    <message>
        <source>Seen by %1</source>
        <translation>Seen by %1</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Seen by</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Everyone</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Spectator</translation>
    </message>
    <message>
        <source>All hands are open.</source>
        <translation>All hands are open.</translation>
    </message>
    <message>
        <source>No hand is seen.</source>
        <translation>No hand is seen.</translation>
    </message>
    <message>
        <source>Everyone…</source>
        <translation>Everyone…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>hero and person</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>fabletop::WelcomePage</name>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Surprise me</translation>
    </message>
    <message>
        <source>Continue: %1. %2</source>
        <translation>Continue: %1. %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>A table for duels between storied heroes</source>
        <translation>A table for duels between storied heroes</translation>
    </message>
    <message>
        <source>Drop a match on the window to open it.</source>
        <translation>Drop a match on the window to open it.</translation>
    </message>
    <message>
        <source>First duel</source>
        <translation>First duel</translation>
    </message>
    <message>
        <source>Replay a match</source>
        <translation>Replay a match</translation>
    </message>
</context>
<context>
    <name>fabletop::WizardSteps</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Step %1 of %2: %3</translation>
    </message>
</context>
<context>
    <name>fabletop::WorkshopHub</name>
    <message>
        <source>What can be made</source>
        <translation>What can be made</translation>
    </message>
    <message>
        <source>Like %1</source>
        <translation>Like %1</translation>
    </message>
    <message>
        <source>Name of your copy</source>
        <translation>Name of your copy</translation>
    </message>
    <message>
        <source>%1 2</source>
        <translation>%1 2</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
</context>
<context>
    <name>fabletop::WorkshopPlace</name>
    <message>
        <source>Workshop: %1</source>
        <translation>Workshop: %1</translation>
    </message>
</context>
<context>
    <name>fabletop::WorkshopStart</name>
    <message>
        <source>Every change is kept; a hero can be tried from the first card on.</source>
        <translation>Every change is kept; a hero can be tried from the first card on.</translation>
    </message>
    <message>
        <source>Every change is kept, and everything can be undone.</source>
        <translation>Every change is kept, and everything can be undone.</translation>
    </message>
    <message>
        <source>New hero</source>
        <translation>New hero</translation>
    </message>
    <message>
        <source>New battlefield</source>
        <translation>New battlefield</translation>
    </message>
    <message>
        <source>New rule set</source>
        <translation>New rule set</translation>
    </message>
    <message>
        <source>Four steps: numbers, sidekicks, a starter deck of 30 cards, names</source>
        <translation>Four steps: numbers, sidekicks, a starter deck of 30 cards, names</translation>
    </message>
    <message>
        <source>An empty board to draw spaces and lines on</source>
        <translation>An empty board to draw spaces and lines on</translation>
    </message>
    <message>
        <source>The standard rules, with every number open to change</source>
        <translation>The standard rules, with every number open to change</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Open a file</translation>
    </message>
    <message>
        <source>A .hero file; you can also drop it on the window</source>
        <translation>A .hero file; you can also drop it on the window</translation>
    </message>
    <message>
        <source>A battlefield file; you can also drop it on the window</source>
        <translation>A battlefield file; you can also drop it on the window</translation>
    </message>
    <message>
        <source>A .rules file; you can also drop it on the window</source>
        <translation>A .rules file; you can also drop it on the window</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recent</translation>
    </message>
    <message>
        <source>From a package</source>
        <translation>From a package</translation>
    </message>
    <message>
        <source>Files you open or save are listed here.</source>
        <translation>Files you open or save are listed here.</translation>
    </message>
    <message>
        <source>A .fabletop file from a friend: preview it, then install it</source>
        <translation>A .fabletop file from a friend: preview it, then install it</translation>
    </message>
    <message>
        <source>Create a hero</source>
        <translation>Create a hero</translation>
    </message>
    <message>
        <source>Create a battlefield</source>
        <translation>Create a battlefield</translation>
    </message>
    <message>
        <source>Create a rule set</source>
        <translation>Create a rule set</translation>
    </message>
    <message>
        <source>From a built-in one</source>
        <translation>From a built-in one</translation>
    </message>
</context>
<context>
    <name>fabletop::ZoneList</name>
    <message>
        <source> (chosen)</source>
        <translation> (chosen)</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Select spaces first, or paint with the zone tool</source>
        <translation>Select spaces first, or paint with the zone tool</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n space</numerusform>
            <numerusform>%n spaces</numerusform>
        </translation>
    </message>
    <message>
        <source>No zone yet</source>
        <translation>No zone yet</translation>
    </message>
</context>
</TS>
