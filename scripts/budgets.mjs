import { get } from 'node:http';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { scriptsAfterPaint } from '../server/paint-first.ts';
import { scriptsOfMotion } from './lib/moving-part.mjs';
import { screensOf } from './lib/screens.mjs';
import { scriptsOfWholeForm } from './lib/whole-form.mjs';

const KIB = 1024;

/** Largest initial JS and HTML of a page, KiB gzip (DESIGN 6; HTML of a list 60 kB). */
const BUDGETS = {
  home: { js: 160, html: 60 },
  list: { js: 160, html: 58.5 },
  cast: { js: 160, html: 58.5 },
  profile: { js: 160, html: 60 },
  about: { js: 145, html: 60 },
  blog: { js: 145, html: 60 },
  post: { js: 145, html: 60 },
  privacy: { js: 145, html: 60 },
  missing: { js: 145, html: 60 },
  contact: { js: 165, html: 60 },
  favorites: { js: 165, html: 60 },
  'be-a-model': { js: 170, html: 60 },
};

/** All JS of an application from the first field to its sending, lazy parts included, KiB gzip (DESIGN 6). */
const WHOLE_FORM_JS = 225;

/** What moves by the motion library, fetched when it is needed, KiB gzip (DESIGN 6). */
const MOVING_JS = 35;

/** One address as the wire carries it: `{ status, bytes (gzip), text }`. */
function fetchGzip(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk)).on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const isGzip = response.headers['content-encoding'] === 'gzip';
        const text = (isGzip ? gunzipSync(body) : body).toString('utf8');
        resolve({ status: response.statusCode, bytes: body.length, text });
      });
    }).on('error', reject);
  });
}

/** Addresses of the scripts that a modern browser loads with this page, without those for old browsers. */
function initialScripts(html, base) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const addresses = tags.flatMap((tag) => {
    if (/\bnomodule\b/i.test(tag)) return [];
    if (tag.startsWith('<link') && !/rel="modulepreload"|as="script"/.test(tag)) return [];
    const found = tag.match(/\b(?:src|href)="([^"]+)"/)?.[1];
    return found ? [new URL(found.replaceAll('&amp;', '&'), base).href] : [];
  });
  const later = scriptsAfterPaint(html).map((address) => new URL(address, base).href);
  return [...new Set([...addresses, ...later])];
}

async function measure(base, path) {
  const page = await fetchGzip(base + path);
  const scripts = await Promise.all(initialScripts(page.text, base + path).map(fetchGzip));
  const broken = scripts.filter(({ status }) => status !== 200).length;
  return {
    status: page.status,
    html: page.bytes / KIB,
    js: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / KIB,
    broken,
  };
}

/** Tells what scripts weigh that are fetched when they are needed; answers whether that is within their budget. */
async function measureLater(name, addresses, budget, what) {
  const parts = await Promise.all(addresses.map(fetchGzip));
  const js = parts.reduce((sum, { bytes }) => sum + bytes, 0) / KIB;
  const isWithin = js > 0 && js <= budget && parts.every(({ status }) => status === 200);
  console.log(
    `${isWithin ? '✓' : '✗'} ${name.padEnd(10)}${js.toFixed(1).padStart(7)} ${String(budget).padStart(7)}                  ${what}`,
  );
  return isWithin;
}

/** Measures every screen of a running production site; ends with `N passed, N failed`. */
async function budgets() {
  const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://127.0.0.1:3000' } } });
  const base = values.url.replace(/\/+$/, '');
  let failed = 0;
  const screens = await screensOf(base);
  console.log('  KiB gzip      JS  budget   HTML  budget  page');
  for (const { kind, path } of screens) {
    const { js, html } = BUDGETS[kind];
    const size = await measure(base, path);
    const isAnswered = size.status === (kind === 'missing' ? 404 : 200) && size.broken === 0;
    const isOver = !isAnswered || size.js > js || size.html > html || size.js === 0;
    if (isOver) failed += 1;
    const cells = [size.js.toFixed(1), js, size.html.toFixed(1), html].map((cell) =>
      String(cell).padStart(7),
    );
    console.log(
      `${isOver ? '✗' : '✓'} ${kind.padEnd(10)}${cells.join(' ')}  ${path}${isAnswered ? '' : ` (status ${size.status}, ${size.broken} scripts missing)`}`,
    );
  }
  const later = [
    await measureLater(
      'form',
      await scriptsOfWholeForm(`${base}/seja-modelo`),
      WHOLE_FORM_JS,
      '/seja-modelo, whole',
    ),
    await measureLater('motion', await scriptsOfMotion(base), MOVING_JS, 'what moves, when it is needed'),
  ];
  failed += later.filter((isWithin) => !isWithin).length;
  const missing = Object.keys(BUDGETS).filter((kind) => !screens.some((screen) => screen.kind === kind));
  for (const kind of missing) console.log(`✗ ${kind}: no such page was found`);
  console.log(`${screens.length + later.length - failed} passed, ${failed + missing.length} failed`);
  process.exitCode = failed + missing.length === 0 ? 0 : 1;
}

budgets().catch((error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
