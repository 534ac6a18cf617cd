import { type Text, text } from '@passarela/contract/text';

/** `source`: a person with a wide picture in `demo/pictures`, or a film beside this folder. */
type DemoSlide = { type: 'prehome' | 'home' | 'about'; source: string; alt: Text };

export const SLIDES: readonly DemoSlide[] = [
  {
    type: 'prehome',
    source: 'p03',
    alt: text(
      'Mulher de cabelo crespo e gola alta preta, em preto e branco',
      'Woman with an afro in a black turtleneck, in black and white',
    ),
  },
  {
    type: 'prehome',
    source: 'p29',
    alt: text(
      'Homem de camiseta branca diante de um fundo verde',
      'Man in a white T-shirt before a green backdrop',
    ),
  },
  {
    type: 'prehome',
    source: 'light',
    alt: text('A sombra de uma palmeira se move sobre uma parede', 'The shadow of a palm moves over a wall'),
  },
  {
    type: 'home',
    source: 'p05',
    alt: text(
      'Mulher de cabelo preso e malha preta diante de um fundo cor de pêssego',
      'Woman with her hair tied back, in a black knit, before a peach backdrop',
    ),
  },
  {
    type: 'home',
    source: 'p39',
    alt: text('Homem de malha vermelha no estúdio', 'Man in a red knit in the studio'),
  },
  {
    type: 'home',
    source: 'fabric',
    alt: text('Um facho de luz atravessa uma cortina', 'A beam of light crosses a curtain'),
  },
  {
    type: 'home',
    source: 'p16',
    alt: text(
      'Mulher de malha branca contra um fundo escuro, em preto e branco',
      'Woman in a white knit against a dark backdrop, in black and white',
    ),
  },
  {
    type: 'about',
    source: 'p23',
    alt: text(
      'Mulher de cabelo curto e gola alta clara diante de um fundo verde',
      'Woman with a bob and a pale turtleneck before a green backdrop',
    ),
  },
  {
    type: 'about',
    source: 'p36',
    alt: text(
      'Homem de gola alta branca, em preto e branco',
      'Man in a white turtleneck, in black and white',
    ),
  },
  {
    type: 'about',
    source: 'p19',
    alt: text(
      'Mulher de cabelo longo e camiseta branca diante de um fundo rosado',
      'Woman with long hair and a white T-shirt before a rose backdrop',
    ),
  },
];
