import { readFileSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { getHeapStatistics } from 'node:v8';

const MEGABYTE = 1024 * 1024;
/** `f_type` of a file system in memory: tmpfs, ramfs (linux/magic.h). */
const IN_MEMORY = [0x01021994, 0x858458f6];
const CGROUPS = '/sys/fs/cgroup';

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
};

/** A group and those around it: `/a/b` gives `/a/b`, `/a` and `/`. */
function withParents(group: string): string[] {
  const parent = path.posix.dirname(group);
  return parent === group ? [group] : [group, ...withParents(parent)];
}

/** Where the limits of this process stand, by `/proc/self/cgroup`: one hierarchy (v2), or one for memory alone (v1). */
function limitFiles(cgroup: string): string[] {
  return cgroup.split('\n').flatMap((line) => {
    const [, controllers = '', group = ''] = /^\d+:([^:]*):(.*)$/.exec(line) ?? [];
    if (controllers === '') return withParents(group).map((each) => path.join(CGROUPS, each, 'memory.max'));
    if (!controllers.split(',').includes('memory')) return [];
    return withParents(group).map((each) => path.join(CGROUPS, 'memory', each, 'memory.limit_in_bytes'));
  });
}

/** How much memory the process may use, in bytes, by the tightest of its control groups; null without a limit. */
export function memoryLimit(readFile = read): number | null {
  const limits = limitFiles(readFile('/proc/self/cgroup') ?? '')
    .map((file) => Number(readFile(file) ?? 'max'))
    // v1 writes no limit as the largest number of pages
    .filter((bytes) => Number.isFinite(bytes) && bytes < 2 ** 60);
  return limits.length > 0 ? Math.min(...limits) : null;
}

const isInMemory = (folder: string): boolean => IN_MEMORY.includes(statfsSync(folder).type);

type Asked = { folder: string; spoolBytes: number };
const HERE = { limit: memoryLimit, isInMemory, heap: () => getHeapStatistics().heap_size_limit };

/** What to change where photos that arrive would lie in the memory that the program itself is limited to; null where all fits. */
export function memoryProblem({ folder, spoolBytes }: Asked, here: typeof HERE = HERE): string | null {
  const limit = here.limit();
  if (limit === null || !here.isInMemory(folder)) return null;
  const needed = spoolBytes + here.heap();
  if (needed <= limit) return null;
  const mb = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;
  return `SITE_SPOOL_DIR (${folder}) lies in memory: ${mb(spoolBytes)} of photos and a heap of ${mb(here.heap())} are more than the ${mb(limit)} that this program may use. Set SITE_SPOOL_DIR to a folder on a disk, or raise the limit to ${mb(needed)}.`;
}
