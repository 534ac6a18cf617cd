import { mkdirSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PHOTO_FIELDS, PHOTO_MAX_BYTES } from '@passarela/contract/limits';
import { withBody } from '@passarela/gate/with-body';
import { limitOf } from '../../lib/forms/limits.ts';
import { createQuota } from '../../lib/forms/quota.ts';
import { log } from '../../lib/system/log.ts';
import { visitorOf } from '../visitor-address.ts';
import { answerFailure } from './answer-failure.ts';
import { SpoolError } from './spool-error.ts';
import { type SpooledForm, spoolForm } from './spool-form.ts';
import { uploadKind } from './upload-kind.ts';

const BODY_MAX_BYTES = PHOTO_FIELDS.length * PHOTO_MAX_BYTES + 256 * 1024;
const ONLY_SITE = 0o700;
const MEGABYTE = 1024 * 1024;
/** Bytes of photos on the disk, as they arrive: a slow sender occupies only what has arrived. */
export const DISK = { all: 2048 * MEGABYTE, address: 256 * MEGABYTE };

type Handle = (req: IncomingMessage) => Promise<void>;
type Options = { folder: string; quota?: ReturnType<typeof createQuota> };

async function rewrite(req: IncomingMessage, fields: SpooledForm['fields']): Promise<IncomingMessage> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const written = new Response(form);
  req.headers['content-type'] = written.headers.get('content-type') ?? '';
  return withBody(req, Buffer.from(await written.arrayBuffer()));
}

function headFailure({ headers }: IncomingMessage) {
  if (!/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '')) return 'offline';
  return Number(headers['content-length']) > BODY_MAX_BYTES ? 'tooLarge' : null;
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
    const isLimited = retryAfterS !== null;
    if (isLimited && kind === 'route')
      return answerFailure(req, res, { kind, failure: 'limited', retryAfterS });
    const failure = headFailure(req);
    if (failure) return answerFailure(req, res, { kind, failure });
    let form: SpooledForm;
    try {
      form = await takeForm(req, address, !isLimited);
    } catch (error) {
      if (!(error instanceof SpoolError)) throw error;
      log('info', 'form not read', { reason: error.message, cause: String(error.cause ?? '') });
      if (error.failure !== 'offline') limitOf('send').noteFailure(address);
      return answerFailure(req, res, { kind, failure: error.failure });
    }
    try {
      await handle(await rewrite(req, form.fields));
    } finally {
      await form.remove();
    }
  };
}
