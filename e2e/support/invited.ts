import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { linkMailedTo } from './mail';
import { signInAsStaff, staff } from './staff';

/** The password of whoever was invited. */
export const PASSWORD = 'quatro palavras minhas aqui';
const API = `${staff.origin}/cms-api/users`;
const headers = { Origin: staff.origin };

/** The address of a new booker who was invited and has chosen the password; nobody is signed in afterwards. */
export async function invited(page: Page): Promise<string> {
  const email = `${randomUUID()}@agencia.example`;
  await signInAsStaff(page.context());
  const person = { name: 'Iara', email, role: 'booker' };
  expect((await page.request.post(`${API}/invite`, { headers, data: person })).status()).toBe(201);
  const token = (await linkMailedTo(email)).split('/').at(-1);
  await page.context().clearCookies();
  const data = { token, password: PASSWORD };
  expect((await page.request.post(`${API}/reset-password`, { headers, data })).status()).toBe(200);
  await page.context().clearCookies();
  return email;
}
