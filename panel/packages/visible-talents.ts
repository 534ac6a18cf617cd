import type { Payload } from 'payload';
import type { Package, Talent } from '../platform/db/payload-types.ts';
import { countryAbroad, mayGoAbroad } from './abroad.ts';
import { sendableTalents } from './sendable.ts';
import { talentIds } from './talent-ids.ts';
import { withoutUnread } from './unread.ts';

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
