import type { Payload } from 'payload';
import { job } from '../../platform/jobs/job.ts';
import { backOffMs, type Next } from '../../platform/jobs/rounds.ts';

const publishing = job('publishing');
export const { wake: wakeWorker, start: startPublishing } = publishing;

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 30_000;

/** How long to wait after the n-th failure in a row (1 is the first), in milliseconds. */
export const retryDelayMs = (failures: number): number =>
  backOffMs(failures, FIRST_RETRY_MS, LONGEST_RETRY_MS);

/** Repeats `work` after the time that it returns, and ever less often while it throws. Returns the stop. */
export function repeat(payload: Payload, about: string, work: () => Promise<Next>) {
  let failures = 0;
  const round = () =>
    work().then(
      (next) => {
        failures = 0;
        return next;
      },
      (error: unknown) => {
        failures += 1;
        payload.logger.warn(`Publishing failed (${about}, try ${failures}): ${reason(error)}`);
        return { waitMs: retryDelayMs(failures) };
      },
    );
  return publishing.run(payload, round, { waitMs: LONGEST_RETRY_MS });
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}, ${error.cause.message}` : error.message;
}
