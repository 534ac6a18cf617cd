import { DatabaseSync } from 'node:sqlite';
import type { Stage } from '../stage.ts';
import { type DrillResult, sendWhileBlocked } from './drill.ts';

/** Another program locks the database: nobody gets a receipt until it unlocks, everybody does afterwards. */
export async function lockedDatabase(stage: Stage, options: Options): Promise<DrillResult> {
  const database = new DatabaseSync(`${stage.data}/panel.sqlite`, { timeout: 10_000 });
  database.exec('BEGIN EXCLUSIVE');
  const block = { ...options, siteUrl: stage.siteUrl, what: 'the database was locked' };
  return sendWhileBlocked(block, () => {
    database.exec('ROLLBACK');
    database.close();
  });
}
type Options = { from: number; count: number; holdMs: number };
