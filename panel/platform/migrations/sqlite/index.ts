import type { Migration } from '../../db/migrate-safely.ts';
import { up as up_20261128_120000_initial } from './20261128_120000_initial.ts';

export const migrations: Migration[] = [
  { name: '20261128_120000_initial', up: up_20261128_120000_initial },
];
