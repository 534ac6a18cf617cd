import 'server-only';
import { z } from 'zod';
import { LIST_MAX_TALENTS } from '../domain/constants.ts';
import { callService } from './client.ts';
import { BackendError } from './errors.ts';
import { parseAnswer } from './rows.ts';

const path = '/api/talents';
export const source = { service: 'integration', path } as const;
/** Far more than any agency has: 50,000 talents. */
const PAGES_MAX = 50;
const AT_ONCE = 4;

const envelope = z.object({ data: z.array(z.unknown()), last_page: z.number().catch(1) });
const row = z.object({ id: z.number() });

async function loadPage(page: number, paginate = LIST_MAX_TALENTS, filter: { ids?: readonly number[] } = {}) {
  const query = { language: 'pt', paginate, page, cover_web: 1 };
  const { body } = await callService({ ...source, method: 'POST', query, json: filter });
  return parseAnswer(envelope, body, source);
}

/** All pages as one answer (CONTRACT: a reader that wants all follows `last_page`). An empty page is the last one. */
export async function loadTalents(): Promise<{ data: unknown[] }> {
  const first = await loadPage(1);
  const last = Math.min(first.last_page, PAGES_MAX);
  const pages = [first.data];
  for (let page = 2; page <= last && pages.at(-1)?.length !== 0; page += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, last - page + 1) }, (_, at) => page + at);
    const next = await Promise.all(numbers.map((number) => loadPage(number)));
    pages.push(...next.map(({ data }) => data));
  }
  return { data: pages.flat() };
}

/** Those of these talents that the service shows, as in `loadTalents`; throws where it answers with others. */
export async function loadTalentsById(ids: readonly number[]): Promise<object> {
  const { data, last_page } = await loadPage(1, ids.length, { ids });
  const isAsked = (each: unknown) => ids.includes(row.safeParse(each).data?.id ?? Number.NaN);
  if (last_page > 1 || !data.every(isAsked)) throw new BackendError({ kind: 'invalid', ...source });
  return { ids, data };
}
