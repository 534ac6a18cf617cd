import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { deleteEntry } from '../inbox/person/forget.ts';
import { files } from '../platform/files/files.ts';
import { withLease } from '../platform/jobs/lease.ts';
import { incomingFolder, randomName } from '../platform/photos/folders.ts';
import { photoKey } from '../platform/photos/keep.ts';
import { subMonths } from '../platform/reference/agency-time.ts';
import { DAY_MS } from '../platform/reference/day.ts';
import { env } from '../platform/settings/env.ts';
import { execute } from '../tests/execute.ts';
import { applicationForm, type Form, sendForm, stored } from '../tests/forms.ts';
import { clock, panel } from '../tests/panel.ts';
import { isOnS3 } from '../tests/stored-files.ts';
import { noteWaiting, waitingRuns } from './hold.ts';
import { startRetention, sweep, sweepNow } from './worker.ts';

const MINOR: Form = {
  birthdate: '2015-01-01',
  guardian_name: 'Maria',
  guardian_email: 'maria@example.com',
  consent: JSON.stringify({ version: '1', accepted_at: '2026-11-21T12:00:00Z', language: 'pt' }),
};

afterEach(() => {
  clock.now = () => Date.now();
});

const clean = async (now: number) => await sweep(await panel(), env(), { now, orphansBefore: now });

/** Long enough for a later time of the next write: buckets keep whole seconds. */
const untilLater = () => delay(isOnS3 ? 1_050 : 20);

const isKept = async (key: string) => (await files().stat(key)) !== null;

async function appliedAt(at: string, change: Form = {}): Promise<{ id: number; photo: string }> {
  clock.now = () => Date.parse(at);
  const { id } = await stored(await sendForm('get-scouted/pt', { ...(await applicationForm()), ...change }));
  const { photos } = await (await panel()).findByID({ collection: 'applications', id: Number(id) });
  return { id: Number(id), photo: photoKey(String(photos), 1) };
}

const found = async (id: number, trash: boolean) =>
  (await (await panel()).count({ collection: 'applications', where: { id: { equals: id } }, trash }))
    .totalDocs === 1;
const isThere = ({ id }: { id: number }) => found(id, true);
/** In the list of staff, not in the trash. */
const isListed = ({ id }: { id: number }) => found(id, false);

test.each([
  ['2026-08-31T12:00:00Z', 6, '2026-02-28T12:00:00.000Z'],
  ['2026-05-31T12:00:00Z', 3, '2026-02-28T12:00:00.000Z'],
  ['2024-05-31T12:00:00Z', 3, '2024-02-29T12:00:00.000Z'],
  ['2026-01-15T00:00:00Z', 3, '2025-10-15T00:00:00.000Z'],
])('%s less %i months is %s', (now, months, then) => {
  expect(subMonths(Date.parse(now), months).toISOString()).toBe(then);
});

const HOUR_MS = 60 * 60 * 1000;

test('applications are kept six months, those of minors three; the last seven days in the trash, then row and photos go, and a line says so', async () => {
  const now = Date.parse('2020-11-21T12:00:00Z');
  const adult = await appliedAt('2020-05-30T12:00:00Z');
  const oldAdult = await appliedAt('2020-05-21T12:00:00Z');
  const minor = await appliedAt('2020-08-30T12:00:00Z', MINOR);
  const oldMinor = await appliedAt('2020-08-21T12:00:00Z', MINOR);
  const all = [adult, oldAdult, minor, oldMinor];
  const listed = () => Promise.all(all.map(isListed));
  const there = () => Promise.all(all.map(isThere));
  expect(await clean(now - 7 * DAY_MS - 3 * HOUR_MS)).toMatchObject({ expiring: 0 });
  expect(await clean(now - 7 * DAY_MS - HOUR_MS)).toMatchObject({ expiring: 2, adults: 0, minors: 0 });
  expect([await listed(), await there()]).toEqual([
    [true, false, true, false],
    [true, true, true, true],
  ]);
  expect(await clean(now - 2 * HOUR_MS)).toMatchObject({ expiring: 0, adults: 0, minors: 0 });
  expect(await Promise.all(all.map(({ photo }) => isKept(photo)))).toEqual([true, true, true, true]);
  expect(await clean(now - HOUR_MS / 2)).toMatchObject({ adults: 1, minors: 1 });
  expect(await there()).toEqual([true, false, true, false]);
  expect(await Promise.all(all.map(({ photo }) => isKept(photo)))).toEqual([true, false, true, false]);
  const { docs } = await (await panel()).find({ collection: 'deletions', sort: '-id', limit: 2 });
  expect(docs.map(({ reason }) => reason).sort()).toEqual(['age', 'minor']);
  expect(await clean(now)).toMatchObject({ adults: 0, minors: 0 });
  // nothing of this year 2020 stays for other tests
  await clean(Date.parse('2021-06-01T00:00:00Z'));
  await clean(Date.parse('2021-06-09T00:00:00Z'));
});

test('what staff move to the trash themselves goes after seven days too, and “delete this person” finds it there', async () => {
  const now = Date.parse('2020-11-21T12:00:00Z');
  const [moved, asked] = [await appliedAt('2020-11-20T12:00:00Z'), await appliedAt('2020-11-20T12:00:00Z')];
  for (const { id } of [moved, asked])
    await execute(`UPDATE applications SET deleted_at = '${new Date(now).toISOString()}' WHERE id = ${id}`);
  await deleteEntry(await panel(), 'applications', asked.id, 'asked');
  expect([await isThere(moved), await isThere(asked)]).toEqual([true, false]);
  await clean(now + 6 * DAY_MS);
  expect(await isThere(moved)).toBe(true);
  await clean(now + 7 * DAY_MS + HOUR_MS);
  expect(await isThere(moved)).toBe(false);
  const [line] = (await (await panel()).find({ collection: 'deletions', sort: '-id', limit: 1 })).docs;
  expect(line?.reason).toBe('staff');
});

const bringBackAll = () => execute('UPDATE applications SET deleted_at = NULL');
const roundAt = async (now: number) => sweepNow(await panel(), env(), now);

test('a clock one year ahead at the start erases nothing for a week, and what it moved comes back', async () => {
  const payload = await panel();
  const now = Date.now();
  const moveAt = (id: number, at: number) =>
    execute(`UPDATE applications SET deleted_at = '${new Date(at).toISOString()}' WHERE id = ${id}`);
  const [early, late] = [
    await appliedAt(new Date(now).toISOString()),
    await appliedAt(new Date(now).toISOString()),
  ];
  const data = { title: 'Apagada ontem', type: 'news', language: 'pt', status: 'draft' } as const;
  const moment = new Date(now - DAY_MS).toISOString();
  const post = await payload.create({
    collection: 'posts',
    data: { ...data, published_at: moment, deletedAt: moment },
  });
  const ofPost = { collection: 'posts', where: { id: { equals: post.id } }, trash: true } as const;
  const left = async () => [await isThere(early), (await payload.count(ofPost)).totalDocs];
  await payload.kv.set('retention.clock', { last: now - HOUR_MS, since: now - 30 * DAY_MS });
  await moveAt(early.id, now - DAY_MS);
  await roundAt(now);
  const ahead = now + 365 * DAY_MS;
  for (let day = 0; day < 7; day += 1) await roundAt(ahead + day * DAY_MS);
  await moveAt(late.id, ahead);
  await roundAt(now + HOUR_MS);
  expect([await left(), await isListed(early), await isListed(late)]).toEqual([[true, 1], false, true]);
  // unmended, it is believed after the week
  for (let day = 0; day <= 8; day += 1) await roundAt(ahead + day * DAY_MS);
  expect(await isThere(early)).toBe(false);
  for (const slug of Object.keys(await waitingRuns(payload))) await noteWaiting(payload, slug, null);
  await bringBackAll();
});

test('photos that no application names and uploads of a killed process are removed, the others stay', async () => {
  await clean(Date.now() + 1_000);
  const kept = await appliedAt(new Date().toISOString());
  const upload = `${incomingFolder(env().PASSARELA_DATA)}/${'1'.repeat(32)}`;
  mkdirSync(upload, { recursive: true });
  writeFileSync(`${upload}/1.jpg`, 'x');
  const [orphan, young] = [photoKey('0'.repeat(32), 1), photoKey('f'.repeat(32), 1)];
  await files().put(orphan, Buffer.from('x'));
  await untilLater();
  const orphansBefore = Date.now();
  await untilLater();
  await files().put(young, Buffer.from('x'));
  const swept = await sweep(await panel(), env(), { now: Date.now(), orphansBefore });
  expect(swept.orphans).toBe(2);
  expect([existsSync(upload), await isKept(orphan)]).toEqual([false, false]);
  expect([await isKept(kept.photo), await isKept(young)]).toEqual([true, true]);
  await files().delete(young);
});

test('a copy that starts clears what it left itself, and nothing that another one has under way', async () => {
  const data = env().PASSARELA_DATA;
  // a write that was cut leaves a draft on disk, nothing in a bucket
  const parents = [incomingFolder(data), ...(isOnS3 ? [] : [`${data}/private/applications`])];
  const other = 'e'.repeat(32);
  const [own, others] = [randomName(), other].map((name) => parents.map((parent) => `${parent}/${name}`));
  for (const folder of [...(own ?? []), ...(others ?? [])]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/.0a1b.draft`, 'x');
  }
  const photos = [photoKey(randomName(), 1), photoKey(other, 1)];
  for (const key of photos) await files().put(key, Buffer.from('x'));
  await untilLater();
  startRetention(await panel(), env(), Date.now());
  await expect.poll(() => own?.filter(existsSync), { timeout: 5_000 }).toEqual([]);
  await expect.poll(() => Promise.all(photos.map(isKept)), { timeout: 5_000 }).toEqual([false, true]);
  expect(others?.filter(existsSync)).toEqual(others);
  for (const folder of others ?? []) rmSync(folder, { recursive: true });
  await files().delete(photoKey(other, 1));
});

test('two copies that sweep at once delete each application once, and say so once', async () => {
  await appliedAt('2020-05-20T12:00:00Z');
  await appliedAt('2020-05-20T13:00:00Z');
  const payload = await panel();
  const lines = async () => (await payload.count({ collection: 'deletions' })).totalDocs;
  const before = await lines();
  await clean(Date.parse('2021-06-01T00:00:00Z'));
  const now = Date.parse('2021-06-09T00:00:00Z');
  const copies = [1, 2, 3].map(() => withLease(payload, 'retention', () => clean(now)));
  const swept = (await Promise.all(copies)).filter((each) => each !== null);
  expect(swept).toMatchObject([{ adults: 2 }]);
  expect(await lines()).toBe(before + 2);
});

test('a copy that was killed at its work holds it for five minutes, and no longer', async () => {
  const payload = await panel();
  await new Promise((begun) => {
    void withLease(payload, 'killed', () => new Promise(begun));
  });
  const other = () => withLease(payload, 'killed', async () => 'done');
  expect(await other()).toBeNull();
  const after = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000);
  expect(await other()).toBe('done');
  after.mockRestore();
});
