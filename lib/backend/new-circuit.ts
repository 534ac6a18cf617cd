import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
} from 'cockatiel';
import { isBackendError } from './errors.ts';

const OPEN_MS = 5_000;
const OPEN_MAX_MS = 60_000;

/** Failures of the service as a whole; a broken row or a 500 on one path says nothing about the others. */
const concernsAll = (error: unknown) =>
  isBackendError(error) &&
  (['unreachable', 'timeout', 'unauthorized'].includes(error.kind) ||
    error.status === 503 ||
    error.status === 429);

/** A closed circuit; a failure opens it for 5 s, or as long as the service asks, at most a minute. */
export const newCircuit = (): CircuitBreakerPolicy =>
  circuitBreaker(handleWhen(concernsAll), {
    breaker: new ConsecutiveBreaker(1),
    halfOpenAfter: new DelegateBackoff(({ result }) => {
      const retryAfterS = 'error' in result && isBackendError(result.error) ? result.error.retryAfterS : null;
      return Math.min((retryAfterS ?? 0) * 1000 || OPEN_MS, OPEN_MAX_MS);
    }),
  });
