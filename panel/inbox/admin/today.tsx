import type { Language } from '@passarela/contract';
import { type Text, text } from '@passarela/contract/text';
import type { Payload, ServerProps } from 'payload';
import { isAnswering } from '../../parts/access/roles.ts';
import { displayHour, startOfDay } from '../../platform/reference/agency-time.ts';
import { KIND_NAMES, KINDS } from '../../platform/reference/kinds.ts';
import { languageOf } from '../../platform/reference/language.ts';
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
async function MailState({ payload, language }: { payload: Payload; language: Language }) {
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

const LATEST_SHOWN = 10;

/** For each kind the entries since midnight in São Paulo and those nobody has opened; the latest of all. */
async function readArrivals(payload: Payload, now: number) {
  const kinds = await Promise.all(
    KINDS.map(async (kind) => {
      const { docs, totalDocs } = await payload.find({
        collection: kind,
        where: { createdAt: { greater_than_equal: startOfDay(now) } },
        sort: '-createdAt',
        limit: LATEST_SHOWN,
        depth: 0,
        select: { name: true, reference: true, createdAt: true },
      });
      const unseen = await payload.count({ collection: kind, where: { status: { equals: 'new' } } });
      const entries = docs.map((doc) => ({ ...doc, kind }));
      return { kind, today: totalDocs, unseen: unseen.totalDocs, entries };
    }),
  );
  const latest = kinds
    .flatMap(({ entries }) => entries)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, LATEST_SHOWN);
  return { kinds, latest };
}

const TITLE = text('Hoje na caixa de entrada', 'In the inbox today');
const NOTHING = text('Nada chegou hoje.', 'Nothing came in today.');
const TODAY = text('hoje', 'today');
// the same words for one and for many, of any gender
const UNSEEN = text('sem abrir', 'not opened yet');
const ALL_SEEN = text('tudo já aberto', 'all opened');

const listOf = (kind: string) => `/admin/collections/${kind}`;
const unseenOf = (kind: string) => `${listOf(kind)}?where[status][equals]=new`;

/** On the dashboard: today's entries, unopened ones, and whether mail goes out. */
export async function Today({ payload, i18n, user }: ServerProps) {
  if (!isAnswering(user)) return null;
  const language = languageOf(i18n);
  const { kinds, latest } = await readArrivals(payload, Date.now());
  return (
    <section className={styles.today} aria-label={TITLE[language]}>
      <h2>{TITLE[language]}</h2>
      <ul className={styles.counts}>
        {kinds.map(({ kind, today, unseen }) => (
          <li key={kind}>
            <a href={listOf(kind)}>
              <strong>{today}</strong> {KIND_NAMES[kind][today === 1 ? 'singular' : 'plural'][language]}{' '}
              {TODAY[language]}
            </a>
            {unseen > 0 ? (
              <a className={styles.small} href={unseenOf(kind)}>
                {unseen} {UNSEEN[language]}
              </a>
            ) : (
              <span className={styles.small}>{ALL_SEEN[language]}</span>
            )}
          </li>
        ))}
      </ul>
      {latest.length === 0 ? (
        <p className={styles.small}>{NOTHING[language]}</p>
      ) : (
        <ol className={styles.latest}>
          {latest.map(({ kind, id, name, reference, createdAt }) => (
            <li key={reference}>
              <time dateTime={createdAt}>{displayHour(createdAt)}</time>
              <a href={`/admin/collections/${kind}/${id}`}>{name}</a>
              <span className={styles.small}>
                {KIND_NAMES[kind].singular[language]} · {reference}
              </span>
            </li>
          ))}
        </ol>
      )}
      <MailState payload={payload} language={language} />
    </section>
  );
}
