// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepPost, storeOffline } from './store-offline';

vi.mock('../forms/quote/quote-form', () => ({ prepareQuote: async () => [] }));

const postMessage = vi.fn();
const favorite = (id: number) =>
  ({ id, name: `Talento ${id}`, section: 'models', gender: 'woman', cover: null }) as const;
const pagesOf = (call: number) =>
  postMessage.mock.calls[call]?.[0].pages.map(({ page }: { page: string }) => page);

beforeEach(() => {
  postMessage.mockClear();
  sessionStorage.clear();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => undefined, ready: Promise.resolve({ active: { postMessage } }) },
  });
});

it('a post that is read is kept beside what is kept already', async () => {
  await keepPost('/blog/a');
  expect(postMessage.mock.calls[0]?.[0]).toMatchObject({ pages: [{ page: '/blog/a' }], more: true });
});

it('the favorites are kept with the last five posts of this tab, each once; without hearts nothing is', async () => {
  for (const slug of ['a', 'b', 'c', 'd', 'e', 'a', 'f']) await keepPost(`/blog/${slug}`);
  postMessage.mockClear();
  await storeOffline('pt', [favorite(1)]);
  expect(postMessage.mock.calls[0]?.[0].more).toBeUndefined();
  const posts = ['f', 'a', 'e', 'd', 'c'].map((slug) => `/blog/${slug}`);
  expect(pagesOf(0)).toEqual(['/favoritos', ...posts, '/modelos/1/talento-1']);
  await storeOffline('pt', []);
  expect(pagesOf(1)).toEqual([]);
});
