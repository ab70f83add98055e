<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>About</name>
    <message>
        <source>About Fabletop</source>
        <translation>Sobre o Fabletop</translation>
    </message>
    <message>
        <source>Fabletop %1. A table for duels between storied heroes.</source>
        <translation>Fabletop %1. Uma mesa para duelos entre heróis lendários.</translation>
    </message>
    <message>
        <source>Unofficial</source>
        <translation>Não oficial</translation>
    </message>
    <message>
        <source>Fabletop is an unofficial fan project. It is not made, endorsed or supported by the publisher of the game.

Unmatched is a trademark of Restoration Games, LLC. Mondo and the Mondo Games logo are trademarks of Mondo Tees, LLC. No art, logo or card wording of the published game is used.</source>
        <translation>O Fabletop é um projeto não oficial, feito por fãs. Não é produzido, endossado nem apoiado pela editora do jogo.

Unmatched é uma marca comercial da Restoration Games, LLC. Mondo e o logotipo da Mondo Games são marcas comerciais da Mondo Tees, LLC. Nenhuma arte, nenhum logotipo e nenhum texto de carta do jogo publicado são usados.</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licença</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later): program, rules texts, rulebook, drawings and sounds. It comes without any warranty.</source>
        <translation>Software livre sob a Licença Pública Geral GNU, versão 3 ou posterior (GPL-3.0-or-later): programa, textos de regras, livro de regras, desenhos e sons. É fornecido sem nenhuma garantia.</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Créditos</translation>
    </message>
    <message>
        <source>Written and drawn by the contributors of Fabletop. The figures, card pictures and backdrops are drawings of our own; the heroes come from books and tales that belong to everyone.</source>
        <translation>Escrito e desenhado por quem colabora com o Fabletop. As figuras, as imagens das cartas e os fundos são desenhos próprios; os heróis vêm de livros e contos que pertencem a todos.</translation>
    </message>
    <message>
        <source>Used with thanks</source>
        <translation>Com agradecimento</translation>
    </message>
    <message>
        <source>Qt %1 (LGPL version 3), libzip (BSD, three clauses).
Fonts, where they are installed: EB Garamond and Gentium Book Plus (SIL Open Font License 1.1), DejaVu (Bitstream Vera license), Lato (SIL Open Font License 1.1).</source>
        <translation>Qt %1 (LGPL versão 3), libzip (BSD de três cláusulas).
Fontes, se instaladas: EB Garamond e Gentium Book Plus (SIL Open Font License 1.1), DejaVu (licença Bitstream Vera), Lato (SIL Open Font License 1.1).</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir um arquivo</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salvar uma cópia</translation>
    </message>
    <message>
        <source>Take back or undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>Fit the window</source>
        <translation>Ajustar à janela</translation>
    </message>
    <message>
        <source>Zone letters</source>
        <translation>Letras das zonas</translation>
    </message>
    <message>
        <source>Space numbers</source>
        <translation>Números dos espaços</translation>
    </message>
    <message>
        <source>Plain board</source>
        <translation>Tabuleiro simples</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Welcome page</source>
        <translation>Página inicial</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
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
        <translation>Oficina</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Livro de regras</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Keys of this page</source>
        <translation>Teclas desta página</translation>
    </message>
    <message>
        <source>Maneuver</source>
        <translation>Manobra</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atacar</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Tática</translation>
    </message>
    <message>
        <source>Confirm what is selected</source>
        <translation>Confirmar o que foi escolhido</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Limpar a seleção</translation>
    </message>
    <message>
        <source>All that has happened</source>
        <translation>Tudo o que aconteceu</translation>
    </message>
    <message>
        <source>Whole hand</source>
        <translation>Mão inteira</translation>
    </message>
    <message>
        <source>Start of the match</source>
        <translation>Início da partida</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Voltar um passo</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Avançar um passo</translation>
    </message>
    <message>
        <source>Previous action</source>
        <translation>Ação anterior</translation>
    </message>
    <message>
        <source>Next action</source>
        <translation>Próxima ação</translation>
    </message>
    <message>
        <source>Previous combat step</source>
        <translation>Passo de combate anterior</translation>
    </message>
    <message>
        <source>Next combat step</source>
        <translation>Próximo passo de combate</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Turno anterior</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Próximo turno</translation>
    </message>
    <message>
        <source>Next combat</source>
        <translation>Próximo combate</translation>
    </message>
    <message>
        <source>Previous combat</source>
        <translation>Combate anterior</translation>
    </message>
    <message>
        <source>Next damage</source>
        <translation>Próximo dano</translation>
    </message>
    <message>
        <source>Previous damage</source>
        <translation>Dano anterior</translation>
    </message>
    <message>
        <source>Next defeat</source>
        <translation>Próxima derrota</translation>
    </message>
    <message>
        <source>Previous defeat</source>
        <translation>Derrota anterior</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Próximo marcador</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>Marcador anterior</translation>
    </message>
    <message>
        <source>Next note</source>
        <translation>Próxima nota</translation>
    </message>
    <message>
        <source>Previous note</source>
        <translation>Nota anterior</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Próximo momento decisivo</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Momento decisivo anterior</translation>
    </message>
    <message>
        <source>Play until…</source>
        <translation>Reproduzir até…</translation>
    </message>
    <message>
        <source>Add a bookmark</source>
        <translation>Adicionar um marcador</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Escrever uma nota</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Reproduzir ou pausar</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleção</translation>
    </message>
    <message>
        <source>Draw spaces</source>
        <translation>Desenhar espaços</translation>
    </message>
    <message>
        <source>Draw lines</source>
        <translation>Desenhar linhas</translation>
    </message>
    <message>
        <source>Paint zones</source>
        <translation>Pintar zonas</translation>
    </message>
    <message>
        <source>Set starts</source>
        <translation>Definir inícios</translation>
    </message>
    <message>
        <source>Set passages</source>
        <translation>Definir passagens</translation>
    </message>
    <message>
        <source>Write labels</source>
        <translation>Escrever rótulos</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grade</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Espelho</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Recortar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Selecionar tudo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Procurar e substituir</translation>
    </message>
    <message>
        <source>Fold this block</source>
        <translation>Recolher este bloco</translation>
    </message>
    <message>
        <source>Unfold everything</source>
        <translation>Expandir tudo</translation>
    </message>
    <message>
        <source>Try this card</source>
        <translation>Testar esta carta</translation>
    </message>
    <message>
        <source>Look up this word</source>
        <translation>Consultar esta palavra</translation>
    </message>
    <message>
        <source>Go to the definition</source>
        <translation>Ir para a definição</translation>
    </message>
    <message>
        <source>Comment out or in</source>
        <translation>Comentar ou descomentar</translation>
    </message>
    <message>
        <source>Format the text</source>
        <translation>Formatar o texto</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next control</source>
        <translation>Próximo controle</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter ou barra de espaço</translation>
    </message>
    <message>
        <source>Press the focused button</source>
        <translation>Acionar o botão em foco</translation>
    </message>
    <message>
        <source>0 to 9</source>
        <translation>0 a 9</translation>
    </message>
    <message>
        <source>Answer by number or place</source>
        <translation>Responder por número ou posição</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Setas</translation>
    </message>
    <message>
        <source>Move among spaces or cards</source>
        <translation>Percorrer espaços ou cartas</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Barra de espaço</translation>
    </message>
    <message>
        <source>Continue a combat</source>
        <translation>Continuar um combate</translation>
    </message>
    <message>
        <source>Move what is selected</source>
        <translation>Mover o que está selecionado</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation>Ctrl+Espaço</translation>
    </message>
    <message>
        <source>Complete the word</source>
        <translation>Completar a palavra</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Em toda parte</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Em um replay</translation>
    </message>
    <message>
        <source>Drawing a battlefield</source>
        <translation>Ao desenhar um campo de batalha</translation>
    </message>
    <message>
        <source>Writing a hero</source>
        <translation>Ao escrever um herói</translation>
    </message>
    <message>
        <source>Editing a rule set</source>
        <translation>Ao editar um conjunto de regras</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Próximo erro</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Erro anterior</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Desafios</translation>
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
        <translation>Jogar</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Encerrar turno</translation>
    </message>
    <message>
        <source>Defend</source>
        <translation>Defender</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Ficar aqui</translation>
    </message>
    <message>
        <source>Discard none</source>
        <translation>Não descartar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Boost</source>
        <translation>Reforçar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Change to %1</source>
        <translation>Mudar para %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Descartar %1</translation>
    </message>
    <message>
        <source>Choose card</source>
        <translation>Escolher</translation>
    </message>
    <message>
        <source>Back to table</source>
        <translation>Voltar à mesa</translation>
    </message>
</context>
<context>
    <name>BattlefieldEdits</name>
    <message>
        <source>A battlefield has at most %1 spaces.</source>
        <translation>Um campo de batalha tem no máximo %1 espaços.</translation>
    </message>
    <message>
        <source>A battlefield has at most %1 zones.</source>
        <translation>Um campo de batalha tem no máximo %1 zonas.</translation>
    </message>
    <message>
        <source>A name needs at least one letter or digit.</source>
        <translation>Um nome precisa de pelo menos uma letra ou um algarismo.</translation>
    </message>
    <message>
        <source>A name has at most %1 characters.</source>
        <translation>Um nome tem no máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>A label has at most %1 characters.</source>
        <translation>Um rótulo tem no máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>An id is made of lower-case letters, digits and single hyphens.</source>
        <translation>Um identificador é formado por letras minúsculas, algarismos e hifens simples.</translation>
    </message>
    <message>
        <source>That name is taken already.</source>
        <translation>Esse nome já está em uso.</translation>
    </message>
    <message>
        <source>A colour looks like #828F8F.</source>
        <translation>Uma cor é escrita assim: #828F8F.</translation>
    </message>
    <message>
        <source>A backdrop is an SVG, PNG or JPEG picture beside the battlefield or inside it.</source>
        <translation>O fundo é uma imagem SVG, PNG ou JPEG ao lado do arquivo do campo de batalha ou dentro dele.</translation>
    </message>
    <message>
        <source>The picture is larger than %1 MB.</source>
        <translation>A imagem tem mais de %1 MB.</translation>
    </message>
    <message>
        <source>The clipboard holds no part of a battlefield.</source>
        <translation>A área de transferência não contém nenhuma parte de um campo de batalha.</translation>
    </message>
</context>
<context>
    <name>CardRow</name>
    <message>
        <source>Discard pile of %1, newest first. Click a card to close it</source>
        <translation>Pilha de descartes de %1, das mais recentes às mais antigas. Clique em uma carta para fechar</translation>
    </message>
    <message>
        <source>The discard pile is empty</source>
        <translation>A pilha de descartes está vazia</translation>
    </message>
    <message>
        <source>Hand of %1: you know %2 of %3. Click a card to close it</source>
        <translation>Mão de %1: você conhece %2 de %3. Clique em uma carta para fechar</translation>
    </message>
    <message>
        <source>No card in hand</source>
        <translation>Nenhuma carta na mão</translation>
    </message>
    <message>
        <source>Hand of %1. Only you see this</source>
        <translation>Mão de %1. Só você vê isto</translation>
    </message>
    <message>
        <source>Nobody looks at a hand now</source>
        <translation>Ninguém está olhando a mão agora</translation>
    </message>
    <message>
        <source>Deck of %1</source>
        <translation>Baralho de %1</translation>
    </message>
</context>
<context>
    <name>CombatPainter</name>
    <message>
        <source>No combat yet</source>
        <translation>Ainda não há combate</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Ainda sem resultado</translation>
    </message>
    <message>
        <source>%1 takes no damage</source>
        <translation>%1 não sofre dano</translation>
    </message>
    <message>
        <source>%1 has %2 health</source>
        <translation>%1 tem %2 de vida</translation>
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
        <translation>Sem carta</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage</source>
        <translation>
            <numerusform>%1 sofre %n de dano</numerusform>
            <numerusform>%1 sofre %n de dano</numerusform>
        </translation>
    </message>
    <message>
        <source>No defense card</source>
        <translation>Sem carta de defesa</translation>
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
        <translation>%1, ação %2</translation>
    </message>
    <message>
        <source>%1, ranged attack</source>
        <translation>%1, ataque à distância</translation>
    </message>
    <message>
        <source>%1, melee attack</source>
        <translation>%1, ataque corpo-a-corpo</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>couldn’t start %1: %2</source>
        <translation>não foi possível iniciar %1: %2</translation>
    </message>
    <message>
        <source>bench takes no arguments</source>
        <translation>bench não aceita argumentos</translation>
    </message>
    <message>
        <source>format needs files</source>
        <translation>format precisa de arquivos</translation>
    </message>
    <message numerus="yes">
        <source>verified: %n decision(s)</source>
        <translation>
            <numerusform>partida verificada: %n decisão</numerusform>
            <numerusform>partida verificada: %n decisões</numerusform>
        </translation>
    </message>
    <message>
        <source>replay needs one file</source>
        <translation>replay precisa de um arquivo</translation>
    </message>
    <message>
        <source>unknown language %1</source>
        <translation>idioma desconhecido: %1</translation>
    </message>
    <message>
        <source>seat %1 doesn’t exist</source>
        <translation>o lugar %1 não existe</translation>
    </message>
    <message>
        <source>scenario needs files</source>
        <translation>scenario precisa de arquivos</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed</source>
        <translation>%1 aprovados, %2 reprovados</translation>
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
            <numerusform>%n decisão</numerusform>
            <numerusform>%n decisões</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>seat %1 wins %2 (%3% to %4%)</source>
        <translation>vitórias do lugar %1: %2 (de %3% a %4%)</translation>
    </message>
    <message>
        <source>a result with a different number of seats</source>
        <translation>um resultado com outro número de lugares</translation>
    </message>
    <message>
        <source>not a result of simulate --json</source>
        <translation>não é um resultado de simulate --json</translation>
    </message>
    <message>
        <source>more than %1 games in total</source>
        <translation>mais de %1 partidas no total</translation>
    </message>
    <message>
        <source>unknown hero %1</source>
        <translation>herói desconhecido: %1</translation>
    </message>
    <message>
        <source>--persons takes one number per seat</source>
        <translation>--persons aceita um número por lugar</translation>
    </message>
    <message>
        <source>--persons takes numbers from 1 to 4</source>
        <translation>--persons aceita números de 1 a 4</translation>
    </message>
    <message>
        <source>one person can’t be on both teams</source>
        <translation>uma pessoa não pode estar nas duas equipes</translation>
    </message>
    <message>
        <source>unknown rule set %1</source>
        <translation>conjunto de regras desconhecido: %1</translation>
    </message>
    <message>
        <source>unknown battlefield %1</source>
        <translation>campo de batalha desconhecido: %1</translation>
    </message>
    <message>
        <source>unknown player %1</source>
        <translation>jogador desconhecido: %1</translation>
    </message>
    <message>
        <source>--players takes one for all or one per seat</source>
        <translation>--players aceita um para todos ou um por lugar</translation>
    </message>
    <message>
        <source>simulate --merge needs files</source>
        <translation>simulate --merge precisa de arquivos</translation>
    </message>
    <message>
        <source>unexpected argument %1</source>
        <translation>argumento inesperado: %1</translation>
    </message>
    <message>
        <source>simulate needs --%1</source>
        <translation>simulate precisa de --%1</translation>
    </message>
    <message>
        <source>--heroes takes two heroes, or four for teams</source>
        <translation>--heroes aceita dois heróis, ou quatro para equipes</translation>
    </message>
    <message>
        <source>couldn’t create this folder</source>
        <translation>não foi possível criar esta pasta</translation>
    </message>
    <message>
        <source>text needs one hero</source>
        <translation>text precisa de um herói</translation>
    </message>
    <message>
        <source>validate needs files</source>
        <translation>validate precisa de arquivos</translation>
    </message>
    <message>
        <source>couldn’t write everything to the standard output</source>
        <translation>não foi possível escrever tudo na saída padrão</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2 to %3</source>
        <translation>--%1 aceita um número inteiro de %2 a %3</translation>
    </message>
    <message>
        <source>give a folder: demo --out DIR</source>
        <translation>indique uma pasta: demo --out PASTA</translation>
    </message>
    <message>
        <source>couldn’t create the folder %1</source>
        <translation>não foi possível criar a pasta %1</translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT, each from %1 to %2</source>
        <translation>--size aceita LARGURAxALTURA, cada uma de %1 a %2</translation>
    </message>
    <message>
        <source>say what to draw: render battlefield ID --out FILE</source>
        <translation>indique o que desenhar: render battlefield ID --out ARQUIVO</translation>
    </message>
    <message>
        <source>give a file: --out FILE</source>
        <translation>indique um arquivo: --out ARQUIVO</translation>
    </message>
    <message>
        <source>%1 must end in .svg, .png or .pdf</source>
        <translation>a extensão de %1 deve ser .svg, .png ou .pdf</translation>
    </message>
    <message>
        <source>a card is named HERO/CARD</source>
        <translation>uma carta é indicada como HERÓI/CARTA</translation>
    </message>
    <message>
        <source>%1 has no card %2</source>
        <translation>%1 não tem a carta %2</translation>
    </message>
    <message>
        <source>the last position is %1</source>
        <translation>a última posição é %1</translation>
    </message>
    <message>
        <source>render draws a battlefield, a card or a match, not %1</source>
        <translation>render desenha um campo de batalha, uma carta ou uma partida, não %1</translation>
    </message>
    <message>
        <source>unknown command %1</source>
        <translation>comando desconhecido: %1</translation>
    </message>
    <message>
        <source>one file at a time</source>
        <translation>um arquivo por vez</translation>
    </message>
    <message>
        <source>no display found; `fabletop --help` lists the commands that work without one</source>
        <translation>não há tela; `fabletop --help` lista os comandos que não precisam dela</translation>
    </message>
    <message>
        <source>this build has no window</source>
        <translation>esta compilação não tem janela</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) went wrong</source>
        <translation>
            <numerusform>%n partida deu errado</numerusform>
            <numerusform>%n partidas deram errado</numerusform>
        </translation>
    </message>
    <message>
        <source>game %1, decision %2: %3</source>
        <translation>partida %1, decisão %2: %3</translation>
    </message>
    <message>
        <source>--from %1 --games 1 --record DIR writes that game into DIR</source>
        <translation>--from %1 --games 1 --record DIR grava essa partida em DIR</translation>
    </message>
    <message>
        <source>%1. %2 (%3 to %4) %5: %6</source>
        <translation>%1. %2 (de %3 a %4) %5: %6</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Better by %1: %2</source>
        <translation>Melhor em %1: %2</translation>
    </message>
    <message>
        <source>Team %1: accuracy %2, luck %3, inaccuracies %4, mistakes %5, blunders %6</source>
        <translation>Equipe %1: precisão %2, sorte %3, imprecisões %4, erros %5, erros graves %6</translation>
    </message>
    <message>
        <source>the match is not over, and hidden cards stay hidden until then</source>
        <translation>a partida não terminou, e até lá as cartas ocultas continuam ocultas</translation>
    </message>
    <message>
        <source>it was played by other rules, and can only be shown as recorded</source>
        <translation>foi jogada com outras regras e só pode ser mostrada como foi gravada</translation>
    </message>
    <message>
        <source>analyse needs one file</source>
        <translation>analyse precisa de um arquivo</translation>
    </message>
    <message>
        <source>a result of other heroes, battlefields, rules, players, seeds or versions</source>
        <translation>um resultado de outros heróis, campos de batalha, regras, jogadores, sementes ou versões</translation>
    </message>
    <message>
        <source>game %1 is counted already</source>
        <translation>a partida %1 já foi contada</translation>
    </message>
    <message>
        <source>win this turn</source>
        <translation>vencer neste turno</translation>
    </message>
    <message>
        <source>survive</source>
        <translation>sobreviver</translation>
    </message>
    <message>
        <source>best defense</source>
        <translation>melhor defesa</translation>
    </message>
    <message>
        <source>best discard</source>
        <translation>melhor descarte</translation>
    </message>
    <message>
        <source>best decision</source>
        <translation>melhor decisão</translation>
    </message>
    <message>
        <source>%1, after decision %2, %3: %4 (%5, otherwise %6)</source>
        <translation>%1, após a decisão %2, %3: %4 (%5; senão, %6)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n position(s)</source>
        <translation>
            <numerusform>%1: %n posição</numerusform>
            <numerusform>%1: %n posições</numerusform>
        </translation>
    </message>
    <message>
        <source>positions needs at least one file</source>
        <translation>positions precisa de pelo menos um arquivo</translation>
    </message>
</context>
<context>
    <name>DeckPrint</name>
    <message>
        <source>boost %1</source>
        <translation>reforço %1</translation>
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
        <translation>esse arquivo não existe</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>é uma pasta, não um arquivo</translation>
    </message>
    <message>
        <source>the file is larger than %1 MB</source>
        <translation>o arquivo tem mais de %1 MB</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>o texto não está em UTF-8</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>o arquivo está vazio</translation>
    </message>
    <message>
        <source>unexpected “%1”; here belongs %2</source>
        <translation>“%1” inesperado; aqui deve vir %2</translation>
    </message>
    <message>
        <source>the file ends too early; here belongs %1</source>
        <translation>o arquivo termina cedo demais; aqui deve vir %1</translation>
    </message>
    <message>
        <source>there is more after the end of the value</source>
        <translation>há mais alguma coisa depois do fim do valor</translation>
    </message>
    <message>
        <source>a text without its closing quote</source>
        <translation>um texto sem as aspas de fechamento</translation>
    </message>
    <message>
        <source>a control character inside a text</source>
        <translation>um caractere de controle dentro de um texto</translation>
    </message>
    <message>
        <source>an escape that stands for no character</source>
        <translation>uma sequência de escape que não representa nenhum caractere</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>mais de %1 níveis de aninhamento</translation>
    </message>
    <message>
        <source>more than %1 values</source>
        <translation>mais de %1 valores</translation>
    </message>
    <message>
        <source>not readable as JSON: %1</source>
        <translation>não é possível ler como JSON: %1</translation>
    </message>
    <message>
        <source>“%1” stands here twice</source>
        <translation>“%1” aparece aqui duas vezes</translation>
    </message>
    <message>
        <source>unknown field “%1”</source>
        <translation>campo “%1” desconhecido</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>falta “%1”</translation>
    </message>
    <message>
        <source>“%1” must be %2</source>
        <translation>“%1” deve ser %2</translation>
    </message>
    <message>
        <source>here belongs %1</source>
        <translation>aqui deve vir %1</translation>
    </message>
    <message>
        <source>this is no battlefield file: “fabletop” must be “battlefield”</source>
        <translation>este não é um arquivo de campo de batalha: “fabletop” deve ser “battlefield”</translation>
    </message>
    <message>
        <source>the file is of version %1, written by a newer Fabletop; this one reads version %2</source>
        <translation>o arquivo é da versão %1, gravado por um Fabletop mais recente; este lê a versão %2</translation>
    </message>
    <message>
        <source>“%1” is no id: lower-case letters, digits and single hyphens make one</source>
        <translation>“%1” não é um identificador: use letras minúsculas, algarismos e hifens simples</translation>
    </message>
    <message>
        <source>a name without any text</source>
        <translation>um nome sem texto</translation>
    </message>
    <message>
        <source>a backdrop is a file name beside the battlefield, never a path</source>
        <translation>o fundo é o nome de um arquivo ao lado do campo de batalha, nunca um caminho</translation>
    </message>
    <message>
        <source>a backdrop must be an SVG, PNG or JPEG picture</source>
        <translation>o fundo deve ser uma imagem SVG, PNG ou JPEG</translation>
    </message>
    <message>
        <source>“%1” is no colour; colours look like #828F8F</source>
        <translation>“%1” não é uma cor; as cores são escritas assim: #828F8F</translation>
    </message>
    <message>
        <source>unknown pattern “%1”</source>
        <translation>padrão “%1” desconhecido</translation>
    </message>
    <message>
        <source>unknown zone “%1”</source>
        <translation>zona “%1” desconhecida</translation>
    </message>
    <message>
        <source>unknown space “%1”</source>
        <translation>espaço “%1” desconhecido</translation>
    </message>
    <message>
        <source>there is no battlefield “%1”</source>
        <translation>não há nenhum campo de batalha “%1”</translation>
    </message>
    <message>
        <source>a battlefield needs at least one zone</source>
        <translation>um campo de batalha precisa de pelo menos uma zona</translation>
    </message>
    <message>
        <source>more than %1 zones</source>
        <translation>mais de %1 zonas</translation>
    </message>
    <message>
        <source>a second zone “%1”</source>
        <translation>uma segunda zona “%1”</translation>
    </message>
    <message>
        <source>a battlefield needs at least %1 spaces</source>
        <translation>um campo de batalha precisa de pelo menos %1 espaços</translation>
    </message>
    <message>
        <source>more than %1 spaces</source>
        <translation>mais de %1 espaços</translation>
    </message>
    <message>
        <source>a second space “%1”</source>
        <translation>um segundo espaço “%1”</translation>
    </message>
    <message>
        <source>space “%1” lies in no zone</source>
        <translation>o espaço “%1” não está em nenhuma zona</translation>
    </message>
    <message>
        <source>space “%1” names a zone twice</source>
        <translation>o espaço “%1” cita uma zona duas vezes</translation>
    </message>
    <message>
        <source>a second start %1</source>
        <translation>um segundo espaço inicial %1</translation>
    </message>
    <message>
        <source>a line from space “%1” to itself</source>
        <translation>uma linha do espaço “%1” para ele mesmo</translation>
    </message>
    <message>
        <source>a second line between “%1” and “%2”</source>
        <translation>uma segunda linha entre “%1” e “%2”</translation>
    </message>
    <message>
        <source>no space is start %1</source>
        <translation>falta o espaço inicial %1</translation>
    </message>
    <message>
        <source>no line or passage reaches space “%1”</source>
        <translation>nenhuma linha ou passagem chega ao espaço “%1”</translation>
    </message>
    <message>
        <source>the zones of start %1 have room for %2 of three sidekicks (R-SETUP-08)</source>
        <translation>as zonas do espaço inicial %1 só têm lugar para %2 dos três ajudantes (R-SETUP-08)</translation>
    </message>
    <message>
        <source>starts %1 and %2 of opposing teams are only %3 steps apart</source>
        <translation>os espaços iniciais %1 e %2, de equipes oponentes, estão próximos demais (distância em espaços: %3)</translation>
    </message>
    <message>
        <source>the battlefield has %1 starts, this match needs %2</source>
        <translation>o campo de batalha tem %1 espaços iniciais; esta partida precisa de %2</translation>
    </message>
    <message>
        <source>the battlefield has %1 spaces, fighters and tokens of this match need %2</source>
        <translation>o campo de batalha tem %1 espaços; os combatentes e as fichas desta partida precisam de %2</translation>
    </message>
    <message>
        <source>zone “%1” has %2 spaces, so it joins nothing</source>
        <translation>número de espaços da zona “%1”: %2, por isso ela não liga nada</translation>
    </message>
    <message>
        <source>spaces “%1” and “%2” overlap</source>
        <translation>os espaços “%1” e “%2” se sobrepõem</translation>
    </message>
    <message>
        <source>lines %1 and %2 cross without a junction</source>
        <translation>as linhas %1 e %2 se cruzam fora de um espaço</translation>
    </message>
    <message>
        <source>the colours of zones “%1” and “%2” are hard to tell apart</source>
        <translation>as cores das zonas “%1” e “%2” mal se distinguem</translation>
    </message>
    <message>
        <source>the digests are of version %1, not %2: only events are compared</source>
        <translation>as somas de verificação são da versão %1, não da %2: só os eventos são comparados</translation>
    </message>
    <message>
        <source>the last line was half written and is left out</source>
        <translation>a última linha ficou pela metade e não foi carregada</translation>
    </message>
    <message>
        <source>this is no match file</source>
        <translation>este não é um arquivo de partida</translation>
    </message>
    <message>
        <source>a line is a decision, note, bookmark or branch</source>
        <translation>uma linha é uma decisão, uma nota, um marcador ou uma variante</translation>
    </message>
    <message>
        <source>decision %1 stands where %2 belongs</source>
        <translation>a decisão %1 está onde deveria estar a %2</translation>
    </message>
    <message>
        <source>today&apos;s rules do not know the place after decision %1</source>
        <translation>as regras atuais não reconhecem o ponto após a decisão %1</translation>
    </message>
    <message>
        <source>more than %1 decisions</source>
        <translation>mais de %1 decisões</translation>
    </message>
    <message>
        <source>a line of more than %1 kB</source>
        <translation>uma linha com mais de %1 kB</translation>
    </message>
    <message>
        <source>branch %1 is not opened, or leaves from nowhere</source>
        <translation>a variante %1 não está aberta ou não parte de lugar nenhum</translation>
    </message>
    <message>
        <source>the rules of “%1” have changed since this match</source>
        <translation>as regras de “%1” mudaram desde esta partida</translation>
    </message>
    <message>
        <source>“%1” has no meaning here</source>
        <translation>“%1” não significa nada aqui</translation>
    </message>
    <message>
        <source>a rule mark without its closing bracket</source>
        <translation>uma referência de regra sem o colchete de fechamento</translation>
    </message>
    <message>
        <source>the line is longer than %1 bytes</source>
        <translation>a linha tem mais de %1 bytes</translation>
    </message>
    <message>
        <source>%1 is too large a number</source>
        <translation>%1 é um número grande demais</translation>
    </message>
    <message>
        <source>this line stands neither with its neighbours nor in a block of its own</source>
        <translation>esta linha não está alinhada com as vizinhas nem forma um bloco próprio</translation>
    </message>
    <message>
        <source>“%1” is not understood here; wanted: %2</source>
        <translation>“%1” não é entendido aqui; esperado: %2</translation>
    </message>
    <message>
        <source>the line ends too early; wanted: %1</source>
        <translation>a linha termina cedo demais; esperado: %1</translation>
    </message>
    <message>
        <source>“%1” does not belong into a line of names</source>
        <translation>“%1” não pertence a uma linha de nomes</translation>
    </message>
    <message>
        <source>an indented block is missing below this line</source>
        <translation>falta um bloco recuado abaixo desta linha</translation>
    </message>
    <message>
        <source>nothing may stand indented below the line before</source>
        <translation>não pode haver nada recuado abaixo da linha anterior</translation>
    </message>
    <message>
        <source>blocks are nested too deeply</source>
        <translation>há blocos aninhados demais</translation>
    </message>
    <message>
        <source>the file declares no hero</source>
        <translation>o arquivo não declara nenhum herói</translation>
    </message>
    <message>
        <source>a second hero in one file</source>
        <translation>um segundo herói no mesmo arquivo</translation>
    </message>
    <message>
        <source>this belongs into a rules file, not into a hero</source>
        <translation>isto pertence a um arquivo de regras, não a um de herói</translation>
    </message>
    <message>
        <source>this belongs into a hero file, not into the rules</source>
        <translation>isto pertence a um arquivo de herói, não às regras</translation>
    </message>
    <message>
        <source>a name without letters</source>
        <translation>um nome sem letras</translation>
    </message>
    <message>
        <source>“%1” is there already</source>
        <translation>“%1” já existe</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>falta: %1</translation>
    </message>
    <message>
        <source>this property does not belong here</source>
        <translation>esta propriedade não pertence a este lugar</translation>
    </message>
    <message>
        <source>a card has one type: %1</source>
        <translation>uma carta tem um só tipo: %1</translation>
    </message>
    <message>
        <source>the number must be from %1 to %2</source>
        <translation>o número deve estar entre %1 e %2</translation>
    </message>
    <message>
        <source>a card has 1 to 30 copies</source>
        <translation>uma carta tem de 1 a 30 cópias</translation>
    </message>
    <message>
        <source>a deck has at most 30 different cards</source>
        <translation>um baralho tem no máximo 30 cartas diferentes</translation>
    </message>
    <message>
        <source>a hero has at most 8 abilities</source>
        <translation>um herói tem no máximo 8 habilidades</translation>
    </message>
    <message>
        <source>a hero has at most 4 forms</source>
        <translation>um herói tem no máximo 4 formas</translation>
    </message>
    <message>
        <source>a hero has at most 8 tags</source>
        <translation>um herói tem no máximo 8 etiquetas</translation>
    </message>
    <message>
        <source>the deck has %1 cards; 30 is the most</source>
        <translation>o baralho tem %1 cartas; o máximo é 30</translation>
    </message>
    <message>
        <source>the deck has %1 cards; published decks have 30</source>
        <translation>cartas no baralho: %1; os baralhos publicados têm 30</translation>
    </message>
    <message>
        <source>this moment is there already; put both effects under one heading</source>
        <translation>este momento já existe; reúna os dois efeitos sob um só título</translation>
    </message>
    <message>
        <source>this moment does not exist for this kind of text</source>
        <translation>este momento não existe para este tipo de texto</translation>
    </message>
    <message>
        <source>nothing here is called “%1”; nearest: “%2”</source>
        <translation>não há nada aqui chamado “%1”; o mais parecido: “%2”</translation>
    </message>
    <message>
        <source>nothing here is called “%1”</source>
        <translation>não há nada aqui chamado “%1”</translation>
    </message>
    <message>
        <source>there is no moment called “%1”</source>
        <translation>não há nenhum momento chamado “%1”</translation>
    </message>
    <message>
        <source>the rules have no number called “%1”</source>
        <translation>as regras não têm nenhum número chamado “%1”</translation>
    </message>
    <message>
        <source>there is no part of the rules called “%1”</source>
        <translation>não há nenhuma parte das regras chamada “%1”</translation>
    </message>
    <message>
        <source>the rules lack the part “%1”</source>
        <translation>falta às regras a parte “%1”</translation>
    </message>
    <message>
        <source>parts of the rules call each other too deeply</source>
        <translation>chamadas aninhadas demais entre partes das regras</translation>
    </message>
    <message>
        <source>the file has too many instructions</source>
        <translation>o arquivo tem instruções demais</translation>
    </message>
    <message>
        <source>“%1”: nothing has been chosen before that it could mean</source>
        <translation>“%1”: nada foi escolhido antes a que isto possa se referir</translation>
    </message>
    <message>
        <source>“%1” is for rules files only</source>
        <translation>“%1” é só para arquivos de regras</translation>
    </message>
    <message>
        <source>“%1” means something only in a combat</source>
        <translation>“%1” só faz sentido em um combate</translation>
    </message>
    <message>
        <source>“%1” is known only after the result of a combat</source>
        <translation>“%1” só é conhecido após o resultado de um combate</translation>
    </message>
    <message>
        <source>an option must stand below “choose one”</source>
        <translation>uma opção deve vir abaixo de “choose one”</translation>
    </message>
    <message>
        <source>one “for each” cannot stand inside another</source>
        <translation>um “for each” não pode ficar dentro de outro</translation>
    </message>
    <message>
        <source>“%1” is no kind of file that is known here</source>
        <translation>“%1” não é um tipo de arquivo conhecido aqui</translation>
    </message>
    <message>
        <source>a scenario file holds a scenario, a list of them, or “battlefields” and “scenarios”</source>
        <translation>um arquivo de cenários contém um cenário, uma lista deles, ou “battlefields” e “scenarios”</translation>
    </message>
    <message>
        <source>there is no hero “%1”</source>
        <translation>não há nenhum herói “%1”</translation>
    </message>
    <message>
        <source>no fighter here is called “%1”</source>
        <translation>nenhum combatente aqui se chama “%1”</translation>
    </message>
    <message>
        <source>no token here is called “%1”</source>
        <translation>nenhuma ficha aqui se chama “%1”</translation>
    </message>
    <message>
        <source>no card here is called “%1”</source>
        <translation>nenhuma carta aqui se chama “%1”</translation>
    </message>
    <message>
        <source>this hero has no form “%1”</source>
        <translation>este herói não tem nenhuma forma “%1”</translation>
    </message>
    <message>
        <source>this hero has no value “%1”</source>
        <translation>este herói não tem nenhum valor “%1”</translation>
    </message>
    <message>
        <source>there is no event “%1”</source>
        <translation>não há nenhum evento “%1”</translation>
    </message>
    <message>
        <source>there is no decision “%1”</source>
        <translation>não há nenhuma decisão “%1”</translation>
    </message>
    <message>
        <source>“%1” is with several seats; write “%2”</source>
        <translation>“%1” está em vários lugares; escreva “%2”</translation>
    </message>
    <message>
        <source>a match has 2 or 4 seats</source>
        <translation>uma partida tem 2 ou 4 lugares</translation>
    </message>
    <message>
        <source>one person cannot sit in both teams (R-TEAM-01)</source>
        <translation>uma pessoa não pode jogar nas duas equipes (R-TEAM-01)</translation>
    </message>
    <message>
        <source>both teams need the same number of seats</source>
        <translation>as duas equipes precisam do mesmo número de lugares</translation>
    </message>
    <message>
        <source>“%1” already stands on space “%2”</source>
        <translation>“%1” já está no espaço “%2”</translation>
    </message>
    <message>
        <source>token “%1” already lies on space “%2”</source>
        <translation>a ficha “%1” já está no espaço “%2”</translation>
    </message>
    <message>
        <source>the deck has only %2 of card “%1”</source>
        <translation>cópias da carta “%1” no baralho: só %2</translation>
    </message>
    <message>
        <source>“%1” may not be given where “setup” is true</source>
        <translation>“%1” não pode ser indicado quando “setup” é true</translation>
    </message>
    <message>
        <source>team %1 has no hero left, so the match is over</source>
        <translation>a equipe %1 não tem mais nenhum herói, por isso a partida terminou</translation>
    </message>
    <message>
        <source>seat “%1” doesn’t exist</source>
        <translation>não há nenhum lugar “%1”</translation>
    </message>
    <message>
        <source>this says nothing that a decision could agree with</source>
        <translation>isto não diz nada a que uma decisão possa corresponder</translation>
    </message>
    <message>
        <source>a step has exactly one of “do”, “expect”, “options” and “refuse”</source>
        <translation>um passo tem exatamente um destes campos: “do”, “expect”, “options” ou “refuse”</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>this is no SVG drawing</source>
        <translation>este não é um desenho SVG</translation>
    </message>
    <message>
        <source>not readable as XML: %1</source>
        <translation>não é possível ler como XML: %1</translation>
    </message>
    <message>
        <source>more than %1 elements</source>
        <translation>mais de %1 elementos</translation>
    </message>
    <message>
        <source>elements are nested deeper than %1 levels</source>
        <translation>elementos com mais de %1 níveis de aninhamento</translation>
    </message>
    <message>
        <source>the drawing has no filled circles that could be spaces</source>
        <translation>o desenho não tem círculos preenchidos que possam ser espaços</translation>
    </message>
    <message>
        <source>%1 circles outside the picture are left out</source>
        <translation>círculos ignorados por estarem fora da imagem: %1</translation>
    </message>
    <message>
        <source>%1 circles are left out: a battlefield has at most %2 spaces</source>
        <translation>círculos ignorados: %1; um campo de batalha tem no máximo %2 espaços</translation>
    </message>
    <message>
        <source>%1 colours are left out: a battlefield has at most %2 zones</source>
        <translation>cores ignoradas: %1; um campo de batalha tem no máximo %2 zonas</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erro</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>the table is larger than %1 kB</source>
        <translation>a tabela tem mais de %1 kB</translation>
    </message>
    <message>
        <source>the table has no cards</source>
        <translation>a tabela não tem cartas</translation>
    </message>
    <message>
        <source>the column “%1” is missing</source>
        <translation>falta a coluna “%1”</translation>
    </message>
    <message>
        <source>“%1” is no type of card; here belongs attack, defense, versatile or scheme</source>
        <translation>“%1” não é um tipo de carta; aqui cabe attack, defense, versatile ou scheme</translation>
    </message>
    <message>
        <source>a name of more than %1 characters</source>
        <translation>um nome com mais de %1 caracteres</translation>
    </message>
    <message>
        <source>this is no rule set: “fabletop” must be “ruleset”</source>
        <translation>isto não é um conjunto de regras: “fabletop” deve ser “ruleset”</translation>
    </message>
    <message>
        <source>the text is of the hero “%1”, not of “%2”</source>
        <translation>o texto é do herói “%1”, não de “%2”</translation>
    </message>
    <message>
        <source>this is no package: it cannot be read as a zip file (%1)</source>
        <translation>isto não é um pacote: não pode ser lido como arquivo zip (%1)</translation>
    </message>
    <message>
        <source>a package holds at most %1 files, this one holds %2</source>
        <translation>um pacote contém no máximo %1 arquivos; este contém %2</translation>
    </message>
    <message>
        <source>unpacked, this is larger than the %1 KB that are left for it</source>
        <translation>descompactado, ocupa mais do que os %1 KB que lhe restam</translation>
    </message>
    <message>
        <source>“%1” is no name of a file in a package: small letters, digits, “-”, “_” and “.” make one, and it stays inside</source>
        <translation>“%1” não é nome de arquivo de pacote: compõe-se de minúsculas, algarismos, “-”, “_” e “.”, e não sai do pacote</translation>
    </message>
    <message>
        <source>“%1” lies too deep: files of a package lie in one folder each</source>
        <translation>“%1” está em um nível profundo demais: cada arquivo de um pacote fica em uma só pasta</translation>
    </message>
    <message>
        <source>“%1” is a link, a folder or something else that is no plain file</source>
        <translation>“%1” é um link, uma pasta ou outra coisa que não um simples arquivo</translation>
    </message>
    <message>
        <source>“%1” is encrypted</source>
        <translation>“%1” está criptografado</translation>
    </message>
    <message>
        <source>“%1” is compressed by a method that is not read here</source>
        <translation>“%1” está compactado com um método que este programa não lê</translation>
    </message>
    <message>
        <source>“%1” is there twice</source>
        <translation>“%1” aparece duas vezes</translation>
    </message>
    <message>
        <source>this is an archive itself; packages hold no others</source>
        <translation>isto é um arquivo compactado; pacotes não contêm outros</translation>
    </message>
    <message>
        <source>“%1” is no kind of file that belongs into a package</source>
        <translation>“%1” não é um tipo de arquivo próprio de um pacote</translation>
    </message>
    <message>
        <source>“%1” stands in the wrong place or is called otherwise; its name is “%2”</source>
        <translation>“%1” está fora do lugar ou tem um nome incorreto; deve se chamar “%2”</translation>
    </message>
    <message>
        <source>there is no manifest.json in the package</source>
        <translation>o pacote não tem manifest.json</translation>
    </message>
    <message>
        <source>this is no package: “fabletop” must be “package”</source>
        <translation>isto não é um pacote: “fabletop” deve ser “package”</translation>
    </message>
    <message>
        <source>here belongs one line without hidden signs</source>
        <translation>aqui vai uma linha sem caracteres ocultos</translation>
    </message>
    <message>
        <source>a digest is 64 hexadecimal digits in small letters</source>
        <translation>uma soma de verificação se compõe de 64 algarismos hexadecimais em minúsculas</translation>
    </message>
    <message>
        <source>“%1” is in the package, but manifest.json does not name it</source>
        <translation>“%1” está no pacote, mas manifest.json não o menciona</translation>
    </message>
    <message>
        <source>manifest.json names “%1”, which is not in the package</source>
        <translation>manifest.json menciona “%1”, que não está no pacote</translation>
    </message>
    <message>
        <source>“%1” was changed or damaged after it was packed: its digest is another</source>
        <translation>“%1” foi alterado ou danificado depois de empacotado: sua soma de verificação não confere</translation>
    </message>
    <message>
        <source>manifest.json calls it “%1”, the file itself “%2”</source>
        <translation>manifest.json o chama de “%1”; o próprio arquivo, de “%2”</translation>
    </message>
    <message>
        <source>there is no hero, battlefield or rule set in the package</source>
        <translation>o pacote não tem heróis, campos de batalha nem conjuntos de regras</translation>
    </message>
    <message>
        <source>nobody in this package is called “%1”; a picture bears the id of whom it shows</source>
        <translation>ninguém neste pacote se chama “%1”; uma imagem leva o identificador do personagem que mostra</translation>
    </message>
    <message>
        <source>the picture “%1” lies outside; in a package it must be inside the battlefield’s file</source>
        <translation>a imagem “%1” está fora; em um pacote ela deve estar dentro do arquivo do campo de batalha</translation>
    </message>
    <message>
        <source>a picture has at most %1 pixels a side, this one has %2 by %3</source>
        <translation>uma imagem tem no máximo %1 pixels de lado; esta tem %2 por %3</translation>
    </message>
    <message>
        <source>this is not readable as an SVG drawing: %1</source>
        <translation>não pode ser lido como desenho SVG: %1</translation>
    </message>
    <message>
        <source>a drawing must declare no document type and no entities</source>
        <translation>um desenho não deve declarar tipo de documento nem entidades</translation>
    </message>
    <message>
        <source>a drawing must not hold “%1”</source>
        <translation>um desenho não deve conter “%1”</translation>
    </message>
    <message>
        <source>a drawing must not react to anything (“%1”)</source>
        <translation>um desenho não deve reagir a nada (“%1”)</translation>
    </message>
    <message>
        <source>a drawing must not point to anything outside itself (“%1”)</source>
        <translation>um desenho não deve remeter a nada fora dele (“%1”)</translation>
    </message>
    <message>
        <source>the drawing has more than %1 elements, or they are nested too deep</source>
        <translation>o desenho tem mais de %1 elementos, ou eles estão aninhados em níveis demais</translation>
    </message>
    <message>
        <source>a hero has at most %1 sidekicks</source>
        <translation>um herói tem no máximo %1 ajudantes</translation>
    </message>
    <message>
        <source>a hero has at most %1 tokens</source>
        <translation>um herói tem no máximo %1 fichas</translation>
    </message>
    <message>
        <source>can’t find the picture “%1” next to this file</source>
        <translation>não foi possível encontrar a imagem “%1” ao lado deste arquivo</translation>
    </message>
    <message>
        <source>the picture is larger than %1 MB</source>
        <translation>a imagem tem mais de %1 MB</translation>
    </message>
    <message>
        <source>circles skipped because of unreadable numbers: %1</source>
        <translation>círculos ignorados por terem números ilegíveis: %1</translation>
    </message>
    <message>
        <source>the hero “%1” has no card “%2”</source>
        <translation>o herói “%1” não tem a carta “%2”</translation>
    </message>
    <message>
        <source>“%1” has an unexpected value</source>
        <translation>“%1” tem um valor inesperado</translation>
    </message>
    <message>
        <source>a choice has at most %1 options</source>
        <translation>uma escolha tem no máximo %1 opções</translation>
    </message>
    <message>
        <source>a hero has at most %1 choices between options</source>
        <translation>um herói tem no máximo %1 escolhas entre opções</translation>
    </message>
    <message>
        <source>a hero has at most %1 texts that wait for its next turn</source>
        <translation>um herói tem no máximo %1 textos que esperam o próximo turno</translation>
    </message>
    <message>
        <source>the picture is incomplete or damaged</source>
        <translation>a imagem está incompleta ou danificada</translation>
    </message>
    <message>
        <source>indent with spaces, not tabs</source>
        <translation>recue com espaços, não com tabulações</translation>
    </message>
    <message>
        <source>this text contains an invisible character; it could make one name look like another</source>
        <translation>este texto contém um caractere invisível; ele poderia fazer um nome parecer outro</translation>
    </message>
    <message>
        <source>Fabletop already includes “%1”; both will be offered for a match</source>
        <translation>o Fabletop já inclui “%1”; ambos serão oferecidos para uma partida</translation>
    </message>
    <message>
        <source>“%1” can’t happen here</source>
        <translation>“%1” não pode acontecer aqui</translation>
    </message>
    <message>
        <source>this can be up to %1; the maximum here is %2</source>
        <translation>isto pode chegar a %1; o máximo aqui é %2</translation>
    </message>
    <message>
        <source>a name needs at least one letter or digit for its short name</source>
        <translation>um nome precisa de pelo menos uma letra ou um algarismo para formar o nome curto</translation>
    </message>
    <message>
        <source>a label of more than %1 characters</source>
        <translation>um rótulo de mais de %1 caracteres</translation>
    </message>
    <message>
        <source>couldn’t read the file: %1</source>
        <translation>não foi possível ler o arquivo: %1</translation>
    </message>
    <message>
        <source>couldn’t unpack “%1”: %2</source>
        <translation>não foi possível descompactar “%1”: %2</translation>
    </message>
    <message>
        <source>couldn’t create the package: %1</source>
        <translation>não foi possível criar o pacote: %1</translation>
    </message>
    <message>
        <source>“%1” may mean one or all of them; write “%2” or “%3”</source>
        <translation>“%1” pode significar um ou todos; escreva “%2” ou “%3”</translation>
    </message>
    <message>
        <source>“%1” has no meaning here; write “%2”</source>
        <translation>“%1” não significa nada aqui; escreva “%2”</translation>
    </message>
    <message>
        <source>“%1” may mean several, but only one fits here; choose it on an earlier line and refer to it with “that”</source>
        <translation>“%1” podem ser vários; aqui só cabe um: escolha-o em uma linha anterior e nomeie-o com “that”</translation>
    </message>
    <message>
        <source>“%1”: no fighter has been chosen before; write “%2”</source>
        <translation>“%1”: nenhum combatente foi escolhido antes; escreva “%2”</translation>
    </message>
    <message>
        <source>“%1” would be in two places</source>
        <translation>“%1” estaria em dois lugares</translation>
    </message>
    <message>
        <source>“%1” isn’t anywhere this instruction can take it from</source>
        <translation>“%1” não está em um lugar de onde esta instrução possa pegá-la</translation>
    </message>
    <message>
        <source>“%1” belongs to another player; this is only for a player’s own cards</source>
        <translation>“%1” pertence a outro jogador; isto só vale para cartas do próprio jogador</translation>
    </message>
    <message>
        <source>“%1” may not be an attack card, and then nothing would happen; choose one “that … may use to attack”</source>
        <translation>“%1” pode não ser uma carta de ataque, e então nada acontece; escolha uma “that … may use to attack”</translation>
    </message>
    <message>
        <source>“%1” means something only in the text of a card</source>
        <translation>“%1” só faz sentido no texto de uma carta</translation>
    </message>
    <message>
        <source>outside combat there may be several opponents; write “choose an opponent” on an earlier line, then “that player”</source>
        <translation>fora de um combate pode haver vários oponentes; escreva “choose an opponent” em uma linha anterior e depois “that player”</translation>
    </message>
    <message>
        <source>“and” takes precedence over “or” here; parentheses make that clear: %1</source>
        <translation>“and” tem prioridade sobre “or”; parênteses deixam isso claro: %1</translation>
    </message>
    <message>
        <source>the version of the language must be on the first line</source>
        <translation>a versão da linguagem fica na primeira linha</translation>
    </message>
    <message>
        <source>this program doesn’t know version %1 of the language</source>
        <translation>este programa não conhece a versão %1 da linguagem</translation>
    </message>
    <message>
        <source>“%1” has no text; if that is intended, write “no effect”</source>
        <translation>“%1” não tem texto; se é o que você quer, escreva “no effect”</translation>
    </message>
    <message>
        <source>“%1” says “no effect” but has a text</source>
        <translation>“%1” traz “no effect” mas tem texto</translation>
    </message>
    <message>
        <source>“%1” comes too late: nothing depends on it any more</source>
        <translation>“%1” chega tarde: nada mais depende disso</translation>
    </message>
    <message>
        <source>nothing uses “%1”</source>
        <translation>nada usa “%1”</translation>
    </message>
    <message>
        <source>nothing uses what is chosen here</source>
        <translation>nada usa o que é escolhido aqui</translation>
    </message>
    <message>
        <source>“%1” is never true here</source>
        <translation>“%1” nunca é verdade aqui</translation>
    </message>
    <message>
        <source>“%1” is always true here</source>
        <translation>“%1” é sempre verdade aqui</translation>
    </message>
    <message>
        <source>“%1” can never do anything: %2</source>
        <translation>“%1” nunca pode fazer nada: %2</translation>
    </message>
    <message>
        <source>this text can never do anything</source>
        <translation>este texto nunca pode fazer nada</translation>
    </message>
    <message>
        <source>the alternative to “if” begins with “otherwise”</source>
        <translation>a alternativa a “if” começa com “otherwise”</translation>
    </message>
    <message>
        <source>what happens goes on a line of its own, indented below “%1”</source>
        <translation>o que acontece fica numa linha à parte, recuada, abaixo de “%1”</translation>
    </message>
    <message>
        <source>only names begin with a capital letter; write “%2”</source>
        <translation>só os nomes começam com maiúscula; escreva “%2”</translation>
    </message>
    <message>
        <source>numbers are written in figures: “%2”, not “%1”</source>
        <translation>os números se escrevem em algarismos: “%2”, não “%1”</translation>
    </message>
    <message>
        <source>movement is always “up to” a number of spaces; write “%2”</source>
        <translation>um movimento vai até um número de espaços; escreva “%2”</translation>
    </message>
    <message>
        <source>a comma is missing after “%1”</source>
        <translation>falta uma vírgula depois de “%1”</translation>
    </message>
    <message>
        <source>what you do yourself is written without “you”: “%2”</source>
        <translation>o que você mesmo faz se escreve sem “you”: “%2”</translation>
    </message>
    <message>
        <source>“%1” doesn’t work with another player</source>
        <translation>“%1” não pode ser dito de outro jogador</translation>
    </message>
    <message>
        <source>the rules language has nothing like “%1”</source>
        <translation>a linguagem de regras não tem nada parecido com “%1”</translation>
    </message>
    <message>
        <source>Replace every tab with spaces</source>
        <translation>Substituir cada tabulação por espaços</translation>
    </message>
    <message>
        <source>Write “%1”</source>
        <translation>Escrever “%1”</translation>
    </message>
    <message>
        <source>“%1”: inside “for each” only one fighter can be chosen at a time</source>
        <translation>“%1”: dentro de “for each” só é possível escolher um combatente por vez</translation>
    </message>
    <message>
        <source>“%1” may mean exactly that many or at least that many; write “%2” or “%3”</source>
        <translation>“%1” pode significar exatamente esse número ou pelo menos esse número; escreva “%2” ou “%3”</translation>
    </message>
    <message>
        <source>“or” joins what doesn’t go together in “%1”; parentheses make clear what it joins: write “%2”</source>
        <translation>em “%1”, “or” une o que não combina; parênteses deixam claro o que ele une: escreva “%2”</translation>
    </message>
    <message>
        <source>“%1”: only one can be chosen here</source>
        <translation>“%1”: aqui só é possível escolher um</translation>
    </message>
    <message>
        <source>“%1” may mean different cards here; choose the card again on an earlier line</source>
        <translation>“%1” pode se referir aqui a cartas diferentes; escolha a carta de novo em uma linha anterior</translation>
    </message>
    <message>
        <source>“%1”: the card may not be there any more; use the cards you have seen before the top of the deck changes</source>
        <translation>“%1”: a carta pode não estar mais lá; use as cartas que você viu antes que o topo do baralho mude</translation>
    </message>
    <message>
        <source>“%1” refers to an offer to that player, but there is none earlier under this heading; write “%2” first</source>
        <translation>“%1” se refere a uma oferta a esse jogador, mas não há nenhuma antes sob este título; escreva “%2” primeiro</translation>
    </message>
    <message>
        <source>“%1” covers only what was done earlier under this heading, and nothing there does that; write “%2” first</source>
        <translation>“%1” abrange só o que foi feito antes sob este título, e nada ali faz isso; escreva “%2” primeiro</translation>
    </message>
    <message>
        <source>“the chosen spaces” means two spaces; write “choose a space …” twice before this line</source>
        <translation>“the chosen spaces” são dois espaços; escreva “choose a space …” duas vezes antes desta linha</translation>
    </message>
    <message>
        <source>“%1” works only after “%2”</source>
        <translation>“%1” só funciona depois de “%2”</translation>
    </message>
    <message>
        <source>the maximum health of “%1” is %2; more has no effect</source>
        <translation>a vida máxima de “%1” é %2; um valor maior não tem efeito</translation>
    </message>
    <message>
        <source>no “%1” token ever gets onto the battlefield; write “%2”, for example under “during set-up”</source>
        <translation>nenhuma ficha “%1” chega ao campo de batalha; escreva “%2”, por exemplo sob “during set-up”</translation>
    </message>
    <message>
        <source>each instruction goes on a line of its own</source>
        <translation>cada instrução fica em sua própria linha</translation>
    </message>
    <message>
        <source>“otherwise” takes no condition; “if” goes on a line of its own, indented below it</source>
        <translation>“otherwise” não leva condição; “if” fica em sua própria linha, recuado abaixo dele</translation>
    </message>
    <message>
        <source>under “always”, “%1” means your hero, never a fighter in a combat; write “%2”</source>
        <translation>sob “always”, “%1” é o seu herói, nunca um combatente em combate; escreva “%2”</translation>
    </message>
    <message>
        <source>“%1”: you can’t choose among cards you haven’t seen; write “%2” on an earlier line</source>
        <translation>“%1”: você não pode escolher entre cartas que não viu; escreva “%2” em uma linha anterior</translation>
    </message>
    <message>
        <source>“%1” is the name of a card; give that card a tag and write the tag’s name here</source>
        <translation>“%1” é o nome de uma carta; dê a ela uma etiqueta e escreva aqui o nome da etiqueta</translation>
    </message>
    <message>
        <source>“%1”: no card has been chosen before that it could be other than</source>
        <translation>“%1”: nenhuma carta foi escolhida antes para que esta seja outra</translation>
    </message>
    <message>
        <source>“%1” is worded differently here; write “%2”</source>
        <translation>“%1” se diz de outra forma aqui; escreva “%2”</translation>
    </message>
    <message>
        <source>names begin with a capital letter; write “%2”</source>
        <translation>os nomes começam com maiúscula; escreva “%2”</translation>
    </message>
    <message>
        <source>put quotation marks around a name that contains small words; write “%2”</source>
        <translation>um nome com palavras em minúscula fica entre aspas; escreva “%2”</translation>
    </message>
    <message>
        <source>a line ends without “%1”</source>
        <translation>uma linha termina sem “%1”</translation>
    </message>
    <message>
        <source>“otherwise” is the alternative to “if”; after an offer, write “%2”</source>
        <translation>“otherwise” é a alternativa a “if”; depois de uma oferta, escreva “%2”</translation>
    </message>
    <message>
        <source>“%1” can’t be written here; depending on what is meant, write “%2”</source>
        <translation>“%1” não pode ser escrito aqui; conforme o que você quer dizer, escreva “%2”</translation>
    </message>
    <message>
        <source>cards can’t do this yet: “%1”</source>
        <translation>as cartas ainda não podem fazer isto: “%1”</translation>
    </message>
    <message>
        <source>no hero in this package uses the picture “%1”</source>
        <translation>nenhum herói deste pacote usa a imagem “%1”</translation>
    </message>
    <message>
        <source>a drawing’s sides must be more than 0 and at most %2, not “%1”</source>
        <translation>os lados de um desenho devem medir mais de 0 e no máximo %2, não “%1”</translation>
    </message>
    <message>
        <source>a hero’s picture can be at most %1 KB</source>
        <translation>a imagem de um herói pode ter no máximo %1 KB</translation>
    </message>
    <message>
        <source>the content of “%1” doesn’t match its name: a hero’s picture must be a PNG or SVG file</source>
        <translation>o conteúdo de “%1” não corresponde ao nome: a imagem de um herói deve ser um arquivo PNG ou SVG</translation>
    </message>
    <message>
        <source>no drawing is called “%1”; nearest: “%2”</source>
        <translation>nenhum desenho se chama “%1”; o mais parecido: “%2”</translation>
    </message>
    <message>
        <source>no drawing is called “%1”</source>
        <translation>nenhum desenho se chama “%1”</translation>
    </message>
    <message>
        <source>“%1” isn’t a picture: use the name of a drawing, or of a PNG or SVG file next to this one, such as “mara.png” (small letters, digits and single hyphens)</source>
        <translation>“%1” não é uma imagem: use o nome de um desenho, ou o de um arquivo PNG ou SVG ao lado deste, como “mara.png” (letras minúsculas, algarismos e hifens simples)</translation>
    </message>
    <message>
        <source>“%1”: the text doesn’t say where; write “%2”</source>
        <translation>“%1”: o texto não diz onde; escreva “%2”</translation>
    </message>
    <message>
        <source>“%1”: the text doesn’t say where</source>
        <translation>“%1”: o texto não diz onde</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways; parentheses make clear which: write “%2” or “%3”</source>
        <translation>“%1” pode ser lido de duas maneiras; os parênteses deixam claro qual: escreva “%2” ou “%3”</translation>
    </message>
    <message>
        <source>“except %1” leaves nobody out of “%2”</source>
        <translation>“except %1” não exclui ninguém de “%2”</translation>
    </message>
    <message>
        <source>nothing here is called “%1”; if it’s the plural of “%2”, add this line below that name: plural &quot;%1&quot;</source>
        <translation>não há nada aqui chamado “%1”; se é o plural de “%2”, acrescente abaixo desse nome a linha: plural &quot;%1&quot;</translation>
    </message>
    <message>
        <source>only options can go below “choose one”: write “option &quot;Name&quot;” here and indent this line below it</source>
        <translation>abaixo de “choose one” só pode haver opções: escreva “option &quot;Name&quot;” aqui e recue esta linha abaixo dela</translation>
    </message>
    <message>
        <source>the “if” above has an “otherwise” already</source>
        <translation>o “if” acima já tem um “otherwise”</translation>
    </message>
    <message>
        <source>a picture is at least one pixel wide and high</source>
        <translation>uma imagem deve ter pelo menos um pixel de largura e de altura</translation>
    </message>
    <message>
        <source>an element of a drawing has at most %1 attributes</source>
        <translation>um elemento de um desenho pode ter no máximo %1 atributos</translation>
    </message>
    <message>
        <source>the drawing would take too long to draw: fewer or shorter lines, letters and repetitions are needed</source>
        <translation>este desenho demoraria demais para ser exibido: use menos linhas, letras e repetições, ou linhas mais curtas</translation>
    </message>
    <message>
        <source>a drawing must be encoded in UTF-8, not “%1”</source>
        <translation>um desenho deve estar codificado em UTF-8, não em “%1”</translation>
    </message>
    <message>
        <source>a picture inside a drawing must be a PNG or JPEG picture</source>
        <translation>uma imagem dentro de um desenho deve ser PNG ou JPEG</translation>
    </message>
    <message>
        <source>“%1” isn’t a file that can be read</source>
        <translation>“%1” não é um arquivo que possa ser lido</translation>
    </message>
    <message>
        <source>the pictures of all heroes together can be at most %1 MB</source>
        <translation>as imagens de todos os heróis juntas podem ter no máximo %1 MB</translation>
    </message>
    <message>
        <source>“except %1” excludes everyone in “%2”, so nothing happens</source>
        <translation>“except %1” exclui todos de “%2”, então nada acontece</translation>
    </message>
    <message>
        <source>“%1” leaves nothing to choose: write at least two options</source>
        <translation>“%1” não deixa nada a escolher: escreva pelo menos duas opções</translation>
    </message>
    <message>
        <source>two options are called “%1”; whoever chooses can’t tell them apart</source>
        <translation>duas opções se chamam “%1”; quem escolhe não consegue distingui-las</translation>
    </message>
    <message>
        <source>“%1” may mean different fighters here; say which with “choose …” on an earlier line</source>
        <translation>“%1” pode se referir aqui a combatentes diferentes; indique qual com “choose …” em uma linha anterior</translation>
    </message>
    <message>
        <source>“%1” doesn’t carry over to the next turn: the delayed text remembers nothing from this one</source>
        <translation>“%1” não passa para o próximo turno: o texto adiado não lembra nada deste</translation>
    </message>
    <message>
        <source>here “%1” would always be your hero; write “%2”</source>
        <translation>aqui “%1” seria sempre o seu herói; escreva “%2”</translation>
    </message>
    <message>
        <source>“%1” may take a hero off the battlefield, and no “bring … back” returns it: nobody could attack it anymore</source>
        <translation>“%1” pode tirar um herói do campo de batalha, e nenhum “bring … back” o traz de volta: ninguém mais poderia atacá-lo</translation>
    </message>
    <message>
        <source>this isn’t a positions file</source>
        <translation>este não é um arquivo de posições</translation>
    </message>
    <message>
        <source>this decision isn’t possible here</source>
        <translation>esta decisão não é possível aqui</translation>
    </message>
    <message>
        <source>there’s nothing to decide after decision %1</source>
        <translation>não há nada a decidir após a decisão %1</translation>
    </message>
    <message>
        <source>unknown kind of position “%1”</source>
        <translation>tipo de posição desconhecido: “%1”</translation>
    </message>
</context>
<context>
    <name>DiagnosticPart</name>
    <message>
        <source>a number from %1 to %2</source>
        <translation>um número entre %1 e %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>um número inteiro entre %1 e %2</translation>
    </message>
    <message>
        <source>an object in braces</source>
        <translation>um objeto entre chaves</translation>
    </message>
    <message>
        <source>a list in brackets</source>
        <translation>uma lista entre colchetes</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>um objeto</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>uma lista</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>um texto entre aspas</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>um número inteiro</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>the number of a seat</source>
        <translation>o número de um lugar</translation>
    </message>
    <message>
        <source>a name, or a place from 1</source>
        <translation>um nome ou uma posição a partir de 1</translation>
    </message>
    <message>
        <source>a text, or texts by language</source>
        <translation>um texto, ou textos por idioma</translation>
    </message>
    <message>
        <source>a pair of space ids</source>
        <translation>um par de identificadores de espaço</translation>
    </message>
    <message>
        <source>a space id</source>
        <translation>um identificador de espaço</translation>
    </message>
    <message>
        <source>a name of at least one letter or digit</source>
        <translation>um nome com pelo menos uma letra ou um algarismo</translation>
    </message>
    <message>
        <source>a space or null</source>
        <translation>um espaço ou null</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>um valor</translation>
    </message>
    <message>
        <source>a name in quotes</source>
        <translation>um nome entre aspas</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>um algarismo</translation>
    </message>
    <message>
        <source>a declaration</source>
        <translation>uma declaração</translation>
    </message>
    <message>
        <source>a property</source>
        <translation>uma propriedade</translation>
    </message>
    <message>
        <source>a moment</source>
        <translation>um momento</translation>
    </message>
    <message>
        <source>an instruction</source>
        <translation>uma instrução</translation>
    </message>
    <message>
        <source>a standing change</source>
        <translation>uma mudança permanente</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>um jogador</translation>
    </message>
    <message>
        <source>a fighter</source>
        <translation>um combatente</translation>
    </message>
    <message>
        <source>a space</source>
        <translation>um espaço</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>uma carta</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>um número</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>uma condição</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>outra coisa</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>um nome</translation>
    </message>
    <message>
        <source>melee or ranged</source>
        <translation>“melee” ou “ranged”</translation>
    </message>
    <message>
        <source>attack, defense, versatile or scheme</source>
        <translation>“attack”, “defense”, “versatile” ou “scheme”</translation>
    </message>
    <message>
        <source>“A”, “B” or null</source>
        <translation>“A”, “B” ou null</translation>
    </message>
    <message>
        <source>no card has that tag</source>
        <translation>nenhuma carta traz essa marca</translation>
    </message>
    <message>
        <source>the hero doesn’t have two forms</source>
        <translation>não há duas formas</translation>
    </message>
    <message>
        <source>no “place each … token” puts such a token on the battlefield first</source>
        <translation>nenhum “place each … token” coloca antes uma ficha assim no campo de batalha</translation>
    </message>
    <message>
        <source>a number in figures</source>
        <translation>um número em algarismos</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>o fim da linha</translation>
    </message>
    <message>
        <source>a fighter can’t change places with itself</source>
        <translation>um combatente não pode trocar de lugar consigo mesmo</translation>
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
        <translation>nada mais</translation>
    </message>
    <message>
        <source>a resignation</source>
        <translation>uma desistência</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>não permitido</translation>
    </message>
    <message>
        <source>the one these decisions lead to</source>
        <translation>a que resulta destas decisões</translation>
    </message>
    <message>
        <source>decision %1</source>
        <translation>decisão %1</translation>
    </message>
    <message>
        <source>%1 of branch %2</source>
        <translation>%1 da variante %2</translation>
    </message>
    <message>
        <source>a different step of the turn</source>
        <translation>outro passo do turno</translation>
    </message>
    <message>
        <source>a different position</source>
        <translation>outra posição</translation>
    </message>
    <message>
        <source>the same, but with different details</source>
        <translation>o mesmo, mas com outros detalhes</translation>
    </message>
    <message>
        <source>%1: recorded %2, now %3</source>
        <translation>%1: registrado %2, agora %3</translation>
    </message>
    <message>
        <source>the hero “%1”</source>
        <translation>o herói “%1”</translation>
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
        <translation>Eventos em tabela (CSV)</translation>
    </message>
    <message>
        <source>Printable report (PDF)</source>
        <translation>Relatório para impressão (PDF)</translation>
    </message>
    <message>
        <source>This moment as PNG</source>
        <translation>Este momento em PNG</translation>
    </message>
    <message>
        <source>This moment as SVG</source>
        <translation>Este momento em SVG</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Saved as %1. Hidden cards are left out while the match is running.</source>
        <translation>Salvo como %1. As cartas ocultas ficam de fora enquanto a partida está em andamento.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Salvo como %1</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salvar como PDF</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Livro de regras</translation>
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
        <translation>%1: não foi possível desenhar nada</translation>
    </message>
</context>
<context>
    <name>FileFault</name>
    <message>
        <source>the disk is full</source>
        <translation>o disco está cheio</translation>
    </message>
    <message>
        <source>the file is larger than the system allows</source>
        <translation>o arquivo é maior do que o sistema permite</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>o disco é somente leitura</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>o disco informou um erro</translation>
    </message>
    <message>
        <source>a file with this name already exists</source>
        <translation>já existe um arquivo com esse nome</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>o nome é longo demais</translation>
    </message>
    <message>
        <source>you’ve used up your disk quota</source>
        <translation>sua cota de disco se esgotou</translation>
    </message>
    <message>
        <source>you don’t have permission to create files in this folder</source>
        <translation>você não tem permissão para criar arquivos nesta pasta</translation>
    </message>
    <message>
        <source>you don’t have permission to change this file</source>
        <translation>você não tem permissão para alterar este arquivo</translation>
    </message>
    <message>
        <source>the folder doesn’t exist</source>
        <translation>a pasta não existe</translation>
    </message>
    <message>
        <source>a folder with this name already exists</source>
        <translation>já existe uma pasta com esse nome</translation>
    </message>
    <message>
        <source>the link leads back to itself</source>
        <translation>o link leva de volta a si mesmo</translation>
    </message>
    <message>
        <source>Couldn’t save %1 in %2: %3.</source>
        <translation>Não foi possível salvar %1 em %2: %3.</translation>
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
        <translation>nome</translation>
    </message>
    <message>
        <source>move</source>
        <translation>movimento</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Herói</translation>
    </message>
    <message>
        <source>Fighter “%1”</source>
        <translation>Combatente “%1”</translation>
    </message>
    <message>
        <source>health</source>
        <translation>vida</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>à distância</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>corpo-a-corpo</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>quantos</translation>
    </message>
    <message>
        <source>Ability “%1”</source>
        <translation>Habilidade “%1”</translation>
    </message>
    <message>
        <source>its text is now: %1</source>
        <translation>seu texto agora é: %1</translation>
    </message>
    <message>
        <source>versatile</source>
        <translation>versátil</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>tática</translation>
    </message>
    <message>
        <source>Card “%1”</source>
        <translation>Carta “%1”</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>cópias</translation>
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
        <translation>já não tem texto</translation>
    </message>
    <message>
        <source>%1 is new.</source>
        <translation>Entra: %1.</translation>
    </message>
    <message>
        <source>%1 is gone.</source>
        <translation>Sai: %1.</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>defesa</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>reforço</translation>
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
        <translation>Cartas no baralho: %1; os baralhos publicados têm %2.</translation>
    </message>
    <message>
        <source>“%1” is in the deck %2 times; a hand will often hold several.</source>
        <translation>“%1” está %2 vezes no baralho; muitas vezes haverá várias na mão.</translation>
    </message>
    <message>
        <source>“%1” has the best boost and the lowest value: nobody will think twice about giving it up.</source>
        <translation>“%1” tem o melhor valor de REFORÇAR e o valor mais baixo: ninguém hesitará em gastá-la.</translation>
    </message>
    <message>
        <source>Only %1 cards can attack; matches may drag on.</source>
        <translation>Poucas cartas podem atacar (%1); as partidas podem se arrastar.</translation>
    </message>
</context>
<context>
    <name>HeroSummary</name>
    <message>
        <source>ranged</source>
        <translation>à distância</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>corpo-a-corpo</translation>
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
        <translation>Teclas do Fabletop</translation>
    </message>
</context>
<context>
    <name>LedgerView</name>
    <message>
        <source>The attacker and the target are named.</source>
        <translation>O atacante e o alvo são declarados.</translation>
    </message>
    <message>
        <source>Both sides choose a card, face down.</source>
        <translation>Os dois lados escolhem uma carta, virada para baixo.</translation>
    </message>
    <message>
        <source>The cards turn over.</source>
        <translation>As cartas são reveladas.</translation>
    </message>
    <message>
        <source>Effects that are due at once.</source>
        <translation>Efeitos instantâneos.</translation>
    </message>
    <message>
        <source>Effects due during combat.</source>
        <translation>Efeitos que ocorrem durante o combate.</translation>
    </message>
    <message>
        <source>The values are compared.</source>
        <translation>Os valores são comparados.</translation>
    </message>
    <message>
        <source>Effects due after combat.</source>
        <translation>Efeitos que ocorrem após o combate.</translation>
    </message>
    <message>
        <source>All played cards are discarded.</source>
        <translation>Todas as cartas jogadas são descartadas.</translation>
    </message>
    <message>
        <source>Nothing is left to discard.</source>
        <translation>Não resta nada para descartar.</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>Nada a resolver.</translation>
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
        <translation>Defesa %1</translation>
    </message>
    <message>
        <source>%1 against %2: no damage</source>
        <translation>%1 contra %2: sem dano</translation>
    </message>
    <message numerus="yes">
        <source>%1 − %2 = %n damage</source>
        <translation>
            <numerusform>%1 − %2 = %n de dano</numerusform>
            <numerusform>%1 − %2 = %n de dano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 against %2: %n damage</source>
        <translation>
            <numerusform>%1 contra %2: %n de dano</numerusform>
            <numerusform>%1 contra %2: %n de dano</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <translation>Passo %1, %2</translation>
    </message>
    <message>
        <source>%1, to come: %2</source>
        <translation>%1, a seguir: %2</translation>
    </message>
    <message>
        <source>%1: nothing is due.</source>
        <translation>%1: nada a resolver.</translation>
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
        <translation>fora de combate</translation>
    </message>
    <message>
        <source>not on the battlefield</source>
        <translation>fora do campo de batalha</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>à distância</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>corpo-a-corpo</translation>
    </message>
    <message>
        <source>%1 of %2 health, moves %3, %4</source>
        <translation>%1 de %2 PV, movimento %3, %4</translation>
    </message>
    <message>
        <source>Space %1, zone %2</source>
        <translation>Espaço %1, zona %2</translation>
    </message>
    <message>
        <source>Space %1, zones %2</source>
        <translation>Espaço %1, zonas %2</translation>
    </message>
    <message>
        <source> and </source>
        <translation> e </translation>
    </message>
    <message>
        <source>, secret passage</source>
        <translation>, passagem secreta</translation>
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
        <translation>A última linha de %1 está incompleta e foi ignorada.</translation>
    </message>
    <message numerus="yes">
        <source>Open the first %n decision(s)</source>
        <translation>
            <numerusform>Abrir a primeira decisão</numerusform>
            <numerusform>Abrir as primeiras %n decisões</numerusform>
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
        <translation> e </translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source> and </source>
        <translation> e </translation>
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
        <translation>%1, preparação</translation>
    </message>
    <message>
        <source>Couldn’t open this file.</source>
        <translation>Não foi possível abrir este arquivo.</translation>
    </message>
    <message>
        <source>Couldn’t open %1: %2.</source>
        <translation>Não foi possível abrir %1: %2.</translation>
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
        <translation>Um herói precisa de um nome com pelo menos uma letra ou algarismo.</translation>
    </message>
    <message>
        <source>A sidekick needs a name with at least one letter or digit.</source>
        <translation>Um ajudante precisa de um nome com pelo menos uma letra ou algarismo.</translation>
    </message>
    <message>
        <source>Two fighters have the name “%1”.</source>
        <translation>Dois combatentes têm o nome “%1”.</translation>
    </message>
    <message>
        <source>A hero has at most %1 sidekicks.</source>
        <translation>Um herói tem no máximo %1 ajudantes.</translation>
    </message>
    <message>
        <source>Health is a number from %1 to %2.</source>
        <translation>A vida é um número de %1 a %2.</translation>
    </message>
    <message>
        <source>Move is a number from %1 to %2.</source>
        <translation>O movimento é um número de %1 a %2.</translation>
    </message>
</context>
<context>
    <name>OldPlaces</name>
    <message>
        <source>Couldn’t move %1 out of %2. It isn’t lost, but Fabletop no longer looks there.</source>
        <translation>Não foi possível tirar %1 de %2. Nada se perdeu, mas o Fabletop não procura mais lá.</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>Show all hands</source>
        <translation>Mostrar todas as mãos</translation>
    </message>
    <message>
        <source>Show all hands?</source>
        <translation>Mostrar todas as mãos?</translation>
    </message>
    <message>
        <source>This match is still running. The match file will say that all hands were shown here.</source>
        <translation>Esta partida ainda está em andamento. O arquivo da partida vai registrar que todas as mãos foram mostradas aqui.</translation>
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
        <translation>Não foi possível alterar %1.</translation>
    </message>
</context>
<context>
    <name>PackageWords</name>
    <message>
        <source>Hero</source>
        <translation>Herói</translation>
    </message>
    <message numerus="yes">
        <source>%n health</source>
        <translation>
            <numerusform>%n PV</numerusform>
            <numerusform>%n PV</numerusform>
        </translation>
    </message>
    <message>
        <source>moves %1</source>
        <translation>movimento %1</translation>
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
        <translation>com %1</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Campo de batalha</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n espaço</numerusform>
            <numerusform>%n espaços</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Conjunto de regras</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n alteração</numerusform>
            <numerusform>%n alterações</numerusform>
        </translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imagens</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) for cards and figures</source>
        <translation>
            <numerusform>%n imagem para cartas e figuras</numerusform>
            <numerusform>%n imagens para cartas e figuras</numerusform>
        </translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>por %1</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>revisão %1</translation>
    </message>
    <message>
        <source>It replaces revision %1, which is installed.</source>
        <translation>Substitui a revisão %1, que está instalada.</translation>
    </message>
    <message>
        <source>This very package is installed already.</source>
        <translation>Este mesmo pacote já está instalado.</translation>
    </message>
    <message>
        <source>Revision %1 is installed with other contents. Installing replaces it.</source>
        <translation>A revisão %1 está instalada com outro conteúdo. A instalação a substitui.</translation>
    </message>
    <message>
        <source>Revision %1 is installed, which is newer. Installing replaces it.</source>
        <translation>A revisão %1, mais nova, está instalada. A instalação a substitui.</translation>
    </message>
    <message>
        <source>“%1” by %2 is installed under the same name. Installing replaces it.</source>
        <translation>“%1”, de %2, está instalado com o mesmo nome. A instalação o substitui.</translation>
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
        <translation>Testar uma carta</translation>
    </message>
    <message>
        <source>Stress test</source>
        <translation>Pôr à prova</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Equilíbrio</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>O que mudou</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Heróis</translation>
    </message>
    <message>
        <source>Battlefields</source>
        <translation>Campos de batalha</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Conjuntos de regras</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Pacotes</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Início</translation>
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
        <translation>Replay</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Replay</translation>
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
        <translation>Regras</translation>
    </message>
    <message>
        <source>R&amp;ulebook</source>
        <translation>Livro de re&amp;gras</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Oficina</translation>
    </message>
    <message>
        <source>Wor&amp;kshop</source>
        <translation>&amp;Oficina</translation>
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
        <translation>Desafios</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Desafios</translation>
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
        <translation>pontos</translation>
    </message>
    <message>
        <source>rails</source>
        <translation>trilhos</translation>
    </message>
    <message>
        <source>zigzag</source>
        <translation>zigue-zague</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>xadrez</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>losangos</translation>
    </message>
    <message>
        <source>scales</source>
        <translation>escamas</translation>
    </message>
    <message>
        <source>slant</source>
        <translation>oblíquo</translation>
    </message>
    <message>
        <source>teeth</source>
        <translation>dentes</translation>
    </message>
    <message>
        <source>rays</source>
        <translation>raios</translation>
    </message>
    <message>
        <source>beads</source>
        <translation>contas</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>cruzes</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>Win this turn</source>
        <translation>Vença neste turno</translation>
    </message>
    <message>
        <source>Survive</source>
        <translation>Sobreviva</translation>
    </message>
    <message>
        <source>Best defense</source>
        <translation>Melhor defesa</translation>
    </message>
    <message>
        <source>Best discard</source>
        <translation>Melhor descarte</translation>
    </message>
    <message>
        <source>Best decision</source>
        <translation>Melhor decisão</translation>
    </message>
    <message>
        <source>You play %1. Find the decision that defeats %2 before the turn ends.</source>
        <translation>Você joga com %1. Encontre a decisão que permite derrotar %2 antes do fim do turno.</translation>
    </message>
    <message>
        <source>You play %1. Find the decision that keeps you alive against %2.</source>
        <translation>Você joga com %1. Encontre a decisão que permite sobreviver a %2.</translation>
    </message>
    <message>
        <source>You play %1. Find the best way to defend against %2.</source>
        <translation>Você joga com %1. Encontre a melhor forma de se defender de %2.</translation>
    </message>
    <message>
        <source>You play %1 against %2. Find the card you can do without.</source>
        <translation>Você joga com %1 contra %2. Encontre a carta de que você pode abrir mão.</translation>
    </message>
    <message>
        <source>You play %1. Find the decision that gives you the best chance against %2.</source>
        <translation>Você joga com %1. Encontre a decisão que dá mais chances a você contra %2.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>média</translation>
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
        <translation>Shift</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Rolar para a esquerda</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Rolar para a direita</translation>
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
        <translation>%1. Ninguém venceu.</translation>
    </message>
    <message>
        <source>%1. %2 won it.</source>
        <translation>%1. %2 venceu.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparação</translation>
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
        <translation>Todas as mãos foram mostradas aqui</translation>
    </message>
    <message numerus="yes">
        <source>Turning point: %1 loses %n and the lead</source>
        <translation>
            <numerusform>Momento decisivo: %1 perde %n de vida e a vantagem</numerusform>
            <numerusform>Momento decisivo: %1 perde %n de vida e a vantagem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turning point: %1 loses %n at once</source>
        <translation>
            <numerusform>Momento decisivo: %1 perde %n de vida de uma só vez</numerusform>
            <numerusform>Momento decisivo: %1 perde %n de vida de uma só vez</numerusform>
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
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>Mão inicial</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Limite de cartas na mão</translation>
    </message>
    <message>
        <source>Exhaustion damage</source>
        <translation>Dano por exaustão</translation>
    </message>
    <message>
        <source>Late end check</source>
        <translation>Verificação tardia do fim</translation>
    </message>
    <message>
        <source>Cards each player draws before the first turn.</source>
        <translation>Cartas que cada jogador compra antes do primeiro turno.</translation>
    </message>
    <message>
        <source>Cards a player may keep at the end of their turn.</source>
        <translation>Cartas que um jogador pode manter no fim do próprio turno.</translation>
    </message>
    <message>
        <source>Actions per turn</source>
        <translation>Ações por turno</translation>
    </message>
    <message>
        <source>Actions each player must take per turn.</source>
        <translation>Ações que cada jogador deve realizar por turno.</translation>
    </message>
    <message>
        <source>Damage to each fighter when its player must draw from an empty deck.</source>
        <translation>Dano a cada combatente quando seu jogador precisa comprar de um baralho vazio.</translation>
    </message>
    <message>
        <source>Reshuffle exhausted decks</source>
        <translation>Reembaralhar baralhos esgotados</translation>
    </message>
    <message>
        <source>When a player must draw from an empty deck, the discard pile becomes the new deck.</source>
        <translation>Quando um jogador precisa comprar de um baralho vazio, a pilha de descarte se torna o novo baralho.</translation>
    </message>
    <message>
        <source>Defeated heroes are checked after each action, not immediately.</source>
        <translation>Os heróis derrotados são verificados após cada ação, não de imediato.</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>Rule %1</source>
        <translation>Regra %1</translation>
    </message>
    <message>
        <source>Open rule %1 (F1)</source>
        <translation>Abrir a regra %1 (F1)</translation>
    </message>
</context>
<context>
    <name>SampleNotes</name>
    <message>
        <source>A lesson. Two greedy computers play; the notes say what a person would think. Jump from note to note with N.</source>
        <translation>Uma lição. Dois computadores de nível Oportunista jogam; as notas dizem o que uma pessoa pensaria. Vá de nota em nota com a tecla N.</translation>
    </message>
    <message>
        <source>All stand: helpers only in a zone of their hero&apos;s start. Dracula spread his Sisters out, one of them on a secret passage.</source>
        <translation>Todos estão em seus lugares: os ajudantes, só em uma zona do espaço inicial do seu herói. Drácula espalhou suas Irmãs, uma delas em uma passagem secreta.</translation>
    </message>
    <message>
        <source>Name a number: the other player discards a card of that value or else shows the hand. A good first action: what is seen stays known as long as the cards stay there.</source>
        <translation>Diga um número: o oponente descarta uma carta desse valor ou, se não tiver, mostra a mão. Uma boa primeira ação: o que se viu vale enquanto as cartas continuarem lá.</translation>
    </message>
    <message>
        <source>Attack 4, defense 3: one damage, and the attacker won because damage was dealt. Recovering it at once makes the trade even.</source>
        <translation>Ataque 4, defesa 3: 1 de dano, e o atacante venceu o combate porque houve dano. Como a vida é recuperada na hora, a troca fica equilibrada.</translation>
    </message>
    <message>
        <source>Defending with nothing costs three. The cards left in hand are all for Holmes: keep a defense for the helper too.</source>
        <translation>Defender-se sem carta custa 3 de vida. As cartas que restam na mão são todas de Holmes: guarde uma defesa para o ajudante também.</translation>
    </message>
    <message>
        <source>The printed value of the other card becomes its boost value. Here both are 2, so nothing changes; 3 against 2 is enough, and the Sister falls.</source>
        <translation>O valor impresso da outra carta passa a ser o valor de REFORÇAR dela. Aqui os dois são 2, então nada muda; 3 contra 2 basta, e a Irmã cai.</translation>
    </message>
    <message>
        <source>A value is replaced</source>
        <translation>Um valor substituído</translation>
    </message>
    <message>
        <source>A Sister comes back on a space of her hero&apos;s zone. Helpers with one health are cheap to lose and cheap to return.</source>
        <translation>Uma Irmã volta para um espaço da zona do seu herói. Perder um ajudante com 1 de vida custa pouco, e trazê-lo de volta também.</translation>
    </message>
    <message>
        <source>The same card in defense: the attack stays at 2, and the defender wins a combat in which nobody is hurt.</source>
        <translation>A mesma carta na defesa: o ataque continua em 2, e o defensor vence um combate em que ninguém se fere.</translation>
    </message>
    <message>
        <source>Dr. Watson is ranged: he hits across his zone, and Dracula has no answer in hand.</source>
        <translation>O Dr. Watson ataca à distância: ele acerta do outro lado da zona, e Drácula não tem resposta na mão.</translation>
    </message>
    <message>
        <source>At the start of each turn Dracula may bite whoever stands adjacent, and draws for it. Staying beside him costs one health a turn.</source>
        <translation>No início de cada um de seus turnos, Drácula pode morder quem estiver adjacente e, se morder, compra uma carta. Ficar ao lado dele custa 1 de vida por turno.</translation>
    </message>
    <message>
        <source>An empty hand has no defense, and this card grows with every card discarded. It takes nine.</source>
        <translation>Uma mão vazia não tem defesa, e esta carta cresce a cada carta descartada. Lá se vão 9 de vida.</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>O momento decisivo</translation>
    </message>
    <message>
        <source>The helper falls, and with him the three cards in the deck that only he could use.</source>
        <translation>O ajudante cai e, com ele, as três cartas do baralho que só ele podia usar.</translation>
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
        <translation>%1: esperava-se %2, mas é %3</translation>
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
        <translation>%1 não está derrotado</translation>
    </message>
    <message>
        <source>%1 of seat %2</source>
        <translation>%1 do lugar %2</translation>
    </message>
    <message>
        <source>%1: %2 isn’t among them</source>
        <translation>%1: %2 não está entre elas</translation>
    </message>
    <message>
        <source>counter %1</source>
        <translation>contador %1</translation>
    </message>
    <message>
        <source>cards known</source>
        <translation>cartas conhecidas</translation>
    </message>
    <message>
        <source>no such event happened here: %1</source>
        <translation>nenhum evento assim aconteceu aqui: %1</translation>
    </message>
    <message>
        <source>event %1 happened</source>
        <translation>o evento %1 aconteceu</translation>
    </message>
    <message>
        <source>combat %1</source>
        <translation>combate %1</translation>
    </message>
    <message>
        <source>its battlefield is refused</source>
        <translation>seu campo de batalha foi recusado</translation>
    </message>
    <message>
        <source>there is no hero “%1”</source>
        <translation>não há nenhum herói “%1”</translation>
    </message>
    <message>
        <source>couldn’t build the rules of this match</source>
        <translation>não é possível montar as regras desta partida</translation>
    </message>
    <message>
        <source>“%1” isn’t available; %2</source>
        <translation>“%1” não pode ser escolhido; %2</translation>
    </message>
    <message>
        <source>“%1” may mean several decisions; %2</source>
        <translation>“%1” pode se referir a várias decisões; %2</translation>
    </message>
    <message>
        <source>“%1” isn’t available</source>
        <translation>“%1” não pode ser escolhido</translation>
    </message>
    <message>
        <source>“%1” is available</source>
        <translation>“%1” pode ser escolhido</translation>
    </message>
    <message numerus="yes">
        <source>expected %n decision(s)</source>
        <translation>
            <numerusform>esperada %n decisão</numerusform>
            <numerusform>esperadas %n decisões</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” should be refused but is available</source>
        <translation>“%1” deveria ser recusado, mas pode ser escolhido</translation>
    </message>
    <message>
        <source>“%1” should be refused but was taken</source>
        <translation>“%1” deveria ser recusado, mas foi aceito</translation>
    </message>
    <message>
        <source>“%1” was refused but changed the table</source>
        <translation>“%1” foi recusado, mas mudou a mesa</translation>
    </message>
    <message>
        <source>nothing is available</source>
        <translation>não há nada a escolher</translation>
    </message>
    <message>
        <source>available (%1):</source>
        <translation>opções (%1):</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>e mais %1</translation>
    </message>
</context>
<context>
    <name>SeatColors</name>
    <message>
        <source>ultramarine</source>
        <translation>ultramarino</translation>
    </message>
    <message>
        <source>russet</source>
        <translation>ferrugem</translation>
    </message>
    <message>
        <source>charcoal</source>
        <translation>carvão</translation>
    </message>
    <message>
        <source>orchid</source>
        <translation>orquídea</translation>
    </message>
    <message>
        <source>garnet</source>
        <translation>grená</translation>
    </message>
    <message>
        <source>walnut</source>
        <translation>nogueira</translation>
    </message>
    <message>
        <source>fern</source>
        <translation>samambaia</translation>
    </message>
    <message>
        <source>jade</source>
        <translation>jade</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>verde-azulado</translation>
    </message>
    <message>
        <source>iris</source>
        <translation>íris</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>ameixa</translation>
    </message>
    <message>
        <source>eggplant</source>
        <translation>berinjela</translation>
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
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Cards and board labels grow too</source>
        <translation>As cartas e os rótulos também crescem</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Seguir o sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Linha do tempo</translation>
    </message>
    <message>
        <source>Where the turns of a match are listed</source>
        <translation>Onde aparecem os turnos da partida</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>À direita</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Oculta</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sem</translation>
    </message>
    <message>
        <source>Combat pace</source>
        <translation>Ritmo do combate</translation>
    </message>
    <message>
        <source>Slow holds for 3 seconds at the reveal and the result</source>
        <translation>Lento para 3 segundos na revelação e no resultado</translation>
    </message>
    <message>
        <source>On click</source>
        <translation>Com clique</translation>
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
        <translation>Volume</translation>
    </message>
    <message>
        <source>Cards, steps and blows; silent while the computer plays itself</source>
        <translation>Cartas, passos e golpes; em silêncio quando o computador joga sozinho</translation>
    </message>
    <message>
        <source>Language and text</source>
        <translation>Idioma e texto</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>Movimento e ritmo</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Som</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Pastas</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atalhos</translation>
    </message>
    <message>
        <source>Plain board</source>
        <translation>Tabuleiro simples</translation>
    </message>
    <message>
        <source>No picture behind the spaces</source>
        <translation>Sem imagem atrás dos espaços</translation>
    </message>
    <message>
        <source>Zone letters</source>
        <translation>Letras das zonas</translation>
    </message>
    <message>
        <source>A letter beside each ring</source>
        <translation>Uma letra ao lado de cada anel</translation>
    </message>
    <message>
        <source>Space numbers</source>
        <translation>Números dos espaços</translation>
    </message>
    <message>
        <source>A number beside each space</source>
        <translation>Um número ao lado de cada espaço</translation>
    </message>
    <message>
        <source>Combats step by step</source>
        <translation>Combates passo a passo</translation>
    </message>
    <message>
        <source>Off: the board shows only the result</source>
        <translation>Se não, o tabuleiro mostra só o resultado</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos movimento</translation>
    </message>
    <message>
        <source>Fighters and cards appear in place; pauses stay</source>
        <translation>Combatentes e cartas surgem no lugar; as pausas continuam</translation>
    </message>
    <message>
        <source>Practice take-backs</source>
        <translation>Desfazer de treino</translation>
    </message>
    <message>
        <source>In new matches: also after hidden cards were revealed; marked in the match</source>
        <translation>Em partidas novas: também depois de cartas reveladas; fica anotado</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mãos à mostra</translation>
    </message>
    <message>
        <source>In new matches: everyone sees all hands</source>
        <translation>Em partidas novas: todos veem todas as mãos</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Embaixo</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <source>In new matches: the lamp shows the best decisions</source>
        <translation>Em novas partidas: a lâmpada mostra as melhores decisões</translation>
    </message>
</context>
<context>
    <name>Shaking</name>
    <message>
        <source>The game did not come to an end.</source>
        <translation>A partida não chegou ao fim.</translation>
    </message>
    <message>
        <source>A text ran on and on and was stopped.</source>
        <translation>Um texto não acabava nunca e foi interrompido.</translation>
    </message>
    <message>
        <source>A question is open that nobody can answer.</source>
        <translation>Há uma pergunta aberta que ninguém pode responder.</translation>
    </message>
    <message>
        <source>There are answers although nothing is asked.</source>
        <translation>Há respostas embora nada seja perguntado.</translation>
    </message>
    <message>
        <source>There are more answers than a question can have.</source>
        <translation>Há mais respostas do que uma pergunta pode ter.</translation>
    </message>
    <message>
        <source>The events do not give the table.</source>
        <translation>Os eventos não correspondem ao estado da mesa.</translation>
    </message>
    <message>
        <source>The health of a fighter cannot be right.</source>
        <translation>A vida de um combatente tem um valor impossível.</translation>
    </message>
    <message>
        <source>A fighter is on a space where it can’t be.</source>
        <translation>Um combatente está onde não pode estar.</translation>
    </message>
    <message>
        <source>Copies of “%1” were lost or doubled.</source>
        <translation>Cópias de “%1” foram perdidas ou duplicadas.</translation>
    </message>
    <message>
        <source>Cards of the opponent were lost or doubled.</source>
        <translation>Cartas do oponente foram perdidas ou duplicadas.</translation>
    </message>
    <message>
        <source>A text exceeded the limits of the table and was stopped.</source>
        <translation>Um texto ultrapassou os limites da mesa e foi interrompido.</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>melee</source>
        <translation>corpo-a-corpo</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>à distância</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>defesa</translation>
    </message>
    <message>
        <source>versatile</source>
        <translation>versátil</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>tática</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualquer</translation>
    </message>
    <message>
        <source>%1: health %2, move %3, %4</source>
        <translation>%1: vida %2, movimento %3, %4</translation>
    </message>
    <message>
        <source>%1 × %2: health %3, %4</source>
        <translation>%1 × %2: vida %3, %4</translation>
    </message>
    <message>
        <source>%1 × %2  (%3 %4, boost %5, %6)</source>
        <translation>%1 × %2  (%3 %4, REFORÇAR %5, %6)</translation>
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
        <translation>ainda sem carta</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>virada para baixo</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>nenhuma carta</translation>
    </message>
    <message>
        <source>%1 printed</source>
        <translation>%1 impresso</translation>
    </message>
    <message>
        <source>%1 boost</source>
        <translation>%1 de reforço</translation>
    </message>
    <message>
        <source>Boost, face down</source>
        <translation>Reforço, virado para baixo</translation>
    </message>
    <message>
        <source>Boost: %1</source>
        <translation>Reforço: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 health</source>
        <translation>%1 de %2 PV</translation>
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
        <translation>Ainda sem resultado</translation>
    </message>
    <message>
        <source>Decided at step %1</source>
        <translation>Decide-se no passo %1</translation>
    </message>
    <message>
        <source>Its effects are canceled</source>
        <translation>Seus efeitos foram cancelados</translation>
    </message>
    <message>
        <source>Its effects can’t be canceled</source>
        <translation>Seus efeitos não podem ser cancelados</translation>
    </message>
    <message>
        <source>Effects canceled</source>
        <translation>Efeitos cancelados</translation>
    </message>
    <message>
        <source>Can’t be canceled</source>
        <translation>Não se cancela</translation>
    </message>
</context>
<context>
    <name>TableLooks</name>
    <message>
        <source>Maneuver: draws a card</source>
        <translation>Manobra: compra uma carta</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>boost</source>
        <translation>reforço</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>defesa</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) since your turn</source>
        <translation>
            <numerusform>%n novidade desde o seu turno</numerusform>
            <numerusform>%n novidades desde o seu turno</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableNews</name>
    <message>
        <source>Played as a scheme</source>
        <translation>Jogada como tática</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>The match is over</source>
        <translation>A partida terminou</translation>
    </message>
    <message>
        <source>%1, choose a scheme</source>
        <translation>%1, escolha uma carta de tática</translation>
    </message>
    <message>
        <source>%1, choose who plays it</source>
        <translation>%1, escolha quem vai jogá-la</translation>
    </message>
    <message>
        <source>%1, choose who attacks</source>
        <translation>%1, escolha quem ataca</translation>
    </message>
    <message>
        <source>%1, choose who attacks %2</source>
        <translation>%1, escolha quem vai atacar %2</translation>
    </message>
    <message>
        <source>%1, choose whom %2 attacks</source>
        <translation>%1, escolha quem %2 vai atacar</translation>
    </message>
    <message>
        <source>%1, choose a card: %2 attacks %3</source>
        <translation>%1, escolha uma carta: %2 ataca %3</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>Nenhuma partida aberta</translation>
    </message>
    <message>
        <source>You’re looking at turn %1.</source>
        <translation>Você está vendo o turno %1.</translation>
    </message>
    <message>
        <source>You’re looking at the setup.</source>
        <translation>Você está vendo a preparação.</translation>
    </message>
    <message>
        <source>Only %1 should look</source>
        <translation>Só %1 deve olhar</translation>
    </message>
    <message>
        <source>%1 is choosing a defense</source>
        <translation>%1 está escolhendo uma defesa</translation>
    </message>
    <message>
        <source>%1 is choosing an action</source>
        <translation>%1 está escolhendo uma ação</translation>
    </message>
    <message>
        <source>%1 is moving</source>
        <translation>%1 está movendo combatentes</translation>
    </message>
    <message>
        <source>%1 is deciding</source>
        <translation>%1 está decidindo</translation>
    </message>
    <message>
        <source>%1, what should %2 do?</source>
        <translation>%1, o que %2 vai fazer?</translation>
    </message>
    <message>
        <source>%1: %2 goes to %3</source>
        <translation>%1: %2 vai para o espaço %3</translation>
    </message>
    <message>
        <source>Select the next fighter, or press %1.</source>
        <translation>Selecione o próximo combatente ou escolha %1.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Movimento %1</translation>
    </message>
    <message>
        <source>+%1 %2</source>
        <translation>+%1 %2</translation>
    </message>
    <message>
        <source>+%1 boost</source>
        <translation>+%1 de reforço</translation>
    </message>
    <message>
        <source>No defense card</source>
        <translation>Sem carta de defesa</translation>
    </message>
    <message>
        <source>Leave %1</source>
        <translation>Manter %1</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Finish the maneuver first</source>
        <translation>Termine a manobra primeiro</translation>
    </message>
    <message>
        <source>Answer the question first</source>
        <translation>Responda à pergunta primeiro</translation>
    </message>
    <message>
        <source>Wait until everything has been shown</source>
        <translation>Espere até que tudo tenha sido mostrado</translation>
    </message>
    <message>
        <source>%1 can attack, undefended:</source>
        <translation>%1 pode atacar; dano sem defesa:</translation>
    </message>
    <message>
        <source>%1: %2, enough to defeat</source>
        <translation>%1: %2, o bastante para derrotar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Select a token first: click its space.</source>
        <translation>Selecione uma ficha primeiro: clique no espaço dela.</translation>
    </message>
    <message>
        <source>Select a fighter first.</source>
        <translation>Selecione um combatente primeiro.</translation>
    </message>
    <message>
        <source>Choose a target: a fighter with a red ring.</source>
        <translation>Escolha um alvo: um combatente com anel vermelho.</translation>
    </message>
    <message>
        <source>Choose a card from your hand.</source>
        <translation>Escolha uma carta da sua mão.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s).</source>
        <translation>
            <numerusform>Escolha mais %n carta.</numerusform>
            <numerusform>Escolha mais %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There’s no space here.</source>
        <translation>Não há nenhum espaço aqui.</translation>
    </message>
    <message>
        <source>%1 is deciding now.</source>
        <translation>Agora quem decide é %1.</translation>
    </message>
    <message>
        <source>Face down until the defender has chosen.</source>
        <translation>Virada para baixo até o defensor escolher.</translation>
    </message>
    <message>
        <source>Choose fighter, target and card in any order.</source>
        <translation>Escolha combatente, alvo e carta em qualquer ordem.</translation>
    </message>
    <message>
        <source>Click a fighter and a lit space. A card boosts the move.</source>
        <translation>Clique em um combatente e em um espaço iluminado. Uma carta reforça o movimento.</translation>
    </message>
    <message>
        <source>Click a fighter, then a lit space. Each may move once.</source>
        <translation>Clique em um combatente e depois em um espaço iluminado. Cada um pode se mover uma vez.</translation>
    </message>
    <message>
        <source>The value stays %1 either way.</source>
        <translation>O valor continua em %1 nos dois casos.</translation>
    </message>
    <message>
        <source>You’re looking at an earlier moment. Go back to the table first.</source>
        <translation>Você está vendo um momento anterior. Volte à mesa primeiro.</translation>
    </message>
    <message>
        <source>Click a lit space to maneuver. You’ll draw a card.</source>
        <translation>Clique em um espaço iluminado para manobrar. Você comprará uma carta.</translation>
    </message>
    <message>
        <source>Boosted with %1. Click the card again to remove the boost.</source>
        <translation>Reforço: %1. Clique de novo na carta para removê-lo.</translation>
    </message>
    <message>
        <source>%1. %2, choose a defense</source>
        <comment>who attacks whom; a person</comment>
        <translation>%1. %2, escolha uma defesa</translation>
    </message>
    <message>
        <source>Choose a scheme and who plays it.</source>
        <translation>Escolha uma tática e quem vai jogá-la.</translation>
    </message>
    <message>
        <source>Press %1, or choose another card.</source>
        <translation>Clique em %1 ou escolha outra carta.</translation>
    </message>
    <message>
        <source>Click a card below, or fight without a defense card.</source>
        <translation>Clique em uma carta abaixo ou lute sem carta de defesa.</translation>
    </message>
    <message>
        <source>None of your cards can defend here.</source>
        <translation>Nenhuma das suas cartas pode defender aqui.</translation>
    </message>
    <message>
        <source>Click a lit space.</source>
        <translation>Clique em um espaço iluminado.</translation>
    </message>
</context>
<context>
    <name>TimelineSymbols</name>
    <message>
        <source>maneuver</source>
        <translation>manobra</translation>
    </message>
    <message>
        <source>boosted maneuver</source>
        <translation>manobra reforçada</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>tática</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>combate</translation>
    </message>
    <message>
        <source>a card drawn by an effect</source>
        <translation>uma carta comprada por um efeito</translation>
    </message>
    <message>
        <source>through a secret passage</source>
        <translation>por uma passagem secreta</translation>
    </message>
    <message>
        <source>an action not taken</source>
        <translation>uma ação não realizada</translation>
    </message>
    <message>
        <source>end of the match</source>
        <translation>fim da partida</translation>
    </message>
    <message numerus="yes">
        <source>combat, attack %1 without defense, %n damage</source>
        <translation>
            <numerusform>combate, ataque %1 sem defesa, %n de dano</numerusform>
            <numerusform>combate, ataque %1 sem defesa, %n de dano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>combat, %1 against %2, %n damage</source>
        <translation>
            <numerusform>combate, %1 contra %2, %n de dano</numerusform>
            <numerusform>combate, %1 contra %2, %n de dano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage outside combat</source>
        <translation>
            <numerusform>%n de dano fora do combate</numerusform>
            <numerusform>%n de dano fora do combate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source>Setup</source>
        <translation>Preparação</translation>
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
        <translation>Boa decisão</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprecisão</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Erro grave</translation>
    </message>
</context>
<context>
    <name>ZoneMenu</name>
    <message>
        <source>Pattern</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Name…</source>
        <translation>Nome…</translation>
    </message>
    <message>
        <source>Name of the zone</source>
        <translation>Nome da zona</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Colour…</source>
        <translation>Cor…</translation>
    </message>
    <message>
        <source>Colour of the zone</source>
        <translation>Cor da zona</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Mover para baixo</translation>
    </message>
    <message>
        <source>Remove the zone</source>
        <translation>Remover a zona</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
</context>
<context>
    <name>fabletop::ActionBar</name>
    <message>
        <source>Maneuver</source>
        <translation>Manobra</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Tática</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>Resta %n ação</numerusform>
            <numerusform>Restam %n ações</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::AnalysisTab</name>
    <message>
        <source>Not over yet</source>
        <translation>Ainda não terminou</translation>
    </message>
    <message>
        <source>A match can be analyzed once it’s over.</source>
        <translation>Uma partida pode ser analisada depois de terminar.</translation>
    </message>
    <message>
        <source>Can’t be analyzed</source>
        <translation>Não dá para analisar</translation>
    </message>
    <message>
        <source>Today’s rules play this match differently from how it was recorded.</source>
        <translation>As regras de hoje dão algo diferente do que foi registrado.</translation>
    </message>
    <message>
        <source>Only the recorded line</source>
        <translation>Só a linha registrada</translation>
    </message>
    <message>
        <source>The analysis covers the match as it was played, not its branches.</source>
        <translation>A análise cobre a partida como foi jogada, não suas ramificações.</translation>
    </message>
    <message>
        <source>Not analyzed yet</source>
        <translation>Ainda não analisada</translation>
    </message>
    <message>
        <source>The computer judges every decision by what that player could know, and shows what would have been better. It takes about a minute.</source>
        <translation>O computador avalia cada decisão pelo que quem decidiu podia saber e mostra o que teria sido melhor. Leva cerca de um minuto.</translation>
    </message>
    <message>
        <source>Analyze</source>
        <translation>Analisar</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>O que você faria?</translation>
    </message>
    <message>
        <source>Judged by the computer</source>
        <translation>Avaliação do computador</translation>
    </message>
    <message>
        <source>Wait until the analysis is done</source>
        <translation>Espere a análise terminar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>person and decision</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Analyze again</source>
        <translation>Analisar de novo</translation>
    </message>
    <message>
        <source>Made with older rules or an older version.</source>
        <translation>Feita com regras ou versão anteriores.</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>Tente você mesmo</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Próximo erro</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
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
        <translation>Todos os oponentes</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Oponentes</translation>
    </message>
    <message>
        <source>On</source>
        <comment>battlefields</comment>
        <translation>Em</translation>
    </message>
    <message>
        <source>All battlefields</source>
        <translation>Todos os campos de batalha</translation>
    </message>
    <message>
        <source>Battlefields</source>
        <translation>Campos de batalha</translation>
    </message>
    <message>
        <source>Greedy computers</source>
        <translation>Computadores oportunistas</translation>
    </message>
    <message>
        <source>Random computers</source>
        <translation>Computadores aleatórios</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) a cell</source>
        <translation>
            <numerusform>%n partida por célula</numerusform>
            <numerusform>%n partidas por célula</numerusform>
        </translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Nível do computador</translation>
    </message>
    <message>
        <source>Games for each opponent on each battlefield</source>
        <translation>Partidas contra cada oponente em cada campo de batalha</translation>
    </message>
    <message>
        <source>Half of them from each seat. Four times as many games halve the interval.</source>
        <translation>Metade a partir de cada lugar. Quatro vezes mais partidas reduzem o intervalo à metade.</translation>
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
        <translation>Em palavras</translation>
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
        <translation>Nada foi jogado ainda.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): strong overall.</source>
        <translation>%1 vence %2% (%3): em vantagem no conjunto.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): weak overall.</source>
        <translation>%1 vence %2% (%3): em desvantagem no conjunto.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): no significant difference overall.</source>
        <translation>%1 vence %2% (%3): no conjunto, não se observa nenhuma diferença.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): strong against %4.</source>
        <translation>%1 vence %2% (%3): em vantagem contra %4.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3): weak against %4.</source>
        <translation>%1 vence %2% (%3): em desvantagem contra %4.</translation>
    </message>
    <message>
        <source>%1 wins %2% (%3) against %4: no significant difference.</source>
        <translation>%1 vence %2% (%3) contra %4: não se observa nenhuma diferença.</translation>
    </message>
    <message>
        <source>Most wins against %1 (%2%), fewest against %3 (%4%).</source>
        <translation>Mais vitórias contra %1 (%2%), menos contra %3 (%4%).</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) did not end and count for nobody.</source>
        <translation>
            <numerusform>%n partida não terminou e não conta para ninguém.</numerusform>
            <numerusform>%n partidas não terminaram e não contam para ninguém.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>opponent, battlefield</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: nothing has been played yet.</source>
        <translation>%1: nada foi jogado ainda.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of %1 turns on average.</source>
        <translation>
            <numerusform>%n partida de %1 turnos.</numerusform>
            <numerusform>%n partidas de %1 turnos em média.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 wins %3% (%4) of %n game(s), which take %5 turns.</source>
        <translation>
            <numerusform>%1: %2 vence %3% (%4) de %n partida, que dura %5 turnos.</numerusform>
            <numerusform>%1: %2 vence %3% (%4) de %n partidas, que duram %5 turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The most telling match: won from seat %1 in turn %2.</source>
        <translation>A partida mais reveladora: vencida a partir do lugar %1 no turno %2.</translation>
    </message>
    <message>
        <source>The most telling match: lost from seat %1 in turn %2.</source>
        <translation>A partida mais reveladora: perdida a partir do lugar %1 no turno %2.</translation>
    </message>
</context>
<context>
    <name>fabletop::BalancePage</name>
    <message>
        <source>The hero&apos;s text has mistakes: there is nothing to try yet</source>
        <translation>O texto do herói tem erros: ainda não há nada para testar</translation>
    </message>
    <message>
        <source>The hero has no cards yet</source>
        <translation>O herói ainda não tem cartas</translation>
    </message>
    <message>
        <source>Choose an opponent</source>
        <translation>Escolha um oponente</translation>
    </message>
    <message>
        <source>Choose a battlefield</source>
        <translation>Escolha um campo de batalha</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played</source>
        <translation>
            <numerusform>%n partida jogada</numerusform>
            <numerusform>%n partidas jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s) played</source>
        <translation>
            <numerusform>%1 de %n partida jogada</numerusform>
            <numerusform>%1 de %n partidas jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>the hero has changed since</source>
        <translation>o herói mudou desde então</translation>
    </message>
    <message>
        <source>Computers play %1 against the chosen heroes, half of the games from each seat. The table fills while they play.</source>
        <translation>O computador joga com %1 contra os heróis escolhidos, metade das partidas a partir de cada lugar. A tabela é preenchida enquanto ele joga.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>There is no table yet</source>
        <translation>Ainda não há tabela</translation>
    </message>
    <message>
        <source>A click or Enter opens the most telling match. Plain ink: wins more; hatched: wins less; no ink: no difference can be told.</source>
        <translation>Um clique ou Enter abre a partida mais reveladora. Tinta lisa: vence mais; hachurada: vence menos; sem tinta: não se observa nenhuma diferença.</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exportar como CSV…</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredito</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jogadas</translation>
    </message>
    <message>
        <source>Balance: wins by opponent and battlefield</source>
        <translation>Equilíbrio: vitórias por oponente e campo de batalha</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exportar a tabela</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelas (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Salvo como %1</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Nenhuma partida ainda</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Ainda não está pronto</translation>
    </message>
</context>
<context>
    <name>fabletop::BalanceTrial</name>
    <message>
        <source>There is nothing to play: a hero, an opponent and a battlefield are needed.</source>
        <translation>Não há nada para jogar: são necessários um herói, um oponente e um campo de batalha.</translation>
    </message>
</context>
<context>
    <name>fabletop::Banner</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldDocument</name>
    <message>
        <source>Battlefield</source>
        <translation>Campo de batalha</translation>
    </message>
    <message>
        <source>The battlefield has no file yet.</source>
        <translation>O campo de batalha ainda não tem arquivo.</translation>
    </message>
    <message>
        <source>No copy of the unsaved battlefield can be kept in %1.</source>
        <translation>Não é possível manter em %1 uma cópia do campo de batalha não salvo.</translation>
    </message>
    <message>
        <source>This battlefield has changes that are not saved.</source>
        <translation>Este campo de batalha tem alterações não salvas.</translation>
    </message>
    <message>
        <source>a battlefield without a file</source>
        <translation>um campo de batalha sem arquivo</translation>
    </message>
    <message>
        <source>Save the battlefield</source>
        <translation>Salvar o campo de batalha</translation>
    </message>
    <message>
        <source>Battlefields (*.battlefield.json)</source>
        <translation>Campos de batalha (*.battlefield.json)</translation>
    </message>
    <message>
        <source>Open a battlefield</source>
        <translation>Abrir um campo de batalha</translation>
    </message>
    <message>
        <source>Battlefields (*.json)</source>
        <translation>Campos de batalha (*.json)</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldEditor</name>
    <message>
        <source>Add a zone</source>
        <translation>Adicionar uma zona</translation>
    </message>
    <message>
        <source>Put it into zone %1</source>
        <translation>Adicionar à zona %1</translation>
    </message>
    <message>
        <source>Join it to its neighbour</source>
        <translation>Conectar ao vizinho</translation>
    </message>
    <message>
        <source>Another colour</source>
        <translation>Outra cor</translation>
    </message>
    <message>
        <source>Remove the zone</source>
        <translation>Remover a zona</translation>
    </message>
    <message>
        <source>Accept the proposed lines</source>
        <translation>Aceitar as linhas propostas</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Não há nada selecionado</translation>
    </message>
    <message>
        <source>Select two spaces or more</source>
        <translation>Selecione dois espaços ou mais</translation>
    </message>
    <message>
        <source>Select three spaces or more</source>
        <translation>Selecione três espaços ou mais</translation>
    </message>
    <message>
        <source>Mirror spaces</source>
        <translation>Espelhar espaços</translation>
    </message>
    <message>
        <source>Mark as a bridge</source>
        <translation>Marcar como ponte</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Remover a imagem</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldEditorPage</name>
    <message>
        <source>Workshop</source>
        <translation>Oficina</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>Não há nada para desfazer</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>Não há nada para refazer</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvo</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Sobrescrever</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Descartar alterações</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>%1 already exists. Overwrite it?</source>
        <translation>%1 já existe. Sobrescrever?</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldFileMenu</name>
    <message>
        <source>New battlefield</source>
        <translation>Novo campo de batalha</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Import a drawn map (SVG)…</source>
        <translation>Importar um mapa desenhado (SVG)…</translation>
    </message>
    <message>
        <source>Import a drawn map</source>
        <translation>Importar um mapa desenhado</translation>
    </message>
    <message>
        <source>Export as PDF, SVG or PNG…</source>
        <translation>Exportar como PDF, SVG ou PNG…</translation>
    </message>
    <message>
        <source>Background image…</source>
        <translation>Imagem de fundo…</translation>
    </message>
    <message>
        <source>Picture to draw on</source>
        <translation>Imagem de fundo</translation>
    </message>
    <message>
        <source>Increase opacity</source>
        <translation>Imagem mais intensa</translation>
    </message>
    <message>
        <source>Picture dimmer</source>
        <translation>Imagem mais suave</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Remover a imagem</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Diameter of a space on paper, in millimetres</source>
        <translation>Diâmetro de um espaço no papel, em milímetros</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldFiles</name>
    <message>
        <source>A battlefield is exported as .pdf, .svg or .png</source>
        <translation>Um campo de batalha é exportado como .pdf, .svg ou .png</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Salvo como %1</translation>
    </message>
    <message>
        <source>A name needs at least one letter</source>
        <translation>Um nome precisa de pelo menos uma letra</translation>
    </message>
</context>
<context>
    <name>fabletop::BattlefieldSteps</name>
    <message>
        <source>Add a space</source>
        <translation>Adicionar um espaço</translation>
    </message>
    <message>
        <source>Remove space %1</source>
        <translation>Remover o espaço %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n spaces</source>
        <translation>
            <numerusform>Remover %n espaço</numerusform>
            <numerusform>Remover %n espaços</numerusform>
        </translation>
    </message>
    <message>
        <source>Move space %1</source>
        <translation>Mover o espaço %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n spaces</source>
        <translation>
            <numerusform>Mover %n espaço</numerusform>
            <numerusform>Mover %n espaços</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename space %1</source>
        <translation>Renomear o espaço %1</translation>
    </message>
    <message>
        <source>Take the start from space %1</source>
        <translation>Remover a marca de início do espaço %1</translation>
    </message>
    <message>
        <source>Make space %1 start %2</source>
        <translation>Marcar o espaço %1 como espaço inicial %2</translation>
    </message>
    <message>
        <source>Open a passage on space %1</source>
        <translation>Abrir uma passagem no espaço %1</translation>
    </message>
    <message numerus="yes">
        <source>Open passages on %n spaces</source>
        <translation>
            <numerusform>Abrir uma passagem em %n espaço</numerusform>
            <numerusform>Abrir passagens em %n espaços</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the passage on space %1</source>
        <translation>Fechar a passagem do espaço %1</translation>
    </message>
    <message numerus="yes">
        <source>Close passages on %n spaces</source>
        <translation>
            <numerusform>Fechar a passagem de %n espaço</numerusform>
            <numerusform>Fechar as passagens de %n espaços</numerusform>
        </translation>
    </message>
    <message>
        <source>Paint zone %1</source>
        <translation>Pintar a zona %1</translation>
    </message>
    <message>
        <source>Take spaces out of zone %1</source>
        <translation>Retirar espaços da zona %1</translation>
    </message>
    <message>
        <source>Snap to the grid</source>
        <translation>Ajustar à grade</translation>
    </message>
    <message>
        <source>Align spaces</source>
        <translation>Alinhar espaços</translation>
    </message>
    <message>
        <source>Distribute spaces</source>
        <translation>Distribuir espaços</translation>
    </message>
    <message>
        <source>Cut space %1</source>
        <translation>Recortar o espaço %1</translation>
    </message>
    <message numerus="yes">
        <source>Cut %n spaces</source>
        <translation>
            <numerusform>Recortar %n espaço</numerusform>
            <numerusform>Recortar %n espaços</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Duplicate space %1</source>
        <translation>Duplicar o espaço %1</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n spaces</source>
        <translation>
            <numerusform>Duplicar %n espaço</numerusform>
            <numerusform>Duplicar %n espaços</numerusform>
        </translation>
    </message>
    <message>
        <source>Connect %1 and %2</source>
        <translation>Conectar os espaços %1 e %2</translation>
    </message>
    <message>
        <source>Disconnect %1 and %2</source>
        <translation>Desconectar os espaços %1 e %2</translation>
    </message>
    <message>
        <source>Remove a line</source>
        <translation>Remover uma linha</translation>
    </message>
    <message>
        <source>Add a zone</source>
        <translation>Adicionar uma zona</translation>
    </message>
    <message>
        <source>Remove zone %1</source>
        <translation>Remover a zona %1</translation>
    </message>
    <message>
        <source>Move zone %1</source>
        <translation>Mover a zona %1</translation>
    </message>
    <message>
        <source>Rename zone %1</source>
        <translation>Renomear a zona %1</translation>
    </message>
    <message>
        <source>Name zone %1</source>
        <translation>Dar nome à zona %1</translation>
    </message>
    <message>
        <source>Colour zone %1</source>
        <translation>Alterar a cor da zona %1</translation>
    </message>
    <message>
        <source>Change the pattern of zone %1</source>
        <translation>Alterar o padrão da zona %1</translation>
    </message>
    <message>
        <source>Add a text</source>
        <translation>Adicionar um texto</translation>
    </message>
    <message>
        <source>Move a text</source>
        <translation>Mover um texto</translation>
    </message>
    <message>
        <source>Change a text</source>
        <translation>Alterar um texto</translation>
    </message>
    <message>
        <source>Remove a text</source>
        <translation>Remover um texto</translation>
    </message>
    <message>
        <source>Change the id</source>
        <translation>Alterar o identificador</translation>
    </message>
    <message>
        <source>Name the battlefield</source>
        <translation>Dar nome ao campo de batalha</translation>
    </message>
    <message>
        <source>Change the shape</source>
        <translation>Alterar as proporções</translation>
    </message>
    <message>
        <source>Change the size of spaces</source>
        <translation>Alterar o tamanho dos espaços</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Remover a imagem</translation>
    </message>
    <message>
        <source>Change the picture</source>
        <translation>Alterar a imagem</translation>
    </message>
    <message>
        <source>Place the picture</source>
        <translation>Posicionar a imagem</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <translation>Alterar as notas</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Alterar o autor</translation>
    </message>
    <message>
        <source>Change the license</source>
        <translation>Alterar a licença</translation>
    </message>
</context>
<context>
    <name>fabletop::BookView</name>
    <message>
        <source>See the cards</source>
        <translation>Ver as cartas</translation>
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
        <translation>Linhas de jogo</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Vitória: %1</translation>
    </message>
    <message numerus="yes">
        <source>from turn %1, %n decision(s)</source>
        <translation>
            <numerusform>a partir do turno %1, %n decisão</numerusform>
            <numerusform>a partir do turno %1, %n decisões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from setup, %n decision(s)</source>
        <translation>
            <numerusform>a partir da preparação, %n decisão</numerusform>
            <numerusform>a partir da preparação, %n decisões</numerusform>
        </translation>
    </message>
    <message>
        <source>Decision %1 has a different result under today’s rules</source>
        <translation>A decisão %1 tem outro resultado com as regras atuais</translation>
    </message>
    <message>
        <source>from turn %1</source>
        <translation>a partir do turno %1</translation>
    </message>
    <message>
        <source>from setup</source>
        <translation>a partir da preparação</translation>
    </message>
    <message>
        <source>Still running</source>
        <translation>Em andamento</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decisão</numerusform>
            <numerusform>%n decisões</numerusform>
        </translation>
    </message>
    <message>
        <source>The recorded line</source>
        <translation>Linha gravada</translation>
    </message>
    <message>
        <source>The recorded line stays as it is</source>
        <translation>A linha gravada não pode ser alterada</translation>
    </message>
    <message>
        <source>The future is hidden</source>
        <translation>O futuro está oculto</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Computer, Apprentice</source>
        <translation>Computador, aprendiz</translation>
    </message>
    <message>
        <source>Computer, Duelist</source>
        <translation>Computador, duelista</translation>
    </message>
    <message>
        <source>Computer, Master</source>
        <translation>Computador, mestre</translation>
    </message>
    <message>
        <source>Continue this line as:</source>
        <translation>Continuar esta linha como:</translation>
    </message>
    <message>
        <source>Continue from here as:</source>
        <translation>Continuar daqui como:</translation>
    </message>
    <message>
        <source>Continue this line</source>
        <translation>Continuar esta linha</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continuar daqui</translation>
    </message>
</context>
<context>
    <name>fabletop::CardFilters</name>
    <message>
        <source>any fighter</source>
        <translation>qualquer combatente</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>qualquer</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 ou mais</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>Names and card texts</source>
        <translation>Nomes e textos</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Mostrar todas as cartas</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Herói</translation>
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
        <translation>Reforço</translation>
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
        <translation>defesa</translation>
    </message>
    <message>
        <source>versatile</source>
        <translation>versátil</translation>
    </message>
    <message>
        <source>scheme</source>
        <translation>tática</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Herói</translation>
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
        <translation>Cópias</translation>
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
        <translation>Reforço</translation>
    </message>
</context>
<context>
    <name>fabletop::CardPreview</name>
    <message>
        <source>In play</source>
        <translation>Em jogo</translation>
    </message>
    <message>
        <source>In hand, as far as known</source>
        <translation>Na mão, pelo que se viu</translation>
    </message>
    <message>
        <source>In the discard pile</source>
        <translation>No descarte</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Por vir</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Esta partida</translation>
    </message>
    <message>
        <source>Value and boost in this deck</source>
        <translation>Valor e reforço neste baralho</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Open rule</source>
        <translation>Ver a regra</translation>
    </message>
    <message>
        <source>No card is chosen</source>
        <translation>Nenhuma carta foi escolhida</translation>
    </message>
    <message>
        <source>value</source>
        <comment>of a card</comment>
        <translation>valor</translation>
    </message>
    <message>
        <source>boost</source>
        <comment>what a card lends</comment>
        <translation>reforço</translation>
    </message>
</context>
<context>
    <name>fabletop::CardRows</name>
    <message>
        <source>a hidden card</source>
        <translation>uma carta oculta</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>card and where it was</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No cards.</source>
        <translation>Nenhuma carta.</translation>
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
        <translation>Nenhuma carta funciona ainda</translation>
    </message>
    <message>
        <source>%1: %2 cards, %3 different; %4 attack, %5 defense, %6 versatile, %7 scheme</source>
        <translation>%1: %2 cartas, %3 diferentes; ataque %4, defesa %5, versátil %6, tática %7</translation>
    </message>
    <message>
        <source>value</source>
        <comment>of a card</comment>
        <translation>valor</translation>
    </message>
    <message>
        <source>boost</source>
        <comment>what a card lends</comment>
        <translation>reforço</translation>
    </message>
    <message>
        <source>The text is longer than the card in %1</source>
        <translation>O texto não cabe na carta em %1</translation>
    </message>
</context>
<context>
    <name>fabletop::CardsPage</name>
    <message>
        <source>Sort by deck</source>
        <translation>Ordenar por baralho</translation>
    </message>
    <message>
        <source>Sort by name</source>
        <translation>Ordenar por nome</translation>
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
        <translation>Ordenar por reforço</translation>
    </message>
    <message>
        <source>Sort by copies</source>
        <translation>Ordenar por cópias</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Ordem das cartas</translation>
    </message>
    <message>
        <source>As card faces</source>
        <translation>Como cartas</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Como tabela</translation>
    </message>
    <message>
        <source>Compare decks</source>
        <translation>Comparar baralhos</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>No card is like that</source>
        <translation>Nenhuma carta é assim</translation>
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
            <numerusform>%n cópia</numerusform>
            <numerusform>%n cópias</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas as cartas</translation>
    </message>
    <message>
        <source>Two decks</source>
        <translation>Dois baralhos</translation>
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
        <translation>Lista destas cartas…</translation>
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
        <translation>Corrigir na Oficina</translation>
    </message>
    <message>
        <source>These are the cards of %1</source>
        <translation>Estas são as cartas de %1</translation>
    </message>
    <message>
        <source>Edit in Workshop</source>
        <translation>Editar na Oficina</translation>
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
        <translation>O combate terminou.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Combat, folded</source>
        <translation>Combate, recolhido</translation>
    </message>
</context>
<context>
    <name>fabletop::CombatBar</name>
    <message>
        <source>Skip to end</source>
        <translation>Ir para o fim</translation>
    </message>
    <message>
        <source>You can take this back once the combat has been shown.</source>
        <translation>Você poderá desfazer depois que o combate for mostrado.</translation>
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
        <translation>Com clique</translation>
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
        <translation>Espera na revelação, em cada efeito que muda algo e no resultado</translation>
    </message>
    <message>
        <source>Goes on by itself; rests for 3 seconds at the reveal and at the result</source>
        <translation>Avança sozinho; para 3 segundos na revelação e no resultado</translation>
    </message>
    <message>
        <source>Goes on by itself, within 2.5 seconds</source>
        <translation>Avança sozinho, em 2,5 segundos</translation>
    </message>
</context>
<context>
    <name>fabletop::CombatLine</name>
    <message>
        <source>Step %1, %2</source>
        <translation>Passo %1, %2</translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <translation>Passo %1, %2: %3</translation>
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
        <translation>O combate terminou.</translation>
    </message>
    <message>
        <source>Space or a click on the stage goes on at once.</source>
        <translation>Espaço ou um clique no palco avança na hora.</translation>
    </message>
    <message>
        <source>attack %1 against defense %2</source>
        <translation>ataque %1 contra defesa %2</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Passo %1 de %2: %3</translation>
    </message>
    <message>
        <source>Space or click to continue.</source>
        <translation>Espaço ou clique para continuar.</translation>
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
        <translation>Nenhum combate ainda</translation>
    </message>
    <message>
        <source>Not decided yet</source>
        <translation>Ainda sem resultado</translation>
    </message>
    <message>
        <source>%1: health %2 to %3</source>
        <comment>defender</comment>
        <translation>%1: PV de %2 para %3</translation>
    </message>
    <message>
        <source>No defense</source>
        <translation>Sem defesa</translation>
    </message>
    <message>
        <source>No card yet</source>
        <translation>Ainda sem carta</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Virada para baixo</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combate</translation>
    </message>
    <message>
        <source>Show combat</source>
        <translation>Ver o combate</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>card and sum</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>There hasn’t been a combat yet. “Next combat” goes to the first.</source>
        <translation>Ainda não houve combate até aqui. “Próximo combate” leva ao primeiro.</translation>
    </message>
</context>
<context>
    <name>fabletop::CompareWindow</name>
    <message>
        <source>Compare two lines of play</source>
        <translation>Comparar duas linhas de jogo</translation>
    </message>
    <message>
        <source>The recorded line</source>
        <translation>Linha gravada</translation>
    </message>
    <message>
        <source>Branch %1</source>
        <translation>Variante %1</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Voltar um passo</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Avançar um passo</translation>
    </message>
    <message>
        <source>Decisions after the place where the lines part</source>
        <translation>Decisões após o ponto em que as linhas se separam</translation>
    </message>
</context>
<context>
    <name>fabletop::DeckComparison</name>
    <message>
        <source>First deck</source>
        <translation>Primeiro baralho</translation>
    </message>
    <message>
        <source>Second deck</source>
        <translation>Segundo baralho</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Different cards</source>
        <translation>Cartas diferentes</translation>
    </message>
    <message>
        <source>Mean value</source>
        <translation>Valor médio</translation>
    </message>
    <message>
        <source>Mean boost</source>
        <translation>Reforço médio</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>Sem efeito</translation>
    </message>
    <message>
        <source>Health of the hero</source>
        <translation>Vida do herói</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Sidekicks</source>
        <translation>Ajudantes</translation>
    </message>
    <message>
        <source>The two decks share no card.</source>
        <translation>Os dois baralhos não têm nenhuma carta em comum.</translation>
    </message>
    <message>
        <source>In both decks: %1.</source>
        <translation>Nos dois baralhos: %1.</translation>
    </message>
    <message>
        <source>Copies by value</source>
        <translation>Cópias por valor</translation>
    </message>
    <message>
        <source>Copies by boost</source>
        <translation>Cópias por reforço</translation>
    </message>
</context>
<context>
    <name>fabletop::DeckPage</name>
    <message>
        <source>What does it fight with?</source>
        <translation>Com que luta?</translation>
    </message>
    <message>
        <source>Thirty simple cards that can be played at once. Change them one by one.</source>
        <translation>Trinta cartas simples, prontas para jogar. Altere-as uma a uma.</translation>
    </message>
    <message>
        <source>A bit of everything</source>
        <translation>Um pouco de tudo</translation>
    </message>
    <message>
        <source>More attacks: it goes forward</source>
        <translation>Mais ataques: parte para a ofensiva</translation>
    </message>
    <message>
        <source>More defenses: it waits for its time</source>
        <translation>Mais defesas: espera a sua hora</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>Cartas do baralho</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 × %2 — %3, boost %4</source>
        <translation>%1 × %2: %3, reforço %4</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baralho</translation>
    </message>
</context>
<context>
    <name>fabletop::DeckPanel</name>
    <message>
        <source>%1: %2 left, %3 in the discard pile</source>
        <translation>%1: %2 por jogar, %3 na pilha de descartes</translation>
    </message>
    <message>
        <source>left, not seen</source>
        <translation>por jogar, não vistas</translation>
    </message>
    <message>
        <source>in hand, seen</source>
        <translation>na mão, vistas</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>em jogo</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>descartadas</translation>
    </message>
</context>
<context>
    <name>fabletop::DetailPane</name>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
</context>
<context>
    <name>fabletop::DivergenceLabel</name>
    <message>
        <source>The setup</source>
        <translation>A preparação</translation>
    </message>
    <message>
        <source>Decision %1 of “%2”</source>
        <translation>A decisão %1 de “%2”</translation>
    </message>
    <message>
        <source>Decision %1</source>
        <translation>A decisão %1</translation>
    </message>
    <message>
        <source>%1 has a different result under today’s rules. Recorded: %2. Now: %3. You can still watch the recording.</source>
        <translation>%1 tem outro resultado com as regras atuais. Registrado: %2. Agora: %3. A gravação ainda pode ser vista.</translation>
    </message>
    <message>
        <source>“%1” doesn’t work in this version of the rules language: %2. You can watch the recording, but to play on, the hero has to be corrected.</source>
        <translation>“%1” não funciona nesta versão da linguagem de regras: %2. Você pode ver a gravação, mas para continuar jogando é preciso corrigir o herói.</translation>
    </message>
</context>
<context>
    <name>fabletop::Document</name>
    <message>
        <source>%1 was changed by another program since it was opened.</source>
        <translation>Outro programa modificou %1 depois que o arquivo foi aberto.</translation>
    </message>
</context>
<context>
    <name>fabletop::DocumentFiles</name>
    <message>
        <source>Changes to %1 were not saved when the program ended.</source>
        <translation>As alterações de %1 não tinham sido salvas quando o programa terminou.</translation>
    </message>
    <message>
        <source>Discard these changes? You can’t restore them later.</source>
        <translation>Descartar estas alterações? Não será possível restaurá-las depois.</translation>
    </message>
    <message>
        <source>The program ended before %1 was saved.</source>
        <translation>O programa terminou antes de %1 ser salvo.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Arquivos recentes</translation>
    </message>
    <message>
        <source>Couldn’t open %1: %2.</source>
        <translation>Não foi possível abrir %1: %2.</translation>
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
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Desenhos</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>De um arquivo…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Selecionar</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Busto</translation>
    </message>
    <message>
        <source>Remove the line and use the default drawing</source>
        <translation>Remover a linha e usar o desenho padrão</translation>
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
        <translation>Imagem…</translation>
    </message>
    <message>
        <source>Shown on the battlefield</source>
        <translation>Aparece no campo de batalha</translation>
    </message>
    <message>
        <source>Shown in panels</source>
        <translation>Aparece nos painéis</translation>
    </message>
    <message>
        <source>Shown on the card</source>
        <translation>Aparece na carta</translation>
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
        <translation>Mapa desenhado</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorCanvas</name>
    <message>
        <source>Drawing board</source>
        <translation>Prancheta</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n espaço</numerusform>
            <numerusform>%n espaços</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, selected: %2</source>
        <translation>%1, seleção: %2</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorFoot</name>
    <message>
        <source>Figures</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Below the board</source>
        <translation>Abaixo do tabuleiro</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorHead</name>
    <message>
        <source>Undo “%1”</source>
        <translation>Desfazer “%1”</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>Não há nada para desfazer</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>Não há nada para refazer</translation>
    </message>
    <message numerus="yes">
        <source>Accept %n proposed line(s)</source>
        <translation>
            <numerusform>Aceitar %n linha proposta</numerusform>
            <numerusform>Aceitar %n linhas propostas</numerusform>
        </translation>
    </message>
    <message>
        <source>No match can be played yet: see the problems</source>
        <translation>Ainda não é possível jogar uma partida: veja os problemas</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Rejeitar</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Testar</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorKeys</name>
    <message>
        <source>Cut</source>
        <translation>Recortar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Selecionar tudo</translation>
    </message>
</context>
<context>
    <name>fabletop::EditorPointer</name>
    <message>
        <source>Drag from one space to another</source>
        <translation>Arraste de um espaço a outro</translation>
    </message>
    <message>
        <source>There is no zone yet: add one first</source>
        <translation>Ainda não há zonas: adicione uma primeiro</translation>
    </message>
    <message>
        <source>Paint over spaces</source>
        <translation>Pinte sobre os espaços</translation>
    </message>
    <message>
        <source>Click on a space</source>
        <translation>Clique em um espaço</translation>
    </message>
    <message>
        <source>All four starts are set: click on one of them to take it away</source>
        <translation>Os quatro espaços iniciais já estão marcados: clique em um deles para remover a marca</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>A line ends on a space</source>
        <translation>Uma linha deve terminar em um espaço</translation>
    </message>
</context>
<context>
    <name>fabletop::FairnessTrial</name>
    <message>
        <source>No match can be played on this battlefield.</source>
        <translation>Nenhuma partida pode ser jogada neste campo de batalha.</translation>
    </message>
</context>
<context>
    <name>fabletop::FieldPick</name>
    <message numerus="yes">
        <source>%n space(s), %1</source>
        <translation>
            <numerusform>%n espaço, %1</numerusform>
            <numerusform>%n espaços, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n lugar</numerusform>
            <numerusform>%n lugares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n start(s) only</source>
        <translation>
            <numerusform>só %n início</numerusform>
            <numerusform>só %n inícios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::FieldPicker</name>
    <message numerus="yes">
        <source>%1 has %n start(s), four are needed</source>
        <translation>
            <numerusform>%1 tem %n espaço inicial; são necessários quatro</numerusform>
            <numerusform>%1 tem %n espaços iniciais; são necessários quatro</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::FindBar</name>
    <message>
        <source>It stands nowhere</source>
        <translation>Não encontrado</translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %n place(s)</source>
        <translation>
            <numerusform>Substituído em %n lugar</numerusform>
            <numerusform>Substituído em %n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Substituir por</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Substituir tudo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>fabletop::HandGrid</name>
    <message>
        <source>All cards in hand</source>
        <translation>Todas as cartas da mão</translation>
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
        <translation>Todas as cartas da mão. Pressione Esc para fechar.</translation>
    </message>
</context>
<context>
    <name>fabletop::HandOverScreen</name>
    <message>
        <source>I am %1</source>
        <translation>Eu sou %1</translation>
    </message>
    <message>
        <source>The combat goes on.</source>
        <translation>O combate continua.</translation>
    </message>
    <message>
        <source>Everyone can look again</source>
        <translation>Todos podem olhar de novo</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Only %1 should look</source>
        <translation>Só %1 deve olhar</translation>
    </message>
</context>
<context>
    <name>fabletop::HandRow</name>
    <message>
        <source>The other hero is asked now</source>
        <translation>Agora quem decide é o outro herói</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Your hand lies below the board</source>
        <translation>Sua mão fica abaixo do tabuleiro</translation>
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
        <translation>Mão</translation>
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
        <translation>À distância, %1 de vida, movimento %2</translation>
    </message>
    <message>
        <source>Melee, %1 health, move %2</source>
        <translation>Corpo a corpo, %1 de vida, movimento %2</translation>
    </message>
    <message>
        <source>Copy %1. %2</source>
        <translation>Copiar %1. %2</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>À distância</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Corpo-a-corpo</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroDocument</name>
    <message>
        <source>The hero has no file yet.</source>
        <translation>O herói ainda não tem arquivo.</translation>
    </message>
    <message>
        <source>No copy of the unsaved hero can be kept in %1.</source>
        <translation>Não é possível manter em %1 uma cópia do herói não salvo.</translation>
    </message>
    <message>
        <source>This hero has changes that are not saved.</source>
        <translation>Este herói tem alterações não salvas.</translation>
    </message>
    <message>
        <source>a hero that was not saved yet</source>
        <translation>um herói que ainda não tem arquivo</translation>
    </message>
    <message>
        <source>Save the hero</source>
        <translation>Salvar o herói</translation>
    </message>
    <message>
        <source>Heroes (*.hero)</source>
        <translation>Heróis (*.hero)</translation>
    </message>
    <message>
        <source>Open a hero</source>
        <translation>Abrir um herói</translation>
    </message>
    <message>
        <source>New hero</source>
        <translation>Novo herói</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroDrawings</name>
    <message>
        <source>Select a picture</source>
        <translation>Selecionar uma imagem</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Imagens (*.png *.svg)</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroEditorPage</name>
    <message>
        <source>The text has mistakes: see the problems</source>
        <translation>O texto tem erros: veja os problemas</translation>
    </message>
    <message>
        <source>The hero has no cards yet</source>
        <translation>O herói ainda não tem cartas</translation>
    </message>
    <message>
        <source>Rules text</source>
        <translation>Texto de regras</translation>
    </message>
    <message>
        <source>Begin with File → New hero…, or write a first line: hero &quot;Name&quot;</source>
        <translation>Comece com Arquivo → Novo herói…, ou escreva uma primeira linha: hero &quot;Name&quot;</translation>
    </message>
    <message>
        <source>The text is empty</source>
        <translation>Ainda não há nada escrito</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroFileMenu</name>
    <message>
        <source>New hero…</source>
        <translation>Novo herói…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>Export package…</source>
        <translation>Exportar pacote…</translation>
    </message>
    <message>
        <source>Import cards from CSV…</source>
        <translation>Cartas de uma tabela (CSV)…</translation>
    </message>
    <message>
        <source>Cards out of a table</source>
        <translation>Cartas de uma tabela</translation>
    </message>
    <message>
        <source>Copy a built-in hero…</source>
        <translation>Copiar um herói incluído…</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroFiles</name>
    <message>
        <source>A name needs at least one letter</source>
        <translation>Um nome precisa de pelo menos uma letra</translation>
    </message>
    <message>
        <source>The text has mistakes: see the problems</source>
        <translation>O texto tem erros: veja os problemas</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroHead</name>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Procurar</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Procurar e substituir</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Arrumar</translation>
    </message>
    <message>
        <source>Puts the text into its canonical form</source>
        <translation>Põe o texto na forma canônica</translation>
    </message>
    <message>
        <source>Try this card</source>
        <translation>Testar esta carta</translation>
    </message>
    <message>
        <source>The card at the cursor on a table where it can be played at once</source>
        <translation>A carta sob o cursor em uma mesa onde pode ser jogada na hora</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Testar</translation>
    </message>
    <message>
        <source>A match with this hero</source>
        <translation>Uma partida com este herói</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroOutline</name>
    <message>
        <source>What the file declares</source>
        <translation>O que o arquivo declara</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroProblems</name>
    <message>
        <source>The text is empty</source>
        <translation>Ainda não há nada escrito</translation>
    </message>
    <message>
        <source>Nothing is wrong</source>
        <translation>Está tudo em ordem</translation>
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
        <translation>Linguagem</translation>
    </message>
    <message>
        <source>Everything that can be written, with examples</source>
        <translation>Tudo o que se pode escrever, com exemplos</translation>
    </message>
    <message>
        <source>Beside the text</source>
        <translation>Ao lado do texto</translation>
    </message>
</context>
<context>
    <name>fabletop::HeroWorkspace</name>
    <message>
        <source>What is done with the hero</source>
        <translation>O que se faz com o herói</translation>
    </message>
</context>
<context>
    <name>fabletop::JudgedView</name>
    <message numerus="yes">
        <source>%1: %n points lost</source>
        <comment>verdict</comment>
        <translation>
            <numerusform>%1: %n ponto perdido</numerusform>
            <numerusform>%1: %n pontos perdidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Nada melhor foi encontrado.</translation>
    </message>
    <message>
        <source>About as good as the best decision.</source>
        <translation>Quase tão boa quanto a melhor.</translation>
    </message>
    <message>
        <source>%1’s chance to win falls from %2% to %3%.</source>
        <translation>A chance de vitória de %1 cai de %2% para %3%.</translation>
    </message>
    <message>
        <source>Options, with %1’s chance to win in %</source>
        <translation>Opções e % de vitória de %1</translation>
    </message>
    <message>
        <source>Looking for better options…</source>
        <translation>Procurando opções melhores…</translation>
    </message>
    <message>
        <source>Your choice: %1</source>
        <translation>Sua escolha: %1</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Jogado: %1</translation>
    </message>
    <message>
        <source>Likely continuation</source>
        <translation>Continuação provável</translation>
    </message>
</context>
<context>
    <name>fabletop::JudgedWhole</name>
    <message>
        <source>The match so far</source>
        <translation>A partida até aqui</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>A partida inteira</translation>
    </message>
    <message>
        <source>%1% accuracy</source>
        <translation>%1% de precisão</translation>
    </message>
    <message>
        <source>Biggest swing: turn %1</source>
        <translation>Maior virada: turno %1</translation>
    </message>
    <message>
        <source>The chance to win is the average of what both sides knew. Hidden cards don’t count. Luck is how draws, shuffles and revealed cards changed that chance.</source>
        <translation>A chance de vitória é a média do que cada lado sabia; cartas ocultas não contam. A sorte é o quanto compras, embaralhamentos e cartas reveladas a mudaram.</translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <translation>
            <numerusform>%n imprecisão</numerusform>
            <numerusform>%n imprecisões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n erro</numerusform>
            <numerusform>%n erros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>%n erro grave</numerusform>
            <numerusform>%n erros graves</numerusform>
        </translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation>sorte %1</translation>
    </message>
    <message>
        <source>Costliest mistakes</source>
        <translation>Erros mais custosos</translation>
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
        <translation>Pressione uma tecla</translation>
    </message>
</context>
<context>
    <name>fabletop::KeyRow</name>
    <message>
        <source>%1: no key</source>
        <translation>%1: sem tecla</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 already does this: %2.</source>
        <translation>%1 já faz isto: %2.</translation>
    </message>
    <message>
        <source>Take it from %1</source>
        <translation>Tirar de %1</translation>
    </message>
</context>
<context>
    <name>fabletop::KeySheet</name>
    <message>
        <source>Keys of this page</source>
        <translation>Teclas desta página</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Mudar teclas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>fabletop::Laboratory</name>
    <message>
        <source>no way</source>
        <translation>sem caminho</translation>
    </message>
    <message>
        <source>No match can be played yet: see the problems</source>
        <translation>Ainda não é possível jogar uma partida: veja os problemas</translation>
    </message>
    <message>
        <source>Computers play on it, half of the games from each start.</source>
        <translation>Partidas entre computadores, metade a partir de cada início.</translation>
    </message>
    <message numerus="yes">
        <source>Start 1 won %1% (%2 to %3%) of %n game(s)</source>
        <translation>
            <numerusform>O início 1 venceu %1% (de %2 a %3%) de %n partida</numerusform>
            <numerusform>O início 1 venceu %1% (de %2 a %3%) de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>The starts are not worth the same.</source>
        <translation>Os inícios não se equivalem.</translation>
    </message>
    <message>
        <source>No difference is certain.</source>
        <translation>Nenhuma diferença comprovada.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>In range of how many spaces, by zone</source>
        <translation>Ao alcance de quantos espaços, por zona</translation>
    </message>
    <message>
        <source>No overlay</source>
        <translation>Nenhuma camada</translation>
    </message>
    <message>
        <source>Exposed to ranged attacks, %</source>
        <translation>Risco de ataque à distância, %</translation>
    </message>
    <message>
        <source>Shortest ways through, %</source>
        <translation>Caminhos mais curtos, %</translation>
    </message>
    <message>
        <source>Steps from the selected space</source>
        <translation>Distância até a seleção</translation>
    </message>
    <message>
        <source>Protanopia preview</source>
        <translation>Visão sem cones vermelhos</translation>
    </message>
    <message>
        <source>Deuteranopia preview</source>
        <translation>Visão sem cones verdes</translation>
    </message>
    <message>
        <source>Tritanopia preview</source>
        <translation>Visão sem cones azuis</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Camada sobre o tabuleiro</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Test the starts</source>
        <translation>Testar os inícios</translation>
    </message>
    <message>
        <source>Spaces: %1, lines: %2 (%3 a space)</source>
        <translation>Espaços: %1, linhas: %2 (%3 por espaço)</translation>
    </message>
    <message>
        <source>Closest colours: %1, %2</source>
        <translation>Cores mais próximas: %1, %2</translation>
    </message>
    <message>
        <source>Least contrast: %1, %2 to 1</source>
        <translation>Menor contraste: %1, %2 para 1</translation>
    </message>
    <message>
        <source>%1–%2: %3</source>
        <comment>two starts and the steps between them</comment>
        <translation>%1–%2: %3</translation>
    </message>
    <message>
        <source>Steps between starts:</source>
        <translation>Espaços entre os inícios:</translation>
    </message>
    <message>
        <source>Spaces in range</source>
        <translation>Espaços ao alcance</translation>
    </message>
</context>
<context>
    <name>fabletop::LedgerColumns</name>
    <message>
        <source>Steps of the combat</source>
        <translation>Passos do combate</translation>
    </message>
</context>
<context>
    <name>fabletop::LedgerView</name>
    <message>
        <source>Steps of the combat</source>
        <translation>Passos do combate</translation>
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
        <translation>Boas-vindas! Seu herói já está em posição; coloque o ajudante em um dos espaços iluminados.</translation>
    </message>
    <message>
        <source>You have two actions per turn. Press Maneuver or drag a fighter: you draw a card and may move.</source>
        <translation>Você tem duas ações por turno. Escolha Manobra ou arraste um combatente: você compra uma carta e pode mover.</translation>
    </message>
    <message>
        <source>Click a card to boost the move by the number in its drop. Move your fighters, then press Done.</source>
        <translation>Clique em uma carta para somar ao movimento o número da gota. Mova seus combatentes e escolha Pronto.</translation>
    </message>
    <message>
        <source>Fighters walk along the lines between spaces. Rest the pointer on a space to see its lines.</source>
        <translation>Os combatentes andam pelas linhas entre os espaços. Pare o ponteiro sobre um espaço para ver as dele.</translation>
    </message>
    <message>
        <source>Colors are zones; a ranged fighter attacks anyone in its zones. Rest the pointer on your sidekick.</source>
        <translation>As cores são zonas; um combatente à distância ataca qualquer inimigo nas dele. Pare o ponteiro sobre o seu ajudante.</translation>
    </message>
    <message>
        <source>Red rings mark whom you can attack. Press Attack, then choose attacker, target and card in any order.</source>
        <translation>Anéis vermelhos marcam quem você pode atacar. Escolha Ataque e depois atacante, alvo e carta, em qualquer ordem.</translation>
    </message>
    <message>
        <source>A card with a quill is a scheme, an action of its own. Press Scheme and play it.</source>
        <translation>Uma carta com pena é uma tática, uma ação à parte. Escolha Tática e jogue a carta.</translation>
    </message>
    <message>
        <source>Rest the pointer on your hero: numbers show how many steps away each space is.</source>
        <translation>Pare o ponteiro sobre o seu herói: os números mostram a quantos passos fica cada espaço.</translation>
    </message>
    <message>
        <source>The combat plays out line by line, and every line cites its rule. Click to continue.</source>
        <translation>O combate é narrado linha a linha, e cada linha cita a regra aplicada. Clique para continuar.</translation>
    </message>
    <message>
        <source>Choose a card with a shield or a hexagon, or none: its value is subtracted from the attack.</source>
        <translation>Escolha uma carta com escudo ou hexágono, ou nenhuma: o valor dela é subtraído do ataque.</translation>
    </message>
    <message>
        <source>A card with a quill is a scheme, an action of its own. You’ll draw one soon.</source>
        <translation>Uma carta com pena é uma tática, uma ação à parte. Você ainda vai comprar uma.</translation>
    </message>
</context>
<context>
    <name>fabletop::LessonTag</name>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>First duel</source>
        <translation>Primeiro duelo</translation>
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
        <translation>Gravada por um Fabletop mais recente (versão %1 do arquivo)</translation>
    </message>
    <message>
        <source>The hero %1 is not installed</source>
        <translation>Herói não instalado: %1</translation>
    </message>
    <message>
        <source>This is no match file</source>
        <translation>Este não é um arquivo de partida</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>em andamento</translation>
    </message>
    <message>
        <source> and </source>
        <translation> e </translation>
    </message>
    <message>
        <source>sample</source>
        <translation>exemplo</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Campo de batalha</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Pessoas</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisões</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
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
        <translation>%1, por desistência</translation>
    </message>
    <message>
        <source>Couldn’t read this file</source>
        <translation>Não foi possível ler este arquivo</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Não terminada</translation>
    </message>
    <message numerus="yes">
        <source>%1 won</source>
        <translation>
            <numerusform>Vitória: %1</numerusform>
            <numerusform>Vitória: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>turno %1</translation>
    </message>
    <message>
        <source>the others resigned, turn %1</source>
        <translation>por desistência, turno %1</translation>
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
        <translation>exaustão, turno %1</translation>
    </message>
</context>
<context>
    <name>fabletop::LibraryPage</name>
    <message>
        <source>any hero</source>
        <translation>qualquer herói</translation>
    </message>
    <message>
        <source>Heroes, people, cards</source>
        <translation>Heróis, pessoas, cartas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>Herói</translation>
    </message>
    <message>
        <source>all matches</source>
        <translation>todas as partidas</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminadas</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>em andamento</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Situação</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Partidas salvas</translation>
    </message>
    <message>
        <source>No match is like that</source>
        <translation>Nenhuma partida corresponde à busca</translation>
    </message>
    <message>
        <source>No match has been played yet</source>
        <translation>Nenhuma partida foi jogada ainda</translation>
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
</context>
<context>
    <name>fabletop::LibraryPlace</name>
    <message numerus="yes">
        <source>%n match(es) were taken in</source>
        <translation>
            <numerusform>%n partida foi adicionada</numerusform>
            <numerusform>%n partidas foram adicionadas</numerusform>
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
        <translation>Ver o replay</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>exemplo</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>battlefield, date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Biggest blow: %1 damage to %2, turn %3</source>
        <translation>Maior golpe: %1 de dano em %2, turno %3</translation>
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
        <translation>A última linha está incompleta e foi ignorada</translation>
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
        <translation>dano</translation>
    </message>
    <message>
        <source>Biggest blow: %1 damage to %2, turn %3, with %4</source>
        <translation>Maior golpe: %1 de dano em %2, turno %3, com %4</translation>
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
            <numerusform>decisão</numerusform>
            <numerusform>decisões</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue match</source>
        <translation>Continuar a partida</translation>
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
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>&amp;About Fabletop</source>
        <translation>&amp;Sobre o Fabletop</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nova partida…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save a copy as…</source>
        <translation>&amp;Salvar uma cópia como…</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Abrir uma partida</translation>
    </message>
    <message>
        <source>Matches (*.match);;All files (*)</source>
        <translation>Partidas (*.match);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>&amp;Keys of this page</source>
        <translation>&amp;Teclas desta página</translation>
    </message>
</context>
<context>
    <name>fabletop::MainWindow</name>
    <message>
        <source>Drop to open</source>
        <translation>Solte para abrir</translation>
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
        <translation>A partida inteira</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparação</translation>
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
        <translation>%1 vence com %2% de chance</translation>
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
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>Matches (*.match)</source>
        <translation>Partidas (*.match)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salvar uma cópia</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Salvo como %1</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 cópia</translation>
    </message>
    <message numerus="yes">
        <source>The match goes on; %n change(s) aren’t saved yet.</source>
        <translation>
            <numerusform>A partida continua; %n alteração ainda não foi salva.</numerusform>
            <numerusform>A partida continua; %n alterações ainda não foram salvas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message>
        <source>This file can’t be changed. Notes and branches are saved only in a copy.</source>
        <translation>Este arquivo não pode ser alterado. Notas e variantes só são salvas em uma cópia.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) to this match aren’t saved, because the file can’t be written.</source>
        <translation>
            <numerusform>%n alteração desta partida não foi salva porque não é possível gravar o arquivo.</numerusform>
            <numerusform>%n alterações desta partida não foram salvas porque não é possível gravar o arquivo.</numerusform>
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
        <translation> e </translation>
    </message>
    <message>
        <source>Battlefield: %1</source>
        <translation>Campo de batalha: %1</translation>
    </message>
    <message>
        <source>Seat %1: %2 plays %3</source>
        <translation>Lugar %1: %2 joga com %3</translation>
    </message>
    <message>
        <source>Practice: anything could be taken back</source>
        <translation>Treino: tudo podia ser desfeito</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mãos à mostra</translation>
    </message>
    <message>
        <source>The match is not over</source>
        <translation>A partida não terminou</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Turno %1: %2</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>O que acontece</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defesa</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message numerus="yes">
        <source>%n damage, health %1 to %2</source>
        <translation>
            <numerusform>%n de dano, vida de %1 para %2</numerusform>
            <numerusform>%n de dano, vida de %1 para %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: %2 loses %n and the lead</source>
        <translation>
            <numerusform>Turno %1: %2 perde %n de vida e a vantagem</numerusform>
            <numerusform>Turno %1: %2 perde %n de vida e a vantagem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1: %2 loses %n at once</source>
        <translation>
            <numerusform>Turno %1: %2 perde %n de vida de uma só vez</numerusform>
            <numerusform>Turno %1: %2 perde %n de vida de uma só vez</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands were shown after decision %1, while the match was running</source>
        <translation>Todas as mãos foram mostradas após a decisão %1, com a partida em andamento</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparação</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>efeito cancelado</translation>
    </message>
</context>
<context>
    <name>fabletop::MatchSession</name>
    <message>
        <source>%1 (another line)</source>
        <translation>%1 (outra linha)</translation>
    </message>
    <message>
        <source>Tried from turn %1</source>
        <translation>Tentativa a partir do turno %1</translation>
    </message>
    <message>
        <source>Tried from setup</source>
        <translation>Tentativa a partir da preparação</translation>
    </message>
</context>
<context>
    <name>fabletop::MenuRow</name>
    <message>
        <source>Welcome page</source>
        <translation>Página inicial</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reduzir</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Enquadrar</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
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
        <translation>Como se chama em outros idiomas?</translation>
    </message>
    <message>
        <source>The cards are written in four languages by themselves; names are not. Where nothing stands the English name is used.</source>
        <translation>As cartas se escrevem sozinhas em quatro idiomas; os nomes, não. Onde não há nada, usa-se o nome em inglês.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nomes</translation>
    </message>
</context>
<context>
    <name>fabletop::Narration</name>
    <message>
        <source>%1 takes effect</source>
        <translation>%1 faz efeito</translation>
    </message>
    <message>
        <source>%1 shuffles the deck</source>
        <translation>%1 embaralha o baralho</translation>
    </message>
    <message>
        <source>%1 puts cards back on the deck</source>
        <translation>%1 devolve cartas ao topo do baralho</translation>
    </message>
    <message>
        <source>%1 goes to the discard pile</source>
        <translation>%1 vai para a pilha de descartes</translation>
    </message>
    <message>
        <source>%1 takes the place of the card played</source>
        <translation>%1 toma o lugar da carta jogada</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 compra %2</translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 compra uma carta</translation>
    </message>
    <message>
        <source>%1 discards %2 from the deck</source>
        <translation>%1 descarta %2 do baralho</translation>
    </message>
    <message>
        <source>%1 holds too many cards and discards %2</source>
        <translation>%1 tem cartas demais na mão e descarta %2</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 descarta %2</translation>
    </message>
    <message>
        <source>%1 adds a boost, face down</source>
        <translation>%1 acrescenta um reforço, virado para baixo</translation>
    </message>
    <message>
        <source>%1 boosts by %2 with %3</source>
        <translation>%1 reforça em %2 com %3</translation>
    </message>
    <message>
        <source>%1 attacks with %2</source>
        <translation>%1 ataca com %2</translation>
    </message>
    <message>
        <source>%1 defends with %2</source>
        <translation>%1 defende com %2</translation>
    </message>
    <message>
        <source>%1 has chosen an attack card</source>
        <translation>%1 escolheu uma carta de ataque</translation>
    </message>
    <message>
        <source>%1 has chosen a defense card</source>
        <translation>%1 escolheu uma carta de defesa</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 joga %2</translation>
    </message>
    <message>
        <source>%1 puts %2 on top of the deck</source>
        <translation>%1 coloca %2 no topo do baralho</translation>
    </message>
    <message>
        <source>%1 puts %2 under the deck</source>
        <translation>%1 coloca %2 embaixo do baralho</translation>
    </message>
    <message>
        <source>%1 puts %2 into the discard pile</source>
        <translation>%1 coloca %2 na pilha de descartes</translation>
    </message>
    <message>
        <source>%1 takes %2 out of the discard pile</source>
        <translation>%1 pega %2 da pilha de descartes</translation>
    </message>
    <message>
        <source>%1 takes %2 out of the deck</source>
        <translation>%1 pega %2 do baralho</translation>
    </message>
    <message>
        <source>%1 takes %2 into the hand</source>
        <translation>%1 pega %2 para a mão</translation>
    </message>
    <message>
        <source>Cards in the hand of %1 are looked at</source>
        <translation>Alguém olha cartas da mão de %1</translation>
    </message>
    <message>
        <source>Cards in the deck of %1 are looked at</source>
        <translation>Alguém olha cartas do baralho de %1</translation>
    </message>
    <message>
        <source>%1 looks at the hand of %2</source>
        <translation>%1 olha a mão de %2</translation>
    </message>
    <message>
        <source>%1 looks at cards in the deck of %2</source>
        <translation>%1 olha cartas do baralho de %2</translation>
    </message>
    <message>
        <source>%1 sees cards of %2: %3</source>
        <translation>%1 vê cartas de %2: %3</translation>
    </message>
    <message>
        <source>%1 starts on %2</source>
        <translation>%1 começa no espaço %2</translation>
    </message>
    <message>
        <source>%1 is placed on %2</source>
        <translation>%1 vai para o espaço %2</translation>
    </message>
    <message>
        <source>%1 returns on %2</source>
        <translation>%1 retorna ao campo de batalha, no espaço %2</translation>
    </message>
    <message>
        <source>%1 stays on %2</source>
        <translation>%1 fica no espaço %2</translation>
    </message>
    <message>
        <source>%1 moves from %2 to %3</source>
        <translation>%1 se move do espaço %2 para o espaço %3</translation>
    </message>
    <message>
        <source>%1 and %2 change places</source>
        <translation>%1 e %2 trocam de lugar</translation>
    </message>
    <message>
        <source>%1 leaves the battlefield</source>
        <translation>%1 deixa o campo de batalha</translation>
    </message>
    <message>
        <source>%1 takes no damage</source>
        <translation>%1 não sofre dano</translation>
    </message>
    <message>
        <source>%1 now has %2 health</source>
        <translation>%1 agora tem %2 de vida</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 está fora de combate</translation>
    </message>
    <message>
        <source>%1 is out of the match</source>
        <translation>%1 está fora da partida</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Turno %1: %2</translation>
    </message>
    <message>
        <source>The turn of %1 ends</source>
        <translation>%1 encerra o turno</translation>
    </message>
    <message>
        <source>%1 maneuvers</source>
        <translation>%1 faz uma manobra</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 ataca %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 lies open</source>
        <translation>%1 fica à mostra</translation>
    </message>
    <message>
        <source>%1 against no defense</source>
        <translation>%1 contra nenhuma defesa</translation>
    </message>
    <message>
        <source>, boosted with %1</source>
        <translation>, com reforço de %1</translation>
    </message>
    <message>
        <source>The attack value stays %1</source>
        <translation>O valor de ataque continua em %1</translation>
    </message>
    <message>
        <source>The defense value stays %1</source>
        <translation>O valor de defesa continua em %1</translation>
    </message>
    <message>
        <source>The attack value rises by %1 to %2</source>
        <translation>O valor de ataque aumenta em %1, para %2</translation>
    </message>
    <message>
        <source>The defense value rises by %1 to %2</source>
        <translation>O valor de defesa aumenta em %1, para %2</translation>
    </message>
    <message>
        <source>The attack value falls by %1 to %2</source>
        <translation>O valor de ataque diminui em %1, para %2</translation>
    </message>
    <message>
        <source>The defense value falls by %1 to %2</source>
        <translation>O valor de defesa diminui em %1, para %2</translation>
    </message>
    <message>
        <source>The attack value becomes %1</source>
        <translation>O valor de ataque passa a ser %1</translation>
    </message>
    <message>
        <source>The defense value becomes %1</source>
        <translation>O valor de defesa passa a ser %1</translation>
    </message>
    <message>
        <source>The boost of the attack is lost</source>
        <translation>O ataque perde o reforço</translation>
    </message>
    <message>
        <source>The attack value is ignored</source>
        <translation>O valor de ataque é ignorado</translation>
    </message>
    <message>
        <source>The defense value is ignored</source>
        <translation>O valor de defesa é ignorado</translation>
    </message>
    <message>
        <source>%1 takes no combat damage</source>
        <translation>%1 não sofre dano de combate</translation>
    </message>
    <message>
        <source>Attack %1, defense %2</source>
        <translation>Ataque %1, defesa %2</translation>
    </message>
    <message>
        <source>Attack %1, defense %2: %3 wins the combat</source>
        <translation>Ataque %1, defesa %2: %3 vence o combate</translation>
    </message>
    <message>
        <source>%1 names the number %2</source>
        <translation>%1 diz o número %2</translation>
    </message>
    <message>
        <source>%1 is now: %2</source>
        <translation>%1 assume a forma: %2</translation>
    </message>
    <message>
        <source>%1: %2 is now %3</source>
        <translation>%1: %2 agora é %3</translation>
    </message>
    <message>
        <source>%1 is put on %2</source>
        <translation>%1 entra em jogo no espaço %2</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 vence</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>%1 vencem</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ninguém</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jogador %1</translation>
    </message>
    <message>
        <source>no fighter</source>
        <translation>nenhum combatente</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>nenhuma carta</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>uma carta</translation>
    </message>
    <message>
        <source>a token</source>
        <translation>uma ficha</translation>
    </message>
    <message>
        <source>the ability of %1</source>
        <translation>a habilidade que %1 possui</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Declaração</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Escolha das cartas</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Revelação</translation>
    </message>
    <message>
        <source>Immediately</source>
        <translation>Instantâneo</translation>
    </message>
    <message>
        <source>During combat</source>
        <translation>Durante o combate</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>After combat</source>
        <translation>Após o combate</translation>
    </message>
    <message>
        <source>Clean-up</source>
        <translation>Limpeza</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Encerrado</translation>
    </message>
    <message>
        <source>Maneuver</source>
        <translation>Manobra</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Tática</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>%1 attacks %2 with %3</source>
        <translation>%1 ataca %2 com %3</translation>
    </message>
    <message>
        <source>space %1</source>
        <translation>espaço %1</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>opção %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1 boosts with %2</source>
        <translation>%1 reforça com %2</translation>
    </message>
    <message>
        <source>%1 moves %2 to %3</source>
        <translation>%1 move %2 para o espaço %3</translation>
    </message>
    <message>
        <source>%1 places %2 on %3</source>
        <translation>%1 coloca %2 no espaço %3</translation>
    </message>
    <message>
        <source>%1 gives up %2</source>
        <translation>%1 descarta %2</translation>
    </message>
    <message>
        <source>%1 chooses %2</source>
        <translation>%1 escolhe: %2</translation>
    </message>
    <message>
        <source>%1 says yes</source>
        <translation>%1 aceita</translation>
    </message>
    <message>
        <source>%1 declines</source>
        <translation>%1 recusa</translation>
    </message>
    <message>
        <source>Boost with %1</source>
        <translation>Reforçar com %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 para o espaço %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 no espaço %2</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jogar %1</translation>
    </message>
    <message>
        <source>Defend with %1</source>
        <translation>Defender com %1</translation>
    </message>
    <message>
        <source>Give up %1</source>
        <translation>Descartar %1</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>%1, choose an action</source>
        <translation>%1, escolha uma ação</translation>
    </message>
    <message>
        <source>%1, move your fighters</source>
        <translation>%1, mova seus combatentes</translation>
    </message>
    <message>
        <source>%1, choose a defense for %2</source>
        <translation>%1, escolha uma defesa para %2</translation>
    </message>
    <message>
        <source>%1, boost the attack or leave it</source>
        <translation>%1, reforce o ataque ou deixe como está</translation>
    </message>
    <message>
        <source>%1, choose a space</source>
        <translation>%1, escolha um espaço</translation>
    </message>
    <message>
        <source>%1, place %2</source>
        <translation>%1, posicione %2</translation>
    </message>
    <message>
        <source>%1, choose whom to move and where</source>
        <translation>%1, escolha quem mover e para onde</translation>
    </message>
    <message>
        <source>%1, move %2</source>
        <translation>%1, mova %2</translation>
    </message>
    <message>
        <source>%1, choose a fighter</source>
        <translation>%1, escolha um combatente</translation>
    </message>
    <message>
        <source>%1, choose a card</source>
        <translation>%1, escolha uma carta</translation>
    </message>
    <message>
        <source>%1, choose a player</source>
        <translation>%1, escolha um jogador</translation>
    </message>
    <message>
        <source>%1, name a number from 0 to 9</source>
        <translation>%1, diga um número de 0 a 9</translation>
    </message>
    <message>
        <source>%1, choose what to do</source>
        <translation>%1, escolha o que fazer</translation>
    </message>
    <message>
        <source>%1, choose a card to discard</source>
        <translation>%1, escolha uma carta para descartar</translation>
    </message>
    <message>
        <source>%1, choose what comes first</source>
        <translation>%1, escolha o que vem primeiro</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>%1 is not in your hand</source>
        <translation>%1 não está na sua mão</translation>
    </message>
    <message>
        <source>%1 may not use %2 now</source>
        <translation>%1 não pode usar %2 agora</translation>
    </message>
    <message>
        <source>%1 may not use %2: it is for %3</source>
        <translation>%1 não pode usar %2: é uma carta para %3</translation>
    </message>
    <message>
        <source>%1 is no attack card</source>
        <translation>%1 não é uma carta de ataque</translation>
    </message>
    <message>
        <source>%1 is no defense card</source>
        <translation>%1 não é uma carta de defesa</translation>
    </message>
    <message>
        <source>%1 is no scheme</source>
        <translation>%1 não é uma carta de tática</translation>
    </message>
    <message>
        <source>%1 has no boost value</source>
        <translation>%1 não tem valor de REFORÇAR</translation>
    </message>
    <message>
        <source>Space %1 is taken</source>
        <translation>O espaço %1 está ocupado</translation>
    </message>
    <message>
        <source>%1 cannot reach space %2</source>
        <translation>%1 não consegue chegar ao espaço %2</translation>
    </message>
    <message>
        <source>Space %1 may not be chosen here</source>
        <translation>O espaço %1 não pode ser escolhido aqui</translation>
    </message>
    <message>
        <source>%1 is on the same side</source>
        <translation>%1 está do mesmo lado</translation>
    </message>
    <message>
        <source>%1 has no line to %2: a melee fighter must be adjacent</source>
        <translation>Não há linha entre %1 e %2: no corpo-a-corpo, é preciso estar adjacente</translation>
    </message>
    <message>
        <source>%1 is neither adjacent to %2 nor in a zone with it</source>
        <translation>%1 e %2 não estão em espaços adjacentes nem na mesma zona</translation>
    </message>
    <message>
        <source>Something else must be decided first</source>
        <translation>É preciso decidir outra coisa primeiro</translation>
    </message>
    <message>
        <source>There is no such fighter in this match</source>
        <translation>Esse combatente não existe nesta partida</translation>
    </message>
    <message>
        <source>%1 is not on the battlefield</source>
        <translation>%1 não está no campo de batalha</translation>
    </message>
    <message>
        <source>%1 is not your fighter</source>
        <translation>%1 não está entre os seus combatentes</translation>
    </message>
    <message>
        <source>No attack card in hand</source>
        <translation>Nenhuma carta de ataque na mão</translation>
    </message>
    <message>
        <source>No attack card that %1 may use</source>
        <translation>Nenhuma carta de ataque que %1 possa usar</translation>
    </message>
    <message>
        <source>No scheme that can be played</source>
        <translation>Nenhuma carta de tática que possa ser jogada</translation>
    </message>
    <message>
        <source>%1 has already moved</source>
        <translation>%1 já se moveu</translation>
    </message>
    <message>
        <source>No further boost: it comes before the first move, and only once</source>
        <translation>Não é mais possível reforçar: só uma vez, antes do primeiro movimento</translation>
    </message>
    <message>
        <source>That is not possible now</source>
        <translation>Isso não é possível agora</translation>
    </message>
    <message>
        <source>Back to before: %1</source>
        <translation>Voltar para antes disto: %1</translation>
    </message>
    <message>
        <source>Nothing has been decided yet</source>
        <translation>Nada foi decidido ainda</translation>
    </message>
    <message>
        <source>A card has been drawn since</source>
        <translation>Uma carta foi comprada desde então</translation>
    </message>
    <message>
        <source>A deck has been shuffled since</source>
        <translation>Um baralho foi embaralhado desde então</translation>
    </message>
    <message>
        <source>Cards have been shown since</source>
        <translation>Cartas foram mostradas desde então</translation>
    </message>
    <message>
        <source>The cards have been revealed since</source>
        <translation>As cartas foram reveladas desde então</translation>
    </message>
    <message>
        <source>Chance has decided since</source>
        <translation>O acaso interveio desde então</translation>
    </message>
    <message>
        <source>A card has been played for all to see</source>
        <translation>Uma carta foi jogada à vista de todos</translation>
    </message>
    <message>
        <source>Somebody else has decided since</source>
        <translation>Outra pessoa já decidiu algo desde então</translation>
    </message>
    <message>
        <source>A recorded match stays as it was</source>
        <translation>Uma partida gravada fica como está</translation>
    </message>
    <message>
        <source>the opposing heroes are defeated in turn %1</source>
        <translation>os heróis inimigos foram derrotados no turno %1</translation>
    </message>
    <message>
        <source>exhaustion defeated %1 in turn %2</source>
        <translation>a exaustão derrotou %1 no turno %2</translation>
    </message>
    <message>
        <source>%1 defeated %2 in turn %3</source>
        <translation>%1 derrotou %2 no turno %3</translation>
    </message>
    <message>
        <source>%1 was defeated in turn %2</source>
        <translation>%1 perdeu toda a vida no turno %2</translation>
    </message>
    <message>
        <source>%1 has no target: nobody is adjacent or in the same zone</source>
        <translation>%1 não tem alvo: ninguém está adjacente nem na mesma zona</translation>
    </message>
    <message>
        <source>%1 has no target: nobody is adjacent</source>
        <translation>%1 não tem alvo: ninguém está adjacente</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage from exhaustion</source>
        <translation>
            <numerusform>%1 sofre %n de dano por exaustão</numerusform>
            <numerusform>%1 sofre %n de dano por exaustão</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage from %2</source>
        <translation>
            <numerusform>%2: %1 sofre %n de dano</numerusform>
            <numerusform>%2: %1 sofre %n de dano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage</source>
        <translation>
            <numerusform>%1 sofre %n de dano</numerusform>
            <numerusform>%1 sofre %n de dano</numerusform>
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
            <numerusform>%1 ganha %n ação</numerusform>
            <numerusform>%1 ganha %n ações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, move %2 up to %n space(s)</source>
        <translation>
            <numerusform>%1, mova %2 em até %n espaço</numerusform>
            <numerusform>%1, mova %2 em até %n espaços</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, discard %n card(s)</source>
        <translation>
            <numerusform>%1, descarte %n carta</numerusform>
            <numerusform>%1, descarte %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Space %1 is %n space(s) away, %2 may move %3</source>
        <translation>
            <numerusform>O espaço %1 está a %n espaço de distância; %2 pode se mover em até %3</numerusform>
            <numerusform>O espaço %1 está a %n espaços de distância; %2 pode se mover em até %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>Computador %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>%1 resigns</source>
        <translation>%1 desiste</translation>
    </message>
    <message>
        <source>%1 resigned on turn %2</source>
        <translation>%1 desistiu no turno %2</translation>
    </message>
    <message>
        <source>the other side resigned on turn %1</source>
        <translation>o outro lado desistiu no turno %1</translation>
    </message>
    <message>
        <source>a rules text</source>
        <translation>um texto de regras</translation>
    </message>
    <message>
        <source>%1 never ended and was stopped: the match can’t continue</source>
        <translation>%1 não terminava nunca, e a execução foi interrompida: a partida não pode continuar</translation>
    </message>
    <message>
        <source>%1 exceeded the limits of the table and was stopped: the match can’t continue</source>
        <translation>%1 ultrapassou os limites da mesa, e a execução foi interrompida: a partida não pode continuar</translation>
    </message>
    <message>
        <source>%1 resigned during setup</source>
        <translation>%1 desistiu na preparação</translation>
    </message>
    <message>
        <source>the other side resigned during setup</source>
        <translation>o outro lado desistiu na preparação</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>A partida terminou</translation>
    </message>
    <message>
        <source>It is for %1 to decide now</source>
        <translation>Agora quem decide é %1</translation>
    </message>
    <message>
        <source>%1: no change, still %2</source>
        <translation>%1: sem mudança, continua %2</translation>
    </message>
    <message>
        <source>%1: %2, now %3</source>
        <comment>card and change</comment>
        <translation>%1: %2, agora %3</translation>
    </message>
    <message>
        <source>%1: attack %2, now %3</source>
        <translation>%1: ataque %2, agora %3</translation>
    </message>
    <message>
        <source>%1: defense %2, now %3</source>
        <translation>%1: defesa %2, agora %3</translation>
    </message>
    <message>
        <source>%1: now %2</source>
        <comment>card and value</comment>
        <translation>%1: agora %2</translation>
    </message>
    <message>
        <source>%1: attack now %2</source>
        <translation>%1: o ataque agora é %2</translation>
    </message>
    <message>
        <source>%1: defense now %2</source>
        <translation>%1: a defesa agora é %2</translation>
    </message>
    <message>
        <source>%1: stays %2</source>
        <comment>card and value</comment>
        <translation>%1: fica em %2</translation>
    </message>
    <message>
        <source>%1: the attack value is ignored</source>
        <translation>%1: o valor de ataque é ignorado</translation>
    </message>
    <message>
        <source>%1: the defense value is ignored</source>
        <translation>%1: o valor de defesa é ignorado</translation>
    </message>
    <message>
        <source>%1: the boost of the attack is lost</source>
        <translation>%1: o ataque perde o reforço</translation>
    </message>
    <message>
        <source>%1: %2 takes no combat damage</source>
        <translation>%1: %2 não sofre dano de combate</translation>
    </message>
    <message>
        <source>Boost (%1)</source>
        <translation>Reforço (%1)</translation>
    </message>
    <message>
        <source>%1 cancels the effects of %2</source>
        <translation>%1 cancela os efeitos de %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage, now %2</source>
        <translation>
            <numerusform>%1 sofre %n de dano, agora %2</numerusform>
            <numerusform>%1 sofre %n de dano, agora %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n damage (%2 − %3), now %4</source>
        <translation>
            <numerusform>%1 sofre %n de dano (%2 − %3), agora %4</numerusform>
            <numerusform>%1 sofre %n de dano (%2 − %3), agora %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 makes no use of it</source>
        <translation>%1: %2 não faz uso dela</translation>
    </message>
    <message>
        <source>%1: there is nothing it could change</source>
        <translation>%1: não há nada que possa mudar</translation>
    </message>
    <message>
        <source>%1: there is no opposing card</source>
        <translation>%1: não há carta adversária</translation>
    </message>
    <message>
        <source>%1: %2 did not win the combat</source>
        <translation>%1: %2 não venceu o combate</translation>
    </message>
    <message>
        <source>%1: %2 did not lose the combat</source>
        <translation>%1: %2 não perdeu o combate</translation>
    </message>
    <message>
        <source>%1: its condition isn’t met</source>
        <translation>%1: a condição não foi cumprida</translation>
    </message>
    <message>
        <source>%1: the effects of %2 are canceled already</source>
        <translation>%1: os efeitos de %2 já estão cancelados</translation>
    </message>
    <message>
        <source>%1: the effects of %2 can’t be canceled</source>
        <translation>%1: os efeitos de %2 não podem ser cancelados</translation>
    </message>
    <message>
        <source>The effects of %1 are canceled</source>
        <translation>Os efeitos de %1 são cancelados</translation>
    </message>
    <message>
        <source>%1, use this effect?</source>
        <translation>%1, quer usar este efeito?</translation>
    </message>
    <message numerus="yes">
        <source>Your deck is empty: a maneuver costs each of your fighters %n health.</source>
        <translation>
            <numerusform>Seu baralho está vazio: manobrar custa %n de vida a cada um dos seus combatentes.</numerusform>
            <numerusform>Seu baralho está vazio: manobrar custa %n de vida a cada um dos seus combatentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may decline.</source>
        <translation>Você pode recusar.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left.</source>
        <translation>
            <numerusform>Resta %n ação.</numerusform>
            <numerusform>Restam %n ações.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a fighter to maneuver.</source>
        <translation>Clique em um combatente para manobrar.</translation>
    </message>
    <message>
        <source>Each fighter may move once. Boost before the first move.</source>
        <translation>Cada combatente pode se mover uma vez. Reforce antes do primeiro movimento.</translation>
    </message>
    <message>
        <source>Or fight without a defense card.</source>
        <translation>Ou lute sem carta de defesa.</translation>
    </message>
    <message>
        <source>The boost value is added to the attack.</source>
        <translation>O valor de REFORÇAR é somado ao ataque.</translation>
    </message>
    <message numerus="yes">
        <source>You may keep %n card(s) in hand.</source>
        <translation>
            <numerusform>Você pode manter %n carta na mão.</numerusform>
            <numerusform>Você pode manter %n cartas na mão.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a lit space, or the fighter’s own to stay.</source>
        <translation>Clique em um espaço iluminado, ou no do combatente para ele ficar.</translation>
    </message>
    <message>
        <source>Click a lit space.</source>
        <translation>Clique em um espaço iluminado.</translation>
    </message>
    <message>
        <source>Click a ringed fighter.</source>
        <translation>Clique em um combatente com anel.</translation>
    </message>
    <message>
        <source>Click a card in the row below.</source>
        <translation>Clique em uma carta da fileira abaixo.</translation>
    </message>
    <message>
        <source>Click a number or type it.</source>
        <translation>Clique em um número ou digite-o.</translation>
    </message>
    <message numerus="yes">
        <source>With this hand, you’ll discard %n card(s) at the end of the turn.</source>
        <translation>
            <numerusform>Com esta mão, você descartará %n carta no fim do turno.</numerusform>
            <numerusform>Com esta mão, você descartará %n cartas no fim do turno.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a lit space in one of your hero’s zones.</source>
        <translation>Clique em um espaço iluminado, em uma zona do seu herói.</translation>
    </message>
    <message>
        <source>You choose the order of your effects.</source>
        <translation>Você escolhe a ordem dos seus efeitos.</translation>
    </message>
    <message>
        <source>%1, choose which token to move and where</source>
        <translation>%1, escolha qual ficha mover e para onde</translation>
    </message>
    <message>
        <source>Click the cards to discard.</source>
        <translation>Clique nas cartas a descartar.</translation>
    </message>
    <message>
        <source>Click a token, then a lit space.</source>
        <translation>Clique em uma ficha e depois em um espaço iluminado.</translation>
    </message>
    <message>
        <source>Click a ringed fighter, then a lit space.</source>
        <translation>Clique em um combatente com anel e depois em um espaço iluminado.</translation>
    </message>
    <message>
        <source>No defense card</source>
        <translation>Sem carta de defesa</translation>
    </message>
    <message>
        <source>No further move</source>
        <translation>Nenhum movimento a mais</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>“%1” isn’t one of the cards to choose from</source>
        <translation>“%1” não é uma das cartas que se podem escolher</translation>
    </message>
    <message>
        <source>%1 can’t be chosen for this</source>
        <translation>não se pode escolher %1 para isto</translation>
    </message>
    <message>
        <source>No text for this step.</source>
        <translation>Sem texto para este passo.</translation>
    </message>
</context>
<context>
    <name>fabletop::NewHeroWizard</name>
    <message>
        <source>New hero</source>
        <translation>Novo herói</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
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
        <translation>Campo de batalha</translation>
    </message>
    <message>
        <source>Goes first</source>
        <translation>Quem começa</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semente</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Surpreenda-me</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>ao acaso</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jogador %1</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Ao acaso</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Practice: take back anything</source>
        <translation>Treino: desfazer sem limites</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mãos à mostra</translation>
    </message>
    <message>
        <source>A step can be taken back even after a card was drawn or shown. The match file says so.</source>
        <translation>Um passo pode ser desfeito mesmo depois que uma carta foi comprada ou mostrada. Isso fica registrado no arquivo da partida.</translation>
    </message>
    <message>
        <source>Everybody sees every hand, also the computer&apos;s.</source>
        <translation>Todos veem todas as mãos, inclusive a do computador.</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>Computador %1</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, lugar %2</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Open a rule set</source>
        <translation>Abrir um conjunto de regras</translation>
    </message>
    <message>
        <source>Rule sets (*.rules)</source>
        <translation>Conjuntos de regras (*.rules)</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Outras…</translation>
    </message>
    <message>
        <source>Made by you</source>
        <translation>Feito por você</translation>
    </message>
    <message>
        <source>From the package “%1”</source>
        <translation>Do pacote “%1”</translation>
    </message>
    <message>
        <source>A seed is a whole number of up to 15 digits.</source>
        <translation>Uma semente é um número inteiro de até 15 dígitos.</translation>
    </message>
    <message>
        <source>on the left, moves first and third</source>
        <translation>à esquerda, joga em primeiro e terceiro</translation>
    </message>
    <message>
        <source>on the right, moves second and fourth</source>
        <translation>à direita, joga em segundo e quarto</translation>
    </message>
    <message>
        <source>Team A</source>
        <translation>Equipe A</translation>
    </message>
    <message>
        <source>Team B</source>
        <translation>Equipe B</translation>
    </message>
    <message>
        <source>Ready: %1 against %2</source>
        <translation>Pronto: %1 contra %2</translation>
    </message>
    <message>
        <source>Ready: %1 and %2 against %3 and %4</source>
        <translation>Pronto: %1 e %2 contra %3 e %4</translation>
    </message>
    <message>
        <source>%1. Rule set: %2.</source>
        <translation>%1. Regras: %2.</translation>
    </message>
    <message>
        <source>two teams need four starts</source>
        <translation>duas equipes precisam de quatro inícios</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duelo</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Duas equipes</translation>
    </message>
    <message>
        <source>%1. Apprentice thinks little before a move, Duelist more, Master for up to two seconds.</source>
        <translation>%1. Aprendiz pensa pouco antes de jogar, Duelista mais e Mestre por até dois segundos.</translation>
    </message>
</context>
<context>
    <name>fabletop::NewMatchPlace</name>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
</context>
<context>
    <name>fabletop::NotesTab</name>
    <message>
        <source>Taken back here after something hidden came to light: %1</source>
        <translation>Decisões desfeitas aqui depois que algo oculto foi revelado: %1</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Com marca</translation>
    </message>
    <message>
        <source>Notes and bookmarks</source>
        <translation>Notas e marcadores</translation>
    </message>
    <message>
        <source>Write a note for this place</source>
        <translation>Escreva uma nota para este ponto</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>sem marca</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marca</translation>
    </message>
    <message>
        <source>What the note is about</source>
        <translation>Sobre o que é a nota</translation>
    </message>
    <message>
        <source>this step</source>
        <translation>este passo</translation>
    </message>
    <message>
        <source>this combat</source>
        <translation>este combate</translation>
    </message>
    <message>
        <source>the whole match</source>
        <translation>a partida inteira</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Adicionar nota</translation>
    </message>
    <message>
        <source>Change note</source>
        <translation>Alterar nota</translation>
    </message>
    <message>
        <source>Choose a note in the list first</source>
        <translation>Escolha uma nota da lista primeiro</translation>
    </message>
    <message>
        <source>All hands were shown here while the match was running</source>
        <translation>Todas as mãos foram mostradas aqui com a partida em andamento</translation>
    </message>
    <message>
        <source>This mark stays in the match file</source>
        <translation>Esta marca permanece no arquivo da partida</translation>
    </message>
    <message>
        <source>There’s already a bookmark here.</source>
        <translation>Já existe um marcador aqui.</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>No notes yet</source>
        <translation>Nenhuma nota ainda</translation>
    </message>
</context>
<context>
    <name>fabletop::NumberField</name>
    <message>
        <source>Enter a number from %1 to %2.</source>
        <translation>Digite um número de %1 a %2.</translation>
    </message>
    <message>
        <source>“%3” isn’t a whole number from %1 to %2.</source>
        <translation>“%3” não é um número inteiro de %1 a %2.</translation>
    </message>
    <message>
        <source>“%3” isn’t a number from %1 to %2.</source>
        <translation>“%3” não é um número de %1 a %2.</translation>
    </message>
</context>
<context>
    <name>fabletop::NumbersPage</name>
    <message>
        <source>Melee</source>
        <translation>Corpo-a-corpo</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>À distância</translation>
    </message>
    <message>
        <source>Who is it?</source>
        <translation>Quem é?</translation>
    </message>
    <message>
        <source>Heroes that are played a lot have 13 to 18 health and move 2 or 3. Every answer can be changed later.</source>
        <translation>Os heróis mais jogados têm de 13 a 18 de vida e movimento 2 ou 3. Tudo pode ser alterado depois.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Vida</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimento</translation>
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
        <translation>Falta um título</translation>
    </message>
    <message>
        <source>The short name takes small letters, digits and single hyphens</source>
        <translation>O nome curto admite minúsculas, algarismos e hifens simples</translation>
    </message>
    <message>
        <source>The author is missing</source>
        <translation>Falta o autor</translation>
    </message>
    <message>
        <source>The license is missing</source>
        <translation>Falta a licença</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Incluir</translation>
    </message>
    <message>
        <source>Heroes, battlefields and rule sets (*.hero *.battlefield.json *.rules)</source>
        <translation>Heróis, campos de batalha e conjuntos de regras (*.hero *.battlefield.json *.rules)</translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation>Imagem de %1</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>Imagens (*.svg *.png)</translation>
    </message>
    <message>
        <source>CC BY 4.0: everybody may use and change it, and names you</source>
        <translation>CC BY 4.0: qualquer um pode usá-lo e alterá-lo, citando você</translation>
    </message>
    <message>
        <source>CC BY-SA 4.0: the same, and what comes of it is as free</source>
        <translation>CC BY-SA 4.0: o mesmo, e o que vier dele será igualmente livre</translation>
    </message>
    <message>
        <source>CC0 1.0: everybody may do anything with it</source>
        <translation>CC0 1.0: qualquer um pode fazer o que quiser com ele</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>Em suas próprias palavras</translation>
    </message>
    <message>
        <source>Pack as a file for friends</source>
        <translation>Empacotar para amigos</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Short name</source>
        <translation>Nome curto</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licença</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>Packages of the same short name replace each other: keep it when you hand out a better one</source>
        <translation>Pacotes com o mesmo nome curto substituem uns aos outros: mantenha-o quando distribuir um melhor</translation>
    </message>
    <message>
        <source>License in your own words</source>
        <translation>Licença em suas próprias palavras</translation>
    </message>
    <message>
        <source>What others may do with it</source>
        <translation>O que os outros podem fazer com ele</translation>
    </message>
    <message>
        <source>A number more each time you hand it out</source>
        <translation>Um número a mais a cada vez que o distribuir</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>O que vai junto</translation>
    </message>
    <message>
        <source>Add a battlefield, a rule set or another hero…</source>
        <translation>Adicionar um campo de batalha, um conjunto de regras ou outro herói…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save the package…</source>
        <translation>Salvar o pacote…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Leave %1 out</source>
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>Picture of %1: none</source>
        <translation>Imagem de %1: nenhuma</translation>
    </message>
    <message>
        <source>Picture of %1: %2</source>
        <translation>Imagem de %1: %2</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>%1: comes with the hero</source>
        <translation>%1: acompanha o herói</translation>
    </message>
</context>
<context>
    <name>fabletop::PackageView</name>
    <message>
        <source>Packages of friends</source>
        <translation>Pacotes de amigos</translation>
    </message>
    <message>
        <source>Nothing of it was written anywhere. Whoever made it finds here what to mend:</source>
        <translation>Nada foi gravado em lugar nenhum. Quem o fez encontra aqui o que corrigir:</translation>
    </message>
    <message>
        <source>A package is one file with heroes, battlefields and pictures. Drop it on the window, or install it from a file. To make one, open a hero and choose “Pack as a file for friends…”.</source>
        <translation>Um pacote é um só arquivo com heróis, campos de batalha e imagens. Solte-o na janela ou instale-o a partir de um arquivo. Para fazer um, abra um herói e escolha “Exportar pacote…”.</translation>
    </message>
    <message>
        <source>Install and replace</source>
        <translation>Instalar e substituir</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Instalar</translation>
    </message>
    <message>
        <source>It is installed already</source>
        <translation>Já está instalado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Can’t install %1</source>
        <translation>Não é possível instalar %1</translation>
    </message>
    <message>
        <source>Install from a file…</source>
        <translation>Instalar de um arquivo…</translation>
    </message>
</context>
<context>
    <name>fabletop::PackagesPage</name>
    <message>
        <source>Saved as %1</source>
        <translation>Salvo como %1</translation>
    </message>
    <message>
        <source>Save the package</source>
        <translation>Salvar o pacote</translation>
    </message>
    <message>
        <source>Packages (*.fabletop)</source>
        <translation>Pacotes (*.fabletop)</translation>
    </message>
    <message>
        <source>Install a package</source>
        <translation>Instalar um pacote</translation>
    </message>
    <message>
        <source>“%1” is installed: its heroes and battlefields can be chosen for a match.</source>
        <translation>“%1” está instalado: seus heróis e campos de batalha podem ser escolhidos para uma partida.</translation>
    </message>
    <message>
        <source>“%1” is removed from this computer. Saved matches with it can still be seen.</source>
        <translation>“%1” será removido deste computador. As partidas salvas com ele ainda poderão ser vistas.</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Instalados</translation>
    </message>
    <message>
        <source>Installed packages</source>
        <translation>Pacotes instalados</translation>
    </message>
    <message>
        <source>Install from a file…</source>
        <translation>Instalar de um arquivo…</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Pacotes</translation>
    </message>
</context>
<context>
    <name>fabletop::ProblemList</name>
    <message>
        <source>No match can be played with this</source>
        <translation>Isto impede jogar uma partida</translation>
    </message>
    <message>
        <source>A match can be played all the same</source>
        <translation>Mesmo assim, é possível jogar uma partida</translation>
    </message>
    <message>
        <source>Nothing is wrong: a match can be played</source>
        <translation>Nenhum problema: é possível jogar uma partida</translation>
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
        <translation>Jogar já</translation>
    </message>
    <message>
        <source>Always, never or ask</source>
        <translation>Sempre, nunca ou perguntar</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>Perguntar a cada vez</translation>
    </message>
    <message>
        <source>Always use it</source>
        <translation>Usar sempre</translation>
    </message>
    <message>
        <source>Never use it</source>
        <translation>Nunca usar</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Hint: the best decisions, with their chances</source>
        <translation>Dica: as melhores decisões, com suas chances</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <translation>Ocultar a dica</translation>
    </message>
</context>
<context>
    <name>fabletop::PropertiesPanel</name>
    <message>
        <source>Select two spaces</source>
        <translation>Selecione dois espaços</translation>
    </message>
    <message>
        <source>Space %1</source>
        <translation>Espaço %1</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n espaço</numerusform>
            <numerusform>%n espaços</numerusform>
        </translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Campo de batalha</translation>
    </message>
    <message>
        <source>There is no zone yet</source>
        <translation>Ainda não há zonas</translation>
    </message>
    <message>
        <source>Three steps or fewer from here: %1 of %2 spaces</source>
        <translation>A três espaços ou menos daqui: %1 de %2</translation>
    </message>
    <message>
        <source>In range of a ranged attack from %1 of %2 spaces</source>
        <translation>Ao alcance de um ataque à distância a partir de %1 de %2 espaços</translation>
    </message>
    <message>
        <source>Shortest paths through here: %1%</source>
        <translation>Caminhos mais curtos que passam por aqui: %1%</translation>
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
        <translation>Início</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Secret passage opens here</source>
        <translation>Passagem secreta aqui</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>Alinhar à esquerda</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Ao centro</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>Alinhar à direita</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>Alinhar em cima</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Ao meio</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>Alinhar embaixo</translation>
    </message>
    <message>
        <source>Spread across</source>
        <translation>Distribuir na horizontal</translation>
    </message>
    <message>
        <source>Spread down</source>
        <translation>Distribuir na vertical</translation>
    </message>
    <message>
        <source>Snap to the grid</source>
        <translation>Ajustar à grade</translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Espelhar na horizontal</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>Espelhar na vertical</translation>
    </message>
    <message>
        <source>Rotate 180°</source>
        <translation>Meia-volta</translation>
    </message>
    <message>
        <source>Connect or disconnect</source>
        <translation>Conectar ou desconectar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>Width by height</source>
        <translation>Largura / altura</translation>
    </message>
    <message>
        <source>Size of spaces</source>
        <translation>Tamanho dos espaços</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licença</translation>
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
        <translation>Nova zona</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Alterar…</translation>
    </message>
    <message>
        <source>Picture across</source>
        <translation>Imagem, horizontal</translation>
    </message>
    <message>
        <source>Picture down</source>
        <translation>Imagem, vertical</translation>
    </message>
    <message>
        <source>Picture width</source>
        <translation>Largura da imagem</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
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
        <translation>Nenhuma posição</translation>
    </message>
    <message>
        <source>None could be opened.</source>
        <translation>Nenhuma pôde ser aberta.</translation>
    </message>
    <message>
        <source>The solution is shown above</source>
        <translation>A solução está acima</translation>
    </message>
    <message>
        <source>Position %1 of %2</source>
        <translation>Posição %1 de %2</translation>
    </message>
    <message>
        <source>Set up by hand, %1</source>
        <translation>Montada à mão, %1</translation>
    </message>
    <message>
        <source>From your matches: turn %1, %2</source>
        <translation>Das suas partidas: turno %1, %2</translation>
    </message>
    <message>
        <source>Turn %1 of a Master vs. Master match, %2</source>
        <translation>Turno %1 de uma partida entre Mestres, %2</translation>
    </message>
    <message>
        <source>Solved: %1 of %2</source>
        <translation>Resolvidas: %1 de %2</translation>
    </message>
    <message>
        <source>Rating: %1</source>
        <translation>Pontuação: %1</translation>
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
        <translation>Suas tentativas</translation>
    </message>
    <message>
        <source>Play as you would at the table. Try as often as you like; only your first try counts.</source>
        <translation>Jogue como na mesa. Você pode tentar quantas vezes quiser; só a primeira tentativa conta.</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Certo: %1</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>Errado: %1</translation>
    </message>
    <message>
        <source>Evaluating this decision…</source>
        <translation>Avaliando esta decisão…</translation>
    </message>
    <message>
        <source>Chance to win: about %1%; the next best: %2%.</source>
        <translation>Chance de vitória: cerca de %1%; senão, no máximo %2%.</translation>
    </message>
    <message>
        <source>Chance to win: about %1% instead of %2%.</source>
        <translation>Chance de vitória: cerca de %1% em vez de %2%.</translation>
    </message>
    <message>
        <source>Likely reply: %1.</source>
        <translation>Resposta provável: %1.</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solução</translation>
    </message>
    <message>
        <source>Just as good: %1</source>
        <translation>Igualmente bom: %1</translation>
    </message>
    <message>
        <source>Likely continuation</source>
        <translation>Continuação provável</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Desafios</translation>
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
            <numerusform>%n espaço</numerusform>
            <numerusform>%n espaços</numerusform>
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
        <translation>sem problemas</translation>
    </message>
</context>
<context>
    <name>fabletop::RecoveryOffer</name>
    <message>
        <source>Changes to %1 were not saved when the program ended (%2).</source>
        <translation>O programa terminou com alterações não salvas em %1 (%2).</translation>
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
        <translation>Declarações</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriedades</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momentos</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instruções</translation>
    </message>
    <message>
        <source>Standing changes</source>
        <translation>Mudanças permanentes</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jogadores</translation>
    </message>
    <message>
        <source>Fighters</source>
        <translation>Combatentes</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Espaços</translation>
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
        <translation>Condições</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Palavras-chave</translation>
    </message>
    <message>
        <source>Instructions of the rules</source>
        <translation>Instruções das regras</translation>
    </message>
    <message>
        <source>player</source>
        <comment>a gap in a wording</comment>
        <translation>jogador</translation>
    </message>
    <message>
        <source>fighters</source>
        <comment>a gap in a wording</comment>
        <translation>combatentes</translation>
    </message>
    <message>
        <source>spaces</source>
        <comment>a gap in a wording</comment>
        <translation>espaços</translation>
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
        <translation>condição</translation>
    </message>
    <message>
        <source>name</source>
        <comment>a gap in a wording</comment>
        <translation>nome</translation>
    </message>
    <message>
        <source>“name”</source>
        <comment>a gap in a wording</comment>
        <translation>“nome”</translation>
    </message>
    <message>
        <source>×copies</source>
        <comment>a gap in a wording</comment>
        <translation>×cópias</translation>
    </message>
</context>
<context>
    <name>fabletop::ReferencePanel</name>
    <message>
        <source>Search the language</source>
        <translation>Buscar na linguagem</translation>
    </message>
    <message>
        <source>Constructs of the language</source>
        <translation>Construções da linguagem</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemplo</translation>
    </message>
    <message>
        <source>What it says on a card</source>
        <translation>O que diz em uma carta</translation>
    </message>
    <message>
        <source>Insert example</source>
        <translation>Inserir o exemplo</translation>
    </message>
    <message>
        <source>No construct has these words</source>
        <translation>Nenhuma construção tem essas palavras</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regra %1</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayBar</name>
    <message>
        <source>This is the beginning</source>
        <translation>Este é o início</translation>
    </message>
    <message>
        <source>This is the end</source>
        <translation>Este é o fim</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Barra de espaço</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Ir para o início</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Turno anterior</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Voltar um passo</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Avançar um passo</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Próximo turno</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ir para o fim</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Next combat</source>
        <translation>Próximo combate</translation>
    </message>
    <message>
        <source>Next damage</source>
        <translation>Próximo dano</translation>
    </message>
    <message>
        <source>Step by</source>
        <translation>Avançar por</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>event</source>
        <translation>evento</translation>
    </message>
    <message>
        <source>decision</source>
        <translation>decisão</translation>
    </message>
    <message>
        <source>combat step</source>
        <translation>passo do combate</translation>
    </message>
    <message>
        <source>action</source>
        <translation>ação</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turno</translation>
    </message>
    <message>
        <source>There is none before</source>
        <translation>Não há ocorrência anterior</translation>
    </message>
    <message>
        <source>None follows</source>
        <translation>Não há próxima ocorrência</translation>
    </message>
    <message>
        <source>combat</source>
        <translation>combate</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dano</translation>
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
        <translation>Ir para</translation>
    </message>
    <message>
        <source>Run until…</source>
        <translation>Reproduzir até…</translation>
    </message>
    <message>
        <source>Next defeat</source>
        <translation>Próxima derrota</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Próximo marcador</translation>
    </message>
    <message>
        <source>Next note</source>
        <translation>Próxima nota</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Próximo momento decisivo</translation>
    </message>
    <message>
        <source>Previous combat</source>
        <translation>Combate anterior</translation>
    </message>
    <message>
        <source>Previous damage</source>
        <translation>Dano anterior</translation>
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
        <translation>Shift+%1</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erro</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Próximo erro</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Erro anterior</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayCombat</name>
    <message>
        <source>Back to replay</source>
        <translation>Voltar ao replay</translation>
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
        <translation>Preparação</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayPage</name>
    <message>
        <source>Today&apos;s rules do not know this place</source>
        <translation>As regras atuais não reconhecem este ponto</translation>
    </message>
    <message>
        <source>The match is over here</source>
        <translation>Neste ponto, a partida já terminou</translation>
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
        <translation>O que aconteceu</translation>
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
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Search what happened</source>
        <translation>Buscar no que aconteceu</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Continue match</source>
        <translation>Continuar a partida</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayPlace</name>
    <message>
        <source>Copy the line that opens this place</source>
        <translation>Copiar o comando que abre neste ponto</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplaySeats</name>
    <message>
        <source>Hands and piles</source>
        <translation>Mãos e pilhas</translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>uma carta oculta</translation>
    </message>
    <message>
        <source>%1, cards in hand: %2. %3.</source>
        <translation>%1, cartas na mão: %2. %3.</translation>
    </message>
</context>
<context>
    <name>fabletop::ReplayTimeline</name>
    <message>
        <source>Hide the future</source>
        <translation>Ocultar o futuro</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Chance</translation>
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
        <translation>As mãos continuam ocultas: o arquivo desta partida não pode ser alterado.</translation>
    </message>
</context>
<context>
    <name>fabletop::ResultBar</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 vence</translation>
    </message>
    <message>
        <source>Damage by attacks</source>
        <translation>Dano por ataques</translation>
    </message>
    <message>
        <source>Damage by effects</source>
        <translation>Dano por efeitos</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Cartas jogadas</translation>
    </message>
    <message>
        <source>Combats won</source>
        <translation>Combates vencidos</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Trocar de lado</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>%1 and %2 win</source>
        <translation>%1 e %2 vencem</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>A partida terminou.</translation>
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
        <translation>Livro de regras</translation>
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
        <translation>Voltar às regras padrão</translation>
    </message>
    <message>
        <source>Rename to “%1”</source>
        <translation>Renomear para “%1”</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regras da casa</translation>
    </message>
    <message>
        <source>The rule set has no file yet.</source>
        <translation>O conjunto de regras ainda não tem arquivo.</translation>
    </message>
    <message>
        <source>This rule set has changes that are not saved.</source>
        <translation>Este conjunto de regras tem alterações não salvas.</translation>
    </message>
    <message>
        <source>Save the rule set</source>
        <translation>Salvar o conjunto de regras</translation>
    </message>
    <message>
        <source>Rule sets (*.rules)</source>
        <translation>Conjuntos de regras (*.rules)</translation>
    </message>
    <message>
        <source>Open a rule set</source>
        <translation>Abrir um conjunto de regras</translation>
    </message>
    <message>
        <source>No copy of the unsaved rule set can be kept in %1.</source>
        <translation>Não é possível manter em %1 uma cópia do conjunto de regras não salvo.</translation>
    </message>
    <message>
        <source>a rule set that was not saved yet</source>
        <translation>um conjunto de regras que ainda não tem arquivo</translation>
    </message>
</context>
<context>
    <name>fabletop::RuleSetEditorPage</name>
    <message>
        <source>There is nothing to undo</source>
        <translation>Não há nada para desfazer</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>Não há nada para refazer</translation>
    </message>
    <message>
        <source>New rule set</source>
        <translation>Novo conjunto de regras</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salvar como…</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n alteração</numerusform>
            <numerusform>%n alterações</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of the rule set</source>
        <translation>Nome do conjunto de regras</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restaurar tudo</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Salvo como %1</translation>
    </message>
    <message>
        <source>Same as the standard rules</source>
        <translation>Igual às regras padrão</translation>
    </message>
</context>
<context>
    <name>fabletop::RuleSetHead</name>
    <message>
        <source>Undo “%1”</source>
        <translation>Desfazer “%1”</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>Não há nada para desfazer</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>Não há nada para refazer</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Play with it</source>
        <translation>Jogar assim</translation>
    </message>
</context>
<context>
    <name>fabletop::RuleSetRow</name>
    <message>
        <source>standard: %1</source>
        <translation>padrão: %1</translation>
    </message>
    <message>
        <source>%1: rule %2</source>
        <translation>%1: regra %2</translation>
    </message>
    <message>
        <source>Read this rule</source>
        <translation>Ler esta regra</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Restaurar: %1</translation>
    </message>
</context>
<context>
    <name>fabletop::RulebookPage</name>
    <message>
        <source>Nothing was found</source>
        <translation>Nada foi encontrado</translation>
    </message>
    <message>
        <source>There is nothing before</source>
        <translation>Não há nada antes</translation>
    </message>
    <message>
        <source>There is nothing after</source>
        <translation>Não há nada depois</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar nas regras</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salvar como PDF</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Conteúdo</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Segundo idioma</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>Um idioma</translation>
    </message>
</context>
<context>
    <name>fabletop::RulebookPlace</name>
    <message>
        <source>Rulebook</source>
        <translation>Livro de regras</translation>
    </message>
</context>
<context>
    <name>fabletop::RulesCompletion</name>
    <message>
        <source>Nothing more can stand here</source>
        <translation>Aqui não pode vir mais nada</translation>
    </message>
</context>
<context>
    <name>fabletop::RulesEditor</name>
    <message>
        <source>There is no name under the cursor that this file declares</source>
        <translation>Não há, sob o cursor, nenhum nome que este arquivo declare</translation>
    </message>
    <message>
        <source>A line is not understood yet: see the problems</source>
        <translation>Há uma linha que não se entende: veja os problemas</translation>
    </message>
</context>
<context>
    <name>fabletop::SandboxPage</name>
    <message>
        <source>Keep as a scenario</source>
        <translation>Salvar como cenário</translation>
    </message>
    <message>
        <source>Scenarios (*.json)</source>
        <translation>Cenários (*.json)</translation>
    </message>
    <message>
        <source>There is no table yet</source>
        <translation>Ainda não há mesa</translation>
    </message>
    <message>
        <source>No table can be set up for this card.</source>
        <translation>Não é possível preparar uma mesa para esta carta.</translation>
    </message>
    <message>
        <source>This card only defends</source>
        <translation>Esta carta só defende</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Card that is tried</source>
        <translation>Carta testada</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Oponente</translation>
    </message>
    <message>
        <source>Battlefield</source>
        <translation>Campo de batalha</translation>
    </message>
    <message>
        <source>It defends</source>
        <translation>Defende</translation>
    </message>
    <message>
        <source>The opponent has the turn and attacks</source>
        <translation>É a vez do oponente, que ataca</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Keep as a scenario…</source>
        <translation>Salvar como cenário…</translation>
    </message>
    <message>
        <source>The table, what was done and what came of it, as a file</source>
        <translation>A mesa, o que se fez e o que resultou, em um arquivo</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Salvo como %1</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatCardsTab</name>
    <message>
        <source>Hand %1</source>
        <translation>Mão %1</translation>
    </message>
    <message>
        <source>Deck %1</source>
        <translation>Baralho %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Descartes %1</translation>
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
        <translation>%1, reforço</translation>
    </message>
    <message>
        <source>In the deck, in an order nobody knows</source>
        <translation>No baralho, em uma ordem que ninguém conhece</translation>
    </message>
    <message>
        <source>In the deck, in the hand or face down: nobody else knows where</source>
        <translation>No baralho, na mão ou virada para baixo: ninguém mais sabe onde</translation>
    </message>
    <message>
        <source>In the order discarded, the last one first</source>
        <translation>Na ordem do descarte, a última primeiro</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatChooser</name>
    <message>
        <source>Person</source>
        <translation>Pessoa</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computador</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nome do lugar %1</translation>
    </message>
    <message>
        <source>Level of the computer</source>
        <translation>Nível do computador</translation>
    </message>
    <message>
        <source>Surprise me: a hero for seat %1</source>
        <translation>Surpreenda-me: um herói para o lugar %1</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Surpreenda-me</translation>
    </message>
    <message>
        <source>Hero of seat %1</source>
        <translation>Herói do lugar %1</translation>
    </message>
    <message>
        <source>Also %1</source>
        <translation>Também %1</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Lugar %1</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>à distância</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>corpo-a-corpo</translation>
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
        <translation>Mestre</translation>
    </message>
    <message>
        <source>Full ability of the hero of seat %1</source>
        <translation>Habilidade completa do herói do lugar %1</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mais</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatHead</name>
    <message>
        <source>%1, %2 of %3 health</source>
        <translation>%1, %2 de %3 PV</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatPanel</name>
    <message>
        <source>hand %1, deck %2, discard pile %3</source>
        <translation>mão %1, baralho %2, pilha de descartes %3</translation>
    </message>
    <message>
        <source>%1 of %2 health</source>
        <translation>%1 de %2 PV</translation>
    </message>
    <message>
        <source>not placed yet</source>
        <translation>a posicionar</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>no tabuleiro</translation>
    </message>
    <message>
        <source>defeated</source>
        <translation>fora de combate</translation>
    </message>
    <message>
        <source>away</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>joga</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>à distância</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>corpo-a-corpo</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>esgotado</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baralho</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>fora da partida</translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n card(s)</source>
        <translation>
            <numerusform>Você viu %n carta</numerusform>
            <numerusform>Você viu %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 standing</source>
        <translation>%1 de %2 de pé</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mais</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Habilidade</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatTile</name>
    <message>
        <source>Seat %1</source>
        <translation>Lugar %1</translation>
    </message>
    <message>
        <source>Change color</source>
        <translation>Mudar a cor</translation>
    </message>
</context>
<context>
    <name>fabletop::SeatsRow</name>
    <message>
        <source>“%1” isn’t a color. Use a hex code such as #2321A6.</source>
        <translation>“%1” não é uma cor. Use um código hexadecimal como #2321A6.</translation>
    </message>
    <message>
        <source>Too pale to read: contrast %1, at least %2 needed.</source>
        <translation>Clara demais para ler: contraste de %1; é preciso pelo menos %2.</translation>
    </message>
    <message>
        <source>Too close to seat %1: color difference %2, at least %3 needed.</source>
        <translation>Parecida demais com a do lugar %1: diferença de cor de %2; é preciso pelo menos %3.</translation>
    </message>
    <message>
        <source>Too close to the color of a zone: color difference %1, at least %2 needed.</source>
        <translation>Parecida demais com a cor de uma zona: diferença de cor de %1; é preciso pelo menos %2.</translation>
    </message>
    <message>
        <source>Seat colors</source>
        <translation>Cores dos lugares</translation>
    </message>
    <message>
        <source>Each seat keeps its shape, whatever its color</source>
        <translation>Cada lugar mantém a forma, seja qual for a cor</translation>
    </message>
    <message>
        <source>Hex color code</source>
        <translation>Código hexadecimal da cor</translation>
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
        <translation>Não foi possível ler suas configurações, então as padrão estão em uso. O arquivo danificado é %1, em %2.</translation>
    </message>
    <message>
        <source>Couldn’t read your settings, so the defaults are in use. Changes won’t be saved until %1 in %2 can be read.</source>
        <translation>Não foi possível ler suas configurações, então as padrão estão em uso. As alterações não serão guardadas enquanto %1, em %2, não puder ser lido.</translation>
    </message>
</context>
<context>
    <name>fabletop::SettingsList</name>
    <message numerus="yes">
        <source>%1, %n change(s)</source>
        <translation>
            <numerusform>%1, %n mudança</numerusform>
            <numerusform>%1, %n mudanças</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::SettingsPage</name>
    <message>
        <source>Reset all</source>
        <translation>Restaurar tudo</translation>
    </message>
    <message>
        <source>All settings are at their defaults.</source>
        <translation>Todos os ajustes estão no padrão.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) differ from the default; a dot marks each.</source>
        <translation>
            <numerusform>%n ajuste foi mudado; um ponto o marca.</numerusform>
            <numerusform>%n ajustes foram mudados; um ponto marca cada um.</numerusform>
        </translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Buscar ajustes</translation>
    </message>
    <message>
        <source>No settings found</source>
        <translation>Nenhum ajuste encontrado</translation>
    </message>
    <message>
        <source>First duel</source>
        <translation>Primeiro duelo</translation>
    </message>
    <message>
        <source>A short match that teaches the game</source>
        <translation>Uma partida curta que ensina o jogo</translation>
    </message>
    <message>
        <source>Start the lesson</source>
        <translation>Começar a lição</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Where new matches are saved</source>
        <translation>Onde as novas partidas são salvas</translation>
    </message>
    <message>
        <source>Choose a folder for matches</source>
        <translation>Escolher uma pasta para as partidas</translation>
    </message>
    <message>
        <source>Your heroes, battlefields and rules</source>
        <translation>Seus heróis, campos de batalha e regras</translation>
    </message>
    <message>
        <source>Show this folder</source>
        <translation>Mostrar esta pasta</translation>
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
        <translation>Ação ou tecla</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Buscar atalhos</translation>
    </message>
    <message>
        <source>No shortcuts found</source>
        <translation>Nenhum atalho encontrado</translation>
    </message>
    <message>
        <source>Sound is not available here</source>
        <translation>O som não está disponível aqui</translation>
    </message>
</context>
<context>
    <name>fabletop::SettingsPlace</name>
    <message>
        <source>Folder for matches</source>
        <translation>Pasta das partidas</translation>
    </message>
    <message>
        <source>Couldn’t use %1: it isn’t writable.</source>
        <translation>Não foi possível usar %1: não é gravável.</translation>
    </message>
</context>
<context>
    <name>fabletop::SettingsRow</name>
    <message>
        <source>Reset</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Restaurar %1</translation>
    </message>
</context>
<context>
    <name>fabletop::ShakeChecks</name>
    <message>
        <source>Every question has an answer</source>
        <translation>Cada pergunta tem resposta</translation>
    </message>
    <message>
        <source>Every text comes to its end</source>
        <translation>Cada texto chega ao fim</translation>
    </message>
    <message>
        <source>No card is lost or doubled</source>
        <translation>Nenhuma carta se perde nem se duplica</translation>
    </message>
    <message>
        <source>Fighters have a legal space and health</source>
        <translation>Os combatentes têm espaço e vida válidos</translation>
    </message>
    <message>
        <source>The events match the table</source>
        <translation>Os eventos correspondem à mesa</translation>
    </message>
    <message>
        <source>not tested yet</source>
        <translation>ainda não testado</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>aprovado</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falhou</translation>
    </message>
</context>
<context>
    <name>fabletop::ShakeMap</name>
    <message>
        <source>Games by opponent and battlefield</source>
        <translation>Partidas por oponente e campo de batalha</translation>
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
        <translation>A partida %1 falhou na decisão %2: %3</translation>
    </message>
    <message>
        <source>Canceled. Nothing failed until then.</source>
        <translation>Cancelado. Até então nada falhou.</translation>
    </message>
    <message>
        <source>Stress test</source>
        <translation>Pôr à prova</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jogadas</translation>
    </message>
    <message>
        <source>Open at the failing step</source>
        <translation>Abrir no passo da falha</translation>
    </message>
    <message>
        <source>Nothing went wrong in any game.</source>
        <translation>Nada falhou em nenhuma partida.</translation>
    </message>
    <message>
        <source>Test again</source>
        <translation>Testar de novo</translation>
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
        <translation>campos de batalha</translation>
    </message>
    <message>
        <source>of %1 games</source>
        <translation>de %1 partidas</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>decisões</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>falha</translation>
    </message>
    <message>
        <source>failures</source>
        <translation>falhas</translation>
    </message>
    <message numerus="yes">
        <source>The computer plays %Ln random game(s) with this hero, against every built-in hero and on every built-in battlefield, and checks after each decision:</source>
        <translation>
            <numerusform>O computador joga %Ln partida aleatória com este herói, contra todos os heróis e em todos os campos de batalha incluídos, e verifica após cada decisão:</numerusform>
            <numerusform>O computador joga %Ln partidas aleatórias com este herói, contra todos os heróis e em todos os campos de batalha incluídos, e verifica após cada decisão:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::ShakeTrial</name>
    <message>
        <source>No match can be played with this hero.</source>
        <translation>Não é possível jogar partidas com este herói.</translation>
    </message>
</context>
<context>
    <name>fabletop::SidekickRow</name>
    <message>
        <source>Melee</source>
        <translation>Corpo-a-corpo</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>À distância</translation>
    </message>
    <message>
        <source>Remove this sidekick</source>
        <translation>Remover este ajudante</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of the sidekick</source>
        <translation>Nome do ajudante</translation>
    </message>
    <message>
        <source>Name of several</source>
        <translation>Nome no plural</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quantos</translation>
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
        <translation>Adicionar um ajudante</translation>
    </message>
    <message>
        <source>Sidekicks fight beside the hero. One with 6 health is common, so are several with 1 health. None is possible too.</source>
        <translation>Os ajudantes lutam ao lado do herói. É comum um com 6 de vida, ou vários com 1. Também pode não haver nenhum.</translation>
    </message>
    <message>
        <source>There is room for three kinds here; more can be written in the text</source>
        <translation>Aqui cabem três tipos; no texto é possível escrever mais</translation>
    </message>
    <message>
        <source>Sidekicks</source>
        <translation>Ajudantes</translation>
    </message>
</context>
<context>
    <name>fabletop::TableHint</name>
    <message>
        <source>Looking for good decisions…</source>
        <translation>Procurando boas decisões…</translation>
    </message>
    <message>
        <source>Likely reply to the first: %1.</source>
        <translation>Resposta provável à primeira: %1.</translation>
    </message>
    <message>
        <source>Best: %1, %2.</source>
        <comment>a decision and its chance to win</comment>
        <translation>O melhor: %1, %2.</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>chance to win</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Best decisions</source>
        <translation>Melhores decisões</translation>
    </message>
    <message>
        <source>chance to win</source>
        <comment>heading of a column</comment>
        <translation>vitória</translation>
    </message>
</context>
<context>
    <name>fabletop::TableInput</name>
    <message>
        <source>Finish the maneuver first</source>
        <translation>Termine a manobra primeiro</translation>
    </message>
    <message>
        <source>Nothing is picked</source>
        <translation>Nada foi selecionado</translation>
    </message>
</context>
<context>
    <name>fabletop::TableInspector</name>
    <message>
        <source>Timeline</source>
        <translation>Linha do tempo</translation>
    </message>
    <message>
        <source>The table shows this moment already</source>
        <translation>A mesa já mostra este momento</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>O que se pede</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Ações</translation>
    </message>
    <message>
        <source>A turn has actions: maneuver, attack and scheme, in any order, also the same one twice. Filled lozenges are left.</source>
        <translation>Um turno tem ações: manobra, ataque e tática, em qualquer ordem, até a mesma duas vezes. Losangos cheios são ações restantes.</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mão</translation>
    </message>
    <message>
        <source>There is no card here</source>
        <translation>Não há nenhuma carta aqui</translation>
    </message>
    <message>
        <source>Between the cards is nothing to pick</source>
        <translation>Entre as cartas não há nada para escolher</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>Click a sentence to learn from which rule it follows.</source>
        <translation>Clique em uma frase para saber de qual regra ela decorre.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
    </message>
    <message>
        <source>There is nothing to pick here</source>
        <translation>Não há nada para escolher aqui</translation>
    </message>
    <message>
        <source>Space %1</source>
        <translation>Espaço %1</translation>
    </message>
    <message numerus="yes">
        <source>%n copy(ies) left</source>
        <translation>
            <numerusform>Resta %n cópia</numerusform>
            <numerusform>Restam %n cópias</numerusform>
        </translation>
    </message>
    <message>
        <source>You are not asked any more. Click here to be asked again.</source>
        <translation>Esta pergunta não é mais feita a você. Clique aqui para que volte a ser feita.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparação</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>%1
It follows from %2.</source>
        <translation>%1
Regra aplicada: %2.</translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Desde o seu turno</translation>
    </message>
    <message>
        <source>Log closed</source>
        <translation>Registro fechado</translation>
    </message>
</context>
<context>
    <name>fabletop::TablePage</name>
    <message>
        <source>Battlefield</source>
        <translation>Campo de batalha</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
</context>
<context>
    <name>fabletop::TablePlace</name>
    <message>
        <source>Move no&amp;w</source>
        <translation>&amp;Jogar já</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>Desis&amp;tir…</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Deixar a &amp;mesa</translation>
    </message>
    <message>
        <source>Resign as %1?</source>
        <translation>Desistir como %1?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Desistir</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuar jogando</translation>
    </message>
</context>
<context>
    <name>fabletop::TableStage</name>
    <message>
        <source>Back to table</source>
        <translation>Voltar à mesa</translation>
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
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>fabletop::TimelineStrip</name>
    <message>
        <source>Timeline</source>
        <translation>Linha do tempo</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Nada aconteceu ainda.</translation>
    </message>
    <message numerus="yes">
        <source>%1. %n turn(s) in all.</source>
        <translation>
            <numerusform>%1. %n turno no total.</numerusform>
            <numerusform>%1. %n turnos no total.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::ToolColumn</name>
    <message>
        <source>No symmetry</source>
        <translation>Sem simetria</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Esquerda e direita</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Em cima e embaixo</translation>
    </message>
    <message>
        <source>Rotate 180°</source>
        <translation>Meia-volta</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleção</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Passagem</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Select and move; drag a band round several</source>
        <translation>Selecione e mova; arraste um quadro em volta de vários espaços</translation>
    </message>
    <message>
        <source>Click where a space is to be</source>
        <translation>Clique onde quiser um espaço</translation>
    </message>
    <message>
        <source>Drag from one space to another; again to part them</source>
        <translation>Arraste de um espaço a outro; repita para desconectá-los</translation>
    </message>
    <message>
        <source>Paint the chosen zone over spaces; begin on one that has it to take it away</source>
        <translation>Pinte os espaços com a zona escolhida; comece em um que já a tenha para retirá-la</translation>
    </message>
    <message>
        <source>Click on a space to make it the next start</source>
        <translation>Clique em um espaço para torná-lo o próximo início</translation>
    </message>
    <message>
        <source>Click on a space to open or close a secret passage</source>
        <translation>Clique em um espaço para abrir ou fechar uma passagem secreta</translation>
    </message>
    <message>
        <source>Click where a text is to stand</source>
        <translation>Clique onde quiser um texto</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grade</translation>
    </message>
    <message>
        <source>Snap new and moved spaces to the grid</source>
        <translation>Os espaços novos e movidos se ajustam à grade</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Espelho</translation>
    </message>
    <message>
        <source>Every stroke is drawn on the other side too</source>
        <translation>Cada traço se repete no outro lado</translation>
    </message>
</context>
<context>
    <name>fabletop::TrialFacts</name>
    <message>
        <source>%1’s hand</source>
        <comment>the player who decides</comment>
        <translation>Mão de %1</translation>
    </message>
</context>
<context>
    <name>fabletop::TrialView</name>
    <message>
        <source>Select an option first</source>
        <translation>Selecione antes uma opção</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Ver a resposta</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
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
        <translation>Ver a solução</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Próxima posição</translation>
    </message>
    <message>
        <source>Your tries</source>
        <translation>Suas tentativas</translation>
    </message>
</context>
<context>
    <name>fabletop::TurnColumn</name>
    <message>
        <source>Timeline</source>
        <translation>Linha do tempo</translation>
    </message>
</context>
<context>
    <name>fabletop::TurnStrip</name>
    <message>
        <source>Timeline</source>
        <translation>Linha do tempo</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Nada aconteceu ainda.</translation>
    </message>
    <message numerus="yes">
        <source>%1. %n turn(s) in all.</source>
        <translation>
            <numerusform>%1. %n turno no total.</numerusform>
            <numerusform>%1. %n turnos no total.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Preparação</translation>
    </message>
</context>
<context>
    <name>fabletop::UntilMenu</name>
    <message>
        <source>The match ends</source>
        <translation>Fim da partida</translation>
    </message>
    <message>
        <source>A card is played</source>
        <translation>Carta jogada</translation>
    </message>
    <message>
        <source>%1 is hurt</source>
        <translation>%1 sofre dano</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1 está fora de combate</translation>
    </message>
    <message>
        <source>%1 is down to %2 or less</source>
        <translation>%1 com %2 de vida ou menos</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>Carta comprada</translation>
    </message>
</context>
<context>
    <name>fabletop::VersionsPage</name>
    <message>
        <source>Compare with</source>
        <translation>Comparar com</translation>
    </message>
    <message>
        <source>Heroes (*.hero)</source>
        <translation>Heróis (*.hero)</translation>
    </message>
    <message>
        <source>The file as it was saved</source>
        <translation>O arquivo como foi salvo</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Outro arquivo…</translation>
    </message>
    <message>
        <source>What has changed since</source>
        <translation>O que mudou desde</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Alterações</translation>
    </message>
    <message>
        <source>Compare with a file…</source>
        <translation>Comparar com um arquivo…</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>Voltar ao texto</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Ainda não há nada para comparar</translation>
    </message>
    <message>
        <source>The text has errors. Correct them to see what has changed.</source>
        <translation>O texto tem erros. Corrija-os para ver o que mudou.</translation>
    </message>
    <message>
        <source>Save this hero, and everything you change from then on is listed here. Or choose another version to compare it with.</source>
        <translation>Salve este herói e tudo o que você mudar depois aparecerá aqui. Ou escolha outra versão para comparar.</translation>
    </message>
    <message>
        <source>This version can’t be read</source>
        <translation>Não é possível ler esta versão</translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>Nenhuma mudança</translation>
    </message>
    <message>
        <source>This hero is the same as the version chosen above. Whatever you change in its fighters, cards and rules is listed here.</source>
        <translation>Este herói é igual à versão escolhida acima. Tudo o que você mudar nos combatentes, nas cartas e nas regras dele aparecerá aqui.</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Alterado</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Adicionado</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Removido</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n alteração</numerusform>
            <numerusform>%n alterações</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fabletop::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Exibir</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reduzir</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>E&amp;nquadrar</translation>
    </message>
    <message>
        <source>Zone &amp;letters</source>
        <translation>Letras das &amp;zonas</translation>
    </message>
    <message>
        <source>Space &amp;numbers</source>
        <translation>Números dos &amp;espaços</translation>
    </message>
    <message>
        <source>Plain &amp;board</source>
        <translation>Tabuleiro &amp;simples</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sem animação</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Metade</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Dobro</translation>
    </message>
    <message>
        <source>Below the hand</source>
        <translation>Abaixo da mão</translation>
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
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeno</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Muito grande</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Tamanho do te&amp;xto</translation>
    </message>
    <message>
        <source>Quadruple</source>
        <translation>Quádruplo</translation>
    </message>
    <message>
        <source>&amp;Animation speed</source>
        <translation>Velocidade da ani&amp;mação</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>À direita</translation>
    </message>
    <message>
        <source>Tim&amp;eline</source>
        <translation>&amp;Linha do tempo</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Seguir o sistema</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>&amp;Tela cheia</translation>
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
        <translation>Todas as mãos estão à mostra.</translation>
    </message>
    <message>
        <source>No hand is seen.</source>
        <translation>Nenhuma mão está visível.</translation>
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
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Surpreenda-me</translation>
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
        <translation>Uma mesa para duelos entre heróis lendários</translation>
    </message>
    <message>
        <source>Drop a match on the window to open it.</source>
        <translation>Solte uma partida na janela para abri-la.</translation>
    </message>
    <message>
        <source>First duel</source>
        <translation>Primeiro duelo</translation>
    </message>
    <message>
        <source>Replay a match</source>
        <translation>Rever uma partida</translation>
    </message>
</context>
<context>
    <name>fabletop::WizardSteps</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Passo %1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>fabletop::WorkshopHub</name>
    <message>
        <source>What can be made</source>
        <translation>O que se pode criar</translation>
    </message>
    <message>
        <source>Like %1</source>
        <translation>Como %1</translation>
    </message>
    <message>
        <source>Name of your copy</source>
        <translation>Nome da sua cópia</translation>
    </message>
    <message>
        <source>%1 2</source>
        <translation>%1 2</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
</context>
<context>
    <name>fabletop::WorkshopPlace</name>
    <message>
        <source>Workshop: %1</source>
        <translation>Oficina: %1</translation>
    </message>
</context>
<context>
    <name>fabletop::WorkshopStart</name>
    <message>
        <source>Every change is kept; a hero can be tried from the first card on.</source>
        <translation>Toda mudança é guardada; um herói pode ser testado desde a primeira carta.</translation>
    </message>
    <message>
        <source>Every change is kept, and everything can be undone.</source>
        <translation>Toda mudança é guardada, e tudo pode ser desfeito.</translation>
    </message>
    <message>
        <source>New hero</source>
        <translation>Novo herói</translation>
    </message>
    <message>
        <source>New battlefield</source>
        <translation>Novo campo de batalha</translation>
    </message>
    <message>
        <source>New rule set</source>
        <translation>Novo conjunto de regras</translation>
    </message>
    <message>
        <source>Four steps: numbers, sidekicks, a starter deck of 30 cards, names</source>
        <translation>Quatro passos: números, ajudantes, baralho inicial de 30 cartas e nomes</translation>
    </message>
    <message>
        <source>An empty board to draw spaces and lines on</source>
        <translation>Um tabuleiro vazio para desenhar espaços e linhas</translation>
    </message>
    <message>
        <source>The standard rules, with every number open to change</source>
        <translation>As regras padrão, com todos os números modificáveis</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir um arquivo</translation>
    </message>
    <message>
        <source>A .hero file; you can also drop it on the window</source>
        <translation>Um arquivo .hero; você também pode soltá-lo na janela</translation>
    </message>
    <message>
        <source>A battlefield file; you can also drop it on the window</source>
        <translation>Um arquivo de campo de batalha; você também pode soltá-lo na janela</translation>
    </message>
    <message>
        <source>A .rules file; you can also drop it on the window</source>
        <translation>Um arquivo .rules; você também pode soltá-lo na janela</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recentes</translation>
    </message>
    <message>
        <source>From a package</source>
        <translation>De um pacote</translation>
    </message>
    <message>
        <source>Files you open or save are listed here.</source>
        <translation>Os arquivos que você abre ou salva aparecem aqui.</translation>
    </message>
    <message>
        <source>A .fabletop file from a friend: preview it, then install it</source>
        <translation>Um arquivo .fabletop de um amigo: veja o que traz e depois instale</translation>
    </message>
    <message>
        <source>Create a hero</source>
        <translation>Criar um herói</translation>
    </message>
    <message>
        <source>Create a battlefield</source>
        <translation>Criar um campo de batalha</translation>
    </message>
    <message>
        <source>Create a rule set</source>
        <translation>Criar um conjunto de regras</translation>
    </message>
    <message>
        <source>From a built-in one</source>
        <translation>A partir de um já incluído</translation>
    </message>
</context>
<context>
    <name>fabletop::ZoneList</name>
    <message>
        <source> (chosen)</source>
        <translation> (escolhida)</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonas</translation>
    </message>
    <message>
        <source>Select spaces first, or paint with the zone tool</source>
        <translation>Selecione antes os espaços ou pinte com a ferramenta Zona</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s)</source>
        <translation>
            <numerusform>%n espaço</numerusform>
            <numerusform>%n espaços</numerusform>
        </translation>
    </message>
    <message>
        <source>No zone yet</source>
        <translation>Ainda não há zonas</translation>
    </message>
</context>
</TS>
