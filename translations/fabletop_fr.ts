<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>About</name>
    <message>
        <source>About Fabletop</source>
        <translation>À propos de Fabletop</translation>
    </message>
    <message>
        <source>Fabletop %1. A table for duels between storied heroes.</source>
        <translation>Fabletop %1. Une table pour les duels entre héros de légende.</translation>
    </message>
    <message>
        <source>Unofficial</source>
        <translation>Non officiel</translation>
    </message>
    <message>
        <source>Fabletop is an unofficial fan project. It is not made, endorsed or supported by the publisher of the game.

Unmatched is a trademark of Restoration Games, LLC. Mondo and the Mondo Games logo are trademarks of Mondo Tees, LLC. No art, logo or card wording of the published game is used.</source>
        <translation>Fabletop est un projet de fans, non officiel. Il n’est ni réalisé, ni approuvé, ni soutenu par l’éditeur du jeu.

Unmatched est une marque de Restoration Games, LLC. Mondo et le logo Mondo Games sont des marques de Mondo Tees, LLC. Aucune illustration, aucun logo ni aucun texte de carte du jeu publié n’est utilisé.</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later): program, rules texts, rulebook, drawings and sounds. It comes without any warranty.</source>
        <translation>Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure (GPL-3.0-or-later)&#xa0;: programme, textes de règles, livre de règles, dessins et sons. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Crédits</translation>
    </message>
    <message>
        <source>Written and drawn by the contributors of Fabletop. The figures, card pictures and backdrops are drawings of our own; the heroes come from books and tales that belong to everyone.</source>
        <translation>Écrit et dessiné par les contributeurs de Fabletop. Les figures, les images des cartes et les décors sont nos propres dessins&#xa0;; les héros viennent de livres et de contes qui appartiennent à tous.</translation>
    </message>
    <message>
        <source>Used with thanks</source>
        <translation>Avec nos remerciements</translation>
    </message>
    <message>
        <source>Qt %1 (LGPL version 3), libzip (BSD, three clauses).
Fonts, where they are installed: EB Garamond and Gentium Book Plus (SIL Open Font License 1.1), DejaVu (Bitstream Vera license), Lato (SIL Open Font License 1.1).</source>
        <translation>Qt %1 (LGPL version 3), libzip (BSD à trois clauses).
Polices, si elles sont installées&#xa0;: EB Garamond et Gentium Book Plus (SIL Open Font License 1.1), DejaVu (licence Bitstream Vera), Lato (SIL Open Font License 1.1).</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Take back or undo</source>
        <translation>Revenir en arrière ou annuler</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Fit the window</source>
        <translation>Ajuster à la fenêtre</translation>
    </message>
    <message>
        <source>Zone letters</source>
        <translation>Lettres des zones</translation>
    </message>
    <message>
        <source>Space numbers</source>
        <translation>Numéros des cases</translation>
    </message>
    <message>
        <source>Plain board</source>
        <translation>Plateau sans décor</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Welcome page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Livre de règles</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Touches de cette page</translation>
    </message>
    <message>
        <source>Maneuver</source>
        <translation>Manœuvre</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaquer</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Stratagème</translation>
    </message>
    <message>
        <source>Confirm what is selected</source>
        <translation>Confirmer le choix</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Effacer la sélection</translation>
    </message>
    <message>
        <source>All that has happened</source>
        <translation>Tout ce qui s’est passé</translation>
    </message>
    <message>
        <source>Whole hand</source>
        <translation>Main entière</translation>
    </message>
    <message>
        <source>Start of the match</source>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>Previous action</source>
        <translation>Action précédente</translation>
    </message>
    <message>
        <source>Next action</source>
        <translation>Action suivante</translation>
    </message>
    <message>
        <source>Previous combat step</source>
        <translation>Étape de combat précédente</translation>
    </message>
    <message>
        <source>Next combat step</source>
        <translation>Étape de combat suivante</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Next combat</source>
        <translation>Combat suivant</translation>
    </message>
    <message>
        <source>Previous combat</source>
        <translation>Combat précédent</translation>
    </message>
    <message>
        <source>Next damage</source>
        <translation>Dégâts suivants</translation>
    </message>
    <message>
        <source>Previous damage</source>
        <translation>Dégâts précédents</translation>
    </message>
    <message>
        <source>Next defeat</source>
        <translation>Défaite suivante</translation>
    </message>
    <message>
        <source>Previous defeat</source>
        <translation>Défaite précédente</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Signet suivant</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>Signet précédent</translation>
    </message>
    <message>
        <source>Next note</source>
        <translation>Note suivante</translation>
    </message>
    <message>
        <source>Previous note</source>
        <translation>Note précédente</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Tournant suivant</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Tournant précédent</translation>
    </message>
    <message>
        <source>Play until…</source>
        <translation>Lire jusqu’à…</translation>
    </message>
    <message>
        <source>Add a bookmark</source>
        <translation>Ajouter un signet</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Écrire une note</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lecture ou pause</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Draw spaces</source>
        <translation>Dessiner des cases</translation>
    </message>
    <message>
        <source>Draw lines</source>
        <translation>Dessiner des lignes</translation>
    </message>
    <message>
        <source>Paint zones</source>
        <translation>Peindre des zones</translation>
    </message>
    <message>
        <source>Set starts</source>
        <translation>Placer les départs</translation>
    </message>
    <message>
        <source>Set passages</source>
        <translation>Placer les passages</translation>
    </message>
    <message>
        <source>Write labels</source>
        <translation>Écrire des étiquettes</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Miroir</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Chercher et remplacer</translation>
    </message>
    <message>
        <source>Fold this block</source>
        <translation>Replier ce bloc</translation>
    </message>
    <message>
        <source>Unfold everything</source>
        <translation>Tout déplier</translation>
    </message>
    <message>
        <source>Try this card</source>
        <translation>Essayer cette carte</translation>
    </message>
    <message>
        <source>Look up this word</source>
        <translation>Chercher ce mot dans l’aide</translation>
    </message>
    <message>
        <source>Go to the definition</source>
        <translation>Aller à la définition</translation>
    </message>
    <message>
        <source>Comment out or in</source>
        <translation>Commenter ou décommenter</translation>
    </message>
    <message>
        <source>Format the text</source>
        <translation>Mettre le texte en forme</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>Next control</source>
        <translation>Contrôle suivant</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Entrée ou Espace</translation>
    </message>
    <message>
        <source>Press the focused button</source>
        <translation>Actionner le bouton actif</translation>
    </message>
    <message>
        <source>0 to 9</source>
        <translation>0 à 9</translation>
    </message>
    <message>
        <source>Answer by number or place</source>
        <translation>Répondre par numéro ou par position</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Move among spaces or cards</source>
        <translation>Parcourir les cases ou les cartes</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Continue a combat</source>
        <translation>Continuer un combat</translation>
    </message>
    <message>
        <source>Move what is selected</source>
        <translation>Déplacer la sélection</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation>Ctrl+Espace</translation>
    </message>
    <message>
        <source>Complete the word</source>
        <translation>Compléter le mot</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>En revoyant une partie</translation>
    </message>
    <message>
        <source>Drawing a battlefield</source>
        <translation>En dessinant un champ de bataille</translation>
    </message>
    <message>
        <source>Writing a hero</source>
        <translation>En écrivant un héros</translation>
    </message>
    <message>
        <source>Editing a rule set</source>
        <translation>En modifiant un jeu de règles</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Erreur précédente</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Énigmes</translation>
    </message>
</context>
<context>
    <name>BarWords</name>
    <message>
        <source>Attack</source>
        <translation>Attaquer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message>
        <source>Defend</source>
        <translation>Se défendre</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Rester ici</translation>
    </message>
    <message>
        <source>Discard none</source>
        <translation>Tout garder</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Boost</source>
        <translation>Booster</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>Passer à %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Défausser %1</translation>
    </message>
    <message>
        <source>Choose card</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Back to table</source>
        <translation>Aller à la table</translation>
    </message>
</context>
<context>
    <name>BattlefieldEdits</name>
    <message>
        <source>A battlefield has at most %1 spaces.</source>
        <translation>Un champ de bataille compte au maximum %1 cases.</translation>
    </message>
    <message>
        <source>A battlefield has at most %1 zones.</source>
        <translation>Un champ de bataille compte au maximum %1 zones.</translation>
    </message>
    <message>
        <source>A name needs at least one letter or digit.</source>
        <translation>Un nom doit contenir au moins une lettre ou un chiffre.</translation>
    </message>
    <message>
        <source>A name has at most %1 characters.</source>
        <translation>Un nom compte au plus %1 caractères.</translation>
    </message>
    <message>
        <source>A label has at most %1 characters.</source>
        <translation>Une étiquette compte au plus %1 caractères.</translation>
    </message>
    <message>
        <source>An id is made of lower-case letters, digits and single hyphens.</source>
        <translation>Un identifiant s’écrit en minuscules, chiffres et traits d’union simples.</translation>
    </message>
    <message>
        <source>That name is taken already.</source>
        <translation>Ce nom est déjà pris.</translation>
    </message>
    <message>
        <source>A colour looks like #828F8F.</source>
        <translation>Une couleur s’écrit comme #828F8F.</translation>
    </message>
    <message>
        <source>A backdrop is an SVG, PNG or JPEG picture beside the battlefield or inside it.</source>
        <translation>Un décor est une image SVG, PNG ou JPEG placée à côté du fichier du champ de bataille ou dans ce fichier.</translation>
    </message>
    <message>
        <source>The picture is larger than %1 MB.</source>
        <translation>L’image dépasse %1&#xa0;Mo.</translation>
    </message>
    <message>
        <source>The clipboard holds no part of a battlefield.</source>
        <translation>Le presse-papiers ne contient aucun élément d’un champ de bataille.</translation>
    </message>
</context>
<context>
    <name>CardRow</name>
    <message>
        <source>Discard pile of %1, newest first. Click a card to close it</source>
        <translation>Défausse (%1), de la plus récente à la plus ancienne. Cliquez sur une carte pour fermer</translation>
    </message>
    <message>
        <source>The discard pile is empty</source>
        <translation>La défausse est vide</translation>
    </message>
    <message>
        <source>Hand of %1: you know %2 of %3. Click a card to close it</source>
        <translation>Main tenue par %1&#xa0;: cartes connues, %2 sur %3. Cliquez sur une carte pour fermer</translation>
    </message>
    <message>
        <source>No card in hand</source>
        <translation>Aucune carte en main</translation>
    </message>
    <message>
        <source>Hand of %1. Only you see this</source>
        <translation>Main tenue par %1. Vous êtes la seule personne à la voir</translation>
    </message>
    <message>
        <source>Nobody looks at a hand now</source>
        <translation>Personne ne regarde de main pour l’instant</translation>
    </message>
    <message>
        <source>Deck of %1</source>
        <translation>Deck joué par %1</translation>
    </message>
</context>
<context>
    <name>CombatPainter</name>
    <message>
        <source>No combat yet</source>
        <translation>Pas encore de combat</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Résultat à venir</translation>
    </message>
    <message>
        <source>%1 takes no damage</source>
        <translation>%1 ne subit aucun dégât</translation>
    </message>
    <message>
        <source>%1 has %2 health</source>
        <translation>%1&#xa0;: santé %2</translation>
    </message>
    <message>
        <source>%1 health left</source>
        <translation>Santé restante&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 − %2 = %3 health left</source>
        <translation>Santé restante&#xa0;: %1 − %2 = %3</translation>
    </message>
    <message>
        <source>%1 → %2 health</source>
        <translation>Santé&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>No defense card</source>
        <translation>Aucune carte Défense</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Aucune carte</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage</source>
        <translation>
            <numerusform>%1 subit %n dégât</numerusform>
            <numerusform>%1 subit %n dégâts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CombatPlace</name>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>%1, action %2</source>
        <translation>%1, action %2</translation>
    </message>
    <message>
        <source>%1, ranged attack</source>
        <translation>%1, attaque à distance</translation>
    </message>
    <message>
        <source>%1, melee attack</source>
        <translation>%1, attaque de mêlée</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>couldn’t start %1: %2</source>
        <translation>impossible de démarrer %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>bench takes no arguments</source>
        <translation>bench n’attend aucun argument</translation>
    </message>
    <message>
        <source>format needs files</source>
        <translation>format nécessite des fichiers</translation>
    </message>
    <message numerus="yes">
        <source>verified: %n decision(s)</source>
        <translation>
            <numerusform>partie vérifiée&#xa0;: %n décision</numerusform>
            <numerusform>partie vérifiée&#xa0;: %n décisions</numerusform>
        </translation>
    </message>
    <message>
        <source>replay needs one file</source>
        <translation>replay nécessite un fichier</translation>
    </message>
    <message>
        <source>unknown language %1</source>
        <translation>langue inconnue&#xa0;: %1</translation>
    </message>
    <message>
        <source>seat %1 doesn’t exist</source>
        <translation>la place %1 n’existe pas</translation>
    </message>
    <message>
        <source>scenario needs files</source>
        <translation>scenario nécessite des fichiers</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed</source>
        <translation>%1 réussis, %2 en échec</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n décision</numerusform>
            <numerusform>%n décisions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>seat %1 wins %2 (%3% to %4%)</source>
        <translation>victoires de la place %1&#xa0;: %2 (de %3&#xa0;% à %4&#xa0;%)</translation>
    </message>
    <message>
        <source>a result with a different number of seats</source>
        <translation>un résultat pour un nombre de places différent</translation>
    </message>
    <message>
        <source>not a result of simulate --json</source>
        <translation>ce n’est pas un résultat de simulate --json</translation>
    </message>
    <message>
        <source>more than %1 games in total</source>
        <translation>plus de %1 parties au total</translation>
    </message>
    <message>
        <source>unknown hero %1</source>
        <translation>héros inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>--persons takes one number per seat</source>
        <translation>--persons attend un nombre par place</translation>
    </message>
    <message>
        <source>--persons takes numbers from 1 to 4</source>
        <translation>--persons attend des nombres de 1 à 4</translation>
    </message>
    <message>
        <source>one person can’t be on both teams</source>
        <translation>une personne ne peut pas être dans les deux équipes</translation>
    </message>
    <message>
        <source>unknown rule set %1</source>
        <translation>jeu de règles inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>unknown battlefield %1</source>
        <translation>champ de bataille inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>unknown player %1</source>
        <translation>joueur inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>--players takes one for all or one per seat</source>
        <translation>--players attend un joueur pour tous ou un par place</translation>
    </message>
    <message>
        <source>simulate --merge needs files</source>
        <translation>simulate --merge nécessite des fichiers</translation>
    </message>
    <message>
        <source>unexpected argument %1</source>
        <translation>argument inattendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>simulate needs --%1</source>
        <translation>il manque --%1 à simulate</translation>
    </message>
    <message>
        <source>--heroes takes two heroes, or four for teams</source>
        <translation>--heroes attend deux héros, ou quatre pour des équipes</translation>
    </message>
    <message>
        <source>couldn’t create this folder</source>
        <translation>impossible de créer ce dossier</translation>
    </message>
    <message>
        <source>text needs one hero</source>
        <translation>text nécessite un héros</translation>
    </message>
    <message>
        <source>validate needs files</source>
        <translation>validate nécessite des fichiers</translation>
    </message>
    <message>
        <source>couldn’t write everything to the standard output</source>
        <translation>impossible de tout écrire sur la sortie standard</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2 to %3</source>
        <translation>--%1 attend un nombre entier de %2 à %3</translation>
    </message>
    <message>
        <source>give a folder: demo --out DIR</source>
        <translation>indiquez un dossier&#xa0;: demo --out DOSSIER</translation>
    </message>
    <message>
        <source>couldn’t create the folder %1</source>
        <translation>impossible de créer le dossier %1</translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT, each from %1 to %2</source>
        <translation>--size attend LARGEURxHAUTEUR, chacune de %1 à %2</translation>
    </message>
    <message>
        <source>say what to draw: render battlefield ID --out FILE</source>
        <translation>indiquez ce qu’il faut dessiner&#xa0;: render battlefield ID --out FICHIER</translation>
    </message>
    <message>
        <source>give a file: --out FILE</source>
        <translation>indiquez un fichier&#xa0;: --out FICHIER</translation>
    </message>
    <message>
        <source>%1 must end in .svg, .png or .pdf</source>
        <translation>l’extension de %1 doit être .svg, .png ou .pdf</translation>
    </message>
    <message>
        <source>a card is named HERO/CARD</source>
        <translation>une carte s’indique sous la forme HÉROS/CARTE</translation>
    </message>
    <message>
        <source>%1 has no card %2</source>
        <translation>%1 n’a pas de carte %2</translation>
    </message>
    <message>
        <source>the last position is %1</source>
        <translation>la dernière position est %1</translation>
    </message>
    <message>
        <source>render draws a battlefield, a card or a match, not %1</source>
        <translation>render dessine un champ de bataille, une carte ou une partie, pas %1</translation>
    </message>
    <message>
        <source>unknown command %1</source>
        <translation>commande inconnue&#xa0;: %1</translation>
    </message>
    <message>
        <source>one file at a time</source>
        <translation>un seul fichier à la fois</translation>
    </message>
    <message>
        <source>no display found; `fabletop --help` lists the commands that work without one</source>
        <translation>il n’y a pas d’écran&#xa0;; `fabletop --help` liste les commandes qui s’en passent</translation>
    </message>
    <message>
        <source>this build has no window</source>
        <translation>cette version n’a pas de fenêtre</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) went wrong</source>
        <translation>
            <numerusform>%n partie s’est mal passée</numerusform>
            <numerusform>%n parties se sont mal passées</numerusform>
        </translation>
    </message>
    <message>
        <source>game %1, decision %2: %3</source>
        <translation>partie %1, décision %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>--from %1 --games 1 --record DIR writes that game into DIR</source>
        <translation>--from %1 --games 1 --record DIR enregistre cette partie dans DIR</translation>
    </message>
    <message>
        <source>%1. %2 (%3 to %4) %5: %6</source>
        <translation>%1. %2 (de %3 à %4) %5&#xa0;: %6</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Better by %1: %2</source>
        <translation>Mieux de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Team %1: accuracy %2, luck %3, inaccuracies %4, mistakes %5, blunders %6</source>
        <translation>Équipe %1 : précision %2, chance %3, imprécisions %4, erreurs %5, gaffes %6</translation>
    </message>
    <message>
        <source>the match is not over, and hidden cards stay hidden until then</source>
        <translation>la partie n’est pas terminée, et les cartes cachées le restent jusque-là</translation>
    </message>
    <message>
        <source>it was played by other rules, and can only be shown as recorded</source>
        <translation>elle a été jouée avec d’autres règles et ne peut être montrée que telle qu’enregistrée</translation>
    </message>
    <message>
        <source>analyse needs one file</source>
        <translation>analyse demande un fichier</translation>
    </message>
    <message>
        <source>a result of other heroes, battlefields, rules, players, seeds or versions</source>
        <translation>un résultat d’autres héros, champs de bataille, règles, joueurs, graines ou versions</translation>
    </message>
    <message>
        <source>game %1 is counted already</source>
        <translation>la partie %1 est déjà comptée</translation>
    </message>
    <message>
        <source>win this turn</source>
        <translation>gagner dès ce tour</translation>
    </message>
    <message>
        <source>survive</source>
        <translation>survivre</translation>
    </message>
    <message>
        <source>best defense</source>
        <translation>meilleure défense</translation>
    </message>
    <message>
        <source>best discard</source>
        <translation>meilleure défausse</translation>
    </message>
    <message>
        <source>best decision</source>
        <translation>meilleure décision</translation>
    </message>
    <message>
        <source>%1, after decision %2, %3: %4 (%5, otherwise %6)</source>
        <translation>%1, après la décision %2, %3&#xa0;: %4 (%5, sinon %6)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n position(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %n position</numerusform>
            <numerusform>%1&#xa0;: %n positions</numerusform>
        </translation>
    </message>
    <message>
        <source>positions needs at least one file</source>
        <translation>positions demande au moins un fichier</translation>
    </message>
</context>
<context>
    <name>DeckPrint</name>
    <message>
        <source>boost %1</source>
        <translation>BOOST %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>c’est un dossier, pas un fichier</translation>
    </message>
    <message>
        <source>the file is larger than %1 MB</source>
        <translation>le fichier dépasse %1&#xa0;Mo</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>ce texte n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>unexpected “%1”; here belongs %2</source>
        <translation>«&#xa0;%1&#xa0;» inattendu&#xa0;; il faut ici %2</translation>
    </message>
    <message>
        <source>the file ends too early; here belongs %1</source>
        <translation>le fichier se termine trop tôt&#xa0;; il faut ici %1</translation>
    </message>
    <message>
        <source>there is more after the end of the value</source>
        <translation>il reste quelque chose après la fin de la valeur</translation>
    </message>
    <message>
        <source>a text without its closing quote</source>
        <translation>un texte sans guillemet fermant</translation>
    </message>
    <message>
        <source>a control character inside a text</source>
        <translation>un caractère de contrôle dans un texte</translation>
    </message>
    <message>
        <source>an escape that stands for no character</source>
        <translation>une séquence d’échappement qui ne représente aucun caractère</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>plus de %1 niveaux d’imbrication</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>plus de %1 valeurs</translation>
    </message>
    <message>
        <source>not readable as JSON: %1</source>
        <translation>illisible en tant que JSON&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” stands here twice</source>
        <translation>«&#xa0;%1&#xa0;» figure ici deux fois</translation>
    </message>
    <message>
        <source>unknown field “%1”</source>
        <translation>champ «&#xa0;%1&#xa0;» inconnu</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>il manque «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” must be %2</source>
        <translation>«&#xa0;%1&#xa0;» doit être %2</translation>
    </message>
    <message>
        <source>here belongs %1</source>
        <translation>il faut ici %1</translation>
    </message>
    <message>
        <source>this is no battlefield file: “fabletop” must be “battlefield”</source>
        <translation>ce n’est pas un fichier de champ de bataille&#xa0;: «&#xa0;fabletop&#xa0;» doit être «&#xa0;battlefield&#xa0;»</translation>
    </message>
    <message>
        <source>the file is of version %1, written by a newer Fabletop; this one reads version %2</source>
        <translation>le fichier est en version %1, celle d’un Fabletop plus récent&#xa0;; celui-ci lit la version %2</translation>
    </message>
    <message>
        <source>“%1” is no id: lower-case letters, digits and single hyphens make one</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un identifiant&#xa0;: il s’écrit en minuscules, chiffres et traits d’union simples</translation>
    </message>
    <message>
        <source>a name without any text</source>
        <translation>un nom sans texte</translation>
    </message>
    <message>
        <source>a backdrop is a file name beside the battlefield, never a path</source>
        <translation>un décor est un nom de fichier placé à côté du champ de bataille, jamais un chemin</translation>
    </message>
    <message>
        <source>a backdrop must be an SVG, PNG or JPEG picture</source>
        <translation>un décor doit être une image SVG, PNG ou JPEG</translation>
    </message>
    <message>
        <source>“%1” is no colour; colours look like #828F8F</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une couleur&#xa0;; une couleur s’écrit comme #828F8F</translation>
    </message>
    <message>
        <source>unknown pattern “%1”</source>
        <translation>motif «&#xa0;%1&#xa0;» inconnu</translation>
    </message>
    <message>
        <source>unknown zone “%1”</source>
        <translation>zone «&#xa0;%1&#xa0;» inconnue</translation>
    </message>
    <message>
        <source>unknown space “%1”</source>
        <translation>case «&#xa0;%1&#xa0;» inconnue</translation>
    </message>
    <message>
        <source>there is no battlefield “%1”</source>
        <translation>il n’y a pas de champ de bataille «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>a battlefield needs at least one zone</source>
        <translation>un champ de bataille a besoin d’au moins une zone</translation>
    </message>
    <message>
        <source>more than %1 zones</source>
        <translation>plus de %1 zones</translation>
    </message>
    <message>
        <source>a second zone “%1”</source>
        <translation>une deuxième zone «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>a battlefield needs at least %1 spaces</source>
        <translation>un champ de bataille a besoin d’au moins %1 cases</translation>
    </message>
    <message>
        <source>more than %1 spaces</source>
        <translation>plus de %1 cases</translation>
    </message>
    <message>
        <source>a second space “%1”</source>
        <translation>une deuxième case «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>space “%1” lies in no zone</source>
        <translation>la case «&#xa0;%1&#xa0;» n’est dans aucune zone</translation>
    </message>
    <message>
        <source>space “%1” names a zone twice</source>
        <translation>la case «&#xa0;%1&#xa0;» cite deux fois une même zone</translation>
    </message>
    <message>
        <source>a second start %1</source>
        <translation>une deuxième case de départ %1</translation>
    </message>
    <message>
        <source>a line from space “%1” to itself</source>
        <translation>une ligne de la case «&#xa0;%1&#xa0;» à elle-même</translation>
    </message>
    <message>
        <source>a second line between “%1” and “%2”</source>
        <translation>une deuxième ligne entre «&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>no space is start %1</source>
        <translation>il manque la case de départ %1</translation>
    </message>
    <message>
        <source>no line or passage reaches space “%1”</source>
        <translation>aucune ligne, aucun passage ne mène à la case «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the zones of start %1 have room for %2 of three sidekicks (R-SETUP-08)</source>
        <translation>les zones de la case de départ %1 n’ont de place que pour %2 des trois acolytes (R-SETUP-08)</translation>
    </message>
    <message>
        <source>starts %1 and %2 of opposing teams are only %3 steps apart</source>
        <translation>les cases de départ %1 et %2, d’équipes adverses, sont trop proches (distance en cases&#xa0;: %3)</translation>
    </message>
    <message>
        <source>the battlefield has %1 starts, this match needs %2</source>
        <translation>le champ de bataille a %1 cases de départ, il en faut %2 pour cette partie</translation>
    </message>
    <message>
        <source>the battlefield has %1 spaces, fighters and tokens of this match need %2</source>
        <translation>le champ de bataille a %1 cases, il en faut %2 pour les combattants et jetons de cette partie</translation>
    </message>
    <message>
        <source>zone “%1” has %2 spaces, so it joins nothing</source>
        <translation>nombre de cases de la zone «&#xa0;%1&#xa0;»&#xa0;: %2&#xa0;; elle ne relie donc rien</translation>
    </message>
    <message>
        <source>spaces “%1” and “%2” overlap</source>
        <translation>les cases «&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» se chevauchent</translation>
    </message>
    <message>
        <source>lines %1 and %2 cross without a junction</source>
        <translation>les lignes %1 et %2 se croisent hors d’une case</translation>
    </message>
    <message>
        <source>the colours of zones “%1” and “%2” are hard to tell apart</source>
        <translation>les couleurs des zones «&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» se distinguent à peine</translation>
    </message>
    <message>
        <source>the digests are of version %1, not %2: only events are compared</source>
        <translation>les empreintes sont en version %1 et non %2&#xa0;: seuls les événements sont comparés</translation>
    </message>
    <message>
        <source>the last line was half written and is left out</source>
        <translation>la dernière ligne, écrite à moitié, est ignorée</translation>
    </message>
    <message>
        <source>this is no match file</source>
        <translation>ce n’est pas un fichier de partie</translation>
    </message>
    <message>
        <source>a line is a decision, note, bookmark or branch</source>
        <translation>une ligne est une décision, une note, un signet ou une variante</translation>
    </message>
    <message>
        <source>decision %1 stands where %2 belongs</source>
        <translation>la décision %1 se trouve là où devrait être la %2</translation>
    </message>
    <message>
        <source>today&apos;s rules do not know the place after decision %1</source>
        <translation>les règles actuelles ne connaissent pas le moment qui suit la décision %1</translation>
    </message>
    <message>
        <source>more than %1 decisions</source>
        <translation>plus de %1 décisions</translation>
    </message>
    <message>
        <source>a line of more than %1 kB</source>
        <translation>une ligne de plus de %1&#xa0;ko</translation>
    </message>
    <message>
        <source>branch %1 is not opened, or leaves from nowhere</source>
        <translation>la variante %1 n’est pas ouverte, ou ne part de nulle part</translation>
    </message>
    <message>
        <source>the rules of “%1” have changed since this match</source>
        <translation>les règles de «&#xa0;%1&#xa0;» ont changé depuis cette partie</translation>
    </message>
    <message>
        <source>“%1” has no meaning here</source>
        <translation>«&#xa0;%1&#xa0;» ne signifie rien ici</translation>
    </message>
    <message>
        <source>a rule mark without its closing bracket</source>
        <translation>une référence de règle sans crochet fermant</translation>
    </message>
    <message>
        <source>the line is longer than %1 bytes</source>
        <translation>la ligne dépasse %1 octets</translation>
    </message>
    <message>
        <source>%1 is too large a number</source>
        <translation>%1 est un nombre trop grand</translation>
    </message>
    <message>
        <source>this line stands neither with its neighbours nor in a block of its own</source>
        <translation>cette ligne n’est ni alignée sur ses voisines ni dans un bloc à elle</translation>
    </message>
    <message>
        <source>“%1” is not understood here; wanted: %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas compris ici&#xa0;; attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>the line ends too early; wanted: %1</source>
        <translation>la ligne se termine trop tôt&#xa0;; attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” does not belong into a line of names</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas sa place dans une ligne de noms</translation>
    </message>
    <message>
        <source>an indented block is missing below this line</source>
        <translation>il manque un bloc en retrait sous cette ligne</translation>
    </message>
    <message>
        <source>nothing may stand indented below the line before</source>
        <translation>rien ne peut figurer en retrait sous la ligne précédente</translation>
    </message>
    <message>
        <source>blocks are nested too deeply</source>
        <translation>trop de blocs sont imbriqués</translation>
    </message>
    <message>
        <source>the file declares no hero</source>
        <translation>le fichier ne déclare aucun héros</translation>
    </message>
    <message>
        <source>a second hero in one file</source>
        <translation>un deuxième héros dans le même fichier</translation>
    </message>
    <message>
        <source>this belongs into a rules file, not into a hero</source>
        <translation>ceci va dans un fichier de règles, pas dans un fichier de héros</translation>
    </message>
    <message>
        <source>this belongs into a hero file, not into the rules</source>
        <translation>ceci va dans un fichier de héros, pas dans les règles</translation>
    </message>
    <message>
        <source>a name without letters</source>
        <translation>un nom sans lettres</translation>
    </message>
    <message>
        <source>“%1” is there already</source>
        <translation>«&#xa0;%1&#xa0;» existe déjà</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>il manque&#xa0;: %1</translation>
    </message>
    <message>
        <source>this property does not belong here</source>
        <translation>cette propriété n’a pas sa place ici</translation>
    </message>
    <message>
        <source>a card has one type: %1</source>
        <translation>une carte a un seul type&#xa0;: %1</translation>
    </message>
    <message>
        <source>the number must be from %1 to %2</source>
        <translation>le nombre doit être compris entre %1 et %2</translation>
    </message>
    <message>
        <source>a card has 1 to 30 copies</source>
        <translation>une carte compte de 1 à 30 exemplaires</translation>
    </message>
    <message>
        <source>a deck has at most 30 different cards</source>
        <translation>un deck compte au maximum 30 cartes différentes</translation>
    </message>
    <message>
        <source>a hero has at most 8 abilities</source>
        <translation>un héros a au maximum 8 capacités</translation>
    </message>
    <message>
        <source>a hero has at most 4 forms</source>
        <translation>un héros a au maximum 4 formes</translation>
    </message>
    <message>
        <source>a hero has at most 8 tags</source>
        <translation>un héros a au maximum 8 étiquettes</translation>
    </message>
    <message>
        <source>the deck has %1 cards; 30 is the most</source>
        <translation>le deck compte %1 cartes&#xa0;; le maximum est 30</translation>
    </message>
    <message>
        <source>the deck has %1 cards; published decks have 30</source>
        <translation>cartes dans le deck&#xa0;: %1&#xa0;; les decks publiés en comptent 30</translation>
    </message>
    <message>
        <source>this moment is there already; put both effects under one heading</source>
        <translation>ce moment existe déjà&#xa0;; réunissez les deux effets sous un seul titre</translation>
    </message>
    <message>
        <source>this moment does not exist for this kind of text</source>
        <translation>ce moment n’existe pas pour ce genre de texte</translation>
    </message>
    <message>
        <source>nothing here is called “%1”; nearest: “%2”</source>
        <translation>rien ici ne s’appelle «&#xa0;%1&#xa0;»&#xa0;; nom le plus proche&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>nothing here is called “%1”</source>
        <translation>rien ici ne s’appelle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is no moment called “%1”</source>
        <translation>aucun moment ne s’appelle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the rules have no number called “%1”</source>
        <translation>les règles n’ont aucun nombre appelé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is no part of the rules called “%1”</source>
        <translation>aucune partie des règles ne s’appelle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the rules lack the part “%1”</source>
        <translation>il manque aux règles la partie «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>parts of the rules call each other too deeply</source>
        <translation>trop d’appels imbriqués entre les parties des règles</translation>
    </message>
    <message>
        <source>the file has too many instructions</source>
        <translation>le fichier compte trop d’instructions</translation>
    </message>
    <message>
        <source>“%1”: nothing has been chosen before that it could mean</source>
        <translation>«&#xa0;%1&#xa0;» ne désigne rien&#xa0;: rien n’a été choisi auparavant</translation>
    </message>
    <message>
        <source>“%1” is for rules files only</source>
        <translation>«&#xa0;%1&#xa0;» est réservé aux fichiers de règles</translation>
    </message>
    <message>
        <source>“%1” means something only in a combat</source>
        <translation>«&#xa0;%1&#xa0;» n’a de sens que dans un combat</translation>
    </message>
    <message>
        <source>“%1” is known only after the result of a combat</source>
        <translation>«&#xa0;%1&#xa0;» n’est connu qu’après le résultat d’un combat</translation>
    </message>
    <message>
        <source>an option must stand below “choose one”</source>
        <translation>une option doit figurer sous «&#xa0;choose one&#xa0;»</translation>
    </message>
    <message>
        <source>one “for each” cannot stand inside another</source>
        <translation>un «&#xa0;for each&#xa0;» ne peut pas en contenir un autre</translation>
    </message>
    <message>
        <source>“%1” is no kind of file that is known here</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un type de fichier connu ici</translation>
    </message>
    <message>
        <source>a scenario file holds a scenario, a list of them, or “battlefields” and “scenarios”</source>
        <translation>un fichier de scénarios contient un scénario, une liste de scénarios, ou «&#xa0;battlefields&#xa0;» et «&#xa0;scenarios&#xa0;»</translation>
    </message>
    <message>
        <source>there is no hero “%1”</source>
        <translation>il n’y a pas de héros «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>no fighter here is called “%1”</source>
        <translation>aucun combattant ici ne s’appelle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>no token here is called “%1”</source>
        <translation>aucun jeton ici ne s’appelle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>no card here is called “%1”</source>
        <translation>aucune carte ici ne s’appelle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>this hero has no form “%1”</source>
        <translation>ce héros n’a pas de forme «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>this hero has no value “%1”</source>
        <translation>ce héros n’a pas de valeur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is no event “%1”</source>
        <translation>il n’y a pas d’événement «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is no decision “%1”</source>
        <translation>il n’y a pas de décision «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” is with several seats; write “%2”</source>
        <translation>«&#xa0;%1&#xa0;» se trouve à plusieurs places&#xa0;; écrivez «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>a match has 2 or 4 seats</source>
        <translation>une partie compte 2 ou 4 places</translation>
    </message>
    <message>
        <source>one person cannot sit in both teams (R-TEAM-01)</source>
        <translation>une même personne ne peut pas jouer dans les deux équipes (R-TEAM-01)</translation>
    </message>
    <message>
        <source>both teams need the same number of seats</source>
        <translation>les deux équipes doivent avoir le même nombre de places</translation>
    </message>
    <message>
        <source>“%1” already stands on space “%2”</source>
        <translation>«&#xa0;%1&#xa0;» se trouve déjà sur la case «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>token “%1” already lies on space “%2”</source>
        <translation>le jeton «&#xa0;%1&#xa0;» se trouve déjà sur la case «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>the deck has only %2 of card “%1”</source>
        <translation>nombre d’exemplaires de la carte «&#xa0;%1&#xa0;» dans le deck&#xa0;: %2 seulement</translation>
    </message>
    <message>
        <source>“%1” may not be given where “setup” is true</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être indiqué quand «&#xa0;setup&#xa0;» est true</translation>
    </message>
    <message>
        <source>team %1 has no hero left, so the match is over</source>
        <translation>l’équipe %1 n’a plus de héros&#xa0;: la partie est donc terminée</translation>
    </message>
    <message>
        <source>seat “%1” doesn’t exist</source>
        <translation>il n’y a pas de place «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>this says nothing that a decision could agree with</source>
        <translation>ceci n’indique rien à quoi une décision puisse correspondre</translation>
    </message>
    <message>
        <source>a step has exactly one of “do”, “expect”, “options” and “refuse”</source>
        <translation>une étape a exactement un de ces champs&#xa0;: «&#xa0;do&#xa0;», «&#xa0;expect&#xa0;», «&#xa0;options&#xa0;» ou «&#xa0;refuse&#xa0;»</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>this is no SVG drawing</source>
        <translation>ce n’est pas un dessin SVG</translation>
    </message>
    <message>
        <source>not readable as XML: %1</source>
        <translation>illisible en tant que XML&#xa0;: %1</translation>
    </message>
    <message>
        <source>more than %1 elements</source>
        <translation>plus de %1 éléments</translation>
    </message>
    <message>
        <source>elements are nested deeper than %1 levels</source>
        <translation>éléments imbriqués sur plus de %1 niveaux</translation>
    </message>
    <message>
        <source>the drawing has no filled circles that could be spaces</source>
        <translation>le dessin n’a aucun cercle rempli qui puisse être une case</translation>
    </message>
    <message>
        <source>%1 circles outside the picture are left out</source>
        <translation>cercles ignorés car hors de l’image&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 circles are left out: a battlefield has at most %2 spaces</source>
        <translation>cercles ignorés&#xa0;: %1&#xa0;; un champ de bataille compte au maximum %2 cases</translation>
    </message>
    <message>
        <source>%1 colours are left out: a battlefield has at most %2 zones</source>
        <translation>couleurs ignorées&#xa0;: %1&#xa0;; un champ de bataille compte au maximum %2 zones</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>the table is larger than %1 kB</source>
        <translation>le tableau dépasse %1 ko</translation>
    </message>
    <message>
        <source>the table has no cards</source>
        <translation>le tableau ne contient aucune carte</translation>
    </message>
    <message>
        <source>the column “%1” is missing</source>
        <translation>la colonne «&#xa0;%1&#xa0;» manque</translation>
    </message>
    <message>
        <source>“%1” is no type of card; here belongs attack, defense, versatile or scheme</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un type de carte&#xa0;; il faut ici attack, defense, versatile ou scheme</translation>
    </message>
    <message>
        <source>a name of more than %1 characters</source>
        <translation>un nom de plus de %1 caractères</translation>
    </message>
    <message>
        <source>this is no rule set: “fabletop” must be “ruleset”</source>
        <translation>ce n’est pas un jeu de règles&#xa0;: «&#xa0;fabletop&#xa0;» doit être «&#xa0;ruleset&#xa0;»</translation>
    </message>
    <message>
        <source>the text is of the hero “%1”, not of “%2”</source>
        <translation>le texte est celui du héros «&#xa0;%1&#xa0;», pas celui de «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>this is no package: it cannot be read as a zip file (%1)</source>
        <translation>ce n’est pas un paquet&#xa0;: illisible comme fichier zip (%1)</translation>
    </message>
    <message>
        <source>a package holds at most %1 files, this one holds %2</source>
        <translation>un paquet contient au plus %1 fichiers&#xa0;; celui-ci en contient %2</translation>
    </message>
    <message>
        <source>unpacked, this is larger than the %1 KB that are left for it</source>
        <translation>décompressé, ce fichier dépasse les %1 ko qui lui restent</translation>
    </message>
    <message>
        <source>“%1” is no name of a file in a package: small letters, digits, “-”, “_” and “.” make one, and it stays inside</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nom de fichier de paquet&#xa0;: il se compose de minuscules, de chiffres, de «&#xa0;-&#xa0;», «&#xa0;_&#xa0;» et «&#xa0;.&#xa0;», et ne sort pas du paquet</translation>
    </message>
    <message>
        <source>“%1” lies too deep: files of a package lie in one folder each</source>
        <translation>«&#xa0;%1&#xa0;» est placé trop profondément&#xa0;: dans un paquet, chaque fichier se trouve dans un seul dossier</translation>
    </message>
    <message>
        <source>“%1” is a link, a folder or something else that is no plain file</source>
        <translation>«&#xa0;%1&#xa0;» est un lien, un dossier ou autre chose qu’un simple fichier</translation>
    </message>
    <message>
        <source>“%1” is encrypted</source>
        <translation>«&#xa0;%1&#xa0;» est chiffré</translation>
    </message>
    <message>
        <source>“%1” is compressed by a method that is not read here</source>
        <translation>«&#xa0;%1&#xa0;» est compressé selon une méthode que ce programme ne lit pas</translation>
    </message>
    <message>
        <source>“%1” is there twice</source>
        <translation>«&#xa0;%1&#xa0;» apparaît deux fois</translation>
    </message>
    <message>
        <source>this is an archive itself; packages hold no others</source>
        <translation>c’est une archive&#xa0;; un paquet n’en contient pas d’autres</translation>
    </message>
    <message>
        <source>“%1” is no kind of file that belongs into a package</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un type de fichier destiné à un paquet</translation>
    </message>
    <message>
        <source>“%1” stands in the wrong place or is called otherwise; its name is “%2”</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas à sa place ou porte un nom incorrect&#xa0;; il doit s’appeler «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>there is no manifest.json in the package</source>
        <translation>le paquet n’a pas de manifest.json</translation>
    </message>
    <message>
        <source>this is no package: “fabletop” must be “package”</source>
        <translation>ce n’est pas un paquet&#xa0;: «&#xa0;fabletop&#xa0;» doit être «&#xa0;package&#xa0;»</translation>
    </message>
    <message>
        <source>here belongs one line without hidden signs</source>
        <translation>ici va une ligne sans caractères invisibles</translation>
    </message>
    <message>
        <source>a digest is 64 hexadecimal digits in small letters</source>
        <translation>une empreinte se compose de 64 chiffres hexadécimaux en minuscules</translation>
    </message>
    <message>
        <source>“%1” is in the package, but manifest.json does not name it</source>
        <translation>«&#xa0;%1&#xa0;» est dans le paquet, mais manifest.json ne le nomme pas</translation>
    </message>
    <message>
        <source>manifest.json names “%1”, which is not in the package</source>
        <translation>manifest.json nomme «&#xa0;%1&#xa0;», qui n’est pas dans le paquet</translation>
    </message>
    <message>
        <source>“%1” was changed or damaged after it was packed: its digest is another</source>
        <translation>«&#xa0;%1&#xa0;» a été modifié ou endommagé après l’empaquetage&#xa0;: son empreinte ne correspond pas</translation>
    </message>
    <message>
        <source>manifest.json calls it “%1”, the file itself “%2”</source>
        <translation>manifest.json l’appelle «&#xa0;%1&#xa0;»&#xa0;; le fichier lui-même, «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>there is no hero, battlefield or rule set in the package</source>
        <translation>le paquet ne contient ni héros, ni champ de bataille, ni jeu de règles</translation>
    </message>
    <message>
        <source>nobody in this package is called “%1”; a picture bears the id of whom it shows</source>
        <translation>personne dans ce paquet ne s’appelle «&#xa0;%1&#xa0;»&#xa0;; une image porte l’identifiant du personnage qu’elle montre</translation>
    </message>
    <message>
        <source>the picture “%1” lies outside; in a package it must be inside the battlefield’s file</source>
        <translation>l’image «&#xa0;%1&#xa0;» est à l’extérieur&#xa0;; dans un paquet, elle doit être dans le fichier du champ de bataille</translation>
    </message>
    <message>
        <source>a picture has at most %1 pixels a side, this one has %2 by %3</source>
        <translation>une image a au plus %1 pixels de côté&#xa0;; celle-ci en a %2 sur %3</translation>
    </message>
    <message>
        <source>this is not readable as an SVG drawing: %1</source>
        <translation>illisible comme dessin SVG&#xa0;: %1</translation>
    </message>
    <message>
        <source>a drawing must declare no document type and no entities</source>
        <translation>un dessin ne doit déclarer ni type de document ni entités</translation>
    </message>
    <message>
        <source>a drawing must not hold “%1”</source>
        <translation>un dessin ne doit pas contenir «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>a drawing must not react to anything (“%1”)</source>
        <translation>un dessin ne doit réagir à rien («&#xa0;%1&#xa0;»)</translation>
    </message>
    <message>
        <source>a drawing must not point to anything outside itself (“%1”)</source>
        <translation>un dessin ne doit renvoyer à rien hors de lui-même («&#xa0;%1&#xa0;»)</translation>
    </message>
    <message>
        <source>the drawing has more than %1 elements, or they are nested too deep</source>
        <translation>le dessin a plus de %1 éléments, ou ils sont imbriqués trop profondément</translation>
    </message>
    <message>
        <source>a hero has at most %1 sidekicks</source>
        <translation>un héros a au plus %1 acolytes</translation>
    </message>
    <message>
        <source>a hero has at most %1 tokens</source>
        <translation>un héros a au plus %1 jetons</translation>
    </message>
    <message>
        <source>can’t find the picture “%1” next to this file</source>
        <translation>image «&#xa0;%1&#xa0;» introuvable à côté de ce fichier</translation>
    </message>
    <message>
        <source>the picture is larger than %1 MB</source>
        <translation>l’image dépasse %1&#xa0;Mo</translation>
    </message>
    <message>
        <source>circles skipped because of unreadable numbers: %1</source>
        <translation>cercles ignorés à cause de nombres illisibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>the hero “%1” has no card “%2”</source>
        <translation>le héros «&#xa0;%1&#xa0;» n’a pas de carte «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” has an unexpected value</source>
        <translation>«&#xa0;%1&#xa0;» a une valeur inattendue</translation>
    </message>
    <message>
        <source>a choice has at most %1 options</source>
        <translation>un choix a au plus %1 options</translation>
    </message>
    <message>
        <source>a hero has at most %1 choices between options</source>
        <translation>un héros a au plus %1 choix entre options</translation>
    </message>
    <message>
        <source>a hero has at most %1 texts that wait for its next turn</source>
        <translation>un héros a au plus %1 textes qui attendent son prochain tour</translation>
    </message>
    <message>
        <source>the picture is incomplete or damaged</source>
        <translation>l’image est incomplète ou endommagée</translation>
    </message>
    <message>
        <source>indent with spaces, not tabs</source>
        <translation>utilisez des espaces pour l’indentation, pas des tabulations</translation>
    </message>
    <message>
        <source>this text contains an invisible character; it could make one name look like another</source>
        <translation>ce texte contient un caractère invisible&#xa0;; il pourrait faire passer un nom pour un autre</translation>
    </message>
    <message>
        <source>Fabletop already includes “%1”; both will be offered for a match</source>
        <translation>Fabletop contient déjà «&#xa0;%1&#xa0;»&#xa0;; les deux seront proposés pour une partie</translation>
    </message>
    <message>
        <source>“%1” can’t happen here</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas se produire ici</translation>
    </message>
    <message>
        <source>this can be up to %1; the maximum here is %2</source>
        <translation>ceci peut aller jusqu’à %1&#xa0;; le maximum ici est %2</translation>
    </message>
    <message>
        <source>a name needs at least one letter or digit for its short name</source>
        <translation>un nom doit contenir au moins une lettre ou un chiffre pour former son nom court</translation>
    </message>
    <message>
        <source>a label of more than %1 characters</source>
        <translation>une étiquette de plus de %1 caractères</translation>
    </message>
    <message>
        <source>couldn’t read the file: %1</source>
        <translation>impossible de lire le fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>couldn’t unpack “%1”: %2</source>
        <translation>impossible d’extraire «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>couldn’t create the package: %1</source>
        <translation>impossible de créer le paquet&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” may mean one or all of them; write “%2” or “%3”</source>
        <translation>«&#xa0;%1&#xa0;» peut désigner un seul ou tous&#xa0;; écrivez «&#xa0;%2&#xa0;» ou «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” has no meaning here; write “%2”</source>
        <translation>«&#xa0;%1&#xa0;» ne signifie rien ici&#xa0;; écrivez «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” may mean several, but only one fits here; choose it on an earlier line and refer to it with “that”</source>
        <translation>«&#xa0;%1&#xa0;» peut en désigner plusieurs&#xa0;; un seul convient ici&#xa0;: choisissez-le sur une ligne précédente et nommez-le avec «&#xa0;that&#xa0;»</translation>
    </message>
    <message>
        <source>“%1”: no fighter has been chosen before; write “%2”</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: aucun combattant n’a été choisi auparavant&#xa0;; écrivez «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” would be in two places</source>
        <translation>«&#xa0;%1&#xa0;» se trouverait à deux endroits</translation>
    </message>
    <message>
        <source>“%1” isn’t anywhere this instruction can take it from</source>
        <translation>«&#xa0;%1&#xa0;» ne se trouve pas à un endroit où cette instruction peut la prendre</translation>
    </message>
    <message>
        <source>“%1” belongs to another player; this is only for a player’s own cards</source>
        <translation>«&#xa0;%1&#xa0;» appartient à un autre joueur&#xa0;; ceci ne vaut que pour les cartes du joueur lui-même</translation>
    </message>
    <message>
        <source>“%1” may not be an attack card, and then nothing would happen; choose one “that … may use to attack”</source>
        <translation>«&#xa0;%1&#xa0;» peut ne pas être une carte Attaque, et alors rien ne se passe&#xa0;; choisissez-en une «&#xa0;that … may use to attack&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” means something only in the text of a card</source>
        <translation>«&#xa0;%1&#xa0;» n’a de sens que dans le texte d’une carte</translation>
    </message>
    <message>
        <source>outside combat there may be several opponents; write “choose an opponent” on an earlier line, then “that player”</source>
        <translation>hors d’un combat, il peut y avoir plusieurs adversaires&#xa0;; écrivez «&#xa0;choose an opponent&#xa0;» sur une ligne précédente, puis «&#xa0;that player&#xa0;»</translation>
    </message>
    <message>
        <source>“and” takes precedence over “or” here; parentheses make that clear: %1</source>
        <translation>«&#xa0;and&#xa0;» est prioritaire sur «&#xa0;or&#xa0;»&#xa0;; des parenthèses le montrent&#xa0;: %1</translation>
    </message>
    <message>
        <source>the version of the language must be on the first line</source>
        <translation>la version du langage se place sur la première ligne</translation>
    </message>
    <message>
        <source>this program doesn’t know version %1 of the language</source>
        <translation>ce programme ne connaît pas la version %1 du langage</translation>
    </message>
    <message>
        <source>“%1” has no text; if that is intended, write “no effect”</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de texte&#xa0;; si c’est voulu, écrivez «&#xa0;no effect&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” says “no effect” but has a text</source>
        <translation>«&#xa0;%1&#xa0;» porte «&#xa0;no effect&#xa0;» mais a un texte</translation>
    </message>
    <message>
        <source>“%1” comes too late: nothing depends on it any more</source>
        <translation>«&#xa0;%1&#xa0;» vient trop tard&#xa0;: plus rien n’en dépend</translation>
    </message>
    <message>
        <source>nothing uses “%1”</source>
        <translation>rien n’utilise «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>nothing uses what is chosen here</source>
        <translation>rien n’utilise ce qui est choisi ici</translation>
    </message>
    <message>
        <source>“%1” is never true here</source>
        <translation>«&#xa0;%1&#xa0;» n’est jamais vrai ici</translation>
    </message>
    <message>
        <source>“%1” is always true here</source>
        <translation>«&#xa0;%1&#xa0;» est toujours vrai ici</translation>
    </message>
    <message>
        <source>“%1” can never do anything: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne peut jamais rien faire&#xa0;: %2</translation>
    </message>
    <message>
        <source>this text can never do anything</source>
        <translation>ce texte ne peut jamais rien faire</translation>
    </message>
    <message>
        <source>the alternative to “if” begins with “otherwise”</source>
        <translation>l’autre cas de «&#xa0;if&#xa0;» commence par «&#xa0;otherwise&#xa0;»</translation>
    </message>
    <message>
        <source>what happens goes on a line of its own, indented below “%1”</source>
        <translation>ce qui se passe va sur une ligne à part, en retrait sous «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>only names begin with a capital letter; write “%2”</source>
        <translation>seuls les noms commencent par une majuscule&#xa0;; écrivez «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>numbers are written in figures: “%2”, not “%1”</source>
        <translation>les nombres s’écrivent en chiffres&#xa0;: «&#xa0;%2&#xa0;», non «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>movement is always “up to” a number of spaces; write “%2”</source>
        <translation>un déplacement va jusqu’à un nombre de cases&#xa0;; écrivez «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>a comma is missing after “%1”</source>
        <translation>il manque une virgule après «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>what you do yourself is written without “you”: “%2”</source>
        <translation>ce que vous faites vous-même s’écrit sans «&#xa0;you&#xa0;»&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” doesn’t work with another player</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas se dire d’un autre joueur</translation>
    </message>
    <message>
        <source>the rules language has nothing like “%1”</source>
        <translation>le langage de règles n’a rien qui ressemble à «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Replace every tab with spaces</source>
        <translation>Remplacer chaque tabulation par des espaces</translation>
    </message>
    <message>
        <source>Write “%1”</source>
        <translation>Écrire «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1”: inside “for each” only one fighter can be chosen at a time</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: dans un «&#xa0;for each&#xa0;», un seul combattant peut être choisi à la fois</translation>
    </message>
    <message>
        <source>“%1” may mean exactly that many or at least that many; write “%2” or “%3”</source>
        <translation>«&#xa0;%1&#xa0;» peut désigner exactement ce nombre ou au moins ce nombre&#xa0;; écrivez «&#xa0;%2&#xa0;» ou «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>“or” joins what doesn’t go together in “%1”; parentheses make clear what it joins: write “%2”</source>
        <translation>dans «&#xa0;%1&#xa0;», «&#xa0;or&#xa0;» relie des éléments qui ne vont pas ensemble&#xa0;; des parenthèses montrent ce qu’il relie&#xa0;: écrivez «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>“%1”: only one can be chosen here</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: un seul élément peut être choisi ici</translation>
    </message>
    <message>
        <source>“%1” may mean different cards here; choose the card again on an earlier line</source>
        <translation>«&#xa0;%1&#xa0;» peut désigner différentes cartes ici&#xa0;; choisissez de nouveau la carte sur une ligne précédente</translation>
    </message>
    <message>
        <source>“%1”: the card may not be there any more; use the cards you have seen before the top of the deck changes</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: la carte n’est peut-être plus là&#xa0;; utilisez les cartes que vous avez vues avant que le dessus du deck ne change</translation>
    </message>
    <message>
        <source>“%1” refers to an offer to that player, but there is none earlier under this heading; write “%2” first</source>
        <translation>«&#xa0;%1&#xa0;» renvoie à une proposition faite à ce joueur, mais il n’y en a aucune plus haut sous cet intitulé&#xa0;; écrivez d’abord «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” covers only what was done earlier under this heading, and nothing there does that; write “%2” first</source>
        <translation>«&#xa0;%1&#xa0;» ne concerne que ce qui a été fait plus haut sous cet intitulé, et rien ne le fait&#xa0;; écrivez d’abord «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>“the chosen spaces” means two spaces; write “choose a space …” twice before this line</source>
        <translation>«&#xa0;the chosen spaces&#xa0;» désigne deux cases&#xa0;; écrivez «&#xa0;choose a space …&#xa0;» deux fois avant cette ligne</translation>
    </message>
    <message>
        <source>“%1” works only after “%2”</source>
        <translation>«&#xa0;%1&#xa0;» ne fonctionne qu’après «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>the maximum health of “%1” is %2; more has no effect</source>
        <translation>la santé maximale de «&#xa0;%1&#xa0;» est de %2&#xa0;; une valeur supérieure n’a aucun effet</translation>
    </message>
    <message>
        <source>no “%1” token ever gets onto the battlefield; write “%2”, for example under “during set-up”</source>
        <translation>aucun jeton «&#xa0;%1&#xa0;» n’arrive jamais sur le champ de bataille&#xa0;; écrivez «&#xa0;%2&#xa0;», par exemple sous «&#xa0;during set-up&#xa0;»</translation>
    </message>
    <message>
        <source>each instruction goes on a line of its own</source>
        <translation>chaque instruction occupe sa propre ligne</translation>
    </message>
    <message>
        <source>“otherwise” takes no condition; “if” goes on a line of its own, indented below it</source>
        <translation>«&#xa0;otherwise&#xa0;» ne prend pas de condition&#xa0;; «&#xa0;if&#xa0;» va sur sa propre ligne, en retrait en dessous</translation>
    </message>
    <message>
        <source>under “always”, “%1” means your hero, never a fighter in a combat; write “%2”</source>
        <translation>sous «&#xa0;always&#xa0;», «&#xa0;%1&#xa0;» désigne votre héros, jamais un combattant engagé dans un combat&#xa0;; écrivez «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>“%1”: you can’t choose among cards you haven’t seen; write “%2” on an earlier line</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: vous ne pouvez pas choisir parmi des cartes que vous n’avez pas vues&#xa0;; écrivez «&#xa0;%2&#xa0;» sur une ligne précédente</translation>
    </message>
    <message>
        <source>“%1” is the name of a card; give that card a tag and write the tag’s name here</source>
        <translation>«&#xa0;%1&#xa0;» est le nom d’une carte&#xa0;; donnez-lui une étiquette et écrivez ici le nom de l’étiquette</translation>
    </message>
    <message>
        <source>“%1”: no card has been chosen before that it could be other than</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: aucune carte n’a été choisie avant, dont elle pourrait être une autre</translation>
    </message>
    <message>
        <source>“%1” is worded differently here; write “%2”</source>
        <translation>«&#xa0;%1&#xa0;» se formule autrement ici&#xa0;; écrivez «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>names begin with a capital letter; write “%2”</source>
        <translation>les noms commencent par une majuscule&#xa0;; écrivez «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>put quotation marks around a name that contains small words; write “%2”</source>
        <translation>un nom qui contient des mots en minuscules s’écrit entre guillemets&#xa0;; écrivez «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>a line ends without “%1”</source>
        <translation>une ligne se termine sans «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“otherwise” is the alternative to “if”; after an offer, write “%2”</source>
        <translation>«&#xa0;otherwise&#xa0;» est l’alternative à «&#xa0;if&#xa0;»&#xa0;; après une offre, écrivez «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” can’t be written here; depending on what is meant, write “%2”</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas s’écrire ici&#xa0;; selon ce que vous voulez dire, écrivez «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>cards can’t do this yet: “%1”</source>
        <translation>les cartes ne peuvent pas encore faire cela&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>no hero in this package uses the picture “%1”</source>
        <translation>aucun héros de ce paquet n’utilise l’image «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>a drawing’s sides must be more than 0 and at most %2, not “%1”</source>
        <translation>les côtés d’un dessin doivent mesurer plus de 0 et au plus %2, et non «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>a hero’s picture can be at most %1 KB</source>
        <translation>l’image d’un héros peut peser au plus %1 ko</translation>
    </message>
    <message>
        <source>the content of “%1” doesn’t match its name: a hero’s picture must be a PNG or SVG file</source>
        <translation>le contenu de «&#xa0;%1&#xa0;» ne correspond pas à son nom&#xa0;: l’image d’un héros doit être un fichier PNG ou SVG</translation>
    </message>
    <message>
        <source>no drawing is called “%1”; nearest: “%2”</source>
        <translation>aucun dessin ne s’appelle «&#xa0;%1&#xa0;»&#xa0;; le plus proche&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>no drawing is called “%1”</source>
        <translation>aucun dessin ne s’appelle «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” isn’t a picture: use the name of a drawing, or of a PNG or SVG file next to this one, such as “mara.png” (small letters, digits and single hyphens)</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une image&#xa0;: utilisez le nom d’un dessin, ou celui d’un fichier PNG ou SVG à côté de celui-ci, par exemple «&#xa0;mara.png&#xa0;» (minuscules, chiffres et traits d’union simples)</translation>
    </message>
    <message>
        <source>“%1”: the text doesn’t say where; write “%2”</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: le texte ne dit pas où&#xa0;; écrivez «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>“%1”: the text doesn’t say where</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: le texte ne dit pas où</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways; parentheses make clear which: write “%2” or “%3”</source>
        <translation>«&#xa0;%1&#xa0;» peut se lire de deux façons&#xa0;; des parenthèses précisent laquelle&#xa0;: écrivez «&#xa0;%2&#xa0;» ou «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>“except %1” leaves nobody out of “%2”</source>
        <translation>«&#xa0;except %1&#xa0;» n’exclut personne de «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>nothing here is called “%1”; if it’s the plural of “%2”, add this line below that name: plural &quot;%1&quot;</source>
        <translation>rien ici ne s’appelle «&#xa0;%1&#xa0;»&#xa0;; si c’est le pluriel de «&#xa0;%2&#xa0;», ajoutez sous ce nom la ligne&#xa0;: plural &quot;%1&quot;</translation>
    </message>
    <message>
        <source>only options can go below “choose one”: write “option &quot;Name&quot;” here and indent this line below it</source>
        <translation>sous «&#xa0;choose one&#xa0;», il ne peut y avoir que des options&#xa0;: écrivez ici «&#xa0;option &quot;Name&quot;&#xa0;» et placez cette ligne en retrait dessous</translation>
    </message>
    <message>
        <source>the “if” above has an “otherwise” already</source>
        <translation>le «&#xa0;if&#xa0;» ci-dessus a déjà un «&#xa0;otherwise&#xa0;»</translation>
    </message>
    <message>
        <source>a picture is at least one pixel wide and high</source>
        <translation>une image fait au moins un pixel de large et de haut</translation>
    </message>
    <message>
        <source>an element of a drawing has at most %1 attributes</source>
        <translation>un élément d’un dessin a au plus %1 attributs</translation>
    </message>
    <message>
        <source>the drawing would take too long to draw: fewer or shorter lines, letters and repetitions are needed</source>
        <translation>ce dessin serait trop long à afficher&#xa0;: il faut moins de lignes, de lettres et de répétitions, ou des lignes plus courtes</translation>
    </message>
    <message>
        <source>a drawing must be encoded in UTF-8, not “%1”</source>
        <translation>un dessin doit être encodé en UTF-8, et non en «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>a picture inside a drawing must be a PNG or JPEG picture</source>
        <translation>une image dans un dessin doit être au format PNG ou JPEG</translation>
    </message>
    <message>
        <source>“%1” isn’t a file that can be read</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fichier lisible</translation>
    </message>
    <message>
        <source>the pictures of all heroes together can be at most %1 MB</source>
        <translation>les images de tous les héros ensemble peuvent peser au plus %1 Mo</translation>
    </message>
    <message>
        <source>“except %1” excludes everyone in “%2”, so nothing happens</source>
        <translation>«&#xa0;except %1&#xa0;» exclut tout le monde de «&#xa0;%2&#xa0;», il ne se passe donc rien</translation>
    </message>
    <message>
        <source>“%1” leaves nothing to choose: write at least two options</source>
        <translation>«&#xa0;%1&#xa0;» ne laisse aucun choix&#xa0;: écrivez au moins deux options</translation>
    </message>
    <message>
        <source>two options are called “%1”; whoever chooses can’t tell them apart</source>
        <translation>deux options s’appellent «&#xa0;%1&#xa0;»&#xa0;; celui qui choisit ne peut pas les distinguer</translation>
    </message>
    <message>
        <source>“%1” may mean different fighters here; say which with “choose …” on an earlier line</source>
        <translation>«&#xa0;%1&#xa0;» peut désigner différents combattants ici&#xa0;; précisez lequel avec «&#xa0;choose …&#xa0;» sur une ligne précédente</translation>
    </message>
    <message>
        <source>“%1” doesn’t carry over to the next turn: the delayed text remembers nothing from this one</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas conservé pour le prochain tour&#xa0;: le texte différé ne retient rien de celui-ci</translation>
    </message>
    <message>
        <source>here “%1” would always be your hero; write “%2”</source>
        <translation>ici, «&#xa0;%1&#xa0;» serait toujours votre héros&#xa0;; écrivez «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” may take a hero off the battlefield, and no “bring … back” returns it: nobody could attack it anymore</source>
        <translation>«&#xa0;%1&#xa0;» peut retirer un héros du champ de bataille, et aucun «&#xa0;bring … back&#xa0;» ne l’y ramène&#xa0;: plus personne ne pourrait l’attaquer</translation>
    </message>
    <message>
        <source>this isn’t a positions file</source>
        <translation>ce n’est pas un fichier de positions</translation>
    </message>
    <message>
        <source>this decision isn’t possible here</source>
        <translation>cette décision n’est pas possible ici</translation>
    </message>
    <message>
        <source>there’s nothing to decide after decision %1</source>
        <translation>il n’y a rien à décider après la décision %1</translation>
    </message>
    <message>
        <source>unknown kind of position “%1”</source>
        <translation>type de position inconnu&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>DiagnosticPart</name>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un nombre entre %1 et %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier entre %1 et %2</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>un objet entre accolades</translation>
    </message>
    <message>
        <source>a list in brackets</source>
        <translation>une liste entre crochets</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>un texte entre guillemets</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>the number of a seat</source>
        <translation>le numéro d’une place</translation>
    </message>
    <message>
        <source>a name, or a place from 1</source>
        <translation>un nom ou un rang à partir de 1</translation>
    </message>
    <message>
        <source>a text, or texts by language</source>
        <translation>un texte, ou des textes par langue</translation>
    </message>
    <message>
        <source>a pair of space ids</source>
        <translation>une paire d’identifiants de case</translation>
    </message>
    <message>
        <source>a space id</source>
        <translation>un identifiant de case</translation>
    </message>
    <message>
        <source>a name of at least one letter or digit</source>
        <translation>un nom d’au moins une lettre ou un chiffre</translation>
    </message>
    <message>
        <source>a space or null</source>
        <translation>une case ou null</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>une valeur</translation>
    </message>
    <message>
        <source>a name in quotes</source>
        <translation>un nom entre guillemets</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>un chiffre</translation>
    </message>
    <message>
        <source>a declaration</source>
        <translation>une déclaration</translation>
    </message>
    <message>
        <source>a property</source>
        <translation>une propriété</translation>
    </message>
    <message>
        <source>a moment</source>
        <translation>un moment</translation>
    </message>
    <message>
        <source>an instruction</source>
        <translation>une instruction</translation>
    </message>
    <message>
        <source>a standing change</source>
        <translation>un changement permanent</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>un joueur</translation>
    </message>
    <message>
        <source>a fighter</source>
        <translation>un combattant</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>une case</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>une condition</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nom</translation>
    </message>
    <message>
        <source>melee or ranged</source>
        <translation>«&#xa0;melee&#xa0;» ou «&#xa0;ranged&#xa0;»</translation>
    </message>
    <message>
        <source>attack, defense, versatile or scheme</source>
        <translation>«&#xa0;attack&#xa0;», «&#xa0;defense&#xa0;», «&#xa0;versatile&#xa0;» ou «&#xa0;scheme&#xa0;»</translation>
    </message>
    <message>
        <source>“A”, “B” or null</source>
        <translation>« A », « B » ou null</translation>
    </message>
    <message>
        <source>no card has that tag</source>
        <translation>aucune carte ne porte cette marque</translation>
    </message>
    <message>
        <source>the hero doesn’t have two forms</source>
        <translation>il n’y a pas deux formes</translation>
    </message>
    <message>
        <source>no “place each … token” puts such a token on the battlefield first</source>
        <translation>aucun «&#xa0;place each … token&#xa0;» ne met d’abord un tel jeton sur le champ de bataille</translation>
    </message>
    <message>
        <source>a number in figures</source>
        <translation>un nombre en chiffres</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>la fin de la ligne</translation>
    </message>
    <message>
        <source>a fighter can’t change places with itself</source>
        <translation>un combattant ne peut pas échanger sa position avec lui-même</translation>
    </message>
</context>
<context>
    <name>Divergence</name>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>rien de plus</translation>
    </message>
    <message>
        <source>a resignation</source>
        <translation>un abandon</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>interdit</translation>
    </message>
    <message>
        <source>the one these decisions lead to</source>
        <translation>celle à laquelle mènent ces décisions</translation>
    </message>
    <message>
        <source>decision %1</source>
        <translation>décision %1</translation>
    </message>
    <message>
        <source>%1 of branch %2</source>
        <translation>%1 de la variante %2</translation>
    </message>
    <message>
        <source>a different step of the turn</source>
        <translation>une autre étape du tour</translation>
    </message>
    <message>
        <source>a different position</source>
        <translation>une autre position</translation>
    </message>
    <message>
        <source>the same, but with different details</source>
        <translation>la même chose, mais avec d’autres détails</translation>
    </message>
    <message>
        <source>%1: recorded %2, now %3</source>
        <translation>%1&#xa0;: enregistré %2, maintenant %3</translation>
    </message>
    <message>
        <source>the hero “%1”</source>
        <translation>le héros «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>ExportService</name>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Page web (HTML)</translation>
    </message>
    <message>
        <source>Events as a table (CSV)</source>
        <translation>Tableau des événements (CSV)</translation>
    </message>
    <message>
        <source>Printable report (PDF)</source>
        <translation>Rapport imprimable (PDF)</translation>
    </message>
    <message>
        <source>This moment as PNG</source>
        <translation>Ce moment en PNG</translation>
    </message>
    <message>
        <source>This moment as SVG</source>
        <translation>Ce moment en SVG</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Saved as %1. Hidden cards are left out while the match is running.</source>
        <translation>Enregistré sous %1. Les cartes cachées sont omises tant que la partie est en cours.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Fichier enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Livre de règles</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>%1: nothing could be drawn</source>
        <translation>%1&#xa0;: rien n’a pu être dessiné</translation>
    </message>
</context>
<context>
    <name>FileFault</name>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the file is larger than the system allows</source>
        <translation>le fichier dépasse la taille permise par le système</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>le disque a signalé une erreur</translation>
    </message>
    <message>
        <source>a file with this name already exists</source>
        <translation>un fichier de ce nom existe déjà</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <source>you’ve used up your disk quota</source>
        <translation>votre quota de disque est épuisé</translation>
    </message>
    <message>
        <source>you don’t have permission to create files in this folder</source>
        <translation>vous n’avez pas l’autorisation de créer des fichiers dans ce dossier</translation>
    </message>
    <message>
        <source>you don’t have permission to change this file</source>
        <translation>vous n’avez pas l’autorisation de modifier ce fichier</translation>
    </message>
    <message>
        <source>the folder doesn’t exist</source>
        <translation>le dossier n’existe pas</translation>
    </message>
    <message>
        <source>a folder with this name already exists</source>
        <translation>un dossier de ce nom existe déjà</translation>
    </message>
    <message>
        <source>the link leads back to itself</source>
        <translation>le lien renvoie à lui-même</translation>
    </message>
    <message>
        <source>Couldn’t save %1 in %2: %3.</source>
        <translation>Impossible d’enregistrer %1 dans %2&#xa0;: %3.</translation>
    </message>
</context>
<context>
    <name>HeroComparison</name>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>move</source>
        <translation>déplacement</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>Fighter “%1”</source>
        <translation>Combattant «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>health</source>
        <translation>santé</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>à distance</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>mêlée</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>Ability “%1”</source>
        <translation>Capacité «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>its text is now: %1</source>
        <translation>son texte est maintenant&#xa0;: %1</translation>
    </message>
    <message>
        <source>versatile</source>
        <translation>polyvalente</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>stratagème</translation>
    </message>
    <message>
        <source>Card “%1”</source>
        <translation>Carte «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>exemplaires</translation>
    </message>
    <message>
        <source>type</source>
        <translation>type</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>for</source>
        <translation>pour</translation>
    </message>
    <message>
        <source>it no longer has a text</source>
        <translation>elle n’a plus de texte</translation>
    </message>
    <message>
        <source>%1 is new.</source>
        <translation>Ajout&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 is gone.</source>
        <translation>Retrait&#xa0;: %1.</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>défense</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>BOOST</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>HeroHints</name>
    <message>
        <source>The deck has %1 cards; published decks have %2.</source>
        <translation>Cartes dans le deck&#xa0;: %1&#xa0;; les decks publiés en comptent %2.</translation>
    </message>
    <message>
        <source>“%1” is in the deck %2 times; a hand will often hold several.</source>
        <translation>«&#xa0;%1&#xa0;» figure %2 fois dans le deck&#xa0;; une main en tiendra souvent plusieurs.</translation>
    </message>
    <message>
        <source>“%1” has the best boost and the lowest value: nobody will think twice about giving it up.</source>
        <translation>«&#xa0;%1&#xa0;» a la meilleure valeur de BOOST et la valeur la plus basse&#xa0;: personne n’hésitera à la sacrifier.</translation>
    </message>
    <message>
        <source>Only %1 cards can attack; matches may drag on.</source>
        <translation>Peu de cartes peuvent attaquer (%1)&#xa0;; les parties risquent de traîner.</translation>
    </message>
</context>
<context>
    <name>HeroSummary</name>
    <message>
        <source>ranged</source>
        <translation>à distance</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>mêlée</translation>
    </message>
    <message>
        <source>%1 %2: %3, %4</source>
        <translation>%1 %2&#xa0;: %3, %4</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>KeyPrint</name>
    <message>
        <source>Keys of Fabletop</source>
        <translation>Touches de Fabletop</translation>
    </message>
</context>
<context>
    <name>LedgerView</name>
    <message>
        <source>The attacker and the target are named.</source>
        <translation>L’attaquant et la cible sont déclarés.</translation>
    </message>
    <message>
        <source>Both sides choose a card, face down.</source>
        <translation>Chaque camp choisit une carte, face cachée.</translation>
    </message>
    <message>
        <source>The cards turn over.</source>
        <translation>Les cartes sont révélées.</translation>
    </message>
    <message>
        <source>Effects that are due at once.</source>
        <translation>Effets immédiats.</translation>
    </message>
    <message>
        <source>Effects due during combat.</source>
        <translation>Effets pendant le combat.</translation>
    </message>
    <message>
        <source>The values are compared.</source>
        <translation>Les valeurs sont comparées.</translation>
    </message>
    <message>
        <source>Effects due after combat.</source>
        <translation>Effets après le combat.</translation>
    </message>
    <message>
        <source>All played cards are discarded.</source>
        <translation>Toutes les cartes jouées sont défaussées.</translation>
    </message>
    <message>
        <source>Nothing is left to discard.</source>
        <translation>Il ne reste rien à défausser.</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>Rien à appliquer.</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>par %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>Attaque %1</translation>
    </message>
    <message>
        <source>Defense %1</source>
        <translation>Défense %1</translation>
    </message>
    <message>
        <source>%1 against %2: no damage</source>
        <translation>%1 contre %2&#xa0;: aucun dégât</translation>
    </message>
    <message numerus="yes">
        <source>%1 − %2 = %n damage</source>
        <translation>
            <numerusform>%1 − %2 = %n dégât</numerusform>
            <numerusform>%1 − %2 = %n dégâts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 against %2: %n damage</source>
        <translation>
            <numerusform>%1 contre %2&#xa0;: %n dégât</numerusform>
            <numerusform>%1 contre %2&#xa0;: %n dégâts</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <translation>Étape %1, %2</translation>
    </message>
    <message>
        <source>%1, to come: %2</source>
        <translation>%1, à venir&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: nothing is due.</source>
        <translation>%1&#xa0;: rien à appliquer.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Cancelled by %1</source>
        <translation>Annulation par %1</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>defeated</source>
        <translation>hors de combat</translation>
    </message>
    <message>
        <source>not on the battlefield</source>
        <translation>hors du champ de bataille</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>à distance</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>mêlée</translation>
    </message>
    <message>
        <source>%1 of %2 health, moves %3, %4</source>
        <translation>santé %1 sur %2, déplacement %3, %4</translation>
    </message>
    <message>
        <source>Space %1, zone %2</source>
        <translation>Case %1, zone&#xa0;: %2</translation>
    </message>
    <message>
        <source>Space %1, zones %2</source>
        <translation>Case %1, zones&#xa0;: %2</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>, secret passage</source>
        <translation>, passage secret</translation>
    </message>
    <message>
        <source>. %1: %2</source>
        <translation>. %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>MatchOpener</name>
    <message>
        <source>The last line of %1 is incomplete and was skipped.</source>
        <translation>La dernière ligne de %1 est incomplète et a été ignorée.</translation>
    </message>
    <message numerus="yes">
        <source>Open the first %n decision(s)</source>
        <translation>
            <numerusform>Ouvrir la première décision</numerusform>
            <numerusform>Ouvrir les %n premières décisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchPicture</name>
    <message>
        <source>%1 against %2, %3</source>
        <translation>%1 contre %2, %3</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, tour %2</translation>
    </message>
    <message>
        <source>%1, setup</source>
        <translation>%1, mise en place</translation>
    </message>
    <message>
        <source>Couldn’t open this file.</source>
        <translation>Impossible d’ouvrir ce fichier.</translation>
    </message>
    <message>
        <source>Couldn’t open %1: %2.</source>
        <translation>Impossible d’ouvrir %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
</context>
<context>
    <name>NewHero</name>
    <message>
        <source>A hero needs a name with at least one letter or digit.</source>
        <translation>Un héros doit avoir un nom d’au moins une lettre ou un chiffre.</translation>
    </message>
    <message>
        <source>A sidekick needs a name with at least one letter or digit.</source>
        <translation>Un acolyte doit avoir un nom d’au moins une lettre ou un chiffre.</translation>
    </message>
    <message>
        <source>Two fighters have the name “%1”.</source>
        <translation>Deux combattants portent le nom «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A hero has at most %1 sidekicks.</source>
        <translation>Un héros a au maximum %1 acolytes.</translation>
    </message>
    <message>
        <source>Health is a number from %1 to %2.</source>
        <translation>La santé est un nombre de %1 à %2.</translation>
    </message>
    <message>
        <source>Move is a number from %1 to %2.</source>
        <translation>Le déplacement est un nombre de %1 à %2.</translation>
    </message>
</context>
<context>
    <name>OldPlaces</name>
    <message>
        <source>Couldn’t move %1 out of %2. It isn’t lost, but Fabletop no longer looks there.</source>
        <translation>Impossible de sortir %1 de %2. Rien n’est perdu, mais Fabletop n’y cherche plus.</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>Show all hands</source>
        <translation>Montrer toutes les mains</translation>
    </message>
    <message>
        <source>Show all hands?</source>
        <translation>Montrer toutes les mains&#x202f;?</translation>
    </message>
    <message>
        <source>This match is still running. The match file will say that all hands were shown here.</source>
        <translation>Cette partie est encore en cours. Son fichier indiquera que toutes les mains ont été montrées ici.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>PackageFolder</name>
    <message>
        <source>Couldn’t change %1.</source>
        <translation>Impossible de modifier %1.</translation>
    </message>
</context>
<context>
    <name>PackageWords</name>
    <message>
        <source>Hero</source>
        <translation>Héros</translation>
    </message>
    <message numerus="yes">
        <source>%n health</source>
        <translation>
            <numerusform>santé %n</numerusform>
            <numerusform>santé %n</numerusform>
        </translation>
    </message>
    <message>
        <source>moves %1</source>
        <translation>déplacement %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Champ de bataille</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Jeu de règles</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n modification</numerusform>
            <numerusform>%n modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) for cards and figures</source>
        <translation>
            <numerusform>%n image pour cartes et figurines</numerusform>
            <numerusform>%n images pour cartes et figurines</numerusform>
        </translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>par %1</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>révision %1</translation>
    </message>
    <message>
        <source>It replaces revision %1, which is installed.</source>
        <translation>Il remplace la révision %1, qui est installée.</translation>
    </message>
    <message>
        <source>This very package is installed already.</source>
        <translation>Ce même paquet est déjà installé.</translation>
    </message>
    <message>
        <source>Revision %1 is installed with other contents. Installing replaces it.</source>
        <translation>La révision %1 est installée avec un autre contenu. L’installation la remplace.</translation>
    </message>
    <message>
        <source>Revision %1 is installed, which is newer. Installing replaces it.</source>
        <translation>La révision %1, plus récente, est installée. L’installation la remplace.</translation>
    </message>
    <message>
        <source>“%1” by %2 is installed under the same name. Installing replaces it.</source>
        <translation>«&#xa0;%1&#xa0;» par %2 est installé sous le même nom. L’installation le remplace.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Try a card</source>
        <translation>Essayer une carte</translation>
    </message>
    <message>
        <source>Stress test</source>
        <translation>Mettre à l’épreuve</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibre</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Ce qui a changé</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>Battlefields</source>
        <translation>Champs de bataille</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Jeux de règles</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Accueil</translation>
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
        <translation>Revoir</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Revoir la partie</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>&amp;Parties</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartes</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>R&amp;ulebook</source>
        <translation>Livre de &amp;règles</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>Wor&amp;kshop</source>
        <translation>Ate&amp;lier</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Ré&amp;glages</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Énigmes</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>É&amp;nigmes</translation>
    </message>
</context>
<context>
    <name>Pattern</name>
    <message>
        <source>plain</source>
        <translation>uni</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>points</translation>
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
        <translation>damier</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>losanges</translation>
    </message>
    <message>
        <source>scales</source>
        <translation>écailles</translation>
    </message>
    <message>
        <source>slant</source>
        <translation>oblique</translation>
    </message>
    <message>
        <source>teeth</source>
        <translation>dents</translation>
    </message>
    <message>
        <source>rays</source>
        <translation>rayons</translation>
    </message>
    <message>
        <source>beads</source>
        <translation>perles</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>croix</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>Win this turn</source>
        <translation>Gagnez dès ce tour</translation>
    </message>
    <message>
        <source>Survive</source>
        <translation>Survivez</translation>
    </message>
    <message>
        <source>Best defense</source>
        <translation>Meilleure défense</translation>
    </message>
    <message>
        <source>Best discard</source>
        <translation>Meilleure défausse</translation>
    </message>
    <message>
        <source>Best decision</source>
        <translation>Meilleure décision</translation>
    </message>
    <message>
        <source>You play %1. Find the decision that defeats %2 before the turn ends.</source>
        <translation>Vous jouez %1. Trouvez la décision qui permet de vaincre %2 avant la fin du tour.</translation>
    </message>
    <message>
        <source>You play %1. Find the decision that keeps you alive against %2.</source>
        <translation>Vous jouez %1. Trouvez la décision qui vous permet de survivre face à %2.</translation>
    </message>
    <message>
        <source>You play %1. Find the best way to defend against %2.</source>
        <translation>Vous jouez %1. Trouvez la meilleure façon de vous défendre contre %2.</translation>
    </message>
    <message>
        <source>You play %1 against %2. Find the card you can do without.</source>
        <translation>Vous jouez %1 contre %2. Trouvez la carte dont vous pouvez vous passer.</translation>
    </message>
    <message>
        <source>You play %1. Find the decision that gives you the best chance against %2.</source>
        <translation>Vous jouez %1. Trouvez la décision qui vous donne le plus de chances face à %2.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Défiler vers la gauche</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Défiler vers la droite</translation>
    </message>
</context>
<context>
    <name>ReplayLook</name>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>%1, event %2 of %3</source>
        <translation>%1, événement %2 sur %3</translation>
    </message>
    <message>
        <source>%1. Nobody won it.</source>
        <translation>%1. Personne ne l’a remporté.</translation>
    </message>
    <message>
        <source>%1. %2 won it.</source>
        <translation>%1. Remporté par %2.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>%1, event %2</source>
        <translation>%1, événement %2</translation>
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
        <translation>Signet</translation>
    </message>
    <message>
        <source>All hands were shown here</source>
        <translation>Toutes les mains ont été montrées ici</translation>
    </message>
    <message numerus="yes">
        <source>Turning point: %1 loses %n and the lead</source>
        <translation>
            <numerusform>Tournant&#xa0;: %1 perd %n point de vie et l’avantage</numerusform>
            <numerusform>Tournant&#xa0;: %1 perd %n points de vie et l’avantage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turning point: %1 loses %n at once</source>
        <translation>
            <numerusform>Tournant&#xa0;: %1 perd %n point de vie d’un coup</numerusform>
            <numerusform>Tournant&#xa0;: %1 perd %n points de vie d’un coup</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verdict and decision</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>RuleField</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>Main de départ</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Limite de cartes en main</translation>
    </message>
    <message>
        <source>Exhaustion damage</source>
        <translation>Dégâts d’épuisement</translation>
    </message>
    <message>
        <source>Late end check</source>
        <translation>Contrôle de fin différé</translation>
    </message>
    <message>
        <source>Cards each player draws before the first turn.</source>
        <translation>Cartes que chaque joueur pioche avant le premier tour.</translation>
    </message>
    <message>
        <source>Cards a player may keep at the end of their turn.</source>
        <translation>Cartes qu’un joueur peut garder à la fin de son tour.</translation>
    </message>
    <message>
        <source>Actions per turn</source>
        <translation>Actions par tour</translation>
    </message>
    <message>
        <source>Actions each player must take per turn.</source>
        <translation>Actions que chaque joueur doit accomplir par tour.</translation>
    </message>
    <message>
        <source>Damage to each fighter when its player must draw from an empty deck.</source>
        <translation>Dégâts à chaque combattant quand son joueur doit piocher dans un deck vide.</translation>
    </message>
    <message>
        <source>Reshuffle exhausted decks</source>
        <translation>Remélanger les decks épuisés</translation>
    </message>
    <message>
        <source>When a player must draw from an empty deck, the discard pile becomes the new deck.</source>
        <translation>Quand un joueur doit piocher dans un deck vide, sa défausse devient le nouveau deck.</translation>
    </message>
    <message>
        <source>Defeated heroes are checked after each action, not immediately.</source>
        <translation>Les héros vaincus sont vérifiés après chaque action, non immédiatement.</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>Open rule %1 (F1)</source>
        <translation>Ouvrir la règle %1 (F1)</translation>
    </message>
</context>
<context>
    <name>SampleNotes</name>
    <message>
        <source>A lesson. Two greedy computers play; the notes say what a person would think. Jump from note to note with N.</source>
        <translation>Une leçon. Deux ordinateurs de niveau Opportuniste s’affrontent&#xa0;; les notes disent ce que penserait un joueur humain. La touche N mène d’une note à la suivante.</translation>
    </message>
    <message>
        <source>All stand: helpers only in a zone of their hero&apos;s start. Dracula spread his Sisters out, one of them on a secret passage.</source>
        <translation>Tout le monde est en place&#xa0;: les acolytes, uniquement dans une zone de la case de départ de leur héros. Dracula a dispersé ses Sœurs, l’une d’elles sur un passage secret.</translation>
    </message>
    <message>
        <source>Name a number: the other player discards a card of that value or else shows the hand. A good first action: what is seen stays known as long as the cards stay there.</source>
        <translation>Annoncez un nombre&#xa0;: l’adversaire défausse une carte de cette valeur ou, à défaut, montre sa main. Bonne première action&#xa0;: ce qu’on a vu reste utile tant que les cartes restent en main.</translation>
    </message>
    <message>
        <source>Attack 4, defense 3: one damage, and the attacker won because damage was dealt. Recovering it at once makes the trade even.</source>
        <translation>Attaque 4, défense 3&#xa0;: 1 dégât, et l’attaquant a remporté le combat puisqu’un dégât a été infligé. Le point de vie est aussitôt récupéré&#xa0;: l’échange est équilibré.</translation>
    </message>
    <message>
        <source>Defending with nothing costs three. The cards left in hand are all for Holmes: keep a defense for the helper too.</source>
        <translation>Se défendre sans carte coûte 3 points de vie. Les cartes qui restent en main sont toutes pour Holmes&#xa0;: gardez aussi une défense pour l’acolyte.</translation>
    </message>
    <message>
        <source>The printed value of the other card becomes its boost value. Here both are 2, so nothing changes; 3 against 2 is enough, and the Sister falls.</source>
        <translation>La valeur imprimée de l’autre carte devient sa valeur de BOOST. Ici, les deux sont de 2, rien ne change donc&#xa0;; 3 contre 2 suffit, et la Sœur tombe.</translation>
    </message>
    <message>
        <source>A value is replaced</source>
        <translation>Une valeur remplacée</translation>
    </message>
    <message>
        <source>A Sister comes back on a space of her hero&apos;s zone. Helpers with one health are cheap to lose and cheap to return.</source>
        <translation>Une Sœur revient sur une case de la zone de son héros. Un acolyte à 1 point de vie ne coûte pas cher à perdre, ni à replacer.</translation>
    </message>
    <message>
        <source>The same card in defense: the attack stays at 2, and the defender wins a combat in which nobody is hurt.</source>
        <translation>La même carte en défense&#xa0;: l’attaque reste à 2, et le défenseur remporte un combat où personne n’est blessé.</translation>
    </message>
    <message>
        <source>Dr. Watson is ranged: he hits across his zone, and Dracula has no answer in hand.</source>
        <translation>Le Dr Watson combat à distance&#xa0;: il frappe d’un bout à l’autre de sa zone, et Dracula n’a aucune parade en main.</translation>
    </message>
    <message>
        <source>At the start of each turn Dracula may bite whoever stands adjacent, and draws for it. Staying beside him costs one health a turn.</source>
        <translation>Au début de chacun de ses tours, Dracula peut mordre un combattant adjacent, et pioche alors une carte. Rester à côté de lui coûte 1 point de vie par tour.</translation>
    </message>
    <message>
        <source>An empty hand has no defense, and this card grows with every card discarded. It takes nine.</source>
        <translation>Une main vide n’offre aucune défense, et cette carte grandit à chaque carte défaussée. Il en coûte 9 points de vie.</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>Le tournant</translation>
    </message>
    <message>
        <source>The helper falls, and with him the three cards in the deck that only he could use.</source>
        <translation>L’acolyte tombe et, avec lui, les trois cartes du deck que lui seul pouvait utiliser.</translation>
    </message>
</context>
<context>
    <name>Scenarios</name>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1: expected %2, is %3</source>
        <translation>%1&#xa0;: attendu %2, obtenu %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>jeton %1</translation>
    </message>
    <message>
        <source>%1 isn’t defeated</source>
        <translation>%1 n’est pas vaincu</translation>
    </message>
    <message>
        <source>%1 of seat %2</source>
        <translation>%1 de la place %2</translation>
    </message>
    <message>
        <source>%1: %2 isn’t among them</source>
        <translation>%1&#xa0;: %2 n’en fait pas partie</translation>
    </message>
    <message>
        <source>counter %1</source>
        <translation>compteur %1</translation>
    </message>
    <message>
        <source>cards known</source>
        <translation>cartes connues</translation>
    </message>
    <message>
        <source>no such event happened here: %1</source>
        <translation>aucun événement de ce genre ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>event %1 happened</source>
        <translation>l’événement %1 s’est produit</translation>
    </message>
    <message>
        <source>combat %1</source>
        <translation>combat %1</translation>
    </message>
    <message>
        <source>its battlefield is refused</source>
        <translation>son champ de bataille est refusé</translation>
    </message>
    <message>
        <source>there is no hero “%1”</source>
        <translation>il n’y a pas de héros «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>couldn’t build the rules of this match</source>
        <translation>les règles de cette partie ne peuvent pas être assemblées</translation>
    </message>
    <message>
        <source>“%1” isn’t available; %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas proposé&#xa0;; %2</translation>
    </message>
    <message>
        <source>“%1” may mean several decisions; %2</source>
        <translation>«&#xa0;%1&#xa0;» peut désigner plusieurs décisions&#xa0;; %2</translation>
    </message>
    <message>
        <source>“%1” isn’t available</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas proposé</translation>
    </message>
    <message>
        <source>“%1” is available</source>
        <translation>«&#xa0;%1&#xa0;» est proposé</translation>
    </message>
    <message numerus="yes">
        <source>expected %n decision(s)</source>
        <translation>
            <numerusform>%n décision attendue</numerusform>
            <numerusform>%n décisions attendues</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” should be refused but is available</source>
        <translation>«&#xa0;%1&#xa0;» devrait être refusé, mais est proposé</translation>
    </message>
    <message>
        <source>“%1” should be refused but was taken</source>
        <translation>«&#xa0;%1&#xa0;» devrait être refusé, mais a été accepté</translation>
    </message>
    <message>
        <source>“%1” was refused but changed the table</source>
        <translation>«&#xa0;%1&#xa0;» a été refusé, mais a changé la table</translation>
    </message>
    <message>
        <source>nothing is available</source>
        <translation>rien n’est proposé</translation>
    </message>
    <message>
        <source>available (%1):</source>
        <translation>décisions possibles (%1)&#xa0;:</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
</context>
<context>
    <name>SeatColors</name>
    <message>
        <source>ultramarine</source>
        <translation>outremer</translation>
    </message>
    <message>
        <source>russet</source>
        <translation>roux</translation>
    </message>
    <message>
        <source>charcoal</source>
        <translation>anthracite</translation>
    </message>
    <message>
        <source>orchid</source>
        <translation>orchidée</translation>
    </message>
    <message>
        <source>garnet</source>
        <translation>grenat</translation>
    </message>
    <message>
        <source>walnut</source>
        <translation>noyer</translation>
    </message>
    <message>
        <source>fern</source>
        <translation>fougère</translation>
    </message>
    <message>
        <source>jade</source>
        <translation>jade</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>sarcelle</translation>
    </message>
    <message>
        <source>iris</source>
        <translation>iris</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>prune</translation>
    </message>
    <message>
        <source>eggplant</source>
        <translation>aubergine</translation>
    </message>
</context>
<context>
    <name>SettingsTable</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Cards and board labels grow too</source>
        <translation>Les cartes et les libellés du plateau aussi</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Selon le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Where the turns of a match are listed</source>
        <translation>Où s’affichent les tours de la partie</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Masquée</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>Combat pace</source>
        <translation>Rythme du combat</translation>
    </message>
    <message>
        <source>Slow holds for 3 seconds at the reveal and the result</source>
        <translation>Lent marque 3 secondes à la révélation et au résultat</translation>
    </message>
    <message>
        <source>On click</source>
        <translation>Au clic</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Cards, steps and blows; silent while the computer plays itself</source>
        <translation>Cartes, pas et coups&#xa0;; muet quand l’ordinateur joue seul</translation>
    </message>
    <message>
        <source>Language and text</source>
        <translation>Langue et texte</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>Mouvement et rythme</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Plain board</source>
        <translation>Plateau sans décor</translation>
    </message>
    <message>
        <source>No picture behind the spaces</source>
        <translation>Pas d’image derrière les cases</translation>
    </message>
    <message>
        <source>Zone letters</source>
        <translation>Lettres des zones</translation>
    </message>
    <message>
        <source>A letter beside each ring</source>
        <translation>Une lettre à côté de chaque anneau</translation>
    </message>
    <message>
        <source>Space numbers</source>
        <translation>Numéros des cases</translation>
    </message>
    <message>
        <source>A number beside each space</source>
        <translation>Un numéro à côté de chaque case</translation>
    </message>
    <message>
        <source>Combats step by step</source>
        <translation>Combats étape par étape</translation>
    </message>
    <message>
        <source>Off: the board shows only the result</source>
        <translation>Sinon, le plateau ne montre que le résultat</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Fighters and cards appear in place; pauses stay</source>
        <translation>Combattants et cartes apparaissent en place&#xa0;; les pauses restent</translation>
    </message>
    <message>
        <source>Practice take-backs</source>
        <translation>Retours d’entraînement</translation>
    </message>
    <message>
        <source>In new matches: also after hidden cards were revealed; marked in the match</source>
        <translation>Nouvelles parties&#xa0;: même après une carte révélée&#xa0;; noté dans la partie</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mains visibles</translation>
    </message>
    <message>
        <source>In new matches: everyone sees all hands</source>
        <translation>Nouvelles parties&#xa0;: chacun voit toutes les mains</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>En bas</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>In new matches: the lamp shows the best decisions</source>
        <translation>Dans les nouvelles parties&#xa0;: la lampe montre les meilleures décisions</translation>
    </message>
</context>
<context>
    <name>Shaking</name>
    <message>
        <source>The game did not come to an end.</source>
        <translation>La partie n’a pas pris fin.</translation>
    </message>
    <message>
        <source>A text ran on and on and was stopped.</source>
        <translation>Un texte n’en finissait pas et a été arrêté.</translation>
    </message>
    <message>
        <source>A question is open that nobody can answer.</source>
        <translation>Une question est posée à laquelle personne ne peut répondre.</translation>
    </message>
    <message>
        <source>There are answers although nothing is asked.</source>
        <translation>Il y a des réponses alors que rien n’est demandé.</translation>
    </message>
    <message>
        <source>There are more answers than a question can have.</source>
        <translation>Il y a plus de réponses qu’une question ne peut en avoir.</translation>
    </message>
    <message>
        <source>The events do not give the table.</source>
        <translation>Les événements ne correspondent pas à l’état de la table.</translation>
    </message>
    <message>
        <source>The health of a fighter cannot be right.</source>
        <translation>La santé d’un combattant a une valeur impossible.</translation>
    </message>
    <message>
        <source>A fighter is on a space where it can’t be.</source>
        <translation>Un combattant se trouve là où il ne peut pas être.</translation>
    </message>
    <message>
        <source>Copies of “%1” were lost or doubled.</source>
        <translation>Des exemplaires de «&#xa0;%1&#xa0;» ont été perdus ou dupliqués.</translation>
    </message>
    <message>
        <source>Cards of the opponent were lost or doubled.</source>
        <translation>Des cartes de l’adversaire ont été perdues ou dupliquées.</translation>
    </message>
    <message>
        <source>A text exceeded the limits of the table and was stopped.</source>
        <translation>Un texte a dépassé les limites de la table et a été interrompu.</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>melee</source>
        <translation>mêlée</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>à distance</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>défense</translation>
    </message>
    <message>
        <source>versatile</source>
        <translation>polyvalente</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>stratagème</translation>
    </message>
    <message>
        <source>any</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>%1: health %2, move %3, %4</source>
        <translation>%1&#xa0;: santé %2, déplacement %3, %4</translation>
    </message>
    <message>
        <source>%1 × %2: health %3, %4</source>
        <translation>%1 × %2&#xa0;: santé %3, %4</translation>
    </message>
    <message>
        <source>%1 × %2  (%3 %4, boost %5, %6)</source>
        <translation>%1 × %2  (%3 %4, BOOST %5, %6)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>StagePainter</name>
    <message>
        <source>attacker</source>
        <translation>attaquant</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>défenseur</translation>
    </message>
    <message>
        <source>no card yet</source>
        <translation>pas encore de carte</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>%1 printed</source>
        <translation>%1 imprimé</translation>
    </message>
    <message>
        <source>%1 boost</source>
        <translation>%1 boost</translation>
    </message>
    <message>
        <source>Boost, face down</source>
        <translation>Boost, face cachée</translation>
    </message>
    <message>
        <source>Boost: %1</source>
        <translation>Boost&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 health</source>
        <translation>santé %1 sur %2</translation>
    </message>
    <message>
        <source>value %1: %2</source>
        <translation>valeur %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Résultat à venir</translation>
    </message>
    <message>
        <source>Decided at step %1</source>
        <translation>Se décide à l’étape %1</translation>
    </message>
    <message>
        <source>Its effects are canceled</source>
        <translation>Ses effets sont annulés</translation>
    </message>
    <message>
        <source>Its effects can’t be canceled</source>
        <translation>Ses effets ne peuvent pas être annulés</translation>
    </message>
    <message>
        <source>Effects canceled</source>
        <translation>Effets annulés</translation>
    </message>
    <message>
        <source>Can’t be canceled</source>
        <translation>Ne s’annule pas</translation>
    </message>
</context>
<context>
    <name>TableLooks</name>
    <message>
        <source>Maneuver: draws a card</source>
        <translation>Manœuvre&#xa0;: pioche une carte</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>BOOST</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>défense</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) since your turn</source>
        <translation>
            <numerusform>%n événement depuis votre tour</numerusform>
            <numerusform>%n événements depuis votre tour</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableNews</name>
    <message>
        <source>Played as a scheme</source>
        <translation>Jouée comme stratagème</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>The match is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>%1, choose a scheme</source>
        <translation>%1, choisissez un stratagème</translation>
    </message>
    <message>
        <source>%1, choose who plays it</source>
        <translation>%1, choisissez qui le joue</translation>
    </message>
    <message>
        <source>%1, choose who attacks</source>
        <translation>%1, choisissez qui attaque</translation>
    </message>
    <message>
        <source>%1, choose who attacks %2</source>
        <translation>%1, choisissez qui attaque %2</translation>
    </message>
    <message>
        <source>%1, choose whom %2 attacks</source>
        <translation>%1, choisissez la cible&#xa0;: %2 attaque</translation>
    </message>
    <message>
        <source>%1, choose a card: %2 attacks %3</source>
        <translation>%1, choisissez une carte&#xa0;: %2 attaque %3</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>Aucune partie n’est ouverte</translation>
    </message>
    <message>
        <source>You’re looking at turn %1.</source>
        <translation>Vous regardez le tour %1.</translation>
    </message>
    <message>
        <source>You’re looking at the setup.</source>
        <translation>Vous regardez la mise en place.</translation>
    </message>
    <message>
        <source>Only %1 should look</source>
        <translation>Écran réservé à %1</translation>
    </message>
    <message>
        <source>%1 is choosing a defense</source>
        <translation>%1 choisit une défense</translation>
    </message>
    <message>
        <source>%1 is choosing an action</source>
        <translation>%1 choisit une action</translation>
    </message>
    <message>
        <source>%1 is moving</source>
        <translation>%1 déplace ses combattants</translation>
    </message>
    <message>
        <source>%1 is deciding</source>
        <translation>%1 prend une décision</translation>
    </message>
    <message>
        <source>%1, what should %2 do?</source>
        <translation>%1, que doit faire %2&#xa0;?</translation>
    </message>
    <message>
        <source>%1: %2 goes to %3</source>
        <translation>%1&#xa0;: %2 va sur la case %3</translation>
    </message>
    <message>
        <source>Select the next fighter, or press %1.</source>
        <translation>Sélectionnez le combattant suivant ou cliquez sur «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacement %1</translation>
    </message>
    <message>
        <source>+%1 %2</source>
        <translation>+%1 %2</translation>
    </message>
    <message>
        <source>+%1 boost</source>
        <translation>+%1 de BOOST</translation>
    </message>
    <message>
        <source>No defense card</source>
        <translation>Aucune carte Défense</translation>
    </message>
    <message>
        <source>Leave %1</source>
        <translation>Garder %1</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Finish the maneuver first</source>
        <translation>Terminez d’abord la manœuvre</translation>
    </message>
    <message>
        <source>Answer the question first</source>
        <translation>Répondez d’abord à la question</translation>
    </message>
    <message>
        <source>Wait until everything has been shown</source>
        <translation>Attendez que tout soit affiché</translation>
    </message>
    <message>
        <source>%1 can attack, undefended:</source>
        <translation>%1 peut attaquer&#xa0;; valeurs sans défense&#xa0;:</translation>
    </message>
    <message>
        <source>%1: %2, enough to defeat</source>
        <translation>%1&#xa0;: %2, de quoi vaincre la cible</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Select a token first: click its space.</source>
        <translation>Sélectionnez d’abord un jeton&#xa0;: cliquez sur sa case.</translation>
    </message>
    <message>
        <source>Select a fighter first.</source>
        <translation>Sélectionnez d’abord un combattant.</translation>
    </message>
    <message>
        <source>Choose a target: a fighter with a red ring.</source>
        <translation>Choisissez une cible&#xa0;: un combattant cerclé de rouge.</translation>
    </message>
    <message>
        <source>Choose a card from your hand.</source>
        <translation>Choisissez une carte de votre main.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s).</source>
        <translation>
            <numerusform>Choisissez encore %n carte.</numerusform>
            <numerusform>Choisissez encore %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>There’s no space here.</source>
        <translation>Il n’y a pas de case ici.</translation>
    </message>
    <message>
        <source>%1 is deciding now.</source>
        <translation>C’est à %1 de décider.</translation>
    </message>
    <message>
        <source>Face down until the defender has chosen.</source>
        <translation>Face cachée jusqu’au choix du défenseur.</translation>
    </message>
    <message>
        <source>Choose fighter, target and card in any order.</source>
        <translation>Choisissez combattant, cible et carte, dans l’ordre voulu.</translation>
    </message>
    <message>
        <source>Click a fighter and a lit space. A card boosts the move.</source>
        <translation>Cliquez sur un combattant, puis sur une case éclairée. Une carte booste le déplacement.</translation>
    </message>
    <message>
        <source>Click a fighter, then a lit space. Each may move once.</source>
        <translation>Cliquez sur un combattant, puis sur une case éclairée. Chacun peut se déplacer une fois.</translation>
    </message>
    <message>
        <source>The value stays %1 either way.</source>
        <translation>La valeur reste à %1 dans les deux cas.</translation>
    </message>
    <message>
        <source>You’re looking at an earlier moment. Go back to the table first.</source>
        <translation>Vous regardez un moment passé. Retournez d’abord à la table.</translation>
    </message>
    <message>
        <source>Click a lit space to maneuver. You’ll draw a card.</source>
        <translation>Cliquez sur une case éclairée pour manœuvrer. Vous piocherez une carte.</translation>
    </message>
    <message>
        <source>Boosted with %1. Click the card again to remove the boost.</source>
        <translation>BOOST avec %1. Cliquez de nouveau sur la carte pour le retirer.</translation>
    </message>
    <message>
        <source>%1. %2, choose a defense</source>
        <comment>who attacks whom; a person</comment>
        <translation>%1. %2, choisissez une défense</translation>
    </message>
    <message>
        <source>Choose a scheme and who plays it.</source>
        <translation>Choisissez un stratagème et qui le joue.</translation>
    </message>
    <message>
        <source>Press %1, or choose another card.</source>
        <translation>Cliquez sur «&#xa0;%1&#xa0;» ou choisissez une autre carte.</translation>
    </message>
    <message>
        <source>Click a card below, or fight without a defense card.</source>
        <translation>Cliquez sur une carte ci-dessous, ou combattez sans carte Défense.</translation>
    </message>
    <message>
        <source>None of your cards can defend here.</source>
        <translation>Aucune de vos cartes ne peut défendre ici.</translation>
    </message>
    <message>
        <source>Click a lit space.</source>
        <translation>Cliquez sur une case éclairée.</translation>
    </message>
</context>
<context>
    <name>TimelineSymbols</name>
    <message>
        <source>maneuver</source>
        <translation>manœuvre</translation>
    </message>
    <message>
        <source>boosted maneuver</source>
        <translation>manœuvre boostée</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>stratagème</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>combat</translation>
    </message>
    <message>
        <source>a card drawn by an effect</source>
        <translation>une carte piochée grâce à un effet</translation>
    </message>
    <message>
        <source>through a secret passage</source>
        <translation>par un passage secret</translation>
    </message>
    <message>
        <source>an action not taken</source>
        <translation>une action non effectuée</translation>
    </message>
    <message>
        <source>end of the match</source>
        <translation>fin de la partie</translation>
    </message>
    <message numerus="yes">
        <source>combat, attack %1 without defense, %n damage</source>
        <translation>
            <numerusform>combat, attaque %1 sans défense, %n dégât</numerusform>
            <numerusform>combat, attaque %1 sans défense, %n dégâts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>combat, %1 against %2, %n damage</source>
        <translation>
            <numerusform>combat, %1 contre %2, %n dégât</numerusform>
            <numerusform>combat, %1 contre %2, %n dégâts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage outside combat</source>
        <translation>
            <numerusform>%n dégât hors combat</numerusform>
            <numerusform>%n dégâts hors combat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Good decision</source>
        <translation>Bonne décision</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gaffe</translation>
    </message>
</context>
<context>
    <name>ZoneMenu</name>
    <message>
        <source>Pattern</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Name…</source>
        <translation>Nom…</translation>
    </message>
    <message>
        <source>Name of the zone</source>
        <translation>Nom de la zone</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Couleur…</translation>
    </message>
    <message>
        <source>Colour of the zone</source>
        <translation>Couleur de la zone</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Remove the zone</source>
        <translation>Supprimer la zone</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
</context>
<context>
    <name>fabletop::ActionBar</name>
    <message>
        <source>Maneuver</source>
        <translation>Manœuvre</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Stratagème</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>%n action restante</numerusform>
            <numerusform>%n actions restantes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::AnalysisTab</name>
    <message>
        <source>Not over yet</source>
        <translation>Pas encore terminée</translation>
    </message>
    <message>
        <source>A match can be analyzed once it’s over.</source>
        <translation>Une partie peut être analysée une fois terminée.</translation>
    </message>
    <message>
        <source>Can’t be analyzed</source>
        <translation>Analyse impossible</translation>
    </message>
    <message>
        <source>Today’s rules play this match differently from how it was recorded.</source>
        <translation>Les règles actuelles donnent autre chose que ce qui a été enregistré.</translation>
    </message>
    <message>
        <source>Only the recorded line</source>
        <translation>Seulement la ligne enregistrée</translation>
    </message>
    <message>
        <source>The analysis covers the match as it was played, not its branches.</source>
        <translation>L’analyse porte sur la partie telle qu’elle a été jouée, pas sur ses variantes.</translation>
    </message>
    <message>
        <source>Not analyzed yet</source>
        <translation>Pas encore analysée</translation>
    </message>
    <message>
        <source>The computer judges every decision by what that player could know, and shows what would have been better. It takes about a minute.</source>
        <translation>L’ordinateur évalue chaque décision d’après ce que son auteur pouvait savoir et montre ce qui aurait été meilleur. Cela prend environ une minute.</translation>
    </message>
    <message>
        <source>Analyze</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Que feriez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Judged by the computer</source>
        <translation>Avis de l’ordinateur</translation>
    </message>
    <message>
        <source>Wait until the analysis is done</source>
        <translation>Attendez la fin de l’analyse</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>person and decision</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Analyze again</source>
        <translation>Analyser à nouveau</translation>
    </message>
    <message>
        <source>Made with older rules or an older version.</source>
        <translation>Réalisée avec des règles ou une version plus anciennes.</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>À vous d’essayer</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>fabletop::BalanceChoices</name>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>On</source>
        <comment>battlefields</comment>
        <translation>Sur</translation>
    </message>
    <message>
        <source>All battlefields</source>
        <translation>Tous les champs de bataille</translation>
    </message>
    <message>
        <source>Battlefields</source>
        <translation>Champs de bataille</translation>
    </message>
    <message>
        <source>Greedy computers</source>
        <translation>Ordinateurs opportunistes</translation>
    </message>
    <message>
        <source>Random computers</source>
        <translation>Ordinateurs aléatoires</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) a cell</source>
        <translation>
            <numerusform>%n partie par cellule</numerusform>
            <numerusform>%n parties par cellule</numerusform>
        </translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Niveau de l’ordinateur</translation>
    </message>
    <message>
        <source>Games for each opponent on each battlefield</source>
        <translation>Parties contre chaque adversaire sur chaque champ de bataille</translation>
    </message>
    <message>
        <source>Half of them from each seat. Four times as many games halve the interval.</source>
        <translation>La moitié depuis chaque place. Quatre fois plus de parties réduisent l’intervalle de moitié.</translation>
    </message>
</context>
<context>
    <name>fabletop::BalanceModel</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En mots</translation>
    </message>
    <message>
        <source>All</source>
        <comment>opponents</comment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All</source>
        <comment>battlefields</comment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Rien n’a encore été joué.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): strong overall.</source>
        <translation>%1 gagne %2&#xa0;% (%3)&#xa0;: en position de force dans l’ensemble.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): weak overall.</source>
        <translation>%1 gagne %2&#xa0;% (%3)&#xa0;: en position de faiblesse dans l’ensemble.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): no significant difference overall.</source>
        <translation>%1 gagne %2&#xa0;% (%3)&#xa0;: dans l’ensemble, aucune différence n’est établie.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): strong against %4.</source>
        <translation>%1 gagne %2&#xa0;% (%3)&#xa0;: en position de force contre %4.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): weak against %4.</source>
        <translation>%1 gagne %2&#xa0;% (%3)&#xa0;: en position de faiblesse contre %4.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3) against %4: no significant difference.</source>
        <translation>%1 gagne %2&#xa0;% (%3) contre %4&#xa0;: aucune différence n’est établie.</translation>
    </message>
    <message>
        <source>Most wins against %1 (%2%), fewest against %3 (%4%).</source>
        <translation>Le plus de victoires contre %1 (%2&#xa0;%), le moins contre %3 (%4&#xa0;%).</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) did not end and count for nobody.</source>
        <translation>
            <numerusform>%n partie ne s’est pas terminée et ne compte pour personne.</numerusform>
            <numerusform>%n parties ne se sont pas terminées et ne comptent pour personne.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>opponent, battlefield</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: nothing has been played yet.</source>
        <translation>%1&#xa0;: rien n’a encore été joué.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of %1 turns on average.</source>
        <translation>
            <numerusform>%n partie de %1 tours.</numerusform>
            <numerusform>%n parties de %1 tours en moyenne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 wins %3% (%4) of %n game(s), which take %5 turns.</source>
        <translation>
            <numerusform>%1&#xa0;: %2 gagne %3&#xa0;% (%4) de %n partie, qui dure %5 tours.</numerusform>
            <numerusform>%1&#xa0;: %2 gagne %3&#xa0;% (%4) de %n parties, qui durent %5 tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>The most telling match: won from seat %1 in turn %2.</source>
        <translation>La partie la plus parlante&#xa0;: gagnée depuis la place %1 au tour %2.</translation>
    </message>
    <message>
        <source>The most telling match: lost from seat %1 in turn %2.</source>
        <translation>La partie la plus parlante&#xa0;: perdue depuis la place %1 au tour %2.</translation>
    </message>
</context>
<context>
    <name>fabletop::BalancePage</name>
    <message>
        <source>The hero&apos;s text has mistakes: there is nothing to try yet</source>
        <translation>Le texte du héros contient des erreurs&#xa0;: il n’y a encore rien à essayer</translation>
    </message>
    <message>
        <source>The hero has no cards yet</source>
        <translation>Le héros n’a pas encore de cartes</translation>
    </message>
    <message>
        <source>Choose an opponent</source>
        <translation>Choisissez un adversaire</translation>
    </message>
    <message>
        <source>Choose a battlefield</source>
        <translation>Choisissez un champ de bataille</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n partie jouée</numerusform>
            <numerusform>%n parties jouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) played</source>
        <translation>
            <numerusform>%1 sur %n partie jouée</numerusform>
            <numerusform>%1 sur %n parties jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>the hero has changed since</source>
        <translation>le héros a changé depuis</translation>
    </message>
    <message>
        <source>Computers play %1 against the chosen heroes, half of the games from each seat. The table fills while they play.</source>
        <translation>L’ordinateur joue %1 contre les héros choisis, la moitié des parties depuis chaque place. Le tableau se remplit pendant ce temps.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>There is no table yet</source>
        <translation>Il n’y a pas encore de tableau</translation>
    </message>
    <message>
        <source>A click or Enter opens the most telling match. Plain ink: wins more; hatched: wins less; no ink: no difference can be told.</source>
        <translation>Un clic ou Entrée ouvre la partie la plus parlante. Encre unie&#xa0;: plus de victoires&#xa0;; hachurée&#xa0;: moins de victoires&#xa0;; sans encre&#xa0;: aucune différence n’est établie.</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Balance: wins by opponent and battlefield</source>
        <translation>Équilibre&#xa0;: victoires par adversaire et champ de bataille</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exporter le tableau</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aucune partie pour l’instant</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Pas encore prêt</translation>
    </message>
</context>
<context>
    <name>fabletop::BalanceTrial</name>
    <message>
        <source>There is nothing to play: a hero, an opponent and a battlefield are needed.</source>
        <translation>Il n’y a rien à jouer&#xa0;: il faut un héros, un adversaire et un champ de bataille.</translation>
    </message>
</context>
<context>
    <name>fabletop::Banner</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldDocument</name>
    <message>
        <source>Battlefield</source>
        <translation>Champ de bataille</translation>
    </message>
    <message>
        <source>The battlefield has no file yet.</source>
        <translation>Le champ de bataille n’a pas encore de fichier.</translation>
    </message>
    <message>
        <source>No copy of the unsaved battlefield can be kept in %1.</source>
        <translation>Impossible de conserver dans %1 une copie du champ de bataille non enregistré.</translation>
    </message>
    <message>
        <source>This battlefield has changes that are not saved.</source>
        <translation>Ce champ de bataille contient des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>a battlefield without a file</source>
        <translation>un champ de bataille sans fichier</translation>
    </message>
    <message>
        <source>Save the battlefield</source>
        <translation>Enregistrer le champ de bataille</translation>
    </message>
    <message>
        <source>Battlefields (*.battlefield.json)</source>
        <translation>Champs de bataille (*.battlefield.json)</translation>
    </message>
    <message>
        <source>Open a battlefield</source>
        <translation>Ouvrir un champ de bataille</translation>
    </message>
    <message>
        <source>Battlefields (*.json)</source>
        <translation>Champs de bataille (*.json)</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldEditor</name>
    <message>
        <source>Add a zone</source>
        <translation>Ajouter une zone</translation>
    </message>
    <message>
        <source>Put it into zone %1</source>
        <translation>Ajouter à la zone %1</translation>
    </message>
    <message>
        <source>Join it to its neighbour</source>
        <translation>Relier à sa voisine</translation>
    </message>
    <message>
        <source>Another colour</source>
        <translation>Autre couleur</translation>
    </message>
    <message>
        <source>Remove the zone</source>
        <translation>Supprimer la zone</translation>
    </message>
    <message>
        <source>Accept the proposed lines</source>
        <translation>Accepter les lignes proposées</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Rien n’est sélectionné</translation>
    </message>
    <message>
        <source>Select two spaces or more</source>
        <translation>Sélectionnez au moins deux cases</translation>
    </message>
    <message>
        <source>Select three spaces or more</source>
        <translation>Sélectionnez au moins trois cases</translation>
    </message>
    <message>
        <source>Mirror spaces</source>
        <translation>Dupliquer des cases en miroir</translation>
    </message>
    <message>
        <source>Mark as a bridge</source>
        <translation>Marquer comme un pont</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Retirer l’image</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldEditorPage</name>
    <message>
        <source>Workshop</source>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>Impossible de revenir plus loin en arrière</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>Il n’y a rien à rétablir</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Écraser</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Abandonner les modifications</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>%1 already exists. Overwrite it?</source>
        <translation>%1 existe déjà. L’écraser&#x202f;?</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldFileMenu</name>
    <message>
        <source>New battlefield</source>
        <translation>Nouveau champ de bataille</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Import a drawn map (SVG)…</source>
        <translation>Importer un plan dessiné (SVG)…</translation>
    </message>
    <message>
        <source>Import a drawn map</source>
        <translation>Importer un plan dessiné</translation>
    </message>
    <message>
        <source>Export as PDF, SVG or PNG…</source>
        <translation>Exporter en PDF, SVG ou PNG…</translation>
    </message>
    <message>
        <source>Background image…</source>
        <translation>Image de fond…</translation>
    </message>
    <message>
        <source>Picture to draw on</source>
        <translation>Image de fond</translation>
    </message>
    <message>
        <source>Increase opacity</source>
        <translation>Image plus intense</translation>
    </message>
    <message>
        <source>Picture dimmer</source>
        <translation>Image plus pâle</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Retirer l’image</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Diameter of a space on paper, in millimetres</source>
        <translation>Diamètre d’une case sur papier, en millimètres</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldFiles</name>
    <message>
        <source>A battlefield is exported as .pdf, .svg or .png</source>
        <translation>Un champ de bataille s’exporte en .pdf, .svg ou .png</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Fichier enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>A name needs at least one letter</source>
        <translation>Un nom a besoin d’au moins une lettre</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldSteps</name>
    <message>
        <source>Add a space</source>
        <translation>Ajouter une case</translation>
    </message>
    <message>
        <source>Remove space %1</source>
        <translation>Supprimer la case %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n spaces</source>
        <translation>
            <numerusform>Supprimer %n case</numerusform>
            <numerusform>Supprimer %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Move space %1</source>
        <translation>Déplacer la case %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n spaces</source>
        <translation>
            <numerusform>Déplacer %n case</numerusform>
            <numerusform>Déplacer %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename space %1</source>
        <translation>Renommer la case %1</translation>
    </message>
    <message>
        <source>Take the start from space %1</source>
        <translation>Retirer la marque de départ de la case %1</translation>
    </message>
    <message>
        <source>Make space %1 start %2</source>
        <translation>Faire de la case %1 la case de départ %2</translation>
    </message>
    <message>
        <source>Open a passage on space %1</source>
        <translation>Ouvrir un passage sur la case %1</translation>
    </message>
    <message numerus="yes">
        <source>Open passages on %n spaces</source>
        <translation>
            <numerusform>Ouvrir un passage sur %n case</numerusform>
            <numerusform>Ouvrir des passages sur %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the passage on space %1</source>
        <translation>Fermer le passage de la case %1</translation>
    </message>
    <message numerus="yes">
        <source>Close passages on %n spaces</source>
        <translation>
            <numerusform>Fermer le passage de %n case</numerusform>
            <numerusform>Fermer les passages de %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Paint zone %1</source>
        <translation>Peindre la zone %1</translation>
    </message>
    <message>
        <source>Take spaces out of zone %1</source>
        <translation>Retirer des cases de la zone %1</translation>
    </message>
    <message>
        <source>Snap to the grid</source>
        <translation>Aligner sur la grille</translation>
    </message>
    <message>
        <source>Align spaces</source>
        <translation>Aligner des cases</translation>
    </message>
    <message>
        <source>Distribute spaces</source>
        <translation>Répartir des cases</translation>
    </message>
    <message>
        <source>Cut space %1</source>
        <translation>Couper la case %1</translation>
    </message>
    <message numerus="yes">
        <source>Cut %n spaces</source>
        <translation>
            <numerusform>Couper %n case</numerusform>
            <numerusform>Couper %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Duplicate space %1</source>
        <translation>Dupliquer la case %1</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n spaces</source>
        <translation>
            <numerusform>Dupliquer %n case</numerusform>
            <numerusform>Dupliquer %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Connect %1 and %2</source>
        <translation>Relier les cases %1 et %2</translation>
    </message>
    <message>
        <source>Disconnect %1 and %2</source>
        <translation>Supprimer la ligne entre %1 et %2</translation>
    </message>
    <message>
        <source>Remove a line</source>
        <translation>Supprimer une ligne</translation>
    </message>
    <message>
        <source>Add a zone</source>
        <translation>Ajouter une zone</translation>
    </message>
    <message>
        <source>Remove zone %1</source>
        <translation>Supprimer la zone %1</translation>
    </message>
    <message>
        <source>Move zone %1</source>
        <translation>Déplacer la zone %1</translation>
    </message>
    <message>
        <source>Rename zone %1</source>
        <translation>Renommer la zone %1</translation>
    </message>
    <message>
        <source>Name zone %1</source>
        <translation>Nommer la zone %1</translation>
    </message>
    <message>
        <source>Colour zone %1</source>
        <translation>Modifier la couleur de la zone %1</translation>
    </message>
    <message>
        <source>Change the pattern of zone %1</source>
        <translation>Modifier le motif de la zone %1</translation>
    </message>
    <message>
        <source>Add a text</source>
        <translation>Ajouter un texte</translation>
    </message>
    <message>
        <source>Move a text</source>
        <translation>Déplacer un texte</translation>
    </message>
    <message>
        <source>Change a text</source>
        <translation>Modifier un texte</translation>
    </message>
    <message>
        <source>Remove a text</source>
        <translation>Supprimer un texte</translation>
    </message>
    <message>
        <source>Change the id</source>
        <translation>Modifier l’identifiant</translation>
    </message>
    <message>
        <source>Name the battlefield</source>
        <translation>Nommer le champ de bataille</translation>
    </message>
    <message>
        <source>Change the shape</source>
        <translation>Modifier les proportions</translation>
    </message>
    <message>
        <source>Change the size of spaces</source>
        <translation>Modifier la taille des cases</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Retirer l’image</translation>
    </message>
    <message>
        <source>Change the picture</source>
        <translation>Changer l’image</translation>
    </message>
    <message>
        <source>Place the picture</source>
        <translation>Placer l’image</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Modifier les notes</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Modifier l’auteur</translation>
    </message>
    <message>
        <source>Change the license</source>
        <translation>Modifier la licence</translation>
    </message>
</context>
<context>
    <name>fabletop::BookView</name>
    <message>
        <source>See the cards</source>
        <translation>Voir les cartes</translation>
    </message>
</context>
<context>
    <name>fabletop::BranchesTab</name>
    <message>
        <source>Branch %1</source>
        <translation>Variante %1</translation>
    </message>
    <message>
        <source>Lines of play</source>
        <translation>Lignes de jeu</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Victoire&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>from turn %1, %n decision(s)</source>
        <translation>
            <numerusform>depuis le tour %1, %n décision</numerusform>
            <numerusform>depuis le tour %1, %n décisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from setup, %n decision(s)</source>
        <translation>
            <numerusform>depuis la mise en place, %n décision</numerusform>
            <numerusform>depuis la mise en place, %n décisions</numerusform>
        </translation>
    </message>
    <message>
        <source>Decision %1 has a different result under today’s rules</source>
        <translation>La décision %1 donne un autre résultat avec les règles actuelles</translation>
    </message>
    <message>
        <source>from turn %1</source>
        <translation>depuis le tour %1</translation>
    </message>
    <message>
        <source>from setup</source>
        <translation>depuis la mise en place</translation>
    </message>
    <message>
        <source>Still running</source>
        <translation>Non terminée</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n décision</numerusform>
            <numerusform>%n décisions</numerusform>
        </translation>
    </message>
    <message>
        <source>The recorded line</source>
        <translation>Partie enregistrée</translation>
    </message>
    <message>
        <source>The recorded line stays as it is</source>
        <translation>La partie enregistrée ne change pas</translation>
    </message>
    <message>
        <source>The future is hidden</source>
        <translation>La suite est masquée</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Computer, Apprentice</source>
        <translation>Ordinateur, apprenti</translation>
    </message>
    <message>
        <source>Computer, Duelist</source>
        <translation>Ordinateur, duelliste</translation>
    </message>
    <message>
        <source>Computer, Master</source>
        <translation>Ordinateur, maître</translation>
    </message>
    <message>
        <source>Continue this line as:</source>
        <translation>Reprendre cette ligne avec :</translation>
    </message>
    <message>
        <source>Continue from here as:</source>
        <translation>Reprendre d’ici avec :</translation>
    </message>
    <message>
        <source>Continue this line</source>
        <translation>Reprendre cette ligne</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Reprendre d’ici</translation>
    </message>
</context>
<context>
    <name>fabletop::CardFilters</name>
    <message>
        <source>any fighter</source>
        <translation>tout combattant</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 et plus</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>Names and card texts</source>
        <translation>Noms et textes</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Montrer toutes les cartes</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Boost</source>
        <comment>what a card lends</comment>
        <translation>BOOST</translation>
    </message>
</context>
<context>
    <name>fabletop::CardListModel</name>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>défense</translation>
    </message>
    <message>
        <source>versatile</source>
        <translation>polyvalente</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>stratagème</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Boost</source>
        <comment>what a card lends</comment>
        <translation>BOOST</translation>
    </message>
</context>
<context>
    <name>fabletop::CardPreview</name>
    <message>
        <source>In play</source>
        <translation>En jeu</translation>
    </message>
    <message>
        <source>In hand, as far as known</source>
        <translation>En main, à ce qu’on sait</translation>
    </message>
    <message>
        <source>In the discard pile</source>
        <translation>Dans la défausse</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>À venir</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>Value and boost in this deck</source>
        <translation>Valeur et BOOST dans ce deck</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Open rule</source>
        <translation>Voir la règle</translation>
    </message>
    <message>
        <source>No card is chosen</source>
        <translation>Aucune carte n’est choisie</translation>
    </message>
    <message>
        <source>value</source>
        <comment>of a card</comment>
        <translation>valeur</translation>
    </message>
    <message>
        <source>boost</source>
        <comment>what a card lends</comment>
        <translation>BOOST</translation>
    </message>
</context>
<context>
    <name>fabletop::CardRows</name>
    <message>
        <source>a hidden card</source>
        <translation>une carte cachée</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>card and where it was</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No cards.</source>
        <translation>Aucune carte.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>cachée</translation>
    </message>
</context>
<context>
    <name>fabletop::CardSide</name>
    <message>
        <source>No card compiles yet</source>
        <translation>Aucune carte ne fonctionne encore</translation>
    </message>
    <message>
        <source>%1: %2 cards, %3 different; %4 attack, %5 defense, %6 versatile, %7 scheme</source>
        <translation>%1&#xa0;: %2 cartes, %3 différentes&#xa0;; attaque %4, défense %5, polyvalente %6, stratagème %7</translation>
    </message>
    <message>
        <source>value</source>
        <comment>of a card</comment>
        <translation>valeur</translation>
    </message>
    <message>
        <source>boost</source>
        <comment>what a card lends</comment>
        <translation>BOOST</translation>
    </message>
    <message>
        <source>The text is longer than the card in %1</source>
        <translation>Le texte ne tient pas sur la carte en %1</translation>
    </message>
</context>
<context>
    <name>fabletop::CardsPage</name>
    <message>
        <source>Sort by deck</source>
        <translation>Trier par deck</translation>
    </message>
    <message>
        <source>Sort by name</source>
        <translation>Trier par nom</translation>
    </message>
    <message>
        <source>Sort by type</source>
        <translation>Trier par type</translation>
    </message>
    <message>
        <source>Sort by value</source>
        <translation>Trier par valeur</translation>
    </message>
    <message>
        <source>Sort by boost</source>
        <translation>Trier par BOOST</translation>
    </message>
    <message>
        <source>Sort by copies</source>
        <translation>Trier par exemplaires</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Ordre des cartes</translation>
    </message>
    <message>
        <source>As card faces</source>
        <translation>En cartes</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>En tableau</translation>
    </message>
    <message>
        <source>Compare decks</source>
        <translation>Comparer deux decks</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>No card is like that</source>
        <translation>Aucune carte ne correspond</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 sur %n carte</numerusform>
            <numerusform>%1 sur %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n exemplaire</numerusform>
            <numerusform>%n exemplaires</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>Two decks</source>
        <translation>Deux decks</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to cut out…</source>
        <translation>
            <numerusform>%n carte à découper…</numerusform>
            <numerusform>%n cartes à découper…</numerusform>
        </translation>
    </message>
    <message>
        <source>List of these cards…</source>
        <translation>Liste de ces cartes…</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtres</translation>
    </message>
</context>
<context>
    <name>fabletop::CardsPlace</name>
    <message>
        <source>Fix in Workshop</source>
        <translation>Corriger dans l’atelier</translation>
    </message>
    <message>
        <source>These are the cards of %1</source>
        <translation>Voici les cartes de %1</translation>
    </message>
    <message>
        <source>Edit in Workshop</source>
        <translation>Modifier dans l’atelier</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
</context>
<context>
    <name>fabletop::CombatBand</name>
    <message>
        <source>The combat is over.</source>
        <translation>Le combat est terminé.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Combat, folded</source>
        <translation>Combat, replié</translation>
    </message>
</context>
<context>
    <name>fabletop::CombatBar</name>
    <message>
        <source>Skip to end</source>
        <translation>Aller à la fin</translation>
    </message>
    <message>
        <source>You can take this back once the combat has been shown.</source>
        <translation>Vous pourrez revenir en arrière une fois le combat montré.</translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <translation>Rythme&#xa0;: %1</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>On click</source>
        <translation>Au clic</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Waits at the reveal, at each effect that changes something and at the result</source>
        <translation>Attend à la révélation, à chaque effet qui change quelque chose et au résultat</translation>
    </message>
    <message>
        <source>Goes on by itself; rests for 3 seconds at the reveal and at the result</source>
        <translation>Avance tout seul&#xa0;; s’arrête 3 secondes à la révélation et au résultat</translation>
    </message>
    <message>
        <source>Goes on by itself, within 2.5 seconds</source>
        <translation>Avance tout seul, en 2,5 secondes</translation>
    </message>
</context>
<context>
    <name>fabletop::CombatLine</name>
    <message>
        <source>Step %1, %2</source>
        <translation>Étape %1, %2</translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <translation>Étape %1, %2&#xa0;: %3</translation>
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
        <translation>Le combat est terminé.</translation>
    </message>
    <message>
        <source>Space or a click on the stage goes on at once.</source>
        <translation>Espace ou un clic sur la scène avance aussitôt.</translation>
    </message>
    <message>
        <source>attack %1 against defense %2</source>
        <translation>attaque %1 contre défense %2</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Étape %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Space or click to continue.</source>
        <translation>Espace ou clic pour continuer.</translation>
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
        <translation>Aucun combat pour l’instant</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Résultat à venir</translation>
    </message>
    <message>
        <source>%1: health %2 to %3</source>
        <comment>defender</comment>
        <translation>%1&#xa0;: santé de %2 à %3</translation>
    </message>
    <message>
        <source>No defense</source>
        <translation>Aucune défense</translation>
    </message>
    <message>
        <source>No card yet</source>
        <translation>Pas encore de carte</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Face cachée</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Show combat</source>
        <translation>Voir le combat</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>card and sum</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>There hasn’t been a combat yet. “Next combat” goes to the first.</source>
        <translation>Aucun combat jusqu’ici. «&#xa0;Combat suivant&#xa0;» mène au premier.</translation>
    </message>
</context>
<context>
    <name>fabletop::CompareWindow</name>
    <message>
        <source>Compare two lines of play</source>
        <translation>Comparer deux lignes de jeu</translation>
    </message>
    <message>
        <source>The recorded line</source>
        <translation>Partie enregistrée</translation>
    </message>
    <message>
        <source>Branch %1</source>
        <translation>Variante %1</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>Decisions after the place where the lines part</source>
        <translation>Décisions après le moment où les lignes se séparent</translation>
    </message>
</context>
<context>
    <name>fabletop::DeckComparison</name>
    <message>
        <source>First deck</source>
        <translation>Premier deck</translation>
    </message>
    <message>
        <source>Second deck</source>
        <translation>Second deck</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Different cards</source>
        <translation>Cartes différentes</translation>
    </message>
    <message>
        <source>Mean value</source>
        <translation>Valeur moyenne</translation>
    </message>
    <message>
        <source>Mean boost</source>
        <translation>BOOST moyen</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>Aucun effet</translation>
    </message>
    <message>
        <source>Health of the hero</source>
        <translation>Santé du héros</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Sidekicks</source>
        <translation>Acolytes</translation>
    </message>
    <message>
        <source>The two decks share no card.</source>
        <translation>Les deux decks n’ont aucune carte en commun.</translation>
    </message>
    <message>
        <source>In both decks: %1.</source>
        <translation>Dans les deux decks&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Copies by value</source>
        <translation>Exemplaires par valeur</translation>
    </message>
    <message>
        <source>Copies by boost</source>
        <translation>Exemplaires par BOOST</translation>
    </message>
</context>
<context>
    <name>fabletop::DeckPage</name>
    <message>
        <source>What does it fight with?</source>
        <translation>Avec quoi se bat-il&#xa0;?</translation>
    </message>
    <message>
        <source>Thirty simple cards that can be played at once. Change them one by one.</source>
        <translation>Trente cartes simples, prêtes à jouer. Changez-les une à une.</translation>
    </message>
    <message>
        <source>A bit of everything</source>
        <translation>Un peu de tout</translation>
    </message>
    <message>
        <source>More attacks: it goes forward</source>
        <translation>Plus d’attaques&#xa0;: il va de l’avant</translation>
    </message>
    <message>
        <source>More defenses: it waits for its time</source>
        <translation>Plus de défenses&#xa0;: il attend son heure</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>Cartes du deck</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 × %2 — %3, boost %4</source>
        <translation>%1 × %2&#xa0;: %3, BOOST %4</translation>
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
        <translation>%1&#xa0;: il en reste %2, et %3 dans la défausse</translation>
    </message>
    <message>
        <source>left, not seen</source>
        <translation>restant, non vu</translation>
    </message>
    <message>
        <source>in hand, seen</source>
        <translation>en main, vu</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>défaussé</translation>
    </message>
</context>
<context>
    <name>fabletop::DetailPane</name>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
</context>
<context>
    <name>fabletop::DivergenceLabel</name>
    <message>
        <source>The setup</source>
        <translation>La mise en place</translation>
    </message>
    <message>
        <source>Decision %1 of “%2”</source>
        <translation>La décision %1 de «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Decision %1</source>
        <translation>La décision %1</translation>
    </message>
    <message>
        <source>%1 has a different result under today’s rules. Recorded: %2. Now: %3. You can still watch the recording.</source>
        <translation>%1 donne un autre résultat avec les règles actuelles. Enregistré&#xa0;: %2. Maintenant&#xa0;: %3. L’enregistrement reste lisible.</translation>
    </message>
    <message>
        <source>“%1” doesn’t work in this version of the rules language: %2. You can watch the recording, but to play on, the hero has to be corrected.</source>
        <translation>«&#xa0;%1&#xa0;» ne fonctionne pas dans cette version du langage des règles&#xa0;: %2. Vous pouvez revoir la partie enregistrée, mais pour la poursuivre, il faut corriger le héros.</translation>
    </message>
</context>
<context>
    <name>fabletop::Document</name>
    <message>
        <source>%1 was changed by another program since it was opened.</source>
        <translation>Un autre programme a modifié %1 depuis son ouverture.</translation>
    </message>
</context>
<context>
    <name>fabletop::DocumentFiles</name>
    <message>
        <source>Changes to %1 were not saved when the program ended.</source>
        <translation>Les modifications de %1 n’étaient pas enregistrées quand le programme s’est arrêté.</translation>
    </message>
    <message>
        <source>Discard these changes? You can’t restore them later.</source>
        <translation>Abandonner ces modifications&#x202f;? Vous ne pourrez plus les restaurer.</translation>
    </message>
    <message>
        <source>The program ended before %1 was saved.</source>
        <translation>Le programme s’est arrêté avant d’avoir enregistré %1.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>Couldn’t open %1: %2.</source>
        <translation>Impossible d’ouvrir %1&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>fabletop::DrawingGallery</name>
    <message>
        <source>Figure</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Dessins</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Depuis un fichier…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Buste</translation>
    </message>
    <message>
        <source>Remove the line and use the default drawing</source>
        <translation>Supprimer la ligne et utiliser le dessin par défaut</translation>
    </message>
</context>
<context>
    <name>fabletop::DrawingRow</name>
    <message>
        <source>Figure…</source>
        <translation>Figurine…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Image…</translation>
    </message>
    <message>
        <source>Shown on the battlefield</source>
        <translation>Affichée sur le champ de bataille</translation>
    </message>
    <message>
        <source>Shown in panels</source>
        <translation>Affiché dans les panneaux</translation>
    </message>
    <message>
        <source>Shown on the card</source>
        <translation>Affichée sur la carte</translation>
    </message>
    <message>
        <source>Bust…</source>
        <translation>Buste…</translation>
    </message>
</context>
<context>
    <name>fabletop::DrawnMap</name>
    <message>
        <source>Drawn map</source>
        <translation>Plan dessiné</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorCanvas</name>
    <message>
        <source>Drawing board</source>
        <translation>Table à dessin</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, selected: %2</source>
        <translation>%1, sélection&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorFoot</name>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Below the board</source>
        <translation>Sous le plateau</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorHead</name>
    <message>
        <source>Undo “%1”</source>
        <translation>Revenir sur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>Impossible de revenir plus loin en arrière</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>Il n’y a rien à rétablir</translation>
    </message>
    <message numerus="yes">
        <source>Accept %n proposed line(s)</source>
        <translation>
            <numerusform>Accepter %n ligne proposée</numerusform>
            <numerusform>Accepter %n lignes proposées</numerusform>
        </translation>
    </message>
    <message>
        <source>No match can be played yet: see the problems</source>
        <translation>Aucune partie ne peut encore être jouée&#xa0;: voyez les problèmes</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Rejeter</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorKeys</name>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorPointer</name>
    <message>
        <source>Drag from one space to another</source>
        <translation>Faites glisser d’une case à une autre</translation>
    </message>
    <message>
        <source>There is no zone yet: add one first</source>
        <translation>Il n’y a pas encore de zone&#xa0;: ajoutez-en une d’abord</translation>
    </message>
    <message>
        <source>Paint over spaces</source>
        <translation>Peignez sur les cases</translation>
    </message>
    <message>
        <source>Click on a space</source>
        <translation>Cliquez sur une case</translation>
    </message>
    <message>
        <source>All four starts are set: click on one of them to take it away</source>
        <translation>Les quatre cases de départ sont déjà placées&#xa0;: cliquez sur l’une d’elles pour retirer sa marque</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>A line ends on a space</source>
        <translation>Une ligne doit se terminer sur une case</translation>
    </message>
</context>
<context>
    <name>fabletop::FairnessTrial</name>
    <message>
        <source>No match can be played on this battlefield.</source>
        <translation>Aucune partie ne peut être jouée sur ce champ de bataille.</translation>
    </message>
</context>
<context>
    <name>fabletop::FieldPick</name>
    <message numerus="yes">
        <source>%n space(s), %1</source>
        <translation>
            <numerusform>%n case, %1</numerusform>
            <numerusform>%n cases, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start(s) only</source>
        <translation>
            <numerusform>%n départ seulement</numerusform>
            <numerusform>%n départs seulement</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::FieldPicker</name>
    <message numerus="yes">
        <source>%1 has %n start(s), four are needed</source>
        <translation>
            <numerusform>%1&#xa0;: %n case de départ, il en faut quatre</numerusform>
            <numerusform>%1&#xa0;: %n cases de départ, il en faut quatre</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::FindBar</name>
    <message>
        <source>It stands nowhere</source>
        <translation>Introuvable</translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %n place(s)</source>
        <translation>
            <numerusform>Remplacé à %n endroit</numerusform>
            <numerusform>Remplacé à %n endroits</numerusform>
        </translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>fabletop::HandGrid</name>
    <message>
        <source>All cards in hand</source>
        <translation>Toutes les cartes en main</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards in hand. Press Esc to close.</source>
        <translation>Toutes les cartes en main. Appuyez sur Échap pour fermer.</translation>
    </message>
</context>
<context>
    <name>fabletop::HandOverScreen</name>
    <message>
        <source>I am %1</source>
        <translation>Je suis %1</translation>
    </message>
    <message>
        <source>The combat goes on.</source>
        <translation>Le combat continue.</translation>
    </message>
    <message>
        <source>Everyone can look again</source>
        <translation>Tout le monde peut regarder à nouveau</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Only %1 should look</source>
        <translation>Écran réservé à %1</translation>
    </message>
</context>
<context>
    <name>fabletop::HandRow</name>
    <message>
        <source>The other hero is asked now</source>
        <translation>La question s’adresse à l’autre héros</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Your hand lies below the board</source>
        <translation>Votre main se trouve sous le plateau</translation>
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
        <translation>Main</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout voir</translation>
    </message>
    <message>
        <source>Show all (G)</source>
        <translation>Tout voir (G)</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroCard</name>
    <message>
        <source>Ranged, %1 health, move %2</source>
        <translation>À distance, %1 de santé, mouvement %2</translation>
    </message>
    <message>
        <source>Melee, %1 health, move %2</source>
        <translation>Mêlée, %1 de santé, mouvement %2</translation>
    </message>
    <message>
        <source>Copy %1. %2</source>
        <translation>Copier %1. %2</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>À distance</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Mêlée</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroDocument</name>
    <message>
        <source>The hero has no file yet.</source>
        <translation>Le héros n’a pas encore de fichier.</translation>
    </message>
    <message>
        <source>No copy of the unsaved hero can be kept in %1.</source>
        <translation>Impossible de conserver dans %1 une copie du héros non enregistré.</translation>
    </message>
    <message>
        <source>This hero has changes that are not saved.</source>
        <translation>Ce héros a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>a hero that was not saved yet</source>
        <translation>un héros qui n’a pas encore de fichier</translation>
    </message>
    <message>
        <source>Save the hero</source>
        <translation>Enregistrer le héros</translation>
    </message>
    <message>
        <source>Heroes (*.hero)</source>
        <translation>Héros (*.hero)</translation>
    </message>
    <message>
        <source>Open a hero</source>
        <translation>Ouvrir un héros</translation>
    </message>
    <message>
        <source>New hero</source>
        <translation>Nouveau héros</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroDrawings</name>
    <message>
        <source>Select a picture</source>
        <translation>Sélectionner une image</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Images (*.png *.svg)</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroEditorPage</name>
    <message>
        <source>The text has mistakes: see the problems</source>
        <translation>Le texte contient des erreurs&#xa0;: voir les problèmes</translation>
    </message>
    <message>
        <source>The hero has no cards yet</source>
        <translation>Le héros n’a pas encore de cartes</translation>
    </message>
    <message>
        <source>Rules text</source>
        <translation>Texte de règles</translation>
    </message>
    <message>
        <source>Begin with File → New hero…, or write a first line: hero &quot;Name&quot;</source>
        <translation>Commencez par Fichier → Nouveau héros…, ou écrivez une première ligne&#xa0;: hero &quot;Name&quot;</translation>
    </message>
    <message>
        <source>The text is empty</source>
        <translation>Rien n’est encore écrit</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroFileMenu</name>
    <message>
        <source>New hero…</source>
        <translation>Nouveau héros…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Export package…</source>
        <translation>Exporter le paquet…</translation>
    </message>
    <message>
        <source>Import cards from CSV…</source>
        <translation>Cartes depuis un tableau (CSV)…</translation>
    </message>
    <message>
        <source>Cards out of a table</source>
        <translation>Cartes depuis un tableau</translation>
    </message>
    <message>
        <source>Copy a built-in hero…</source>
        <translation>Copier un héros fourni…</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroFiles</name>
    <message>
        <source>A name needs at least one letter</source>
        <translation>Un nom a besoin d’au moins une lettre</translation>
    </message>
    <message>
        <source>The text has mistakes: see the problems</source>
        <translation>Le texte contient des erreurs&#xa0;: voir les problèmes</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroHead</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Chercher et remplacer</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Mettre en forme</translation>
    </message>
    <message>
        <source>Puts the text into its canonical form</source>
        <translation>Met le texte sous sa forme canonique</translation>
    </message>
    <message>
        <source>Try this card</source>
        <translation>Essayer cette carte</translation>
    </message>
    <message>
        <source>The card at the cursor on a table where it can be played at once</source>
        <translation>La carte sous le curseur, sur une table où elle peut être jouée aussitôt</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>A match with this hero</source>
        <translation>Une partie avec ce héros</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroOutline</name>
    <message>
        <source>What the file declares</source>
        <translation>Ce que le fichier déclare</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroProblems</name>
    <message>
        <source>The text is empty</source>
        <translation>Rien n’est encore écrit</translation>
    </message>
    <message>
        <source>Nothing is wrong</source>
        <translation>Tout est en ordre</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroSide</name>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langage</translation>
    </message>
    <message>
        <source>Everything that can be written, with examples</source>
        <translation>Tout ce qui peut s’écrire, avec des exemples</translation>
    </message>
    <message>
        <source>Beside the text</source>
        <translation>À côté du texte</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroWorkspace</name>
    <message>
        <source>What is done with the hero</source>
        <translation>Ce qu’on fait du héros</translation>
    </message>
</context>
<context>
    <name>fabletop::JudgedView</name>
    <message numerus="yes">
        <source>%1: %n points lost</source>
        <comment>verdict</comment>
        <translation>
            <numerusform>%1&#xa0;: %n point perdu</numerusform>
            <numerusform>%1&#xa0;: %n points perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Rien de mieux n’a été trouvé.</translation>
    </message>
    <message>
        <source>About as good as the best decision.</source>
        <translation>À peu près aussi bonne que la meilleure.</translation>
    </message>
    <message>
        <source>%1’s chance to win falls from %2% to %3%.</source>
        <translation>Les chances de victoire de %1 passent de %2&#xa0;% à %3&#xa0;%.</translation>
    </message>
    <message>
        <source>Options, with %1’s chance to win in %</source>
        <translation>Options et % de victoire de %1</translation>
    </message>
    <message>
        <source>Looking for better options…</source>
        <translation>Recherche de meilleures options…</translation>
    </message>
    <message>
        <source>Your choice: %1</source>
        <translation>Votre choix&#xa0;: %1</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Joué&#xa0;: %1</translation>
    </message>
    <message>
        <source>Likely continuation</source>
        <translation>Suite probable</translation>
    </message>
</context>
<context>
    <name>fabletop::JudgedWhole</name>
    <message>
        <source>The match so far</source>
        <translation>La partie jusqu’ici</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Toute la partie</translation>
    </message>
    <message>
        <source>%1% accuracy</source>
        <translation>%1&#xa0;% de précision</translation>
    </message>
    <message>
        <source>Biggest swing: turn %1</source>
        <translation>Plus grand tournant&#xa0;: tour %1</translation>
    </message>
    <message>
        <source>The chance to win is the average of what both sides knew. Hidden cards don’t count. Luck is how draws, shuffles and revealed cards changed that chance.</source>
        <translation>Les chances de victoire sont la moyenne de ce que savait chaque camp&#xa0;; les cartes cachées ne comptent pas. La chance est ce que les pioches, les mélanges et les cartes révélées y ont changé.</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <translation>
            <numerusform>%n imprécision</numerusform>
            <numerusform>%n imprécisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>%n gaffe</numerusform>
            <numerusform>%n gaffes</numerusform>
        </translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation>chance %1</translation>
    </message>
    <message>
        <source>Costliest mistakes</source>
        <translation>Erreurs les plus coûteuses</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>turn and decision</comment>
        <translation>Tour %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>fabletop::KeyButton</name>
    <message>
        <source>Press a key</source>
        <translation>Appuyez sur une touche</translation>
    </message>
</context>
<context>
    <name>fabletop::KeyRow</name>
    <message>
        <source>%1: no key</source>
        <translation>%1&#xa0;: aucune touche</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 already does this: %2.</source>
        <translation>%1 fait déjà ceci&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Take it from %1</source>
        <translation>La retirer à %1</translation>
    </message>
</context>
<context>
    <name>fabletop::KeySheet</name>
    <message>
        <source>Keys of this page</source>
        <translation>Touches de cette page</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Changer les touches</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>fabletop::Laboratory</name>
    <message>
        <source>no way</source>
        <translation>aucun chemin</translation>
    </message>
    <message>
        <source>No match can be played yet: see the problems</source>
        <translation>Aucune partie ne peut encore être jouée&#xa0;: voyez les problèmes</translation>
    </message>
    <message>
        <source>Computers play on it, half of the games from each start.</source>
        <translation>Parties entre ordinateurs, la moitié depuis chaque départ.</translation>
    </message>
    <message numerus="yes">
        <source>Start 1 won %1% (%2 to %3%) of %n game(s)</source>
        <translation>
            <numerusform>Le départ 1 a remporté %1&#xa0;% (de %2 à %3&#xa0;%) de %n partie</numerusform>
            <numerusform>Le départ 1 a remporté %1&#xa0;% (de %2 à %3&#xa0;%) de %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>The starts are not worth the same.</source>
        <translation>Les départs ne se valent pas.</translation>
    </message>
    <message>
        <source>No difference is certain.</source>
        <translation>Aucune différence établie.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>In range of how many spaces, by zone</source>
        <translation>À portée de combien de cases, par zone</translation>
    </message>
    <message>
        <source>No overlay</source>
        <translation>Aucun calque</translation>
    </message>
    <message>
        <source>Exposed to ranged attacks, %</source>
        <translation>Risque d’attaque à distance,&#xa0;%</translation>
    </message>
    <message>
        <source>Shortest ways through, %</source>
        <translation>Plus courts chemins,&#xa0;%</translation>
    </message>
    <message>
        <source>Steps from the selected space</source>
        <translation>Distance depuis la sélection</translation>
    </message>
    <message>
        <source>Protanopia preview</source>
        <translation>Vision sans cônes rouges</translation>
    </message>
    <message>
        <source>Deuteranopia preview</source>
        <translation>Vision sans cônes verts</translation>
    </message>
    <message>
        <source>Tritanopia preview</source>
        <translation>Vision sans cônes bleus</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Calque sur le plateau</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Test the starts</source>
        <translation>Tester les départs</translation>
    </message>
    <message>
        <source>Spaces: %1, lines: %2 (%3 a space)</source>
        <translation>Cases&#xa0;: %1, lignes&#xa0;: %2 (%3 par case)</translation>
    </message>
    <message>
        <source>Closest colours: %1, %2</source>
        <translation>Couleurs les plus proches&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Least contrast: %1, %2 to 1</source>
        <translation>Contraste le plus faible&#xa0;: %1, %2 pour 1</translation>
    </message>
    <message>
        <source>%1–%2: %3</source>
        <comment>two starts and the steps between them</comment>
        <translation>%1–%2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Steps between starts:</source>
        <translation>Cases entre les départs&#xa0;:</translation>
    </message>
    <message>
        <source>Spaces in range</source>
        <translation>Cases à portée</translation>
    </message>
</context>
<context>
    <name>fabletop::LedgerColumns</name>
    <message>
        <source>Steps of the combat</source>
        <translation>Étapes du combat</translation>
    </message>
</context>
<context>
    <name>fabletop::LedgerView</name>
    <message>
        <source>Steps of the combat</source>
        <translation>Étapes du combat</translation>
    </message>
</context>
<context>
    <name>fabletop::Lesson</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Welcome. Your hero is already there; place the sidekick on one of the lit spaces.</source>
        <translation>Bienvenue. Votre héros est déjà en place&#xa0;; placez l’acolyte sur une des cases éclairées.</translation>
    </message>
    <message>
        <source>You have two actions per turn. Press Maneuver or drag a fighter: you draw a card and may move.</source>
        <translation>Vous avez deux actions par tour. Cliquez sur «&#xa0;Manœuvre&#xa0;» ou faites glisser un combattant&#xa0;: vous piochez une carte et pouvez vous déplacer.</translation>
    </message>
    <message>
        <source>Click a card to boost the move by the number in its drop. Move your fighters, then press Done.</source>
        <translation>Cliquez sur une carte pour ajouter au déplacement le nombre de sa goutte. Déplacez vos combattants, puis cliquez sur «&#xa0;Terminé&#xa0;».</translation>
    </message>
    <message>
        <source>Fighters walk along the lines between spaces. Rest the pointer on a space to see its lines.</source>
        <translation>Les combattants suivent les lignes entre les cases. Posez le pointeur sur une case pour voir les siennes.</translation>
    </message>
    <message>
        <source>Colors are zones; a ranged fighter attacks anyone in its zones. Rest the pointer on your sidekick.</source>
        <translation>Les couleurs sont des zones&#xa0;; un combattant à distance attaque n’importe qui dans les siennes. Posez le pointeur sur votre acolyte.</translation>
    </message>
    <message>
        <source>Red rings mark whom you can attack. Press Attack, then choose attacker, target and card in any order.</source>
        <translation>Des anneaux rouges marquent qui vous pouvez attaquer. Cliquez sur «&#xa0;Attaque&#xa0;», puis choisissez attaquant, cible et carte, dans l’ordre de votre choix.</translation>
    </message>
    <message>
        <source>A card with a quill is a scheme, an action of its own. Press Scheme and play it.</source>
        <translation>Une carte à plume est un stratagème, une action à part entière. Cliquez sur «&#xa0;Stratagème&#xa0;» et jouez-la.</translation>
    </message>
    <message>
        <source>Rest the pointer on your hero: numbers show how many steps away each space is.</source>
        <translation>Posez le pointeur sur votre héros&#xa0;: des nombres indiquent à quelle distance se trouve chaque case.</translation>
    </message>
    <message>
        <source>The combat plays out line by line, and every line cites its rule. Click to continue.</source>
        <translation>Le combat est raconté ligne par ligne, et chaque ligne cite sa règle. Cliquez pour continuer.</translation>
    </message>
    <message>
        <source>Choose a card with a shield or a hexagon, or none: its value is subtracted from the attack.</source>
        <translation>Choisissez une carte à bouclier ou à hexagone, ou aucune&#xa0;: sa valeur est déduite de l’attaque.</translation>
    </message>
    <message>
        <source>A card with a quill is a scheme, an action of its own. You’ll draw one soon.</source>
        <translation>Une carte à plume est un stratagème, une action à part entière. Vous en piocherez une.</translation>
    </message>
</context>
<context>
    <name>fabletop::LessonTag</name>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>First duel</source>
        <translation>Premier duel</translation>
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
        <translation>Fichier d’un Fabletop plus récent (version de fichier %1)</translation>
    </message>
    <message>
        <source>The hero %1 is not installed</source>
        <translation>Héros non installé&#xa0;: %1</translation>
    </message>
    <message>
        <source>This is no match file</source>
        <translation>Ce n’est pas un fichier de partie</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>non terminée</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>sample</source>
        <translation>exemple</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Champ de bataille</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
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
        <translation>Santé</translation>
    </message>
    <message>
        <source>%1, the others resigned</source>
        <translation>%1, par abandon</translation>
    </message>
    <message>
        <source>Couldn’t read this file</source>
        <translation>Impossible de lire ce fichier</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Non terminée</translation>
    </message>
    <message numerus="yes">
        <source>%1 won</source>
        <translation>
            <numerusform>Victoire&#xa0;: %1</numerusform>
            <numerusform>Victoire&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>the others resigned, turn %1</source>
        <translation>par abandon, tour %1</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <comment>card that ended it</comment>
        <translation>%1, tour %2</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>exhaustion, turn %1</source>
        <translation>épuisement, tour %1</translation>
    </message>
</context>
<context>
    <name>fabletop::LibraryPage</name>
    <message>
        <source>any hero</source>
        <translation>tous les héros</translation>
    </message>
    <message>
        <source>Heroes, people, cards</source>
        <translation>Héros, joueurs, cartes</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Héros</translation>
    </message>
    <message>
        <source>all matches</source>
        <translation>toutes les parties</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminées</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>non terminées</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>No match is like that</source>
        <translation>Aucune partie ne correspond</translation>
    </message>
    <message>
        <source>No match has been played yet</source>
        <translation>Aucune partie n’a encore été jouée</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es)</source>
        <translation>
            <numerusform>%1 sur %n partie</numerusform>
            <numerusform>%1 sur %n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::LibraryPlace</name>
    <message numerus="yes">
        <source>%n match(es) were taken in</source>
        <translation>
            <numerusform>%n partie ajoutée</numerusform>
            <numerusform>%n parties ajoutées</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
</context>
<context>
    <name>fabletop::LibraryPreview</name>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>exemple</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>battlefield, date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Biggest blow: %1 damage to %2, turn %3</source>
        <translation>Plus gros coup contre %2 (dégâts&#xa0;: %1), tour %3</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>The last line is incomplete and was skipped</source>
        <translation>La dernière ligne est incomplète et a été ignorée</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>health</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Santé</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dégâts</translation>
    </message>
    <message>
        <source>Biggest blow: %1 damage to %2, turn %3, with %4</source>
        <translation>Plus gros coup contre %2 (dégâts&#xa0;: %1), tour %3, avec %4</translation>
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
            <numerusform>décision</numerusform>
            <numerusform>décisions</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue match</source>
        <translation>Reprendre la partie</translation>
    </message>
</context>
<context>
    <name>fabletop::MainMenu</name>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>A&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;About Fabletop</source>
        <translation>À &amp;propos de Fabletop</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save a copy as…</source>
        <translation>&amp;Enregistrer une copie sous…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Revenir en arrière</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Matches (*.match);;All files (*)</source>
        <translation>Parties (*.match);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;Keys of this page</source>
        <translation>&amp;Touches de cette page</translation>
    </message>
</context>
<context>
    <name>fabletop::MainWindow</name>
    <message>
        <source>Drop to open</source>
        <translation>Déposez pour ouvrir</translation>
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
        <translation>Toute la partie</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>%1, event %2; %3</source>
        <translation>%1, événement %2&#x202f;; %3</translation>
    </message>
    <message>
        <source>%1, event %2 of %3; %4</source>
        <translation>%1, événement %2 sur %3&#x202f;; %4</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Santé</translation>
    </message>
    <message>
        <source>%1 wins with %2% chance</source>
        <translation>%1 gagne avec %2&#xa0;% de chances</translation>
    </message>
</context>
<context>
    <name>fabletop::MatchKeeper</name>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Matches (*.match)</source>
        <translation>Parties (*.match)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 copie</translation>
    </message>
    <message numerus="yes">
        <source>The match goes on; %n change(s) aren’t saved yet.</source>
        <translation>
            <numerusform>La partie continue&#x202f;; %n modification n’est pas encore enregistrée.</numerusform>
            <numerusform>La partie continue&#x202f;; %n modifications ne sont pas encore enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>This file can’t be changed. Notes and branches are saved only in a copy.</source>
        <translation>Ce fichier ne peut pas être modifié. Les notes et les variantes ne sont enregistrées que dans une copie.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) to this match aren’t saved, because the file can’t be written.</source>
        <translation>
            <numerusform>%n modification de cette partie n’est pas enregistrée, car le fichier ne peut pas être écrit.</numerusform>
            <numerusform>%n modifications de cette partie ne sont pas enregistrées, car le fichier ne peut pas être écrit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::MatchReport</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>Battlefield: %1</source>
        <translation>Champ de bataille&#xa0;: %1</translation>
    </message>
    <message>
        <source>Seat %1: %2 plays %3</source>
        <translation>Place %1&#xa0;: %2 joue %3</translation>
    </message>
    <message>
        <source>Practice: anything could be taken back</source>
        <translation>Entraînement&#xa0;: retour en arrière libre</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mains visibles</translation>
    </message>
    <message>
        <source>The match is not over</source>
        <translation>La partie n’est pas terminée</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message numerus="yes">
        <source>%n damage, health %1 to %2</source>
        <translation>
            <numerusform>%n dégât, santé&#xa0;: %1 → %2</numerusform>
            <numerusform>%n dégâts, santé&#xa0;: %1 → %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: %2 loses %n and the lead</source>
        <translation>
            <numerusform>Tour %1&#xa0;: %2 perd %n point de vie et l’avantage</numerusform>
            <numerusform>Tour %1&#xa0;: %2 perd %n points de vie et l’avantage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: %2 loses %n at once</source>
        <translation>
            <numerusform>Tour %1&#xa0;: %2 perd %n point de vie d’un coup</numerusform>
            <numerusform>Tour %1&#xa0;: %2 perd %n points de vie d’un coup</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands were shown after decision %1, while the match was running</source>
        <translation>Toutes les mains ont été montrées après la décision %1, pendant la partie</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>effet annulé</translation>
    </message>
</context>
<context>
    <name>fabletop::MatchSession</name>
    <message>
        <source>%1 (another line)</source>
        <translation>%1 (autre ligne)</translation>
    </message>
    <message>
        <source>Tried from turn %1</source>
        <translation>Essai depuis le tour %1</translation>
    </message>
    <message>
        <source>Tried from setup</source>
        <translation>Essai depuis la mise en place</translation>
    </message>
</context>
<context>
    <name>fabletop::MenuRow</name>
    <message>
        <source>Welcome page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuster à la fenêtre</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
</context>
<context>
    <name>fabletop::NamesPage</name>
    <message>
        <source>Translated names</source>
        <translation>Comment s’appelle-t-il dans d’autres langues&#xa0;?</translation>
    </message>
    <message>
        <source>The cards are written in four languages by themselves; names are not. Where nothing stands the English name is used.</source>
        <translation>Les cartes s’écrivent d’elles-mêmes en quatre langues, pas les noms. Là où il n’y a rien, le nom anglais est utilisé.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
</context>
<context>
    <name>fabletop::Narration</name>
    <message>
        <source>%1 takes effect</source>
        <translation>%1 prend effet</translation>
    </message>
    <message>
        <source>%1 shuffles the deck</source>
        <translation>%1 mélange son deck</translation>
    </message>
    <message>
        <source>%1 puts cards back on the deck</source>
        <translation>%1 replace des cartes sur le deck</translation>
    </message>
    <message>
        <source>%1 goes to the discard pile</source>
        <translation>%1 va dans la défausse</translation>
    </message>
    <message>
        <source>%1 takes the place of the card played</source>
        <translation>%1 prend la place de la carte jouée</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 pioche %2</translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 pioche une carte</translation>
    </message>
    <message>
        <source>%1 discards %2 from the deck</source>
        <translation>%1 défausse %2 depuis le deck</translation>
    </message>
    <message>
        <source>%1 holds too many cards and discards %2</source>
        <translation>%1 a trop de cartes en main et défausse %2</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 défausse %2</translation>
    </message>
    <message>
        <source>%1 adds a boost, face down</source>
        <translation>%1 ajoute un BOOST, face cachée</translation>
    </message>
    <message>
        <source>%1 boosts by %2 with %3</source>
        <translation>%1 booste de %2 avec %3</translation>
    </message>
    <message>
        <source>%1 attacks with %2</source>
        <translation>%1 attaque avec %2</translation>
    </message>
    <message>
        <source>%1 defends with %2</source>
        <translation>%1 se défend avec %2</translation>
    </message>
    <message>
        <source>%1 has chosen an attack card</source>
        <translation>%1 a choisi une carte Attaque</translation>
    </message>
    <message>
        <source>%1 has chosen a defense card</source>
        <translation>%1 a choisi une carte Défense</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 joue %2</translation>
    </message>
    <message>
        <source>%1 puts %2 on top of the deck</source>
        <translation>%1 place %2 sur le deck</translation>
    </message>
    <message>
        <source>%1 puts %2 under the deck</source>
        <translation>%1 place %2 sous le deck</translation>
    </message>
    <message>
        <source>%1 puts %2 into the discard pile</source>
        <translation>%1 place %2 dans la défausse</translation>
    </message>
    <message>
        <source>%1 takes %2 out of the discard pile</source>
        <translation>%1 reprend %2 dans la défausse</translation>
    </message>
    <message>
        <source>%1 takes %2 out of the deck</source>
        <translation>%1 prend %2 dans le deck</translation>
    </message>
    <message>
        <source>%1 takes %2 into the hand</source>
        <translation>%1 prend %2 en main</translation>
    </message>
    <message>
        <source>Cards in the hand of %1 are looked at</source>
        <translation>Des cartes de la main tenue par %1 sont regardées</translation>
    </message>
    <message>
        <source>Cards in the deck of %1 are looked at</source>
        <translation>Des cartes du deck joué par %1 sont regardées</translation>
    </message>
    <message>
        <source>%1 looks at the hand of %2</source>
        <translation>%1 regarde la main tenue par %2</translation>
    </message>
    <message>
        <source>%1 looks at cards in the deck of %2</source>
        <translation>%1 regarde des cartes du deck joué par %2</translation>
    </message>
    <message>
        <source>%1 sees cards of %2: %3</source>
        <translation>%1 voit des cartes appartenant à %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 starts on %2</source>
        <translation>%1 commence sur la case %2</translation>
    </message>
    <message>
        <source>%1 is placed on %2</source>
        <translation>%1 prend place sur la case %2</translation>
    </message>
    <message>
        <source>%1 returns on %2</source>
        <translation>%1 revient sur la case %2</translation>
    </message>
    <message>
        <source>%1 stays on %2</source>
        <translation>%1 reste sur la case %2</translation>
    </message>
    <message>
        <source>%1 moves from %2 to %3</source>
        <translation>%1 se déplace de la case %2 à la case %3</translation>
    </message>
    <message>
        <source>%1 and %2 change places</source>
        <translation>%1 et %2 échangent leurs positions</translation>
    </message>
    <message>
        <source>%1 leaves the battlefield</source>
        <translation>%1 quitte le champ de bataille</translation>
    </message>
    <message>
        <source>%1 takes no damage</source>
        <translation>%1 ne subit aucun dégât</translation>
    </message>
    <message>
        <source>%1 now has %2 health</source>
        <translation>%1&#xa0;: la santé passe à %2</translation>
    </message>
    <message>
        <source>%1 is out of the match</source>
        <translation>%1 est hors jeu</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The turn of %1 ends</source>
        <translation>%1 termine son tour</translation>
    </message>
    <message>
        <source>%1 maneuvers</source>
        <translation>%1 effectue une manœuvre</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 attaque %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1 lies open</source>
        <translation>%1 est face visible</translation>
    </message>
    <message>
        <source>%1 against no defense</source>
        <translation>%1 contre aucune défense</translation>
    </message>
    <message>
        <source>, boosted with %1</source>
        <translation>, avec %1 en BOOST</translation>
    </message>
    <message>
        <source>The attack value stays %1</source>
        <translation>La valeur d’attaque reste à %1</translation>
    </message>
    <message>
        <source>The defense value stays %1</source>
        <translation>La valeur de défense reste à %1</translation>
    </message>
    <message>
        <source>The attack value rises by %1 to %2</source>
        <translation>La valeur d’attaque augmente de %1 et passe à %2</translation>
    </message>
    <message>
        <source>The defense value rises by %1 to %2</source>
        <translation>La valeur de défense augmente de %1 et passe à %2</translation>
    </message>
    <message>
        <source>The attack value falls by %1 to %2</source>
        <translation>La valeur d’attaque diminue de %1 et passe à %2</translation>
    </message>
    <message>
        <source>The defense value falls by %1 to %2</source>
        <translation>La valeur de défense diminue de %1 et passe à %2</translation>
    </message>
    <message>
        <source>The attack value becomes %1</source>
        <translation>La valeur d’attaque devient %1</translation>
    </message>
    <message>
        <source>The defense value becomes %1</source>
        <translation>La valeur de défense devient %1</translation>
    </message>
    <message>
        <source>The boost of the attack is lost</source>
        <translation>Le BOOST de l’attaque est perdu</translation>
    </message>
    <message>
        <source>The attack value is ignored</source>
        <translation>La valeur d’attaque est ignorée</translation>
    </message>
    <message>
        <source>The defense value is ignored</source>
        <translation>La valeur de défense est ignorée</translation>
    </message>
    <message>
        <source>%1 takes no combat damage</source>
        <translation>%1 ne subit aucun dégât de combat</translation>
    </message>
    <message>
        <source>Attack %1, defense %2</source>
        <translation>Attaque %1, défense %2</translation>
    </message>
    <message>
        <source>Attack %1, defense %2: %3 wins the combat</source>
        <translation>Attaque %1, défense %2&#xa0;: %3 remporte le combat</translation>
    </message>
    <message>
        <source>%1 names the number %2</source>
        <translation>%1 annonce le nombre %2</translation>
    </message>
    <message>
        <source>%1 is now: %2</source>
        <translation>%1 devient&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 is now %3</source>
        <translation>%1&#xa0;: %2 passe à %3</translation>
    </message>
    <message>
        <source>%1 is put on %2</source>
        <translation>Jeton %1 placé sur la case %2</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 remporte la partie</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>%1 remportent la partie</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>no fighter</source>
        <translation>aucun combattant</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>a token</source>
        <translation>un jeton</translation>
    </message>
    <message>
        <source>the ability of %1</source>
        <translation>la capacité que possède %1</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Déclaration</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Choix des cartes</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Révélation</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>Immédiatement</translation>
    </message>
    <message>
        <source>During combat</source>
        <translation>Pendant le combat</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>After combat</source>
        <translation>Après le combat</translation>
    </message>
    <message>
        <source>Clean-up</source>
        <translation>Nettoyage</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Maneuver</source>
        <translation>Manœuvre</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Stratagème</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>%1 attacks %2 with %3</source>
        <translation>%1 attaque %2 avec %3</translation>
    </message>
    <message>
        <source>space %1</source>
        <translation>la case %1</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>l’option %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>«&#xa0;rien&#xa0;»</translation>
    </message>
    <message>
        <source>%1 boosts with %2</source>
        <translation>%1 booste avec %2</translation>
    </message>
    <message>
        <source>%1 moves %2 to %3</source>
        <translation>%1 déplace %2 vers la case %3</translation>
    </message>
    <message>
        <source>%1 places %2 on %3</source>
        <translation>%1 place %2 sur la case %3</translation>
    </message>
    <message>
        <source>%1 gives up %2</source>
        <translation>%1 défausse %2</translation>
    </message>
    <message>
        <source>%1 chooses %2</source>
        <translation>%1 choisit %2</translation>
    </message>
    <message>
        <source>%1 says yes</source>
        <translation>%1 dit oui</translation>
    </message>
    <message>
        <source>%1 declines</source>
        <translation>%1 passe</translation>
    </message>
    <message>
        <source>Boost with %1</source>
        <translation>Booster avec %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 vers la case %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur la case %2</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer %1</translation>
    </message>
    <message>
        <source>Defend with %1</source>
        <translation>Se défendre avec %1</translation>
    </message>
    <message>
        <source>Give up %1</source>
        <translation>Défausser %1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>%1, choose an action</source>
        <translation>%1, choisissez une action</translation>
    </message>
    <message>
        <source>%1, move your fighters</source>
        <translation>%1, déplacez vos combattants</translation>
    </message>
    <message>
        <source>%1, choose a defense for %2</source>
        <translation>%1, choisissez une défense pour %2</translation>
    </message>
    <message>
        <source>%1, boost the attack or leave it</source>
        <translation>%1, boostez l’attaque ou laissez-la telle quelle</translation>
    </message>
    <message>
        <source>%1, choose a space</source>
        <translation>%1, choisissez une case</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <translation>%1, placez %2</translation>
    </message>
    <message>
        <source>%1, choose whom to move and where</source>
        <translation>%1, choisissez qui déplacer et où</translation>
    </message>
    <message>
        <source>%1, move %2</source>
        <translation>%1, déplacez %2</translation>
    </message>
    <message>
        <source>%1, choose a fighter</source>
        <translation>%1, choisissez un combattant</translation>
    </message>
    <message>
        <source>%1, choose a card</source>
        <translation>%1, choisissez une carte</translation>
    </message>
    <message>
        <source>%1, choose a player</source>
        <translation>%1, choisissez un joueur</translation>
    </message>
    <message>
        <source>%1, name a number from 0 to 9</source>
        <translation>%1, annoncez un nombre de 0 à 9</translation>
    </message>
    <message>
        <source>%1, choose what to do</source>
        <translation>%1, choisissez quoi faire</translation>
    </message>
    <message>
        <source>%1, choose a card to discard</source>
        <translation>%1, choisissez une carte à défausser</translation>
    </message>
    <message>
        <source>%1, choose what comes first</source>
        <translation>%1, choisissez ce qui vient en premier</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>%1 is not in your hand</source>
        <translation>%1 n’est pas dans votre main</translation>
    </message>
    <message>
        <source>%1 may not use %2 now</source>
        <translation>%1 ne peut pas utiliser %2 pour l’instant</translation>
    </message>
    <message>
        <source>%1 may not use %2: it is for %3</source>
        <translation>%1 ne peut pas utiliser %2, carte réservée à %3</translation>
    </message>
    <message>
        <source>%1 is no attack card</source>
        <translation>%1 n’est pas une carte Attaque</translation>
    </message>
    <message>
        <source>%1 is no defense card</source>
        <translation>%1 n’est pas une carte Défense</translation>
    </message>
    <message>
        <source>%1 is no scheme</source>
        <translation>%1 n’est pas un stratagème</translation>
    </message>
    <message>
        <source>%1 has no boost value</source>
        <translation>%1 n’a pas de valeur de BOOST</translation>
    </message>
    <message>
        <source>Space %1 is taken</source>
        <translation>La case %1 est occupée</translation>
    </message>
    <message>
        <source>%1 cannot reach space %2</source>
        <translation>%1 ne peut pas atteindre la case %2</translation>
    </message>
    <message>
        <source>Space %1 may not be chosen here</source>
        <translation>La case %1 ne peut pas être choisie ici</translation>
    </message>
    <message>
        <source>%1 is on the same side</source>
        <translation>%1 est dans le même camp</translation>
    </message>
    <message>
        <source>%1 has no line to %2: a melee fighter must be adjacent</source>
        <translation>Aucune ligne ne relie %1 et %2&#xa0;: un combattant de mêlée doit être adjacent</translation>
    </message>
    <message>
        <source>%1 is neither adjacent to %2 nor in a zone with it</source>
        <translation>%1 et %2 ne sont ni sur des cases adjacentes ni dans une même zone</translation>
    </message>
    <message>
        <source>Something else must be decided first</source>
        <translation>Une autre décision doit être prise d’abord</translation>
    </message>
    <message>
        <source>There is no such fighter in this match</source>
        <translation>Ce combattant n’existe pas dans cette partie</translation>
    </message>
    <message>
        <source>%1 is not on the battlefield</source>
        <translation>%1 n’est pas sur le champ de bataille</translation>
    </message>
    <message>
        <source>%1 is not your fighter</source>
        <translation>%1 n’est pas dans votre camp</translation>
    </message>
    <message>
        <source>No attack card in hand</source>
        <translation>Aucune carte Attaque en main</translation>
    </message>
    <message>
        <source>No attack card that %1 may use</source>
        <translation>Aucune carte Attaque utilisable par %1</translation>
    </message>
    <message>
        <source>No scheme that can be played</source>
        <translation>Aucun stratagème jouable</translation>
    </message>
    <message>
        <source>%1 has already moved</source>
        <translation>%1 a déjà effectué son déplacement</translation>
    </message>
    <message>
        <source>No further boost: it comes before the first move, and only once</source>
        <translation>Plus de BOOST possible&#xa0;: il vient avant le premier déplacement, et une seule fois</translation>
    </message>
    <message>
        <source>That is not possible now</source>
        <translation>Ce n’est pas possible pour l’instant</translation>
    </message>
    <message>
        <source>Back to before: %1</source>
        <translation>Revenir juste avant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing has been decided yet</source>
        <translation>Aucune décision n’a encore été prise</translation>
    </message>
    <message>
        <source>A card has been drawn since</source>
        <translation>Une carte a été piochée depuis</translation>
    </message>
    <message>
        <source>A deck has been shuffled since</source>
        <translation>Un deck a été mélangé depuis</translation>
    </message>
    <message>
        <source>Cards have been shown since</source>
        <translation>Des cartes ont été montrées depuis</translation>
    </message>
    <message>
        <source>The cards have been revealed since</source>
        <translation>Les cartes ont été révélées depuis</translation>
    </message>
    <message>
        <source>Chance has decided since</source>
        <translation>Le hasard est intervenu depuis</translation>
    </message>
    <message>
        <source>A card has been played for all to see</source>
        <translation>Une carte a été jouée à la vue de tous</translation>
    </message>
    <message>
        <source>Somebody else has decided since</source>
        <translation>Quelqu’un d’autre a pris une décision depuis</translation>
    </message>
    <message>
        <source>A recorded match stays as it was</source>
        <translation>Une partie enregistrée reste telle quelle</translation>
    </message>
    <message>
        <source>the opposing heroes are defeated in turn %1</source>
        <translation>les héros adverses sont vaincus au tour %1</translation>
    </message>
    <message>
        <source>exhaustion defeated %1 in turn %2</source>
        <translation>l’épuisement a vaincu %1 au tour %2</translation>
    </message>
    <message>
        <source>%1 defeated %2 in turn %3</source>
        <translation>%1 a vaincu %2 au tour %3</translation>
    </message>
    <message>
        <source>%1 was defeated in turn %2</source>
        <translation>un effet a vaincu %1 au tour %2</translation>
    </message>
    <message>
        <source>%1 has no target: nobody is adjacent or in the same zone</source>
        <translation>%1 n’a aucune cible&#xa0;: personne sur une case adjacente ni dans la même zone</translation>
    </message>
    <message>
        <source>%1 has no target: nobody is adjacent</source>
        <translation>%1 n’a aucune cible&#xa0;: personne sur une case adjacente</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage from exhaustion</source>
        <translation>
            <numerusform>%1 subit %n dégât d’épuisement</numerusform>
            <numerusform>%1 subit %n dégâts d’épuisement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage from %2</source>
        <translation>
            <numerusform>%1 subit %n dégât (%2)</numerusform>
            <numerusform>%1 subit %n dégâts (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage</source>
        <translation>
            <numerusform>%1 subit %n dégât</numerusform>
            <numerusform>%1 subit %n dégâts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 recovers %n health</source>
        <translation>
            <numerusform>%1 récupère %n point de vie</numerusform>
            <numerusform>%1 récupère %n points de vie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n action(s)</source>
        <translation>
            <numerusform>%1 gagne %n action</numerusform>
            <numerusform>%1 gagne %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, move %2 up to %n space(s)</source>
        <translation>
            <numerusform>%1, déplacez %2 de %n case au maximum</numerusform>
            <numerusform>%1, déplacez %2 de %n cases au maximum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, discard %n card(s)</source>
        <translation>
            <numerusform>%1, défaussez %n carte</numerusform>
            <numerusform>%1, défaussez %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Space %1 is %n space(s) away, %2 may move %3</source>
        <translation>
            <numerusform>La case %1 est à %n case de distance&#xa0;; %2 peut se déplacer de %3 au maximum</numerusform>
            <numerusform>La case %1 est à %n cases de distance&#xa0;; %2 peut se déplacer de %3 au maximum</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>Ordinateur %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>%1 resigns</source>
        <translation>%1 abandonne</translation>
    </message>
    <message>
        <source>%1 resigned on turn %2</source>
        <translation>%1 a abandonné au tour %2</translation>
    </message>
    <message>
        <source>the other side resigned on turn %1</source>
        <translation>l’autre camp a abandonné au tour %1</translation>
    </message>
    <message>
        <source>a rules text</source>
        <translation>un texte de règles</translation>
    </message>
    <message>
        <source>%1 never ended and was stopped: the match can’t continue</source>
        <translation>%1 n’en finissait pas et il a fallu l’interrompre&#xa0;: la partie ne peut pas continuer</translation>
    </message>
    <message>
        <source>%1 exceeded the limits of the table and was stopped: the match can’t continue</source>
        <translation>%1 a dépassé les limites de la table et il a fallu l’interrompre&#xa0;: la partie ne peut pas continuer</translation>
    </message>
    <message>
        <source>%1 resigned during setup</source>
        <translation>%1 a abandonné pendant la mise en place</translation>
    </message>
    <message>
        <source>the other side resigned during setup</source>
        <translation>l’autre camp a abandonné pendant la mise en place</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 est hors de combat</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>It is for %1 to decide now</source>
        <translation>C’est maintenant à %1 de décider</translation>
    </message>
    <message>
        <source>%1: no change, still %2</source>
        <translation>%1&#xa0;: aucun changement, toujours %2</translation>
    </message>
    <message>
        <source>%1: %2, now %3</source>
        <comment>card and change</comment>
        <translation>%1&#xa0;: %2, maintenant %3</translation>
    </message>
    <message>
        <source>%1: attack %2, now %3</source>
        <translation>%1&#xa0;: attaque %2, maintenant %3</translation>
    </message>
    <message>
        <source>%1: defense %2, now %3</source>
        <translation>%1&#xa0;: défense %2, maintenant %3</translation>
    </message>
    <message>
        <source>%1: now %2</source>
        <comment>card and value</comment>
        <translation>%1&#xa0;: maintenant %2</translation>
    </message>
    <message>
        <source>%1: attack now %2</source>
        <translation>%1&#xa0;: l’attaque passe à %2</translation>
    </message>
    <message>
        <source>%1: defense now %2</source>
        <translation>%1&#xa0;: la défense passe à %2</translation>
    </message>
    <message>
        <source>%1: stays %2</source>
        <comment>card and value</comment>
        <translation>%1&#xa0;: reste à %2</translation>
    </message>
    <message>
        <source>%1: the attack value is ignored</source>
        <translation>%1&#xa0;: la valeur d’attaque est ignorée</translation>
    </message>
    <message>
        <source>%1: the defense value is ignored</source>
        <translation>%1&#xa0;: la valeur de défense est ignorée</translation>
    </message>
    <message>
        <source>%1: the boost of the attack is lost</source>
        <translation>%1&#xa0;: le BOOST de l’attaque est perdu</translation>
    </message>
    <message>
        <source>%1: %2 takes no combat damage</source>
        <translation>%1&#xa0;: %2 ne subit aucun dégât de combat</translation>
    </message>
    <message>
        <source>Boost (%1)</source>
        <translation>Boost (%1)</translation>
    </message>
    <message>
        <source>%1 cancels the effects of %2</source>
        <translation>%1 annule les effets de la carte %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card and what it does</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage, now %2</source>
        <translation>
            <numerusform>%1 subit %n dégât, santé %2</numerusform>
            <numerusform>%1 subit %n dégâts, santé %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage (%2 − %3), now %4</source>
        <translation>
            <numerusform>%1 subit %n dégât (%2 − %3), santé %4</numerusform>
            <numerusform>%1 subit %n dégâts (%2 − %3), santé %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 makes no use of it</source>
        <translation>%1&#xa0;: %2 n’en fait pas usage</translation>
    </message>
    <message>
        <source>%1: there is nothing it could change</source>
        <translation>%1&#xa0;: il n’y a rien à changer</translation>
    </message>
    <message>
        <source>%1: there is no opposing card</source>
        <translation>%1&#xa0;: il n’y a pas de carte adverse</translation>
    </message>
    <message>
        <source>%1: %2 did not win the combat</source>
        <translation>%1&#xa0;: %2 n’a pas remporté le combat</translation>
    </message>
    <message>
        <source>%1: %2 did not lose the combat</source>
        <translation>%1&#xa0;: %2 n’a pas perdu le combat</translation>
    </message>
    <message>
        <source>%1: its condition isn’t met</source>
        <translation>%1&#xa0;: sa condition n’est pas remplie</translation>
    </message>
    <message>
        <source>%1: the effects of %2 are canceled already</source>
        <translation>%1&#xa0;: les effets de la carte %2 sont déjà annulés</translation>
    </message>
    <message>
        <source>%1: the effects of %2 can’t be canceled</source>
        <translation>%1&#xa0;: les effets de la carte %2 ne peuvent pas être annulés</translation>
    </message>
    <message>
        <source>The effects of %1 are canceled</source>
        <translation>Les effets de la carte %1 sont annulés</translation>
    </message>
    <message>
        <source>%1, use this effect?</source>
        <translation>%1, utilisez-vous cet effet&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Your deck is empty: a maneuver costs each of your fighters %n health.</source>
        <translation>
            <numerusform>Votre deck est vide&#xa0;: une manœuvre coûte %n point de vie à chacun de vos combattants.</numerusform>
            <numerusform>Votre deck est vide&#xa0;: une manœuvre coûte %n points de vie à chacun de vos combattants.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may decline.</source>
        <translation>Vous pouvez passer.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left.</source>
        <translation>
            <numerusform>%n action restante.</numerusform>
            <numerusform>%n actions restantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a fighter to maneuver.</source>
        <translation>Cliquez sur un combattant pour manœuvrer.</translation>
    </message>
    <message>
        <source>Each fighter may move once. Boost before the first move.</source>
        <translation>Chaque combattant peut se déplacer une fois. Boostez avant le premier déplacement.</translation>
    </message>
    <message>
        <source>Or fight without a defense card.</source>
        <translation>Ou combattez sans carte Défense.</translation>
    </message>
    <message>
        <source>The boost value is added to the attack.</source>
        <translation>La valeur de BOOST s’ajoute à l’attaque.</translation>
    </message>
    <message numerus="yes">
        <source>You may keep %n card(s) in hand.</source>
        <translation>
            <numerusform>Vous pouvez garder %n carte en main.</numerusform>
            <numerusform>Vous pouvez garder %n cartes en main.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a lit space, or the fighter’s own to stay.</source>
        <translation>Cliquez sur une case éclairée, ou sur celle du combattant pour qu’il y reste.</translation>
    </message>
    <message>
        <source>Click a lit space.</source>
        <translation>Cliquez sur une case éclairée.</translation>
    </message>
    <message>
        <source>Click a ringed fighter.</source>
        <translation>Cliquez sur un combattant cerclé.</translation>
    </message>
    <message>
        <source>Click a card in the row below.</source>
        <translation>Cliquez sur une carte de la rangée du bas.</translation>
    </message>
    <message>
        <source>Click a number or type it.</source>
        <translation>Cliquez sur un nombre ou tapez-le.</translation>
    </message>
    <message numerus="yes">
        <source>With this hand, you’ll discard %n card(s) at the end of the turn.</source>
        <translation>
            <numerusform>Avec cette main, vous défausserez %n carte à la fin du tour.</numerusform>
            <numerusform>Avec cette main, vous défausserez %n cartes à la fin du tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a lit space in one of your hero’s zones.</source>
        <translation>Cliquez sur une case éclairée, dans une zone de votre héros.</translation>
    </message>
    <message>
        <source>You choose the order of your effects.</source>
        <translation>Vos effets s’appliquent dans l’ordre de votre choix.</translation>
    </message>
    <message>
        <source>%1, choose which token to move and where</source>
        <translation>%1, choisissez le jeton à déplacer et où</translation>
    </message>
    <message>
        <source>Click the cards to discard.</source>
        <translation>Cliquez sur les cartes à défausser.</translation>
    </message>
    <message>
        <source>Click a token, then a lit space.</source>
        <translation>Cliquez sur un jeton, puis sur une case éclairée.</translation>
    </message>
    <message>
        <source>Click a ringed fighter, then a lit space.</source>
        <translation>Cliquez sur un combattant cerclé, puis sur une case éclairée.</translation>
    </message>
    <message>
        <source>No defense card</source>
        <translation>Aucune carte de défense</translation>
    </message>
    <message>
        <source>No further move</source>
        <translation>Plus de mouvement</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>“%1” isn’t one of the cards to choose from</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une des cartes à choisir</translation>
    </message>
    <message>
        <source>%1 can’t be chosen for this</source>
        <translation>on ne peut pas choisir %1 pour cela</translation>
    </message>
    <message>
        <source>No text for this step.</source>
        <translation>Aucun texte pour cette étape.</translation>
    </message>
</context>
<context>
    <name>fabletop::NewHeroWizard</name>
    <message>
        <source>New hero</source>
        <translation>Nouveau héros</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>fabletop::NewMatchPage</name>
    <message>
        <source>Battlefield</source>
        <translation>Champ de bataille</translation>
    </message>
    <message>
        <source>Goes first</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Surprenez-moi</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Practice: take back anything</source>
        <translation>Entraînement&#xa0;: retour en arrière libre</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mains visibles</translation>
    </message>
    <message>
        <source>A step can be taken back even after a card was drawn or shown. The match file says so.</source>
        <translation>On peut revenir en arrière même après qu’une carte a été piochée ou montrée. Le fichier de la partie l’indique.</translation>
    </message>
    <message>
        <source>Everybody sees every hand, also the computer&apos;s.</source>
        <translation>Tout le monde voit toutes les mains, y compris celle de l’ordinateur.</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>Ordinateur %1</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, place %2</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Open a rule set</source>
        <translation>Ouvrir un jeu de règles</translation>
    </message>
    <message>
        <source>Rule sets (*.rules)</source>
        <translation>Jeux de règles (*.rules)</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Autres…</translation>
    </message>
    <message>
        <source>Made by you</source>
        <translation>Fait par vous</translation>
    </message>
    <message>
        <source>From the package “%1”</source>
        <translation>Du paquet «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>A seed is a whole number of up to 15 digits.</source>
        <translation>Une graine est un nombre entier de 15 chiffres au plus.</translation>
    </message>
    <message>
        <source>on the left, moves first and third</source>
        <translation>à gauche, joue en premier et en troisième</translation>
    </message>
    <message>
        <source>on the right, moves second and fourth</source>
        <translation>à droite, joue en deuxième et en quatrième</translation>
    </message>
    <message>
        <source>Team A</source>
        <translation>Équipe A</translation>
    </message>
    <message>
        <source>Team B</source>
        <translation>Équipe B</translation>
    </message>
    <message>
        <source>Ready: %1 against %2</source>
        <translation>Prêt&#xa0;: %1 contre %2</translation>
    </message>
    <message>
        <source>Ready: %1 and %2 against %3 and %4</source>
        <translation>Prêt&#xa0;: %1 et %2 contre %3 et %4</translation>
    </message>
    <message>
        <source>%1. Rule set: %2.</source>
        <translation>%1. Règles&#xa0;: %2.</translation>
    </message>
    <message>
        <source>two teams need four starts</source>
        <translation>deux équipes ont besoin de quatre départs</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duel</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Deux équipes</translation>
    </message>
    <message>
        <source>%1. Apprentice thinks little before a move, Duelist more, Master for up to two seconds.</source>
        <translation>%1. Apprenti réfléchit peu avant de jouer, Duelliste davantage, Maître jusqu’à deux secondes.</translation>
    </message>
</context>
<context>
    <name>fabletop::NewMatchPlace</name>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>fabletop::NotesTab</name>
    <message>
        <source>Taken back here after something hidden came to light: %1</source>
        <translation>Retour en arrière jusqu’ici après une révélation (décisions effacées&#xa0;: %1)</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Marqué</translation>
    </message>
    <message>
        <source>Notes and bookmarks</source>
        <translation>Notes et signets</translation>
    </message>
    <message>
        <source>Write a note for this place</source>
        <translation>Écrire une note pour ce moment</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>sans marque</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>What the note is about</source>
        <translation>Objet de la note</translation>
    </message>
    <message>
        <source>this step</source>
        <translation>cette étape</translation>
    </message>
    <message>
        <source>this combat</source>
        <translation>ce combat</translation>
    </message>
    <message>
        <source>the whole match</source>
        <translation>toute la partie</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Ajouter la note</translation>
    </message>
    <message>
        <source>Change note</source>
        <translation>Modifier la note</translation>
    </message>
    <message>
        <source>Choose a note in the list first</source>
        <translation>Choisissez d’abord une note dans la liste</translation>
    </message>
    <message>
        <source>All hands were shown here while the match was running</source>
        <translation>Toutes les mains ont été montrées ici pendant la partie</translation>
    </message>
    <message>
        <source>This mark stays in the match file</source>
        <translation>Cette marque reste dans le fichier de la partie</translation>
    </message>
    <message>
        <source>There’s already a bookmark here.</source>
        <translation>Il y a déjà un signet ici.</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Signet</translation>
    </message>
    <message>
        <source>No notes yet</source>
        <translation>Aucune note pour l’instant</translation>
    </message>
</context>
<context>
    <name>fabletop::NumberField</name>
    <message>
        <source>Enter a number from %1 to %2.</source>
        <translation>Saisissez un nombre entre %1 et %2.</translation>
    </message>
    <message>
        <source>“%3” isn’t a whole number from %1 to %2.</source>
        <translation>«&#xa0;%3&#xa0;» n’est pas un nombre entier entre %1 et %2.</translation>
    </message>
    <message>
        <source>“%3” isn’t a number from %1 to %2.</source>
        <translation>«&#xa0;%3&#xa0;» n’est pas un nombre entre %1 et %2.</translation>
    </message>
</context>
<context>
    <name>fabletop::NumbersPage</name>
    <message>
        <source>Melee</source>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>À distance</translation>
    </message>
    <message>
        <source>Who is it?</source>
        <translation>Qui est-ce&#xa0;?</translation>
    </message>
    <message>
        <source>Heroes that are played a lot have 13 to 18 health and move 2 or 3. Every answer can be changed later.</source>
        <translation>Les héros les plus joués ont de 13 à 18 points de vie et un déplacement de 2 ou 3. Tout peut être changé plus tard.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
</context>
<context>
    <name>fabletop::PackSheet</name>
    <message>
        <source>A title is missing</source>
        <translation>Il manque un titre</translation>
    </message>
    <message>
        <source>The short name takes small letters, digits and single hyphens</source>
        <translation>Le nom court admet des minuscules, des chiffres et des traits d’union simples</translation>
    </message>
    <message>
        <source>The author is missing</source>
        <translation>Il manque l’auteur</translation>
    </message>
    <message>
        <source>The license is missing</source>
        <translation>Il manque la licence</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Joindre</translation>
    </message>
    <message>
        <source>Heroes, battlefields and rule sets (*.hero *.battlefield.json *.rules)</source>
        <translation>Héros, champs de bataille et jeux de règles (*.hero *.battlefield.json *.rules)</translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation>Image pour %1</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>Images (*.svg *.png)</translation>
    </message>
    <message>
        <source>CC BY 4.0: everybody may use and change it, and names you</source>
        <translation>CC BY 4.0&#xa0;: chacun peut l’utiliser et le modifier en vous nommant</translation>
    </message>
    <message>
        <source>CC BY-SA 4.0: the same, and what comes of it is as free</source>
        <translation>CC BY-SA 4.0&#xa0;: de même, et ce qui en est tiré reste tout aussi libre</translation>
    </message>
    <message>
        <source>CC0 1.0: everybody may do anything with it</source>
        <translation>CC0 1.0&#xa0;: chacun peut en faire ce qu’il veut</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>Dans vos propres termes</translation>
    </message>
    <message>
        <source>Pack as a file for friends</source>
        <translation>Empaqueter pour des amis</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nom court</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Révision</translation>
    </message>
    <message>
        <source>Packages of the same short name replace each other: keep it when you hand out a better one</source>
        <translation>Les paquets de même nom court se remplacent l’un l’autre&#xa0;: gardez-le quand vous en distribuez un meilleur</translation>
    </message>
    <message>
        <source>License in your own words</source>
        <translation>Licence dans vos propres termes</translation>
    </message>
    <message>
        <source>What others may do with it</source>
        <translation>Ce que les autres peuvent en faire</translation>
    </message>
    <message>
        <source>A number more each time you hand it out</source>
        <translation>Un numéro de plus chaque fois que vous le distribuez</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Ce qui est joint</translation>
    </message>
    <message>
        <source>Add a battlefield, a rule set or another hero…</source>
        <translation>Ajouter un champ de bataille, un jeu de règles ou un autre héros…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save the package…</source>
        <translation>Enregistrer le paquet…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Leave %1 out</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Picture of %1: none</source>
        <translation>Image pour %1&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Picture of %1: %2</source>
        <translation>Image pour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>%1: comes with the hero</source>
        <translation>%1&#xa0;: accompagne le héros</translation>
    </message>
</context>
<context>
    <name>fabletop::PackageView</name>
    <message>
        <source>Packages of friends</source>
        <translation>Paquets d’amis</translation>
    </message>
    <message>
        <source>Nothing of it was written anywhere. Whoever made it finds here what to mend:</source>
        <translation>Rien n’a été écrit nulle part. Son auteur trouvera ici ce qu’il faut corriger&#xa0;:</translation>
    </message>
    <message>
        <source>A package is one file with heroes, battlefields and pictures. Drop it on the window, or install it from a file. To make one, open a hero and choose “Pack as a file for friends…”.</source>
        <translation>Un paquet est un seul fichier avec des héros, des champs de bataille et des images. Déposez-le sur la fenêtre ou installez-le depuis un fichier. Pour en faire un, ouvrez un héros et choisissez «&#xa0;Exporter le paquet…&#xa0;».</translation>
    </message>
    <message>
        <source>Install and replace</source>
        <translation>Installer et remplacer</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Installer</translation>
    </message>
    <message>
        <source>It is installed already</source>
        <translation>Il est déjà installé</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Can’t install %1</source>
        <translation>Impossible d’installer %1</translation>
    </message>
    <message>
        <source>Install from a file…</source>
        <translation>Installer depuis un fichier…</translation>
    </message>
</context>
<context>
    <name>fabletop::PackagesPage</name>
    <message>
        <source>Saved as %1</source>
        <translation>Fichier enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Save the package</source>
        <translation>Enregistrer le paquet</translation>
    </message>
    <message>
        <source>Packages (*.fabletop)</source>
        <translation>Paquets (*.fabletop)</translation>
    </message>
    <message>
        <source>Install a package</source>
        <translation>Installer un paquet</translation>
    </message>
    <message>
        <source>“%1” is installed: its heroes and battlefields can be chosen for a match.</source>
        <translation>«&#xa0;%1&#xa0;» est installé&#xa0;: ses héros et champs de bataille peuvent être choisis pour une partie.</translation>
    </message>
    <message>
        <source>“%1” is removed from this computer. Saved matches with it can still be seen.</source>
        <translation>«&#xa0;%1&#xa0;» sera retiré de cet ordinateur. Les parties enregistrées avec lui resteront consultables.</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Installés</translation>
    </message>
    <message>
        <source>Installed packages</source>
        <translation>Paquets installés</translation>
    </message>
    <message>
        <source>Install from a file…</source>
        <translation>Installer depuis un fichier…</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Paquets</translation>
    </message>
</context>
<context>
    <name>fabletop::ProblemList</name>
    <message>
        <source>No match can be played with this</source>
        <translation>Ce problème empêche de jouer une partie</translation>
    </message>
    <message>
        <source>A match can be played all the same</source>
        <translation>Une partie peut quand même être jouée</translation>
    </message>
    <message>
        <source>Nothing is wrong: a match can be played</source>
        <translation>Aucun problème&#xa0;: une partie peut être jouée</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problèmes (%1)</translation>
    </message>
</context>
<context>
    <name>fabletop::PromptBar</name>
    <message>
        <source>Move now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>Always, never or ask</source>
        <translation>Toujours, jamais ou demander</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>Demander à chaque fois</translation>
    </message>
    <message>
        <source>Always use it</source>
        <translation>Toujours l’utiliser</translation>
    </message>
    <message>
        <source>Never use it</source>
        <translation>Ne jamais l’utiliser</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Hint: the best decisions, with their chances</source>
        <translation>Indice&#xa0;: les meilleures décisions et leurs chances</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <translation>Masquer l’indice</translation>
    </message>
</context>
<context>
    <name>fabletop::PropertiesPanel</name>
    <message>
        <source>Select two spaces</source>
        <translation>Sélectionnez deux cases</translation>
    </message>
    <message>
        <source>Space %1</source>
        <translation>Case %1</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Champ de bataille</translation>
    </message>
    <message>
        <source>There is no zone yet</source>
        <translation>Il n’y a pas encore de zone</translation>
    </message>
    <message>
        <source>Three steps or fewer from here: %1 of %2 spaces</source>
        <translation>À trois cases ou moins d’ici&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>In range of a ranged attack from %1 of %2 spaces</source>
        <translation>À portée d’une attaque à distance depuis %1 cases sur %2</translation>
    </message>
    <message>
        <source>Shortest paths through here: %1%</source>
        <translation>Plus courts chemins passant par ici&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>X</source>
        <translation>Horizontale</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Verticale</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Secret passage opens here</source>
        <translation>Passage secret ici</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>Aligner à gauche</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Au centre</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>Aligner à droite</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>Aligner en haut</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Au milieu</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>Aligner en bas</translation>
    </message>
    <message>
        <source>Spread across</source>
        <translation>Répartir en largeur</translation>
    </message>
    <message>
        <source>Spread down</source>
        <translation>Répartir en hauteur</translation>
    </message>
    <message>
        <source>Snap to the grid</source>
        <translation>Aligner sur la grille</translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Miroir gauche-droite</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>Miroir haut-bas</translation>
    </message>
    <message>
        <source>Rotate 180°</source>
        <translation>Demi-tour</translation>
    </message>
    <message>
        <source>Connect or disconnect</source>
        <translation>Relier ou séparer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Width by height</source>
        <translation>Largeur / hauteur</translation>
    </message>
    <message>
        <source>Size of spaces</source>
        <translation>Taille des cases</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>maximale</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>New zone</source>
        <translation>Nouvelle zone</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Picture across</source>
        <translation>Image, horizontale</translation>
    </message>
    <message>
        <source>Picture down</source>
        <translation>Image, verticale</translation>
    </message>
    <message>
        <source>Picture width</source>
        <translation>Largeur de l’image</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>fabletop::PuzzlePage</name>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>No positions</source>
        <translation>Aucune position</translation>
    </message>
    <message>
        <source>None could be opened.</source>
        <translation>Aucune n’a pu être ouverte.</translation>
    </message>
    <message>
        <source>The solution is shown above</source>
        <translation>La solution est affichée au-dessus</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>Position %1 sur %2</translation>
    </message>
    <message>
        <source>Set up by hand, %1</source>
        <translation>Préparée à la main, %1</translation>
    </message>
    <message>
        <source>From your matches: turn %1, %2</source>
        <translation>De vos parties&#xa0;: tour %1, %2</translation>
    </message>
    <message>
        <source>Turn %1 of a Master vs. Master match, %2</source>
        <translation>Tour %1 d’une partie entre Maîtres, %2</translation>
    </message>
    <message>
        <source>Solved: %1 of %2</source>
        <translation>Résolues&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Rating: %1</source>
        <translation>Classement&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <comment>positions solved</comment>
        <translation>
            <numerusform>%n d’affilée</numerusform>
            <numerusform>%n d’affilée</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tries</source>
        <translation>Vos essais</translation>
    </message>
    <message>
        <source>Play as you would at the table. Try as often as you like; only your first try counts.</source>
        <translation>Jouez comme à la table. Vous pouvez essayer autant de fois que vous voulez&#xa0;; seul le premier essai compte.</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Juste&#xa0;: %1</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>Faux&#xa0;: %1</translation>
    </message>
    <message>
        <source>Evaluating this decision…</source>
        <translation>Examen de cette décision…</translation>
    </message>
    <message>
        <source>Chance to win: about %1%; the next best: %2%.</source>
        <translation>Chances de victoire&#xa0;: environ %1&#xa0;%&#xa0;; sinon, au mieux %2&#xa0;%.</translation>
    </message>
    <message>
        <source>Chance to win: about %1% instead of %2%.</source>
        <translation>Chances de victoire&#xa0;: environ %1&#xa0;% au lieu de %2&#xa0;%.</translation>
    </message>
    <message>
        <source>Likely reply: %1.</source>
        <translation>Réponse probable&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Just as good: %1</source>
        <translation>Tout aussi bon&#xa0;: %1</translation>
    </message>
    <message>
        <source>Likely continuation</source>
        <translation>Suite probable</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Énigmes</translation>
    </message>
</context>
<context>
    <name>fabletop::RecentFile</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>aucun problème</translation>
    </message>
</context>
<context>
    <name>fabletop::RecoveryOffer</name>
    <message>
        <source>Changes to %1 were not saved when the program ended (%2).</source>
        <translation>Le programme s’est arrêté avec des modifications non enregistrées dans %1 (%2).</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
</context>
<context>
    <name>fabletop::ReferenceModel</name>
    <message>
        <source>Declarations</source>
        <translation>Déclarations</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
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
        <translation>Changements permanents</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Fighters</source>
        <translation>Combattants</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>Instructions of the rules</source>
        <translation>Instructions des règles</translation>
    </message>
    <message>
        <source>player</source>
        <comment>a gap in a wording</comment>
        <translation>joueur</translation>
    </message>
    <message>
        <source>fighters</source>
        <comment>a gap in a wording</comment>
        <translation>combattants</translation>
    </message>
    <message>
        <source>spaces</source>
        <comment>a gap in a wording</comment>
        <translation>cases</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>a gap in a wording</comment>
        <translation>cartes</translation>
    </message>
    <message>
        <source>number</source>
        <comment>a gap in a wording</comment>
        <translation>nombre</translation>
    </message>
    <message>
        <source>condition</source>
        <comment>a gap in a wording</comment>
        <translation>condition</translation>
    </message>
    <message>
        <source>name</source>
        <comment>a gap in a wording</comment>
        <translation>nom</translation>
    </message>
    <message>
        <source>“name”</source>
        <comment>a gap in a wording</comment>
        <translation>«&#xa0;nom&#xa0;»</translation>
    </message>
    <message>
        <source>×copies</source>
        <comment>a gap in a wording</comment>
        <translation>×exemplaires</translation>
    </message>
</context>
<context>
    <name>fabletop::ReferencePanel</name>
    <message>
        <source>Search the language</source>
        <translation>Chercher dans le langage</translation>
    </message>
    <message>
        <source>Constructs of the language</source>
        <translation>Constructions du langage</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>What it says on a card</source>
        <translation>Ce que cela dit sur une carte</translation>
    </message>
    <message>
        <source>Insert example</source>
        <translation>Insérer l’exemple</translation>
    </message>
    <message>
        <source>No construct has these words</source>
        <translation>Aucune construction ne contient ces mots</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayBar</name>
    <message>
        <source>This is the beginning</source>
        <translation>C’est le début</translation>
    </message>
    <message>
        <source>This is the end</source>
        <translation>C’est la fin</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Aller au début</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page préc.</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page suiv.</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Aller à la fin</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Next combat</source>
        <translation>Combat suivant</translation>
    </message>
    <message>
        <source>Next damage</source>
        <translation>Dégâts suivants</translation>
    </message>
    <message>
        <source>Step by</source>
        <translation>Avancer par</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>event</source>
        <translation>événement</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>décision</translation>
    </message>
    <message>
        <source>combat step</source>
        <translation>étape du combat</translation>
    </message>
    <message>
        <source>action</source>
        <translation>action</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>There is none before</source>
        <translation>Rien de tel avant</translation>
    </message>
    <message>
        <source>None follows</source>
        <translation>Rien de tel après</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>combat</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dégâts</translation>
    </message>
    <message>
        <source>defeat</source>
        <translation>défaite</translation>
    </message>
    <message>
        <source>bookmark</source>
        <translation>signet</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>turning point</source>
        <translation>tournant</translation>
    </message>
    <message>
        <source>Jump to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Run until…</source>
        <translation>Lire jusqu’à…</translation>
    </message>
    <message>
        <source>Next defeat</source>
        <translation>Défaite suivante</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Signet suivant</translation>
    </message>
    <message>
        <source>Next note</source>
        <translation>Note suivante</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Tournant suivant</translation>
    </message>
    <message>
        <source>Previous combat</source>
        <translation>Combat précédent</translation>
    </message>
    <message>
        <source>Previous damage</source>
        <translation>Dégâts précédents</translation>
    </message>
    <message>
        <source>Previous defeat</source>
        <translation>Défaite précédente</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>Signet précédent</translation>
    </message>
    <message>
        <source>Previous note</source>
        <translation>Note précédente</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Tournant précédent</translation>
    </message>
    <message>
        <source>Shift+%1</source>
        <translation>Maj+%1</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Erreur précédente</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayCombat</name>
    <message>
        <source>Back to replay</source>
        <translation>Retour à la relecture</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayEvents</name>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayPage</name>
    <message>
        <source>Today&apos;s rules do not know this place</source>
        <translation>Les règles actuelles ne connaissent pas ce moment</translation>
    </message>
    <message>
        <source>The match is over here</source>
        <translation>La partie est terminée à ce moment</translation>
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
        <translation>Événements</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Search what happened</source>
        <translation>Chercher dans les événements</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Continue match</source>
        <translation>Reprendre la partie</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayPlace</name>
    <message>
        <source>Copy the line that opens this place</source>
        <translation>Copier la ligne de commande qui ouvre ce moment</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplaySeats</name>
    <message>
        <source>Hands and piles</source>
        <translation>Mains et piles</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>une carte cachée</translation>
    </message>
    <message>
        <source>%1, cards in hand: %2. %3.</source>
        <translation>%1, cartes en main&#xa0;: %2. %3.</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayTimeline</name>
    <message>
        <source>Hide the future</source>
        <translation>Masquer la suite</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Santé</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayViewpoint</name>
    <message>
        <source>The hands stay hidden: this match file can’t be changed.</source>
        <translation>Les mains restent cachées&#xa0;: le fichier de cette partie ne peut pas être modifié.</translation>
    </message>
</context>
<context>
    <name>fabletop::ResultBar</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 l’emporte</translation>
    </message>
    <message>
        <source>Damage by attacks</source>
        <translation>Dégâts des attaques</translation>
    </message>
    <message>
        <source>Damage by effects</source>
        <translation>Dégâts des effets</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Cartes jouées</translation>
    </message>
    <message>
        <source>Combats won</source>
        <translation>Combats remportés</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Échanger les camps</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>%1 and %2 win</source>
        <translation>%1 et %2 l’emportent</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
</context>
<context>
    <name>fabletop::RuleReader</name>
    <message>
        <source>Rulebook</source>
        <translation>Livre de règles</translation>
    </message>
</context>
<context>
    <name>fabletop::RuleSetDocument</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Back to the standard rules</source>
        <translation>Revenir aux règles standard</translation>
    </message>
    <message>
        <source>Rename to “%1”</source>
        <translation>Renommer en «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>The rule set has no file yet.</source>
        <translation>Le jeu de règles n’a pas encore de fichier.</translation>
    </message>
    <message>
        <source>This rule set has changes that are not saved.</source>
        <translation>Ce jeu de règles a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Save the rule set</source>
        <translation>Enregistrer le jeu de règles</translation>
    </message>
    <message>
        <source>Rule sets (*.rules)</source>
        <translation>Jeux de règles (*.rules)</translation>
    </message>
    <message>
        <source>Open a rule set</source>
        <translation>Ouvrir un jeu de règles</translation>
    </message>
    <message>
        <source>No copy of the unsaved rule set can be kept in %1.</source>
        <translation>Impossible de conserver dans %1 une copie du jeu de règles non enregistré.</translation>
    </message>
    <message>
        <source>a rule set that was not saved yet</source>
        <translation>un jeu de règles qui n’a pas encore de fichier</translation>
    </message>
</context>
<context>
    <name>fabletop::RuleSetEditorPage</name>
    <message>
        <source>There is nothing to undo</source>
        <translation>Impossible de revenir plus loin en arrière</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>Il n’y a rien à rétablir</translation>
    </message>
    <message>
        <source>New rule set</source>
        <translation>Nouveau jeu de règles</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n modification</numerusform>
            <numerusform>%n modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the rule set</source>
        <translation>Nom du jeu de règles</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Fichier enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Same as the standard rules</source>
        <translation>Identique aux règles standard</translation>
    </message>
</context>
<context>
    <name>fabletop::RuleSetHead</name>
    <message>
        <source>Undo “%1”</source>
        <translation>Revenir sur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>Impossible de revenir plus loin en arrière</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>Il n’y a rien à rétablir</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Revenir en arrière</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Play with it</source>
        <translation>Jouer ainsi</translation>
    </message>
</context>
<context>
    <name>fabletop::RuleSetRow</name>
    <message>
        <source>standard: %1</source>
        <translation>standard&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: rule %2</source>
        <translation>%1&#xa0;: règle %2</translation>
    </message>
    <message>
        <source>Read this rule</source>
        <translation>Lire cette règle</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Réinitialiser&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>fabletop::RulebookPage</name>
    <message>
        <source>Nothing was found</source>
        <translation>Rien n’a été trouvé</translation>
    </message>
    <message>
        <source>There is nothing before</source>
        <translation>Il n’y a rien avant</translation>
    </message>
    <message>
        <source>There is nothing after</source>
        <translation>Il n’y a rien après</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Seconde langue</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>Une langue</translation>
    </message>
</context>
<context>
    <name>fabletop::RulebookPlace</name>
    <message>
        <source>Rulebook</source>
        <translation>Livre de règles</translation>
    </message>
</context>
<context>
    <name>fabletop::RulesCompletion</name>
    <message>
        <source>Nothing more can stand here</source>
        <translation>Rien de plus ne peut figurer ici</translation>
    </message>
</context>
<context>
    <name>fabletop::RulesEditor</name>
    <message>
        <source>There is no name under the cursor that this file declares</source>
        <translation>Sous le curseur, aucun nom que ce fichier déclare</translation>
    </message>
    <message>
        <source>A line is not understood yet: see the problems</source>
        <translation>Une ligne n’est pas comprise&#xa0;: voir les problèmes</translation>
    </message>
</context>
<context>
    <name>fabletop::SandboxPage</name>
    <message>
        <source>Keep as a scenario</source>
        <translation>Enregistrer le scénario</translation>
    </message>
    <message>
        <source>Scenarios (*.json)</source>
        <translation>Scénarios (*.json)</translation>
    </message>
    <message>
        <source>There is no table yet</source>
        <translation>Il n’y a pas encore de table</translation>
    </message>
    <message>
        <source>No table can be set up for this card.</source>
        <translation>Impossible de préparer une table pour cette carte.</translation>
    </message>
    <message>
        <source>This card only defends</source>
        <translation>Cette carte ne fait que défendre</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Card that is tried</source>
        <translation>Carte essayée</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Champ de bataille</translation>
    </message>
    <message>
        <source>It defends</source>
        <translation>Elle défend</translation>
    </message>
    <message>
        <source>The opponent has the turn and attacks</source>
        <translation>C’est le tour de l’adversaire, et il attaque</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Keep as a scenario…</source>
        <translation>Enregistrer le scénario…</translation>
    </message>
    <message>
        <source>The table, what was done and what came of it, as a file</source>
        <translation>La table, ce qui a été fait et ce qui en est résulté, dans un fichier</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatCardsTab</name>
    <message>
        <source>Hand %1</source>
        <translation>Main %1</translation>
    </message>
    <message>
        <source>Deck %1</source>
        <translation>Deck %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Défausse %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>hero and pile</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cards left of a title</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>%1, boost</source>
        <comment>turn</comment>
        <translation>%1, boost</translation>
    </message>
    <message>
        <source>In the deck, in an order nobody knows</source>
        <translation>Dans le deck, dans un ordre que personne ne connaît</translation>
    </message>
    <message>
        <source>In the deck, in the hand or face down: nobody else knows where</source>
        <translation>Dans le deck, en main ou face cachée&#xa0;: personne d’autre ne sait où</translation>
    </message>
    <message>
        <source>In the order discarded, the last one first</source>
        <translation>Dans l’ordre de défausse, la dernière d’abord</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatChooser</name>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nom pour la place %1</translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Niveau de l’ordinateur</translation>
    </message>
    <message>
        <source>Surprise me: a hero for seat %1</source>
        <translation>Surprenez-moi&#xa0;: un héros pour la place %1</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Surprenez-moi</translation>
    </message>
    <message>
        <source>Hero of seat %1</source>
        <translation>Héros de la place %1</translation>
    </message>
    <message>
        <source>Also %1</source>
        <translation>Aussi %1</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>à distance</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>mêlée</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Duelist</source>
        <translation>Duelliste</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Full ability of the hero of seat %1</source>
        <translation>Capacité complète du héros de la place %1</translation>
    </message>
    <message>
        <source>more</source>
        <translation>suite</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatHead</name>
    <message>
        <source>%1, %2 of %3 health</source>
        <translation>%1, santé %2 sur %3</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatPanel</name>
    <message>
        <source>hand %1, deck %2, discard pile %3</source>
        <translation>main %1, deck %2, défausse %3</translation>
    </message>
    <message>
        <source>%1 of %2 health</source>
        <translation>Santé %1 sur %2</translation>
    </message>
    <message>
        <source>not placed yet</source>
        <translation>à placer</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>sur le plateau</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>hors de combat</translation>
    </message>
    <message>
        <source>away</source>
        <translation>hors du plateau</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>à distance</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>mêlée</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>épuisé</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>hors jeu</translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n card(s)</source>
        <translation>
            <numerusform>Vous avez vu %n carte</numerusform>
            <numerusform>Vous avez vu %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 standing</source>
        <translation>%1 sur %2 debout</translation>
    </message>
    <message>
        <source>more</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Capacité</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatTile</name>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Change color</source>
        <translation>Changer la couleur</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatsRow</name>
    <message>
        <source>“%1” isn’t a color. Use a hex code such as #2321A6.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une couleur. Utilisez un code hexadécimal comme #2321A6.</translation>
    </message>
    <message>
        <source>Too pale to read: contrast %1, at least %2 needed.</source>
        <translation>Trop pâle pour être lisible&#xa0;: contraste de %1, il faut au moins %2.</translation>
    </message>
    <message>
        <source>Too close to seat %1: color difference %2, at least %3 needed.</source>
        <translation>Trop proche de celle de la place %1&#xa0;: écart de couleur de %2, il faut au moins %3.</translation>
    </message>
    <message>
        <source>Too close to the color of a zone: color difference %1, at least %2 needed.</source>
        <translation>Trop proche de la couleur d’une zone&#xa0;: écart de couleur de %1, il faut au moins %2.</translation>
    </message>
    <message>
        <source>Seat colors</source>
        <translation>Couleurs des places</translation>
    </message>
    <message>
        <source>Each seat keeps its shape, whatever its color</source>
        <translation>Chaque place garde sa forme, quelle que soit sa couleur</translation>
    </message>
    <message>
        <source>Hex color code</source>
        <translation>Code hexadécimal de la couleur</translation>
    </message>
</context>
<context>
    <name>fabletop::SettingControl</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>fabletop::SettingsFile</name>
    <message>
        <source>Couldn’t read your settings, so the defaults are in use. The damaged file is now %1 in %2.</source>
        <translation>Vos préférences n’ont pas pu être lues, celles d’origine sont donc utilisées. Le fichier endommagé est %1, dans %2.</translation>
    </message>
    <message>
        <source>Couldn’t read your settings, so the defaults are in use. Changes won’t be saved until %1 in %2 can be read.</source>
        <translation>Vos préférences n’ont pas pu être lues, celles d’origine sont donc utilisées. Rien ne sera conservé tant que %1, dans %2, reste illisible.</translation>
    </message>
</context>
<context>
    <name>fabletop::SettingsList</name>
    <message numerus="yes">
        <source>%1, %n change(s)</source>
        <translation>
            <numerusform>%1, %n changement</numerusform>
            <numerusform>%1, %n changements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::SettingsPage</name>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>All settings are at their defaults.</source>
        <translation>Tous les réglages sont à leur valeur d’origine.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) differ from the default; a dot marks each.</source>
        <translation>
            <numerusform>%n réglage a changé&#xa0;; un point le signale.</numerusform>
            <numerusform>%n réglages ont changé&#xa0;; un point signale chacun.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>No settings found</source>
        <translation>Aucun réglage trouvé</translation>
    </message>
    <message>
        <source>First duel</source>
        <translation>Premier duel</translation>
    </message>
    <message>
        <source>A short match that teaches the game</source>
        <translation>Une courte partie qui apprend le jeu</translation>
    </message>
    <message>
        <source>Start the lesson</source>
        <translation>Commencer la leçon</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Where new matches are saved</source>
        <translation>Où sont enregistrées les nouvelles parties</translation>
    </message>
    <message>
        <source>Choose a folder for matches</source>
        <translation>Choisir un dossier pour les parties</translation>
    </message>
    <message>
        <source>Your heroes, battlefields and rules</source>
        <translation>Vos héros, champs de bataille et règles</translation>
    </message>
    <message>
        <source>Show this folder</source>
        <translation>Afficher ce dossier</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Action or key</source>
        <translation>Action ou touche</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Chercher un raccourci</translation>
    </message>
    <message>
        <source>No shortcuts found</source>
        <translation>Aucun raccourci trouvé</translation>
    </message>
    <message>
        <source>Sound is not available here</source>
        <translation>Le son n’est pas disponible ici</translation>
    </message>
</context>
<context>
    <name>fabletop::SettingsPlace</name>
    <message>
        <source>Folder for matches</source>
        <translation>Dossier des parties</translation>
    </message>
    <message>
        <source>Couldn’t use %1: it isn’t writable.</source>
        <translation>Impossible d’utiliser %1&#xa0;: l’écriture n’y est pas permise.</translation>
    </message>
</context>
<context>
    <name>fabletop::SettingsRow</name>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Réinitialiser %1</translation>
    </message>
</context>
<context>
    <name>fabletop::ShakeChecks</name>
    <message>
        <source>Every question has an answer</source>
        <translation>Chaque question a une réponse</translation>
    </message>
    <message>
        <source>Every text comes to its end</source>
        <translation>Chaque texte arrive à sa fin</translation>
    </message>
    <message>
        <source>No card is lost or doubled</source>
        <translation>Aucune carte n’est perdue ni doublée</translation>
    </message>
    <message>
        <source>Fighters have a legal space and health</source>
        <translation>Les combattants ont une case et une santé valides</translation>
    </message>
    <message>
        <source>The events match the table</source>
        <translation>Les événements correspondent à la table</translation>
    </message>
    <message>
        <source>not tested yet</source>
        <translation>pas encore vérifié</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
</context>
<context>
    <name>fabletop::ShakeMap</name>
    <message>
        <source>Games by opponent and battlefield</source>
        <translation>Parties par adversaire et champ de bataille</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1&#xa0;: %2 sur %3</translation>
    </message>
</context>
<context>
    <name>fabletop::ShakePage</name>
    <message>
        <source>Game %1 failed at decision %2: %3</source>
        <translation>La partie %1 a échoué à la décision %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Canceled. Nothing failed until then.</source>
        <translation>Annulé. Rien n’avait échoué jusque-là.</translation>
    </message>
    <message>
        <source>Stress test</source>
        <translation>Mettre à l’épreuve</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Open at the failing step</source>
        <translation>Ouvrir à l’étape fautive</translation>
    </message>
    <message>
        <source>Nothing went wrong in any game.</source>
        <translation>Rien n’a échoué dans aucune partie.</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>adversaires</translation>
    </message>
    <message>
        <source>battlefields</source>
        <translation>champs de bataille</translation>
    </message>
    <message>
        <source>of %1 games</source>
        <translation>parties sur %1</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>décisions</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>failures</source>
        <translation>échecs</translation>
    </message>
    <message numerus="yes">
        <source>The computer plays %Ln random game(s) with this hero, against every built-in hero and on every built-in battlefield, and checks after each decision:</source>
        <translation>
            <numerusform>L’ordinateur joue %Ln partie au hasard avec ce héros, contre tous les héros et sur tous les champs de bataille fournis, et vérifie après chaque décision&#xa0;:</numerusform>
            <numerusform>L’ordinateur joue %Ln parties au hasard avec ce héros, contre tous les héros et sur tous les champs de bataille fournis, et vérifie après chaque décision&#xa0;:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::ShakeTrial</name>
    <message>
        <source>No match can be played with this hero.</source>
        <translation>Aucune partie ne peut être jouée avec ce héros.</translation>
    </message>
</context>
<context>
    <name>fabletop::SidekickRow</name>
    <message>
        <source>Melee</source>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>À distance</translation>
    </message>
    <message>
        <source>Remove this sidekick</source>
        <translation>Retirer cet acolyte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the sidekick</source>
        <translation>Nom de l’acolyte</translation>
    </message>
    <message>
        <source>Name of several</source>
        <translation>Nom au pluriel</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
</context>
<context>
    <name>fabletop::SidekicksPage</name>
    <message>
        <source>Add a sidekick</source>
        <translation>Ajouter un acolyte</translation>
    </message>
    <message>
        <source>Sidekicks fight beside the hero. One with 6 health is common, so are several with 1 health. None is possible too.</source>
        <translation>Les acolytes se battent aux côtés du héros. Il y en a souvent un seul avec 6 points de vie, ou plusieurs avec 1. Il est aussi possible de n’en avoir aucun.</translation>
    </message>
    <message>
        <source>There is room for three kinds here; more can be written in the text</source>
        <translation>Il y a place ici pour trois sortes&#xa0;; le texte peut en recevoir davantage</translation>
    </message>
    <message>
        <source>Sidekicks</source>
        <translation>Acolytes</translation>
    </message>
</context>
<context>
    <name>fabletop::TableHint</name>
    <message>
        <source>Looking for good decisions…</source>
        <translation>Recherche de bonnes décisions…</translation>
    </message>
    <message>
        <source>Likely reply to the first: %1.</source>
        <translation>Réponse probable à la première&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Best: %1, %2.</source>
        <comment>a decision and its chance to win</comment>
        <translation>Le mieux&#xa0;: %1, %2.</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>chance to win</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Best decisions</source>
        <translation>Meilleures décisions</translation>
    </message>
    <message>
        <source>chance to win</source>
        <comment>heading of a column</comment>
        <translation>victoire</translation>
    </message>
</context>
<context>
    <name>fabletop::TableInput</name>
    <message>
        <source>Finish the maneuver first</source>
        <translation>Terminez d’abord la manœuvre</translation>
    </message>
    <message>
        <source>Nothing is picked</source>
        <translation>Rien n’est sélectionné</translation>
    </message>
</context>
<context>
    <name>fabletop::TableInspector</name>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>The table shows this moment already</source>
        <translation>La table montre déjà ce moment</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Ce qui est demandé</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>A turn has actions: maneuver, attack and scheme, in any order, also the same one twice. Filled lozenges are left.</source>
        <translation>Un tour compte plusieurs actions&#xa0;: manœuvre, attaque et stratagème, dans l’ordre de votre choix, et même deux fois la même. Les losanges pleins sont les actions restantes.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>There is no card here</source>
        <translation>Il n’y a pas de carte ici</translation>
    </message>
    <message>
        <source>Between the cards is nothing to pick</source>
        <translation>Il n’y a rien à choisir entre les cartes</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Click a sentence to learn from which rule it follows.</source>
        <translation>Cliquez sur une phrase pour savoir de quelle règle elle découle.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>There is nothing to pick here</source>
        <translation>Il n’y a rien à choisir ici</translation>
    </message>
    <message>
        <source>Space %1</source>
        <translation>Case %1</translation>
    </message>
    <message numerus="yes">
        <source>%n copy(ies) left</source>
        <translation>
            <numerusform>Il reste %n exemplaire</numerusform>
            <numerusform>Il reste %n exemplaires</numerusform>
        </translation>
    </message>
    <message>
        <source>You are not asked any more. Click here to be asked again.</source>
        <translation>La question ne vous est plus posée. Cliquez ici pour qu’elle le soit de nouveau.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>%1
It follows from %2.</source>
        <translation>%1
Règle appliquée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Depuis votre tour</translation>
    </message>
    <message>
        <source>Log closed</source>
        <translation>Journal fermé</translation>
    </message>
</context>
<context>
    <name>fabletop::TablePage</name>
    <message>
        <source>Battlefield</source>
        <translation>Champ de bataille</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
</context>
<context>
    <name>fabletop::TablePlace</name>
    <message>
        <source>Move no&amp;w</source>
        <translation>&amp;Jouer maintenant</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>&amp;Abandonner…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Quitter la &amp;table</translation>
    </message>
    <message>
        <source>Resign as %1?</source>
        <translation>Abandonner en tant que %1&#x202f;?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuer à jouer</translation>
    </message>
</context>
<context>
    <name>fabletop::TableStage</name>
    <message>
        <source>Back to table</source>
        <translation>Retour à la table</translation>
    </message>
</context>
<context>
    <name>fabletop::ThemedDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
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
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
    <message numerus="yes">
        <source>%1. %n turn(s) in all.</source>
        <translation>
            <numerusform>%1. %n tour en tout.</numerusform>
            <numerusform>%1. %n tours en tout.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::ToolColumn</name>
    <message>
        <source>No symmetry</source>
        <translation>Sans symétrie</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Gauche et droite</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Haut et bas</translation>
    </message>
    <message>
        <source>Rotate 180°</source>
        <translation>Demi-tour</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
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
        <translation>Sélectionnez et déplacez&#xa0;; tracez un cadre autour de plusieurs cases</translation>
    </message>
    <message>
        <source>Click where a space is to be</source>
        <translation>Cliquez là où vous voulez une case</translation>
    </message>
    <message>
        <source>Drag from one space to another; again to part them</source>
        <translation>Faites glisser d’une case à une autre&#xa0;; recommencez pour les séparer</translation>
    </message>
    <message>
        <source>Paint the chosen zone over spaces; begin on one that has it to take it away</source>
        <translation>Peignez les cases avec la zone choisie&#xa0;; commencez sur une case qui l’a déjà pour la retirer</translation>
    </message>
    <message>
        <source>Click on a space to make it the next start</source>
        <translation>Cliquez sur une case pour en faire le départ suivant</translation>
    </message>
    <message>
        <source>Click on a space to open or close a secret passage</source>
        <translation>Cliquez sur une case pour ouvrir ou fermer un passage secret</translation>
    </message>
    <message>
        <source>Click where a text is to stand</source>
        <translation>Cliquez là où vous voulez un texte</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Snap new and moved spaces to the grid</source>
        <translation>Les cases ajoutées ou déplacées s’alignent sur la grille</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Miroir</translation>
    </message>
    <message>
        <source>Every stroke is drawn on the other side too</source>
        <translation>Chaque tracé est repris de l’autre côté</translation>
    </message>
</context>
<context>
    <name>fabletop::TrialFacts</name>
    <message>
        <source>%1’s hand</source>
        <comment>the player who decides</comment>
        <translation>Main de %1</translation>
    </message>
</context>
<context>
    <name>fabletop::TrialView</name>
    <message>
        <source>Select an option first</source>
        <translation>Sélectionnez d’abord une option</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Voir la réponse</translation>
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
        <translation>Voir la solution</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Position suivante</translation>
    </message>
    <message>
        <source>Your tries</source>
        <translation>Vos essais</translation>
    </message>
</context>
<context>
    <name>fabletop::TurnColumn</name>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
</context>
<context>
    <name>fabletop::TurnStrip</name>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
    <message numerus="yes">
        <source>%1. %n turn(s) in all.</source>
        <translation>
            <numerusform>%1. %n tour en tout.</numerusform>
            <numerusform>%1. %n tours en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
</context>
<context>
    <name>fabletop::UntilMenu</name>
    <message>
        <source>The match ends</source>
        <translation>La partie se termine</translation>
    </message>
    <message>
        <source>A card is played</source>
        <translation>Une carte est jouée</translation>
    </message>
    <message>
        <source>%1 is hurt</source>
        <translation>%1 subit des dégâts</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 est hors de combat</translation>
    </message>
    <message>
        <source>%1 is down to %2 or less</source>
        <translation>%1&#xa0;: santé à %2 ou moins</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>Une carte est piochée</translation>
    </message>
</context>
<context>
    <name>fabletop::VersionsPage</name>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Heroes (*.hero)</source>
        <translation>Héros (*.hero)</translation>
    </message>
    <message>
        <source>The file as it was saved</source>
        <translation>Le fichier enregistré</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Un autre fichier…</translation>
    </message>
    <message>
        <source>What has changed since</source>
        <translation>Ce qui a changé depuis</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Compare with a file…</source>
        <translation>Comparer avec un fichier…</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>Retour au texte</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Rien à comparer pour l’instant</translation>
    </message>
    <message>
        <source>The text has errors. Correct them to see what has changed.</source>
        <translation>Le texte contient des erreurs. Corrigez-les pour voir ce qui a changé.</translation>
    </message>
    <message>
        <source>Save this hero, and everything you change from then on is listed here. Or choose another version to compare it with.</source>
        <translation>Enregistrez ce héros&#xa0;: tout ce que vous modifierez ensuite sera listé ici. Ou choisissez une autre version à laquelle le comparer.</translation>
    </message>
    <message>
        <source>This version can’t be read</source>
        <translation>Cette version est illisible</translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>Aucun changement</translation>
    </message>
    <message>
        <source>This hero is the same as the version chosen above. Whatever you change in its fighters, cards and rules is listed here.</source>
        <translation>Ce héros est identique à la version choisie ci-dessus. Tout ce que vous modifierez dans ses combattants, ses cartes et ses règles sera listé ici.</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Supprimé</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n modification</numerusform>
            <numerusform>%n modifications</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>&amp;Ajuster à la fenêtre</translation>
    </message>
    <message>
        <source>Zone &amp;letters</source>
        <translation>L&amp;ettres des zones</translation>
    </message>
    <message>
        <source>Space &amp;numbers</source>
        <translation>N&amp;uméros des cases</translation>
    </message>
    <message>
        <source>Plain &amp;board</source>
        <translation>Plateau &amp;sans décor</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sans animation</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Moitié</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>Below the hand</source>
        <translation>Sous la main</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Masquée</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Très grande</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>Quadruple</source>
        <translation>Quadruple</translation>
    </message>
    <message>
        <source>&amp;Animation speed</source>
        <translation>Vitesse des a&amp;nimations</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>Tim&amp;eline</source>
        <translation>&amp;Chronologie</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Selon le système</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
</context>
<context>
    <name>fabletop::ViewpointSelector</name>
    <message>
        <source>Seen by %1</source>
        <translation>Vue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Spectateur</translation>
    </message>
    <message>
        <source>All hands are open.</source>
        <translation>Toutes les mains sont visibles.</translation>
    </message>
    <message>
        <source>No hand is seen.</source>
        <translation>Aucune main n’est visible.</translation>
    </message>
    <message>
        <source>Everyone…</source>
        <translation>Tous…</translation>
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
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Surprenez-moi</translation>
    </message>
    <message>
        <source>Continue: %1. %2</source>
        <translation>Continuer&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>A table for duels between storied heroes</source>
        <translation>Une table pour les duels entre héros de légende</translation>
    </message>
    <message>
        <source>Drop a match on the window to open it.</source>
        <translation>Déposez une partie sur la fenêtre pour l’ouvrir.</translation>
    </message>
    <message>
        <source>First duel</source>
        <translation>Premier duel</translation>
    </message>
    <message>
        <source>Replay a match</source>
        <translation>Revoir une partie</translation>
    </message>
</context>
<context>
    <name>fabletop::WizardSteps</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Étape %1 sur %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>fabletop::WorkshopHub</name>
    <message>
        <source>What can be made</source>
        <translation>Ce qu’on peut créer</translation>
    </message>
    <message>
        <source>Like %1</source>
        <translation>Comme %1</translation>
    </message>
    <message>
        <source>Name of your copy</source>
        <translation>Nom de votre copie</translation>
    </message>
    <message>
        <source>%1 2</source>
        <translation>%1 2</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>fabletop::WorkshopPlace</name>
    <message>
        <source>Workshop: %1</source>
        <translation>Atelier&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>fabletop::WorkshopStart</name>
    <message>
        <source>Every change is kept; a hero can be tried from the first card on.</source>
        <translation>Chaque changement est conservé&#xa0;; un héros s’essaie dès sa première carte.</translation>
    </message>
    <message>
        <source>Every change is kept, and everything can be undone.</source>
        <translation>Chaque changement est conservé, et tout peut être annulé.</translation>
    </message>
    <message>
        <source>New hero</source>
        <translation>Nouveau héros</translation>
    </message>
    <message>
        <source>New battlefield</source>
        <translation>Nouveau champ de bataille</translation>
    </message>
    <message>
        <source>New rule set</source>
        <translation>Nouveau jeu de règles</translation>
    </message>
    <message>
        <source>Four steps: numbers, sidekicks, a starter deck of 30 cards, names</source>
        <translation>Quatre étapes&#xa0;: nombres, acolytes, deck de départ de 30 cartes, noms</translation>
    </message>
    <message>
        <source>An empty board to draw spaces and lines on</source>
        <translation>Un plateau vide où dessiner cases et lignes</translation>
    </message>
    <message>
        <source>The standard rules, with every number open to change</source>
        <translation>Les règles standard, dont chaque nombre peut changer</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>A .hero file; you can also drop it on the window</source>
        <translation>Un fichier .hero&#xa0;; vous pouvez aussi le déposer sur la fenêtre</translation>
    </message>
    <message>
        <source>A battlefield file; you can also drop it on the window</source>
        <translation>Un fichier de champ de bataille&#xa0;; vous pouvez aussi le déposer sur la fenêtre</translation>
    </message>
    <message>
        <source>A .rules file; you can also drop it on the window</source>
        <translation>Un fichier .rules&#xa0;; vous pouvez aussi le déposer sur la fenêtre</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>From a package</source>
        <translation>Depuis un paquet</translation>
    </message>
    <message>
        <source>Files you open or save are listed here.</source>
        <translation>Les fichiers que vous ouvrez ou enregistrez apparaissent ici.</translation>
    </message>
    <message>
        <source>A .fabletop file from a friend: preview it, then install it</source>
        <translation>Un fichier .fabletop reçu d’un ami&#xa0;: voyez ce qu’il contient, puis installez-le</translation>
    </message>
    <message>
        <source>Create a hero</source>
        <translation>Créer un héros</translation>
    </message>
    <message>
        <source>Create a battlefield</source>
        <translation>Créer un champ de bataille</translation>
    </message>
    <message>
        <source>Create a rule set</source>
        <translation>Créer un jeu de règles</translation>
    </message>
    <message>
        <source>From a built-in one</source>
        <translation>Depuis un modèle fourni</translation>
    </message>
</context>
<context>
    <name>fabletop::ZoneList</name>
    <message>
        <source> (chosen)</source>
        <translation> (choisie)</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Select spaces first, or paint with the zone tool</source>
        <translation>Sélectionnez d’abord des cases ou peignez avec l’outil Zone</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>No zone yet</source>
        <translation>Pas encore de zone</translation>
    </message>
</context>
</TS>
