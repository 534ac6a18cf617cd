import type { Page, Route } from 'playwright';
import sharp from 'sharp';
import type { Kind } from '../lib/screens.ts';

/** A state that a visitor brings about on a screen; `isLong` shows the whole page. */
export type State = { kind: Kind; name: string; act: (page: Page) => Promise<unknown>; isLong?: boolean };

/** The states that `npm run shots` shows beside each screen as it opens. */
export const STATES: readonly State[] = [
  { kind: 'home', name: 'intro', act: async () => undefined },
  {
    kind: 'list',
    name: 'menu',
    act: (page) => page.locator('header summary').locator('visible=true').first().click(),
  },
  {
    kind: 'list',
    name: 'favorite',
    act: async (page) => {
      await page.locator('main article button').first().click();
      await page.locator('[data-sonner-toast]').waitFor();
    },
  },
  { kind: 'list', name: 'hover', act: (page) => page.locator('main article').nth(1).hover() },
  {
    kind: 'list',
    name: 'focus',
    act: async (page) => {
      await page.locator('main article a').first().focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
    },
  },
  { kind: 'list', name: 'nobody', act: (page) => page.goto(withLetter(page.url(), 'k')) },
  { kind: 'list', name: 'letter', act: (page) => page.goto(withLetter(page.url(), 'z')) },
  { kind: 'favorites', name: 'one', act: (page) => favor(page, 1) },
  { kind: 'favorites', name: 'two', act: favorTwo },
  {
    kind: 'favorites',
    name: 'quote',
    act: async (page) => {
      await favorTwo(page);
      await openQuote(page);
    },
  },
  {
    kind: 'favorites',
    name: 'quote-errors',
    act: async (page) => {
      await favorTwo(page);
      await openQuote(page);
      await page.locator('dialog[open] button[type=submit]').last().click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  { kind: 'contact', name: 'errors', act: sendNothing },
  { kind: 'contact', name: 'sending', act: (page) => writeAndSend(page, () => undefined) },
  {
    kind: 'contact',
    name: 'failed',
    act: async (page) => {
      await writeAndSend(page, (route) => route.abort());
      await page.locator('main form [role=alert]').first().waitFor();
    },
  },
  { kind: 'be-a-model', name: 'errors', act: sendNothing, isLong: true },
  { kind: 'be-a-model', name: 'calendar', act: openCalendar },
  { kind: 'be-a-model', name: 'minor', act: beMinor, isLong: true },
  { kind: 'be-a-model', name: 'photos', act: choosePhotos, isLong: true },
  { kind: 'profile', name: 'print', act: print, isLong: true },
  { kind: 'post', name: 'print', act: print, isLong: true },
  { kind: 'profile', name: 'second-gallery', act: (page) => page.locator('[role=tab]').nth(1).click() },
];

/** As on paper: A4 without its margins. */
async function print(page: Page) {
  await page.setViewportSize({ width: 703, height: 1032 });
  await page.emulateMedia({ media: 'print' });
}

const withLetter = (address: string, letter: string) =>
  `${address}?${address.includes('/en/') ? 'letter' : 'letra'}=${letter}`;

/** Marks talents of the list that belongs to this page's language, and comes back. */
async function favor(page: Page, count: number) {
  const address = page.url();
  await page.goto(address.includes('/en/') ? '/en/models' : '/modelos', { waitUntil: 'networkidle' });
  for (let place = 0; place < count; place += 1) {
    await page.locator('main article button').nth(place).click();
  }
  await page.goto(address);
  await page
    .locator('main article')
    .nth(count - 1)
    .waitFor();
}

async function favorTwo(page: Page) {
  await favor(page, 2);
}

/** Fills the message form and sends it; what becomes of it is the caller's: nothing is stored. */
async function writeAndSend(page: Page, onPost: (route: Route) => unknown) {
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' ? onPost(route) : route.fallback(),
  );
  const form = page.locator('main form');
  await form.locator('input[name=name]').fill('Ana Lima');
  await form.locator('input[name=email]').fill('ana@example.com');
  await form.locator('textarea').fill('…');
  await form.locator('button[type=submit]').click();
}

async function openCalendar(page: Page) {
  await page.locator('main form button[aria-label]').first().click();
  await page.getByRole('grid').waitFor();
}

async function beMinor(page: Page) {
  await page.locator('main input[name=birthdate]').fill(`01/01/${new Date().getFullYear() - 15}`);
  await page.keyboard.press('Tab');
}

/** Two photos, a landscape one, and a file that is none. */
async function choosePhotos(page: Page) {
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#b09a85' } })
      .jpeg()
      .toBuffer();
  const files = [
    await photo(600, 800),
    await photo(900, 600),
    Buffer.from('%PDF-1.7 no photo'),
    await photo(600, 1300),
  ];
  const slots = page.locator('main input[type=file]');
  for (const [place, buffer] of files.entries()) {
    await slots
      .nth(place)
      .setInputFiles({ name: 'retrato-muito-comprido-demais.jpg', mimeType: 'image/jpeg', buffer });
  }
  await page.locator('main form img').nth(2).waitFor();
}

async function openQuote(page: Page) {
  await page.locator('main button[aria-haspopup=dialog]').click();
  await page.locator('dialog[open] form').waitFor();
}

async function sendNothing(page: Page) {
  await page.locator('main form button[type=submit]').click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}
