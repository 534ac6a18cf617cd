import { statfsSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';

const MEGABYTE = 1024 * 1024;
/** `f_type` of a file system in memory: tmpfs, ramfs (linux/magic.h). */
const IN_MEMORY = [0x01021994, 0x858458f6];

const isInMemory = (folder: string): boolean => IN_MEMORY.includes(statfsSync(folder).type);

type Options = { folder: string; spoolBytes: number };
/** `limit` is 0, or more than any machine has, where the process has none. */
const HERE = {
  limit: () => process.constrainedMemory(),
  isInMemory,
  heap: () => getHeapStatistics().heap_size_limit,
};

/** The advice if arriving photos would lie in the memory that limits the program; null if all fits. */
export function memoryProblem({ folder, spoolBytes }: Options, here: typeof HERE = HERE): string | null {
  const limit = here.limit();
  if (limit === 0 || !here.isInMemory(folder)) return null;
  const needed = spoolBytes + here.heap();
  if (needed <= limit) return null;
  const mb = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;
  return `SITE_SPOOL_DIR (${folder}) lies in memory: ${mb(spoolBytes)} of photos and a heap of ${mb(here.heap())} are more than the ${mb(limit)} that this program may use. Set SITE_SPOOL_DIR to a folder on a disk, or raise the limit to ${mb(needed)}.`;
}
