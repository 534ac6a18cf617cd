import { each } from '@passarela/contract/each';
import { DERIVED_KINDS } from '@passarela/contract/limits';
import { revalidationAnswer } from '@passarela/contract/takedown';
import { outgoingRequestId } from '@passarela/gate/request-id';
import type { z } from 'zod';
import { log } from '../../platform/log/log.ts';

const ANSWER_WITHIN_MS = 5000;

// the site understood and will never take it: sending it again cannot help
const REFUSALS = [400, 413, 422];

/** The body of one call: tags, and in a takedown the files too. */
export type RevalidationPayload = { tags: readonly string[]; files?: readonly string[] };
export type Removed = NonNullable<z.infer<typeof revalidationAnswer>['removed']>;

export const NOTHING: Removed = each(DERIVED_KINDS, () => 0);

/** Notifies one site; returns the derived files it removed, none if it refuses. Throws to retry. */
export async function notifySite(news: RevalidationPayload, site: string, secret: string): Promise<Removed> {
  const answer = await fetch(`${site}/api/revalidate`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${secret}`,
      'Content-Type': 'application/json',
      'X-Request-Id': outgoingRequestId(),
    },
    body: JSON.stringify(news),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return revalidationAnswer.safeParse(body).data?.removed ?? NOTHING;
  if (!REFUSALS.includes(answer.status)) throw new Error(`answer ${answer.status}`);
  log('error', `The site refused tags (${answer.status}):`, news.tags);
  return NOTHING;
}
