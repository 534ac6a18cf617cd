import type { DemoPost } from './post.ts';

export const anniversary: DemoPost = {
  batch: 'twenty-five-years',
  publishedAt: '2026-10-05 10:00:00',
  cover: 'arch',
  pt: {
    slug: 'vinte-e-cinco-anos-de-agencia',
    title: 'Vinte e cinco anos, uma mesa comprida',
    description:
      'A agência completa vinte e cinco anos. Uma volta pela sala, pelas pastas e pelas pessoas que fizeram essa história.',
    body: `Em 2001 a agência cabia em uma sala de dezoito metros quadrados, com uma mesa emprestada, dois telefones e uma parede de composites presos com fita. A mesa ainda é a mesma. A parede foi ficando maior.

## Construção
Os primeiros anos foram de estrada: feiras do interior, escolas de dança, filas de cinema. Uma caderneta preta guardava nomes, alturas e telefones de vizinhos, porque pouca gente tinha o próprio. Dessa caderneta saíram:

- Campanhas, muitas
- Capas, algumas
- Profissões, quase todas

## Dedicação
Um bom agente passa mais tempo dizendo não do que sim. Não para a diária mal explicada, não para a viagem sem contrato, não para o corpo que alguém queria diferente do que é.

> A carreira de uma modelo pode ser curta. O cuidado com ela, não.

## Sucesso
Medimos o sucesso de um jeito antigo: quantos voltam para almoçar. Muitos voltam. Alguns trazem os filhos, outros trazem ideias, e há quem tenha voltado para trabalhar do outro lado da mesa.

![archive]

Obrigado a quem confiou seu rosto, sua marca ou sua filha a esta sala. Os próximos vinte e cinco começam segunda-feira, às nove.`,
  },
  en: {
    slug: 'twenty-five-years-of-the-agency',
    title: 'Twenty-five years around one long table',
    description:
      'The agency turns twenty-five. A walk through the room, the folders and the people who made it.',
    body: `In 2001 the agency fitted into a room of eighteen square metres: a borrowed table, two telephones and a wall of composites held by tape. The table is still the same. The wall kept growing.

## Building
The first years were spent on the road: country fairs, dance schools, cinema queues. A black notebook kept names, heights and the telephone numbers of neighbours, since few had one of their own. Out of that notebook came:

- Campaigns, many
- Covers, some
- Professions, nearly all

## Dedication
A good agent spends more time saying no than yes. No to the badly explained shooting day, no to the trip without a contract, no to the body somebody wished were different.

> A model's career may be short. The care we take of it may not.

## Success
We measure success the old way: by how many come back for lunch. Many do. Some bring their children, some bring ideas, and a few came back to work on the other side of the table.

![archive]

Thank you to everyone who trusted this room with a face, a brand or a daughter. The next twenty-five begin on Monday at nine.`,
  },
};
