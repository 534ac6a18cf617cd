import 'server-only';
import { isRecord } from '@passarela/contract/is-record';
import { readPaging, readRows } from './answers/envelope.ts';
import { readTalentId } from './answers/talent.ts';
import { CALLS } from './calls.ts';
import { callService } from './client.ts';
import { BackendError } from './errors.ts';
import { withPageSize } from './page-size.ts';
import { readPages } from './read-pages.ts';
import { readOrInvalid } from './rows.ts';
import { listLimitMs } from './time-limits.ts';

const path = '/api/talents';
export const source = { service: 'integration', path } as const;

async function loadPage(page: number, paginate: number, filter: { ids?: readonly number[] } = {}) {
  const call = CALLS.talents(page, paginate, filter);
  return (await callService({ ...call, limitMs: listLimitMs(), isList: true })).body;
}

export const loadTalents = (): Promise<{ data: unknown[] }> =>
  withPageSize('talents', source, async (size) => ({
    data: await readPages((page) => loadPage(page, size), source),
  }));

/** Those of these talents that the service shows, as in `loadTalents`; throws if it answers with others. */
export async function loadTalentsById(ids: readonly number[]): Promise<object> {
  const body = await loadPage(1, ids.length, { ids });
  const data = readOrInvalid(readRows(body), body, source);
  const isAsked = (row: unknown) => ids.includes((isRecord(row) ? readTalentId(row.id) : null) ?? Number.NaN);
  const { lastPage } = readPaging(body);
  if ((lastPage ?? 1) > 1 || !data.every(isAsked)) throw new BackendError({ kind: 'invalid', ...source });
  return { ids, data };
}
