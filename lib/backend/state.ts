import type { CircuitBreakerPolicy } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { Agent } from 'undici';
import type { PostIndex, TalentIndex } from '../domain/types.ts';
import type { Service } from './errors.ts';
import { createHeld, type Held } from './held.ts';
import { newCircuit } from './new-circuit.ts';

const LOOKED_MAX = 10_000;

/** A bearer token in memory; times in milliseconds since the epoch. */
export type HeldToken = { value: string; renewAt: number };
type TokenState = { held: HeldToken | null; pending: Promise<HeldToken> | null };

type State = {
  tokens: Record<Service, TokenState>;
  circuits: Record<Service, CircuitBreakerPolicy>;
  agent: Agent | null;
  loads: Map<string, Promise<unknown>>;
  talents: Held<TalentIndex>;
  posts: Held<PostIndex>;
  /** Ids that were asked for since talents were published, and are in no list. */
  looked: LRUCache<number, 'missing' | 'maybe'>;
  /** How often something outside the index was requested in the second since then. */
  lookups: { since: number; count: number };
};

declare global {
  var passarelaBackend: State | undefined;
}

const create = (): State => ({
  tokens: { integration: { held: null, pending: null }, panel: { held: null, pending: null } },
  circuits: { integration: newCircuit(), panel: newCircuit() },
  agent: null,
  loads: new Map(),
  talents: createHeld(({ byId }) => byId.size === 0),
  posts: createHeld(),
  looked: new LRUCache({ max: LOOKED_MAX }),
  lookups: { since: 0, count: 0 },
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
