import 'server-only';
import type { TalentRow } from '../domain/types.ts';
import { getTalent } from './talent.ts';
import { getTalentIndex } from './talents.ts';

/** Profiles are read one by one for talents the service no longer shows: so many at most per request. */
const UNLISTED_MAX = 20;

/** Talents by id, and the ids that are public no longer. Throws BackendError if there never were data. */
export async function findFavorites(ids: readonly number[]): Promise<{ rows: TalentRow[]; gone: number[] }> {
  const { byId: shown } = await getTalentIndex();
  const byId = new Map(ids.flatMap((id) => shown.get(id) ?? []).map((row) => [row.id, row]));
  const unlisted = ids.filter((id) => !byId.has(id)).slice(0, UNLISTED_MAX);
  const looked = await Promise.all(unlisted.map(async (id) => ({ id, talent: await getTalent(id, 'pt') })));
  const gone = looked.flatMap(({ id, talent }) => (talent === null || talent === 'gone' ? [id] : []));
  for (const { id, talent } of looked) if (talent !== null && talent !== 'gone') byId.set(id, talent);
  const rows = ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  return { rows, gone };
}
