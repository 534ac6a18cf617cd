import 'server-only';
import { isBackendError } from './errors.ts';

/** The answer of a read, or null where the service failed and there never was one (DESIGN 5: then a 503). */
export async function served<T>(reading: Promise<T>): Promise<{ value: T } | null> {
  try {
    return { value: await reading };
  } catch (error) {
    if (!isBackendError(error)) throw error;
    return null;
  }
}
