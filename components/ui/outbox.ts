import { isRecord } from '@passarela/contract/is-record';
import { parseStored } from './storage';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * For so long a thing of each kind is sent by itself. Past it its person is told, and keeps its texts; a new kind is a
 * line here. A service knows a quote that was tried again for 24 hours (docs/decisions/forms.md).
 */
const LIVES_MS = { answer: 30 * DAY_MS, quote: 7 * DAY_MS, triedQuote: 23 * HOUR_MS } as const;
type Kind = keyof typeof LIVES_MS;

/** A form that waits on this device: the moment it was made (ms; 0 if nobody knows), and its fields. */
export type Waiting = { at: number; fields: Record<string, string> };

export const lifeDays = (kind: Kind): number => LIVES_MS[kind] / DAY_MS;

/** Whether it has waited too long to be sent without its person. */
export const isLate = (kind: Kind, { at }: Pick<Waiting, 'at'>, now = Date.now()): boolean =>
  at > 0 && now - at >= LIVES_MS[kind];

/** Whole seconds that it has waited. */
export const waitedSeconds = ({ at }: Waiting): number =>
  at > 0 ? Math.max(0, Math.floor((Date.now() - at) / 1_000)) : 0;

type Stored = {
  read: (name: string) => string | null;
  store: (name: string, text: string | null) => boolean;
};

/**
 * The forms that wait in this browser under a name, in the order in which they were made, whichever page made them.
 * Each change is of what is stored by then, and tells whether it is stored. Others than forms are dropped; `restOf`
 * reads a kind's own parts.
 */
export const createOutbox = <Rest extends object>(
  { read, store }: Stored,
  restOf: (stored: Record<string, unknown>) => Rest,
) => {
  type One = Waiting & Rest;
  const formOf = (stored: unknown): One[] => {
    if (!isRecord(stored) || !isRecord(stored.fields)) return [];
    const fields = Object.entries(stored.fields).map(([name, value]) => [name, String(value)]);
    const at = typeof stored.at === 'number' ? stored.at : 0;
    return [{ at, ...restOf(stored), fields: Object.fromEntries(fields) }];
  };
  const all = (name: string): One[] => {
    const list = parseStored(read(name));
    return Array.isArray(list) ? list.flatMap(formOf) : [];
  };
  const change = (name: string, to: (list: readonly One[]) => readonly One[]): boolean => {
    const list = to(all(name));
    return store(name, list.length > 0 ? JSON.stringify(list) : null);
  };
  return { all, change };
};
