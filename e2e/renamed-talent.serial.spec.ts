import { signInAsStaff, staff } from './support/staff';
import { expect, test } from './support/test';

test('a talent whose name changes and changes back opens by both addresses, in one browser', async ({
  page,
}) => {
  test.skip(!staff.password, 'only npm test knows the staff login');
  await page.goto('/modelos');
  const href = (await page.getByRole('article').nth(6).getByRole('link').getAttribute('href')) ?? '';
  const id = /\/(\d+)\//.exec(href)?.[1];
  await signInAsStaff(page.context());
  // The panel takes a cookie from its own origin only.
  const headers = { Origin: staff.origin };
  const talent = `${staff.origin}/cms-api/talents/${id}`;
  const { name } = await (await page.request.get(`${talent}?depth=0`, { headers })).json();
  const renamed = `${href}-renomeada`;
  const rename = async (to: string) =>
    expect((await page.request.patch(talent, { headers, data: { name: to } })).ok()).toBe(true);
  /** The status and path at which the browser ends, also by redirects that it has stored. */
  const opened = async (path: string) => {
    const answer = await page.goto(path);
    return [answer?.status(), new URL(page.url()).pathname];
  };
  const within = { timeout: 5_000, intervals: [100] };

  try {
    expect(await opened(href)).toEqual([200, href]);
    for (const [to, path, former] of [
      [`${name} Renomeada`, renamed, href],
      [name, href, renamed],
      [`${name} Renomeada`, renamed, href],
    ]) {
      await rename(to);
      await expect.poll(() => opened(former), within).toEqual([200, path]);
      expect(await opened(path)).toEqual([200, path]);
    }
  } finally {
    await rename(name);
  }
  await expect.poll(() => opened(renamed), within).toEqual([200, href]);
});
