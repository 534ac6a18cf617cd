import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@passarela/gate/request-id';
import onHeaders from 'on-headers';
import { placeOf } from './resolve-request.ts';

declare global {
  /** Notes that the body of the request with this id could not be read. */
  var passarelaUnreadable: ((requestId: string) => void) | undefined;
}

/** Forms posted to pages, by the ids of their requests, and whether Next could not read them. */
const posted = new Map<string, { isUnreadable: boolean }>();

globalThis.passarelaUnreadable = (requestId) => {
  const form = posted.get(requestId);
  if (form) form.isUnreadable = true;
};

/**
 * Answers 400 where Next says 500 to a form that it could not read (`lib/system/unreadable-body.ts` tells by the error): the sender's fault,
 * for which nobody has to be woken. Any other 500 stays one.
 */
export function blameMalformedActions(req: IncomingMessage, res: ServerResponse): void {
  if (req.method !== 'POST' || placeOf(req) === null) return;
  const id = String(req.headers[REQUEST_ID_HEADER]);
  const form = { isUnreadable: false };
  posted.set(id, form);
  res.once('close', () => posted.delete(id));
  onHeaders(res, () => {
    if (res.statusCode === 500 && form.isUnreadable) res.statusCode = 400;
  });
}
