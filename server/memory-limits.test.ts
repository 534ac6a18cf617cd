import { describe, expect, it, test } from 'vitest';
import { memoryProblem } from './spool/create-spool.ts';

const MB = 1024 * 1024;

describe('photos that arrive', () => {
  const asked = { folder: '/run/spool', spoolBytes: 2048 * MB };
  const here = { limit: () => 700 * MB, isInMemory: () => true, heap: () => 350 * MB };

  it('in the memory of the program are a problem, and how to mend it is said', () => {
    expect(memoryProblem(asked, here)).toBe(
      'SITE_SPOOL_DIR (/run/spool) lies in memory: 2048 MB of photos and a heap of 350 MB are more than the 700 MB that this program may use. Set SITE_SPOOL_DIR to a folder on a disk, or raise the limit to 2398 MB.',
    );
  });

  it.each([
    ['on a disk', { ...here, isInMemory: () => false }],
    ['without a limit', { ...here, limit: () => 0 }],
    ['without a limit, as systems say it that name one', { ...here, limit: () => 2 ** 63 }],
    ['with room for all', { ...here, limit: () => 2400 * MB }],
  ])('%s are none', (_, fine) => {
    expect(memoryProblem(asked, fine)).toBeNull();
  });
});

test('this machine can be asked', () => {
  expect(memoryProblem({ folder: process.cwd(), spoolBytes: 1 })).toBeNull();
});
