import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Desk, expect, test } from './support/desk';

// Before a talent goes public: problems, with one click to the field, and the lists.

async function open(page: Page, desk: Desk, data: object) {
  const { id } = await desk.make('talents', { name: `Publicar ${randomUUID()}`, gender: 'woman', ...data });
  await desk.open(page, `collections/talents/${id}`);
}
const check = (page: Page) => page.getByRole('region', { name: 'Antes de publicar' });
const go = (page: Page, name: string) => check(page).getByRole('button', { name }).click();
const focusIn = (page: Page, field: string) =>
  expect(page.locator(`#field-${field} :focus, #field-${field}:focus`)).toHaveCount(1);

test('what is missing stands beside the status, and one press leads to the field', async ({ page, desk }) => {
  await open(page, desk, {});
  await expect(check(page)).toContainText('Não aparece em nenhuma lista');
  await go(page, 'Sem fotos no book e nas polaroids');
  await focusIn(page, 'book');
  await go(page, 'Sem categoria do site');
  await focusIn(page, 'categories');
  await go(page, 'Sem capa');
  await focusIn(page, 'cover');
});

test('the lists of the site are named as soon as they are chosen', async ({ page, desk }) => {
  await open(page, desk, { categories: [1], divisions: [103] });
  await expect(check(page)).toContainText('Quando publicado, aparece em: Modelos › Mulheres, New Faces');
});
