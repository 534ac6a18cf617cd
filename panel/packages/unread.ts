import { each } from '@passarela/contract/each';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { type Caller, momentOrNone, rows } from '../platform/db/client.ts';
import type { Package, Talent } from '../platform/db/payload-types.ts';
import { localDay } from '../platform/reference/agency-time.ts';
import { GUARDIAN, missingOf } from '../platform/reference/minors.ts';
import { countryAbroad, mayGoAbroad } from './clients.ts';
import { hasMinor } from './expiry.ts';
import { listOf, OF_APPLICATION, sendableTalents, talentIds } from './sendable.ts';
import type { Grave } from './warning-texts.ts';

const row = z.object({
  id: z.number(),
  birthdate: momentOrNone,
  permit: momentOrNone,
  ...each(GUARDIAN, () => z.string().nullable()),
  applied: z.coerce.boolean(),
  read: z.string().nullable(),
});
type Row = z.output<typeof row>;

function graveOf({ birthdate, permit, applied }: Row, now: number): Grave[] {
  // nobody knows the age of somebody without a birthdate: a minor until staff enter it
  const countsAsMinor = hasMinor([{ birthdate }], now);
  return [
    ...(countsAsMinor ? [birthdate ? ('minor' as const) : ('undated' as const)] : []),
    ...(countsAsMinor && (permit ?? '').slice(0, 10) < localDay(now) ? (['permit'] as const) : []),
    ...(applied ? (['applied'] as const) : []),
  ];
}

/**
 * `isUnread`: nobody has ticked that they read all of these warnings of this talent for this package. `isUnguarded`:
 * a minor without what every minor needs, hidden from clients whatever was ticked.
 */
type About = { grave: Grave[]; isUnread: boolean; isUnguarded: boolean };

/** The grave warnings of talents at `now` (ms), of today's records, and whether staff have read them. */
export async function graveWarnings(
  by: Caller,
  { id, talents }: { id: number | null; talents: readonly number[] },
  now: number,
): Promise<Map<number, About>> {
  if (talents.length === 0) return new Map();
  const found = await rows(
    by,
    sql`SELECT t.id, t.birthdate, t.agency_permit_until AS permit, r.warnings AS read,
        ${sql.raw(GUARDIAN.map((name) => `t.agency_${name} AS ${name}`).join(', '))},
        CASE WHEN ${OF_APPLICATION} THEN 1 ELSE 0 END AS applied
      FROM talents t LEFT JOIN package_reads r ON r.talent = t.id AND r.package = ${id ?? 0}
      WHERE t.id IN (${listOf(talents)})`,
    row,
  );
  return new Map(
    found.map((one) => {
      const grave = graveOf(one, now);
      const read = one.read?.split(' ') ?? [];
      const isUnguarded = missingOf({ ...one, agency: one }, 'client', localDay(now)).length > 0;
      return [one.id, { grave, isUnguarded, isUnread: !grave.every((warning) => read.includes(warning)) }];
    }),
  );
}

/**
 * A package as its client may know it: only with talents of whom staff have read the warnings, and of minors with what
 * a minor needs. Whoever is not known to be so is left out.
 */
export async function withoutUnread<Some extends Pick<Package, 'id' | 'talents'>>(
  by: Caller,
  stored: Some,
  now: number,
): Promise<Some> {
  const about = await graveWarnings(by, { id: stored.id, talents: talentIds(stored.talents) }, now);
  const talents = (stored.talents ?? []).filter((line) =>
    talentIds([line]).some((id) => {
      const known = about.get(id);
      return known?.isUnread === false && !known.isUnguarded;
    }),
  );
  return { ...stored, talents };
}

/**
 * The talents whom a package shows at `now` (ms), with their pictures: nobody whom a takedown withdrew, nobody of whom
 * staff have not read the warnings, and abroad those who may be sent there.
 */
export async function visibleTalents(
  payload: Payload,
  stored: Pick<Package, 'id' | 'talents' | 'client'>,
  now: number,
): Promise<Map<number, Talent>> {
  const { talents } = await withoutUnread(payload, stored, now);
  const lines = (talents ?? []).filter(({ taken_down }) => taken_down !== true);
  const found = await sendableTalents(payload, talentIds(lines));
  if ((await countryAbroad(payload, stored.client)) === null) return found;
  return new Map([...found].filter(([, talent]) => mayGoAbroad(talent, now)));
}
