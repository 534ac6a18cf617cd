import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logFailure } from './client.ts';
import { BackendError } from './errors.ts';
import { resetBackendState } from './state.ts';

const lines = vi.hoisted((): unknown[] => []);
vi.mock('../system/log.ts', () => ({ log: (...line: unknown[]) => lines.push(line) }));

beforeEach(() => {
  vi.useFakeTimers();
  resetBackendState();
  lines.length = 0;
});
afterEach(() => vi.useRealTimers());

const failure = (over = {}) =>
  new BackendError({ kind: 'status', service: 'panel', path: '/api/slides/home', status: 404, ...over });

it('names service, call, kind and status, once a minute for each', () => {
  logFailure(failure());
  logFailure(failure());
  expect(lines).toEqual([
    [
      'warn',
      'service failed',
      { service: 'panel', path: '/api/slides/home', kind: 'status', status: 404, code: null },
    ],
  ]);
  logFailure(failure({ status: 500 }));
  logFailure(failure({ kind: 'unreachable', status: undefined, code: 'ECONNREFUSED' }));
  expect(lines).toHaveLength(3);
  vi.advanceTimersByTime(61_000);
  logFailure(failure());
  expect(lines).toHaveLength(4);
});

it('names it once for all bundles of the program', async () => {
  logFailure(failure({ path: '/api/texts' }));
  vi.resetModules();
  const other = await import('./client.ts');
  other.logFailure(failure({ path: '/api/texts' }));
  expect(lines).toHaveLength(1);
});

it('says nothing of an open circuit: its cause has been said', () => {
  logFailure(failure({ kind: 'open' }));
  expect(lines).toEqual([]);
});
