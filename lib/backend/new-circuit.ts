import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
} from 'cockatiel';
import { isBackendError } from './errors.ts';

const OPEN_MS = 5_000;
const OPEN_MAX_MS = 60_000;
/** One late answer, or one 429 that names no time, says nothing about the service. */
const DOUBTFUL_MAX = 3;

/** Failures of the service as a whole; a broken row or a 500 on one path says nothing about the others. */
const concernsAll = (error: unknown) =>
  isBackendError(error) &&
  (['unreachable', 'unauthorized'].includes(error.kind) ||
    error.status === 503 ||
    (error.status === 429 && (error.retryAfterS ?? 0) > 0));

const isDoubtful = (error: unknown) =>
  isBackendError(error) && (error.kind === 'timeout' || error.status === 429);

/** A closed circuit; a failure, or the third doubtful one in a row, opens it for 5 s, or as asked, at most a minute. */
export function newCircuit(): CircuitBreakerPolicy {
  let doubtful = 0;
  const isOneTooMany = () => {
    doubtful += 1;
    return circuit.state !== CircuitState.Closed || doubtful >= DOUBTFUL_MAX;
  };
  const circuit: CircuitBreakerPolicy = circuitBreaker(
    handleWhen((error) => concernsAll(error) || (isDoubtful(error) && isOneTooMany())),
    {
      breaker: new ConsecutiveBreaker(1),
      halfOpenAfter: new DelegateBackoff(({ result }) => {
        const retryAfterS =
          'error' in result && isBackendError(result.error) ? result.error.retryAfterS : null;
        return Math.min((retryAfterS ?? 0) * 1000 || OPEN_MS, OPEN_MAX_MS);
      }),
    },
  );
  circuit.onSuccess(() => {
    doubtful = 0;
  });
  return circuit;
}
