import { type Text, text } from '@passarela/contract/text';

/** The subjects of posts and feed, by their files in `demo/pictures/rooms`. */
export const SCENES: Readonly<Record<string, Text>> = {
  arch: text('Arco numa parede de terracota, luz do fim da tarde', 'Arch in a terracotta wall, late light'),
  archive: text('Fotografias de arquivo numa mesa escura', 'Archive photographs on a dark table'),
  cards: text('Composites espalhados numa mesa verde', 'Composites spread on a green table'),
  chair: text('Luz em arco numa parede verde-oliva', 'Light in the shape of an arch on an olive wall'),
  coffee: text('Luz de janela numa parede vazia', 'Window light on an empty wall'),
  corridor: text('Corredor de portas, em preto e branco', 'Corridor of doorways, in black and white'),
  curtain: text('Cortina cor-de-rosa', 'Rose curtain'),
  door: text('Porta aberta que ilumina uma sala escura', 'Open door that lights a dark room'),
  drawer: text('Polaroids no fundo de uma gaveta', 'Polaroids at the bottom of a drawer'),
  hands: text('Arco branco numa parede clara', 'White arch in a pale wall'),
  horizon: text('Mar e areia clara', 'Sea and pale sand'),
  palm: text('Sombra de palmeira numa parede de terracota', 'Shadow of a palm on a terracotta wall'),
  paper: text('Folhas de papel sob a luz de uma persiana', 'Sheets of paper in the light of a blind'),
  pen: text('Contratos sobre a mesa, luz de persiana', 'Contracts on the table, light through a blind'),
  polaroid: text('Três polaroids à luz de uma janela', 'Three polaroids in the light of a window'),
  polaroids: text(
    'Polaroids sobre uma mesa, sombra de palmeira',
    'Polaroids on a table under the shadow of a palm',
  ),
  press: text('Composites recém-impressos', 'Composites fresh from the press'),
  reflector: text('Fundo de papel claro no estúdio', 'Pale paper backdrop in the studio'),
  stairs: text('Escada clara', 'Pale stairs'),
  steps: text('Escada de terracota', 'Terracotta stairs'),
  studio: text('Rolo de papel branco num estúdio vazio', 'Roll of white paper in an empty studio'),
  suitcase: text('Praia ao fim da tarde', 'Beach late in the day'),
  table: text('Folhas brancas à luz de uma janela', 'White sheets in the light of a window'),
  walk: text('Corredor de terracota', 'Terracotta corridor'),
  window: text('Luz de uma janela numa parede cinza', 'Light of a window on a grey wall'),
};
