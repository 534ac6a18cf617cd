import type { Instrumentation } from 'next';
import { sharedState } from './lib/system/own-server';
import { isUnreadableBody } from './lib/system/unreadable-body';

/** Runs once before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  await (await import('./lib/backend/prepare')).prepareBackend();
}

/** Notes for the server in front which forms failed by their sender's fault (server/headers.ts). */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  const { posted } = sharedState();
  const id = String(request.headers['x-request-id']);
  if (posted.has(id) && isUnreadableBody(error, request, context)) posted.set(id, 'unreadable');
};
