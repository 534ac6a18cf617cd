import 'server-only';
import type { ListName } from '../domain/lists.ts';
import type { TalentIndex, TalentRow } from '../domain/types.ts';
import { inMemory } from './cache.ts';
import { tags } from './tags.ts';
import { readTalentIndex } from './talent-index.ts';

/** Everybody the service shows, also those in no list. Throws BackendError only if there never were data. */
export const getTalentIndex = (): Promise<TalentIndex> =>
  inMemory(readTalentIndex, [tags.talents, tags.options], ({ byId }) => byId.size === 0);

/** The visible talents of a list, by name. Throws BackendError without any data. */
export async function listTalents(list: ListName): Promise<readonly TalentRow[]> {
  return (await getTalentIndex()).listed[list] ?? [];
}
