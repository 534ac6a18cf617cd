import type { APIRequestContext, Page } from '@playwright/test';
import { test as base, expect } from './inbox';
import { signInAsStaff, staff, staffCookie } from './staff';

/** The panel as staff have it: its API, of which each call has to succeed, and its screens. */
export type Desk = ReturnType<typeof deskOf>;

/** An entry of any collection: tests know its fields. */
type Entry = ReturnType<typeof JSON.parse>;

export function deskOf(request: APIRequestContext) {
  const headers = { Origin: staff.origin, Authorization: `JWT ${staffCookie().value}` };
  async function call(method: string, path: string, data?: object): Promise<Entry> {
    const url = new URL(path, `${staff.origin}/cms-api/`);
    if (method === 'GET' && !url.searchParams.has('depth')) url.searchParams.set('depth', '0');
    const answer = await request.fetch(url.href, { method, headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  }
  return {
    /** An entry (`talents/2`), a global (`globals/texts`), or a list's answer. */
    read: (path: string) => call('GET', path),
    docs: async (path: string): Promise<Entry[]> => (await call('GET', path)).docs,
    /** Posts a new entry, or calls an endpoint of one. */
    make: async (path: string, data: object) => {
      const answer = await call('POST', path, data);
      return answer.doc ?? answer;
    },
    save: async (path: string, data: object) =>
      (await call(path.startsWith('globals/') ? 'POST' : 'PATCH', path, data)).doc,
    /** For good, out of the trash too. */
    remove: (path: string) => request.delete(`${staff.origin}/cms-api/${path}?trash=true`, { headers }),
    open: (page: Page, path: string) => page.goto(`${staff.origin}/admin/${path}`),
  };
}

/** A list of talents as faces. How it is drawn is stored for the account, which all tests share. */
export async function openPhotoGrid(page: Page) {
  const grid = page.getByRole('button', { name: 'Rostos' });
  if ((await grid.getAttribute('aria-pressed')) === 'true') return;
  await grid.click();
  // drawn anew by then: it forgets what was marked
  await expect(grid).toHaveAttribute('aria-pressed', 'true');
}

/** A test of staff, whose page is signed in; skipped without a staff login. */
export const test = base.extend<{ desk: Desk }>({
  desk: async ({ request }, use, info) => {
    info.skip(!staff.password, 'only npm test knows the staff login');
    await use(deskOf(request));
  },
  page: async ({ page }, use) => {
    await signInAsStaff(page.context());
    await use(page);
  },
});

export { expect } from '@playwright/test';
