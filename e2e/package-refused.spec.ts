import type { Page } from '@playwright/test';
import portuguese from '../messages/pt.json' with { type: 'json' };
import { axe } from './support/axe';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/inbox';
import { askAsStaff, commentOn, makePackage, sayName, talentOf } from './support/packages';
import { WHOLE } from './support/sample';
import { staff, staffCookie } from './support/staff';

// Answers given without a line, and what the agency does meanwhile; two pages of one person.
const { Package: words, Errors: errors } = portuguese;

test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ allowFailures }) => {
  test.skip(!staff.password, 'only npm test knows staff');
  allowFailures();
});
test.use({ viewport: { width: 390, height: 844 } });

const buttonOf = (page: Page, name: string, pick: 'yes' | 'maybe' | 'no') =>
  talentOf(page, name).getByRole('button', { name: words[pick], exact: true });
const stateOf = (page: Page, name: string) => talentOf(page, name).getByRole('status');
const bar = (page: Page) => page.locator('#send').getByRole('status');

async function change(page: Page, id: number, data: object) {
  const headers = { Origin: staff.origin, Authorization: `JWT ${staffCookie().value}` };
  const answer = await page.request.patch(`${staff.origin}/cms-api/packages/${id}`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The picks and comments about the talents, in their order, and how often they were sent, as staff see them. */
async function storedOf(page: Page, id: number) {
  const { people } = await askAsStaff(page.request, `packages/${id}/answers`);
  expect(people).toHaveLength(1);
  const [{ sendings, answers }] = people;
  const inOrder = answers.toSorted(
    (left: { talent: number }, right: { talent: number }) => left.talent - right.talent,
  );
  return {
    sendings,
    answers: inOrder.map(({ pick, comment }: { pick: string; comment: string }) => [pick, comment]),
  };
}

/** Rita answers about both without a line, sends, and her tab is gone. */
async function answerOffline(page: Page) {
  const made = await makePackage(page.request, { max_picks: 2 });
  const [first = '', second = ''] = made.names;
  await page.goto(made.path);
  await untilHydrated(page);
  await sayName(page, 'Rita');
  await page.context().setOffline(true);
  await buttonOf(page, first, 'yes').click();
  await commentOn(page, first, 'Para a capa');
  await buttonOf(page, second, 'no').click();
  await page.getByRole('button', { name: words.send, exact: true }).click();
  await expect(bar(page)).toHaveText(words.waitingSend);
  return { ...made, first, second };
}

const SENT = {
  sendings: 1,
  answers: [
    ['yes', 'Para a capa'],
    ['no', ''],
  ],
};

test('closed meanwhile: nothing is sent, each face says why, and all arrives once it is open again', async ({
  page,
}) => {
  const { id, path, first, second } = await answerOffline(page);
  await change(page, id, { state: 'closed' });
  await page.context().setOffline(false);
  for (const name of [first, second]) await expect(stateOf(page, name)).toHaveText(words.refusedClosed);
  await expect(bar(page)).toHaveText(words.notSent.replace('{count}', '3'));
  await expect(buttonOf(page, first, 'yes')).toHaveAttribute('aria-pressed', 'true');
  await axe(page);
  const context = page.context();
  await page.close();
  const again = await context.newPage();
  await again.goto(path);
  await expect(stateOf(again, second)).toHaveText(words.refusedClosed);
  expect(await storedOf(again, id)).toEqual({ sendings: 0, answers: [] });
  await change(again, id, { state: 'open' });
  await again.reload();
  await expect(again.getByText(/Resposta enviada em/)).toBeVisible();
  expect(await storedOf(again, id)).toEqual(SENT);
  await again.close();
});

test(
  'a passcode meanwhile: its page lists what waits, without names, and the right one sends it',
  WHOLE,
  async ({ page }) => {
    const { id, path, first, second } = await answerOffline(page);
    await change(page, id, { passcode: 'inverno 26' });
    await page.context().setOffline(false);
    await expect(stateOf(page, second)).toHaveText(words.refusedLocked);
    await page.goto(path);
    await expect(page.getByText(words.waitHere)).toBeVisible();
    await expect(page.getByText('“Para a capa”')).toBeVisible();
    expect(await page.locator('main').textContent()).not.toContain(first);
    await axe(page);
    await page.getByLabel(words.passcode).fill('inverno 26');
    await page.getByRole('button', { name: words.unlock }).click();
    await expect(page.getByText(/Resposta enviada em/)).toBeVisible();
    expect(await storedOf(page, id)).toEqual(SENT);
  },
);

test(
  'a talent taken out meanwhile: the sending waits until that answer is discarded',
  WHOLE,
  async ({ page }) => {
    const { id, path, first, second } = await answerOffline(page);
    const { talents } = await askAsStaff(page.request, `packages/${id}?depth=0`);
    await change(page, id, { talents: talents.slice(1) });
    await page.context().setOffline(false);
    await expect(stateOf(page, first)).toHaveText(words.refusedGone);
    await expect(stateOf(page, second)).toHaveText(words.saved);
    await page.goto(path);
    const waits = page.getByText(words.goneWaits).locator('..');
    await expect(waits.getByRole('listitem')).toHaveText([words.yes, `${words.comment}: “Para a capa”`]);
    await axe(page);
    expect((await storedOf(page, id)).sendings).toBe(0);
    await waits.getByRole('button', { name: words.discard }).click();
    await expect(page.getByText(/Resposta enviada em/)).toBeVisible();
    expect(await storedOf(page, id)).toEqual({ sendings: 1, answers: [['no', '']] });
  },
);

test(
  'revoked meanwhile: the page that is no more lists what waits on this device',
  WHOLE,
  async ({ page }) => {
    const { id, path } = await answerOffline(page);
    await askAsStaff(page.request, `packages/${id}/revoke`, {});
    await page.context().setOffline(false);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: errors.packageRevoked })).toBeVisible();
    await expect(page.getByText('“Para a capa”')).toBeVisible();
  },
);
