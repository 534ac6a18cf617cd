import type { Agent } from 'undici';
import type { Service } from './errors.ts';
import { createHeld, type Held } from './held.ts';
import type { TalentIndex } from './types.ts';

/** A bearer token in memory; times in milliseconds since the epoch. */
export type HeldToken = { value: string; renewAt: number };
export type TokenState = { held: HeldToken | null; pending: Promise<HeldToken> | null };
export type CircuitState = { failing: boolean; restsUntil: number; probe: Promise<void> | null };

type State = {
  tokens: Record<Service, TokenState>;
  circuits: Record<Service, CircuitState>;
  agent: Agent | null;
  /** Loads under way, by key. */
  loads: Map<string, Promise<unknown>>;
  outageTimer: NodeJS.Timeout | null;
  /** Everybody the integration service shows. */
  talents: Held<TalentIndex>;
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
  outageTimer: null,
  talents: createHeld(),
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
