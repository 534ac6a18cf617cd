import { isRecord } from '@passarela/contract/is-record';
import { text } from '@passarela/contract/text';
import {
  executeAccess,
  type FlattenedField,
  NotFound,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';
import { z } from 'zod';
import { findAsPerson } from '../../platform/db/find.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { bodyOf, post } from '../../platform/http/post.ts';
import { isCollection, requireAnybody } from '../access/require.ts';
import { mayWrite } from '../access/writable.ts';
import { byGroups, firstOf, TYPED_FROM, valueAt } from './paths.ts';
import { notYours } from './refuse-other-fields.ts';
import { isSameValue } from './same-value.ts';
import { saveEach, titleOf } from './save-each.ts';

const WAYS = ['add', 'remove', 'replace'] as const;
export type Way = (typeof WAYS)[number];
const way = z.enum(WAYS);

/** A value of a list, whatever loaded it: a link by its id, a row by its values (its own id is new in each entry). */
function keyOf(value: unknown): string {
  if (!isRecord(value)) return String(value);
  if ('updatedAt' in value) return String(value.id);
  const parts = Object.entries(value).filter(([name, part]) => name !== 'id' && part !== null && part !== '');
  return JSON.stringify(parts.toSorted(([one], [other]) => one.localeCompare(other)));
}

/** Null, one value or several as a list. Payload's forms send a list without rows as 0. */
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value ? [value] : []);

const without = (list: readonly unknown[], others: readonly unknown[]): unknown[] => {
  const keys = new Set(others.map(keyOf));
  return list.filter((value) => !keys.has(keyOf(value)));
};

/** An entry's list after `values` were added (in order, at its end), removed, or replaced it. */
export function listAfter(stored: unknown, values: unknown, how: Way): unknown[] {
  const [before, chosen] = [listOf(stored), listOf(values)];
  if (how === 'replace') return chosen;
  return how === 'remove' ? without(before, chosen) : [...before, ...without(chosen, before)];
}

/** Whether nothing of the stored list is missing in the other. */
export const isWhole = (stored: unknown, after: unknown): boolean =>
  without(listOf(stored), listOf(after)).length === 0;

const IDS_MAX = 1000;

const asked = z.object({
  ids: z.array(z.int().positive()).min(1).max(IDS_MAX),
  count: z.int(),
  typed: z.string().optional(),
  fields: z.record(z.string(), z.unknown()),
  /** The changes of lists; without one the value of `fields` replaces the list. */
  ways: z.record(z.string(), way).default({}),
  isPreview: z.boolean().default(false),
});
type Requested = z.infer<typeof asked>;
type Entry = Record<string, unknown>;

const NOT_UNDERSTOOD = text('Diga o que mudar, e em quais.', 'Say what to change, and in which.');
const wrongNumber = (count: number) =>
  text(`Nada mudou: confirme o número ${count}.`, `Nothing has changed: confirm the number ${count}.`);
const notEmptied = (name: string) =>
  text(
    `De uma vez não se tira nada de “${name}”. Abra cada uma.`,
    `Nothing is taken out of “${name}” at once. Open each one.`,
  );

const isList = (field: FlattenedField | undefined): boolean =>
  field?.type === 'array' ||
  ((field?.type === 'upload' || field?.type === 'relationship') && field.relationTo !== 'users');

/** An entry's values of the named fields, by their paths, after the change. */
const valuesAfter = (stored: Entry, { fields, ways }: Requested): Entry =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const how: Way = ways[name] ?? 'replace';
      return [name, how === 'replace' ? value : listAfter(valueAt(stored, name), value, how)];
    }),
  );

/** Bookers take nothing out of a list, and no picture from its place, of many at once. */
function refuseTakingOut(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  stored: Entry,
  after: Entry,
): void {
  if (req.user?.role !== 'booker') return;
  for (const [name, value] of Object.entries(after)) {
    if (!isList(fields.find((one) => one.name === name)) || isWhole(stored[name], value)) continue;
    throw refusalFor(req, notEmptied(name), 403);
  }
}

/** Whether a path names a field, or one of a group: into a link (`cover.id`) it would be another way to write it. */
function isOfFields(fields: readonly FlattenedField[], [name, inner, ...deeper]: readonly string[]): boolean {
  const field = fields.find((one) => one.name === name);
  if (!field || inner === undefined) return field !== undefined;
  return field.type === 'group' && deeper.length === 0 && isOfFields(field.flattenedFields, [inner]);
}

async function readAsked(
  req: PayloadRequest,
  { slug, flattenedFields }: SanitizedCollectionConfig,
): Promise<Requested> {
  const body = await bodyOf(req, asked, NOT_UNDERSTOOD);
  const { ids, count, typed, fields, isPreview } = body;
  const number = new Set(ids).size;
  const isConfirmed = isPreview || number < TYPED_FROM || typed === String(number);
  if (number !== ids.length || count !== number || !isConfirmed)
    throw refusalFor(req, wrongNumber(number), 409);
  for (const name of Object.keys(fields)) {
    const isOpen = req.user && mayWrite(req.user.role, slug, 'update', firstOf(name));
    if (!isOpen) throw refusalFor(req, notYours(name), 403);
    if (!isOfFields(flattenedFields, name.split('.'))) throw refusalFor(req, NOT_UNDERSTOOD, 400);
  }
  return body;
}

type Planned = { id: number; stored: Entry; after: Entry };

/** For each field the number of entries that a change leaves as they are, and of the others; and who changes at all. */
function previewOf(fields: readonly FlattenedField[], plan: readonly Planned[], names: readonly string[]) {
  const changing = new Set<number>();
  const preview = names.map((name) => {
    const field = fields.find((one) => one.name === name);
    const others = plan.filter(
      ({ stored, after }) => !isSameValue(field, valueAt(stored, name), after[name]),
    );
    for (const { id } of others) changing.add(id);
    return { name, changed: others.length, same: plan.length - others.length };
  });
  return { preview, ids: [...changing] };
}

/** A sentence about what a change of these entries does elsewhere; empty for nothing. */
export type NoticeOf = (req: PayloadRequest, change: Pick<Requested, 'ids' | 'fields'>) => Promise<string>;

/**
 * POST /cms-api/{slug}/update-selected, in place of Payload's PATCH ?where: changes named fields of named entries,
 * with their number, typed by hand from 50 on. `ways` adds to lists, removes, or replaces. Each entry is saved by
 * itself, with its history and a line in the audit log. Returns the number of changed ones, and id, title and reason
 * of the others. With `isPreview` each field's number of changes, the ids of those that would change, with those that
 * are not found, and a sentence about what this does elsewhere.
 */
export const updateSelected = (slug: string, noticeOf?: NoticeOf) =>
  post('/update-selected', async (req) => {
    if (!isCollection(slug, req)) throw new NotFound(req.t);
    requireAnybody(req);
    const { config } = req.payload.collections[slug];
    await executeAccess({ req, data: {} }, config.access.update);
    const body = await readAsked(req, config);
    const entries = new Map<number, Entry>(
      (await findAsPerson(req, slug, { id: { in: body.ids } })).map((entry) => [
        Number(entry.id),
        { ...entry },
      ]),
    );
    const plan = body.ids.map((id) => {
      const stored = entries.get(id) ?? {};
      return { id, stored, after: valuesAfter(stored, body) };
    });
    for (const { stored, after } of plan) refuseTakingOut(req, config.flattenedFields, stored, after);
    if (body.isPreview) {
      const known = plan.filter(({ id }) => entries.has(id));
      const { preview, ids } = previewOf(config.flattenedFields, known, Object.keys(body.fields));
      const notice = (await noticeOf?.(req, { ids, fields: body.fields })) ?? '';
      // whoever is gone meanwhile is named by the save
      const gone = body.ids.filter((id) => !entries.has(id));
      return Response.json({ preview, ids: [...ids, ...gone], notice });
    }
    const afterOf = new Map(plan.map(({ id, after }) => [id, after]));
    return saveEach(req, body.ids, {
      titleOf: (id) => titleOf(entries.get(id), config.admin.useAsTitle),
      save: (id, own) => {
        const save = {
          collection: slug,
          id,
          data: byGroups({ ...afterOf.get(id) }),
          depth: 0,
          overrideLock: false,
        };
        return req.payload.update({ ...save, overrideAccess: false, user: req.user, req: own });
      },
    });
  });
