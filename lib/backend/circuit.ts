import { type BackendError, isBackendError, type Service } from './errors.ts';
import { backendState } from './state.ts';

export const REST_MS = 5_000;
const REST_MAX_MS = 60_000;

/** Failures of the service as a whole; a broken row or a 500 on one path says nothing about the others. */
const concernsAll = ({ kind, status }: BackendError) =>
  kind === 'unreachable' || kind === 'timeout' || kind === 'unauthorized' || status === 503 || status === 429;

/**
 * True while a failing service rests. After the rest one caller at a time may try (for `probeMs`), so that a hanging
 * service makes one visitor wait and not each.
 */
export function isResting(service: Service, probeMs: number, now = Date.now()): boolean {
  const circuit = backendState().circuits[service];
  if (!circuit.failing) return false;
  if (now < circuit.restsUntil) return true;
  circuit.restsUntil = now + probeMs;
  return false;
}

export function noteFailure(error: unknown, now = Date.now()) {
  if (!isBackendError(error) || !concernsAll(error)) return;
  const rest = Math.min((error.retryAfterS ?? 0) * 1000 || REST_MS, REST_MAX_MS);
  backendState().circuits[error.service] = { failing: true, restsUntil: now + rest };
}

export function noteSuccess(service: Service) {
  backendState().circuits[service] = { failing: false, restsUntil: 0 };
}
