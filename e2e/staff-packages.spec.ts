import { setTimeout as delay } from 'node:timers/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/inbox';
import { signInAsStaff, staff, staffCookie } from './support/staff';

// Staff choose faces for a package, search after search, and from a list.
const PACE_MS = 600;
const headers = { Origin: staff.origin, Authorization: `JWT ${staffCookie().value}` };

async function create(request: APIRequestContext, name: string) {
  const data = { name, gender: 'woman', status: 'draft', birthdate: '1995-05-05' };
  const answer = await request.post(`${staff.origin}/cms-api/talents?depth=0`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function search(page: Page, text: string, names: readonly string[]) {
  await page
    .getByRole('dialog')
    .getByPlaceholder(/Busca|Pesquis/)
    .fill(text);
  const faces = page.getByRole('dialog').getByRole('listitem');
  await expect(faces).toHaveCount(names.length);
  for (const name of names) {
    await faces.getByRole('button', { name }).click();
    await page.waitForTimeout(PACE_MS);
  }
}

/** Payload's server answers about the lines when others are chosen already; what was taken out must stay out. */
async function answerLate(page: Page) {
  await page.route(`${staff.origin}/admin/**`, async (route) => {
    if (route.request().postData()?.includes('"talents.1.')) await delay(2.5 * PACE_MS);
    await route.continue();
  });
}

const lines = (page: Page) => page.locator('#field-talents [id^="talents-row-"]');

test('faces are chosen search after search and moved by buttons; a filtered list makes a package', async ({
  page,
  context,
}) => {
  test.skip(!staff.password, 'only npm test knows staff');
  test.slow();
  const mark = `Montagem${Date.now()}`;
  const names = ['Ana', 'Bia', 'Cíntia'].map((name) => `${mark} ${name}`);
  for (const name of names) await create(page.request, name);
  await signInAsStaff(context);
  await page.goto(`${staff.origin}/admin/collections/packages/create`);
  await page.getByRole('button', { name: 'Escolher talentos' }).click();
  await answerLate(page);
  await search(page, `${mark} B`, names.slice(1, 2));
  await search(page, mark, names);
  const dialog = page.getByRole('dialog');
  // the second click took Bia out again
  await expect(dialog.getByText('2 na seleção')).toBeVisible();
  await dialog.getByRole('button', { name: 'Pronto' }).click();
  await expect(lines(page)).toHaveCount(2);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByLabel('Título').fill(mark);
  await page.getByRole('button', { name: `Descer ${names[0]}` }).click();
  await expect(lines(page).first()).toContainText(names[2] ?? '');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.waitForURL(/packages\/\d+/);
  await expect(page.getByRole('link', { name: 'Ver como o cliente' })).toBeVisible();
  await expect(lines(page).first()).toContainText(`1. ${names[2]}`);

  await page.goto(`${staff.origin}/admin/collections/talents?search=${mark}`);
  // Payload writes the list's own query into the address first, and draws the button anew
  await page.waitForURL(/limit=/);
  await expect(async () => {
    await page.getByRole('button', { name: 'Criar seleção com todos os resultados (3)' }).click();
    await page.waitForURL(/packages\/\d+/, { timeout: 5_000 });
  }).toPass();
  await expect(lines(page)).toHaveCount(3);
});
