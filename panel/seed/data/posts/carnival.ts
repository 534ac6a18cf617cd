import type { DemoPost } from './post.ts';

/** Only in Portuguese: what a visitor of the English site must not find. */
export const carnival: DemoPost = {
  batch: 'carnival-hours',
  publishedAt: '2026-01-29 08:00:00',
  cover: 'palm',
  pt: {
    slug: 'horario-de-carnaval',
    title: 'Nosso horário no Carnaval',
    description:
      'A agência fecha na sexta ao meio-dia e volta na quarta de cinzas, à tarde. O plantão continua.',
    body: `Fechamos na **sexta-feira, ao meio-dia**, e voltamos na **quarta-feira de cinzas, às 14h**. Quem tem diária marcada nesse período já recebeu a ficha com transporte, contato da produção e hidratação em dobro.

## Plantão
- Produções em andamento: telefone do booker responsável
- Emergências: o número que está no verso do seu contrato
- Novos pedidos: [escreva](/contato) que respondemos na quarta

> Protetor solar também é figurino.

Bom descanso a quem descansa e bom desfile a quem desfila.`,
  },
  en: null,
};
