import { LRUCache } from 'lru-cache';
import { OUTAGE_LIFE_S, OUTAGE_TAG } from '../lib/backend/tags.ts';
import { pictureHostsChangedAt } from '../lib/system/picture-hosts.ts';

let published = 0;

/**
 * Names the time between two publishes; a new host of pictures begins another, because older pages lack it in their
 * policy.
 */
export const generation = (): string => `${published} ${pictureHostsChangedAt()}`;

const MAX_BYTES = 75 * 1024 * 1024;
const ENTRY_BYTES = 1_000;
const TAGS_HEADER = 'x-next-cache-tags';

/** A value of Next's documented cache handler, as far as it matters here. */
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
type Writing = { tags?: string[]; cacheControl?: unknown };

/** A page in memory: its HTML as bytes, which take half the room of a string with a letter beyond Latin 1. */
type CachedPage = Entry & { html: Buffer | null; tags: string[]; bytes: number };

const copy = (buffer: Uint8Array) => {
  // A slice would keep its whole buffer in memory.
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

const entries = new LRUCache<string, CachedPage>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }) => bytes,
});

/** Next would show an old 503 page once more before it renders it again. */
const isOldOutage = ({ tags, lastModified }: CachedPage) =>
  tags.includes(OUTAGE_TAG) && Date.now() - lastModified >= OUTAGE_LIFE_S * 1_000;

/** A page from before a host of pictures was new: browsers keep its policy as long as its HTML is the same. */
const isBeforeHost = ({ html, lastModified }: CachedPage) =>
  html !== null && lastModified <= pictureHostsChangedAt();

function find(key: string): CachedPage | null {
  const kept = entries.get(key);
  if (!kept) return null;
  if (!isOldOutage(kept) && !isBeforeHost(kept)) return kept;
  entries.delete(key);
  return null;
}

/** Next's `cacheHandler`, in memory (docs/decisions/caches.md); each request has one; the state is shared. */
export default class PageCache {
  /** A request may read data as old as its start: a render begun before a publish is not stored. */
  private readonly begunAt = { ms: Date.now(), generation: generation() };

  async get(key: string): Promise<Entry | null> {
    const kept = find(key);
    if (!kept) return null;
    const { value, html, lastModified, cacheControl } = kept;
    const whole = value && html ? { ...value, html: html.toString('utf8') } : value;
    return { value: whole, lastModified, cacheControl };
  }

  async set(key: string, value: Value | null, context: Writing = {}): Promise<void> {
    if (this.begunAt.generation !== generation()) return;
    const { bytes, ...compacted } = value ? compact(value) : { value, html: null, bytes: 0 };
    const { cacheControl } = context;
    entries.set(key, {
      ...compacted,
      cacheControl,
      tags: tagsOf(value, context),
      lastModified: this.begunAt.ms,
      bytes: bytes + key.length + ENTRY_BYTES,
    });
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    const ended = new Set([tags].flat());
    published += 1;
    for (const [key, kept] of entries.entries())
      if (kept.tags.some((tag) => ended.has(tag))) entries.delete(key);
  }

  resetRequestCache() {}
}

/** The content of the cache: for tests. */
export const cacheSize = () => ({ entries: entries.size, bytes: entries.calculatedSize });
