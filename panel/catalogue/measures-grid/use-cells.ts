import type { Language } from '@passarela/contract';
import { MEASURE_NAMES, type MeasureName } from '@passarela/contract/measures';
import { localMeasure, readMeasure } from '@passarela/contract/read-measure';
import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { call } from '../../parts/act/call.ts';
import { notMeasure } from '../../platform/reference/measure-messages.ts';

const isForMen = (name: MeasureName) => name === 'chest';
/** The columns: agencies' sheets write bust, waist and hips side by side, so that they are pasted at once. */
export const GRID = [...MEASURE_NAMES.filter((name) => !isForMen(name)), ...MEASURE_NAMES.filter(isForMen)];

/** A pasted value's target: lines below and columns to the right of the focused cell. */
type Pasted = { down: number; right: number; value: string };

/** Cells copied from a spreadsheet (lines, tabs); null for a single value, which the browser pastes itself. */
export function readPasted(text: string): Pasted[] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (lines.length === 1 && !text.includes('\t')) return null;
  return lines.flatMap((line, down) =>
    line.split('\t').map((value, right) => ({ down, right, value: value.trim() })),
  );
}

type Changed = Partial<Record<MeasureName, string>>;
type Unsaved = { updatedAt: string; changed: Changed };

/** By talent: unsaved input during a look at another list or page of the panel. */
const kept = new Map<number, Unsaved>();
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Earlier input for a talent, unless somebody has saved the talent since. */
function unsavedFor(id: number, updatedAt: string): Changed | undefined {
  const found = kept.get(id);
  return found?.updatedAt === updatedAt ? found.changed : undefined;
}

/** Stores a talent's input; undefined drops it. While there is any the browser asks before leaving the panel. */
function keepFor(id: number, updatedAt: string, changed: Changed | undefined): void {
  if (changed) kept.set(id, { updatedAt, changed });
  else kept.delete(id);
  if (kept.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

const saved = z.object({ doc: z.object({ updatedAt: z.string() }) });

type Saved = { updatedAt: string } | { problem: string | undefined };

/** Stores the changed measures of one talent, unless somebody has saved the talent since `updatedAt`. */
async function saveRow(id: number, updatedAt: string, changed: Record<string, string>): Promise<Saved> {
  const { data, message } = await call(`/cms-api/talents/${id}?depth=0`, {
    method: 'PATCH',
    body: { ...changed, updatedAt },
    shape: saved,
  });
  return data ? { updatedAt: data.doc.updatedAt } : { problem: message || undefined };
}

export type MeasuresRow = {
  id: number;
  name: string;
  updatedAt: string;
  values: Partial<Record<MeasureName, string | null>>;
};
type Changes = Record<number, Changed>;

const keptOf = (rows: MeasuresRow[]): Changes =>
  Object.fromEntries(
    rows.flatMap(({ id, updatedAt }) => {
      const changed = unsavedFor(id, updatedAt);
      return changed ? [[id, changed]] : [];
    }),
  );

/** The first word or date among changed values. */
const wrongIn = (changed: Changed): MeasureName | undefined =>
  GRID.find((name) => !readMeasure(name, changed[name] ?? '').isMeasure);

/** The grid's unsaved input and its save: row by row, so that one refusal stops no other. */
export function useCells(given: MeasuresRow[], failed: string, language: Language) {
  const [rows, setRows] = useState(given);
  const [changes, setChanges] = useState<Changes>(() => keptOf(given));
  const [refused, setRefused] = useState<Record<number, string>>({});
  const [isSaving, setIsSaving] = useState(false);
  /** The cell in which somebody types: half a measure is not refused. */
  const [typed, setTyped] = useState<{ id: number; measure: MeasureName } | null>(null);
  /** The cells with a value over which an empty one was pasted. */
  const [spared, setSpared] = useState<{ row: MeasuresRow; measure: MeasureName }[]>([]);
  const changed = Object.keys(changes).length;

  useEffect(() => {
    for (const { id, updatedAt } of rows) keepFor(id, updatedAt, changes[id]);
  }, [rows, changes]);

  const shownIn = (row: MeasuresRow, measure: MeasureName) => {
    const value = changes[row.id]?.[measure] ?? row.values[measure] ?? '';
    const isTyped = typed?.id === row.id && typed.measure === measure;
    return isTyped ? value : localMeasure(measure, value, language);
  };
  const set = (row: MeasuresRow, measure: MeasureName, value: string) =>
    setChanges((all) => {
      const { [measure]: _, ...rest } = all[row.id] ?? {};
      const isBack = value === (row.values[measure] ?? '');
      const next = isBack ? rest : { ...rest, [measure]: value };
      const { [row.id]: __, ...others } = all;
      return Object.keys(next).length === 0 ? others : { ...others, [row.id]: next };
    });
  const type = (row: MeasuresRow, measure: MeasureName, value: string) => {
    setTyped({ id: row.id, measure });
    set(row, measure, value);
  };
  const read = (row: MeasuresRow, measure: MeasureName) => {
    setTyped(null);
    set(row, measure, readMeasure(measure, shownIn(row, measure)).value);
  };

  /** The reason why a row cannot be saved: a word in place of a measure, or the panel's own. */
  const problemOf = ({ id }: MeasuresRow): string | undefined => {
    const mine = changes[id] ?? {};
    const wrong = wrongIn(typed?.id === id ? { ...mine, [typed.measure]: '' } : mine);
    return wrong ? `${mine[wrong]}: ${notMeasure(wrong)[language]}` : refused[id];
  };

  /** Whether it took the paste: one value alone is left to the browser. An empty cell erases nothing until asked. */
  const paste = (line: number, column: number, text: string): boolean => {
    const cells = readPasted(text);
    const full: { row: MeasuresRow; measure: MeasureName }[] = [];
    for (const { down, right, value } of cells ?? []) {
      const [row, measure] = [rows[line + down], GRID[column + right]];
      if (!row || !measure) continue;
      if (value !== '') set(row, measure, readMeasure(measure, value).value);
      else if (shownIn(row, measure) !== '') full.push({ row, measure });
    }
    if (cells) setSpared(full);
    return cells !== null;
  };
  const eraseSpared = () => {
    for (const { row, measure } of spared) set(row, measure, '');
    setSpared([]);
  };

  const save = async () => {
    setIsSaving(true);
    setSpared([]);
    for (const row of rows) {
      const mine = changes[row.id];
      if (!mine || wrongIn(mine)) continue;
      const stored = await saveRow(row.id, row.updatedAt, mine);
      if ('problem' in stored) {
        setRefused((all) => ({ ...all, [row.id]: stored.problem ?? failed }));
        continue;
      }
      const values = { ...row.values, ...mine };
      setRows((all) => all.map((one) => (one.id === row.id ? { ...one, ...stored, values } : one)));
      setChanges(({ [row.id]: _, ...rest }) => rest);
      setRefused(({ [row.id]: _, ...rest }) => rest);
    }
    setIsSaving(false);
  };

  return { rows, changed, problemOf, isSaving, shownIn, type, read, paste, spared, eraseSpared, save };
}
