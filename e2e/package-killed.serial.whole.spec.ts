import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type APIRequestContext, chromium, type Page } from '@playwright/test';
import portuguese from '../messages/pt.json' with { type: 'json' };
import { chromiumLaunch } from '../scripts/lib/browsers';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/inbox';
import { askAsStaff, makePackage, sayName, talentOf } from './support/packages';
import { staff } from './support/staff';

// A client's browser, the panel or the site is killed between the choice and the sending: nothing is lost, stored twice
// or said wrongly.
const { Package: words } = portuguese;
const START_WITHIN_MS = 30_000;
/** Chromium writes a page's storage to disk some seconds late. */
const ON_DISK_MS = 8_000;
/** So long after the choice something dies: at once, while the answer is on its way, after it. */
const KILLED_AFTER_MS = [0, 60, 400, 1_500];
const PROGRAM_KILLED_AFTER_MS = [0, 400];
const SENT = /Resposta enviada em/;

test.describe.configure({ timeout: 300_000 });
test.beforeEach(({ allowFailures }) => {
  test.skip(!staff.password, 'only npm test knows staff');
  allowFailures();
});

/** A Chromium of its own on a profile, to be killed as a whole. */
async function openBrowser(profile: string) {
  const { args, env, executablePath = '' } = chromiumLaunch();
  const note = join(profile, 'DevToolsActivePort');
  rmSync(note, { force: true });
  const shell: ChildProcess = spawn(
    executablePath,
    [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { env, stdio: 'ignore', detached: true },
  );
  const gone = new Promise((resolve) => shell.once('exit', resolve));
  for (const end = Date.now() + START_WITHIN_MS; !existsSync(note); await delay(50))
    if (Date.now() > end) throw new Error('Chromium did not start');
  await delay(100);
  const [port] = readFileSync(note, 'utf8').split('\n');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('no context');
  return {
    context,
    page: await context.newPage(),
    kill: async () => {
      if (shell.pid) process.kill(-shell.pid, 'SIGKILL');
      await gone;
    },
  };
}

const yesTo = (page: Page, name: string) =>
  talentOf(page, name).getByRole('button', { name: words.yes, exact: true });
const isChosen = async (page: Page, name: string) =>
  (await yesTo(page, name).getAttribute('aria-pressed')) === 'true';
const isSaved = async (page: Page, name: string) =>
  (await talentOf(page, name).getByRole('status').textContent()) === words.saved;
const send = (page: Page) => page.getByRole('button', { name: words.send, exact: true });

type Person = { sendings: number; answers: { pick: string }[] };
/** Everybody's sendings and picks, as staff see them. */
const storedOf = async (request: APIRequestContext, id: number) =>
  (await askAsStaff(request, `packages/${id}/answers`)).people.map(({ sendings, answers }: Person) => [
    sendings,
    answers.map(({ pick }) => pick),
  ]);

async function begin(page: Page, address: string) {
  await page.goto(address);
  await untilHydrated(page);
  await sayName(page, 'Rita');
}

/** One yes of one person, sent once, and so it stays. */
async function expectSentOnce(request: APIRequestContext, id: number) {
  await expect.poll(() => storedOf(request, id), { timeout: 90_000 }).toEqual([[1, ['yes']]]);
  await delay(2_000);
  expect(await storedOf(request, id)).toEqual([[1, ['yes']]]);
}

for (const after of KILLED_AFTER_MS)
  test(`the browser is killed ${after} ms after a choice: opened again, the page says what is stored`, async ({
    request,
    baseURL,
  }, info) => {
    const { id, path, names } = await makePackage(request);
    const [first = ''] = names;
    const profile = info.outputPath('profile');
    const before = await openBrowser(profile);
    await begin(before.page, `${baseURL}${path}`);
    await delay(ON_DISK_MS);
    await yesTo(before.page, first).click();
    await delay(after);
    const wasSaved = await isSaved(before.page, first);
    await before.kill();

    const again = await openBrowser(profile);
    try {
      await again.page.goto(`${baseURL}${path}`);
      await untilHydrated(again.page);
      await expect(again.page.getByText(words.you.replace('{name}', 'Rita'))).toBeVisible();
      const picks = async () =>
        (await storedOf(request, id)).flatMap(([, picks]: [number, string[]]) => picks);
      // the page and the panel agree, and whatever was called saved is there
      await expect
        .poll(async () => JSON.stringify([await isChosen(again.page, first), await picks()]))
        .toMatch(wasSaved ? /^\[true,\["yes"\]\]$/ : /^\[true,\["yes"\]\]$|^\[false,\[\]\]$/);
      if (!(await isChosen(again.page, first))) await yesTo(again.page, first).click();
      await expect.poll(picks).toEqual(['yes']);
      await send(again.page).click();
      await expect(again.page.getByText(SENT)).toBeVisible();
      await expectSentOnce(request, id);
    } finally {
      await again.kill();
    }
  });

test('the browser is killed while answer and sending wait without a line: both arrive at the next visit', async ({
  request,
  baseURL,
}, info) => {
  const { id, path, names } = await makePackage(request);
  const profile = info.outputPath('profile');
  const before = await openBrowser(profile);
  await begin(before.page, `${baseURL}${path}`);
  await before.context.setOffline(true);
  await yesTo(before.page, names[0] ?? '').click();
  await send(before.page).click();
  await expect(before.page.locator('#send').getByRole('status')).toHaveText(words.waitingSend);
  await delay(ON_DISK_MS);
  await before.kill();

  const again = await openBrowser(profile);
  try {
    await again.page.goto(`${baseURL}${path}`);
    await expect(again.page.getByText(SENT)).toBeVisible({ timeout: 30_000 });
    await expectSentOnce(request, id);
  } finally {
    await again.kill();
  }
});

for (const [program, kill, start] of [
  ['panel', 'killPanel', 'startPanel'],
  ['site', 'killSite', 'startSite'],
] as const)
  for (const after of PROGRAM_KILLED_AFTER_MS)
    test(`the ${program} is killed ${after} ms after a choice: the page says nothing is sent until it is, once`, async ({
      page,
      request,
      control,
    }) => {
      const { id, path, names } = await makePackage(request);
      const [first = ''] = names;
      await begin(page, path);
      await yesTo(page, first).click();
      await delay(after);
      const wasSaved = await isSaved(page, first);
      await control[kill]();
      try {
        await send(page).click();
        await delay(3_000);
        await expect(page.getByText(SENT)).toHaveCount(0);
        expect(await isChosen(page, first)).toBe(true);
      } finally {
        await control[start]();
      }
      // what was called saved is stored, sent or not
      if (wasSaved) expect((await storedOf(request, id))[0]?.[1]).toEqual(['yes']);
      await page.goto(path);
      await expect(page.getByText(SENT)).toBeVisible({ timeout: 90_000 });
      await expectSentOnce(request, id);
    });
