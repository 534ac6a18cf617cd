import type { PostgresMigration } from '../../db/migrate-postgres.ts';
import { up as up_20261128_120000_initial } from './20261128_120000_initial.ts';

export const migrations: PostgresMigration[] = [
  { name: '20261128_120000_initial', up: up_20261128_120000_initial },
];
