import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { resolve, splitUrl } from '../lib/routes/resolve.ts';
import type { Screen } from '../lib/routes/screens.ts';
import { freePort } from '../scripts/lib/ports.ts';
import { untilHydrated } from './support/hydrated';
import { MODEL } from './support/talents';

// A developer reads the console: a report that is always there hides the ones that matter.

const ROOT = path.join(import.meta.dirname, '..');
/** A page is compiled when it is first opened. */
const COMPILES_MS = 180_000;
const PAGES = [
  '/',
  '/en',
  '/modelos',
  '/elenco',
  '/modelos?olhos=castanhos',
  MODEL.path,
  '/sobre',
  '/contato',
  '/seja-modelo',
  '/favoritos',
  `/favoritos?ids=${MODEL.id}`,
  `/comparar?ids=${MODEL.id}`,
  '/blog',
  '/privacidade',
];
/** The last needs a slug and a token of its own. */
const SCREENS: Record<Exclude<Screen, 'post' | 'draft' | 'package'>, true> = {
  home: true,
  talents: true,
  find: true,
  talent: true,
  about: true,
  contact: true,
  favorites: true,
  selection: true,
  compare: true,
  beAModel: true,
  blog: true,
  privacy: true,
};
/** Next and React introduce themselves. */
const GREETINGS = /React DevTools|\[HMR\]|\[Fast Refresh\]/;

let program: ChildProcess;
let url = '';
const folder = mkdtempSync(path.join(tmpdir(), 'passarela-dev-'));

test.describe.configure({ mode: 'default', timeout: COMPILES_MS });

test.beforeAll(async () => {
  test.setTimeout(COMPILES_MS);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), SITE_URL: url, METRICS_PORT: '' };
  const folders = { SITE_CACHE_DIR: path.join(folder, 'data'), SITE_SPOOL_DIR: path.join(folder, 'spool') };
  program = spawn(process.execPath, [path.join(ROOT, 'server/start.ts'), '--dev'], {
    env: { ...process.env, ...own, ...folders },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((done, fail) => {
    program.stdout?.on('data', (text) => String(text).includes('site: http') && done());
    program.once('exit', (code) => fail(new Error(`the site ended with ${code} before it listened`)));
  });
});

test.afterAll(async () => {
  if (program.exitCode === null) {
    program.kill();
    await once(program, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Style sheets that are fetched early and that no link of the page uses: the browser reports them seconds later. */
const unusedStyles = (page: Page) =>
  page.evaluate(() => {
    const used = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      ({ href }) => href,
    );
    const early = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]');
    return [...early].map(({ href }) => href).filter((href) => !used.includes(href));
  });

async function expectSilence(page: Page, address: string) {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !GREETINGS.test(message.text()))
      reports.push(`${message.type()}: ${message.text().slice(0, 600)}`);
  });
  page.on('pageerror', (error) => reports.push(`uncaught: ${error.message.slice(0, 600)}`));
  await page.goto(url + address, { timeout: COMPILES_MS });
  await untilHydrated(page);
  expect(reports).toEqual([]);
  expect(await unusedStyles(page)).toEqual([]);
}

test('each kind of screen is among these pages', () => {
  const screens = PAGES.map((address) => {
    const resolution = resolve(...splitUrl(address));
    return resolution.kind === 'notFound' ? null : (resolution.route?.screen ?? null);
  });
  expect([...new Set(screens)].sort()).toEqual(Object.keys(SCREENS).sort());
});

for (const address of PAGES)
  test(`in development ${address} reports nothing in the console`, async ({ page }) => {
    await expectSilence(page, address);
  });

test('in development a post reports nothing in the console', async ({ page, request }) => {
  const [post = ''] = /\/blog\/[a-z0-9-]+(?=")/.exec(await (await request.get('/blog')).text()) ?? [];
  await expectSilence(page, post);
});
