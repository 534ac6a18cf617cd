import type { Language } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import { text } from '@passarela/contract/text';
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import { notFound } from 'next/navigation';
import type { CollectionSlug, DocumentViewServerProps, FlattenedField, PayloadRequest } from 'payload';
import { isText } from '../../parts/fields/localized-labels.ts';
import { findAll } from '../../platform/db/find.ts';
import { localMinute } from '../../platform/reference/agency-time.ts';
import { inLanguage } from '../../platform/reference/language.ts';
import { historyOf, Restore } from '../../publishing/versions/admin/history.tsx';
import { changesIn, shortOf } from '../../publishing/versions/changes.ts';
import styles from './compare.module.css';
import { Pictures, Swapped, swappedIn } from './pictures.tsx';

const BINNED = text('na lixeira', 'in the trash');
const GONE = text('apagado', 'deleted');

/** The names of entries that a stored state links to, those in the trash too, in its order. */
async function namesThen(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: number[],
  language: Language,
): Promise<string[]> {
  const title = req.payload.collections[collection].config.admin.useAsTitle ?? 'id';
  const found: unknown[] = await findAll(req, collection, { id: { in: ids } });
  return ids.map((id) => {
    const entry = found.filter(isRecord).find((one) => one.id === id);
    if (!entry) return GONE[language];
    const named = entry.name ?? entry[title];
    const name = isText(named) ? named[language] : String(named ?? id);
    return entry.deletedAt ? `${name} (${BINNED[language]})` : name;
  });
}

const EMPTY = text('vazio', 'empty');

type Props = {
  field: FlattenedField;
  value: unknown;
  short: string | undefined;
  /** The moment of the state, ISO; null for the present one. */
  at: string | null;
  req: PayloadRequest;
  language: Language;
};

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).map(Number).filter((id) => id > 0);

/** The lines of a list as texts: its short values, one beside the other. */
const linesOf = (field: FlattenedField, value: unknown, language: Language): string =>
  'flattenedFields' in field && Array.isArray(value)
    ? value
        .filter(isRecord)
        .map((line) =>
          field.flattenedFields
            .flatMap((one) =>
              one.name !== 'id' && line[one.name] ? (shortOf(one, line[one.name], language) ?? []) : [],
            )
            .join(' · '),
        )
        .join('\n')
    : '';

const isDocument = (value: unknown): value is Parameters<typeof convertLexicalToPlaintext>[0]['data'] =>
  isRecord(value) && isRecord(value.root);

/** A stored value in staff's words: pictures, names and whole texts. */
async function Value({ field, value, short, at, req, language }: Props) {
  if (short !== undefined) return <p className={styles.text}>{short}</p>;
  if (field.type === 'upload') return <Pictures ids={idsIn(value)} at={at} req={req} language={language} />;
  if (field.type === 'relationship' && typeof field.relationTo === 'string') {
    const names = await namesThen(req, field.relationTo, idsIn(value), language);
    return <p className={styles.text}>{names.join('\n') || EMPTY[language]}</p>;
  }
  const words = isDocument(value)
    ? convertLexicalToPlaintext({ data: value })
    : typeof value === 'string'
      ? value
      : linesOf(field, value, language);
  return <p className={styles.text}>{words || EMPTY[language]}</p>;
}

const LABELS = {
  title: text('Comparar', 'Compare'),
  history: text('Histórico', 'History'),
  previous: text('A anterior', 'The one before'),
  this: text('Esta versão', 'This version'),
  now: text('Como está agora', 'As it is now'),
  same: text('Nada mudou entre as duas.', 'Nothing differs between the two.'),
  first: text(
    'É a mais antiga guardada: não há com o que comparar.',
    'It is the oldest kept: nothing to compare with.',
  ),
  withNow: text('Comparar com como está agora', 'Compare with how it is now'),
  withPrevious: text('Comparar com a anterior', 'Compare with the one before'),
  current: text(
    'É como está agora: não há para onde voltar.',
    'It is how it is now: there is nothing to go back to.',
  ),
};

/** Two stored states side by side, each changed field with its pictures, names and texts as they were then. */
export async function Compare(view: DocumentViewServerProps) {
  const { base, fields, language, mayRestore, place, req, versions } = await historyOf(view);
  const { routeSegments, searchParams } = view;
  const labels = inLanguage(LABELS, language);
  const index = versions.findIndex(({ id }) => id === routeSegments.at(-1));
  const shown = versions[index];
  if (!shown) notFound();
  const [now] = versions;
  const isWithNow = searchParams?.with === 'now' && index > 0;
  const [from, to] = isWithNow ? [shown, now] : [versions[index + 1], shown];
  const changes = from && to ? changesIn(fields, from.state, to.state, language) : [];
  const of = { req, language };
  const timeOf = (version: typeof shown) => (version === now ? null : version.at);
  const span = from && to ? { from: from.at, to: timeOf(to) } : null;
  const swapped = span && from ? await swappedIn(req, fields, { state: from.state, ...span }) : [];
  return (
    <>
      <SetDocumentStepNav {...place} view={`${labels.history} ${localMinute(shown.at)}`} />
      <Gutter>
        <main className={styles.compare}>
          <h2>{labels.title}</h2>
          <div className={styles.acts}>
            {index === 0 ? (
              <p>{labels.current}</p>
            ) : (
              <>
                <a href={isWithNow ? '?' : '?with=now'}>{isWithNow ? labels.withPrevious : labels.withNow}</a>
                {mayRestore && (
                  <Restore base={base} version={shown.id} when={localMinute(shown.at)} language={language} />
                )}
              </>
            )}
          </div>
          {!from || !to ? (
            <p>{labels.first}</p>
          ) : (
            <>
              <div className={styles.pair}>
                <p>
                  <b>{isWithNow ? labels.this : labels.previous}</b> {localMinute(from.at)}
                </p>
                <p>
                  <b>{to === now ? labels.now : labels.this}</b> {localMinute(to.at)}
                </p>
              </div>
              {changes.length + swapped.length === 0 && <p>{labels.same}</p>}
              {changes.map(({ label, field, was, is, ...short }) => (
                <section key={label} aria-label={label} className={styles.change}>
                  <h3>{label}</h3>
                  <div className={styles.pair}>
                    <Value {...of} field={field} value={was} short={short.from} at={timeOf(from)} />
                    <Value {...of} field={field} value={is} short={short.to} at={timeOf(to)} />
                  </div>
                </section>
              ))}
              {span && swapped.length > 0 && <Swapped {...of} {...span} ids={swapped} />}
            </>
          )}
        </main>
      </Gutter>
    </>
  );
}
