import { sql } from 'drizzle-orm';
import { run } from '../platform/db/client.ts';
import { panel } from './panel.ts';

/** Runs a statement as a program beside the panel would. */
export const execute = async (statement: string) => run(await panel(), sql.raw(statement));
