import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getHeapStatistics } from 'node:v8';
import { withBody } from '@passarela/gate/body';
import { count } from '@passarela/gate/metrics/meter';
import { Refused } from '@passarela/gate/refusal';
import { refuse } from '@passarela/gate/refuse';
import { createQuota, limitOf } from '../../lib/forms/limits.ts';
import { splitUrl } from '../../lib/routes/resolve.ts';
import { SCREENS } from '../../lib/routes/screens.ts';
import { log } from '../../lib/system/log.ts';
import { UPLOAD_PATH } from '../body-rules.ts';
import { failureOf, wordRefusal } from '../error-page.ts';
import { routeOf, visitorOf } from '../resolve-request.ts';
import { type SpooledForm, spoolForm } from './read-form.ts';

/** How a request sends an application, under any address of the form; null for all other requests. */
export function uploadKind(req: IncomingMessage): 'route' | 'page' | null {
  if (req.method !== 'POST') return null;
  if (splitUrl(req.url)[0] === UPLOAD_PATH) return 'route';
  const route = routeOf(req);
  return route && SCREENS[route.screen].body?.isStreamed ? 'page' : null;
}

function answerRefused(req: IncomingMessage, res: ServerResponse, { refusal }: Refused) {
  count('passarela_forms_total', { form: 'getScouted', result: failureOf(refusal.status) });
  refuse(req, res, refusal, wordRefusal);
}

const MEGABYTE = 1024 * 1024;
/** Bytes of photos on the disk, as they arrive: a slow sender occupies only what has arrived. */
export const DISK = { all: 2048 * MEGABYTE, address: 256 * MEGABYTE };

/** `f_type` of a file system in memory: tmpfs, ramfs (linux/magic.h). */
const IN_MEMORY = [0x01021994, 0x858458f6];

const isInMemory = (folder: string): boolean => IN_MEMORY.includes(statfsSync(folder).type);

type Photos = { folder: string; spoolBytes: number };
/** `limit` is 0, or more than any machine has, where the process has none. */
const HERE = {
  limit: () => process.constrainedMemory(),
  isInMemory,
  heap: () => getHeapStatistics().heap_size_limit,
};

/** The advice if arriving photos would lie in the memory that limits the program; null if all fits. */
export function memoryProblem({ folder, spoolBytes }: Photos, here: typeof HERE = HERE): string | null {
  const limit = here.limit();
  if (limit === 0 || !here.isInMemory(folder)) return null;
  const needed = spoolBytes + here.heap();
  if (needed <= limit) return null;
  const mb = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;
  return `SITE_SPOOL_DIR (${folder}) lies in memory: ${mb(spoolBytes)} of photos and a heap of ${mb(here.heap())} are more than the ${mb(limit)} that this program may use. Set SITE_SPOOL_DIR to a folder on a disk, or raise the limit to ${mb(needed)}.`;
}

const ONLY_SITE = 0o700;
type Handle = (req: IncomingMessage) => Promise<void>;
type Options = { folder: string; quota?: ReturnType<typeof createQuota> };

async function rewrite(req: IncomingMessage, fields: SpooledForm['fields']): Promise<IncomingMessage> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const written = new Response(form);
  req.headers['content-type'] = written.headers.get('content-type') ?? '';
  return withBody(req, Buffer.from(await written.arrayBuffer()));
}

/** Writes applications to `folder`; the program gets references (docs/decisions/application.md). */
export function createSpool({ folder, quota = createQuota(DISK) }: Options) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: ONLY_SITE });

  async function takeForm(req: IncomingMessage, address: string, isStored: boolean): Promise<SpooledForm> {
    let held = 0;
    const take = (bytes: number) => {
      if (!quota.take(address, bytes)) return false;
      held += bytes;
      return true;
    };
    const release = () => quota.release(address, held);
    try {
      const form = await spoolForm(req, { folder, take, isStored });
      return { ...form, remove: () => form.remove().finally(release) };
    } catch (error) {
      release();
      throw error;
    }
  }

  return async (req: IncomingMessage, res: ServerResponse, handle: Handle): Promise<void> => {
    const kind = uploadKind(res.req);
    if (!kind) return handle(req);
    const address = visitorOf(req);
    const retryAfterS = limitOf('send').waitOf(address);
    if (retryAfterS !== null && kind === 'route')
      return answerRefused(req, res, new Refused({ status: 429, message: 'Too many at once', retryAfterS }));
    let form: SpooledForm;
    try {
      form = await takeForm(req, address, retryAfterS === null);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      log('info', 'form not read', { reason: error.message, cause: String(error.cause ?? '') });
      if (error.refusal.status !== 422) limitOf('send').noteFailure(address);
      return answerRefused(req, res, error);
    }
    try {
      await handle(await rewrite(req, form.fields));
    } finally {
      await form.remove();
    }
  };
}
