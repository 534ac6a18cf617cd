import { expect, test } from './support/desk';
import { MODELS } from './support/talents';

test('staff switch downloads off, for one talent and for all, and the site follows within two seconds', async ({
  desk,
  request,
  baseURL,
}) => {
  const { path: href = '', id } = MODELS[2] ?? {};
  const state = async () => {
    const hasLink = (await (await request.get(href)).text()).includes(`/api/galleries/pt/${id}/book`);
    const { status } = await fetch(new URL(`/api/galleries/pt/${id}/book`, baseURL), { method: 'HEAD' });
    return [hasLink, status];
  };
  const within = { timeout: 2_000, intervals: [50] };
  await expect.poll(state, within).toEqual([true, 200]);
  try {
    await desk.save(`talents/${id}`, { downloads: 'no' });
    await expect.poll(state, within).toEqual([false, 403]);
    await desk.save(`talents/${id}`, { downloads: 'adults' });
    await expect.poll(state, within).toEqual([true, 200]);
    await desk.save('globals/downloads', { is_offered: false });
    await expect.poll(state, within).toEqual([false, 403]);
  } finally {
    await desk.save('globals/downloads', { is_offered: true });
    await desk.save(`talents/${id}`, { downloads: 'adults' });
  }
  await expect.poll(state, within).toEqual([true, 200]);
});
