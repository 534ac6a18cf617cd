import { isRecord } from '@passarela/contract/is-record';
import { rawText, readEntries, readFlag, readFrom } from './kinds.ts';
import { isErrorName, isSignName, signsOf } from './signs.ts';

/** Whether an answer with a good status says that something failed, as some services do. */
export function isErrorBody(body: unknown): boolean {
  if (!isRecord(body)) return false;
  const isNo = [body.success, body.sucesso].some((flag) => readFlag(flag) === false);
  if (isNo || /^(err(or|o)|fail(ed|ure)?|falh(a|ou))$/i.test(rawText(body.status))) return true;
  const { data, ...others } = body;
  if (data !== undefined && data !== null) return false;
  const isAbout = ([name, value]: [string, unknown]) =>
    isErrorName(name) || (isSignName(name) && (typeof value !== 'object' || value === null));
  if (!Object.entries(others).every(isAbout)) return Boolean(body.exception) && 'message' in body;
  return signsOf(body).no || rawText(body.message) !== '';
}

/** The `data` of an answer, also wrapped twice; else the answer itself. */
export function unwrapData(body: unknown): unknown {
  if (!isRecord(body) || body.data === undefined) return body;
  return unwrapData(body.data);
}

/** Names beside an answer's subject. */
const BESIDE_NAMES = ['meta', 'links', 'pagination'];
const isBeside = (name: string) => BESIDE_NAMES.includes(name) || isErrorName(name);
const isIndex = (name: string) => /^\d+$/.test(name);

/** The only list or object in an answer, if a service names it after the resource; null for several, or none. */
function onlyInside(data: unknown): object | null {
  const inside = Object.entries(isRecord(data) ? data : {}).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !isBeside(name) ? [{ name, value }] : [],
  );
  const [only, ...others] = inside;
  return only && others.length === 0 && !isIndex(only.name) ? only.value : null;
}

/** An answer from the outside in: what `data` holds, and what the only name in it does (`{ "talents": { … } }`). */
function* layersOf(body: unknown): Generator<unknown> {
  for (let data = unwrapData(body); data !== null; data = unwrapData(onlyInside(data))) yield data;
}

/** As {@link unwrapData}, and out of names (`{ "success": true, "options": { … } }`) until `isIt`. */
export function unwrapUntil(body: unknown, isIt: (data: Record<string, unknown>) => boolean): unknown {
  let inmost: unknown = null;
  for (const data of layersOf(body)) {
    inmost = data;
    if (isRecord(data) && isIt(data)) break;
  }
  return inmost;
}

const isIndexed = (data: unknown): data is object =>
  isRecord(data) && Object.keys(data).length > 0 && Object.keys(data).every(isIndex);

/** The only list in an answer that is no row itself, at whatever depth, also with indexes for keys; null without. */
function listInside(body: unknown): unknown[] | null {
  for (const data of layersOf(body)) {
    if (!isRecord(data) || 'id' in data) return Array.isArray(data) ? data : null;
    const [list, ...others] = Object.values(data).filter(Array.isArray);
    if (list) return others.length === 0 ? list : null;
    if (isIndexed(data)) return Object.values(data);
  }
  return null;
}

/** The rows of an answer: under `data`, bare, keyed, or the only list inside. Null for an unknown shape. */
export function readRows(body: unknown): unknown[] | null {
  if (isErrorBody(body)) return null;
  const data = unwrapData(body);
  if (isRecord(data) && Object.keys(data).length === 0) return data === body ? null : [];
  return listInside(body) ?? readEntries(data);
}

/** Whether an answer says that there is no such thing: null or an empty list, bare or as `data`. */
export function isNothing(body: unknown): boolean {
  const data = unwrapData(body);
  return data === null || (Array.isArray(data) && data.length === 0);
}

/** Whether an answer about one thing says that it never was there, or is there no more; null if it is there. */
export function absenceIn({ status, body }: { status: number; body?: unknown }): 'missing' | 'gone' | null {
  if (status === 410) return 'gone';
  return status === 404 || isNothing(body) ? 'missing' : null;
}

/** The one object of an answer: under `data`, bare, in a list of one, or under names. Null if none has this field. */
export function readOne(body: unknown, field: string): Record<string, unknown> | null {
  if (isErrorBody(body)) return null;
  for (const data of layersOf(body)) {
    const inside = typeof data === 'object' && data !== null ? Object.values(data).flat() : [];
    const isIt = (value: unknown): value is Record<string, unknown> => isRecord(value) && field in value;
    const found = [data, ...inside].find(isIt);
    if (found) return found;
  }
  return null;
}

/** An answer's paging; null without. `hasNext` by links. */
export type Paging = {
  page: number | null;
  lastPage: number | null;
  perPage: number | null;
  total: number | null;
  hasNext: boolean | null;
};

function nextOf(places: readonly Record<string, unknown>[]): boolean | null {
  for (const place of places) {
    const { links } = place;
    const names = ['next_page_url', 'next'];
    for (const holder of isRecord(links) ? [links, place] : [place]) {
      const name = names.find((each) => each in holder);
      if (name !== undefined) return rawText(holder[name]) !== '';
    }
  }
  return null;
}

/** Reads pages at the top of an answer, in `meta`, in `pagination`, or inside `data`. */
export function readPaging(body: unknown): Paging {
  const top = isRecord(body) ? body : {};
  const places = [
    top,
    top.meta,
    top.pagination,
    isRecord(top.meta) ? top.meta.pagination : null,
    top.data,
  ].filter(isRecord);
  const first = (name: string, from = 1) =>
    places.map((place) => readFrom(from, place[name])).find((number) => number !== null) ?? null;
  return {
    page: first('current_page'),
    lastPage: first('last_page') ?? first('total_pages'),
    perPage: first('per_page'),
    total: first('total', 0),
    hasNext: nextOf(places),
  };
}
