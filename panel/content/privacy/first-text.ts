import type { Payload } from 'payload';
import { markdownReader } from '../articles/editor.ts';
import { renewPeriods } from './version.ts';

/** The English text of a new panel. Staff edit it in the panel; this is only the first version. */
const ENGLISH = {
  title: 'Privacy',
  markdown: `
We keep little, for a short time, and delete it when you ask. Here is all of it in plain words, as the Brazilian data protection law (LGPD, Law 13,709/2018) requires.

## Who looks after your data

The agency is the controller. Reach the person in charge of data through the [contact page](/en/contact): you get an answer within 15 days.

## What we keep

- **A contact message:** name, e-mail and text.
- **A quote request:** also the phone number and the chosen talents.
- **A model application:** name, artistic name, date of birth, gender, height, city, Instagram, e-mail, phone and four photos. Location and camera data are removed from the photos before they are stored.
- **Of people under 18:** also the guardian’s name and contact, when they gave permission and which version of this text they read.
- **Of those who only look:** how often a profile was seen or given a heart, as a number, without knowing by whom.

Everything you send gets a reference. The internet address serves only to hold off robots and is not kept with what you sent.

## Why we keep it

Messages and quotes: to answer you. Applications: to assess whether we can represent you and to invite you to talk. You make the first step, so we use the data only to do what you ask. We do not advertise with it, and no decision is automatic: people look at every application.

## For how long

Applications are deleted, with their photos, **{months}** after they were sent; those of people under 18 after **{months-minors}**. The system does this by itself: for the last seven days of that time they are in the trash, out of daily work. When many would be due at once, a person first checks that the date is right, which takes seven days more at most. If you join the agency, a contract says the rest. Messages and quotes stay as long as the matter lasts.

After that only a line remains with the reference, the date and the reason, and nothing that tells who you are. A backup may hold what was deleted until it is replaced; nobody reads it for anything else.

## Who sees it

Only our team. Photos of an application are never published and never sent to clients. Hosting and e-mail come from companies that work for us and use your data for nothing else. Videos of talents open on YouTube or Vimeo only after you click.

## Under 18

An application of somebody under 18 is taken only with the name, the e-mail and the permission of a parent or legal guardian (LGPD, article 14). We talk to the guardian first, who may see, correct or delete everything and take the permission back at any time. We ask only for what is needed, and keep it for a shorter time.

## We never charge

We ask no money to assess, photograph or represent anybody. Anybody who charges in our name is not from the agency: please tell us.

## What stays on your device

Favorites, with the order, notes and dates that you give them, and drafts of forms stay in your browser only, without tracking cookies. With them it keeps copies of the profiles that you marked, to open without internet, until you unmark them; and a request for a quote made without internet, until it is sent, for a week at most. Notes leave it only in the link that you share, dates also in your request for a quote. A draft goes after sending, after a week, or when you tap “Clear everything”. Photos of an application stay on the device until they are sent, for 24 hours at most: after that they are deleted at your next visit. The first form that you send makes a random key in your browser, so that many messages from one device do not close the forms to others on the same network. It does not say who you are: it goes along with each message, only our server uses it, hashed, to count them, and it is gone after a day.

## See, correct, delete

Write through the [contact page](/en/contact) with the reference you received, or with the e-mail you used. We show, correct or delete what is yours, free of charge and without asking why. If our answer is not enough, you can turn to the Brazilian authority, ANPD.
`.trim(),
};

/** The Portuguese text of a new panel. Staff edit it in the panel; this is only the first version. */
const PORTUGUESE = {
  title: 'Privacidade',
  markdown: `
Guardamos pouco, por pouco tempo, e apagamos quando você pede. Aqui está tudo, em linguagem simples, como manda a Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018).

## Quem cuida dos seus dados

A agência é a controladora. Fale com a pessoa responsável pelos dados pela [página de contato](/contato): você tem resposta em até 15 dias.

## O que guardamos

- **Mensagem de contato:** nome, e-mail e texto.
- **Pedido de orçamento:** também o telefone e os talentos escolhidos.
- **Inscrição de modelo:** nome, nome artístico, nascimento, gênero, altura, cidade, Instagram, e-mail, telefone e quatro fotos. Das fotos retiramos, antes de guardar, a localização e os dados da câmera.
- **De quem é menor de 18 anos:** também o nome e o contato do responsável, quando ele autorizou e qual versão deste texto leu.
- **De quem só olha:** quantas vezes um perfil foi visto ou marcado com o coração, como número, sem saber por quem.

Cada envio recebe um código. O endereço de internet serve só para conter robôs e não fica junto do que você enviou.

## Por que guardamos

Mensagens e orçamentos: para responder a você. Inscrições: para avaliar se podemos representar você e chamar para uma conversa. É você quem começa, então usamos os dados só para atender ao seu pedido. Não fazemos publicidade com eles, e nenhuma decisão é automática: cada inscrição é vista por gente.

## Por quanto tempo

Inscrições são apagadas, com as fotos, **{meses}** depois do envio; as de menores de 18 anos, **{meses-menores}** depois. O sistema faz isso sozinho: nos últimos sete dias do prazo elas já estão em uma lixeira, fora do trabalho do dia a dia. Quando muitas venceriam de uma vez, uma pessoa confere antes se a data está certa, o que leva sete dias a mais no máximo. Se você passar a fazer parte da agência, um contrato dirá o resto. Mensagens e orçamentos ficam enquanto durar o assunto.

Depois de apagar, fica só uma linha com o código, a data e o motivo, sem nada que diga quem você é. Uma cópia de segurança pode guardar o que foi apagado até ser substituída; ninguém a consulta para outra coisa.

## Quem vê

Só a nossa equipe. As fotos de uma inscrição nunca são publicadas nem enviadas a clientes. A hospedagem e o e-mail são de empresas que trabalham para nós e não usam os seus dados para mais nada. Os vídeos de talentos abrem no YouTube ou no Vimeo só depois do seu clique.

## Menores de 18 anos

Uma inscrição de menor só é aceita com o nome, o e-mail e a autorização de mãe, pai ou responsável legal (LGPD, art. 14). Falamos primeiro com o responsável, que pode ver, corrigir ou apagar tudo e retirar a autorização a qualquer momento. Pedimos só o necessário, e o prazo é mais curto.

## Nunca cobramos

Não pedimos dinheiro para avaliar, fotografar ou agenciar ninguém. Quem cobrar em nosso nome não é da agência: avise a gente.

## O que fica no seu aparelho

Os favoritos, com a ordem, as notas e as datas que você anota, e os rascunhos dos formulários ficam só no seu navegador, sem cookies de rastreamento. Com eles ficam cópias dos perfis que você marcou, para abrir sem internet, até você desmarcar; e um pedido de orçamento feito sem internet, até ser enviado, por uma semana no máximo. As notas só saem dele no link que você compartilha; as datas, também no seu pedido de orçamento. O rascunho some depois do envio, em uma semana ou quando você toca em “Apagar tudo”. As fotos da inscrição ficam no aparelho até o envio, por 24 horas no máximo: depois disso são apagadas na sua próxima visita. Para que os envios de um aparelho não fechem os formulários a outros da mesma rede, o primeiro envio cria no navegador uma chave aleatória, que não diz quem você é: ela vai com cada envio, só o nosso servidor a usa, embaralhada, para contar quantos houve, e ela some depois de um dia.

## Ver, corrigir, apagar

Escreva pela [página de contato](/contato) com o código que recebeu no envio ou com o e-mail que usou. Mostramos, corrigimos ou apagamos o que for seu, sem custo e sem perguntar o motivo. Se a resposta não bastar, procure a Autoridade Nacional de Proteção de Dados (ANPD).
`.trim(),
};

/** Gives a panel without a privacy text the first one; an existing text gets the periods of the settings. */
export async function ensurePrivacy(payload: Payload): Promise<void> {
  const stored = await payload.findGlobal({ slug: 'privacy', depth: 0 });
  if (stored.version) return renewPeriods(payload, stored);
  const read = await markdownReader(payload.config);
  const write = ({ title, markdown }: typeof ENGLISH) => ({ title, content: read(markdown) });
  await payload.updateGlobal({ slug: 'privacy', data: { pt: write(PORTUGUESE), en: write(ENGLISH) } });
}
