import type { Payload } from 'payload';
import type { Env } from '../../platform/settings/env.ts';

/** The two services of the contract, each with tokens of its own. */
export type Audience = 'integration' | 'panel';

export type Services = { payload: Payload; env: Env; now: () => number };

export type Call = Services & { request: Request; query: URLSearchParams; params: Record<string, string> };

export type Handler = (call: Call) => Promise<Response>;

/** A call of the contract; `token` names the service whose bearer token it needs. */
export type Route = { method: 'GET' | 'POST'; path: string; token?: Audience; handle: Handler };

/** The words of a path that fits a pattern such as `/panel/api/slides/{type}`; null when it does not fit. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const expected = pattern.split('/');
  const given = pathname.split('/');
  if (expected.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const word = decode(given[index] ?? '');
    if (word === null || (word === '') !== (part === '')) return null;
    if (part.startsWith('{')) params[part.slice(1, -1)] = word;
    else if (part !== word) return null;
  }
  return params;
}

function decode(word: string): string | null {
  try {
    return decodeURIComponent(word);
  } catch {
    return null;
  }
}
