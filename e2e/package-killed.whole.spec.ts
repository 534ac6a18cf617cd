import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import portuguese from '../messages/pt.json' with { type: 'json' };
import { chromiumLaunch } from '../scripts/lib/browsers';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/inbox';
import { askAsStaff, makePackage, sayName, talentOf } from './support/packages';
import { staff } from './support/staff';

// A client's browser is killed between the choice and the sending, and opened again on the same profile.
const { Package: words } = portuguese;
const START_WITHIN_MS = 30_000;
/** Chromium writes a page's storage to disk some seconds late. */
const ON_DISK_MS = 8_000;
/** So long after the choice the browser dies: at once, while the answer is on its way, after it. */
const KILLED_AFTER_MS = [0, 20, 60, 150, 400, 1_000];

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
    { env: { ...process.env, ...env }, stdio: 'ignore', detached: true },
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

const buttonOf = (page: Page, name: string, pick: 'yes' | 'no') =>
  talentOf(page, name).getByRole('button', { name: words[pick], exact: true });
const isChosen = async (page: Page, name: string) =>
  (await buttonOf(page, name, 'yes').getAttribute('aria-pressed')) === 'true';

for (const after of KILLED_AFTER_MS) {
  test(`killed ${after} ms after a choice: the page says what is stored, once`, async ({
    request,
    baseURL,
  }, info) => {
    const { id, path, names } = await makePackage(request);
    const [first = ''] = names;
    const profile = info.outputPath('profile');
    const before = await openBrowser(profile);
    await before.page.goto(`${baseURL}${path}`);
    await untilHydrated(before.page);
    await sayName(before.page, 'Rita');
    await delay(ON_DISK_MS);
    await buttonOf(before.page, first, 'yes').click();
    await delay(after);
    const wasSaved = (await talentOf(before.page, first).getByRole('status').textContent()) === words.saved;
    await before.kill();

    const again = await openBrowser(profile);
    try {
      await again.page.goto(`${baseURL}${path}`);
      await untilHydrated(again.page);
      await expect(again.page.getByText(words.you.replace('{name}', 'Rita'))).toBeVisible();
      const storedPicks = async () =>
        (await askAsStaff(request, `packages/${id}/answers`)).people.flatMap(
          ({ answers }: { answers: { pick: string }[] }) => answers.map(({ pick }) => pick),
        );
      // the page and the panel agree, and whatever was called saved is there
      await expect
        .poll(async () => JSON.stringify([await isChosen(again.page, first), await storedPicks()]))
        .toMatch(wasSaved ? /^\[true,\["yes"\]\]$/ : /^\[true,\["yes"\]\]$|^\[false,\[\]\]$/);
      if (!(await isChosen(again.page, first))) await buttonOf(again.page, first, 'yes').click();
      await expect.poll(storedPicks).toEqual(['yes']);
      await again.page.getByRole('button', { name: words.send, exact: true }).click();
      const people = async () => (await askAsStaff(request, `packages/${id}/answers`)).people;
      await expect.poll(async () => (await people())[0]?.sendings).toBe(1);
      expect(await people()).toHaveLength(1);
    } finally {
      await again.kill();
    }
  });
}

test('killed while answer and sending wait without a line: both arrive once it is opened again', async ({
  request,
  baseURL,
}, info) => {
  const { id, path, names } = await makePackage(request);
  const [first = ''] = names;
  const profile = info.outputPath('profile');
  const before = await openBrowser(profile);
  await before.page.goto(`${baseURL}${path}`);
  await untilHydrated(before.page);
  await sayName(before.page, 'Rita');
  await before.context.setOffline(true);
  await buttonOf(before.page, first, 'yes').click();
  await before.page.getByRole('button', { name: words.send, exact: true }).click();
  await expect(before.page.locator('#send').getByRole('status')).toHaveText(words.waitingSend);
  await delay(ON_DISK_MS);
  await before.kill();

  const again = await openBrowser(profile);
  try {
    await again.page.goto(`${baseURL}${path}`);
    const seen = async () =>
      (await askAsStaff(request, `packages/${id}/answers`)).people.map(
        ({ sendings, answers }: { sendings: number; answers: { pick: string }[] }) => [
          sendings,
          answers.map(({ pick }) => pick),
        ],
      );
    await expect.poll(seen, { timeout: 30_000 }).toEqual([[1, ['yes']]]);
    await delay(2_000);
    expect(await seen()).toEqual([[1, ['yes']]]);
  } finally {
    await again.kill();
  }
});
