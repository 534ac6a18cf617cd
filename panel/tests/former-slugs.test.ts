import { postAnswer, postPage } from '@passarela/contract';
import { expect, test } from 'vitest';
import { call, panel, panelToken, unpublished } from './panel.ts';

test('a post is found by the slugs that it had while it was public, until another post takes them', async () => {
  const payload = await panel();
  const token = await panelToken();
  const post = { language: 'pt', type: 'blog', published_at: '2026-01-01T12:00:00Z' } as const;
  const create = (data: object) =>
    payload.create({
      collection: 'posts',
      data: { ...post, title: 'Um', status: 'published', ...data },
      ...unpublished,
    });
  const rename = (id: number, data: object) =>
    payload.update({ collection: 'posts', id, data, ...unpublished });
  const find = async (slug: string) => {
    const answer = await call('GET', `/panel/api/posts/blog/${slug}/pt`, { token });
    return answer.status === 200 ? postAnswer.parse(await answer.json()).data.slug : answer.status;
  };

  const { id } = await create({ slug: 'rascunho', status: 'draft' });
  await rename(id, { slug: 'primeiro', status: 'published' });
  await rename(id, { slug: 'segundo' });
  await rename(id, { slug: 'terceiro' });
  expect([await find('primeiro'), await find('segundo'), await find('terceiro')]).toEqual(
    Array(3).fill('terceiro'),
  );
  expect(await find('rascunho')).toBe(404);
  const list = postPage.parse(await (await call('GET', '/panel/api/posts/blog/pt', { token })).json());
  expect(list.data.find(({ slug }) => slug === 'terceiro')?.former_slugs).toEqual(['primeiro', 'segundo']);

  await create({ slug: 'primeiro' });
  expect([await find('primeiro'), await find('segundo')]).toEqual(['primeiro', 'terceiro']);
});
