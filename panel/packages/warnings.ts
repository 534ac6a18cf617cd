import { sql } from 'drizzle-orm';
import type { Endpoint, Payload } from 'payload';
import { z } from 'zod';
import { requireInbox } from '../parts/access/require.ts';
import { refusal } from '../platform/errors/refusal.ts';
import {
  countryAbroad,
  countryOf,
  isAbroad,
  mayGoAbroad,
  TERMS_ARE_DRAFT,
  talentsOfClient,
} from './clients.ts';
import { graveWarnings } from './unread.ts';
import type { Warning } from './warning-texts.ts';

/** `id`: null of a package that is not saved yet. */
type Composed = {
  id: number | null;
  client: number | null;
  talents: readonly { talent: number; availability: string | null; isWithdrawn?: boolean }[];
};

/**
 * The warnings about a package's talents for staff who send it at `now` (ms), by name, in its order; and of whom nobody
 * has read the grave ones, so that the client does not see them yet.
 */
export async function warningsOf(payload: Payload, composed: Composed, now: number) {
  const ids = composed.talents.map(({ talent }) => talent);
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'talents',
    where: { id: { in: ids } },
    select: { name: true, birthdate: true, agency: true, status: true, deletedAt: true },
    depth: 0,
    trash: true,
    pagination: false,
  });
  const known = new Map(docs.map((talent) => [talent.id, talent]));
  const earlier = await talentsOfClient(payload, composed.client, sql`p.id <> ${composed.id ?? 0}`);
  const about = await graveWarnings(payload, { id: composed.id, talents: ids }, now);
  const isAbroad = (await countryAbroad(payload, composed.client)) !== null;
  return composed.talents.flatMap(({ talent: id, availability, isWithdrawn }) => {
    const talent = known.get(id);
    if (!talent) return [];
    const { grave, ...hidden } = about.get(id) ?? { grave: [], isUnread: true, isUnguarded: true };
    const warnings: Warning[] = [
      ...(talent.deletedAt ? (['trash'] as const) : []),
      ...(isWithdrawn ? (['taken'] as const) : []),
      ...(talent.status !== 'published' && !grave.includes('applied') ? (['draft'] as const) : []),
      ...(isAbroad && !mayGoAbroad(talent, now)
        ? [grave.includes('minor') ? ('consent' as const) : ('abroad' as const)]
        : []),
      ...grave,
      ...(hidden.isUnguarded ? (['guardian'] as const) : []),
      ...(availability === 'on_hold' ? (['hold'] as const) : []),
      ...(earlier.has(id) ? (['sent'] as const) : []),
    ];
    const isUnread = hidden.isUnread || hidden.isUnguarded;
    return warnings.length > 0 ? [{ id, name: talent.name, warnings, isUnread }] : [];
  });
}

const number = z.coerce.number().int().positive();
const numbers = z
  .string()
  .default('')
  .transform((text) => (text ? text.split(',').map(Number) : []))
  .pipe(z.array(z.number().int().positive()));
const query = z.object({
  package: number.nullish().transform((id) => id ?? null),
  client: number.nullish().transform((id) => id ?? null),
  talents: numbers,
  on_hold: numbers,
  taken_down: numbers,
});

/** GET /cms-api/packages/warnings: about the talents of a form as it is now, saved or not; for those who send it. */
export const warningsEndpoint: Endpoint = {
  path: '/warnings',
  method: 'get',
  handler: async (req) => {
    requireInbox(req);
    const { data } = query.safeParse(req.query);
    if (!data) throw refusal('?', 400);
    const { package: id, client, talents, on_hold: onHold, taken_down: taken } = data;
    const lines = talents.map((talent) => ({
      talent,
      availability: onHold.includes(talent) ? 'on_hold' : null,
      isWithdrawn: taken.includes(talent),
    }));
    const warnings = await warningsOf(req.payload, { id, client, talents: lines }, Date.now());
    const country = await countryOf(req, client);
    const isTermsDraft = TERMS_ARE_DRAFT && isAbroad(country);
    return Response.json(
      { warnings, isTermsDraft, country },
      { headers: { 'Cache-Control': 'private, no-store' } },
    );
  },
};
