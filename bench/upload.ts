/** `node bench/upload.ts [--up 750]`: an application with four photos on a slow line (kbit/s, ms). */
import { parseArgs } from 'node:util';
import { type Browser, chromium, devices, type Locator } from 'playwright';
import { chromiumLaunch } from '../scripts/lib/browsers.ts';
import { noisePhoto, type Photo } from './chaos/visitors/pictures.ts';

declare global {
  interface Window {
    longestTaskMs: number;
    sentBytes: number;
  }
}

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    up: { type: 'string', default: '750' },
    down: { type: 'string', default: '1600' },
    latency: { type: 'string', default: '300' },
    runs: { type: 'string', default: '3' },
  },
});
const base = values.url.replace(/\/$/, '');
const bytesPerSecond = (kbit: string) => (Number(kbit) * 1000) / 8;
const LINE = {
  offline: false,
  latency: Number(values.latency),
  uploadThroughput: bytesPerSecond(values.up),
  downloadThroughput: bytesPerSecond(values.down),
};
const LONGEST_MS = 300_000;
const SLOTS = ['Perfil', 'Rosto', 'Corpo inteiro', 'Personalidade'];

/** Runs in the page: how long its main thread was ever busy at a stretch, and how much an upload carries. */
function watchPage() {
  window.longestTaskMs = 0;
  window.sentBytes = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.longestTaskMs = Math.max(window.longestTaskMs, duration);
  }).observe({ type: 'longtask' });
  const { send } = XMLHttpRequest.prototype;
  const sizeOf = (value: FormDataEntryValue) => (typeof value === 'string' ? value.length : value.size);
  XMLHttpRequest.prototype.send = function (body) {
    if (body instanceof FormData)
      window.sentBytes = [...body].reduce((sum, [, value]) => sum + sizeOf(value), 0);
    send.call(this, body);
  };
}

async function fill(form: Locator, name: string) {
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await field('Nome completo').fill('Ana Lima');
  await field('Nome artístico').fill(name);
  await field('Data de nascimento').fill('29/02/2000');
  await field('Gênero').selectOption({ label: 'Mulher' });
  await field('Altura').selectOption({ index: 100 });
  await field('E-mail').fill('ana@example.com');
  await field('Telefone').fill('+55 (47) 99999-9999');
  await field('Instagram').fill('@ana');
  await field('País').selectOption({ label: 'Brasil' });
  await field('Estado').selectOption({ label: 'Santa Catarina' });
  await form.getByLabel(/^Cidade/).selectOption({ label: 'Joinville' });
}

async function journey(browser: Browser, photos: readonly Photo[], run: number) {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'pt-BR' });
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_MS);
  await page.addInitScript(watchPage);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  try {
    const opened = performance.now();
    await page.goto(`${base}/seja-modelo`, { waitUntil: 'load' });
    const loadS = (performance.now() - opened) / 1000;
    const form = page.getByRole('main');
    await fill(form, `Medida ${run} ${Date.now()}`);

    await page.evaluate(() => {
      window.longestTaskMs = 0;
    });
    const chosen = performance.now();
    for (const [index, { bytes }] of photos.entries()) {
      const file = { name: `IMG_${index}.JPG`, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
      await form.getByLabel(SLOTS[index] ?? '', { exact: true }).setInputFiles(file);
    }
    await form
      .getByRole('img', { name: 'a foto que você escolheu' })
      .nth(SLOTS.length - 1)
      .waitFor();
    const prepareS = (performance.now() - chosen) / 1000;
    const longestTaskMs = await page.evaluate(() => window.longestTaskMs);

    const tapped = performance.now();
    await form.getByRole('button', { name: 'Enviar', exact: true }).tap();
    await form.getByRole('button', { name: 'Enviado' }).waitFor();
    const sendS = (performance.now() - tapped) / 1000;
    const sentBytes = await page.evaluate(() => window.sentBytes);
    return { loadS, prepareS, longestTaskMs, sendS, sentBytes };
  } finally {
    await context.close();
  }
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
const seconds = (value: number) => `${value.toFixed(1)} s`;
type Run = Awaited<ReturnType<typeof journey>>;
const middle = (runs: readonly Run[], key: keyof Run) =>
  runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;

const photos = await Promise.all(SLOTS.map(() => noisePhoto(3024, 4032, 92, 5)));
const browser = await chromium.launch(chromiumLaunch());
const rows: Run[] = [];
try {
  for (let run = 1; run <= Number(values.runs); run += 1) rows.push(await journey(browser, photos, run));
} finally {
  await browser.close();
}
const chosenBytes = photos.reduce((sum, { bytes }) => sum + bytes.length, 0);
const sentBytes = middle(rows, 'sentBytes');
console.log(
  `Line: ${values.up} kbit/s up, ${values.down} down, ${values.latency} ms. Median of ${rows.length} runs.`,
);
console.table({
  'page open': seconds(middle(rows, 'loadS')),
  'photos chosen': `4 x 12 megapixels, ${megabytes(chosenBytes)}`,
  'photos ready': seconds(middle(rows, 'prepareS')),
  'page ever busy meanwhile': `${middle(rows, 'longestTaskMs').toFixed(0)} ms`,
  'body sent': megabytes(sentBytes),
  'tap to sent': seconds(middle(rows, 'sendS')),
  'the line alone takes': seconds(sentBytes / LINE.uploadThroughput),
  'without shrinking it would take': seconds(chosenBytes / LINE.uploadThroughput),
});
