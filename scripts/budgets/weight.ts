import { gunzipSync } from 'node:zlib';
import { request } from 'undici';

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
  return [...new Set(modern.map((address) => new URL(address, base).href))];
}

export async function weighScripts(addresses: readonly string[]) {
  const scripts = await Promise.all(addresses.map(fetchGzip));
  return {
    js: scripts.reduce((sum, { kib }) => sum + kib, 0),
    missing: scripts.filter(({ status }) => status !== 200).length,
  };
}

/** The weight of a page and its scripts, KiB gzip. */
export async function weighPage(url: string) {
  const { status, kib, text } = await fetchGzip(url);
  const scripts = await weighScripts(initialScripts(text, url));
  return { status, html: kib, ...scripts };
}
