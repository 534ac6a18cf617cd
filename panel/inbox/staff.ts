import { Forbidden, NotFound, type PayloadRequest, UnauthorizedError } from 'payload';
import { canAnswer } from '../access/inbox.ts';
import { isAdmin } from '../access/is-admin.ts';

/** Throws 401 for nobody, 403 for staff whose role has no business in the inbox. */
export function requireInbox(req: PayloadRequest): void {
  if (!req.user) throw new UnauthorizedError(req.t);
  if (!canAnswer({ req })) throw new Forbidden(req.t);
}

/** Throws 401 for nobody, 403 for anybody but administrators. */
export function requireAdmin(req: PayloadRequest): void {
  requireInbox(req);
  if (!isAdmin({ req })) throw new Forbidden(req.t);
}

/** The numeric id in the address of an endpoint; 404 when it is none. */
export function idOf(req: PayloadRequest): number {
  const id = Number(req.routeParams?.id);
  if (!Number.isSafeInteger(id) || id < 1) throw notFound();
  return id;
}

export const notFound = (): NotFound => new NotFound();
