import type { DemoPost } from './post.ts';

export const polaroids: DemoPost = {
  batch: 'in-praise-of-polaroids',
  publishedAt: '2026-08-27 14:20:00',
  cover: 'polaroids',
  pt: {
    slug: 'elogio-da-polaroid',
    title: 'Elogio da polaroid',
    description: 'Por que uma foto sem produção continua sendo o documento mais importante de uma modelo.',
    body: `Em uma gaveta da agência há mil e duzentas polaroids. Algumas perderam o azul, outras ficaram cor de chá. Todas têm, no rodapé branco, uma data, uma altura e uma letra apressada.

## Um documento, não um retrato
A polaroid nasceu no mercado como prova: o fotógrafo testava a luz e a guardava por hábito. Os bookers perceberam que ali estava o que o editorial escondia. A pele como ela é. O ombro na altura em que fica. O olhar antes da pose.

> O editorial conta o que você pode ser. A polaroid conta quem chegou.

![drawer]

## O que mudou
A película ficou cara, o celular ficou bom e o nome virou *snap*. O método é o mesmo: parede clara, luz de janela, roupa lisa. Refazemos os snaps de toda a nossa equipe a cada três meses, porque cabelo cresce, gente cresce, e cliente não gosta de surpresa.

### Três regras da casa
- Nunca retocar, nem a espinha
- Nunca usar foto com mais de três meses
- Sempre escrever a data

Quando você abrir a aba *snaps* de um perfil no site, é isso que vai ver: a pessoa, numa manhã qualquer, do jeito que ela vai chegar ao seu set.`,
  },
  en: {
    slug: 'in-praise-of-the-polaroid',
    title: 'In praise of the polaroid',
    description: 'Why a picture without production is still the most important document a model has.',
    body: `In a drawer of the agency there are twelve hundred polaroids. Some have lost their blue, some turned the colour of tea. All of them carry, on the white edge, a date, a height and hurried handwriting.

## A document, not a portrait
The polaroid entered the trade as proof: the photographer tested the light and kept the print out of habit. Bookers noticed that it held what the editorial hid. Skin as it is. Shoulders where they rest. The look before the pose.

> An editorial tells what you might be. A polaroid tells who came in.

![drawer]

## What has changed
Film became dear, the telephone became good, and the name became *snap*. The method is the same: a plain wall, window light, plain clothes. We take everybody's snaps again every three months, because hair grows, people grow, and clients do not like surprises.

### Three house rules
- Never retouch, not even a pimple
- Never use a picture older than three months
- Always write the date

When you open the *snaps* tab of a profile on this site, that is what you will see: a person on an ordinary morning, just as they will walk onto your set.`,
  },
};
