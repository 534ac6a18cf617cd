import type { PayloadRequest } from 'payload';

export type Role = 'admin' | 'editor' | 'booker';

/** True when the signed-in person has one of the roles; nobody signed in is false. */
export const hasRole = (req: PayloadRequest, roles: readonly Role[]): boolean =>
  req.user !== null && roles.includes(req.user.role);
