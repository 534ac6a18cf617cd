import { resolve } from 'node:path';
import type { DatabaseAdapterObj } from 'payload';
import type { Env } from '../settings/env.ts';
import type { PostgresMigration } from './migrate-postgres.ts';
import type { Migration } from './migrate-safely.ts';
import { postgres } from './postgres.ts';
import { sqlite } from './sqlite.ts';

type Migrations = { sqlite: readonly Migration[]; postgres: readonly PostgresMigration[] };

/** The database that the settings name: PostgreSQL at DATABASE_URL, else SQLite in the data folder. */
export function database(
  { DATABASE_URL, PASSARELA_DATA }: Pick<Env, 'DATABASE_URL' | 'PASSARELA_DATA'>,
  panelFolder: string,
  migrations: Migrations,
): DatabaseAdapterObj {
  const folder = resolve(panelFolder, 'platform/migrations');
  return DATABASE_URL
    ? postgres(DATABASE_URL, `${folder}/postgres`, migrations.postgres)
    : sqlite(PASSARELA_DATA, `${folder}/sqlite`, migrations.sqlite);
}
