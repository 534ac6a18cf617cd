import 'server-only';
import { cache } from 'react';
import { isBackendError } from '../backend/errors';
import { getTalent } from '../backend/talent';
import { readCompared } from '../domain/compared';
import type { Lang } from '../domain/languages';
import type { TalentProfile } from '../domain/types';
import { waitForView } from '../limits/pages';

type Query = Readonly<Record<string, string | string[] | undefined>>;

const find = cache(async (ids: string, lang: Lang) => {
  const numbers = ids === '' ? [] : ids.split(',').map(Number);
  try {
    return await Promise.all(numbers.map((id) => getTalent(id, lang)));
  } catch (error) {
    if (!isBackendError(error)) throw error;
    return null;
  }
});

/** The profiles that an address puts side by side, those of today alone; or why nothing can be shown. */
export async function openCompared(searchParams: Promise<Query>, lang: Lang) {
  if ((await waitForView()) !== null) return 'limited';
  const query = await searchParams;
  const ids = readCompared({ get: (key) => [query[key]].flat()[0] ?? null });
  const found = await find(ids.join(','), lang);
  if (!found) return 'unavailable';
  const isThere = (talent: TalentProfile | 'gone' | null) => talent !== null && talent !== 'gone';
  return found.filter(isThere);
}
