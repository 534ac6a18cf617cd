import 'server-only';
import { z } from 'zod';
import { LIST_MAX_TALENTS } from '../domain/constants.ts';
import { callService } from './client.ts';
import { parseAnswer } from './rows.ts';

const path = '/api/talents';
export const source = { service: 'integration', path } as const;
/** Far more than any agency has: 50,000 talents. */
const PAGES_MAX = 50;
const AT_ONCE = 4;

const envelope = z.object({ data: z.array(z.unknown()), last_page: z.number().catch(1) });

async function loadPage(page: number) {
  const query = { language: 'pt', paginate: LIST_MAX_TALENTS, page, cover_web: 1 };
  const { body } = await callService({ ...source, method: 'POST', query, json: {} });
  return parseAnswer(envelope, body, source);
}

/** All pages as one answer (CONTRACT: a reader that wants all follows `last_page`). An empty page is the last one. */
export async function loadTalents(): Promise<{ data: unknown[] }> {
  const first = await loadPage(1);
  const last = Math.min(first.last_page, PAGES_MAX);
  const pages = [first.data];
  for (let page = 2; page <= last && pages.at(-1)?.length !== 0; page += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, last - page + 1) }, (_, at) => page + at);
    const next = await Promise.all(numbers.map(loadPage));
    pages.push(...next.map(({ data }) => data));
  }
  return { data: pages.flat() };
}
