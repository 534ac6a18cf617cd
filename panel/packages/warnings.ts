import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { rows } from '../platform/db/client.ts';
import { countryAbroad, mayGoAbroad } from './abroad.ts';
import type { Grave } from './grave.ts';
import { graveWarnings } from './unread.ts';

type Warning = Grave | 'guardian' | 'taken' | 'draft' | 'abroad' | 'consent' | 'hold' | 'sent' | 'trash';
/** `id`: null of a package that is not saved yet. */
type Composed = {
  id: number | null;
  client: number | null;
  talents: readonly { talent: number; availability: string | null; isWithdrawn?: boolean }[];
};

const earlierRow = z.object({ talent: z.coerce.number() });

/** The talents of other packages of this client. */
async function sentBefore(payload: Payload, { id, client }: Composed): Promise<Set<number>> {
  if (client === null) return new Set();
  const found = await rows(
    payload,
    sql`SELECT DISTINCT t.talent_id AS talent FROM packages_talents t JOIN packages p ON p.id = t._parent_id
      WHERE p.client_id = ${client} AND p.id <> ${id ?? 0} AND t.talent_id IS NOT NULL`,
    earlierRow,
  );
  return new Set(found.map(({ talent }) => talent));
}

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
  const earlier = await sentBefore(payload, composed);
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
