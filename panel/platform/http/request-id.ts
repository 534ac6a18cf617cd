import { randomUUID } from 'node:crypto';

export const REQUEST_ID = /^[\w.:/+=-]{1,200}$/;

/** The caller's `X-Request-Id`, or a new one for a missing or invalid one. */
export const requestId = (asked: string | string[] | null | undefined): string =>
  typeof asked === 'string' && REQUEST_ID.test(asked) ? asked : randomUUID();
