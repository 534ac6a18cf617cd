import path from 'node:path';
import { mustSucceed } from '../lib/children.ts';
import { inRoot } from '../lib/paths.ts';
import type { Result } from './report.ts';
import { vitest } from './vitest.ts';

/** Its four checkers each read all shared types: one needs three fifths of their processor time. */
const TSC = 'tsc --noEmit --checkers 1';

export async function types(): Promise<Result> {
  for (const cwd of [inRoot(), inRoot('panel')]) await mustSucceed(`next typegen && ${TSC}`, { cwd });
  await mustSucceed(`${TSC} -p lib/offline/worker`);
  return { passed: 3 };
}

/** Unit tests of all workspaces; `folder` takes vitest's report. */
export const unit = (folder: string): Promise<Result> => vitest(path.join(folder, 'unit.json'));

/** The panel's tests that kill it, fill its disk and restore its backups. */
export const drills = (folder: string): Promise<Result> =>
  vitest(path.join(folder, 'drills.json'), { filters: ['--root', 'panel'], env: { WHOLE: '1' } });
