import { signInAsStaff, staff } from './support/staff';
import { expect, test } from './support/test';

test('what staff save is on the site within two seconds', async ({ page, request }) => {
  test.setTimeout(120_000);
  test.skip(!staff.password, 'only npm test knows the staff login');
  await page.goto('/modelos');
  const href = (await page.getByRole('article').nth(5).getByRole('link').getAttribute('href')) ?? '';
  const id = /\/(\d+)\//.exec(href)?.[1];
  await signInAsStaff(page.context());
  // The panel takes a cookie from its own origin only.
  const headers = { Origin: staff.origin };
  const talents = `${staff.origin}/cms-api/talents/${id}`;
  const before = await (await page.request.get(`${talents}?depth=0`, { headers })).json();
  const title = async () => /<title>([^<|]+)/.exec(await (await request.get(href)).text())?.[1]?.trim();
  /** Saves the talent under this name; gives how long profile and list took to show it. */
  const publish = async (name: string) => {
    const saved = await page.request.patch(talents, { headers, data: { name } });
    expect(saved.ok()).toBe(true);
    const start = Date.now();
    await expect.poll(title, { timeout: 15_000, intervals: [50] }).toBe(name);
    const list = async () => (await (await request.get('/modelos')).text()).includes(name);
    await expect.poll(list, { timeout: 15_000, intervals: [50] }).toBe(true);
    return Date.now() - start;
  };

  try {
    // A busy machine makes a save slow, and none fast: one of three within the time is what the programs need.
    const took = [await publish(`${before.name} Publicada`)];
    while (took.length < 3 && Math.min(...took) >= 2_000)
      took.push(await publish(`${before.name} Publicada ${took.length}`));
    expect(Math.min(...took)).toBeLessThan(2_000);
  } finally {
    await page.request.patch(talents, { headers, data: { name: before.name } });
  }
});
