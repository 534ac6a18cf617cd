import type { Language } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import { text } from '@passarela/contract/text';
import type { FlattenedField, PayloadRequest } from 'payload';
import { findAll } from '../../platform/db/find.ts';
import type { Media } from '../../platform/db/payload-types.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { uploadedName } from '../../platform/reference/content-name.ts';
import { inLanguage } from '../../platform/reference/language.ts';
import { mediaIds } from '../../publishing/takedown/media-of.ts';
import { thumbnail } from '../media/staff-file.ts';
import styles from './compare.module.css';

/** A picture of a stored state; `medium` is null where the file of then no longer exists. */
type PictureThen = { id: number; medium: Media | null; replacedAt: string | null };

/** The pictures with these ids as they were at a moment (ISO): another file may have taken their place since. */
export async function picturesThen(
  req: PayloadRequest,
  ids: number[],
  at: string | null,
): Promise<PictureThen[]> {
  const found = await findAll(req, 'media', { id: { in: ids } });
  const old = at ? await findAll(req, 'media', { replaced_by: { in: ids } }) : [];
  const after = old
    .filter(({ createdAt }) => at && createdAt > at)
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  return ids.map((id) => {
    const now = found.find((one) => one.id === id) ?? null;
    const then = after.find(({ replaced_by }) => replaced_by === id);
    if (then) return { id, medium: then, replacedAt: then.createdAt };
    const replacedAt = now?.replaced_at;
    return at && replacedAt && replacedAt > at
      ? { id, medium: null, replacedAt }
      : { id, medium: now, replacedAt: null };
  });
}

const TEXTS = {
  none: text('vazio', 'empty'),
  gone: text('Arquivo apagado', 'File deleted'),
  binned: text('Está na lixeira', 'It is in the trash'),
  replaced: text('Trocada por outra em {day}', 'Replaced by another on {day}'),
  lost: text(
    'A foto de então foi trocada em {day} e já não existe.',
    'The picture of that time was replaced on {day} and no longer exists.',
  ),
};

type Props = { ids: number[]; at: string | null; req: PayloadRequest; language: Language };

/** Pictures as they were at a moment; at none, as they are now. */
export async function Pictures({ ids, at, req, language }: Props) {
  if (ids.length === 0) return <p className={styles.text}>{TEXTS.none[language]}</p>;
  const pictures = await picturesThen(req, ids, at);
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ id, medium, replacedAt }) => {
        const day = replacedAt ? localDay(Date.parse(replacedAt)).split('-').reverse().join('/') : '';
        const source = medium && thumbnail({ ...medium });
        const about = replacedAt
          ? (medium ? TEXTS.replaced : TEXTS.lost)[language].replace('{day}', day)
          : medium
            ? medium.deletedAt && TEXTS.binned[language]
            : TEXTS.gone[language];
        return (
          <li key={id}>
            {source && <img src={source} alt={medium.alt?.[language] ?? ''} loading="lazy" />}
            {medium?.filename && <span>{uploadedName(medium.filename)}</span>}
            {about && <em>{about}</em>}
          </li>
        );
      })}
    </ul>
  );
}

const LABELS = {
  title: text('Fotos cujo arquivo foi trocado', 'Pictures whose file was replaced'),
  way: text(
    'Voltar a uma versão não traz o arquivo de antes: restaure-o na lixeira de Arquivos e escolha-o de novo na ficha.',
    'Going back to a version does not bring the earlier file back: restore it in the trash of Files and choose it in the entry again.',
  ),
  trash: text('Abrir a lixeira de Arquivos', 'Open the trash of Files'),
};

function picturesOf(fields: readonly FlattenedField[], state: Record<string, unknown>): number[] {
  return fields.flatMap((field) => {
    const value = 'name' in field ? state[field.name] : undefined;
    if (field.type === 'upload') return mediaIds([value]);
    return 'flattenedFields' in field && isRecord(value) ? picturesOf(field.flattenedFields, value) : [];
  });
}

type Span = { state: Record<string, unknown>; from: string; to: string | null };

/**
 * The ids of pictures of a state whose files were replaced between two moments (ISO; null: now): no field of the entry
 * changes by that.
 */
export async function swappedIn(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  { state, from, to }: Span,
): Promise<number[]> {
  const then = await picturesThen(req, [...new Set(picturesOf(fields, state))], from);
  return then.flatMap(({ id, replacedAt }) => (replacedAt && (!to || replacedAt <= to) ? [id] : []));
}

type SwappedProps = {
  ids: number[];
  from: string;
  to: string | null;
  req: PayloadRequest;
  language: Language;
};

/** Pictures before and after their files were replaced, and where the earlier files lie. */
export function Swapped({ ids, from, to, ...of }: SwappedProps) {
  const labels = inLanguage(LABELS, of.language);
  return (
    <section aria-label={labels.title} className={styles.change}>
      <h3>{labels.title}</h3>
      <div className={styles.pair}>
        <Pictures {...of} ids={ids} at={from} />
        <Pictures {...of} ids={ids} at={to} />
      </div>
      <p>
        {labels.way} <a href="/admin/collections/media/trash">{labels.trash}</a>
      </p>
    </section>
  );
}
