import { afterEach, expect, test, vi } from 'vitest';
import { recallList, rememberList } from './list-memory.ts';

const memory = { cards: [{ id: 1 }], page: 2, y: 640 };

function storageOf(entries: Record<string, string>) {
  const stored = new Map(Object.entries(entries));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a list is found again as it was left', () => {
  storageOf({});
  rememberList('/api/talents', memory);
  expect(recallList('/api/talents')).toEqual(memory);
  expect(recallList('/api/posts')).toBeNull();
});

test('a browser that forbids its storage shows the list all the same', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid });
  expect(() => rememberList('/api/talents', memory)).not.toThrow();
  expect(recallList('/api/talents')).toBeNull();
});

test.each([
  '{"cards":',
  '7',
  '"x"',
  '[]',
  '{"cards":{},"page":2,"y":0}',
  '{"cards":[null],"page":2,"y":0}',
  '{"cards":[],"y":0}',
])('a memory that is cut short, or of something else, is none: %s', (text) => {
  storageOf({ 'list:/api/talents': text });
  expect(recallList('/api/talents')).toBeNull();
});
