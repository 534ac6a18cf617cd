/**
 * Size and time of the preview pictures of a running site: `node bench/social.ts [--url http://127.0.0.1:3000]`. For first
 * requests, empty the folder `social` in SITE_CACHE_DIR before.
 */
import { parseArgs } from 'node:util';
import { pathsIn } from './lib/sitemap.ts';

const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://127.0.0.1:3000' } } });
const base = values.url.replace(/\/$/, '');

async function pictureOf(path: string): Promise<string> {
  const html = await (await fetch(base + path)).text();
  const url = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  if (!url) throw new Error(`${path} names no picture`);
  return url;
}

async function timed(url: string) {
  const began = performance.now();
  const answer = await fetch(url);
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return { bytes, ms: performance.now() - began };
}

async function measure(paths: readonly string[]) {
  const rows = [];
  for (const path of paths) {
    const url = await pictureOf(path);
    const cold = await timed(url);
    const warm = await timed(url);
    rows.push({ bytes: cold.bytes, cold: cold.ms, warm: warm.ms });
  }
  return rows;
}

const quantile = (numbers: readonly number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;
const median = (numbers: readonly number[]) => quantile(numbers, 0.5);
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (number: number) => `${number.toFixed(0)} ms`;

const kinds = {
  talents: await pathsIn(`${base}/sitemaps/talents-1.xml`),
  posts: await pathsIn(`${base}/sitemaps/posts-1.xml`),
  lists: (await pathsIn(`${base}/sitemaps/pages-1.xml`)).filter((path) =>
    /modelos|elenco|models|casting/.test(path),
  ),
  home: ['/', '/en'],
};

const table: Record<string, object> = {};
for (const [kind, paths] of Object.entries(kinds)) {
  const rows = await measure(paths);
  const bytes = rows.map((row) => row.bytes);
  const cold = rows.map((row) => row.cold);
  table[kind] = {
    pictures: rows.length,
    'bytes, median': kb(median(bytes)),
    'bytes, max': kb(Math.max(...bytes)),
    'first, median': ms(median(cold)),
    'first, p95': ms(quantile(cold, 0.95)),
    'first, max': ms(Math.max(...cold)),
    'second, median': ms(median(rows.map((row) => row.warm))),
    'second, max': ms(Math.max(...rows.map((row) => row.warm))),
  };
}
console.table(table);
