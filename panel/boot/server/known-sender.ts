import type { IncomingMessage } from 'node:http';
import { tokenKey } from '../../contract/tokens/credentials.ts';
import { isTokenGood } from '../../contract/tokens/token.ts';
import type { Env } from '../../platform/settings/env.ts';
import { hasSession } from './session.ts';

export const isContract = (url: string): boolean => /^\/(?:panel|integration)\//.test(url);

function hasServiceToken({ headers, url = '' }: IncomingMessage, env: Env): boolean {
  const audience = url.startsWith('/integration/') ? 'integration' : 'panel';
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(headers.authorization ?? '') ?? [];
  const check = { audience, key: tokenKey(audience, env), now: Date.now() } as const;
  return token !== undefined && isTokenGood(token, check);
}

/** Whether a request carries a good session of staff, or for a call of the contract a good token of its service. */
export const knownSender =
  (env: Env) =>
  (req: IncomingMessage): boolean =>
    isContract(req.url ?? '') ? hasServiceToken(req, env) : hasSession(req, env.PAYLOAD_SECRET, Date.now());
