import { admitBody, countsBody } from '@passarela/contract';
import { type Added, addCounts } from '../../catalogue/counts/counts.ts';
import { atOnce } from '../../platform/db/client.ts';
import { ContractError } from '../../platform/errors/contract-error.ts';
import { admit, type Limit } from '../../platform/limits/shared-limits.ts';
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

const WINDOW_MS = 10 * 60_000;

/** The limits of one site instance (`lib/forms/form-action.ts`, `lib/downloads`): together no more. */
const LIMITS: readonly Limit[] = [
  { bucket: 'form', allowed: 12, windowMs: WINDOW_MS },
  { bucket: 'form-address', allowed: 120, windowMs: WINDOW_MS },
  { bucket: 'download', allowed: 20, windowMs: WINDOW_MS },
];

/** POST {PANEL}/api/admit: one limit for all instances of the site. */
export const admitVisitor: Handler = async ({ request, payload, now }) => {
  const { bucket, key } = await readJson(request, admitBody);
  const limit = LIMITS.find((known) => known.bucket === bucket);
  if (!limit) throw new ContractError(404, 'There is no such limit');
  const wait = await admit(payload, { ...limit, bucket: `site:${bucket}` }, key, now());
  if (wait === 0) return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  throw new ContractError(429, 'Enough for now', { headers: { 'Retry-After': String(wait) } });
};
