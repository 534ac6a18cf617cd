import type { DemoPost } from './post.ts';

export const commercialCasting: DemoPost = {
  batch: 'commercial-casting',
  publishedAt: '2026-08-06 09:00:00',
  cover: 'studio',
  pt: {
    slug: 'elenco-comercial-quem-entra-em-cena',
    title: 'Elenco comercial: quem entra em cena',
    description:
      'Publicidade procura gente de verdade. O que isso quer dizer para quem contrata e para quem atua.',
    body: `"Gente de verdade" é o pedido mais comum que chega à agência, e o mais difícil de escrever num briefing. O elenco existe para isso: atrizes, atores, famílias, avós, pessoas que sabem abrir uma geladeira diante de trinta desconhecidos como se estivessem sozinhas.

## O briefing que funciona
Antes de pedir nomes, ajuda responder a cinco perguntas:

1. Onde e por quanto tempo a peça vai ao ar?
2. Há texto decorado ou só ação?
3. Quantas diárias e em que cidade?
4. Alguma habilidade é indispensável (dirigir, nadar, falar outra língua)?
5. Existe exclusividade de segmento?

Com isso em mãos, montamos uma seleção em até vinte e quatro horas. Você pode começar sozinho: marque com o coração os perfis do [nosso elenco](/elenco) e peça o orçamento em uma mensagem só.

> O melhor teste de elenco é aquele em que a pessoa esquece a câmera antes do diretor.

![table]

## No dia
Chegamos com o contrato assinado, as medidas conferidas e um produtor da agência ao telefone. Crianças e adolescentes trabalham com responsável presente e autorização judicial, sem exceção.`,
  },
  en: {
    slug: 'commercial-casting-who-walks-on-set',
    title: 'Commercial casting: who walks on set',
    description: 'Advertising wants real people. What that means for those who book and those who act.',
    body: `"Real people" is the most frequent request that reaches the agency, and the hardest to write into a brief. That is what our cast is for: actresses, actors, families, grandparents, people who can open a fridge in front of thirty strangers as if nobody were there.

## A brief that works
Before asking for names it helps to answer five questions:

1. Where will it run, and for how long?
2. Are there lines to learn, or only action?
3. How many shooting days, and in which city?
4. Is a skill essential (driving, swimming, another language)?
5. Is there exclusivity in the sector?

With that in hand we send a selection within twenty-four hours. You may well start on your own: mark profiles of [our cast](/en/casting) with the heart and ask for a quote in a single message.

> The best screen test is the one in which the actor forgets the camera before the director does.

![table]

## On the day
We arrive with the contract signed, the measures checked and a producer of the agency on the telephone. Children and teenagers work with a guardian present and a court's permission, without exception.`,
  },
};
