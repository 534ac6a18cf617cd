import { readdir } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { getPrivacy, getSocialLinks, listFeed, listSlides } from './content.ts';
import { getAttributes, listCities, listStates } from './options.ts';
import { getPost, listPosts } from './posts.ts';
import { down, freshServices, type Served, world } from './testing/services.ts';

vi.mock('next/cache', () => import('./testing/services.ts'));
vi.mock('../system/env.ts', () => import('./testing/world.ts'));
vi.mock('./client.ts', () => import('./testing/services.ts'));
freshServices();

describe('posts', () => {
  const post = {
    id: 1,
    slug: 'ola',
    title: 'Olá',
    content: '<p onclick="x()">Texto</p>',
    language: 'pt',
    batch: 'b1',
    created_at: '2026-01-01 10:00:00',
    updated_at: '2026-01-01',
    translations: [{ language: 'en', slug: 'hello' }],
  };

  it('are listed in the language only, with an excerpt, and end after the last page [S75.10]', async () => {
    const body = { data: [post, { ...post, id: 2, language: 'en' }], current_page: 1, last_page: 1 };
    world.served.set('/api/posts/blog/pt', { body });
    const list = await listPosts('pt', 1);
    expect(list).toMatchObject({ page: 1, lastPage: 1, posts: [{ id: '1', excerpt: 'Texto' }] });
    expect(await listPosts('pt', 2)).toBeNull();
  });

  it('are found as blog or as news, cleaned; else null [S78.5]', async () => {
    world.served.set('/api/posts/news/ola/pt', { body: { data: post } });
    expect(await getPost('ola', 'pt')).toMatchObject({ content: '<p>Texto</p>', excerpt: 'Texto' });
    expect(await getPost('nada', 'pt')).toBeNull();
  });

  it('are stored for each slug and language [S98.3]', async () => {
    const paths = { Olá: 'ola/pt', Ola: 'ola/en', Tchau: 'tchau/pt' };
    const addresses = Object.entries(paths).map(
      ([title, path]) => [title, `/api/posts/blog/${path}`] as const,
    );
    for (const [title, address] of addresses)
      world.served.set(address, { body: { data: { ...post, title, language: address.slice(-2) } } });
    const titles = async () => [
      (await getPost('ola', 'pt'))?.title,
      (await getPost('ola', 'en'))?.title,
      (await getPost('tchau', 'pt'))?.title,
    ];
    expect(await titles()).toEqual(Object.keys(paths));
    for (const [, address] of addresses) world.served.set(address, down);
    expect(await titles()).toEqual(Object.keys(paths));
  });
});

describe('posts of a service that gives them as it has them', () => {
  const pt = { id: 1, slug: 'ola', title: 'Olá', content: '<p>Texto</p>', language: 'pt-BR', batch: 7 };
  const en = { id: 2, slug: 'hello', title: 'Hello', content: '<p>Text</p>', language: 'en', batch: '7' };

  it.each<[string, object[]]>([
    ['whole', [en]],
    ['without its text', [{ ...en, content: null }]],
  ])('are found in the other language by their batch, which the list has %s', async (_how, list) => {
    for (const [slug, row] of Object.entries({ ola: pt, hello: en }))
      for (const lang of ['pt', 'en']) world.served.set(`/api/posts/news/${slug}/${lang}`, { body: row });
    world.served.set('/api/posts/news/en', { body: list });
    world.served.set('/api/posts/news/pt', { body: { data: [pt], current_page: '1', last_page: '1' } });
    expect(await getPost('ola', 'en')).toMatchObject({
      title: 'Hello',
      content: '<p>Text</p>',
      translations: [{ language: 'pt', slug: 'ola' }],
    });
    expect(await getPost('ola', 'pt')).toMatchObject({ translations: [{ language: 'en', slug: 'hello' }] });
  });

  it('are found where the service knows a slug in its own language alone', async () => {
    world.served.set('/api/posts/blog/ola/pt', { body: { data: pt } });
    world.served.set('/api/posts/blog/en', { body: { data: [en] } });
    expect(await getPost('ola', 'en')).toMatchObject({ title: 'Hello' });
  });

  it.each([
    ['of no batch', { ...pt, batch: null }, [{ ...en, batch: null }]],
    ['of a batch without another language', pt, [pt]],
  ])('never show Portuguese as English: one %s is none', async (_how, row, list) => {
    world.served.set('/api/posts/blog/ola/en', { body: { data: row } });
    world.served.set('/api/posts/blog/en', { body: list });
    expect(await getPost('ola', 'en')).toBeNull();
    expect((await listPosts('en', 1))?.posts.map(({ title }) => title)).not.toContain('Olá');
  });

  it('are listed without dates, after those that have one, twelve a page where nothing is said of pages', async () => {
    const many = Array.from({ length: 13 }, (_, id) => ({ ...pt, id, slug: `p${id}` }));
    const dated = { ...pt, id: 99, slug: 'dated', created_at: '2026-01-05T13:00:00Z' };
    world.served.set('/api/posts/blog/pt', { body: [...many, dated] });
    const list = await listPosts('pt', 1);
    expect(list?.lastPage).toBe(2);
    expect(list?.posts[0]).toMatchObject({ slug: 'dated', createdAt: '2026-01-05 10:00:00' });
    expect(list?.posts).toHaveLength(12);
  });
});

describe('slides', () => {
  const slide = { id: 1, slide_mobile: 'm.jpg', slide_desktop: 'd.jpg' };
  const [own, entity] = ['/api/slides/home', '/api/entities/slides_home'];

  it.each<[string, Served | undefined]>([
    ['has no call of their own', undefined],
    ['fails with it', down],
    ['answers it with nonsense', { body: 'lol' }],
    ['answers it with none', { body: [] }],
  ])('come from the entity where the service %s', async (_how, served) => {
    if (served) world.served.set(own, served);
    world.served.set(entity, { body: { data: { 3: slide } } });
    expect(await listSlides('home')).toMatchObject([{ mobile: 'm.jpg', desktop: 'd.jpg' }]);
  });

  it('are none where neither call answers, or either has none', async () => {
    expect(await listSlides('home')).toEqual([]);
    world.served.set(entity, { body: [] });
    expect(await listSlides('home')).toEqual([]);
    for (const served of [down, { body: 'lol' }, { status: 500, body: {} }]) {
      world.served.set(own, served).set(entity, served);
      expect(await listSlides('home')).toEqual([]);
    }
  });
});

describe('the privacy page', () => {
  const path = '/api/entities/privacy';
  const text = {
    language: 'pt',
    title: 'Privacidade',
    content: '<h2 style="color:red">Por quê</h2><script>x()</script><p onclick="x()">Texto</p>',
    updated_at: '2026-11-21T01:30:00.000Z',
    version: '3',
    keep_months: { adults: 6, minors: 3 },
  };

  it('comes in the language asked for, cleaned, with the day where the agency is', async () => {
    world.served.set(path, { body: [text, { ...text, language: 'en', title: 'Privacy' }] });
    expect(await getPrivacy('pt')).toEqual({
      language: 'pt',
      title: 'Privacidade',
      content: '<h2>Por quê</h2><p>Texto</p>',
      version: '3',
      changedOn: '2026-11-20',
      keepMonths: { adults: 6, minors: 3 },
    });
    expect(await getPrivacy('en')).toMatchObject({ title: 'Privacy' });
  });

  it('is null where the service has none, or none in that language', async () => {
    world.served.set(path, { body: [] });
    expect(await getPrivacy('pt')).toBeNull();
    world.served.set(path, { body: [{ ...text, updated_at: 'ontem', keep_months: null }] });
    expect(await getPrivacy('en')).toBeNull();
    expect(await getPrivacy('pt')).toMatchObject({ changedOn: null, keepMonths: null });
  });

  it('stays as it was while the service is away', async () => {
    world.served.set(path, { body: [text] });
    await getPrivacy('pt');
    world.served.set(path, down);
    expect(await getPrivacy('pt')).toMatchObject({ version: '3' });
  });
});

describe('the rest of the panel', () => {
  it('gives slides, feed and social links in our shape [S93.1]', async () => {
    const slides = [{ id: 1, slide_mobile: 'm.jpg', slide_desktop: 'd.mp4', alt: { pt: 'Olá' }, talent: 7 }];
    world.served.set('/api/slides/home', { body: slides });
    expect(await listSlides('home')).toEqual([
      {
        id: '1',
        mobile: 'm.jpg',
        desktop: 'd.mp4',
        mobileFocus: null,
        desktopFocus: null,
        alt: { pt: 'Olá', en: null },
        talentId: 7,
      },
    ]);
    world.served.set('/api/entities/feed', {
      body: [{ id: 'a', image: 'i.jpg', permalink: 'https://x', taken_at: '2026-01-01' }],
    });
    expect(await listFeed()).toEqual([{ id: 'a', image: 'i.jpg', permalink: 'https://x', caption: null }]);
    world.served.set('/api/social-medias', { body: { email: { url: 'mailto:a@b.example' } } });
    expect(await getSocialLinks()).toEqual({ instagram: null, whatsapp: null, email: 'mailto:a@b.example' });
  });
});

it.each([404, 405])(
  'a call that a service lacks (%i) is no outage: there is nothing of it',
  async (status) => {
    for (const path of [
      '/api/entities/feed',
      '/api/entities/privacy',
      '/api/social-medias',
      '/api/options',
      '/api/talents/attributes',
    ])
      world.served.set(path, { status, body: { message: 'no' } });
    expect(await listFeed()).toEqual([]);
    expect(await getPrivacy('pt')).toBeNull();
    expect(await getSocialLinks()).toEqual({ instagram: null, whatsapp: null, email: null });
    expect(await listStates('BR', 'pt')).toEqual([]);
    expect(await getAttributes('pt')).toMatchObject({ gender: [], hair: [], skills: [] });
  },
);

describe('the places of a form', () => {
  it('that nobody knows are an empty list, and leave nothing on the disk', async () => {
    world.served.set('/api/options', { body: { states: [], cities: [] } });
    expect(await listStates('ZZ', 'pt')).toEqual([]);
    expect(await listCities('ZZ', 'Nowhere', 'pt')).toEqual([]);
    expect(await readdir(world.dir)).toEqual([]);
  });

  it('stay while the service is away [S94.1]', async () => {
    world.served.set('/api/options', { body: { states: [{ id: 'SC', value: 'Santa Catarina' }] } });
    await listStates('BR', 'pt');
    world.served.set('/api/options', down);
    expect(await listStates('BR', 'pt')).toEqual([{ id: 'SC', value: 'Santa Catarina' }]);
  });
});
