import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { mustSucceed, run } from '../lib/children.ts';
import { installOptional } from '../lib/debian.ts';
import { inRoot } from '../lib/paths.ts';
import { startS3 } from '../lib/s3-server.ts';
import type { Result } from './report.ts';

/** Tests of the panel whose files may be in a bucket. */
const ON_S3 = [
  'files/',
  'contract/media/',
  ...['gallery', 'inbox', 'killed', 'media-files', 'photos', 'staff-saves', 'takedown', 'writing'].map(
    (name) => `tests/${name}.test.ts`,
  ),
];

const counts = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});

export async function types(): Promise<Result> {
  for (const cwd of [inRoot(), inRoot('panel')]) await mustSucceed('next typegen && tsc --noEmit', { cwd });
  return { passed: 2 };
}

/** Unit tests of all workspaces; `folder` takes vitest's report. */
export const unit = (folder: string): Promise<Result> => vitest(path.join(folder, 'unit.json'));

/** The tests of everything that keeps files, once more on an S3 store. Skipped, and told so, where Swift cannot be installed. */
export async function onS3(folder: string): Promise<Result> {
  const missing = await installOptional('Swift');
  if (missing !== 'found')
    return { passed: 0, skipped: 1, note: `${ON_S3.length} files of tests skipped: ${missing}` };
  const s3 = await startS3();
  try {
    return await vitest(path.join(folder, 's3.json'), {
      words: ['--root', 'panel', ...ON_S3],
      env: { PANEL_TEST_BUCKET: JSON.stringify(s3.settings) },
    });
  } finally {
    await s3.stop();
  }
}

type Chosen = { words?: readonly string[]; env?: Record<string, string> };

/** Runs vitest, and counts by its report, which is kept in `file`. */
export async function vitest(file: string, { words = [], env = {} }: Chosen = {}): Promise<Result> {
  const command = [
    'vitest',
    'run',
    ...words,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ] as const;
  const { code, output } = await run(command, { env });
  const report = counts.parse(JSON.parse(readFileSync(file, 'utf8')));
  const isBrokenElsewhere = code !== 0 && report.numFailedTests === 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (isBrokenElsewhere ? 1 : 0),
    note: report.numPendingTests > 0 ? `${report.numPendingTests} skipped` : undefined,
    output,
  };
}
