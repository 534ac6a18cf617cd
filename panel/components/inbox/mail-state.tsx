import type { Language } from '@passarela/contract';
import type { Payload } from 'payload';
import { env } from '../../env.ts';
import { type Text, text } from '../../reference/text.ts';
import styles from './inbox.module.css';

const OFF = text(
  'O e-mail está desligado: ninguém é avisado e os remetentes não recebem confirmação. Configure SMTP_URL e AGENCY_EMAIL.',
  'Mail is off: nobody is told and senders get no confirmation. Set SMTP_URL and AGENCY_EMAIL.',
);
const waiting = (count: number): Text =>
  text(`${count} e-mails esperam para sair.`, `${count} e-mails wait to be sent.`);
const failed = (count: number): Text =>
  text(`${count} e-mails não puderam ser entregues.`, `${count} e-mails could not be delivered.`);

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
