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

/** JSON of what `read` gives; 404 if that is null, 503 if the service fails and never answered. */
export async function answerJson(read: () => Promise<unknown>, headers: Record<string, string> = {}) {
  try {
    const value = await read();
    if (value === null) return Response.json({ message: 'not found' }, { status: 404 });
    return Response.json(value, { headers });
  } catch (error) {
    if (!isBackendError(error)) throw error;
    return Response.json({ message: 'not available' }, { status: 503, headers: { 'Retry-After': '10' } });
  }
}
