import { readdir } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { listFeed } from './entities.ts';
import { listCities, listStates } from './options.ts';
import { getPost, listPosts } from './posts.ts';
import { getPrivacy } from './privacy.ts';
import { listSlides } from './slides.ts';
import { getSocialLinks } from './social.ts';
import { down, freshServices, world } from './testing/services.ts';

vi.mock('next/cache', () => import('./testing/services.ts'));
vi.mock('../system/env.ts', () => import('./testing/services.ts'));
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
      { id: '1', mobile: 'm.jpg', desktop: 'd.mp4', alt: { pt: 'Olá', en: null }, talentId: 7 },
    ]);
    world.served.set('/api/entities/feed', {
      body: [{ id: 'a', image: 'i.jpg', permalink: 'https://x', taken_at: '2026-01-01' }],
    });
    expect(await listFeed()).toEqual([{ id: 'a', image: 'i.jpg', permalink: 'https://x', caption: null }]);
    world.served.set('/api/social-medias', { body: { email: { url: 'mailto:a@b.example' } } });
    expect(await getSocialLinks()).toEqual({ instagram: null, whatsapp: null, email: 'mailto:a@b.example' });
  });
});

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
