import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { OUTAGE_LIFE_S, OUTAGE_TAG } from '../lib/backend/outage.ts';
import { pictureHostsChangedAt } from '../lib/system/picture-hosts.ts';
import { createTagTimes } from './tag-times.ts';

const MAX_BYTES = 150 * 1024 * 1024;
const ENTRY_BYTES = 1_000;
const TAGS_HEADER = 'x-next-cache-tags';

/** What Next keeps (its documented cache handler interface), as far as it matters here. */
type Value = {
  kind: string;
  headers?: { [name: string]: unknown };
  html?: string;
  rscData?: Buffer;
  body?: Buffer;
  segmentData?: Map<string, Buffer>;
  data?: object;
  tags?: string[];
};
type Entry = { value: Value | null; lastModified: number; cacheControl?: unknown };
type Reading = { tags?: string[]; softTags?: string[] };
type Writing = { tags?: string[]; cacheControl?: unknown };

/** A page in memory: its HTML as bytes, which take half the room of a string with a letter beyond Latin 1. */
export type Kept = Entry & { html: Buffer | null; tags: string[]; bytes: number };

const copy = (buffer: Uint8Array) => {
  // A slice would keep the whole buffer that it was cut from in memory.
  const own = Buffer.allocUnsafeSlow(buffer.length);
  own.set(buffer);
  return own;
};

function tagsOf(value: Value | null, { tags = [] }: Writing): string[] {
  const written = value?.headers?.[TAGS_HEADER];
  return [...tags, ...(value?.tags ?? []), ...(typeof written === 'string' ? written.split(',') : [])];
}

function compact(value: Value): { value: Value; html: Buffer | null; bytes: number } {
  const { html, rscData, body, segmentData, ...rest } = value;
  const segments = segmentData && new Map([...segmentData].map(([path, data]) => [path, copy(data)]));
  const buffers = {
    ...(rscData && { rscData: copy(rscData) }),
    ...(body && { body: copy(body) }),
  };
  const page = html === undefined ? null : copy(Buffer.from(html));
  const parts = [page, ...Object.values(buffers), ...(segments?.values() ?? [])];
  const written = JSON.stringify(rest).length;
  return {
    value: { ...rest, ...buffers, ...(segments && { segmentData: segments }) },
    html: page,
    bytes: parts.reduce((sum, part) => sum + (part?.length ?? 0), written),
  };
}

/** Next's key of a page names the route that renders it, then the internal path. */
const pathOf = (key: string) => key.slice(key.lastIndexOf('$') + 1);

/** The key of each page by its path. */
const keys = new Map<string, string>();
const entries = new LRUCache<string, Kept>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }) => bytes,
  dispose: (_kept, key) => keys.delete(pathOf(key)),
});
const times = createTagTimes(() => entries.clear());

/** Next would show a page that could only say 503 once more, however old it is, before it renders it again. */
const isOldOutage = ({ tags, lastModified }: Kept) =>
  tags.includes(OUTAGE_TAG) && Date.now() - lastModified >= OUTAGE_LIFE_S * 1_000;

/** A page from before a host of pictures was new: browsers keep its policy as long as its HTML is the same. */
const isBeforeHost = ({ html, lastModified }: Kept) =>
  html !== null && lastModified <= pictureHostsChangedAt();

/** The entry of a key; an expired one is dropped. */
function find(key: string, tags: readonly string[] = []): Kept | null {
  const kept = entries.get(key);
  if (!kept) return null;
  if (
    !isOldOutage(kept) &&
    !isBeforeHost(kept) &&
    !times.haveEnded([...kept.tags, ...tags], kept.lastModified)
  )
    return kept;
  entries.delete(key);
  return null;
}

const lifetime = z.object({ revalidate: z.union([z.number(), z.literal(false)]) });

/** A cached page that Next would send without rendering, by its internal path; null if there is none. */
export function freshPage(path: string): Kept | null {
  const key = keys.get(path);
  const kept = key === undefined ? null : find(key);
  const life = lifetime.safeParse(kept?.cacheControl).data;
  if (!kept || !life) return null;
  const isYoung = life.revalidate === false || Date.now() < kept.lastModified + life.revalidate * 1_000;
  return isYoung ? kept : null;
}

/** Next's `cacheHandler`, in memory (docs/decisions/caches.md); each request has one; the state is shared. */
export default class PageCache {
  /** A request may read data as old as its start: a tag that expires later expires what it stores. */
  private readonly begunAt = Date.now();

  async get(key: string, { tags = [], softTags = [] }: Reading = {}): Promise<Entry | null> {
    const kept = find(key, [...tags, ...softTags]);
    if (!kept) return null;
    const { value, html, lastModified, cacheControl } = kept;
    const whole = value && html ? { ...value, html: html.toString('utf8') } : value;
    return { value: whole, lastModified, cacheControl };
  }

  async set(key: string, value: Value | null, context: Writing = {}): Promise<void> {
    const { bytes, ...compacted } = value ? compact(value) : { value, html: null, bytes: 0 };
    const { cacheControl } = context;
    entries.set(key, {
      ...compacted,
      cacheControl,
      tags: tagsOf(value, context),
      lastModified: this.begunAt,
      bytes: bytes + key.length + ENTRY_BYTES,
    });
    if (value?.kind === 'APP_PAGE') keys.set(pathOf(key), key);
  }

  /** Expires what carries a tag: at once, or `expire` seconds from now. */
  async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    for (const tag of [tags].flat()) times.end(tag, Date.now() + (durations?.expire ?? 0) * 1_000);
  }

  resetRequestCache() {}
}

/** What the cache holds: for tests. */
export const cacheSize = () => ({ entries: entries.size, bytes: entries.calculatedSize });
