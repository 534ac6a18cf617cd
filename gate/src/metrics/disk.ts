import { statfs } from 'node:fs/promises';
import { type Definition, gauge } from './meter.ts';

const NAME = 'passarela_disk_free_bytes';

export const DISK_METRIC = {
  [NAME]: {
    kind: 'gauge',
    help: 'Room on the disk of a folder of the program, in bytes',
    labels: ['folder'],
  },
} satisfies Record<string, Definition>;

/** The free bytes of the program's user on the disk of `folder`; rejects without the folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export const measureDisks = (folders: Record<string, string>): void =>
  gauge(NAME, () =>
    Promise.all(
      Object.entries(folders).map(async ([folder, path]) => ({
        labels: { folder },
        value: await freeBytes(path),
      })),
    ),
  );
