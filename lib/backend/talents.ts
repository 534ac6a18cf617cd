import 'server-only';
import type { ListName } from '../domain/lists.ts';
import type { TalentIndex, TalentRow } from '../domain/types.ts';
import { held } from './cache.ts';
import { tags } from './tags.ts';
import { readTalentIndex } from './talent-index.ts';

/** Everybody the service shows, also those in no list. Throws BackendError only where there never were data. */
export const getTalentIndex = (): Promise<TalentIndex> =>
  held(readTalentIndex, [tags.talents], ({ byId }) => byId.size === 0);

/**
 * Everybody in a list, a section or a division of one, by name, without those of the hidden division (SPEC sections 2 and 7). Read once for
 * all pages, letters, genders and languages; throws BackendError only where there never were data.
 */
export async function listTalents(list: ListName): Promise<readonly TalentRow[]> {
  return (await getTalentIndex()).listed[list];
}
