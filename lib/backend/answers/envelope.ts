import { isRecord } from '@passarela/contract/is-record';
import { readEntries } from './lists.ts';
import { rawText, readFlag, readWhole } from './scalars.ts';
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
function onlyInside(data: Record<string, unknown>): object | null {
  const inside = Object.entries(data).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !isBeside(name) ? [{ name, value }] : [],
  );
  const [only, ...others] = inside;
  return only && others.length === 0 && !isIndex(only.name) ? only.value : null;
}

/** As {@link unwrapData}, and out of names (`{ "success": true, "options": { … } }`) until `isIt`. */
export function unwrapUntil(body: unknown, isIt: (data: Record<string, unknown>) => boolean): unknown {
  const data = unwrapData(body);
  const inside = isRecord(data) && !isIt(data) ? onlyInside(data) : null;
  return inside === null ? data : unwrapUntil(inside, isIt);
}

/** The only list in a thing that is no row itself, also one level deeper (`{ "entity": { "records": [] } }`). */
function listInside(data: Record<string, unknown>): unknown[] | null {
  if ('id' in data) return null;
  const [list, ...others] = Object.values(data).filter(Array.isArray);
  if (list) return others.length === 0 ? list : null;
  const inside = onlyInside(data);
  return isRecord(inside) ? listInside(inside) : null;
}

/** The rows of an answer: under `data`, bare, keyed, or the only list inside. Null for an unknown shape. */
export function readRows(body: unknown): unknown[] | null {
  if (isErrorBody(body)) return null;
  const data = unwrapData(body);
  if (!isRecord(data)) return readEntries(data);
  if (Object.keys(data).length === 0) return data === body ? null : [];
  return listInside(data) ?? readEntries(data);
}

/** Whether an answer says that there is no such thing: null or an empty list, bare or as `data`. */
export function isNothing(body: unknown): boolean {
  const data = unwrapData(body);
  return data === null || (Array.isArray(data) && data.length === 0);
}

/** The one object of an answer: under `data`, bare, in a list of one, or under a name. Null if none has this field. */
export function readOne(body: unknown, field: string): Record<string, unknown> | null {
  if (isErrorBody(body)) return null;
  const data = unwrapData(body);
  if (isRecord(data) && field in data) return data;
  const inside = isRecord(data) || Array.isArray(data) ? Object.values(data).flat() : [];
  return inside.find((value): value is Record<string, unknown> => isRecord(value) && field in value) ?? null;
}

/** An answer's paging; null without. `hasNext` by links. */
export type Paging = {
  page: number | null;
  lastPage: number | null;
  perPage: number | null;
  total: number | null;
  hasNext: boolean | null;
};

const positive = (value: unknown, from = 1) => {
  const number = readWhole(value);
  return number !== null && number >= from ? number : null;
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
  const first = (name: string, from?: number) =>
    places.map((place) => positive(place[name], from)).find((number) => number !== null) ?? null;
  return {
    page: first('current_page'),
    lastPage: first('last_page') ?? first('total_pages'),
    perPage: first('per_page'),
    total: first('total', 0),
    hasNext: nextOf(places),
  };
}
