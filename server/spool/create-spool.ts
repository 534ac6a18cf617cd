import { mkdirSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PHOTO_FIELDS, PHOTO_MAX_BYTES } from '@passarela/contract/limits';
import { withBody } from '@passarela/gate/with-body';
import { VISITOR_ADDRESS_HEADER } from '../../lib/forms/sender.ts';
import { formState } from '../../lib/forms/state.ts';
import { log } from '../../lib/system/log.ts';
import { doorOf } from './door.ts';
import { refuseForm } from './refuse-form.ts';
import { createSpoolRoom } from './room.ts';
import { SpoolError } from './spool-error.ts';
import { type SpooledForm, spoolForm } from './spool-form.ts';

const BODY_MAX_BYTES = PHOTO_FIELDS.length * PHOTO_MAX_BYTES + 256 * 1024;
const ONLY_SITE = 0o700;

type Handle = (req: IncomingMessage) => Promise<void>;
type Options = { folder: string; room?: ReturnType<typeof createSpoolRoom> };

/** The form as a small body: text, and references in place of photos. */
async function rewrite(req: IncomingMessage, fields: SpooledForm['fields']): Promise<IncomingMessage> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const written = new Response(form);
  req.headers['content-type'] = written.headers.get('content-type') ?? '';
  return withBody(req, Buffer.from(await written.arrayBuffer()));
}

/** What is wrong with a form by its head. */
function headFailure({ headers }: IncomingMessage) {
  if (!/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '')) return 'offline';
  return Number(headers['content-length']) > BODY_MAX_BYTES ? 'tooLarge' : null;
}

/**
 * Stands before the two doors of the application: its body goes to `folder` while it arrives, and the program behind gets a
 * small form with references to the photos (docs/decisions/application-upload.md). All else passes. What another process
 * left in the folder is removed at the start.
 */
export function createSpool({ folder, room = createSpoolRoom() }: Options) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: ONLY_SITE });

  async function takeForm(req: IncomingMessage, address: string, isKept: boolean): Promise<SpooledForm> {
    let held = 0;
    const take = (bytes: number) => {
      if (!room.take(address, bytes)) return false;
      held += bytes;
      return true;
    };
    const leave = () => room.leave(address, held);
    try {
      const form = await spoolForm(req, { folder, take, isKept });
      return { ...form, remove: () => form.remove().finally(leave) };
    } catch (error) {
      leave();
      throw error;
    }
  }

  return async (req: IncomingMessage, res: ServerResponse, handle: Handle): Promise<void> => {
    const door = doorOf(req);
    if (!door) return handle(req);
    const address = String(req.headers[VISITOR_ADDRESS_HEADER] ?? 'unknown');
    const retryAfterS = formState().limits.waitOf(address);
    const isLimited = retryAfterS !== null;
    if (isLimited && door === 'route') return refuseForm(req, res, { door, failure: 'limited', retryAfterS });
    const failure = headFailure(req);
    if (failure) return refuseForm(req, res, { door, failure });
    let form: SpooledForm;
    try {
      form = await takeForm(req, address, !isLimited);
    } catch (error) {
      if (!(error instanceof SpoolError)) throw error;
      log('info', 'form not read', { reason: error.message, cause: String(error.cause ?? '') });
      if (error.failure !== 'offline') formState().limits.refuse(address);
      return refuseForm(req, res, { door, failure: error.failure });
    }
    try {
      await handle(await rewrite(req, form.fields));
    } finally {
      await form.remove();
    }
  };
}
