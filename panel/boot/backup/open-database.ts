import { env } from '../../platform/settings/env.ts';
import type { Database } from './database.ts';
import { openPayload } from './open-payload.ts';

/** The database that the settings name, opened without migrating it. */
export async function openDatabase(): Promise<Database> {
  const { DATABASE_URL, PASSARELA_DATA } = env();
  if (!DATABASE_URL) {
    const { sqliteDatabase } = await import('./sqlite.ts');
    return sqliteDatabase(`${PASSARELA_DATA}/panel.sqlite`);
  }
  const { postgresDatabase } = await import('./postgres.ts');
  return postgresDatabase(DATABASE_URL, await openPayload());
}
