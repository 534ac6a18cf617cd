import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { withLease } from '../db/lease.ts';
import { incomingFolder, newFolder } from '../photos/folders.ts';
import { env } from '../settings/env.ts';
import { applicationForm, type Form, sendForm, stored } from '../tests/forms.ts';
import { clock, panel } from '../tests/panel.ts';
import { subMonths } from './sub-months.ts';
import { startRetention, sweep } from './worker.ts';

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

async function appliedAt(at: string, change: Form = {}): Promise<{ id: number; folder: string }> {
  clock.now = () => Date.parse(at);
  const { id } = await stored(await sendForm('get-scouted/pt', { ...(await applicationForm()), ...change }));
  const { photos } = await (await panel()).findByID({ collection: 'applications', id: Number(id) });
  return { id: Number(id), folder: `${env().PASSARELA_DATA}/private/applications/${photos}` };
}

const isThere = async ({ id }: { id: number }) =>
  (await (await panel()).count({ collection: 'applications', where: { id: { equals: id } } })).totalDocs ===
  1;

test.each([
  ['2026-08-31T12:00:00Z', 6, '2026-02-28T12:00:00.000Z'],
  ['2026-05-31T12:00:00Z', 3, '2026-02-28T12:00:00.000Z'],
  ['2024-05-31T12:00:00Z', 3, '2024-02-29T12:00:00.000Z'],
  ['2026-01-15T00:00:00Z', 3, '2025-10-15T00:00:00.000Z'],
])('%s less %i months is %s', (now, months, then) => {
  expect(subMonths(Date.parse(now), months).toISOString()).toBe(then);
});

test('applications are kept six months, those of minors three; then row and photos go, and a line says so', async () => {
  const now = Date.parse('2020-11-21T12:00:00Z');
  const adult = await appliedAt('2020-05-22T12:00:00Z');
  const oldAdult = await appliedAt('2020-05-20T12:00:00Z');
  const minor = await appliedAt('2020-08-22T12:00:00Z', MINOR);
  const oldMinor = await appliedAt('2020-08-20T12:00:00Z', MINOR);
  expect(await clean(now)).toMatchObject({ adults: 1, minors: 1 });
  expect(await Promise.all([adult, oldAdult, minor, oldMinor].map(isThere))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([adult, oldAdult, minor, oldMinor].map(({ folder }) => existsSync(folder))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  const { docs } = await (await panel()).find({ collection: 'deletions', sort: '-id', limit: 2 });
  expect(docs.map(({ reason }) => reason).sort()).toEqual(['age', 'minor']);
  expect(await clean(now)).toMatchObject({ adults: 0, minors: 0 });
  // nothing of this year 2020 stays for other tests
  await clean(Date.parse('2021-06-01T00:00:00Z'));
});

test('photos that no application names and uploads of a killed process are removed, the others stay', async () => {
  const kept = await appliedAt(new Date().toISOString());
  const folders = ['applications', 'incoming'].map(
    (name, index) => `${env().PASSARELA_DATA}/private/${name}/${String(index).repeat(32)}`,
  );
  const young = `${env().PASSARELA_DATA}/private/applications/${'f'.repeat(32)}`;
  for (const folder of [...folders, young]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/1.jpg`, 'x');
  }
  const hourAgo = Date.now() / 1000 - 3600;
  for (const folder of [...folders, kept.folder]) {
    utimesSync(folder, hourAgo, hourAgo);
    for (const name of readdirSync(folder)) utimesSync(`${folder}/${name}`, hourAgo, hourAgo);
  }
  const swept = await sweep(await panel(), env(), { now: Date.now(), orphansBefore: Date.now() - 60_000 });
  expect(swept.orphans).toBe(2);
  expect(folders.map(existsSync)).toEqual([false, false]);
  expect([existsSync(kept.folder), existsSync(young)]).toEqual([true, true]);
});

test('a copy that starts clears what it left itself, and nothing that another one has under way', async () => {
  const data = env().PASSARELA_DATA;
  const parents = [incomingFolder(data), `${data}/private/applications`];
  const own = await Promise.all([...parents, ...parents].map(async (at) => `${at}/${await newFolder(at)}`));
  const others = parents.map((parent) => `${parent}/${'e'.repeat(32)}`);
  const minuteAgo = Date.now() / 1000 - 60;
  for (const [index, folder] of [...own, ...others].entries()) {
    mkdirSync(folder, { recursive: true });
    const file = `${folder}/${index < 2 ? '.0a1b.draft' : '1.sealed'}`;
    writeFileSync(file, 'x');
    for (const path of [file, folder]) utimesSync(path, minuteAgo, minuteAgo);
  }
  startRetention(await panel(), env(), Date.now());
  await vi.waitFor(() => expect(own.filter(existsSync)).toEqual([]), { timeout: 5000 });
  expect(others.map(existsSync)).toEqual([true, true]);
  for (const folder of others) rmSync(folder, { recursive: true });
});

test('two copies that sweep at once delete each application once, and say so once', async () => {
  await appliedAt('2020-05-20T12:00:00Z');
  await appliedAt('2020-05-20T13:00:00Z');
  const payload = await panel();
  const lines = async () => (await payload.count({ collection: 'deletions' })).totalDocs;
  const before = await lines();
  const now = Date.parse('2021-06-01T00:00:00Z');
  const copies = [1, 2, 3].map(() => withLease(payload, 'retention', () => clean(now)));
  const swept = (await Promise.all(copies)).filter((each) => each !== null);
  expect(swept).toMatchObject([{ adults: 2 }]);
  expect(await lines()).toBe(before + 2);
});

test('a copy that was killed at its work holds it for five minutes, and no longer', async () => {
  const payload = await panel();
  void withLease(payload, 'killed', () => new Promise(() => {}));
  const other = () => withLease(payload, 'killed', async () => 'done');
  await vi.waitFor(async () => expect(await other()).toBeNull());
  const after = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000);
  expect(await other()).toBe('done');
  after.mockRestore();
});
