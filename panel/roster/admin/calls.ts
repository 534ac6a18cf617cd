import { z } from 'zod/mini';
import { call } from '../../parts/act/call.ts';
import { isRosterField, type Placed, type RosterField } from '../columns.ts';
import type { Work } from '../run-import.ts';

const ROWS_AT_ONCE = 50;
const labels = z.object({ pt: z.string(), en: z.string() });
const field = z.custom<RosterField>((name) => typeof name === 'string' && isRosterField(name));
const checked = z.object({
  rows: z.array(
    z.object({
      line: z.number(),
      state: z.enum(['new', 'exists', 'changed', 'unsure', 'refused', 'trashed']),
      name: z.string(),
      notes: z.array(labels),
      minor: z.nullable(z.string()),
      isLost: z.boolean(),
      talent: z.nullable(
        z.object({ id: z.number(), name: z.string(), updatedAt: z.string(), isOnSite: z.boolean() }),
      ),
      changes: z.array(z.object({ field, before: z.string(), after: z.string() })),
    }),
  ),
});
export type Checked = z.infer<typeof checked>['rows'];
const begun = z.object({ id: z.number() });
const known = z.object({ state: z.string(), lines: z.array(z.object({ line: z.number() })) });
const person = { id: z.number(), name: z.string() };
const undone = z.object({
  left: z.number(),
  trashed: z.array(z.object(person)),
  kept: z.array(z.object({ ...person, why: z.enum(['changed', 'public', 'used']) })),
});
export type Undone = Omit<z.infer<typeof undone>, 'left'>;

export const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`/cms-api/${path}`, init);

/** The answer of a call; throws without one of this shape. */
async function post<Data>(path: string, body: object, shape: z.ZodMiniType<Data>): Promise<Data> {
  const { data, message } = await call(`/cms-api/${path}`, { body, shape });
  if (data === null) throw new Error(`${path}: ${message}`);
  return data;
}

const PLACED = 'roster-columns';
const placed = z.record(z.string(), z.string());
type Preferences = {
  getPreference: (key: string) => Promise<unknown>;
  setPreference: (key: string, value: Record<string, string>) => Promise<void>;
};

/** The meanings that this person gave to headings. */
export async function readPlaced({ getPreference }: Preferences): Promise<Placed> {
  const found = placed.safeParse(await getPreference(PLACED).catch(() => null));
  return new Map(found.success ? Object.entries(found.data) : []);
}
export const keepPlaced = ({ setPreference }: Preferences, columns: Placed): Promise<void> =>
  setPreference(PLACED, Object.fromEntries(columns));

/** Checks the rows without writing. `onRow` gets the number of checked ones. */
export async function checkRows(works: readonly Work[], onRow: (through: number) => void): Promise<Checked> {
  const all: Checked = [];
  for (let at = 0; at < works.length; at += ROWS_AT_ONCE) {
    const rows = works.slice(at, at + ROWS_AT_ONCE).map(({ line, cells }) => ({ line, cells }));
    all.push(...(await post('roster/check', { rows }, checked)).rows);
    onRow(all.length);
  }
  return all;
}

export const begin = async (): Promise<number> => (await post('roster', {}, begun)).id;
export const finish = (roster: number) => post(`roster/${roster}/finish`, {}, z.looseObject({}));
export const undoSome = (roster: number) => post(`roster/${roster}/undo`, {}, undone);

/** The lines of an import that are done; null if it is over, or was never there. */
export async function openLines(roster: number): Promise<Set<number> | null> {
  const answer = await ask(`roster/${roster}`);
  if (!answer.ok) return null;
  const { state, lines } = known.parse(await answer.json());
  return state === 'open' ? new Set(lines.map(({ line }) => line)) : null;
}

const KEY = 'roster-import';
/** This device remembers which import of these files is under way. */
export const rememberImport = (files: string, roster: number): void =>
  localStorage.setItem(KEY, JSON.stringify({ files, roster }));
export function rememberedImport(files: string): number | null {
  const parsed = z
    .object({ files: z.string(), roster: z.number() })
    .safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  return parsed.success && parsed.data.files === files ? parsed.data.roster : null;
}
export const forgetImport = (): void => localStorage.removeItem(KEY);
