/** What our own server, the middleware and the bundles of the app share in a process. Under `next start` nobody writes it. */
type Shared = {
  /** Marks request headers that our server wrote; null where no server of ours is in front. */
  secret: string | null;
  /** Forms posted to pages, by the ids of their requests, and whether React could read them. */
  posted: Map<string, 'readable' | 'unreadable'>;
  /** What is waited for before the process ends. */
  pending: Set<Promise<unknown>>;
};

declare global {
  var passarelaServer: Shared | undefined;
}

export function sharedState(): Shared {
  globalThis.passarelaServer ??= { secret: null, posted: new Map(), pending: new Set() };
  return globalThis.passarelaServer;
}

/** Where a visitor's request comes from (server/visitor-address.ts). */
export const VISITOR_ADDRESS_HEADER = 'x-passarela-visitor';
/** The path and query that a visitor typed, where Next is asked by another (server/own-address.ts). */
export const TYPED_ADDRESS_HEADER = 'x-passarela-typed';

/** Whether requests come through our server. */
export const hasOwnServer = () => sharedState().secret !== null;

/** A request header's value that {@link readOwnHeader} believes. */
export function ownHeader(value: string): string {
  const state = sharedState();
  state.secret ??= crypto.randomUUID();
  return `${state.secret} ${value}`;
}

/** What our server wrote into a request header; null for whatever a visitor wrote there. */
export function readOwnHeader(headers: Pick<Headers, 'get'>, name: string): string | null {
  const { secret } = sharedState();
  const value = headers.get(name);
  return secret !== null && value?.startsWith(`${secret} `) ? value.slice(secret.length + 1) : null;
}
