import type { DemoPost } from './post.ts';

export const noFees: DemoPost = {
  batch: 'safety-no-fees',
  publishedAt: '2026-09-16 08:45:00',
  cover: 'door',
  pt: {
    slug: 'agencia-seria-nao-cobra-para-entrar',
    title: 'Agência séria não cobra para entrar',
    description:
      'Book obrigatório, taxa de inscrição, curso que garante trabalho: como reconhecer um golpe antes de sair de casa.',
    body: `Toda semana alguém nos escreve para confirmar um convite que não fizemos. O roteiro se repete: elogios rápidos, urgência e, no fim, um boleto. Por isso vale dizer com todas as letras: **esta agência nunca cobra para avaliar, cadastrar ou representar ninguém**.

## Sinais de alerta
- Pedem dinheiro antes de qualquer trabalho, com qualquer nome: taxa, book, curso, seguro
- Marcam encontro fora da agência ou em horário estranho
- Pedem fotos de lingerie ou de biquíni por mensagem
- Prometem trabalho certo, capa certa, viagem certa
- Não deixam levar acompanhante

## Como nós fazemos
1. Você envia quatro fotos simples pelo [formulário do site](/seja-modelo)
2. Uma pessoa da equipe olha e responde por escrito
3. Se houver interesse, marcamos uma conversa na agência, durante o dia; menores vêm com um responsável
4. O contrato é entregue para levar para casa e ler com calma

> A nossa parte vem de uma porcentagem sobre os trabalhos que fechamos para você. Se você não trabalha, nós não recebemos.

![hands]

## Recebeu um convite em nosso nome?
Não responda. Copie a mensagem e [fale com a gente](/contato). Confirmamos no mesmo dia se o contato é nosso e, se não for, ajudamos a denunciar.`,
  },
  en: {
    slug: 'a-serious-agency-never-charges-you',
    title: 'A serious agency never charges you to join',
    description:
      'Compulsory books, application fees, courses that guarantee work: how to spot a scam before leaving home.',
    body: `Every week someone writes to confirm an invitation we never made. The script repeats itself: quick praise, urgency and, at the end, a bill. So let us be plain: **this agency never charges for looking at, registering or representing anybody**.

## Warning signs
- They ask for money before any job, whatever they call it: fee, book, course, insurance
- They want to meet outside an office or at an odd hour
- They ask for pictures in underwear or swimwear by message
- They promise certain work, certain covers, certain travel
- They do not let you bring company

## How we do it
1. You send four simple pictures with [the form on this site](/en/be-a-model)
2. A person of our team looks and answers in writing
3. If there is interest we meet at the agency, in daytime; minors come with a guardian
4. The contract goes home with you, to be read without haste

> Our share is a percentage of the jobs we close for you. If you do not work, we do not earn.

![hands]

## Were you approached in our name?
Do not answer. Copy the message and [write to us](/en/contact). We tell you the same day whether it was us and, if it was not, help you report it.`,
  },
};
