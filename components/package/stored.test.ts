// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanBar, nameOf, readStored, store } from './stored';

const LINK = '12-0.1-abcdefghijklmnopqrstuv';
const PASSED = `${LINK}.9-passpasspass`;
const refuse = () =>
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    removeItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });

beforeEach(() => {
  localStorage.clear();
  history.replaceState({ router: 1 }, '', `/selecao/${PASSED}?p=key`);
});
afterEach(() => vi.unstubAllGlobals());

it('a browser that stores keeps nothing in its history, and shows neither pass nor key', () => {
  expect(store(nameOf(LINK), 'key')).toBe(true);
  cleanBar(PASSED);
  expect([readStored(nameOf(LINK)), location.pathname, location.search]).toEqual([
    'key',
    `/selecao/${LINK}`,
    '',
  ]);
  expect(history.state).toEqual({ router: 1 });
});

it('a browser that stores nothing keeps the key in this entry of its history, and the pass in the address', () => {
  refuse();
  expect(store(nameOf(LINK), 'key')).toBe(false);
  cleanBar(PASSED);
  expect([location.pathname, location.search]).toEqual([`/selecao/${PASSED}`, '']);
  expect(readStored(nameOf(LINK))).toBe('key');
  expect(history.state).toMatchObject({ router: 1 });
  store(nameOf(LINK), null);
  expect(readStored(nameOf(LINK))).toBe('');
});
