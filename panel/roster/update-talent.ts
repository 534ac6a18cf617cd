import type { PayloadRequest } from 'payload';
import type { Talent } from '../platform/db/payload-types.ts';
import { changesOf, dataOf } from './changes.ts';
import type { RosterField } from './columns.ts';
import { type Cells, readRow, type Taxonomy } from './read-row.ts';

type Update = { talent: number; updatedAt: string; fields: readonly RosterField[] };
/**
 * The names of the saved fields, and the moment of the save, by which it is undone; whether a minor left the site as a
 * draft, for want of a guardian. Null if nothing was to change.
 */
export type Updated = { fields: string[]; updatedAt: string; isDraft: boolean; saved: Talent } | null;

/** Gives a talent the chosen fields of a row, as whoever imports may; throws 409 if somebody saved it since. */
export async function updateTalent(
  req: PayloadRequest,
  cells: Cells,
  { taxonomy, update: { talent: id, updatedAt, fields } }: { taxonomy: Taxonomy; update: Update },
): Promise<Updated> {
  const talent = await req.payload.findByID({ collection: 'talents', id, depth: 1, req });
  const changed = changesOf(talent, cells, taxonomy, 'pt').map(({ field }) => field);
  const data = dataOf(
    fields.filter((field) => changed.includes(field)),
    readRow(cells, taxonomy, talent).data,
    await req.payload.findByID({ collection: 'talents', id, depth: 0, req }),
  );
  if (Object.keys(data).length === 0) return null;
  const saved = await req.payload.update({
    collection: 'talents',
    id,
    data: { ...data, updatedAt },
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    user: req.user,
    context: { isFromSheet: true },
    req,
  });
  const isDraft = talent.status === 'published' && saved.status === 'draft';
  return {
    fields: [...Object.keys(data), ...(isDraft ? ['status'] : [])],
    ...{ updatedAt: saved.updatedAt, isDraft, saved },
  };
}
