import type { Shut } from './package.ts';

/** The status of an answer that says why a package stays shut. */
export const SHUT_STATUSES: Record<Shut, number> = {
  unknown: 404,
  revoked: 410,
  expired: 410,
  locked: 403,
  closed: 409,
  limited: 429,
  gone: 422,
  refused: 422,
};
