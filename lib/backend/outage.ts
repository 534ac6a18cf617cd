import { request } from 'undici';
import { env } from '../system/env.ts';
import { log } from '../system/log.ts';
import { backendState } from './state.ts';

/** The tag of pages that had nothing to show. */
export const OUTAGE_TAG = 'outage';
export const OUTAGE_LIFE_S = 10;

async function expire() {
  const { PORT, REVALIDATE_SECRET } = env();
  const answer = await request(`http://127.0.0.1:${PORT}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${REVALIDATE_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags: [OUTAGE_TAG] }),
    headersTimeout: OUTAGE_LIFE_S * 1000,
  });
  await answer.body.dump();
}

/**
 * Lets pages that could only say 503 end for good after ten seconds. By its own rule Next would show such a page once
 * more, however old it is, before it renders it again.
 */
export function endOutageLater() {
  const state = backendState();
  if (state.outageTimer) return;
  state.outageTimer = setTimeout(() => {
    state.outageTimer = null;
    expire().catch((error: unknown) => log('warn', 'outage pages stay', { reason: String(error) }));
  }, OUTAGE_LIFE_S * 1000).unref();
}
