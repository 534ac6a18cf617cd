import { type Text, text } from '@passarela/contract/text';
import type { SCENES } from '@passarela/painter';

export const SCENE_ALTS: Readonly<Record<keyof typeof SCENES, Text>> = {
  corridor: text(
    'Mulher de casaco preto num corredor de portas',
    'Woman in a black coat in a corridor of doorways',
  ),
  window: text(
    'Mulher de regata branca na luz de uma janela',
    'Woman in a white tank top in the light of a window',
  ),
  arch: text(
    'Mulher de vestido claro sob um arco de terracota',
    'Woman in a pale dress under a terracotta arch',
  ),
  door: text(
    'Homem de casaco longo à contraluz, numa porta aberta',
    'Man in a long coat against the light of an open door',
  ),
  polaroids: text(
    'Polaroids sobre uma mesa, sombra de palmeira',
    'Polaroids on a table under the shadow of a palm',
  ),
  studio: text(
    'Homem de terno diante de um fundo de papel no estúdio',
    'Man in a suit before a roll of paper in the studio',
  ),
  cards: text('Composites espalhados numa mesa verde', 'Composites spread on a green table'),
  horizon: text(
    'Mulher de vestido vermelho na areia, diante do mar',
    'Woman in a red dress on the sand, before the sea',
  ),
  curtain: text(
    'Mulher de vestido vinho diante de uma cortina',
    'Woman in a wine-coloured dress before a curtain',
  ),
  stairs: text(
    'Mulher de terno escuro no alto de uma escada clara',
    'Woman in a dark suit at the top of pale stairs',
  ),
  chair: text('Homem de malha clara num círculo de luz', 'Man in a pale knit in a circle of light'),
  paper: text('Folhas de papel sob a luz de uma persiana', 'Sheets of paper in the light of a blind'),
  palm: text('Sombra de palmeira numa parede de terracota', 'Shadow of a palm on a terracotta wall'),
  walk: text('Mulher de trench coat caminha por um corredor', 'Woman in a trench coat walks down a corridor'),
  polaroid: text('Polaroids à luz de uma persiana', 'Polaroids in the light of a blind'),
  archive: text('Fotografias de arquivo numa mesa escura', 'Archive photographs on a dark table'),
  hands: text('Homem de terno sob um arco branco', 'Man in a suit under a white arch'),
  drawer: text('Polaroids no fundo de uma gaveta', 'Polaroids at the bottom of a drawer'),
  table: text('Folhas brancas à luz de uma janela', 'White sheets in the light of a window'),
  press: text('Composites recém-impressos', 'Composites fresh from the press'),
  suitcase: text(
    'Homem de casaco longo na praia, ao fim da tarde',
    'Man in a long coat on the beach, late in the day',
  ),
  reflector: text('Mulher de terno claro no estúdio', 'Woman in a pale suit in the studio'),
  steps: text(
    'Mulher de vestido longo numa escada de terracota',
    'Woman in a long dress on terracotta stairs',
  ),
  coffee: text('Luz de janela numa parede vazia', 'Window light on an empty wall'),
  pen: text('Contratos sobre a mesa, luz de persiana', 'Contracts on the table, light through a blind'),
};
