import type { Language } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import { text } from '@passarela/contract/text';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { isText } from '../../parts/fields/localized-labels.ts';
import { findAll } from '../../platform/db/find.ts';

const BINNED = text('na lixeira', 'in the trash');
const GONE = text('apagado', 'deleted');

/** The names of entries that a stored state links to, those in the trash too, in its order. */
export async function namesThen(
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
