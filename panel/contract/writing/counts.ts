import { countsBody } from '@passarela/contract';
import { type Added, addCounts } from '../../catalogue/counts/counts.ts';
import { atOnce } from '../../platform/db/client.ts';
import { readJson } from '../http/input.ts';
import type { Handler } from '../http/route.ts';

/** POST {PANEL}/api/counts: adds sums of a minute to this week. Ids that do not exist are ignored. */
export const counts: Handler = async ({ request, payload, now }) => {
  const { seen, favourited } = await readJson(request, countsBody);
  const ids = new Set([...Object.keys(seen), ...Object.keys(favourited)]);
  const added = [...ids].map(
    (id): Added => ({
      talent: Number(id),
      seen: seen[id] ?? 0,
      favourited: favourited[id] ?? 0,
      quoted: 0,
    }),
  );
  const statements = addCounts(added, now());
  if (statements.length > 0) await atOnce(payload, statements);
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
};
