import type { DemoPost } from './post.ts';

export const skinAndLight: DemoPost = {
  batch: 'skin-and-light',
  publishedAt: '2026-05-22 10:30:00',
  cover: 'curtain',
  pt: {
    slug: 'toda-pele-pede-a-sua-luz',
    title: 'Toda pele pede a sua luz',
    description: 'Uma conversa com quem ilumina: como fotografar bem um elenco com todos os tons do Brasil.',
    body: `Durante décadas a fotografia foi calibrada para um tom só. O filme mudou, o sensor mudou, mas o hábito demora. Num país como o nosso, iluminar bem todas as peles não é gentileza: é técnica.

## O erro mais comum
Abrir a exposição até a pele escura "aparecer". O resultado é uma pele sem volume. O que dá forma não é a quantidade de luz, é o reflexo: uma fonte grande, lateral, e um rebatedor prateado do outro lado.

## O que pedimos ao estúdio
1. Fundo que não dispute com a pele, nem mais claro nem mais escuro por acaso
2. Base e corretivo em todos os tons, trazidos pela produção
3. Um teste de luz com cada pessoa, não com um assistente no lugar
4. Tratamento que respeite o tom: corrigir cor não é clarear

> Pele negra se ilumina com o reflexo; pele clara, com a sombra.

![reflector]

Profissional de cabelo que saiba trabalhar com crespo e cacheado também faz parte da ficha técnica. **Vai no briefing, com nome e contato**, e não na boa vontade do dia.`,
  },
  en: {
    slug: 'every-skin-asks-for-its-own-light',
    title: 'Every skin asks for its own light',
    description: 'A talk with those who light: photographing a cast in all the tones of Brazil.',
    body: `For decades photography was calibrated for a single tone. Film changed, sensors changed, habits take longer. In a country like ours, lighting every skin well is not a courtesy: it is craft.

## The most common mistake
Opening the exposure until dark skin "shows". The result is skin without volume. What gives form is not the amount of light but its reflection: one large source from the side, and a silver reflector opposite.

## What we ask of a studio
1. A background that does not compete with the skin, neither lighter nor darker by accident
2. Foundation and concealer in every tone, brought by the production
3. A light test with each person, not with an assistant standing in
4. Grading that respects the tone: correcting colour is not lightening

> Dark skin is lit by the highlight; fair skin by the shadow.

![reflector]

A hair stylist who knows coils and curls belongs on the crew list too. **Put it in the brief, with a name and a number**, and do not leave it to goodwill on the day.`,
  },
};
