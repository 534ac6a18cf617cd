import { isRecord } from '@passarela/contract/is-record';
import { isErrorBody, unwrapData } from './envelope.ts';
import { readNumber, readText } from './scalars.ts';

/** A bearer token; `expiresInS` is null if the service does not say. */
export type Grant = { token: string; expiresInS: number | null };

/** Reads the answer of a sign-in: `access_token` or `token` is all that it needs. Null without one. */
export function readGrant(body: unknown): Grant | null {
  const data = unwrapData(body);
  if (isErrorBody(body) || !isRecord(data)) return null;
  const token = readText(data.access_token) ?? readText(data.token);
  const expiresInS = readNumber(data.expires_in);
  return token === null
    ? null
    : {
        token: token.replace(/^bearer\s+/i, ''),
        expiresInS: expiresInS !== null && expiresInS > 0 ? expiresInS : null,
      };
}
