import type { Language } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import { text } from '@passarela/contract/text';
import type { FlattenedField, PayloadRequest } from 'payload';
import { inLanguage } from '../../platform/reference/language.ts';
import { mediaIds } from '../../publishing/takedown/media-ids.ts';
import styles from './compare.module.css';
import { Pictures } from './pictures.tsx';
import { picturesThen } from './pictures-then.ts';

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

type Props = { ids: number[]; from: string; to: string | null; req: PayloadRequest; language: Language };

/** Pictures before and after their files were replaced, and where the earlier files lie. */
export function Swapped({ ids, from, to, ...of }: Props) {
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
