import { setTimeout as delay } from 'node:timers/promises';
import { gauge } from '@passarela/gate/metrics/meter';
import {
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  SamplingBreaker,
} from 'cockatiel';
import { BackendError, isBackendError, type Service } from './errors.ts';
import { backendState } from './state.ts';

const OPEN_MS = 5_000;
const OPEN_MAX_MS = 60_000;
/** More than half of at least three calls of half a minute: some lost connections say nothing about the service. */
const SHARE = { threshold: 0.5, duration: 30_000, minimumRps: 0.1 };

/** Failures of the service as a whole: not a 500 on one path, and not a limit, which slows the lists alone. */
function concernsAll(error: unknown, state: CircuitState): boolean {
  if (!isBackendError(error)) return false;
  // A large list may be late: that counts only where it is the one call that tries.
  if (error.isLateList && state !== CircuitState.HalfOpen) return false;
  return ['unreachable', 'unauthorized', 'timeout'].includes(error.kind) || error.status === 503;
}

/** A closed circuit; a share of failures opens it for 5 s, or as asked, at most a minute. */
function newCircuit(): CircuitBreakerPolicy {
  const isHandled = (error: unknown) => concernsAll(error, circuit.state);
  const circuit: CircuitBreakerPolicy = circuitBreaker(handleWhen(isHandled), {
    breaker: new SamplingBreaker(SHARE),
    halfOpenAfter: new DelegateBackoff(({ result }) => {
      const retryAfterS = 'error' in result && isBackendError(result.error) ? result.error.retryAfterS : null;
      return Math.min((retryAfterS ?? 0) * 1000 || OPEN_MS, OPEN_MAX_MS);
    }),
  });
  return circuit;
}

export function circuitOf(service: Service): CircuitBreakerPolicy {
  const { circuits } = backendState();
  circuits[service] ??= newCircuit();
  return circuits[service];
}

export function closeCircuits() {
  backendState().circuits = {};
}

const isClosed = ({ state }: CircuitBreakerPolicy) => state === CircuitState.Closed;

const PATIENCE_MS = 1_000;

/** Runs a call. Open circuit: BackendError `open`. Half-open: one caller tries, others wait at most 1 s. */
export async function guarded<T>(service: Service, path: string, run: () => Promise<T>): Promise<T> {
  const circuit = circuitOf(service);
  if (isClosed(circuit)) return circuit.execute(run);
  const answer = circuit.execute(run, AbortSignal.timeout(PATIENCE_MS));
  const decided = Promise.withResolvers<void>();
  const listener = circuit.onStateChange(() => decided.resolve());
  await Promise.race([answer.catch(() => undefined), decided.promise, delay(PATIENCE_MS)]);
  listener.dispose();
  if (!isClosed(circuit)) throw new BackendError({ kind: 'open', service, path });
  return answer;
}

export const measureCircuits = (): void =>
  gauge('passarela_circuit_open', () =>
    (['integration', 'panel'] as const).map((service) => ({
      labels: { service },
      value: isClosed(circuitOf(service)) ? 0 : 1,
    })),
  );
