// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { withHearts } from './hearts.ts';

const heart = (name: string, value: string) =>
  Object.assign(document.createElement('button'), { name, value });
const ANA = { id: 7, name: 'Ana', section: 'models', gender: 'woman', cover: '/a.jpg' };

it.each([
  [undefined, {}],
  ['', {}],
  ['{"3":{"id":3}}', { 3: { id: 3 } }],
])('adds a heart to what is stored: %s', (stored, before) => {
  const after = withHearts(stored, [heart('Ana', '7 models woman /a.jpg')]);
  expect(JSON.parse(after)).toEqual({ ...before, 7: ANA });
});

it('leaves a favorite as it is stored', () => {
  const stored = JSON.stringify({ 7: { ...ANA, note: 'x' } });
  expect(withHearts(stored, [heart('Ana Maria', '7 models woman')])).toBe(stored);
});

it('throws on a storage that nobody can read, which stays', () => {
  expect(() => withHearts('{', [heart('Ana', '7')])).toThrow();
});
