import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { findById } from '../platform/db/find.ts';
import type { Talent } from '../platform/db/payload-types.ts';
import { localDay } from '../platform/reference/agency-time.ts';
import { languageOf } from '../platform/reference/language.ts';
import { minorsAmong } from '../platform/reference/minors.ts';
import { changesOf, dataOf } from './changes.ts';
import { isRosterField, type RosterField } from './columns.ts';
import { findTalent, talentsLike } from './find-talent.ts';
import { PHOTO_FIELDS, type PhotoField } from './photo-files.ts';
import { type Cells, readRow, type Taxonomy } from './read-row.ts';
import { type KnownRow, photosAt, rowOf } from './rows.ts';

type Update = { talent: number; updatedAt: string; fields: readonly RosterField[] };
/**
 * The names of the saved fields, and the moment of the save, by which it is undone; whether a minor left the site as a
 * draft, for want of a guardian. Null if nothing was to change.
 */
type Updated = { fields: string[]; updatedAt: string; isDraft: boolean; saved: Talent } | null;

/** Gives a talent the chosen fields of a row, as whoever imports may; throws 409 if somebody saved it since. */
async function updateTalent(
  req: PayloadRequest,
  cells: Cells,
  { taxonomy, update: { talent: id, updatedAt, fields } }: { taxonomy: Taxonomy; update: Update },
): Promise<Updated> {
  const talent = await req.payload.findByID({ collection: 'talents', id, depth: 1, req });
  const changed = changesOf(talent, cells, taxonomy, 'pt').map(({ field }) => field);
  const data = dataOf(
    fields.filter((field) => changed.includes(field)),
    readRow(cells, taxonomy, talent).data,
    await req.payload.findByID({ collection: 'talents', id, depth: 0, req }),
  );
  if (Object.keys(data).length === 0) return null;
  const saved = await req.payload.update({
    collection: 'talents',
    id,
    data: { ...data, updatedAt },
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    user: req.user,
    context: { isFromSheet: true },
    req,
  });
  const isDraft = talent.status === 'published' && saved.status === 'draft';
  return {
    fields: [...Object.keys(data), ...(isDraft ? ['status'] : [])],
    ...{ updatedAt: saved.updatedAt, isDraft, saved },
  };
}

/** Categories, divisions and skills as rows name them. */
export async function readTaxonomy(payload: Payload): Promise<Taxonomy> {
  const all = { depth: 0, pagination: false } as const;
  const [categories, divisions, skills] = await Promise.all([
    payload.find({ collection: 'categories', ...all }),
    payload.find({ collection: 'divisions', ...all }),
    payload.find({ collection: 'skills', ...all }),
  ]);
  return {
    categories: new Map(categories.docs.map(({ id, name }) => [id, name])),
    divisions: new Map(divisions.docs.map(({ id, name }) => [id, name])),
    skills: new Map(skills.docs.map(({ id, name }) => [id, name])),
  };
}

const CELL_MAX_CHARS = 10_000;
/** Rows in one question, so that it stays below the limit of bodies. */
const ROWS_AT_ONCE = 50;
const PHOTOS_MAX = 500;

const fieldName = z.custom<RosterField>((key) => typeof key === 'string' && isRosterField(key));

const line = z.number().int().min(1).max(1_000_000);
const cells = z.partialRecord(fieldName, z.string().max(CELL_MAX_CHARS));

export const checkBody = z.object({
  rows: z.array(z.object({ line, cells })).max(ROWS_AT_ONCE),
});
export const rowBody = z.object({
  line,
  cells,
  /** The talent that gets these fields of the row, as the check has read it; without it the row is a new talent. */
  update: z
    .object({
      talent: z.number().int().positive(),
      updatedAt: z.string(),
      fields: z.array(fieldName).min(1),
    })
    .optional(),
});
export const photoQuery = z.object({
  roster: z.coerce.number().int().positive(),
  line: z.coerce.number().int().positive(),
  place: z.enum(PHOTO_FIELDS),
  number: z.coerce.number().int().min(1).max(PHOTOS_MAX),
});

type State = 'done' | 'updated' | 'exists' | 'refused';
/** `minor`: their name with what is missing, of a minor alone; `isDraft`: it left the site with this row. */
type Brought = { state: State; talent: number | null; minor?: string | undefined; isDraft?: boolean };

/** The code of a talent whose row has none. */
const markOf = (roster: number, line: number): string => `roster ${roster} ${line}`;

/** Makes a row's draft once, with the photos that came with it, or updates its talent; a known one may stay. */
export async function importRow(
  req: PayloadRequest,
  roster: number,
  { line, cells, update }: z.infer<typeof rowBody>,
): Promise<Brought> {
  const { payload } = req;
  const row = await rowOf(payload, roster, line);
  if (row.state !== 'waiting') {
    // its answer was lost on the way: it says the same once more
    const [state, talent] = [asState(row.state), row.talent && (await findById(req, 'talents', row.talent))];
    const isOurs = state === 'done' || state === 'updated';
    const isDraft = isOurs && row.fields.includes('status');
    return { state, talent: row.talent, ...(isOurs && talent && aboutMinor(req, talent, isDraft)) };
  }
  const taxonomy = await readTaxonomy(payload);
  const { data, problem } = readRow(cells, taxonomy);
  const note = async (
    state: Brought['state'],
    talent: number | null,
    report: { updatedAt?: string; fields?: string[] } = {},
  ): Promise<Brought> => {
    await payload.update({ collection: 'roster-rows', id: row.id, data: { state, talent, report } });
    return { state, talent };
  };
  if (problem) return note('refused', null);
  if (update) {
    const updated = await updateTalent(req, cells, { taxonomy, update });
    if (!updated) return note('exists', update.talent);
    const { saved, isDraft, ...report } = updated;
    return { ...(await note('updated', update.talent, report)), ...aboutMinor(req, saved, isDraft) };
  }
  const code = cells.external_id?.trim() || markOf(roster, line);
  const found = await talentWith(req, code);
  if (found) {
    const isOurs = await isMadeBy(req, row, found);
    return isOurs ? note('done', found.id, { updatedAt: found.updatedAt }) : note('exists', found.id);
  }
  const known = findTalent(cells, await talentsLike(req, [cells]));
  if (known?.isSure) return note('exists', known.talent.id);
  const place = (name: PhotoField) => photosAt(row.photos, name);
  const [cover = null] = [...place('cover'), ...place('book'), ...place('snap')];
  const made = await payload.create({
    collection: 'talents',
    data: {
      ...data,
      external_id: code,
      cover,
      book: place('book'),
      snap: place('snap'),
      compo: place('compo'),
    },
    depth: 0,
    req,
    // an editor's import: the code is the panel's own, which no API writes
    user: req.user,
  });
  return { ...(await note('done', made.id, { updatedAt: made.updatedAt })), ...aboutMinor(req, made) };
}

/** A minor's name, and whether they left the site; nothing about anybody else. */
function aboutMinor(req: PayloadRequest, talent: Talent, isDraft = false) {
  const [minor] = minorsAmong([talent], languageOf(req.i18n), localDay(Date.now()));
  return { ...(minor && { minor }), ...(isDraft && { isDraft }) };
}

const asState = (state: string): Brought['state'] =>
  state === 'done' || state === 'updated' || state === 'exists' ? state : 'refused';

/** Whether this row made the talent before a kill: it is older, no other row did, and nobody has saved since. */
async function isMadeBy(
  { payload }: PayloadRequest,
  row: KnownRow,
  { id, createdAt }: { id: number; createdAt: string },
): Promise<boolean> {
  if (createdAt < row.createdAt) return false;
  const versions = await payload.countVersions({
    collection: 'talents',
    where: { parent: { equals: id } },
  });
  if (versions.totalDocs > 1) return false;
  const { totalDocs } = await payload.count({
    collection: 'roster-rows',
    where: { and: [{ talent: { equals: id } }, { id: { not_equals: row.id } }] },
  });
  return totalDocs === 0;
}

async function talentWith({ payload }: PayloadRequest, code: string) {
  const { docs } = await payload.find({
    collection: 'talents',
    where: { external_id: { equals: code } },
    depth: 0,
    limit: 1,
    pagination: false,
    trash: true,
  });
  return docs[0] ?? null;
}
