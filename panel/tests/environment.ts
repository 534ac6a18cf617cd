import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECRETS } from './secrets.ts';

const LEFT_FROM_SHELL = ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'TRUST_PROXY', 'PANEL_ORIGIN', 'PANEL_PORT'];

if (process.env.PANEL_TESTS !== 'ready') {
  const folder = mkdtempSync(join(tmpdir(), 'panel-tests-'));
  for (const name of LEFT_FROM_SHELL) delete process.env[name];
  Object.assign(process.env, {
    PANEL_TESTS: 'ready',
    PASSARELA_DATA: folder,
    ...SECRETS,
    SITE_URL: 'http://127.0.0.1:9',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'correct-horse-battery',
  });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
