import type { DatabaseAdapterObj } from 'payload';
import { env } from '../env.ts';
import { sqlite } from './sqlite.ts';

/** The one place that chooses the database. */
export const database = (migrationsFolder: string): DatabaseAdapterObj =>
  sqlite(env().PASSARELA_DATA, `${migrationsFolder}/sqlite`);
