import type { APIRequestContext, Browser, Page } from '@playwright/test';
import portuguese from '../../messages/pt.json' with { type: 'json' };
import { ANYBODY, packageAddress } from '../../panel/packages/link';
import { expect } from './inbox';
import { plainJpeg, storePicture } from './media';
import { signInAsStaff, staff, staffCookie } from './staff';

const headers = { Origin: staff.origin, Authorization: `JWT ${staffCookie().value}` };
const { Package: words } = portuguese;

/** Calls the panel as staff; the answer as JSON. */
export async function askAsStaff(request: APIRequestContext, path: string, data?: object) {
  const method = data ? 'POST' : 'GET';
  const answer = await request.fetch(`${staff.origin}/cms-api/${path}`, { method, headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

async function makeTalents(request: APIRequestContext, called: readonly string[], person: object) {
  const talents: { id: number; name: string }[] = [];
  for (const each of called) {
    const name = `Pacote ${each} ${Date.now()}`;
    const photo = await storePicture(request, 'pacote.jpg', await plainJpeg(900, 1200, '#7a3e5c'));
    const about = { gender: 'woman', status: 'draft', birthdate: '1995-05-05', height: '1,81', ...person };
    const { doc } = await askAsStaff(request, 'talents?depth=0', { name, book: [photo.id], ...about });
    talents.push({ id: Number(doc.id), name });
  }
  return talents;
}

/** Two adults for the packages of all tests that change nothing about them. */
let pair: ReturnType<typeof makeTalents> | undefined;

/** A new package of adults with a light photo each, and the path of its page; `person` is said of each talent. */
export async function makePackage(
  request: APIRequestContext,
  more: object = {},
  person?: object,
  called: readonly string[] = ['Um', 'Dois'],
) {
  if (!person) pair ??= makeTalents(request, called, {});
  const talents = (await (person ? makeTalents(request, called, person) : pair)) ?? [];
  const lines = talents.map(({ id: talent }) => ({ talent, note: 'Livre em março' }));
  const data = { title: 'Campanha de inverno', talents: lines, max_picks: 1, ...more };
  const { doc } = await askAsStaff(request, 'packages?depth=0', data);
  const key = { PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? '', SITE_URL: '' };
  const names = talents.map(({ name }) => name);
  return { id: Number(doc.id), names, talents, path: packageAddress(doc, ANYBODY, key) };
}

/** The link that stands beside the form of a package. */
export async function packageLink(browser: Browser, id: number): Promise<{ panel: Page; address: string }> {
  const context = await browser.newContext({ javaScriptEnabled: true });
  await signInAsStaff(context);
  const panel = await context.newPage();
  await panel.goto(`${staff.origin}/admin/collections/packages/${id}`);
  const link = panel.getByRole('link', { name: 'Ver como o cliente' });
  const [address = ''] = ((await link.getAttribute('href')) ?? '').split('#');
  return { panel, address };
}

/** Staff show a minor without a work permit to the client: the panel asks once more. Gives the tick. */
export async function showMinor(panel: Page, name: string) {
  const show = panel.getByRole('button', { name: `Mostrar ao cliente sem alvará: ${name}` });
  const confirm = panel.getByRole('alertdialog').getByRole('button', { name: 'Mostrar', exact: true });
  // Payload draws the form anew some time after a save: a question that is open then is closed
  await expect(async () => {
    if (!(await confirm.isVisible())) await show.click();
    await confirm.click({ timeout: 2_000 });
  }).toPass();
  const tick = panel.getByRole('checkbox', { name: `li os avisos de “Antes de enviar” sobre: ${name}` });
  await expect(tick).toBeChecked();
  return tick;
}

export const talentOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
export const pathOf = (address: string) => new URL(address).pathname;

export async function sayName(page: Page, name: string) {
  await page.locator('#who').getByLabel(words.name).fill(name);
  await page.getByRole('button', { name: words.start }).click();
  await expect(page.getByText(words.you.replace('{name}', name))).toBeVisible();
}

/** Opens the field of a comment, as a hand does, and writes it key by key. */
export async function commentOn(page: Page, name: string, text: string) {
  await talentOf(page, name).getByText(words.comment, { exact: true }).click();
  await talentOf(page, name).getByLabel(words.comment).pressSequentially(text, { delay: 60 });
}

const PASSCODE = 'inverno 26';

/** Opens a new package that asks for its passcode. */
export async function openLocked(page: Page) {
  const { id, names, path } = await makePackage(page.request, { passcode: PASSCODE });
  await page.goto(path);
  return { id, names, path };
}

/** Types a wrong passcode, then the right one. */
export async function typePasscode(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pageTitle);
  expect(await page.content()).not.toContain('Campanha');
  await expect(page.getByText(words.wrongPasscode)).toBeHidden();
  for (const text of ['outra', PASSCODE]) {
    await page.getByLabel(words.passcode).fill(text);
    await page.getByRole('button', { name: words.unlock }).click();
    if (text !== PASSCODE) await expect(page.getByText(words.wrongPasscode)).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Campanha de inverno' })).toBeVisible();
}
