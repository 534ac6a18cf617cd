import { signInAsStaff, staff } from './support/staff';
import { MODELS } from './support/talents';
import { expect, test } from './support/test';

const SOON_MS = 6_000;
const DAY_MS = 86_400_000;

test('a talent dated for later comes by herself within a minute, with her picture, and leaves so', async ({
  page,
  request,
}) => {
  test.skip(!staff.password, 'only npm test knows the staff login');
  test.setTimeout(180_000);
  const home = await (await request.get('/')).text();
  // a picture of slides or feed stays on the site without its talent
  const talent = MODELS.find(({ path }) => !home.includes(path.split('/').at(-1) ?? path));
  const { path: href = '', id } = talent ?? {};
  await page.goto(href);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(picture).toBeTruthy();
  await signInAsStaff(page.context());
  const talents = `${staff.origin}/cms-api/talents/${id}`;
  const save = async (data: object) => {
    const answer = await page.request.patch(talents, { headers: { Origin: staff.origin }, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).doc;
  };
  const status = async () => (await request.get(href)).status();
  const list = async () => (await (await request.get('/modelos')).text()).includes(href);
  const { cover } = await (
    await page.request.get(`${talents}?depth=1`, { headers: { Origin: staff.origin } })
  ).json();
  // its pictures would be requested again, and are gone
  await page.goto('about:blank');
  const file = async () => (await request.get(`${staff.origin}/media/${cover.filename}`)).status();

  try {
    await save({ publish_at: new Date(Date.now() + DAY_MS).toISOString() });
    await expect.poll(status, { timeout: 2_000, intervals: [50] }).toBe(410);
    expect([await list(), await file()]).toEqual([false, 410]);

    await save({ publish_at: new Date(Date.now() + SOON_MS).toISOString() });
    expect([await status(), await file()]).toEqual([410, 410]);
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
    await expect.poll(file, { timeout: 2_000 }).toBe(200);
    await expect.poll(list, { timeout: 2_000 }).toBe(true);

    await save({ hide_at: new Date(Date.now() + SOON_MS).toISOString() });
    expect(await status()).toBe(200);
    await expect.poll(status, { timeout: 60_000 }).toBe(410);
    await expect.poll(file, { timeout: 2_000 }).toBe(410);
  } finally {
    await save({ publish_at: null, hide_at: null });
  }
  await expect.poll(status, { timeout: 2_000 }).toBe(200);
});

test('list and form say when she comes, in the agency’s time wherever the computer is', async ({
  browser,
}) => {
  test.skip(!staff.password, 'only npm test knows the staff login');
  const context = await browser.newContext({ timezoneId: 'Asia/Tokyo', locale: 'pt-BR' });
  await signInAsStaff(context);
  const page = await context.newPage();
  const headers = { Origin: staff.origin };
  const publish_at = '2031-07-14T17:30:00.000Z';
  const made = await page.request.post(`${staff.origin}/cms-api/talents`, {
    headers,
    data: { name: 'Aa Marcada', gender: 'woman', status: 'published', publish_at },
  });
  const { doc } = await made.json();
  try {
    await page.goto(`${staff.origin}/admin/collections/talents?search=Aa+Marcada`);
    const inList = page.getByText('Agendado para 14/07/2031, 14:30');
    await expect(inList.filter({ visible: true })).toHaveCount(1);
    await page.goto(`${staff.origin}/admin/collections/talents/${doc.id}`);
    await expect(page.getByText('Agendado para 14/07/2031, 14:30')).toBeVisible();
    await expect(page.locator('#field-publish_at input')).toHaveValue('14/07/2031 14:30');
    await page.locator('#field-hide_at input').fill('15/07/2031 09:00');
    await page.locator('#field-publish_at input').fill('01/02/2020 09:00');
    await expect(page.getByText('Sai do ar em 15/07/2031, 09:00')).toBeVisible();
  } finally {
    await page.request.delete(`${staff.origin}/cms-api/talents/${doc.id}`, { headers });
    await context.close();
  }
});
