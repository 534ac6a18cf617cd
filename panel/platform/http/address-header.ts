import { randomUUID } from 'node:crypto';

/** Header in which the server passes the client's real address to the handlers. */
export const ADDRESS_HEADER = 'x-passarela-address';

export const REQUEST_ID = /^[\w.:/+=-]{1,200}$/;

/** The caller's `X-Request-Id`, or a new one for a missing or invalid one. */
export const requestId = (asked: string | string[] | null | undefined): string =>
  typeof asked === 'string' && REQUEST_ID.test(asked) ? asked : randomUUID();
