import path from 'node:path';
import { mustSucceed, stop } from '../lib/children.ts';
import { startEngines } from '../lib/engines.ts';
import { startPanel } from '../lib/programs.ts';
import { contract } from './live.ts';
import type { Result } from './report.ts';
import { copyContent, settingsWithMail } from './stage.ts';
import { vitest } from './vitest.ts';

/** Runs `work` with the variables that bring the panel's tests to a PostgreSQL and an S3 store, both empty. */
export async function withTestEngines<T>(work: (env: Record<string, string>) => Promise<T>): Promise<T> {
  const engines = await startEngines({ isHasty: true });
  const { DATABASE_URL, ...bucket } = engines.env;
  try {
    return await work({ PANEL_TEST_DATABASE: DATABASE_URL, PANEL_TEST_BUCKET: JSON.stringify(bucket) });
  } finally {
    await engines.stop();
  }
}

/** The panel's tests that touch database or files, on PostgreSQL and S3; `folder` takes vitest's report. */
export const panelOnEngines = (folder: string): Promise<Result> =>
  withTestEngines((env) => vitest(path.join(folder, 'engines.json'), { filters: ['--root', 'panel'], env }));

/** Moves the demo's content to a PostgreSQL and an S3 store, and asks the contract of a panel that runs on both. */
export async function contractOnEngines(folder: string): Promise<Result> {
  const engines = await startEngines({ isHasty: true });
  const { settings: before, mail } = await settingsWithMail(copyContent(path.join(folder, 'moved')));
  const settings = { ...before, ...engines.env };
  try {
    await mustSucceed('npm run --silent move -w panel', { env: settings });
    const panel = await startPanel(settings);
    try {
      return await contract({ settings });
    } finally {
      await stop(panel);
    }
  } finally {
    await Promise.all([engines.stop(), mail.stop()]);
  }
}
