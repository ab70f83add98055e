<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>About</name>
    <message>
        <source>About Fabletop</source>
        <translation>Acerca de Fabletop</translation>
    </message>
    <message>
        <source>Fabletop %1. A table for duels between storied heroes.</source>
        <translation>Fabletop %1. Una mesa para duelos entre héroes de leyenda.</translation>
    </message>
    <message>
        <source>Unofficial</source>
        <translation>No oficial</translation>
    </message>
    <message>
        <source>Fabletop is an unofficial fan project. It is not made, endorsed or supported by the publisher of the game.

Unmatched is a trademark of Restoration Games, LLC. Mondo and the Mondo Games logo are trademarks of Mondo Tees, LLC. No art, logo or card wording of the published game is used.</source>
        <translation>Fabletop es un proyecto no oficial de aficionados. La editorial del juego no lo ha creado ni lo avala ni le presta apoyo.

Unmatched es una marca comercial de Restoration Games, LLC. Mondo y el logotipo de Mondo Games son marcas comerciales de Mondo Tees, LLC. No se utilizan ilustraciones, logotipos ni textos de cartas del juego publicado.</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later): program, rules texts, rulebook, drawings and sounds. It comes without any warranty.</source>
        <translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior (GPL-3.0-or-later): programa, textos de reglas, reglamento, dibujos y sonidos. Se ofrece sin garantía alguna.</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Créditos</translation>
    </message>
    <message>
        <source>Written and drawn by the contributors of Fabletop. The figures, card pictures and backdrops are drawings of our own; the heroes come from books and tales that belong to everyone.</source>
        <translation>Escrito y dibujado por quienes colaboran en Fabletop. Las figuras, las ilustraciones de las cartas y los fondos son dibujos propios; los héroes vienen de libros y cuentos que son de todos.</translation>
    </message>
    <message>
        <source>Used with thanks</source>
        <translation>Con agradecimiento</translation>
    </message>
    <message>
        <source>Qt %1 (LGPL version 3), libzip (BSD, three clauses).
Fonts, where they are installed: EB Garamond and Gentium Book Plus (SIL Open Font License 1.1), DejaVu (Bitstream Vera license), Lato (SIL Open Font License 1.1).</source>
        <translation>Qt %1 (LGPL, versión 3), libzip (BSD de tres cláusulas).
Tipos de letra, si están instalados: EB Garamond y Gentium Book Plus (SIL Open Font License 1.1), DejaVu (licencia Bitstream Vera), Lato (SIL Open Font License 1.1).</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir un archivo</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>Take back or undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Fit the window</source>
        <translation>Ajustar a la ventana</translation>
    </message>
    <message>
        <source>Zone letters</source>
        <translation>Letras de zona</translation>
    </message>
    <message>
        <source>Space numbers</source>
        <translation>Números de casilla</translation>
    </message>
    <message>
        <source>Plain board</source>
        <translation>Tablero sin fondo</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Welcome page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Taller</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Teclas de esta página</translation>
    </message>
    <message>
        <source>Maneuver</source>
        <translation>Maniobra</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atacar</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Ingenio</translation>
    </message>
    <message>
        <source>Confirm what is selected</source>
        <translation>Confirmar lo elegido</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Quitar la selección</translation>
    </message>
    <message>
        <source>All that has happened</source>
        <translation>Todo lo ocurrido</translation>
    </message>
    <message>
        <source>Whole hand</source>
        <translation>Mano completa</translation>
    </message>
    <message>
        <source>Start of the match</source>
        <translation>Inicio de la partida</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Final de la partida</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Paso adelante</translation>
    </message>
    <message>
        <source>Previous action</source>
        <translation>Acción anterior</translation>
    </message>
    <message>
        <source>Next action</source>
        <translation>Acción siguiente</translation>
    </message>
    <message>
        <source>Previous combat step</source>
        <translation>Paso de combate anterior</translation>
    </message>
    <message>
        <source>Next combat step</source>
        <translation>Paso de combate siguiente</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Turno anterior</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Turno siguiente</translation>
    </message>
    <message>
        <source>Next combat</source>
        <translation>Siguiente combate</translation>
    </message>
    <message>
        <source>Previous combat</source>
        <translation>Combate anterior</translation>
    </message>
    <message>
        <source>Next damage</source>
        <translation>Siguiente daño</translation>
    </message>
    <message>
        <source>Previous damage</source>
        <translation>Daño anterior</translation>
    </message>
    <message>
        <source>Next defeat</source>
        <translation>Siguiente derrota</translation>
    </message>
    <message>
        <source>Previous defeat</source>
        <translation>Derrota anterior</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Siguiente marcador</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>Marcador anterior</translation>
    </message>
    <message>
        <source>Next note</source>
        <translation>Siguiente nota</translation>
    </message>
    <message>
        <source>Previous note</source>
        <translation>Nota anterior</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Siguiente momento decisivo</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Momento decisivo anterior</translation>
    </message>
    <message>
        <source>Play until…</source>
        <translation>Reproducir hasta…</translation>
    </message>
    <message>
        <source>Add a bookmark</source>
        <translation>Añadir un marcador</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Escribir una nota</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Reproducir o pausar</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Draw spaces</source>
        <translation>Dibujar casillas</translation>
    </message>
    <message>
        <source>Draw lines</source>
        <translation>Dibujar líneas</translation>
    </message>
    <message>
        <source>Paint zones</source>
        <translation>Pintar zonas</translation>
    </message>
    <message>
        <source>Set starts</source>
        <translation>Poner salidas</translation>
    </message>
    <message>
        <source>Set passages</source>
        <translation>Poner pasadizos</translation>
    </message>
    <message>
        <source>Write labels</source>
        <translation>Escribir rótulos</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Cuadrícula</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Espejo</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Buscar y sustituir</translation>
    </message>
    <message>
        <source>Fold this block</source>
        <translation>Plegar este bloque</translation>
    </message>
    <message>
        <source>Unfold everything</source>
        <translation>Desplegar todo</translation>
    </message>
    <message>
        <source>Try this card</source>
        <translation>Probar esta carta</translation>
    </message>
    <message>
        <source>Look up this word</source>
        <translation>Consultar esta palabra</translation>
    </message>
    <message>
        <source>Go to the definition</source>
        <translation>Ir a la definición</translation>
    </message>
    <message>
        <source>Comment out or in</source>
        <translation>Comentar o descomentar</translation>
    </message>
    <message>
        <source>Format the text</source>
        <translation>Dar formato al texto</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulador</translation>
    </message>
    <message>
        <source>Next control</source>
        <translation>Siguiente control</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Intro o Espacio</translation>
    </message>
    <message>
        <source>Press the focused button</source>
        <translation>Pulsar el botón activo</translation>
    </message>
    <message>
        <source>0 to 9</source>
        <translation>0 a 9</translation>
    </message>
    <message>
        <source>Answer by number or place</source>
        <translation>Responder por número o posición</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Move among spaces or cards</source>
        <translation>Recorrer casillas o cartas</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Continue a combat</source>
        <translation>Continuar un combate</translation>
    </message>
    <message>
        <source>Move what is selected</source>
        <translation>Mover lo seleccionado</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation>Ctrl+Espacio</translation>
    </message>
    <message>
        <source>Complete the word</source>
        <translation>Completar la palabra</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>En una repetición</translation>
    </message>
    <message>
        <source>Drawing a battlefield</source>
        <translation>Al dibujar un campo de batalla</translation>
    </message>
    <message>
        <source>Writing a hero</source>
        <translation>Al escribir un héroe</translation>
    </message>
    <message>
        <source>Editing a rule set</source>
        <translation>Al editar un conjunto de reglas</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Error anterior</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Retos</translation>
    </message>
</context>
<context>
    <name>BarWords</name>
    <message>
        <source>Attack</source>
        <translation>Atacar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar turno</translation>
    </message>
    <message>
        <source>Defend</source>
        <translation>Defender</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Quedarse aquí</translation>
    </message>
    <message>
        <source>Discard none</source>
        <translation>No descartar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Boost</source>
        <translation>Potenciar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>Cambiar a %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Descartar %1</translation>
    </message>
    <message>
        <source>Choose card</source>
        <translation>Elegir carta</translation>
    </message>
    <message>
        <source>Back to table</source>
        <translation>Ir a la mesa</translation>
    </message>
</context>
<context>
    <name>BattlefieldEdits</name>
    <message>
        <source>A battlefield has at most %1 spaces.</source>
        <translation>Un campo de batalla tiene como máximo %1 casillas.</translation>
    </message>
    <message>
        <source>A battlefield has at most %1 zones.</source>
        <translation>Un campo de batalla tiene como máximo %1 zonas.</translation>
    </message>
    <message>
        <source>A name needs at least one letter or digit.</source>
        <translation>Un nombre necesita al menos una letra o cifra.</translation>
    </message>
    <message>
        <source>A name has at most %1 characters.</source>
        <translation>Un nombre tiene como máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>A label has at most %1 characters.</source>
        <translation>Una etiqueta tiene como máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>An id is made of lower-case letters, digits and single hyphens.</source>
        <translation>Un identificador se escribe con minúsculas, cifras y guiones sueltos.</translation>
    </message>
    <message>
        <source>That name is taken already.</source>
        <translation>Ese nombre ya está en uso.</translation>
    </message>
    <message>
        <source>A colour looks like #828F8F.</source>
        <translation>Un color se escribe así: #828F8F.</translation>
    </message>
    <message>
        <source>A backdrop is an SVG, PNG or JPEG picture beside the battlefield or inside it.</source>
        <translation>El fondo es una imagen SVG, PNG o JPEG situada junto al archivo del campo de batalla o dentro de él.</translation>
    </message>
    <message>
        <source>The picture is larger than %1 MB.</source>
        <translation>La imagen ocupa más de %1 MB.</translation>
    </message>
    <message>
        <source>The clipboard holds no part of a battlefield.</source>
        <translation>El portapapeles no contiene ninguna parte de un campo de batalla.</translation>
    </message>
</context>
<context>
    <name>CardRow</name>
    <message>
        <source>Discard pile of %1, newest first. Click a card to close it</source>
        <translation>Pila de descarte de %1, la más reciente primero. Haz clic en una carta para cerrarla</translation>
    </message>
    <message>
        <source>The discard pile is empty</source>
        <translation>La pila de descarte está vacía</translation>
    </message>
    <message>
        <source>Hand of %1: you know %2 of %3. Click a card to close it</source>
        <translation>Mano de %1: conoces %2 de %3. Haz clic en una carta para cerrarla</translation>
    </message>
    <message>
        <source>No card in hand</source>
        <translation>Ninguna carta en la mano</translation>
    </message>
    <message>
        <source>Hand of %1. Only you see this</source>
        <translation>Mano de %1. Solo tú ves esto</translation>
    </message>
    <message>
        <source>Nobody looks at a hand now</source>
        <translation>Ahora nadie mira una mano</translation>
    </message>
    <message>
        <source>Deck of %1</source>
        <translation>Mazo de %1</translation>
    </message>
</context>
<context>
    <name>CombatPainter</name>
    <message>
        <source>No combat yet</source>
        <translation>Aún no hay combate</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Aún sin decidir</translation>
    </message>
    <message>
        <source>%1 takes no damage</source>
        <translation>%1 no recibe daño</translation>
    </message>
    <message>
        <source>%1 has %2 health</source>
        <translation>%1 tiene %2 de vida</translation>
    </message>
    <message>
        <source>%1 health left</source>
        <translation>%1 de vida restante</translation>
    </message>
    <message>
        <source>%1 − %2 = %3 health left</source>
        <translation>%1 − %2 = %3 de vida restante</translation>
    </message>
    <message>
        <source>%1 → %2 health</source>
        <translation>%1 → %2 de vida</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Sin carta</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage</source>
        <translation>
            <numerusform>%1 recibe %n de daño</numerusform>
            <numerusform>%1 recibe %n de daño</numerusform>
        </translation>
    </message>
    <message>
        <source>No defense card</source>
        <translation>Sin carta de defensa</translation>
    </message>
</context>
<context>
    <name>CombatPlace</name>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>%1, action %2</source>
        <translation>%1, acción %2</translation>
    </message>
    <message>
        <source>%1, ranged attack</source>
        <translation>%1, ataque a distancia</translation>
    </message>
    <message>
        <source>%1, melee attack</source>
        <translation>%1, ataque cuerpo a cuerpo</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>couldn’t start %1: %2</source>
        <translation>no se pudo iniciar %1: %2</translation>
    </message>
    <message>
        <source>bench takes no arguments</source>
        <translation>bench no admite argumentos</translation>
    </message>
    <message>
        <source>format needs files</source>
        <translation>format necesita archivos</translation>
    </message>
    <message numerus="yes">
        <source>verified: %n decision(s)</source>
        <translation>
            <numerusform>partida verificada: %n decisión</numerusform>
            <numerusform>partida verificada: %n decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>replay needs one file</source>
        <translation>replay necesita un archivo</translation>
    </message>
    <message>
        <source>unknown language %1</source>
        <translation>idioma desconocido: %1</translation>
    </message>
    <message>
        <source>seat %1 doesn’t exist</source>
        <translation>no existe el puesto %1</translation>
    </message>
    <message>
        <source>scenario needs files</source>
        <translation>scenario necesita archivos</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed</source>
        <translation>%1 superados, %2 fallidos</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turnos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decisión</numerusform>
            <numerusform>%n decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>seat %1 wins %2 (%3% to %4%)</source>
        <translation>victorias del puesto %1: %2 (del %3&#xa0;% al %4&#xa0;%)</translation>
    </message>
    <message>
        <source>a result with a different number of seats</source>
        <translation>un resultado con otro número de puestos</translation>
    </message>
    <message>
        <source>not a result of simulate --json</source>
        <translation>no es un resultado de simulate --json</translation>
    </message>
    <message>
        <source>more than %1 games in total</source>
        <translation>en total más de %1 partidas</translation>
    </message>
    <message>
        <source>unknown hero %1</source>
        <translation>héroe desconocido: %1</translation>
    </message>
    <message>
        <source>--persons takes one number per seat</source>
        <translation>--persons admite un número por puesto</translation>
    </message>
    <message>
        <source>--persons takes numbers from 1 to 4</source>
        <translation>--persons admite números del 1 al 4</translation>
    </message>
    <message>
        <source>one person can’t be on both teams</source>
        <translation>una persona no puede estar en los dos equipos</translation>
    </message>
    <message>
        <source>unknown rule set %1</source>
        <translation>conjunto de reglas desconocido: %1</translation>
    </message>
    <message>
        <source>unknown battlefield %1</source>
        <translation>campo de batalla desconocido: %1</translation>
    </message>
    <message>
        <source>unknown player %1</source>
        <translation>jugador desconocido: %1</translation>
    </message>
    <message>
        <source>--players takes one for all or one per seat</source>
        <translation>--players admite uno para todos o uno por puesto</translation>
    </message>
    <message>
        <source>simulate --merge needs files</source>
        <translation>simulate --merge necesita archivos</translation>
    </message>
    <message>
        <source>unexpected argument %1</source>
        <translation>argumento inesperado: %1</translation>
    </message>
    <message>
        <source>simulate needs --%1</source>
        <translation>simulate necesita --%1</translation>
    </message>
    <message>
        <source>--heroes takes two heroes, or four for teams</source>
        <translation>--heroes admite dos héroes, o cuatro para equipos</translation>
    </message>
    <message>
        <source>couldn’t create this folder</source>
        <translation>no se pudo crear esta carpeta</translation>
    </message>
    <message>
        <source>text needs one hero</source>
        <translation>text necesita un héroe</translation>
    </message>
    <message>
        <source>validate needs files</source>
        <translation>validate necesita archivos</translation>
    </message>
    <message>
        <source>couldn’t write everything to the standard output</source>
        <translation>no se pudo escribir todo en la salida estándar</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2 to %3</source>
        <translation>--%1 admite un número entero de %2 a %3</translation>
    </message>
    <message>
        <source>give a folder: demo --out DIR</source>
        <translation>indica una carpeta: demo --out CARPETA</translation>
    </message>
    <message>
        <source>couldn’t create the folder %1</source>
        <translation>no se pudo crear la carpeta %1</translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT, each from %1 to %2</source>
        <translation>--size admite ANCHOxALTO, cada uno de %1 a %2</translation>
    </message>
    <message>
        <source>say what to draw: render battlefield ID --out FILE</source>
        <translation>indica qué dibujar: render battlefield ID --out ARCHIVO</translation>
    </message>
    <message>
        <source>give a file: --out FILE</source>
        <translation>indica un archivo: --out ARCHIVO</translation>
    </message>
    <message>
        <source>%1 must end in .svg, .png or .pdf</source>
        <translation>la extensión de %1 debe ser .svg, .png o .pdf</translation>
    </message>
    <message>
        <source>a card is named HERO/CARD</source>
        <translation>una carta se indica como HÉROE/CARTA</translation>
    </message>
    <message>
        <source>%1 has no card %2</source>
        <translation>%1 no tiene la carta %2</translation>
    </message>
    <message>
        <source>the last position is %1</source>
        <translation>la última posición es %1</translation>
    </message>
    <message>
        <source>render draws a battlefield, a card or a match, not %1</source>
        <translation>render dibuja un campo de batalla, una carta o una partida, no %1</translation>
    </message>
    <message>
        <source>unknown command %1</source>
        <translation>comando desconocido: %1</translation>
    </message>
    <message>
        <source>one file at a time</source>
        <translation>solo un archivo a la vez</translation>
    </message>
    <message>
        <source>no display found; `fabletop --help` lists the commands that work without one</source>
        <translation>no hay pantalla; `fabletop --help` muestra los comandos que no la necesitan</translation>
    </message>
    <message>
        <source>this build has no window</source>
        <translation>esta compilación no tiene ventana</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) went wrong</source>
        <translation>
            <numerusform>%n partida salió mal</numerusform>
            <numerusform>%n partidas salieron mal</numerusform>
        </translation>
    </message>
    <message>
        <source>game %1, decision %2: %3</source>
        <translation>partida %1, decisión %2: %3</translation>
    </message>
    <message>
        <source>--from %1 --games 1 --record DIR writes that game into DIR</source>
        <translation>--from %1 --games 1 --record DIR guarda esa partida en DIR</translation>
    </message>
    <message>
        <source>%1. %2 (%3 to %4) %5: %6</source>
        <translation>%1. %2 (de %3 a %4) %5: %6</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Better by %1: %2</source>
        <translation>Mejor por %1: %2</translation>
    </message>
    <message>
        <source>Team %1: accuracy %2, luck %3, inaccuracies %4, mistakes %5, blunders %6</source>
        <translation>Equipo %1: precisión %2, suerte %3, imprecisiones %4, errores %5, errores graves %6</translation>
    </message>
    <message>
        <source>the match is not over, and hidden cards stay hidden until then</source>
        <translation>la partida no ha terminado, y hasta entonces las cartas ocultas siguen ocultas</translation>
    </message>
    <message>
        <source>it was played by other rules, and can only be shown as recorded</source>
        <translation>se jugó con otras reglas y solo se puede mostrar tal como se grabó</translation>
    </message>
    <message>
        <source>analyse needs one file</source>
        <translation>analyse necesita un archivo</translation>
    </message>
    <message>
        <source>a result of other heroes, battlefields, rules, players, seeds or versions</source>
        <translation>un resultado de otros héroes, campos de batalla, reglas, jugadores, semillas o versiones</translation>
    </message>
    <message>
        <source>game %1 is counted already</source>
        <translation>la partida %1 ya está contada</translation>
    </message>
    <message>
        <source>win this turn</source>
        <translation>ganar en este turno</translation>
    </message>
    <message>
        <source>survive</source>
        <translation>sobrevivir</translation>
    </message>
    <message>
        <source>best defense</source>
        <translation>mejor defensa</translation>
    </message>
    <message>
        <source>best discard</source>
        <translation>mejor descarte</translation>
    </message>
    <message>
        <source>best decision</source>
        <translation>mejor decisión</translation>
    </message>
    <message>
        <source>%1, after decision %2, %3: %4 (%5, otherwise %6)</source>
        <translation>%1, tras la decisión %2, %3: %4 (%5; si no, %6)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n position(s)</source>
        <translation>
            <numerusform>%1: %n posición</numerusform>
            <numerusform>%1: %n posiciones</numerusform>
        </translation>
    </message>
    <message>
        <source>positions needs at least one file</source>
        <translation>positions necesita al menos un archivo</translation>
    </message>
</context>
<context>
    <name>DeckPrint</name>
    <message>
        <source>boost %1</source>
        <translation>potenciador %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>there is no such file</source>
        <translation>ese archivo no existe</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>es una carpeta, no un archivo</translation>
    </message>
    <message>
        <source>the file is larger than %1 MB</source>
        <translation>el archivo ocupa más de %1 MB</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>el texto no está en UTF-8</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>unexpected “%1”; here belongs %2</source>
        <translation>«%1» inesperado; aquí debe ir %2</translation>
    </message>
    <message>
        <source>the file ends too early; here belongs %1</source>
        <translation>el archivo termina antes de tiempo; aquí debe ir %1</translation>
    </message>
    <message>
        <source>there is more after the end of the value</source>
        <translation>hay algo más después del final del valor</translation>
    </message>
    <message>
        <source>a text without its closing quote</source>
        <translation>un texto sin las comillas de cierre</translation>
    </message>
    <message>
        <source>a control character inside a text</source>
        <translation>un carácter de control dentro de un texto</translation>
    </message>
    <message>
        <source>an escape that stands for no character</source>
        <translation>una secuencia de escape que no representa ningún carácter</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>más de %1 niveles de anidamiento</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>más de %1 valores</translation>
    </message>
    <message>
        <source>not readable as JSON: %1</source>
        <translation>no se puede leer como JSON: %1</translation>
    </message>
    <message>
        <source>“%1” stands here twice</source>
        <translation>«%1» aparece aquí dos veces</translation>
    </message>
    <message>
        <source>unknown field “%1”</source>
        <translation>campo «%1» desconocido</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>falta «%1»</translation>
    </message>
    <message>
        <source>“%1” must be %2</source>
        <translation>«%1» debe ser %2</translation>
    </message>
    <message>
        <source>here belongs %1</source>
        <translation>aquí debe ir %1</translation>
    </message>
    <message>
        <source>this is no battlefield file: “fabletop” must be “battlefield”</source>
        <translation>este archivo no es un campo de batalla: «fabletop» debe ser «battlefield»</translation>
    </message>
    <message>
        <source>the file is of version %1, written by a newer Fabletop; this one reads version %2</source>
        <translation>el archivo es de la versión %1, escrito con un Fabletop más reciente; este lee la versión %2</translation>
    </message>
    <message>
        <source>“%1” is no id: lower-case letters, digits and single hyphens make one</source>
        <translation>«%1» no es un identificador: se escribe con minúsculas, cifras y guiones sueltos</translation>
    </message>
    <message>
        <source>a name without any text</source>
        <translation>un nombre sin texto</translation>
    </message>
    <message>
        <source>a backdrop is a file name beside the battlefield, never a path</source>
        <translation>el fondo se indica con el nombre de un archivo situado junto al campo de batalla, nunca con una ruta</translation>
    </message>
    <message>
        <source>a backdrop must be an SVG, PNG or JPEG picture</source>
        <translation>el fondo debe ser una imagen SVG, PNG o JPEG</translation>
    </message>
    <message>
        <source>“%1” is no colour; colours look like #828F8F</source>
        <translation>«%1» no es un color; los colores se escriben así: #828F8F</translation>
    </message>
    <message>
        <source>unknown pattern “%1”</source>
        <translation>dibujo «%1» desconocido</translation>
    </message>
    <message>
        <source>unknown zone “%1”</source>
        <translation>zona «%1» desconocida</translation>
    </message>
    <message>
        <source>unknown space “%1”</source>
        <translation>casilla «%1» desconocida</translation>
    </message>
    <message>
        <source>there is no battlefield “%1”</source>
        <translation>no hay ningún campo de batalla «%1»</translation>
    </message>
    <message>
        <source>a battlefield needs at least one zone</source>
        <translation>un campo de batalla necesita al menos una zona</translation>
    </message>
    <message>
        <source>more than %1 zones</source>
        <translation>más de %1 zonas</translation>
    </message>
    <message>
        <source>a second zone “%1”</source>
        <translation>una segunda zona «%1»</translation>
    </message>
    <message>
        <source>a battlefield needs at least %1 spaces</source>
        <translation>un campo de batalla necesita al menos %1 casillas</translation>
    </message>
    <message>
        <source>more than %1 spaces</source>
        <translation>más de %1 casillas</translation>
    </message>
    <message>
        <source>a second space “%1”</source>
        <translation>una segunda casilla «%1»</translation>
    </message>
    <message>
        <source>space “%1” lies in no zone</source>
        <translation>la casilla «%1» no está en ninguna zona</translation>
    </message>
    <message>
        <source>space “%1” names a zone twice</source>
        <translation>la casilla «%1» nombra una zona dos veces</translation>
    </message>
    <message>
        <source>a second start %1</source>
        <translation>una segunda casilla de inicio %1</translation>
    </message>
    <message>
        <source>a line from space “%1” to itself</source>
        <translation>una línea de la casilla «%1» a sí misma</translation>
    </message>
    <message>
        <source>a second line between “%1” and “%2”</source>
        <translation>una segunda línea entre «%1» y «%2»</translation>
    </message>
    <message>
        <source>no space is start %1</source>
        <translation>falta la casilla de inicio %1</translation>
    </message>
    <message>
        <source>no line or passage reaches space “%1”</source>
        <translation>ninguna línea ni pasadizo llega a la casilla «%1»</translation>
    </message>
    <message>
        <source>the zones of start %1 have room for %2 of three sidekicks (R-SETUP-08)</source>
        <translation>en las zonas de la casilla de inicio %1 solo hay sitio para %2 de los tres ayudantes (R-SETUP-08)</translation>
    </message>
    <message>
        <source>starts %1 and %2 of opposing teams are only %3 steps apart</source>
        <translation>las casillas de inicio %1 y %2, de equipos contrarios, están muy juntas (casillas de distancia: %3)</translation>
    </message>
    <message>
        <source>the battlefield has %1 starts, this match needs %2</source>
        <translation>el campo de batalla tiene %1 casillas de inicio; esta partida necesita %2</translation>
    </message>
    <message>
        <source>the battlefield has %1 spaces, fighters and tokens of this match need %2</source>
        <translation>el campo de batalla tiene %1 casillas; los luchadores y fichas de esta partida necesitan %2</translation>
    </message>
    <message>
        <source>zone “%1” has %2 spaces, so it joins nothing</source>
        <translation>casillas de la zona «%1»: %2, así que no une nada</translation>
    </message>
    <message>
        <source>spaces “%1” and “%2” overlap</source>
        <translation>las casillas «%1» y «%2» se solapan</translation>
    </message>
    <message>
        <source>lines %1 and %2 cross without a junction</source>
        <translation>las líneas %1 y %2 se cruzan fuera de una casilla</translation>
    </message>
    <message>
        <source>the colours of zones “%1” and “%2” are hard to tell apart</source>
        <translation>los colores de las zonas «%1» y «%2» apenas se distinguen</translation>
    </message>
    <message>
        <source>the digests are of version %1, not %2: only events are compared</source>
        <translation>las sumas de verificación son de la versión %1, no de la %2: solo se comparan los eventos</translation>
    </message>
    <message>
        <source>the last line was half written and is left out</source>
        <translation>la última línea está a medio escribir y se omite</translation>
    </message>
    <message>
        <source>this is no match file</source>
        <translation>este archivo no es una partida</translation>
    </message>
    <message>
        <source>a line is a decision, note, bookmark or branch</source>
        <translation>una línea es una decisión, una nota, un marcador o una variante</translation>
    </message>
    <message>
        <source>decision %1 stands where %2 belongs</source>
        <translation>la decisión %1 está donde debería ir la %2</translation>
    </message>
    <message>
        <source>today&apos;s rules do not know the place after decision %1</source>
        <translation>las reglas actuales no conocen la situación tras la decisión %1</translation>
    </message>
    <message>
        <source>more than %1 decisions</source>
        <translation>más de %1 decisiones</translation>
    </message>
    <message>
        <source>a line of more than %1 kB</source>
        <translation>una línea de más de %1 kB</translation>
    </message>
    <message>
        <source>branch %1 is not opened, or leaves from nowhere</source>
        <translation>la variante %1 no está abierta o no parte de ningún punto</translation>
    </message>
    <message>
        <source>the rules of “%1” have changed since this match</source>
        <translation>las reglas de «%1» han cambiado desde esta partida</translation>
    </message>
    <message>
        <source>“%1” has no meaning here</source>
        <translation>«%1» no significa nada aquí</translation>
    </message>
    <message>
        <source>a rule mark without its closing bracket</source>
        <translation>una referencia de regla sin el corchete de cierre</translation>
    </message>
    <message>
        <source>the line is longer than %1 bytes</source>
        <translation>la línea ocupa más de %1 bytes</translation>
    </message>
    <message>
        <source>%1 is too large a number</source>
        <translation>%1 es un número demasiado grande</translation>
    </message>
    <message>
        <source>this line stands neither with its neighbours nor in a block of its own</source>
        <translation>esta línea no está alineada con sus vecinas ni forma un bloque propio</translation>
    </message>
    <message>
        <source>“%1” is not understood here; wanted: %2</source>
        <translation>«%1» no se entiende aquí; se esperaba: %2</translation>
    </message>
    <message>
        <source>the line ends too early; wanted: %1</source>
        <translation>la línea termina antes de tiempo; se esperaba: %1</translation>
    </message>
    <message>
        <source>“%1” does not belong into a line of names</source>
        <translation>«%1» no tiene sitio en una línea de nombres</translation>
    </message>
    <message>
        <source>an indented block is missing below this line</source>
        <translation>falta un bloque sangrado debajo de esta línea</translation>
    </message>
    <message>
        <source>nothing may stand indented below the line before</source>
        <translation>no puede haber nada sangrado debajo de la línea anterior</translation>
    </message>
    <message>
        <source>blocks are nested too deeply</source>
        <translation>hay demasiados bloques anidados</translation>
    </message>
    <message>
        <source>the file declares no hero</source>
        <translation>el archivo no declara ningún héroe</translation>
    </message>
    <message>
        <source>a second hero in one file</source>
        <translation>un segundo héroe en el mismo archivo</translation>
    </message>
    <message>
        <source>this belongs into a rules file, not into a hero</source>
        <translation>esto va en un archivo de reglas, no en uno de héroe</translation>
    </message>
    <message>
        <source>this belongs into a hero file, not into the rules</source>
        <translation>esto va en un archivo de héroe, no en las reglas</translation>
    </message>
    <message>
        <source>a name without letters</source>
        <translation>un nombre sin letras</translation>
    </message>
    <message>
        <source>“%1” is there already</source>
        <translation>«%1» ya existe</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>falta: %1</translation>
    </message>
    <message>
        <source>this property does not belong here</source>
        <translation>esta propiedad no va aquí</translation>
    </message>
    <message>
        <source>a card has one type: %1</source>
        <translation>una carta tiene un solo tipo: %1</translation>
    </message>
    <message>
        <source>the number must be from %1 to %2</source>
        <translation>el número debe estar entre %1 y %2</translation>
    </message>
    <message>
        <source>a card has 1 to 30 copies</source>
        <translation>una carta tiene de 1 a 30 copias</translation>
    </message>
    <message>
        <source>a deck has at most 30 different cards</source>
        <translation>un mazo tiene como máximo 30 cartas distintas</translation>
    </message>
    <message>
        <source>a hero has at most 8 abilities</source>
        <translation>un héroe tiene como máximo 8 habilidades</translation>
    </message>
    <message>
        <source>a hero has at most 4 forms</source>
        <translation>un héroe tiene como máximo 4 formas</translation>
    </message>
    <message>
        <source>a hero has at most 8 tags</source>
        <translation>un héroe tiene como máximo 8 etiquetas</translation>
    </message>
    <message>
        <source>the deck has %1 cards; 30 is the most</source>
        <translation>el mazo tiene %1 cartas; el máximo es 30</translation>
    </message>
    <message>
        <source>the deck has %1 cards; published decks have 30</source>
        <translation>cartas del mazo: %1; los mazos publicados tienen 30</translation>
    </message>
    <message>
        <source>this moment is there already; put both effects under one heading</source>
        <translation>este momento ya está; reúne ambos efectos bajo un solo encabezado</translation>
    </message>
    <message>
        <source>this moment does not exist for this kind of text</source>
        <translation>este momento no existe para este tipo de texto</translation>
    </message>
    <message>
        <source>nothing here is called “%1”; nearest: “%2”</source>
        <translation>aquí no hay nada llamado «%1»; lo más parecido: «%2»</translation>
    </message>
    <message>
        <source>nothing here is called “%1”</source>
        <translation>aquí no hay nada llamado «%1»</translation>
    </message>
    <message>
        <source>there is no moment called “%1”</source>
        <translation>no hay ningún momento llamado «%1»</translation>
    </message>
    <message>
        <source>the rules have no number called “%1”</source>
        <translation>las reglas no tienen ningún número llamado «%1»</translation>
    </message>
    <message>
        <source>there is no part of the rules called “%1”</source>
        <translation>no hay ninguna parte de las reglas llamada «%1»</translation>
    </message>
    <message>
        <source>the rules lack the part “%1”</source>
        <translation>a las reglas les falta la parte «%1»</translation>
    </message>
    <message>
        <source>parts of the rules call each other too deeply</source>
        <translation>demasiadas llamadas anidadas entre partes de las reglas</translation>
    </message>
    <message>
        <source>the file has too many instructions</source>
        <translation>el archivo tiene demasiadas instrucciones</translation>
    </message>
    <message>
        <source>“%1”: nothing has been chosen before that it could mean</source>
        <translation>«%1»: antes no se ha elegido nada a lo que pueda referirse</translation>
    </message>
    <message>
        <source>“%1” is for rules files only</source>
        <translation>«%1» es solo para archivos de reglas</translation>
    </message>
    <message>
        <source>“%1” means something only in a combat</source>
        <translation>«%1» solo tiene sentido en un combate</translation>
    </message>
    <message>
        <source>“%1” is known only after the result of a combat</source>
        <translation>«%1» solo se sabe tras el resultado de un combate</translation>
    </message>
    <message>
        <source>an option must stand below “choose one”</source>
        <translation>una opción debe ir debajo de «choose one»</translation>
    </message>
    <message>
        <source>one “for each” cannot stand inside another</source>
        <translation>un «for each» no puede ir dentro de otro</translation>
    </message>
    <message>
        <source>“%1” is no kind of file that is known here</source>
        <translation>«%1» no es un tipo de archivo conocido aquí</translation>
    </message>
    <message>
        <source>a scenario file holds a scenario, a list of them, or “battlefields” and “scenarios”</source>
        <translation>un archivo de escenarios contiene un escenario, una lista de ellos, o «battlefields» y «scenarios»</translation>
    </message>
    <message>
        <source>there is no hero “%1”</source>
        <translation>no hay ningún héroe «%1»</translation>
    </message>
    <message>
        <source>no fighter here is called “%1”</source>
        <translation>aquí ningún luchador se llama «%1»</translation>
    </message>
    <message>
        <source>no token here is called “%1”</source>
        <translation>aquí ninguna ficha se llama «%1»</translation>
    </message>
    <message>
        <source>no card here is called “%1”</source>
        <translation>aquí ninguna carta se llama «%1»</translation>
    </message>
    <message>
        <source>this hero has no form “%1”</source>
        <translation>este héroe no tiene ninguna forma «%1»</translation>
    </message>
    <message>
        <source>this hero has no value “%1”</source>
        <translation>este héroe no tiene ningún valor «%1»</translation>
    </message>
    <message>
        <source>there is no event “%1”</source>
        <translation>no hay ningún evento «%1»</translation>
    </message>
    <message>
        <source>there is no decision “%1”</source>
        <translation>no hay ninguna decisión «%1»</translation>
    </message>
    <message>
        <source>“%1” is with several seats; write “%2”</source>
        <translation>«%1» está en varios puestos; escribe «%2»</translation>
    </message>
    <message>
        <source>a match has 2 or 4 seats</source>
        <translation>una partida tiene 2 o 4 puestos</translation>
    </message>
    <message>
        <source>one person cannot sit in both teams (R-TEAM-01)</source>
        <translation>una persona no puede jugar en los dos equipos (R-TEAM-01)</translation>
    </message>
    <message>
        <source>both teams need the same number of seats</source>
        <translation>los dos equipos necesitan el mismo número de puestos</translation>
    </message>
    <message>
        <source>“%1” already stands on space “%2”</source>
        <translation>«%1» ya está en la casilla «%2»</translation>
    </message>
    <message>
        <source>token “%1” already lies on space “%2”</source>
        <translation>la ficha «%1» ya está en la casilla «%2»</translation>
    </message>
    <message>
        <source>the deck has only %2 of card “%1”</source>
        <translation>copias de la carta «%1» en el mazo: solo %2</translation>
    </message>
    <message>
        <source>“%1” may not be given where “setup” is true</source>
        <translation>«%1» no se puede indicar si «setup» es true</translation>
    </message>
    <message>
        <source>team %1 has no hero left, so the match is over</source>
        <translation>al equipo %1 no le queda ningún héroe, así que la partida ha terminado</translation>
    </message>
    <message>
        <source>seat “%1” doesn’t exist</source>
        <translation>no hay ningún puesto «%1»</translation>
    </message>
    <message>
        <source>this says nothing that a decision could agree with</source>
        <translation>esto no dice nada con lo que pueda coincidir una decisión</translation>
    </message>
    <message>
        <source>a step has exactly one of “do”, “expect”, “options” and “refuse”</source>
        <translation>un paso tiene exactamente uno de estos campos: «do», «expect», «options» o «refuse»</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>this is no SVG drawing</source>
        <translation>no es un dibujo SVG</translation>
    </message>
    <message>
        <source>not readable as XML: %1</source>
        <translation>no se puede leer como XML: %1</translation>
    </message>
    <message>
        <source>more than %1 elements</source>
        <translation>más de %1 elementos</translation>
    </message>
    <message>
        <source>elements are nested deeper than %1 levels</source>
        <translation>elementos con más de %1 niveles de anidamiento</translation>
    </message>
    <message>
        <source>the drawing has no filled circles that could be spaces</source>
        <translation>el dibujo no tiene círculos rellenos que puedan ser casillas</translation>
    </message>
    <message>
        <source>%1 circles outside the picture are left out</source>
        <translation>círculos omitidos por estar fuera de la imagen: %1</translation>
    </message>
    <message>
        <source>%1 circles are left out: a battlefield has at most %2 spaces</source>
        <translation>círculos omitidos: %1; un campo de batalla tiene como máximo %2 casillas</translation>
    </message>
    <message>
        <source>%1 colours are left out: a battlefield has at most %2 zones</source>
        <translation>colores omitidos: %1; un campo de batalla tiene como máximo %2 zonas</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>the table is larger than %1 kB</source>
        <translation>la tabla ocupa más de %1 kB</translation>
    </message>
    <message>
        <source>the table has no cards</source>
        <translation>la tabla no tiene cartas</translation>
    </message>
    <message>
        <source>the column “%1” is missing</source>
        <translation>falta la columna «%1»</translation>
    </message>
    <message>
        <source>“%1” is no type of card; here belongs attack, defense, versatile or scheme</source>
        <translation>«%1» no es un tipo de carta; aquí va attack, defense, versatile o scheme</translation>
    </message>
    <message>
        <source>a name of more than %1 characters</source>
        <translation>un nombre de más de %1 caracteres</translation>
    </message>
    <message>
        <source>this is no rule set: “fabletop” must be “ruleset”</source>
        <translation>esto no es un conjunto de reglas: «fabletop» debe ser «ruleset»</translation>
    </message>
    <message>
        <source>the text is of the hero “%1”, not of “%2”</source>
        <translation>el texto es del héroe «%1», no de «%2»</translation>
    </message>
    <message>
        <source>this is no package: it cannot be read as a zip file (%1)</source>
        <translation>esto no es un paquete: no se puede leer como archivo zip (%1)</translation>
    </message>
    <message>
        <source>a package holds at most %1 files, this one holds %2</source>
        <translation>un paquete contiene como máximo %1 archivos; este contiene %2</translation>
    </message>
    <message>
        <source>unpacked, this is larger than the %1 KB that are left for it</source>
        <translation>descomprimido, ocupa más de los %1 KB que le quedan</translation>
    </message>
    <message>
        <source>“%1” is no name of a file in a package: small letters, digits, “-”, “_” and “.” make one, and it stays inside</source>
        <translation>«%1» no es nombre de un archivo de paquete: lo forman minúsculas, cifras, «-», «_» y «.», y no sale del paquete</translation>
    </message>
    <message>
        <source>“%1” lies too deep: files of a package lie in one folder each</source>
        <translation>«%1» está a demasiada profundidad: en un paquete, cada archivo está dentro de una sola carpeta</translation>
    </message>
    <message>
        <source>“%1” is a link, a folder or something else that is no plain file</source>
        <translation>«%1» es un enlace, una carpeta u otra cosa distinta de un simple archivo</translation>
    </message>
    <message>
        <source>“%1” is encrypted</source>
        <translation>«%1» está cifrado</translation>
    </message>
    <message>
        <source>“%1” is compressed by a method that is not read here</source>
        <translation>«%1» está comprimido con un método que este programa no lee</translation>
    </message>
    <message>
        <source>“%1” is there twice</source>
        <translation>«%1» aparece dos veces</translation>
    </message>
    <message>
        <source>this is an archive itself; packages hold no others</source>
        <translation>es a su vez un archivo comprimido; los paquetes no contienen otros</translation>
    </message>
    <message>
        <source>“%1” is no kind of file that belongs into a package</source>
        <translation>«%1» no es un tipo de archivo propio de un paquete</translation>
    </message>
    <message>
        <source>“%1” stands in the wrong place or is called otherwise; its name is “%2”</source>
        <translation>«%1» no está en su sitio o tiene un nombre incorrecto; debe llamarse «%2»</translation>
    </message>
    <message>
        <source>there is no manifest.json in the package</source>
        <translation>el paquete no tiene manifest.json</translation>
    </message>
    <message>
        <source>this is no package: “fabletop” must be “package”</source>
        <translation>esto no es un paquete: «fabletop» debe ser «package»</translation>
    </message>
    <message>
        <source>here belongs one line without hidden signs</source>
        <translation>aquí va una línea sin caracteres ocultos</translation>
    </message>
    <message>
        <source>a digest is 64 hexadecimal digits in small letters</source>
        <translation>una suma de verificación se compone de 64 cifras hexadecimales en minúsculas</translation>
    </message>
    <message>
        <source>“%1” is in the package, but manifest.json does not name it</source>
        <translation>«%1» está en el paquete, pero manifest.json no lo nombra</translation>
    </message>
    <message>
        <source>manifest.json names “%1”, which is not in the package</source>
        <translation>manifest.json nombra «%1», que no está en el paquete</translation>
    </message>
    <message>
        <source>“%1” was changed or damaged after it was packed: its digest is another</source>
        <translation>«%1» se ha modificado o dañado después de empaquetarlo: su suma de verificación no coincide</translation>
    </message>
    <message>
        <source>manifest.json calls it “%1”, the file itself “%2”</source>
        <translation>manifest.json lo llama «%1»; el propio archivo, «%2»</translation>
    </message>
    <message>
        <source>there is no hero, battlefield or rule set in the package</source>
        <translation>el paquete no tiene héroes, campos de batalla ni conjuntos de reglas</translation>
    </message>
    <message>
        <source>nobody in this package is called “%1”; a picture bears the id of whom it shows</source>
        <translation>nadie en este paquete se llama «%1»; una imagen lleva el identificador del personaje que muestra</translation>
    </message>
    <message>
        <source>the picture “%1” lies outside; in a package it must be inside the battlefield’s file</source>
        <translation>la imagen «%1» está fuera; en un paquete debe estar dentro del archivo del campo de batalla</translation>
    </message>
    <message>
        <source>a picture has at most %1 pixels a side, this one has %2 by %3</source>
        <translation>una imagen tiene como máximo %1 píxeles de lado; esta tiene %2 por %3</translation>
    </message>
    <message>
        <source>this is not readable as an SVG drawing: %1</source>
        <translation>no se puede leer como dibujo SVG: %1</translation>
    </message>
    <message>
        <source>a drawing must declare no document type and no entities</source>
        <translation>un dibujo no debe declarar tipo de documento ni entidades</translation>
    </message>
    <message>
        <source>a drawing must not hold “%1”</source>
        <translation>un dibujo no debe contener «%1»</translation>
    </message>
    <message>
        <source>a drawing must not react to anything (“%1”)</source>
        <translation>un dibujo no debe reaccionar a nada («%1»)</translation>
    </message>
    <message>
        <source>a drawing must not point to anything outside itself (“%1”)</source>
        <translation>un dibujo no debe remitir a nada fuera de sí mismo («%1»)</translation>
    </message>
    <message>
        <source>the drawing has more than %1 elements, or they are nested too deep</source>
        <translation>el dibujo tiene más de %1 elementos, o están anidados a demasiada profundidad</translation>
    </message>
    <message>
        <source>a hero has at most %1 sidekicks</source>
        <translation>un héroe tiene como máximo %1 ayudantes</translation>
    </message>
    <message>
        <source>a hero has at most %1 tokens</source>
        <translation>un héroe tiene como máximo %1 fichas</translation>
    </message>
    <message>
        <source>can’t find the picture “%1” next to this file</source>
        <translation>no se encuentra la imagen «%1» junto a este archivo</translation>
    </message>
    <message>
        <source>the picture is larger than %1 MB</source>
        <translation>la imagen supera los %1 MB</translation>
    </message>
    <message>
        <source>circles skipped because of unreadable numbers: %1</source>
        <translation>círculos omitidos por tener números ilegibles: %1</translation>
    </message>
    <message>
        <source>the hero “%1” has no card “%2”</source>
        <translation>el héroe «%1» no tiene la carta «%2»</translation>
    </message>
    <message>
        <source>“%1” has an unexpected value</source>
        <translation>«%1» tiene un valor inesperado</translation>
    </message>
    <message>
        <source>a choice has at most %1 options</source>
        <translation>una elección tiene como máximo %1 opciones</translation>
    </message>
    <message>
        <source>a hero has at most %1 choices between options</source>
        <translation>un héroe tiene como máximo %1 elecciones entre opciones</translation>
    </message>
    <message>
        <source>a hero has at most %1 texts that wait for its next turn</source>
        <translation>un héroe tiene como máximo %1 textos que esperan a su próximo turno</translation>
    </message>
    <message>
        <source>the picture is incomplete or damaged</source>
        <translation>la imagen está incompleta o dañada</translation>
    </message>
    <message>
        <source>indent with spaces, not tabs</source>
        <translation>sangra con espacios, no con tabulaciones</translation>
    </message>
    <message>
        <source>this text contains an invisible character; it could make one name look like another</source>
        <translation>este texto contiene un carácter invisible; podría hacer que un nombre parezca otro</translation>
    </message>
    <message>
        <source>Fabletop already includes “%1”; both will be offered for a match</source>
        <translation>Fabletop ya incluye «%1»; ambos se ofrecerán para una partida</translation>
    </message>
    <message>
        <source>“%1” can’t happen here</source>
        <translation>«%1» no puede ocurrir aquí</translation>
    </message>
    <message>
        <source>this can be up to %1; the maximum here is %2</source>
        <translation>esto puede llegar a %1; aquí el máximo es %2</translation>
    </message>
    <message>
        <source>a name needs at least one letter or digit for its short name</source>
        <translation>un nombre necesita al menos una letra o una cifra para formar su nombre corto</translation>
    </message>
    <message>
        <source>a label of more than %1 characters</source>
        <translation>una etiqueta de más de %1 caracteres</translation>
    </message>
    <message>
        <source>couldn’t read the file: %1</source>
        <translation>no se pudo leer el archivo: %1</translation>
    </message>
    <message>
        <source>couldn’t unpack “%1”: %2</source>
        <translation>no se pudo descomprimir «%1»: %2</translation>
    </message>
    <message>
        <source>couldn’t create the package: %1</source>
        <translation>no se pudo crear el paquete: %1</translation>
    </message>
    <message>
        <source>“%1” may mean one or all of them; write “%2” or “%3”</source>
        <translation>«%1» puede significar uno o todos; escribe «%2» o «%3»</translation>
    </message>
    <message>
        <source>“%1” has no meaning here; write “%2”</source>
        <translation>«%1» no significa nada aquí; escribe «%2»</translation>
    </message>
    <message>
        <source>“%1” may mean several, but only one fits here; choose it on an earlier line and refer to it with “that”</source>
        <translation>«%1» pueden ser varios; aquí solo cabe uno: elígelo en una línea anterior y nómbralo con «that»</translation>
    </message>
    <message>
        <source>“%1”: no fighter has been chosen before; write “%2”</source>
        <translation>«%1»: antes no se ha elegido ningún luchador; escribe «%2»</translation>
    </message>
    <message>
        <source>“%1” would be in two places</source>
        <translation>«%1» estaría en dos sitios</translation>
    </message>
    <message>
        <source>“%1” isn’t anywhere this instruction can take it from</source>
        <translation>«%1» no está en un lugar del que esta instrucción pueda tomarla</translation>
    </message>
    <message>
        <source>“%1” belongs to another player; this is only for a player’s own cards</source>
        <translation>«%1» es de otro jugador; esto solo vale para las cartas propias</translation>
    </message>
    <message>
        <source>“%1” may not be an attack card, and then nothing would happen; choose one “that … may use to attack”</source>
        <translation>«%1» puede no ser una carta de ataque, y entonces no ocurre nada; elige una «that … may use to attack»</translation>
    </message>
    <message>
        <source>“%1” means something only in the text of a card</source>
        <translation>«%1» solo tiene sentido en el texto de una carta</translation>
    </message>
    <message>
        <source>outside combat there may be several opponents; write “choose an opponent” on an earlier line, then “that player”</source>
        <translation>fuera de un combate puede haber varios oponentes; escribe «choose an opponent» en una línea anterior y luego «that player»</translation>
    </message>
    <message>
        <source>“and” takes precedence over “or” here; parentheses make that clear: %1</source>
        <translation>«and» tiene prioridad sobre «or»; los paréntesis lo dejan claro: %1</translation>
    </message>
    <message>
        <source>the version of the language must be on the first line</source>
        <translation>la versión del lenguaje va en la primera línea</translation>
    </message>
    <message>
        <source>this program doesn’t know version %1 of the language</source>
        <translation>este programa no conoce la versión %1 del lenguaje</translation>
    </message>
    <message>
        <source>“%1” has no text; if that is intended, write “no effect”</source>
        <translation>«%1» no tiene texto; si es lo que quieres, escribe «no effect»</translation>
    </message>
    <message>
        <source>“%1” says “no effect” but has a text</source>
        <translation>«%1» lleva «no effect» pero tiene texto</translation>
    </message>
    <message>
        <source>“%1” comes too late: nothing depends on it any more</source>
        <translation>«%1» llega tarde: ya nada depende de eso</translation>
    </message>
    <message>
        <source>nothing uses “%1”</source>
        <translation>nada usa «%1»</translation>
    </message>
    <message>
        <source>nothing uses what is chosen here</source>
        <translation>nada usa lo que se elige aquí</translation>
    </message>
    <message>
        <source>“%1” is never true here</source>
        <translation>«%1» nunca se cumple aquí</translation>
    </message>
    <message>
        <source>“%1” is always true here</source>
        <translation>«%1» siempre se cumple aquí</translation>
    </message>
    <message>
        <source>“%1” can never do anything: %2</source>
        <translation>«%1» nunca puede hacer nada: %2</translation>
    </message>
    <message>
        <source>this text can never do anything</source>
        <translation>este texto nunca puede hacer nada</translation>
    </message>
    <message>
        <source>the alternative to “if” begins with “otherwise”</source>
        <translation>la alternativa a «if» empieza por «otherwise»</translation>
    </message>
    <message>
        <source>what happens goes on a line of its own, indented below “%1”</source>
        <translation>lo que ocurre va en una línea aparte, con sangría, debajo de «%1»</translation>
    </message>
    <message>
        <source>only names begin with a capital letter; write “%2”</source>
        <translation>solo los nombres empiezan por mayúscula; escribe «%2»</translation>
    </message>
    <message>
        <source>numbers are written in figures: “%2”, not “%1”</source>
        <translation>los números se escriben en cifras: «%2», no «%1»</translation>
    </message>
    <message>
        <source>movement is always “up to” a number of spaces; write “%2”</source>
        <translation>un movimiento es de hasta un número de casillas; escribe «%2»</translation>
    </message>
    <message>
        <source>a comma is missing after “%1”</source>
        <translation>falta una coma después de «%1»</translation>
    </message>
    <message>
        <source>what you do yourself is written without “you”: “%2”</source>
        <translation>lo que haces tú se escribe sin «you»: «%2»</translation>
    </message>
    <message>
        <source>“%1” doesn’t work with another player</source>
        <translation>«%1» no puede decirse de otro jugador</translation>
    </message>
    <message>
        <source>the rules language has nothing like “%1”</source>
        <translation>el lenguaje de reglas no tiene nada parecido a «%1»</translation>
    </message>
    <message>
        <source>Replace every tab with spaces</source>
        <translation>Sustituir cada tabulación por espacios</translation>
    </message>
    <message>
        <source>Write “%1”</source>
        <translation>Escribir «%1»</translation>
    </message>
    <message>
        <source>“%1”: inside “for each” only one fighter can be chosen at a time</source>
        <translation>«%1»: dentro de «for each» solo se puede elegir un luchador cada vez</translation>
    </message>
    <message>
        <source>“%1” may mean exactly that many or at least that many; write “%2” or “%3”</source>
        <translation>«%1» puede significar exactamente ese número o al menos ese número; escribe «%2» o «%3»</translation>
    </message>
    <message>
        <source>“or” joins what doesn’t go together in “%1”; parentheses make clear what it joins: write “%2”</source>
        <translation>en «%1», «or» une cosas que no van juntas; los paréntesis dejan claro qué une: escribe «%2»</translation>
    </message>
    <message>
        <source>“%1”: only one can be chosen here</source>
        <translation>«%1»: aquí solo se puede elegir uno</translation>
    </message>
    <message>
        <source>“%1” may mean different cards here; choose the card again on an earlier line</source>
        <translation>«%1» puede referirse aquí a cartas distintas; vuelve a elegir la carta en una línea anterior</translation>
    </message>
    <message>
        <source>“%1”: the card may not be there any more; use the cards you have seen before the top of the deck changes</source>
        <translation>«%1»: puede que la carta ya no esté ahí; usa las cartas que has visto antes de que cambie la parte superior del mazo</translation>
    </message>
    <message>
        <source>“%1” refers to an offer to that player, but there is none earlier under this heading; write “%2” first</source>
        <translation>«%1» se refiere a una oferta a ese jugador, pero no hay ninguna antes bajo este encabezado; escribe primero «%2»</translation>
    </message>
    <message>
        <source>“%1” covers only what was done earlier under this heading, and nothing there does that; write “%2” first</source>
        <translation>«%1» abarca solo lo hecho antes bajo este encabezado, y nada de ello lo hace; escribe primero «%2»</translation>
    </message>
    <message>
        <source>“the chosen spaces” means two spaces; write “choose a space …” twice before this line</source>
        <translation>«the chosen spaces» son dos casillas; escribe «choose a space …» dos veces antes de esta línea</translation>
    </message>
    <message>
        <source>“%1” works only after “%2”</source>
        <translation>«%1» solo funciona después de «%2»</translation>
    </message>
    <message>
        <source>the maximum health of “%1” is %2; more has no effect</source>
        <translation>la vida máxima de «%1» es %2; un valor mayor no tiene efecto</translation>
    </message>
    <message>
        <source>no “%1” token ever gets onto the battlefield; write “%2”, for example under “during set-up”</source>
        <translation>ninguna ficha «%1» llega nunca al campo de batalla; escribe «%2», por ejemplo bajo «during set-up»</translation>
    </message>
    <message>
        <source>each instruction goes on a line of its own</source>
        <translation>cada instrucción va en su propia línea</translation>
    </message>
    <message>
        <source>“otherwise” takes no condition; “if” goes on a line of its own, indented below it</source>
        <translation>«otherwise» no lleva condición; «if» va en su propia línea, con sangría debajo</translation>
    </message>
    <message>
        <source>under “always”, “%1” means your hero, never a fighter in a combat; write “%2”</source>
        <translation>bajo «always», «%1» es tu héroe, nunca un luchador en combate; escribe «%2»</translation>
    </message>
    <message>
        <source>“%1”: you can’t choose among cards you haven’t seen; write “%2” on an earlier line</source>
        <translation>«%1»: no puedes elegir entre cartas que no has visto; escribe «%2» en una línea anterior</translation>
    </message>
    <message>
        <source>“%1” is the name of a card; give that card a tag and write the tag’s name here</source>
        <translation>«%1» es el nombre de una carta; ponle una etiqueta y escribe aquí el nombre de la etiqueta</translation>
    </message>
    <message>
        <source>“%1”: no card has been chosen before that it could be other than</source>
        <translation>«%1»: no se ha elegido antes ninguna carta de la que pueda ser otra</translation>
    </message>
    <message>
        <source>“%1” is worded differently here; write “%2”</source>
        <translation>«%1» se dice aquí de otra forma; escribe «%2»</translation>
    </message>
    <message>
        <source>names begin with a capital letter; write “%2”</source>
        <translation>los nombres empiezan por mayúscula; escribe «%2»</translation>
    </message>
    <message>
        <source>put quotation marks around a name that contains small words; write “%2”</source>
        <translation>un nombre con palabras en minúscula va entre comillas; escribe «%2»</translation>
    </message>
    <message>
        <source>a line ends without “%1”</source>
        <translation>una línea termina sin «%1»</translation>
    </message>
    <message>
        <source>“otherwise” is the alternative to “if”; after an offer, write “%2”</source>
        <translation>«otherwise» es la alternativa a «if»; tras un ofrecimiento, escribe «%2»</translation>
    </message>
    <message>
        <source>“%1” can’t be written here; depending on what is meant, write “%2”</source>
        <translation>«%1» no se puede escribir aquí; según lo que quieras decir, escribe «%2»</translation>
    </message>
    <message>
        <source>cards can’t do this yet: “%1”</source>
        <translation>las cartas todavía no pueden hacer esto: «%1»</translation>
    </message>
    <message>
        <source>no hero in this package uses the picture “%1”</source>
        <translation>ningún héroe de este paquete usa la imagen «%1»</translation>
    </message>
    <message>
        <source>a drawing’s sides must be more than 0 and at most %2, not “%1”</source>
        <translation>los lados de un dibujo deben medir más de 0 y como máximo %2, no «%1»</translation>
    </message>
    <message>
        <source>a hero’s picture can be at most %1 KB</source>
        <translation>la imagen de un héroe puede ocupar como máximo %1 KB</translation>
    </message>
    <message>
        <source>the content of “%1” doesn’t match its name: a hero’s picture must be a PNG or SVG file</source>
        <translation>el contenido de «%1» no corresponde a su nombre: la imagen de un héroe debe ser un archivo PNG o SVG</translation>
    </message>
    <message>
        <source>no drawing is called “%1”; nearest: “%2”</source>
        <translation>ningún dibujo se llama «%1»; el más parecido: «%2»</translation>
    </message>
    <message>
        <source>no drawing is called “%1”</source>
        <translation>ningún dibujo se llama «%1»</translation>
    </message>
    <message>
        <source>“%1” isn’t a picture: use the name of a drawing, or of a PNG or SVG file next to this one, such as “mara.png” (small letters, digits and single hyphens)</source>
        <translation>«%1» no es una imagen: usa el nombre de un dibujo o el de un archivo PNG o SVG junto a este, como «mara.png» (minúsculas, cifras y guiones sueltos)</translation>
    </message>
    <message>
        <source>“%1”: the text doesn’t say where; write “%2”</source>
        <translation>«%1»: el texto no dice dónde; escribe «%2»</translation>
    </message>
    <message>
        <source>“%1”: the text doesn’t say where</source>
        <translation>«%1»: el texto no dice dónde</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways; parentheses make clear which: write “%2” or “%3”</source>
        <translation>«%1» se puede leer de dos maneras; los paréntesis aclaran cuál: escribe «%2» o «%3»</translation>
    </message>
    <message>
        <source>“except %1” leaves nobody out of “%2”</source>
        <translation>«except %1» no excluye a nadie de «%2»</translation>
    </message>
    <message>
        <source>nothing here is called “%1”; if it’s the plural of “%2”, add this line below that name: plural &quot;%1&quot;</source>
        <translation>aquí no hay nada llamado «%1»; si es el plural de «%2», añade debajo de ese nombre la línea: plural &quot;%1&quot;</translation>
    </message>
    <message>
        <source>only options can go below “choose one”: write “option &quot;Name&quot;” here and indent this line below it</source>
        <translation>debajo de «choose one» solo puede haber opciones: escribe aquí «option &quot;Name&quot;» y sangra esta línea debajo</translation>
    </message>
    <message>
        <source>the “if” above has an “otherwise” already</source>
        <translation>el «if» de arriba ya tiene un «otherwise»</translation>
    </message>
    <message>
        <source>a picture is at least one pixel wide and high</source>
        <translation>una imagen debe medir al menos un píxel de ancho y de alto</translation>
    </message>
    <message>
        <source>an element of a drawing has at most %1 attributes</source>
        <translation>un elemento de un dibujo puede tener como máximo %1 atributos</translation>
    </message>
    <message>
        <source>the drawing would take too long to draw: fewer or shorter lines, letters and repetitions are needed</source>
        <translation>este dibujo tardaría demasiado en mostrarse: usa menos líneas, letras y repeticiones, o líneas más cortas</translation>
    </message>
    <message>
        <source>a drawing must be encoded in UTF-8, not “%1”</source>
        <translation>un dibujo debe estar codificado en UTF-8, no en «%1»</translation>
    </message>
    <message>
        <source>a picture inside a drawing must be a PNG or JPEG picture</source>
        <translation>una imagen dentro de un dibujo debe ser PNG o JPEG</translation>
    </message>
    <message>
        <source>“%1” isn’t a file that can be read</source>
        <translation>«%1» no es un archivo que se pueda leer</translation>
    </message>
    <message>
        <source>the pictures of all heroes together can be at most %1 MB</source>
        <translation>las imágenes de todos los héroes juntas pueden ocupar como máximo %1 MB</translation>
    </message>
    <message>
        <source>“except %1” excludes everyone in “%2”, so nothing happens</source>
        <translation>«except %1» excluye a todos los de «%2», así que no ocurre nada</translation>
    </message>
    <message>
        <source>“%1” leaves nothing to choose: write at least two options</source>
        <translation>«%1» no deja nada que elegir: escribe al menos dos opciones</translation>
    </message>
    <message>
        <source>two options are called “%1”; whoever chooses can’t tell them apart</source>
        <translation>dos opciones se llaman «%1»; quien elige no puede distinguirlas</translation>
    </message>
    <message>
        <source>“%1” may mean different fighters here; say which with “choose …” on an earlier line</source>
        <translation>«%1» puede referirse aquí a luchadores distintos; indica cuál con «choose …» en una línea anterior</translation>
    </message>
    <message>
        <source>“%1” doesn’t carry over to the next turn: the delayed text remembers nothing from this one</source>
        <translation>«%1» no se conserva para el próximo turno: el texto aplazado no recuerda nada de este</translation>
    </message>
    <message>
        <source>here “%1” would always be your hero; write “%2”</source>
        <translation>aquí «%1» sería siempre tu héroe; escribe «%2»</translation>
    </message>
    <message>
        <source>“%1” may take a hero off the battlefield, and no “bring … back” returns it: nobody could attack it anymore</source>
        <translation>«%1» puede sacar a un héroe del campo de batalla, y ningún «bring … back» lo devuelve: ya nadie podría atacarlo</translation>
    </message>
    <message>
        <source>this isn’t a positions file</source>
        <translation>esto no es un archivo de posiciones</translation>
    </message>
    <message>
        <source>this decision isn’t possible here</source>
        <translation>esta decisión no es posible aquí</translation>
    </message>
    <message>
        <source>there’s nothing to decide after decision %1</source>
        <translation>no hay nada que decidir tras la decisión %1</translation>
    </message>
    <message>
        <source>unknown kind of position “%1”</source>
        <translation>tipo de posición desconocido: «%1»</translation>
    </message>
</context>
<context>
    <name>DiagnosticPart</name>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un número entre %1 y %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero entre %1 y %2</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>un objeto entre llaves</translation>
    </message>
    <message>
        <source>a list in brackets</source>
        <translation>una lista entre corchetes</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>un texto entre comillas</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>the number of a seat</source>
        <translation>el número de un puesto</translation>
    </message>
    <message>
        <source>a name, or a place from 1</source>
        <translation>un nombre o una posición a partir de 1</translation>
    </message>
    <message>
        <source>a text, or texts by language</source>
        <translation>un texto, o textos por idioma</translation>
    </message>
    <message>
        <source>a pair of space ids</source>
        <translation>un par de identificadores de casilla</translation>
    </message>
    <message>
        <source>a space id</source>
        <translation>un identificador de casilla</translation>
    </message>
    <message>
        <source>a name of at least one letter or digit</source>
        <translation>un nombre con al menos una letra o cifra</translation>
    </message>
    <message>
        <source>a space or null</source>
        <translation>una casilla o null</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>un valor</translation>
    </message>
    <message>
        <source>a name in quotes</source>
        <translation>un nombre entre comillas</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>una cifra</translation>
    </message>
    <message>
        <source>a declaration</source>
        <translation>una declaración</translation>
    </message>
    <message>
        <source>a property</source>
        <translation>una propiedad</translation>
    </message>
    <message>
        <source>a moment</source>
        <translation>un momento</translation>
    </message>
    <message>
        <source>an instruction</source>
        <translation>una instrucción</translation>
    </message>
    <message>
        <source>a standing change</source>
        <translation>un cambio permanente</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>un jugador</translation>
    </message>
    <message>
        <source>a fighter</source>
        <translation>un luchador</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>una casilla</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>una condición</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>otra cosa</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>melee or ranged</source>
        <translation>«melee» o «ranged»</translation>
    </message>
    <message>
        <source>attack, defense, versatile or scheme</source>
        <translation>«attack», «defense», «versatile» o «scheme»</translation>
    </message>
    <message>
        <source>“A”, “B” or null</source>
        <translation>«A», «B» o null</translation>
    </message>
    <message>
        <source>no card has that tag</source>
        <translation>ninguna carta lleva esa marca</translation>
    </message>
    <message>
        <source>the hero doesn’t have two forms</source>
        <translation>no hay dos formas</translation>
    </message>
    <message>
        <source>no “place each … token” puts such a token on the battlefield first</source>
        <translation>ningún «place each … token» pone antes una ficha así en el campo de batalla</translation>
    </message>
    <message>
        <source>a number in figures</source>
        <translation>un número en cifras</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>el final de la línea</translation>
    </message>
    <message>
        <source>a fighter can’t change places with itself</source>
        <translation>un luchador no puede intercambiar su posición consigo mismo</translation>
    </message>
</context>
<context>
    <name>Divergence</name>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nada más</translation>
    </message>
    <message>
        <source>a resignation</source>
        <translation>una rendición</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>no permitido</translation>
    </message>
    <message>
        <source>the one these decisions lead to</source>
        <translation>la que resulta de estas decisiones</translation>
    </message>
    <message>
        <source>decision %1</source>
        <translation>decisión %1</translation>
    </message>
    <message>
        <source>%1 of branch %2</source>
        <translation>%1 de la variante %2</translation>
    </message>
    <message>
        <source>a different step of the turn</source>
        <translation>otro paso del turno</translation>
    </message>
    <message>
        <source>a different position</source>
        <translation>otra posición</translation>
    </message>
    <message>
        <source>the same, but with different details</source>
        <translation>lo mismo, pero con otros detalles</translation>
    </message>
    <message>
        <source>%1: recorded %2, now %3</source>
        <translation>%1: registrado %2, ahora %3</translation>
    </message>
    <message>
        <source>the hero “%1”</source>
        <translation>el héroe «%1»</translation>
    </message>
</context>
<context>
    <name>ExportService</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Página web (HTML)</translation>
    </message>
    <message>
        <source>Events as a table (CSV)</source>
        <translation>Tabla de eventos (CSV)</translation>
    </message>
    <message>
        <source>Printable report (PDF)</source>
        <translation>Informe para imprimir (PDF)</translation>
    </message>
    <message>
        <source>This moment as PNG</source>
        <translation>Este momento en PNG</translation>
    </message>
    <message>
        <source>This moment as SVG</source>
        <translation>Este momento en SVG</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Saved as %1. Hidden cards are left out while the match is running.</source>
        <translation>Guardado como %1. Las cartas ocultas no se incluyen mientras la partida está en curso.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>%1: nothing could be drawn</source>
        <translation>%1: no se ha podido dibujar nada</translation>
    </message>
</context>
<context>
    <name>FileFault</name>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the file is larger than the system allows</source>
        <translation>el archivo es más grande de lo que permite el sistema</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>el disco ha dado un error</translation>
    </message>
    <message>
        <source>a file with this name already exists</source>
        <translation>ya existe un archivo con ese nombre</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>el nombre es demasiado largo</translation>
    </message>
    <message>
        <source>you’ve used up your disk quota</source>
        <translation>has agotado tu cuota de disco</translation>
    </message>
    <message>
        <source>you don’t have permission to create files in this folder</source>
        <translation>no tienes permiso para crear archivos en esta carpeta</translation>
    </message>
    <message>
        <source>you don’t have permission to change this file</source>
        <translation>no tienes permiso para modificar este archivo</translation>
    </message>
    <message>
        <source>the folder doesn’t exist</source>
        <translation>la carpeta no existe</translation>
    </message>
    <message>
        <source>a folder with this name already exists</source>
        <translation>ya existe una carpeta con ese nombre</translation>
    </message>
    <message>
        <source>the link leads back to itself</source>
        <translation>el enlace lleva a sí mismo</translation>
    </message>
    <message>
        <source>Couldn’t save %1 in %2: %3.</source>
        <translation>No se pudo guardar %1 en %2: %3.</translation>
    </message>
</context>
<context>
    <name>HeroComparison</name>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>move</source>
        <translation>movimiento</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Héroe</translation>
    </message>
    <message>
        <source>Fighter “%1”</source>
        <translation>Luchador «%1»</translation>
    </message>
    <message>
        <source>health</source>
        <translation>vida</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>a distancia</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>cuántos</translation>
    </message>
    <message>
        <source>Ability “%1”</source>
        <translation>Habilidad «%1»</translation>
    </message>
    <message>
        <source>its text is now: %1</source>
        <translation>su texto es ahora: %1</translation>
    </message>
    <message>
        <source>versatile</source>
        <translation>versátil</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>ingenio</translation>
    </message>
    <message>
        <source>Card “%1”</source>
        <translation>Carta «%1»</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>copias</translation>
    </message>
    <message>
        <source>type</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>for</source>
        <translation>para</translation>
    </message>
    <message>
        <source>it no longer has a text</source>
        <translation>ya no tiene texto</translation>
    </message>
    <message>
        <source>%1 is new.</source>
        <translation>Se añade: %1.</translation>
    </message>
    <message>
        <source>%1 is gone.</source>
        <translation>Se quita: %1.</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>defensa</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>potenciador</translation>
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
        <translation>Cartas del mazo: %1; los mazos publicados tienen %2.</translation>
    </message>
    <message>
        <source>“%1” is in the deck %2 times; a hand will often hold several.</source>
        <translation>«%1» está %2 veces en el mazo; a menudo habrá varias en la mano.</translation>
    </message>
    <message>
        <source>“%1” has the best boost and the lowest value: nobody will think twice about giving it up.</source>
        <translation>«%1» tiene el mejor valor POTENCIADOR y el valor más bajo: nadie dudará en gastarla.</translation>
    </message>
    <message>
        <source>Only %1 cards can attack; matches may drag on.</source>
        <translation>Pocas cartas pueden atacar (%1); las partidas pueden alargarse.</translation>
    </message>
</context>
<context>
    <name>HeroSummary</name>
    <message>
        <source>ranged</source>
        <translation>a distancia</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>cuerpo a cuerpo</translation>
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
        <translation>Teclas de Fabletop</translation>
    </message>
</context>
<context>
    <name>LedgerView</name>
    <message>
        <source>The attacker and the target are named.</source>
        <translation>Se declaran el atacante y el objetivo.</translation>
    </message>
    <message>
        <source>Both sides choose a card, face down.</source>
        <translation>Cada bando elige una carta, bocabajo.</translation>
    </message>
    <message>
        <source>The cards turn over.</source>
        <translation>Se muestran las cartas.</translation>
    </message>
    <message>
        <source>Effects that are due at once.</source>
        <translation>Efectos que se resuelven de inmediato.</translation>
    </message>
    <message>
        <source>Effects due during combat.</source>
        <translation>Efectos que se resuelven durante el combate.</translation>
    </message>
    <message>
        <source>The values are compared.</source>
        <translation>Se comparan los valores.</translation>
    </message>
    <message>
        <source>Effects due after combat.</source>
        <translation>Efectos que se resuelven después del combate.</translation>
    </message>
    <message>
        <source>All played cards are discarded.</source>
        <translation>Se descartan todas las cartas jugadas.</translation>
    </message>
    <message>
        <source>Nothing is left to discard.</source>
        <translation>No queda nada que descartar.</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>Nada que resolver.</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>por %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>Ataque %1</translation>
    </message>
    <message>
        <source>Defense %1</source>
        <translation>Defensa %1</translation>
    </message>
    <message>
        <source>%1 against %2: no damage</source>
        <translation>%1 contra %2: sin daño</translation>
    </message>
    <message numerus="yes">
        <source>%1 − %2 = %n damage</source>
        <translation>
            <numerusform>%1 − %2 = %n de daño</numerusform>
            <numerusform>%1 − %2 = %n de daño</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 against %2: %n damage</source>
        <translation>
            <numerusform>%1 contra %2: %n de daño</numerusform>
            <numerusform>%1 contra %2: %n de daño</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <translation>Paso %1, %2</translation>
    </message>
    <message>
        <source>%1, to come: %2</source>
        <translation>%1, por venir: %2</translation>
    </message>
    <message>
        <source>%1: nothing is due.</source>
        <translation>%1: nada que resolver.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cancelled by %1</source>
        <translation>Cancelado por %1</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>defeated</source>
        <translation>fuera de combate</translation>
    </message>
    <message>
        <source>not on the battlefield</source>
        <translation>fuera del campo de batalla</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>a distancia</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>%1 of %2 health, moves %3, %4</source>
        <translation>vida %1 de %2, movimiento %3, %4</translation>
    </message>
    <message>
        <source>Space %1, zone %2</source>
        <translation>Casilla %1, zona %2</translation>
    </message>
    <message>
        <source>Space %1, zones %2</source>
        <translation>Casilla %1, zonas %2</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>, secret passage</source>
        <translation>, pasadizo secreto</translation>
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
        <translation>La última línea de %1 está incompleta y se ha omitido.</translation>
    </message>
    <message numerus="yes">
        <source>Open the first %n decision(s)</source>
        <translation>
            <numerusform>Abrir la primera decisión</numerusform>
            <numerusform>Abrir las %n primeras decisiones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchPicture</name>
    <message>
        <source>%1 against %2, %3</source>
        <translation>%1 contra %2, %3</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, turno %2</translation>
    </message>
    <message>
        <source>%1, setup</source>
        <translation>%1, preparación</translation>
    </message>
    <message>
        <source>Couldn’t open this file.</source>
        <translation>No se pudo abrir este archivo.</translation>
    </message>
    <message>
        <source>Couldn’t open %1: %2.</source>
        <translation>No se pudo abrir %1: %2.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
</context>
<context>
    <name>NewHero</name>
    <message>
        <source>A hero needs a name with at least one letter or digit.</source>
        <translation>Un héroe necesita un nombre con al menos una letra o cifra.</translation>
    </message>
    <message>
        <source>A sidekick needs a name with at least one letter or digit.</source>
        <translation>Un ayudante necesita un nombre con al menos una letra o cifra.</translation>
    </message>
    <message>
        <source>Two fighters have the name “%1”.</source>
        <translation>Dos luchadores se llaman «%1».</translation>
    </message>
    <message>
        <source>A hero has at most %1 sidekicks.</source>
        <translation>Un héroe tiene como máximo %1 ayudantes.</translation>
    </message>
    <message>
        <source>Health is a number from %1 to %2.</source>
        <translation>La vida es un número del %1 al %2.</translation>
    </message>
    <message>
        <source>Move is a number from %1 to %2.</source>
        <translation>El movimiento es un número del %1 al %2.</translation>
    </message>
</context>
<context>
    <name>OldPlaces</name>
    <message>
        <source>Couldn’t move %1 out of %2. It isn’t lost, but Fabletop no longer looks there.</source>
        <translation>No se pudo sacar %1 de %2. No se ha perdido, pero Fabletop ya no busca ahí.</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>Show all hands</source>
        <translation>Mostrar todas las manos</translation>
    </message>
    <message>
        <source>Show all hands?</source>
        <translation>¿Mostrar todas las manos?</translation>
    </message>
    <message>
        <source>This match is still running. The match file will say that all hands were shown here.</source>
        <translation>Esta partida sigue en curso. El archivo de la partida indicará que aquí se mostraron todas las manos.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>PackageFolder</name>
    <message>
        <source>Couldn’t change %1.</source>
        <translation>No se pudo modificar %1.</translation>
    </message>
</context>
<context>
    <name>PackageWords</name>
    <message>
        <source>Hero</source>
        <translation>Héroe</translation>
    </message>
    <message numerus="yes">
        <source>%n health</source>
        <translation>
            <numerusform>%n de vida</numerusform>
            <numerusform>%n de vida</numerusform>
        </translation>
    </message>
    <message>
        <source>moves %1</source>
        <translation>movimiento %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Campo de batalla</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n puesto</numerusform>
            <numerusform>%n puestos</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Conjunto de reglas</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) for cards and figures</source>
        <translation>
            <numerusform>%n imagen para cartas y figuras</numerusform>
            <numerusform>%n imágenes para cartas y figuras</numerusform>
        </translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>por %1</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>revisión %1</translation>
    </message>
    <message>
        <source>It replaces revision %1, which is installed.</source>
        <translation>Sustituye a la revisión %1, que está instalada.</translation>
    </message>
    <message>
        <source>This very package is installed already.</source>
        <translation>Este mismo paquete ya está instalado.</translation>
    </message>
    <message>
        <source>Revision %1 is installed with other contents. Installing replaces it.</source>
        <translation>Está instalada la revisión %1 con otro contenido. Al instalar se sustituye.</translation>
    </message>
    <message>
        <source>Revision %1 is installed, which is newer. Installing replaces it.</source>
        <translation>Está instalada la revisión %1, que es más nueva. Al instalar se sustituye.</translation>
    </message>
    <message>
        <source>“%1” by %2 is installed under the same name. Installing replaces it.</source>
        <translation>«%1», de %2, está instalado con el mismo nombre. Al instalar se sustituye.</translation>
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
        <translation>Texto</translation>
    </message>
    <message>
        <source>Try a card</source>
        <translation>Probar una carta</translation>
    </message>
    <message>
        <source>Stress test</source>
        <translation>Ponerlo a prueba</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Equilibrio</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Qué ha cambiado</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Héroes</translation>
    </message>
    <message>
        <source>Battlefields</source>
        <translation>Campos de batalla</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Conjuntos de reglas</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Paquetes</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Inicio</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Repetición</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>&amp;Matches</source>
        <translation>&amp;Partidas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>R&amp;ulebook</source>
        <translation>R&amp;eglamento</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Taller</translation>
    </message>
    <message>
        <source>Wor&amp;kshop</source>
        <translation>&amp;Taller</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>A&amp;justes</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Retos</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>Ret&amp;os</translation>
    </message>
</context>
<context>
    <name>Pattern</name>
    <message>
        <source>plain</source>
        <translation>liso</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>rails</source>
        <translation>raíles</translation>
    </message>
    <message>
        <source>zigzag</source>
        <translation>zigzag</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>ajedrezado</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>rombos</translation>
    </message>
    <message>
        <source>scales</source>
        <translation>escamas</translation>
    </message>
    <message>
        <source>slant</source>
        <translation>oblicuo</translation>
    </message>
    <message>
        <source>teeth</source>
        <translation>dientes</translation>
    </message>
    <message>
        <source>rays</source>
        <translation>rayos</translation>
    </message>
    <message>
        <source>beads</source>
        <translation>cuentas</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>cruces</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>Win this turn</source>
        <translation>Gana en este turno</translation>
    </message>
    <message>
        <source>Survive</source>
        <translation>Sobrevive</translation>
    </message>
    <message>
        <source>Best defense</source>
        <translation>Mejor defensa</translation>
    </message>
    <message>
        <source>Best discard</source>
        <translation>Mejor descarte</translation>
    </message>
    <message>
        <source>Best decision</source>
        <translation>Mejor decisión</translation>
    </message>
    <message>
        <source>You play %1. Find the decision that defeats %2 before the turn ends.</source>
        <translation>Juegas con %1. Encuentra la decisión que te permite derrotar a %2 antes de que acabe el turno.</translation>
    </message>
    <message>
        <source>You play %1. Find the decision that keeps you alive against %2.</source>
        <translation>Juegas con %1. Encuentra la decisión que te mantiene con vida frente a %2.</translation>
    </message>
    <message>
        <source>You play %1. Find the best way to defend against %2.</source>
        <translation>Juegas con %1. Encuentra la mejor forma de defenderte de %2.</translation>
    </message>
    <message>
        <source>You play %1 against %2. Find the card you can do without.</source>
        <translation>Juegas con %1 contra %2. Encuentra la carta de la que puedes prescindir.</translation>
    </message>
    <message>
        <source>You play %1. Find the decision that gives you the best chance against %2.</source>
        <translation>Juegas con %1. Encuentra la decisión que te da más posibilidades contra %2.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>media</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Desplazar hacia la izquierda</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Desplazar hacia la derecha</translation>
    </message>
</context>
<context>
    <name>ReplayLook</name>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>%1, event %2 of %3</source>
        <translation>%1, evento %2 de %3</translation>
    </message>
    <message>
        <source>%1. Nobody won it.</source>
        <translation>%1. No lo ganó nadie.</translation>
    </message>
    <message>
        <source>%1. %2 won it.</source>
        <translation>%1. Lo ganó %2.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>%1, event %2</source>
        <translation>%1, evento %2</translation>
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
        <translation>Marcador</translation>
    </message>
    <message>
        <source>All hands were shown here</source>
        <translation>Aquí se mostraron todas las manos</translation>
    </message>
    <message numerus="yes">
        <source>Turning point: %1 loses %n and the lead</source>
        <translation>
            <numerusform>Momento decisivo: %1 pierde %n de vida y la ventaja</numerusform>
            <numerusform>Momento decisivo: %1 pierde %n de vida y la ventaja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turning point: %1 loses %n at once</source>
        <translation>
            <numerusform>Momento decisivo: %1 pierde %n de vida de golpe</numerusform>
            <numerusform>Momento decisivo: %1 pierde %n de vida de golpe</numerusform>
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
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>Mano inicial</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Límite de mano</translation>
    </message>
    <message>
        <source>Exhaustion damage</source>
        <translation>Daño por agotamiento</translation>
    </message>
    <message>
        <source>Late end check</source>
        <translation>Comprobación final tardía</translation>
    </message>
    <message>
        <source>Cards each player draws before the first turn.</source>
        <translation>Cartas que cada jugador roba antes del primer turno.</translation>
    </message>
    <message>
        <source>Cards a player may keep at the end of their turn.</source>
        <translation>Cartas que un jugador puede conservar al final de su turno.</translation>
    </message>
    <message>
        <source>Actions per turn</source>
        <translation>Acciones por turno</translation>
    </message>
    <message>
        <source>Actions each player must take per turn.</source>
        <translation>Acciones que cada jugador debe realizar por turno.</translation>
    </message>
    <message>
        <source>Damage to each fighter when its player must draw from an empty deck.</source>
        <translation>Daño a cada luchador cuando su jugador debe robar de un mazo vacío.</translation>
    </message>
    <message>
        <source>Reshuffle exhausted decks</source>
        <translation>Volver a barajar los mazos agotados</translation>
    </message>
    <message>
        <source>When a player must draw from an empty deck, the discard pile becomes the new deck.</source>
        <translation>Cuando un jugador debe robar de un mazo vacío, su pila de descarte pasa a ser el nuevo mazo.</translation>
    </message>
    <message>
        <source>Defeated heroes are checked after each action, not immediately.</source>
        <translation>Los héroes derrotados se comprueban tras cada acción, no de inmediato.</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>Rule %1</source>
        <translation>Regla %1</translation>
    </message>
    <message>
        <source>Open rule %1 (F1)</source>
        <translation>Abrir la regla %1 (F1)</translation>
    </message>
</context>
<context>
    <name>SampleNotes</name>
    <message>
        <source>A lesson. Two greedy computers play; the notes say what a person would think. Jump from note to note with N.</source>
        <translation>Una lección. Juegan dos ordenadores de nivel Oportunista; las notas cuentan lo que pensaría una persona. Salta de una nota a otra con la tecla N.</translation>
    </message>
    <message>
        <source>All stand: helpers only in a zone of their hero&apos;s start. Dracula spread his Sisters out, one of them on a secret passage.</source>
        <translation>Todos están en su sitio: los ayudantes, solo en una zona de la casilla de inicio de su héroe. Drácula ha repartido a sus Hermanas, una de ellas en un pasadizo secreto.</translation>
    </message>
    <message>
        <source>Name a number: the other player discards a card of that value or else shows the hand. A good first action: what is seen stays known as long as the cards stay there.</source>
        <translation>Di un número: el oponente descarta una carta de ese valor o, si no la tiene, enseña la mano. Buena primera acción: lo que se ha visto vale mientras las cartas sigan ahí.</translation>
    </message>
    <message>
        <source>Attack 4, defense 3: one damage, and the attacker won because damage was dealt. Recovering it at once makes the trade even.</source>
        <translation>Ataque 4, defensa 3: 1 de daño, y el atacante ha ganado el combate porque se ha hecho daño. Como se recupera enseguida, el intercambio queda igualado.</translation>
    </message>
    <message>
        <source>Defending with nothing costs three. The cards left in hand are all for Holmes: keep a defense for the helper too.</source>
        <translation>Defenderse sin carta cuesta 3 de vida. Las cartas que quedan en la mano son todas de Holmes: guarda una defensa también para el ayudante.</translation>
    </message>
    <message>
        <source>The printed value of the other card becomes its boost value. Here both are 2, so nothing changes; 3 against 2 is enough, and the Sister falls.</source>
        <translation>El valor impreso de la otra carta pasa a ser su valor POTENCIADOR. Aquí los dos son 2, así que nada cambia; 3 contra 2 basta, y la Hermana cae.</translation>
    </message>
    <message>
        <source>A value is replaced</source>
        <translation>Un valor sustituido</translation>
    </message>
    <message>
        <source>A Sister comes back on a space of her hero&apos;s zone. Helpers with one health are cheap to lose and cheap to return.</source>
        <translation>Una Hermana vuelve a una casilla de la zona de su héroe. Perder a un ayudante con 1 de vida cuesta poco, y devolverlo también.</translation>
    </message>
    <message>
        <source>The same card in defense: the attack stays at 2, and the defender wins a combat in which nobody is hurt.</source>
        <translation>La misma carta en defensa: el ataque se queda en 2 y el defensor gana un combate en el que nadie resulta herido.</translation>
    </message>
    <message>
        <source>Dr. Watson is ranged: he hits across his zone, and Dracula has no answer in hand.</source>
        <translation>El Dr. Watson lucha a distancia: golpea desde el otro lado de su zona, y Drácula no tiene con qué responder en la mano.</translation>
    </message>
    <message>
        <source>At the start of each turn Dracula may bite whoever stands adjacent, and draws for it. Staying beside him costs one health a turn.</source>
        <translation>Al inicio de cada uno de sus turnos, Drácula puede morder a un luchador adyacente y, si lo hace, roba una carta. Quedarse a su lado cuesta 1 de vida por turno.</translation>
    </message>
    <message>
        <source>An empty hand has no defense, and this card grows with every card discarded. It takes nine.</source>
        <translation>Una mano vacía no tiene defensa, y esta carta crece con cada carta descartada. Se lleva 9 de vida.</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>El momento decisivo</translation>
    </message>
    <message>
        <source>The helper falls, and with him the three cards in the deck that only he could use.</source>
        <translation>Cae el ayudante y, con él, las tres cartas del mazo que solo él podía usar.</translation>
    </message>
</context>
<context>
    <name>Scenarios</name>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1: expected %2, is %3</source>
        <translation>%1: se esperaba %2, pero es %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>ficha %1</translation>
    </message>
    <message>
        <source>%1 isn’t defeated</source>
        <translation>%1 no está derrotado</translation>
    </message>
    <message>
        <source>%1 of seat %2</source>
        <translation>%1 del puesto %2</translation>
    </message>
    <message>
        <source>%1: %2 isn’t among them</source>
        <translation>%1: %2 no está entre ellas</translation>
    </message>
    <message>
        <source>counter %1</source>
        <translation>contador %1</translation>
    </message>
    <message>
        <source>cards known</source>
        <translation>cartas conocidas</translation>
    </message>
    <message>
        <source>no such event happened here: %1</source>
        <translation>aquí no se produjo ningún evento así: %1</translation>
    </message>
    <message>
        <source>event %1 happened</source>
        <translation>se produjo el evento %1</translation>
    </message>
    <message>
        <source>combat %1</source>
        <translation>combate %1</translation>
    </message>
    <message>
        <source>its battlefield is refused</source>
        <translation>se ha rechazado su campo de batalla</translation>
    </message>
    <message>
        <source>there is no hero “%1”</source>
        <translation>no hay ningún héroe «%1»</translation>
    </message>
    <message>
        <source>couldn’t build the rules of this match</source>
        <translation>no se pueden componer las reglas de esta partida</translation>
    </message>
    <message>
        <source>“%1” isn’t available; %2</source>
        <translation>«%1» no se puede elegir; %2</translation>
    </message>
    <message>
        <source>“%1” may mean several decisions; %2</source>
        <translation>«%1» puede referirse a varias decisiones; %2</translation>
    </message>
    <message>
        <source>“%1” isn’t available</source>
        <translation>«%1» no se puede elegir</translation>
    </message>
    <message>
        <source>“%1” is available</source>
        <translation>«%1» se puede elegir</translation>
    </message>
    <message numerus="yes">
        <source>expected %n decision(s)</source>
        <translation>
            <numerusform>se esperaba %n decisión</numerusform>
            <numerusform>se esperaban %n decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” should be refused but is available</source>
        <translation>«%1» debería rechazarse, pero se puede elegir</translation>
    </message>
    <message>
        <source>“%1” should be refused but was taken</source>
        <translation>«%1» debería rechazarse, pero se aceptó</translation>
    </message>
    <message>
        <source>“%1” was refused but changed the table</source>
        <translation>«%1» se rechazó, pero cambió la mesa</translation>
    </message>
    <message>
        <source>nothing is available</source>
        <translation>no hay nada que elegir</translation>
    </message>
    <message>
        <source>available (%1):</source>
        <translation>opciones (%1):</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
</context>
<context>
    <name>SeatColors</name>
    <message>
        <source>ultramarine</source>
        <translation>ultramar</translation>
    </message>
    <message>
        <source>russet</source>
        <translation>teja</translation>
    </message>
    <message>
        <source>charcoal</source>
        <translation>carbón</translation>
    </message>
    <message>
        <source>orchid</source>
        <translation>orquídea</translation>
    </message>
    <message>
        <source>garnet</source>
        <translation>granate</translation>
    </message>
    <message>
        <source>walnut</source>
        <translation>nogal</translation>
    </message>
    <message>
        <source>fern</source>
        <translation>helecho</translation>
    </message>
    <message>
        <source>jade</source>
        <translation>jade</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>verde azulado</translation>
    </message>
    <message>
        <source>iris</source>
        <translation>lirio</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>ciruela</translation>
    </message>
    <message>
        <source>eggplant</source>
        <translation>berenjena</translation>
    </message>
</context>
<context>
    <name>SettingsTable</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Cards and board labels grow too</source>
        <translation>También crecen las cartas y los rótulos</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Cronología</translation>
    </message>
    <message>
        <source>Where the turns of a match are listed</source>
        <translation>Dónde aparecen los turnos de la partida</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>A la derecha</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Oculta</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sin</translation>
    </message>
    <message>
        <source>Combat pace</source>
        <translation>Ritmo del combate</translation>
    </message>
    <message>
        <source>Slow holds for 3 seconds at the reveal and the result</source>
        <translation>Lento se detiene 3 segundos al revelar y en el resultado</translation>
    </message>
    <message>
        <source>On click</source>
        <translation>Con clic</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Cards, steps and blows; silent while the computer plays itself</source>
        <translation>Cartas, pasos y golpes; en silencio si el ordenador juega solo</translation>
    </message>
    <message>
        <source>Language and text</source>
        <translation>Idioma y texto</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>Movimiento y ritmo</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Plain board</source>
        <translation>Tablero sin fondo</translation>
    </message>
    <message>
        <source>No picture behind the spaces</source>
        <translation>Sin imagen detrás de las casillas</translation>
    </message>
    <message>
        <source>Zone letters</source>
        <translation>Letras de zona</translation>
    </message>
    <message>
        <source>A letter beside each ring</source>
        <translation>Una letra junto a cada anillo</translation>
    </message>
    <message>
        <source>Space numbers</source>
        <translation>Números de casilla</translation>
    </message>
    <message>
        <source>A number beside each space</source>
        <translation>Un número junto a cada casilla</translation>
    </message>
    <message>
        <source>Combats step by step</source>
        <translation>Combates paso a paso</translation>
    </message>
    <message>
        <source>Off: the board shows only the result</source>
        <translation>Si no, el tablero muestra solo el resultado</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Fighters and cards appear in place; pauses stay</source>
        <translation>Luchadores y cartas aparecen en su sitio; las pausas siguen</translation>
    </message>
    <message>
        <source>Practice take-backs</source>
        <translation>Deshacer de práctica</translation>
    </message>
    <message>
        <source>In new matches: also after hidden cards were revealed; marked in the match</source>
        <translation>En partidas nuevas: también tras verse cartas ocultas; queda anotado</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Manos a la vista</translation>
    </message>
    <message>
        <source>In new matches: everyone sees all hands</source>
        <translation>En partidas nuevas: todos ven todas las manos</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>In new matches: the lamp shows the best decisions</source>
        <translation>En partidas nuevas: la lámpara muestra las mejores decisiones</translation>
    </message>
</context>
<context>
    <name>Shaking</name>
    <message>
        <source>The game did not come to an end.</source>
        <translation>La partida no llegó a su fin.</translation>
    </message>
    <message>
        <source>A text ran on and on and was stopped.</source>
        <translation>Un texto no terminaba nunca y hubo que detenerlo.</translation>
    </message>
    <message>
        <source>A question is open that nobody can answer.</source>
        <translation>Hay una pregunta abierta que nadie puede responder.</translation>
    </message>
    <message>
        <source>There are answers although nothing is asked.</source>
        <translation>Hay respuestas aunque no se pregunta nada.</translation>
    </message>
    <message>
        <source>There are more answers than a question can have.</source>
        <translation>Hay más respuestas de las que puede tener una pregunta.</translation>
    </message>
    <message>
        <source>The events do not give the table.</source>
        <translation>Los eventos no se corresponden con el estado de la mesa.</translation>
    </message>
    <message>
        <source>The health of a fighter cannot be right.</source>
        <translation>La vida de un luchador tiene un valor imposible.</translation>
    </message>
    <message>
        <source>A fighter is on a space where it can’t be.</source>
        <translation>Un luchador está donde no puede estar.</translation>
    </message>
    <message>
        <source>Copies of “%1” were lost or doubled.</source>
        <translation>Se perdieron o se duplicaron copias de «%1».</translation>
    </message>
    <message>
        <source>Cards of the opponent were lost or doubled.</source>
        <translation>Se perdieron o se duplicaron cartas del oponente.</translation>
    </message>
    <message>
        <source>A text exceeded the limits of the table and was stopped.</source>
        <translation>Un texto superó los límites de la mesa y se interrumpió.</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>melee</source>
        <translation>cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>a distancia</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>defensa</translation>
    </message>
    <message>
        <source>versatile</source>
        <translation>versátil</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>ingenio</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>%1: health %2, move %3, %4</source>
        <translation>%1: vida %2, movimiento %3, %4</translation>
    </message>
    <message>
        <source>%1 × %2: health %3, %4</source>
        <translation>%1 × %2: vida %3, %4</translation>
    </message>
    <message>
        <source>%1 × %2  (%3 %4, boost %5, %6)</source>
        <translation>%1 × %2  (%3 %4, POTENCIADOR %5, %6)</translation>
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
        <translation>atacante</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>defensor</translation>
    </message>
    <message>
        <source>no card yet</source>
        <translation>aún sin carta</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>bocabajo</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>ninguna carta</translation>
    </message>
    <message>
        <source>%1 printed</source>
        <translation>%1 impreso</translation>
    </message>
    <message>
        <source>%1 boost</source>
        <translation>%1 potenciador</translation>
    </message>
    <message>
        <source>Boost, face down</source>
        <translation>Potenciador, bocabajo</translation>
    </message>
    <message>
        <source>Boost: %1</source>
        <translation>Potenciador: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 health</source>
        <translation>vida %1 de %2</translation>
    </message>
    <message>
        <source>value %1: %2</source>
        <translation>valor %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Aún sin decidir</translation>
    </message>
    <message>
        <source>Decided at step %1</source>
        <translation>Se decide en el paso %1</translation>
    </message>
    <message>
        <source>Its effects are canceled</source>
        <translation>Sus efectos están cancelados</translation>
    </message>
    <message>
        <source>Its effects can’t be canceled</source>
        <translation>Sus efectos no se pueden cancelar</translation>
    </message>
    <message>
        <source>Effects canceled</source>
        <translation>Efectos cancelados</translation>
    </message>
    <message>
        <source>Can’t be canceled</source>
        <translation>No se cancela</translation>
    </message>
</context>
<context>
    <name>TableLooks</name>
    <message>
        <source>Maneuver: draws a card</source>
        <translation>Maniobra: roba una carta</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>potenciador</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>defensa</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) since your turn</source>
        <translation>
            <numerusform>%n novedad desde tu turno</numerusform>
            <numerusform>%n novedades desde tu turno</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableNews</name>
    <message>
        <source>Played as a scheme</source>
        <translation>Jugada como ingenio</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>%1, choose a scheme</source>
        <translation>%1, elige un ingenio</translation>
    </message>
    <message>
        <source>%1, choose who plays it</source>
        <translation>%1, elige quién lo juega</translation>
    </message>
    <message>
        <source>%1, choose who attacks</source>
        <translation>%1, elige quién ataca</translation>
    </message>
    <message>
        <source>%1, choose who attacks %2</source>
        <translation>%1, elige quién ataca; objetivo: %2</translation>
    </message>
    <message>
        <source>%1, choose whom %2 attacks</source>
        <translation>%1, elige el objetivo; atacante: %2</translation>
    </message>
    <message>
        <source>%1, choose a card: %2 attacks %3</source>
        <translation>%1, elige una carta: %2 contra %3</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>No hay ninguna partida abierta</translation>
    </message>
    <message>
        <source>You’re looking at turn %1.</source>
        <translation>Estás viendo el turno %1.</translation>
    </message>
    <message>
        <source>You’re looking at the setup.</source>
        <translation>Estás viendo la preparación.</translation>
    </message>
    <message>
        <source>Only %1 should look</source>
        <translation>Solo debe mirar %1</translation>
    </message>
    <message>
        <source>%1 is choosing a defense</source>
        <translation>%1 está eligiendo una defensa</translation>
    </message>
    <message>
        <source>%1 is choosing an action</source>
        <translation>%1 está eligiendo una acción</translation>
    </message>
    <message>
        <source>%1 is moving</source>
        <translation>%1 está moviendo a sus luchadores</translation>
    </message>
    <message>
        <source>%1 is deciding</source>
        <translation>%1 está decidiendo</translation>
    </message>
    <message>
        <source>%1, what should %2 do?</source>
        <translation>%1, ¿qué debe hacer %2?</translation>
    </message>
    <message>
        <source>%1: %2 goes to %3</source>
        <translation>%1: %2 va a la casilla %3</translation>
    </message>
    <message>
        <source>Select the next fighter, or press %1.</source>
        <translation>Selecciona el siguiente luchador o pulsa %1.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Movimiento %1</translation>
    </message>
    <message>
        <source>+%1 %2</source>
        <translation>+%1 %2</translation>
    </message>
    <message>
        <source>+%1 boost</source>
        <translation>+%1 de potenciador</translation>
    </message>
    <message>
        <source>No defense card</source>
        <translation>Sin carta de defensa</translation>
    </message>
    <message>
        <source>Leave %1</source>
        <translation>Dejar en %1</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Finish the maneuver first</source>
        <translation>Termina antes la maniobra</translation>
    </message>
    <message>
        <source>Answer the question first</source>
        <translation>Responde antes a la pregunta</translation>
    </message>
    <message>
        <source>Wait until everything has been shown</source>
        <translation>Espera a que se haya mostrado todo</translation>
    </message>
    <message>
        <source>%1 can attack, undefended:</source>
        <translation>%1 puede atacar. Si no hay defensa:</translation>
    </message>
    <message>
        <source>%1: %2, enough to defeat</source>
        <translation>%1: %2, suficiente para derrotar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Select a token first: click its space.</source>
        <translation>Selecciona antes una ficha: haz clic en su casilla.</translation>
    </message>
    <message>
        <source>Select a fighter first.</source>
        <translation>Selecciona antes un luchador.</translation>
    </message>
    <message>
        <source>Choose a target: a fighter with a red ring.</source>
        <translation>Elige un objetivo: un luchador con anillo rojo.</translation>
    </message>
    <message>
        <source>Choose a card from your hand.</source>
        <translation>Elige una carta de tu mano.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s).</source>
        <translation>
            <numerusform>Elige una carta más.</numerusform>
            <numerusform>Elige %n cartas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>There’s no space here.</source>
        <translation>Aquí no hay ninguna casilla.</translation>
    </message>
    <message>
        <source>%1 is deciding now.</source>
        <translation>Ahora decide %1.</translation>
    </message>
    <message>
        <source>Face down until the defender has chosen.</source>
        <translation>Bocabajo hasta que elija el defensor.</translation>
    </message>
    <message>
        <source>Choose fighter, target and card in any order.</source>
        <translation>Elige luchador, objetivo y carta, en cualquier orden.</translation>
    </message>
    <message>
        <source>Click a fighter and a lit space. A card boosts the move.</source>
        <translation>Haz clic en un luchador y en una casilla iluminada. Una carta potencia el movimiento.</translation>
    </message>
    <message>
        <source>Click a fighter, then a lit space. Each may move once.</source>
        <translation>Haz clic en un luchador y luego en una casilla iluminada. Cada uno puede moverse una vez.</translation>
    </message>
    <message>
        <source>The value stays %1 either way.</source>
        <translation>El valor sigue siendo %1 en ambos casos.</translation>
    </message>
    <message>
        <source>You’re looking at an earlier moment. Go back to the table first.</source>
        <translation>Estás viendo un momento anterior. Vuelve antes a la mesa.</translation>
    </message>
    <message>
        <source>Click a lit space to maneuver. You’ll draw a card.</source>
        <translation>Haz clic en una casilla iluminada para maniobrar. Robarás una carta.</translation>
    </message>
    <message>
        <source>Boosted with %1. Click the card again to remove the boost.</source>
        <translation>Maniobra potenciada con %1. Haz clic otra vez en la carta para quitar el potenciador.</translation>
    </message>
    <message>
        <source>%1. %2, choose a defense</source>
        <comment>who attacks whom; a person</comment>
        <translation>%1. %2, elige una defensa</translation>
    </message>
    <message>
        <source>Choose a scheme and who plays it.</source>
        <translation>Elige un ingenio y quién lo juega.</translation>
    </message>
    <message>
        <source>Press %1, or choose another card.</source>
        <translation>Pulsa %1 o elige otra carta.</translation>
    </message>
    <message>
        <source>Click a card below, or fight without a defense card.</source>
        <translation>Haz clic en una carta de abajo o lucha sin carta de defensa.</translation>
    </message>
    <message>
        <source>None of your cards can defend here.</source>
        <translation>Ninguna de tus cartas sirve aquí como defensa.</translation>
    </message>
    <message>
        <source>Click a lit space.</source>
        <translation>Haz clic en una casilla iluminada.</translation>
    </message>
</context>
<context>
    <name>TimelineSymbols</name>
    <message>
        <source>maneuver</source>
        <translation>maniobra</translation>
    </message>
    <message>
        <source>boosted maneuver</source>
        <translation>maniobra potenciada</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>ingenio</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>combate</translation>
    </message>
    <message>
        <source>a card drawn by an effect</source>
        <translation>una carta robada por un efecto</translation>
    </message>
    <message>
        <source>through a secret passage</source>
        <translation>por un pasadizo secreto</translation>
    </message>
    <message>
        <source>an action not taken</source>
        <translation>una acción sin usar</translation>
    </message>
    <message>
        <source>end of the match</source>
        <translation>fin de la partida</translation>
    </message>
    <message numerus="yes">
        <source>combat, attack %1 without defense, %n damage</source>
        <translation>
            <numerusform>combate, ataque %1 sin defensa, %n de daño</numerusform>
            <numerusform>combate, ataque %1 sin defensa, %n de daño</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>combat, %1 against %2, %n damage</source>
        <translation>
            <numerusform>combate, %1 contra %2, %n de daño</numerusform>
            <numerusform>combate, %1 contra %2, %n de daño</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage outside combat</source>
        <translation>
            <numerusform>%n de daño fuera del combate</numerusform>
            <numerusform>%n de daño fuera del combate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>Setup</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Turno %1: %2</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Good decision</source>
        <translation>Buena decisión</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisión</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Error grave</translation>
    </message>
</context>
<context>
    <name>ZoneMenu</name>
    <message>
        <source>Pattern</source>
        <translation>Dibujo</translation>
    </message>
    <message>
        <source>Name…</source>
        <translation>Nombre…</translation>
    </message>
    <message>
        <source>Name of the zone</source>
        <translation>Nombre de la zona</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Color…</translation>
    </message>
    <message>
        <source>Colour of the zone</source>
        <translation>Color de la zona</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Remove the zone</source>
        <translation>Eliminar la zona</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
</context>
<context>
    <name>fabletop::ActionBar</name>
    <message>
        <source>Maneuver</source>
        <translation>Maniobra</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Ingenio</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>Queda una acción</numerusform>
            <numerusform>Quedan %n acciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::AnalysisTab</name>
    <message>
        <source>Not over yet</source>
        <translation>Aún no ha terminado</translation>
    </message>
    <message>
        <source>A match can be analyzed once it’s over.</source>
        <translation>Una partida se puede analizar cuando ha terminado.</translation>
    </message>
    <message>
        <source>Can’t be analyzed</source>
        <translation>No se puede analizar</translation>
    </message>
    <message>
        <source>Today’s rules play this match differently from how it was recorded.</source>
        <translation>Las reglas de hoy dan en esta partida algo distinto de lo registrado.</translation>
    </message>
    <message>
        <source>Only the recorded line</source>
        <translation>Solo la línea registrada</translation>
    </message>
    <message>
        <source>The analysis covers the match as it was played, not its branches.</source>
        <translation>El análisis abarca la partida tal como se jugó, no sus ramas.</translation>
    </message>
    <message>
        <source>Not analyzed yet</source>
        <translation>Aún sin analizar</translation>
    </message>
    <message>
        <source>The computer judges every decision by what that player could know, and shows what would have been better. It takes about a minute.</source>
        <translation>El ordenador valora cada decisión según lo que podía saber quien la tomó y muestra qué habría sido mejor. Tarda alrededor de un minuto.</translation>
    </message>
    <message>
        <source>Analyze</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>¿Qué harías tú?</translation>
    </message>
    <message>
        <source>Judged by the computer</source>
        <translation>Análisis del ordenador</translation>
    </message>
    <message>
        <source>Wait until the analysis is done</source>
        <translation>Espera a que termine el análisis</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>person and decision</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Analyze again</source>
        <translation>Analizar de nuevo</translation>
    </message>
    <message>
        <source>Made with older rules or an older version.</source>
        <translation>Hecho con reglas o una versión anteriores.</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>Inténtalo tú</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
</context>
<context>
    <name>fabletop::BalanceChoices</name>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Todos los oponentes</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Oponentes</translation>
    </message>
    <message>
        <source>On</source>
        <comment>battlefields</comment>
        <translation>En</translation>
    </message>
    <message>
        <source>All battlefields</source>
        <translation>Todos los campos de batalla</translation>
    </message>
    <message>
        <source>Battlefields</source>
        <translation>Campos de batalla</translation>
    </message>
    <message>
        <source>Greedy computers</source>
        <translation>Ordenadores oportunistas</translation>
    </message>
    <message>
        <source>Random computers</source>
        <translation>Ordenadores aleatorios</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) a cell</source>
        <translation>
            <numerusform>%n partida por celda</numerusform>
            <numerusform>%n partidas por celda</numerusform>
        </translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Nivel del ordenador</translation>
    </message>
    <message>
        <source>Games for each opponent on each battlefield</source>
        <translation>Partidas contra cada oponente en cada campo de batalla</translation>
    </message>
    <message>
        <source>Half of them from each seat. Four times as many games halve the interval.</source>
        <translation>La mitad desde cada puesto. Cuatro veces más partidas reducen el intervalo a la mitad.</translation>
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
        <translation>En palabras</translation>
    </message>
    <message>
        <source>All</source>
        <comment>opponents</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All</source>
        <comment>battlefields</comment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Aún no se ha jugado nada.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): strong overall.</source>
        <translation>%1 gana el %2&#xa0;% (%3): fuerte en conjunto.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): weak overall.</source>
        <translation>%1 gana el %2&#xa0;% (%3): débil en conjunto.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): no significant difference overall.</source>
        <translation>%1 gana el %2&#xa0;% (%3): en conjunto no se aprecia ninguna diferencia.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): strong against %4.</source>
        <translation>%1 gana el %2&#xa0;% (%3): fuerte contra %4.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): weak against %4.</source>
        <translation>%1 gana el %2&#xa0;% (%3): débil contra %4.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3) against %4: no significant difference.</source>
        <translation>%1 gana el %2&#xa0;% (%3) contra %4: no se aprecia ninguna diferencia.</translation>
    </message>
    <message>
        <source>Most wins against %1 (%2%), fewest against %3 (%4%).</source>
        <translation>Gana más contra %1 (%2&#xa0;%) y menos contra %3 (%4&#xa0;%).</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) did not end and count for nobody.</source>
        <translation>
            <numerusform>%n partida no acabó y no cuenta para nadie.</numerusform>
            <numerusform>%n partidas no acabaron y no cuentan para nadie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>opponent, battlefield</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: nothing has been played yet.</source>
        <translation>%1: aún no se ha jugado nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of %1 turns on average.</source>
        <translation>
            <numerusform>%n partida de %1 turnos.</numerusform>
            <numerusform>%n partidas de %1 turnos de media.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 wins %3% (%4) of %n game(s), which take %5 turns.</source>
        <translation>
            <numerusform>%1: %2 gana el %3&#xa0;% (%4) de %n partida, que dura %5 turnos.</numerusform>
            <numerusform>%1: %2 gana el %3&#xa0;% (%4) de %n partidas, que duran %5 turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The most telling match: won from seat %1 in turn %2.</source>
        <translation>La partida más reveladora: ganada desde el puesto %1 en el turno %2.</translation>
    </message>
    <message>
        <source>The most telling match: lost from seat %1 in turn %2.</source>
        <translation>La partida más reveladora: perdida desde el puesto %1 en el turno %2.</translation>
    </message>
</context>
<context>
    <name>fabletop::BalancePage</name>
    <message>
        <source>The hero&apos;s text has mistakes: there is nothing to try yet</source>
        <translation>El texto del héroe tiene errores: aún no hay nada que probar</translation>
    </message>
    <message>
        <source>The hero has no cards yet</source>
        <translation>El héroe aún no tiene cartas</translation>
    </message>
    <message>
        <source>Choose an opponent</source>
        <translation>Elige un oponente</translation>
    </message>
    <message>
        <source>Choose a battlefield</source>
        <translation>Elige un campo de batalla</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n partida jugada</numerusform>
            <numerusform>%n partidas jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) played</source>
        <translation>
            <numerusform>%1 de %n partida jugada</numerusform>
            <numerusform>%1 de %n partidas jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>the hero has changed since</source>
        <translation>el héroe ha cambiado desde entonces</translation>
    </message>
    <message>
        <source>Computers play %1 against the chosen heroes, half of the games from each seat. The table fills while they play.</source>
        <translation>El ordenador juega con %1 contra los héroes elegidos, la mitad de las partidas desde cada puesto. La tabla se llena mientras juega.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>There is no table yet</source>
        <translation>Aún no hay ninguna tabla</translation>
    </message>
    <message>
        <source>A click or Enter opens the most telling match. Plain ink: wins more; hatched: wins less; no ink: no difference can be told.</source>
        <translation>Un clic o Intro abre la partida más reveladora. Tinta lisa: gana más; rayada: gana menos; sin tinta: no se aprecia ninguna diferencia.</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exportar como CSV…</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>Balance: wins by opponent and battlefield</source>
        <translation>Equilibrio: victorias por oponente y campo de batalla</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exportar la tabla</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Aún no está listo</translation>
    </message>
</context>
<context>
    <name>fabletop::BalanceTrial</name>
    <message>
        <source>There is nothing to play: a hero, an opponent and a battlefield are needed.</source>
        <translation>No hay nada que jugar: hacen falta un héroe, un oponente y un campo de batalla.</translation>
    </message>
</context>
<context>
    <name>fabletop::Banner</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldDocument</name>
    <message>
        <source>Battlefield</source>
        <translation>Campo de batalla</translation>
    </message>
    <message>
        <source>The battlefield has no file yet.</source>
        <translation>El campo de batalla aún no tiene archivo.</translation>
    </message>
    <message>
        <source>No copy of the unsaved battlefield can be kept in %1.</source>
        <translation>No se puede conservar en %1 ninguna copia del campo de batalla sin guardar.</translation>
    </message>
    <message>
        <source>This battlefield has changes that are not saved.</source>
        <translation>Este campo de batalla tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>a battlefield without a file</source>
        <translation>un campo de batalla sin archivo</translation>
    </message>
    <message>
        <source>Save the battlefield</source>
        <translation>Guardar el campo de batalla</translation>
    </message>
    <message>
        <source>Battlefields (*.battlefield.json)</source>
        <translation>Campos de batalla (*.battlefield.json)</translation>
    </message>
    <message>
        <source>Open a battlefield</source>
        <translation>Abrir un campo de batalla</translation>
    </message>
    <message>
        <source>Battlefields (*.json)</source>
        <translation>Campos de batalla (*.json)</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldEditor</name>
    <message>
        <source>Add a zone</source>
        <translation>Añadir una zona</translation>
    </message>
    <message>
        <source>Put it into zone %1</source>
        <translation>Añadir a la zona %1</translation>
    </message>
    <message>
        <source>Join it to its neighbour</source>
        <translation>Conectar con la vecina</translation>
    </message>
    <message>
        <source>Another colour</source>
        <translation>Otro color</translation>
    </message>
    <message>
        <source>Remove the zone</source>
        <translation>Eliminar la zona</translation>
    </message>
    <message>
        <source>Accept the proposed lines</source>
        <translation>Aceptar las líneas propuestas</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>No hay nada seleccionado</translation>
    </message>
    <message>
        <source>Select two spaces or more</source>
        <translation>Selecciona dos casillas o más</translation>
    </message>
    <message>
        <source>Select three spaces or more</source>
        <translation>Selecciona tres casillas o más</translation>
    </message>
    <message>
        <source>Mirror spaces</source>
        <translation>Reflejar casillas</translation>
    </message>
    <message>
        <source>Mark as a bridge</source>
        <translation>Marcar como puente</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Quitar la imagen</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldEditorPage</name>
    <message>
        <source>Workshop</source>
        <translation>Taller</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>No hay nada que deshacer</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>No hay nada que rehacer</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Sobrescribir</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Descartar los cambios</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>%1 already exists. Overwrite it?</source>
        <translation>%1 ya existe. ¿Sobrescribirlo?</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldFileMenu</name>
    <message>
        <source>New battlefield</source>
        <translation>Nuevo campo de batalla</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Import a drawn map (SVG)…</source>
        <translation>Importar un mapa dibujado (SVG)…</translation>
    </message>
    <message>
        <source>Import a drawn map</source>
        <translation>Importar un mapa dibujado</translation>
    </message>
    <message>
        <source>Export as PDF, SVG or PNG…</source>
        <translation>Exportar como PDF, SVG o PNG…</translation>
    </message>
    <message>
        <source>Background image…</source>
        <translation>Imagen de fondo…</translation>
    </message>
    <message>
        <source>Picture to draw on</source>
        <translation>Imagen de fondo</translation>
    </message>
    <message>
        <source>Increase opacity</source>
        <translation>Imagen más intensa</translation>
    </message>
    <message>
        <source>Picture dimmer</source>
        <translation>Imagen más tenue</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Quitar la imagen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Diameter of a space on paper, in millimetres</source>
        <translation>Diámetro de una casilla en papel, en milímetros</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldFiles</name>
    <message>
        <source>A battlefield is exported as .pdf, .svg or .png</source>
        <translation>Un campo de batalla se exporta como .pdf, .svg o .png</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>A name needs at least one letter</source>
        <translation>Un nombre necesita al menos una letra</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldSteps</name>
    <message>
        <source>Add a space</source>
        <translation>Añadir una casilla</translation>
    </message>
    <message>
        <source>Remove space %1</source>
        <translation>Eliminar la casilla %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n spaces</source>
        <translation>
            <numerusform>Eliminar %n casilla</numerusform>
            <numerusform>Eliminar %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Move space %1</source>
        <translation>Mover la casilla %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n spaces</source>
        <translation>
            <numerusform>Mover %n casilla</numerusform>
            <numerusform>Mover %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename space %1</source>
        <translation>Renombrar la casilla %1</translation>
    </message>
    <message>
        <source>Take the start from space %1</source>
        <translation>Quitar la marca de inicio de la casilla %1</translation>
    </message>
    <message>
        <source>Make space %1 start %2</source>
        <translation>Marcar la casilla %1 como casilla de inicio %2</translation>
    </message>
    <message>
        <source>Open a passage on space %1</source>
        <translation>Abrir un pasadizo en la casilla %1</translation>
    </message>
    <message numerus="yes">
        <source>Open passages on %n spaces</source>
        <translation>
            <numerusform>Abrir un pasadizo en %n casilla</numerusform>
            <numerusform>Abrir pasadizos en %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the passage on space %1</source>
        <translation>Cerrar el pasadizo de la casilla %1</translation>
    </message>
    <message numerus="yes">
        <source>Close passages on %n spaces</source>
        <translation>
            <numerusform>Cerrar el pasadizo de %n casilla</numerusform>
            <numerusform>Cerrar los pasadizos de %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Paint zone %1</source>
        <translation>Pintar la zona %1</translation>
    </message>
    <message>
        <source>Take spaces out of zone %1</source>
        <translation>Sacar casillas de la zona %1</translation>
    </message>
    <message>
        <source>Snap to the grid</source>
        <translation>Ajustar a la cuadrícula</translation>
    </message>
    <message>
        <source>Align spaces</source>
        <translation>Alinear casillas</translation>
    </message>
    <message>
        <source>Distribute spaces</source>
        <translation>Distribuir casillas</translation>
    </message>
    <message>
        <source>Cut space %1</source>
        <translation>Cortar la casilla %1</translation>
    </message>
    <message numerus="yes">
        <source>Cut %n spaces</source>
        <translation>
            <numerusform>Cortar %n casilla</numerusform>
            <numerusform>Cortar %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Duplicate space %1</source>
        <translation>Duplicar la casilla %1</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n spaces</source>
        <translation>
            <numerusform>Duplicar %n casilla</numerusform>
            <numerusform>Duplicar %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Connect %1 and %2</source>
        <translation>Conectar las casillas %1 y %2</translation>
    </message>
    <message>
        <source>Disconnect %1 and %2</source>
        <translation>Desconectar las casillas %1 y %2</translation>
    </message>
    <message>
        <source>Remove a line</source>
        <translation>Eliminar una línea</translation>
    </message>
    <message>
        <source>Add a zone</source>
        <translation>Añadir una zona</translation>
    </message>
    <message>
        <source>Remove zone %1</source>
        <translation>Eliminar la zona %1</translation>
    </message>
    <message>
        <source>Move zone %1</source>
        <translation>Mover la zona %1</translation>
    </message>
    <message>
        <source>Rename zone %1</source>
        <translation>Renombrar la zona %1</translation>
    </message>
    <message>
        <source>Name zone %1</source>
        <translation>Dar nombre a la zona %1</translation>
    </message>
    <message>
        <source>Colour zone %1</source>
        <translation>Cambiar el color de la zona %1</translation>
    </message>
    <message>
        <source>Change the pattern of zone %1</source>
        <translation>Cambiar el dibujo de la zona %1</translation>
    </message>
    <message>
        <source>Add a text</source>
        <translation>Añadir un texto</translation>
    </message>
    <message>
        <source>Move a text</source>
        <translation>Mover un texto</translation>
    </message>
    <message>
        <source>Change a text</source>
        <translation>Cambiar un texto</translation>
    </message>
    <message>
        <source>Remove a text</source>
        <translation>Eliminar un texto</translation>
    </message>
    <message>
        <source>Change the id</source>
        <translation>Cambiar el identificador</translation>
    </message>
    <message>
        <source>Name the battlefield</source>
        <translation>Dar nombre al campo de batalla</translation>
    </message>
    <message>
        <source>Change the shape</source>
        <translation>Cambiar las proporciones</translation>
    </message>
    <message>
        <source>Change the size of spaces</source>
        <translation>Cambiar el tamaño de las casillas</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Quitar la imagen</translation>
    </message>
    <message>
        <source>Change the picture</source>
        <translation>Cambiar la imagen</translation>
    </message>
    <message>
        <source>Place the picture</source>
        <translation>Colocar la imagen</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Cambiar las notas</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Cambiar el autor</translation>
    </message>
    <message>
        <source>Change the license</source>
        <translation>Cambiar la licencia</translation>
    </message>
</context>
<context>
    <name>fabletop::BookView</name>
    <message>
        <source>See the cards</source>
        <translation>Ver las cartas</translation>
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
        <translation>Líneas de juego</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Victoria: %1</translation>
    </message>
    <message numerus="yes">
        <source>from turn %1, %n decision(s)</source>
        <translation>
            <numerusform>desde el turno %1, una decisión</numerusform>
            <numerusform>desde el turno %1, %n decisiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from setup, %n decision(s)</source>
        <translation>
            <numerusform>desde la preparación, %n decisión</numerusform>
            <numerusform>desde la preparación, %n decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Decision %1 has a different result under today’s rules</source>
        <translation>La decisión %1 da un resultado distinto con las reglas actuales</translation>
    </message>
    <message>
        <source>from turn %1</source>
        <translation>desde el turno %1</translation>
    </message>
    <message>
        <source>from setup</source>
        <translation>desde la preparación</translation>
    </message>
    <message>
        <source>Still running</source>
        <translation>Sin terminar</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decisión</numerusform>
            <numerusform>%n decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>The recorded line</source>
        <translation>La línea grabada</translation>
    </message>
    <message>
        <source>The recorded line stays as it is</source>
        <translation>La línea grabada no se puede cambiar</translation>
    </message>
    <message>
        <source>The future is hidden</source>
        <translation>El futuro está oculto</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>Computer, Apprentice</source>
        <translation>Ordenador, aprendiz</translation>
    </message>
    <message>
        <source>Computer, Duelist</source>
        <translation>Ordenador, duelista</translation>
    </message>
    <message>
        <source>Computer, Master</source>
        <translation>Ordenador, maestro</translation>
    </message>
    <message>
        <source>Continue this line as:</source>
        <translation>Continuar esta línea como:</translation>
    </message>
    <message>
        <source>Continue from here as:</source>
        <translation>Continuar desde aquí como:</translation>
    </message>
    <message>
        <source>Continue this line</source>
        <translation>Continuar esta línea</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continuar desde aquí</translation>
    </message>
</context>
<context>
    <name>fabletop::CardFilters</name>
    <message>
        <source>any fighter</source>
        <translation>cualquier luchador</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>Names and card texts</source>
        <translation>Nombres y textos</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Mostrar todas las cartas</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Héroe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Boost</source>
        <comment>what a card lends</comment>
        <translation>Potenciador</translation>
    </message>
</context>
<context>
    <name>fabletop::CardListModel</name>
    <message>
        <source>attack</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>defensa</translation>
    </message>
    <message>
        <source>versatile</source>
        <translation>versátil</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>ingenio</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Héroe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Boost</source>
        <comment>what a card lends</comment>
        <translation>Potenciador</translation>
    </message>
</context>
<context>
    <name>fabletop::CardPreview</name>
    <message>
        <source>In play</source>
        <translation>En juego</translation>
    </message>
    <message>
        <source>In hand, as far as known</source>
        <translation>En la mano, según lo visto</translation>
    </message>
    <message>
        <source>In the discard pile</source>
        <translation>En el descarte</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Por salir</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>Value and boost in this deck</source>
        <translation>Valor y potenciador en este mazo</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Open rule</source>
        <translation>Ver la regla</translation>
    </message>
    <message>
        <source>No card is chosen</source>
        <translation>No hay ninguna carta elegida</translation>
    </message>
    <message>
        <source>value</source>
        <comment>of a card</comment>
        <translation>valor</translation>
    </message>
    <message>
        <source>boost</source>
        <comment>what a card lends</comment>
        <translation>potenciador</translation>
    </message>
</context>
<context>
    <name>fabletop::CardRows</name>
    <message>
        <source>a hidden card</source>
        <translation>una carta oculta</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>card and where it was</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No cards.</source>
        <translation>Ninguna carta.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta</translation>
    </message>
</context>
<context>
    <name>fabletop::CardSide</name>
    <message>
        <source>No card compiles yet</source>
        <translation>Todavía no hay ninguna carta que funcione</translation>
    </message>
    <message>
        <source>%1: %2 cards, %3 different; %4 attack, %5 defense, %6 versatile, %7 scheme</source>
        <translation>%1: %2 cartas, %3 distintas; ataque %4, defensa %5, versátil %6, ingenio %7</translation>
    </message>
    <message>
        <source>value</source>
        <comment>of a card</comment>
        <translation>valor</translation>
    </message>
    <message>
        <source>boost</source>
        <comment>what a card lends</comment>
        <translation>potenciador</translation>
    </message>
    <message>
        <source>The text is longer than the card in %1</source>
        <translation>El texto no cabe en la carta en %1</translation>
    </message>
</context>
<context>
    <name>fabletop::CardsPage</name>
    <message>
        <source>Sort by deck</source>
        <translation>Ordenar por mazo</translation>
    </message>
    <message>
        <source>Sort by name</source>
        <translation>Ordenar por nombre</translation>
    </message>
    <message>
        <source>Sort by type</source>
        <translation>Ordenar por tipo</translation>
    </message>
    <message>
        <source>Sort by value</source>
        <translation>Ordenar por valor</translation>
    </message>
    <message>
        <source>Sort by boost</source>
        <translation>Ordenar por potenciador</translation>
    </message>
    <message>
        <source>Sort by copies</source>
        <translation>Ordenar por copias</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Orden de las cartas</translation>
    </message>
    <message>
        <source>As card faces</source>
        <translation>Como cartas</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Como tabla</translation>
    </message>
    <message>
        <source>Compare decks</source>
        <translation>Comparar mazos</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>No card is like that</source>
        <translation>No hay ninguna carta así</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 de %n carta</numerusform>
            <numerusform>%1 de %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n copia</numerusform>
            <numerusform>%n copias</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas las cartas</translation>
    </message>
    <message>
        <source>Two decks</source>
        <translation>Dos mazos</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to cut out…</source>
        <translation>
            <numerusform>%n carta para recortar…</numerusform>
            <numerusform>%n cartas para recortar…</numerusform>
        </translation>
    </message>
    <message>
        <source>List of these cards…</source>
        <translation>Lista de estas cartas…</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filtros</translation>
    </message>
</context>
<context>
    <name>fabletop::CardsPlace</name>
    <message>
        <source>Fix in Workshop</source>
        <translation>Corregir en el taller</translation>
    </message>
    <message>
        <source>These are the cards of %1</source>
        <translation>Estas son las cartas de %1</translation>
    </message>
    <message>
        <source>Edit in Workshop</source>
        <translation>Editar en el taller</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
</context>
<context>
    <name>fabletop::CombatBand</name>
    <message>
        <source>The combat is over.</source>
        <translation>El combate ha terminado.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Combat, folded</source>
        <translation>Combate, plegado</translation>
    </message>
</context>
<context>
    <name>fabletop::CombatBar</name>
    <message>
        <source>Skip to end</source>
        <translation>Ir al final</translation>
    </message>
    <message>
        <source>You can take this back once the combat has been shown.</source>
        <translation>Podrás deshacer cuando se haya mostrado todo el combate.</translation>
    </message>
    <message>
        <source>Pace: %1</source>
        <translation>Ritmo: %1</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>On click</source>
        <translation>Con clic</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Waits at the reveal, at each effect that changes something and at the result</source>
        <translation>Espera al revelar, en cada efecto que cambia algo y en el resultado</translation>
    </message>
    <message>
        <source>Goes on by itself; rests for 3 seconds at the reveal and at the result</source>
        <translation>Avanza solo; se detiene 3 segundos al revelar y en el resultado</translation>
    </message>
    <message>
        <source>Goes on by itself, within 2.5 seconds</source>
        <translation>Avanza solo, en 2,5 segundos</translation>
    </message>
</context>
<context>
    <name>fabletop::CombatLine</name>
    <message>
        <source>Step %1, %2</source>
        <translation>Paso %1, %2</translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <translation>Paso %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>fabletop::CombatSheet</name>
    <message>
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>The combat is over.</source>
        <translation>El combate ha terminado.</translation>
    </message>
    <message>
        <source>Space or a click on the stage goes on at once.</source>
        <translation>Espacio o un clic en el escenario avanza al instante.</translation>
    </message>
    <message>
        <source>attack %1 against defense %2</source>
        <translation>ataque %1 contra defensa %2</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Paso %1 de %2: %3</translation>
    </message>
    <message>
        <source>Space or click to continue.</source>
        <translation>Espacio o clic para continuar.</translation>
    </message>
</context>
<context>
    <name>fabletop::CombatStage</name>
    <message>
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
</context>
<context>
    <name>fabletop::CombatTab</name>
    <message>
        <source>No combat yet</source>
        <translation>Todavía ningún combate</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Aún sin decidir</translation>
    </message>
    <message>
        <source>%1: health %2 to %3</source>
        <comment>defender</comment>
        <translation>%1: vida de %2 a %3</translation>
    </message>
    <message>
        <source>No defense</source>
        <translation>Sin defensa</translation>
    </message>
    <message>
        <source>No card yet</source>
        <translation>Aún sin carta</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Boca abajo</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Show combat</source>
        <translation>Ver el combate</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>card and sum</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>There hasn’t been a combat yet. “Next combat” goes to the first.</source>
        <translation>Hasta aquí no ha habido ningún combate. «Siguiente combate» lleva al primero.</translation>
    </message>
</context>
<context>
    <name>fabletop::CompareWindow</name>
    <message>
        <source>Compare two lines of play</source>
        <translation>Comparar dos líneas de juego</translation>
    </message>
    <message>
        <source>The recorded line</source>
        <translation>La línea grabada</translation>
    </message>
    <message>
        <source>Branch %1</source>
        <translation>Variante %1</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Paso adelante</translation>
    </message>
    <message>
        <source>Decisions after the place where the lines part</source>
        <translation>Decisiones tras el punto en que se separan las líneas</translation>
    </message>
</context>
<context>
    <name>fabletop::DeckComparison</name>
    <message>
        <source>First deck</source>
        <translation>Primer mazo</translation>
    </message>
    <message>
        <source>Second deck</source>
        <translation>Segundo mazo</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Different cards</source>
        <translation>Cartas distintas</translation>
    </message>
    <message>
        <source>Mean value</source>
        <translation>Valor medio</translation>
    </message>
    <message>
        <source>Mean boost</source>
        <translation>Potenciador medio</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>Sin efecto</translation>
    </message>
    <message>
        <source>Health of the hero</source>
        <translation>Vida del héroe</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Sidekicks</source>
        <translation>Ayudantes</translation>
    </message>
    <message>
        <source>The two decks share no card.</source>
        <translation>Los dos mazos no tienen ninguna carta en común.</translation>
    </message>
    <message>
        <source>In both decks: %1.</source>
        <translation>En los dos mazos: %1.</translation>
    </message>
    <message>
        <source>Copies by value</source>
        <translation>Copias por valor</translation>
    </message>
    <message>
        <source>Copies by boost</source>
        <translation>Copias por potenciador</translation>
    </message>
</context>
<context>
    <name>fabletop::DeckPage</name>
    <message>
        <source>What does it fight with?</source>
        <translation>¿Con qué lucha?</translation>
    </message>
    <message>
        <source>Thirty simple cards that can be played at once. Change them one by one.</source>
        <translation>Treinta cartas sencillas con las que se puede jugar ya. Cámbialas una a una.</translation>
    </message>
    <message>
        <source>A bit of everything</source>
        <translation>Un poco de todo</translation>
    </message>
    <message>
        <source>More attacks: it goes forward</source>
        <translation>Más ataques: pasa a la ofensiva</translation>
    </message>
    <message>
        <source>More defenses: it waits for its time</source>
        <translation>Más defensas: espera su momento</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>Cartas del mazo</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 × %2 — %3, boost %4</source>
        <translation>%1 × %2: %3, potenciador %4</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazo</translation>
    </message>
</context>
<context>
    <name>fabletop::DeckPanel</name>
    <message>
        <source>%1: %2 left, %3 in the discard pile</source>
        <translation>%1: restantes %2, pila de descarte %3</translation>
    </message>
    <message>
        <source>left, not seen</source>
        <translation>aún oculta</translation>
    </message>
    <message>
        <source>in hand, seen</source>
        <translation>en mano, vista</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>descartada</translation>
    </message>
</context>
<context>
    <name>fabletop::DetailPane</name>
    <message>
        <source>What happened</source>
        <translation>Qué ha sucedido</translation>
    </message>
</context>
<context>
    <name>fabletop::DivergenceLabel</name>
    <message>
        <source>The setup</source>
        <translation>La preparación</translation>
    </message>
    <message>
        <source>Decision %1 of “%2”</source>
        <translation>La decisión %1 de «%2»</translation>
    </message>
    <message>
        <source>Decision %1</source>
        <translation>La decisión %1</translation>
    </message>
    <message>
        <source>%1 has a different result under today’s rules. Recorded: %2. Now: %3. You can still watch the recording.</source>
        <translation>%1 da un resultado distinto con las reglas actuales. Registrado: %2. Ahora: %3. La grabación se puede ver igualmente.</translation>
    </message>
    <message>
        <source>“%1” doesn’t work in this version of the rules language: %2. You can watch the recording, but to play on, the hero has to be corrected.</source>
        <translation>«%1» no funciona en esta versión del lenguaje de reglas: %2. Puedes ver la grabación, pero para seguir jugando hay que corregir al héroe.</translation>
    </message>
</context>
<context>
    <name>fabletop::Document</name>
    <message>
        <source>%1 was changed by another program since it was opened.</source>
        <translation>Otro programa ha modificado %1 desde que se abrió.</translation>
    </message>
</context>
<context>
    <name>fabletop::DocumentFiles</name>
    <message>
        <source>Changes to %1 were not saved when the program ended.</source>
        <translation>Los cambios de %1 no se habían guardado cuando terminó el programa.</translation>
    </message>
    <message>
        <source>Discard these changes? You can’t restore them later.</source>
        <translation>¿Descartar estos cambios? No podrás recuperarlos después.</translation>
    </message>
    <message>
        <source>The program ended before %1 was saved.</source>
        <translation>El programa terminó antes de que se guardara %1.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Archivos recientes</translation>
    </message>
    <message>
        <source>Couldn’t open %1: %2.</source>
        <translation>No se pudo abrir %1: %2.</translation>
    </message>
</context>
<context>
    <name>fabletop::DrawingGallery</name>
    <message>
        <source>Figure</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Dibujos</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Desde un archivo…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Busto</translation>
    </message>
    <message>
        <source>Remove the line and use the default drawing</source>
        <translation>Quitar la línea y usar el dibujo predeterminado</translation>
    </message>
</context>
<context>
    <name>fabletop::DrawingRow</name>
    <message>
        <source>Figure…</source>
        <translation>Figura…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Imagen…</translation>
    </message>
    <message>
        <source>Shown on the battlefield</source>
        <translation>Se ve en el campo de batalla</translation>
    </message>
    <message>
        <source>Shown in panels</source>
        <translation>Se ve en los paneles</translation>
    </message>
    <message>
        <source>Shown on the card</source>
        <translation>Se ve en la carta</translation>
    </message>
    <message>
        <source>Bust…</source>
        <translation>Busto…</translation>
    </message>
</context>
<context>
    <name>fabletop::DrawnMap</name>
    <message>
        <source>Drawn map</source>
        <translation>Mapa dibujado</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorCanvas</name>
    <message>
        <source>Drawing board</source>
        <translation>Mesa de dibujo</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, selected: %2</source>
        <translation>%1, selección: %2</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorFoot</name>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Below the board</source>
        <translation>Debajo del tablero</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorHead</name>
    <message>
        <source>Undo “%1”</source>
        <translation>Deshacer «%1»</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>No hay nada que deshacer</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>No hay nada que rehacer</translation>
    </message>
    <message numerus="yes">
        <source>Accept %n proposed line(s)</source>
        <translation>
            <numerusform>Aceptar %n línea propuesta</numerusform>
            <numerusform>Aceptar %n líneas propuestas</numerusform>
        </translation>
    </message>
    <message>
        <source>No match can be played yet: see the problems</source>
        <translation>Aún no se puede jugar ninguna partida: mira los problemas</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probar</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorKeys</name>
    <message>
        <source>Cut</source>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorPointer</name>
    <message>
        <source>Drag from one space to another</source>
        <translation>Arrastra de una casilla a otra</translation>
    </message>
    <message>
        <source>There is no zone yet: add one first</source>
        <translation>Aún no hay zonas: añade una primero</translation>
    </message>
    <message>
        <source>Paint over spaces</source>
        <translation>Pinta sobre las casillas</translation>
    </message>
    <message>
        <source>Click on a space</source>
        <translation>Haz clic en una casilla</translation>
    </message>
    <message>
        <source>All four starts are set: click on one of them to take it away</source>
        <translation>Ya están las cuatro casillas de inicio: haz clic en una para quitarle la marca</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>A line ends on a space</source>
        <translation>Una línea debe terminar en una casilla</translation>
    </message>
</context>
<context>
    <name>fabletop::FairnessTrial</name>
    <message>
        <source>No match can be played on this battlefield.</source>
        <translation>En este campo de batalla no se puede jugar ninguna partida.</translation>
    </message>
</context>
<context>
    <name>fabletop::FieldPick</name>
    <message numerus="yes">
        <source>%n space(s), %1</source>
        <translation>
            <numerusform>%n casilla, %1</numerusform>
            <numerusform>%n casillas, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n puesto</numerusform>
            <numerusform>%n puestos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start(s) only</source>
        <translation>
            <numerusform>solo %n salida</numerusform>
            <numerusform>solo %n salidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::FieldPicker</name>
    <message numerus="yes">
        <source>%1 has %n start(s), four are needed</source>
        <translation>
            <numerusform>%1 tiene %n casilla de inicio; hacen falta cuatro</numerusform>
            <numerusform>%1 tiene %n casillas de inicio; hacen falta cuatro</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::FindBar</name>
    <message>
        <source>It stands nowhere</source>
        <translation>No se ha encontrado</translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %n place(s)</source>
        <translation>
            <numerusform>Sustituido en %n lugar</numerusform>
            <numerusform>Sustituido en %n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Sustituir por</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Sustituir todo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>fabletop::HandGrid</name>
    <message>
        <source>All cards in hand</source>
        <translation>Todas las cartas de la mano</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards in hand. Press Esc to close.</source>
        <translation>Todas las cartas de la mano. Pulsa Esc para cerrar.</translation>
    </message>
</context>
<context>
    <name>fabletop::HandOverScreen</name>
    <message>
        <source>I am %1</source>
        <translation>Soy %1</translation>
    </message>
    <message>
        <source>The combat goes on.</source>
        <translation>El combate continúa.</translation>
    </message>
    <message>
        <source>Everyone can look again</source>
        <translation>Todos pueden mirar de nuevo</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Only %1 should look</source>
        <translation>Solo debe mirar %1</translation>
    </message>
</context>
<context>
    <name>fabletop::HandRow</name>
    <message>
        <source>The other hero is asked now</source>
        <translation>Ahora decide el otro héroe</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Your hand lies below the board</source>
        <translation>Tu mano está debajo del tablero</translation>
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
        <translation>Mano</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Ver todas</translation>
    </message>
    <message>
        <source>Show all (G)</source>
        <translation>Ver todas (G)</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroCard</name>
    <message>
        <source>Ranged, %1 health, move %2</source>
        <translation>A distancia, %1 de vida, movimiento %2</translation>
    </message>
    <message>
        <source>Melee, %1 health, move %2</source>
        <translation>Cuerpo a cuerpo, %1 de vida, movimiento %2</translation>
    </message>
    <message>
        <source>Copy %1. %2</source>
        <translation>Copiar %1. %2</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>A distancia</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Cuerpo a cuerpo</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroDocument</name>
    <message>
        <source>The hero has no file yet.</source>
        <translation>El héroe aún no tiene archivo.</translation>
    </message>
    <message>
        <source>No copy of the unsaved hero can be kept in %1.</source>
        <translation>No se puede conservar en %1 ninguna copia del héroe sin guardar.</translation>
    </message>
    <message>
        <source>This hero has changes that are not saved.</source>
        <translation>Este héroe tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>a hero that was not saved yet</source>
        <translation>un héroe que aún no tiene archivo</translation>
    </message>
    <message>
        <source>Save the hero</source>
        <translation>Guardar el héroe</translation>
    </message>
    <message>
        <source>Heroes (*.hero)</source>
        <translation>Héroes (*.hero)</translation>
    </message>
    <message>
        <source>Open a hero</source>
        <translation>Abrir un héroe</translation>
    </message>
    <message>
        <source>New hero</source>
        <translation>Nuevo héroe</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroDrawings</name>
    <message>
        <source>Select a picture</source>
        <translation>Seleccionar una imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Imágenes (*.png *.svg)</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroEditorPage</name>
    <message>
        <source>The text has mistakes: see the problems</source>
        <translation>El texto tiene errores: mira los problemas</translation>
    </message>
    <message>
        <source>The hero has no cards yet</source>
        <translation>El héroe todavía no tiene cartas</translation>
    </message>
    <message>
        <source>Rules text</source>
        <translation>Texto de reglas</translation>
    </message>
    <message>
        <source>Begin with File → New hero…, or write a first line: hero &quot;Name&quot;</source>
        <translation>Empieza con Archivo → Nuevo héroe…, o escribe una primera línea: hero &quot;Name&quot;</translation>
    </message>
    <message>
        <source>The text is empty</source>
        <translation>Aún no hay nada escrito</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroFileMenu</name>
    <message>
        <source>New hero…</source>
        <translation>Nuevo héroe…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Export package…</source>
        <translation>Exportar paquete…</translation>
    </message>
    <message>
        <source>Import cards from CSV…</source>
        <translation>Cartas desde una tabla (CSV)…</translation>
    </message>
    <message>
        <source>Cards out of a table</source>
        <translation>Cartas desde una tabla</translation>
    </message>
    <message>
        <source>Copy a built-in hero…</source>
        <translation>Copiar un héroe incluido…</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroFiles</name>
    <message>
        <source>A name needs at least one letter</source>
        <translation>Un nombre necesita al menos una letra</translation>
    </message>
    <message>
        <source>The text has mistakes: see the problems</source>
        <translation>El texto tiene errores: mira los problemas</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroHead</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Buscar y sustituir</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Puts the text into its canonical form</source>
        <translation>Pone el texto en su forma canónica</translation>
    </message>
    <message>
        <source>Try this card</source>
        <translation>Probar esta carta</translation>
    </message>
    <message>
        <source>The card at the cursor on a table where it can be played at once</source>
        <translation>La carta del cursor en una mesa donde se puede jugar enseguida</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probar</translation>
    </message>
    <message>
        <source>A match with this hero</source>
        <translation>Una partida con este héroe</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroOutline</name>
    <message>
        <source>What the file declares</source>
        <translation>Lo que declara el archivo</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroProblems</name>
    <message>
        <source>The text is empty</source>
        <translation>Aún no hay nada escrito</translation>
    </message>
    <message>
        <source>Nothing is wrong</source>
        <translation>Todo está en orden</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroSide</name>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lenguaje</translation>
    </message>
    <message>
        <source>Everything that can be written, with examples</source>
        <translation>Todo lo que se puede escribir, con ejemplos</translation>
    </message>
    <message>
        <source>Beside the text</source>
        <translation>Junto al texto</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroWorkspace</name>
    <message>
        <source>What is done with the hero</source>
        <translation>Qué se hace con el héroe</translation>
    </message>
</context>
<context>
    <name>fabletop::JudgedView</name>
    <message numerus="yes">
        <source>%1: %n points lost</source>
        <comment>verdict</comment>
        <translation>
            <numerusform>%1: %n punto perdido</numerusform>
            <numerusform>%1: %n puntos perdidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>No se ha encontrado nada mejor.</translation>
    </message>
    <message>
        <source>About as good as the best decision.</source>
        <translation>Casi tan buena como la mejor.</translation>
    </message>
    <message>
        <source>%1’s chance to win falls from %2% to %3%.</source>
        <translation>La probabilidad de que gane %1 baja del %2&#xa0;% al %3&#xa0;%.</translation>
    </message>
    <message>
        <source>Options, with %1’s chance to win in %</source>
        <translation>Opciones y % de victoria de %1</translation>
    </message>
    <message>
        <source>Looking for better options…</source>
        <translation>Buscando opciones mejores…</translation>
    </message>
    <message>
        <source>Your choice: %1</source>
        <translation>Tu elección: %1</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Jugado: %1</translation>
    </message>
    <message>
        <source>Likely continuation</source>
        <translation>Continuación probable</translation>
    </message>
</context>
<context>
    <name>fabletop::JudgedWhole</name>
    <message>
        <source>The match so far</source>
        <translation>La partida hasta aquí</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>La partida entera</translation>
    </message>
    <message>
        <source>%1% accuracy</source>
        <translation>%1&#xa0;% de precisión</translation>
    </message>
    <message>
        <source>Biggest swing: turn %1</source>
        <translation>Mayor vuelco: turno %1</translation>
    </message>
    <message>
        <source>The chance to win is the average of what both sides knew. Hidden cards don’t count. Luck is how draws, shuffles and revealed cards changed that chance.</source>
        <translation>La probabilidad de ganar es la media de lo que sabía cada bando; las cartas ocultas no cuentan. La suerte es lo que la cambiaron los robos, las mezclas y las cartas reveladas.</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <translation>
            <numerusform>%n imprecisión</numerusform>
            <numerusform>%n imprecisiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>%n error grave</numerusform>
            <numerusform>%n errores graves</numerusform>
        </translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation>suerte %1</translation>
    </message>
    <message>
        <source>Costliest mistakes</source>
        <translation>Errores más costosos</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>turn and decision</comment>
        <translation>Turno %1: %2</translation>
    </message>
</context>
<context>
    <name>fabletop::KeyButton</name>
    <message>
        <source>Press a key</source>
        <translation>Pulsa una tecla</translation>
    </message>
</context>
<context>
    <name>fabletop::KeyRow</name>
    <message>
        <source>%1: no key</source>
        <translation>%1: sin tecla</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 already does this: %2.</source>
        <translation>%1 ya hace esto: %2.</translation>
    </message>
    <message>
        <source>Take it from %1</source>
        <translation>Quitársela a %1</translation>
    </message>
</context>
<context>
    <name>fabletop::KeySheet</name>
    <message>
        <source>Keys of this page</source>
        <translation>Teclas de esta página</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Cambiar teclas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>fabletop::Laboratory</name>
    <message>
        <source>no way</source>
        <translation>sin camino</translation>
    </message>
    <message>
        <source>No match can be played yet: see the problems</source>
        <translation>Aún no se puede jugar ninguna partida: mira los problemas</translation>
    </message>
    <message>
        <source>Computers play on it, half of the games from each start.</source>
        <translation>Partidas entre ordenadores, la mitad desde cada inicio.</translation>
    </message>
    <message numerus="yes">
        <source>Start 1 won %1% (%2 to %3%) of %n game(s)</source>
        <translation>
            <numerusform>El inicio 1 ganó el %1&#xa0;% (del %2 al %3&#xa0;%) de %n partida</numerusform>
            <numerusform>El inicio 1 ganó el %1&#xa0;% (del %2 al %3&#xa0;%) de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>The starts are not worth the same.</source>
        <translation>Los inicios no valen lo mismo.</translation>
    </message>
    <message>
        <source>No difference is certain.</source>
        <translation>Ninguna diferencia demostrada.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>In range of how many spaces, by zone</source>
        <translation>Al alcance de cuántas casillas, por zona</translation>
    </message>
    <message>
        <source>No overlay</source>
        <translation>Ninguna capa</translation>
    </message>
    <message>
        <source>Exposed to ranged attacks, %</source>
        <translation>Riesgo de ataque a distancia, %</translation>
    </message>
    <message>
        <source>Shortest ways through, %</source>
        <translation>Caminos más cortos, %</translation>
    </message>
    <message>
        <source>Steps from the selected space</source>
        <translation>Distancia desde la selección</translation>
    </message>
    <message>
        <source>Protanopia preview</source>
        <translation>Visión sin conos rojos</translation>
    </message>
    <message>
        <source>Deuteranopia preview</source>
        <translation>Visión sin conos verdes</translation>
    </message>
    <message>
        <source>Tritanopia preview</source>
        <translation>Visión sin conos azules</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Capa sobre el tablero</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Test the starts</source>
        <translation>Probar los inicios</translation>
    </message>
    <message>
        <source>Spaces: %1, lines: %2 (%3 a space)</source>
        <translation>Casillas: %1, líneas: %2 (%3 por casilla)</translation>
    </message>
    <message>
        <source>Closest colours: %1, %2</source>
        <translation>Colores más próximos: %1, %2</translation>
    </message>
    <message>
        <source>Least contrast: %1, %2 to 1</source>
        <translation>Menor contraste: %1, %2 a 1</translation>
    </message>
    <message>
        <source>%1–%2: %3</source>
        <comment>two starts and the steps between them</comment>
        <translation>%1–%2: %3</translation>
    </message>
    <message>
        <source>Steps between starts:</source>
        <translation>Casillas entre inicios:</translation>
    </message>
    <message>
        <source>Spaces in range</source>
        <translation>Casillas al alcance</translation>
    </message>
</context>
<context>
    <name>fabletop::LedgerColumns</name>
    <message>
        <source>Steps of the combat</source>
        <translation>Pasos del combate</translation>
    </message>
</context>
<context>
    <name>fabletop::LedgerView</name>
    <message>
        <source>Steps of the combat</source>
        <translation>Pasos del combate</translation>
    </message>
</context>
<context>
    <name>fabletop::Lesson</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Welcome. Your hero is already there; place the sidekick on one of the lit spaces.</source>
        <translation>Te damos la bienvenida. Tu héroe ya está en su sitio; coloca a tu ayudante en una de las casillas iluminadas.</translation>
    </message>
    <message>
        <source>You have two actions per turn. Press Maneuver or drag a fighter: you draw a card and may move.</source>
        <translation>Tienes dos acciones por turno. Pulsa Maniobra o arrastra a un luchador: robas una carta y puedes mover.</translation>
    </message>
    <message>
        <source>Click a card to boost the move by the number in its drop. Move your fighters, then press Done.</source>
        <translation>Haz clic en una carta para sumar al movimiento el número de su gota. Mueve a tus luchadores y pulsa Listo.</translation>
    </message>
    <message>
        <source>Fighters walk along the lines between spaces. Rest the pointer on a space to see its lines.</source>
        <translation>Los luchadores se mueven por las líneas que unen las casillas. Deja el puntero sobre una casilla para ver las suyas.</translation>
    </message>
    <message>
        <source>Colors are zones; a ranged fighter attacks anyone in its zones. Rest the pointer on your sidekick.</source>
        <translation>Los colores son zonas; un luchador a distancia ataca a cualquiera que esté en las suyas. Deja el puntero sobre tu ayudante.</translation>
    </message>
    <message>
        <source>Red rings mark whom you can attack. Press Attack, then choose attacker, target and card in any order.</source>
        <translation>Los anillos rojos marcan a quién puedes atacar. Pulsa Ataque y elige atacante, objetivo y carta, en cualquier orden.</translation>
    </message>
    <message>
        <source>A card with a quill is a scheme, an action of its own. Press Scheme and play it.</source>
        <translation>Una carta con una pluma es un ingenio: jugarla es una acción. Pulsa Ingenio y juégala.</translation>
    </message>
    <message>
        <source>Rest the pointer on your hero: numbers show how many steps away each space is.</source>
        <translation>Deja el puntero sobre tu héroe: los números indican a qué distancia está cada casilla.</translation>
    </message>
    <message>
        <source>The combat plays out line by line, and every line cites its rule. Click to continue.</source>
        <translation>El combate se cuenta línea a línea, y cada línea cita su regla. Haz clic para seguir.</translation>
    </message>
    <message>
        <source>Choose a card with a shield or a hexagon, or none: its value is subtracted from the attack.</source>
        <translation>Elige una carta con un escudo o un hexágono, o ninguna: su valor se resta del ataque.</translation>
    </message>
    <message>
        <source>A card with a quill is a scheme, an action of its own. You’ll draw one soon.</source>
        <translation>Una carta con una pluma es un ingenio: jugarla es una acción. Ya robarás una.</translation>
    </message>
</context>
<context>
    <name>fabletop::LessonTag</name>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>First duel</source>
        <translation>Primer duelo</translation>
    </message>
</context>
<context>
    <name>fabletop::LibraryDelegate</name>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n nota</numerusform>
            <numerusform>%n notas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::LibraryModel</name>
    <message>
        <source>Written by a newer Fabletop (version %1 of the file)</source>
        <translation>Escrito con un Fabletop más reciente (versión %1 del archivo)</translation>
    </message>
    <message>
        <source>The hero %1 is not installed</source>
        <translation>El héroe %1 no está instalado</translation>
    </message>
    <message>
        <source>This is no match file</source>
        <translation>Este archivo no es una partida</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>sample</source>
        <translation>ejemplo</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Campo de batalla</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Vida</translation>
    </message>
    <message>
        <source>%1, the others resigned</source>
        <translation>%1, por rendición</translation>
    </message>
    <message>
        <source>Couldn’t read this file</source>
        <translation>No se pudo leer este archivo</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message numerus="yes">
        <source>%1 won</source>
        <translation>
            <numerusform>Victoria: %1</numerusform>
            <numerusform>Victoria: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>turno %1</translation>
    </message>
    <message>
        <source>the others resigned, turn %1</source>
        <translation>por rendición, turno %1</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <comment>card that ended it</comment>
        <translation>%1, turno %2</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>exhaustion, turn %1</source>
        <translation>agotamiento, turno %1</translation>
    </message>
</context>
<context>
    <name>fabletop::LibraryPage</name>
    <message>
        <source>any hero</source>
        <translation>cualquier héroe</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Héroe</translation>
    </message>
    <message>
        <source>all matches</source>
        <translation>todas las partidas</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminadas</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>No match is like that</source>
        <translation>Ninguna partida coincide</translation>
    </message>
    <message>
        <source>No match has been played yet</source>
        <translation>Todavía no se ha jugado ninguna partida</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es)</source>
        <translation>
            <numerusform>%1 de %n partida</numerusform>
            <numerusform>%1 de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Heroes, people, cards</source>
        <translation>Héroes, personas, cartas</translation>
    </message>
</context>
<context>
    <name>fabletop::LibraryPlace</name>
    <message numerus="yes">
        <source>%n match(es) were taken in</source>
        <translation>
            <numerusform>Se ha añadido una partida</numerusform>
            <numerusform>Se han añadido %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
</context>
<context>
    <name>fabletop::LibraryPreview</name>
    <message>
        <source>Replay</source>
        <translation>Ver la repetición</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>ejemplo</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>battlefield, date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Biggest blow: %1 damage to %2, turn %3</source>
        <translation>Mayor golpe: %1 de daño a %2, turno %3</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>The last line is incomplete and was skipped</source>
        <translation>La última línea está incompleta y se ha omitido</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>health</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Vida</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>daño</translation>
    </message>
    <message>
        <source>Biggest blow: %1 damage to %2, turn %3, with %4</source>
        <translation>Mayor golpe: %1 de daño a %2, turno %3, con %4</translation>
    </message>
    <message numerus="yes">
        <source>combat(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>combate</numerusform>
            <numerusform>combates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>decision(s)</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>decisión</numerusform>
            <numerusform>decisiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue match</source>
        <translation>Continuar la partida</translation>
    </message>
</context>
<context>
    <name>fabletop::MainMenu</name>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;About Fabletop</source>
        <translation>&amp;Acerca de Fabletop</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save a copy as…</source>
        <translation>&amp;Guardar una copia como…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Matches (*.match);;All files (*)</source>
        <translation>Partidas (*.match);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>&amp;Keys of this page</source>
        <translation>&amp;Teclas de esta página</translation>
    </message>
</context>
<context>
    <name>fabletop::MainWindow</name>
    <message>
        <source>Drop to open</source>
        <translation>Suelta para abrir</translation>
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
        <translation>Toda la partida</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>%1, event %2; %3</source>
        <translation>%1, evento %2; %3</translation>
    </message>
    <message>
        <source>%1, event %2 of %3; %4</source>
        <translation>%1, evento %2 de %3; %4</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Vida</translation>
    </message>
    <message>
        <source>%1 wins with %2% chance</source>
        <translation>%1 gana con una probabilidad del %2&#xa0;%</translation>
    </message>
</context>
<context>
    <name>fabletop::MatchKeeper</name>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Matches (*.match)</source>
        <translation>Partidas (*.match)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 copia</translation>
    </message>
    <message numerus="yes">
        <source>The match goes on; %n change(s) aren’t saved yet.</source>
        <translation>
            <numerusform>La partida continúa; %n cambio aún no se ha guardado.</numerusform>
            <numerusform>La partida continúa; %n cambios aún no se han guardado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>This file can’t be changed. Notes and branches are saved only in a copy.</source>
        <translation>Este archivo no se puede modificar. Las notas y las variantes solo se guardan en una copia.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) to this match aren’t saved, because the file can’t be written.</source>
        <translation>
            <numerusform>%n cambio de esta partida no se ha guardado porque no se puede escribir el archivo.</numerusform>
            <numerusform>%n cambios de esta partida no se han guardado porque no se puede escribir el archivo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::MatchReport</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>Battlefield: %1</source>
        <translation>Campo de batalla: %1</translation>
    </message>
    <message>
        <source>Seat %1: %2 plays %3</source>
        <translation>Puesto %1: %2 juega con %3</translation>
    </message>
    <message>
        <source>Practice: anything could be taken back</source>
        <translation>Práctica: se podía deshacer todo</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Manos a la vista</translation>
    </message>
    <message>
        <source>The match is not over</source>
        <translation>La partida no ha terminado</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Turno %1: %2</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Qué sucede</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message numerus="yes">
        <source>%n damage, health %1 to %2</source>
        <translation>
            <numerusform>%n de daño, vida de %1 a %2</numerusform>
            <numerusform>%n de daño, vida de %1 a %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: %2 loses %n and the lead</source>
        <translation>
            <numerusform>Turno %1: %2 pierde %n de vida y la ventaja</numerusform>
            <numerusform>Turno %1: %2 pierde %n de vida y la ventaja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: %2 loses %n at once</source>
        <translation>
            <numerusform>Turno %1: %2 pierde %n de vida de golpe</numerusform>
            <numerusform>Turno %1: %2 pierde %n de vida de golpe</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands were shown after decision %1, while the match was running</source>
        <translation>Se mostraron todas las manos tras la decisión %1, con la partida en curso</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>efecto cancelado</translation>
    </message>
</context>
<context>
    <name>fabletop::MatchSession</name>
    <message>
        <source>%1 (another line)</source>
        <translation>%1 (otra línea)</translation>
    </message>
    <message>
        <source>Tried from turn %1</source>
        <translation>Prueba desde el turno %1</translation>
    </message>
    <message>
        <source>Tried from setup</source>
        <translation>Prueba desde la preparación</translation>
    </message>
</context>
<context>
    <name>fabletop::MenuRow</name>
    <message>
        <source>Welcome page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
</context>
<context>
    <name>fabletop::NamesPage</name>
    <message>
        <source>Translated names</source>
        <translation>¿Cómo se llama en otros idiomas?</translation>
    </message>
    <message>
        <source>The cards are written in four languages by themselves; names are not. Where nothing stands the English name is used.</source>
        <translation>Las cartas se escriben solas en cuatro idiomas; los nombres, no. Donde no hay nada se usa el nombre inglés.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
</context>
<context>
    <name>fabletop::Narration</name>
    <message>
        <source>%1 takes effect</source>
        <translation>%1 surte efecto</translation>
    </message>
    <message>
        <source>%1 shuffles the deck</source>
        <translation>%1 baraja el mazo</translation>
    </message>
    <message>
        <source>%1 puts cards back on the deck</source>
        <translation>%1 devuelve cartas al mazo</translation>
    </message>
    <message>
        <source>%1 goes to the discard pile</source>
        <translation>%1 va a la pila de descarte</translation>
    </message>
    <message>
        <source>%1 takes the place of the card played</source>
        <translation>%1 ocupa el lugar de la carta jugada</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 roba %2</translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 roba una carta</translation>
    </message>
    <message>
        <source>%1 discards %2 from the deck</source>
        <translation>%1 descarta %2 del mazo</translation>
    </message>
    <message>
        <source>%1 holds too many cards and discards %2</source>
        <translation>%1 tiene demasiadas cartas en la mano y descarta %2</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 descarta %2</translation>
    </message>
    <message>
        <source>%1 adds a boost, face down</source>
        <translation>%1 añade un POTENCIADOR bocabajo</translation>
    </message>
    <message>
        <source>%1 boosts by %2 with %3</source>
        <translation>%1 potencia con %3: +%2</translation>
    </message>
    <message>
        <source>%1 attacks with %2</source>
        <translation>%1 ataca con %2</translation>
    </message>
    <message>
        <source>%1 defends with %2</source>
        <translation>%1 se defiende con %2</translation>
    </message>
    <message>
        <source>%1 has chosen an attack card</source>
        <translation>%1 ha elegido una carta de ataque</translation>
    </message>
    <message>
        <source>%1 has chosen a defense card</source>
        <translation>%1 ha elegido una carta de defensa</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 juega %2</translation>
    </message>
    <message>
        <source>%1 puts %2 on top of the deck</source>
        <translation>%1 pone %2 encima del mazo</translation>
    </message>
    <message>
        <source>%1 puts %2 under the deck</source>
        <translation>%1 pone %2 debajo del mazo</translation>
    </message>
    <message>
        <source>%1 puts %2 into the discard pile</source>
        <translation>%1 pone %2 en la pila de descarte</translation>
    </message>
    <message>
        <source>%1 takes %2 out of the discard pile</source>
        <translation>%1 saca %2 de la pila de descarte</translation>
    </message>
    <message>
        <source>%1 takes %2 out of the deck</source>
        <translation>%1 saca %2 del mazo</translation>
    </message>
    <message>
        <source>%1 takes %2 into the hand</source>
        <translation>%1 añade %2 a su mano</translation>
    </message>
    <message>
        <source>Cards in the hand of %1 are looked at</source>
        <translation>Se miran cartas de la mano de %1</translation>
    </message>
    <message>
        <source>Cards in the deck of %1 are looked at</source>
        <translation>Se miran cartas del mazo de %1</translation>
    </message>
    <message>
        <source>%1 looks at the hand of %2</source>
        <translation>%1 mira la mano de %2</translation>
    </message>
    <message>
        <source>%1 looks at cards in the deck of %2</source>
        <translation>%1 mira cartas del mazo de %2</translation>
    </message>
    <message>
        <source>%1 sees cards of %2: %3</source>
        <translation>%1 ve cartas de %2: %3</translation>
    </message>
    <message>
        <source>%1 starts on %2</source>
        <translation>%1 empieza en la casilla %2</translation>
    </message>
    <message>
        <source>%1 is placed on %2</source>
        <translation>%1 se coloca en la casilla %2</translation>
    </message>
    <message>
        <source>%1 returns on %2</source>
        <translation>%1 vuelve al tablero en la casilla %2</translation>
    </message>
    <message>
        <source>%1 stays on %2</source>
        <translation>%1 se queda en la casilla %2</translation>
    </message>
    <message>
        <source>%1 moves from %2 to %3</source>
        <translation>%1 se mueve de la casilla %2 a la %3</translation>
    </message>
    <message>
        <source>%1 and %2 change places</source>
        <translation>%1 y %2 intercambian sus posiciones</translation>
    </message>
    <message>
        <source>%1 leaves the battlefield</source>
        <translation>%1 abandona el campo de batalla</translation>
    </message>
    <message>
        <source>%1 takes no damage</source>
        <translation>%1 no recibe daño</translation>
    </message>
    <message>
        <source>%1 now has %2 health</source>
        <translation>%1 tiene ahora %2 de vida</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 queda fuera de combate</translation>
    </message>
    <message>
        <source>%1 is out of the match</source>
        <translation>%1 queda fuera de la partida</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Turno %1: %2</translation>
    </message>
    <message>
        <source>The turn of %1 ends</source>
        <translation>Termina el turno de %1</translation>
    </message>
    <message>
        <source>%1 maneuvers</source>
        <translation>%1 hace una maniobra</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 lanza un ataque contra %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 lies open</source>
        <translation>%1 está bocarriba</translation>
    </message>
    <message>
        <source>%1 against no defense</source>
        <translation>%1, sin defensa enfrente</translation>
    </message>
    <message>
        <source>, boosted with %1</source>
        <translation>, ataque potenciado con %1</translation>
    </message>
    <message>
        <source>The attack value stays %1</source>
        <translation>El valor de ataque sigue siendo %1</translation>
    </message>
    <message>
        <source>The defense value stays %1</source>
        <translation>El valor de defensa sigue siendo %1</translation>
    </message>
    <message>
        <source>The attack value rises by %1 to %2</source>
        <translation>El valor de ataque sube en %1, hasta %2</translation>
    </message>
    <message>
        <source>The defense value rises by %1 to %2</source>
        <translation>El valor de defensa sube en %1, hasta %2</translation>
    </message>
    <message>
        <source>The attack value falls by %1 to %2</source>
        <translation>El valor de ataque baja en %1, hasta %2</translation>
    </message>
    <message>
        <source>The defense value falls by %1 to %2</source>
        <translation>El valor de defensa baja en %1, hasta %2</translation>
    </message>
    <message>
        <source>The attack value becomes %1</source>
        <translation>El valor de ataque pasa a ser %1</translation>
    </message>
    <message>
        <source>The defense value becomes %1</source>
        <translation>El valor de defensa pasa a ser %1</translation>
    </message>
    <message>
        <source>The boost of the attack is lost</source>
        <translation>El ataque pierde su POTENCIADOR</translation>
    </message>
    <message>
        <source>The attack value is ignored</source>
        <translation>Se ignora el valor de ataque</translation>
    </message>
    <message>
        <source>The defense value is ignored</source>
        <translation>Se ignora el valor de defensa</translation>
    </message>
    <message>
        <source>%1 takes no combat damage</source>
        <translation>%1 no recibe daño de combate</translation>
    </message>
    <message>
        <source>Attack %1, defense %2</source>
        <translation>Ataque %1, defensa %2</translation>
    </message>
    <message>
        <source>Attack %1, defense %2: %3 wins the combat</source>
        <translation>Ataque %1, defensa %2: %3 gana el combate</translation>
    </message>
    <message>
        <source>%1 names the number %2</source>
        <translation>%1 dice el número %2</translation>
    </message>
    <message>
        <source>%1 is now: %2</source>
        <translation>%1 ahora es: %2</translation>
    </message>
    <message>
        <source>%1: %2 is now %3</source>
        <translation>%1: %2 es ahora %3</translation>
    </message>
    <message>
        <source>%1 is put on %2</source>
        <translation>%1 se pone en la casilla %2</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gana la partida</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>%1 ganan la partida</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>no fighter</source>
        <translation>ningún luchador</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>ninguna carta</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>a token</source>
        <translation>una ficha</translation>
    </message>
    <message>
        <source>the ability of %1</source>
        <translation>la habilidad que tiene %1</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Declarar</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Elegir cartas</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>De inmediato</translation>
    </message>
    <message>
        <source>During combat</source>
        <translation>Durante el combate</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>After combat</source>
        <translation>Después del combate</translation>
    </message>
    <message>
        <source>Clean-up</source>
        <translation>Recoger</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Maneuver</source>
        <translation>Maniobra</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Ingenio</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>%1 attacks %2 with %3</source>
        <translation>%1 lanza un ataque contra %2 con %3</translation>
    </message>
    <message>
        <source>space %1</source>
        <translation>casilla %1</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>opción %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1 boosts with %2</source>
        <translation>%1 potencia con %2</translation>
    </message>
    <message>
        <source>%1 moves %2 to %3</source>
        <translation>%1 hace que %2 vaya a la casilla %3</translation>
    </message>
    <message>
        <source>%1 places %2 on %3</source>
        <translation>%1 elige la casilla %3 para %2</translation>
    </message>
    <message>
        <source>%1 gives up %2</source>
        <translation>%1 descarta %2</translation>
    </message>
    <message>
        <source>%1 chooses %2</source>
        <translation>%1 elige: %2</translation>
    </message>
    <message>
        <source>%1 says yes</source>
        <translation>%1 dice que sí</translation>
    </message>
    <message>
        <source>%1 declines</source>
        <translation>%1 decide no hacerlo</translation>
    </message>
    <message>
        <source>Boost with %1</source>
        <translation>Potenciar con %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a la casilla %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en la casilla %2</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jugar %1</translation>
    </message>
    <message>
        <source>Defend with %1</source>
        <translation>Defender con %1</translation>
    </message>
    <message>
        <source>Give up %1</source>
        <translation>Descartar %1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>%1, choose an action</source>
        <translation>%1, elige una acción</translation>
    </message>
    <message>
        <source>%1, move your fighters</source>
        <translation>%1, mueve a tus luchadores</translation>
    </message>
    <message>
        <source>%1, choose a defense for %2</source>
        <translation>%1, elige una defensa para %2</translation>
    </message>
    <message>
        <source>%1, boost the attack or leave it</source>
        <translation>%1, potencia el ataque o déjalo como está</translation>
    </message>
    <message>
        <source>%1, choose a space</source>
        <translation>%1, elige una casilla</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <translation>%1, elige una casilla para %2</translation>
    </message>
    <message>
        <source>%1, choose whom to move and where</source>
        <translation>%1, elige a quién mover y adónde</translation>
    </message>
    <message>
        <source>%1, move %2</source>
        <translation>%1, elige adónde va %2</translation>
    </message>
    <message>
        <source>%1, choose a fighter</source>
        <translation>%1, elige a un luchador</translation>
    </message>
    <message>
        <source>%1, choose a card</source>
        <translation>%1, elige una carta</translation>
    </message>
    <message>
        <source>%1, choose a player</source>
        <translation>%1, elige a un jugador</translation>
    </message>
    <message>
        <source>%1, name a number from 0 to 9</source>
        <translation>%1, di un número del 0 al 9</translation>
    </message>
    <message>
        <source>%1, choose what to do</source>
        <translation>%1, elige qué hacer</translation>
    </message>
    <message>
        <source>%1, choose a card to discard</source>
        <translation>%1, elige una carta para descartarla</translation>
    </message>
    <message>
        <source>%1, choose what comes first</source>
        <translation>%1, elige qué va primero</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>%1 is not in your hand</source>
        <translation>%1 no está en tu mano</translation>
    </message>
    <message>
        <source>%1 may not use %2 now</source>
        <translation>%1 no puede usar %2 ahora</translation>
    </message>
    <message>
        <source>%1 may not use %2: it is for %3</source>
        <translation>%1 no puede usar %2: es para %3</translation>
    </message>
    <message>
        <source>%1 is no attack card</source>
        <translation>%1 no es una carta de ataque</translation>
    </message>
    <message>
        <source>%1 is no defense card</source>
        <translation>%1 no es una carta de defensa</translation>
    </message>
    <message>
        <source>%1 is no scheme</source>
        <translation>%1 no es una carta de ingenio</translation>
    </message>
    <message>
        <source>%1 has no boost value</source>
        <translation>%1 no tiene valor POTENCIADOR</translation>
    </message>
    <message>
        <source>Space %1 is taken</source>
        <translation>La casilla %1 está ocupada</translation>
    </message>
    <message>
        <source>%1 cannot reach space %2</source>
        <translation>%1 no puede llegar a la casilla %2</translation>
    </message>
    <message>
        <source>Space %1 may not be chosen here</source>
        <translation>Aquí no se puede elegir la casilla %1</translation>
    </message>
    <message>
        <source>%1 is on the same side</source>
        <translation>%1 está en el mismo bando</translation>
    </message>
    <message>
        <source>%1 has no line to %2: a melee fighter must be adjacent</source>
        <translation>%1 no tiene línea hasta %2: un luchador cuerpo a cuerpo debe estar adyacente</translation>
    </message>
    <message>
        <source>%1 is neither adjacent to %2 nor in a zone with it</source>
        <translation>%1 y %2 no están en casillas adyacentes ni comparten zona</translation>
    </message>
    <message>
        <source>Something else must be decided first</source>
        <translation>Antes hay que decidir otra cosa</translation>
    </message>
    <message>
        <source>There is no such fighter in this match</source>
        <translation>Ese luchador no está en esta partida</translation>
    </message>
    <message>
        <source>%1 is not on the battlefield</source>
        <translation>%1 no está en el campo de batalla</translation>
    </message>
    <message>
        <source>%1 is not your fighter</source>
        <translation>%1 no está entre tus luchadores</translation>
    </message>
    <message>
        <source>No attack card in hand</source>
        <translation>Ninguna carta de ataque en la mano</translation>
    </message>
    <message>
        <source>No attack card that %1 may use</source>
        <translation>Ninguna carta de ataque que pueda usar %1</translation>
    </message>
    <message>
        <source>No scheme that can be played</source>
        <translation>Ningún ingenio que se pueda jugar</translation>
    </message>
    <message>
        <source>%1 has already moved</source>
        <translation>%1 ya se ha movido</translation>
    </message>
    <message>
        <source>No further boost: it comes before the first move, and only once</source>
        <translation>Ya no se puede potenciar: se hace antes del primer movimiento y solo una vez</translation>
    </message>
    <message>
        <source>That is not possible now</source>
        <translation>Eso no es posible ahora</translation>
    </message>
    <message>
        <source>Back to before: %1</source>
        <translation>Volver a antes de «%1»</translation>
    </message>
    <message>
        <source>Nothing has been decided yet</source>
        <translation>Todavía no se ha decidido nada</translation>
    </message>
    <message>
        <source>A card has been drawn since</source>
        <translation>Desde entonces se ha robado una carta</translation>
    </message>
    <message>
        <source>A deck has been shuffled since</source>
        <translation>Desde entonces se ha barajado un mazo</translation>
    </message>
    <message>
        <source>Cards have been shown since</source>
        <translation>Desde entonces se han enseñado cartas</translation>
    </message>
    <message>
        <source>The cards have been revealed since</source>
        <translation>Desde entonces se han mostrado las cartas del combate</translation>
    </message>
    <message>
        <source>Chance has decided since</source>
        <translation>Desde entonces ha decidido el azar</translation>
    </message>
    <message>
        <source>A card has been played for all to see</source>
        <translation>Se ha jugado una carta a la vista de todos</translation>
    </message>
    <message>
        <source>Somebody else has decided since</source>
        <translation>Desde entonces ha decidido otra persona</translation>
    </message>
    <message>
        <source>A recorded match stays as it was</source>
        <translation>Una partida grabada se queda como está</translation>
    </message>
    <message>
        <source>the opposing heroes are defeated in turn %1</source>
        <translation>los héroes del oponente fueron derrotados en el turno %1</translation>
    </message>
    <message>
        <source>exhaustion defeated %1 in turn %2</source>
        <translation>%1 cayó por agotamiento en el turno %2</translation>
    </message>
    <message>
        <source>%1 defeated %2 in turn %3</source>
        <translation>%2 cayó ante %1 en el turno %3</translation>
    </message>
    <message>
        <source>%1 was defeated in turn %2</source>
        <translation>%1 cayó en el turno %2</translation>
    </message>
    <message>
        <source>%1 has no target: nobody is adjacent or in the same zone</source>
        <translation>%1 no tiene objetivo: no hay nadie adyacente ni en la misma zona</translation>
    </message>
    <message>
        <source>%1 has no target: nobody is adjacent</source>
        <translation>%1 no tiene objetivo: no hay nadie adyacente</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage from exhaustion</source>
        <translation>
            <numerusform>%1 recibe %n de daño por agotamiento</numerusform>
            <numerusform>%1 recibe %n de daño por agotamiento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage from %2</source>
        <translation>
            <numerusform>%1 recibe %n de daño por %2</numerusform>
            <numerusform>%1 recibe %n de daño por %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage</source>
        <translation>
            <numerusform>%1 recibe %n de daño</numerusform>
            <numerusform>%1 recibe %n de daño</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 recovers %n health</source>
        <translation>
            <numerusform>%1 recupera %n de vida</numerusform>
            <numerusform>%1 recupera %n de vida</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gains %n action(s)</source>
        <translation>
            <numerusform>%1 gana una acción</numerusform>
            <numerusform>%1 gana %n acciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, move %2 up to %n space(s)</source>
        <translation>
            <numerusform>%1, elige adónde va %2, a %n casilla como máximo</numerusform>
            <numerusform>%1, elige adónde va %2, a %n casillas como máximo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, discard %n card(s)</source>
        <translation>
            <numerusform>%1, descarta una carta</numerusform>
            <numerusform>%1, descarta %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Space %1 is %n space(s) away, %2 may move %3</source>
        <translation>
            <numerusform>La casilla %1 está a %n casilla y el máximo para %2 es %3</numerusform>
            <numerusform>La casilla %1 está a %n casillas y el máximo para %2 es %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>Ordenador %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>%1 resigns</source>
        <translation>%1 se rinde</translation>
    </message>
    <message>
        <source>%1 resigned on turn %2</source>
        <translation>%1 se rindió en el turno %2</translation>
    </message>
    <message>
        <source>the other side resigned on turn %1</source>
        <translation>el otro bando se rindió en el turno %1</translation>
    </message>
    <message>
        <source>a rules text</source>
        <translation>un texto de reglas</translation>
    </message>
    <message>
        <source>%1 never ended and was stopped: the match can’t continue</source>
        <translation>%1 no terminaba nunca y se interrumpió: la partida no puede continuar</translation>
    </message>
    <message>
        <source>%1 exceeded the limits of the table and was stopped: the match can’t continue</source>
        <translation>%1 superó los límites de la mesa y se interrumpió: la partida no puede continuar</translation>
    </message>
    <message>
        <source>%1 resigned during setup</source>
        <translation>%1 se rindió en la preparación</translation>
    </message>
    <message>
        <source>the other side resigned during setup</source>
        <translation>el otro bando se rindió en la preparación</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>It is for %1 to decide now</source>
        <translation>Ahora decide %1</translation>
    </message>
    <message>
        <source>%1: no change, still %2</source>
        <translation>%1: sin cambios, sigue en %2</translation>
    </message>
    <message>
        <source>%1: %2, now %3</source>
        <comment>card and change</comment>
        <translation>%1: %2, ahora %3</translation>
    </message>
    <message>
        <source>%1: attack %2, now %3</source>
        <translation>%1: ataque %2, ahora %3</translation>
    </message>
    <message>
        <source>%1: defense %2, now %3</source>
        <translation>%1: defensa %2, ahora %3</translation>
    </message>
    <message>
        <source>%1: now %2</source>
        <comment>card and value</comment>
        <translation>%1: ahora %2</translation>
    </message>
    <message>
        <source>%1: attack now %2</source>
        <translation>%1: el ataque es ahora %2</translation>
    </message>
    <message>
        <source>%1: defense now %2</source>
        <translation>%1: la defensa es ahora %2</translation>
    </message>
    <message>
        <source>%1: stays %2</source>
        <comment>card and value</comment>
        <translation>%1: se queda en %2</translation>
    </message>
    <message>
        <source>%1: the attack value is ignored</source>
        <translation>%1: se ignora el valor de ataque</translation>
    </message>
    <message>
        <source>%1: the defense value is ignored</source>
        <translation>%1: se ignora el valor de defensa</translation>
    </message>
    <message>
        <source>%1: the boost of the attack is lost</source>
        <translation>%1: el ataque pierde su POTENCIADOR</translation>
    </message>
    <message>
        <source>%1: %2 takes no combat damage</source>
        <translation>%1: %2 no recibe daño de combate</translation>
    </message>
    <message>
        <source>Boost (%1)</source>
        <translation>Potenciador (%1)</translation>
    </message>
    <message>
        <source>%1 cancels the effects of %2</source>
        <translation>%1 cancela los efectos de %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage, now %2</source>
        <translation>
            <numerusform>%1 recibe %n de daño, ahora %2</numerusform>
            <numerusform>%1 recibe %n de daño, ahora %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage (%2 − %3), now %4</source>
        <translation>
            <numerusform>%1 recibe %n de daño (%2 − %3), ahora %4</numerusform>
            <numerusform>%1 recibe %n de daño (%2 − %3), ahora %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 makes no use of it</source>
        <translation>%1: %2 no la aprovecha</translation>
    </message>
    <message>
        <source>%1: there is nothing it could change</source>
        <translation>%1: no hay nada que pueda cambiar</translation>
    </message>
    <message>
        <source>%1: there is no opposing card</source>
        <translation>%1: no hay carta rival</translation>
    </message>
    <message>
        <source>%1: %2 did not win the combat</source>
        <translation>%1: %2 no ganó el combate</translation>
    </message>
    <message>
        <source>%1: %2 did not lose the combat</source>
        <translation>%1: %2 no perdió el combate</translation>
    </message>
    <message>
        <source>%1: its condition isn’t met</source>
        <translation>%1: no se cumple su condición</translation>
    </message>
    <message>
        <source>%1: the effects of %2 are canceled already</source>
        <translation>%1: los efectos de %2 ya están cancelados</translation>
    </message>
    <message>
        <source>%1: the effects of %2 can’t be canceled</source>
        <translation>%1: los efectos de %2 no se pueden cancelar</translation>
    </message>
    <message>
        <source>The effects of %1 are canceled</source>
        <translation>Se cancelan los efectos de %1</translation>
    </message>
    <message>
        <source>%1, use this effect?</source>
        <translation>%1, ¿usas este efecto?</translation>
    </message>
    <message numerus="yes">
        <source>Your deck is empty: a maneuver costs each of your fighters %n health.</source>
        <translation>
            <numerusform>Tu mazo está vacío: maniobrar cuesta %n de vida a cada uno de tus luchadores.</numerusform>
            <numerusform>Tu mazo está vacío: maniobrar cuesta %n de vida a cada uno de tus luchadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may decline.</source>
        <translation>Es opcional.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left.</source>
        <translation>
            <numerusform>Queda una acción.</numerusform>
            <numerusform>Quedan %n acciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a fighter to maneuver.</source>
        <translation>Haz clic en un luchador para maniobrar.</translation>
    </message>
    <message>
        <source>Each fighter may move once. Boost before the first move.</source>
        <translation>Cada luchador puede moverse una vez. Potencia antes del primer movimiento.</translation>
    </message>
    <message>
        <source>Or fight without a defense card.</source>
        <translation>O lucha sin carta de defensa.</translation>
    </message>
    <message>
        <source>The boost value is added to the attack.</source>
        <translation>El valor POTENCIADOR se suma al ataque.</translation>
    </message>
    <message numerus="yes">
        <source>You may keep %n card(s) in hand.</source>
        <translation>
            <numerusform>Puedes conservar una carta en la mano.</numerusform>
            <numerusform>Puedes conservar %n cartas en la mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a lit space, or the fighter’s own to stay.</source>
        <translation>Haz clic en una casilla iluminada, o en la del luchador para que se quede.</translation>
    </message>
    <message>
        <source>Click a lit space.</source>
        <translation>Haz clic en una casilla iluminada.</translation>
    </message>
    <message>
        <source>Click a ringed fighter.</source>
        <translation>Haz clic en un luchador con anillo.</translation>
    </message>
    <message>
        <source>Click a card in the row below.</source>
        <translation>Haz clic en una carta de la fila de abajo.</translation>
    </message>
    <message>
        <source>Click a number or type it.</source>
        <translation>Haz clic en un número o escríbelo.</translation>
    </message>
    <message numerus="yes">
        <source>With this hand, you’ll discard %n card(s) at the end of the turn.</source>
        <translation>
            <numerusform>Con esta mano, descartarás una carta al final del turno.</numerusform>
            <numerusform>Con esta mano, descartarás %n cartas al final del turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a lit space in one of your hero’s zones.</source>
        <translation>Haz clic en una casilla iluminada de una de las zonas de tu héroe.</translation>
    </message>
    <message>
        <source>You choose the order of your effects.</source>
        <translation>Tus efectos se resuelven en el orden que quieras.</translation>
    </message>
    <message>
        <source>%1, choose which token to move and where</source>
        <translation>%1, elige qué ficha mover y adónde</translation>
    </message>
    <message>
        <source>Click the cards to discard.</source>
        <translation>Haz clic en las cartas que descartas.</translation>
    </message>
    <message>
        <source>Click a token, then a lit space.</source>
        <translation>Haz clic en una ficha y luego en una casilla iluminada.</translation>
    </message>
    <message>
        <source>Click a ringed fighter, then a lit space.</source>
        <translation>Haz clic en un luchador con anillo y luego en una casilla iluminada.</translation>
    </message>
    <message>
        <source>No defense card</source>
        <translation>Sin carta de defensa</translation>
    </message>
    <message>
        <source>No further move</source>
        <translation>Ningún movimiento más</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>“%1” isn’t one of the cards to choose from</source>
        <translation>«%1» no es una de las cartas que se pueden elegir</translation>
    </message>
    <message>
        <source>%1 can’t be chosen for this</source>
        <translation>%1 no se puede elegir para esto</translation>
    </message>
    <message>
        <source>No text for this step.</source>
        <translation>Sin texto para este paso.</translation>
    </message>
</context>
<context>
    <name>fabletop::NewHeroWizard</name>
    <message>
        <source>New hero</source>
        <translation>Nuevo héroe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>fabletop::NewMatchPage</name>
    <message>
        <source>Battlefield</source>
        <translation>Campo de batalla</translation>
    </message>
    <message>
        <source>Goes first</source>
        <translation>Empieza</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Sorpréndeme</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Practice: take back anything</source>
        <translation>Práctica: se puede deshacer todo</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Manos a la vista</translation>
    </message>
    <message>
        <source>A step can be taken back even after a card was drawn or shown. The match file says so.</source>
        <translation>Se puede deshacer un paso incluso después de robar o enseñar una carta. Queda anotado en el archivo de la partida.</translation>
    </message>
    <message>
        <source>Everybody sees every hand, also the computer&apos;s.</source>
        <translation>Todos ven todas las manos, también la del ordenador.</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>Ordenador %1</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, puesto %2</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Open a rule set</source>
        <translation>Abrir un conjunto de reglas</translation>
    </message>
    <message>
        <source>Rule sets (*.rules)</source>
        <translation>Conjuntos de reglas (*.rules)</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Otras…</translation>
    </message>
    <message>
        <source>Made by you</source>
        <translation>Hecho por ti</translation>
    </message>
    <message>
        <source>From the package “%1”</source>
        <translation>Del paquete «%1»</translation>
    </message>
    <message>
        <source>A seed is a whole number of up to 15 digits.</source>
        <translation>Una semilla es un número entero de hasta 15 cifras.</translation>
    </message>
    <message>
        <source>on the left, moves first and third</source>
        <translation>a la izquierda, juega primero y tercero</translation>
    </message>
    <message>
        <source>on the right, moves second and fourth</source>
        <translation>a la derecha, juega segundo y cuarto</translation>
    </message>
    <message>
        <source>Team A</source>
        <translation>Equipo A</translation>
    </message>
    <message>
        <source>Team B</source>
        <translation>Equipo B</translation>
    </message>
    <message>
        <source>Ready: %1 against %2</source>
        <translation>Listo: %1 contra %2</translation>
    </message>
    <message>
        <source>Ready: %1 and %2 against %3 and %4</source>
        <translation>Listo: %1 con %2 contra %3 con %4</translation>
    </message>
    <message>
        <source>%1. Rule set: %2.</source>
        <translation>%1. Reglas: %2.</translation>
    </message>
    <message>
        <source>two teams need four starts</source>
        <translation>dos equipos necesitan cuatro salidas</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duelo</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Dos equipos</translation>
    </message>
    <message>
        <source>%1. Apprentice thinks little before a move, Duelist more, Master for up to two seconds.</source>
        <translation>%1. Aprendiz piensa poco antes de jugar, Duelista más y Maestro hasta dos segundos.</translation>
    </message>
</context>
<context>
    <name>fabletop::NewMatchPlace</name>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
</context>
<context>
    <name>fabletop::NotesTab</name>
    <message>
        <source>Taken back here after something hidden came to light: %1</source>
        <translation>Decisiones deshechas aquí tras verse algo oculto: %1</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Con signo</translation>
    </message>
    <message>
        <source>Notes and bookmarks</source>
        <translation>Notas y marcadores</translation>
    </message>
    <message>
        <source>Write a note for this place</source>
        <translation>Escribe una nota para este momento</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>sin signo</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Signo</translation>
    </message>
    <message>
        <source>What the note is about</source>
        <translation>A qué se refiere la nota</translation>
    </message>
    <message>
        <source>this step</source>
        <translation>este paso</translation>
    </message>
    <message>
        <source>this combat</source>
        <translation>este combate</translation>
    </message>
    <message>
        <source>the whole match</source>
        <translation>toda la partida</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Añadir nota</translation>
    </message>
    <message>
        <source>Change note</source>
        <translation>Cambiar nota</translation>
    </message>
    <message>
        <source>Choose a note in the list first</source>
        <translation>Elige antes una nota de la lista</translation>
    </message>
    <message>
        <source>All hands were shown here while the match was running</source>
        <translation>Aquí se mostraron todas las manos con la partida en curso</translation>
    </message>
    <message>
        <source>This mark stays in the match file</source>
        <translation>Esta marca permanece en el archivo de la partida</translation>
    </message>
    <message>
        <source>There’s already a bookmark here.</source>
        <translation>Aquí ya hay un marcador.</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>No notes yet</source>
        <translation>Aún no hay notas</translation>
    </message>
</context>
<context>
    <name>fabletop::NumberField</name>
    <message>
        <source>Enter a number from %1 to %2.</source>
        <translation>Introduce un número del %1 al %2.</translation>
    </message>
    <message>
        <source>“%3” isn’t a whole number from %1 to %2.</source>
        <translation>«%3» no es un número entero del %1 al %2.</translation>
    </message>
    <message>
        <source>“%3” isn’t a number from %1 to %2.</source>
        <translation>«%3» no es un número del %1 al %2.</translation>
    </message>
</context>
<context>
    <name>fabletop::NumbersPage</name>
    <message>
        <source>Melee</source>
        <translation>Cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>A distancia</translation>
    </message>
    <message>
        <source>Who is it?</source>
        <translation>¿Quién es?</translation>
    </message>
    <message>
        <source>Heroes that are played a lot have 13 to 18 health and move 2 or 3. Every answer can be changed later.</source>
        <translation>Los héroes que más se juegan tienen de 13 a 18 de vida y movimiento 2 o 3. Todo se puede cambiar más tarde.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Vida</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
</context>
<context>
    <name>fabletop::PackSheet</name>
    <message>
        <source>A title is missing</source>
        <translation>Falta un título</translation>
    </message>
    <message>
        <source>The short name takes small letters, digits and single hyphens</source>
        <translation>El nombre corto admite minúsculas, cifras y guiones sueltos</translation>
    </message>
    <message>
        <source>The author is missing</source>
        <translation>Falta el autor</translation>
    </message>
    <message>
        <source>The license is missing</source>
        <translation>Falta la licencia</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Incluir</translation>
    </message>
    <message>
        <source>Heroes, battlefields and rule sets (*.hero *.battlefield.json *.rules)</source>
        <translation>Héroes, campos de batalla y conjuntos de reglas (*.hero *.battlefield.json *.rules)</translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation>Imagen de %1</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>Imágenes (*.svg *.png)</translation>
    </message>
    <message>
        <source>CC BY 4.0: everybody may use and change it, and names you</source>
        <translation>CC BY 4.0: cualquiera puede usarlo y cambiarlo si te nombra</translation>
    </message>
    <message>
        <source>CC BY-SA 4.0: the same, and what comes of it is as free</source>
        <translation>CC BY-SA 4.0: lo mismo, y lo que salga de ello será igual de libre</translation>
    </message>
    <message>
        <source>CC0 1.0: everybody may do anything with it</source>
        <translation>CC0 1.0: cualquiera puede hacer lo que quiera con ello</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>Con tus palabras</translation>
    </message>
    <message>
        <source>Pack as a file for friends</source>
        <translation>Empaquetar para amigos</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nombre corto</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Packages of the same short name replace each other: keep it when you hand out a better one</source>
        <translation>Los paquetes con el mismo nombre corto se sustituyen unos a otros: consérvalo cuando distribuyas uno mejor</translation>
    </message>
    <message>
        <source>License in your own words</source>
        <translation>Licencia con tus palabras</translation>
    </message>
    <message>
        <source>What others may do with it</source>
        <translation>Qué pueden hacer otros con ello</translation>
    </message>
    <message>
        <source>A number more each time you hand it out</source>
        <translation>Un número más cada vez que lo distribuyas</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Qué va incluido</translation>
    </message>
    <message>
        <source>Add a battlefield, a rule set or another hero…</source>
        <translation>Añadir un campo de batalla, un conjunto de reglas u otro héroe…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save the package…</source>
        <translation>Guardar el paquete…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Leave %1 out</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Picture of %1: none</source>
        <translation>Imagen de %1: ninguna</translation>
    </message>
    <message>
        <source>Picture of %1: %2</source>
        <translation>Imagen de %1: %2</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>%1: comes with the hero</source>
        <translation>%1: va con el héroe</translation>
    </message>
</context>
<context>
    <name>fabletop::PackageView</name>
    <message>
        <source>Packages of friends</source>
        <translation>Paquetes de amigos</translation>
    </message>
    <message>
        <source>Nothing of it was written anywhere. Whoever made it finds here what to mend:</source>
        <translation>No se ha escrito nada en ninguna parte. Quien lo haya hecho encontrará aquí lo que debe corregir:</translation>
    </message>
    <message>
        <source>A package is one file with heroes, battlefields and pictures. Drop it on the window, or install it from a file. To make one, open a hero and choose “Pack as a file for friends…”.</source>
        <translation>Un paquete es un solo archivo con héroes, campos de batalla e imágenes. Suéltalo en la ventana o instálalo desde un archivo. Para hacer uno, abre un héroe y elige «Exportar paquete…».</translation>
    </message>
    <message>
        <source>Install and replace</source>
        <translation>Instalar y sustituir</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Instalar</translation>
    </message>
    <message>
        <source>It is installed already</source>
        <translation>Ya está instalado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Can’t install %1</source>
        <translation>No se puede instalar %1</translation>
    </message>
    <message>
        <source>Install from a file…</source>
        <translation>Instalar desde un archivo…</translation>
    </message>
</context>
<context>
    <name>fabletop::PackagesPage</name>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>Save the package</source>
        <translation>Guardar el paquete</translation>
    </message>
    <message>
        <source>Packages (*.fabletop)</source>
        <translation>Paquetes (*.fabletop)</translation>
    </message>
    <message>
        <source>Install a package</source>
        <translation>Instalar un paquete</translation>
    </message>
    <message>
        <source>“%1” is installed: its heroes and battlefields can be chosen for a match.</source>
        <translation>«%1» está instalado: sus héroes y campos de batalla se pueden elegir para una partida.</translation>
    </message>
    <message>
        <source>“%1” is removed from this computer. Saved matches with it can still be seen.</source>
        <translation>«%1» se quitará de este ordenador. Las partidas guardadas con él se podrán seguir viendo.</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Instalados</translation>
    </message>
    <message>
        <source>Installed packages</source>
        <translation>Paquetes instalados</translation>
    </message>
    <message>
        <source>Install from a file…</source>
        <translation>Instalar desde un archivo…</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Paquetes</translation>
    </message>
</context>
<context>
    <name>fabletop::ProblemList</name>
    <message>
        <source>No match can be played with this</source>
        <translation>Esto impide jugar una partida</translation>
    </message>
    <message>
        <source>A match can be played all the same</source>
        <translation>Aun así se puede jugar una partida</translation>
    </message>
    <message>
        <source>Nothing is wrong: a match can be played</source>
        <translation>Ningún problema: se puede jugar una partida</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Problemas (%1)</translation>
    </message>
</context>
<context>
    <name>fabletop::PromptBar</name>
    <message>
        <source>Move now</source>
        <translation>Jugar ya</translation>
    </message>
    <message>
        <source>Always, never or ask</source>
        <translation>Siempre, nunca o preguntar</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>Preguntar cada vez</translation>
    </message>
    <message>
        <source>Always use it</source>
        <translation>Usarla siempre</translation>
    </message>
    <message>
        <source>Never use it</source>
        <translation>No usarla nunca</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Hint: the best decisions, with their chances</source>
        <translation>Pista: las mejores decisiones, con sus probabilidades</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <translation>Ocultar la pista</translation>
    </message>
</context>
<context>
    <name>fabletop::PropertiesPanel</name>
    <message>
        <source>Select two spaces</source>
        <translation>Selecciona dos casillas</translation>
    </message>
    <message>
        <source>Space %1</source>
        <translation>Casilla %1</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Campo de batalla</translation>
    </message>
    <message>
        <source>There is no zone yet</source>
        <translation>Aún no hay zonas</translation>
    </message>
    <message>
        <source>Three steps or fewer from here: %1 of %2 spaces</source>
        <translation>A tres casillas o menos de aquí: %1 de %2</translation>
    </message>
    <message>
        <source>In range of a ranged attack from %1 of %2 spaces</source>
        <translation>Al alcance de un ataque a distancia desde %1 de %2 casillas</translation>
    </message>
    <message>
        <source>Shortest paths through here: %1%</source>
        <translation>Caminos más cortos que pasan por aquí: %1&#xa0;%</translation>
    </message>
    <message>
        <source>X</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Secret passage opens here</source>
        <translation>Pasadizo secreto aquí</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>Alinear a la izquierda</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Al centro</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>Alinear a la derecha</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>Alinear arriba</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Al medio</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>Alinear abajo</translation>
    </message>
    <message>
        <source>Spread across</source>
        <translation>Distribuir en horizontal</translation>
    </message>
    <message>
        <source>Spread down</source>
        <translation>Distribuir en vertical</translation>
    </message>
    <message>
        <source>Snap to the grid</source>
        <translation>Ajustar a la cuadrícula</translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Reflejar en horizontal</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>Reflejar en vertical</translation>
    </message>
    <message>
        <source>Rotate 180°</source>
        <translation>Media vuelta</translation>
    </message>
    <message>
        <source>Connect or disconnect</source>
        <translation>Conectar o desconectar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>Width by height</source>
        <translation>Ancho / alto</translation>
    </message>
    <message>
        <source>Size of spaces</source>
        <translation>Tamaño de casillas</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>máximo</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonas</translation>
    </message>
    <message>
        <source>New zone</source>
        <translation>Nueva zona</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Picture across</source>
        <translation>Imagen, horizontal</translation>
    </message>
    <message>
        <source>Picture down</source>
        <translation>Imagen, vertical</translation>
    </message>
    <message>
        <source>Picture width</source>
        <translation>Ancho de la imagen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>fabletop::PuzzlePage</name>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>No positions</source>
        <translation>No hay posiciones</translation>
    </message>
    <message>
        <source>None could be opened.</source>
        <translation>No se pudo abrir ninguna.</translation>
    </message>
    <message>
        <source>The solution is shown above</source>
        <translation>La solución está arriba</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>Posición %1 de %2</translation>
    </message>
    <message>
        <source>Set up by hand, %1</source>
        <translation>Preparada a mano, %1</translation>
    </message>
    <message>
        <source>From your matches: turn %1, %2</source>
        <translation>De tus partidas: turno %1, %2</translation>
    </message>
    <message>
        <source>Turn %1 of a Master vs. Master match, %2</source>
        <translation>Turno %1 de una partida entre Maestros, %2</translation>
    </message>
    <message>
        <source>Solved: %1 of %2</source>
        <translation>Resueltas: %1 de %2</translation>
    </message>
    <message>
        <source>Rating: %1</source>
        <translation>Puntuación: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n in a row</source>
        <comment>positions solved</comment>
        <translation>
            <numerusform>%n seguida</numerusform>
            <numerusform>%n seguidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Your tries</source>
        <translation>Tus intentos</translation>
    </message>
    <message>
        <source>Play as you would at the table. Try as often as you like; only your first try counts.</source>
        <translation>Juega como en la mesa. Puedes intentarlo cuantas veces quieras; solo cuenta el primer intento.</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Correcto: %1</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>Incorrecto: %1</translation>
    </message>
    <message>
        <source>Evaluating this decision…</source>
        <translation>Evaluando esta decisión…</translation>
    </message>
    <message>
        <source>Chance to win: about %1%; the next best: %2%.</source>
        <translation>Probabilidad de ganar: alrededor del %1&#xa0;%; si no, %2&#xa0;% como mucho.</translation>
    </message>
    <message>
        <source>Chance to win: about %1% instead of %2%.</source>
        <translation>Probabilidad de ganar: alrededor del %1&#xa0;% en lugar del %2&#xa0;%.</translation>
    </message>
    <message>
        <source>Likely reply: %1.</source>
        <translation>Respuesta probable: %1.</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <source>Just as good: %1</source>
        <translation>Igual de bueno: %1</translation>
    </message>
    <message>
        <source>Likely continuation</source>
        <translation>Continuación probable</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Retos</translation>
    </message>
</context>
<context>
    <name>fabletop::RecentFile</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemas</numerusform>
        </translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>sin problemas</translation>
    </message>
</context>
<context>
    <name>fabletop::RecoveryOffer</name>
    <message>
        <source>Changes to %1 were not saved when the program ended (%2).</source>
        <translation>El programa se cerró con cambios sin guardar en %1 (%2).</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>fabletop::ReferenceModel</name>
    <message>
        <source>Declarations</source>
        <translation>Declaraciones</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momentos</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instrucciones</translation>
    </message>
    <message>
        <source>Standing changes</source>
        <translation>Cambios permanentes</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Fighters</source>
        <translation>Luchadores</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Condiciones</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Palabras clave</translation>
    </message>
    <message>
        <source>Instructions of the rules</source>
        <translation>Instrucciones de las reglas</translation>
    </message>
    <message>
        <source>player</source>
        <comment>a gap in a wording</comment>
        <translation>jugador</translation>
    </message>
    <message>
        <source>fighters</source>
        <comment>a gap in a wording</comment>
        <translation>luchadores</translation>
    </message>
    <message>
        <source>spaces</source>
        <comment>a gap in a wording</comment>
        <translation>casillas</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>a gap in a wording</comment>
        <translation>cartas</translation>
    </message>
    <message>
        <source>number</source>
        <comment>a gap in a wording</comment>
        <translation>número</translation>
    </message>
    <message>
        <source>condition</source>
        <comment>a gap in a wording</comment>
        <translation>condición</translation>
    </message>
    <message>
        <source>name</source>
        <comment>a gap in a wording</comment>
        <translation>nombre</translation>
    </message>
    <message>
        <source>“name”</source>
        <comment>a gap in a wording</comment>
        <translation>«nombre»</translation>
    </message>
    <message>
        <source>×copies</source>
        <comment>a gap in a wording</comment>
        <translation>×copias</translation>
    </message>
</context>
<context>
    <name>fabletop::ReferencePanel</name>
    <message>
        <source>Search the language</source>
        <translation>Buscar en el lenguaje</translation>
    </message>
    <message>
        <source>Constructs of the language</source>
        <translation>Construcciones del lenguaje</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>What it says on a card</source>
        <translation>Lo que dice en una carta</translation>
    </message>
    <message>
        <source>Insert example</source>
        <translation>Insertar el ejemplo</translation>
    </message>
    <message>
        <source>No construct has these words</source>
        <translation>Ninguna construcción tiene estas palabras</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regla %1</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayBar</name>
    <message>
        <source>This is the beginning</source>
        <translation>Esto es el principio</translation>
    </message>
    <message>
        <source>This is the end</source>
        <translation>Esto es el final</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Turno anterior</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Re Pág</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Paso adelante</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Turno siguiente</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Av Pág</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Next combat</source>
        <translation>Siguiente combate</translation>
    </message>
    <message>
        <source>Next damage</source>
        <translation>Siguiente daño</translation>
    </message>
    <message>
        <source>Step by</source>
        <translation>Avanzar por</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>event</source>
        <translation>evento</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>decisión</translation>
    </message>
    <message>
        <source>combat step</source>
        <translation>paso de combate</translation>
    </message>
    <message>
        <source>action</source>
        <translation>acción</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turno</translation>
    </message>
    <message>
        <source>There is none before</source>
        <translation>No hay más hacia atrás</translation>
    </message>
    <message>
        <source>None follows</source>
        <translation>No hay más hacia delante</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>combate</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>daño</translation>
    </message>
    <message>
        <source>defeat</source>
        <translation>derrota</translation>
    </message>
    <message>
        <source>bookmark</source>
        <translation>marcador</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>turning point</source>
        <translation>momento decisivo</translation>
    </message>
    <message>
        <source>Jump to</source>
        <translation>Saltar a</translation>
    </message>
    <message>
        <source>Run until…</source>
        <translation>Seguir hasta…</translation>
    </message>
    <message>
        <source>Next defeat</source>
        <translation>Siguiente derrota</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Siguiente marcador</translation>
    </message>
    <message>
        <source>Next note</source>
        <translation>Siguiente nota</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Siguiente momento decisivo</translation>
    </message>
    <message>
        <source>Previous combat</source>
        <translation>Combate anterior</translation>
    </message>
    <message>
        <source>Previous damage</source>
        <translation>Daño anterior</translation>
    </message>
    <message>
        <source>Previous defeat</source>
        <translation>Derrota anterior</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>Marcador anterior</translation>
    </message>
    <message>
        <source>Previous note</source>
        <translation>Nota anterior</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Momento decisivo anterior</translation>
    </message>
    <message>
        <source>Shift+%1</source>
        <translation>Mayús+%1</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>error</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Error anterior</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayCombat</name>
    <message>
        <source>Back to replay</source>
        <translation>Volver a la repetición</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayEvents</name>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparación</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayPage</name>
    <message>
        <source>Today&apos;s rules do not know this place</source>
        <translation>Las reglas actuales no conocen esta situación</translation>
    </message>
    <message>
        <source>The match is over here</source>
        <translation>Aquí la partida ya ha terminado</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayPanel</name>
    <message>
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ha sucedido</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Search what happened</source>
        <translation>Buscar en lo sucedido</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Continue match</source>
        <translation>Continuar la partida</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayPlace</name>
    <message>
        <source>Copy the line that opens this place</source>
        <translation>Copiar la orden que abre este momento</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplaySeats</name>
    <message>
        <source>Hands and piles</source>
        <translation>Manos y pilas</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>una carta oculta</translation>
    </message>
    <message>
        <source>%1, cards in hand: %2. %3.</source>
        <translation>%1, cartas en la mano: %2. %3.</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayTimeline</name>
    <message>
        <source>Hide the future</source>
        <translation>Ocultar el futuro</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Vida</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambas</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayViewpoint</name>
    <message>
        <source>The hands stay hidden: this match file can’t be changed.</source>
        <translation>Las manos siguen ocultas: no se puede modificar el archivo de esta partida.</translation>
    </message>
</context>
<context>
    <name>fabletop::ResultBar</name>
    <message>
        <source>%1 wins</source>
        <translation>Gana %1</translation>
    </message>
    <message>
        <source>Damage by attacks</source>
        <translation>Daño por ataques</translation>
    </message>
    <message>
        <source>Damage by effects</source>
        <translation>Daño por efectos</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Cartas jugadas</translation>
    </message>
    <message>
        <source>Combats won</source>
        <translation>Combates ganados</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Cambiar de bando</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>%1 and %2 win</source>
        <translation>Gana %1 con %2</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
</context>
<context>
    <name>fabletop::RuleReader</name>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
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
        <translation>Volver a las reglas normales</translation>
    </message>
    <message>
        <source>Rename to “%1”</source>
        <translation>Cambiar el nombre a «%1»</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>The rule set has no file yet.</source>
        <translation>El conjunto de reglas aún no tiene archivo.</translation>
    </message>
    <message>
        <source>This rule set has changes that are not saved.</source>
        <translation>Este conjunto de reglas tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Save the rule set</source>
        <translation>Guardar el conjunto de reglas</translation>
    </message>
    <message>
        <source>Rule sets (*.rules)</source>
        <translation>Conjuntos de reglas (*.rules)</translation>
    </message>
    <message>
        <source>Open a rule set</source>
        <translation>Abrir un conjunto de reglas</translation>
    </message>
    <message>
        <source>No copy of the unsaved rule set can be kept in %1.</source>
        <translation>No se puede conservar en %1 ninguna copia del conjunto de reglas sin guardar.</translation>
    </message>
    <message>
        <source>a rule set that was not saved yet</source>
        <translation>un conjunto de reglas que aún no tiene archivo</translation>
    </message>
</context>
<context>
    <name>fabletop::RuleSetEditorPage</name>
    <message>
        <source>There is nothing to undo</source>
        <translation>No hay nada que deshacer</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>No hay nada que rehacer</translation>
    </message>
    <message>
        <source>New rule set</source>
        <translation>Nuevo conjunto de reglas</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of the rule set</source>
        <translation>Nombre del conjunto de reglas</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>Same as the standard rules</source>
        <translation>Igual que las reglas normales</translation>
    </message>
</context>
<context>
    <name>fabletop::RuleSetHead</name>
    <message>
        <source>Undo “%1”</source>
        <translation>Deshacer «%1»</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>No hay nada que deshacer</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>No hay nada que rehacer</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Play with it</source>
        <translation>Jugar así</translation>
    </message>
</context>
<context>
    <name>fabletop::RuleSetRow</name>
    <message>
        <source>standard: %1</source>
        <translation>normal: %1</translation>
    </message>
    <message>
        <source>%1: rule %2</source>
        <translation>%1: regla %2</translation>
    </message>
    <message>
        <source>Read this rule</source>
        <translation>Leer esta regla</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Restablecer: %1</translation>
    </message>
</context>
<context>
    <name>fabletop::RulebookPage</name>
    <message>
        <source>Nothing was found</source>
        <translation>No se ha encontrado nada</translation>
    </message>
    <message>
        <source>There is nothing before</source>
        <translation>No hay nada antes</translation>
    </message>
    <message>
        <source>There is nothing after</source>
        <translation>No hay nada después</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Segundo idioma</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>Un idioma</translation>
    </message>
</context>
<context>
    <name>fabletop::RulebookPlace</name>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
</context>
<context>
    <name>fabletop::RulesCompletion</name>
    <message>
        <source>Nothing more can stand here</source>
        <translation>Aquí no puede ir nada más</translation>
    </message>
</context>
<context>
    <name>fabletop::RulesEditor</name>
    <message>
        <source>There is no name under the cursor that this file declares</source>
        <translation>Bajo el cursor no hay ningún nombre que este archivo declare</translation>
    </message>
    <message>
        <source>A line is not understood yet: see the problems</source>
        <translation>Hay una línea que no se entiende: mira los problemas</translation>
    </message>
</context>
<context>
    <name>fabletop::SandboxPage</name>
    <message>
        <source>Keep as a scenario</source>
        <translation>Guardar escenario</translation>
    </message>
    <message>
        <source>Scenarios (*.json)</source>
        <translation>Escenarios (*.json)</translation>
    </message>
    <message>
        <source>There is no table yet</source>
        <translation>Aún no hay ninguna mesa</translation>
    </message>
    <message>
        <source>No table can be set up for this card.</source>
        <translation>No se puede preparar una mesa para esta carta.</translation>
    </message>
    <message>
        <source>This card only defends</source>
        <translation>Esta carta solo defiende</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Card that is tried</source>
        <translation>Carta que se prueba</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Oponente</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Campo de batalla</translation>
    </message>
    <message>
        <source>It defends</source>
        <translation>Defiende</translation>
    </message>
    <message>
        <source>The opponent has the turn and attacks</source>
        <translation>Es el turno del oponente, que ataca</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Keep as a scenario…</source>
        <translation>Guardar escenario…</translation>
    </message>
    <message>
        <source>The table, what was done and what came of it, as a file</source>
        <translation>La mesa, lo que se hizo y lo que resultó, en un archivo</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatCardsTab</name>
    <message>
        <source>Hand %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>Deck %1</source>
        <translation>Mazo %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Descarte %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>hero and pile</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cards left of a title</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>turno %1</translation>
    </message>
    <message>
        <source>%1, boost</source>
        <comment>turn</comment>
        <translation>%1, potenciador</translation>
    </message>
    <message>
        <source>In the deck, in an order nobody knows</source>
        <translation>En el mazo, en un orden que nadie conoce</translation>
    </message>
    <message>
        <source>In the deck, in the hand or face down: nobody else knows where</source>
        <translation>En el mazo, en la mano o bocabajo: nadie más sabe dónde</translation>
    </message>
    <message>
        <source>In the order discarded, the last one first</source>
        <translation>En el orden de descarte, la última primero</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatChooser</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nombre del puesto %1</translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Nivel del ordenador</translation>
    </message>
    <message>
        <source>Surprise me: a hero for seat %1</source>
        <translation>Sorpréndeme: un héroe para el puesto %1</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Sorpréndeme</translation>
    </message>
    <message>
        <source>Hero of seat %1</source>
        <translation>Héroe del puesto %1</translation>
    </message>
    <message>
        <source>Also %1</source>
        <translation>También %1</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Puesto %1</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>a distancia</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Aprendiz</translation>
    </message>
    <message>
        <source>Duelist</source>
        <translation>Duelista</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Full ability of the hero of seat %1</source>
        <translation>Habilidad completa del héroe del puesto %1</translation>
    </message>
    <message>
        <source>more</source>
        <translation>más</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatHead</name>
    <message>
        <source>%1, %2 of %3 health</source>
        <translation>%1, vida %2 de %3</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatPanel</name>
    <message>
        <source>hand %1, deck %2, discard pile %3</source>
        <translation>mano %1, mazo %2, pila de descarte %3</translation>
    </message>
    <message>
        <source>%1 of %2 health</source>
        <translation>Vida %1 de %2</translation>
    </message>
    <message>
        <source>not placed yet</source>
        <translation>sin colocar</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>en el tablero</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>fuera de combate</translation>
    </message>
    <message>
        <source>away</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>a distancia</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>agotado</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>fuera de la partida</translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n card(s)</source>
        <translation>
            <numerusform>Has visto %n carta</numerusform>
            <numerusform>Has visto %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 standing</source>
        <translation>%1 de %2 en pie</translation>
    </message>
    <message>
        <source>more</source>
        <translation>más</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Habilidad</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatTile</name>
    <message>
        <source>Seat %1</source>
        <translation>Puesto %1</translation>
    </message>
    <message>
        <source>Change color</source>
        <translation>Cambiar el color</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatsRow</name>
    <message>
        <source>“%1” isn’t a color. Use a hex code such as #2321A6.</source>
        <translation>«%1» no es un color. Usa un código hexadecimal como #2321A6.</translation>
    </message>
    <message>
        <source>Too pale to read: contrast %1, at least %2 needed.</source>
        <translation>Demasiado claro para leerse bien: contraste de %1; hace falta al menos %2.</translation>
    </message>
    <message>
        <source>Too close to seat %1: color difference %2, at least %3 needed.</source>
        <translation>Demasiado parecido al del puesto %1: diferencia de color de %2; hace falta al menos %3.</translation>
    </message>
    <message>
        <source>Too close to the color of a zone: color difference %1, at least %2 needed.</source>
        <translation>Demasiado parecido al color de una zona: diferencia de color de %1; hace falta al menos %2.</translation>
    </message>
    <message>
        <source>Seat colors</source>
        <translation>Colores de los puestos</translation>
    </message>
    <message>
        <source>Each seat keeps its shape, whatever its color</source>
        <translation>Cada puesto conserva su forma, sea cual sea su color</translation>
    </message>
    <message>
        <source>Hex color code</source>
        <translation>Código hexadecimal del color</translation>
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
        <translation>No se pudo leer tu configuración, así que se usa la habitual. El archivo dañado es %1, en %2.</translation>
    </message>
    <message>
        <source>Couldn’t read your settings, so the defaults are in use. Changes won’t be saved until %1 in %2 can be read.</source>
        <translation>No se pudo leer tu configuración, así que se usa la habitual. Los cambios no se guardarán hasta que se pueda leer %1 en %2.</translation>
    </message>
</context>
<context>
    <name>fabletop::SettingsList</name>
    <message numerus="yes">
        <source>%1, %n change(s)</source>
        <translation>
            <numerusform>%1, %n cambio</numerusform>
            <numerusform>%1, %n cambios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::SettingsPage</name>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>All settings are at their defaults.</source>
        <translation>Todos los ajustes están como al principio.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) differ from the default; a dot marks each.</source>
        <translation>
            <numerusform>%n ajuste ha cambiado; lo señala un punto.</numerusform>
            <numerusform>%n ajustes han cambiado; un punto señala cada uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Buscar ajustes</translation>
    </message>
    <message>
        <source>No settings found</source>
        <translation>No hay ajustes así</translation>
    </message>
    <message>
        <source>First duel</source>
        <translation>Primer duelo</translation>
    </message>
    <message>
        <source>A short match that teaches the game</source>
        <translation>Una partida corta que enseña el juego</translation>
    </message>
    <message>
        <source>Start the lesson</source>
        <translation>Empezar la lección</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Where new matches are saved</source>
        <translation>Dónde se guardan las partidas nuevas</translation>
    </message>
    <message>
        <source>Choose a folder for matches</source>
        <translation>Elegir una carpeta para las partidas</translation>
    </message>
    <message>
        <source>Your heroes, battlefields and rules</source>
        <translation>Tus héroes, campos de batalla y reglas</translation>
    </message>
    <message>
        <source>Show this folder</source>
        <translation>Mostrar esta carpeta</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Action or key</source>
        <translation>Acción o tecla</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Buscar atajos</translation>
    </message>
    <message>
        <source>No shortcuts found</source>
        <translation>No hay ningún atajo así</translation>
    </message>
    <message>
        <source>Sound is not available here</source>
        <translation>El sonido no está disponible aquí</translation>
    </message>
</context>
<context>
    <name>fabletop::SettingsPlace</name>
    <message>
        <source>Folder for matches</source>
        <translation>Carpeta de las partidas</translation>
    </message>
    <message>
        <source>Couldn’t use %1: it isn’t writable.</source>
        <translation>No se puede usar %1: no se puede escribir en ella.</translation>
    </message>
</context>
<context>
    <name>fabletop::SettingsRow</name>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Restablecer %1</translation>
    </message>
</context>
<context>
    <name>fabletop::ShakeChecks</name>
    <message>
        <source>Every question has an answer</source>
        <translation>Cada pregunta tiene respuesta</translation>
    </message>
    <message>
        <source>Every text comes to its end</source>
        <translation>Cada texto llega a su fin</translation>
    </message>
    <message>
        <source>No card is lost or doubled</source>
        <translation>Ninguna carta se pierde ni se duplica</translation>
    </message>
    <message>
        <source>Fighters have a legal space and health</source>
        <translation>Los luchadores tienen una casilla y una vida válidas</translation>
    </message>
    <message>
        <source>The events match the table</source>
        <translation>Los sucesos coinciden con la mesa</translation>
    </message>
    <message>
        <source>not tested yet</source>
        <translation>aún sin probar</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>superado</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallido</translation>
    </message>
</context>
<context>
    <name>fabletop::ShakeMap</name>
    <message>
        <source>Games by opponent and battlefield</source>
        <translation>Partidas por oponente y campo de batalla</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 de %3</translation>
    </message>
</context>
<context>
    <name>fabletop::ShakePage</name>
    <message>
        <source>Game %1 failed at decision %2: %3</source>
        <translation>La partida %1 ha fallado en la decisión %2: %3</translation>
    </message>
    <message>
        <source>Canceled. Nothing failed until then.</source>
        <translation>Cancelado. Hasta entonces no había fallado nada.</translation>
    </message>
    <message>
        <source>Stress test</source>
        <translation>Ponerlo a prueba</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>Open at the failing step</source>
        <translation>Abrir en el paso que falla</translation>
    </message>
    <message>
        <source>Nothing went wrong in any game.</source>
        <translation>No ha fallado nada en ninguna partida.</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Repetir la prueba</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>oponentes</translation>
    </message>
    <message>
        <source>battlefields</source>
        <translation>campos de batalla</translation>
    </message>
    <message>
        <source>of %1 games</source>
        <translation>de %1 partidas</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>decisiones</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>fallo</translation>
    </message>
    <message>
        <source>failures</source>
        <translation>fallos</translation>
    </message>
    <message numerus="yes">
        <source>The computer plays %Ln random game(s) with this hero, against every built-in hero and on every built-in battlefield, and checks after each decision:</source>
        <translation>
            <numerusform>El ordenador juega %Ln partida al azar con este héroe, contra todos los héroes y en todos los campos de batalla incluidos, y comprueba tras cada decisión:</numerusform>
            <numerusform>El ordenador juega %Ln partidas al azar con este héroe, contra todos los héroes y en todos los campos de batalla incluidos, y comprueba tras cada decisión:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::ShakeTrial</name>
    <message>
        <source>No match can be played with this hero.</source>
        <translation>No se puede jugar ninguna partida con este héroe.</translation>
    </message>
</context>
<context>
    <name>fabletop::SidekickRow</name>
    <message>
        <source>Melee</source>
        <translation>Cuerpo a cuerpo</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>A distancia</translation>
    </message>
    <message>
        <source>Remove this sidekick</source>
        <translation>Quitar este ayudante</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of the sidekick</source>
        <translation>Nombre del ayudante</translation>
    </message>
    <message>
        <source>Name of several</source>
        <translation>Nombre en plural</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Vida</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
</context>
<context>
    <name>fabletop::SidekicksPage</name>
    <message>
        <source>Add a sidekick</source>
        <translation>Añadir un ayudante</translation>
    </message>
    <message>
        <source>Sidekicks fight beside the hero. One with 6 health is common, so are several with 1 health. None is possible too.</source>
        <translation>Los ayudantes luchan junto al héroe. Es habitual uno con 6 de vida, o varios con 1. También puede no haber ninguno.</translation>
    </message>
    <message>
        <source>There is room for three kinds here; more can be written in the text</source>
        <translation>Aquí caben tres clases; en el texto se pueden escribir más</translation>
    </message>
    <message>
        <source>Sidekicks</source>
        <translation>Ayudantes</translation>
    </message>
</context>
<context>
    <name>fabletop::TableHint</name>
    <message>
        <source>Looking for good decisions…</source>
        <translation>Buscando buenas decisiones…</translation>
    </message>
    <message>
        <source>Likely reply to the first: %1.</source>
        <translation>Respuesta probable a la primera: %1.</translation>
    </message>
    <message>
        <source>Best: %1, %2.</source>
        <comment>a decision and its chance to win</comment>
        <translation>Lo mejor: %1, %2.</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>chance to win</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Best decisions</source>
        <translation>Mejores decisiones</translation>
    </message>
    <message>
        <source>chance to win</source>
        <comment>heading of a column</comment>
        <translation>victoria</translation>
    </message>
</context>
<context>
    <name>fabletop::TableInput</name>
    <message>
        <source>Finish the maneuver first</source>
        <translation>Termina antes la maniobra</translation>
    </message>
    <message>
        <source>Nothing is picked</source>
        <translation>No hay nada elegido</translation>
    </message>
</context>
<context>
    <name>fabletop::TableInspector</name>
    <message>
        <source>Timeline</source>
        <translation>Cronología</translation>
    </message>
    <message>
        <source>The table shows this moment already</source>
        <translation>La mesa ya muestra este momento</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Qué hay que decidir</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>A turn has actions: maneuver, attack and scheme, in any order, also the same one twice. Filled lozenges are left.</source>
        <translation>Un turno tiene acciones: maniobra, ataque e ingenio, en cualquier orden, también la misma dos veces. Los rombos llenos son las que quedan.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>There is no card here</source>
        <translation>Aquí no hay ninguna carta</translation>
    </message>
    <message>
        <source>Between the cards is nothing to pick</source>
        <translation>Entre las cartas no hay nada que elegir</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ha sucedido</translation>
    </message>
    <message>
        <source>Click a sentence to learn from which rule it follows.</source>
        <translation>Haz clic en una frase para saber de qué regla se deriva.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>There is nothing to pick here</source>
        <translation>Aquí no hay nada que elegir</translation>
    </message>
    <message>
        <source>Space %1</source>
        <translation>Casilla %1</translation>
    </message>
    <message numerus="yes">
        <source>%n copy(ies) left</source>
        <translation>
            <numerusform>Queda una copia</numerusform>
            <numerusform>Quedan %n copias</numerusform>
        </translation>
    </message>
    <message>
        <source>You are not asked any more. Click here to be asked again.</source>
        <translation>Ya no se te pregunta. Haz clic aquí para que se te vuelva a preguntar.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>%1
It follows from %2.</source>
        <translation>%1
Se deriva de %2.</translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Desde tu turno</translation>
    </message>
    <message>
        <source>Log closed</source>
        <translation>Registro cerrado</translation>
    </message>
</context>
<context>
    <name>fabletop::TablePage</name>
    <message>
        <source>Battlefield</source>
        <translation>Campo de batalla</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
</context>
<context>
    <name>fabletop::TablePlace</name>
    <message>
        <source>Move no&amp;w</source>
        <translation>&amp;Jugar ya</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>&amp;Rendirse…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Dejar la &amp;mesa</translation>
    </message>
    <message>
        <source>Resign as %1?</source>
        <translation>¿Rendirse como %1?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
</context>
<context>
    <name>fabletop::TableStage</name>
    <message>
        <source>Back to table</source>
        <translation>Volver a la mesa</translation>
    </message>
</context>
<context>
    <name>fabletop::ThemedDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
</context>
<context>
    <name>fabletop::TimelineStrip</name>
    <message>
        <source>Timeline</source>
        <translation>Cronología</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Todavía no ha sucedido nada.</translation>
    </message>
    <message numerus="yes">
        <source>%1. %n turn(s) in all.</source>
        <translation>
            <numerusform>%1. %n turno en total.</numerusform>
            <numerusform>%1. %n turnos en total.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::ToolColumn</name>
    <message>
        <source>No symmetry</source>
        <translation>Sin simetría</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Izquierda y derecha</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Arriba y abajo</translation>
    </message>
    <message>
        <source>Rotate 180°</source>
        <translation>Media vuelta</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Casilla</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Pasadizo</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Select and move; drag a band round several</source>
        <translation>Selecciona y mueve; arrastra un marco alrededor de varias casillas</translation>
    </message>
    <message>
        <source>Click where a space is to be</source>
        <translation>Haz clic donde quieras una casilla</translation>
    </message>
    <message>
        <source>Drag from one space to another; again to part them</source>
        <translation>Arrastra de una casilla a otra; repítelo para desconectarlas</translation>
    </message>
    <message>
        <source>Paint the chosen zone over spaces; begin on one that has it to take it away</source>
        <translation>Pinta las casillas con la zona elegida; empieza en una que ya la tenga para quitarla</translation>
    </message>
    <message>
        <source>Click on a space to make it the next start</source>
        <translation>Haz clic en una casilla para que sea el siguiente inicio</translation>
    </message>
    <message>
        <source>Click on a space to open or close a secret passage</source>
        <translation>Haz clic en una casilla para abrir o cerrar un pasadizo secreto</translation>
    </message>
    <message>
        <source>Click where a text is to stand</source>
        <translation>Haz clic donde quieras un texto</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Cuadrícula</translation>
    </message>
    <message>
        <source>Snap new and moved spaces to the grid</source>
        <translation>Las casillas nuevas y movidas se ajustan a la cuadrícula</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Espejo</translation>
    </message>
    <message>
        <source>Every stroke is drawn on the other side too</source>
        <translation>Cada trazo se repite en el otro lado</translation>
    </message>
</context>
<context>
    <name>fabletop::TrialFacts</name>
    <message>
        <source>%1’s hand</source>
        <comment>the player who decides</comment>
        <translation>Mano de %1</translation>
    </message>
</context>
<context>
    <name>fabletop::TrialView</name>
    <message>
        <source>Select an option first</source>
        <translation>Selecciona antes una opción</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Ver la respuesta</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
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
        <translation>Ver la solución</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Siguiente posición</translation>
    </message>
    <message>
        <source>Your tries</source>
        <translation>Tus intentos</translation>
    </message>
</context>
<context>
    <name>fabletop::TurnColumn</name>
    <message>
        <source>Timeline</source>
        <translation>Cronología</translation>
    </message>
</context>
<context>
    <name>fabletop::TurnStrip</name>
    <message>
        <source>Timeline</source>
        <translation>Cronología</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Todavía no ha sucedido nada.</translation>
    </message>
    <message numerus="yes">
        <source>%1. %n turn(s) in all.</source>
        <translation>
            <numerusform>%1. %n turno en total.</numerusform>
            <numerusform>%1. %n turnos en total.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparación</translation>
    </message>
</context>
<context>
    <name>fabletop::UntilMenu</name>
    <message>
        <source>The match ends</source>
        <translation>Termina la partida</translation>
    </message>
    <message>
        <source>A card is played</source>
        <translation>Se juega una carta</translation>
    </message>
    <message>
        <source>%1 is hurt</source>
        <translation>%1 recibe daño</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 queda fuera de combate</translation>
    </message>
    <message>
        <source>%1 is down to %2 or less</source>
        <translation>%1 baja a %2 de vida o menos</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>Se roba una carta</translation>
    </message>
</context>
<context>
    <name>fabletop::VersionsPage</name>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>Heroes (*.hero)</source>
        <translation>Héroes (*.hero)</translation>
    </message>
    <message>
        <source>The file as it was saved</source>
        <translation>El archivo tal como se guardó</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Otro archivo…</translation>
    </message>
    <message>
        <source>What has changed since</source>
        <translation>Qué ha cambiado desde</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Compare with a file…</source>
        <translation>Comparar con un archivo…</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>Volver al texto</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Todavía no hay nada que comparar</translation>
    </message>
    <message>
        <source>The text has errors. Correct them to see what has changed.</source>
        <translation>El texto tiene errores. Corrígelos para ver qué ha cambiado.</translation>
    </message>
    <message>
        <source>Save this hero, and everything you change from then on is listed here. Or choose another version to compare it with.</source>
        <translation>Guarda este héroe y aquí aparecerá todo lo que cambies a partir de entonces. O elige otra versión con la que compararlo.</translation>
    </message>
    <message>
        <source>This version can’t be read</source>
        <translation>No se puede leer esta versión</translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>This hero is the same as the version chosen above. Whatever you change in its fighters, cards and rules is listed here.</source>
        <translation>Este héroe es igual que la versión elegida arriba. Aquí aparecerá todo lo que cambies en sus luchadores, cartas y reglas.</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiado</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Eliminado</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>A&amp;justar</translation>
    </message>
    <message>
        <source>Zone &amp;letters</source>
        <translation>Letras de &amp;zona</translation>
    </message>
    <message>
        <source>Space &amp;numbers</source>
        <translation>Núme&amp;ros de casilla</translation>
    </message>
    <message>
        <source>Plain &amp;board</source>
        <translation>Ta&amp;blero sin fondo</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sin animación</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>A la mitad</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doble</translation>
    </message>
    <message>
        <source>Below the hand</source>
        <translation>Debajo de la mano</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Oculta</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeño</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Muy grande</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Tamaño del texto</translation>
    </message>
    <message>
        <source>Quadruple</source>
        <translation>Cuádruple</translation>
    </message>
    <message>
        <source>&amp;Animation speed</source>
        <translation>Velocidad de a&amp;nimación</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>A la derecha</translation>
    </message>
    <message>
        <source>Tim&amp;eline</source>
        <translation>&amp;Cronología</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>Te&amp;ma</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
</context>
<context>
    <name>fabletop::ViewpointSelector</name>
    <message>
        <source>Seen by %1</source>
        <translation>Visto por %1</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Visto por</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Espectador</translation>
    </message>
    <message>
        <source>All hands are open.</source>
        <translation>Todas las manos están a la vista.</translation>
    </message>
    <message>
        <source>No hand is seen.</source>
        <translation>No se ve ninguna mano.</translation>
    </message>
    <message>
        <source>Everyone…</source>
        <translation>Todos…</translation>
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
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Sorpréndeme</translation>
    </message>
    <message>
        <source>Continue: %1. %2</source>
        <translation>Continuar: %1. %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>A table for duels between storied heroes</source>
        <translation>Una mesa para duelos entre héroes de leyenda</translation>
    </message>
    <message>
        <source>Drop a match on the window to open it.</source>
        <translation>Suelta una partida en la ventana para abrirla.</translation>
    </message>
    <message>
        <source>First duel</source>
        <translation>Primer duelo</translation>
    </message>
    <message>
        <source>Replay a match</source>
        <translation>Ver la repetición de una partida</translation>
    </message>
</context>
<context>
    <name>fabletop::WizardSteps</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Paso %1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>fabletop::WorkshopHub</name>
    <message>
        <source>What can be made</source>
        <translation>Lo que se puede crear</translation>
    </message>
    <message>
        <source>Like %1</source>
        <translation>Como %1</translation>
    </message>
    <message>
        <source>Name of your copy</source>
        <translation>Nombre de tu copia</translation>
    </message>
    <message>
        <source>%1 2</source>
        <translation>%1 2</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
</context>
<context>
    <name>fabletop::WorkshopPlace</name>
    <message>
        <source>Workshop: %1</source>
        <translation>Taller: %1</translation>
    </message>
</context>
<context>
    <name>fabletop::WorkshopStart</name>
    <message>
        <source>Every change is kept; a hero can be tried from the first card on.</source>
        <translation>Se conserva cada cambio; un héroe se puede probar desde la primera carta.</translation>
    </message>
    <message>
        <source>Every change is kept, and everything can be undone.</source>
        <translation>Se conserva cada cambio y todo se puede deshacer.</translation>
    </message>
    <message>
        <source>New hero</source>
        <translation>Nuevo héroe</translation>
    </message>
    <message>
        <source>New battlefield</source>
        <translation>Nuevo campo de batalla</translation>
    </message>
    <message>
        <source>New rule set</source>
        <translation>Nuevo conjunto de reglas</translation>
    </message>
    <message>
        <source>Four steps: numbers, sidekicks, a starter deck of 30 cards, names</source>
        <translation>Cuatro pasos: números, ayudantes, un mazo inicial de 30 cartas y nombres</translation>
    </message>
    <message>
        <source>An empty board to draw spaces and lines on</source>
        <translation>Un tablero vacío para dibujar casillas y líneas</translation>
    </message>
    <message>
        <source>The standard rules, with every number open to change</source>
        <translation>Las reglas estándar, con todos sus números modificables</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir un archivo</translation>
    </message>
    <message>
        <source>A .hero file; you can also drop it on the window</source>
        <translation>Un archivo .hero; también puedes soltarlo en la ventana</translation>
    </message>
    <message>
        <source>A battlefield file; you can also drop it on the window</source>
        <translation>Un archivo de campo de batalla; también puedes soltarlo en la ventana</translation>
    </message>
    <message>
        <source>A .rules file; you can also drop it on the window</source>
        <translation>Un archivo .rules; también puedes soltarlo en la ventana</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>From a package</source>
        <translation>Desde un paquete</translation>
    </message>
    <message>
        <source>Files you open or save are listed here.</source>
        <translation>Aquí aparecen los archivos que abres o guardas.</translation>
    </message>
    <message>
        <source>A .fabletop file from a friend: preview it, then install it</source>
        <translation>Un archivo .fabletop de un amigo: mira qué trae y luego instálalo</translation>
    </message>
    <message>
        <source>Create a hero</source>
        <translation>Crear un héroe</translation>
    </message>
    <message>
        <source>Create a battlefield</source>
        <translation>Crear un campo de batalla</translation>
    </message>
    <message>
        <source>Create a rule set</source>
        <translation>Crear un conjunto de reglas</translation>
    </message>
    <message>
        <source>From a built-in one</source>
        <translation>A partir de uno incluido</translation>
    </message>
</context>
<context>
    <name>fabletop::ZoneList</name>
    <message>
        <source> (chosen)</source>
        <translation> (elegida)</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonas</translation>
    </message>
    <message>
        <source>Select spaces first, or paint with the zone tool</source>
        <translation>Selecciona antes las casillas o pinta con la herramienta Zona</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n casilla</numerusform>
            <numerusform>%n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>No zone yet</source>
        <translation>Aún no hay zonas</translation>
    </message>
</context>
</TS>
