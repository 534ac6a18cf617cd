import { Forbidden, NotFound, type PayloadRequest, UnauthorizedError } from 'payload';
import { canEdit } from './can-edit.ts';
import { canAnswer } from './inbox.ts';
import { isAdmin } from './is-admin.ts';

type Staff = NonNullable<PayloadRequest['user']>;

/** The signed-in person; throws 401 for nobody, 403 for staff whose role does not fit `allows`. */
function requireStaff(req: PayloadRequest, allows: (asked: { req: PayloadRequest }) => boolean): Staff {
  if (!req.user) throw new UnauthorizedError(req.t);
  if (!allows({ req })) throw new Forbidden(req.t);
  return req.user;
}

export const requireAnybody = (req: PayloadRequest) => requireStaff(req, () => true);
export const requireEditor = (req: PayloadRequest) => requireStaff(req, canEdit);
export const requireInbox = (req: PayloadRequest) => requireStaff(req, canAnswer);
export const requireAdmin = (req: PayloadRequest) => requireStaff(req, isAdmin);

/** The numeric id in the address of an endpoint; 404 when it is none. */
export function idOf(req: PayloadRequest): number {
  const id = Number(req.routeParams?.id);
  if (!Number.isSafeInteger(id) || id < 1) throw notFound();
  return id;
}

export const notFound = (): NotFound => new NotFound();
