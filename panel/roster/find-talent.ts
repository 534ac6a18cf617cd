import { sql } from 'drizzle-orm';
import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { rows as rowsOf } from '../platform/db/client.ts';
import type { Talent } from '../platform/db/payload-types.ts';
import { normalize } from './normalize.ts';
import { readDay } from './read-day.ts';
import type { Cells } from './read-row.ts';

/** The talent that a row means, certainly or for staff to confirm. */
type TalentMatch = { talent: Talent; isSure: boolean } | null;

const codeOf = ({ external_id = '' }: Cells): string => external_id.trim();
const numberOf = ({ panel_id = '' }: Cells): number | null =>
  /^\d{1,9}$/.test(panel_id.trim()) ? Number(panel_id) : null;

const isSameName = ({ name = '' }: Cells, talent: Talent): boolean =>
  normalize(name) !== '' && normalize(name) === normalize(talent.name);

/** Whether both birthdates are the same; null if one is missing. */
function isSameBirth({ birthdate = '' }: Cells, talent: Talent): boolean | null {
  const day = readDay(birthdate, 'birth')?.slice(0, 10);
  return day && talent.birthdate ? day === talent.birthdate.slice(0, 10) : null;
}

const named = z.object({ id: z.coerce.number(), name: z.string() });

/** The ids of the talents with one of these names, however written: the folded column finds, the fold decides. */
async function idsNamed(req: PayloadRequest, names: readonly string[]): Promise<number[]> {
  const wanted = new Set(names.map(normalize).filter(Boolean));
  if (wanted.size === 0) return [];
  const like = [...wanted].map((name) => sql`search LIKE ${`%${name.replaceAll(' ', '%')}%`}`);
  const found = await rowsOf(
    req,
    sql`SELECT id, name FROM talents WHERE ${sql.join(like, sql` OR `)}`,
    named,
  );
  return found.flatMap(({ id, name }) => (wanted.has(normalize(name)) ? id : []));
}

/** All talents that one of the rows may mean, in the trash too, their terms loaded. */
export async function talentsLike(req: PayloadRequest, rows: readonly Cells[]): Promise<Talent[]> {
  const alike = await idsNamed(
    req,
    rows.map(({ name = '' }) => name),
  );
  const numbers = [...rows.flatMap((cells) => numberOf(cells) ?? []), ...alike];
  const codes = rows.map(codeOf).filter(Boolean);
  const or: Where[] = [
    ...(numbers.length > 0 ? [{ id: { in: numbers } }] : []),
    ...(codes.length > 0 ? [{ external_id: { in: codes } }] : []),
  ];
  if (or.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'talents',
    where: { or },
    depth: 1,
    pagination: false,
    trash: true,
    req,
  });
  return docs;
}

/**
 * The talent of a row: by its code; by the panel's number, if name or birthdate agree; else, for staff to confirm,
 * by the number alone or by the name, unless birthdates differ. Pure.
 */
export function findTalent(cells: Cells, talents: readonly Talent[]): TalentMatch {
  const code = codeOf(cells);
  const coded = code ? talents.find(({ external_id }) => external_id === code) : undefined;
  if (coded) return { talent: coded, isSure: true };
  const number = numberOf(cells);
  const numbered = talents.find(({ id }) => id === number);
  if (numbered) {
    const isSure = isSameName(cells, numbered) || isSameBirth(cells, numbered) === true;
    return { talent: numbered, isSure };
  }
  const alike = talents.filter((talent) => isSameName(cells, talent) && isSameBirth(cells, talent) !== false);
  const talent = alike.find((one) => isSameBirth(cells, one)) ?? alike[0];
  return talent ? { talent, isSure: false } : null;
}
