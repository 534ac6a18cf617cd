import type { DemoPost } from './post.ts';

export const composite: DemoPost = {
  batch: 'the-composite',
  publishedAt: '2026-07-14 16:10:00',
  cover: 'cards',
  pt: {
    slug: 'o-composite-ainda-importa',
    title: 'O composite ainda importa',
    description:
      'Um cartão com uma foto grande e três pequenas. Como escolher as quatro e por que ele não morreu.',
    body: `O composite cabe na palma da mão e, por alguns segundos, é tudo o que um cliente tem de você. Uma fotografia grande na frente, três ou quatro menores no verso, nome, altura e medidas. Há quarenta anos é assim.

## A foto da frente
Não é a mais bonita: é a mais parecida. Se a pessoa que entra na sala precisa de explicação, a foto está errada. Preferimos luz simples, olhar presente e pouca roupa de marca.

## As três pequenas
- Uma de corpo inteiro, com linha clara
- Uma que mostre movimento ou expressão
- Uma que contradiga a da frente

> O cartão ideal faz o cliente virar do outro lado.

![press]

## Papel ou tela?
Os dois. Na tela ele se atualiza; no papel ele fica na mesa do diretor depois que a aba do navegador fechou. Imprimimos em papel fosco, 14 × 21 cm, em tiragens pequenas, e guardamos um exemplar de cada na gaveta que já conhece quem leu o nosso [elogio da polaroid](/blog/elogio-da-polaroid).`,
  },
  en: {
    slug: 'the-composite-still-matters',
    title: 'The composite still matters',
    description:
      'A card with one large picture and three small ones. How to choose the four, and why it is not dead.',
    body: `A composite fits the palm of a hand and, for a few seconds, it is all a client has of you. One large picture on the front, three or four small ones on the back, a name, a height, measures. It has been so for forty years.

## The front
Not the most beautiful picture: the truest. If the person who walks in needs explaining, the picture was wrong. We like simple light, a look that is present and few labels.

## The three small ones
- One full length, with a clear line
- One with movement or expression
- One that contradicts the front

> The ideal card makes a client turn it over.

![press]

## Paper or screen?
Both. On screen it stays current; on paper it stays on the director's table after the browser tab was closed. We print on matt stock, 14 × 21 cm, in small runs, and keep one of each in the drawer known to those who read our [praise of the polaroid](/en/blog/in-praise-of-the-polaroid).`,
  },
};
