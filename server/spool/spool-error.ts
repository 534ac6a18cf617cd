import type { Failure } from '../../lib/forms/answer.ts';

/** Why a body was not accepted, as a message key; `reason` is for the log. */
export class SpoolError extends Error {
  override readonly name = 'SpoolError';
  readonly failure: Failure;

  constructor(failure: Failure, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.failure = failure;
  }
}
