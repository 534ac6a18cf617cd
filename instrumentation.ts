import type { Instrumentation } from 'next';
import { isUnreadableBody } from './lib/system/unreadable-body';

/** Runs once before the first request: gives the server in front what only this bundle can import. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ existenceOf }, { measureCircuits }, { keepSendingCounts }] = await Promise.all([
    import('./lib/backend/existence'),
    import('./lib/backend/circuit'),
    import('./lib/backend/counts'),
  ]);
  measureCircuits();
  keepSendingCounts();
  globalThis.passarelaExistence = existenceOf;
}

/** Tells the server in front which requests failed by their sender's fault. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  if (isUnreadableBody(error, request, context))
    globalThis.passarelaUnreadable?.(String(request.headers['x-request-id']));
};
