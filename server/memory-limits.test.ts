import { describe, expect, it, test } from 'vitest';
import { memoryLimit, memoryProblem } from './memory-limits.ts';

const MB = 1024 * 1024;
const NONE_V1 = '9223372036854771712';

/** A machine whose files are these; any other file is not there. */
const machine = (files: Record<string, string>) => (file: string) => files[file] ?? null;

describe('the memory that a process may use', () => {
  it.each([
    [
      'v2, the unit',
      {
        '/proc/self/cgroup': '0::/system.slice/a.service',
        '/sys/fs/cgroup/system.slice/a.service/memory.max': `${700 * MB}`,
      },
      700 * MB,
    ],
    [
      'v2, a slice around it is tighter',
      {
        '/proc/self/cgroup': '0::/system.slice/a.service',
        '/sys/fs/cgroup/system.slice/a.service/memory.max': `${700 * MB}`,
        '/sys/fs/cgroup/system.slice/memory.max': `${500 * MB}`,
      },
      500 * MB,
    ],
    ['v2, no limit', { '/proc/self/cgroup': '0::/a', '/sys/fs/cgroup/a/memory.max': 'max' }, null],
    [
      'v1',
      {
        '/proc/self/cgroup': '7:pids:/a\n4:memory:/a\n0::/a',
        '/sys/fs/cgroup/memory/a/memory.limit_in_bytes': `${700 * MB}`,
        '/sys/fs/cgroup/memory/memory.limit_in_bytes': NONE_V1,
      },
      700 * MB,
    ],
    [
      'v1, no limit',
      { '/proc/self/cgroup': '4:memory:/a', '/sys/fs/cgroup/memory/a/memory.limit_in_bytes': NONE_V1 },
      null,
    ],
    ['no control groups', {}, null],
  ])('%s', (_, files, bytes) => {
    expect(memoryLimit(machine(files))).toBe(bytes);
  });
});

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
    ['without a limit', { ...here, limit: () => null }],
    ['with room for all', { ...here, limit: () => 2400 * MB }],
  ])('%s are none', (_, fine) => {
    expect(memoryProblem(asked, fine)).toBeNull();
  });
});

test('this machine can be asked', () => {
  expect(memoryProblem({ folder: process.cwd(), spoolBytes: 1 })).toBeNull();
});
