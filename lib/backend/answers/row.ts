import { isRecord } from '@passarela/contract/is-record';

type Row = Record<string, unknown>;
/** A field is read under the first of its names that gives something; without a needed one the row cannot stand. */
type Field = { names: readonly string[]; read: (value: unknown, row: Row) => unknown; isNeeded: boolean };
export type Fields = Readonly<Record<string, Field>>;

export type RowOf<Table extends Fields> = {
  [Name in keyof Table]: Table[Name]['isNeeded'] extends true
    ? NonNullable<ReturnType<Table[Name]['read']>>
    : ReturnType<Table[Name]['read']>;
};

/** A row as it was read, or the fields without which it cannot stand. */
type ReadRow<T> = { value: T } | { missing: string[] };

export const field = <T>(names: string | readonly string[], read: (value: unknown, row: Row) => T) =>
  ({ names: [names].flat(), read, isNeeded: false }) as const;

export const needed = <T>(names: string | readonly string[], read: (value: unknown, row: Row) => T | null) =>
  ({ names: [names].flat(), read, isNeeded: true }) as const;

function readField({ names, read }: Field, row: Row): unknown {
  let value: unknown = null;
  for (const name of names) {
    value = read(row[name], row);
    if (value !== null) return value;
  }
  return value;
}

/** Reads a row by its table; every field but the needed ones may be missing, of another type, or broken. */
export function readRow<Table extends Fields>(fields: Table, value: unknown): ReadRow<RowOf<Table>> {
  const row = isRecord(value) ? value : {};
  const missing: string[] = [];
  const read: Row = {};
  for (const [name, field] of Object.entries(fields)) {
    read[name] = readField(field, row);
    if (field.isNeeded && read[name] === null) missing.push(field.names[0] ?? name);
  }
  const isWhole = (all: Row): all is Row & RowOf<Table> => all === read && missing.length === 0;
  return isWhole(read) ? { value: read } : { missing };
}

type Optional = Fields & Record<string, { isNeeded: false }>;

export function readAny<Table extends Optional>(fields: Table, value: unknown): RowOf<Table> {
  const read = readRow(fields, value);
  if ('missing' in read) throw new TypeError(`needed: ${read.missing}`);
  return read.value;
}

export const readable = <Table extends Fields>(fields: Table, rows: readonly unknown[]): RowOf<Table>[] =>
  rows.flatMap((row) => {
    const read = readRow(fields, row);
    return 'value' in read ? [read.value] : [];
  });
