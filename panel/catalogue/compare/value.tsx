import type { Language } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import { text } from '@passarela/contract/text';
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';
import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { isText } from '../../parts/fields/localized-labels.ts';
import { findAll } from '../../platform/db/find.ts';
import { shortOf } from '../../publishing/versions/changes.ts';
import styles from './compare.module.css';
import { Pictures } from './pictures.tsx';

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
export async function Value({ field, value, short, at, req, language }: Props) {
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
