import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { getTalent } from './talent.ts';
import { listTalents } from './talents.ts';
import { listed, row } from './testing/rows.ts';
import { down, freshServices, publish, type Served, world } from './testing/services.ts';

vi.mock('next/cache', () => import('./testing/services.ts'));
vi.mock('../system/env.ts', () => import('./testing/world.ts'));
vi.mock('./client.ts', () => import('./testing/services.ts'));
freshServices();

describe('a profile', () => {
  const profile = row(7, 'Ana', {
    book: [
      { file: 'a.jpg', width: 10, height: 20 },
      { file: null, width: null, height: null },
    ],
    snap: [
      { file: '', width: 10, height: 20 },
      { file: 'b.jpg', width: 10, height: 20 },
    ],
    compo: [{ file: null, width: 10, height: 20 }],
    video: [
      { file: null, provider: 'youtube' },
      { file: '1/ab', provider: 'vimeo' },
      { file: '', provider: 'vimeo' },
    ],
  });

  it('has no pieces without a file, in whichever gallery [S66.14]', async () => {
    world.served.set('/api/talent/profile', { body: { data: profile } });
    expect(await getTalent(7, 'pt')).toMatchObject({
      book: [{ file: 'a.jpg' }],
      snap: [{ file: 'b.jpg' }],
      compo: [],
      video: [{ file: '1/ab' }],
    });
  });

  it('has an age and no birthdate [S88.9]', async () => {
    world.served.set('/api/talent/profile', { body: { data: profile } });
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
    const talent = await getTalent(7, 'pt');
    vi.useRealTimers();
    expect(talent).toMatchObject({
      age: 26,
      skills: [],
    });
    expect(JSON.stringify(talent)).not.toContain('birthdate');
  });

  it('shows in an outage the age that is certain, and of a minor never that of an adult', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
    const cases: [born: string | null, live: number | null, kept: number | null][] = [
      ['2000-02-29', 26, 25],
      ['2008-11-20', 18, 18],
      ['2008-12-01', 17, 17],
      ['2015-01-01', 11, 10],
      [null, null, null],
    ];
    for (const [birthdate, live, kept] of cases) {
      world.served.set('/api/talent/profile', { body: { data: { ...profile, birthdate } } });
      expect(await getTalent(7, 'pt')).toMatchObject({ age: live });
      world.served.set('/api/talent/profile', down);
      expect(await getTalent(7, 'pt')).toMatchObject({ name: 'Ana', age: kept });
    }
    vi.useRealTimers();
  });

  it('is null for an unknown id, without a trace on disk, and gone for one that was public', async () => {
    expect(await getTalent(7, 'pt')).toBeNull();
    expect(await readdir(world.dir)).toEqual([]);
    world.served.set('/api/talent/profile', { status: 410, body: null });
    expect(await getTalent(7, 'pt')).toBe('gone');
    world.served.set('/api/talent/profile', down);
    expect(await getTalent(7, 'pt')).toBe('gone');
  });

  it.each<[string, Served]>([
    ['with 404', { status: 404, body: null }],
    ['with 422', { status: 422, body: { message: 'language' } }],
    ['with nonsense', { body: 'lol' }],
  ])('that is refused in English %s is asked for in Portuguese', async (_how, refusal) => {
    world.served.set('/api/talent/profile', ({ query }) => {
      if (query?.language === 'pt') return { body: { data: profile } };
      return refusal instanceof Error || typeof refusal === 'function' ? { body: null } : refusal;
    });
    expect(await getTalent(7, 'en')).toMatchObject({ name: 'Ana' });
  });

  it('has what it leaves out from the list, and of a minor there no body measure', async () => {
    const bare = { id: 7, name: 'Ana', bust: '80' };
    const child = row(7, 'Ana', {
      birthdate: '2014-05-06',
      gender: 'man',
      height: '150',
      categories: [{ id: 1 }],
    });
    world.served.set('/api/talent/profile', { body: { data: bare } });
    world.served.set('/api/talents', listed([child]));
    const talent = await getTalent(7, 'pt');
    expect(talent).toMatchObject({ gender: 'man', cover: 'cover.jpg', categoryIds: [1] });
    expect(talent).toMatchObject({ measures: { height: '150', bust: null } });
    world.served.set('/api/talents', listed([{ ...child, divisions: [1446] }]));
    publish();
    expect(await getTalent(7, 'pt')).toMatchObject({ hidden: true });
  });

  it('is the same before and after somebody has read the list', async () => {
    const listedRow = row(7, 'Ana', { height: '170', divisions: [{ id: 5, id_category: 1446 }] });
    world.served.set('/api/talent/profile', { body: { data: { id: 7, name: 'Ana' } } });
    world.served.set('/api/talents', listed([listedRow]));
    const before = await getTalent(7, 'pt');
    await listTalents('models');
    expect(await getTalent(7, 'pt')).toEqual(before);
    expect(before).toMatchObject({ cover: 'cover.jpg', measures: { height: '170' }, hidden: true });
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

it('no file on disk holds a birthdate', async () => {
  world.served.set('/api/talents', listed([row(1, 'Ana'), row(2, 'Bia', { birthdate: '2014-05-06' })]));
  world.served.set('/api/talent/profile', {
    body: { data: { ...row(7, 'Ana'), book: [], snap: [], compo: [], video: [] } },
  });
  await listTalents('models');
  await getTalent(7, 'pt');
  const files = await readdir(world.dir);
  expect(files).toHaveLength(2);
  const texts = await Promise.all(files.map((file) => readFile(join(world.dir, file), 'utf8')));
  expect(texts.join()).not.toMatch(/birthdate|2000-02-29|2014-05-06/);
  expect(texts.join()).toContain('"birth_year":2014,"minor":true');
});
