import { z } from 'zod';
import { KINDS } from '../../platform/reference/kinds.ts';

/** Runs a query that both databases know, without parameters. */
export type Ask = (query: string) => Promise<unknown[]>;

/** The content of a database's copy. */
export type Content = { migrations: string[]; rows: Record<string, number> };

/** A database as backups see it, whether this program's tables are in it or not. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** For people: which file or server, without a password. */
  readonly name: string;
  ask: Ask;
  /** Its tables; none for a new one. Throws if it cannot be read. */
  tables(): Promise<string[]>;
  /** Writes everything of one moment into a new file, while panels may run. */
  save(file: string): Promise<Content>;
  isInUse(): Promise<boolean>;
  /** Puts a saved file in the place of all that is there, or throws and changes nothing. */
  replace(file: string): Promise<void>;
}

export async function contentOf(ask: Ask, tables: readonly string[]): Promise<Content> {
  const rows: Content['rows'] = {};
  for (const table of tables) {
    const [counted] = await ask(`SELECT count(*) AS count FROM "${table}"`);
    rows[table] = z.object({ count: z.coerce.number() }).parse(counted).count;
  }
  const migrations = await ask('SELECT name FROM payload_migrations ORDER BY id');
  return { rows, migrations: namesIn(migrations) };
}

export const namesIn = (rows: unknown[]): string[] =>
  z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name);

const deletion = z.object({
  reference: z.string(),
  kind: z.enum(KINDS),
  reason: z.enum(['age', 'minor', 'asked', 'staff']),
});

export type Removed = { deletions: z.infer<typeof deletion>[]; takedowns: string[] };

/** The entries deleted after a moment, and takedowns by hand, in words. */
export async function removedSince(ask: Ask, moment: string): Promise<Removed> {
  const deleted = await ask(`SELECT reference, kind, reason FROM deletions WHERE created_at >= '${moment}'`);
  const taken = await ask(
    `SELECT subject, subject_id AS id FROM takedowns WHERE created_at >= '${moment}' AND cause = 'pressed'`,
  );
  return {
    deletions: z.array(deletion).parse(deleted),
    takedowns: z
      .array(z.object({ subject: z.string(), id: z.coerce.number() }))
      .parse(taken)
      .map(({ subject, id }) => `${subject} ${id}`),
  };
}
