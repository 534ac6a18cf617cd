import 'server-only';
import { isRecord } from '@passarela/contract/is-record';
import { log } from '../system/log.ts';
import { readPaging, readRows } from './answers/envelope.ts';
import { readTalentId } from './answers/talent.ts';
import { callService } from './client.ts';
import { BackendError, isBackendError } from './errors.ts';
import { readPages } from './read-pages.ts';
import { readOrInvalid } from './rows.ts';
import { backendState } from './state.ts';
import { listLimitMs } from './time-limits.ts';

const path = '/api/talents';
export const source = { service: 'integration', path } as const;
const PAGE_SIZE_MIN = 50;

async function loadPage(page: number, paginate: number, filter: { ids?: readonly number[] } = {}) {
  const query = { language: 'pt', paginate, page, cover_web: 1 };
  const call = {
    ...source,
    method: 'POST',
    query,
    json: filter,
    limitMs: listLimitMs(),
    isList: true,
  } as const;
  return (await callService(call)).body;
}

const isTooMuch = (error: unknown) => isBackendError(error) && (error.kind === 'timeout' || error.isTooLarge);

/**
 * All talents as one answer, each once. A service that is too slow or too large with a page is asked again with half of it, down to 50;
 * the size that worked is the first of the next read.
 */
export async function loadTalents(): Promise<{ data: unknown[] }> {
  const { sizes } = backendState();
  for (;;) {
    const size = sizes.talents;
    try {
      return { data: await readPages((page) => loadPage(page, size), source) };
    } catch (error) {
      if (!isTooMuch(error) || size <= PAGE_SIZE_MIN) throw error;
      sizes.talents = Math.max(PAGE_SIZE_MIN, Math.floor(size / 2));
      log('warn', 'page of talents is too much for the service', {
        reason: String(error),
        next: sizes.talents,
      });
    }
  }
}

/** Those of these talents that the service shows, as in `loadTalents`; throws where it answers with others. */
export async function loadTalentsById(ids: readonly number[]): Promise<object> {
  const body = await loadPage(1, ids.length, { ids });
  const data = readOrInvalid(readRows(body), body, source);
  const isAsked = (row: unknown) => ids.includes((isRecord(row) ? readTalentId(row.id) : null) ?? Number.NaN);
  const { lastPage } = readPaging(body);
  if ((lastPage ?? 1) > 1 || !data.every(isAsked)) throw new BackendError({ kind: 'invalid', ...source });
  return { ids, data };
}
