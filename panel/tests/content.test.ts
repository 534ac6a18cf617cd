import { agencyAnswer, feedItem, post, postAnswer, postPage, slide, socialMedias } from '@passarela/contract';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { call, makeTalent, panel, panelToken, unpublished } from './panel.ts';
import { type Role, type Staff, signInStaff } from './staff.ts';

const article = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '' as const,
    indent: 0,
    direction: 'ltr' as const,
    children: [
      { type: 'heading', tag: 'h2', version: 1, children: [{ type: 'text', text, version: 1 }] },
      { type: 'paragraph', version: 1, children: [{ type: 'text', text: '<b>&', version: 1 }] },
    ],
  },
});

let token = '';
let seen = 0;
let as: Staff;

beforeAll(async () => {
  token = await panelToken();
  as = await signInStaff('posts');
  const payload = await panel();
  // files before this one leave what they published
  for (const collection of ['posts', 'slides', 'feed'] as const)
    await payload.delete({ collection, where: { id: { exists: true } }, trash: true, ...unpublished });
  const image = await payload.db.create({
    collection: 'media',
    data: { filename: 'slide.jpg', mimeType: 'image/jpeg', width: 1600, height: 900 },
  });
  const medium = Number(image.id);
  const ana = { name: 'Ana Lima', gender: 'woman', status: 'published' } as const;
  seen = (await makeTalent(ana)).id;
  for (const [type, pt, who] of [
    ['home', 'Primeiro', seen],
    ['home', 'Segundo', null],
    ['about', 'Sobre', null],
  ] as const) {
    const data = { type, slide_mobile: medium, slide_desktop: medium, alt: { pt }, talent: who };
    await payload.create({ collection: 'slides', data, ...unpublished });
  }
  await payload.create({
    collection: 'feed',
    data: { image: medium, permalink: 'https://www.instagram.com/p/1', taken_at: '2026-11-01T00:00:00.000Z' },
    ...unpublished,
  });
  const posts = [
    { language: 'pt', title: 'Olá, São Paulo', batch: 'ola', published_at: '2026-11-02T02:30:00.000Z' },
    { language: 'en', title: 'Hello', batch: 'ola', published_at: '2026-11-02T02:30:00.000Z' },
    { language: 'pt', title: 'Sozinho', batch: 'so', published_at: '2026-11-05T12:00:00.000Z' },
    { language: 'pt', title: 'Rascunho', batch: 'ra', published_at: '2026-11-06T12:00:00.000Z', draft: true },
  ] as const;
  for (const { language, title, batch, published_at, ...rest } of posts) {
    const status = 'draft' in rest ? 'draft' : 'published';
    const content = article(title);
    const data = { type: 'blog' as const, language, title, batch, published_at, status, content } as const;
    await payload.create({ collection: 'posts', data, ...unpublished });
  }
  await payload.updateGlobal({
    slug: 'agency',
    data: { whatsapp: 'https://wa.me/5548', instagram: '' },
    ...unpublished,
  });
});

const get = async (path: string) => await call('GET', `/panel/api/${path}`, { token });
const read = async <T extends z.ZodType>(path: string, schema: T) =>
  schema.parse(await (await get(path)).json());

test('slides come by type, in the order staff gave them', async () => {
  const slides = await read('slides/home', z.array(slide));
  expect(slides.map(({ alt }) => alt?.pt)).toEqual(['Primeiro', 'Segundo']);
  expect(slides[0]?.slide_mobile).toBe('slide.jpg');
  expect(slides[0]).not.toHaveProperty('type');
  expect((await get('slides/nowhere')).status).toBe(404);
});

test('a slide names who is seen in it, until that talent is deleted', async () => {
  const named = async () => (await read('slides/home', z.array(slide))).map(({ talent }) => talent);
  expect(await named()).toEqual([seen, null]);
  await (await panel()).delete({ collection: 'talents', id: seen, ...unpublished });
  expect(await named()).toEqual([null, null]);
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'http://example.com',
  'ftp://example.com',
])('staff can make no link that leads to %s', async (address) => {
  const payload = await panel();
  for (const field of ['instagram', 'whatsapp', 'email'])
    await expect(
      payload.updateGlobal({ slug: 'agency', data: { [field]: address }, ...unpublished }),
      field,
    ).rejects.toThrow();
  const [first] = (await payload.find({ collection: 'feed', limit: 1 })).docs;
  expect(first).toBeDefined();
  await expect(
    payload.update({ collection: 'feed', id: first?.id ?? 0, data: { permalink: address }, ...unpublished }),
  ).rejects.toThrow();
});

test('entities answer their items, an unknown name an empty list [S98.4]', async () => {
  expect(await read('entities/slides_about', z.array(slide))).toHaveLength(1);
  expect(await read('entities/prehome', z.array(slide))).toEqual([]);
  expect(await read('entities/feed', z.array(feedItem))).toContainEqual(
    expect.objectContaining({ image: 'slide.jpg', caption: null }),
  );
  expect((await read('entities/blog', z.array(post))).length).toBe(3);
  expect(await read('entities/anything', z.array(z.unknown()))).toEqual([]);
});

test('social links are an address or null [S93.1]', async () => {
  expect(await read('social-medias', socialMedias)).toEqual({
    instagram: null,
    whatsapp: { url: 'https://wa.me/5548' },
    email: null,
  });
});

test('how downloads end and within how many days the agency answers are as staff set them, else null', async () => {
  const payload = await panel();
  const set = async (data: { download_ending: string | null; answer_days: number | null }) => {
    await payload.updateGlobal({ slug: 'agency', data, ...unpublished });
    const answer = agencyAnswer.parse(await (await call('GET', '/panel/api/agency', { token })).json());
    return [answer.download_ending, answer.answer_days];
  };
  expect(await set({ download_ending: 'OUTRA CASA', answer_days: 2 })).toEqual(['OUTRA CASA', 2]);
  expect(await set({ download_ending: null, answer_days: null })).toEqual([null, null]);
});

test('posts come by type and language, newest first, without drafts [S150.1]', async () => {
  const page = await read('posts/blog/pt', postPage);
  expect(page.data.map(({ title }) => title)).toEqual(['Sozinho', 'Olá, São Paulo']);
  expect(page).toMatchObject({ current_page: 1, last_page: 1, total: 2 });
  expect((await read('posts/news/pt', postPage)).data).toEqual([]);
  expect((await get('posts/blog/fr')).status).toBe(404);
  expect((await get('posts/blog/pt?page=0')).status).toBe(422);
});

test('a post carries escaped html, São Paulo’s hour and its translations [S78.5 S91.1 S91.2 S150.2]', async () => {
  const { data } = await read('posts/blog/ola-sao-paulo/pt', postAnswer);
  expect(data.content).toBe('<h2>Olá, São Paulo</h2><p>&lt;b&gt;&amp;</p>');
  expect(data.created_at).toBe('2026-11-01 23:30:00');
  expect(data.translations).toEqual(
    expect.arrayContaining([
      { language: 'pt', slug: 'ola-sao-paulo' },
      { language: 'en', slug: 'hello' },
    ]),
  );
});

test('a slug of the other language leads to the post of the same batch [S78.6]', async () => {
  expect((await read('posts/blog/ola-sao-paulo/en', postAnswer)).data.title).toBe('Hello');
  expect((await read('posts/blog/hello/pt', postAnswer)).data.title).toBe('Olá, São Paulo');
  expect((await get('posts/blog/sozinho/en')).status).toBe(404);
  expect((await get('posts/news/hello/en')).status).toBe(404);
  expect((await get('posts/blog/rascunho/pt')).status).toBe(404);
});

test.each<[Role, number]>([
  ['nobody', 401],
  ['booker', 403],
  ['editor', 200],
  ['admin', 200],
])('%s translates a post: %i; the draft of its translation is made once', async (role, status) => {
  const payload = await panel();
  const where = { slug: { equals: 'sozinho' }, language: { equals: 'pt' } };
  const { docs } = await payload.find({ collection: 'posts', where, depth: 0 });
  const answer = await as(role, 'POST', `posts/${docs[0]?.id}/translate`);
  expect(answer.status).toBe(status);
  const twins = { batch: { equals: 'so' }, language: { equals: 'en' } };
  const made = (await payload.find({ collection: 'posts', where: twins, depth: 0 })).docs;
  expect(made).toHaveLength(role === 'nobody' || role === 'booker' ? 0 : 1);
  if (status !== 200) return;
  const { title, content } = docs[0] ?? {};
  const copied = { title, content, language: 'en', batch: 'so', slug: 'sozinho', status: 'draft' };
  expect(made[0]).toMatchObject(copied);
  expect(await answer.json()).toEqual({
    id: made[0]?.id,
    address: `/admin/collections/posts/${made[0]?.id}`,
  });
});

test('a post has no copy in its own language', async () => {
  const { docs } = await (await panel()).find({ collection: 'posts', limit: 1 });
  expect((await as('admin', 'POST', `posts/${docs[0]?.id}/duplicate`, { body: '{}' })).status).not.toBe(200);
});

test('a post with nothing but its title is taken by REST, with the defaults of the rest', async () => {
  const answer = await as('admin', 'POST', 'posts', {
    body: JSON.stringify({ title: 'Só um título' }),
  });
  expect(answer.status).toBe(201);
  expect((await answer.json()).doc).toMatchObject({ type: 'blog', language: 'pt', slug: 'so-um-titulo' });
});
