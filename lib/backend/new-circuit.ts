import {
  type CircuitBreakerPolicy,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  SamplingBreaker,
} from 'cockatiel';
import { isBackendError } from './errors.ts';

const OPEN_MS = 5_000;
const OPEN_MAX_MS = 60_000;
/** More than half of at least three calls of half a minute: some lost connections say nothing about the service. */
const SHARE = { threshold: 0.5, duration: 30_000, minimumRps: 0.1 };

/** Failures of the service as a whole: not a 500 on one path, and not a limit, which slows the lists alone. */
const concernsAll = (error: unknown) =>
  isBackendError(error) &&
  (['unreachable', 'unauthorized', 'timeout'].includes(error.kind) || error.status === 503);

/** A closed circuit; a share of failures opens it for 5 s, or as asked, at most a minute. */
export const newCircuit = (): CircuitBreakerPolicy =>
  circuitBreaker(handleWhen(concernsAll), {
    breaker: new SamplingBreaker(SHARE),
    halfOpenAfter: new DelegateBackoff(({ result }) => {
      const retryAfterS = 'error' in result && isBackendError(result.error) ? result.error.retryAfterS : null;
      return Math.min((retryAfterS ?? 0) * 1000 || OPEN_MS, OPEN_MAX_MS);
    }),
  });
