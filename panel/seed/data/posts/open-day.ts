import type { DemoPost } from './post.ts';

export const openDay: DemoPost = {
  batch: 'open-day',
  publishedAt: '2026-03-03 09:15:00',
  cover: 'chair',
  pt: {
    slug: 'portas-abertas-na-agencia',
    title: 'Portas abertas na agência',
    description:
      'Uma vez por mês recebemos quem quer conhecer a casa. Sem teste, sem inscrição paga, com café.',
    body: `Na primeira terça-feira de cada mês, das duas às seis, a porta fica aberta. Vem quem sonha com a profissão, quem tem um filho que sonha, quem contrata e quem só passava na rua.

## O que acontece
Mostramos a sala de provas, a parede de composites e a mesa dos bookers. Explicamos como é um contrato e o que é um cachê. Quem quiser faz quatro snaps na janela da frente e leva as fotos para casa no celular.

## O que não acontece
- Ninguém é avaliado em voz alta
- Ninguém assina nada
- Ninguém paga nada
- Ninguém com menos de dezoito anos entra sem um responsável

> Metade das pessoas que passaram por aqui hoje está em outra profissão. Quase todas sabem arrumar a postura.

![coffee]

Se você não puder vir, [escreva](/contato). Se já sabe que quer tentar, o [formulário](/seja-modelo) fica aberto o ano inteiro e é lido toda semana.`,
  },
  en: {
    slug: 'open-doors-at-the-agency',
    title: 'Open doors at the agency',
    description: 'Once a month we welcome anyone who wants to see the house. No test, no fee, with coffee.',
    body: `On the first Tuesday of each month, from two to six, the door stands open. Those who dream of the profession come, those whose child does, those who book, and those who merely walked past.

## What happens
We show the fitting room, the wall of composites and the bookers' table. We explain what a contract looks like and what a fee is. Whoever wishes can have four snaps taken at the front window and carry them home on a phone.

## What does not happen
- Nobody is judged aloud
- Nobody signs anything
- Nobody pays anything
- Nobody under eighteen comes in without a guardian

> Half the people who came through this room are in another profession today. Nearly all of them stand well.

![coffee]

If you cannot come, [write to us](/en/contact). If you already know you want to try, the [form](/en/be-a-model) is open all year and is read every week.`,
  },
};
