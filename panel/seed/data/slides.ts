import type { SCENES } from '@passarela/painter';
import type { Bilingual } from './biographies.ts';

export interface DemoSlide {
  readonly type: 'prehome' | 'home' | 'about';
  /** An editorial picture in both formats, or a film kept beside this folder. */
  readonly source: { readonly scene: keyof typeof SCENES } | { readonly film: 'light' | 'fabric' };
  readonly alt: Bilingual;
}

/** Slides in the order they are shown. */
export const SLIDES: readonly DemoSlide[] = [
  {
    type: 'prehome',
    source: { scene: 'door' },
    alt: {
      pt: 'Homem de casaco longo à contraluz, numa porta aberta',
      en: 'Man in a long coat against the light of an open door',
    },
  },
  {
    type: 'prehome',
    source: { film: 'light' },
    alt: {
      pt: 'Sombra de palmeira que se move sobre uma mulher de perfil',
      en: 'The shadow of a palm moves over a woman in profile',
    },
  },
  {
    type: 'prehome',
    source: { scene: 'horizon' },
    alt: {
      pt: 'Mulher de vestido vermelho na areia, diante do mar',
      en: 'Woman in a red dress on the sand, before the sea',
    },
  },
  {
    type: 'home',
    source: { scene: 'arch' },
    alt: {
      pt: 'Mulher de vestido claro sob um arco de terracota',
      en: 'Woman in a pale dress under a terracotta arch',
    },
  },
  {
    type: 'home',
    source: { scene: 'studio' },
    alt: {
      pt: 'Homem de terno diante de um fundo de papel no estúdio',
      en: 'Man in a suit before a roll of paper in the studio',
    },
  },
  {
    type: 'home',
    source: { film: 'fabric' },
    alt: {
      pt: 'Um facho de luz atravessa uma cortina e uma mulher de vestido longo',
      en: 'A beam of light crosses a curtain and a woman in a long gown',
    },
  },
  {
    type: 'home',
    source: { scene: 'stairs' },
    alt: {
      pt: 'Mulher de terno escuro no alto de uma escada clara',
      en: 'Woman in a dark suit at the top of pale stairs',
    },
  },
  {
    type: 'about',
    source: { scene: 'window' },
    alt: {
      pt: 'Mulher de regata branca na luz de uma janela',
      en: 'Woman in a white tank top in the light of a window',
    },
  },
  {
    type: 'about',
    source: { scene: 'corridor' },
    alt: {
      pt: 'Mulher de casaco preto num corredor de portas',
      en: 'Woman in a black coat in a corridor of doorways',
    },
  },
  {
    type: 'about',
    source: { scene: 'curtain' },
    alt: {
      pt: 'Mulher de vestido vinho diante de uma cortina',
      en: 'Woman in a wine-coloured dress before a curtain',
    },
  },
];
