import 'server-only';
import { cache } from 'react';
import { findFavorites } from '../backend/favorites';
import { readOrNull } from '../backend/read-or-null';
import { readSelection } from '../domain/selection';
import { parseNumber } from '../domain/whole-number';
import { waitFor } from '../limits/pages';
import { firstQueryValues, type PageQuery } from '../routes/page-params';

export const leftCountOf = (query: Pick<URLSearchParams, 'get'>) => parseNumber(query.get('left') ?? '') ?? 0;

const find = cache(async (ids: string) => readOrNull(findFavorites(ids.split(',').map(Number))));

/** A shared link today: talents in the sender's order, and how many are not shown; or why nothing can be shown. */
export async function openShared(searchParams: Promise<PageQuery>) {
  if ((await waitFor('selection')) !== null) return 'limited';
  const query = firstQueryValues(await searchParams);
  const selection = readSelection(query);
  const found = await find(selection.ids.join(','));
  if (!found) return 'unavailable';
  const { rows } = found.value;
  return { selection, rows, gone: selection.ids.length - rows.length + leftCountOf(query) };
}

export type Shared = Exclude<Awaited<ReturnType<typeof openShared>>, string>;
