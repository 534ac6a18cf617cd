import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { placeOf } from './resolve-request.ts';

/**
 * Answers 400 where Next says 500 to a form posted to a page. Our actions catch what fails in them (`lib/forms/form-action.ts`), so what
 * is left is a body that React cannot read, and nobody has to be woken for that.
 */
export function blameMalformedActions(req: IncomingMessage, res: ServerResponse): void {
  if (req.method !== 'POST' || placeOf(req) === null) return;
  onHeaders(res, () => {
    if (res.statusCode === 500) res.statusCode = 400;
  });
}
