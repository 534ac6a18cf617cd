import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/inbox';
import { signInAsStaff, staff, staffCookie } from './support/staff';

// Before a talent goes public: problems, with one click to the field, and the lists.
const headers = { Origin: staff.origin, Authorization: `JWT ${staffCookie().value}` };

async function open(page: Page, data: object) {
  const whole = { name: `Publicar ${randomUUID()}`, gender: 'woman', ...data };
  const answer = await page.request.post(`${staff.origin}/cms-api/talents`, { headers, data: whole });
  await page.goto(`${staff.origin}/admin/collections/talents/${(await answer.json()).doc.id}`);
}
const check = (page: Page) => page.getByRole('region', { name: 'Antes de publicar' });
const go = (page: Page, name: string) => check(page).getByRole('button', { name }).click();
const focusIn = (page: Page, field: string) =>
  expect(page.locator(`#field-${field} :focus, #field-${field}:focus`)).toHaveCount(1);

test.beforeEach(async ({ page }) => signInAsStaff(page.context()));

test('what is missing stands beside the status, and one press leads to the field', async ({ page }) => {
  await open(page, {});
  await expect(check(page)).toContainText('Não aparece em nenhuma lista');
  await go(page, 'Sem fotos no book e nas polaroids');
  await focusIn(page, 'book');
  await go(page, 'Sem categoria do site');
  await focusIn(page, 'categories');
  await go(page, 'Sem capa');
  await focusIn(page, 'cover');
});

test('the lists of the site are named as soon as they are chosen', async ({ page }) => {
  await open(page, { categories: [1], divisions: [103] });
  await expect(check(page)).toContainText('Quando publicado, aparece em: Modelos › Mulheres, New Faces');
});
