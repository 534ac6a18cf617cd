// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { saveHearts, withHearts } from './hearts.ts';

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

it('saves hearts that were pressed, and no answer about a package', () => {
  document.body.innerHTML =
    '<button value="7 models woman /a.jpg" name="Ana" data-tapped=""></button><button value="yes" name="pick" data-tapped=""></button>';
  saveHearts();
  expect(JSON.parse(localStorage.favorites)).toEqual({ 7: ANA });
});
