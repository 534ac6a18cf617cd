import { LRUCache } from 'lru-cache';
import type { Agent } from 'undici';
import type { PostIndex, TalentIndex } from '../domain/types.ts';
import type { Service } from './errors.ts';
import { createHeld, type Held } from './held.ts';

const LOOKED_MAX = 10_000;

/** A bearer token in memory; times in milliseconds since the epoch. */
export type HeldToken = { value: string; renewAt: number };
type TokenState = { held: HeldToken | null; pending: Promise<HeldToken> | null };
type CircuitState = { failing: boolean; restsUntil: number; probe: Promise<void> | null };

type State = {
  tokens: Record<Service, TokenState>;
  circuits: Record<Service, CircuitState>;
  agent: Agent | null;
  /** Loads under way, by key. */
  loads: Map<string, Promise<unknown>>;
  /** Everybody the integration service shows. */
  talents: Held<TalentIndex>;
  /** The slugs of all posts. */
  posts: Held<PostIndex>;
  /** Ids that were asked for since talents were published, and are in no list. */
  looked: LRUCache<number, 'missing' | 'maybe'>;
  /** How often somebody came for what is in no index, in the second since then. */
  doubts: { since: number; count: number };
};

declare global {
  var passarelaBackend: State | undefined;
}

const create = (): State => ({
  tokens: { integration: { held: null, pending: null }, panel: { held: null, pending: null } },
  circuits: {
    integration: { failing: false, restsUntil: 0, probe: null },
    panel: { failing: false, restsUntil: 0, probe: null },
  },
  agent: null,
  loads: new Map(),
  talents: createHeld(({ byId }) => byId.size === 0),
  posts: createHeld(),
  looked: new LRUCache({ max: LOOKED_MAX }),
  doubts: { since: 0, count: 0 },
});

/** What this process knows about the services. Global, because pages and route handlers are separate bundles. */
export function backendState(): State {
  globalThis.passarelaBackend ??= create();
  return globalThis.passarelaBackend;
}

/** Forgets everything: for tests. */
export function resetBackendState() {
  globalThis.passarelaBackend = undefined;
}
