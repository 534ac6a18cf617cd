import { expect, it } from 'vitest';
import { ENDING_WORKER, OFFLINE_WORKER } from './worker.ts';

const MOST_BYTES = 3 * 1024;

it('is small, and both are programs', () => {
  expect(Buffer.byteLength(OFFLINE_WORKER)).toBeLessThanOrEqual(MOST_BYTES);
  for (const source of [OFFLINE_WORKER, ENDING_WORKER]) expect(() => new Function(source)).not.toThrow();
});
