import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import type { Payload } from 'payload';
import { doorOf } from '../db/door.ts';
import { files } from '../files/files.ts';
import { log } from '../log/log.ts';
import { env } from '../settings/env.ts';

const headers = { 'Cache-Control': 'no-store' };
const notYet = (status: string): Response =>
  Response.json({ status }, { status: 503, headers: { ...headers, 'Retry-After': '5' } });

async function filesAnswer(): Promise<void> {
  const { STORAGE, PASSARELA_DATA } = env();
  if (STORAGE) await files().stat('media/readyz');
  else await access(PASSARELA_DATA, constants.W_OK);
}

/** The answer of `/readyz`: `ready`, `stopping`, or `down` where database or files do not answer. */
export async function readiness(open: () => Promise<Payload>, isStopping: boolean): Promise<Response> {
  if (isStopping) return notYet('stopping');
  try {
    await Promise.all([doorOf(await open()).version(), filesAnswer()]);
    return Response.json({ status: 'ready' }, { headers });
  } catch (error) {
    log('error', 'readyz', error);
    return notYet('down');
  }
}
