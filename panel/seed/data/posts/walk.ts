import type { DemoPost } from './post.ts';

export const walk: DemoPost = {
  batch: 'learning-to-walk',
  publishedAt: '2026-04-10 15:00:00',
  cover: 'stairs',
  pt: {
    slug: 'aprender-a-andar-de-novo',
    title: 'Aprender a andar, de novo',
    description:
      'Toda quarta-feira à noite, quinze pessoas atravessam a mesma sala quarenta vezes. A aula de passarela é aberta e gratuita para os nossos.',
    body: `Andar parece a coisa mais natural do mundo até alguém pedir: atravesse a sala. De repente sobram braços. É por isso que, toda quarta-feira às sete, a sala grande da agência fica vazia, com uma fita no chão e um espelho no fundo.

## Primeiro, parar
A aula começa parada. Pés paralelos, peso no meio, respiração baixa. *Quem não sabe ficar em pé não tem de onde sair*, repete a professora, ex-bailarina, que nunca levanta a voz.

## Depois, o ritmo
- Passo do tamanho do ombro, nem maior nem menor
- Olhar na altura da última fileira
- Braço solto a partir da escápula, não da mão
- Virada em três tempos, sem pressa de voltar

> A roupa anda. Você só não atrapalha.

![steps]

## E os homens?
Vêm também, e costumam ter mais medo. A linha é a mesma, o tempo é que muda. Os veteranos voltam antes de cada temporada para limpar vícios; os novos saem da primeira aula jurando que nunca mais vão andar distraídos na rua. Passa em dois dias.`,
  },
  en: {
    slug: 'learning-to-walk-again',
    title: 'Learning to walk, again',
    description:
      'Every Wednesday evening fifteen people cross the same room forty times. Our runway class is open and free for our own.',
    body: `Walking seems the most natural thing in the world until somebody says: cross the room. Suddenly there are too many arms. That is why, every Wednesday at seven, the agency's large room stands empty, with a tape on the floor and a mirror at the end.

## First, stand
Class begins standing still. Feet parallel, weight in the middle, breath low. *Who cannot stand has nowhere to leave from*, says our teacher, once a dancer, who never raises her voice.

## Then, rhythm
- A step as wide as the shoulders, no longer, no shorter
- Eyes at the height of the last row
- Arms loose from the shoulder blade, not from the hand
- A turn in three beats, in no hurry to come back

> The clothes do the walking. You merely do not get in the way.

![steps]

## And the men?
They come too, and tend to be more afraid. The line is the same, only the tempo changes. Veterans return before each season to clean up habits; beginners leave the first class swearing they will never again walk down a street without thinking. It passes within two days.`,
  },
};
