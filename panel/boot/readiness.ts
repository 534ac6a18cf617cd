import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import type { Payload } from 'payload';
import { doorOf } from '../db/door.ts';
import { tell } from '../log/tell.ts';
import { env } from '../settings/env.ts';

const headers = { 'Cache-Control': 'no-store' };
const notYet = (status: string): Response =>
  Response.json({ status }, { status: 503, headers: { ...headers, 'Retry-After': '5' } });

/** The answer of `/readyz`: `ready`, `stopping`, or `down` where database or files do not answer. */
export async function readiness(open: () => Promise<Payload>, isStopping: boolean): Promise<Response> {
  if (isStopping) return notYet('stopping');
  try {
    await Promise.all([doorOf(await open()).version(), access(env().PASSARELA_DATA, constants.W_OK)]);
    return Response.json({ status: 'ready' }, { headers });
  } catch (error) {
    tell('error', 'readyz', error);
    return notYet('down');
  }
}
