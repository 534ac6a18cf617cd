import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import type { Stage } from '../stage.ts';
import { type DrillResult, isWell, sendAll } from './drill.ts';

/** Another program holds the database for writing: nobody gets a receipt until it lets go, all do afterwards. */
export async function lockedDatabase(stage: Stage, { from, count, holdMs }: Options): Promise<DrillResult> {
  const problems: string[] = [];
  const database = new DatabaseSync(`${stage.data}/panel.sqlite`, { timeout: 10_000 });
  database.exec('BEGIN EXCLUSIVE');
  let isLocked = true;
  const onConfirmed = () => {
    if (isLocked) problems.push('somebody got a receipt while the database was locked');
  };
  const sending = sendAll(stage.siteUrl, from, count, { onConfirmed });
  await delay(holdMs);
  if (!(await isWell(stage.siteUrl))) problems.push('the site hung while the database was locked');
  isLocked = false;
  database.exec('ROLLBACK');
  database.close();
  return { confirmed: await sending, problems };
}
type Options = { from: number; count: number; holdMs: number };
