import type { PostgresMigration } from '../../db/migrate-postgres.ts';
import { up as up_20261122_101649_initial } from './20261122_101649_initial.ts';

export const migrations: PostgresMigration[] = [
  { name: '20261122_101649_initial', up: up_20261122_101649_initial },
];
