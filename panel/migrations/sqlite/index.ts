import type { Migration } from '../../db/migrate-safely.ts';
import { up as up_20261121_044218_initial } from './20261121_044218_initial.ts';

export const migrations: Migration[] = [
  { name: '20261121_044218_initial', up: up_20261121_044218_initial },
];
