import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { hashOfRow, type Row, toPostgres } from './row.ts';
import type { Source } from './source.ts';
import { type Table, type Target, tablesOf } from './tables.ts';

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
