import { beforeEach, expect, it, vi } from 'vitest';
import { DERIVED } from '../derived/takedown.ts';
import { existenceOf } from './existence.ts';
import { forgetIndexes } from './forget-indexes.ts';
import { resetBackendState } from './state.ts';
import { getTalent } from './talent.ts';
import { listTalents } from './talents.ts';
import {
  type Answer,
  type Call,
  down,
  freshServices,
  publish,
  type Served,
  world,
} from './testing/services.ts';

vi.mock('next/cache', () => import('./testing/services.ts'));
vi.mock('../system/env.ts', () => import('./testing/world.ts'));
vi.mock('./client.ts', () => import('./testing/services.ts'));
const disk = vi.hoisted(() => ({ isFull: false, onWrite: async () => {} }));
vi.mock('../system/whole-file.ts', async (real) => {
  const { writeWhole } = await real<typeof import('../system/whole-file.ts')>();
  return {
    writeWhole: async (file: string, content: string) => {
      if (disk.isFull) throw new Error('full');
      await disk.onWrite();
      await writeWhole(file, content);
    },
  };
});
freshServices();

const people = new Map<number, string>();
/** The ids of each call, `all` without ids. */
let asked: (readonly number[] | 'all')[] = [];

const row = (id: number, name: string) => ({
  id,
  name,
  gender: 'woman',
  birthdate: '2000-02-29',
  cover: `${name}.jpg`,
  categories: [{ id: 1 }],
  divisions: [],
  updated_at: '2026-01-01T00:00:00Z',
});
const page = (data: object[]) => ({ body: { data, current_page: 1, last_page: 1 } });

const ask = ({ json }: Call) => {
  asked.push(json?.ids ?? 'all');
  const shown = [...people].filter(([id]) => json?.ids?.includes(id) ?? true);
  return page(shown.map(([id, name]) => row(id, name)));
};
const serve = (served: Served = ask) => world.served.set('/api/talents', served);
const names = async () => (await listTalents('models')).map(({ name }) => name);

beforeEach(async () => {
  people.clear();
  for (const [at, name] of ['Ana', 'Bia', 'Clara'].entries()) people.set(at + 1, name);
  serve();
  await names();
  asked = [];
});

it('reads only the talents that were published: changed, new and hidden ones', async () => {
  people.set(2, 'Zoe');
  people.set(4, 'Dora');
  people.delete(1);
  publish('talent:2', 'talent:4', 'talent:1');
  expect(await Promise.all([names(), names()])).toEqual(Array(2).fill(['Clara', 'Dora', 'Zoe']));
  expect(asked).toEqual([[2, 4, 1]]);
});

it('reads all where `talents` is published too, or more talents than one call should ask for', async () => {
  publish('talents', 'talent:2');
  await names();
  publish(...Array.from({ length: 501 }, (_, at) => `talent:${at}`));
  await names();
  expect(asked).toEqual(['all', 'all']);
});

it('reads all an hour after all were read, however often one was since', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const start = Date.now();
  for (const minutes of [20, 50, 61]) {
    vi.setSystemTime(start + minutes * 60_000);
    publish('talent:2');
    await names();
  }
  vi.useRealTimers();
  expect(asked).toEqual([[2], [2], 'all']);
});

it.each(['talent:2', 'talents'])('loses no save that comes while %s is read', async (first) => {
  people.set(2, 'Bea');
  publish(first);
  serve((call) => {
    const before = ask(call);
    people.set(2, 'Zoe');
    publish('talent:2');
    serve();
    return before;
  });
  await names();
  expect(await names()).toEqual(['Ana', 'Clara', 'Zoe']);
  expect(asked).toEqual([first === 'talents' ? 'all' : [2], [2]]);
});

it.each<[string, Answer]>([
  ['answers with others', page([row(1, 'Ana'), row(2, 'Zoe')])],
  ['has more pages', { body: { data: [row(2, 'Zoe')], last_page: 2 } }],
  ['gives a broken row', page([{ ...row(2, ''), id: 2 }])],
  ['fails', { body: 'nonsense' }],
])('reads all where a service that is asked for one %s', async (_how, answer) => {
  people.set(2, 'Zoe');
  serve((call) => (call.json?.ids ? answer : ask(call)));
  publish('talent:2');
  expect(await names()).toEqual(['Ana', 'Clara', 'Zoe']);
  expect(asked).toEqual(['all']);
});

it('shows what was published in an outage, also after a restart', async () => {
  people.set(2, 'Zoe');
  people.delete(1);
  publish('talent:2', 'talent:1');
  await names();
  people.set(3, 'Yara');
  publish('talent:3');
  await names();
  serve(down);
  resetBackendState();
  expect(await names()).toEqual(['Yara', 'Zoe']);
});

it('leaves nothing of a talent who was taken down, whatever was published of them before', async () => {
  people.set(2, 'Zoe');
  publish('talent:2');
  await names();
  expect(await DERIVED.lastGood.drop({ talents: [2], files: [] })).toBe(1);
  serve(down);
  resetBackendState();
  expect(await names()).toEqual(['Ana', 'Clara']);
});

it('shows nobody by a profile who left the list, in an outage after a restart', async () => {
  const profile = ({ query }: Call) => ({ body: { data: row(Number(query?.id), 'Somebody') } });
  for (const leave of [() => publish('talent:2'), () => publish('talents'), resetBackendState]) {
    people.set(2, 'Bia');
    publish('talents');
    world.served.set('/api/talent/profile', profile);
    for (const id of [1, 2]) expect(await getTalent(id, 'pt')).not.toBeNull();
    people.delete(2);
    leave();
    await names();
    world.served.set('/api/talent/profile', down);
    serve(down);
    resetBackendState();
    expect(await getTalent(1, 'pt')).toMatchObject({ name: 'Somebody' });
    await expect(getTalent(2, 'pt')).rejects.toThrow();
    serve();
    resetBackendState();
  }
});

const takenDown = (id: number) => forgetIndexes([`talent:${id}`], true);

it('shows nobody who was taken down, though the service fails before it is asked', async () => {
  serve(down);
  takenDown(2);
  expect(await names()).toEqual(['Ana', 'Clara']);
  expect(await names()).toEqual(['Ana', 'Clara']);
});

it.each(['talents', 'talent:1'])('shows nobody who is taken down while %s is read', async (tag) => {
  const reading = Promise.withResolvers<void>();
  serve((call) => {
    const before = ask(call);
    takenDown(2);
    people.delete(2);
    serve(down);
    reading.resolve();
    return before;
  });
  publish(tag, 'talent:2');
  const read = names();
  await reading.promise;
  expect(await read).toEqual(['Ana', 'Clara']);
  resetBackendState();
  expect(await names()).toEqual(['Ana', 'Clara']);
});

it.each(['talents', 'talent:1'])('shows nobody who is taken down while %s is stored', async (tag) => {
  publish(tag);
  disk.onWrite = async () => {
    disk.onWrite = async () => {};
    takenDown(2);
    await DERIVED.lastGood.drop({ talents: [2], files: [] });
    serve(down);
  };
  expect(await names()).toEqual(['Ana', 'Clara']);
  resetBackendState();
  expect(await names()).toEqual(['Ana', 'Clara']);
});

it('asks for nobody after a takedown of what is no talent', async () => {
  forgetIndexes(['posts'], true);
  await names();
  expect(asked).toEqual([]);
});

it('shows a talent again of whom only a picture was taken down', async () => {
  takenDown(2);
  expect(await names()).toEqual(['Ana', 'Bia', 'Clara']);
  expect(asked).toEqual([[2]]);
});

it.each(['talents', 'talent:2'])(
  'loses the last good list where the disk would keep who has left: %s',
  async (tag) => {
    people.delete(2);
    publish(tag);
    disk.isFull = true;
    expect(await names()).toEqual(['Ana', 'Clara']);
    disk.isFull = false;
    serve(down);
    resetBackendState();
    await expect(names()).rejects.toThrow();
  },
);

it('lets a talent through who was asked for before they were published', async () => {
  const address = { screen: 'talent', params: { section: 'models', id: 4, name: 'x' } } as const;
  expect(await existenceOf(address)).toBe('missing');
  people.set(4, 'Dora');
  publish('talent:4');
  expect(await existenceOf(address)).toEqual({ section: 'models', name: 'Dora' });
});
