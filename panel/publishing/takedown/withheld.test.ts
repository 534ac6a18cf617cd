import { expect, it } from 'vitest';
import type { FileStore } from '../../platform/files/store.ts';
import { withheldAmong } from './withheld.ts';

/** A store of 20,000 marks, which counts how often all of them are read. */
function crowdedStore() {
  const marks = new Set(Array.from({ length: 20_000 }, (_, at) => `withheld/${at}.jpg`));
  let listed = 0;
  const info = { size: 0, changedAt: new Date(0), etag: '""' };
  const store: Pick<FileStore, 'stat' | 'list'> = {
    stat: (key) => Promise.resolve(marks.has(key) ? info : null),
    async *list() {
      listed += 1;
      for (const key of marks) yield { ...info, key };
    },
  };
  return { store: store as FileStore, lists: () => listed };
}

it.each([
  [1, 0],
  [120, 0],
  [600, 0],
])('of %i files the marks are found with %i readings of all marks', async (count, lists) => {
  const { store, lists: counted } = crowdedStore();
  const names = [...Array.from({ length: count - 1 }, (_, at) => `none-${at}.jpg`), '7.jpg'];
  expect(await withheldAmong(store, names)).toContain('7.jpg');
  expect(counted()).toBe(lists);
});
