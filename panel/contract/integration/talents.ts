import { gender, type TalentSummary, talentFilter, talentQuery } from '@passarela/contract';
import { each } from '@passarela/contract/each';
import { letterOf } from '@passarela/contract/latin';
import { LISTED_MEASURES } from '@passarela/contract/measures';
import { fold } from '@passarela/contract/slug';
import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { z } from 'zod';
import { altOf, focusOf } from '../../catalogue/media/described.ts';
import { isPossibleId, moment, momentOrNone, rows } from '../../platform/db/client.ts';
import { remember } from '../../platform/db/remember.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { isOnTime, type Times } from '../../platform/reference/on-site.ts';
import { json } from '../http/answer.ts';
import { accept, pageOf, readJson } from '../http/input.ts';
import type { Handler } from '../http/route.ts';
import { sendable } from './talent-shape.ts';

type Entry = Summary & { folded: string };

const entriesOf = (summaries: readonly Summary[]): Entry[] =>
  summaries.map((summary) => ({ ...summary, folded: fold(summary.talent.name) }));

const catalogue = remember('catalogue', async (payload) => entriesOf(await readSummaries(payload)));

/** True when a talent passes every filter; letters and searches ignore accents. */
function passes(
  { talent, folded }: Entry,
  { category, gender, letter, q }: z.infer<typeof talentFilter>,
): boolean {
  return (
    (category === undefined || talent.categories.some(({ id }) => id === category)) &&
    (gender === undefined || talent.gender === gender) &&
    (letter === undefined || letterOf(talent.name) === letterOf(letter)) &&
    (q === undefined ||
      fold(q)
        .split(/\s+/)
        .every((word) => folded.includes(word)))
  );
}

/** POST {INTEGRATION}/api/talents. Division 1446 is not hidden here: the site does that. */
export const talents: Handler = async ({ request, query, payload, now }) => {
  const { paginate, page } = accept(talentQuery, Object.fromEntries(query));
  const filter = await readJson(request, talentFilter);
  // After each save the site asks for those that changed: they are there before everybody is read anew.
  const entries = filter.ids ? entriesOf(await readSummaries(payload, filter.ids)) : await catalogue(payload);
  const moment = now();
  const day = localDay(moment);
  const found = entries
    .filter((entry) => isOnTime(entry.times, moment) && passes(entry, filter))
    .map(({ talent }) => sendable(talent, day));
  return json(pageOf(found, page, paginate));
};

const DAY_CHARS = 10;

const text = z
  .string()
  .nullable()
  .transform((value) => value || null);

/** SQLite keeps 0 and 1, PostgreSQL a boolean. */
const flag = z
  .union([z.boolean(), z.number()])
  .nullable()
  .transform((value) => Boolean(value));

const talentRow = z.object({
  id: z.number(),
  name: z.string(),
  gender,
  birthdate: momentOrNone.transform((stored) => stored?.slice(0, DAY_CHARS) ?? null),
  cover: text,
  cover_web: text,
  focal_x: z.coerce.number().nullable(),
  focal_y: z.coerce.number().nullable(),
  alt_pt: text,
  alt_en: text,
  opening: z.string().nullable(),
  opening_width: z.number().nullable(),
  opening_height: z.number().nullable(),
  ...each(LISTED_MEASURES, () => text),
  noindex: flag,
  updated_at: moment,
});

const timesRow = z.object({ publish_at: momentOrNone, hide_at: moment.nullable() });

/** A published talent as the list shows it, and the times between which it does. */
type Summary = { talent: TalentSummary; times: Times };

const linkRow = z.object({
  talent: z.number(),
  category: z.coerce.number().nullable(),
  division: z.coerce.number().nullable(),
  division_category: z.coerce.number().nullable(),
  skill: z.coerce.number().nullable(),
});

const PUBLISHED = sql`t.status = 'published' AND t.deleted_at IS NULL`;

const amongThem = (ids: readonly number[]) =>
  sql`${PUBLISHED} AND t.id IN (${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`;

const measures = sql.raw(LISTED_MEASURES.map((name) => `t.${name}`).join(', '));

/** The gallery's first public picture, as `toContract` finds it. */
const opening = sql`(
  SELECT m.id FROM talents_rels g JOIN media m ON m.id = g.media_id
  WHERE g.parent_id = t.id AND g.path IN ('book', 'snap', 'compo')
    AND m.taken_down IS NOT TRUE AND m.deleted_at IS NULL
  ORDER BY CASE g.path WHEN 'book' THEN 1 WHEN 'snap' THEN 2 ELSE 3 END, g."order" LIMIT 1)`;

/** A column of the picture that cards show. */
const ofCover = (column: string) =>
  `CASE WHEN w.id IS NULL THEN c.${column} ELSE w.${column} END AS ${column}`;

const summaryQuery = (shown: SQL) => sql`
  SELECT t.id, t.name, t.gender, t.birthdate, c.filename AS cover,
    coalesce(w.filename, c.sizes_web_filename, c.filename) AS cover_web,
    ${sql.raw(['focal_x', 'focal_y', 'alt_pt', 'alt_en'].map(ofCover).join(', '))},
    o.filename AS opening, o.width AS opening_width, o.height AS opening_height,
    ${measures}, t.noindex, t.updated_at, t.publish_at, t.hide_at
  FROM talents t LEFT JOIN media c ON c.id = t.cover_id AND c.taken_down IS NOT TRUE AND c.deleted_at IS NULL
    LEFT JOIN media w ON w.id = t.cover_web_id AND w.taken_down IS NOT TRUE AND w.deleted_at IS NULL
    LEFT JOIN media o ON o.id = ${opening}
  WHERE ${shown} ORDER BY t.name`;

const summaryRow = z.intersection(talentRow, timesRow);

function toSummary({ publish_at, hide_at, ...row }: z.infer<typeof summaryRow>): Summary {
  const { opening: file, opening_width: width, opening_height: height, ...ofCard } = row;
  const { focal_x: x, focal_y: y, alt_pt: pt, alt_en: en, ...talent } = ofCard;
  return {
    talent: {
      ...talent,
      cover_focus: focusOf({ x, y }),
      cover_alt: altOf({ pt, en }),
      opening: file ? { file, width, height } : null,
      categories: [],
      divisions: [],
      skills: [],
    },
    times: { publish_at, hide_at },
  };
}

const linkQuery = (shown: SQL) => sql`
  SELECT r.parent_id AS talent, r.categories_id AS category, r.divisions_id AS division,
    d.category_id AS division_category, r.skills_id AS skill
  FROM talents_rels r JOIN talents t ON t.id = r.parent_id LEFT JOIN divisions d ON d.id = r.divisions_id
  WHERE ${shown} AND r.path IN ('categories', 'divisions', 'skills') ORDER BY r.parent_id, r."order"`;

const collator = new Intl.Collator('pt', { sensitivity: 'base', numeric: true });

/** Every published talent, or those with these ids, sorted by name as Portuguese sorts. */
async function readSummaries(payload: Payload, ids?: readonly number[]): Promise<Summary[]> {
  const possible = ids?.filter(isPossibleId);
  if (possible?.length === 0) return [];
  const shown = possible ? amongThem(possible) : PUBLISHED;
  const found = await rows(payload, summaryQuery(shown), summaryRow);
  const byId = new Map(found.map((row) => [row.id, toSummary(row)]));
  const links = await rows(payload, linkQuery(shown), linkRow);
  for (const { talent, category, division, division_category, skill } of links) {
    const summary = byId.get(talent)?.talent;
    if (category !== null) summary?.categories.push({ id: category });
    if (skill !== null) summary?.skills?.push(skill);
    if (division !== null && division_category !== null) {
      summary?.divisions.push({ id: division, id_category: division_category });
    }
  }
  return [...byId.values()].sort(
    ({ talent: a }, { talent: b }) => collator.compare(a.name, b.name) || a.id - b.id,
  );
}
