import { setTimeout as delay } from 'node:timers/promises';
import { BackendError, isBackendError, type Service } from './errors.ts';
import { backendState } from './state.ts';

const REST_MS = 5_000;
const REST_MAX_MS = 60_000;
const PATIENCE_MS = 1_000;

/** Failures of the service as a whole; a broken row or a 500 on one path says nothing about the others. */
const concernsAll = ({ kind, status }: BackendError) =>
  kind === 'unreachable' || kind === 'timeout' || kind === 'unauthorized' || status === 503 || status === 429;

function noteFailure(error: unknown) {
  if (!isBackendError(error) || !concernsAll(error)) return;
  const restMs = Math.min((error.retryAfterS ?? 0) * 1000 || REST_MS, REST_MAX_MS);
  const circuit = backendState().circuits[error.service];
  circuit.failing = true;
  circuit.restsUntil = Date.now() + restMs;
}

/** The service works: nobody needs to spare it any longer. */
export function noteSuccess(service: Service) {
  backendState().circuits[service].failing = false;
}

/** A call whose outcome the others learn by. */
async function noted<T>(service: Service, run: () => Promise<T>): Promise<T> {
  try {
    const answer = await run();
    noteSuccess(service);
    return answer;
  } catch (error) {
    noteFailure(error);
    throw error;
  }
}

/** Waits a second at most for the one try after a rest; true when it found the service working. */
async function isBack(service: Service, attempt: () => Promise<unknown>): Promise<boolean> {
  const circuit = backendState().circuits[service];
  circuit.probe ??= attempt()
    .then(
      () => undefined,
      () => undefined,
    )
    .finally(() => {
      circuit.probe = null;
    });
  await Promise.race([circuit.probe, delay(PATIENCE_MS)]);
  return !circuit.failing;
}

/**
 * Runs a call unless the service rests: for some seconds after a failure callers get BackendError `resting` at once.
 * Then one of them tries in the background and all wait a second at most for what it finds, so that of a hanging
 * service's visitors only the first ones ever wait long.
 */
export async function guarded<T>(service: Service, path: string, run: () => Promise<T>): Promise<T> {
  const circuit = backendState().circuits[service];
  if (!circuit.failing) return noted(service, run);
  const resting = new BackendError({ kind: 'resting', service, path });
  if (Date.now() < circuit.restsUntil) throw resting;
  let own: Promise<T> | undefined;
  const attempt = () => {
    own = noted(service, run);
    return own;
  };
  if (!(await isBack(service, attempt))) throw resting;
  return own ?? noted(service, run);
}
