import type { Env } from '../env.ts';

const ANSWER_WITHIN_MS = 5000;

// the site understood and will never take it: sending it again cannot help
const REFUSALS = [400, 413, 422];

/** Sends one batch of tags; throws when the site did not answer as it should, so that it is sent again. */
export async function tellSite(
  tags: readonly string[],
  { SITE_URL, REVALIDATE_SECRET }: Pick<Env, 'SITE_URL' | 'REVALIDATE_SECRET'>,
): Promise<void> {
  const answer = await fetch(`${SITE_URL}/api/revalidate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${REVALIDATE_SECRET}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  if (!REFUSALS.includes(answer.status)) throw new Error(`answer ${answer.status}`);
  console.error(`The site refused tags (${answer.status}):`, tags);
}
