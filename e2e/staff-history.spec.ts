import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axe } from './support/axe';
import { expect, test } from './support/inbox';
import { rawTexts } from './support/raw-texts';
import { WHOLE } from './support/sample';
import { signInAsStaff, staff, staffCookie } from './support/staff';

// A colleague's mistake, undone with nothing but the screen.
const MINUTE_MS = 60_000;
const api = (path: string) => `${staff.origin}/cms-api/${path}`;
const headers = { Origin: staff.origin, Authorization: `JWT ${staffCookie().value}` };

async function post(page: Page, data: object): Promise<number> {
  return (await (await page.request.post(api('talents'), { headers, data })).json()).doc.id;
}
const patch = (page: Page, id: number, data: object) =>
  page.request.patch(api(`talents/${id}`), { headers, data });
const talentOf = async (page: Page, id: number) =>
  (await page.request.get(api(`talents/${id}?depth=0`), { headers })).json();

/** A talent whose gallery and nationality a colleague changed by mistake. */
async function mistaken(page: Page): Promise<{ id: number; book: number[] }> {
  const { docs } = await (
    await page.request.get(api('media?limit=2&sort=id&depth=0&where[mimeType][contains]=image/'), { headers })
  ).json();
  const book = docs.map((medium: { id: number }) => medium.id);
  const id = await post(page, { name: `Engano ${randomUUID()}`, gender: 'woman', nationality: 'BR', book });
  expect((await patch(page, id, { nationality: 'PT', book: [] })).status()).toBe(200);
  return { id, book };
}

test.beforeEach(async ({ page }) => signInAsStaff(page.context()));

test('a colleague’s mistake is undone from the history in under a minute', async ({ page }) => {
  const { id, book } = await mistaken(page);
  const started = Date.now();
  await page.goto(`${staff.origin}/admin/collections/talents/${id}`);
  await page.getByRole('link', { name: /^Histórico/ }).click();
  await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible();
  const last = page.getByRole('listitem').filter({ hasText: 'Como está agora' });
  await expect(last).toContainText('Nacionalidade: Brasil → Portugal');
  await expect(last).toContainText('Book');
  await expect(last).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2} · /);
  await page.getByRole('button', { name: 'Voltar a esta versão' }).click();
  const dialog = page.getByRole('dialog', { name: 'Voltar a esta versão' });
  await expect(dialog).toContainText('O estado de agora continua no histórico.');
  await dialog.getByRole('button', { name: 'Voltar a esta versão' }).click();
  await expect(page).toHaveURL(new RegExp(`/talents/${id}$`));
  await expect.poll(async () => (await talentOf(page, id)).book).toEqual(book);
  expect((await talentOf(page, id)).nationality).toBe('BR');
  expect(Date.now() - started).toBeLessThan(MINUTE_MS);
});

test('two states are compared, pictures as pictures, at the agency’s time', WHOLE, async ({ page }) => {
  const { id } = await mistaken(page);
  await page.goto(`${staff.origin}/admin/collections/talents/${id}/versions`);
  const when = (await page.locator('time').first().textContent()) ?? '';
  await page.getByRole('link', { name: 'Comparar' }).first().click();
  await expect(page.getByRole('heading', { name: 'Comparar' })).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Nacionalidade' })).toContainText(/Brasil\s*Portugal/);
  await expect(page.locator('.step-nav')).toContainText(when);
  await expect(page.getByRole('main')).toContainText('não há para onde voltar');
  await expect(page.getByRole('button', { name: 'Voltar a esta versão' })).toHaveCount(0);
  await axe(page, { without: ['.doc-tabs__tabs', '.doc-header'] });
  // the labels of Payload's notices are translated once its scripts run
  await expect.poll(() => rawTexts(page)).toEqual([]);
});

test('a division that lies in the trash by now is named in the comparison', WHOLE, async ({ page }) => {
  const name = { pt: `Sumiu ${randomUUID()}`, en: 'Gone' };
  const { docs } = await (await page.request.get(api('categories?limit=1&depth=0'), { headers })).json();
  const made = await page.request.post(api('divisions'), { headers, data: { name, category: docs[0].id } });
  const division = (await made.json()).doc.id;
  const id = await post(page, { name: `Com ${randomUUID()}`, gender: 'woman', divisions: [division] });
  expect((await patch(page, id, { divisions: [] })).status()).toBe(200);
  const data = { deletedAt: new Date().toISOString() };
  expect((await page.request.patch(api(`divisions/${division}`), { headers, data })).status()).toBe(200);
  await page.goto(`${staff.origin}/admin/collections/talents/${id}/versions`);
  await page.getByRole('link', { name: 'Comparar' }).first().click();
  const change = page.getByRole('region', { name: 'Divisões' });
  await expect(change).toContainText(`${name.pt} (na lixeira)`);
  await expect(change).toContainText('vazio');
});

test('the history fits a phone', WHOLE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await mistaken(page);
  await page.goto(`${staff.origin}/admin/collections/talents/${id}/versions`);
  await expect(page.getByRole('button', { name: 'Voltar a esta versão' })).toBeVisible();
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
});
