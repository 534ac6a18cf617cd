import { beforeEach, expect, it, vi } from 'vitest';
import { quotedRows } from '@/lib/backend/favorites';
import { resetBackendState } from '@/lib/backend/state';
import { getTalent } from '@/lib/backend/talent';
import { getTalentIndex, listTalents } from '@/lib/backend/talents';
import { listed, row } from '@/lib/backend/testing/rows';
import { down, freshServices, world } from '@/lib/backend/testing/services';
import { suggest } from '@/lib/find/suggest';
import { POST } from './route.ts';

vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load, revalidateTag: vi.fn() }));
vi.mock('next/server', () => ({ after: vi.fn() }));
vi.mock('@/lib/backend/client', () => import('@/lib/backend/testing/services'));
vi.mock('@/lib/derived/front', () => ({ purgeFront: async () => undefined }));
vi.mock('@/lib/system/env', async () => {
  const { env } = await import('@/lib/backend/testing/world');
  return { env: () => ({ ...env(), REVALIDATE_SECRET: 'right', STORAGE_URL: 'https://files.example' }) };
});
freshServices();

const people = [row(1, 'Ana', { hair: 'black' }), row(2, 'Bia', { cover: 'bia.jpg' })];
const CARD = { id: 2, name: 'Bia' };

/** Everything that a visitor may read of the two, with what a quote carries of the second. */
async function shown() {
  const profiles = [getTalent(1, 'pt'), getTalent(2, 'pt'), getTalent(2, 'en')];
  return {
    list: (await listTalents('models')).map(({ name }) => name),
    searched: suggest((await getTalentIndex()).listed, 'bia').rows.some(({ id }) => id === 2),
    profiles: (await Promise.allSettled(profiles)).map(({ status }) => status),
    quoted: await quotedRows([CARD]),
  };
}

const withdraw = (body: object) =>
  POST(
    new Request('http://site/api/revalidate', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization: 'Bearer right' },
    }),
  );

const GONE = {
  list: ['Ana'],
  searched: false,
  profiles: ['fulfilled', 'rejected', 'rejected'],
  quoted: [CARD],
};

beforeEach(async () => {
  world.served.set('/api/talents', listed(people));
  world.served.set('/api/talent/profile', ({ query }) => ({ body: { data: people[Number(query?.id) - 1] } }));
  expect(await shown()).toMatchObject({
    list: ['Ana', 'Bia'],
    searched: true,
    quoted: [{ cover: 'bia.jpg' }],
  });
});

it('a talent who is taken down is nowhere, though the service dies first, also after a restart', async () => {
  for (const path of [...world.served.keys()]) world.served.set(path, down);
  expect((await withdraw({ tags: ['talent:2'], files: ['bia.jpg'] })).status).toBe(200);
  expect(await shown()).toEqual(GONE);
  resetBackendState();
  expect(await shown()).toEqual(GONE);
});

it('a talent who is taken down is nowhere, also where nobody has visited since the start', async () => {
  resetBackendState();
  for (const path of [...world.served.keys()]) world.served.set(path, down);
  expect((await withdraw({ tags: ['talent:2'], files: ['bia.jpg'] })).status).toBe(200);
  expect(await shown()).toEqual(GONE);
});

it('a talent who is unpublished is nowhere, though the service dies right after the call', async () => {
  world.served.set('/api/talents', listed([]));
  expect((await withdraw({ tags: ['talent:2'] })).status).toBe(200);
  for (const path of [...world.served.keys()]) world.served.set(path, down);
  expect(await shown()).toEqual(GONE);
  resetBackendState();
  expect(await shown()).toEqual(GONE);
});
