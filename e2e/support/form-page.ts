import { expect, type Locator, type Page } from '@playwright/test';

export const REFERENCE = /[A-Z]{2,5}-[0-9A-Z]{5,8}/;

export const mainOf = (page: Page) => page.getByRole('main');

/** The reference that a form shows once it is stored, or the screen in its place. */
export async function referenceIn(place: Locator): Promise<string> {
  const stored = place.getByRole('status').or(place.locator('#reference'));
  const reference = stored.locator('strong').filter({ hasText: REFERENCE });
  await expect(reference).toBeVisible({ timeout: 30_000 });
  return (await reference.textContent()) ?? '';
}

export type Person = { name: string; email: string };

/** A message by the Portuguese contact form; returns its reference. */
export async function writeMessage(page: Page, { name, email }: Person): Promise<string> {
  await page.goto('/contato');
  const form = mainOf(page);
  await form.getByLabel('Nome', { exact: true }).fill(name);
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Mensagem').fill('Olá!');
  await form.getByRole('button', { name: 'Enviar', exact: true }).click();
  return referenceIn(form);
}
