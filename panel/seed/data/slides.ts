import { type Text, text } from '@passarela/contract/text';
import type { SCENES } from '@passarela/painter';
import { SCENE_ALTS } from './scene-alts.ts';

type Scene = keyof typeof SCENES;

export interface DemoSlide {
  readonly type: 'prehome' | 'home' | 'about';
  /** An editorial picture in both formats, or a film kept beside this folder. */
  readonly source: { readonly scene: Scene } | { readonly film: 'light' | 'fabric' };
  readonly alt: Text;
}

const picture = (type: DemoSlide['type'], scene: Scene): DemoSlide => ({
  type,
  source: { scene },
  alt: SCENE_ALTS[scene],
});

export const SLIDES: readonly DemoSlide[] = [
  picture('prehome', 'door'),
  {
    type: 'prehome',
    source: { film: 'light' },
    alt: text(
      'Sombra de palmeira que se move sobre uma mulher de perfil',
      'The shadow of a palm moves over a woman in profile',
    ),
  },
  picture('prehome', 'horizon'),
  picture('home', 'arch'),
  picture('home', 'studio'),
  {
    type: 'home',
    source: { film: 'fabric' },
    alt: text(
      'Um facho de luz atravessa uma cortina e uma mulher de vestido longo',
      'A beam of light crosses a curtain and a woman in a long gown',
    ),
  },
  picture('home', 'stairs'),
  picture('about', 'window'),
  picture('about', 'corridor'),
  picture('about', 'curtain'),
];
