/**
 * The preview pictures of a running site: `node bench/social.mjs [--url http://127.0.0.1:3000]`. For every talent in
 * both languages, lists, posts and home: bytes, time of the first request and of the second. Pictures that are on disk
 * already are no first requests: empty the folder `social` in SITE_CACHE_DIR before.
 */
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://127.0.0.1:3000' } } });
const base = values.url.replace(/\/$/, '');

const locations = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
const read = async (path) => (await fetch(base + path)).text();

async function pictureOf(path) {
  const html = await read(path);
  return html.match(/property="og:image" content="([^"]+)"/)?.[1] ?? null;
}

async function timed(url) {
  const began = performance.now();
  const answer = await fetch(url);
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return { bytes, ms: performance.now() - began };
}

async function measure(paths) {
  const rows = [];
  for (const path of paths) {
    const url = await pictureOf(path);
    if (!url) throw new Error(`${path} names no picture`);
    const cold = await timed(url);
    const warm = await timed(url);
    rows.push({ bytes: cold.bytes, cold: cold.ms, warm: warm.ms });
  }
  return rows;
}

const sorted = (numbers) => numbers.toSorted((a, b) => a - b);
const median = (numbers) => sorted(numbers)[Math.floor(numbers.length / 2)];
const p95 = (numbers) => sorted(numbers)[Math.floor(numbers.length * 0.95)];
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (number) => `${number.toFixed(0)} ms`;

const kinds = {
  talents: locations(await read('/sitemaps/talents-1.xml')),
  posts: locations(await read('/sitemaps/posts-1.xml')),
  lists: locations(await read('/sitemaps/pages-1.xml')).filter((path) =>
    /modelos|elenco|models|casting/.test(path),
  ),
  home: ['/', '/en'],
};

const table = {};
for (const [kind, paths] of Object.entries(kinds)) {
  const rows = await measure(paths);
  const bytes = rows.map((row) => row.bytes);
  const cold = rows.map((row) => row.cold);
  table[kind] = {
    pictures: rows.length,
    'bytes, median': kb(median(bytes)),
    'bytes, max': kb(Math.max(...bytes)),
    'first, median': ms(median(cold)),
    'first, p95': ms(p95(cold)),
    'first, max': ms(Math.max(...cold)),
    'second, median': ms(median(rows.map((row) => row.warm))),
    'second, max': ms(Math.max(...rows.map((row) => row.warm))),
  };
}
console.table(table);
