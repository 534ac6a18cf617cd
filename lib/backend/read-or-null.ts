import 'server-only';
import { cache } from 'react';
import { isBackendError } from './errors.ts';

const failure = cache(() => ({ code: '' }));

/** The failure's code for the page: `unreachable`, `timeout`, `status 500`; empty without one. */
export const failureCode = (): string => failure().code;

/** The answer of a read, or null if the service failed and there never was one (then a 503). */
export async function readOrNull<T>(reading: Promise<T>): Promise<{ value: T } | null> {
  try {
    return { value: await reading };
  } catch (error) {
    if (!isBackendError(error)) throw error;
    failure().code = error.status === null ? error.kind : `${error.kind} ${error.status}`;
    return null;
  }
}
