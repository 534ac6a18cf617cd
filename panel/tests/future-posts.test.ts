import { postAnswer, postPage } from '@passarela/contract';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { call, clock, panel, panelToken, unpublished } from './panel.ts';
import { DAY_MS } from '../platform/reference/day.ts';

const started = Date.now();
const tomorrow = new Date(started + DAY_MS).toISOString();
let token = '';

beforeAll(async () => {
  const payload = await panel();
  for (const [language, title, published_at] of [
    ['pt', 'Sai amanhã', tomorrow],
    ['en', 'Out already', new Date(started - DAY_MS).toISOString()],
  ] as const) {
    const data = {
      language,
      title,
      published_at,
      batch: 'amanha',
      type: 'blog',
      status: 'published',
    } as const;
    await payload.create({ collection: 'posts', data, ...unpublished });
  }
});

afterEach(() => {
  clock.now = () => Date.now();
});

async function seen() {
  token = await panelToken();
  const list = postPage.parse(await (await call('GET', '/panel/api/posts/blog/pt', { token })).json());
  const entity = JSON.stringify(await (await call('GET', '/panel/api/entities/blog', { token })).json());
  const one = await call('GET', '/panel/api/posts/blog/sai-amanha/pt', { token });
  const other = await call('GET', '/panel/api/posts/blog/out-already/en', { token });
  return {
    list: list.data.some(({ title }) => title === 'Sai amanhã'),
    entity: entity.includes('Sai amanhã') || entity.includes('sai-amanha'),
    one: one.status,
    translations: postAnswer.parse(await other.json()).data.translations.map(({ language }) => language),
  };
}

test('a post dated tomorrow is in no answer today, nor named as a translation; then it is, and nobody saves', async () => {
  expect(await seen()).toEqual({ list: false, entity: false, one: 404, translations: ['en'] });
  clock.now = () => started + DAY_MS - 1000;
  expect(await seen()).toMatchObject({ list: false, one: 404 });
  clock.now = () => started + DAY_MS;
  expect(await seen()).toEqual({ list: true, entity: true, one: 200, translations: ['pt', 'en'] });
});
