import { statfs } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { type Definition, gauge, meter } from './meter.ts';

const FREE_BYTES = 'passarela_disk_free_bytes';

export const DISK_METRIC = {
  [FREE_BYTES]: {
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
  gauge(FREE_BYTES, () =>
    Promise.all(
      Object.entries(folders).map(async ([folder, path]) => ({
        labels: { folder },
        value: await freeBytes(path),
      })),
    ),
  );

const SECONDS = 'passarela_request_seconds';

export const REQUEST_METRIC = {
  [SECONDS]: {
    kind: 'histogram',
    help: 'How long answers took, from the head of the request to the last byte',
    labels: ['screen', 'status'],
  },
} satisfies Record<string, Definition>;

/** Observes the duration of an answer, by screen and class of status. */
export function measureRequest(res: ServerResponse, screen: string): void {
  const { sink } = meter();
  if (!sink) return;
  const began = performance.now();
  res.once('close', () => {
    // A visitor who left has seen no status.
    const status = res.writableFinished ? `${Math.floor(res.statusCode / 100)}xx` : 'left';
    sink.observe(SECONDS, { screen, status }, (performance.now() - began) / 1000);
  });
}
