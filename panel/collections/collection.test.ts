import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { WRITABLE } from '../parts/access/writable.ts';
import config from '../payload.config.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/architecture.md'), 'utf8');
const section = page.split('### The order of hooks')[1]?.split('\n## ')[0] ?? '';
const namesIn = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

/** The rows of the page's two tables: of collections, and of globals. */
const [ofCollections = [], ofGlobals = []] = section.split('Of a global:').map((table) =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1).map(namesIn))
    .map(([[moment = ''] = [], before = [], after = []]) => ({ moment, before, after })),
);

type Row = (typeof ofCollections)[number];

function hooksAt(hooks: object | undefined, moment: string): string[] {
  const all: unknown = hooks && Reflect.get(hooks, moment);
  return Array.isArray(all) ? all.map((hook: unknown) => (typeof hook === 'function' ? hook.name : '')) : [];
}

/** Those of the table that are there, as they must stand: first, or last, each once. */
function expectOrder(subject: string, hooks: object | undefined, { moment, before, after }: Row): string[] {
  const names = hooksAt(hooks, moment);
  const first = before.filter((name) => names.includes(name));
  const last = after.filter((name) => names.includes(name));
  expect(names.slice(0, first.length), `${subject} ${moment}`).toEqual(first);
  expect(last.length === 0 ? [] : names.slice(-last.length), `${subject} ${moment}`).toEqual(last);
  const own = names.slice(first.length, names.length - last.length);
  expect(
    own.filter((name) => [...before, ...after].includes(name)),
    `${subject} ${moment}`,
  ).toEqual([]);
  return [...first, ...last];
}

test('hooks stand in the order of the table, and the table names no other', async () => {
  const { collections, globals } = await config;
  const used = new Set<string>();
  for (const { slug, hooks } of collections)
    for (const row of ofCollections) for (const name of expectOrder(slug, hooks, row)) used.add(name);
  for (const { slug, hooks } of globals)
    for (const row of ofGlobals) for (const name of expectOrder(slug, hooks, row)) used.add(name);
  const named = [...ofCollections, ...ofGlobals].flatMap(({ before, after }) => [...before, ...after]);
  expect(named.length).toBeGreaterThan(15);
  expect([...used].toSorted()).toEqual(named.toSorted());
});

test('every collection and global refuses mistakes and fields of others, Payload’s own too', async () => {
  const { collections, globals } = await config;
  for (const { slug, hooks } of collections)
    expect(hooksAt(hooks, 'beforeOperation').slice(0, 3), slug).toEqual([
      'readInPages',
      'refuseOtherFields',
      'refuseMistakes',
    ]);
  for (const { slug, hooks } of globals)
    expect(hooksAt(hooks, 'beforeOperation')[0], slug).toBe('refuseOtherGlobalFields');
});

test('whatever a role may write is noted, erased with its bytes, and refused when stale; nothing else is', async () => {
  const { collections, globals } = await config;
  for (const { slug, hooks } of collections) {
    const isWritten = slug in WRITABLE && !slug.startsWith('payload-');
    const has = (moment: string, name: string) => hooksAt(hooks, moment).includes(name);
    const options = {
      audit: has('afterChange', 'noteSave') && has('afterDelete', 'noteDeletion'),
      erasure: has('afterDelete', 'eraseBytes'),
      staleSaves: has('beforeValidate', 'refuseStaleSave'),
    };
    expect(options, slug).toEqual({ audit: isWritten, erasure: isWritten, staleSaves: isWritten });
  }
  for (const { slug, hooks } of globals) {
    expect(hooksAt(hooks, 'afterChange'), slug).toContain('noteGlobalSave');
    expect(hooksAt(hooks, 'beforeValidate'), slug).toContain('refuseStaleGlobalSave');
  }
});

test('the config lists, and nothing in it goes over a collection that is made', () => {
  const source = readFileSync(resolve(import.meta.dirname, '../payload.config.ts'), 'utf8');
  expect(source).toContain('export default buildPanel({');
  expect(source).not.toMatch(/\.(?:map|then)\(|\bwith[A-Z]\w+\(/);
});
