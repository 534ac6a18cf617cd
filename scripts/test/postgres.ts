import path from 'node:path';
import { mustSucceed, stop } from '../lib/children.ts';
import { startPostgres } from '../lib/postgres.ts';
import { startPanel } from '../lib/programs.ts';
import { contract, type Place } from './live.ts';
import type { Result } from './report.ts';
import { vitest } from './static.ts';

/** The panel's tests that touch the database, on a PostgreSQL of their own; `folder` takes vitest's report. */
export async function panelOnPostgres(folder: string): Promise<Result> {
  const postgres = await startPostgres();
  try {
    const PANEL_TEST_DATABASE = await postgres.create('panel_tests');
    return await vitest(path.join(folder, 'postgres.json'), {
      words: ['--root', 'panel'],
      env: { PANEL_TEST_DATABASE },
    });
  } finally {
    await postgres.stop();
  }
}

/** Moves the stage's content to a PostgreSQL, and asks the contract of a panel that runs on it. Stop the stage's panel first. */
export async function contractOnPostgres(place: Place): Promise<Result> {
  const postgres = await startPostgres();
  try {
    const settings = { ...place.settings, DATABASE_URL: await postgres.create('contract') };
    await mustSucceed('npm run --silent move -w panel', { env: settings });
    const panel = await startPanel(settings);
    try {
      return await contract({ ...place, settings });
    } finally {
      await stop(panel);
    }
  } finally {
    await postgres.stop();
  }
}
