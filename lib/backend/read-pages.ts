import { isRecord } from '@passarela/contract/is-record';
import { log } from '../system/log.ts';
import { type Paging, readPaging, readRows } from './answers/envelope.ts';
import { rawText } from './answers/kinds.ts';
import { isBackendError, type Source } from './errors.ts';
import { readOrInvalid } from './rows.ts';
import { backendState } from './state.ts';

const PAGE_SIZE_MIN = 50;

const isTooMuch = (error: unknown) => isBackendError(error) && (error.kind === 'timeout' || error.isTooLarge);

/** Reads a list by pages. After a slow or too large page it retries with half of the size, down to 50. */
export async function withPageSize<T>(
  list: 'talents' | 'posts',
  source: Source,
  read: (size: number) => Promise<T>,
): Promise<T> {
  const { sizes } = backendState();
  for (;;) {
    const size = sizes[list];
    try {
      return await read(size);
    } catch (error) {
      if (!isTooMuch(error) || size <= PAGE_SIZE_MIN) throw error;
      // another read of the same list may have halved it meanwhile
      sizes[list] = Math.min(sizes[list], Math.max(PAGE_SIZE_MIN, Math.floor(size / 2)));
      log('warn', 'page of a list is too much for the service', {
        ...source,
        reason: String(error),
        next: sizes[list],
      });
    }
  }
}

const AT_ONCE = 4;
/** Far more than any agency has. */
const ROWS_MAX = 50_000;
const PAGES_MAX = 2_500;

type Page = { rows: unknown[]; paging: Paging };
type LoadPage = (page: number) => Promise<unknown>;

/** Tells rows apart: the id, else the slug, else the whole. */
export function rowKey(row: unknown): string {
  const { id, slug } = isRecord(row) ? row : {};
  return rawText(id) || rawText(slug) || JSON.stringify(row);
}

function createRows() {
  const seen = new Set<string>();
  const rows: unknown[] = [];
  const add = (page: Page | null): number => {
    const fresh = (page?.rows ?? []).filter((row) => !seen.has(rowKey(row)));
    for (const row of fresh) seen.add(rowKey(row));
    rows.push(...fresh);
    return fresh.length;
  };
  return { rows, add };
}

const isSilent = ({ lastPage, hasNext, total }: Paging) =>
  lastPage === null && hasNext === null && total === null;

/** Whether `page` may hold more, by the page before it: without paging only a request tells. */
function mayHoldMore(before: Paging, page: number, count: number): boolean {
  const { lastPage, hasNext, total } = before;
  if (lastPage !== null && page <= lastPage) return true;
  return hasNext === true || (total !== null && count < total) || isSilent(before);
}

/** Reads a page that the service did not name: a refusal is the end of the list. */
async function loadUnnamed(load: () => Promise<Page | null>): Promise<Page | null> {
  try {
    return await load();
  } catch (error) {
    if (isBackendError(error) && (error.kind === 'status' || error.kind === 'invalid')) return null;
    throw error;
  }
}

function warnOfRest(source: Source, { total, lastPage }: Paging, count: number) {
  const left = total === null ? null : total - count;
  log('warn', 'list is longer than its bound: the rest is left out', { ...source, count, left, lastPage });
}

/**
 * All rows of a paged list, each once: by `last_page`, `next` links, `total`, or until a page brings nothing new,
 * which ends every list. A list at a bound is logged with the number left out.
 */
export async function readPages(load: LoadPage, source: Source): Promise<unknown[]> {
  const read = async (page: number): Promise<Page | null> => {
    const body = await load(page);
    return body === null
      ? null
      : { rows: readOrInvalid(readRows(body), body, source), paging: readPaging(body) };
  };
  const first = await read(1);
  if (first === null) return [];
  const { rows, add } = createRows();
  let last = first;
  let added = add(first);
  for (let page = 2; added > 0 && mayHoldMore(last.paging, page, rows.length); ) {
    if (rows.length >= ROWS_MAX || page > PAGES_MAX) {
      warnOfRest(source, last.paging, rows.length);
      break;
    }
    const { lastPage } = last.paging;
    const named = lastPage === null ? 0 : Math.min(AT_ONCE, lastPage - page + 1);
    const numbers = Array.from({ length: Math.max(1, named) }, (_, at) => page + at);
    const pages = await Promise.all(
      named > 0 ? numbers.map(read) : numbers.map((number) => loadUnnamed(() => read(number))),
    );
    const counts = pages.map(add);
    added = counts.includes(0) ? 0 : 1;
    last = pages.findLast((each) => each !== null) ?? last;
    page += numbers.length;
  }
  return rows;
}
