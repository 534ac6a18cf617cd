import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { panel, unpublished } from '../../tests/panel.ts';
import { aimAt, forgetTags, SiteCopy, waitingTags } from '../../tests/site-instances.ts';
import { wakeWorker } from './job.ts';
import { store } from './queue.ts';
import { runWorker } from './worker.ts';

const [one, two] = [new SiteCopy(), new SiteCopy()];
const stops: (() => void)[] = [];

/** One more panel on the same database. */
const runPanel = async () => stops.push(runWorker(await panel(), aimAt(one, two)));
const newTalent = async (name: string) =>
  (await panel()).create({ collection: 'talents', data: { name, gender: 'other', status: 'published' } });
const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** The calls of an instance with these tags: earlier files' media may be sent meanwhile. */
const toldOf = ({ told }: SiteCopy, tags: readonly string[]) => told.filter((tag) => tags.includes(tag));
const soon = { timeout: 5000, interval: 10 };

beforeEach(async () => {
  await forgetTags();
  for (const copy of [one, two]) {
    copy.calls = [];
    await copy.start();
  }
  aimAt(one, two);
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await Promise.all([one.stop(), two.stop()]);
});

test('every copy of the site is told; one that is down keeps nobody waiting, and hears of it when it is back', async () => {
  await two.stop();
  await runPanel();
  const { id } = await newTalent('Duas Cópias');
  const tags = [`talent:${id}`];
  await vi.waitFor(() => expect(toldOf(one, tags)).toEqual(tags), soon);
  await delay(1000);
  expect(toldOf(one, tags)).toEqual(tags);
  await two.start();
  await vi.waitFor(() => expect(toldOf(two, tags)).toEqual(tags), soon);
  await vi.waitFor(async () => expect(await waitingTags()).toEqual([]), soon);
  expect(toldOf(one, tags)).toEqual(tags);
});

test('what another process saved is told within a second, without a call between the two', async () => {
  await runPanel();
  await delay(400);
  // a tag of nobody else: media of earlier files tell of the agency
  const tags: `post:${string}`[] = ['post:told-between'];
  await store({ payload: await panel() }, tags);
  await vi.waitFor(() => expect([...toldOf(one, tags), ...toldOf(two, tags)]).toEqual([...tags, ...tags]), {
    timeout: 1000,
    interval: 10,
  });
});

test('three panels on one database tell each copy once', async () => {
  for (let count = 0; count < 3; count += 1) await runPanel();
  const tags = Array.from({ length: 40 }, (_, number): `post:${string}` => `post:${number}`);
  await Promise.all(
    tags.map(async (tag) => {
      await store({ payload: await panel() }, [tag]);
      wakeWorker();
    }),
  );
  await vi.waitFor(async () => expect(await waitingTags()).toEqual([]), soon);
  for (const copy of [one, two]) expect(toldOf(copy, tags).toSorted()).toEqual(tags.toSorted());
});

test('no site hears of a write before it is done', async () => {
  const payload = await panel();
  const data = { id: 987_101, name: { pt: 'Ainda não', en: 'Not yet' }, category: 1 };
  const division = await payload.create({ collection: 'divisions', data, ...unpublished });
  await runPanel();
  const tags = ['options', 'social', 'talents'];
  const remove = payload.db.deleteOne.bind(payload.db);
  const slowly = vi.spyOn(payload.db, 'deleteOne').mockImplementationOnce(async (args) => {
    await delay(1000);
    expect(toldOf(one, ['options'])).toEqual([]);
    return remove(args);
  });
  onTestFinished(() => slowly.mockRestore());
  await payload.delete({ collection: 'divisions', id: division.id });
  await vi.waitFor(() => expect([...new Set(toldOf(one, tags))].toSorted()).toEqual(tags), soon);
});

test('a site that reads at once when it is told reads what was saved', async () => {
  const payload = await panel();
  const talent = await newTalent('Nome 0');
  await forgetTags();
  const read: string[] = [];
  one.onCall = async () => {
    read.push((await payload.findByID({ collection: 'talents', id: talent.id, depth: 0 })).name);
  };
  onTestFinished(() => {
    one.onCall = async () => {};
  });
  await runPanel();
  const commit = payload.db.commitTransaction.bind(payload.db);
  const slowly = vi.spyOn(payload.db, 'commitTransaction').mockImplementation(async (id) => {
    await delay(100);
    await commit(id);
  });
  onTestFinished(() => slowly.mockRestore());
  for (let count = 1; count <= 10; count += 1) {
    const name = `Nome ${count}`;
    await payload.update({ collection: 'talents', id: talent.id, data: { name } });
    await vi.waitFor(() => expect(read).toHaveLength(count), soon);
    expect(read.at(-1)).toBe(name);
  }
});
