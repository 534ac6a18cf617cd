import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listFeed } from './entities.ts';
import { listCities, listStates } from './options.ts';
import { getPost, listPosts } from './posts.ts';
import { getPrivacy } from './privacy.ts';
import { listSlides } from './slides.ts';
import { getSocialLinks } from './social.ts';
import { getTalent } from './talent.ts';
import { listTalents } from './talents.ts';

type Served = { status?: number; body: unknown } | Error;

const world = vi.hoisted(() => ({ dir: '', served: new Map<string, Served>(), calls: 0 }));

vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load }));
vi.mock('../env.ts', () => ({ env: () => ({ SITE_CACHE_DIR: world.dir }) }));
vi.mock('./outage.ts', () => ({ OUTAGE_TAG: 'outage', OUTAGE_LIFE_S: 10, endOutageLater: () => undefined }));
vi.mock('./client.ts', async () => {
  const { BackendError } = await import('./errors.ts');
  return {
    callService: async ({ path, service }: { path: string; service: 'panel' | 'integration' }) => {
      world.calls += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      const served = world.served.get(path);
      if (served === undefined) return { status: 404, body: { message: 'no' } };
      if (served instanceof Error) throw new BackendError({ kind: 'unreachable', service, path });
      return { status: served.status ?? 200, body: served.body };
    },
  };
});

const row = (id: number, name: string, over: Record<string, unknown> = {}) => ({
  id,
  name,
  gender: 'woman',
  birthdate: '2000-02-29',
  cover: 'cover.jpg',
  categories: [{ id: 1 }],
  divisions: [],
  updated_at: '2026-01-01T00:00:00Z',
  ...over,
});
const listed = (data: unknown[]) => ({
  body: { data, current_page: 1, last_page: 1, per_page: 1000, total: 1 },
});
const down = new Error('down');

beforeEach(async () => {
  world.dir = await mkdtemp(join(tmpdir(), 'last-good-'));
  world.served.clear();
  world.calls = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => rm(world.dir, { recursive: true, force: true }));

const names = async () => (await listTalents('models')).map(({ name }) => name);

describe('the list of talents', () => {
  it('holds a section by name, without the hidden division and without birthdates', async () => {
    world.served.set(
      '/api/talents',
      listed([
        row(1, 'Zoe'),
        row(2, 'Álvaro', { gender: 'man', cover_web: 'web.jpg' }),
        row(3, 'Hidden', { divisions: [{ id: 5, id_category: 1446 }] }),
        row(4, 'Actor', { categories: [{ id: 1891 }] }),
        row(5, 'Both', { categories: [{ id: 1 }, { id: 1891 }] }),
      ]),
    );
    const rows = await listTalents('models');
    expect(rows.map(({ name }) => name)).toEqual(['Álvaro', 'Both', 'Zoe']);
    expect(rows[0]).toMatchObject({ cover: 'web.jpg', measures: { height: null } });
    expect(JSON.stringify(rows)).not.toContain('2000');
  });

  it('loses only a broken row, and says which', async () => {
    world.served.set('/api/talents', listed([row(1, 'Ana'), row(2, ''), { id: 3 }, row(4, 'Bia')]));
    expect(await names()).toEqual(['Ana', 'Bia']);
    const logged = vi.mocked(console.warn).mock.calls.flat().join('\n');
    expect(logged).toContain('"id":"2","fields":"name"');
    expect(logged).not.toContain('Ana');
  });

  it('stays as it was while the service is away or talks nonsense', async () => {
    world.served.set('/api/talents', listed([row(1, 'Ana')]));
    await names();
    const failures: Served[] = [down, { body: 'lol' }, { body: { data: null } }, listed([{ id: 1 }])];
    for (const failure of failures) {
      world.served.set('/api/talents', failure);
      expect(await names()).toEqual(['Ana']);
    }
  });

  it('may become empty', async () => {
    world.served.set('/api/talents', listed([row(1, 'Ana')]));
    await names();
    world.served.set('/api/talents', listed([]));
    expect(await names()).toEqual([]);
  });

  it('throws where there never was one, or only a broken file', async () => {
    world.served.set('/api/talents', down);
    await expect(names()).rejects.toMatchObject({ name: 'BackendError', kind: 'unreachable' });

    world.served.set('/api/talents', listed([row(1, 'Ana')]));
    await names();
    for (const file of await readdir(world.dir)) await writeFile(join(world.dir, file), '{"at":1,"ra');
    world.served.set('/api/talents', down);
    await expect(names()).rejects.toMatchObject({ name: 'BackendError' });
  });

  it('is asked for once when many ask together', async () => {
    world.served.set('/api/talents', listed([row(1, 'Ana')]));
    await Promise.all([names(), names(), names()]);
    expect(world.calls).toBe(1);
  });

  it('comes also where the disk refuses', async () => {
    world.dir = join(world.dir, 'a-file');
    await writeFile(world.dir, '');
    world.served.set('/api/talents', listed([row(1, 'Ana')]));
    expect(await names()).toEqual(['Ana']);
  });
});

describe('a profile', () => {
  const profile = row(7, 'Ana', {
    book: [
      { file: 'a.jpg', width: 10, height: 20 },
      { file: null, width: null, height: null },
    ],
    snap: [],
    compo: [],
    video: [{ file: '1/ab', provider: 'vimeo' }],
  });

  it('has an age and no birthdate, and no pieces without a file', async () => {
    world.served.set('/api/talent/profile', { body: { data: profile } });
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
    const talent = await getTalent(7, 'pt');
    vi.useRealTimers();
    expect(talent).toMatchObject({
      age: 26,
      book: [{ file: 'a.jpg' }],
      video: [{ file: '1/ab' }],
      skills: [],
    });
    expect(JSON.stringify(talent)).not.toContain('birthdate');
  });

  it('is null for an unknown id, without a trace on disk, and gone for one that was public', async () => {
    expect(await getTalent(7, 'pt')).toBeNull();
    expect(await readdir(world.dir)).toEqual([]);
    world.served.set('/api/talent/profile', { status: 410, body: null });
    expect(await getTalent(7, 'pt')).toBe('gone');
    world.served.set('/api/talent/profile', down);
    expect(await getTalent(7, 'pt')).toBe('gone');
  });

  it('that was deleted does not come back in an outage', async () => {
    world.served.set('/api/talent/profile', { body: { data: profile } });
    await getTalent(7, 'pt');
    world.served.delete('/api/talent/profile');
    expect(await getTalent(7, 'pt')).toBeNull();
    world.served.set('/api/talent/profile', down);
    await expect(getTalent(7, 'pt')).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

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

  it('are listed in the language only, with an excerpt, and end after the last page', async () => {
    const body = { data: [post, { ...post, id: 2, language: 'en' }], current_page: 1, last_page: 1 };
    world.served.set('/api/posts/blog/pt', { body });
    const list = await listPosts('pt', 1);
    expect(list).toMatchObject({ page: 1, lastPage: 1, posts: [{ id: '1', excerpt: 'Texto' }] });
    expect(await listPosts('pt', 2)).toBeNull();
  });

  it('are found as blog or as news, cleaned; else null', async () => {
    world.served.set('/api/posts/news/ola/pt', { body: { data: post } });
    expect(await getPost('ola', 'pt')).toMatchObject({ content: '<p>Texto</p>', batch: 'b1' });
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
  it('gives slides, feed and social links in our shape', async () => {
    const slides = [{ id: 1, slide_mobile: 'm.jpg', slide_desktop: 'd.mp4', alt: { pt: 'Olá' } }];
    world.served.set('/api/slides/home', { body: slides });
    expect(await listSlides('home')).toEqual([
      { id: '1', mobile: 'm.jpg', desktop: 'd.mp4', alt: { pt: 'Olá', en: null } },
    ]);
    world.served.set('/api/entities/feed', {
      body: [{ id: 'a', image: 'i.jpg', permalink: 'https://x', taken_at: '2026-01-01' }],
    });
    expect(await listFeed()).toEqual([
      { id: 'a', image: 'i.jpg', permalink: 'https://x', caption: null, takenAt: '2026-01-01' },
    ]);
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

  it('stay while the service is away', async () => {
    world.served.set('/api/options', { body: { states: [{ id: 'SC', value: 'Santa Catarina' }] } });
    await listStates('BR', 'pt');
    world.served.set('/api/options', down);
    expect(await listStates('BR', 'pt')).toEqual([{ id: 'SC', value: 'Santa Catarina' }]);
  });
});
