import { afterEach, expect, it, vi } from 'vitest';
import { openShareSheet } from './share-menu';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['NotAllowedError', false],
  ['DataError', false],
  ['InvalidStateError', false],
  ['AbortError', true],
])('a sheet that ends with %s was opened: %s', async (name, wasOpened) => {
  const share = () => Promise.reject(new DOMException('refused', name));
  vi.stubGlobal('navigator', { share });
  expect(await openShareSheet({ url: '/' })).toBe(wasOpened);
});

it('a sheet in which something was chosen was opened', async () => {
  vi.stubGlobal('navigator', { share: async () => undefined });
  expect(await openShareSheet({ url: '/' })).toBe(true);
});
