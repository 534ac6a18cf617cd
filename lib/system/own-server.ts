/**
 * State that our own server, the middleware and the bundles of the app share in a process. `next start` never writes
 * it.
 */
type Shared = {
  /** Marks request headers of our server; null without it. */
  secret: string | null;
  /** Forms posted to pages, by the ids of their requests, and whether React could read them. */
  posted: Map<string, 'readable' | 'unreadable'>;
  /** Work to wait for before the process ends. */
  pending: Set<Promise<unknown>>;
};

declare global {
  var passarelaServer: Shared | undefined;
}

export function sharedState(): Shared {
  globalThis.passarelaServer ??= { secret: null, posted: new Map(), pending: new Set() };
  return globalThis.passarelaServer;
}

/** The header of a visitor's address (server/resolve-request.ts). */
export const VISITOR_ADDRESS_HEADER = 'x-passarela-visitor';
/** The header of a visitor's typed path and query, if Next gets another address (server/resolve-request.ts). */
export const TYPED_ADDRESS_HEADER = 'x-passarela-typed';

/** Whether requests come through our server. */
export const hasOwnServer = () => sharedState().secret !== null;

/** A request header's value that {@link readOwnHeader} believes. */
export function ownHeader(value: string): string {
  const state = sharedState();
  state.secret ??= crypto.randomUUID();
  return `${state.secret} ${value}`;
}

/** A request header of our server; null for a visitor's own. */
export function readOwnHeader(headers: Pick<Headers, 'get'>, name: string): string | null {
  const { secret } = sharedState();
  const value = headers.get(name);
  return secret !== null && value?.startsWith(`${secret} `) ? value.slice(secret.length + 1) : null;
}
