import type { IncomingMessage } from 'node:http';
import { isSameSecret } from '../lib/system/same-secret.ts';

/** Whether a request carries the secret by which the panel publishes. */
export const isPublisher =
  (secret: string) =>
  ({ headers }: IncomingMessage): boolean => {
    const [, given = ''] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
    return isSameSecret(given, secret);
  };
