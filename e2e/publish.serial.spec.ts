import { signInAsStaff, staff } from './support/staff';
import { expect, test } from './support/test';

test('what staff save is on the site within two seconds', async ({ page, request }) => {
  test.skip(!staff.password, 'only npm test knows the staff login');
  await page.goto('/modelos');
  const href = (await page.getByRole('article').nth(5).getByRole('link').getAttribute('href')) ?? '';
  const id = /\/(\d+)\//.exec(href)?.[1];
  await signInAsStaff(page.context());
  // The panel takes a cookie from its own origin only.
  const headers = { Origin: staff.origin };
  const talents = `${staff.origin}/cms-api/talents/${id}`;
  const before = await (await page.request.get(`${talents}?depth=0`, { headers })).json();
  const newName = `${before.name} Publicada`;

  try {
    const saved = await page.request.patch(talents, { headers, data: { name: newName } });
    expect(saved.ok()).toBe(true);
    const title = async () => /<title>([^<|]+)/.exec(await (await request.get(href)).text())?.[1]?.trim();
    const list = async () => (await (await request.get('/modelos')).text()).includes('Publicada');
    const within = { timeout: 2_000, intervals: [50] };
    await Promise.all([expect.poll(title, within).toBe(newName), expect.poll(list, within).toBe(true)]);
  } finally {
    await page.request.patch(talents, { headers, data: { name: before.name } });
  }
});
