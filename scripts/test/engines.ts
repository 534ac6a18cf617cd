import path from 'node:path';
import { mustSucceed, stop } from '../lib/children.ts';
import { startEngines } from '../lib/engines.ts';
import { startPanel } from '../lib/programs.ts';
import { contract } from './live.ts';
import type { Result } from './report.ts';
import { copyContent, settingsWithMail } from './stage.ts';
import { vitest } from './vitest.ts';

/** The panel's tests that touch database or files, on PostgreSQL and S3; `folder` takes vitest's report. */
export async function panelOnEngines(folder: string): Promise<Result> {
  const engines = await startEngines({ isHasty: true });
  const { DATABASE_URL, ...bucket } = engines.env;
  const env = { PANEL_TEST_DATABASE: DATABASE_URL, PANEL_TEST_BUCKET: JSON.stringify(bucket) };
  try {
    return await vitest(path.join(folder, 'engines.json'), { filters: ['--root', 'panel'], env });
  } finally {
    await engines.stop();
  }
}

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
