import type { Rule } from '@passarela/gate/rule';
import { pathPattern } from '@passarela/gate/rule';
import { expect, it } from 'vitest';
import { chosenBodies } from './chosen-bodies.ts';
import { UNREAD_BODIES, WORST_BODIES } from './worst-bodies.ts';

const json = { types: ['json'], maxBytes: 16 * 1024 } as const;
const rules: Rule[] = [
  { method: 'POST', fits: pathPattern('/open/{n}'), body: json },
  { method: 'POST', fits: pathPattern('/staff/{n}'), body: json, isForKnown: true },
];
const routes = ['/open/1', '/open/2', '/staff/1', '/staff/2', '/new'].map((path) => ({
  method: 'POST',
  path,
}));

const namesFor = (path: string, isWhole = false) =>
  chosenBodies(rules, routes, isWhole)
    .filter(({ route }) => route.path === path)
    .map(({ body }) => body.name);
const all = WORST_BODIES.map(({ name }) => name);

it('posts every body to the first route with some rules, and to a route without any', () => {
  for (const path of ['/open/1', '/staff/1', '/new']) expect(namesFor(path)).toEqual(all);
});

it('posts what the gate has to read to every route, and the worst of what it refuses unread', () => {
  const read = ['JSON nested deep', 'many empty objects', 'chunks of JSON without an end'];
  expect(new Set(namesFor('/open/2'))).toEqual(new Set([...read, ...UNREAD_BODIES]));
  expect(new Set(namesFor('/staff/2'))).toEqual(new Set(UNREAD_BODIES));
});

it('posts everything to every route when asked to', () => {
  for (const { path } of routes) expect(namesFor(path, true)).toEqual(all);
});
