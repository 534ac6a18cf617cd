import { log } from '../system/log.ts';
import type { BackendError } from './errors.ts';
import { backendState } from './state.ts';

const EVERY_MS = 60_000;

/** Says that a call failed: one line a minute for each kind of failure of each call. */
export function logFailure({ service, path, kind, status, code }: BackendError) {
  // The open circuit is the echo of a failure that has its line.
  if (kind === 'open') return;
  const { failures } = backendState();
  const key = [service, path, kind, status, code].join(' ');
  const now = Date.now();
  if (now - (failures.get(key) ?? 0) < EVERY_MS) return;
  failures.set(key, now);
  log('warn', 'service failed', { service, path, kind, status, code });
}
