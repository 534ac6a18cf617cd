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

test('where the face of a cover is, and what it shows, is on its card within two seconds', async ({
  page,
}) => {
  test.skip(!staff.password, 'only npm test knows the staff login');
  await page.goto('/modelos');
  const card = page.getByRole('article').nth(4);
  const id = /\/(\d+)\//.exec((await card.getByRole('link').getAttribute('href')) ?? '')?.[1];
  await signInAsStaff(page.context());
  const headers = { Origin: staff.origin };
  const of = (path: string) => `${staff.origin}/cms-api/${path}`;
  const talent = await (await page.request.get(of(`talents/${id}?depth=1`), { headers })).json();
  const { id: medium, alt, focalX, focalY } = talent.cover_web ?? talent.cover;
  const save = (data: object) => page.request.patch(of(`media/${medium}`), { headers, data });
  try {
    const saved = await save({ alt: { pt: 'sorri à janela' }, focalX: 12, focalY: 88 });
    expect(saved.ok()).toBe(true);
    const picture = page.getByAltText(`${talent.name}: sorri à janela`);
    await expect(async () => {
      await page.reload();
      await expect(picture).toHaveCSS('object-position', '0% 100%', { timeout: 200 });
    }).toPass({ timeout: 2_000, intervals: [50] });
  } finally {
    await save({ alt, focalX, focalY });
  }
});
