import 'server-only';
import { cache } from 'react';
import { findFavorites } from '../backend/favorites';
import { readOrNull } from '../backend/read-or-null';
import { readSelection } from '../domain/selection';
import { waitForView } from '../limits/pages';
import { firstValues, type PageQuery } from '../routes/page-query';

const find = cache(async (ids: string) => readOrNull(findFavorites(ids.split(',').map(Number))));

/** A shared link today: talents in the sender's order and how many have left; or why nothing can be shown. */
export async function openShared(searchParams: Promise<PageQuery>) {
  if ((await waitForView()) !== null) return 'limited';
  const selection = readSelection(firstValues(await searchParams));
  const found = await find(selection.ids.join(','));
  if (!found) return 'unavailable';
  const { rows } = found.value;
  return { selection, rows, gone: selection.ids.length - rows.length };
}

export type Shared = Exclude<Awaited<ReturnType<typeof openShared>>, string>;
