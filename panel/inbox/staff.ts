import { APIError, type PayloadRequest } from 'payload';
import { canAnswer } from '../access/inbox.ts';
import { isAdmin } from '../access/is-admin.ts';

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

/** Throws 401 for nobody, 403 for staff whose role has no business in the inbox. */
export function requireInbox(req: PayloadRequest): void {
  if (!req.user) throw new APIError('Not signed in', UNAUTHORIZED);
  if (!canAnswer({ req })) throw new APIError('Not for this role', FORBIDDEN);
}

/** Throws 401 for nobody, 403 for anybody but administrators. */
export function requireAdmin(req: PayloadRequest): void {
  requireInbox(req);
  if (!isAdmin({ req })) throw new APIError('Not for this role', FORBIDDEN);
}

const NOT_FOUND = 404;

/** The numeric id in the address of an endpoint; 404 when it is none. */
export function idOf(req: PayloadRequest): number {
  const id = Number(req.routeParams?.id);
  if (!Number.isSafeInteger(id) || id < 1) throw notFound();
  return id;
}

export const notFound = (): APIError => new APIError('There is nothing at this address', NOT_FOUND);
