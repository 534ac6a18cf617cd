import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { BackendError } from '../errors.ts';
import { forgetIndexes } from '../forget-indexes.ts';
import { resetBackendState } from '../state.ts';
import { type Call, world } from './world.ts';

export type { Answer, Call, Served } from './world.ts';
export { world } from './world.ts';

export const down = new Error('down');

/** Every test begins with services that know nothing, and with an empty folder. */
export function freshServices() {
  beforeEach(async () => {
    world.dir = await mkdtemp(join(tmpdir(), 'last-good-'));
    world.served.clear();
    world.calls = 0;
    resetBackendState();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => rm(world.dir, { recursive: true, force: true }));
}

/** Publishes a change to the in-memory values. */
export const publish = (...tags: string[]) => forgetIndexes(tags.length > 0 ? tags : ['talents', 'posts']);

// Stubs of `client.ts` and `next/cache`.

export async function callService(call: Call) {
  const { path, service } = call;
  if (path !== '/api/talents/attributes') world.calls += 1;
  await new Promise((resolve) => setTimeout(resolve, 5));
  const found = world.served.get(path);
  const served = typeof found === 'function' ? found(call) : found;
  if (served === undefined) return { status: 404, body: { message: 'no' } };
  if (served instanceof Error) throw new BackendError({ kind: 'unreachable', service, path });
  return { status: served.status ?? 200, body: served.body };
}

export const unstable_cache = (load: unknown) => load;
