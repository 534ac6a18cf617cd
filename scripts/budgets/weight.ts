import { gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { fetchedAfterPaint } from '../../server/paint-scripts.ts';

const KIB = 1024;

async function fetchGzip(url: string) {
  const { statusCode, headers, body } = await request(url, { headers: { 'accept-encoding': 'gzip' } });
  const bytes = Buffer.from(await body.arrayBuffer());
  const text = (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8');
  return { status: statusCode, kib: bytes.length / KIB, text };
}

/** Scripts that a modern browser loads with this page. */
function initialScripts(html: string, base: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const modern = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .filter((tag) => !tag.startsWith('<link') || /rel="modulepreload"|as="script"/.test(tag))
    .flatMap((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? []);
  return [
    ...new Set([...modern, ...fetchedAfterPaint(html).scripts].map((address) => new URL(address, base).href)),
  ];
}

export async function weighScripts(addresses: readonly string[]) {
  const scripts = await Promise.all(addresses.map(fetchGzip));
  return {
    js: scripts.reduce((sum, { kib }) => sum + kib, 0),
    missing: scripts.filter(({ status }) => status !== 200).length,
  };
}

async function weighData(html: string, url: string) {
  const { data } = fetchedAfterPaint(html);
  if (!data) return 0;
  const { pathname, search } = new URL(url);
  const { status, kib } = await fetchGzip(new URL(`/page-data${pathname}${search}`, url).href);
  if (status !== 200) throw new Error(`The data of ${url} answer ${status}.`);
  return kib;
}

/** What a page weighs with the data and scripts that come after it, KiB gzip. */
export async function weighPage(url: string) {
  const { status, kib, text } = await fetchGzip(url);
  const scripts = await weighScripts(initialScripts(text, url));
  return { status, html: kib, data: await weighData(text, url), ...scripts };
}
