import { setTimeout as delay } from 'node:timers/promises';
import { gauge } from '@passarela/gate/metrics/meter';
import { CircuitState } from 'cockatiel';
import { BackendError, isBackendError, type Service } from './errors.ts';
import { newCircuit } from './new-circuit.ts';
import { backendState } from './state.ts';

const PATIENCE_MS = 1_000;

export function closeCircuit(service: Service) {
  backendState().circuits[service] = newCircuit();
}

/** Runs a call. Open circuit: BackendError `open`. Half-open: one caller tries, others wait at most 1 s. */
export async function guarded<T>(service: Service, path: string, run: () => Promise<T>): Promise<T> {
  const circuit = backendState().circuits[service];
  const isClosed = () => circuit.state === CircuitState.Closed;
  if (isClosed()) return circuit.execute(run);
  const answer = circuit.execute(run, AbortSignal.timeout(PATIENCE_MS));
  const decided = Promise.withResolvers<void>();
  const listener = circuit.onStateChange(() => decided.resolve());
  await Promise.race([answer.catch(() => undefined), decided.promise, delay(PATIENCE_MS)]);
  listener.dispose();
  if (!isClosed()) throw new BackendError({ kind: 'open', service, path });
  return answer;
}

/** As {@link guarded}, but a late answer does not open the circuit: a large list may be late. */
export async function guardedList<T>(service: Service, path: string, run: () => Promise<T>): Promise<T> {
  const isClosed = backendState().circuits[service].state === CircuitState.Closed;
  const late = Promise.withResolvers<never>();
  const answer = guarded(service, path, () =>
    run().catch((error: unknown) => {
      if (!isClosed || !isBackendError(error) || error.kind !== 'timeout') throw error;
      late.reject(error);
      return null;
    }),
  );
  return (await answer) ?? late.promise;
}

export const measureCircuits = (): void =>
  gauge('passarela_circuit_open', () =>
    Object.entries(backendState().circuits).map(([service, { state }]) => ({
      labels: { service },
      value: state === CircuitState.Closed ? 0 : 1,
    })),
  );
