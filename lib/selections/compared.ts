import 'server-only';
import { cache } from 'react';
import { readOrNull } from '../backend/read-or-null';
import { getTalent } from '../backend/talent';
import { readCompared } from '../domain/compared';
import { briefOf, NO_FILTERS } from '../domain/filters';
import type { Lang } from '../domain/languages';
import { waitFor } from '../limits/pages';
import { readFilters } from '../routes/filter-query';
import { firstQueryValues, type PageQuery, searchOf } from '../routes/page-params';
import { leftCountOf } from './shared';

const find = cache((ids: string, lang: Lang) =>
  readOrNull(Promise.all(ids.split(',').map((id) => getTalent(Number(id), lang)))),
);

/** The profiles that an address puts side by side, and how many are not shown; or why nothing can be shown. */
export async function openCompared(searchParams: Promise<PageQuery>, lang: Lang) {
  if ((await waitFor('selection')) !== null) return 'limited';
  const query = firstQueryValues(await searchParams);
  const { ids } = readCompared(query);
  if (ids.length === 0) return { talents: [], gone: 0 };
  const found = await find(ids.join(','), lang);
  if (!found) return 'unavailable';
  const talents = found.value.filter((talent) => talent !== null && talent !== 'gone');
  return { talents, gone: ids.length - talents.length + leftCountOf(query) };
}

export const readBrief = async (searchParams: Promise<PageQuery>) =>
  briefOf(readFilters(searchOf(await searchParams)) ?? NO_FILTERS);
