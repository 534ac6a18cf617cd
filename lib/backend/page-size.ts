import { log } from '../system/log.ts';
import { isBackendError, type Service } from './errors.ts';
import { backendState } from './state.ts';

const PAGE_SIZE_MIN = 50;

const isTooMuch = (error: unknown) => isBackendError(error) && (error.kind === 'timeout' || error.isTooLarge);

type Source = { service: Service; path: string };

/** Reads a list by pages. After a slow or too large page it retries with half of the size, down to 50. */
export async function withPageSize<T>(
  list: 'talents' | 'posts',
  source: Source,
  read: (size: number) => Promise<T>,
): Promise<T> {
  const { sizes } = backendState();
  for (;;) {
    const size = sizes[list];
    try {
      return await read(size);
    } catch (error) {
      if (!isTooMuch(error) || size <= PAGE_SIZE_MIN) throw error;
      // another read of the same list may have halved it meanwhile
      sizes[list] = Math.min(sizes[list], Math.max(PAGE_SIZE_MIN, Math.floor(size / 2)));
      log('warn', 'page of a list is too much for the service', {
        ...source,
        reason: String(error),
        next: sizes[list],
      });
    }
  }
}
