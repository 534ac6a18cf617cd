import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { freeBytes } from '@passarela/gate/metrics/measure';
import type { Payload } from 'payload';
import { clientOf } from '../platform/db/client.ts';
import { files } from '../platform/files/files.ts';
import { log } from '../platform/log/log.ts';
import { env } from '../platform/settings/env.ts';

const ROOM_BYTES = 64 * 1024 * 1024;
const headers = { 'Cache-Control': 'no-store' };
const notYet = (status: string): Response =>
  Response.json({ status }, { status: 503, headers: { ...headers, 'Retry-After': '5' } });

async function filesAnswer(): Promise<void> {
  const { STORAGE, PASSARELA_DATA } = env();
  if (STORAGE) await files().stat('media/readyz');
  else await access(PASSARELA_DATA, constants.W_OK);
}

/** Whether an application, its photos and the database's own files no longer fit on the disk. */
const isFull = async (free: typeof freeBytes): Promise<boolean> => {
  const { STORAGE, PASSARELA_DATA } = env();
  return !STORAGE && (await free(PASSARELA_DATA)) < ROOM_BYTES;
};

/** The answer of `/readyz`: `ready`, `stopping`, `full` (disk), or `down` (database or files). */
export async function readiness(
  open: () => Promise<Payload>,
  isStopping: boolean,
  free = freeBytes,
): Promise<Response> {
  if (isStopping) return notYet('stopping');
  try {
    await Promise.all([clientOf(await open()).version(), filesAnswer()]);
    if (await isFull(free)) return notYet('full');
    return Response.json({ status: 'ready' }, { headers });
  } catch (error) {
    log('error', 'readyz', error);
    return notYet('down');
  }
}
