import type { DemoPost } from './post.ts';

export const firstTrip: DemoPost = {
  batch: 'first-trip',
  publishedAt: '2026-06-19 12:00:00',
  cover: 'horizon',
  pt: {
    slug: 'a-primeira-temporada-fora',
    title: 'A primeira temporada fora',
    description: 'Contrato, apartamento, idioma e saudade: o que combinamos antes de uma modelo embarcar.',
    body: `O convite chega numa tarde comum: uma agência de Milão, oito semanas, embarque em vinte dias. É uma alegria e é um contrato. A ordem em que se cuida das duas coisas faz diferença.

## Antes do embarque
- Contrato traduzido e explicado, cláusula por cláusula
- Passagem, moradia e ajuda de custo por escrito
- Seguro-saúde e cópia dos documentos com a família
- Um contato de emergência na cidade que não seja da agência de lá

## As primeiras semanas
Os castings começam no dia seguinte. São sete, oito por dia, de metrô, com o mapa aberto. Ligamos toda segunda e toda quinta, em horário fixo, mesmo que seja só para ouvir a voz.

> Ninguém volta igual. A nossa obrigação é que volte inteira.

![suitcase]

## Dinheiro e descanso
Explicamos o extrato antes da viagem: o que é adiantamento, o que é comissão, o que é imposto. E combinamos o direito de voltar. Se não estiver bem, a passagem de retorno é da agência, sem pergunta nenhuma.`,
  },
  en: {
    slug: 'a-first-season-abroad',
    title: 'A first season abroad',
    description: 'Contract, flat, language and homesickness: what we agree before a model boards.',
    body: `The invitation arrives on an ordinary afternoon: an agency in Milan, eight weeks, leaving in twenty days. It is a joy and it is a contract. The order in which both are looked after makes a difference.

## Before boarding
- The contract translated and explained, clause by clause
- Ticket, housing and allowance in writing
- Health insurance, and copies of all papers with the family
- An emergency contact in town who does not belong to the agency there

## The first weeks
Castings begin the next day. Seven or eight of them, by underground, map in hand. We call every Monday and Thursday at a fixed hour, if only to hear the voice.

> Nobody comes back the same. Our duty is that they come back whole.

![suitcase]

## Money and rest
We explain the statement before the trip: what is an advance, what is commission, what is tax. And we agree on the right to return. If it does not feel well, the flight home is on the agency, no questions asked.`,
  },
};
