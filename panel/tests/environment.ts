import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LEFT_FROM_SHELL = ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'TRUST_PROXY', 'PANEL_ORIGIN', 'PANEL_PORT'];

if (process.env.PANEL_TESTS !== 'ready') {
  const folder = mkdtempSync(join(tmpdir(), 'panel-tests-'));
  for (const name of LEFT_FROM_SHELL) delete process.env[name];
  Object.assign(process.env, {
    PANEL_TESTS: 'ready',
    PASSARELA_DATA: folder,
    PAYLOAD_SECRET: 'secret-of-the-tests-only',
    REVALIDATE_SECRET: 'revalidate-of-the-tests',
    SITE_URL: 'http://127.0.0.1:9',
    INTEGRATION_SALT: 'integration-salt',
    INTEGRATION_API_KEY: 'integration-key',
    PANEL_SALT: 'panel-salt',
    PANEL_API_TOKEN: 'panel-token',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'correct-horse-battery',
  });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
