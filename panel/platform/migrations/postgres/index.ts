import type { PostgresMigration } from '../../db/migrate-postgres.ts';
import { up as up_20261128_120000_initial } from './20261128_120000_initial.ts';
import { up as up_20261128_131941_reserved_whatsapp } from './20261128_131941_reserved_whatsapp.ts';

export const migrations: PostgresMigration[] = [
  { name: '20261128_120000_initial', up: up_20261128_120000_initial },
  { name: '20261128_131941_reserved_whatsapp', up: up_20261128_131941_reserved_whatsapp },
];
