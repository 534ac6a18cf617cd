import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isLoadingAtom, showLoadingAtom } from './loading';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is raised for 600 ms when the language changes [S95.2 S106.1 S169.1]', () => {
  const store = createStore();
  expect(store.get(isLoadingAtom)).toBe(false);
  store.set(showLoadingAtom);
  vi.advanceTimersByTime(599);
  expect(store.get(isLoadingAtom)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(store.get(isLoadingAtom)).toBe(false);
});
