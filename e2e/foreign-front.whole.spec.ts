import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { mixture } from './foreign/habits';
import { sendForms } from './support/foreign-forms';
import { startForeignFront } from './support/foreign-site';
import { walk } from './support/foreign-walk';

// Services of another make, without idempotency keys, and the site as docs/operations.md runs it: copies behind nginx.
test.describe.configure({ timeout: 240_000 });
test.skip(spawnSync('nginx', ['-v']).error !== undefined, 'nginx is not installed');

test('two copies behind nginx: every screen, talent and form in both languages, in the second with one copy', async ({
  baseURL: _,
}, info) => {
  const folder = info.outputPath('cluster');
  mkdirSync(folder, { recursive: true });
  const site = await startForeignFront(mixture(7), folder);
  try {
    expect.soft(await walk(site, 'pt', 3)).toEqual([]);
    expect.soft(await sendForms(site, 'pt')).toEqual([]);
    await site.stopCopy();
    expect.soft(await walk(site, 'en', 3)).toEqual([]);
    expect.soft(await sendForms(site, 'en')).toEqual([]);
  } finally {
    await site.stop();
  }
});
