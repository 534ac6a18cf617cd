import { type Text, text } from '@passarela/contract/text';
import type { SCENES } from '@passarela/painter';

export interface DemoSlide {
  readonly type: 'prehome' | 'home' | 'about';
  /** An editorial picture in both formats, or a film kept beside this folder. */
  readonly source: { readonly scene: keyof typeof SCENES } | { readonly film: 'light' | 'fabric' };
  readonly alt: Text;
}

const slide = (type: DemoSlide['type'], source: DemoSlide['source'], alt: Text): DemoSlide => ({
  type,
  source,
  alt,
});

export const SLIDES: readonly DemoSlide[] = [
  slide(
    'prehome',
    { scene: 'door' },
    text(
      'Homem de casaco longo à contraluz, numa porta aberta',
      'Man in a long coat against the light of an open door',
    ),
  ),
  slide(
    'prehome',
    { film: 'light' },
    text(
      'Sombra de palmeira que se move sobre uma mulher de perfil',
      'The shadow of a palm moves over a woman in profile',
    ),
  ),
  slide(
    'prehome',
    { scene: 'horizon' },
    text(
      'Mulher de vestido vermelho na areia, diante do mar',
      'Woman in a red dress on the sand, before the sea',
    ),
  ),
  slide(
    'home',
    { scene: 'arch' },
    text('Mulher de vestido claro sob um arco de terracota', 'Woman in a pale dress under a terracotta arch'),
  ),
  slide(
    'home',
    { scene: 'studio' },
    text(
      'Homem de terno diante de um fundo de papel no estúdio',
      'Man in a suit before a roll of paper in the studio',
    ),
  ),
  slide(
    'home',
    { film: 'fabric' },
    text(
      'Um facho de luz atravessa uma cortina e uma mulher de vestido longo',
      'A beam of light crosses a curtain and a woman in a long gown',
    ),
  ),
  slide(
    'home',
    { scene: 'stairs' },
    text(
      'Mulher de terno escuro no alto de uma escada clara',
      'Woman in a dark suit at the top of pale stairs',
    ),
  ),
  slide(
    'about',
    { scene: 'window' },
    text(
      'Mulher de regata branca na luz de uma janela',
      'Woman in a white tank top in the light of a window',
    ),
  ),
  slide(
    'about',
    { scene: 'corridor' },
    text('Mulher de casaco preto num corredor de portas', 'Woman in a black coat in a corridor of doorways'),
  ),
  slide(
    'about',
    { scene: 'curtain' },
    text('Mulher de vestido vinho diante de uma cortina', 'Woman in a wine-coloured dress before a curtain'),
  ),
];
