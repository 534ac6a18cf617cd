import type { Language } from '@passarela/contract';
import { type Text, text } from '@passarela/contract/text';
import type { Payload } from 'payload';
import { env } from '../../platform/settings/env.ts';
import styles from './inbox.module.css';

const OFF = text(
  'O e-mail está desligado: a equipe não recebe avisos e quem escreve não recebe confirmação. Nada se perde: tudo chega aqui no painel. Peça a quem cuida do servidor que o ligue.',
  'Mail is off: staff are not told and senders get no confirmation. Nothing is lost: everything arrives here in the panel. Ask whoever runs the server to turn it on.',
);
const counted = (one: Text, many: Text) => (count: number) => ({
  pt: count === 1 ? one.pt : `${count} ${many.pt}`,
  en: count === 1 ? one.en : `${count} ${many.en}`,
});
const waiting = counted(
  text('1 e-mail espera para sair.', '1 e-mail waits to be sent.'),
  text('e-mails esperam para sair.', 'e-mails wait to be sent.'),
);
const failed = counted(
  text('1 e-mail não pôde ser entregue.', '1 e-mail could not be delivered.'),
  text('e-mails não puderam ser entregues.', 'e-mails could not be delivered.'),
);

/** One line on the dashboard: mail is off, waits, or failed; nothing when all is well. */
export async function MailState({ payload, language }: { payload: Payload; language: Language }) {
  const countOf = async (state: string) =>
    (await payload.count({ collection: 'mails', where: { state: { equals: state } } })).totalDocs;
  const { SMTP_URL, AGENCY_EMAIL } = env();
  const [inQueue, lost] = [await countOf('waiting'), await countOf('failed')];
  const lines = [
    ...(SMTP_URL && AGENCY_EMAIL ? (inQueue > 0 ? [waiting(inQueue)] : []) : [OFF]),
    ...(lost > 0 ? [failed(lost)] : []),
  ];
  return lines.map((line) => (
    <p className={styles.warning} role="status" key={line.en}>
      {line[language]}
    </p>
  ));
}
