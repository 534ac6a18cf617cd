import type { BrowserContext } from '@playwright/test';

/** The panel's address and the staff login of this test run. */
export const staff = {
  origin: process.env.PANEL_ORIGIN ?? 'http://127.0.0.1:4000',
  email: process.env.ADMIN_EMAIL ?? '',
  password: process.env.ADMIN_PASSWORD ?? '',
};

/** The cookie of the run's one sign-in (`sign-in-once.ts`). */
export const staffCookie = () => ({ name: 'payload-token', value: process.env.STAFF_TOKEN ?? '' });

/** Makes the browser one of staff; its later calls to the panel act so. */
export async function signInAsStaff(context: BrowserContext) {
  await context.addCookies([{ ...staffCookie(), url: staff.origin }]);
}
