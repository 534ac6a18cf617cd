import type { Page } from '@playwright/test';
import { countClicks } from './support/count-clicks';
import { expect, test } from './support/inbox';
import { signInAsStaff, staff } from './support/staff';

// A day's work in clicks, counted from the first screen; typing is free.
const headers = { Origin: staff.origin };
const api = `${staff.origin}/cms-api`;

async function makeTalents(page: Page, name: string, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const data = { name: `${name} ${at + 1}`, gender: 'woman', status: 'draft', height: '170' };
    const made = await page.request.post(`${api}/talents`, { headers, data });
    ids.push((await made.json()).doc.id);
  }
  return ids;
}

async function searchFor(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Talentos', exact: true }).first().click();
  await page.getByRole('searchbox').or(page.locator('.search-filter__input')).first().click();
  await page.keyboard.type(name);
}

const talentsOf = async (page: Page, name: string) => {
  const where = `where[name][contains]=${encodeURIComponent(name)}`;
  return (await (await page.request.get(`${api}/talents?${where}&depth=0&limit=50`, { headers })).json())
    .docs;
};

test.beforeEach(async ({ page }) => {
  await signInAsStaff(page.context());
  // the panel keeps the length of a page that another test chose
  await page.goto(`${staff.origin}/admin/collections/talents?limit=25`);
});

test('a division for fifteen talents costs at most twelve clicks', async ({ page }) => {
  test.setTimeout(90_000);
  const name = `Quinze${Date.now()}`;
  await makeTalents(page, name, 15);
  const [division] = (await (await page.request.get(`${api}/divisions?limit=1&depth=0`, { headers })).json())
    .docs;
  const clicks = await countClicks(page);
  await page.goto(`${staff.origin}/admin`);
  await searchFor(page, name);
  const faces = page.getByRole('checkbox', { name: `Marcar ${name}` });
  await expect(faces).toHaveCount(15);
  await faces.first().click();
  await faces.last().click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Editar os selecionados (15)' }).click();
  const drawer = page.locator('#edit-selected-talents');
  await drawer.getByLabel('Campos que mudam').click();
  await page.getByRole('option', { name: 'Divisões', exact: true }).click();
  await drawer.locator('#field-divisions .rs__control').click();
  await page.getByRole('option', { name: division.name.pt }).click();
  await drawer.getByRole('button', { name: 'Ver o que muda' }).click();
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Salvo em 15.')).toBeVisible();
  for (const { divisions } of await talentsOf(page, name)) expect(divisions).toEqual([division.id]);
  expect(clicks()).toBe(11);
});
