import { beforeEach, expect, it, vi } from 'vitest';
import { pictureHosts } from '../system/picture-hosts.ts';
import { listFeed, listSlides } from './content.ts';
import { gatherPictureHosts, recallPictureHosts } from './picture-hosts.ts';
import { getPost, listPosts } from './posts.ts';
import { getTalent } from './talent.ts';
import { getTalentIndex } from './talents.ts';
import { freshServices, world } from './testing/services.ts';

const given = vi.hoisted(() => ({ MEDIA_HOSTS_ONLY: false }));
vi.mock('next/cache', () => import('./testing/services.ts'));
vi.mock('../system/env.ts', async () => {
  const { env } = await import('./testing/world.ts');
  const hosts = { MEDIA_HOSTS: ['https://fetched.example'], PLAIN_MEDIA_HOSTS: ['https://plain.example'] };
  return { env: () => ({ ...env(), STORAGE_URL: 'https://files.example/media', ...hosts, ...given }) };
});
vi.mock('./client.ts', () => import('./testing/services.ts'));
freshServices();

beforeEach(() => {
  given.MEDIA_HOSTS_ONLY = false;
  globalThis.passarelaPictureHosts = undefined;
});

const at = (name: string) => `https://${name}.example/a.jpg`;
const body = `<img src="${at('article')}">`;
const post = { id: 1, slug: 'ola', title: 'Olá', language: 'pt', content: body, cover: at('cover') };
const files = { book: [{ file: at('book') }, at('snap')], video: [{ file: at('video') }] };
const talent = { id: 7, name: 'Ana', cover: at('ana'), biography: at('biography'), ...files };

it.each<[string, () => Promise<unknown>, string[]]>([
  ['a list of talents', getTalentIndex, ['ana', 'opening']],
  ['a profile, after its list', () => getTalent(7, 'pt'), ['ana', 'book', 'opening', 'snap']],
  ['slides', () => listSlides('home'), ['phone', 'wide']],
  ['a list of posts', () => listPosts('pt', 1), ['cover']],
  ['a post', () => getPost('ola', 'pt'), ['cover']],
  ['the feed', listFeed, ['feed']],
])('%s names the hosts of its picture fields, and of nothing else [S92.2]', async (_what, read, names) => {
  world.served.set('/api/talents', { body: [{ ...talent, opening: { file: at('opening') } }] });
  world.served.set('/api/talent/profile', { body: talent });
  world.served.set('/api/slides/home', { body: [{ slide_mobile: at('phone'), slide_desktop: at('wide') }] });
  world.served.set('/api/posts/blog/pt', { body: [post] });
  world.served.set('/api/posts/blog/ola/pt', { body: post });
  world.served.set('/api/entities/feed', { body: [{ image: at('feed'), permalink: at('permalink') }] });
  await read();
  expect(pictureHosts()).toEqual(names.map((name) => `https://${name}.example`));
});

it('hosts of the environment and paths of the storage are no news', async () => {
  await gatherPictureHosts([
    null,
    'a.jpg',
    at('files'),
    at('fetched'),
    at('plain'),
    'https://files.example/media/a.jpg',
  ]);
  expect(pictureHosts()).toEqual(['https://files.example']);
});

it('with MEDIA_HOSTS_ONLY there are none', async () => {
  given.MEDIA_HOSTS_ONLY = true;
  await gatherPictureHosts([at('ana')]);
  expect(pictureHosts()).toEqual([]);
});

it('are known again after a restart', async () => {
  await gatherPictureHosts([at('ana'), '//slashes.example/b.jpg']);
  globalThis.passarelaPictureHosts = undefined;
  await recallPictureHosts();
  expect(pictureHosts()).toEqual(['https://ana.example', 'https://slashes.example']);
});
