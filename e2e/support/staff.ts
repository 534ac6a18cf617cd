import type { Page } from '@playwright/test';

/** The panel's address and the staff login of this test run. */
export const staff = {
  origin: process.env.PANEL_ORIGIN ?? 'http://127.0.0.1:4000',
  email: process.env.ADMIN_EMAIL ?? '',
  password: process.env.ADMIN_PASSWORD ?? '',
};

/** Signs the browser in to the panel's admin; its later calls to the panel act as staff. */
export async function signInAsStaff(page: Page) {
  const { origin, email, password } = staff;
  const response = await page.request.post(`${origin}/cms-api/users/login`, { data: { email, password } });
  if (!response.ok()) throw new Error(`The panel refused the staff login: ${response.status()}`);
}
