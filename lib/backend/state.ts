import type { FormName } from '@passarela/contract/forms';
import type { CircuitBreakerPolicy } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { LIST_MAX_TALENTS } from '../domain/constants.ts';
import type { PostIndex, TalentIndex } from '../domain/types.ts';
import { patchIndex } from '../find/talent-index.ts';
import type { FormAnswer } from '../forms/answer.ts';
import type { Service } from './errors.ts';
import { createMemoryCache, type MemoryCache } from './memory-cache.ts';
import type { Pace } from './pace.ts';
import type { KnownList } from './read.ts';

/** Pages of posts have the service's own size, which is named from half of this on. */
export const LIST_MAX_POSTS = 200;
const LOOKED_MAX = 10_000;
const JOINED_MAX = 1_000;
const JOINED_MS = 10 * 60_000;
const MISSING_MAX = 5_000;
const MISSING_MS = 60 * 60_000;
const LOG_EVERY_MS = 60_000;

/** A bearer token in memory; times in milliseconds since the epoch. */
export type CachedToken = { value: string; renewAt: number };
type TokenState = {
  cached: CachedToken | null;
  pending: Promise<CachedToken> | null;
  /** When a new token was refused as well. */
  inVainAt: number;
  hasNoRefresh: boolean;
};
const noToken = (): TokenState => ({ cached: null, pending: null, inVainAt: 0, hasNoRefresh: false });
const noPace = (): Pace => ({ sent: [], learned: null, pausedUntil: 0 });

type State = {
  tokens: Record<Service, TokenState>;
  circuits: Partial<Record<Service, CircuitBreakerPolicy>>;
  paces: Record<Service, Pace>;
  /** Whether the panel echoes `Idempotency-Key`: it stores an entry once, however often it is sent. */
  keepsKeys: boolean;
  entriesBySend: Set<FormName>;
  /** The answers to sends of ten minutes, by key, for panels without idempotency. */
  joined: LRUCache<string, FormAnswer>;
  missingGalleries: LRUCache<string, number>;
  galleryService: Service | null;
  /** The words of divisions in addresses, by id; null until they are read. */
  divisionSlugs: Map<number, string> | null;
  loads: Map<string, Promise<unknown>>;
  talents: MemoryCache<TalentIndex>;
  posts: MemoryCache<PostIndex>;
  /** Ids that were looked up since talents were published, and are in no list. */
  looked: LRUCache<number, 'missing' | 'gone'>;
  /** Lists by the key of their reading, and when each tag was published, which says that a list may be shorter. */
  lists: LRUCache<string, KnownList>;
  publishedAt: LRUCache<string, number>;
  /** How often something outside the index was requested in the second since then. */
  lookups: { since: number; count: number };
  sizes: { talents: number; posts: number };
  /** When each failure had its last line in the log. */
  loggedAt: LRUCache<string, number>;
};

declare global {
  var passarelaBackend: State | undefined;
}

const create = (): State => ({
  tokens: { integration: noToken(), panel: noToken() },
  circuits: {},
  paces: { integration: noPace(), panel: noPace() },
  keepsKeys: false,
  entriesBySend: new Set(),
  joined: new LRUCache({ max: JOINED_MAX, ttl: JOINED_MS }),
  missingGalleries: new LRUCache({ max: MISSING_MAX, ttl: MISSING_MS }),
  galleryService: null,
  divisionSlugs: null,
  loads: new Map(),
  talents: createMemoryCache(
    ({ byId }) => byId.size === 0,
    (index, ids) => patchIndex(index, ids, []),
  ),
  posts: createMemoryCache(),
  looked: new LRUCache({ max: LOOKED_MAX }),
  lists: new LRUCache({ max: LOOKED_MAX }),
  publishedAt: new LRUCache({ max: LOOKED_MAX }),
  lookups: { since: 0, count: 0 },
  sizes: { talents: LIST_MAX_TALENTS, posts: LIST_MAX_POSTS },
  loggedAt: new LRUCache({ max: 500 }),
});

/** The process's state about the services. Global, because pages and route handlers are separate bundles. */
export function backendState(): State {
  globalThis.passarelaBackend ??= create();
  return globalThis.passarelaBackend;
}

/** Whether a failure is to be logged: once a minute each. */
export function claimLogLine(failure: string): boolean {
  const { loggedAt } = backendState();
  const isDue = Date.now() - (loggedAt.get(failure) ?? 0) >= LOG_EVERY_MS;
  if (isDue) loggedAt.set(failure, Date.now());
  return isDue;
}

export function resetBackendState() {
  globalThis.passarelaBackend = undefined;
}
