import { text } from '@passarela/contract/text';
import type { BeforeListTableServerProps } from 'payload';
import { isTrashList } from '../../catalogue/photo-grid/view.ts';
import { isEditor } from '../../parts/access/roles.ts';
import controls from '../../parts/ui/controls.module.css';
import { languageOf } from '../../platform/reference/language.ts';
import styles from './inbox.module.css';

const LABEL = text('Exportar planilha (CSV)', 'Export a sheet (CSV)');

/** Downloads the list with its filters and search, without the trash; that of talents is for editors. */
export function ExportLink({
  collectionConfig,
  i18n,
  params,
  searchParams,
  user,
}: BeforeListTableServerProps) {
  if (isTrashList(params) || (collectionConfig.slug === 'talents' && !isEditor(user))) return null;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(searchParams ?? {})) {
    const isFilter = name === 'search' || name.startsWith('where');
    if (isFilter) for (const one of [value].flat()) if (one !== undefined) query.append(name, one);
  }
  const suffix = query.size > 0 ? `?${query}` : '';
  return (
    <p className={styles.export}>
      <a
        className={controls.secondary}
        href={`/cms-api/${collectionConfig.slug}/export.csv${suffix}`}
        download
      >
        {LABEL[languageOf(i18n)]}
      </a>
    </p>
  );
}

const deletedNow = (count: number) =>
  count === 1
    ? text(
        'Pronto: 1 registro apagado, com fotos e anotações.',
        'Done: 1 entry deleted, with photos and notes.',
      )
    : text(
        `Pronto: ${count} registros apagados, com fotos e anotações.`,
        `Done: ${count} entries deleted, with photos and notes.`,
      );

/** After "delete this person": how many entries went, by the number in the address. */
export function JustDeleted({ i18n, searchParams }: BeforeListTableServerProps) {
  const count = Number(searchParams?.deleted);
  if (!Number.isSafeInteger(count) || count < 1) return null;
  return (
    <p className={styles.done} role="status">
      {deletedNow(count)[languageOf(i18n)]}
    </p>
  );
}
