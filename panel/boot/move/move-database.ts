import { createHash } from 'node:crypto';
import { isRecord } from '@passarela/contract/is-record';
import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Source } from './source.ts';

const FETCHED_AT_ONCE = 2_000;
const fetched = z.array(z.object({ row: z.record(z.string(), z.unknown()) }));

type Options = {
  source: Source;
  target: Target;
  isDry: boolean;
  say: (line: string) => void;
  /** A step before the rows are committed. */
  before: () => Promise<void>;
};

/** Copies all rows into an empty PostgreSQL, or none: throws if a hash differs. Gives how many. */
export async function moveDatabase({ source, target, isDry, say, before }: Options): Promise<number> {
  await target.execute(sql`BEGIN`);
  try {
    const tables = await tablesOf(target);
    await refuseContent(target, tables);
    let moved = 0;
    for (const table of tables) {
      await refuseOtherColumns(source, table);
      const count = await moveTable(source, target, table);
      moved += count;
      if (count > 0) say(`${table.name}: ${count} rows, compared`);
    }
    await before();
    if (!isDry) for (const table of tables) await setSequences(source, target, table);
    await target.execute(isDry ? sql`ROLLBACK` : sql`COMMIT`);
    return moved;
  } catch (error) {
    await target.execute(sql`ROLLBACK`);
    throw error;
  }
}

async function refuseContent(target: Target, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await target.execute(sql`SELECT 1 FROM ${sql.identifier(name)} LIMIT 1`);
    if (rows.length > 0)
      throw new Error(`The PostgreSQL database has content already (${name}): nothing was moved`);
  }
}

async function refuseOtherColumns(source: Source, { name, columns }: Table): Promise<void> {
  const [from, to] = [await source.columnsOf(name), columns.map((column) => column.name)];
  const differing = from
    .filter((column) => !to.includes(column))
    .concat(to.filter((column) => !from.includes(column)));
  if (differing.length > 0) throw new Error(`${name} differs in ${differing.join(', ')}: nothing was moved`);
}

async function moveTable(source: Source, target: Target, table: Table): Promise<number> {
  const sent: string[] = [];
  const names = sql.join(
    table.columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const into = sql.identifier(table.name);
  for await (const batch of source.rowsOf(table.name)) {
    const rows = batch.map((row) => toPostgres(row, table.columns));
    sent.push(...rows.map((row) => hashOfRow(row, table.columns)));
    await target.execute(
      sql`INSERT INTO ${into} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${into}, ${JSON.stringify(rows)})`,
    );
  }
  const kept: string[] = [];
  for await (const row of storedRows(target, table)) kept.push(hashOfRow(row, table.columns));
  if (sent.sort().join() !== kept.sort().join()) {
    throw new Error(
      `${table.name} reads differently in PostgreSQL (${sent.length} and ${kept.length} rows): nothing was moved`,
    );
  }
  return kept.length;
}

async function* storedRows(target: Target, { name }: Table): AsyncGenerator<Row> {
  await target.execute(
    sql`DECLARE stored NO SCROLL CURSOR FOR SELECT row_to_json(one) AS row FROM ${sql.identifier(name)} AS one`,
  );
  for (;;) {
    const { rows } = await target.execute(sql.raw(`FETCH ${FETCHED_AT_ONCE} FROM stored`));
    if (rows.length === 0) break;
    for (const { row } of fetched.parse(rows)) yield row;
  }
  await target.execute(sql`CLOSE stored`);
}

/** The next row gets an id that no row ever had. */
async function setSequences(source: Source, target: Target, { name, columns }: Table): Promise<void> {
  for (const { name: column } of columns.filter(({ counts }) => counts)) {
    const sequence = sql`pg_get_serial_sequence(${`"${name}"`}, ${column})`;
    const last = await source.lastIdOf(name);
    await target.execute(
      sql`SELECT setval(${sequence}, greatest(max(${sql.identifier(column)}), ${last}::int)) FROM ${sql.identifier(name)}
        HAVING greatest(max(${sql.identifier(column)}), ${last}::int) > 0`,
    );
  }
}

export type Row = Record<string, unknown>;

/** A value of SQLite as PostgreSQL's column wants it in JSON; throws if it does not fit. */
function converted(value: unknown, { table, name, type }: Column): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' && value.includes('\0')) {
    throw new Error(`${table}.${name} holds a NUL character, which PostgreSQL cannot keep`);
  }
  if (type === 'boolean') return Boolean(value);
  if (type === 'jsonb') return JSON.parse(String(value));
  if (type.startsWith('timestamp')) return new Date(String(value)).toISOString();
  if (type === 'numeric' || type === 'integer') return Number(value);
  return String(value);
}

/** A row of SQLite, ready for `json_populate_recordset`. */
const toPostgres = (row: Row, columns: readonly Column[]): Row =>
  Object.fromEntries(columns.map((column) => [column.name, converted(row[column.name], column)]));

/** The same JSON for the same value: PostgreSQL keeps the names of an object in an order of its own. */
function stable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stable);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, stable(value[name])]),
  );
}

/** A hash of a row, the same whether it was made for PostgreSQL or read back from there as JSON. */
function hashOfRow(row: Row, columns: readonly Column[]): string {
  const values = columns.map(({ name, type }) => {
    const value = row[name] ?? null;
    return type.startsWith('timestamp') && value !== null
      ? new Date(String(value)).toISOString()
      : stable(value);
  });
  return createHash('sha256').update(JSON.stringify(values)).digest('base64');
}

type Target = MigrateUpArgs['db'];

const column = z.object({ table: z.string(), name: z.string(), type: z.string(), counts: z.boolean() });

/** A column as PostgreSQL has it; `counts`: a sequence gives its next value. */
type Column = z.infer<typeof column>;
type Table = { name: string; columns: Column[] };

// each database has its own history
const NOT_MOVED = 'payload_migrations';

/** Every table that is moved, those that others point to first. */
async function tablesOf(target: Target): Promise<Table[]> {
  const columns = await target.execute(sql`
    SELECT table_name AS table, column_name AS name, data_type AS type,
      coalesce(column_default LIKE 'nextval%', FALSE) AS counts
    FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY table_name, ordinal_position`);
  const links = await target.execute(sql`
    SELECT child.relname AS child, parent.relname AS parent FROM pg_constraint link
    JOIN pg_class child ON child.oid = link.conrelid JOIN pg_class parent ON parent.oid = link.confrelid
    WHERE link.contype = 'f' AND child.relnamespace = current_schema()::regnamespace AND child.oid <> parent.oid`);
  const byName = Map.groupBy(z.array(column).parse(columns.rows), ({ table }) => table);
  byName.delete(NOT_MOVED);
  const parents = Map.groupBy(
    z.array(z.object({ child: z.string(), parent: z.string() })).parse(links.rows),
    ({ child }) => child,
  );
  const ordered = new Set<string>();
  const visit = (name: string): void => {
    if (ordered.has(name)) return;
    for (const { parent } of parents.get(name) ?? []) visit(parent);
    ordered.add(name);
  };
  for (const name of byName.keys()) visit(name);
  return [...ordered].flatMap((name) => {
    const columns = byName.get(name);
    return columns ? [{ name, columns }] : [];
  });
}
