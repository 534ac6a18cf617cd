import { type Text, text } from '@passarela/contract/text';
import type { SCENES } from '@passarela/painter';
import { SCENE_ALTS } from './scene-alts.ts';

/** `source`: an editorial picture in both formats, or a film kept beside this folder; `talent`: who is seen in it, by name. */
type DemoSlide = { type: 'prehome' | 'home' | 'about'; source: string; alt: Text; talent?: string };

const picture = (type: DemoSlide['type'], source: keyof typeof SCENES): DemoSlide => ({
  type,
  source,
  alt: SCENE_ALTS[source],
});

export const SLIDES: readonly DemoSlide[] = [
  picture('prehome', 'door'),
  {
    type: 'prehome',
    source: 'light',
    alt: text(
      'Sombra de palmeira que se move sobre uma mulher de perfil',
      'The shadow of a palm moves over a woman in profile',
    ),
  },
  picture('prehome', 'horizon'),
  { ...picture('home', 'arch'), talent: 'Ágata Rezende' },
  { ...picture('home', 'studio'), talent: 'Abel Novaes' },
  {
    type: 'home',
    source: 'fabric',
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
