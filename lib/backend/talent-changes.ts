import 'server-only';
import { isRecord } from '@passarela/contract/is-record';
import { z } from 'zod';
import type { TalentRow } from '../domain/types.ts';
import type { AttributeNames } from './attribute-names.ts';
import { keepLastGood, readLastGood } from './last-good.ts';
import { parseTalents } from './parse-talents.ts';
import { parseAnswer } from './rows.ts';
import { source } from './talent-pages.ts';

/**
 * Talents that changed since the whole list was stored, as the service sent them; a missing one is no longer public.
 */
export const CHANGES_KEY = 'talents-changes';
/** Changed talents by id; null for one that is no longer public. */
type Changes = ReadonlyMap<number, TalentRow | null>;
const changes = z.object({ ids: z.array(z.number()), data: z.array(z.unknown()) });

const idOf = (row: unknown) => (isRecord(row) ? row.id : undefined);

/** The changes that an answer about these ids means. Throws BackendError. */
export function parseChanges(raw: unknown, names: AttributeNames): Changes {
  const { ids } = parseAnswer(changes, raw, source);
  const shown = parseTalents(raw, names);
  return new Map([...ids.map((id) => [id, null] as const), ...shown.map((row) => [row.id, row] as const)]);
}

/** Stores changes beside the last good list, which is too large to be rewritten for one talent. */
export async function keepChanges(raw: unknown) {
  const { ids, data } = parseAnswer(changes, raw, source);
  const before = changes.safeParse(await readLastGood(CHANGES_KEY)).data ?? { ids: [], data: [] };
  const older = before.data.filter((row) => !ids.some((id) => id === idOf(row)));
  await keepLastGood(CHANGES_KEY, {
    ids: [...new Set([...before.ids, ...ids])],
    data: [...older, ...data],
  });
}

/** The changes since the last good list was stored; none if nothing readable is there. */
export async function readChanges(names: AttributeNames): Promise<Changes> {
  const raw = await readLastGood(CHANGES_KEY);
  return raw === null ? new Map() : parseChanges(raw, names);
}
