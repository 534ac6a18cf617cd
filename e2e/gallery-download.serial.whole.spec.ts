import { signInAsStaff, staff } from './support/staff';
import { expect, test } from './support/test';

test('staff switch downloads off, for one talent and for all, and the site follows within two seconds', async ({
  page,
  request,
}) => {
  test.skip(!staff.password, 'only npm test knows the staff login');
  await page.goto('/modelos');
  const href = (await page.getByRole('article').nth(2).getByRole('link').getAttribute('href')) ?? '';
  const id = /\/(\d+)\//.exec(href)?.[1];
  await signInAsStaff(page.context());
  const headers = { Origin: staff.origin };
  const save = async (path: string, data: object, method: 'patch' | 'post' = 'patch') =>
    expect((await page.request[method](`${staff.origin}/cms-api/${path}`, { headers, data })).ok()).toBe(
      true,
    );
  const state = async () => {
    const hasLink = (await (await request.get(href)).text()).includes(`/api/galleries/pt/${id}/book`);
    const { status } = await fetch(new URL(`/api/galleries/pt/${id}/book`, page.url()), { method: 'HEAD' });
    return [hasLink, status];
  };
  const within = { timeout: 2_000, intervals: [50] };
  await expect.poll(state, within).toEqual([true, 200]);
  try {
    await save(`talents/${id}`, { downloads: 'no' });
    await expect.poll(state, within).toEqual([false, 403]);
    await save(`talents/${id}`, { downloads: 'adults' });
    await expect.poll(state, within).toEqual([true, 200]);
    await save('globals/downloads', { is_offered: false }, 'post');
    await expect.poll(state, within).toEqual([false, 403]);
  } finally {
    await save('globals/downloads', { is_offered: true }, 'post');
    await save(`talents/${id}`, { downloads: 'adults' });
  }
  await expect.poll(state, within).toEqual([true, 200]);
});
