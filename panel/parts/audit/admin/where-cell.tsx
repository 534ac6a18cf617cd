import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { languageOf } from '../../../platform/reference/language.ts';
import { deletedName } from '../acts.ts';
import { labelText } from '../../fields/localized-labels.ts';

/** The title of an entry as it is now, in the trash too; empty when it is gone, as the log stores none. */
async function titleOf(payload: Payload, slug: string, id: number): Promise<string> {
  const collection = payload.config.collections.find((one) => one.slug === slug);
  const title = collection?.admin.useAsTitle;
  if (!collection || !title) return '';
  const entry: Record<string, unknown> | null = await payload.db.findOne({
    collection: collection.slug,
    where: { id: { equals: id } },
  });
  const words = entry?.[title];
  return typeof words === 'string' ? words : labelText(words, 'pt');
}

/** The place of an act: the list or page in words, and the name of the entry, which opens it. */
export async function WhereCell({ rowData, i18n, payload }: DefaultServerCellComponentProps) {
  const [language, slug] = [languageOf(i18n), String(rowData.subject)];
  const entry = Number(rowData.entry ?? rowData.subject_id);
  const { collections, globals } = payload.config;
  const collection = collections.find((one) => one.slug === slug);
  const global = globals.find((one) => one.slug === slug);
  if (!collection) return <>{labelText(global?.label, language) || slug}</>;
  if (!entry) return <>{labelText(collection.labels.plural, language)}</>;
  const kind = labelText(collection.labels.singular, language);
  const title = await titleOf(payload, slug, entry);
  // a receipt says itself which file it took down
  const [file] = slug === 'media' && Array.isArray(rowData.files) ? rowData.files : [];
  if (!title) return <>{`${kind}: ${typeof file === 'string' ? file : deletedName(slug)[language]}`}</>;
  return (
    <>
      {kind}: <a href={`/admin/collections/${slug}/${entry}`}>{title}</a>
    </>
  );
}

type Named = DefaultServerCellComponentProps & { slug: string };

/** The name of the entry whose number a record holds, which opens it. */
export async function EntryCell({ cellData, slug, i18n, payload }: Named) {
  const title = cellData ? await titleOf(payload, slug, Number(cellData)) : '';
  if (!title) return <>{deletedName(slug)[languageOf(i18n)]}</>;
  return <a href={`/admin/collections/${slug}/${cellData}`}>{title}</a>;
}
